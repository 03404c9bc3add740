"""Glitch: the disaster, damage and repair, the diagnostic row, the counter and the resolution (ARK-12)."""

from __future__ import annotations

import random

import pytest

from rulewright.core.errors import GameError
from rulewright.core.texts import texts
from rulewright.games.ark_awakening import glitch, printed
from rulewright.games.ark_awakening.enemy import enemy_combat, enemy_defence
from rulewright.games.ark_awakening.glitch import CountDown, Diagnose, Disaster
from rulewright.games.ark_awakening.invariants import invariants
from rulewright.games.ark_awakening.table import ENEMY, ENEMY_CUBE, Ark
from rulewright.games.ark_awakening.turn import Round
from rulewright.games.ark_awakening.verbs import CAUSES, ROOM
from tests.games.ark_awakening.given import (
    GAME,
    GREEN,
    RED,
    YELLOW,
    Position,
    cell,
    fresh,
    given,
    room,
    spare,
)

clause = pytest.mark.clause
GLITCH = ENEMY_CUBE
MISSION = ("R01", "R08", "R05")


def failing(players: int = 2, **options: object) -> Position:
    """Challengers on an empty Ark, before any disaster."""
    return given(players, "glitch", 1, **options)


def whole(p: Position, **others: str) -> Position:
    """A row of rooms from a1 to d1 and another from a2 to d2; three of them are the mission."""
    names = {"a1": "R01", "b1": "R08", "c1": "R03", "d1": "R04", "a2": "R05", "b2": "R06", "c2": "R07"}
    return p.rooms(**(names | {"d2": "R02"} | others)).shared(*MISSION)


def built(players: int, seed: int = 3, **options: object) -> Ark:
    """A game whose board is built at random, after the first disaster."""
    s = fresh(players, "glitch", seed, **options)
    chance = random.Random(seed)
    while not s.round:
        s.apply(chance.choice(s.legal))
    return s


# --- setup -------------------------------------------------------------------------------------------
@clause("ARK-S10", "ARK-S30")
@pytest.mark.parametrize(("players", "stock", "cards"), [(1, 3, 0), (2, 12, 4), (3, 20, 6), (4, 20, 6)])
def test_challengers_start_with_the_more_the_more_they_are(players: int, stock: int, cards: int) -> None:
    for dome in fresh(players, "glitch", 1).domes:
        assert dome.stock == [stock] * 4 and len(dome.hand.cards) == cards
    for dome in fresh(players, "learning", 1).domes:  # as in Awakening
        assert dome.stock == [2] * 4 and not dome.hand.cards


@clause("ARK-M4", "ARK-S30", "ARK-EX-51", "ARK-10.11", "ARK-S16")
@pytest.mark.parametrize(("players", "strength"), [(1, 2), (2, 4), (3, 6), (4, 8)])
def test_the_strength_of_hostile_units_grows_with_the_challengers(players: int, strength: int) -> None:
    p = failing(players).rooms(b2="R01", c2="R02", d2="R03").hostile("b2", 1).hostile("c2", 3)
    for label in ("b2", "c2"):  # once, however many there are
        assert enemy_combat(p.s, cell(label)) == enemy_defence(p.s, cell(label)) == strength
    assert enemy_combat(p.s, cell("d2")) == enemy_defence(p.s, cell("d2")) == 0


@clause("ARK-M4", "ARK-R69")
def test_glitch_is_for_one_to_four_challengers_against_the_automaton() -> None:
    assert list(GAME.modes["glitch"]) == [1, 2, 3, 4]
    with pytest.raises(GameError):
        fresh(2, "glitch", 1, enemy=1)


@clause("ARK-S31", "ARK-R141", "ARK-INV-17", "ARK-R61")
@pytest.mark.parametrize("players", [1, 4])
def test_all_thirty_cubes_are_glitch_cubes(players: int) -> None:
    p = failing(players)
    assert p.s.supply == 30 and not invariants(p.s)
    p.s.supply = 29
    assert any("ARK-INV-17" in breach for breach in invariants(p.s))
    p.s.supply = 30
    p.rooms(a1="R01", b1="R08").hostile("a1", 8).hostile("b1", 8)
    assert not any("ARK-INV-17" in breach for breach in invariants(p.s))
    assert any("ARK-INV-17" in breach for breach in invariants(p.hostile("b1").s))


