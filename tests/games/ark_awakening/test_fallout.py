"""Fallout: peace and war, goals, points, the end (ARK-14, ARK-VP), and its setup (ARK-S12 to S15)."""

from __future__ import annotations

from collections import Counter

import pytest

from rulewright.core.values import changed
from rulewright.core.zones import SPECTATOR
from rulewright.games.ark_awakening import control, printed
from rulewright.games.ark_awakening.combat import pending
from rulewright.games.ark_awakening.fallout import evaluated
from rulewright.games.ark_awakening.goals import measure
from rulewright.games.ark_awakening.invariants import invariants
from rulewright.games.ark_awakening.shown import shown
from rulewright.games.ark_awakening.table import Ark
from tests.games.ark_awakening.given import BLUE, GAME, GREEN, RED, YELLOW, Position, cell, given, room

clause = pytest.mark.clause
CARDS, ARSENAL, UNITS, STOCK, HOME, ROOMS = range(6)  # the tiles
FIRST_CARD = 6  # the goals after them


def new(seats: int, seed: int = 3) -> Ark:
    s = GAME.new(seats, "fallout", seed)
    assert isinstance(s, Ark)
    return s


def fallout(seats: int = 2) -> Position:
    """All tiles with their easy side up."""
    p = given(seats, "fallout")
    p.s.hard = 0
    return p


# --- setup -------------------------------------------------------------------------------------------
@clause("ARK-S12")
def test_three_tiles_lie_with_their_hard_side_up() -> None:
    hards = [new(2, seed).hard for seed in range(30)]
    assert {hard.bit_count() for hard in hards} == {3} and len(set(hards)) > 5


@clause("ARK-EX-20", "ARK-S12")
@pytest.mark.parametrize(("hard", "cards", "met"), [(0, 9, 0), (0, 10, 1), (1, 14, 0), (1, 15, 1)])
def test_a_tile_asks_for_more_on_its_hard_side(hard: int, cards: int, met: int) -> None:
    p = fallout().stock(RED)
    p.s.hard = hard
    for card in p.s.artifacts.cards[-cards:]:
        p.s.move(card, p.s.artifacts, p.dome(RED).hand)
    assert measure(p.s, RED, CARDS) == cards and p.checked(RED).dome(RED).achieved == met


@clause("ARK-S13", "ARK-V3", "ARK-V8", "ARK-16.3")
def test_everyone_has_a_secret_mission_and_nobody_sees_the_rest() -> None:
    s = new(4)
    held = [dome.mission.cards for dome in s.domes]
    assert [len(cards) for cards in held] == [1, 1, 1, 1] and s.missions.cards
    view = s.redacted(RED)
    assert isinstance(view, Ark) and view.domes[YELLOW].mission.cards == [-1]
    assert view.domes[RED].mission.cards == held[RED] and set(view.missions.cards) == {-1}


@clause("ARK-S14", "ARK-V7", "ARK-V8", "ARK-R56", "ARK-INV-09")
@pytest.mark.parametrize(("seats", "special"), [(2, 12), (3, 16), (4, 21), (5, 24)])
def test_four_objectives_lie_face_down(seats: int, special: int) -> None:
    s = new(seats)
    cards = s.laid.cards + s.unseen.cards
    ids = [printed.OBJECTIVE_IDS[card - printed.OBJECTIVE] for card in cards]
    assert len(s.laid.cards) == 4 and len(ids) == len(set(ids)) == special + 3 + 4
    assert {"F-Ti", "F-Bt", "F-Os", "F-Mt", "G1", "G2", "G3"} <= set(ids) and not s.public.cards
    rooms = {card - printed.ROOM_CARD for card in s.room_deck.cards}
    assert all(room(name) in rooms for name in ids if not name.startswith("F-"))
    view = s.redacted(RED)
    assert isinstance(view, Ark) and set(view.laid.cards + view.unseen.cards) == {-1}


