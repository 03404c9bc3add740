"""Complexity 2 (ARK-18): the pre-emptive phase, seals, guarded rooms, built sections, energy tokens."""

from __future__ import annotations

import pytest

from rulewright.core.rng import seeded
from rulewright.core.texts import texts
from rulewright.core.zones import SPECTATOR
from rulewright.games.ark_awakening.combat import salvage
from rulewright.games.ark_awakening.goals import built_points, measure
from rulewright.games.ark_awakening.invariants import invariants
from rulewright.games.ark_awakening.preempt import Preempt
from rulewright.games.ark_awakening.printed import ARTIFACT_ROWS, FACE_OF, SUBJECTS, TITLE_OF
from rulewright.games.ark_awakening.table import Ark
from rulewright.games.ark_awakening.verbs import ARTIFACT, DEALT, DEALT_SECRETLY
from tests.games.ark_awakening.given import GAME, GREEN, RED, YELLOW, Position, cell, fresh, given

clause = pytest.mark.clause


def title(card: int) -> str:
    return ARTIFACT_ROWS[TITLE_OF[card]].id


# --- setup -------------------------------------------------------------------------------------------
@clause("ARK-S43", "ARK-18.1")
@pytest.mark.parametrize("seats", [2, 5])
def test_everyone_begins_with_an_airlock_override_or_an_architects_key(seats: int) -> None:
    s = fresh(seats, "awakening", 3, complexity=2)
    assert all(len(dome.hand.cards) == 1 for dome in s.domes)
    assert {title(dome.hand.cards[0]) for dome in s.domes} <= {"AC01", "AC02"}
    left = [title(card) for card in s.artifacts.cards]
    assert left.count("AC01") + left.count("AC02") == 6 - seats and len(left) == 60 - seats
    plain = fresh(seats, "awakening", 3)
    assert not any(dome.hand.cards for dome in plain.domes)


def logged(complexity: int) -> Ark:
    s = GAME.start(GAME.setup(3, "awakening", 3, {"complexity": complexity}, logged=True))
    assert isinstance(s, Ark)
    return s


@clause("ARK-S43")
@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        ("en", "You begin with ", "Bo begins with Airlock Override or Architect’s Key"),
        ("es", "Empiezas con ", "Bo empieza con Apertura de esclusa o Llave del arquitecto"),
    ],
)
def test_a_start_card_is_told_to_its_player_alone(language: str, own: str, others: str) -> None:
    s, words = logged(2), texts(GAME, language)
    card = words.name(ARTIFACT, FACE_OF[s.domes[RED].hand.cards[0]])
    for eye in (RED, YELLOW, SPECTATOR):
        dealt = [entry for entry in s.heard(eye) if entry.line.message in (DEALT, DEALT_SECRETLY)]
        told = [words.entry(entry, ["Ada", "Bo", "Cy"], eye) for entry in dealt]
        assert len(told) == 3 and (told[0] == own + card) is (eye == RED)
        assert [entry.line.message is DEALT for entry in dealt] == [seat == eye for seat in range(3)]
        assert (told[1] == others) is (eye != YELLOW)
    assert not [entry for entry in logged(1).log or () if entry.line.message in (DEALT, DEALT_SECRETLY)]


def start_cards(s: Ark, eye: int) -> set[int]:
    """How many start cards Red's hand holds in the worlds that an eye may think of."""
    worlds = [s.sample(eye, seeded(n)) for n in range(60)]
    hands = [
        [title(card) for card in world.zones()[s.zones().index(s.domes[RED].hand)].cards] for world in worlds
    ]
    return {len([1 for name in hand if name in ("AC01", "AC02")]) for hand in hands}


@clause("ARK-S43", "ARK-18.1")
def test_all_know_that_a_start_card_lies_in_each_hand() -> None:
    s = fresh(3, "awakening", 3, complexity=2)
    for eye in (YELLOW, GREEN, SPECTATOR):
        assert start_cards(s, eye) == {1}
    for _ in range(3):
        s.draw_artifact(RED)
    assert min(start_cards(s, YELLOW)) == 1
    hand = s.domes[RED].hand
    s.move(next(card for card in hand.cards if title(card) not in ("AC01", "AC02")), hand, s.discards)
    assert min(start_cards(s, YELLOW)) == 1  # another card was played
    s.move(next(card for card in hand.cards if title(card) in ("AC01", "AC02")), hand, s.discards)
    assert min(start_cards(s, YELLOW)) == 0  # this may have been it


