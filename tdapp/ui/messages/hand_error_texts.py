"""Texts for the codes of cards, the hand and hand histories."""

TEXTS: dict[str, str] = {}
