"""What is printed: every table of the content compared with the numbers of the rules."""

from __future__ import annotations

import re

import pytest

from rulewright.core.effects import Paid, Sequence
from rulewright.core.rulebook import rulebook
from rulewright.core.texts import LANGUAGES, texts
from rulewright.games.stress_botics import printed as p
from rulewright.games.stress_botics import verbs as v
from rulewright.games.stress_botics.belt import CONTAINER
from rulewright.games.stress_botics.catalogue import printed
from rulewright.games.stress_botics.effects import (
    BOOK,
    Assault,
    BeltAttack,
    Capture,
    Disembark,
    Disintegrate,
    DrawCards,
    EquipAndDraw,
    Equipping,
    Extract,
    Launch,
    Scrape,
    Walk,
)
from rulewright.games.stress_botics.reference import best
from rulewright.games.stress_botics.words import (
    Alpha,
    AlphaTank,
    Battery,
    Calm,
    Charge,
    Furnace,
    Gain,
    OneWay,
    Payment,
    Pressure,
    Pump,
    Rotate,
    Shield,
    Stress,
)
from tests.games.stress_botics.given import GAME, Position, fresh, pieces


def vault(tile: str, side: str, level: int) -> str:
    """What a tile gives at a level, in the words of the table."""
    t, s, i = p.TILES.index(tile), "AB".index(side), level - 1
    words = []
    if p.YIELD_SHIELDS[t][s][i]:
        words.append(f"{p.YIELD_SHIELDS[t][s][i]} shields")
    if p.YIELD_ANY[t][s][i]:
        words.append(f"{p.YIELD_ANY[t][s][i]} any")
    if p.BATTERIES[t][s][i]:
        words.append(f"{p.BATTERIES[t][s][i]} @ {p.BATTERY_PRICE[t][s][i]}")
    words += [f"{n} {p.PIECES[piece]}" for piece, n in enumerate(p.YIELD[t][s][i]) if n]
    return " ".join(words)


@pytest.mark.clause(
    "SB-VE-01", "SB-VE-02", "SB-VE-03", "SB-VE-04", "SB-VE-05", "SB-VE-06", "SB-VE-07", "SB-VE-08", "SB-VE-09"
)
@pytest.mark.clause("SB-VP-01", "SB-VP-02", "SB-VP-03", "SB-VP-04", "SB-VP-09", "SB-PRESS-01")
@pytest.mark.parametrize(
    ("tile", "side", "levels"),
    [
        ("POL", "A", ["2 any", "1 any", "1 any", "2 any"]),
        ("POL", "B", ["3 any", "2 any", "2 any", "3 any"]),
        ("CAR", "A", ["1 C", "2 C", "2 C", "3 C"]),
        ("CAR", "B", ["2 C", "3 C", "3 C", "4 C"]),
        ("GTI", "A", ["2 G", "1 T 1 G", "1 T 1 G", "2 T"]),
        ("GTI", "B", ["3 G", "1 T 2 G", "2 T 1 G", "3 T"]),
        ("ASI", "A", ["2 S", "1 S 1 A", "1 S 1 A", "2 A"]),
        ("ASI", "B", ["3 S", "2 S 1 A", "1 S 2 A", "3 A"]),
        ("EXO", "A", ["2 L", "1 X", "1 X", "1 X 1 G"]),
        ("EXO", "B", ["1 X", "1 X 1 G", "1 X 1 A", "2 X"]),
        ("SHI", "A", ["3 shields", "2 shields 1 T", "2 shields", "1 shields 1 T"]),
        ("SHI", "B", ["4 shields", "3 shields 1 T", "3 shields", "2 shields 1 T"]),
        ("BAT", "A", ["1 @ 2", "1 @ 1", "1 @ 1", "2 @ 1"]),
        ("BAT", "B", ["1 @ 1", "2 @ 1", "2 @ 1", "3 @ 1"]),
    ],
)
def test_what_a_vault_gives_at_each_level(tile: str, side: str, levels: list[str]) -> None:
    assert [vault(tile, side, level) for level in (1, 2, 3, 4)] == levels


