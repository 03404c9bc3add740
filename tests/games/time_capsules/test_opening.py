"""Setup: stacks, offer, kits, the first packing, the fast start, solo (TC-2)."""

from __future__ import annotations

from collections import Counter

import pytest

from rulewright.core.errors import GameError
from rulewright.core.rng import Rng, seeded
from rulewright.games.time_capsules import printed
from rulewright.games.time_capsules.opening import Gift
from rulewright.games.time_capsules.packing import FirstPack, Pack
from rulewright.games.time_capsules.table import Capsules
from tests.games.time_capsules.given import ANN, BOB, GAME, capsules, clause, given, held, solo, split


def new(seats: int = 2, mode: str = "base", seed: int = 1, **options: object) -> Capsules:
    return capsules(GAME.new(seats, mode, seed, **options))


def objects(s: Capsules, seat: int) -> Counter[str]:
    return Counter(printed.KIND_IDS[kind] for kind in s.mats[seat].kinds())


@clause("TC-2.2.1", "TC-2.2.1a", "TC-2.2.2", "TC-3.5.1")
def test_stacks_offer_and_deck_are_shuffled() -> None:
    s = new()
    assert [len(stack.cards) for stack in s.stacks] == [47, 47] and [len(r.cards) for r in s.rows] == [3, 3]
    for colour in (printed.BLUE, printed.ORANGE):
        tokens = s.stacks[colour].cards + s.rows[colour].cards
        assert {printed.COLOUR[printed.PRINTED_ON[t]] for t in tokens} == {colour} and len(tokens) == 50
    assert len(s.deck.cards) == 36 - 2 * 2
    orders = {tuple(new(seed=seed).stacks[0].cards) for seed in range(5)}
    decks = {tuple(new(seed=seed).deck.cards) for seed in range(5)}
    assert len(orders) == len(decks) == 5


