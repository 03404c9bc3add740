"""Side B: who takes which board, abilities and passive tracks of the factions (ARK-17, 7.7)."""

from __future__ import annotations

import pytest

from rulewright.core.errors import GameError
from rulewright.games.ark_awakening import modifiers
from rulewright.games.ark_awakening.printed import SECTIONS, STANDARD
from rulewright.games.ark_awakening.ranged import distance
from rulewright.games.ark_awakening.turn import Phase
from tests.games.ark_awakening.given import GAME, GREEN, RED, YELLOW, Position, cell, fresh, given

clause = pytest.mark.clause


def protected(room: str) -> Position:
    """Yellow's cubes fill a room and cost two more to replace; Red stands there."""
    p = given().faction(YELLOW, "gimmli").rooms(a2=room).cubes(room, YELLOW, YELLOW, YELLOW).units(RED, "a2")
    p.dome(YELLOW).tracks[7 + 3] = 1
    assert p.benefit(YELLOW, "protection") == 2
    return p


@clause("ARK-EX-38", "ARK-17.7", "ARK-5.5l")
def test_protective_integration_makes_replacing_dearer() -> None:
    p = protected("R07").stock(RED, os=4).phase(RED, "ENG").play("integrate plain a2")
    assert p.dome(RED).stock == [0, 0, 0, 0] and p.cubes_in("R07") == [RED, YELLOW, YELLOW]
    p = protected("R07").stock(RED, ti=2, os=3).phase(RED, "ENG")
    assert p.reason("integrate plain a2") == "why-too-dear"
    p = protected("F-Tia").stock(RED, ti=1, bt=1)
    why = Phase(RED, SECTIONS.index("ENG")).why_not(p.s, p.s.parse("integrate plain a2"))
    assert why is not None and why.message.key == "why-too-dear"  # two of one resource, not of two
    p = protected("F-Tia").stock(RED, ti=2, bt=2, os=1).phase(RED, "ENG").play("integrate plain a2")
    assert p.may() == {"pay titanium", "pay biotite"}
    assert p.play("pay biotite").dome(RED).stock == [2, 0, 1, 0]


@clause("ARK-EX-38", "ARK-17.7b", "ARK-5.5m")
def test_a_free_point_pays_nothing_for_protection() -> None:
    p = protected("R07").rooms(b2="R31").cubes("R31", RED).stock(RED).phase(RED, "ENG")
    assert p.play("integrate free a2").cubes_in("R07") == [RED, YELLOW, YELLOW]
    assert p.dome(RED).stock == [0, 0, 0, 0]


@clause("ARK-EX-39", "ARK-17.8", "ARK-AB-MASTER")
def test_masters_of_engineering_integrate_a_cube_for_every_unit_there() -> None:
    p = (
        given()
        .faction(RED, "gimmli")
        .upgraded(RED, ENG=1)
        .rooms(a2="R05")
        .units(RED, "a2", 3)
        .stock(RED, ti=20)
    )
    p.phase(RED, "ENG")
    for _ in range(3):
        p.play("integrate plain a2")
    assert p.cubes_in("R05") == [RED, RED, RED]
    p = given().faction(RED, "gimmli").rooms(a2="R05").units(RED, "a2").stock(RED, ti=20).phase(RED, "ENG")
    p.play("integrate plain a2")
    assert p.reason("integrate plain a2") == "why-already"


@clause("ARK-R115", "ARK-5.5k")
def test_masters_of_engineering_replace_once_no_square_is_free() -> None:
    p = given().faction(RED, "gimmli").upgraded(RED, ENG=1).rooms(a2="R03").cubes("R03", YELLOW, YELLOW)
    p.units(RED, "a2", 3).stock(RED, ti=20).phase(RED, "ENG").play("integrate plain a2")
    assert p.cubes_in("R03") == [YELLOW, YELLOW, RED]
    p.play("integrate plain a2", "integrate plain a2")
    assert p.cubes_in("R03") == [RED, RED, RED] and p.dome(YELLOW).cubes == 30