@pytest.mark.clause("SB-VP-05", "SB-VP-06", "SB-VP-07", "SB-VP-08")
def test_the_discounts_of_the_item_vaults() -> None:
    assert p.DISCOUNT[p.LAI] == [[1, 0, 0, 0], [2, 1, 1, 0]]
    assert p.DISCOUNT[p.UAI] == [[0, 0, 0, 1], [0, 1, 1, 2]]


@pytest.mark.clause("SB-0.11d", "SB-0.11e", "SB-0.9", "SB-R-07", "SB-R-112")
def test_spaces_and_kinds_of_vaults() -> None:
    assert dict(zip(p.TILES, p.SPACES, strict=True)) == {
        "POL": 2, "CAR": 2, "GTI": 2, "ASI": 2, "EXO": 2, "SHI": 2, "BAT": 2, "LAI": 1, "UAI": 1,
    }  # fmt: skip
    extracting = [t for t in range(9) if p.VAULT_KIND[t][0] == p.EXTRACTS]
    assert [p.TILES[t] for t in extracting] == ["POL", "CAR", "GTI", "ASI", "EXO"]
    assert p.VAULT_KIND[p.EXO] == [p.EXTRACTS, p.CONVERTS]


@pytest.mark.clause("SB-INV-18", "SB-VP-BAT")
def test_auto_production_sets() -> None:
    words = {
        "POL": "C T S",
        "CAR": "2C",
        "GTI": "G T",
        "ASI": "A S",
        "EXO": "X G",
        "SHI": "2T",
        "BAT": "CB TB SB",
    }
    for tile, found in zip(p.TILES, p.AUTO_SET, strict=True):
        assert list(found) == pieces(words.get(tile, ""))[:11]


@pytest.mark.clause("SB-VE-CORE", "SB-CNT-09")
def test_lava() -> None:
    assert p.LAVA == [1, 2, 3, 4] and p.CORE_LAVA == [12, 16, 20]


@pytest.mark.clause("SB-CNT-01", "SB-CNT-02", "SB-CNT-03", "SB-CNT-04", "SB-CNT-05", "SB-CNT-06", "SB-CNT-07")
@pytest.mark.clause("SB-CNT-08", "SB-CNT-10", "SB-CNT-12", "SB-AI00", "SB-AB00")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_numbers_by_player_count(seats: int) -> None:
    i = seats - 2
    s = Position(seats).s
    b = s.bots[0]
    assert (b.tank_count(), p.TRACK[i], p.DANGEROUS[i]) == [(4, 9, 7), (4, 9, 7), (3, 8, 6)][i]
    advanced = len(s.advanced.cards) + len(s.advanced_row.cards)
    alphas = len(s.alphas.cards) + len(s.alphas_row.cards)
    assert (advanced, len(s.advanced_row.cards)) == [(17, 4), (21, 7), (25, 7)][i]
    assert (alphas, len(s.alphas_row.cards)) == [(10, 4), (15, 4), (20, 4)][i]
    assert [len(deck.cards) for deck in s.decks] == [[8, 10, 12][i]] * 3
    boosted = [sum(p.BOOSTED[card] for card in deck.cards) for deck in s.decks]
    assert boosted == [[1, 2, 2][i]] * 3
    assert s.demand == [(1, 2, 2), (2, 2, 2), (2, 2, 3)][i]
    assert len(s.secrets.cards) + seats == [10, 13, 16][i]
    new = fresh(seats, 3)
    assert (sum(new.elevator), sum(new.belt[:4]), sum(new.belt[4:])) == ([1, 2, 2][i], [1, 2, 2][i], 0)


@pytest.mark.clause(
    "SB-MAP-00",
    "SB-MAP-01",
    "SB-MAP-02",
    "SB-MAP-03",
    "SB-MAP-04",
    "SB-MAP-05",
    "SB-MAP-06",
    "SB-MAP-07",
    "SB-MAP-08",
    "SB-0.7",
)
def test_nodes_sectors_and_status_indexes() -> None:
    assert len(p.NODES) == 22 and p.SECTOR[p.CORE] == -1
    index = {p.NODES[n]: p.STATUS_INDEX[n] for n in range(22)}
    for kind in ("LV", "MM", "UV", "KV"):
        assert [index[f"{kind}_{s}"] for s in "ABC"] == [3, 2, 1]
    for kind in ("KM", "MD", "AD"):
        assert [index[f"{kind}_{s}"] for s in "ABC"] == [4, 5, 6]
    assert [p.SECTOR[p.NODES.index(f"KM_{s}")] for s in "ABC"] == [0, 1, 2]


