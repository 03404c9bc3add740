"""What is asked after every step is answered in one pass: it must be what the rules say one by one."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.arena.drive import chooser
from rulewright.arena.playout import play_on
from rulewright.games.ark_awakening import control, divert, goals
from rulewright.games.ark_awakening.places import PASSIVE_SITE, PLACES
from rulewright.games.ark_awakening.printed import ACHIEVEMENTS, AMOUNTS, GATE, SQUARES
from rulewright.games.ark_awakening.table import FALLOUT, UNEXPLORED, Ark
from rulewright.games.ark_awakening.verbs import INTO
from tests.games.ark_awakening.given import RED, YELLOW, given, room

DECISIONS = 400
EVERY = 20  # decisions between two looks


def positions(mode: str, seats: int, side: int) -> list[Ark]:
    """Positions of a random game, from its beginning on."""
    game = rulewright.game("ark_awakening")
    s = game.start(game.setup(seats, mode, 5, {"side": side}, bots=True))
    assert isinstance(s, Ark)
    rng = chooser(5)
    found = []
    for until in range(0, DECISIONS, EVERY):
        play_on(s, rng, until)
        found.append(s.copy())
    return found


@pytest.mark.clause("ARK-3.4", "ARK-3.5", "ARK-1.4", "ARK-7.6", "ARK-14.5c", "ARK-5.3c")
@pytest.mark.parametrize(
    ("mode", "seats", "side"),
    [("awakening", 4, 0), ("fallout", 2, 1), ("fallout", 4, 1), ("guardians", 3, 1), ("glitch", 2, 0)],
)
def test_one_pass_finds_what_the_rules_say(mode: str, seats: int, side: int) -> None:
    for s in positions(mode, seats, side):
        for seat in range(s.players):
            held = [room for room in range(GATE) if control.controllers(s, room) >> seat & 1]
            assert [room for room in range(GATE) if control.controls(s, seat, room)] == held
            assert goals.rooms_controlled(s, seat) == len(held)
            places = [place for place in range(PLACES) if control.own_units(s, seat, place)]
            assert control.occupied(s, seat) == places
            assert goals.awake(s, seat) == sum(control.own_units(s, seat, place) for place in places)
            assert [goal for goal in range(ACHIEVEMENTS) if goals.open_to(s, seat, goal)] == open_tiles(
                s, seat
            )
            sites = [site for site in divert.OWN_SECTIONS_FIRST if divert.accepts(s, seat, -1, site)]
            into = divert.Into(seat, seat, divert.NO_CIRCLE).options(s)
            assert [INTO.read(option) for option in into] == sorted(sites)
        explored = [room for room in s.rooms if room != UNEXPLORED and SQUARES[room]]
        assert [room for room in explored if s.full(room)] == [
            room for room in explored if s.cubes_in(room) == SQUARES[room]
        ]
    assert sorted(divert.OWN_SECTIONS_FIRST) == list(range(PASSIVE_SITE))


def open_tiles(s: Ark, seat: int) -> list[int]:
    most = AMOUNTS["fallout_markers_each"][s.players - 1] if s.mode == FALLOUT else s.players
    free = [tile for tile in range(ACHIEVEMENTS) if goals.markers(s, tile) < most]
    return [tile for tile in free if not s.domes[seat].achieved >> tile & 1]


@pytest.mark.clause("ARK-3.4", "ARK-10.3")
@pytest.mark.parametrize(("mode", "held"), [("awakening", False), ("guardians", True)])
def test_without_a_cube_among_cubes_only_a_challenger_controls(mode: str, held: bool) -> None:
    p = given(2, mode).rooms(b2="R01").cubes("R01", YELLOW).cylinders("R01", "pwr0").units(RED, "b2")
    assert control.controls(p.s, RED, room("R01")) is held
    assert control.controls(p.s, YELLOW, room("R01"))
    assert control.controls(p.cubes("R01", RED).s, RED, room("R01"))