@clause("ARK-AB-TRACK", "ARK-R60")
@pytest.mark.parametrize(
    ("faction", "section", "benefit", "values"),
    [
        ("hara", "MIL", "metabolism", [1, 2]),
        ("gimmli", "ENG", "protection", [0, 2, 3]),
        ("pajak", "UNI", "pole", [1, 2, 3]),
        ("pajak", "MIL", "combat_each", [0, 1, 2]),
        ("eillis", "MOB", "mini_move", [1, 2]),
        ("togach", "MIL", "ranged", [1, 2]),
        ("raghna", "MIL", "entrenched", [2, 4, 6]),
        ("qfin", "MOB", "bombs", [1, 2, 3]),
    ],
)
def test_a_passive_track_counts_from_the_start(
    faction: str, section: str, benefit: str, values: list[int]
) -> None:
    found = [
        given().faction(RED, faction).passive(RED, section, cubes).benefit(RED, benefit)
        for cubes in range(len(values))
    ]
    assert found == values
    p = given().faction(RED, faction).passive(RED, section, len(values) - 1)
    p.stock(RED, ti=9, bt=9, os=9, mt=9).phase(RED, "ENG")
    assert not any(text.endswith(f"{section}2") for text in p.may("integrate"))  # no square is left


@clause("ARK-5.5g", "ARK-17.7")
def test_both_tracks_of_a_section_share_one_cube_a_phase() -> None:
    p = given().faction(RED, "gimmli").stock(RED, ti=9, os=9).phase(RED, "ENG").play("integrate plain ENG2")
    assert p.benefit(RED, "protection") == 2 and p.reason("integrate plain ENG") == "why-already"


@clause("ARK-AB-BROOD", "ARK-AB-SLOW")
@pytest.mark.parametrize(("faction", "cost"), [("hara", 1), ("gimmli", 2), ("togach", 3)])
def test_the_base_price_of_units(faction: str, cost: int) -> None:
    p = given().faction(RED, faction).stock(RED, mt=cost).phase(RED, "UNI").play("awaken own")
    assert p.dome(RED).stock[3] == 0
    p = given().faction(RED, faction).stock(RED, mt=cost - 1).wounded(RED, 1).phase(RED, "UNI")
    assert "awaken own" not in p.may()


@clause("ARK-AB-GENTLE")
def test_a_gentle_harvest_gives_one_less_of_each_factory() -> None:
    p = given().faction(RED, "eillis").rooms(a2="F-Tia", b2="F-Mta").cubes("F-Tia", RED).cubes("F-Mta", RED)
    assert p.stock(RED).phase(RED, "PRO").play("exploit").dome(RED).stock == [2, 0, 0, 0]


@clause("ARK-AB-GENTLE", "ARK-4.5")
def test_a_factory_that_gives_nothing_is_exploited_all_the_same() -> None:
    p = given().faction(RED, "eillis").rooms(b2="F-Mta").cubes("F-Mta", RED).powered(RED, "PRO", 1)
    assert p.stock(RED).phase(RED, "PRO").play("exploit").dome(RED).stock == [0, 0, 0, 1]  # the bonus
    p = given().faction(RED, "eillis").rooms(b2="F-Mta").powered(RED, "PRO", 1)  # no factory, no bonus
    assert p.stock(RED).phase(RED, "PRO").play("exploit").dome(RED).stock == [0, 0, 0, 0]
    p = given().faction(RED, "eillis").rooms(a2="F-Tia", b2="F-Mta").powered(RED, "PRO", 1)
    p.cubes("F-Tia", RED).cubes("F-Mta", RED).stock(RED).phase(RED, "PRO").play("exploit")
    assert p.may() == {"take titanium", "take metamorphite"}


