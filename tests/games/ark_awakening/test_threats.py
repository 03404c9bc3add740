"""What threatens: where Guardians would go with each card left, rooms that cards can name, rivals' reach."""

from __future__ import annotations

import random

import pytest

from rulewright.games.ark_awakening.enemy import AUTOMATON, goal_rooms
from rulewright.games.ark_awakening.enemy import dark as dark_seat
from rulewright.games.ark_awakening.guardians import off_duty
from rulewright.games.ark_awakening.learning import act
from rulewright.games.ark_awakening.places import CELL_LABELS, CELLS
from rulewright.games.ark_awakening.printed import (
    OBJECTIVE,
    OBJECTIVE_IDS,
    ORDER,
    ORDER_ROWS,
    ORDER_STEPS,
)
from rulewright.games.ark_awakening.shown import Shown, shown
from rulewright.games.ark_awakening.spreading import infectable
from rulewright.games.ark_awakening.table import ENEMY, ENEMY_BOARD, Ark
from rulewright.games.ark_awakening.threats import (
    Ahead,
    Threat,
    forecast,
    named_by,
    paths_to_missions,
    spread_to,
    targets_left,
)
from rulewright.games.ark_awakening.turn import Round
from tests.games.ark_awakening.given import RED, YELLOW, Position, fresh, given
from tests.games.ark_awakening.infested import crossing, infested, row

clause = pytest.mark.clause
MOVING = next(row.id for row, steps in zip(ORDER_ROWS, ORDER_STEPS) if steps == 1)


def seen(s: Ark, eye: int = RED) -> Shown:
    view = s.redacted(eye)
    assert isinstance(view, Ark)
    return shown(view, eye)


def ahead(s: Ark, order: str) -> dict[str, list[str]]:
    """The way of each Guardian with a card."""
    card = next(one for one in forecast(s) if one.order == order)
    return {one.guardian: one.way for one in card.marches}


def threat(s: Ark, label: str, eye: int = RED) -> list[Threat]:
    return next(one.threats for one in seen(s, eye).cells if one.label == label)


def corridor(dark: bool = False) -> Position:
    """Three rooms in a row; all Guardians are wounded but the one that a test places."""
    p = given(1 + dark, "guardians", enemy=int(dark)).rooms(b2="R01", c2="R02", d2="R03", b3="R05")
    p.s.lying = [1] * len(p.s.guards)
    return p


# --- Guardians -----------------------------------------------------------------------------------------
@clause("ARK-11.8", "ARK-11.8b", "ARK-11.8c", "ARK-11.8e", "ARK-11.6c")
def test_guardians_go_where_the_card_that_is_drawn_was_foreseen_to_lead_them() -> None:
    """In random games, for every card; where none of them teleports, which nobody can foresee."""
    moved = 0
    for seed in range(12):
        s, rng = fresh(1, "guardians", seed), random.Random(seed)
        while not s.over:
            if isinstance(s.stack[0], Round) and all(not off_duty(s, n) for n in range(len(s.guards))):
                moved += sum(as_foreseen(s, card) for card in forecast(s))
            s.play(RED, rng.choice(s.options(RED)))
    assert moved > 50


def as_foreseen(s: Ark, card: Ahead) -> int:
    """Play the Enemy's turn with this card: how many Guardians moved, all as it was foreseen."""
    p = Position(1, "guardians")
    p.s = s.copy()
    p.s.log = []
    p.s.clock += 1  # it is not the last turn
    p.orders(card.order).enemy_turn()
    ends = {number: CELL_LABELS[there] for number, _, there in p.told("stepped")}
    assert ends == {int(one.guardian) - 1: one.way[-1] for one in card.marches}
    return len(ends)


@clause("ARK-11.6c", "ARK-11.8d")
def test_who_has_something_to_drain_stays() -> None:
    p = corridor().guardian(1, "b2", "west")
    assert ahead(p.s, MOVING)["1"][0] == "b2" and len(ahead(p.s, MOVING)["1"]) == 2
    p.cubes("R01", RED)
    assert ahead(p.s, MOVING) == {}


