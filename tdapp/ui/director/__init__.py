"""The director's window and its pages."""