# --- step 1: cubes -----------------------------------------------------------------------------------
@clause("ARK-12.4", "ARK-EX-13", "ARK-EX-51", "ARK-R145", "ARK-S36")
@pytest.mark.parametrize(
    ("players", "more", "wanted"),
    [
        (1, 0, [1] * 6),
        (2, 0, [2] * 3 + [1] * 3),
        (3, 0, [2] * 4 + [1] * 4),
        (4, 0, [2] * 5 + [1] * 5),
        (1, 2, [1] * 8),
        (2, 1, [2] * 4 + [1] * 4),
    ],
)
def test_so_many_cards_of_two_cubes_then_of_one(players: int, more: int, wanted: list[int]) -> None:
    seed = next(
        seed
        for seed in range(40)
        if not any(n >= printed.ACTIVATABLE for n, _ in struck(players, seed, more))
    )
    assert [cubes for _, cubes in struck(players, seed, more)] == wanted


def struck(players: int, seed: int, more: int = 0) -> list[list[int]]:
    """Targets and cubes of the first disaster."""
    s = fresh(players, "glitch", seed, disasters=more)
    s.log = []
    chance = random.Random(seed)
    while not s.round:
        s.apply(chance.choice(s.legal))
    return [e.line.values() for e in s.log if e.line.message.key == "event-struck"]


@clause("ARK-12.4b", "ARK-12.1b")
@pytest.mark.parametrize(("cubes", "added"), [(1, 2), (2, 1), (3, 0)])
def test_a_cube_without_a_free_square_is_left_out(cubes: int, added: int) -> None:
    p = whole(failing()).cubes("R03", *[RED] * cubes)
    assert glitch.damage(p.s, room("R03"), 2)
    assert p.cubes_in("R03") == [RED] * cubes + [GLITCH] * added and p.s.supply == 30 - added
    assert len(p.told("spared")) == (added < 2)


@clause("ARK-12.4c", "ARK-R32")
def test_a_factory_card_damages_every_factory_of_its_type_once() -> None:
    p = whole(failing(), a3="F-Tia", b3="F-Tib", c3="F-Osa").targets("F-Ti", "R03")
    p.s.setup.options["disasters"] = 0
    p.then(Disaster())
    assert p.told("struck")[0][1] == 1 and p.told("struck")[1][1] == 2  # among the cards with two cubes
    assert p.cubes_in("F-Tia") == p.cubes_in("F-Tib") == [GLITCH]


@clause("ARK-12.4d", "ARK-END-4")
@pytest.mark.parametrize(("supply", "full", "lost"), [(2, False, False), (1, False, True), (0, True, False)])
def test_a_missing_glitch_cube_loses_at_once(supply: int, full: bool, lost: bool) -> None:
    p = whole(failing()).cubes("R03", *[RED] * (3 if full else 0))
    p.s.supply = supply
    p.s.push(Round())
    assert glitch.damage(p.s, room("R03"), 2) is not lost
    assert (p.s.result == -1) is lost and (not p.s.stack) is lost
    if lost:
        assert "none was left" in said(p.s)


def said(s: Ark) -> str:
    """How it ended, in words."""
    return texts(GAME, "en").line(s.outcome().ending)


@clause("ARK-12.4e", "ARK-R145")
def test_a_shuffle_symbol_is_done_before_the_next_card() -> None:
    p = whole(failing(), e2="G1").targets("G1", "R03")
    for card in p.s.targets.cards[:-2]:
        p.s.move(card, p.s.targets, p.s.aimed)
    p.s.clock = 0
    glitch.strike(p.s)
    keys = p.events()
    first, second = [n for n, key in enumerate(keys) if key == "event-struck"][:2]
    assert "event-reshuffled-targets" in keys[first:second]