@pytest.mark.clause("SB-TUN-00", "SB-TUN-02", "SB-TUN-03", "SB-TUN-04", "SB-TUN-05", "SB-TUN-06", "SB-R-44")
def test_tunnels() -> None:
    assert sum(len(near) for near in p.NEAR) == 2 * 27
    near = {p.NODES[n]: [p.NODES[m] for m in p.NEAR[n]] for n in range(22)}
    assert near["MM_A"] == ["LV_A", "UV_A", "MM_B", "MM_C"]
    assert near["KM_B"] == ["KM_A", "KV_B", "MD_B", "AD_B", "KM_C"]
    assert near["KV_C"] == ["UV_C", "KM_C", "MD_C"] and near["AD_A"] == ["KM_A"] and near["LV_A"] == ["MM_A"]
    assert p.CRUST_MOUTH == [True, True, False]


@pytest.mark.clause(
    "SB-TILE-m1", "SB-TILE-m2", "SB-TILE-m3", "SB-TILE-k1", "SB-TILE-k2", "SB-TILE-k3", "SB-TILE-first"
)
def test_section_tiles() -> None:
    assert [p.TILES[t] for t in p.MANTLE] == ["LAI", "POL", "CAR"]
    assert [p.TILES[t] for t in p.CRUST_LOWER] == ["GTI", "ASI", "SHI"]
    assert [p.TILES[t] for t in p.CRUST_UPPER] == ["BAT", "UAI", "EXO"]
    assert (p.FIRST_MANTLE, p.FIRST_CRUST) == ([2, 0, 1], [0, 1, 2])
    one, two, three = (BOOK.effects[said] for said in p.CRUST_GIVES)
    assert isinstance(one, AlphaTank) and isinstance(two, Alpha)
    assert isinstance(three, AlphaTank) and list(three.pieces) == pieces("CB TB SB")[:11]


@pytest.mark.clause("SB-PATH-01", "SB-PATH-02", "SB-PATH-03", "SB-PATH-04", "SB-PATH-05", "SB-PATH-06")
def test_alphabots_path_and_the_targets() -> None:
    assert [p.NODES[n] for n in p.PATH] == ["MM_C", "MM_B", "MM_A", "KM_A", "KM_B", "KM_C"]
    assert [p.NODES[p.NODE_OF[t]] for t in p.TARGET_C] == ["LV_C", "LV_B", "LV_A", "UV_A", "UV_B", "UV_C"]
    assert [p.NODES[p.NODE_OF[t]] for t in p.TARGET_D] == ["UV_C", "UV_B", "UV_A", "KV_A", "KV_B", "KV_C"]


@pytest.mark.clause("SB-ROT-00", "SB-ROT-01", "SB-ROT-02", "SB-S.19")
def test_core_positions() -> None:
    def words(side: int) -> list[str]:
        return ["".join(s for i, s in enumerate("ABC") if found[i]) for found in p.CONNECTED[side]]

    assert words(0) == ["ABC", "", "ABC", "", "ABC", ""] and words(1) == ["A", "BC", "B", "AC", "C", "AB"]
    assert p.CORE_TURN == [1, 2]


TOKENS = {
    "E01": (False, "", 0, 1, 1, "LAI", "AD"), "E02": (False, "scout", -1, 0, 0, "S T", "TD"),
    "E03": (True, "freighter", 1, 0, 0, "C CB", "AT"), "E04": (True, "", 0, -1, -1, "G", "AT"),
    "E05": (False, "probe", 1, 0, 0, "C A", "AD"), "E06": (False, "probe", -1, 0, 0, "T G", "TD"),
    "E07": (False, "scout", 1, 0, 0, "X", "AD"), "E08": (False, "freighter", -1, 0, 0, "S SB", "TD"),
    "E09": (True, "", 0, 1, -1, "C TB", "AT"), "E10": (False, "", 0, -1, 1, "UAI", "TD"),
    "E11": (False, "", 0, 1, 0, "X T", "AD"), "E12": (True, "", 0, -1, 1, "S A", "AT"),
}  # fmt: skip


