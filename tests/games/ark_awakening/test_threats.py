"""What threatens: where Guardians would go with each card left, rooms that cards can name, rivals' reach."""

from __future__ import annotations

import random

import pytest

from rulewright.games.ark_awakening.guardians import off_duty
from rulewright.games.ark_awakening.places import CELL_LABELS
from rulewright.games.ark_awakening.printed import (
    OBJECTIVE,
    OBJECTIVE_IDS,
    ORDER,
    ORDER_ROWS,
    ORDER_STEPS,
)
from rulewright.games.ark_awakening.shown import Shown, shown
from rulewright.games.ark_awakening.table import ENEMY_BOARD, Ark
from rulewright.games.ark_awakening.threats import Ahead, Threat, forecast, targets_left
from rulewright.games.ark_awakening.turn import Round
from tests.games.ark_awakening.given import RED, YELLOW, Position, fresh, given

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


@clause("ARK-5.1a")
def test_rivals_threaten_what_they_can_walk_to() -> None:
    p = given().rooms(b2="R01", c2="R02", d2="R03", e2="R05").home(RED, 0).home(YELLOW, 0)
    p.units(YELLOW, "b2")
    reach = seen(p.s).domes[YELLOW].moves
    assert reach == 2
    near = [label for label in ("b2", "c2", "d2", "e2") if Threat("", YELLOW, 0, 0) in threat(p.s, label)]
    assert near == ["b2", "c2", "d2"], "two steps and no more"