@clause("ARK-S43", "ARK-17.10")
def test_a_stolen_start_card_is_known_only_where_there_was_no_other() -> None:
    for drawn, known in ((0, 2), (1, 1)):
        s = fresh(3, "awakening", 3, complexity=2)
        for _ in range(drawn):
            s.draw_artifact(YELLOW)
        salvage(s, RED, YELLOW)
        assert min(start_cards(s, GREEN)) == known


@clause("ARK-T1", "ARK-18.4")
def test_the_pre_emptive_phase_comes_before_all_else() -> None:
    p = given().rooms(a2="R21", b2="R02").cubes("R21", RED).units(RED, "a2").arsenal(RED, 4)
    assert p.turn(RED).s.step == "mini"
    assert p.complex().turn(RED).s.step == "preempt"
    assert p.play("seal a2 b2").s.step == "mini"  # nothing is left to do with an arsenal of 0
    assert p.play("done").s.step == "section"


# --- seals -------------------------------------------------------------------------------------------
@clause("ARK-EX-40", "ARK-18.4", "ARK-18.5", "ARK-18.6", "ARK-18.7")
@pytest.mark.parametrize(("arsenal", "may"), [(3, 0), (4, 2), (15, 2), (16, 3)])
def test_what_the_arsenal_is_enough_for(arsenal: int, may: int) -> None:
    p = given().complex().rooms(a2="R01", b2="R02", a3="R03").cubes("R01", YELLOW).units(RED, "a2")
    question = Preempt(RED)
    s = p.sealed(YELLOW, "a2", "b2").arsenal(RED, arsenal).s
    offered = {s.text(option).split()[0] for option in question.options(s)} - {"done"}
    assert len(offered) == may
    for choice in ["seal a2 a3", "unlock a2 b2", "disintegrate a2"]:
        why = question.why_not(s, s.parse(choice))
        assert (why is None) is (choice.split()[0] in offered)
        assert why is None or why.message.key == "why-unarmed"


@clause("ARK-EX-41", "ARK-18.5", "ARK-18.6")
def test_doors_are_unlocked_and_sealed_again() -> None:
    p = given().complex().rooms(a2="R01", b2="R02", c2="R03").units(RED, "b2").units(YELLOW, "a2")
    p.sealed(YELLOW, "a2", "b2").sealed(YELLOW, "b2", "c2").arsenal(RED, 24).preempt(RED)
    assert p.may() == {"done", "unlock a2 b2", "unlock b2 c2"}
    p.play("unlock a2 b2", "unlock b2 c2")
    assert p.dome(YELLOW).cubes == 30 and p.reason("seal a2 b2") == "why-opposed-there"
    p.play("seal b2 c2")
    assert p.dome(RED).arsenal == 12 and p.dome(RED).cubes == 28  # one marks the arsenal
    assert "seal b2 c2" not in p.may()  # one cube a border


@clause("ARK-18.5")
def test_between_two_own_rooms_a_door_is_sealed_from_the_one_beyond_which_nobody_stands() -> None:
    p = given().complex().rooms(a2="R01", b2="R02").units(RED, "a2").units(RED, "b2").units(YELLOW, "b2")
    assert p.arsenal(RED, 24).preempt(RED).may("seal") == {"seal a2 b2"}
    s = p.units(YELLOW, "a2").s
    why = Preempt(RED).why_not(s, s.parse("seal a2 b2"))
    assert why is not None and why.message.key == "why-opposed-there"


@clause("ARK-18.5b")
def test_biodomes_and_gate_links_have_no_doors() -> None:
    p = given().complex().rooms(e1="gate1", a5="gate2", a1="R01").units(RED, "e1").units(RED, "a1")
    p.arsenal(RED, 24)
    assert not p.preempt(RED).may("seal")


@clause("ARK-R17")
@pytest.mark.parametrize("cubes", [0, 1])
def test_a_seal_needs_a_cube(cubes: int) -> None:
    p = given().complex().rooms(a2="R01", b2="R02").units(RED, "a2").arsenal(RED, 24).cubes("R01", RED)
    p.dome(RED).cubes = cubes
    assert (p.preempt(RED).reason("seal a2 b2") == "why-no-seal") is (cubes == 0)