# --- weaknesses and what every board shares ----------------------------------------------------------
@clause("ARK-17.11", "ARK-4.5")
@pytest.mark.parametrize(
    ("faction", "section", "values", "circles"),
    [
        ("hara", "ART", [1, 2], 0),  # Dull science
        ("diruni", "ENG", [1, 2, 3], 1),  # Slow builders
        ("gimmli", "MOB", [1, 2, 3, 4], 2),  # Heavy
        ("pajak", "PWR", [1, 2, 2, 3], 0),  # Weak grid
        ("raghna", "PRO", [1, 2, 3], 1),  # Barren
        ("qfin", "MIL", [1, 2, 3], 1),  # Frail arms
    ],
)
def test_a_weakness_is_printed_on_the_board(
    faction: str, section: str, values: list[int], circles: int
) -> None:
    action = {"ART": "research", "ENG": "engineering", "MOB": "move", "PRO": "produce", "MIL": "militarize"}
    if section == "PWR":
        found = [
            modifiers.diverts(given().faction(RED, faction).upgraded(RED, PWR=cubes).s, RED, RED)
            for cubes in range(len(values))
        ]
    else:
        found = [
            given().faction(RED, faction).upgraded(RED, **{section: cubes}).value(RED, action[section])
            for cubes in range(len(values))
        ]
    printed_section = given().faction(RED, faction).dome(RED).section(SECTIONS.index(section))
    assert found == values and (printed_section.squares, printed_section.circles) == (
        len(values) - 1,
        circles,
    )


@clause("ARK-4.5", "ARK-S10")
def test_the_values_of_side_a() -> None:
    """The numbers that the source fixes: MOVE 2 to 5, PRODUCE and MILITARIZE up to 5, 2:4 with a cube."""
    for action, section, values in (
        ("move", "MOB", [2, 3, 4, 5]),
        ("produce", "PRO", [2, 3, 4, 5]),
        ("engineering", "ENG", [2, 3, 4]),
        ("militarize", "MIL", [2, 3, 4, 5]),
        ("research", "ART", [1, 2, 2, 3]),
        ("use_artifact", "ART", [1, 1, 2, 2]),
        ("awaken", "UNI", [1, 1, 2, 2]),
        ("heal", "UNI", [1, 2, 2, 3]),
    ):
        found = [given().upgraded(RED, **{section: n}).value(RED, action) for n in range(len(values))]
        assert found == values, action
    grids = [given().upgraded(RED, PWR=n).s for n in range(5)]
    power = [(modifiers.diverts(s, RED, RED), modifiers.capacity(s, RED)) for s in grids]
    assert power == [(2, 3), (2, 4), (3, 6), (4, 8), (5, 10)]


@clause("ARK-4.5", "ARK-3.3")
@pytest.mark.parametrize(
    ("section", "action", "bonus"),
    [
        ("MOB", "move", [0, 1, 2]), ("PRO", "produce", [0, 1, 2]), ("ENG", "engineering", [0, 1]),
        ("MIL", "militarize", [0, 1, 2]), ("ART", "research", [0, 1]), ("ART", "use_artifact", [0, 0]),
        ("UNI", "heal", [0, 1]), ("UNI", "awaken", [0, 0]),
    ],
)  # fmt: skip
def test_the_power_of_a_section_adds_to_its_action(section: str, action: str, bonus: list[int]) -> None:
    base = given().value(RED, action)
    found = [given().powered(RED, section, n).value(RED, action) - base for n in range(len(bonus))]
    assert found == bonus


# --- boards and colours ------------------------------------------------------------------------------
@clause("ARK-S42", "ARK-R117", "ARK-R130")
@pytest.mark.parametrize(
    ("faction", "units", "awake", "cylinders"),
    [("hara", 9, 3, 10), ("diruni", 6, 2, 15), ("gimmli", 6, 2, 10), ("togach", 6, 2, 10)],
)
def test_a_board_brings_its_units_and_cylinders(faction: str, units: int, awake: int, cylinders: int) -> None:
    s = fresh(2, "awakening", 1, side="b", faction1=faction, faction2="qfin")
    dome = s.domes[0]
    assert (dome.home + dome.stasis, dome.home, dome.cylinders) == (units, awake, cylinders)
    a = fresh(2, "awakening", 1).domes[0]  # side A: all boards are alike
    assert (a.home + a.stasis, a.home, a.cylinders) == (6, 2, 10)


@clause("ARK-R80")
def test_who_has_no_faction_named_chooses_in_turn_from_the_first_player() -> None:
    s = fresh(3, "awakening", 4, side="b", faction2="hara")
    order = [seat for seat in ((s.first + step) % 3 for step in range(3)) if seat != 1]
    assert s.actor == order[0] and len(s.options(s.actor)) == 7  # all but Hara
    s.play(order[0], "board togach")
    assert s.actor == order[1] and len(s.options(s.actor)) == 6
    s.play(order[1], "board qfin")
    assert s.step == "section"


