"""What always holds, watched through random games of every kind (TC-INV)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulewright.core.rng import seeded
from rulewright.games.time_capsules import printed
from rulewright.games.time_capsules.invariants import invariants
from rulewright.games.time_capsules.packing import FirstPack
from rulewright.games.time_capsules.table import ACTION, PURCHASE, SPLIT, Capsules
from tests.games.time_capsules.given import ANN, BOB, GAME, LATE, capsules, clause, given, pieces, split

FIRST = {"buy", "reroll", "add"}


@clause(
    "TC-INV-01", "TC-INV-02", "TC-INV-03", "TC-INV-04", "TC-INV-05", "TC-INV-06", "TC-INV-07", "TC-INV-08",
    "TC-INV-09", "TC-INV-10", "TC-INV-11", "TC-INV-12", "TC-INV-13", "TC-INV-14", "TC-INV-15", "TC-INV-17",
    "TC-INV-19", "TC-INV-20", "TC-INV-22",
)  # fmt: skip
@pytest.mark.parametrize(
    ("mode", "seats", "start"),
    [
        ("base", 2, "normal"),
        ("base", 4, "fast"),
        ("solo", 1, "normal"),
        ("split", 3, "normal"),
        ("split", 2, "fast"),
    ],
)
def test_random_games_keep_the_invariants(mode: str, seats: int, start: str) -> None:
    options = {} if mode == "solo" else {"start": start}
    for seed in range(12):
        s = capsules(GAME.new(seats, mode, seed, **options))
        rng = seeded(seed + 77)
        peaks, opened = [0] * seats, 0
        while not s.over:
            assert invariants(s) == []
            option = s.legal[rng.below(len(s.legal))]
            verb = s.text(option).split()[0]
            if s.mode == SPLIT:
                assert not (verb in FIRST and s.phase == ACTION) and not (
                    verb in LATE and s.phase == PURCHASE
                )
                if s.phase == PURCHASE and s.round > opened:
                    opened = s.round
                    assert all(mat.held == 0 for mat in s.mats)  # TC-INV-14, at the start of Phase I
            was = isinstance(s.stack[-1], FirstPack)
            s.apply(option)
            if was and not isinstance(s.stack[-1], FirstPack):
                for mat in s.mats:
                    if len(mat.bag.sizes) == 4:
                        assert sum(mat.bag.sizes) == (13 if start == "fast" else 10)
            for mat in s.mats:
                assert mat.peak >= peaks[mat.seat]
                peaks[mat.seat] = mat.peak
        assert invariants(s) == [] and s.turns < GAME.bounds.decisions


@clause("TC-INV-08")
def test_bonuses_match_the_peak() -> None:
    p = given()
    for n in (1, 2, 9, 4, 17, 3):
        p.s.gain_vp(ANN, n, 0)
    peak = p.mat(ANN).peak
    spaces = [printed.bonus(space) for space in range(1, peak + 1)]
    assert p.mat(ANN).breaks() == spaces.count(printed.BONUS_BREAK)
    assert p.mat(ANN).crystals == spaces.count(printed.BONUS_CRYSTAL)
    assert len(p.in_hand(ANN)) == spaces.count(printed.BONUS_CARD)


@clause("TC-INV-19", "TC-R55")
def test_a_turn_of_the_greediest_choices_ends() -> None:
    for seed in range(10):
        p = given(seed=seed).active(ANN, "B06 B06 B01 O04 O06 O01 B13 Z1 Z5 b3 b3 c12=9 c8=3 break")
        p.hand(ANN, "F03 F03 F04 F01 F18").crystals(ANN, 12).asked_to_act(ANN)
        rng, steps = seeded(seed), 0
        while p.asked == ANN and p.question != "ask-pack":
            others = [o for o in p.s.legal if p.s.text(o) not in ("end", "done", "decline")]
            p.s.apply(others[rng.below(len(others))] if others else p.s.legal[0])
            steps += 1
            assert steps < 400
            if p.mat(ANN).finished or p.question == "ask-discard":
                break


@clause("TC-INV-21")
def test_moves_between_the_zones_keep_the_number_of_objects() -> None:
    p = given().active(ANN, "B13 O01 Z6 b1 c6=2").inactive(ANN, "b2 c8 B04").asked_to_act(ANN)
    n = p.mat(ANN).objects()
    p.play(ANN, "use B13", "return b2", "use O01", "return c8")
    assert p.mat(ANN).objects() == n


def breach(number: str, s: Capsules) -> bool:
    return any(f"INV-{number}" in found for found in invariants(s))


def test_the_invariants_bite() -> None:
    """Each finds the fault that it is there for."""
    faults: dict[str, Callable[[Any], Any]] = {
        "01": lambda s: setattr(s.mats[0], "open", 1),
        "04": lambda s: s.scrap.append(3),
        "05": lambda s: s.move(s.rows[0].cards[0], s.rows[0], s.gone),
        "07": lambda s: s.piles.__setitem__(2, 9),
        "08": lambda s: setattr(s.mats[0], "peak", -1),
        "09": lambda s: s.mats[0].inactive.append(7),
        "10": lambda s: setattr(s.mats[0], "energy", -1),
        "11": lambda s: s.mats[0].active.insert(0, 6),
        "12": lambda s: setattr(s.mats[0], "crystals", -1),
        "13": lambda s: s.mats[0].inactive.append(printed.P_BREAK),
        "15": lambda s: setattr(s, "first", BOB),
    }
    for number, spoil in faults.items():
        p = split() if number == "15" else given()
        p.round(1).active(ANN, "b1 b3 c6=1")
        s = (p.purchase(ANN) if number == "15" else p.asked_to_act(ANN)).s
        assert not breach(number, s) or number == "01", number
        spoil(s)
        assert breach(number, s), number


@clause("TC-INV-11", "TC-4.3.7b")
def test_only_an_active_computer_can_be_busy() -> None:
    s = given().active(ANN, "b1 c6=1").asked_to_act(ANN).s
    s.mats[ANN].busy = pieces("c6=1")
    assert not breach("11", s)
    s.mats[ANN].busy = pieces("c6=1 c6=1")
    assert breach("11", s)