@clause("ARK-R119", "ARK-R28")
def test_with_too_few_cards_the_discards_are_shuffled_and_without_any_it_stops() -> None:
    p = whole(failing()).targets("R03")
    for card in p.s.targets.cards[:-1]:
        p.s.move(card, p.s.targets, p.s.box)
    assert glitch.strike(p.s)
    assert len(p.told("struck")) == 6 and p.cubes_in("R03") == [GLITCH] * 3  # the same card again and again
    p = whole(failing())
    for card in p.s.targets.cards[:]:
        p.s.move(card, p.s.targets, p.s.box)
    assert glitch.strike(p.s) and not p.told("struck")


# --- steps 2 to 4 ------------------------------------------------------------------------------------
@clause("ARK-12.5", "ARK-V7", "ARK-L4", "ARK-12.7")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_disaster_lays_three_diagnostic_cards_and_turns_up_one(players: int) -> None:
    s = built(players)
    assert len(s.row.cards) == 2 and len(s.traced.cards) == 1 and not s.aimed.cards
    seen = s.redacted(RED)
    assert isinstance(seen, Ark) and seen.traced.cards == s.traced.cards
    assert all(card < 0 for card in seen.row.cards)  # nobody knows them


@clause("ARK-12.6", "ARK-R31")
def test_hostile_units_appear_in_the_mission_rooms_and_earlier_ones_stay() -> None:
    p = whole(failing())
    for number in (1, 2, 3):
        glitch.send_hostile(p.s)
        assert [p.s.count(ENEMY, p.s.at[room(name)]) for name in MISSION] == [number] * 3
    assert p.s.in_play(ENEMY) == 9  # more than its six units: cylinders stand in
    assert not any("ARK-INV-17" in breach for breach in invariants(p.s))


@clause("ARK-12.6b", "ARK-10.13", "ARK-10.13b", "ARK-10.14", "ARK-12.1")
def test_the_disaster_ends_with_combats_where_units_stand_together() -> None:
    p = whole(failing()).units(RED, "a1").units(YELLOW, "b1").arsenal(RED, 20).arsenal(YELLOW, 3)
    p.targets(*["R03", "R04", "R06", "R07", "R02", "R03"][:5]).then(Disaster())
    assert p.s.actor == RED and p.may() == {"engage a1", "engage b1"}  # the first player orders them
    p.play("engage b1")
    assert p.dome(YELLOW).wounded == 1 and p.s.count(ENEMY, cell("b1")) == 1  # 3 is below 4
    p.next_artifact("AC02")
    while p.s.stack:
        p.play(sorted(p.may())[0])
    assert p.there(RED, "a1") == 1 and p.s.count(ENEMY, cell("a1")) == 0 and p.dome(RED).arsenal == 16


@clause("ARK-12.7b", "ARK-12.1", "ARK-10.12")
def test_a_challenger_beside_hostile_units_fights_after_his_actions() -> None:
    p = whole(failing()).hostile("a1").units(RED, "a1").arsenal(RED, 20).next_artifact("AC02")
    p.diagnostic("R02", "R07", "R06").turn(RED).play("choose PWR", "done")
    assert p.s.count(ENEMY, cell("a1")) == 0 and p.there(RED, "a1") == 1
    p = whole(failing()).hostile("a1").hostile("b1").diagnostic("R02", "R07", "R06").turn(RED)
    p.play("choose PWR", "done")
    assert p.s.count(ENEMY, cell("a1")) == p.s.count(ENEMY, cell("b1")) == 1  # they never move


@clause("ARK-12.1", "ARK-FX-SHOVE", "ARK-6.8")
def test_hostile_units_can_be_vented_and_not_be_driven_out() -> None:
    p = whole(failing()).hostile("a1").units(RED, "a2").hand(RED, "AC19", "AC01").upgraded(RED, ART=2)
    p.phase(RED, "ART").play("use AC19")
    assert not p.may("shove")
    p.play("use AC01", "vent a1")
    assert p.s.count(ENEMY, cell("a1")) == 0


