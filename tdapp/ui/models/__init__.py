"""What lists and tables show: Qt models over frozen views, and the reading of what people type into them."""
