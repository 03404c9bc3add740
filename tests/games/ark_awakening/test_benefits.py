"""Standing benefits (ARK-BC): what every room gives by covered slots (7.3), and what each benefit does."""

from __future__ import annotations

import pytest

from rulewright.games.ark_awakening import combat, engineering, printed, turn
from rulewright.games.ark_awakening.table import INTERMEDIATE
from tests.games.ark_awakening.given import RED, YELLOW, Position, cell, given

clause = pytest.mark.clause
CODES = {
    "MOV": "move", "TEL": "teleport", "FLD": "fold", "DIV": "divert", "PRD": "produce", "SYN": "synthesize",
    "HRV": "harvest", "CNV": "convert", "EXP": "exploit", "RSV": "reserves", "ENG": "engineer",
    "ENGr": "engineer_remote", "ENGf": "engineer_free", "DSC": "discount", "MIL": "militarize",
    "ARM": "armoury", "RES": "research", "SFT": "sift", "AWK": "awaken", "HEA": "heal",
    "AWC": "awaken_discount", "CS": "combat", "CSU": "combat_each", "DSU": "defence_each",
    "CUB": "entrenched", "mRES": "mini_resources", "NRB": "robots", "N683": "species",
}  # fmt: skip
ROOMS = """
R01 E EXP 1,1,2,2
R02 E RES 0,1,1,2; MIL 1,1,2,2
R03 E CNV 2,3,4,6
R04 E HRV 2,3,5,6,8
R05 C MIL 1,1,2,2,3; CS 0,2,2,4,4
R06 C HEA 1,2,3,4
R07 E RES 1,1,2,3
R08 C DIV 1,2,3,3,4
R09 C AWK 0,1,1,2,2; AWC 0,1,1,1,1
R10 C RSV 1,2,3,4
R11 E MOV 1,2,3,4
R12 C CUB 2,4,6,8
R13 C DSU 1,2,2,3
R14 E FLD 0,0,1,1,2
R15 C ENG 1,1,2,2,3
R16 E TEL 0,1,1,2
R17 E PRD 0,1,1,2; SYN 1,2,3,4
R18 C ARM 1,1,2,2
R19 C CSU 1,1,2,2,3; PRD 0,1,1,1,2
R20 C MOV 1,1,1,2; CSU 0,1,1,2
R21 C mRES 1,1,2,3
R22 E ENGr 0,1,1,2
R23 E DSC 0,1,1,2
R24 E SFT 1,2,3,4
R25 E TEL 0,0,1,2,3
R26 C ENGr 0,1,1,2,2
R27 C TEL 1,1,2,2,3
R28 C DIV 1,2,2,3
R29 C NRB 1,2,3,4
R31 C ENGf 0,1,1,1,2
R32 C PRD 1,2,3,4
R33 C N683 0,1,2,3,4
"""


def track(text: str) -> tuple[str, list[int]]:
    code, values = text.split()
    return CODES[code], [int(value) for value in values.split(",")]


@clause("ARK-3.2", "ARK-3.3", "ARK-3.3b", "ARK-3.7")
@pytest.mark.parametrize("line", ROOMS.split("\n")[1:-1])
def test_a_room_gives_its_first_visible_modifier(line: str) -> None:
    name, link, printed_tracks = line.split(maxsplit=2)
    for benefit, values in map(track, printed_tracks.split(";")):
        for covered, value in enumerate(values):
            p = given().rooms(b2=name)
            if link == "C":  # a cylinder controls a room without cubes, and changes nothing
                p.cubes(name, *[RED] * covered).cylinders(name, "pwr0")
            else:
                p.cylinders(name, *["pwr1"] * covered).cubes(name, RED)
            assert p.benefit(RED, benefit) == value and p.benefit(YELLOW, benefit) == 0


@clause("ARK-3.8", "ARK-R134")
def test_opposing_units_take_no_benefit_away_and_inclusive_control_shares_none() -> None:
    p = given().rooms(b2="R11").cylinders("R11", "pwr0", "pwr1").units(YELLOW, "b2", 3)
    assert p.controllers("R11") == {RED, YELLOW}
    assert p.benefit(RED, "move") == p.benefit(YELLOW, "move") == 3
    p = given().rooms(b2="F-Tia").cylinders("F-Tia", "pwr0", "pwr1").stock(RED).stock(YELLOW)
    p.units(YELLOW, "b2").phase(RED, "PRO").play("exploit").phase(YELLOW, "PRO").play("exploit")
    assert p.dome(RED).stock[0] == p.dome(YELLOW).stock[0] == 7