@clause("ARK-R80")
def test_a_faction_is_named_once() -> None:
    with pytest.raises(GameError, match="hara is named for two seats"):
        GAME.new(2, "awakening", 1, side="b", faction1="hara", faction2="hara")


@clause("ARK-R80", "ARK-R117")
def test_on_side_a_no_faction_is_named() -> None:
    refused = "'hara' for option faction2 of ark_awakening needs side=b$"
    with pytest.raises(GameError, match=refused):
        GAME.new(2, "awakening", 1, faction2="hara")
    a = fresh(2, "awakening", 1, side="a", faction1="any")  # as a form sends it
    assert [dome.board for dome in a.domes] == [STANDARD, STANDARD]


@clause("ARK-1.6", "ARK-S11")
@pytest.mark.parametrize("option", [{"side": "b"}, {"complexity": 2}, {"faction1": "hara"}])
def test_the_first_mission_has_no_variants(option: dict[str, object]) -> None:
    with pytest.raises(GameError, match="is for awakening, fallout"):
        GAME.new(2, "first_mission", 1, **option)


# --- Diruni: Energy walk -----------------------------------------------------------------------------
def walker() -> Position:
    p = given().faction(RED, "diruni").rooms(a3="R01", b3="R02", d5="R03", d4="R05", e1="F-Tia")
    return p.cylinders("R03", "pwr0").cylinders("F-Tia", "pwr0").units(RED, "a3", 2).units(RED, "b3")


@clause("ARK-EX-29", "ARK-17.1", "ARK-AB-WALK")
def test_a_point_also_leads_to_any_room_with_an_own_cylinder() -> None:
    p = walker().cylinders("R05", "pwr1").upgraded(RED, MOB=2).phase(RED, "MOB")
    assert {"move a3 d5", "move a3 e1", "move a3 biodome", "move biodome d5"} <= p.may("move")
    assert "move a3 d4" not in p.may("move")  # only Yellow's cylinder is there
    p.play("move a3 d5", "units 2", "move d5 d4", "units 2", "move b3 a3")
    assert (p.there(RED, "d4"), p.there(RED, "a3")) == (2, 1) and not p.may("move")


@clause("ARK-17.1b", "ARK-R113")
def test_cylinders_of_controlled_generators_and_neutral_units_walk_too() -> None:
    p = given().faction(RED, "diruni").complex().rooms(a3="R29", b3="G1", d5="R03").home(RED, 0)
    p.cubes("R29", RED).neutral("robot", "a3").cylinders("R03", "G1").sealed(YELLOW, "a3", "b3")
    assert "move a3 d5" not in p.phase(RED, "MOB").may()
    p.cubes("G1", RED).phase(RED, "MOB")
    assert p.may("move") == {"move a3 d5"}  # not home, not through the sealed door


# --- Hara: Metabolism; Raghna: Salvage ---------------------------------------------------------------
@clause("ARK-EX-30", "ARK-17.2", "ARK-BC-META")
@pytest.mark.parametrize(("cubes", "gained"), [(0, 3), (1, 6)])
def test_metabolism_feeds_on_the_wounded(cubes: int, gained: int) -> None:
    p = given().faction(RED, "hara").passive(RED, "MIL", cubes).rooms(b2="R01").stock(RED)
    p.units(RED, "b2").units(YELLOW, "b2", 3).arsenal(RED, 1).fights(RED)
    assert p.there(YELLOW, "b2") == 0 and p.dome(RED).stock[3] == gained


@clause("ARK-17.2", "ARK-6.3.2")
def test_metabolism_feeds_a_defender_whose_attacker_is_too_weak() -> None:
    p = given().faction(YELLOW, "hara").built(YELLOW, "AC06").rooms(b2="R01").stock(YELLOW)
    p.units(RED, "b2", 2).units(YELLOW, "b2").arsenal(RED, 3).fights(RED)
    assert "event-weak" in p.events() and p.dome(YELLOW).stock[3] == 2


