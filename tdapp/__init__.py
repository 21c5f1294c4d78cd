"""tdapp: a tournament director and a dealer's assistant for real cards and chips."""