# --- MOB ---------------------------------------------------------------------------------------------
@clause("ARK-BC-MOV")
@pytest.mark.parametrize(("covered", "value"), [(0, 3), (1, 4), (3, 6)])
def test_mov_adds_to_a_move(covered: int, value: int) -> None:
    p = given().rooms(b2="R11").cubes("R11", RED).cylinders("R11", *["pwr1"] * covered)
    assert p.value(RED, "move") == value and p.value(YELLOW, "move") == 2


@clause("ARK-BC-TEL", "ARK-5.1d")
@pytest.mark.parametrize(("cubes", "times"), [(0, 1), (2, 2), (4, 3)])
def test_tel_teleports_so_often_a_move_action(cubes: int, times: int) -> None:
    p = given().rooms(a2="R27", d4="R02").cubes("R27", *[RED] * cubes).cylinders("R27", "pwr0")
    p.units(RED, "d4").phase(RED, "MOB")
    for _ in range(times):
        origin, target = ("d4", "biodome") if p.there(RED, "d4") else ("biodome", "d4")
        p.play(f"teleport {origin} {target}")
        p.play(*[max(p.may("units"))] if p.may("units") else [])
    assert not p.may("teleport")


@clause("ARK-BC-FLD", "ARK-5.1e")
@pytest.mark.parametrize(("power", "times"), [(1, 0), (2, 1), (4, 2)])
def test_fld_folds_so_often_a_move_action(power: int, times: int) -> None:
    p = given().rooms(a2="R14", b2="R02").cubes("R14", RED).cylinders("R14", *["pwr1"] * power)
    p.units(RED, "a2").phase(RED, "MOB")
    for _ in range(times):
        p.play("fold a2 b2")
    assert not p.may("fold") and p.room_at("a2") == ("R02" if times == 1 else "R14")


@clause("ARK-5.1e", "ARK-5.1g", "ARK-2.5", "ARK-R71")
def test_in_a_fold_orientation_bombs_and_units_stay_and_cubes_cylinders_tokens_and_flags_travel() -> None:
    p = given().complex().rooms(a2="R14", b3="F-Tia", c2="gate1").units(RED, "a2", 2).tokens("F-Tia", 1)
    p.cylinders("R14", "pwr0", "pwr0").cubes("F-Tia", YELLOW).cylinders("F-Tia", "pwr1")
    p.s.rear[cell("a2")], p.s.rear[cell("b3")] = 1, 3
    p.s.initial = (p.s.rooms[cell("b3")],)
    p.dome(YELLOW).bombs = [cell("b3")]
    p.phase(RED, "MOB").play("fold a2 b3")
    assert (p.room_at("a2"), p.room_at("b3")) == ("F-Tia", "R14")
    assert (p.s.rear[cell("a2")], p.s.rear[cell("b3")]) == (1, 3)  # each takes over the position's
    assert p.there(RED, "a2") == 2 and not p.s.units[cell("b3")] and p.dome(YELLOW).bombs == [cell("b3")]
    assert p.cubes_in("F-Tia") == [YELLOW] and p.cylinders_in("F-Tia") == ["pwr1"] and p.power("F-Tia") == 3
    assert p.s.initial == (p.s.rooms[cell("a2")],)


# --- PWR, PRO ----------------------------------------------------------------------------------------
@clause("ARK-BC-DIV", "ARK-5.3f", "ARK-R20")
@pytest.mark.parametrize(("cubes", "diverts"), [(0, 3), (1, 4), (4, 6)])
def test_div_adds_diverts(cubes: int, diverts: int) -> None:
    p = given().rooms(a2="R08", b2="R04", c2="R14").cubes("R08", *[RED] * cubes).cylinders("R08", "pwr0")
    p.upgraded(RED, PWR=1).phase(RED, "PWR")  # 2:4, one outside already
    done = 0
    while p.may("divert"):
        source = min(p.may("divert") - {"divert pwr0 a2"})  # it controls the nerve centre
        p.play(source, "into c2" if source.endswith("b2") else "into b2")
        done += 1
    assert done == diverts