@clause("ARK-18.5c", "ARK-R127", "ARK-R44", "ARK-5.1f", "ARK-14.2e")
def test_a_sealed_door_stops_all_but_its_owner_and_teleports() -> None:
    p = given().complex().rooms(a2="R01", b2="R02", a3="R16").home(RED, 0).units(RED, "a2")
    p.cylinders("R16", "pwr0").sealed(YELLOW, "a2", "b2").phase(RED, "MOB")
    assert p.may("move") == {"move a2 a3"} and "teleport a2 b2" in p.may("teleport")
    p.s.meter = 1  # in peace too
    assert p.phase(RED, "MOB").may("move") == {"move a2 a3"}
    p = given().complex().rooms(a2="R01", b2="R02").home(RED, 0).units(RED, "a2").sealed(RED, "a2", "b2")
    assert p.phase(RED, "MOB").may("move") == {"move a2 b2"}


@clause("ARK-R43", "ARK-5.1g")
def test_a_seal_stays_on_its_border_when_rooms_fold() -> None:
    p = given().complex().rooms(a2="R14", b2="R02", d4="R03").units(RED, "a2").sealed(YELLOW, "a2", "b2")
    p.cylinders("R14", "pwr0", "pwr0").phase(RED, "MOB").play("fold a2 d4")
    assert "move a2 b2" not in p.may("move")


# --- disintegrate ------------------------------------------------------------------------------------
@clause("ARK-EX-42", "ARK-R76", "ARK-18.7")
def test_a_way_is_opened_and_a_cube_disintegrated() -> None:
    p = given().complex().rooms(a2="R01", b2="R02", c2="R03").home(YELLOW, 0).units(YELLOW, "c2")
    p.cubes("R02", RED).sealed(RED, "a2", "b2").arsenal(YELLOW, 20).phase(YELLOW, "MOB").play("move c2 b2")
    assert p.may("move") == {"move b2 c2"}
    p.preempt(YELLOW).play("unlock a2 b2", "disintegrate b2")
    assert p.dome(YELLOW).arsenal == 0 and not p.cubes_in("R02") and p.dome(RED).cubes == 30


@clause("ARK-18.7b", "ARK-18.9f", "ARK-R93")
def test_cylinders_go_with_the_cube_or_without_one() -> None:
    p = given().complex().rooms(a2="R04").cubes("R04", RED, YELLOW).units(RED, "a2").arsenal(RED, 16)
    p.cylinders("R04", "pwr0", "pwr1").tokens("R04", 1).preempt(RED).play("disintegrate a2")
    assert p.may() == {"remove a2 0", "remove a2 1"}
    p.play("remove a2 0")
    assert p.may() == {"done", "displace pwr0", "displace pwr1"}
    p.play("displace pwr1", "done")
    assert p.cubes_in("R04") == [YELLOW] and p.cylinders_in("R04") == ["pwr0"] and p.power("R04") == 3
    p = given().complex().rooms(a2="R04").cylinders("R04", "pwr0", "pwr1").units(RED, "a2").arsenal(RED, 16)
    p.preempt(RED).play("disintegrate a2")
    assert p.may() == {"displace pwr0", "displace pwr1"}  # one has to go
    p = given().complex().rooms(a2="R04").tokens("R04", 1).units(RED, "a2").arsenal(RED, 16)
    assert not p.preempt(RED).may("disintegrate")


def disintegrating(mode: str, *cubes: int) -> Position:
    """Red is asked whose cube of these goes."""
    p = given(3, mode).complex().rooms(a2="R04").cubes("R04", *cubes).home(RED, 0).units(RED, "a2")
    return p.arsenal(RED, 16).preempt(RED).play("disintegrate a2")


@clause("ARK-18.7", "ARK-14.4", "ARK-11.6", "ARK-3.1")
@pytest.mark.parametrize("mode", ["fallout", "guardians"])
@pytest.mark.parametrize(("square", "left"), [("1", [RED, YELLOW, GREEN]), ("3", [YELLOW, RED, GREEN])])
def test_which_of_several_cubes_goes_is_chosen_where_the_order_counts(
    mode: str, square: str, left: list[int]
) -> None:
    p = disintegrating(mode, YELLOW, RED, YELLOW, GREEN)
    cubes = p.dome(YELLOW).cubes
    p.play("remove a2 1")
    assert p.s.actor == RED and p.may() == {"destroy a2 1", "destroy a2 3"}
    p.play(f"destroy a2 {square}")
    assert p.cubes_in("R04") == left and p.dome(YELLOW).cubes == cubes + 1


