"""SB-INV: what always holds along random games, and that each breach would be noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rulewright.core.rng import seeded
from rulewright.core.values import changed
from rulewright.games.stress_botics.invariants import invariants
from rulewright.games.stress_botics.printed import FIRST_ITEM, HAND, N_ITEMS, NONE, B, C, L
from rulewright.games.stress_botics.table import Botics
from tests.games.stress_botics.given import ANN, BOB, Position, fresh

CONFIGURATIONS = [
    ("standard", 2, {}), ("standard", 3, {"alt_shields": 1}), ("standard", 4, {"first_game": 1}),
    ("aggressive", 2, {"free_batteries": 1}), ("solo_drill", 1, {}),
]  # fmt: skip


@pytest.mark.clause(
    "SB-INV-01",
    "SB-INV-02",
    "SB-INV-03",
    "SB-INV-04",
    "SB-INV-05",
    "SB-INV-06",
    "SB-INV-07",
    "SB-INV-08",
    "SB-INV-09",
    "SB-INV-10",
)
@pytest.mark.clause(
    "SB-INV-11",
    "SB-INV-12",
    "SB-INV-13",
    "SB-INV-14",
    "SB-INV-15",
    "SB-INV-16",
    "SB-INV-17",
    "SB-INV-18",
    "SB-INV-19",
    "SB-INV-20",
)
@pytest.mark.clause("SB-INV-21", "SB-INV-23", "SB-INV-26", "SB-INV-28", "SB-INV-29", "SB-INV-30", "SB-INV-31")
@pytest.mark.parametrize(("mode", "seats", "options"), CONFIGURATIONS)
def test_invariants_hold_along_random_games(mode: str, seats: int, options: dict[str, int]) -> None:
    for seed in range(3):
        s = fresh(seats, seed, mode, **options)
        rng = seeded(seed)
        while not s.over:
            s.apply(s.legal[rng.below(len(s.legal))])
            assert invariants(s) == []


def mutate(change: Callable[[Botics], object], *, phase: int = 3) -> list[str]:
    s = Position(2).s
    s.round, s.vault, s.ships = 1, 0, (1, 1, 1)
    s.phase = phase
    if phase >= 5:
        s.spent.cards.append(s.tokens.cards.pop(0))
    assert invariants(s) == []
    change(s)
    return invariants(s)


def put(s: Botics, field: str, value: int | tuple[int, ...], seats: tuple[int, ...] = (ANN,)) -> None:
    for seat in seats:
        setattr(s.bots[seat], field, value)


def three_captured(s: Botics) -> None:
    put(s, "captured", (3, 0, 0))
    s.bag[0] = 5


BREACHES: dict[str, Callable[[], list[str]]] = {
    "SB-INV-01": lambda: mutate(lambda s: s.bag.__setitem__(0, 9)),
    "SB-INV-02": lambda: mutate(lambda s: s.box.cards.append(s.decks[0].cards.pop())),
    "SB-INV-03": lambda: mutate(lambda s: s.box.cards.append(s.pile.cards.pop())),
    "SB-INV-04": lambda: mutate(lambda s: put(s, "shields", 1)),
    "SB-INV-06": lambda: mutate(lambda s: s.bots[ANN].tanks.__setitem__(slice(0, 6), [1, 0, 0, 0, 0, 1])),
    "SB-INV-07": lambda: mutate(lambda s: s.bots[ANN].tanks.__setitem__(L, 2), phase=5),
    "SB-INV-08": lambda: mutate(lambda s: put(s, "inner", -1), phase=5),
    "SB-INV-09": lambda: mutate(lambda s: put(s, "stress", 41)),
    "SB-INV-10": lambda: mutate(lambda s: put(s, "stress", 7, (ANN, BOB))),
    "SB-INV-11": lambda: mutate(lambda s: setattr(s, "alpha", 0)),
    "SB-INV-12": lambda: mutate(lambda s: setattr(s, "pressure", 5)),
    "SB-INV-14": lambda: mutate(lambda s: (s.holds.__setitem__(0, 3), s.bag.__setitem__(0, 5))),
    "SB-INV-15": lambda: mutate(three_captured),
    "SB-INV-16": lambda: mutate(lambda s: put(s, "markers", 2)),
    "SB-INV-17": lambda: mutate(lambda s: setattr(s, "demand", (0, *s.demand[1:]))),
    "SB-INV-18": lambda: mutate(lambda s: setattr(s, "made", changed(s.made, B, 1))),
    "SB-INV-19": lambda: mutate(lambda s: setattr(s, "padlocks", (0, 1, 1))),
    "SB-INV-20": lambda: mutate(lambda s: setattr(s, "ships", (4, *s.ships[1:]))),
    "SB-INV-21": lambda: mutate(lambda s: put(s, "mind", 1)),
    "SB-INV-23": lambda: mutate(lambda s: setattr(s, "order", (0, 0))),
    "SB-INV-26": lambda: mutate(lambda s: put(s, "producer", (B, NONE, NONE))),
    "SB-INV-28": lambda: mutate(lambda s: setattr(s, "alpha_tank", changed(s.alpha_tank, C, 2))),
    "SB-INV-29": lambda: mutate(lambda s: (s.belt.__setitem__(3, 1), s.bag.__setitem__(1, 7))),
}


@pytest.mark.parametrize("clause", BREACHES)
def test_a_breach_is_noticed(clause: str) -> None:
    assert BREACHES[clause]()


@pytest.mark.clause("SB-INV-13")
def test_too_many_betabots_are_noticed() -> None:
    p = Position(4)
    p.s.round, p.s.phase, p.s.vault = 1, 2, 0
    for seat in range(3):
        p.at_tile(seat, "CAR")
    assert any("too many" in breach for breach in invariants(p.s))


@pytest.mark.clause("SB-INV-22", "SB-6.2", "SB-INV-27", "SB-INV-25", "SB-0.4", "SB-R-64")
def test_hands_items_and_lava_along_a_random_game() -> None:
    s = fresh(4, 11)
    rng = seeded(2)
    lava = s.lava
    rounds = set()
    while not s.over:
        s.apply(s.legal[rng.below(len(s.legal))])
        assert s.lava <= lava  # it only decreases
        lava = s.lava
        if s.phase == 2 and s.round not in rounds:  # nobody has drawn since Phase 6
            rounds.add(s.round)
            assert all(len(b.hand.cards) <= HAND for b in s.bots)
        lying = [card for zone in s.zones() for card in zone.cards if card >= FIRST_ITEM]
        assert sorted(lying) == list(range(FIRST_ITEM, FIRST_ITEM + N_ITEMS))
    assert sum(len(b.items()) for b in s.bots) < N_ITEMS