# --- damage and repair -------------------------------------------------------------------------------
@clause("ARK-12.1b", "ARK-12.1c", "ARK-R30", "ARK-INV-12")
def test_a_damaged_room_is_nobodys_until_its_last_glitch_cube_is_gone() -> None:
    p = whole(failing()).cubes("R05", RED).glitches("R05", 2).units(YELLOW, "a2").cylinders("R05", "pwr0")
    assert p.controllers("R05") == set() and p.benefit(RED, "militarize") == 0
    p.s.take_cube(GLITCH, room("R05"))
    assert p.controllers("R05") == set()
    p.s.take_cube(GLITCH, room("R05"))
    assert p.controllers("R05") == {RED, YELLOW} and p.benefit(RED, "militarize") == 1


@clause("ARK-12.2", "ARK-EX-12", "ARK-12.3")
def test_engineering_replaces_a_glitch_cube_with_an_own_one() -> None:
    p = whole(failing(), e2="R15").cubes("R15", YELLOW).glitches("R15", 2).units(RED, "e2").stock(RED, bt=3)
    p.phase(RED, "ENG").play("integrate plain e2")
    assert p.cubes_in("R15") == [YELLOW, RED, GLITCH]  # the leftmost, in its place
    assert p.dome(RED).stock == [0, 0, 0, 0] and p.s.supply == 29 and p.dome(RED).cubes == 29
    p = whole(failing()).glitches("R03").units(RED, "c1").stock(RED, ti=1).phase(RED, "ENG")
    assert p.reason("integrate plain c1") == "why-too-dear"  # it costs 2
    p = whole(failing()).glitches("R03").stock(RED, ti=2).phase(RED, "ENG")
    assert p.reason("integrate plain c1") == "why-not-there"
    p = whole(failing()).glitches("R03").units(RED, "c1").hostile("c1").stock(RED, ti=2).phase(RED, "ENG")
    assert p.reason("integrate plain c1") == "why-opposed"


@clause("ARK-12.2b", "ARK-12.3", "ARK-EX-53")
def test_only_one_glitch_cube_of_a_room_is_replaced_in_a_phase() -> None:
    p = whole(failing()).glitches("R03", 2).units(RED, "c1").stock(RED, ti=9).upgraded(RED, ENG=1)
    p.phase(RED, "ENG").play("integrate plain c1")
    assert p.reason("integrate plain c1") == "why-already"
    assert p.cubes_in("R03") == [RED, GLITCH]  # still damaged, one square still free
    assert p.controllers("R03") == set()


@clause("ARK-12.2c")
def test_points_from_afar_and_free_points_repair_too() -> None:
    p = whole(failing(), e2="R22", e3="R31").glitches("R03").glitches("R04").units(RED, "d1").stock(RED, ti=2)
    p.cylinders("R22", "pwr0").cubes("R31", RED).phase(RED, "ENG")
    assert "integrate remote c1" in p.may() and "integrate plain c1" not in p.may()
    p.play("integrate remote c1", "integrate free d1")
    assert p.cubes_in("R03") == p.cubes_in("R04") == [RED] and sum(p.dome(RED).stock) == 0


@clause("ARK-12.2c", "ARK-FX-CUBE", "ARK-FX-UNCUBE", "ARK-R144")
def test_artifacts_replace_and_remove_glitch_cubes() -> None:
    p = whole(failing()).glitches("R03").hand(RED, "AC02").stock(RED).phase(RED, "ART")
    p.play("use AC02", "integrate anywhere c1")
    assert p.cubes_in("R03") == [RED]
    p = whole(failing()).glitches("R03", 2).cubes("R03", RED).units(RED, "c1").hand(RED, "AC05")
    p.phase(RED, "ART").play("use AC05", "remove c1 enemy")
    assert p.cubes_in("R03") == [GLITCH, RED] and p.s.supply == 29


