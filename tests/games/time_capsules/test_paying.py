"""Resources and payment (TC-4.3)."""

from __future__ import annotations

from itertools import combinations

import pytest

from rulewright.games.time_capsules import printed
from rulewright.games.time_capsules.table import Capsules
from tests.games.time_capsules.given import ANN, BOB, clause, given, held, split


@clause("TC-4.3.1", "TC-4.3.2", "TC-4.1.8")
def test_what_tokens_are_worth() -> None:
    p = given().active(ANN, "b1 b2 b3 c6=4 c12=11").inactive(ANN, "b3 c8")
    assert (p.mat(ANN).all_energy(), p.mat(ANN).all_qubits()) == (6, 15)


@clause("TC-4.3.3", "TC-3.1.4")
def test_free_pools_begin_at_zero_and_are_raised_by_effects() -> None:
    p = given().round(3)
    for seat in (ANN, BOB):
        p.bag(seat, "b1 b1", "c6 c6").aside(seat, "b1 b1", "b1 b1")
    p.new_round()
    assert p.pool(ANN) == (0, 0)
    p.resolve(ANN, "E(4); Q(2)")
    assert p.pool(ANN) == (4, 2)


@clause("TC-4.3.4", "TC-4.1.5a", "TC-4.1.5b")
def test_a_payment_uses_the_pool_first_and_keeps_change() -> None:
    p = given().active(ANN, "c6=4 c6=6").pools(ANN, qubits=2).asked_to_act(ANN).play(ANN, "batteries 1")
    assert p.lies(ANN) == held("c6=6")  # 2 from the pool, the 4 covers the missing 1
    assert p.lies(ANN, "inactive") == held("c6 b1+") and p.pool(ANN) == (0, 3)


@clause("TC-4.3.5")
@pytest.mark.parametrize(
    ("tokens", "cost", "spent"),
    [
        ("c6=5 c6=3 c8=8", 3, "c6=3"),  # the smallest that covers it
        ("c6=5 c6=2 c8=8", 3, "c6=5"),
        ("c6=1 c6=2 c6=2", 3, "c6=2 c6=1"),  # none covers it: the largest, then again
        ("c6=4 c8=4", 3, "c6=4"),  # of equal worth the smaller type
    ],
)
def test_the_default_choice_of_tokens(tokens: str, cost: int, spent: str) -> None:
    assert cost == printed.BATTERY_COST
    p = given().active(ANN, tokens).asked_to_act(ANN).play(ANN, "batteries 1")
    assert p.lies(ANN) == held(tokens) - held(spent)


@clause("TC-4.3.6", "TC-R43")
def test_the_payer_may_name_tokens_but_none_in_vain() -> None:
    p = given().active(ANN, "c6=5 c6=2 c6=3 c6=1").asked_to_act(ANN)
    found = set()

    def walk(s: Capsules, named: tuple[str, ...]) -> None:
        frame = s.stack[-1]
        if type(frame).__name__ != "CountOut":
            found.add(tuple(sorted(named)))
            return
        for option in s.options(ANN):
            after = s.copy()
            after.play(ANN, option)
            walk(after, (*named, s.text(option).split()[1]))

    p.play(ANN, "by-hand")
    s = p.s.copy()
    s.play(ANN, "batteries 1")
    walk(s, ())
    worth = {"c6=5": 5, "c6=2": 2, "c6=3": 3, "c6=1": 1}
    # a single option is taken unasked, so the last tokens may be missing in what was named: compare results
    minimal = {
        subset
        for size in range(1, 5)
        for subset in combinations(sorted(worth), size)
        if sum(worth[t] for t in subset) >= 3
        and all(sum(worth[t] for t in subset) - worth[u] < 3 for u in subset)
    }
    assert minimal == {("c6=5",), ("c6=3",), ("c6=1", "c6=2")}
    assert {named[0] if len(named) == 1 else named for named in found} >= {"c6=5", "c6=3"}
    reached = set()
    todo = [s]
    while todo:
        t = todo.pop()
        if type(t.stack[-1]).__name__ != "CountOut":
            left = held(" ".join(printed.PIECE_LABELS[x] for x in t.mats[ANN].active))
            reached.add(tuple(sorted((held(" ".join(worth)) - left).elements())))
            continue
        for option in t.options(ANN):
            after = t.copy()
            after.play(ANN, option)
            todo.append(after)
    assert reached == minimal


