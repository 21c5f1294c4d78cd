"""Every code, event and word has a text in each shipped language, and the texts are whole.

Rule: architecture §3, convention 6: proved from the source itself.
"""

import ast
import importlib.util
import string
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import pytest

import tdapp
from tdapp import errors as hierarchy
from tdapp.app.presets import load_presets
from tdapp.app.resources import resources
from tdapp.application.events import Event
from tdapp.domain.button import Positions
from tdapp.domain.clock import events as clock
from tdapp.domain.clock.checks import Odd
from tdapp.domain.clock.reading import Reading
from tdapp.domain.clock.structure import AnteKind, Betting
from tdapp.domain.clock.view import Stage
from tdapp.domain.floor import events as floor
from tdapp.domain.floor import money_events as money
from tdapp.domain.floor import seat_events as seats
from tdapp.domain.floor.breaking import BreakPlan
from tdapp.domain.floor.hand_for_hand import HandForHandEnded, HandForHandPlayed, HandForHandStarted
from tdapp.domain.floor.state import Entry
from tdapp.domain.floor.tables import Seat, Seated, Table
from tdapp.domain.house_rules import HouseRules
from tdapp.domain.prices import Price, Purchase, Terms
from tdapp.errors import TdError
from tdapp.ui import assets, i18n, messages
from tdapp.ui.director.keys_dialog import deed_text
from tdapp.ui.keys import PAGES, Deed
from tdapp.ui.messages.errors import TEXTS
from tdapp.ui.theme import Skin

PACKAGE = Path(tdapp.__file__).parent
ROOT = PACKAGE.parent
RAISED = {name for name, kind in vars(hierarchy).items() if isinstance(kind, type)} - {"TdError"}
LANGUAGES = tuple(i18n.LANGUAGES)
AT = datetime(2026, 12, 1, 20, 0, tzinfo=UTC)
PRESET = load_presets(resources())["home_regular"]


def sources() -> list[Path]:
    """Every module of the program but the command line, which speaks its own English."""
    return [path for path in sorted(PACKAGE.rglob("*.py")) if path.relative_to(PACKAGE).parts[0] != "cli"]


def raised() -> dict[str, set[str]]:
    """Code → names of the parameters it is raised with, from the source."""
    found: dict[str, set[str]] = {}
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in RAISED:
                code = node.args[0] if node.args else None
                assert isinstance(code, ast.Constant), f"{path}:{node.lineno}: the code must be a literal"
                names = {keyword.arg for keyword in node.keywords if keyword.arg}
                found.setdefault(str(code.value), set()).update(names)
    return found


CODES = raised()


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.fixture(params=LANGUAGES)
def language(request, qapp):
    assets.use(resources())
    i18n.switch(request.param)
    yield request.param
    i18n.switch("en")


def test_conv_6_every_code_raised_has_a_text_and_every_text_a_code():
    assert set(CODES) == set(TEXTS)


@pytest.mark.parametrize("code", sorted(CODES))
def test_conv_6_texts_name_only_what_is_known(code):
    known = CODES[code] | {"nth", "who", "why", "where"}
    if code.startswith(("phh.", "toml.")):
        known |= {"line", "field", "path"}  # the readers add the place to what their parts raise
    assert fields(TEXTS[code]) <= known


def test_conv_6_texts_can_be_said(language):
    for code, names in CODES.items():
        params = dict.fromkeys(names, 7) | {"path": "line[3]", "facts": {}, "code": "undo.nothing"}
        text = messages.text_of_error(TdError(code, **params))
        assert text, code
        assert "{" not in text, code


def seat_samples() -> tuple[seats.SeatEvent, ...]:
    seat, at = Seat(2, 6), Positions(button=1, small_blind=2, big_blind=3)
    table = Table(number=2, size=9)
    chance = {"seed": "0" * 32, "steps": ()}
    by_card = {"most": 9, "table": table, "button": 1, "suits": "off", "rounds": ()}
    draws = (seats.ButtonDraw((2,), (), 4),)
    return (
        seats.SeatsDrawn(most=9, tables=(table,), drawing=(1,), seated=(), redraw=False, **chance),
        seats.SeatsByHighCard(**by_card, seated=(), **chance),
        seats.SeatsAssigned((Seated(1, seat),)),
        seats.TableOpened(table),
        seats.TableSized(2, 8, 9),
        seats.SeatsClosed(2, (), (3, 4)),
        seats.EntryLocked(1, "Ann", True),
        seats.EntryMoved(entry=1, name="Ann", before=Seat(1, 1), seat=seat),
        seats.LateEntrySeated(entry=1, name="Ann", seat=seat, waits=False, pool=(seat,), **chance),
        seats.ButtonsDrawn(draws=draws, suits="off", redraw="all", **chance),
        seats.FirstButtonSet(2, 5),
        seats.PositionsSet(2, at),
        seats.PositionsPlayed(2, at, ()),
        seats.TablesBalanced(()),
        seats.TableBroken(BreakPlan(2, (), (), ()), "0" * 32, ()),
        seats.BreakOrderSet((3, 1)),
        seats.StacksCounted((), AT),
        seats.HouseRulesSet(HouseRules()),
        HandForHandStarted(120_000, True),
        HandForHandPlayed(3),
        HandForHandEnded(4),
    )


