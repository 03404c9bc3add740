"""Who sees what, and what a guess keeps (TC-3.1, TC-R25, TC-R26, TC-R52, TC-INV-18)."""

from __future__ import annotations

from collections import Counter

from rulewright.core.rng import seeded
from rulewright.games.time_capsules import printed
from rulewright.games.time_capsules.packing import Pack
from rulewright.games.time_capsules.table import Capsules
from tests.games.time_capsules.given import ANN, BOB, GAME, Position, capsules, clause, given, held, split


def guesses(p: Position, seat: int, n: int = 200) -> list[Capsules]:
    return [capsules(p.s.sample(seat, seeded(k))) for k in range(n)]


def boxes(s: Capsules, seat: int, where: str) -> tuple[tuple[int, ...], ...]:
    place = getattr(s.mats[seat], where)
    return tuple(tuple(place.box(n)) for n in range(len(place.sizes)))


@clause("TC-3.1.1", "TC-3.1.2", "TC-3.1.3", "TC-3.1.4", "TC-3.1.9", "TC-3.1.10")
def test_open_things_are_seen_by_all() -> None:
    p = given(3).active(ANN, "c6=4 b1").inactive(ANN, "B04+").held(ANN, 1).crystals(ANN, 3).pools(ANN, 2, 5)
    p.discount(ANN, blue=3).wormhole(ANN)
    for eye in (ANN, BOB, None):
        view = p.s.view(eye)
        mat = view["mats"][ANN]
        assert mat["active"] == p.mat(ANN).active and mat["inactive"] == p.mat(ANN).inactive
        assert (mat["held"], mat["crystals"], mat["energy"], mat["qubits"]) == (1, 3, 2, 5)
        assert mat["discounts"] == [3, 0] and mat["wild"] == 1 and mat["passed"] == 0
        assert view["rows"][0]["cards"] == p.s.rows[0].cards and view["piles"] == p.s.piles
        assert view["scrap"] == p.s.scrap and view["discards"]["cards"] == p.s.discards.cards
        assert len(view["stacks"][0]["cards"]) == len(p.s.stacks[0].cards) and view["round"] == 5


@clause("TC-3.1.7", "TC-3.1.8", "TC-R25", "TC-R26", "TC-R52", "TC-INV-18")
def test_only_the_owner_sees_what_is_in_which_capsule() -> None:
    p = given(3).bag(ANN, "b1 b1 c6", "B04 break").aside(ANN, "Z1 Z1", "c8 c8 c8 c8 c8")
    mine = p.s.view(ANN)["mats"][ANN]
    assert mine["bag"]["sizes"] == [3, 2] and mine["aside"]["sizes"] == [2, 5]
    for eye in (BOB, None):
        theirs = p.s.view(eye)["mats"][ANN]
        assert theirs["bag"]["sizes"] == theirs["aside"]["sizes"] == [-1, -1]  # how many capsules, no more
        assert theirs["bag"]["things"] == sorted(theirs["bag"]["things"])  # what all saw go in, mixed
    q = given(3).bag(ANN, "b1 B04", "b1 c6 break").aside(ANN, "Z1 c8 c8", "Z1 c8 c8 c8")
    assert p.s.view(BOB)["mats"] == q.s.view(BOB)["mats"] and p.s.view(None)["mats"] == q.s.view(None)["mats"]
    assert p.s.view(ANN)["mats"] != q.s.view(ANN)["mats"]


@clause("TC-3.1.11", "TC-INV-18")
def test_nobody_sees_the_order_of_stacks_and_deck() -> None:
    p = given(3)
    for eye in (ANN, BOB, None):
        view = p.s.view(eye)
        assert set(view["deck"]["cards"]) == {-1}
        # artifacts that the builder swept under the stacks are known; a fresh game hides them all
    fresh = GAME.new(3, "base", 2).view(0)
    assert set(fresh["stacks"][0]["cards"]) == set(fresh["stacks"][1]["cards"]) == {-1}
    tops = {s.stacks[0].cards[-1] for s in guesses(Position(3), ANN, 80)}
    assert len(tops) > 15


@clause("TC-R26", "TC-R52")
def test_a_guess_keeps_the_content_and_varies_the_split() -> None:
    p = given(3).aside(ANN, "b1 b1 c6", "B04 break")
    found = {boxes(s, ANN, "aside") for s in guesses(p, BOB)}
    assert len(found) == 14  # 5 things, two of them alike: 7 ways for 2 and 3, 7 for 3 and 2
    for split_up in found:
        assert Counter(k for box in split_up for k in box) == Counter(p.mat(ANN).aside.things)
    assert {boxes(s, ANN, "aside") for s in guesses(p, ANN, 10)} == {boxes(p.s, ANN, "aside")}