@clause("ARK-17.2", "ARK-R14")
def test_metabolism_gets_nothing_of_an_explosion() -> None:
    p = given().faction(RED, "hara").rooms(b2="R01").stock(RED).units(RED, "b2").units(YELLOW, "b2")
    p.hand(RED, "AC04").hand(YELLOW, "AC09").fights(RED)
    p.s.play(RED, "play AC04")
    p.s.play(YELLOW, "play AC09")
    assert p.dome(YELLOW).wounded == 1 and p.dome(RED).stock[3] == 0


@clause("ARK-17.10", "ARK-AB-SALVAGE")
def test_salvage_takes_a_card_of_the_loser() -> None:
    p = given().faction(RED, "raghna").rooms(b2="R01").units(RED, "b2").units(YELLOW, "b2").arsenal(RED, 1)
    p.hand(YELLOW, "AC05", "AC06").fights(RED).play("done")
    assert len(p.dome(RED).hand.cards) == len(p.dome(YELLOW).hand.cards) == 1


# --- Pajak: Power pole -------------------------------------------------------------------------------
def mine(pole: int) -> Position:
    p = given().faction(RED, "pajak").rooms(a2="F-Tia").cylinders("F-Tia", "pwr1").units(RED, "a2")
    return p.passive(RED, "UNI", pole - 1).stock(RED).stock(YELLOW)


@clause("ARK-EX-31", "ARK-17.3", "ARK-17.3b", "ARK-3.5", "ARK-BC-POLE")
def test_a_pole_unit_counts_as_cylinders_for_power_and_control() -> None:
    p = mine(1)
    assert p.controllers("F-Tia") == {RED, YELLOW} and p.power("F-Tia") == 2
    assert p.phase(RED, "PRO").play("exploit").dome(RED).stock[0] == 7
    assert p.phase(YELLOW, "PRO").play("exploit").dome(YELLOW).stock[0] == 7
    assert mine(2).phase(RED, "PRO").play("exploit").dome(RED).stock[0] == 8
    assert mine(3).power("F-Tia") == 3  # no more than there are circles
    p = mine(3).phase(YELLOW, "PWR").play("divert pwr1 generator")
    assert "into a2" in p.may()  # the unit takes no circle


@clause("ARK-EX-32", "ARK-17.3a", "ARK-17.3c", "ARK-8.2")
def test_a_point_assigns_a_unit_to_a_section() -> None:
    p = given().faction(RED, "pajak").passive(RED, "UNI", 1).upgraded(RED, MOB=3).rooms(a1="R01")
    p.home(RED, 1).units(RED, "a1", 2).phase(RED, "MOB").play("station UNI PRO")
    assert p.section_power(RED, "PRO") == 2 and p.section_power(RED, "MIL") == 0
    p.phase(RED, "MOB").play("move a1 biodome", "units 2")
    assert p.section_power(RED, "MIL") == 0  # who enters sits in UNI
    p.play("station UNI MIL", "station UNI MIL", "station PRO ART")
    assert p.section_power(RED, "MIL") == 2 and p.section_power(RED, "PRO") == 0
    assert p.section_power(RED, "ART") == 1 and p.value(RED, "research") == 2
    assert p.may("station") and not p.play("station ART UNI").may("station")  # the value is 5


@clause("ARK-R102", "ARK-17.3")
def test_a_pole_unit_that_leaves_powers_no_longer() -> None:
    p = given().faction(RED, "pajak").rooms(a1="R01").phase(RED, "MOB")
    p.play("station UNI PRO", "station UNI MIL").phase(RED, "MOB").play("move biodome a1", "units 1")
    assert p.may() == {"recall PRO", "recall MIL"}
    p.play("recall PRO")
    assert p.section_power(RED, "PRO") == 0 and p.section_power(RED, "MIL") == 1


@clause("ARK-17.3d", "ARK-3.12")
def test_neutral_units_are_poles_in_outer_rooms_but_not_where_their_own_control_is_decided() -> None:
    p = given().faction(RED, "pajak").rooms(a2="F-Tia", b2="R29").cubes("R29", RED).neutral("robot", "a2")
    assert p.controllers("F-Tia") == {RED} and p.power("F-Tia") == 1
    p = given().faction(RED, "pajak").rooms(b2="R29").neutral("robot", "b2")
    assert p.controllers("R29") == set()
    assert p.units(RED, "b2").controllers("R29") == {RED}