@clause("ARK-S15", "ARK-14.2")
@pytest.mark.parametrize(("seats", "name"), [(2, "green4"), (3, "green4"), (4, "green6"), (5, "green6")])
def test_the_counter_starts_in_peace(seats: int, name: str) -> None:
    assert given(seats, "fallout").at() == name


@clause("ARK-14.1")
def test_there_are_no_chains() -> None:
    p = fallout().rooms(b2="R12").cubes("R12", RED, RED, RED).checked(RED)
    assert p.dome(RED).activated == 1 << room("R12") and p.dome(RED).chains == 0


# --- peace and war -----------------------------------------------------------------------------------
def shared(counter: str) -> Position:
    """Red and Yellow stand in one room."""
    return fallout().rooms(b2="R01", b3="R02").units(RED, "b2").units(YELLOW, "b2").counter(counter)


@clause("ARK-14.2", "ARK-14.2f", "ARK-14.12", "ARK-INV-11")
@pytest.mark.parametrize(("counter", "fought"), [("green1", False), ("red1", True)])
def test_units_share_rooms_in_peace_and_fight_in_war(counter: str, fought: bool) -> None:
    p = shared(counter).arsenal(RED, 9).turn(RED).play("choose PWR", "done")
    assert (p.there(YELLOW, "b2") == 0) is fought and p.s.clash == 1


@clause("ARK-14.2d", "ARK-R136")
@pytest.mark.parametrize(("counter", "hindered"), [("green1", False), ("red1", True)])
def test_opposing_units_hinder_nothing_in_peace(counter: str, hindered: bool) -> None:
    p = shared(counter).stock(RED, os=5).phase(RED, "ENG")
    assert (p.reason("integrate plain b2") == "why-opposed") is hindered
    assert control.opposed(p.s, RED, cell("b2")) is hindered
    assert control.opponents(p.s, RED, cell("b2")) == 1 << YELLOW  # they stay what they are


@clause("ARK-14.2b", "ARK-R51")
@pytest.mark.parametrize(("counter", "cards"), [("green1", {"use AC19"}), ("red1", {"use AC01", "use AC19"})])
def test_no_airlock_in_peace_but_a_decoy(counter: str, cards: set[str]) -> None:
    p = shared(counter).hand(RED, "AC01", "AC19").phase(RED, "ART")
    assert p.may("use") == cards
    p.play("use AC19", "shove b2 1")
    assert p.there(YELLOW, "b3") == 1 and p.dome(YELLOW).wounded == 0


@clause("ARK-14.7", "ARK-14.7b", "ARK-14.7c", "ARK-EX-45", "ARK-INV-19")
@pytest.mark.parametrize("most", [4, 6])
def test_the_transitions_of_the_meter(most: int) -> None:
    for n in range(1, most + 1):
        assert evaluated(n, False, most) == n
        assert evaluated(n, True, most) == (n - 1 if n > 1 else -most)
        assert evaluated(-n, False, most) == (-(n - 1) if n > 1 else most)
        assert evaluated(-n, True, most) == -min(n + 1, most)


