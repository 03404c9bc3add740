"""It is Learning: infection and corruption, the turn of the Enemy, and how it adapts (ARK-13)."""

from __future__ import annotations

import random

import pytest

from rulewright.core.texts import texts
from rulewright.games.ark_awakening import adapting, enemy, learning, printed
from rulewright.games.ark_awakening.invariants import invariants
from rulewright.games.ark_awakening.learning import EnemyTurn, Strategy
from rulewright.games.ark_awakening.turn import Round
from tests.games.ark_awakening.given import GAME, GREEN, RED, YELLOW, Position, fresh, room
from tests.games.ark_awakening.infested import DARK, MISSION, acts, cause, crossing, infested, row

clause = pytest.mark.clause


# --- setup -------------------------------------------------------------------------------------------
@clause("ARK-M5", "ARK-S22", "ARK-S16")
def test_it_is_for_one_to_four_challengers_and_perhaps_a_dark_player() -> None:
    assert list(GAME.modes["learning"]) == [1, 2, 3, 4, 5]
    for players in (1, 4):
        s = fresh(players + 1, "learning", 1, enemy=1)
        assert s.players == players and enemy.dark(s) == players and len(s.domes[players].hand.cards) == 2


@clause("ARK-S33", "ARK-S34", "ARK-S38", "ARK-EX-55", "ARK-R88")
@pytest.mark.parametrize(("players", "upgrades"), [(1, 0), (2, 0), (3, 1), (4, 2)])
@pytest.mark.parametrize("more", [0, 3, 6])
def test_upgrades_at_the_start_are_random(players: int, upgrades: int, more: int) -> None:
    found = set()
    for seed in range(12):
        s = fresh(players, "learning", seed, upgrades=more)
        assert sum(s.marks) == upgrades + more and s.supply == 30 - upgrades - more
        assert all(s.marks[t] < len(enemy.numbers(s, t)) for t in enemy.LEARNED)
        assert s.adapted == 0 and enemy.cylinders_left(s) == 10
        found |= {t for t in enemy.LEARNED if s.marks[t]}
    assert len(found) > min(2, upgrades + more) or not upgrades + more


@clause("ARK-S32", "ARK-V4")
def test_the_cards_lie_open_in_any_order_and_no_marker_is_used() -> None:
    orders = {tuple(fresh(2, "learning", seed).grid) for seed in range(5)}
    assert len(orders) > 1 and all(sorted(order) == list(range(8)) for order in orders)
    p = infested().strategy("hatch").turn(RED).play("rotate 3 engineering", "done")
    assert p.dome(RED).marker == -1


# --- infection ---------------------------------------------------------------------------------------
@clause("ARK-13.2", "ARK-13.2b", "ARK-13.1", "ARK-R62", "ARK-R95")
def test_infection_hinders_and_takes_no_control_away() -> None:
    p = infested().rooms(b2="R03").cubes("R03", RED).units(RED, "b2").hostile("b2").stock(RED, ti=9)
    assert p.controllers("R03") == {RED} and p.cubes_in("R03") == [RED]
    assert p.phase(RED, "ENG").reason("integrate plain b2") == "why-opposed"
    p.phase(RED, "PWR").play("divert pwr0 generator")
    assert "into b2" in p.may()
    p = infested().rooms(a2="R02", b2="R03").hostile("b2", 3).units(RED, "a2").hand(RED, "AC01", "AC19")
    p.upgraded(RED, ART=2).phase(RED, "ART").play("use AC19")
    assert not p.may("shove")  # infection is not driven out
    p.play("use AC01", "vent b2")
    assert p.infection("b2") == [0] and p.s.supply == 30


@clause("ARK-13.3a", "ARK-R126")
@pytest.mark.parametrize(("cubes", "stops"), [(1, False), (2, True)])
def test_units_stop_where_two_infection_cubes_are(cubes: int, stops: bool) -> None:
    p = infested().rooms(a2="R02", b2="R03", c2="R04").hostile("b2", cubes).units(RED, "a2")
    p.phase(RED, "MOB").play("move a2 b2")
    assert ("move b2 c2" not in p.may("move")) is stops


