"""Commands, the session and its log, the ports to the outside, and the views that windows show."""
