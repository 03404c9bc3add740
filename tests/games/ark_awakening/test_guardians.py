"""Guardians: the turn of the Enemy, its facing and its steps, and what its units do to a room (ARK-11)."""

from __future__ import annotations

import pytest

from rulewright.core.texts import texts
from rulewright.games.ark_awakening import marching
from rulewright.games.ark_awakening.enemy import draw_target
from rulewright.games.ark_awakening.guardians import Marches, disintegrate
from rulewright.games.ark_awakening.turn import Round
from tests.games.ark_awakening.given import GAME, GREEN, RED, YELLOW, Position, cell, given, room

clause = pytest.mark.clause
NO_MOVE = "EA6"


def guarded(players: int = 2, dark: bool = False) -> Position:
    """No Guardian is on the board, and all of them are wounded: a test lets stand whom it needs."""
    p = given(players + dark, "guardians", enemy=int(dark))
    p.s.lying = [1] * len(p.s.guards)
    return p


def whole(p: Position, **others: str) -> Position:
    """A row of rooms from a1 to d1 and another from a2 to d2."""
    names = {"a1": "R01", "b1": "R02", "c1": "R03", "d1": "R04", "a2": "R05", "b2": "R06", "c2": "R07"}
    return p.rooms(**(names | {"d2": "R08"} | others))


# --- the counter -------------------------------------------------------------------------------------
@clause("ARK-11.5", "ARK-11.12b", "ARK-R29", "ARK-END-3")
@pytest.mark.parametrize(("clock", "over"), [(2, False), (1, True)])
def test_the_challengers_lose_when_the_counter_reaches_zero(clock: int, over: bool) -> None:
    p = guarded()
    p.s.clock = clock
    p.enemy_turn()
    assert p.s.clock == clock - 1 and (p.s.result == -1) is over
    assert ("event-stood-up" in p.events()) is not over  # at once


@clause("ARK-L3", "ARK-11.5", "ARK-R64")
def test_the_guardians_come_after_every_challenger() -> None:
    p = guarded(3)
    p.s.clock = 9
    p.then(Round())
    for seat in (RED, YELLOW, GREEN):
        assert p.s.actor == seat and p.s.clock == 9
        p.play("choose MIL", "done")
    assert p.s.clock == 8 and p.s.actor == RED


# --- disintegrate ------------------------------------------------------------------------------------
@clause("ARK-11.6", "ARK-11.6b", "ARK-EX-50", "ARK-3.1")
def test_a_guardian_takes_all_cylinders_and_a_cube_a_turn() -> None:
    p = whole(guarded(3)).guardian(1, "b2").cubes("R06", RED, YELLOW, GREEN).cylinders("R06", "pwr0", "pwr1")
    p.orders("EA1", "EA2").enemy_turn()
    assert p.cylinders_in("R06") == [] and p.cubes_in("R06") == [YELLOW, GREEN] and p.where(1) == "b2"
    assert p.dome(RED).cubes == 30 and p.s.outside[RED] == p.s.outside[YELLOW] == 0
    p.enemy_turn()
    assert p.cubes_in("R06") == [GREEN] and p.where(1) == "b2"
    p.orders("EA1", "EA2").enemy_turn()
    assert p.cubes_in("R06") == [] and p.where(1) == "b2"
    assert p.enemy_turn().where(1) != "b2"  # from the fourth turn on it may move


@clause("ARK-11.6c", "ARK-11.13d")
def test_energy_tokens_are_no_target_and_stop_no_guardian() -> None:
    p = whole(guarded()).complex().guardian(1, "a1", "west").tokens("R01", 1).tokens("R02", 1)
    p.orders("EA2").enemy_turn()
    assert p.s.hacked == [room("R01"), room("R02")]
    assert p.where(1) != "a1" and p.where(1) != "b1"  # two steps


@clause("ARK-R63", "ARK-R27")
def test_only_the_room_of_a_guardian_is_disintegrated() -> None:
    p = whole(guarded()).guardian(1, "b2").cubes("R06", RED).cubes("R05", RED)
    disintegrate(p.s)
    assert p.cubes_in("R06") == [] and p.cubes_in("R05") == [RED] and p.lies(1)


