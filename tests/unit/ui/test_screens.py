"""Choice of the screen for the projected page. Rule: product §5, second screen, mirrored, gone."""

from tdapp.ui.screens import ScreenInfo, choose, is_mirrored, others

LAPTOP = ScreenInfo("laptop", "Built-in", (0, 0, 1366, 768), True)
BEAMER = ScreenInfo("beamer", "Beamer", (1366, 0, 1920, 1080), False)
TV = ScreenInfo("tv", "TV", (-1280, 0, 1280, 720), False)
MIRROR = ScreenInfo("mirror", "Beamer", (0, 0, 1366, 768), False)


def test_the_only_screen_is_the_directors() -> None:
    assert choose([LAPTOP], "laptop", None) is None
    assert choose([LAPTOP], "laptop", "beamer") is None


def test_the_other_screen_is_found() -> None:
    assert choose([LAPTOP, BEAMER], "laptop", None) == BEAMER
    assert choose([LAPTOP, BEAMER], "beamer", None) == LAPTOP


def test_the_largest_of_several_unless_another_is_remembered() -> None:
    assert choose([LAPTOP, TV, BEAMER], "laptop", None) == BEAMER
    assert choose([LAPTOP, TV, BEAMER], "laptop", "tv") == TV


def test_a_remembered_screen_that_is_gone_or_the_directors_own_is_passed_by() -> None:
    assert choose([LAPTOP, TV], "laptop", "beamer") == TV
    assert choose([LAPTOP, BEAMER], "laptop", "laptop") == BEAMER


def test_mirrored_screens_are_detected_and_get_no_page() -> None:
    assert is_mirrored([LAPTOP, MIRROR])
    assert not is_mirrored([LAPTOP, BEAMER])
    assert choose([LAPTOP, MIRROR], "laptop", "mirror") is None


def test_a_third_screen_is_used_beside_mirrored_ones() -> None:
    assert choose([LAPTOP, MIRROR, TV], "laptop", None) == TV
    assert others([LAPTOP, MIRROR, TV], "laptop") == (TV,)