@clause("TC-R52", "TC-3.5.2")
def test_a_guess_keeps_which_capsules_came_from_which_round() -> None:
    """Round 5 draws one capsule of each pair: what is left in the bag is part of what was packed then."""
    for seed in range(40):
        p = given(2, seed=seed)
        p.round(4).aside(BOB, "b1 b1", "b1 c6", "c8 c8", "c8 Z1").aside(
            ANN, "b1 b1", "b1 b1", "b1 b1", "b1 b1"
        )
        p.s.first = BOB
        p.new_round()
        drawn = sorted(printed.KIND[piece] for piece in p.mat(BOB).active)
        if drawn in (sorted([0, 0, 0, 3]), sorted([4, 4, 4, 7])):
            assert p.mat(BOB).bag.within == []  # a whole pair: the other pair is left, in any split
            continue
        assert len(p.mat(BOB).bag.within) == 2
        for s in guesses(p, ANN, 30):
            one, two = boxes(s, BOB, "bag")
            assert set(one) <= {0, 3} and set(two) <= {4, 7} and len(one) == len(two) == 2


@clause("TC-4.12.7a", "TC-R25")
def test_a_packing_in_progress_is_not_seen() -> None:
    p = split().active(ANN, "b1 b1 b1 c6=1 c6=2 Z1").active(BOB, "b1 b1 b1 c6=1")
    for seat in (ANN, BOB):
        p.bag(seat, "b1 b1", "b1 b1")
    p.asked_to_act(ANN).play(ANN, "end").play(BOB, "end")
    assert isinstance(p.s.stack[-1], Pack)
    before = p.s.view(BOB)
    p.s.play(ANN, p.s.options(ANN)[0])
    assert p.s.view(BOB) == before
    for s in guesses(p, BOB, 5):
        assert s.sealed[ANN] == ()


@clause("TC-3.1.8", "TC-3.5.2")
def test_the_owner_does_not_know_which_capsule_comes_next() -> None:
    p = (
        given()
        .bag(BOB, "b1 b1", "b2 b2", "b3 b3", "Z1 Z1")
        .bag(ANN, "b1 b1", "b1 b1")
        .active(ANN, "b1 b1 b1 b1")
    )
    p.asked_to_act(ANN)
    drawn = set()
    for s in guesses(p, BOB, 60):
        while s.actor == ANN and not s.over:
            s.apply(s.legal[0])
        drawn.add(tuple(s.mats[BOB].active))
    assert len(drawn) == 6


@clause("TC-3.1.5")
def test_a_guess_varies_the_hands_of_others_and_keeps_the_own() -> None:
    p = given(3).hand(ANN, "F01 F02").hand(BOB, "F03 F04")
    theirs, mine = set(), set()
    for s in guesses(p, ANN, 60):
        theirs.add(tuple(s.mats[BOB].hand.cards))
        mine.add(tuple(s.mats[ANN].hand.cards))
    assert len(theirs) > 30 and len(mine) == 1


@clause("TC-4.15.29", "TC-3.1.11")
def test_swept_artifacts_stay_known_under_the_stack() -> None:
    p = given().active(ANN, "B05 Z6").offer("B02 B15 B20").asked_to_act(ANN)
    p.play(ANN, "use B05", "sweep blue2", "sweep blue3", "done")
    bottom = p.s.stacks[0].cards[:2]
    for seat in (ANN, BOB):
        assert all(s.stacks[0].cards[:2] == bottom for s in guesses(p, seat, 20))
    assert p.s.view(BOB)["stacks"][0]["cards"][:2] == bottom


def test_the_packing_shows_in_no_view_before_the_first_round() -> None:
    s = capsules(GAME.new(2, "base", 5))
    p = Position.__new__(Position)
    p.s = s
    rng = seeded(8)
    while isinstance(s.stack[-1], Pack):
        seat = s.deciders[0]
        s.play(seat, s.options(seat)[rng.below(len(s.options(seat)))])
    later = 1 - s.first
    found = {boxes(guess, later, "bag") for guess in guesses(p, s.first)}
    assert len(found) > 50
    for bag in found:
        assert sorted(k for box in bag for k in box) == [0] * 6 + [3] * 4 and all(
            2 <= len(b) <= 7 for b in bag
        )
    assert s.view(s.first)["mats"][later]["bag"]["sizes"] == [-1] * 4
    assert held("") == Counter()