@clause("ARK-R20")
def test_a_generator_gained_in_the_middle_of_a_divert_adds_its_diverts_and_a_lost_one_forfeits() -> None:
    p = given().rooms(a2="G1", b2="R04").phase(RED, "PWR")
    assert p.may("divert") == {"divert pwr0 generator"}
    p.play("divert pwr0 generator", "into a2")
    assert "divert G1 generator" in p.may()  # 1:3 at once
    p.play("divert pwr0 a2", "into b2")
    assert p.s.over  # both own diverts are used, and the generator is nobody's again


@clause("ARK-BC-PRD")
def test_prd_adds_to_produce() -> None:
    p = given().rooms(a2="R32").cubes("R32", RED, RED).stock(RED).phase(RED, "PRO").play("produce")
    assert p.dome(RED).stock == [0, 0, 0, 2 + 3]


@clause("ARK-BC-SYN", "ARK-5.4e")
@pytest.mark.parametrize(("taken", "stock"), [(0, [0, 0, 0, 3]), (1, [2, 0, 0, 2]), (2, [4, 0, 0, 1])])
def test_syn_takes_two_basic_for_a_metamorphite(taken: int, stock: list[int]) -> None:
    p = given().rooms(a2="R17").cylinders("R17", "pwr0").stock(RED).phase(RED, "PRO").play("produce")
    p.play(*["take titanium"] * taken, *["done"] * (taken < 2))
    assert p.dome(RED).stock == stock and not p.may("take")  # PRD 1, SYN 2


@clause("ARK-BC-SYN")
def test_syn_never_takes_more_than_was_produced() -> None:
    p = given().faction(RED, "raghna").rooms(a2="R17").cylinders("R17", "pwr1", "pwr1").cubes("R17", RED)
    p.stock(RED).phase(RED, "PRO").play("produce")  # 1 and PRD 1: two, SYN 3
    p.play("take titanium", "take titanium")
    assert not p.may("take") and p.dome(RED).stock == [4, 0, 0, 0]


@clause("ARK-BC-HRV", "ARK-5.4e")
def test_hrv_gives_so_many_of_one_basic_type() -> None:
    p = given().rooms(a2="R04").cylinders("R04", "pwr0").stock(RED).phase(RED, "PRO").play("produce")
    assert p.may() == {"take titanium", "take biotite", "take osmium"}
    assert p.play("take biotite").dome(RED).stock == [0, 3, 0, 2]


@clause("ARK-BC-CNV", "ARK-5.4e")
def test_cnv_exchanges_up_to_so_many() -> None:
    p = given().rooms(a2="R03").cylinders("R03", "pwr0").stock(RED, ti=9).phase(RED, "PRO").play("produce")
    p.play("exchange titanium", "exchange titanium", "exchange titanium")
    assert p.dome(RED).stock == [6, 0, 0, 5] and not p.may("exchange")


@clause("ARK-BC-EXP", "ARK-5.4b")
def test_exp_adds_to_each_exploited_factory() -> None:
    p = given().rooms(a2="R01", b2="F-Tia", c2="F-Tib", d2="F-Mta").cubes("R01", RED).stock(RED)
    p.cubes("F-Tia", RED).cubes("F-Tib", RED).cubes("F-Mta", RED).phase(RED, "PRO").play("exploit")
    assert p.dome(RED).stock == [3 + 1 + 3 + 1, 0, 0, 1 + 1]


@clause("ARK-5.4b", "ARK-4.5")
@pytest.mark.parametrize(("faction", "titanium", "crucible"), [("standard", 3, 1), ("eillis", 2, 0)])
def test_the_power_of_pro_adds_to_one_of_the_types_exploited(
    faction: str, titanium: int, crucible: int
) -> None:
    """7.6. A gentle harvest leaves nothing of the crucible's one metamorphite: it is exploited too."""
    p = given().faction(RED, faction).rooms(a2="F-Tia", b2="F-Mta", c2="F-Bta").powered(RED, "PRO", 1)
    p.cubes("F-Tia", RED).cubes("F-Mta", RED).stock(RED).phase(RED, "PRO").play("exploit")
    assert p.may("take") == {"take titanium", "take metamorphite"}
    assert p.play("take metamorphite").dome(RED).stock == [titanium, 0, 0, crucible + 1]


@clause("ARK-5.4b")
def test_the_power_of_pro_adds_nothing_where_nothing_is_exploited() -> None:
    p = given().powered(RED, "PRO", 2).stock(RED).phase(RED, "PRO").play("exploit")
    assert p.s.over and p.dome(RED).stock == [0, 0, 0, 0]


