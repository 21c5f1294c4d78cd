"""Pure: no Qt, no I/O, no clock, no randomness of its own, no text for people."""
