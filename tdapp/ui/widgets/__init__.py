"""Dumb, reusable parts: they show what they are given and say what was wanted."""
