"""The windows. The only user of Qt."""