@clause("ARK-11.8")
def test_only_cards_that_are_left_are_foreseen_and_all_once_they_are_used_up() -> None:
    p = corridor().guardian(1, "b2", "west")
    every = [row.id for row in ORDER_ROWS]
    assert [card.order for card in forecast(p.s)] == every
    while p.s.orders.cards:
        p.s.draw(p.s.orders, p.s.ordered)
        up = [every[card - ORDER] for card in p.s.ordered.cards]
        assert [card.order for card in forecast(p.s)] == ([one for one in every if one not in up] or every)


@clause("ARK-11.8")
def test_a_card_that_moves_guardians_is_known_though_none_stands_where_it_could() -> None:
    p = corridor()
    p.s.guards = [ENEMY_BOARD] * len(p.s.guards)
    assert all(not card.marches for card in forecast(p.s))
    moving = {row.id for row, steps in zip(ORDER_ROWS, ORDER_STEPS) if steps}
    assert {card.order for card in forecast(p.s) if card.moves} == moving


@clause("ARK-11.9", "ARK-11.9c")
def test_the_dark_player_may_choose_among_the_ways() -> None:
    p = corridor(dark=True).guardian(1, "b2", "west")
    marches = next(card.marches for card in forecast(p.s) if card.order == MOVING)
    assert [one.way for one in marches] == [["b2", "b3"], ["b2", "c2"]], "not backward, nor into nothing"


@clause("ARK-V4", "ARK-V5", "ARK-INV-21")
def test_what_is_foreseen_does_not_depend_on_the_order_of_the_decks() -> None:
    p = corridor().guardian(1, "b2", "west").rooms(e2="R06")
    before = seen(p.s)
    p.s.orders.cards.reverse()
    p.s.targets.cards.reverse()
    assert seen(p.s) == before


# --- by position ---------------------------------------------------------------------------------------
@clause("ARK-11.8b")
def test_a_room_says_how_many_of_the_cards_bring_a_guardian() -> None:
    p = corridor().guardian(1, "b2", "west")
    ends = [one.way[-1] for card in forecast(p.s) for one in card.marches]
    assert ends
    for label in ("b2", "b3", "c2", "d2"):
        n = ends.count(label)
        assert threat(p.s, label) == [Threat("1", -1, n, len(ORDER_ROWS))] * bool(n)


@clause("ARK-11.7", "ARK-11.7e")
@pytest.mark.parametrize("standing", [False, True])
def test_a_room_can_be_named_only_while_somebody_may_teleport(standing: bool) -> None:
    p = corridor().targets("R01")
    assert p.s.guards[0] == ENEMY_BOARD
    p.s.lying[0] = int(not standing)
    left = len(targets_left(p.s))
    assert threat(p.s, "b2") == [Threat("", -1, 1, left)] * standing
    p.s.draw(p.s.targets, p.s.aimed)
    assert threat(p.s, "b2") == [], "its card has been turned up"
    assert len(targets_left(p.s)) == left - 1


@clause("ARK-12.4", "ARK-12.5")
def test_cards_that_lie_face_down_are_not_given_away() -> None:
    p = given(1, "glitch").rooms(b2="R01").diagnostic("R01", "R02", "R03", up=0)
    assert OBJECTIVE + OBJECTIVE_IDS.index("R01") in p.s.row.cards
    assert threat(p.s, "b2") == [Threat("", -1, 1, len(targets_left(p.s)))]


