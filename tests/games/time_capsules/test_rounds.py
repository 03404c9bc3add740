"""The order of play: base, split, solo (TC-3.2, TC-3.3, TC-4.2, TC-4.4, TC-4.13, TC-4.14)."""

from __future__ import annotations

import pytest

from rulewright.core.rng import seeded
from rulewright.games.time_capsules.packing import Pack
from tests.games.time_capsules.given import (
    ANN,
    BOB,
    CY,
    GAME,
    Position,
    capsules,
    clause,
    given,
    held,
    solo,
    split,
)


def ready(p: Position, number: int = 3) -> Position:
    """All have two capsules in the bag and two set aside, before round `number` + 1."""
    for seat in range(p.s.seats):
        p.bag(seat, "b1 b1", "c6 Z1").aside(seat, "b2 b2", "b3 b3")
    return p.round(number)


def pack(p: Position) -> None:
    frame = p.s.stack[-1]
    while p.s.stack and p.s.stack[-1] is frame and isinstance(frame, Pack):
        seat = p.s.deciders[0]
        p.s.play(seat, p.s.options(seat)[0])


@clause("TC-4.4.1", "TC-4.4.3", "TC-4.4.4", "TC-3.2.2", "TC-3.2.3", "TC-3.2.4")
def test_a_base_round_is_one_turn_after_the_other() -> None:
    p = ready(given(3)).new_round()
    order = []
    for _ in range(3):
        seat = p.asked
        order.append(seat)
        assert sum(p.lies(seat).values()) == 4 and p.mat(seat).open == 2
        assert all(p.mat(other).open == 0 for other in range(3) if other != seat)
        p.play(seat, "end")
        pack(p)
    assert order == [ANN, BOB, CY] and p.s.round == 5 and p.asked == ANN and p.s.first == ANN


@clause("TC-4.2.3", "TC-4.2.4", "TC-4.2.5", "TC-3.1.6")
def test_all_objects_come_to_the_active_zone_and_computers_are_rolled() -> None:
    p = given().round(3).bag(ANN, "break Z1 B04", "c6 c8 c12 b1").bag(BOB, "b1 b1", "b1 b1")
    p.inactive(ANN, "break").active(ANN, "break").rolling(6, 8, 11, dice=(6, 8, 12))
    for seat in (ANN, BOB):
        p.aside(seat, "b1 b1", "b1 b1")
    p.new_round()
    assert p.lies(ANN) == held("break break Z1 B04 b1 c6=6 c8=8 c12=11")
    assert p.lies(ANN, "inactive") == held("break")


@clause("TC-4.2.5", "TC-3.5.3", "TC-R80")
def test_dice_show_every_face_of_their_type() -> None:
    seen: dict[str, set[int]] = {"c6": set(), "c8": set(), "c12": set()}
    for seed in range(150):
        p = solo(seed).round(3).bag(ANN, "c6 c8", "c12 b1").aside(ANN, "b1 b1", "b1 b1").new_round()
        for word in p.lies(ANN):
            if "=" in word:
                kind, die = word.split("=")
                seen[kind].add(int(die))
    assert seen == {"c6": set(range(1, 7)), "c8": set(range(1, 9)), "c12": set(range(1, 13))}


@clause("TC-4.2.6", "TC-3.3.2", "TC-3.3.3")
def test_in_split_all_draw_before_anyone_acts() -> None:
    p = ready(split(3)).new_round()
    assert all(sum(p.lies(seat).values()) == 4 and p.mat(seat).open == 2 for seat in (ANN, BOB, CY))
    assert p.s.phase == 2 and p.asked == ANN and p.s.round == 4


@clause("TC-4.13.1", "TC-4.13.11", "TC-3.3.8", "TC-INV-14", "TC-4.13.8")
def test_a_split_round_has_three_phases() -> None:
    p = ready(split(3)).new_round().held(BOB, 1)
    while p.question == "ask-purchase":
        p.play(p.asked, "pass")
    assert p.s.phase == 3
    ended = []
    while p.question == "ask-action":
        ended.append(p.asked)
        p.play(p.asked, "end")
    assert ended == [ANN, BOB, CY]
    pack(p)
    assert p.s.round == 5 and p.s.first == BOB and p.asked == BOB
    assert all(p.mat(seat).held == 0 for seat in range(3))
    assert p.lies(BOB, "inactive") == held("break")
    keys = [e.line.message.key for e in p.s.log or ()]
    assert (
        keys.index("event-packed") < keys.index("event-arrived") < len(keys) - keys[::-1].index("event-round")
    )


