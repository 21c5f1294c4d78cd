"""What a setup means for the whole hand, worked out once."""

from tdapp.domain.hand.limits import cap, street_bets
from tdapp.domain.hand.reopening import parameters
from tdapp.domain.hand.setup import HandSetup
from tdapp.domain.hand.state import Terms
from tdapp.domain.hand.turn import search_starts
from tdapp.domain.house_rules import HalfBoundary, Structure


def terms_of(setup: HandSetup) -> Terms:
    """The constants of a hand."""
    times, extra, cumulative = parameters(setup.house, setup.structure)
    after_button, after_blinds = search_starts(setup)
    return Terms(
        setup=setup,
        index={s.seat: i for i, s in enumerate(setup.seats)},
        after_button=after_button,
        after_blinds=after_blinds,
        min_bet=setup.min_bet or setup.big_blind,
        reopen_times=times,
        reopen_extra=extra,
        half_extra=int(setup.house.half_boundary is HalfBoundary.GT),
        cumulative=cumulative,
        bets=street_bets(setup),
        pot_limit=setup.structure is Structure.POT_LIMIT,
        cap=cap(setup),
    )
