"""The projected page's window: takes a view, sends nothing."""