@clause("ARK-EX-22", "ARK-R39", "ARK-R75", "ARK-R98", "ARK-14.6", "ARK-14.12", "ARK-L6")
def test_the_example_of_the_evaluation() -> None:
    p = given(4, "fallout").counter("green2").rooms(a2="R01", b2="R02", b3="R03", c2="R05", c3="R06")
    for seat, place in ((RED, "b2"), (GREEN, "b2"), (BLUE, "b2"), (RED, "a2"), (GREEN, "a2")):
        p.units(seat, place)
    p.units(YELLOW, "c2", 2).arsenal(YELLOW, 9).arsenal(RED, 3)
    assert p.turn(YELLOW).play("choose MIL", "done").at() == "green2"
    assert p.turn(RED).play("choose MIL", "done").at() == "green1"
    p.turn(GREEN).play("choose MIL", "done")
    assert p.at() == "red6" and p.there(GREEN, "a2") == p.there(RED, "a2") == 1  # no combat yet
    p.turn(BLUE).play("choose MOB", "move b2 b3", "move b3 c3", "done")
    assert p.at() == "red5" and p.there(BLUE, "c3") == 1
    p.turn(YELLOW).play("choose MOB", "move c2 b2", "units 1", "move c2 c3", "done")
    assert p.may() == {"fight c3 3", "melee b2"}
    p.play("melee b2")
    assert [p.there(seat, "b2") for seat in range(4)] == [0, 1, 0, 0] and p.there(BLUE, "c3") == 0
    assert p.at() == "red6" and p.dome(YELLOW).arsenal == 9
    assert p.turn(RED).play("choose PWR", "done").at() == "red6"
    assert (p.there(RED, "a2"), p.there(GREEN, "a2")) == (1, 0)


@clause("ARK-14.7", "ARK-R38")
def test_neutral_units_of_one_player_alone_would_fight_too() -> None:
    p = fallout().rooms(b2="R01", c2="R29").cubes("R29", RED).neutral("robot", "b2").units(YELLOW, "b2")
    assert p.counter("green3").turn(YELLOW).play("choose PWR", "done").at() == "green2"
    p = (
        fallout()
        .rooms(b2="R01", c2="R29")
        .cubes("R29", RED, YELLOW)
        .neutral("robot", "b2")
        .units(YELLOW, "b2")
    )
    assert p.counter("green3").turn(YELLOW).play("choose PWR", "done").at() == "green3"


@clause("ARK-14.7b")
def test_a_quiet_turn_of_war_leads_towards_peace() -> None:
    p = fallout().counter("red1").turn(RED).play("choose PWR", "done")
    assert p.at() == "green4" and "event-peace" in p.events()
    p = shared("green1").turn(RED).play("choose PWR", "done")
    assert p.at() == "red4" and "event-war" in p.events()


# --- the card that moves the counter -----------------------------------------------------------------
@clause("ARK-FX-COUNTER", "ARK-14.11", "ARK-EX-58", "ARK-EX-45", "ARK-INV-19")
@pytest.mark.parametrize(
    ("counter", "places"),
    [
        ("green1", {"green2", "green3"}),
        ("green3", {"green1", "green2", "green4"}),
        ("green4", {"green2", "green3"}),
        ("red1", {"red2", "red3"}),
        ("red4", {"red2", "red3"}),
    ],
)
def test_an_unknown_artifact_moves_the_counter_within_peace_or_war(counter: str, places: set[str]) -> None:
    p = fallout().counter(counter).hand(RED, "AC03").phase(RED, "ART").play("use AC03", "one-of counter")
    assert p.may() == {"done"} | {f"counter {place}" for place in places}
    place = min(places)
    assert p.play(f"counter {place}").at() == place


@clause("ARK-R66", "ARK-EX-58")
def test_an_unknown_artifact_may_draw_instead_and_only_draws_elsewhere() -> None:
    p = fallout().hand(RED, "AC03").phase(RED, "ART").play("use AC03", "one-of draw")
    assert len(p.dome(RED).hand.cards) == 1 and p.at() == "green4"
    p = given().hand(RED, "AC03").phase(RED, "ART").play("use AC03")
    assert len(p.dome(RED).hand.cards) == 1


# --- combat of three and more ------------------------------------------------------------------------
def crowd(*arsenals: int) -> Position:
    """War; each seat has one unit in a room, Red two."""
    p = fallout(len(arsenals)).counter("red2").rooms(b2="R01", b3="R02").units(RED, "b2")
    for seat, arsenal in enumerate(arsenals):
        p.units(seat, "b2").arsenal(seat, arsenal)
    return p


def survivors(p: Position) -> list[int]:
    return [seat for seat in range(p.s.seats) if p.there(seat, "b2")]


