"""Pots and splits a second time, slow and obvious: chip by chip for the pots, coin by coin for the shares.

Shares nothing with `tdapp.domain.hand`; amounts should be small.
"""


def slow_pots(live, folded, dead, dealt):
    """`live` player → chips, `folded` set, `dead` chips for the main pot, `dealt` all players in order.

    Returns uncalled as (player, amount) or None, and pots as [amount, set of players], main pot first.
    """
    live = dict(live)
    uncalled = None
    ordered = sorted(live.values(), reverse=True)
    alone = [p for p in live if live[p] == ordered[0]]
    if len(alone) == 1 and ordered[0] > ordered[1]:
        uncalled = (alone[0], ordered[0] - ordered[1])
        live[alone[0]] = ordered[1]
    pots = []
    if dead:
        pots.append([dead, {p for p in dealt if p not in folded}])
    height = 0
    while any(amount > height for amount in live.values()):
        payers = {p for p, amount in live.items() if amount > height}
        claim = {p for p in payers if p not in folded}
        if not claim and not pots:
            claim = {p for p in dealt if p not in folded}
        if pots and (not claim or claim == pots[-1][1]):
            pots[-1][0] += len(payers)
        else:
            pots.append([len(payers), claim])
        height += 1
    return uncalled, pots


def slow_payouts(pots, ranking, mucked, seats_from_left, *, unit, one_each):
    """Player → chips won. `seats_from_left`: all players clockwise, the button last."""
    won = {}
    for amount, players in pots:
        claims = players - mucked if len(players) > 1 else players
        winners = claims if len(claims) == 1 else next(claims & set(g) for g in ranking if claims & set(g))
        line = [p for p in seats_from_left if p in winners]
        share = dict.fromkeys(line, 0)
        left = amount
        while left >= unit * len(line):
            for p in line:
                share[p] += unit
                left -= unit
        for p in line:
            if left >= unit:
                share[p if one_each else line[0]] += unit
                left -= unit
        share[line[0]] += left
        for p, chips in share.items():
            won[p] = won.get(p, 0) + chips
    return won