@clause("ARK-18.7")
@pytest.mark.parametrize(
    ("mode", "cubes", "left"),
    [
        ("fallout", [YELLOW, YELLOW, RED], [YELLOW, RED]),  # either leaves the same
        ("fallout", [RED, YELLOW, GREEN], [RED, GREEN]),  # there is only one
        ("awakening", [YELLOW, RED, YELLOW], [RED, YELLOW]),  # nothing asks for the order
    ],
)
def test_nothing_is_asked_where_all_cubes_of_an_owner_are_alike(
    mode: str, cubes: list[int], left: list[int]
) -> None:
    p = disintegrating(mode, *cubes).play("remove a2 1")
    assert p.cubes_in("R04") == left and not p.may("destroy")


@clause("ARK-18.7")
def test_of_cubes_side_by_side_one_is_offered() -> None:
    p = disintegrating("fallout", YELLOW, YELLOW, RED, YELLOW).play("remove a2 1")
    assert p.may() == {"destroy a2 1", "destroy a2 4"}
    words = texts(GAME, "en")
    asked = "Which cube of player B in Planet Harvester do you disintegrate? The others close the gap"
    assert words.prompt(p.s, RED) == asked
    assert words.label(p.s.legal[1], s=p.s) == "Remove the cube in square 4 of Planet Harvester"


@clause("ARK-18.7")
def test_opposing_units_forbid_to_disintegrate() -> None:
    p = given().complex().rooms(a2="R04").cubes("R04", YELLOW).units(RED, "a2").units(YELLOW, "a2")
    assert not p.arsenal(RED, 24).preempt(RED).may("disintegrate")
    p.s.meter = 1  # ARK-14.2d: not in peace
    assert p.preempt(RED).may("disintegrate") == {"disintegrate a2"}


# --- guarded rooms -----------------------------------------------------------------------------------
def corridor(guards: int) -> Position:
    p = given().complex().rooms(a2="R01", b2="R02", c2="R03", d2="R16").home(RED, 0).upgraded(RED, MOB=2)
    return p.cylinders("R16", "pwr0").units(RED, "a2", 2).units(YELLOW, "b2", guards)


@clause("ARK-18.2", "ARK-R126")
def test_two_guards_stop_who_enters() -> None:
    p = corridor(1).phase(RED, "MOB").play("move a2 b2", "units 1")
    assert {"move b2 c2", "teleport b2 a2"} <= p.may()
    p = corridor(2).phase(RED, "MOB").play("move a2 b2", "units 1")
    assert p.may("move") == {"move a2 b2"}  # others may follow
    assert not {text for text in p.may("teleport") if text.startswith("teleport b2")}
    p = corridor(2).phase(RED, "MOB").play("teleport a2 b2", "units 2")
    assert not p.may("move")
    p = corridor(2)
    p.s.complex = False
    assert "move b2 c2" in p.phase(RED, "MOB").play("move a2 b2", "units 2").may()


@clause("ARK-R126", "ARK-R135")
def test_who_stood_there_may_leave_and_who_entered_may_not_to_the_end_of_the_turn() -> None:
    p = corridor(2).units(RED, "b2").phase(RED, "MOB").play("move a2 b2", "units 2", "move b2 c2")
    assert (p.there(RED, "b2"), p.there(RED, "c2")) == (2, 1) and "move b2 a2" not in p.may()
    assert "move b2 a2" not in p.phase(RED, "MOB").may("move")  # a chained MOVE
    p.turn(RED).play("choose MOB")
    assert "move b2 a2" in p.may("move")


