"""The printed content of Ark: Awakening, counted against what the rules say of it."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.core.errors import ContentError
from rulewright.games.ark_awakening.book import BOOK
from rulewright.games.ark_awakening.effects import Arsenal, OneOf
from rulewright.games.ark_awakening.printed import _by_challengers, _steps
from rulewright.games.ark_awakening.schema import EnemyActionRow, EnemyTrackRow
from rulewright.games.ark_awakening.verbs import WAYS

FOLDER = Path(rulewright.__path__[0]) / "games" / "ark_awakening" / "content"
SECTIONS = ["MOB", "PWR", "PRO", "ENG", "MIL", "ART", "UNI"]


def rows(file: str, kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((FOLDER / f"{file}.toml").read_text(encoding="utf-8"))[kind]
    return found


def test_every_row_names_its_clause_and_its_source() -> None:
    for file in FOLDER.glob("*.toml"):
        for kind, found in tomllib.loads(file.read_text(encoding="utf-8")).items():
            for row in found:
                assert row["clause"].startswith("ARK-"), (file.name, kind, row)
                assert row["source"].startswith(("seed", "public", "reconstructed")), (file.name, kind, row)


def test_a_choice_has_names_for_what_cards_let_choose_or_decline_and_for_nothing_else() -> None:
    chosen = [name for said in BOOK.effects if isinstance(said, OneOf) for name in said.names()]
    assert sorted({*chosen, Arsenal.word}) == sorted(WAYS)


@pytest.mark.clause("ARK-EX-04")
def test_the_artifact_deck_has_the_known_powers_and_critical_cards() -> None:
    cards = rows("artifacts", "artifact")
    assert Counter(power for card in cards for power in card["power"]) == {4: 18, 6: 16, 8: 14, 12: 12}
    assert sum(sum(card["critical"]) for card in cards) == 20
    assert all(len(card["power"]) == len(card["critical"]) == 3 for card in cards) and len(cards) == 20


def test_room_cards_are_56() -> None:
    factories = sum(row["copies"] for row in rows("rooms", "factory"))
    counts = (
        len(rows("rooms", "room")),
        len(rows("rooms", "generator")),
        factories,
        rows("rooms", "gate")[0]["copies"],
    )
    assert counts == (32, 3, 16, 5)
    halves = Counter(room["half"] for room in rows("rooms", "room"))
    assert halves == {f"{sector}{n}": 4 for sector in "ABCD" for n in (1, 2)}


def test_a_benefit_has_a_value_for_every_number_of_covered_slots() -> None:
    for room in rows("rooms", "room"):
        slots = room["squares"] if room["link"] == "cubes" else room["circles"]
        assert {len(values) for values in room["benefits"].values()} == {slots + 1}, room["id"]
    for generator in rows("rooms", "generator"):
        assert len(generator["diverts"]) == len(generator["capacity"]) == generator["squares"] + 1
    for factory in rows("rooms", "factory"):
        assert len(factory["yield"]) == factory["circles"] + 1


def test_chains_lead_from_one_section_to_another() -> None:
    chains = [row["chain"] for kind in ("room", "generator") for row in rows("rooms", kind)]
    assert len(chains) == 35 and all(a != b and {a, b} <= set(SECTIONS) for a, b in chains)
    assert ["MOB", "ENG"] in chains


def test_every_biodome_has_seven_sections_and_its_squares() -> None:
    squares: Counter[str] = Counter()
    for row in rows("biodomes", "section"):
        squares[row["faction"]] += len(row["values"]) - 1
        squares[row["faction"]] += sum(len(values) - 1 for values in row.get("passive", {}).values())
    sections = Counter(row["faction"] for row in rows("biodomes", "section"))
    assert set(sections.values()) == {7} and len(sections) == 9
    own = {
        "hara": 14,
        "diruni": 19,
        "gimmli": 20,
        "pajak": 22,
        "eillis": 17,
        "togach": 16,
        "raghna": 19,
        "qfin": 20,
    }
    assert {faction: n for faction, n in squares.items() if faction != "standard"} == own
    assert [row["id"] for row in rows("biodomes", "faction")] == list(own)


def test_missions_name_three_rooms_each() -> None:
    known = {row["id"] for kind in ("room", "generator") for row in rows("rooms", kind)}
    missions = rows("missions", "mission")
    assert len(missions) == len({tuple(sorted(mission["rooms"])) for mission in missions}) == 45
    assert all(len(set(mission["rooms"])) == 3 and set(mission["rooms"]) <= known for mission in missions)


@pytest.mark.parametrize(
    ("players", "positions", "deck"), [(1, 25, 19), (2, 25, 19), (3, 30, 23), (4, 40, 32), (5, 48, 38)]
)
def test_the_room_deck_fills_the_board(players: int, positions: int, deck: int) -> None:
    board = next(row for row in rows("boards", "board") if row["players"] == players)
    drawn = next(row for row in rows("setup", "deck") if row["players"] == players)
    special = 8 * drawn["full"] + 4 * drawn["halves"] + drawn["single"]
    cards = special + len(rows("rooms", "generator")) + drawn["factories"]
    assert board["width"] * board["height"] == positions and cards == deck
    assert positions - len(board["initial"]) - len(board["gates"]) == deck
    assert len(board["seats"]) == players and all(len(seat["cells"]) == 4 for seat in board["seats"])


def test_the_tile_of_artifacts_asks_for_ten_or_fifteen_cards() -> None:
    tile = rows("goals", "achievement")[0]
    assert (tile["subject"], tile["easy"], tile["hard"], tile["easy_points"]) == ("cards", 10, 15, [7, 5])
    assert sum(token["copies"] for token in rows("goals", "token")) == 35
    assert sum(token["premium"] for token in rows("goals", "token")) == 8


def test_what_the_enemy_starts_with() -> None:
    amount = {row["id"]: row["value"] for row in rows("setup", "amount")}
    assert amount["guardians"][:4] == [3, 4, 5, 6] and amount["guardians_turns"][:4] == [24, 20, 17, 15]
    tracks = {(row["side"], row["track"]): row["values"] for row in rows("enemy", "track")}
    assert [tracks["G", "K"][0][n] for n in amount["glitch_strength"][:4]] == [2, 4, 6, 8]
    cards = list(zip(amount["glitch_double_cards"], amount["glitch_single_cards"], strict=True))[:4]
    assert cards == [(0, 6), (3, 3), (4, 4), (5, 5)]
    assert amount["glitch_first_turns"][:4] == [15, 10, 7, 7] and amount["glitch_later_turns"][:4] == [
        10,
        7,
        5,
        5,
    ]
    assert amount["learning_upgrades"][:4] == [0, 0, 1, 2] and amount["learning_adaptations"][:4] == [
        4,
        5,
        6,
        7,
    ]
    assert len(rows("enemy", "enemy_action")) == 6 and len(rows("enemy", "challenger_action")) == 8


def track_with(lists: int) -> EnemyTrackRow:
    return EnemyTrackRow(
        clause="ARK-C-ENEMY", source="seed", side="I", track="C", values=[[1, 2] for _ in range(lists)]
    )


def test_a_track_has_one_list_of_values_or_one_for_each_number_of_challengers() -> None:
    assert _by_challengers(track_with(1)) == _by_challengers(track_with(4)) == [[1, 2]] * 4
    with pytest.raises(ContentError, match="track C of side I needs one list of values or 4,"):
        _by_challengers(track_with(2))


@pytest.mark.parametrize(
    ("order", "steps", "wrong"),
    [
        (["right", "right"], 1, "order of EA9 needs each of left, front, right, behind once"),
        ([], 1, "it has none with 1 steps"),
        (["left", "front", "right", "behind"], 9, "steps of EA9 are 0 to"),
    ],
)
def test_an_enemy_action_card_names_each_direction_once_and_no_way_beyond_the_ark(
    order: list[str], steps: int, wrong: str
) -> None:
    row = EnemyActionRow(
        clause="ARK-C-ENEMY", source="own", id="EA9", steps=steps, order=order, strategy="infect"
    )
    with pytest.raises(ContentError, match=wrong):
        _steps(row)


def test_corruption_and_infection_grow_less_with_more_challengers() -> None:
    tracks = {(row["side"], row["track"]): row["values"] for row in rows("enemy", "track")}
    for track in "CI":
        sums = [sum(values) for values in tracks["I", track]]
        assert sums == sorted(sums, reverse=True) and len({len(values) for values in tracks["I", track]}) == 1
    assert all(2 in values for values in tracks["I", "C"][:2])  # ARK-EX-15
    assert all({4, 6} <= set(values) for values in tracks["I", "I"][:2])  # ARK-EX-16, ARK-EX-17