@clause("ARK-5.1h")
def test_no_infected_or_corrupt_room_is_folded() -> None:
    p = infested().rooms(a2="R14", b2="R02", c2="R03", d2="R04").cylinders("R14", "pwr0", "pwr0")
    p.units(RED, "b2").hostile("c2").corrupt("d2").phase(RED, "MOB")
    assert "fold b2 e3" in p.may("fold") and not {"fold b2 c2", "fold b2 d2"} & p.may("fold")
    p = infested().rooms(a2="R14", b2="R02").cylinders("R14", "pwr0", "pwr0").units(RED, "b2").hostile("b2")
    assert not p.phase(RED, "MOB").may("fold")


# --- corruption --------------------------------------------------------------------------------------
@clause("ARK-13.3b", "ARK-INV-12", "ARK-13.1", "ARK-R95")
def test_nobody_controls_a_corrupt_room() -> None:
    p = infested().rooms(b2="R12").cubes("R12", RED, YELLOW).units(RED, "b2").corrupt("b2")
    assert p.controllers("R12") == set() and p.cubes_in("R12") == [RED, YELLOW]
    p.phase(RED, "PWR").play("divert pwr0 generator")
    assert "into b2" in p.may()  # its circles are free
    p.play("into b2").play("divert pwr0 b2")
    assert p.corrupted() == {"b2"}  # and the corruption cylinder is in none of them


@clause("ARK-13.3d", "ARK-13.4", "ARK-13.4b")
@pytest.mark.parametrize(("cubes", "price"), [(0, 1), (3, 4)])
def test_a_corruption_cylinder_is_removed_for_the_price_on_the_enemy_board(cubes: int, price: int) -> None:
    p = infested().rooms(b2="R03").units(RED, "b2").corrupt("b2").learned(X=cubes).stock(RED, ti=price + 2)
    p.phase(RED, "ENG")
    assert p.reason("integrate plain b2") == "why-corrupt-there"
    p.play("purge plain b2")
    assert p.corrupted() == set() and p.dome(RED).stock[0] == 2
    p.play("integrate plain b2")  # in the same phase
    assert p.cubes_in("R03") == [RED]
    p = infested().rooms(b2="R03").units(RED, "b2").corrupt("b2").learned(X=cubes).stock(RED, ti=price - 1)
    assert p.phase(RED, "ENG").reason("purge plain b2") == "why-too-dear"


@clause("ARK-13.4")
def test_removing_asks_for_a_unit_and_no_infection() -> None:
    p = infested().rooms(b2="R03").corrupt("b2").stock(RED, ti=9).phase(RED, "ENG")
    assert p.reason("purge plain b2") == "why-not-there"
    p = infested().rooms(b2="R03").units(RED, "b2").hostile("b2").corrupt("b2").stock(RED, ti=9)
    assert p.phase(RED, "ENG").reason("purge plain b2") == "why-opposed"
    p = infested().rooms(b2="F-Tia").units(RED, "b2").corrupt("b2").learned(X=1).stock(RED, ti=1, bt=2, os=2)
    p.phase(RED, "ENG").play("purge plain b2")
    assert p.may() == {"pay biotite", "pay osmium"}  # two of any one type
    p.play("pay osmium")
    assert p.dome(RED).stock == [1, 2, 0, 0]


@clause("ARK-13.4c")
def test_points_from_afar_and_free_points_remove_corruption() -> None:
    p = infested().rooms(a2="R22", a3="R31", b2="R03", c2="R04").corrupt("b2", "c2").units(RED, "c2")
    p.cylinders("R22", "pwr0").cubes("R31", RED).stock(RED, ti=1).phase(RED, "ENG")
    assert {"purge remote b2", "purge free c2"} <= p.may() and "purge free b2" not in p.may()
    p.play("purge remote b2")
    assert sum(p.dome(RED).stock) == 0
    p.play("purge free c2")
    assert p.corrupted() == set()