@clause("ARK-BC-RSV", "ARK-5.4f")
@pytest.mark.parametrize(("units", "given_"), [(0, 0), (1, 2), (3, 6)])
def test_rsv_gives_for_every_own_unit_in_the_reserves(units: int, given_: int) -> None:
    p = given().rooms(a2="R10", b2="R29").cubes("R10", RED).cubes("R29", RED).units(YELLOW, "a2").stock(RED)
    if units:
        p.units(RED, "a2", units - 1).neutral("robot", "a2")  # a robot of one's own counts (ARK-1.4)
    p.phase(RED, "PRO").play("exploit")
    p.play(*["take osmium"] * (units > 0))
    assert p.dome(RED).stock == [0, 0, given_, 0]


# --- ENG ---------------------------------------------------------------------------------------------
@clause("ARK-BC-ENG", "ARK-5.5a")
@pytest.mark.parametrize(("cubes", "points"), [(0, 3), (2, 4), (4, 5)])
def test_eng_adds_points(cubes: int, points: int) -> None:
    p = given().rooms(a2="R15").cubes("R15", *[RED] * cubes).cylinders("R15", "pwr0")
    p.stock(RED, ti=20, bt=20, os=20).phase(RED, "ENG")
    sections = ["MOB", "PWR", "PRO", "MIL", "ART", "UNI"]
    for section in sections[:points]:
        p.play(f"integrate plain {section}")
    assert p.dome(RED).integrated() == points and not p.may("integrate")


def toolbox() -> Position:
    """Red has resources and stands nowhere."""
    p = given().rooms(a2="R05", b2="R06").home(RED, 0)
    return p.stock(RED, ti=3, bt=2)


@clause("ARK-BC-ENGR", "ARK-5.5f", "ARK-5.5n")
def test_engr_integrates_from_afar_at_the_usual_cost() -> None:
    p = toolbox().rooms(c2="R22").cylinders("R22", "pwr0").phase(RED, "ENG")
    assert "integrate remote a2" in p.may() and "integrate plain a2" not in p.may()
    p.play("integrate remote a2")
    assert p.dome(RED).stock == [0, 2, 0, 0] and not p.may(
        "integrate"
    )  # one point, the other two need a unit


@clause("ARK-BC-ENGF", "ARK-5.5m", "ARK-5.5n")
def test_engf_costs_nothing_and_needs_a_unit_there() -> None:
    p = toolbox().rooms(c2="R31").cubes("R31", RED).phase(RED, "ENG")
    assert not p.may("integrate")
    p = toolbox().rooms(c2="R31").cubes("R31", RED).units(RED, "a2").phase(RED, "ENG")
    assert {"integrate free a2", "integrate plain a2"} <= p.may()
    assert p.play("integrate free a2").dome(RED).stock == [3, 2, 0, 0]


@clause("ARK-BC-ENGX", "ARK-5.5m", "ARK-5.5n")
def test_engx_is_remote_and_free() -> None:
    """No printed thing gives it for good: here a Beginner's Help does."""
    anywhere = printed.code("engineer_anywhere")
    p = toolbox().units(YELLOW, "b2")
    p.dome(RED).level = INTERMEDIATE
    printed.HELP[anywhere] = 1
    try:
        p.phase(RED, "ENG")
        assert "integrate anywhere a2" in p.may() and "integrate anywhere b2" not in p.may()
        assert p.play("integrate anywhere a2").dome(RED).stock == [3, 2, 0, 0] and not p.may("integrate")
    finally:
        printed.HELP[anywhere] = 0


@clause("ARK-BC-DSC", "ARK-5.5j")
@pytest.mark.parametrize(("power", "paid"), [(0, 3), (1, 2), (3, 1)])
def test_dsc_lowers_each_cost_but_not_below_one(power: int, paid: int) -> None:
    p = given().rooms(a2="R23", b2="R05", c2="R06", d2="F-Tia").cubes("R23", RED).stock(RED, ti=9, bt=9)
    p.cylinders("R23", *["pwr1"] * power).units(RED, "b2").units(RED, "c2").units(RED, "d2").phase(RED, "ENG")
    p.play("integrate plain b2", "integrate plain c2")
    assert p.dome(RED).stock[:2] == [9 - paid, 9 - max(1, paid - 1)]
    assert engineering.price(p.s, RED, cell("d2")) == 0  # what costs nothing stays so


