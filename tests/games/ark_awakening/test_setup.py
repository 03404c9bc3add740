"""Setup beyond the counts: tiles, supply, artifacts, colours, and what resources are worth (ARK-S)."""

from __future__ import annotations

import pytest

from rulewright.games.ark_awakening import printed
from rulewright.games.ark_awakening.places import NORTH, SOUTH
from tests.games.ark_awakening.given import RED, cell, fresh, given

clause = pytest.mark.clause


# --- setup -------------------------------------------------------------------------------------------
@clause("ARK-S05")
def test_all_six_tiles_lie_with_their_easy_side_up() -> None:
    s = fresh(3, "awakening", 1)
    assert printed.ACHIEVEMENTS == 6 and s.hard == 0
    assert printed.EASY == [10, 14, 5, 20, 6, 5] and printed.HARD == [15, 20, 6, 32, 7, 6]


@clause("ARK-7.6", "ARK-S05")
@pytest.mark.parametrize("tile", range(6))
def test_a_tile_is_met_at_its_number_and_not_below(tile: int) -> None:
    rooms = ["R01", "R02", "R03", "R04", "R05", "R06", "R07"]
    for short in (1, 0):
        n = printed.EASY[tile] - short
        p = given().stock(RED)
        if tile == 0:
            p.hand(RED, *["AC04", "AC05", "AC06"] * 3, "AC07")
            while len(p.dome(RED).hand.cards) > n:
                p.s.move(p.dome(RED).hand.cards[0], p.dome(RED).hand, p.s.discards)
        elif tile == 1:
            p.arsenal(RED, n)
        elif tile == 2:
            p.rooms(a2="R29").cylinders("R29", "pwr0").home(RED, n - 1).neutral("robot", "a2")
        elif tile == 3:
            p.stock(RED, ti=20, mt=n - 20)
        elif tile == 4:
            p.upgraded(RED, MOB=3, PWR=n - 3)
        else:
            for label, name in zip(["a2", "b2", "c2", "d2", "a3", "b3", "c3"], rooms[:n], strict=False):
                p.rooms(**{label: name}).cylinders(name, "pwr0")
        assert p.checked(RED).dome(RED).achieved == (0 if short else 1 << tile)


@clause("ARK-S06")
def test_the_supply_is_beside_the_board() -> None:
    s = fresh(2, "awakening", 1)
    assert s.outside == [0] * printed.GENERATORS and not s.hacked
    assert [s.cylinders_of(generator) for generator in range(5, 8)] == [10, 6, 10]
    p = given().rooms(a2="R01")
    assert not any("G1" in text for text in p.phase(RED, "PWR").may())  # unexplored: nobody controls it


@clause("ARK-S07", "ARK-V5")
def test_the_artifacts_are_shuffled() -> None:
    decks = [fresh(2, "awakening", seed).artifacts.cards for seed in range(3)]
    assert all(sorted(deck) == list(range(60)) for deck in decks) and decks[0] != decks[1] != decks[2]


@clause("ARK-S41")
def test_five_factions_have_a_colour_of_their_own() -> None:
    colours = {row.id: row.colour for row in printed.FACTION_ROWS}
    assert colours == {
        "hara": "green", "diruni": "yellow", "gimmli": "blue", "pajak": "red", "eillis": "purple",
        "togach": "", "raghna": "", "qfin": "",
    }  # fmt: skip


@clause("ARK-R79", "ARK-R48")
def test_alone_the_other_side_has_its_factories_and_no_biodome() -> None:
    s = fresh(1, "first_mission", 1)
    north = [cell(label) for label in ("d5", "b5")]
    assert all(s.explored(there) and s.rear[there] == NORTH for there in north)
    assert all(s.rear[cell(label)] == SOUTH for label in ("b1", "d1"))
    assert s.dock(RED) == [cell(label) for label in ("a1", "b1", "c1", "d1")] and len(s.plan.docks) == 1


@clause("ARK-R50")
def test_objectives_of_rooms_that_are_not_in_the_game_are_not_needed() -> None:
    for seats, special in ((2, 12), (4, 21)):
        s = fresh(seats, "awakening", 1)
        assert sum(s.objectives) == 2 * (special + 3)


@clause("ARK-R57", "ARK-7.7")
def test_artifacts_buy_no_mission() -> None:
    p = given().hand(RED, "AC04", "AC05", "AC06", "AC07", "AC08").phase(RED, "ART")
    assert p.may() == {"done", "research", *(f"use AC0{n}" for n in range(4, 9))}
    assert not p.checked(RED).dome(RED).mission.cards


@clause("ARK-R58", "ARK-S13")
def test_in_fallout_no_mission_is_open() -> None:
    s = fresh(3, "fallout", 1)
    assert not s.shared.cards and all(len(dome.mission.cards) == 1 for dome in s.domes)


@clause("ARK-R03", "ARK-5.4c")
def test_only_the_storage_bounds_what_players_hold() -> None:
    p = given(5)
    for seat in range(5):
        for resource in range(4):
            p.s.gain(seat, resource, 30)
    assert all(dome.stock == [20] * 4 for dome in p.s.domes)  # 400 of the 150 crystals


@clause("ARK-R04", "ARK-5.4d")
def test_metamorphite_stands_in_for_basic_resources_and_none_for_it() -> None:
    p = given().rooms(a2="R05", b2="R09").units(RED, "a2").units(RED, "b2")
    p.stock(RED, mt=3).phase(RED, "ENG").play("integrate plain a2")  # 3 titanium
    assert p.dome(RED).stock == [0] * 4
    p.stock(RED, ti=20, bt=20, os=20, mt=1).phase(RED, "ENG")
    assert p.reason("integrate plain b2") == "why-too-dear"  # 2 metamorphite
    assert "integrate plain b2" in p.stock(RED, mt=2).phase(RED, "ENG").may()