@pytest.mark.clause(
    "SB-E01",
    "SB-E02",
    "SB-E03",
    "SB-E04",
    "SB-E05",
    "SB-E06",
    "SB-E07",
    "SB-E08",
    "SB-E09",
    "SB-E10",
    "SB-E11",
    "SB-E12",
)
@pytest.mark.parametrize("name", TOKENS)
def test_event_tokens(name: str) -> None:
    symbol, ship, shift, core, pressure, produces, steps = TOKENS[name]
    row = next(row for row in p.TOKENS if row.id == name)
    assert (row.symbol, row.ship, row.shift, row.core, row.pressure) == (symbol, ship, shift, core, pressure)
    assert row.produces == produces.split()
    words = {"AD": ["advance", "disembark"], "TD": ["cylattack", "disembark"], "AT": ["advance", "cylattack"]}
    assert row.steps == words[steps]


@pytest.mark.clause("SB-E00")
def test_all_tokens_together() -> None:
    for ship in range(3):
        assert sum(s for s, n in zip(p.TOKEN_SHIFT, p.TOKEN_SHIP, strict=True) if n == ship) == 0
    assert sum(p.TOKEN_PRESSURE) == 1
    assert [sum(steps.count(i) for steps in p.TOKEN_STEPS) for i in range(3)] == [8, 8, 8]


@pytest.mark.clause(
    "SB-AC-00",
    "SB-AC-01",
    "SB-AC-02",
    "SB-AC-03",
    "SB-AC-04",
    "SB-AC-05",
    "SB-AC-06",
    "SB-AC-07",
    "SB-COMP-06",
)
@pytest.mark.parametrize(("kind", "resource"), [(0, "C"), (1, "T"), (2, "S")])
def test_action_cards(kind: int, resource: str) -> None:
    costs = ["1R"] * 4 + ["1R 1L"] * 3 + ["1R 1B", "1R", "1R 1L", "2R 1B", "2R 1B"]
    for number, words in enumerate(costs):
        card = kind * 12 + number
        told = " ".join(f"{n}{p.PIECES[piece]}" for piece, n in p.CARD_COSTS[card])
        assert told == words.replace("R", resource)
        assert p.BOOSTED[card] == (number >= 10)
    assert p.CARD_PLAYERS[kind * 12 : kind * 12 + 12] == [2] * 7 + [3, 4, 4, 2, 3]


@pytest.mark.clause(
    "SB-BB-01",
    "SB-BB-02",
    "SB-BB-03",
    "SB-BB-04",
    "SB-BB-05",
    "SB-BB-06",
    "SB-BB-07",
    "SB-BB-08",
    "SB-BB-09",
    "SB-4.6",
)
def test_battery_bonuses() -> None:
    never = p.NEVER
    assert p.TO_BOOST == [1, 1, 1] and p.TO_DELIVER == [2, 2, 2] and p.TO_WALK == [3, 3, 3]
    assert (
        p.OPENS == [[0, 0, 4, 8], [0, 0, 4, 8], [0, 0, 6]]
        and p.TO_TRACK == [6, 6, 4]
        and [7, 7, never] == p.TO_RUN
    )
    assert p.TO_PURGE == [9, 9, 8] and [never, never, 7] == p.TO_CYLINDROID
    assert p.AI_CHOICE == 5 and p.WALK_MP == [2, 2, 3]


@pytest.mark.clause("SB-SH-01", "SB-SH-02", "SB-SH-03", "SB-9.1", "SB-9.2")
def test_shields_capacity_and_shared_spaces() -> None:
    assert p.CAPACITY[0][1:] == [2, 3, 3, 4, 5, 5, 6, 7, 7, 8, 9, 9]
    assert p.CAPACITY[2][1:] == [2, 3, 3, 4, 5, 5, 6, 7, 7, 8, 8, 8]
    assert {shields: space for shields, space in enumerate(p.SHARED) if space} == {1: 2, 4: 4, 7: 6, 10: 8}


@pytest.mark.clause("SB-PB-01", "SB-PB-02", "SB-8.1", "SB-8.2")
def test_the_player_board() -> None:
    assert p.SQUARES == [[8, 8, 8, 8], [8, 8, 8, 8], [8, 8, 12]] and p.SQUARE == [1, 1, 1, 4, 4, 2]
    assert p.EXTENSIONS == ["left", "central", "right"] and p.SMALL_ONLY == [True, False, False]
    left, central, right = (BOOK.effects[said] for said in p.EXTENSION_GIVES)
    assert isinstance(left, Battery)
    assert isinstance(central, Stress) and central.n == -2
    assert isinstance(right, Shield) and right.n == 2