@clause("ARK-R91", "ARK-17.3a")
def test_the_move_of_one_point_in_mil_assigns_too() -> None:
    p = given().faction(RED, "pajak").phase(RED, "MIL").play("station UNI PRO")
    assert not p.may("station") and p.section_power(RED, "PRO") == 1 and p.may("militarize")


# --- Eillis: Adapted rooms ---------------------------------------------------------------------------
@clause("ARK-EX-33", "ARK-17.4", "ARK-AB-ADAPT", "ARK-R91")
def test_steps_between_adapted_rooms_are_free() -> None:
    p = given().faction(RED, "eillis").rooms(a2="R01", b2="R02", c2="R03", d2="R05").units(RED, "a2")
    p.cubes("R01", RED).cubes("R02", RED).cubes("R03", RED).turn(RED).play("mini move")
    p.play("move a2 b2", "move b2 c2", "move c2 d2")
    assert p.there(RED, "d2") == 1 and p.s.step == "section"
    p.stock(RED, ti=3).play("choose ENG", "integrate plain d2")
    assert p.cubes_in("R05") == [RED]


@clause("ARK-EX-34", "ARK-17.4")
def test_adapted_rooms_in_the_middle_of_a_path() -> None:
    p = given().faction(RED, "eillis").upgraded(RED, MOB=1).home(RED, 0)
    p.rooms(a2="R01", b2="R02", c2="R03", d2="R05", e2="R06").cubes("R03", RED).cubes("R05", RED)
    p.units(RED, "a2").turn(RED).play("mini move", "move a2 b2", "choose MOB")
    p.play("move b2 c2", "move c2 d2", "move d2 e2")
    assert p.there(RED, "e2") == 1 and not p.may("move")


@clause("ARK-R128")
def test_free_steps_do_not_lead_back() -> None:
    p = given().faction(RED, "eillis").home(RED, 0).rooms(a2="R01", b2="R02", b3="R03", a3="R05")
    p.cubes("R01", RED).cubes("R02", RED).cubes("R03", RED).cubes("R05", RED).units(RED, "a2")
    p.phase(RED, "MOB").play("move a2 b2", "move b2 b3", "move b3 a3")
    assert p.may("move") == {"move a3 a2", "move a3 b3"}  # for the point
    p.play("move a3 a2")
    assert p.may("move") == {"move a2 a3", "move a2 b2"}  # after a paid step all are free again
    p.play("move a2 a3", "move a3 b3", "move b3 b2")
    assert not p.may("move")


@clause("ARK-R128", "ARK-5.1d")
def test_a_teleport_takes_what_was_visited_along_and_leaves_nothing_behind() -> None:
    def adapted() -> Position:
        p = (
            given()
            .faction(RED, "eillis")
            .home(RED, 0)
            .rooms(a2="R01", b2="R02", a3="R03", d4="R27", d5="R05")
        )
        p.rooms(d4="R27", d5="R05").cubes("R27", RED, RED)
        p.cubes("R01", RED).cubes("R02", RED).cubes("R03", RED)
        return p.units(RED, "a2").units(RED, "d4").phase(RED, "MOB").play("move d4 d5")  # the only point

    p = adapted().play("move a2 b2", "teleport b2 a3")
    assert p.may("move") == set()  # a2 is next door, and it has been there
    p = adapted().play("move a2 b2", "teleport b2 d4", "teleport d5 b2")
    assert p.may("move") == {"move b2 a2"}  # another group, which has visited nothing


# --- Togach: Ranged attack, Attached engineer --------------------------------------------------------
@clause("ARK-EX-35", "ARK-R72")
def test_range_is_counted_in_moves_of_a_king() -> None:
    near = [distance(cell("c3"), cell(f"{column}{row}")) for column in "abcde" for row in range(1, 6)]
    assert (near.count(0), near.count(1), near.count(2)) == (1, 8, 16)