# --- full teleport -----------------------------------------------------------------------------------
@clause("ARK-11.7", "ARK-11.7d", "ARK-2.5", "ARK-11.8d")
@pytest.mark.parametrize("start", ["board", "gate"])
def test_a_standing_guardian_teleports_to_the_rear_of_its_target(start: str) -> None:
    p = whole(guarded(), e1="gate1").targets("R06").orders("EA2")
    p.s.rear[cell("b2")] = 3
    if start == "gate":
        p.guardian(1, "e1")
    p.s.lying[0] = 0
    p.then(Marches())  # it does not move off a gate, nor off the enemy board
    assert p.where(1) == ("e1" if start == "gate" else "board")
    p.orders("EA1").enemy_turn()
    assert p.where(1) == "b2" and p.behind(1) == "west"  # laid down, so it did not move
    assert not p.lies(1)  # and it has stood up


@clause("ARK-11.7b", "ARK-R26", "ARK-11.7d", "ARK-11.2")
def test_a_teleport_into_another_guardian_fails_and_uses_the_turn() -> None:
    p = whole(guarded(), e1="gate1").guardian(2, "b2").guardian(1, "e1").targets("R06", "R07").orders(NO_MOVE)
    p.enemy_turn()
    assert p.where(1) == "e1" and p.where(2) == "b2" and "event-teleport-failed" in p.events()
    assert p.orders(NO_MOVE).enemy_turn().where(1) == "c2"


@clause("ARK-11.7c", "ARK-S02")
def test_the_automaton_aims_at_the_initial_factory() -> None:
    p = whole(guarded(), e2="F-Tia", e3="F-Tib").targets("F-Ti").orders(NO_MOVE)
    assert p.s.initial.count(room("F-Tia")) == 1
    p.s.lying[0] = 0
    assert p.enemy_turn().where(1) == "e2"


@clause("ARK-11.7c")
def test_the_dark_player_aims_at_any_factory_of_the_type() -> None:
    p = whole(guarded(dark=True), e2="F-Tia", e3="F-Tib", e4="F-Osa").targets("F-Ti").orders(NO_MOVE)
    p.s.lying[0] = 0
    p.enemy_turn()
    assert p.s.actor == 2 and p.may() == {"aim e2", "aim e3"}
    assert p.play("aim e3").where(1) == "e3"


@clause("ARK-11.7e", "ARK-R28", "ARK-R85")
def test_some_target_cards_shuffle_the_discards_into_the_deck() -> None:
    p = whole(guarded(), e2="G1", e3="G2").targets("R06", "R07").orders(NO_MOVE)
    p.s.lying[:2] = [0, 0]
    p.enemy_turn()
    assert (p.where(1), p.where(2)) == ("b2", "c2") and len(p.s.aimed.cards) == 2  # by ascending number
    p.targets("G1").orders(NO_MOVE)
    everything = len(p.s.targets.cards) + len(p.s.aimed.cards)
    p.s.lying = [1, 1, 0, 1]
    p.enemy_turn()
    assert p.where(3) == "e2" and not p.s.aimed.cards and len(p.s.targets.cards) == everything


@clause("ARK-R28")
def test_an_empty_deck_of_targets_is_made_of_its_discards() -> None:
    p = guarded()
    while len(p.s.targets.cards) > 1:
        p.s.draw(p.s.targets, p.s.aimed)
    everything = len(p.s.aimed.cards) + 1
    draw_target(p.s)
    assert not p.s.targets.cards and "event-reshuffled-targets" not in p.events()
    draw_target(p.s)
    assert len(p.s.targets.cards) == everything - 1 and "event-reshuffled-targets" in p.events()


@clause("ARK-11.7f", "ARK-S29")
def test_in_the_first_turn_all_teleport_and_none_moves() -> None:
    p = whole(guarded()).targets("R01", "R03", "R06", "R08").orders("EA2")
    p.s.lying = [0] * 4
    p.enemy_turn()
    assert [p.where(n) for n in (1, 2, 3, 4)] == ["a1", "c1", "b2", "d2"]
    assert "event-stepped" not in p.events() and p.s.lying == [0] * 4


# --- move --------------------------------------------------------------------------------------------
@clause("ARK-EX-09", "ARK-11.4", "ARK-11.4b")
@pytest.mark.parametrize(
    ("behind", "left"), [("south", "a2"), ("west", "b3"), ("north", "c2"), ("east", "b1")]
)
def test_left_is_the_guardians_left(behind: str, left: str) -> None:
    p = guarded().rooms(a2="R01", b2="R02", b3="R03", c2="R04", b1="R05").guardian(1, "b2", behind)
    for name in ("R01", "R03", "R04", "R05"):
        p.cubes(name, RED)  # they stop it after a step
    p.orders("EA2").then(Marches())
    assert p.where(1) == left and p.lies(1)
    back = {"a2": "east", "b3": "south", "c2": "west", "b1": "north"}
    assert p.behind(1) == back[left]