@clause("ARK-14.6", "ARK-14.6c", "ARK-14.6d", "ARK-EX-57")
@pytest.mark.parametrize(
    ("arsenals", "left"), [((20, 20, 15), []), ((20, 19, 15), [RED]), ((15, 20, 15), [YELLOW])]
)
def test_the_highest_total_of_three_wins_and_a_tie_loses(arsenals: tuple[int, ...], left: list[int]) -> None:
    p = crowd(*arsenals).rooms(c2="R13").cubes("R13", GREEN, GREEN, GREEN).fights(RED)
    assert p.benefit(GREEN, "defence_each") == 3  # nobody asks for it
    assert survivors(p) == left and [p.dome(seat).arsenal for seat in range(3)] == list(arsenals)
    assert [p.dome(seat).wounded for seat in range(3)] == [
        (0 if seat in left else 2 if seat == RED else 1) for seat in range(3)
    ]


@clause("ARK-14.6", "ARK-14.6b", "ARK-V9")
@pytest.mark.parametrize(("green", "left"), [("AC09", []), ("AC07", [RED])])
def test_two_critical_cards_of_three_explode(green: str, left: list[int]) -> None:
    p = crowd(9, 3, 0).hand(RED, "AC04").hand(YELLOW, "AC02").hand(GREEN, green).fights(RED)
    assert set(p.s.addressed) == {RED, YELLOW, GREEN} and p.s.together
    p.s.play(GREEN, f"play {green}")
    assert not p.s.redacted(RED).sealed[GREEN]
    p.s.play(YELLOW, "done")
    p.s.play(RED, "play AC04")
    assert survivors(p) == left and len(p.s.discards.cards) == 2


@clause("ARK-R112", "ARK-14.6")
def test_who_takes_part_in_a_melee() -> None:
    p = fallout(3).counter("red2").rooms(b2="R01", c2="R33", d2="R29").units(RED, "b2").units(YELLOW, "b2")
    p.cubes("R33", GREEN).cubes("R29", RED, YELLOW).neutral("species", "b2", 2).neutral("robot", "b2")
    p.arsenal(RED, 3).arsenal(YELLOW, 2)  # Green: twice two for its species
    p.fights(RED)
    assert p.there(RED, "b2") == p.there(YELLOW, "b2") == 0
    assert p.s.count(6, cell("b2")) == 2 and p.s.count(5, cell("b2")) == 1  # the shared robot stays
    p = fallout(3).counter("red2").rooms(b2="R01", c2="R33").cubes("R33", RED, GREEN)
    p.units(RED, "b2").units(YELLOW, "b2").neutral("species", "b2")  # not Green's alone: two parties
    assert [p.s.text(option) for option in pending(p.s, RED)] == ["fight b2 1"]


@clause("ARK-6.2b", "ARK-14.6")
def test_outside_of_fallout_three_fight_one_after_another() -> None:
    p = given(3).rooms(b2="R01").units(RED, "b2").units(YELLOW, "b2").units(GREEN, "b2").fights(RED)
    assert {"fight b2 1", "fight b2 2"} == p.may()


@clause("ARK-17.2", "ARK-EX-30", "ARK-R14", "ARK-BC-META")
def test_metabolism_feeds_on_wounded_units_of_a_combat_won() -> None:
    p = given().faction(RED, "hara").rooms(b2="R01").units(RED, "b2").units(YELLOW, "b2", 3).stock(RED)
    p.dome(RED).tracks[7 + printed.MIL] = 1
    assert p.benefit(RED, "metabolism") == 2
    assert p.arsenal(RED, 9).fights(RED).dome(RED).stock == [0, 0, 0, 6]
    p = given().faction(RED, "hara").rooms(b2="R01").units(RED, "b2").units(YELLOW, "b2", 3).stock(RED)
    p.hand(RED, "AC04").hand(YELLOW, "AC09").arsenal(RED, 9).fights(RED)
    p.s.play(RED, "play AC04")
    p.s.play(YELLOW, "play AC09")
    assert p.dome(YELLOW).wounded == 3 and p.dome(RED).stock == [0, 0, 0, 0]  # exploded: nobody won