@clause("ARK-18.2b", "ARK-14.2e")
def test_neutral_units_of_an_opponent_are_guards_unless_shared() -> None:
    def entered(*cubes: int) -> Position:
        p = corridor(1).rooms(a5="R29").cubes("R29", *cubes).neutral("robot", "b2")
        return p.phase(RED, "MOB").play("move a2 b2", "units 2")

    assert "move b2 c2" not in entered(YELLOW).may()
    assert "move b2 c2" in entered(YELLOW, RED).may()
    assert "move b2 c2" in entered().may()  # nobody's
    p = corridor(2)
    p.s.meter = 1
    assert "move b2 c2" in p.phase(RED, "MOB").play("move a2 b2", "units 2").may()


# --- critical cards ----------------------------------------------------------------------------------
@clause("ARK-EX-40", "ARK-18.3")
@pytest.mark.parametrize(("arsenal", "may"), [(6, False), (7, True)])
def test_a_critical_card_needs_an_arsenal_of_seven(arsenal: int, may: bool) -> None:
    p = given().complex().rooms(b2="R01").units(RED, "b2").units(YELLOW, "b2").arsenal(RED, arsenal)
    p.hand(RED, "AC04", "AC05").hand(YELLOW, "AC05").fights(RED)
    options = {p.s.text(option) for option in p.s.options(RED)}
    assert options == {"done", "play AC05"} | ({"play AC04"} if may else set())


# --- new modifiers (ARK-15.1) ------------------------------------------------------------------------
@clause("ARK-EX-25", "ARK-15.1", "ARK-BC-CSU")
@pytest.mark.parametrize(("yellow", "won"), [(5, True), (6, False)])
def test_combat_for_each_unit(yellow: int, won: bool) -> None:
    p = given().rooms(b2="R01", c2="R19").cubes("R19", RED, RED).units(RED, "b2", 3).units(YELLOW, "b2")
    p.arsenal(YELLOW, yellow).fights(RED)
    assert p.benefit(RED, "combat_each") == 2 and (p.there(RED, "b2") == 3) is won


@clause("ARK-EX-26", "ARK-15.1b", "ARK-BC-CUB", "ARK-BC-DSU")
@pytest.mark.parametrize(
    ("attacker", "weak", "won"),
    [(13, True, False), (14, False, False), (20, False, False), (21, False, True)],
)
def test_cubes_in_the_room_count_once_for_combat_and_defence(attacker: int, weak: bool, won: bool) -> None:
    p = given().rooms(b2="R26", c2="R12", d2="R13").cubes("R26", RED, RED, RED, RED).cubes("R13", RED)
    p.cubes("R12", RED, RED, RED).units(RED, "b2", 3).units(YELLOW, "b2").arsenal(RED, 12)
    p.arsenal(YELLOW, attacker).fights(YELLOW)  # D = 2 x 3 + 8, and 12 + 8 in all
    assert ("event-weak" in p.events()) is weak and (p.there(RED, "b2") == 0) is won
    assert p.dome(YELLOW).arsenal == (attacker - 14 if won else attacker)


@clause("ARK-EX-27", "ARK-15.1", "ARK-15.1b", "ARK-BC-CS", "ARK-BC-DS")
def test_all_modifiers_together() -> None:
    """No printed flat defence is 6: with 4 the defence is 12, not 14; the totals are the example's."""
    p = given().rooms(b2="R26", c2="R20", d2="R13", c3="R19", d3="R12").cubes("R26", RED, YELLOW)
    p.cubes("R20", RED, RED, RED).cubes("R13", RED).cubes("R19", YELLOW, YELLOW, YELLOW, YELLOW)
    p.cylinders("R12", "pwr1").built(RED, "AC05", "AC06", "AC09").built(YELLOW, "AC09")
    p.units(RED, "b2", 2).units(YELLOW, "b2", 2).arsenal(RED, 12).arsenal(YELLOW, 14)
    p.hand(RED, "AC07").hand(YELLOW, "AC07").fights(YELLOW)
    p.s.play(RED, "play AC07")
    p.s.play(YELLOW, "play AC07")
    totals = [entry.line.values() for entry in p.s.log or () if entry.line.message.key == "event-totals"]
    assert sorted(totals) == [[RED, 30], [YELLOW, 32]]
    assert p.there(RED, "b2") == 0 and p.dome(YELLOW).arsenal == 2