@clause("TC-4.3.6")
def test_naming_tokens_ends_with_the_payment() -> None:
    p = given().active(ANN, "b1 b3 c6=5").asked_to_act(ANN)
    p.play(ANN, "by-hand")
    assert not p.can("by-hand")
    p.play(ANN, "reroll c6=5", "spend b3")
    assert p.pool(ANN) == (2, 0) and p.lies(ANN)["b1"] == 1
    assert p.mat(ANN).by_hand == 0


@clause("TC-4.3.7")
def test_there_is_no_partial_payment() -> None:
    p = given().offer(orange="O05 O18 O09").active(ANN, "b3 b1").asked_to_act(ANN)
    assert not p.can("buy orange1")
    line = dict(p.s.reasons(ANN))[p.s.parse("buy orange1")]
    assert line.message.clause == "TC-4.3.7" and line.values() == [1, printed.ENERGY]


@clause("TC-4.3.7a")
def test_wormhole_leaves_the_other_resource_alone_while_the_own_suffices() -> None:
    p = given().wormhole(ANN).pools(ANN, qubits=5).active(ANN, "b1 b1 b1 c6=6").asked_to_act(ANN)
    p.play(ANN, "computers 1")
    assert p.lies(ANN) == held("c6=6") and p.pool(ANN) == (0, 5)


@clause("TC-4.3.7a")
def test_with_wormhole_the_payer_may_mix_tokens() -> None:
    p = given().wormhole(ANN).active(ANN, "b1 b1 b3 c6=2").asked_to_act(ANN)
    p.play(ANN, "by-hand", "computers 1", "spend c6=2")  # a b1 must follow
    assert p.lies(ANN) == held("b1 b3") and p.pool(ANN) == (0, 0)


@clause("TC-R33", "TC-4.3.7b")
def test_with_wormhole_a_computer_does_not_pay_for_its_own_reroll() -> None:
    p = given().wormhole(ANN).active(ANN, "c6=6 Z1").asked_to_act(ANN)
    assert not p.can("reroll c6=6") and p.refused("reroll c6=6") == "TC-4.3.7b"
    p = given().wormhole(ANN).active(ANN, "c6=6 c8=1").asked_to_act(ANN)
    p.rolling(3).play(ANN, "reroll c6=6")
    assert p.lies(ANN) == held("c6=3") and p.lies(ANN, "inactive") == held("c8")


@clause("TC-4.3.8", "TC-3.2.6", "TC-INV-10")
def test_free_pools_end_when_the_player_discards() -> None:
    p = given().pools(ANN, 3, 4).discount(ANN, blue=3).wormhole(ANN).active(ANN, "b1 b2 b3 Z1 Z2")
    p.asked_to_act(ANN).play(ANN, "end")
    assert p.question == "ask-pack"
    mat = p.mat(ANN)
    assert p.pool(ANN) == (0, 0) and mat.discounts == [0, 0] and mat.wild == 0


@clause("TC-4.3.9")
def test_energy_and_qubits_are_not_exchanged() -> None:
    p = given().offer("B05 B20 B15", "O18 O09 O15").pools(ANN, energy=20).active(ANN, "Z1").asked_to_act(ANN)
    assert not p.can("buy blue1") and not p.can("batteries 1") and not p.can("score 1")


@clause("TC-4.13.6", "TC-R39")
def test_pools_and_dice_carry_over_to_phase_two() -> None:
    p = split().pools(ANN, 2, 3).active(ANN, "c6=4 b1").active(BOB, "b1").purchase()
    while p.s.phase == 2:
        p.play(p.asked, "pass")
    assert p.pool(ANN) == (2, 3) and p.lies(ANN) == held("c6=4 b1")


@clause("TC-R76")
@pytest.mark.parametrize("mode", ["base", "split"])
def test_small_steps_cost_the_same_as_a_big_one(mode: str) -> None:
    results = []
    for steps in (["score 3"], ["score 1", "score 2"], ["score 1", "score 1", "score 1"]):
        p = given(2, mode).active(ANN, "c12=12 c8=4 Z1").asked_to_act(ANN).play(ANN, *steps)
        results.append((p.mat(ANN).vp, p.pool(ANN), p.lies(ANN)))
    assert results[0] == results[1] == results[2] == (3, (0, 1), held("Z1"))