@clause("TC-2.2.4", "TC-2.2.4a", "TC-2.1.1", "TC-4.1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_kit_of_a_player(seats: int) -> None:
    s = new(seats)
    for mat in s.mats:
        assert objects(s, mat.seat) == held("b1 b1 b1 b1 b1 b1 c6 c6 c6 c6")
        assert (mat.vp, mat.peak, mat.crystals, len(mat.hand.cards)) == (0, 0, 1, 2)


@clause("TC-2.2.5", "TC-2.2.5a", "TC-2.2.5b")
@pytest.mark.parametrize("mode", ["base", "split"])
def test_the_first_player_is_chosen_at_random(mode: str) -> None:
    assert {new(3, mode, seed).first for seed in range(20)} == {0, 1, 2}
    s = new(3, mode, 7)
    assert s.seat_order() == [(s.first + n) % 3 for n in range(3)]
    assert len({mat.crystals for mat in s.mats}) == 1  # no seat extra


def complete(s: Capsules, seat: int, rng: Rng | None = None) -> None:
    while s.options(seat) and isinstance(s.stack[-1], Pack):
        options = s.options(seat)
        s.play(seat, options[rng.below(len(options))] if rng else options[-1])


@clause("TC-2.2.6", "TC-3.2.1", "TC-3.3.1", "TC-INV-22")
@pytest.mark.parametrize(("mode", "start", "count"), [("base", "normal", 10), ("split", "fast", 13)])
def test_all_pack_secretly_at_once(mode: str, start: str, count: int) -> None:
    s = new(3, mode, start=start)
    while not isinstance(s.stack[-1], FirstPack):
        s.apply(s.legal[0])
    assert s.deciders == [0, 1, 2]
    before = [s.view(1), s.view(None)]
    s.play(0, s.options(0)[1])
    s.play(2, s.options(2)[0])
    assert [s.view(1), s.view(None)] == before  # nobody sees an answer
    rng = seeded(3)
    seen: list[Capsules] = []
    while isinstance(s.stack[-1], FirstPack):
        seat = s.deciders[0]
        options = s.options(seat)
        probe = s.copy()
        s.play(seat, options[rng.below(len(options))])
        seen.append(probe)
    last = seen[-1]
    other = max(seat for seat in range(3) if seat != s.first)
    bag = s.mats[other].bag if mode == "base" else None
    if bag is not None:
        assert len(bag.sizes) == 4 and sum(bag.sizes) == count
        assert all(2 <= size <= 7 for size in bag.sizes)
    assert last.round == s.round - 1


def partitions(kinds: dict[str, int]) -> set[tuple[tuple[int, ...], ...]]:
    """All ways to put things into four boxes of 2 to 7, boxes in order."""
    names = sorted(kinds)

    def boxes(left: tuple[int, ...], n: int) -> list[list[tuple[int, ...]]]:
        if n == 1:
            return [[left]] if 2 <= sum(left) <= 7 else []
        out = []
        shares: list[tuple[int, ...]] = [()]
        for have in left:
            shares = [share + (k,) for share in shares for k in range(have + 1)]
        for share in shares:
            if 2 <= sum(share) <= 7:
                rest = tuple(a - b for a, b in zip(left, share, strict=True))
                out += [[share, *more] for more in boxes(rest, n - 1)]
        return out

    return {tuple(found) for found in boxes(tuple(kinds[name] for name in names), 4)}


@clause("TC-2.2.6")
def test_every_first_packing_is_reachable() -> None:
    s = new(1, "solo")
    frame = s.stack[-1]
    assert isinstance(frame, FirstPack)
    found = set()
    todo: list[tuple[int, ...]] = [()]
    while todo:
        chosen = todo.pop()
        options = frame.options(s, 0, chosen)
        if not options:
            from rulewright.games.time_capsules.packing import packed

            boxes = packed(s.mats[0].kinds(), 4, chosen)
            found.add(tuple((box.count(0), box.count(3)) for box in boxes))
        todo += [chosen + (option,) for option in options]
    assert found == partitions({"b1": 6, "c6": 4})


@clause("TC-2.2.6a", "TC-2.3.6")
@pytest.mark.parametrize(
    ("start", "expected"),
    [
        ("normal", ["b1 b1 c6", "b1 b1 c6", "b1 c6", "b1 c6"]),
        ("fast", ["b1 b1 c6 X", "b1 b1 c6", "b1 c6 b2", "b1 c6 c8"]),
    ],
)
def test_the_default_packing(start: str, expected: list[str]) -> None:
    s = new(2, "base", start=start)
    while not isinstance(s.stack[-1], FirstPack):
        s.apply(s.legal[0])
    frame, later = s.stack[-1], 1 - s.first
    for seat in (later, s.first):
        while s.stack[-1] is frame and s.options(seat):
            s.play(seat, frame.default(s, seat, s.sealed[seat]))
    bag = s.mats[later].bag
    found = [Counter(printed.KIND_IDS[k] if k < 13 else "X" for k in bag.box(n)) for n in range(4)]
    assert found == [held(words) for words in expected]


@clause("TC-2.2.7", "TC-3.2.2")
def test_the_first_round_is_one() -> None:
    s = new()
    for seat in (0, 1):
        complete(s, seat)
    assert s.round == 1 and s.actor == s.first


@clause("TC-2.3.1", "TC-2.3.2")
def test_the_kit_of_the_fast_start() -> None:
    s = new(2, "split", start="fast")
    start = Counter({"b1": 6, "b2": 1, "c6": 4, "c8": 1})
    first = s.mats[s.first]
    assert objects(s, s.first) == start
    assert (first.vp, first.peak, first.crystals, len(first.hand.cards)) == (1, 1, 2, 3)


@clause("TC-2.3.5", "TC-3.5.4")
def test_without_a_cheap_artifact_the_orange_stack_is_searched() -> None:
    p = split(start="fast").offer("B15 B20 B12", "O18 O09 O15").vp(BOB, 1).top("O05 O17 O12 O01")
    p.s.push(Gift(BOB))
    p.ahead()
    assert p.lies(BOB, "inactive") == held("O12+")
    assert p.stack(printed.ORANGE)[-1] == "O01"
    assert sorted(p.stack(printed.ORANGE)[:2]) == ["O05", "O17"]
    assert sum(row.copies for row in printed.ARTIFACT_ROWS if row.colour == "orange" and row.cost <= 4) == 26
    # all saw both, and nobody their order
    for seat in (ANN, BOB):
        bottoms = {tuple(capsules(p.s.sample(seat, seeded(n))).stacks[1].cards[:2]) for n in range(40)}
        assert {tuple(sorted(printed.PRINTED_ON[t] for t in pair)) for pair in bottoms} == {(24, 36)}
        assert len(bottoms) == 2


@clause("TC-2.3.7", "TC-4.1.1")
def test_the_fast_start_begins_in_round_three() -> None:
    s = new(2, "base", start="fast")
    rounds = set()
    rng = seeded(1)
    while not s.over:
        s.apply(s.legal[rng.below(len(s.legal))])
        rounds.add(s.round)
    assert max(rounds) == 10 and min(rounds - {2}) == 3


@clause("TC-2.4.1", "TC-4.14.4", "TC-R38")
def test_the_solo_setup() -> None:
    s = new(1, "solo")
    mat = s.mats[0]
    assert s.piles == [3] * 6 and len(mat.hand.cards) == 2 and mat.crystals == 1
    assert objects(s, 0) == held("b1 b1 b1 b1 b1 b1 c6 c6 c6 c6")
    with pytest.raises(GameError, match="start"):
        GAME.new(1, "solo", start="fast")
    with pytest.raises(GameError, match="cannot be played by 1"):
        GAME.new(1, "split")


@clause("TC-2.4.2")
@pytest.mark.parametrize(("level", "vp"), [("easy", 40), ("normal", 50), ("hard", 60), ("expert", 70)])
def test_a_target_is_chosen_before_the_game(level: str, vp: int) -> None:
    assert new(1, "solo", target=level).setup.options["target"] == vp


@clause("TC-2.1.11", "TC-2.1.12", "TC-2.1.14", "TC-2.1.15", "TC-R23")
def test_the_reserve_never_runs_out() -> None:
    p = solo().pools(ANN, 400, 400).inactive(ANN, "break " * 60).asked_to_act(ANN)
    for _ in range(30):
        p.play(ANN, "computers 4") if p.mat(ANN).energy >= 12 else None
    assert p.lies(ANN, "inactive")["c6+"] == 120
    p.s.gain_crystals(ANN, 100)
    for _ in range(20):
        p.play(ANN, "batteries 4")
    assert p.lies(ANN, "inactive")["b1+"] == 80 and p.mat(ANN).crystals == 100


@clause("TC-2.1.20", "TC-INV-12")
def test_cards_and_crystals_are_no_objects() -> None:
    p = given().crystals(ANN, 5).hand(ANN, "F01 F02").active(ANN, "b1 b1 b1 b1").discarding(ANN)
    assert sum(sum(c.values()) for c in p.capsules(ANN)) == 4 or p.question == "ask-pack"
    assert p.mat(ANN).crystals == 5 and p.in_hand(ANN) == ["F01", "F02"]