@clause("ARK-12.2d", "ARK-R144", "ARK-18.7")
@pytest.mark.parametrize(("arsenal", "can"), [(15, False), (16, True)])
def test_disintegrating_removes_a_glitch_cube(arsenal: int, can: bool) -> None:
    p = whole(failing()).complex().glitches("R03", 2).cubes("R03", YELLOW).units(RED, "c1")
    p.arsenal(RED, arsenal).preempt(RED)
    assert ("disintegrate c1" in p.may()) is can
    if can:
        p.play("disintegrate c1")
        assert p.may() == {"remove c1 2", "remove c1 enemy"} or p.may() == {"remove c1 1", "remove c1 enemy"}
        p.play("remove c1 enemy")
        assert p.cubes_in("R03") == [GLITCH, YELLOW] and p.dome(RED).cubes == 30


@clause("ARK-5.1h")
def test_a_damaged_room_is_not_folded() -> None:
    p = whole(failing(), e3="R14").cylinders("R14", "pwr0", "pwr0").units(RED, "a1").glitches("R06")
    p.hostile("c2").hostile("a1").phase(RED, "MOB")
    assert {"fold a1 c1", "fold a1 b1"} <= p.may("fold")  # a hostile unit beside the own ones hinders nothing
    assert not {"fold a1 b2", "fold a1 c2"} & p.may("fold")


@clause("ARK-12.11", "ARK-4.2", "ARK-7.2")
def test_marker_and_activation_are_as_always_and_the_mission_wins_nothing() -> None:
    p = whole(failing()).cubes("R03", RED, RED, RED).cubes("R04", RED, RED, RED).glitches("R04")
    for name in MISSION:
        p.cubes(name, *[RED] * 4)
    p.diagnostic("R02", "R07", "R06").turn(RED)
    done = p.dome(RED).activated
    assert done >> room("R03") & 1 and not done >> room("R04") & 1 and not p.s.over
    p.play("choose MIL", "done").turn(RED)
    assert "choose MIL" not in p.may() and p.reason("choose MIL") == "why-marker-there"


# --- turns -------------------------------------------------------------------------------------------
@clause("ARK-12.7", "ARK-EX-14", "ARK-EX-51")
@pytest.mark.parametrize(
    ("players", "turns"), [(1, [15, 10, 10]), (2, [10, 7, 7]), (3, [7, 5, 5]), (4, [7, 5, 5])]
)
def test_the_counter_of_each_round(players: int, turns: list[int]) -> None:
    p = whole(failing(players), e2="F-Tia")
    for wanted in turns:
        p.s.supply = 30
        p.then(Disaster())
        assert p.s.clock == wanted
        for card in p.s.row.cards + p.s.traced.cards:
            p.s.move(card, p.s.row if card in p.s.row.cards else p.s.traced, p.s.targets)


@clause("ARK-12.7", "ARK-R64", "ARK-R100")
def test_the_counter_drops_when_every_challenger_has_had_a_turn() -> None:
    p = whole(failing(3)).diagnostic("R02", "R07", "R06")
    p.s.clock, p.s.stage = 2, 1
    p.then(Round())
    for seat in (RED, YELLOW, GREEN):
        assert p.s.actor == seat and p.s.clock == 2
        p.play("choose MIL", "done")
    assert p.s.clock == 1 and p.s.actor == RED
    p.play("choose PWR", "done").play("choose PWR", "done")
    p.units(RED, "d2").units(YELLOW, "c2")  # both cards are found in the very last turn
    p.play("choose PWR", "done")
    keys = p.events()
    before = keys[: keys.index("event-resolution")]
    assert before[-3:] == ["event-diagnostic", "event-diagnostic", "event-countdown"]
    assert p.s.stage == 2