def money_samples() -> tuple[money.MoneyEvent, ...]:
    ann, bo = money.Person(1, "Ann"), money.Person(2, "")
    share = money.DealShare(ann, 5000)
    return (
        money.TermsSet(Terms(money=True, buy_in=Price(2000))),
        money.GuestsExpected((money.Guest(1, "Ann"), money.Guest(2, "Bo"))),
        money.GuestMarked(1, "Ann", True),
        money.Purchased(entry=1, name="Ann", what=Purchase.REBUY, chips=5000),
        money.PurchaseTakenBack(1, "Ann", Purchase.REBUY),
        money.PaidIn(entry=1, name="Ann", before=0, paid=2000),
        money.KnockedOut(1, "Ann", (bo,)),
        money.PlacesTied((ann, bo)),
        money.PlaceCorrected(entry=1, name="Ann", before=5, place=3),
        money.PayoutsSet(),
        money.DealAgreed(kind=money.DealKind.ICM, shares=(share,), prizes=(5000,)),
        money.DealCancelled(),
        money.PaidOut(1, "Ann", 5000),
    )


SEAT = Seat(2, 6)
BREAK = PRESET.items[4]
MOVED = {
    "at": AT,
    "before": Reading(item=BREAK.id, remaining=60_000, running=False),
    "after": Reading(item=BREAK.id, remaining=60_000, running=False),
}
VARIANTS = (
    clock.ItemInserted(**MOVED, item=BREAK, index=4),
    clock.ItemDeleted(**MOVED, item=BREAK),
    *(clock.ItemMoved(**MOVED, item=item, old_index=3, index=4) for item in (BREAK, PRESET.items[1])),
    floor.EntryReinstated(1, "Ann", SEAT),
    money.TermsSet(Terms()),
    money.GuestsExpected((money.Guest(1, "Ann"),)),
    money.GuestMarked(1, "Ann", False),
    money.PaidIn(entry=1, name="Ann", before=2000, paid=500),
    money.KnockedOut(1, "Ann", ()),
    money.PayoutsSet(shares=(10_000,)),
    money.PayoutsSet(prizes=(5000, 3000)),
    money.PaidOut(1, "Ann", -5000),
    seats.SeatsDrawn(most=9, tables=(), drawing=(), seated=(), redraw=True, seed="", steps=()),
    seats.SeatsClosed(2, (3,), ()),
    seats.EntryLocked(1, "Ann", False),
    seats.EntryMoved(entry=1, name="Ann", before=None, seat=SEAT),
    *(
        seats.LateEntrySeated(entry=1, name="Ann", seat=SEAT, waits=waits, pool=(), seed="", steps=())
        for waits in (None, True)
    ),
    *(
        seats.ButtonsDrawn(draws=draws, suits="off", redraw="all", seed=None, steps=())
        for draws in ((seats.ButtonDraw((1, 2), (), 4),), (seats.ButtonDraw((1,), (), 4),) * 2)
    ),
)


def test_conv_6_what_an_event_may_say_besides_is_said_too(language):
    said = [messages.text_of_event(event, PRESET) for event in VARIANTS]
    plain = [messages.text_of_event(samples()[type(event)], PRESET) for event in VARIANTS]
    assert not set(said) & set(plain)
    assert all(said)
    assert all("{" not in text and "%n" not in text for text in said)
    seated = [text for event, text in zip(VARIANTS, said, strict=True) if getattr(event, "seat", None)]
    assert all("2" in text and "6" in text for text in seated)


def samples() -> dict[type, Event]:
    """One event of each kind."""
    before = Reading(item=PRESET.items[0].id, remaining=60_000, running=False)
    after = Reading(item=PRESET.items[4].id, remaining=600_000, running=True)
    moved = {"at": AT, "before": before, "after": after}
    old, item = PRESET.items[0], PRESET.items[1]
    found = (
        clock.StructureChosen(PRESET, AT),
        clock.StartPlanned(**moved),
        clock.ClockStarted(**moved),
        clock.ClockPaused(**moved),
        clock.ClockAdjusted(**moved, by=-60_000),
        clock.LevelJumped(**moved),
        clock.ItemChanged(**moved, old=old, item=item),
        clock.ItemInserted(**moved, item=item, index=1),
        clock.ItemDeleted(**moved, item=item),
        clock.ItemMoved(**moved, item=item, old_index=3, index=1),
        clock.StructureNamed(**moved, old=PRESET.name, name=PRESET.name),
        clock.StackSet(**moved, old=10_000, stack=5000),
        clock.ClockRestored(**moved),
        clock.SystemClockChanged(90_000),
        floor.TournamentNamed("Friday"),
        floor.EntriesAdded((Entry(1, "Ann"), Entry(2, ""))),
        floor.EntryRenamed(1, "Ann", "Anna"),
        floor.EntryRemoved(1, "Ann"),
        floor.EntryBusted(1, "", 9),
        floor.EntryReinstated(1, "Ann"),
        *seat_samples(),
        *money_samples(),
    )
    return {type(event): event for event in found}