@pytest.mark.clause("SB-CYL-01", "SB-CYL-02", "SB-CYL-03", "SB-COMP-09", "SB-FX-42")
def test_cylindroids() -> None:
    assert p.CYLINDROIDS == [8, 8, 8]
    assert [list(parts) for parts in p.PARTS[:3]] == [pieces(w)[:11] for w in ("TB S", "2L A G", "X C")]
    mi, ex, la = (BOOK.effects[said] for said in p.CYLINDROID_DOES)
    assert isinstance(mi, Extract) and isinstance(ex, Walk) and isinstance(la, Assault)


@pytest.mark.clause(
    "SB-SHIP-00", "SB-SHIP-01", "SB-SHIP-02", "SB-SHIP-03", "SB-DEM-01", "SB-DEM-02", "SB-DEM-03"
)
def test_ships_and_demand() -> None:
    assert p.LAST == [9, 11, 13] and p.POINT == [[4, 6, 8], [11, 9, 7], [9, 11, 13]]
    assert p.DEMAND == [[1, 2, 2], [2, 2, 2], [2, 2, 3]]


@pytest.mark.clause(
    "SB-DEL-01",
    "SB-DEL-02",
    "SB-DEL-03",
    "SB-DEL-04",
    "SB-DEL-05",
    "SB-DEL-06",
    "SB-DEL-07",
    "SB-DEL-08",
    "SB-DEL-09",
    "SB-DEL-10",
    "SB-DEL-11",
)
def test_stress_limits_and_variation() -> None:
    assert p.LIMIT == [[10, 15, 20], [26, 25, 21], [27, 30, 40]]
    assert p.OWN_STRESS == [[-6, -5, -4], [-4, -5, -6], [-6, -5, -4]]
    assert p.OTHERS_STRESS == [[5, 5, 3], [2, 3, 5], [3, 2, 0]]
    assert p.ALPHA_LIMIT == 29 and p.ALPHA_ORDINAL == [-10, -5, 5]


@pytest.mark.clause("SB-ORB-01", "SB-ORB-02", "SB-ORB-03")
def test_leaving_orbit() -> None:
    two, three, four, aggressive = p.ORBIT
    assert two == [[0, 5], [-5, 10], [-10, 10]] and aggressive == [[0, 10], [0, 10], [-10, 15]]
    assert three == [[0, 5], [-5, 5], [-10, 10]] and four == [[-5, 5], [-5, 5], [-15, 10]]


OBJECTIVES = {
    "PR1": "B2(3) G1(5) A1(7)", "PR2": "A2(4) G2(3) B1(4)", "PR3": "B2(3) C1(4) T1(4) S1(4)",
    "PR4": "CB2(2) TB2(2) SB2(2) B1(4)", "SC1": "C2(5) B1(6)", "SC2": "T2(5) G1(6)", "SC3": "S2(5) A1(6)",
    "SC4": "Mi3(2) Ex3(2) La3(2) B1(6)", "FR1": "X2(4) L1(4) A1(3) G1(3)", "FR2": "X3(3) C1(3) T1(3) S1(3)",
    "FR3": "B2(5) CB2(2) TB2(2) SB2(2)", "FR4": "X2(3) Mi3(1) Ex3(1) La3(1) L1(4)",
}  # fmt: skip


@pytest.mark.clause(
    "SB-PR1",
    "SB-PR2",
    "SB-PR3",
    "SB-PR4",
    "SB-SC1",
    "SB-SC2",
    "SB-SC3",
    "SB-SC4",
    "SB-FR1",
    "SB-FR2",
    "SB-FR3",
    "SB-FR4",
)
@pytest.mark.parametrize("name", OBJECTIVES)
def test_main_objectives(name: str) -> None:
    index = [row.id for row in p.OBJECTIVES].index(name)
    found = {f"{p.PIECES[i]}{p.WORTH[index][i]}({p.MOST[index][i]})" for i in range(14) if p.MOST[index][i]}
    assert found == set(OBJECTIVES[name].split())


