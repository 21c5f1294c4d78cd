"""Which pictures are taken."""

from itertools import combinations

import pytest

from tdapp.domain.clock.view import Stage
from tdapp.ui.shots import (
    FEW,
    LANGUAGES,
    MOST,
    PAGES,
    PROJECTOR,
    PROJECTOR_SIZES,
    STAGES,
    chosen_shots,
    every_shot,
    fitting,
)
from tdapp.ui.staging import _STAGES


def test_look_md_at_most_40_show_every_pair_of_page_language_skin_and_size() -> None:
    def pairs(shots):
        return {
            pair
            for shot in shots
            for pair in combinations((("p", shot.page), ("l", shot.language), ("s", shot.skin), shot.size), 2)
        }

    chosen = chosen_shots()
    assert len(chosen) <= MOST
    assert pairs(every_shot()) <= pairs(chosen)


def test_every_page_and_stage_is_among_the_chosen() -> None:
    seen = {(shot.page, shot.stage) for shot in chosen_shots()}
    assert seen >= {(PROJECTOR, stage) for stage in STAGES}
    assert seen >= {(page, stage) for page, stages in PAGES.items() for stage in stages}


def test_all_of_them_in_each_language_skin_and_size() -> None:
    shots = every_shot()
    projected = [shot for shot in shots if shot.page == PROJECTOR]
    assert len(projected) == len(STAGES) * len(LANGUAGES) * 2 * len(PROJECTOR_SIZES)
    assert len({shot.name for shot in shots}) == len(shots)


def test_every_stage_of_the_clock_is_photographed() -> None:
    assert {stage.value for stage in Stage} <= {*STAGES, "running"}
    assert set(_STAGES) == {*STAGES, *PAGES["tables"]} - {"running", "unseated"}


def test_a_start_without_a_display_takes_six() -> None:
    assert len(FEW) == 6
    assert {shot.language for shot in FEW} == set(LANGUAGES)


@pytest.mark.parametrize(
    ("only", "count"), [(None, len(every_shot())), ("projector-paused-*-1024x768", 6), ("nothing", 0)]
)
def test_only_takes_a_pattern_of_the_name(only: str | None, count: int) -> None:
    assert len(fitting(every_shot(), only)) == count
