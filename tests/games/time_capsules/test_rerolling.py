"""A computer whose die is to change stays on the mat while that is paid for, and pays for nothing itself."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rulewright.bots.bot import Budget
from rulewright.bots.greedy import Greedy
from rulewright.core.rng import seeded
from rulewright.games.time_capsules import printed
from rulewright.games.time_capsules.invariants import invariants
from tests.games.time_capsules.given import ANN, Position, clause, given, held, split


def foreseen(p: Position, *choices: str) -> dict[str, Any]:
    """What the last choice would change on Ann's mat."""
    p.play(ANN, *choices[:-1])
    changed = p.s.forecast(ANN, p.s.parse(choices[-1])).changed
    return {path.removeprefix("mats[0]."): (was, now) for path, was, now in changed}


def pieces(changes: dict[str, Any], zone: str) -> tuple[Counter[str], Counter[str]]:
    was, now = changes[zone]
    named = [Counter(printed.PIECE_LABELS[piece] for piece in zone) for zone in (was, now)]
    return named[0], named[1]


@clause("TC-4.5.4")
@pytest.mark.parametrize("position", [given().active(ANN, "b1 b1 c6=2").asked_to_act(ANN),
                                      split().active(ANN, "b1 b1 c6=2").purchase()])  # fmt: skip
def test_a_forecast_of_a_reroll_loses_no_object(position: Position) -> None:
    was, now = pieces(foreseen(position, "reroll c6=2"), "active")
    assert was == held("b1 b1 c6=2") and now == held("b1 c6=2")


@clause("TC-4.5.4")
def test_the_computer_is_on_the_mat_while_the_energy_is_counted_out() -> None:
    p = given().active(ANN, "b1 b2 c6=2").asked_to_act(ANN).play(ANN, "by-hand", "reroll c6=2")
    assert p.question == "ask-spend" and p.lies(ANN) == held("b1 b2 c6=2")
    assert not any("INV-11" in breach for breach in invariants(p.s))
    p.rolling(5).play(ANN, "spend b1")
    assert p.lies(ANN) == held("b2 c6=5") and p.mat(ANN).busy == []


@clause("TC-4.5.6")
def test_a_raised_computer_too() -> None:
    p = given().active(ANN, "b1 b2 b3 c8=2").asked_to_act(ANN).play(ANN, "by-hand", "add c8=2", "raise 3")
    assert p.question == "ask-spend" and p.lies(ANN) == held("b1 b2 b3 c8=2")
    p.play(ANN, "spend b3")
    assert p.lies(ANN) == held("b1 b2 c8=5") and p.mat(ANN).busy == []


@clause("TC-4.15.15", "TC-F01")
def test_portal_leaves_its_computers_on_the_mat() -> None:
    p = given().active(ANN, "c6=1 c6=1 c12=1 c12=1").asked_to_act(ANN).resolve(ANN, "REROLL(any)")
    changed = foreseen(p, "choose c6=1", "choose c12=1", "done")
    assert "active" not in changed
    p.rolling(4, 9, dice=(6, 12)).play(ANN, "done")
    assert p.lies(ANN) == held("c6=1 c6=4 c12=1 c12=9") and p.mat(ANN).busy == []


@clause("TC-4.3.7b")
def test_with_wormhole_only_the_rolled_computer_itself_does_not_pay() -> None:
    """Of two that look alike the other one may."""
    p = (
        given()
        .wormhole(ANN)
        .active(ANN, "c6=4 c6=4 Z1")
        .asked_to_act(ANN)
        .rolling(6)
        .play(ANN, "reroll c6=4")
    )
    assert p.lies(ANN) == held("c6=6 Z1") and p.lies(ANN, "inactive") == held("c6") and p.pool(ANN) == (0, 3)


@clause("TC-4.3.7b")
def test_with_wormhole_it_cannot_be_counted_out_either() -> None:
    p = given().wormhole(ANN).active(ANN, "b1 c6=4 c8=2").asked_to_act(ANN)
    p.play(ANN, "by-hand", "reroll c6=4")
    assert p.options() == ["spend b1", "spend c8=2"]


@clause("TC-4.3.7b")
@pytest.mark.parametrize("verb", ["reroll", "add"])
def test_the_reason_names_the_wormhole_only_where_it_is_the_reason(verb: str) -> None:
    p = given().wormhole(ANN).active(ANN, "c6=4 Z1").asked_to_act(ANN)
    assert not p.can(f"{verb} c6=4") and p.refused(f"{verb} c6=4") == "TC-4.3.7b"
    p = given().wormhole(ANN).active(ANN, "c6=4 Z1").pools(ANN, qubits=1).asked_to_act(ANN)
    assert p.can(f"{verb} c6=4")
    p = given().active(ANN, "c6=4 Z1").asked_to_act(ANN)
    assert p.refused(f"{verb} c6=4") == "TC-4.3.7"


def chosen(p: Position, seed: int = 1) -> str:
    rng = seeded(seed)
    return p.s.text(Greedy().choose(p.s.sample(p.asked, rng), p.asked, rng, Budget(nodes=60)))


def test_greedy_rerolls_a_one_on_a_d12_and_keeps_a_twelve() -> None:
    assert chosen(given().active(ANN, "c12=1 b1 b1").asked_to_act(ANN)) == "reroll c12=1"
    assert not chosen(given().active(ANN, "c12=12 b1 b1").asked_to_act(ANN)).startswith("reroll")


def test_greedy_rerolls_low_dice_by_portal_and_no_high_ones() -> None:
    p = given().active(ANN, "c12=1").asked_to_act(ANN).resolve(ANN, "REROLL(any)")
    assert chosen(p) == "choose c12=1"
    p = given().active(ANN, "c12=12").asked_to_act(ANN).resolve(ANN, "REROLL(any)")
    assert chosen(p) == "done"


# --- which of two equal tokens pays ----------------------------------------------------------------------
@clause("TC-4.3.5")
@pytest.mark.parametrize(
    ("active", "left"),
    [
        ("c6=4 c8=4", "c8=4"),  # the smaller kind
        ("c8=4 c6=4+", "c8=4"),  # also if it is the newer one
        ("c6=4 c6=4+", "c6=4+"),  # of one kind the older
        ("c8=4+ c12=4+", "c12=4+"),
    ],
)
def test_of_equal_tokens_the_smaller_kind_pays_then_the_older(active: str, left: str) -> None:
    p = given().active(ANN, f"{active} Z1").asked_to_act(ANN).play(ANN, "batteries 1")
    assert p.lies(ANN) == held(f"{left} Z1")


@clause("TC-4.3.5", "TC-4.3.6")
def test_the_default_of_a_payment_by_hand_is_the_same_token() -> None:
    p = given().active(ANN, "c8=4 c6=4+ Z1").asked_to_act(ANN).play(ANN, "by-hand", "batteries 1")
    frame: Any = p.s.stack[-1]
    assert p.s.text(frame.default(p.s)) == "spend c6=4+"
