"""Money: pool, prizes, bounties and deals. Takes numbers, knows no tables."""
