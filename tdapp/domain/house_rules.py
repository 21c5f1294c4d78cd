"""The house rules: every setting on which books, rooms and sources differ, with the recommended default.

Keys and values are spelt as on the rules page (§14.1), so a set of house rules, a file and a test case read
the same: `msgspec.convert({"reopen_policy": "strict"}, HouseRules)`. A hand plays by a copy in its setup.
"""

from enum import StrEnum

from msgspec import Struct


class Switch(StrEnum):
    """A setting that is on or off; never written as true or false."""

    ON = "on"
    OFF = "off"


class Structure(StrEnum):
    """How much may be bet (rules §3)."""

    NO_LIMIT = "no_limit"
    POT_LIMIT = "pot_limit"
    FIXED_LIMIT = "fixed_limit"


class ReopenPolicy(StrEnum):
    """Presets of the two-parameter reopening engine (rules §5.1)."""

    STRICT = "strict"
    TDA = "tda"
    HALF = "half"
    FL50 = "fl50"


class HalfBoundary(StrEnum):
    """Whether exactly one half is enough wherever a half is asked for (trap T-07)."""

    GE = "ge"
    GT = "gt"


class AnteFormat(StrEnum):
    """Who pays the ante (rules §1.1)."""

    NONE = "none"
    PER_PLAYER = "per_player"
    BB_ANTE = "bb_ante"
    BTN_ANTE = "btn_ante"


class AntePriority(StrEnum):
    """What a single payer who cannot cover both pays first (TDA 2024 RP-11)."""

    BLIND_FIRST = "blind_first"
    ANTE_FIRST = "ante_first"


class UncappedWhen(StrEnum):
    """When the number of fixed-limit raises is not capped (TDA 2024 R48, RRoP)."""

    EVENT_HEADS_UP = "event_heads_up"
    HAND_HEADS_UP = "hand_heads_up"
    NEVER = "never"


class ButtonRule(StrEnum):
    """How the button moves (TDA 2024 R32)."""

    DEAD = "dead"
    MOVING = "moving"


class ButtonRedraw(StrEnum):
    """Who gets a new card when the best card of the button draw is tied."""

    TIED_ONLY = "tied_only"
    ALL = "all"


class ButtonDrawFor(StrEnum):
    """Whether empty seats get a card in the button draw."""

    PLAYERS = "players"
    SEATS = "seats"


class OddChipPolicy(StrEnum):
    """Where several odd chips of one pot go (trap T-15)."""

    ONE_EACH = "one_each"
    ALL_TO_FIRST = "all_to_first"


class FirstToShow(StrEnum):
    """Whose aggression counts for the order of showing (trap T-12)."""

    RIVER_AGGRESSOR = "river_aggressor"
    LAST_RAISER_ANY_STREET = "last_raiser_any_street"


class AllinOrder(StrEnum):
    """How hands are turned up when somebody is all-in (trap T-13)."""

    ALL_AT_ONCE = "all_at_once"
    FIRST_ALLIN_FIRST = "first_allin_first"


class ShowRequest(StrEnum):
    """Who may ask to see a hand at the showdown (rules §8)."""

    IN_TURN_OWN_CHOICE = "in_turn_own_choice"
    LIVE_PLAYERS_MAY_ASK = "live_players_may_ask"
    SAW_TURN_MAY_ASK = "saw_turn_may_ask"
    ANYONE_MAY_ASK = "anyone_may_ask"


class ColorUpMethod(StrEnum):
    """How leftover small chips leave the game (rules §12.3)."""

    RACE = "race"
    ROUND_UP = "round_up"


class RaceRounding(StrEnum):
    """What becomes of a rest of the race pool below one new chip."""

    HALF_UP = "half_up"
    UP = "up"


class PayoutRounding(StrEnum):
    """How rounded prizes add up to the pool (rules §13.1)."""

    FIRST_TAKES_REST = "first_takes_rest"
    LARGEST_REMAINDER = "largest_remainder"


class BustStackBasis(StrEnum):
    """Which stack orders players who bust in one hand (rules §13.2)."""

    START_OF_HAND = "start_of_hand"
    AFTER_ANTE = "after_ante"