@clause("ARK-R25", "ARK-11.7")
def test_a_guardian_that_teleports_to_challengers_fights_them() -> None:
    p = guarded().rooms(b2="R02").units(RED, "b2").targets("R02").orders(NO_MOVE)
    p.s.lying = [0, *[1] * (len(p.s.lying) - 1)]
    p.arsenal(RED, 7).enemy_turn()
    assert p.where(1) == "b2" and p.dome(RED).wounded == 1  # its defence of 8 is too much


@clause("ARK-EX-10", "ARK-EXM-10", "ARK-11.8", "ARK-11.8b")
def test_the_first_possible_direction_is_taken() -> None:
    p = guarded().rooms(b2="R02", c2="R03", a2="R01").guardian(1, "b2").guardian(2, "c2", lying=True)
    p.orders("EA1").then(Marches())
    assert p.where(1) == "a2" and p.behind(1) == "east"
    assert p.events().count("event-rejected") == 2  # the Guardian to the right, no room in front


@clause("ARK-EX-11", "ARK-EXM-11", "ARK-11.8b", "ARK-11.8c", "ARK-11.8e", "ARK-11.4b", "ARK-R121")
def test_the_example_of_two_steps() -> None:
    p = guarded().rooms(b1="R01", b2="R02", a2="R03", a3="R04", d2="R05", d3="gate1")
    p.guardian(1, "b1", "south").guardian(2, "a3", "east").guardian(3, "d2", "west").cubes("R02", YELLOW)
    for guardian in (0, 1, 2):  # in the order that the example states
        marching.march(p.s, guardian, 2, [0, 1, 2, 3])
    assert (p.where(1), p.behind(1)) == ("b2", "south")
    assert (p.where(2), p.behind(2)) == ("a3", "south")
    assert p.where(3) == "d3" and p.s.lying[:3] == [1, 1, 1]
    p.s.lying = [0, 0, 0, 1]
    p.targets("R05").orders(NO_MOVE).enemy_turn()
    assert p.cubes_in("R02") == [] and p.where(1) == "b2" and p.where(3) == "d2"


@clause("ARK-11.8e")
def test_the_farthest_from_the_enemy_board_moves_first_and_ties_go_by_number() -> None:
    p = whole(guarded())  # five columns: the enemy board lies beside e1
    assert [marching.distance(p.s, cell(label)) for label in ("e1", "d1", "e2", "a1", "a5")] == [
        0,
        1,
        1,
        4,
        8,
    ]
    p.guardian(1, "c2", "west").guardian(2, "a2", "west").guardian(3, "b1", "west").orders("EA1")
    seen = p.then(Marches()).s.log or []
    moved = [e.line.a + 1 for e in seen if e.line.message.key == "event-stepped"]
    assert moved == [2, 1, 3]  # 5 away, then 3 and 3


@clause("ARK-11.8", "ARK-R84")
def test_a_card_without_a_move_moves_nobody_and_the_deck_is_made_anew() -> None:
    p = whole(guarded()).guardian(1, "b2").orders(NO_MOVE).then(Marches())
    assert p.where(1) == "b2" and not p.lies(1) and len(p.s.ordered.cards) == 1
    while p.s.orders.cards:
        p.s.draw(p.s.orders, p.s.ordered)
    p.then(Marches())
    assert len(p.s.ordered.cards) == 1 and len(p.s.orders.cards) == 5


@clause("ARK-11.8c", "ARK-R122", "ARK-11.8b")
@pytest.mark.parametrize("what", ["nothing", "unit", "robot", "cube", "cylinder", "gate"])
def test_a_guardian_stops_where_anything_is(what: str) -> None:
    p = guarded().rooms(a2="R01", b2="gate1" if what == "gate" else "R02", c2="R03").guardian(1, "a2", "west")
    if what == "unit":
        p.units(RED, "b2")
    elif what == "robot":
        p.neutral("robot", "b2")  # nobody's
    elif what == "cube":
        p.cubes("R02", RED)
    elif what == "cylinder":
        p.cylinders("R02", "pwr0")
    p.orders("EA2").then(Marches())
    assert p.where(1) == ("c2" if what == "nothing" else "b2")


@clause("ARK-11.8b")
def test_a_guardian_without_a_way_stays() -> None:
    p = guarded().rooms(a2="R01", b2="R02").guardian(1, "a2").guardian(2, "b2", lying=True).orders("EA2")
    p.then(Marches())
    assert p.where(1) == "a2" and p.lies(1) and "event-halted" in p.events()