# --- It is Learning ------------------------------------------------------------------------------------
@clause("ARK-13.7", "ARK-13.7b", "ARK-13.8", "ARK-13.9", "ARK-13.10", "ARK-13.10b")
@pytest.mark.parametrize("strategy", ["infect", "corrupt", "hatch"])
@pytest.mark.parametrize("dark", [False, True])
def test_the_enemy_spreads_to_rooms_that_were_foreseen(strategy: str, dark: bool) -> None:
    """In random games, for every target that is left; along a second path after a mission room is full it
    may come farther."""
    reached = 0
    for seed in range(5):
        s, rng = fresh(2 + dark, "learning", seed, enemy=int(dark)), random.Random(seed)
        while not s.over:
            if s.step == "section" and len(targets_left(s)) > 3:
                reached += sum(
                    spread_as_foreseen(s, strategy, target, rng) for target in rng.sample(targets_left(s), 3)
                )
            seat = s.deciders[0]
            s.play(seat, rng.choice(s.options(seat)))
    assert reached > 50


def spread_as_foreseen(s: Ark, strategy: str, target: int, rng: random.Random) -> int:
    """Let the Enemy act in each room that the card names: how many rooms changed, all as it was foreseen."""
    p, changed = Position(2, "learning"), 0
    for here in named_by(s, target):
        p.s = s.copy()
        p.strategy(strategy)
        foreseen = spread_to(p.s, here, paths_to_missions(p.s))
        before = strength(p.s)
        p.s.stack.clear()
        act(p.s, here)
        p.s.advance()
        while p.s.deciders:
            seat = p.s.deciders[0]
            p.s.play(seat, rng.choice(p.s.options(seat)))
        after = strength(p.s)
        found = {cell for cell in range(CELLS) if before[cell] != after[cell]}
        full = [cell for cell in map(p.s.at.__getitem__, goal_rooms(p.s)) if not infectable(p.s, cell)]
        assert found <= set(foreseen) or (strategy == "infect" and full)
        if strategy != "infect" and dark_seat(s) == AUTOMATON and not p.s.result:
            assert found == set(foreseen)
        changed += len(found)
    return changed


def strength(s: Ark) -> list[tuple[int, int]]:
    """Of the Enemy at each position."""
    return [(s.corrupt[cell], s.count(ENEMY, cell)) for cell in range(CELLS)]


@clause("ARK-13.7b", "ARK-13.8")
def test_rooms_beside_a_target_are_threatened_by_corruption() -> None:
    p = crossing(infested()).strategy("corrupt").shows(C=2).targets("R02")
    left = len(targets_left(p.s))
    assert threat(p.s, "b2") == threat(p.s, "a2")  # the target, and left of it
    assert [one.of for one in threat(p.s, "a2")] == [left]
    p.corrupt("a2")
    assert threat(p.s, "a2") == []


@clause("ARK-13.10")
def test_nothing_hatches_and_nothing_threatens_where_nothing_of_the_enemy_is() -> None:
    p = crossing(infested()).strategy("hatch").shows(C=1, I=2).targets("R02")
    assert threat(p.s, "b2") == threat(p.s, "b3") == []
    p.hostile("b2")
    assert threat(p.s, "b2") == [Threat("", -1, 1, len(targets_left(p.s)))]


@clause("ARK-13.9")
def test_infection_threatens_the_way_to_a_mission_room_as_far_as_cubes_reach() -> None:
    p = row(infested()).strategy("infect").shows(I=2).targets("R02", "R03", "R04", "R06")
    near = {label: sum(one.cards for one in threat(p.s, label)) for label in ("a3", "b3", "c3", "d3")}
    assert near == {"a3": 1, "b3": 2, "c3": 2, "d3": 2}  # by its own card and that of the room before


# --- rivals --------------------------------------------------------------------------------------------
@clause("ARK-5.1a")
def test_rivals_threaten_what_they_can_walk_to() -> None:
    p = given().rooms(b2="R01", c2="R02", d2="R03", e2="R05").home(RED, 0).home(YELLOW, 0)
    p.units(YELLOW, "b2")
    reach = seen(p.s).domes[YELLOW].moves
    assert reach == 2
    near = [label for label in ("b2", "c2", "d2", "e2") if Threat("", YELLOW, 0, 0) in threat(p.s, label)]
    assert near == ["b2", "c2", "d2"], "two steps and no more"