class SuspendPolicy(StrEnum):
    """What the clock does about time during which the computer slept."""

    ASK = "ask"
    KEEP_RUNNING = "keep_running"
    PAUSE = "pause"


class PointsFormula(StrEnum):
    """Season points (rules §13.5)."""

    LINEAR = "linear"
    DR_NEAU = "dr_neau"
    POKERSTARS = "pokerstars"
    TABLE = "table"


class PayoutRow(Struct, frozen=True):
    """Prizes for `first` to `last` entrants: hundredths of a percent from first place down, 10,000 in all."""

    first: int
    last: int
    shares: tuple[int, ...]


PAYOUT_TABLE = (
    PayoutRow(2, 4, (10000,)),
    PayoutRow(5, 7, (6500, 3500)),
    PayoutRow(8, 15, (5000, 3000, 2000)),
    PayoutRow(16, 20, (4000, 3000, 2000, 1000)),
    PayoutRow(21, 27, (4000, 2500, 2000, 1000, 500)),
    PayoutRow(28, 45, (3700, 2200, 1500, 1100, 800, 700)),
    PayoutRow(46, 100, (3000, 2000, 1200, 1000, 800, 650, 550, 450, 350)),
)
"""Rule: rules §13.1, common published examples; no authority."""


class HouseRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One value for each setting. `structure`, `ante_format` are what a new level proposes; a hand has its
    own.

    `reopen_policy` None goes by the structure: see `reopen_policy_for`. `pl_round_up_unit` 0 rounds nothing.
    `money_unit` is in the smallest unit of the currency; `redraw_at` counts tables.
    """

    structure: Structure = Structure.NO_LIMIT
    reopen_policy: ReopenPolicy | None = None
    half_boundary: HalfBoundary = HalfBoundary.GE
    ante_format: AnteFormat = AnteFormat.BB_ANTE
    single_ante_priority: AntePriority = AntePriority.BLIND_FIRST
    fl_cap_raises: int = 3
    fl_uncapped_when: UncappedWhen = UncappedWhen.EVENT_HEADS_UP
    pl_sb_as_bb: Switch = Switch.OFF
    pl_round_up_unit: int = 0
    pl_ante_preflop: Switch = Switch.OFF
    button_rule: ButtonRule = ButtonRule.DEAD
    button_draw_suits: Switch = Switch.OFF
    button_redraw: ButtonRedraw = ButtonRedraw.TIED_ONLY
    button_draw_for: ButtonDrawFor = ButtonDrawFor.PLAYERS
    odd_chip_policy: OddChipPolicy = OddChipPolicy.ONE_EACH
    first_to_show: FirstToShow = FirstToShow.RIVER_AGGRESSOR
    allin_order: AllinOrder = AllinOrder.ALL_AT_ONCE
    show_request: ShowRequest = ShowRequest.IN_TURN_OWN_CHOICE
    river_caller_right: Switch = Switch.ON
    color_up_method: ColorUpMethod = ColorUpMethod.RACE
    race_rounding: RaceRounding = RaceRounding.HALF_UP
    balance_limit: int = 1
    redraw_at: tuple[int, ...] = (1,)
    money_unit: int = 1
    payout_table: tuple[PayoutRow, ...] = PAYOUT_TABLE
    points_formula: PointsFormula = PointsFormula.LINEAR
    payout_rounding: PayoutRounding = PayoutRounding.FIRST_TAKES_REST
    bust_stack_basis: BustStackBasis = BustStackBasis.START_OF_HAND
    suspend_policy: SuspendPolicy = SuspendPolicy.ASK


TDA_RULES = HouseRules()
"""The preset for a tournament by TDA 2024."""
HOME_RULES = HouseRules(color_up_method=ColorUpMethod.ROUND_UP)
"""The preset for a home game."""


def reopen_policy_for(rules: HouseRules, structure: Structure) -> ReopenPolicy:
    """The policy in force. Rule: rules §5.1, TDA 2024 R47: `fl50` for fixed-limit, else `tda`."""
    if rules.reopen_policy is not None:
        return rules.reopen_policy
    return ReopenPolicy.FL50 if structure is Structure.FIXED_LIMIT else ReopenPolicy.TDA
