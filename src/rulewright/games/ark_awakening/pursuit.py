"""Guardians led by a Dark Player, for the estimate: one goes where it does most harm (ARK-11.9).

It stays there. So Challengers arm before one is in the way, and look at the worst that may come next.
"""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
from rulewright.games.ark_awakening.dark_guardians import marches
from rulewright.games.ark_awakening.economy import cards_expected
from rulewright.games.ark_awakening.enemy import COMBAT, DEFENCE, on_board, turned
from rulewright.games.ark_awakening.marching import halt_in
from rulewright.games.ark_awakening.modifiers import value
from rulewright.games.ark_awakening.odds import best_card, withstanding
from rulewright.games.ark_awakening.places import opposite
from rulewright.games.ark_awakening.table import ENEMY, ENEMY_BOARD, Ark

SIEGE: Final = 0.2  # of the turns to arm against a Guardian in a room of the mission
WATCH: Final = 0.05  # and against one that may come
AGAIN: Final = 5.0  # turns to arm, for who has beaten another Guardian before
BY_CARD: Final = 0.125  # turns for each point of power that the cards in hand lack
DRAWN: Final = 7  # the power of a card that RESEARCH will bring
SURE: Final = max(p.POWER_OF) + 1  # ahead of the Enemy's combat by so much no card of its own helps it
STRUCK: Final = 0.3  # turns, for each unit that a Guardian may beat with its next steps
TAKEN: Final = 0.45  # for a room of the mission that it may enter
LOST: Final = 0.36  # and for each cube there


def pursuit(s: Ark, rooms: list[int]) -> float:
    """Turns that Guardians cost: those to arm oneself, and what they will do next."""
    return besieging(s, rooms) + next_steps(s, rooms)


# --- to beat them ----------------------------------------------------------------------------------------
def besieging(s: Ark, rooms: list[int]) -> float:
    """For each Guardian in a room of the mission another Challenger, the best armed first; one watches."""
    ready = sorted([arming(s, fellow) for fellow in range(s.players)])
    blocked = len([1 for room in rooms if s.count(ENEMY, s.at[room])])
    turns = 0.0
    for number in range(min(blocked + 1, len(rooms))):
        share = SIEGE if number < blocked else WATCH
        turns += share * (ready[number % s.players] + AGAIN * (number // s.players))
    return turns


def arming(s: Ark, fellow: int) -> float:
    """Turns until a Challenger can beat a Guardian for sure: by arsenal up to its defence, then by a card."""
    defence, arsenal = on_board(s, DEFENCE), s.domes[fellow].arsenal
    turns = max(0, defence - arsenal) / max(1, value(s, fellow, p.MILITARIZE))
    card = best_card(s, fellow)
    if cards_expected(s, fellow):
        card = max(card, DRAWN)
    return turns + BY_CARD * max(0, on_board(s, COMBAT) + SURE - max(arsenal, defence) - card)


# --- where they may go -------------------------------------------------------------------------------------
def next_steps(s: Ark, rooms: list[int]) -> float:
    """The worst that a Dark Player can do with each card that is left, by its chance."""
    cards = [card for card in s.orders.cards or s.ordered.cards if p.ORDER_STEPS[card - p.ORDER]]
    if not cards:
        return 0.0
    worst = [0.0] * (max(p.ORDER_STEPS) + 1)  # by steps
    total = 0.0
    for card in cards:
        steps = p.ORDER_STEPS[card - p.ORDER]
        if not worst[steps]:
            worst[steps] = most_harm(s, rooms, steps)
        total += worst[steps]
    return total * marches(s) / len(s.orders.cards or s.ordered.cards)


def most_harm(s: Ark, rooms: list[int], steps: int) -> float:
    """Of all Guardians and ways; one that leaves a room of the mission gives that up."""
    most = 0.0
    for guardian in range(len(s.guards)):
        cell = s.guards[guardian]
        if cell == ENEMY_BOARD or halted(s, cell):
            continue
        given_up = TAKEN if s.rooms[cell] in rooms else 0.0
        for end in ends(s, cell, cell, s.behind[guardian], steps):
            most = max(most, harm(s, rooms, end) - given_up)
    return most


def halted(s: Ark, cell: int) -> bool:
    """ARK-11.6b, 11.8d: a Guardian destroys what lies there, or waits on a gate."""
    room = s.rooms[cell]
    return p.is_gate(room) or s.cubes[room] != 0 or s.circles[room] != 0


def ends(s: Ark, start: int, cell: int, behind: int, steps: int) -> list[int]:
    """ARK-11.9b, 11.9c: where it may stop, if no door is sealed. Where it started is free again."""
    out: list[int] = []
    for side in sides(s, start, cell, behind):
        there = s.plan.beside[cell][side]
        if steps == 1 or halt_in(s, there):
            out.append(there)
        else:
            out += ends(s, start, there, opposite(side), steps - 1)
    return out


def sides(s: Ark, start: int, cell: int, behind: int) -> list[int]:
    """Through which it may go; backward only if no other way is open."""
    out: list[int] = []
    for direction in range(len(p.DIRECTIONS)):
        if direction == p.BEHIND and out:
            break
        side = turned(behind, direction)
        there = s.plan.beside[cell][side]
        if passable(s, start, there):
            out.append(side)
    return out


def passable(s: Ark, start: int, there: int) -> bool:
    """ARK-11.8b: for a Guardian that started there, which it has left free."""
    return there == start or (there >= 0 and s.explored(there) and not s.count(ENEMY, there))


def harm(s: Ark, rooms: list[int], cell: int) -> float:
    """What a Guardian that stops there costs, if the units there do not beat it."""
    turns = best = 0.0
    for fellow in range(s.players):
        units = s.count(fellow, cell)
        if units:
            chance = withstanding(s, fellow, cell)
            turns += (1.0 - chance) * STRUCK * units
            best = max(best, chance)
    room = s.rooms[cell]
    return turns + (1.0 - best) * (TAKEN + LOST * s.cubes_in(room)) if room in rooms else turns