# --- built sections ----------------------------------------------------------------------------------
@clause("ARK-EX-43", "ARK-18.8")
def test_each_use_is_a_single_use_or_a_section() -> None:
    p = given().complex().upgraded(RED, ART=2).hand(RED, "AC18", "AC04", "AC13").phase(RED, "ART")
    p.play("use AC18", "build AC04")
    assert not p.may("use") and not p.may("build") and len(p.dome(RED).built.cards) == 1
    p = given().hand(RED, "AC18").phase(RED, "ART")
    assert not p.may("build")


@clause("ARK-18.8", "ARK-R68")
def test_a_section_counts_from_the_next_action_phase() -> None:
    p = given().complex().hand(RED, "AC13", "AC20").phase(RED, "ART").play("build AC13")
    assert p.benefit(RED, "produce") == 0
    assert p.phase(RED, "PRO").benefit(RED, "produce") == 2
    p.built(RED, "AC13")
    assert p.benefit(RED, "produce") == 4  # they add up


@clause("ARK-18.8", "ARK-15.2", "ARK-R68")
def test_what_one_player_builds_delays_nothing_of_the_next() -> None:
    p = given().complex().hand(RED, "AC17").built(YELLOW, "AC18").phase(RED, "ART").play("build AC17")
    assert p.turn(YELLOW).may() == {"done", "mini militarize"}
    assert p.turn(RED).may() == {"done", "mini move"}


@clause("ARK-EX-62", "ARK-18.8b")
def test_a_fifth_section_costs_an_older_one() -> None:
    p = given().complex().built(RED, "AC04", "AC05", "AC06").hand(RED, "AC07", "AC08").phase(RED, "ART")
    p.play("build AC07")
    assert p.s.step == "phase" and len(p.dome(RED).built.cards) == 4
    p.phase(RED, "ART").play("build AC08")
    assert p.may() == {"scrap AC04", "scrap AC05", "scrap AC06", "scrap AC07"}
    p.play("scrap AC05")
    assert [title(card) for card in p.dome(RED).built.cards] == ["AC04", "AC06", "AC07", "AC08"]
    assert [title(card) for card in p.s.discards.cards] == ["AC05"]
    assert p.benefit(RED, "awaken") == 0 and p.benefit(RED, "defence") == 4


@clause("ARK-18.8c", "ARK-R45")
def test_a_section_is_removed_at_any_time_in_the_own_phase() -> None:
    p = given().complex().built(RED, "AC13", "AC04").phase(RED, "MOB")
    assert p.benefit(RED, "produce") == 2 and p.may("scrap") == {"scrap AC13", "scrap AC04"}
    assert p.play("scrap AC13").benefit(RED, "produce") == 0 and p.benefit(RED, "combat") == 3


@clause("ARK-18.8", "ARK-18.8c")
def test_a_section_just_built_and_scrapped_leaves_the_others_in_force() -> None:
    p = given().complex().built(RED, "AC04").hand(RED, "AC05").phase(RED, "ART").play("build AC05")
    assert (p.benefit(RED, "combat"), p.benefit(RED, "entrenched")) == (3, 0)
    p.play("scrap AC05")
    assert p.benefit(RED, "combat") == 3  # the older one goes on
    assert [title(card) for card in p.dome(RED).built.cards] == ["AC04"]


@clause("ARK-18.8", "ARK-18.8c")
@pytest.mark.parametrize(("choice", "now"), [("scrap AC04", 0), ("scrap-new AC04", 3)])
def test_of_two_alike_the_player_says_which_one_is_scrapped(choice: str, now: int) -> None:
    p = given().complex().built(RED, "AC04").hand(RED, "AC04").phase(RED, "ART")
    assert p.may("scrap-new") == set()  # only one lies there
    p.play("build AC04")
    assert p.may("scrap") == {"scrap AC04"} and p.may("scrap-new") == {"scrap-new AC04"}
    assert p.play(choice).benefit(RED, "combat") == now
    assert p.phase(RED, "ART").benefit(RED, "combat") == 3  # what is left counts from now on
    p = given().complex().built(RED, "AC04", "AC04").phase(RED, "ART")
    assert p.may("scrap") == {"scrap AC04"} and not p.may("scrap-new")  # they do not differ