def test_conv_6_every_event_has_a_text(language):
    kinds = [kind for part in get_args(Event) for kind in (get_args(part) or (part,))]
    assert set(samples()) == set(kinds)
    said = [messages.text_of_event(samples()[kind], PRESET) for kind in kinds]
    assert all(said)
    assert len(set(said)) == len(said)
    assert all("{" not in text and "%n" not in text for text in said)


@pytest.mark.parametrize(
    ("enum", "say"),
    [
        (AnteKind, messages.ante_kind_word),
        (AnteKind, messages.ante_word),
        (Betting, messages.betting_word),
        (Odd, messages.remark_text),
        (Purchase, messages.purchase_word),
        (money.DealKind, messages.deal_word),
        (Deed, lambda deed: deed_text(deed, [page.value for page in PAGES])),
    ],
)
def test_conv_6_every_word_of_an_enum_shown_has_a_text(enum: type[Enum], say, language):
    said = [say(member) for member in enum]
    assert all(said)
    assert len(set(said)) == len(said)


def test_conv_6_stages_and_skins_are_named():
    from tdapp.ui.widgets.face import words  # noqa: PLC0415 - the stages' words live with the face

    source = Path(words.__file__).read_text(encoding="utf-8")
    settings = (PACKAGE / "ui" / "director" / "settings_page.py").read_text(encoding="utf-8")
    assert [stage for stage in Stage if f"Stage.{stage.name}" not in source] == []
    assert [skin for skin in Skin if f'"{skin}"' not in settings] == []


def translations():
    path = ROOT / "packaging" / "make_translations.py"
    spec = importlib.util.spec_from_file_location("make_translations", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("language_tag", LANGUAGES)
def test_languages_nothing_is_untranslated(language_tag):
    assert translations().unfinished(language_tag) == []


@pytest.mark.parametrize("language_tag", LANGUAGES)
def test_languages_keep_the_named_fields(language_tag):
    tree = ElementTree.parse(translations().ts_file(language_tag))
    for message in tree.iter("message"):
        source, translation = message.findtext("source") or "", message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.findall("numerusform") or [translation]]
        for form in forms:
            assert fields(form) == fields(source), source
            assert "%n" in form or "%n" not in source or len(forms) > 1, source


def test_languages_the_compiled_files_are_fresh():
    assert translations().stale() == []


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_tech_texts_are_plain_literals(path):
    """lupdate takes f-strings as they stand and they never match."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        name = getattr(node.func, "attr", getattr(node.func, "id", "")) if isinstance(node, ast.Call) else ""
        if isinstance(node, ast.Call) and name in ("tr", "QT_TRANSLATE_NOOP"):
            assert all(isinstance(part, ast.Constant) for part in node.args[:2]), f"{path}:{node.lineno}"


def test_tech_every_text_is_collected():
    """lupdate passes over what it cannot read, such as a call in the place of the count."""
    known = {
        message.findtext("source")
        for message in ElementTree.parse(translations().ts_file("en")).iter("message")
    }
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = (
                getattr(node.func, "attr", getattr(node.func, "id", "")) if isinstance(node, ast.Call) else ""
            )
            first = {"tr": 0, "translate": 1}.get(name)
            if first is None or not isinstance(node, ast.Call) or len(node.args) <= first:
                continue
            text = node.args[first]
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                assert text.value in known, f"{path}:{node.lineno}: {text.value}"


FORBIDDEN = ("籌碼競猜", "筹码竞猜", "遲到報名", "迟到报名", "發牌人", "发牌人")
GLOSSARY = {
    "Break": ("休息", "休息"),
    "Ante": ("前注", "前注"),
    "Big blind": ("大盲", "大盲"),
    "Blinds": ("盲注", "盲注"),
}


def test_rules_0_3_the_glossary_is_kept():
    for nth, tag in enumerate(("zh_Hant", "zh_Hans")):
        text = translations().ts_file(tag).read_text(encoding="utf-8")
        assert not [word for word in FORBIDDEN if word in text]
        tree = ElementTree.parse(translations().ts_file(tag))
        for message in tree.iter("message"):
            wanted = GLOSSARY.get(message.findtext("source") or "")
            if wanted:
                assert message.findtext("translation", "").startswith(wanted[nth])