@clause("ARK-17.10")
def test_salvage_takes_a_card_of_each_loser_in_secret() -> None:
    p = crowd(20, 1, 2).faction(RED, "raghna").hand(YELLOW, "AC02", "AC07").hand(GREEN, "AC13").fights(RED)
    for seat in (YELLOW, GREEN):
        p.s.play(seat, "done")
    assert survivors(p) == [RED]
    assert [len(p.dome(seat).hand.cards) for seat in range(3)] == [2, 1, 0]
    view = p.s.redacted(GREEN)
    assert isinstance(view, Ark) and Counter(view.domes[RED].hand.cards)[-1] == 1  # Green knows its own
    p = crowd(20, 1, 2).hand(YELLOW, "AC02").fights(RED)  # another faction takes none
    p.s.play(YELLOW, "done")
    assert len(p.dome(YELLOW).hand.cards) == 1


# --- shoving and cubes -------------------------------------------------------------------------------
@clause("ARK-FX-SHOVE", "ARK-1.4", "ARK-5.2f")
def test_neutral_units_of_the_opponent_are_shoved_along() -> None:
    p = given().rooms(a2="R01", b2="R29", e1="gate1", a5="gate2").cubes("R29", YELLOW).units(RED, "a2")
    p.units(YELLOW, "b2").neutral("robot", "b2").rooms(b3="R02").hand(RED, "AC19").phase(RED, "ART")
    p.play("use AC19", "shove b2 1")
    assert p.there(YELLOW, "b3") == 1 and p.s.count(5, cell("b3")) == 1 and not p.s.units[cell("b2")]
    p = given().rooms(e2="R01", e1="gate1", a5="gate2").units(RED, "e2").units(YELLOW, "e1").hand(RED, "AC19")
    p.s.tokened = changed(p.s.tokened, cell("a5"), 1)
    p.phase(RED, "ART").play("use AC19", "shove e1 1")
    assert p.there(YELLOW, "a5") == 1 and p.s.tokened[cell("a5")] == 1  # it waits for who enters


@clause("ARK-14.4", "ARK-EX-21")
def test_the_leftmost_cube_of_others_makes_room_and_the_new_one_goes_rightmost() -> None:
    p = fallout(3).rooms(b2="R12").cubes("R12", YELLOW, RED, GREEN).units(RED, "b2").stock(RED, ti=2)
    p.phase(RED, "ENG").play("integrate plain b2")
    assert p.cubes_in("R12") == [RED, GREEN, RED] and p.dome(YELLOW).cubes == 30
    p = given(3).rooms(b2="R12").cubes("R12", YELLOW, RED, GREEN).units(RED, "b2").stock(RED, ti=2)
    assert p.phase(RED, "ENG").play("integrate plain b2").may() == {"replace 1", "replace 2"}


@clause("ARK-FX-UNCUBE", "ARK-14.4")
def test_a_charge_removes_the_leftmost_cube_of_others() -> None:
    p = fallout(3).rooms(b2="R12").cubes("R12", RED, GREEN, YELLOW).units(RED, "b2").hand(RED, "AC05")
    assert p.phase(RED, "ART").play("use AC05").may() == {"done", "remove b2 2"}