@clause("ARK-12.8", "ARK-12.8b", "ARK-R142", "ARK-R143")
def test_who_occupies_the_newest_diagnostic_room_turns_up_the_next_card() -> None:
    p = whole(failing()).diagnostic("R02", "R07", "R06").units(YELLOW, "d2").then(Diagnose())
    assert p.diagnosed() == ["R02", "R07"]  # any Challenger's unit
    assert p.then(Diagnose()).diagnosed() == ["R02", "R07"]  # not by one that rests in an older room
    p.units(RED, "c2").then(Diagnose())
    assert p.diagnosed() == ["R02", "R07", "R06"]
    p = whole(failing()).diagnostic("R02", "R07", "R06").units(YELLOW, "d2").units(RED, "c2")
    assert p.then(Diagnose()).diagnosed() == ["R02", "R07", "R06"]  # at once
    p = whole(failing()).diagnostic("R02", "R07", "R06").units(RED, "d2").hostile("d2")
    assert p.then(Diagnose()).diagnosed() == ["R02"]
    p = whole(failing(), e2="R29").diagnostic("R02", "R07", "R06").neutral("robot", "d2")
    assert p.then(Diagnose()).diagnosed() == ["R02"]  # nobody's robot
    assert p.cubes("R29", RED).then(Diagnose()).diagnosed() == ["R02", "R07"]


@clause("ARK-12.8", "ARK-T10")
def test_diagnosis_follows_the_combats_of_a_turn() -> None:
    p = whole(failing()).diagnostic("R01", "R07", "R06").units(RED, "a1").hostile("a1").arsenal(RED, 20)
    p.next_artifact("AC02").turn(RED).play("choose PWR", "done")
    assert p.diagnosed() == ["R01", "R07"]


@clause("ARK-12.8c", "ARK-EX-52")
@pytest.mark.parametrize(("second", "cards"), [(None, 1), ("b3", 3)])
def test_a_factory_card_needs_two_factories(second: str | None, cards: int) -> None:
    p = whole(failing(), a3="F-Tia", b3="F-Tib", c3="F-Osa").diagnostic("F-Ti", "R02", "R06")
    p.units(RED, "a3").units(RED, "d2").units(YELLOW, "c3")
    if second:
        p.units(YELLOW, second)
    assert len(p.then(Diagnose()).diagnosed()) == cards


# --- the resolution ----------------------------------------------------------------------------------
def ending(stage: int, up: int = 3, **options: object) -> Position:
    """The last turn of a round is over."""
    p = whole(failing(2, **options), a3="F-Tia", b3="F-Tib").diagnostic("R02", "F-Ti", "R06", up=up)
    p.s.stage, p.s.clock = stage, 1
    return p


def resolved(p: Position) -> str:
    """`on`, `won`, or why it is lost."""
    p.s.stack.clear()
    CountDown().run(p.s)
    if p.s.result >= 0:
        return "won" if p.s.result else "on"
    return CAUSES[p.s.cause]


@clause("ARK-12.9a", "ARK-END-4")
def test_all_diagnostic_cards_are_turned_up_and_their_rooms_are_repaired() -> None:
    assert resolved(ending(1)) == "on"
    assert resolved(ending(1, up=2)) == "undiagnosed"
    assert resolved(ending(1).glitches("R06")) == "damaged"
    assert resolved(ending(1).glitches("F-Tib")) == "damaged"  # every factory of the type
    assert resolved(ending(1).glitches("R07")) == "on"  # another room


@clause("ARK-12.9b", "ARK-12.10b", "ARK-END-4")
def test_after_the_third_round_the_mission_rooms_are_free() -> None:
    for stage, harmless in ((2, True), (3, False)):
        assert resolved(ending(stage).glitches("R08")) == ("on" if harmless else "mission-damaged")
        assert resolved(ending(stage).hostile("b1")) == ("on" if harmless else "mission-hostile")
    assert resolved(ending(3)) == "won" and resolved(ending(3).hostile("b2")) == "won"