@clause("ARK-FX-UNCUBE", "ARK-13.17d", "ARK-18.7")
def test_artifacts_and_disintegrating_remove_corruption() -> None:
    p = infested().rooms(b2="R03").units(RED, "b2").corrupt("b2").cubes("R03", RED).hand(RED, "AC05")
    p.phase(RED, "ART").play("use AC05", "remove b2 enemy")
    assert p.corrupted() == set() and p.cubes_in("R03") == [RED]
    p = infested().complex().rooms(b2="R03").units(RED, "b2").corrupt("b2").cubes("R03", RED).arsenal(RED, 16)
    p.preempt(RED).play("disintegrate b2")
    assert len(p.may("remove")) == 2
    p.play("remove b2 enemy")
    assert p.corrupted() == set() and p.cubes_in("R03") == [RED]
    p = infested().complex().rooms(b2="R03").units(RED, "b2").corrupt("b2").arsenal(RED, 16).preempt(RED)
    assert p.play("disintegrate b2").corrupted() == set()  # alone it is enough


# --- the turn of the Enemy ---------------------------------------------------------------------------
@clause("ARK-13.5", "ARK-L5", "ARK-T10", "ARK-R64", "ARK-R84", "ARK-10.14")
def test_a_strategy_holds_until_all_challengers_have_had_a_turn() -> None:
    p = infested(3).rooms(b2="R02").targets("R02", "R02").orders("EA6", "EA1").then(Round())
    assert p.events()[0] == "event-strategy" and learning.strategy(p.s) == printed.HATCH
    for seat in (RED, YELLOW, GREEN):
        assert p.s.actor == seat and learning.strategy(p.s) == printed.HATCH
        p.targets("R02").play("rotate 3 engineering" if seat == RED else f"turn-down {seat}", "done")
        assert p.events().count("event-enemy-acts") == seat + 1
    assert learning.strategy(p.s) == printed.INFECT and p.s.actor == RED
    for card in p.s.orders.cards[:]:
        p.s.move(card, p.s.orders, p.s.ordered)
    Strategy().run(p.s)  # the deck is empty
    assert len(p.s.orders.cards) == 5 and len(p.s.ordered.cards) == 1


@clause("ARK-13.6", "ARK-10.13")
def test_the_enemy_acts_in_the_target_room_and_then_fights() -> None:
    p = infested().rooms(b2="R02").units(RED, "b2").arsenal(RED, 0).strategy("infect").targets("R02")
    p.shows(I=2).s.active = YELLOW
    p.then(EnemyTurn())
    assert p.told("enemy-acts") == [[printed.INFECT, room("R02")]]
    assert p.infection("b2") == [2] and p.dome(RED).wounded == 1  # no path leads on


@clause("ARK-13.6b", "ARK-S02")
def test_a_factory_card_is_the_initial_one_for_the_automaton() -> None:
    p = infested().rooms(b2="F-Tia", d2="F-Tib").targets("F-Ti").strategy("corrupt").then(EnemyTurn())
    assert p.corrupted() == {"b2"}
    p = (
        infested(dark=True)
        .rooms(b2="F-Tia", d2="F-Tib")
        .targets("F-Ti")
        .strategy("corrupt")
        .then(EnemyTurn())
    )
    assert p.s.actor == DARK and p.may() == {"strike b2", "strike d2"}
    assert p.play("strike d2").corrupted() == {"d2"}


@clause("ARK-13.6c", "ARK-11.7e")
def test_a_shuffle_symbol_is_done_after_the_action() -> None:
    p = infested().rooms(b2="G1", d2="R02").targets("G1").strategy("corrupt").then(EnemyTurn())
    keys = p.events()
    assert keys.index("event-corrupted") < keys.index("event-reshuffled-targets") and not p.s.aimed.cards
    p = infested().rooms(b2="G1", d2="R02").targets("R02").strategy("corrupt").then(EnemyTurn())
    assert "event-reshuffled-targets" not in p.events() and len(p.s.aimed.cards) == 1