@clause("ARK-11.8d", "ARK-11.6b")
def test_only_standing_guardians_in_rooms_move() -> None:
    p = whole(guarded(), e1="gate1").guardian(1, "e1").guardian(2, "a1", lying=True).guardian(3, "c2")
    assert marching.guards_to_move(p.s) == [2]


# --- heal and reset ----------------------------------------------------------------------------------
@clause("ARK-11.10", "ARK-11.10b", "ARK-11.11")
def test_a_wounded_guardian_stands_up_and_teleports_the_turn_after() -> None:
    p = whole(guarded()).orders(NO_MOVE).targets("R06")
    p.enemy_turn()
    assert p.where(1) == "board" and p.s.lying == [0] * 4
    p.orders("EA1").targets("R06", "R05", "R07", "R08").enemy_turn()
    assert p.where(1) == "b2"


# --- Complexity 2 ------------------------------------------------------------------------------------
@clause("ARK-11.13", "ARK-L3")
def test_a_guardian_opens_all_doors_of_its_room_first() -> None:
    p = whole(guarded()).complex().guardian(1, "b2").sealed(RED, "b2", "a2").sealed(YELLOW, "b2", "b1")
    p.sealed(RED, "c1", "d1").orders(NO_MOVE).enemy_turn()
    assert len(p.s.seals) == 1 and p.dome(YELLOW).cubes == 30 and p.dome(RED).cubes == 29
    p = whole(guarded()).guardian(1, "b2").sealed(RED, "b2", "a2").orders(NO_MOVE).enemy_turn()
    assert len(p.s.seals) == 1  # without Complexity 2 there is no such step


@clause("ARK-11.13b", "ARK-R127")
def test_a_sealed_door_ends_the_move_of_a_guardian() -> None:
    p = guarded().rooms(a2="R01", b2="R02", c2="R03").complex().guardian(1, "a2", "west")
    p.sealed(RED, "b2", "c2").orders("EA2").then(Marches())
    assert p.where(1) == "b2"  # left and right are closed by the edge, in front is the door
    p = guarded().rooms(a2="R01", b2="R02", a3="R03").complex().guardian(1, "a2", "west")
    p.sealed(RED, "a2", "a3").orders("EA2").then(Marches())
    assert p.where(1) == "a2"  # left counts as possible: it does not go on to the front


@clause("ARK-11.13c")
@pytest.mark.parametrize("place", ["b2", "c2", "a1"])
def test_no_door_of_a_guardians_room_can_be_sealed(place: str) -> None:
    p = whole(guarded()).complex().units(RED, "b2").arsenal(RED, 8).guardian(1, place).preempt(RED)
    assert ("seal b2 c2" in p.may("seal")) is (place == "a1")


# --- Challengers and Guardians -----------------------------------------------------------------------
@clause("ARK-11.3a", "ARK-11.1")
def test_nobody_controls_a_room_with_a_guardian() -> None:
    p = whole(guarded()).cubes("R06", RED, YELLOW).units(RED, "b2").stock(RED, bt=9)
    assert p.controllers("R06") == {RED, YELLOW} and p.benefit(RED, "heal") == 3
    p.guardian(1, "b2")
    assert p.controllers("R06") == set() and p.benefit(RED, "heal") == 0
    p.phase(RED, "ENG")
    assert "integrate plain b2" not in p.may("integrate") and p.reason("integrate plain b2") == "why-opposed"


@clause("ARK-11.3a", "ARK-11.3c", "ARK-R62")
def test_energy_goes_out_of_a_guardians_room_and_not_in() -> None:
    p = whole(guarded()).cylinders("R06", "pwr0").guardian(1, "b2").phase(RED, "PWR")
    assert "divert pwr0 b2" in p.may("divert")
    p.play("divert pwr0 generator")
    assert "into c2" in p.may() and "into b2" not in p.may()


@clause("ARK-11.3b", "ARK-R126", "ARK-R135")
def test_units_enter_a_guardians_room_and_do_not_pass() -> None:
    p = whole(guarded()).guardian(1, "b2").units(RED, "a2").upgraded(RED, MOB=3).phase(RED, "MOB")
    p.play("move a2 b2")
    assert not [choice for choice in p.may("move") if choice.startswith("move b2")]
    p = whole(guarded()).guardian(1, "b2").units(RED, "b2").phase(RED, "MOB")
    assert "move b2 c2" in p.may("move")  # who stood there may leave


