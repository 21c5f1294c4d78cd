"""How fast hands are replayed, against pokerkit in the same run.

Ours: every hand from its record through the engine to the last chip, the legal range with all its reasons
worked out at every decision. Theirs: the same actions through a state, which judges them too. Hands that
pokerkit refuses are left out for both. Both play the same hundred hands in turn, the best of three rounds, in
processor time; the figure is the median over all such groups. `TDAPP_CORPUS` names the folder of the corpus,
else the sample of the suite is replayed; one hand in `--every` counts.
"""

import argparse
import gc
import os
import sys
import time
from pathlib import Path
from statistics import median

from pokerkit import HandHistory

from tdapp.formats.corpus import read_corpus, record_of
from tdapp.formats.phh_replay import play

FILES = ("pluribus.jsonl.gz", "sites_tour.jsonl.gz")
SAMPLE = Path(__file__).parents[1] / "data" / "corpus_sample.jsonl.gz"
TARGET = 5
GROUP = 100
ROUNDS = 3


def reasons(_state, legal):
    """Why not check, call, bet or raise, each with its numbers and rule; the range is in `legal` already."""
    return legal.no_check, legal.no_call, legal.no_bet, legal.no_raise_to


def ours(records):
    for record in records:
        play(record, reasons)


def theirs(histories):
    for history in histories:
        for _ in history:
            pass


def history_of(hand):
    """The same hand for pokerkit."""
    sizes = {name: getattr(hand, name) for name in ("min_bet", "small_bet", "big_bet") if getattr(hand, name)}
    return HandHistory(
        variant=hand.variant,
        ante_trimming_status=hand.ante_trimming_status,
        antes=list(hand.antes),
        blinds_or_straddles=list(hand.blinds_or_straddles),
        starting_stacks=list(hand.starting_stacks),
        actions=list(hand.actions),
        **sizes,
    )


def accepted(hand):
    """Whether pokerkit plays the hand to its end; it refuses some that rooms accept."""
    try:
        theirs([history_of(hand)])
    except (ValueError, KeyError):
        return False
    return True


def seconds(work, hands):
    """Processor time, so that other programs do not count."""
    gc.collect()
    begin = time.process_time()
    work(hands)
    return time.process_time() - begin


def measure(hands):
    """Seconds of ours and theirs for each group of hands."""
    times = []
    for first in range(0, len(hands), GROUP):
        group = hands[first : first + GROUP]
        records = [record_of(hand) for hand in group]
        histories = [history_of(hand) for hand in group]
        rounds = [(seconds(ours, records), seconds(theirs, histories)) for _ in range(ROUNDS)]
        times.append(tuple(map(min, zip(*rounds, strict=True))))
    return times


def report(path, every):
    """Whether the target is met for one file."""
    hands = [hand for hand in list(read_corpus(path))[::every] if hand.variant != "PT" and accepted(hand)]
    measure(hands[:GROUP])
    times = measure(hands)
    mine, other = (sum(column) for column in zip(*times, strict=True))
    ratio = median(theirs_took / ours_took for ours_took, theirs_took in times)
    decisions = sum(len(hand.expect.legal) for hand in hands)
    print(
        f"{len(hands)} hands, {decisions} decisions: "
        f"tdapp {len(hands) / mine:.0f} hands/s, pokerkit {len(hands) / other:.0f} hands/s"
    )
    name = path.name.partition(".")[0]
    print(
        f"replay_{name} {ratio:.1f} times target {TARGET} {'ok' if ratio >= TARGET else 'short'}", flush=True
    )
    return ratio >= TARGET


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--every", type=int, default=10)
    given = parser.parse_args()
    folder = os.environ.get("TDAPP_CORPUS")
    files = [Path(folder) / name for name in FILES] if folder else [SAMPLE]
    met = [report(path, given.every if folder else 1) for path in files]
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