@clause("ARK-18.8b", "ARK-18.8")
@pytest.mark.parametrize(("choice", "now"), [("scrap AC04", 0), ("scrap-new AC04", 3)])
def test_a_fifth_section_may_cost_one_that_was_just_built(choice: str, now: int) -> None:
    p = given().complex().built(RED, "AC04", "AC06", "AC07").hand(RED, "AC04", "AC05")
    p.upgraded(RED, ART=2).phase(RED, "ART").play("build AC04", "build AC05")
    assert p.may() == {"scrap AC04", "scrap AC06", "scrap AC07", "scrap-new AC04"}
    assert p.play(choice).benefit(RED, "combat") == now
    assert len(p.dome(RED).built.cards) == 4 and p.phase(RED, "ART").benefit(RED, "entrenched") == 4


@clause("ARK-BC-ALK", "ARK-6.8")
def test_an_airlock_section_reaches_two_steps_and_no_third() -> None:
    p = given().complex().built(RED, "AC01").rooms(a1="R01", a2="R02", a3="R03", a4="R05").home(RED, 0)
    for label in ("a2", "a3", "a4"):
        p.units(YELLOW, label)
    p.units(RED, "a1").arsenal(RED, 6).phase(RED, "MIL")
    assert p.may("vent") == {"vent a1", "vent a2", "vent a3"}


@clause("ARK-BC-ALK", "ARK-6.8")
@pytest.mark.parametrize(("arsenal", "may"), [(5, False), (6, True)])
def test_an_airlock_section_vents_for_arsenal_instead_of_arming(arsenal: int, may: bool) -> None:
    p = given().complex().built(RED, "AC01", "AC01").rooms(a1="R01", a2="R02").units(YELLOW, "a2", 2)
    p.arsenal(RED, arsenal).phase(RED, "MIL")
    assert p.may("vent") == ({"vent a2"} if may else set())
    if may:
        p.play("vent a2")
        assert p.dome(YELLOW).wounded == 2 and p.dome(RED).arsenal == 0 and not p.may("militarize")
    else:
        assert p.reason("vent a2") == "why-unarmed"
        assert not p.play("militarize").may("vent")


@clause("ARK-EX-28", "ARK-15.2b", "ARK-15.2c", "ARK-BC-MINI")
def test_mini_actions_of_one_type_add_up_and_benefits_do_not() -> None:
    p = given().built(RED, "AC18", "AC18", "AC20").upgraded(RED, MIL=3, PRO=3).stock(RED).turn(RED)
    assert p.may() == {"done", "mini militarize", "mini metamorphite"}
    p.play("mini metamorphite", "choose MIL", "militarize")
    assert p.dome(RED).stock[3] == 1 and p.dome(RED).arsenal == 5
    p = given().built(RED, "AC18", "AC18", "AC20").turn(RED).play("mini militarize")
    assert p.dome(RED).arsenal == 2


@clause("ARK-EX-28b", "ARK-15.2d")
def test_a_mini_move_of_two_points() -> None:
    p = given().built(RED, "AC17", "AC17").rooms(a1="R01", a2="R02", a3="R03").turn(RED).play("mini move")
    p.play("move biodome a1", "units 2", "move a1 a2", "units 2")
    assert p.there(RED, "a2") == 2 and p.s.step == "section"


@clause("ARK-VP-4", "ARK-EX-20")
def test_unknown_artifacts_score_as_sections_only_and_sections_count_as_cards() -> None:
    p = given(mode="fallout").complex().built(RED, "AC03", "AC03", "AC04").hand(RED, "AC03")
    assert built_points(p.s, RED) == 10
    assert [row.values for row in p.s.outcome().sheet if row.name == "built-points"] == [[10, 0]]
    assert measure(p.s, RED, SUBJECTS.index("cards")) == len(p.dome(RED).hand.cards) + 3


# --- hacking -----------------------------------------------------------------------------------------
@clause("ARK-EX-44", "ARK-18.9", "ARK-18.9c", "ARK-18.9d", "ARK-18.10", "ARK-S44", "ARK-INV-20")
def test_energy_tokens_cover_two_circles_or_one_and_widen() -> None:
    p = given().complex().rooms(a2="R01", b2="R04", c2="R15", d2="R06").upgraded(RED, ENG=2)
    p.cubes("R15", RED, RED, RED, RED).tokens("R06", 13).cylinders("R04", "pwr0")
    p.units(RED, "a2").units(RED, "b2").stock(RED, os=20).phase(RED, "ENG")
    assert p.value(RED, "engineering") == 7 and len(p.s.hacked) == 13
    p.play("hack plain+plain a2", "hack plain+plain b2", "hack plain+plain b2")
    assert not p.may("hack") and p.power("R04") == 4 and p.power("R01") == 2
    p.play("integrate plain a2")
    assert len(p.s.hacked) == 16 and p.cubes_in("R01") == [RED]
    p.phase(RED, "PWR").play("divert pwr0 b2", "into generator")
    assert p.power("R04") == 4 and not p.cylinders_in("R04")