@clause("TC-4.13.3a")
def test_the_others_go_on_clockwise() -> None:
    p = split(3)
    for seat in (ANN, BOB, CY):
        p.active(seat, "b3 b3 c6=1 c6=2")
    p.purchase().play(ANN, "pass")
    turns = []
    for _ in range(4):
        seat = p.asked
        turns.append(seat)
        add = next(o for o in p.options() if o.startswith("add"))
        p.play(seat, add, "raise 1")
    assert turns == [BOB, CY, BOB, CY]


@clause("TC-3.2.8", "TC-3.2.9", "TC-8.1", "TC-4.13.10")
@pytest.mark.parametrize("mode", ["base", "split", "solo"])
def test_the_game_ends_after_the_tenth_round(mode: str) -> None:
    s = capsules(GAME.new(1 if mode == "solo" else 3, mode, 4))
    rng = seeded(4)
    last = 0
    while not s.over:
        last = s.round
        s.apply(s.legal[rng.below(len(s.legal))])
    assert last == s.round == 10
    assert all(len(m.bag.sizes) + len(m.aside.sizes) + len(m.later.sizes) == 4 for m in s.mats)


@clause("TC-3.2.8")
def test_rounds_of_every_game_run_from_one_to_ten() -> None:
    s = capsules(GAME.new(2, "base", 9))
    seen: list[int] = []
    rng = seeded(9)
    while not s.over:
        if not seen or seen[-1] != s.round:
            seen.append(s.round)
        s.apply(s.legal[rng.below(len(s.legal))])
    assert seen == list(range(11))  # 0 while packing for the first time


@clause("TC-3.5.2", "TC-INV-16")
def test_every_capsule_comes_once_in_two_rounds() -> None:
    for seed in range(12):
        p = solo(seed).round(4).aside(ANN, "b1 b1", "b2 b2", "b3 b3", "Z1 Z1").new_round()
        first = p.lies(ANN)
        p.play(ANN, "end")
        pack(p)
        assert p.s.round == 6 and (first + p.lies(ANN)) == held("b1 b1 b2 b2 b3 b3 Z1 Z1")


@clause("TC-4.14.1", "TC-4.14.2", "TC-3.2.8")
def test_the_rival_acts_after_rounds_one_to_nine_only() -> None:
    s = capsules(GAME.new(1, "solo", 3))
    s.log = []
    rng = seeded(2)
    while not s.over:
        end = [o for o in s.legal if s.text(o) == "end"]
        s.apply(end[0] if end else s.legal[rng.below(len(s.legal))])
    taken = [e for e in s.log if e.line.message.key == "event-rival-took"]
    fed = [e for e in s.log if e.line.message.key == "event-rival-fed"]
    assert len(taken) == 18 and len(fed) == 4


@clause("TC-4.14.2a")
def test_the_rival_takes_from_the_largest_pile() -> None:
    p = solo().round(4).piles(1, 3, 2, 3, 0, 0).aside(ANN, "b1 b1", "b1 b1", "b1 b1", "b1 b1").end_of_round()
    assert p.s.piles == [1, 2, 2, 3, 0, 0]
    p = solo().round(4).piles(0, 0, 0, 0, 0, 0).aside(ANN, "b1 b1", "b1 b1", "b1 b1", "b1 b1").end_of_round()
    assert p.s.piles == [0] * 6


@clause("TC-R42", "TC-R71")
def test_a_break_for_a_player_who_has_finished_waits_for_the_next_turn() -> None:
    p = ready(given()).active(BOB, "B08 b1 b1 b1")
    p.bag(BOB, "b2 b2", "b2 b2").asked_to_act(BOB).play(BOB, "use B08", "end")
    pack(p)
    assert p.asked == ANN and p.lies(ANN)["break"] == 1


@clause("TC-R01")
def test_the_marker_moves_one_space() -> None:
    p = ready(split(), 5).end_of_round()
    assert p.s.round == 6
