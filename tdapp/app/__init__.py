"""Where the parts are put together: start, wiring, crash, resources."""
