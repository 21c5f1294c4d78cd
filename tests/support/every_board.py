"""The slow, obvious way to odds: walk every board and ask an independent evaluator for every hand."""

from fractions import Fraction
from itertools import combinations

from phevaluator import evaluate_7cards

from tdapp.domain.cards import remaining


def plain_counts(hands, board=(), dead=(), players=None):
    """(boards, {player: (boards won alone, boards tied, equity)}) for the players of one pot."""
    players = range(len(hands)) if players is None else players
    won, tied, parts = (dict.fromkeys(players, 0) for _ in range(3))
    boards = 0
    for rest in combinations(remaining(*hands, board, dead), 5 - len(board)):
        boards += 1
        values = {player: evaluate_7cards(*hands[player], *board, *rest) for player in players}
        best = min(values.values())
        winners = [player for player, value in values.items() if value == best]
        for player in winners:
            (won if len(winners) == 1 else tied)[player] += 1
            parts[player] += Fraction(1, len(winners))
    return boards, {
        player: (won[player], tied[player], Fraction(parts[player]) / boards) for player in players
    }