SECONDARIES = {
    "SO01": ("shields 9", 6, "adv 2", 6, 2), "SO02": ("track 7", 6, "held G3 A2", 6, 2),
    "SO03": ("held X2", 6, "items 3", 6, 2), "SO04": ("capt 3", 6, "held B4", 6, 2),
    "SO05": ("stressmax 20", 7, "alphaitems 2", 5, 2), "SO06": ("held C2 T2 S2", 6, "producer 3", 6, 2),
    "SO07": ("track_each 2", 7, "ext 3", 5, 2), "SO08": ("delivered probe", 5, "shields 8", 5, 3),
    "SO09": ("delivered scout", 5, "track 6", 5, 3), "SO10": ("delivered freighter", 5, "large 1", 5, 3),
    "SO11": ("delivered alpha", 6, "capt_each", 7, 2), "SO12": ("held A4", 6, "shields 10", 6, 2),
    "SO13": ("held G4", 6, "large 2", 6, 2), "SO14": ("itemvp 8", 6, "held B3", 5, 3),
    "SO15": ("held L3", 6, "leaststress", 7, 2), "SO16": ("sectors 2", 5, "at core", 5, 3),
}  # fmt: skip


@pytest.mark.clause(
    "SB-SO01",
    "SB-SO02",
    "SB-SO03",
    "SB-SO04",
    "SB-SO05",
    "SB-SO06",
    "SB-SO07",
    "SB-SO08",
    "SB-SO09",
    "SB-SO10",
    "SB-SO11",
    "SB-SO12",
    "SB-SO13",
    "SB-SO14",
    "SB-SO15",
    "SB-SO16",
)
@pytest.mark.parametrize("name", SECONDARIES)
def test_secondary_objectives(name: str) -> None:
    row = next(row for row in p.SECONDARIES if row.id == name)
    assert (row.first, row.first_vp, row.second, row.second_vp, row.both) == SECONDARIES[name]
    assert row.players == (2 if name <= "SO10" else 3 if name <= "SO13" else 4)


ITEMS = {  # large, cost, VP, copies with 2, 3, 4 players, kind
    "AI01": (0, "T S", 3, "111", "A"), "AI02": (0, "C S", 3, "111", "A"), "AI03": (0, "C T", 3, "111", "A"),
    "AI04": (1, "", 4, "111", "A!"),
    "AI05": (0, "S G", 2, "111", "ST, A"),
    "AI06": (1, "2B S", 4, "111", "A"),
    "AI07": (0, "C T S", 3, "111", "ST"),
    "AI08": (0, "T B", 3, "111", "ST, A"),
    "AI09": (1, "2T", 3, "111", "A"),
    "AI10": (0, "C T", 2, "111", "A"),
    "AI11": (1, "X SB", 4, "111", "A"),
    "AI12": (0, "2C CB", 3, "111", "P"),
    "AI13": (1, "C 2T", 4, "111", "A"), "AI14": (1, "X T", 4, "111", "A"), "AI15": (0, "T G", 2, "111", "A"),
    "AI16": (0, "S A", 2, "111", "A"),
    "AI17": (1, "B C T S", 4, "011", "A"),
    "AI18": (0, "G A", 2, "011", "A"),
    "AI19": (0, "C A", 2, "011", "A, P"), "AI20": (1, "3T", 4, "011", "P"), "AI21": (0, "T S", 3, "001", "P"),
    "AI22": (1, "2S B", 5, "001", "P"), "AI23": (0, "CB", 1, "001", "A"), "AI24": (1, "X S", 5, "001", "A"),
    "AI25": (0, "C S", 2, "111", "A"),
    "AB01": (0, "C T", 2, "234", "A"), "AB02": (0, "C S", 2, "122", "A"), "AB03": (0, "T S", 3, "112", "P"),
    "AB04": (0, "2S", 2, "122", "P"), "AB05": (0, "C T", 2, "122", "A"), "AB06": (0, "T G", 3, "112", "P"),
    "AB07": (1, "2T", 3, "122", "ST"), "AB08": (1, "B S", 4, "112", "A"), "AB09": (0, "S A", 2, "112", "P"),
}  # fmt: skip


