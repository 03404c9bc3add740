"""Setup: the Ark, its rooms and decks, what each player begins with (ARK-S)."""

from __future__ import annotations

from collections import Counter

import pytest

from rulewright.games.ark_awakening import printed
from rulewright.games.ark_awakening.places import CELL_LABELS, HOME, PLANS, SOUTH
from rulewright.games.ark_awakening.table import Ark
from tests.games.ark_awakening.given import GAME, given, room

clause = pytest.mark.clause
COUNTS = [
    (2, 25, 4, 2, 19, 21, 2),
    (3, 30, 4, 3, 23, 26, 2),
    (4, 40, 4, 4, 32, 35, 3),
    (5, 48, 5, 5, 38, 43, 4),
]


def new(seats: int, seed: int = 3, mode: str = "awakening") -> Ark:
    s = GAME.new(seats, mode, seed)
    assert isinstance(s, Ark)
    return s


@clause("ARK-S01", "ARK-S02", "ARK-S03", "ARK-S04", "ARK-R129")
@pytest.mark.parametrize(("seats", "positions", "initial", "gates", "deck", "tokens", "each"), COUNTS)
def test_the_counts_of_the_setup(
    seats: int, positions: int, initial: int, gates: int, deck: int, tokens: int, each: int
) -> None:
    s = new(seats)
    explored = [cell for cell in s.plan.cells if s.explored(cell)]
    assert (len(s.plan.cells), len(explored), len(s.plan.gates)) == (positions, initial, gates)
    assert len(s.room_deck.cards) == deck and sum(s.tokened) == tokens
    cards = [card - printed.ROOM_CARD for card in s.room_deck.cards] + [s.rooms[cell] for cell in explored]
    types = Counter(printed.factory_type(card) for card in cards if printed.is_factory(card))
    assert set(types.values()) == {each} and len(types) == 4
    assert {room("G1"), room("G2"), room("G3")} <= set(cards)
    assert len(s.initial) == 4 and {printed.factory_type(card) for card in s.initial} == {0, 1, 2, 3}


@clause("ARK-S03")
@pytest.mark.parametrize(
    ("seats", "by_half"), [(2, [4, 4, 4]), (3, [4] * 4), (4, [1] + [4] * 5), (5, [4] * 6)]
)
def test_special_rooms_come_by_sectors(seats: int, by_half: list[int]) -> None:
    for seed in range(8):
        cards = [card - printed.ROOM_CARD for card in new(seats, seed).room_deck.cards]
        halves = Counter(printed.HALF[card] for card in cards if card < printed.SPECIAL)
        assert sorted(halves.values()) == by_half


@clause("ARK-S08", "ARK-S09")
@pytest.mark.parametrize(("seats", "least"), [(2, 9), (3, 16), (4, 20), (5, 29)])
def test_missions_and_objectives_are_of_rooms_in_the_game(seats: int, least: int) -> None:
    for seed in range(10):
        s = new(seats, seed)
        rooms = {card - printed.ROOM_CARD for card in s.room_deck.cards}
        missions = [card - printed.MISSION for card in s.missions.cards]
        assert len(missions) >= least
        assert all(set(printed.MISSION_ROOMS[mission]) <= rooms for mission in missions)
        assert {r for r, n in enumerate(s.objectives) if n} == {r for r in rooms if r < printed.ACTIVATABLE}
        assert set(s.objectives) <= {0, 2}


@clause("ARK-S10")
def test_what_a_player_begins_with() -> None:
    for dome in new(4).domes:
        assert (dome.cubes, dome.cylinders, dome.home, dome.stasis, dome.arsenal) == (30, 10, 2, 4, 0)
        assert dome.stock == [2, 2, 2, 2] and not dome.hand.cards and not dome.mission.cards


@clause("ARK-S11", "ARK-R48")
def test_the_first_mission_has_no_missions_and_no_objectives() -> None:
    s = new(1, mode="first_mission")
    assert not s.missions.cards and sum(s.objectives) == 0 and len(s.plan.cells) == 25


@clause("ARK-S01", "ARK-R74")
def test_the_first_player_sits_at_the_first_biodome() -> None:
    firsts = set()
    for seed in range(20):
        s = new(3, seed)
        firsts.add(s.first)
        assert s.active == s.first and s.dock(s.first) == PLANS[2].docks[0] and s.dock_side(s.first) == SOUTH
        assert s.dock((s.first + 1) % 3) == PLANS[2].docks[1]
    assert firsts == {0, 1, 2}


@clause("ARK-2.1", "ARK-2.2", "ARK-2.3", "ARK-2.7")
def test_who_is_beside_whom() -> None:
    p = given().rooms(a1="R01", b1="R02", b2="R03", e1="gate1", a5="gate2", a2="R05")
    beside = {
        label: {
            "home" if other == HOME else CELL_LABELS[other]
            for other in p.s.beside(0, CELL_LABELS.index(label))
        }
        for label in ("a1", "b2", "e1")
    }
    assert beside == {"a1": {"b1", "a2", "home"}, "b2": {"b1", "a2"}, "e1": {"a5"}}
    assert {CELL_LABELS[other] for other in p.s.beside(0, HOME)} == {"a1", "b1"}
    assert not p.s.beside(1, HOME)