@clause("ARK-5.1h")
def test_a_room_with_a_guardian_is_not_folded() -> None:
    p = whole(guarded()).rooms(e3="R14").cylinders("R14", "pwr0", "pwr0").units(RED, "a1").guardian(1, "b2")
    p.phase(RED, "MOB")
    assert "fold a1 c2" in p.may("fold") and "fold a1 b2" not in p.may("fold")


@clause("ARK-FX-SHOVE", "ARK-R65")
def test_a_decoy_drives_a_guardian_out_and_it_turns_its_back_to_where_it_came_from() -> None:
    p = whole(guarded()).guardian(1, "b2", "north").units(RED, "a2").units(YELLOW, "b1").hand(RED, "AC19")
    p.phase(RED, "ART").play("use AC19")
    assert p.may() == {"done", "shove b2 enemy"}  # never a fellow Challenger
    p.play("shove b2 enemy")
    assert (p.where(1), p.behind(1)) == ("c2", "west") and not p.lies(1)


@clause("ARK-6.8", "ARK-11.1", "ARK-R118")
def test_an_airlock_wounds_guardians_and_fellows_alike() -> None:
    p = whole(guarded()).guardian(1, "b2").units(YELLOW, "b2").units(RED, "a2").hand(RED, "AC01")
    p.phase(RED, "ART").play("use AC01", "vent b2")
    assert p.where(1) == "board" and p.lies(1) and p.dome(YELLOW).wounded == 1


# --- the Dark Player ---------------------------------------------------------------------------------
@clause("ARK-11.9", "ARK-11.9b", "ARK-11.9d", "ARK-1.7")
def test_the_dark_player_moves_one_guardian_exactly_so_many_steps() -> None:
    p = whole(guarded(dark=True)).guardian(1, "a1", "west").guardian(2, "d2", "east").orders("EA2")
    p.then(Marches())
    assert p.s.actor == 2 and p.may() == {"guide 1", "guide 2"}
    p.play("guide 1")
    assert p.may() == {"advance 1 a2", "advance 1 b1"}
    p.play("advance 1 b1")
    assert p.may() == {"advance 1 b2", "advance 1 c1"}  # not back to a1
    p.play("advance 1 b2")
    assert p.where(1) == "b2" and p.lies(1) and not p.lies(2) and len(p.s.ordered.cards) == 1
    p = whole(guarded(dark=True)).guardian(1, "a1", "west").orders("EA1").then(Marches())
    assert p.may() == {"advance 1 a2", "advance 1 b1"}  # the only one must


@clause("ARK-11.9")
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Move Guardian 1 from Armoury"), ("es", "Mover al Guardián 1 desde la Armería")],
)
def test_the_dark_player_reads_where_each_guardian_stands(language: str, said: str) -> None:
    p = guarded(dark=True).rooms(a2="R18", b2="R02", d2="F-Tia", d3="gate1").guardian(1, "a2").orders("EA1")
    p.guardian(2, "d2").then(Marches())
    words = texts(GAME, language)
    labels = [words.label(option, s=p.s) for option in p.s.legal]
    assert labels[0] == said and labels[1].endswith(" (d2)")
    assert words.label(p.s.parse("guide 9"), s=p.s).endswith("9")  # of none nothing is said


@clause("ARK-11.9c")
def test_the_dark_player_goes_backward_only_without_another_way() -> None:
    p = guarded(dark=True).rooms(a2="R01", b2="R02").guardian(1, "b2", "west").orders("EA1").then(Marches())
    assert p.where(1) == "a2"
    p = guarded(dark=True).rooms(a2="R01", b2="R02", c2="R03").guardian(1, "b2", "west").orders("EA1")
    assert p.then(Marches()).where(1) == "c2"


@clause("ARK-11.9b", "ARK-11.8c")
def test_the_dark_players_guardian_has_to_stop_too() -> None:
    p = guarded(dark=True).rooms(a2="R01", b2="R02", c2="R03").guardian(1, "a2", "west").cubes("R02", RED)
    assert p.orders("EA2").then(Marches()).where(1) == "b2"


@clause("ARK-11.9e")
@pytest.mark.parametrize(("players", "moves"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_against_three_challengers_the_dark_player_moves_twice(players: int, moves: int) -> None:
    p = whole(guarded(players, dark=True)).guardian(1, "a1", "west").guardian(2, "d2", "east")
    p.orders("EA1", "EA2").then(Marches())
    while not p.s.over and p.s.stack:
        p.play(sorted(p.may())[0])
    assert len(p.s.ordered.cards) == moves and sum(p.s.lying[:2]) == moves
