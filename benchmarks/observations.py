"""What an observation costs beside a random decision, by CPU time in the same run.

The same random games are played without observations and with one at every decision; the best of many rounds
counts, because whatever else a machine does only ever adds to it.
"""

from __future__ import annotations

import random
from time import thread_time

from rulewright import env
from rulewright.env.observation import Layout
from rulewright.games import ids, load

ROUNDS = 60
CHOICES = 600  # of a game at most


def seconds(game: str, mode: str, seats: int, layout: Layout | None) -> float:
    """Of one decision in a random game, with an observation if there is a layout."""
    card = load(game)
    s = card.start(card.setup(seats, mode, 1, {}, bots=True))
    chance = random.Random(1)
    count = 0
    start = thread_time()
    while not s.over and count < CHOICES:
        if layout is not None:
            layout.observe(s, s.actor)
        s.apply(chance.choice(s.legal))
        count += 1
    return (thread_time() - start) / count


def main() -> None:
    print("| Game | Seats | Numbers | Decision µs | Observation µs | Ratio |\n|---|---|---|---|---|---|")
    for game in ids():
        mode, counts = next((mode, counts) for mode, counts in load(game).modes.items() if counts[-1] > 1)
        for seats in sorted({max(2, counts[0]), counts[-1]}):
            layout = env.layout(game, seats, mode)
            one, both = (
                min(seconds(game, mode, seats, which) for _ in range(ROUNDS)) * 1e6
                for which in (None, layout)
            )
            other = both - one
            title = load(game).title
            print(f"| {title} | {seats} | {layout.size} | {one:.1f} | {other:.1f} | {other / one:.2f} |")


if __name__ == "__main__":
    main()