@clause("ARK-BC-PRT", "ARK-5.5j", "ARK-5.5l")
def test_prt_is_added_after_the_discount() -> None:
    p = (
        given()
        .faction(YELLOW, "gimmli")
        .passive(YELLOW, "ENG", 1)
        .rooms(a2="R07", b2="R23")
        .cubes("R23", RED)
    )
    p.cubes("R07", YELLOW, YELLOW, YELLOW).cylinders("R23", *["pwr1"] * 3).units(RED, "a2").stock(RED, os=2)
    assert p.phase(RED, "ENG").reason("integrate plain a2") == "why-too-dear"
    p.stock(RED, os=3).phase(RED, "ENG").play("integrate plain a2")  # 2 less 2 is 1, and 2 more
    assert p.dome(RED).stock == [0, 0, 0, 0] and p.cubes_in("R07") == [RED, YELLOW, YELLOW]


@clause("ARK-5.5h", "ARK-R17")
@pytest.mark.parametrize("cubes", [0, 1])
def test_without_a_cube_nothing_is_integrated(cubes: int) -> None:
    p = given().rooms(a2="R05").units(RED, "a2").stock(RED, ti=9)
    p.dome(RED).cubes = cubes
    question = turn.Phase(RED, printed.ENG)
    option = p.s.parse("integrate plain a2")
    why = question.why_not(p.s, option)
    assert (option in question.options(p.s)) is bool(cubes)
    assert (why.message.key if why else "") == ("" if cubes else "why-no-cube")


# --- MIL, ART, UNI -----------------------------------------------------------------------------------
@clause("ARK-BC-MIL", "ARK-5.6")
@pytest.mark.parametrize(("cubes", "arsenal"), [(0, 3), (2, 4), (4, 5)])
def test_mil_adds_to_militarize(cubes: int, arsenal: int) -> None:
    p = given().rooms(a2="R05").cubes("R05", *[RED] * cubes).cylinders("R05", "pwr0").phase(RED, "MIL")
    assert p.play("militarize").dome(RED).arsenal == arsenal


@clause("ARK-BC-ARM", "ARK-5.6")
@pytest.mark.parametrize(("units", "arsenal"), [(0, 2), (1, 4), (3, 8)])
def test_arm_adds_for_every_own_unit_in_the_armoury(units: int, arsenal: int) -> None:
    p = given().rooms(a2="R18").cubes("R18", RED, RED).units(YELLOW, "a2")
    if units:
        p.units(RED, "a2", units)
    assert p.phase(RED, "MIL").play("militarize").dome(RED).arsenal == arsenal


@clause("ARK-BC-RES", "ARK-5.7a")
@pytest.mark.parametrize(("power", "cards"), [(0, 2), (2, 3), (3, 4)])
def test_res_draws_more_cards(power: int, cards: int) -> None:
    p = given().rooms(a2="R07").cubes("R07", RED).cylinders("R07", *["pwr1"] * power).phase(RED, "ART")
    assert len(p.play("research").dome(RED).hand.cards) == cards


@clause("ARK-BC-USE", "ARK-5.7c")
def test_use_adds_uses() -> None:
    p = given().complex().built(RED, "AC11-8").hand(RED, "AC18", "AC04", "AC13").phase(RED, "ART")
    p.play("use AC18", "use AC04")
    assert not p.may("use") and p.dome(RED).arsenal == 9
    p = given().hand(RED, "AC18", "AC04").phase(RED, "ART").play("use AC18")
    assert not p.may("use")


@clause("ARK-BC-AWK", "ARK-BC-AWC", "ARK-5.8a")
@pytest.mark.parametrize(("cubes", "units", "cost"), [(0, 1, 2), (1, 2, 1), (3, 3, 1)])
def test_awk_awakens_more_and_awc_makes_it_cheaper(cubes: int, units: int, cost: int) -> None:
    p = given().rooms(a2="R09").cubes("R09", *[RED] * cubes).cylinders("R09", "pwr0").stock(RED, mt=9)
    p.phase(RED, "UNI")
    p.play(*["awaken own"] * units)
    assert p.dome(RED).home == 2 + units and p.dome(RED).stock[3] == 9 - units * cost and not p.may("awaken")


@clause("ARK-BC-AWC", "ARK-AB-BROOD", "ARK-AB-SLOW")
@pytest.mark.parametrize(("faction", "cost"), [("hara", 1), ("gimmli", 1), ("togach", 2)])
def test_awc_lowers_the_base_price_but_not_below_one(faction: str, cost: int) -> None:
    p = given().faction(RED, faction).rooms(a2="R09").cubes("R09", RED).stock(RED, mt=9).phase(RED, "UNI")
    assert p.play("awaken own").dome(RED).stock[3] == 9 - cost