# --- goals -------------------------------------------------------------------------------------------
@clause("ARK-14.5", "ARK-14.5b", "ARK-14.5c", "ARK-14.5d", "ARK-R40", "ARK-R17")
@pytest.mark.parametrize(("seats", "most"), [(2, 1), (3, 2), (4, 2), (5, 2)])
def test_so_many_players_mark_a_goal_each_in_the_own_turn(seats: int, most: int) -> None:
    p = fallout(seats)
    for seat in range(seats):
        p.arsenal(seat, 18).stock(seat, ti=20, bt=4)  # two tiles at once
    p.dome(RED).cubes = 1
    for seat in range(seats):
        assert p.dome(seat).achieved == 0  # not in another's turn
        p.checked(seat).checked(seat)
    both = 1 << ARSENAL | 1 << STOCK
    assert [p.dome(seat).achieved for seat in range(seats)] == [
        both if seat < most else 0 for seat in range(seats)
    ]
    assert (p.dome(RED).cubes, p.dome(RED).marks) == (0, 1)  # the second one is recorded without a cube


@clause("ARK-14.8", "ARK-EX-59")
@pytest.mark.parametrize(("seats", "marks"), [(2, 4), (3, 8), (4, 8), (5, 8)])
def test_the_objectives_are_revealed_with_enough_marks_on_the_tiles(seats: int, marks: int) -> None:
    p = fallout(seats)
    tiles = [(seat, tile) for tile in (CARDS, UNITS, HOME, ROOMS, STOCK) for seat in range(min(seats - 1, 2))]
    for seat, tile in tiles[: marks - 1]:
        p.marked(seat, tile)
    assert p.stock(RED).stock(seats - 1).checked(seats - 1).s.laid.cards
    cards = p.s.laid.cards[::-1]
    p.arsenal(seats - 1, 18).turn(seats - 1)
    assert not p.s.laid.cards and p.s.public.cards == cards
    view = p.s.redacted(RED)
    assert isinstance(view, Ark) and view.public.cards == cards


@clause("ARK-14.8b", "ARK-R41", "ARK-14.5")
def test_a_room_held_when_its_card_is_revealed_is_marked_at_once() -> None:
    p = fallout().objectives("R12", "R13", "R11", "F-Os").rooms(a2="R12", b2="R13", c2="R11")
    p.cubes("R12", RED, RED, RED).cubes("R13", RED, RED).cubes("R11", YELLOW, YELLOW, YELLOW).stock(RED)
    p.dome(RED).activated |= 1 << room("R11")  # once, before Yellow replaced the cubes
    p.marked(YELLOW, CARDS, UNITS, HOME).arsenal(RED, 18).checked(RED)
    assert p.dome(RED).achieved >> FIRST_CARD == 0b0001 and p.dome(YELLOW).achieved >> FIRST_CARD == 0
    assert p.checked(YELLOW).dome(YELLOW).achieved >> FIRST_CARD == 0b0100


@clause("ARK-14.3", "ARK-EX-60")
@pytest.mark.parametrize(("second", "met"), [(2, False), (3, True)])
def test_two_full_factories_of_a_type_are_activated(second: int, met: bool) -> None:
    p = fallout(4).revealed("R12", "F-Os", "R13", "R11").rooms(a2="F-Osa", b2="F-Osb", c2="F-Tia")
    p.cubes("F-Osa", RED, RED, RED).cubes("F-Tia", RED, RED, RED).cubes("F-Osb", *[RED] * second).stock(RED)
    assert (p.checked(RED).dome(RED).achieved == 1 << FIRST_CARD + 1) is met


# --- end and points ----------------------------------------------------------------------------------
@clause("ARK-14.9", "ARK-END-6", "ARK-R137", "ARK-T10")
@pytest.mark.parametrize(("before", "over"), [(2, False), (3, True)])
def test_enough_marks_on_the_cards_end_the_game_after_the_turn(before: int, over: bool) -> None:
    p = fallout().revealed("R11", "R13", "R15", "R12").rooms(a2="R12").cubes("R12", RED, RED).units(RED, "a2")
    p.marked(YELLOW, *range(FIRST_CARD, FIRST_CARD + before)).stock(RED, ti=4)
    p.turn(RED).play("choose ENG", "integrate plain a2")
    assert p.dome(RED).achieved >> FIRST_CARD == 0b1000 and not p.s.over  # the turn is finished first
    p.play("done")
    assert (p.s.outcome().ending.message.key == "end-fallout") is over