# --- combat ------------------------------------------------------------------------------------------
@clause("ARK-13.11", "ARK-10.11", "ARK-10.6")
@pytest.mark.parametrize(("arsenal", "wins"), [(4, False), (5, True)])
def test_infection_fights_with_every_cube(arsenal: int, wins: bool) -> None:
    p = infested().rooms(b2="R03").units(RED, "b2").hostile("b2", 2).learned(K=1, D=1).arsenal(RED, arsenal)
    p.clashes(RED)  # without a card: 2 x 2 for combat and for defence
    assert p.infection("b2") == [0 if wins else 2] and p.there(RED, "b2") == wins
    assert p.s.supply == (28 if wins else 26) and p.dome(RED).arsenal == arsenal - 4 * wins


@clause("ARK-13.11b", "ARK-10.12", "ARK-10.12b", "ARK-R12")
@pytest.mark.parametrize(("cubes", "card"), [(2, False), (3, True)])
@pytest.mark.parametrize("dark", [False, True])
def test_the_enemy_has_a_card_only_with_three_cubes(cubes: int, card: bool, dark: bool) -> None:
    p = infested(dark=dark).rooms(b2="R03").units(RED, "b2").hostile("b2", cubes).arsenal(RED, 6)
    p.hand(RED, "AC02").clashes(RED)
    held = len(p.dome(DARK).hand.cards) if dark else 0
    assert p.s.actor == RED and p.may() == {"done", "play AC02"}  # the Challenger always may
    p.play("play AC02")
    if dark and card:
        assert held == 3 and p.s.actor == DARK and "done" not in p.may()
        p.play(sorted(p.may())[0])
    assert ("event-enemy-card" in p.events()) is (card and not dark)  # a Dark Player's choice is told as such
    assert not dark or len(p.dome(DARK).hand.cards) == 2


# --- challenger-action cards -------------------------------------------------------------------------
@clause("ARK-13.12", "ARK-EX-18", "ARK-13.12d", "ARK-T3")
def test_a_card_is_turned_to_the_action_and_used() -> None:
    p = infested().strategy("hatch").turn(RED)
    assert len(p.may("rotate")) == 16 and len(p.may("turn-down")) == 8
    p.play("rotate 1 move")
    assert list(p.s.used) == [1, 0, 0, 0, 0, 0, 0, 0] and p.may("done")
    p.turn(YELLOW)
    assert "rotate 2 move" in p.may() and p.reason("rotate 1 militarize") == "why-task-used"
    p.play("rotate 7 militarize")
    assert p.s.used[6] == 2
    p.turn(RED).play("rotate 2 move")  # the same action as in the last turn
    assert p.s.used[1] == 1


@clause("ARK-13.12b", "ARK-R108")
def test_a_card_must_be_taken_even_if_none_shows_what_is_wished() -> None:
    cards = {f"t{n}": "left" for n in range(1, 8)}
    p = infested().strategy("hatch").tasks(**cards).turn(RED)
    assert p.may() == {"rotate 8 research", "rotate 8 use_artifact", "turn-down 8"}
    p.play("rotate 8 use_artifact")  # without an artifact nothing can be done
    assert p.s.used[7] == 2


@clause("ARK-13.12c")
def test_what_is_on_no_card_turns_one_face_down() -> None:
    p = infested().strategy("hatch").wounded(RED, 1).turn(RED).play("turn-down 4")
    assert p.s.used[3] == 3 and "heal" in p.may()
    for name in printed.FACTIONS:
        p = infested().faction(RED, name).strategy("hatch").turn(RED)
        p.play(*["done"] * (name == "eillis"), "turn-down 4")  # Eillis is asked for a mini-action first
        assert p.s.used[3] == 3 and not p.may("choose")  # the only such section is Unit Stasis and Sickbay
        assert not p.may("militarize")


