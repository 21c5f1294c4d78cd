"""What is in the file is what is on the screen, after any evening and at any moment of it."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.evening_child import step
from support.stores import SetTime, crashed, created

from tdapp.app.opening import open_tournament


@given(st.integers(0, 2**32), st.lists(st.integers(0, 25), min_size=1, max_size=4))
@settings(max_examples=8, deadline=None)
def test_reload_is_identity_after_any_commands(
    tmp_path_factory: pytest.TempPathFactory, seed: int, parts: list[int]
) -> None:
    chance, time, folder = random.Random(seed), SetTime(), tmp_path_factory.mktemp("evening")
    tournament = created(folder, time)
    for nth, clicks in enumerate(parts):
        for _ in range(clicks):
            step(tournament, chance, time)
            time.pass_by(chance.choice((0, 0.25, 7, 400)))
        tournament.beat()
        again = open_tournament(crashed(tournament, folder / f"after {nth}"), time)
        own, other = tournament.session, again.session
        assert other.state == own.state
        assert other.batches == own.batches
        assert [other.status(batch) for batch in other.batches] == [
            own.status(batch) for batch in own.batches
        ]
        assert (other.to_undo(), other.to_redo()) == (own.to_undo(), own.to_redo())
        again.close()
    tournament.close()
