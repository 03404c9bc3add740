"""What is printed, against the rows of the rules: components, modules, grid, passages, warehouses, zones."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from rulewright.games.septikon import printed
from rulewright.games.septikon.schema import FOLDER
from tests.games.septikon.given import A, B, at, given

CONTENT = FOLDER / "content"


def table(file: str, name: str) -> list[dict[str, Any]]:
    """The rows of a content file as they are written there."""
    rows: list[dict[str, Any]] = tomllib.loads((CONTENT / f"{file}.toml").read_text())[name]
    return rows


# --- components (SEP-C) ------------------------------------------------------------------
COMPONENTS = [
    pytest.param("board", 1, marks=pytest.mark.clause("SEP-C-01")),
    pytest.param("cube-en", 40, marks=pytest.mark.clause("SEP-C-02")),
    *[
        pytest.param(f"cube-{code}", 20, marks=pytest.mark.clause("SEP-C-02"))
        for code in ("ox", "bm", "me", "ur", "rk", "bd")
    ],
    pytest.param("clone", 24, marks=pytest.mark.clause("SEP-C-03")),
    pytest.param("biodrone", 10, marks=pytest.mark.clause("SEP-C-04")),
    pytest.param("satellite", 8, marks=pytest.mark.clause("SEP-C-05")),
    pytest.param("shield", 8, marks=pytest.mark.clause("SEP-C-06")),
    pytest.param("rocket", 8, marks=pytest.mark.clause("SEP-C-07")),
    pytest.param("nuclear", 4, marks=pytest.mark.clause("SEP-C-08")),
    pytest.param("damage", 80, marks=pytest.mark.clause("SEP-C-09")),
    pytest.param("die", 2, marks=pytest.mark.clause("SEP-C-10")),
]


@pytest.mark.parametrize(("component", "count"), COMPONENTS)
def test_the_box_holds_so_many(component: str, count: int) -> None:
    assert {row["id"]: row["count"] for row in table("setup", "component")}[component] == count


@pytest.mark.clause("SEP-C-02", "SEP-2.1b")
def test_the_box_has_a_cube_for_every_warehouse_cell_so_cubes_never_run_out() -> None:
    cubes = [row["count"] for row in table("setup", "component") if row["id"].startswith("cube-")]
    assert sum(cubes) == 160 == 2 * len(printed.WAREHOUSES) * 10


# --- the grid (SEP-7.1.1, §7.2, §7.5) ------------------------------------------------------------------
GRID = {
    9: "SUR SUR SUR SUR SUR SUR SUR SUR SUR SUR SUR SUR SUR SUR SUR SUR SUR SUR SUR SUR SUR",
    8: "LCK THM SHI BDR SAT LAS LAS THM REP LAS RKT ESP SHI REP TAK BDR RKT SAT LAS LAS LCK",
    7: "SAT REP CES LAS RKT BDR SHI LAS LAS RP2 REP RKT LAS SHI SAT ESP LAS TAK REP SHI THM",
    6: "OX OX OX OX OX OX OX OX OX OX LCK BM BM BM BM BM BM BM BM BM BM",
    5: "RK RK RK RK RK RK RK RK RK RK DRI BD BD BD BD BD BD BD BD BD BD",
    4: "ME ME ME ME ME ME ME ME ME ME VIB UR UR UR UR UR UR UR UR UR UR",
    3: "E1 E1 E1 E1 E1 E1 E1 E1 E1 E1 EXP E2 E2 E2 E2 E2 E2 E2 E2 E2 E2",
    2: "FO2 CHR LIC URM NUA RKW BIC NRE LIC CHR LCK AIR RKW FOU NRE RKW LIC BIC NUA NRE LIC",
    1: "LIC RKW URM FOU LI2 CH2 URM RKW RPE NRE LIC FOU THG SEN BIC AIR NRE LIC BIC FOU NUA",
}
CODE = {(level, column): code for level, line in GRID.items() for column, code in enumerate(line.split())}
BOARD = {place: printed.BOARD[number] for number, place in enumerate(printed.PLACES)}


@pytest.mark.clause("SEP-7.1.1")
def test_every_square_has_its_printed_icon() -> None:
    assert BOARD == CODE


@pytest.mark.clause("SEP-1.1", "SEP-1.2", "SEP-C-01")
def test_a_station_has_nine_levels_of_21_columns_of_which_168_squares_are_the_station() -> None:
    assert set(BOARD) == {(level, column) for level in range(1, 10) for column in range(21)}
    station = [place for place in BOARD if place[0] <= 8]
    cells = [place for place in station if 3 <= place[0] <= 6 and place[1] != 10]
    assert (len(station), len(cells), len(station) - len(cells)) == (168, 80, 88)
    assert printed.STATION.bit_count() == 168 and len(printed.INNER) == 88


@pytest.mark.clause("SEP-1.3")
def test_zones_lie_on_their_levels() -> None:
    zone = {row["id"]: row["zone"] for row in table("modules", "module")}
    zone |= {row.id: "warehouse" for row in printed.WAREHOUSES} | {"SUR": "surface"}
    for (level, column), code in BOARD.items():
        if code == "LCK":
            continue
        expected = (
            "surface" if level == 9 else "battle" if level >= 7 else "production" if level <= 2
            else "armory" if column == 10 else "warehouse"
        )  # fmt: skip
        assert zone[code] == expected, (level, column)


@pytest.mark.clause("SEP-7.1.1")
def test_the_sums_of_the_module_table() -> None:
    codes = [code for (level, _), code in BOARD.items() if level in (1, 2)]
    assert len({*codes} - {"LCK"}) == 15 and len(codes) - codes.count("LCK") == 41
    battle = [code for (level, _), code in BOARD.items() if level in (7, 8)]
    assert len(battle) - battle.count("LCK") == 40 and battle.count("LCK") == 2
    assert [BOARD[level, 10] for level in (3, 4, 5, 6)] == ["EXP", "VIB", "DRI", "LCK"]


# --- modules (SEP-M) ------------------------------------------------------------------
MODULES = [
    ("LIC", "production", 7, "", "gain bm 1", False, True),
    ("LI2", "production", 1, "", "gain bm 2", False, True),
    ("CHR", "production", 2, "BM 1", "gain ox 1", False, True),
    ("CH2", "production", 1, "BM 2", "gain ox 2", False, True),
    ("AIR", "production", 2, "OX 2", "gain ox 3", False, True),
    ("BIC", "production", 4, "OX 1, BM 1", "gain bd 1", False, True),
    ("URM", "production", 3, "OX 1, EN 1", "gain ur 1", False, True),
    ("NRE", "production", 5, "UR 1", "gain en 3", False, True),
    ("THG", "production", 1, "BM 1", "gain en 1", False, True),
    ("FOU", "production", 4, "EN 1", "gain me 1", False, True),
    ("FO2", "production", 1, "EN 2", "gain me 2", False, True),
    ("RKW", "production", 5, "EN 1", "gain rk 1", False, True),
    ("NUA", "production", 3, "OX 1, EN 1, UR 1", "warhead", False, True),
    ("SEN", "production", 1, "", "sense", False, True),
    ("RPE", "production", 1, "EN 1", "repair 1", False, False),
    ("LAS", "battle", 10, "EN 1", "beam", True, False),
    ("RKT", "battle", 4, "RK 1", "launch rocket", True, False),
    ("BDR", "battle", 3, "BD 1", "launch capsule", True, False),
    ("SAT", "battle", 4, "ME 1", "deploy satellite", True, False),
    ("SHI", "battle", 5, "EN 1", "deploy shield", True, False),
    ("THM", "battle", 3, "BM 2", "hitlevel", True, False),
    ("ESP", "battle", 2, "BM 3", "turn", True, False),
    ("TAK", "battle", 2, "EN 2", "seize", True, False),
    ("REP", "battle", 5, "ME 1", "repair 1", False, False),
    ("RP2", "battle", 1, "OX 1, ME 1", "repair 2", False, False),
    ("CES", "battle", 1, "BM 1, OX 1", "free", False, False),
    ("EXP", "armory", 1, "", "arm explosives", False, None),
    ("DRI", "armory", 1, "", "arm drill", False, None),
    ("VIB", "armory", 1, "", "arm vibro", False, None),
    ("LCK", None, 4, "", "jump", False, None),
]


def cost_of(words: str) -> dict[str, int]:
    """`OX 1, EN 1` as it stands in the rules."""
    pairs = [word.split() for word in words.split(",") if word]
    return {code.lower(): int(n) for code, n in pairs}


@pytest.mark.parametrize("row", MODULES, ids=[row[0] for row in MODULES])
def test_each_module_is_printed_with_its_count_cost_and_effect(row: tuple[Any, ...]) -> None:
    code, zone, count, cost, effect, per_gunner, mandatory = row
    found = {line["id"]: line for line in table("modules", "module")}[code]
    assert found["count"] == count == list(CODE.values()).count(code) == len(printed.squares_of(code))
    assert (found["cost"], found["effect"], found["per_gunner"]) == (cost_of(cost), effect, per_gunner)
    assert zone is None or found["zone"] == zone
    assert mandatory is None or found["mandatory"] is mandatory


def test_there_are_no_other_modules() -> None:
    assert [row["id"] for row in table("modules", "module")] == [row[0] for row in MODULES]


# --- passages (SEP-G) ------------------------------------------------------------------
Place = tuple[int, int]
WALK = {
    (printed.PLACES[q], printed.PLACES[after]) for q in range(189) for after in printed.GRAPH.walk[q]
}  # every step of a Clone
CRAWL = {
    (printed.PLACES[q], printed.PLACES[after]) for q in range(189) for after in printed.GRAPH.crawl[q]
}  # every step of a BioDrone


def both_ways(*pairs: tuple[Place, Place]) -> set[tuple[Place, Place]]:
    return {step for a, b in pairs for step in ((a, b), (b, a))}


CORRIDORS = both_ways(*(((lv, c), (lv, c + 1)) for lv in (1, 2, 7, 8, 9) for c in range(20)))
ENDS_12 = both_ways(((1, 0), (2, 0)), ((1, 20), (2, 20)))
ENDS_78 = both_ways(((7, 0), (8, 0)), ((7, 20), (8, 20)))
ENDS_89 = both_ways(((8, 0), (9, 0)), ((8, 20), (9, 20)))
SHAFT = both_ways(*(((lv, 10), (lv + 1, 10)) for lv in range(2, 7)))
LINES = both_ways(*(((lv, c), (lv, c + 1)) for lv in range(3, 7) for c in [*range(9), *range(11, 20)]))
DOORS = {((lv, c), (lv, 10)) for lv in range(3, 7) for c in (9, 11)}
EDGES = [
    pytest.param(CORRIDORS, True, marks=pytest.mark.clause("SEP-G-01"), id="corridors"),
    pytest.param(ENDS_12, True, marks=pytest.mark.clause("SEP-G-02"), id="levels 1 and 2"),
    pytest.param(ENDS_78, True, marks=pytest.mark.clause("SEP-G-03"), id="levels 7 and 8"),
    pytest.param(ENDS_89, True, marks=pytest.mark.clause("SEP-G-04"), id="levels 8 and 9"),
    pytest.param(SHAFT, True, marks=pytest.mark.clause("SEP-G-05"), id="shaft"),
    pytest.param(LINES, False, marks=pytest.mark.clause("SEP-G-06"), id="cells"),
    pytest.param(DOORS, False, marks=pytest.mark.clause("SEP-G-07"), id="doors"),
]


@pytest.mark.parametrize(("steps", "for_clones"), EDGES)
def test_these_squares_are_joined(steps: set[tuple[Place, Place]], for_clones: bool) -> None:
    assert steps <= CRAWL
    assert steps <= WALK if for_clones else not steps & WALK


@pytest.mark.clause("SEP-1.6", "SEP-G-09")
def test_walls_stand_everywhere_else() -> None:
    assert WALK == CORRIDORS | ENDS_12 | ENDS_78 | ENDS_89 | SHAFT
    assert CRAWL == WALK | LINES | DOORS
    assert ((1, 10), (2, 10)) not in CRAWL and ((7, 10), (8, 10)) not in CRAWL
    across = {(a[0], b[0], a[1]) for a, b in WALK if a[1] != 10 and a[0] < b[0]}
    assert across == {(lv, lv + 1, column) for lv in (1, 7, 8) for column in (0, 20)}


@pytest.mark.clause("SEP-G-07")
def test_doors_lead_out_only() -> None:
    assert not {(inside, outside) for outside, inside in DOORS} & CRAWL


@pytest.mark.clause("SEP-G-10", "SEP-M-LCK")
def test_the_four_locks() -> None:
    locks = {(2, 10), (6, 10), (8, 0), (8, 20)}
    assert {printed.PLACES[q] for q in printed.LOCKS} == locks
    assert {place for place, code in BOARD.items() if code == "LCK"} == locks


@pytest.mark.clause("SEP-G-12")
def test_the_check_values_of_the_movement_graph() -> None:
    walking = {place for step in WALK for place in step}
    inner = [place for place in walking if place[0] < 9]
    assert (len(walking), len(inner), len(walking) - len(inner)) == (109, 88, 21)
    assert len(WALK) == 2 * 111
    degree = {place: len([1 for a, _ in WALK if a == place]) for place in walking}
    forks = {(8, 0), (8, 20), (2, 10), (7, 10)}
    assert all(n == (3 if place in forks else 2) for place, n in degree.items())
    assert len([step for step in CRAWL - WALK if step not in DOORS]) == 2 * 72 and len(DOORS & CRAWL) == 8
    reached, edge = {(1, 0)}, [(1, 0)]
    while edge:
        here = edge.pop()
        new = {b for a, b in WALK if a == here} - reached
        reached |= new
        edge += new
    assert reached == walking


# --- warehouses (SEP-W) ------------------------------------------------------------------
WAREHOUSES = [
    pytest.param("OX", "ox", 6, lambda k: k - 1, marks=pytest.mark.clause("SEP-W-OX"), id="OX"),
    pytest.param("BM", "bm", 6, lambda k: 21 - k, marks=pytest.mark.clause("SEP-W-BM"), id="BM"),
    pytest.param("RK", "rk", 5, lambda k: k - 1, marks=pytest.mark.clause("SEP-W-RK"), id="RK"),
    pytest.param("BD", "bd", 5, lambda k: 21 - k, marks=pytest.mark.clause("SEP-W-BD"), id="BD"),
    pytest.param("ME", "me", 4, lambda k: k - 1, marks=pytest.mark.clause("SEP-W-ME"), id="ME"),
    pytest.param("UR", "ur", 4, lambda k: 21 - k, marks=pytest.mark.clause("SEP-W-UR"), id="UR"),
    pytest.param("E1", "en", 3, lambda k: k - 1, marks=pytest.mark.clause("SEP-W-E1"), id="E1"),
    pytest.param("E2", "en", 3, lambda k: 21 - k, marks=pytest.mark.clause("SEP-W-E2"), id="E2"),
]


@pytest.mark.parametrize("owner", [A, B])
@pytest.mark.parametrize(("code", "resource", "level", "column"), WAREHOUSES)
def test_each_warehouse_lies_in_its_row_with_cell_1_at_the_far_end(
    code: str, resource: str, level: int, column: Any, owner: int
) -> None:
    assert given().filled(owner, code) == [1, 2, 3, 4, 5]
    for k in range(1, 11):  # Damage on a cell takes exactly the cube of that cell
        p = given().cells(owner, code, *range(1, 11)).damage(owner, at(level, column(k)))
        assert p.filled(owner, code) == [cell for cell in range(1, 11) if cell != k]
    row = next(row for row in printed.WAREHOUSES if row.id == code)
    assert row.resource == resource
    # its entrance opens to the shaft square of its level, where a Spy steals from it and no other does
    p = given().clones(owner, "a1").spies(1 - owner, at(level, 10)).theft(1 - owner)
    assert f"steal {code}" in p.options() and len(p.options()) == 3
    # and a BioDrone leaves it from cell 10 to that square
    p = given().clones(owner, "a1").clones(1 - owner, "a7 b7").drones(1 - owner, at(level, column(10)))
    p.rolled(1 - owner, 1).play(1 - owner, "move a7 a8")
    if f"drone {at(level, column(10))}" in p.options():
        p.play(1 - owner, f"drone {at(level, column(10))}")
    assert f"go {at(level, 10)}" in p.options()


# --- zones (SEP-K-08 to K-12) ------------------------------------------------------------------
RING = {(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1)} - {(0, 0)}
ZONES = [
    pytest.param("drill", RING, 8, marks=pytest.mark.clause("SEP-K-08"), id="drill"),
    pytest.param("vibro", {(2 * a, 2 * b) for a, b in RING}, 8, marks=pytest.mark.clause("SEP-K-09")),
    pytest.param(
        "satellite",
        {(k * a, k * b) for a, b in RING for k in (1, 2, 3)},
        24,
        marks=pytest.mark.clause("SEP-K-10"),
    ),
    pytest.param(
        "warhead", {(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)}, 5, marks=pytest.mark.clause("SEP-K-11")
    ),
]


@pytest.mark.parametrize(("name", "offsets", "count"), ZONES)
def test_offsets_of_each_zone(name: str, offsets: set[tuple[int, int]], count: int) -> None:
    assert {*map(tuple, printed.OFFSETS[name])} == offsets
    assert len(printed.OFFSETS[name]) == len(offsets) == count


@pytest.mark.clause("SEP-K-08", "SEP-K-12")
@pytest.mark.parametrize("owner", [A, B])
def test_a_drill_zone_at_the_edge_is_clipped_to_station_and_surface(owner: int) -> None:
    inside, outside = "b8 b7 a7 a9 b9", "u8 u7 u9 u6 c8 a6"  # a6 is level 6: not next to a8
    p = given().clones(owner, "a8 k5").drones(1 - owner, f"{inside} {outside}").fire(owner)
    assert {*p.drones_of(1 - owner)} == {*outside.split()}


@pytest.mark.clause("SEP-K-09", "SEP-K-12")
@pytest.mark.parametrize("owner", [A, B])
def test_a_vibrocannon_zone_at_the_edge_is_clipped_and_never_reaches_space(owner: int) -> None:
    # two squares beyond the surface are space: a capsule there is not hit; nor does the row wrap round
    x, y = (10, 1) if owner == A else (20, 19)
    p = given().clones(owner, "b9 k4").drones(1 - owner, "d9 b7 d7 u9 u7 c9 c8 b8").capsule(1 - owner, x, y)
    p.fire(owner)
    assert {*p.drones_of(1 - owner)} == {"u9", "u7", "c9", "c8", "b8"}
    assert p.capsules_of(1 - owner) == [(x, y)]


@pytest.mark.clause("SEP-K-10", "SEP-K-12")
def test_a_satellite_zone_at_the_edge_does_not_wrap_into_the_next_row() -> None:
    p = given().satellites(A, (12, 0)).rocket(B, 11, 20).rocket(B, 11, 18).rocket(B, 13, 20).rocket(B, 12, 1)
    p.fire(A)
    assert p.rockets_of(B) == [(11, 20), (11, 18), (13, 20)]


@pytest.mark.clause("SEP-K-11", "SEP-K-12", "SEP-V-04")
@pytest.mark.parametrize(("owner", "x", "dx"), [(A, 20, 3), (B, 10, 3)])
def test_a_warhead_at_the_edge_of_the_board_hits_only_squares_of_the_station(
    owner: int, x: int, dx: int
) -> None:
    # lands on level 8 in the outermost row: one neighbour is level 9 (no token), one is off the board
    column = 0 if owner == B else 20
    p = given().clones(1 - owner, f"{at(9, column)} {at(7, column)} k1").rocket(owner, x, 0, nuclear=True)
    p.flight(owner, dx)
    beside = 1 if column == 0 else 19
    assert p.damage_on(1 - owner) == {at(8, column), at(7, column), at(8, beside)}
    assert p.clones_of(1 - owner) == {"k1"}
    assert not p.damage_on(owner)
