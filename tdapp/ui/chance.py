"""Seeds for draws, from the system's secure source."""

import secrets

from tdapp.domain.draw import Seed, seed_of


def fresh_seed() -> Seed:
    """128 bits that nobody can foresee."""
    return seed_of(secrets.token_bytes(16))