@clause("ARK-13.12c")
def test_a_card_turned_down_says_what_it_stands_for() -> None:
    p = infested().strategy("hatch").turn(RED)
    for lang, said in (("en", "awaken and heal"), ("es", "despertar y curar")):
        words = texts(GAME, lang)
        label = words.choice(p.s.parse("turn-down 4"))
        assert said in label and words.say("section-UNI") in label
    for sections in printed.DOMES:  # of every board the only section without an action that is on a card
        free = [
            section for section in sections if not any(one in printed.ON_TASKS for one in section.actions)
        ]
        assert [[printed.ACTIONS[one] for one in section.actions] for section in free] == [["awaken", "heal"]]


@clause("ARK-13.13", "ARK-4.4")
def test_a_card_gives_the_whole_and_of_or_only_the_named_action() -> None:
    p = infested().rooms(b1="R03").strategy("hatch").turn(RED).play("rotate 1 move")
    assert p.may("move")
    p = infested().strategy("hatch").turn(RED).play("rotate 5 produce")
    assert "produce" in p.may() and "exploit" not in p.may()
    p = infested().strategy("hatch").turn(RED).play("rotate 4 exploit")
    assert "exploit" in p.may() and "produce" not in p.may()
    p = (
        infested()
        .faction(RED, "eillis")
        .hand(RED, "AC02")
        .strategy("hatch")
        .turn(RED)
        .play("done", "rotate 2 research")
    )
    assert "research" in p.may() and p.may("use")  # joined by "and"
    p = infested().faction(RED, "diruni").strategy("hatch").turn(RED).play("rotate 3 divert")
    assert p.may() == {"choose PWR", "choose MIL"}
    p.play("choose MIL")
    assert p.may("divert") and "militarize" not in p.may()


@clause("ARK-R90", "ARK-R138", "ARK-10.5")
def test_alone_a_chain_follows_the_section_and_takes_no_card() -> None:
    p = infested(1).rooms(b1="R11").cubes("R11", RED).chains(RED, "R11").strategy("hatch").turn(RED)
    p.play("rotate 1 move", "done")
    assert "chain R11" in p.may()
    p.play("chain R11")
    assert p.s.used.count(0) == 7
    p = infested(1).rooms(b1="R21").cubes("R21", RED).stock(RED).strategy("hatch").turn(RED)
    assert p.may("mini")
    assert p.play("mini resources", "take titanium").s.used.count(0) == 8


# --- adaptation --------------------------------------------------------------------------------------
def adapted(p: Position, **cards: str) -> Position:
    p.tasks(**cards)
    adapting.adapt(p.s)
    return p


@clause("ARK-13.14", "ARK-13.14e", "ARK-13.12b")
def test_without_an_unused_card_the_enemy_adapts_before_the_choice() -> None:
    seven = {f"t{n}": "left" for n in range(1, 8)}
    p = infested().strategy("hatch").tasks(**seven).turn(RED)
    assert p.s.adapted == 0
    p = infested().strategy("hatch").tasks(**seven, t8="left").turn(RED)
    assert p.s.adapted == 1 and list(p.s.used) == [0] * 8 and p.s.actor == RED and len(p.may("rotate")) == 16
    assert p.upgrades()["I"] == 1 and p.s.supply == 29  # four cards show infection, three corruption


@clause("ARK-13.14b", "ARK-EX-56", "ARK-R34")
def test_in_a_tie_the_symbol_with_fewest_cubes_is_upgraded() -> None:
    # three of infection, three of combat or defence, one of removal, one face down
    cards = {
        "t1": "left",
        "t2": "left",
        "t5": "left",
        "t7": "right",
        "t8": "left",
        "t6": "down",
        "t3": "right",
    }
    p = adapted(infested().learned(K=1), **cards, t4="down")
    assert p.upgrades()["K"] == 1 and p.upgrades()["I"] == 1 and p.s.adapted == 1
    p = adapted(infested().learned(I=1), t1="left", t2="left", t7="right", t8="left")
    assert p.upgrades() == {"C": 0, "I": 1, "K": 1, "D": 0, "X": 0}
    p = adapted(infested(), t1="left", t7="left", t3="right", t8="right")  # I, C, X and both: all once
    assert p.upgrades() == {"C": 1, "I": 0, "K": 0, "D": 0, "X": 0}  # the leftmost
    assert adapted(infested(), t3="right", t8="right").upgrades()["X"] == 0  # before removal


