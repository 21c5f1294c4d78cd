"""Text in and out at the edge. Whatever cannot be read is an `InputError` that names the place."""