@clause("ARK-12.9c", "ARK-S37")
@pytest.mark.parametrize(("hard", "stage", "full", "then"), [
    (1, 3, False, "mission-open"), (1, 3, True, "won"), (0, 3, False, "won"), (1, 2, False, "on"),
])  # fmt: skip
def test_the_hard_game_asks_for_fully_integrated_mission_rooms(
    hard: int, stage: int, full: bool, then: str
) -> None:
    p = ending(stage, hard=hard)
    for name in MISSION:
        p.cubes(name, *[RED] * (4 if full or name != "R05" else 3))
    assert resolved(p) == then


@clause("ARK-END-4", "ARK-12.10b")
def test_the_challengers_win_or_lose_together_and_the_end_names_the_condition() -> None:
    p = ending(3)
    assert resolved(p) == "won" and p.s.outcome().winners == [RED, YELLOW]
    assert said(p.s) == "The Challengers survive all three disasters"
    p = ending(2, up=2)
    assert resolved(p) == "undiagnosed" and p.s.outcome().winners == []
    assert said(p.s) == "The Challengers lose to disaster 2: not all diagnostic cards were turned up"


@clause("ARK-12.9a", "ARK-12.9b", "ARK-12.9c", "ARK-END-4")
def test_each_condition_that_fails_is_told_and_the_first_one_decides() -> None:
    p = ending(3, up=2, hard=1).glitches("R02").glitches("R08").hostile("b1")
    for name in MISSION[:2]:
        p.cubes(name, *[RED] * 4)
    assert resolved(p) == "undiagnosed"
    causes = [CAUSES[cause] for _, cause in p.told("unfit")]
    assert p.told("undiagnosed") == [[1]]
    assert causes == sorted(causes, key=CAUSES.index) and causes[0] == "damaged"
    assert {"mission-damaged", "mission-hostile", "mission-open"} <= set(causes)
    shown = [[line.message.key, *line.values()] for line in p.s.evidence()]
    assert shown == [["event-undiagnosed", 1]] + [["event-unfit", *told] for told in p.told("unfit")]
    for language in ("en", "es"):  # in the log and beside the end
        words = texts(GAME, language)
        room = words.name(ROOM, printed.ROOM_IDS.index("R02"))
        logged = [words.entry(entry) for entry in p.s.log or ()]
        for told in (logged, [words.line(line, s=p.s) for line in p.s.evidence()]):
            assert len([line for line in told if f"{room} " in line]) >= 1, (language, told)
    p = ending(2).glitches("R06")  # a later room is damaged, nothing else
    assert resolved(p) == "damaged" and not p.told("undiagnosed") and len(p.s.evidence()) == 1
    assert resolved(ending(3)) == "won" and not ending(3).s.evidence()


@clause("ARK-12.10", "ARK-INV-09")
def test_between_rounds_the_diagnostic_cards_leave_the_game() -> None:
    p = ending(1)
    before = len(p.s.targets.cards)
    p.s.move(p.s.targets.cards[0], p.s.targets, p.s.aimed)
    assert resolved(p) == "on"
    assert not p.s.traced.cards and not p.s.aimed.cards and len(p.s.targets.cards) == before
    assert all(printed.OBJECTIVE + room(name) in p.s.box.cards for name in ("R02", "R06"))


# --- whole games -------------------------------------------------------------------------------------
@clause("ARK-L4", "ARK-INV-17", "ARK-INV-09", "ARK-12.10")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"side": 1, "disasters": 2}, {"complexity": 2}])
def test_random_games_of_three_rounds_break_nothing(players: int, options: dict[str, int]) -> None:
    s = fresh(players, "glitch", players, **options)
    chance = random.Random(players)
    stages, choices = set(), 0
    while not s.over:
        stages.add(s.stage)
        if s.stage and s.clock == 1 and s.active == (s.first - 1) % players:
            spare(s)
        s.apply(chance.choice(s.legal))
        choices += 1
        if choices % 5 == 0:
            assert not invariants(s)
    assert s.over and not invariants(s)
    assert stages == {0, 1, 2, 3} and s.result == 1
    assert s.round == sum({1: (15, 10, 10), 2: (10, 7, 7), 3: (7, 5, 5), 4: (7, 5, 5)}[players])