@clause("ARK-13.14c", "ARK-R107")
def test_combat_and_defence_take_turns() -> None:
    p = infested()
    for wanted in ((2, 1), (2, 2), (3, 2), (3, 3), (4, 3), (4, 4)):
        adapted(p, t1="right")
        assert (p.learning()["K"], p.learning()["D"]) == wanted
    p = adapted(infested().learned(K=3), t1="right")
    assert p.upgrades()["D"] == 1  # combat is full
    p = adapted(infested().learned(K=3, D=3), t1="right", t7="right", t3="right")
    assert p.upgrades()["X"] == 1  # both are: the next symbol


@clause("ARK-13.14d", "ARK-R107")
def test_corruption_and_infection_get_a_cube_each() -> None:
    p = adapted(infested(), t6="right")
    assert p.upgrades()["C"] == 1 and p.upgrades()["I"] == 1 and p.s.adapted == 1 and p.s.supply == 28
    p = adapted(infested().learned(C=3), t6="right")
    assert p.upgrades()["C"] == 3 and p.upgrades()["I"] == 1
    p = adapted(infested().learned(C=3, I=4), t6="right", t3="right")
    assert p.upgrades()["X"] == 1


@clause("ARK-R89")
def test_without_a_symbol_the_least_upgraded_track_is_taken() -> None:
    p = adapted(infested().learned(C=1, I=1, K=1), t1="down", t2="down")
    assert p.upgrades()["D"] == 1
    p = adapted(infested().learned(C=3), t4="left")
    assert p.upgrades()["I"] == 1  # the counted track is full
    p = adapted(infested().learned(C=3, I=4, K=3, D=3, X=3), t4="left")
    assert p.s.adapted == 1 and p.s.supply == 30 - 16  # only the count rises
    p = infested()
    p.s.supply = 0
    assert adapted(p, t4="left").upgrades()["C"] == 0 and p.s.adapted == 1  # no cube is left for the board


# --- winning and losing ------------------------------------------------------------------------------
def activated(p: Position, rooms: int = 3) -> Position:
    for name in MISSION[:rooms]:
        p.dome(YELLOW if p.s.players > 1 else RED).activated |= 1 << room(name)
    return p


@clause("ARK-13.16", "ARK-EX-55", "ARK-R34", "ARK-END-5")
@pytest.mark.parametrize(("players", "needed"), [(1, 4), (2, 5), (3, 6), (4, 7)])
def test_the_mission_and_enough_adaptations_win(players: int, needed: int) -> None:
    for adaptations, rooms, won in ((needed, 3, True), (needed - 1, 3, False), (needed, 2, False)):
        p = activated(infested(players), rooms).learned(C=2)
        p.s.adapted = adaptations
        p.checked(RED)
        assert (p.s.result == 1) is won
    assert len(activated(infested(players)).s.stack) == 0
    p = activated(infested(players))
    p.s.adapted = needed - 1
    p.strategy("hatch").tasks(**{f"t{n}": "left" for n in range(1, 9)}).turn(RED)
    assert p.s.over and p.s.result == 1  # as soon as both hold, before the choice
    assert p.s.outcome().winners == list(range(players))
    assert texts(GAME, "en").line(p.s.outcome().ending).endswith(f"outlast {needed} adaptations")


@clause("ARK-13.15", "ARK-END-5")
@pytest.mark.parametrize(("left", "lost"), [(1, False), (0, True)])
def test_a_missing_piece_loses_at_once(left: int, lost: bool) -> None:
    p = infested().rooms(b2="R02").strategy("infect").shows(I=2)
    p.s.supply = 1 + left
    assert (cause(acts(p, "b2")) == "infection") is lost
    p = crossing(infested()).rooms(a1="R07", a3="R09", a4="R10", a5="R12", b4="R13", b5="R15", c1="R16")
    p.rooms(d1="R17", d2="R18").strategy("corrupt")
    p.corrupt("a1", "a3", "a4", "a5", "b4", "b5", "c1", "d1", "d2", *["a2"] * lost)
    assert (cause(acts(p, "b2")) == "corruption") is lost
    p = infested().rooms(b2="R02").strategy("corrupt").shows(C=2).corrupt("b2")
    assert cause(acts(p, "b2")) == ""  # no room would take it