@clause("ARK-EX-36", "ARK-EXM-36", "ARK-17.5", "ARK-17.5b", "ARK-17.5c", "ARK-R78", "ARK-BC-RNG")
def test_ranged_attacks_one_after_another() -> None:
    p = given(3).faction(YELLOW, "togach").passive(YELLOW, "MIL", 1)
    p.rooms(a2="R02", b2="R03", c2="R05", c1="R06", d4="R01", a5="R13", b5="R19", d5="R12")
    p.cubes("R13", RED, GREEN).cubes("R19", GREEN, GREEN).cubes("R01", RED, YELLOW)
    p.cylinders("R12", "pwr1").built(RED, "AC05")
    p.units(GREEN, "b2", 2).units(RED, "d4").units(RED, "c1").units(YELLOW, "a2").units(YELLOW, "c2")
    p.arsenal(GREEN, 12).arsenal(RED, 12).arsenal(YELLOW, 20).phase(YELLOW, "MIL")
    assert p.may("shoot") == {"shoot a2 b2", "shoot c2 b2", "shoot a2 c1", "shoot c2 c1", "shoot c2 d4"}
    p.play("shoot a2 b2")
    assert p.there(GREEN, "b2") == 0 and p.dome(YELLOW).arsenal == 16 and not p.may("militarize")
    p.play("shoot c2 d4")
    assert p.there(RED, "d4") == 0 and p.dome(YELLOW).arsenal == 10
    p.play("shoot c2 c1")
    assert p.there(RED, "c1") == 1 and p.there(YELLOW, "c2") == 0
    assert p.dome(YELLOW).wounded == 1 and p.dome(YELLOW).arsenal == 10


@clause("ARK-17.5", "ARK-6.3.2")
@pytest.mark.parametrize(("arsenal", "won"), [(3, False), (4, True)])
def test_a_ranged_attack_below_the_defence_fails(arsenal: int, won: bool) -> None:
    p = given().faction(RED, "togach").rooms(a2="R01", b3="R02").units(RED, "a2").units(YELLOW, "b3")
    p.built(YELLOW, "AC06").arsenal(RED, arsenal).phase(RED, "MIL").play("shoot a2 b3")
    assert (p.there(RED, "a2"), p.there(YELLOW, "b3")) == ((1, 0) if won else (0, 1))
    assert p.dome(RED).arsenal == (0 if won else arsenal)


@clause("ARK-17.5b")
@pytest.mark.parametrize(("cube", "won"), [(False, False), (True, True)])
def test_own_units_in_the_target_room_add_nothing_to_a_ranged_attack_own_cubes_do(
    cube: bool, won: bool
) -> None:
    p = given().faction(RED, "togach").rooms(a2="R01", b3="R02").built(RED, "AC05", "AC09")
    p.units(RED, "a2").units(RED, "b3", 3).units(YELLOW, "b3").cubes("R02", *([RED] if cube else []))
    p.arsenal(RED, 5).arsenal(YELLOW, 5)
    assert p.benefit(RED, "combat_each") == 1 and p.benefit(RED, "entrenched") == 4
    p.phase(RED, "MIL").play("shoot a2 b3")
    assert (p.there(YELLOW, "b3") == 0) is won


@clause("ARK-R114", "ARK-14.2b")
def test_the_attacker_names_one_opponent_and_peace_forbids_it() -> None:
    p = given(3).faction(RED, "togach").rooms(a2="R01", b3="R02").units(RED, "a2").arsenal(RED, 1)
    p.units(YELLOW, "b3").units(GREEN, "b3").phase(RED, "MIL").play("shoot a2 b3")
    assert p.may() == {"fight b3 1", "fight b3 2"}
    assert p.play("fight b3 2").there(YELLOW, "b3") == 1 and p.there(GREEN, "b3") == 0
    p.s.meter = 1
    assert not p.phase(RED, "MIL").may("shoot")