@clause("ARK-BC-HEA", "ARK-5.8c")
@pytest.mark.parametrize(("cubes", "healed"), [(0, 2), (1, 3), (3, 4)])
def test_hea_heals_more(cubes: int, healed: int) -> None:
    p = (
        given()
        .rooms(a2="R06")
        .cubes("R06", *[RED] * cubes)
        .cylinders("R06", "pwr0")
        .stock(RED)
        .wounded(RED, 4)
    )
    p.phase(RED, "UNI").play(*["heal"] * healed)
    assert p.dome(RED).home == 2 + healed and not p.may("heal")


@clause("ARK-BC-NRB", "ARK-BC-N683", "ARK-5.8b", "ARK-8.3")
@pytest.mark.parametrize(
    ("name", "kind", "side", "least"), [("R29", "robot", 5, 1), ("R33", "species", 6, 0)]
)
def test_neutral_units_up_to_the_modifier(name: str, kind: str, side: int, least: int) -> None:
    p = given().rooms(a2=name).cubes(name, RED).stock(RED, mt=9).upgraded(RED, UNI=2)
    most = least + 1  # with one cube
    for _ in range(most):
        p.phase(RED, "UNI").play(f"awaken {kind}")
    assert f"awaken {kind}" not in p.phase(RED, "UNI").may() and p.s.in_play(side) == most
    p.cubes(name, RED).phase(RED, "UNI").play(f"awaken {kind}")
    assert p.s.in_play(side) == most + 1
    p.s.take_cube(RED, p.s.rooms[cell("a2")])
    assert p.s.in_play(side) == most + 1  # a lower modifier removes none


# --- combat ------------------------------------------------------------------------------------------
def offence(p: Position) -> int:
    return combat.offensive(p.s, RED, [RED], cell("b2"))


def defence(p: Position) -> int:
    return combat.defensive(p.s, YELLOW, RED, cell("b2"))


def met(**rooms: str) -> Position:
    return given().rooms(b2="R01", **rooms).units(RED, "b2", 2).units(YELLOW, "b2")


@clause("ARK-BC-CS", "ARK-6.3.5")
@pytest.mark.parametrize(("cubes", "strength"), [(0, 0), (1, 2), (3, 4)])
def test_cs_adds_once_to_the_total_and_not_to_the_defence(cubes: int, strength: int) -> None:
    p = met(c2="R05").cubes("R05", *[RED] * cubes).cylinders("R05", "pwr0")
    assert offence(p) == strength and defence(p) == 0


@clause("ARK-BC-CS", "ARK-6.3.6")
@pytest.mark.parametrize(("yellow", "won"), [(1, True), (2, False)])
def test_cs_decides_a_combat(yellow: int, won: bool) -> None:
    p = met(c2="R05").cubes("R05", RED).arsenal(YELLOW, yellow).fights(RED)
    assert (p.there(YELLOW, "b2") == 0) is won


@clause("ARK-BC-DS", "ARK-6.3.1")
def test_ds_adds_once_to_the_defence_and_not_to_the_total() -> None:
    p = met().complex().built(RED, "AC06")
    assert defence(p) == 4 and offence(p) == 0


@clause("ARK-BC-CSU", "ARK-BC-DSU", "ARK-15.1")
def test_csu_and_dsu_count_every_unit() -> None:
    p = met(c2="R19", d2="R13").cubes("R19", RED, RED).cubes("R13", RED)
    assert offence(p) == 2 * 2 and defence(p) == 2 * 2


@clause("ARK-R19")
def test_a_benefit_lost_in_the_middle_of_an_action_undoes_nothing() -> None:
    """A power pole controls the nexus: MOVE 2 and MOV 2. It leaves with the second step: no third one."""
    p = given().faction(RED, "pajak").rooms(a2="R11", b2="R02", c2="R03").home(RED, 0).units(RED, "a2")
    p.units(RED, "b2").phase(RED, "MOB")
    assert p.value(RED, "move") == 4
    p.play("move b2 c2")
    assert p.may("move")
    p.play("move a2 b2")
    assert p.value(RED, "move") == 2 and not p.may("move") and p.there(RED, "c2") == 1
