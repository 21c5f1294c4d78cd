"""May a player who has acted raise again?

| rule | where | done / not, because |
|---|---|---|
| whoever has not acted may raise, the big blind's option included | `may_raise` | done |
| a full raise reopens for everybody, under every policy (rules §5 note 1) | `reopens`, `may_raise` | done |
| `tda` (TDA 2024 R47-A, RRoP): several short all-ins add up | `may_raise`, cumulative | done |
| `strict`: one full raise; `half`: one raise of half the last one | `reopens` | done |
| `fl50` (TDA 2024 R47-B, RRoP): half a bet, added up | both | done |
| at exactly one half (trap T-07) | `parameters` | done: `half_boundary` |
| a short all-in never moves the minimum raise (trap T-32) | `decide.py` | done |
"""

from tdapp.domain.hand.state import HandState, Player, Terms
from tdapp.domain.house_rules import HalfBoundary, HouseRules, ReopenPolicy, Structure, reopen_policy_for

_POLICIES = {
    ReopenPolicy.STRICT: (1, False),
    ReopenPolicy.TDA: (1, True),
    ReopenPolicy.HALF: (2, False),
    ReopenPolicy.FL50: (2, True),
}
_RULES = {(1, False): "rules §5.1 strict", (2, False): "rules §5.1 half", (1, True): "TDA 2024 R47-A"}


def parameters(house: HouseRules, structure: Structure) -> tuple[int, int, bool]:
    """`reopen_times`, `reopen_extra` and `cumulative` of the terms. Whole numbers, so no half is ever
    rounded.
    """
    times, cumulative = _POLICIES[reopen_policy_for(house, structure)]
    more_than_half = times == 2 and house.half_boundary is HalfBoundary.GT
    return times, int(more_than_half), cumulative


def reopens(terms: Terms, increase: int, base: int) -> bool:
    """Whether one wager of this increase over the bet gives new rights by itself. `base`: the last full
    one.
    """
    return terms.reopen_times * increase >= base + terms.reopen_extra


def may_raise(state: HandState, index: int, player: Player) -> bool:
    """Whether what happened since the player's last action gives him the right to raise."""
    if player.acted < 0 or not state.closed >> index & 1:
        return True
    terms = state.terms
    standing = state.standing
    return terms.cumulative and reopens(terms, standing.current - player.acted, standing.increment)


def least_increase(terms: Terms, base: int) -> int:
    """The smallest increase that reopens."""
    return -(-(base + terms.reopen_extra) // terms.reopen_times)


def reopening_rule(terms: Terms) -> str:
    """The source of the policy in force."""
    return _RULES.get((terms.reopen_times, terms.cumulative), "TDA 2024 R47-B")