@clause("ARK-EX-37", "ARK-17.6", "ARK-17.6b", "ARK-AB-ATTACH")
def test_attached_engineers_integrate_next_door() -> None:
    p = given().faction(RED, "togach").upgraded(RED, ENG=1).rooms(a2="R03", b2="R05", c2="R11")
    p.units(RED, "a2", 2).stock(RED, ti=20).phase(RED, "ENG")
    assert p.reason("integrate plain c2") == "why-not-there"
    p.play("integrate plain a2", "integrate plain b2")
    assert p.cubes_in("R03") == p.cubes_in("R05") == [RED]
    assert p.reason("integrate plain b2") == "why-already"
    p = given().faction(RED, "togach").rooms(a2="R03", b2="R05").units(RED, "a2").units(YELLOW, "b2")
    assert p.stock(RED, ti=20).phase(RED, "ENG").reason("integrate plain b2") == "why-opposed"


@clause("ARK-EX-61", "ARK-17.6")
def test_attached_engineers_work_from_the_biodome() -> None:
    p = given().faction(RED, "togach").rooms(a1="R03", d1="R11", a2="R05").stock(RED, ti=20, os=20)
    p.phase(RED, "ENG")
    assert {"integrate plain a1", "integrate plain d1", "integrate plain MOB"} <= p.may("integrate")
    assert "integrate plain a2" not in p.may("integrate")


# --- Qfin: Subspace bombs, Slip ----------------------------------------------------------------------
@clause("ARK-17.9", "ARK-R103", "ARK-BC-BMB")
def test_bombs_lie_where_the_seat_was_up_to_its_number() -> None:
    p = given().faction(RED, "qfin").rooms(a2="R01", b2="R02", c2="R03").units(RED, "a2").units(RED, "b2")
    p.phase(RED, "MOB")
    assert p.may("bomb") == {"bomb a2", "bomb b2"}
    assert not p.play("bomb a2").may("bomb")
    p.passive(RED, "MOB", 1).phase(RED, "MOB")
    assert p.may("bomb") == {"bomb b2"}  # one a room


@clause("ARK-17.9b", "ARK-14.2c", "ARK-14.2b")
def test_a_bomb_wounds_everyone_there_and_returns() -> None:
    p = given().faction(RED, "qfin").rooms(a2="R01").units(RED, "a2").phase(RED, "MOB").play("bomb a2")
    p.units(YELLOW, "a2", 2).phase(RED, "MIL").play("detonate a2")
    assert (p.dome(RED).wounded, p.dome(YELLOW).wounded) == (1, 2) and not p.dome(RED).bombs
    assert not p.may("militarize") and not p.may("detonate")
    p = given().faction(RED, "qfin").rooms(a2="R01").units(RED, "a2")
    p.s.meter = 1
    p.phase(RED, "MOB").play("bomb a2")
    assert not p.phase(RED, "MIL").may("detonate")


@clause("ARK-AB-SLIP")
def test_slip_is_one_teleport_in_each_move_of_mob() -> None:
    p = given().faction(RED, "qfin").rooms(e4="R01").phase(RED, "MOB").play("teleport biodome e4", "units 1")
    assert p.there(RED, "e4") == 1 and not p.may("teleport")


# --- actions of other sections (7.7) -----------------------------------------------------------------
@clause("ARK-17.11", "ARK-4.4")
def test_sections_of_side_b_offer_actions_of_others() -> None:
    p = given().faction(RED, "hara").wounded(RED, 2).phase(RED, "MIL").play("militarize", "heal")
    assert p.dome(RED).wounded == 1 and not p.may("heal")  # the heal value of UNI is 1
    p = given().faction(RED, "diruni").rooms(a2="R01").phase(RED, "MIL").play("divert pwr0 generator")
    assert not p.play("into a2").may("militarize") and p.may("divert")  # two diverts, as in PWR
    p = given().faction(RED, "raghna").hand(RED, "AC18", "AC04", "AC13").phase(RED, "MIL").play("use AC18")
    assert not p.play("use AC04").may("use") and not p.may("militarize")
    p = given().faction(RED, "eillis").hand(RED, "AC18").phase(RED, "ART").play("use AC18", "research")
    assert len(p.dome(RED).hand.cards) == 1
    p = given().faction(RED, "gimmli").rooms(a2="R15").cubes("R15", RED).stock(RED, ti=9).phase(RED, "PRO")
    assert not p.play("integrate plain MOB").may("integrate")  # one point, without benefits