@clause("ARK-13.15b", "ARK-R36", "ARK-R120", "ARK-END-5")
def test_three_overrun_mission_rooms_lose_in_the_middle_of_an_action() -> None:
    p = infested().strategy("infect").shows(I=6).corrupt("e4").hostile("e5")
    acts(p, "e3")
    assert cause(p) == "overrun" and p.infection("e3") == [
        1
    ]  # mixed counts, and the other cubes are not placed
    assert p.s.outcome().winners == []
    p = infested().strategy("infect").corrupt("e4")
    assert cause(acts(p, "e3")) == ""  # two of them
    p = infested(dark=True).strategy("corrupt").corrupt("e4").hostile("e5").rooms(d3="R02").shows(C=3)
    acts(p, "d3").play("corrupt e3")
    assert cause(p) == "overrun" and p.s.over and p.s.outcome().winners == [DARK]


@clause("ARK-R47")
def test_after_forty_rounds_the_challengers_have_lost() -> None:
    p = infested()
    p.s.round = 39
    p.orders("EA6").then(Round())
    assert not p.s.over and p.s.round == 40
    p.then(Round())
    assert p.s.over and p.s.outcome().winners == []
    assert "last round" in texts(GAME, "en").line(p.s.outcome().ending)


# --- Complexity 2 ------------------------------------------------------------------------------------
@clause("ARK-13.17")
def test_the_enemy_opens_the_doors_of_infected_rooms_before_it_acts() -> None:
    p = row(infested()).complex().sealed(RED, "c3", "d3").sealed(RED, "a3", "b3").hostile("d3")
    p.targets("R04").strategy("infect").shows(I=3).then(EnemyTurn())
    assert len(p.s.seals) == 1 and p.dome(RED).cubes == 29  # the one of the infected room
    assert p.infection("c3", "d3", "e3") == [1, 2, 1]


@clause("ARK-13.17c", "ARK-18.5")
def test_doors_of_infected_rooms_are_not_sealed() -> None:
    p = row(infested()).complex().units(RED, "b3").hostile("c3").arsenal(RED, 20).preempt(RED)
    assert "seal a3 b3" in p.may() and p.reason("seal b3 c3") == "why-infected-door"
    p = row(infested()).complex().units(RED, "b3").hostile("b3").arsenal(RED, 20).preempt(RED)
    assert not p.may("seal")


# --- whole games -------------------------------------------------------------------------------------
@clause("ARK-INV-18", "ARK-L5", "ARK-INV-14")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [
    {}, {"enemy": 1}, {"side": 1, "upgrades": 2}, {"complexity": 2, "enemy": 1}, {"side": 1, "complexity": 2},
])  # fmt: skip
def test_random_games_break_nothing(players: int, options: dict[str, int]) -> None:
    s = fresh(players + options.get("enemy", 0), "learning", players, **options)
    chance = random.Random(players)
    choices = 0
    while not s.over:
        s.apply(chance.choice(s.legal))
        choices += 1
        if choices % 5 == 0:
            assert not invariants(s)
    assert not invariants(s) and s.result == -1


@clause("ARK-INV-18")
def test_the_invariant_sees_a_lost_cube_a_crowded_room_and_a_corrupt_gate() -> None:
    def breaches(p: Position) -> bool:
        return any("ARK-INV-18" in breach for breach in invariants(p.s))

    p = infested().rooms(b2="R02", e1="gate1").hostile("b2", 3).corrupt("b2")
    assert not breaches(p)
    assert breaches(p.hostile("b2"))
    assert breaches(infested().rooms(e1="gate1").corrupt("e1"))
    p = infested()
    p.s.supply -= 1
    assert breaches(p)