@clause("ARK-EX-46", "ARK-5.5n", "ARK-R133")
def test_any_two_points_hack() -> None:
    p = given().complex().rooms(a2="R01", c2="R22", d2="R31").units(RED, "a2").cylinders("R22", "pwr0")
    p.cubes("R31", RED).phase(RED, "ENG")
    assert p.may("hack") == {"hack plain+plain a2"}
    p.play("hack plain+plain a2")
    assert p.may("hack") == {"hack remote+free a2"}
    p.play("hack remote+free a2")
    assert p.s.hacked.count(p.s.rooms[cell("a2")]) == 2 and not p.may("hack") and not p.may("integrate")


@clause("ARK-18.9", "ARK-18.9b", "ARK-18.9c")
def test_where_tokens_go() -> None:
    p = given().complex().rooms(a2="R01", b2="R02", c2="R03", e1="gate1").units(RED, "a2").units(RED, "b2")
    p.units(RED, "e1").units(YELLOW, "b2").phase(RED, "ENG")
    assert p.may("hack") == {"hack plain+plain a2"}  # not opposed, not unoccupied, not a gate, not at home
    assert p.tokens("R03", 17).phase(RED, "ENG").may("hack")
    assert not p.tokens("R03", 1).phase(RED, "ENG").may("hack")  # all 18 are used
    p = given().rooms(a2="R01").units(RED, "a2").phase(RED, "ENG")
    assert not p.may("hack")


@clause("ARK-18.9e", "ARK-R94")
def test_without_a_free_circle_a_cylinder_is_displaced() -> None:
    p = given().complex().rooms(a2="R05").cylinders("R05", "pwr0", "pwr1").units(RED, "a2").phase(RED, "ENG")
    p.play("hack plain+plain a2")
    assert p.may() == {"displace pwr0", "displace pwr1"}
    p.play("displace pwr0")
    assert p.cylinders_in("R05") == ["pwr1"] and p.power("R05") == 2
    p.upgraded(RED, ENG=1).phase(RED, "ENG").play("hack plain+plain a2")
    assert not p.cylinders_in("R05") and p.power("R05") == 2
    assert not p.phase(RED, "ENG").may("hack")  # only tokens are left


@clause("ARK-3.9", "ARK-18.9f")
def test_tokens_power_but_give_no_control_and_take_circles() -> None:
    p = given().complex().rooms(a2="R05").tokens("R05", 1)
    assert p.controllers("R05") == set() and p.power("R05") == 2
    assert "into a2" not in p.phase(RED, "PWR").play("divert pwr0 generator").may()
    p = given().complex().rooms(a2="R04").tokens("R04", 1).upgraded(RED, PWR=2).phase(RED, "PWR")
    p.play("divert pwr0 generator", "into a2", "divert pwr0 generator", "into a2", "divert pwr0 generator")
    assert p.power("R04") == 4 and "into a2" not in p.may()  # two circles were free


@clause("ARK-17.6c")
def test_attached_engineers_place_tokens_next_door_where_a_circle_is_free() -> None:
    p = given().complex().faction(RED, "togach").rooms(a2="R01", b2="R04", a3="G1").units(RED, "a2")
    p.home(RED, 0).cylinders("G1", "pwr1").phase(RED, "ENG")
    assert p.may("hack") == {"hack plain+plain a2", "hack plain+plain b2"}


@clause("ARK-INV-01", "ARK-INV-20")
def test_seals_and_tokens_are_counted() -> None:
    s = fresh(2, "awakening", 1, complexity=2)
    assert not invariants(s)
    s.seals.append(0)
    assert any("INV-01" in breach for breach in invariants(s))
    s = fresh(2, "awakening", 1, complexity=2)
    s.hacked = [0] * 19
    assert any("INV-20" in breach for breach in invariants(s))