@pytest.mark.clause(
    "SB-AI01",
    "SB-AI02",
    "SB-AI03",
    "SB-AI04",
    "SB-AI05",
    "SB-AI06",
    "SB-AI07",
    "SB-AI08",
    "SB-AI09",
    "SB-AI10",
    "SB-AI11",
    "SB-AI12",
    "SB-AI13",
)
@pytest.mark.clause(
    "SB-AI14",
    "SB-AI15",
    "SB-AI16",
    "SB-AI17",
    "SB-AI18",
    "SB-AI19",
    "SB-AI20",
    "SB-AI21",
    "SB-AI22",
    "SB-AI23",
    "SB-AI24",
    "SB-AI25",
)
@pytest.mark.clause(
    "SB-AB01",
    "SB-AB02",
    "SB-AB03",
    "SB-AB04",
    "SB-AB05",
    "SB-AB06",
    "SB-AB07",
    "SB-AB08",
    "SB-AB09",
    "SB-COMP-08",
)
@pytest.mark.parametrize("name", ITEMS)
def test_items(name: str) -> None:
    large, cost, vp, copies, kind = ITEMS[name]
    row = next(row for row in p.ITEMS if row.id == name)
    assert (row.large, row.vp, row.kind) == (bool(large), vp, kind)
    assert "".join(map(str, row.copies)) == copies
    wanted = pieces(cost)[:11] + [3 if name == "AI04" else 0]
    assert list(p.amounts(row.cost, p.COST)) == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_states_what_items_cost_and_give(lang: str) -> None:
    book = rulebook(GAME, lang)
    names = {row.id: texts(GAME, lang).say(f"item-{row.id}") for row in p.ITEMS}
    for row in p.ITEMS:
        [card] = book.named(names[row.id])
        _size, price, points, _use, effect, _players = card.facts.values()
        assert points == str(row.vp) and effect
        assert sorted(map(int, re.findall(r"\d+", price))) == sorted(row.cost.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_says_pieces_by_name(lang: str) -> None:
    """A letter is a sector, a segment or a side, so no number stands before it."""
    sections = rulebook(GAME, lang).sections
    cells = [cell for s in sections for b in s.blocks for row in b.rows for cell in row.cells]
    said = [block.text for section in sections for block in section.blocks] + cells
    assert [text for text in said if re.search(r"\d [A-DGLSTX]\b", text)] == []


def test_the_most_that_a_delivery_brings() -> None:
    goods = printed(texts(GAME, "en")).objectives
    assert {id: best(accepted, CONTAINER) for id, accepted in goods.items()} == {
        "PR1": 18, "PR2": 18, "PR3": 18, "PR4": 16, "SC1": 16, "SC2": 16, "SC3": 16, "SC4": 15,
        "FR1": 18, "FR2": 18, "FR3": 22, "FR4": 19,
    }  # fmt: skip
    assert best(goods["SC4"], CONTAINER + 2) == 21  # with a Cage


@pytest.mark.clause("SB-FX-24", "SB-FX-25", "SB-R-99")
def test_what_items_store_and_modify() -> None:
    stores = {row.id: ("".join(row.stores), row.room) for row in p.ITEMS if row.room}
    assert stores == {"AI05": ("GA", 4), "AI07": ("CTS", 4), "AI08": ("L", 3)}
    modifies = {row.id: (row.modifies, row.by) for row in p.ITEMS if row.modifies}
    assert modifies == {
        "AI12": ("mp", 1), "AI19": ("core_exit", 1), "AI20": ("first_loss", 1), "AI21": ("no_melt", 1),
        "AI22": ("load_limit", 1), "AB03": ("active_track", 1), "AB04": ("draw", 1), "AB06": ("scrap", 1),
        "AB07": ("cage", 2), "AB09": ("as_sector", 1),
    }  # fmt: skip


def words(said: int) -> list[type]:
    effect = BOOK.effects[said]
    if isinstance(effect, Paid):
        return [type(effect.cost), *words(effect.gain.number)]
    return [type(part) for part in effect.parts] if isinstance(effect, Sequence) else [type(effect)]


def item(name: str) -> list[type]:
    return words(p.ITEM_EFFECT[next(i for i in range(p.N_ITEMS) if p.ITEM_IDS[i].startswith(name))])


@pytest.mark.clause(
    "SB-FX-01",
    "SB-FX-02",
    "SB-FX-03",
    "SB-FX-04",
    "SB-FX-05",
    "SB-FX-06",
    "SB-FX-07",
    "SB-FX-08",
    "SB-FX-09",
    "SB-FX-10",
)
@pytest.mark.clause(
    "SB-FX-11",
    "SB-FX-13",
    "SB-FX-14",
    "SB-FX-15",
    "SB-FX-16",
    "SB-FX-17",
    "SB-FX-18",
    "SB-FX-19",
    "SB-FX-20",
    "SB-FX-21",
    "SB-FX-23",
)
def test_the_words_of_the_items() -> None:
    assert item("AI01") == [Payment, Gain, Stress] and item("AI04") == [Launch] and item("AI05") == [OneWay]
    assert item("AI06") == [Payment, Gain] and item("AI09") == [Shield] and item("AI10") == [OneWay]
    assert (
        item("AI13") == [Extract]
        and item("AI15") == [Payment, Disintegrate]
        and item("AI16") == [Payment, Capture]
        and item("AI17") == [Charge]
    )
    assert item("AI18") == [Pressure] and item("AI19") == [Rotate] and item("AI23") == [Walk]
    assert item("AI24") == [DrawCards] and item("AI25") == [OneWay, Stress]
    assert item("AB01") == [Furnace] and item("AB02") == [Pump] and item("AB05") == [Payment, Shield]
    assert item("AB08") == [Calm]


@pytest.mark.clause(
    "SB-FX-30",
    "SB-FX-31",
    "SB-FX-32",
    "SB-FX-33",
    "SB-FX-34",
    "SB-FX-35",
    "SB-FX-36",
    "SB-FX-37",
    "SB-FX-38",
    "SB-FX-39",
    "SB-FX-41",
    "SB-AST-04",
)
def test_the_words_of_console_core_and_deck_ends() -> None:
    assert [words(said) for said in p.DECK_ENDS] == [[Disembark], [BeltAttack], [Alpha]]
    told = dict(zip(p.CONSOLE_IDS, [words(said) for said in p.CONSOLE_DOES], strict=True))
    assert told["a-repair"] == [Payment, Alpha, Stress] and told["a-equip"] == [EquipAndDraw]
    assert told["a-belt"] == [OneWay, Stress] and told["a-attack"] == [OneWay]
    assert told["b-repair"] == [Shield, Alpha, OneWay] and told["b-equip"] == [Shield, Alpha, Equipping]
    assert told["b-draw"] == [Shield, Alpha, DrawCards] and told["b-attack"] == [Scrape]
    assert words(p.CORE_STEER) == [Pressure, Rotate]


@pytest.mark.clause("SB-FX-23")
def test_a_choice_has_names_for_what_cards_and_questions_let_choose_and_for_nothing_else() -> None:
    on_cards = [name for said in BOOK.effects if isinstance(said, OneWay) for name in said.names()]
    asked = [v.EQUIP_WORD, v.DRAW_WORD, v.EXTRACT_WORD, v.STEER_WORD]
    assert sorted({*on_cards, *[v.WORDS[word] for word in asked]}) == sorted(v.WORDS)


@pytest.mark.clause("SB-AST-01", "SB-AST-02", "SB-CT-01", "SB-CT-02")
def test_alphabot_and_the_common_tank() -> None:
    assert p.ALPHA_SHIELDS == [8, 6] and p.STATUS_B == [4, 3] and p.CONSOLE_B == [2, 3]
    assert p.ELEVATOR == [[2, 3], [1, 2]] and p.ELEVATOR_ABOVE == [6, 6]
    assert list(p.COMMON_MOST[0]) == pieces("C T S G A X")[:11]
    assert list(p.COMMON_MOST[1]) == list(p.COMMON_MOST[2]) == pieces("2C 2T 2S G A X CB TB SB")[:11]


@pytest.mark.clause("SB-COMP-05", "SB-COMP-07")
def test_what_is_in_the_box() -> None:
    assert len(p.TOKENS) == 12 and len(p.OBJECTIVES) == 12 and len(p.SECONDARIES) == 16
    assert sum(max(counts) for counts in p.DEMAND) == 7
    assert p.COMPONENTS == 36 + 16 + 12 + 45