@clause("ARK-14.9b")
@pytest.mark.parametrize(("cards", "over"), [(3, False), (4, True)])
def test_one_player_who_marks_all_cards_ends_the_game(cards: int, over: bool) -> None:
    p = fallout(3).revealed("R11", "R13", "R15", "R12").marked(RED, *range(FIRST_CARD, FIRST_CARD + cards))
    p.turn(YELLOW).play("choose PWR", "done")
    assert (p.s.outcome().ending.message.key == "end-fallout") is over


@clause("ARK-VP-1", "ARK-EX-23", "ARK-EX-24", "ARK-14.8b")
def test_points_go_by_the_order_of_marking() -> None:
    p = fallout(3).marked(YELLOW, CARDS, FIRST_CARD).marked(RED, CARDS, FIRST_CARD)
    p.s.hard = 1 << ARSENAL
    p.marked(GREEN, ARSENAL)
    assert [dome.points for dome in shown(p.s, SPECTATOR).domes] == [12, 17, 8]
    sheet = {row.name: row.values for row in p.s.outcome().sheet}
    assert sheet == {"tiles": [5, 7, 8], "objectives": [7, 10, 0], "mission-points": [0, 0, 0]}


@clause("ARK-VP-2", "ARK-14.10", "ARK-VP-3")
def test_a_mission_room_scores_if_it_is_held_at_the_end() -> None:
    p = (
        fallout()
        .mission(RED, "R27", "R11", "R12")
        .rooms(a2="R27", b2="R11", c2="R12")
        .mission(YELLOW, "G1", "G2", "G3")
    )
    p.cubes("R27", RED, RED, YELLOW, YELLOW).cubes("R11", RED, RED).cubes("R12", RED, YELLOW, YELLOW)
    p.dome(RED).activated = (1 << printed.ACTIVATABLE) - 1  # what was once does not count
    p.revealed("R27", "R01", "R02", "R03").marked(RED, FIRST_CARD)
    assert p.s.outcome().scores == [12 + 10, 0]
    assert p.cubes("R11", RED).s.outcome().scores == [24 + 10, 0]


@clause("ARK-VP-5", "ARK-R42", "ARK-END-6")
def test_a_tie_goes_to_more_rooms_controlled_and_is_shared_then() -> None:
    p = fallout().marked(RED, FIRST_CARD).marked(YELLOW, FIRST_CARD + 1).rooms(a2="R01", b2="R02")
    p.cubes("R01", RED, YELLOW)
    assert p.s.outcome().winners == [RED, YELLOW]
    assert p.cylinders("R02", "pwr1").s.outcome().winners == [YELLOW]


@clause("ARK-R47", "ARK-END-6")
def test_after_the_last_round_points_decide() -> None:
    p = fallout().marked(RED, HOME)
    assert p.s.outcome().ending.message.key == "end-time" and p.s.outcome().winners == [RED]


@clause("ARK-INV-08", "ARK-INV-09", "ARK-INV-19", "ARK-14.5c")
def test_the_invariants_notice_what_cannot_be() -> None:
    s = new(3)
    assert invariants(s) == []
    s.meter = 5
    assert invariants(s) == ["ARK-INV-19: counter at 5"]
    s.meter = 4
    s.draw(s.laid, s.unseen)
    assert invariants(s) == ["ARK-INV-09: 3 objectives laid out, 0 open"]
    s = new(3)
    s.domes[RED].second = 1
    assert invariants(s) == ["ARK-14.5c: 0 marks on goal 0, 1 of them second"]
    s = new(3)
    missing = printed.MISSION_ROOMS[s.domes[RED].mission.cards[0] - printed.MISSION][0]
    s.move(printed.ROOM_CARD + missing, s.room_deck, s.box)
    assert any(breach.startswith("ARK-INV-08: the mission of seat 0") for breach in invariants(s))
