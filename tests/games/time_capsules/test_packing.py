"""The end of a turn or round: discard and pack (TC-4.12)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from rulewright.games.time_capsules import printed
from rulewright.games.time_capsules.packing import Pack, next_place, packed
from tests.games.time_capsules.given import ANN, BOB, CY, clause, given, held, kinds, solo, split


def allowed(content: list[int]) -> set[tuple[tuple[int, ...], ...]]:
    """Every packing into two capsules that the rules allow, by brute force."""
    least, most = (2, 7) if len(content) >= 4 else (0, 2)
    out = set()
    for places in product((0, 1), repeat=len(content)):
        one = tuple(sorted(k for k, place in zip(content, places, strict=True) if place == 0))
        two = tuple(sorted(k for k, place in zip(content, places, strict=True) if place == 1))
        if least <= len(one) <= most and least <= len(two) <= most:
            out.add(tuple(sorted((one, two))))
    return out


def reachable(content: list[int]) -> tuple[set[tuple[tuple[int, ...], ...]], int]:
    from rulewright.games.time_capsules.verbs import PUT

    found, answers = set(), 0
    todo: list[tuple[int, ...]] = [()]
    while todo:
        chosen = todo.pop()
        place = next_place(content, 2, chosen)
        if place is None:
            answers += 1
            found.add(tuple(sorted(tuple(sorted(box)) for box in packed(content, 2, chosen))))
        else:
            assert place.low <= place.high
            todo += [chosen + (PUT.of(place.kind, n),) for n in range(place.low, place.high + 1)]
    return found, answers


@clause("TC-4.12.1", "TC-4.12.4", "TC-4.12.5", "TC-INV-03")
@pytest.mark.parametrize("words", [
    "", "b1", "b1 b2", "b1 b1 b1", "b1 b1 b1 b1", "b1 b2 b3 c6 c8", "b1 b1 b1 c6 c6 break", "break " * 9,
    "b1 b1 b1 b2 c6 c6 c8 Z1 B04 break", "b1 b1 b1 b1 b1 b1 c6 c6 c6 c6 break break B01 O01",
])  # fmt: skip
def test_every_packing_that_the_rules_allow_is_reachable_and_no_other(words: str) -> None:
    content = kinds(words)
    found, answers = reachable(content)
    assert found == allowed(content)
    assert answers == len(found)  # each once: a packing and its mirror image are the same


@clause("TC-4.12.1")
def test_few_options_at_a_time() -> None:
    p = given().active(ANN, "b1 " * 7 + "break " * 7).discarding(ANN)
    assert len(p.options()) <= 15 and p.question == "ask-pack"


@clause("TC-4.12.2", "TC-R64")
def test_the_surplus_may_be_new_or_used() -> None:
    p = given().vp(ANN, 9).active(ANN, "b1 " * 13).inactive(ANN, "B04+ c6").discarding(ANN)
    assert p.options() == ["discard b1", "discard c6", "discard B04"]


@clause("TC-4.12.3", "TC-4.12.4", "TC-R20")
def test_with_fourteen_nothing_may_be_discarded() -> None:
    p = given().active(ANN, "b1 " * 7 + "c6=1 " * 7).discarding(ANN)
    assert p.question == "ask-pack"
    p.s.play(ANN, p.s.options(ANN)[0])
    assert sum(sum(c.values()) for c in p.capsules(ANN)) == 14 and p.mat(ANN).objects() == 0


@clause("TC-4.12.7", "TC-INV-01")
def test_closed_capsules_are_set_aside() -> None:
    p = given().bag(ANN, "b3 b3", "b2 b2").active(ANN, "b1 b1").inactive(ANN, "c6 c6").discarding(ANN)
    p.s.play(ANN, p.s.options(ANN)[0])
    assert len(p.capsules(ANN, "bag")) == 2 and len(p.capsules(ANN)) == 2 and p.mat(ANN).open == 0


@clause("TC-4.12.7a", "TC-R68", "TC-3.2.7")
def test_others_do_not_see_the_split_but_the_discards() -> None:
    views = []
    for first in (0, 1, 2):
        p = given(3).active(ANN, "b1 b1 b1 b1 b1 b1 b1 b1 Z1 Z2 Z3 c6=1 c6=2 c6=3 c6=4").discarding(ANN)
        assert p.s.audience(ANN) == 255  # DISCARD is open
        p.play(ANN, "discard Z1")
        p.s.play(ANN, p.s.options(ANN)[first])
        while p.s.options(ANN):
            p.s.play(ANN, p.s.options(ANN)[0])
        views.append((p.s.view(BOB), p.s.view(None)))
        told = [e for e in p.s.log or () if e.line.message.key in ("event-chose", "event-forced")]
        assert all(e.who == 1 for e in told if p.s.text(e.line.b).startswith("put"))
        assert any(e.who == 255 for e in told if p.s.text(e.line.b) == "discard Z1")
    assert views[0] == views[1] == views[2]


@clause("TC-4.1.6", "TC-3.2.7")
def test_nothing_is_new_after_packing() -> None:
    p = solo().round(3).bag(ANN, "b1 b1", "b1 b1").active(ANN, "b1+ c6=3+").inactive(ANN, "B04+ O01+")
    p.asked_to_act(ANN).play(ANN, "end")
    while p.question == "ask-pack":
        p.s.play(ANN, p.s.options(ANN)[0])
    packed_things = sum(p.capsules(ANN), Counter())
    assert packed_things == held("b1 c6 B04 O01")


@clause("TC-3.3.6", "TC-3.3.7", "TC-R68")
def test_in_split_all_discard_in_order_and_pack_together() -> None:
    p = split(3)
    for seat in (ANN, BOB, CY):
        p.active(seat, "b1 " * 8 + "c6=1 " * 7).bag(seat, "b1 b1", "b1 b1")
    p.asked_to_act(ANN).play(ANN, "end").play(BOB, "end").play(CY, "end")
    order = []
    while p.question == "ask-discard":
        order.append(p.asked)
        p.play(p.asked, "discard b1")
    assert order == [ANN, BOB, CY]
    assert isinstance(p.s.stack[-1], Pack) and p.s.deciders == [ANN, BOB, CY]
    results = []
    for order in ([ANN, BOB, CY], [CY, ANN, BOB], [BOB, CY, ANN]):
        s = p.s.copy()
        for seat in order:
            s.play(seat, s.options(seat)[seat])
        results.append((s.view(ANN), s.view(BOB), s.rng.state, s.round))
    assert results[0] == results[1] == results[2]


@clause("TC-4.12.2b", "TC-4.7.4d")
def test_batteries_and_small_computers_go_to_the_reserve_for_nothing() -> None:
    p = given().vp(ANN, 9).active(ANN, "b1 b2 c6=3 " + "c6=1 " * 13).discarding(ANN)
    p.play(ANN, "discard b1", "discard c6")
    assert p.mat(ANN).vp == 9 and p.s.scrap == [] and sum(p.s.compost) == 0


@clause("TC-4.12.6")
def test_overflow_breaks_return_in_cleanup_and_stay_in_the_last_round() -> None:
    for number, held_now, loose in ((8, 0, 2), (10, 2, 0)):
        p = split().round(number).active(ANN, "break " * 16).active(BOB, "b1 b1 b1 b1")
        for seat in (ANN, BOB):
            p.bag(seat, "b1 b1", "b1 b1")
        p.asked_to_act(ANN)
        while p.question in ("ask-act", "ask-action", "ask-pack"):
            seat = p.s.deciders[0]
            p.s.play(seat, p.s.options(seat)[0])
            if p.s.round > number:
                break
        assert p.mat(ANN).held == held_now and p.lies(ANN, "inactive")["break"] == loose
        assert p.mat(ANN).breaks() == 16


def test_the_suggested_split_is_balanced() -> None:
    p = given().active(ANN, "b1 b1 b1 c6=1 c6=2 c6=3 break Z1 B04").discarding(ANN)
    frame = p.s.stack[-1]
    assert isinstance(frame, Pack)
    while p.s.options(ANN):
        p.s.play(ANN, frame.default(p.s, ANN, p.s.sealed[ANN]))
    sizes = sorted(sum(c.values()) for c in p.capsules(ANN))
    assert sizes == [4, 5]
    assert printed.MOST == 7 and printed.LEAST == 2
