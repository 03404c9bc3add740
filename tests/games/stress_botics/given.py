"""Positions for the tests of Stress Botics: place exactly what matters, play, ask what a player would ask.

Pieces are written as on the cards ("2L C TB"), Cylindroids as "Mi Ex La", an armed Explosive as "Ex*".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

import rulewright
from rulewright.core.errors import IllegalChoice
from rulewright.core.state import Frame, State
from rulewright.core.values import changed
from rulewright.games.stress_botics import printed
from rulewright.games.stress_botics.actions import Turn
from rulewright.games.stress_botics.printed import (
    FIRST_ITEM,
    FIRST_SECONDARY,
    FIRST_TOKEN,
    GOODS,
    IN_TANK,
    KINDS,
    NODES,
    NONE,
    PIECES,
    RESOURCES,
    SECONDARIES,
    TILES,
    TOKENS,
)
from rulewright.games.stress_botics.stress import Settle
from rulewright.games.stress_botics.table import Botics

GAME = rulewright.games.load("stress_botics")
CYLINDROIDS = {"Mi": 0, "Ex": 1, "La": 2, "Ex*": 3}
ANN, BOB, CY, DEE = 0, 1, 2, 3
GONE = -1  # a Freighter that has left


def botics(s: State) -> Botics:
    """A game, a copy or a guess, as what it is."""
    assert isinstance(s, Botics)
    return s


def fresh(seats: int = 2, seed: int = 0, mode: str = "standard", **options: object) -> Botics:
    return botics(GAME.new(seats, mode, seed, **options))


def pieces(words: str) -> list[int]:
    """'2L C' as counts of all fourteen pieces."""
    out = [0] * len(PIECES)
    for number, piece in re.findall(r"(\d*)(CB|TB|SB|Mi|Ex|La|[CTSBXLGA])\b", words):
        out[PIECES.index(piece)] += int(number or 1)
    return out


def token(name: str) -> int:
    return [row.id for row in TOKENS].index(name)


def told(counts: Sequence[int]) -> str:
    """Counts as words, '1C 2L'."""
    return " ".join(f"{n}{PIECES[i]}" for i, n in enumerate(counts) if n)


def within(values: tuple[int, ...], at: int, some: list[int]) -> tuple[int, ...]:
    """The same values but for some, from a place on."""
    return (*values[:at], *some, *values[at + len(some) :])


def cylindroids(words: str) -> list[int]:
    out = [0] * KINDS
    for word in words.split():
        out[CYLINDROIDS[word]] += 1
    return out


def kinds(counts: list[int]) -> str:
    return " ".join(word for word, kind in CYLINDROIDS.items() for _ in range(counts[kind]))


class Position:
    """A game in which nothing waits. Every method that places returns self."""

    def __init__(self, seats: int = 2, mode: str = "standard", seed: int = 1, **options: object) -> None:
        s = fresh(seats, seed, mode, **options)
        self.s = s
        s.log = []
        s.stack.clear()
        s.order = tuple(range(seats))
        s.round, s.phase = 5, 3
        s.bag = printed.CYLINDROIDS[:]
        s.elevator = [0] * KINDS
        s.belt = [0] * (4 * KINDS)
        s.alpha = s.alpha_most()
        for b in s.bots:
            b.node = 0
            b.tanks = [0] * len(b.tanks)
            b.dangerous = (0, 0)
            b.producer = (NONE,) * 3

    # --- placing -----------------------------------------------------------------------------------
    def at(self, seat: int, node: str) -> Position:
        self.s.bots[seat].node = NODES.index(node)
        return self

    def at_tile(self, seat: int, tile: str) -> Position:
        return self.at(seat, self.node_of(tile))

    def node_of(self, tile: str) -> str:
        return NODES[printed.NODE_OF[self.s.place(TILES.index(tile))]]

    def in_main(self, *seats: int) -> Position:
        for seat in seats:
            self.s.bots[seat].node = self.s.active()
        return self

    def stress(self, *values: int) -> Position:
        for seat, value in enumerate(values):
            self.s.bots[seat].stress = value
        return self

    def shields(self, seat: int, n: int) -> Position:
        self.s.bots[seat].shields = n
        return self

    def track(self, seat: int, words: str | int, inner: str = "") -> Position:
        """Batteries from space 1 on; a number stands for that many CB. The AI follows."""
        b = self.s.bots[seat]
        b.track = [printed.CB] * words if isinstance(words, int) else [PIECES.index(w) for w in words.split()]
        b.inner = PIECES.index(inner) if inner else NONE
        b.counted = len(b.track)
        b.mind = 1 if len(b.track) > 5 else 0
        return self

    def tank(self, seat: int, number: int, words: str) -> Position:
        self.s.bots[seat].tanks[(number - 1) * IN_TANK : number * IN_TANK] = pieces(words)[:IN_TANK]
        return self

    def dangerous(self, seat: int, gas: int, acid: int) -> Position:
        self.s.bots[seat].dangerous = (gas, acid)
        return self

    def producer(self, seat: int, words: str) -> Position:
        found = [PIECES.index(word) for word in words.split()]
        self.s.bots[seat].producer = tuple(found + [NONE] * (3 - len(found)))
        return self

    def captured(self, seat: int, words: str) -> Position:
        self.s.bots[seat].captured = tuple(cylindroids(words)[:3])
        return self

    def belt(self, **segments: str) -> Position:
        """belt(a="Mi Ex", d="La")"""
        for name, words in segments.items():
            at = "abcd".index(name) * KINDS
            self.s.belt[at : at + KINDS] = cylindroids(words)
        return self._bag()

    def elevator(self, words: str) -> Position:
        self.s.elevator = cylindroids(words)
        return self._bag()

    def guarded(self, tile: str, words: str) -> Position:
        """Cylindroids in a vault."""
        at = self.s.place(TILES.index(tile)) * KINDS
        self.s.holds[at : at + KINDS] = cylindroids(words)
        return self._bag()

    def made(self, tile: str, words: str) -> Position:
        at = TILES.index(tile) * GOODS
        self.s.made = within(self.s.made, at, pieces(words)[:GOODS])
        return self

    def _bag(self) -> Position:
        s = self.s
        for kind in range(3):
            same = [kind, 3] if kind == 1 else [kind]
            out = sum(s.elevator[k] + sum(s.belt[k::KINDS]) + sum(s.holds[k::KINDS]) for k in same)
            s.bag[kind] = 8 - out - sum(b.captured[kind] for b in s.bots)
        return self

    def alphabot(self, vault: int = 1, shields: int = 8, left: bool = True, status: str = "A") -> Position:
        s = self.s
        s.vault, s.alpha, s.alpha_at = vault - 1, shields, 0 if left else 1
        s.status_side = "AB".index(status)
        s.padlocks = tuple(1 if s.vault < 3 + sector else 0 for sector in range(3))
        return self

    def pull(self, card: int) -> None:
        """Take a component out of wherever it lies."""
        for zone in self.s.zones():
            if card in zone.cards:
                zone.cards.remove(card)
        self.s.seen[card] = 0

    def item(self, seat: int, extension: int, name: str) -> Position:
        """Equip an item without paying, `AI04` or `AB01-2`."""
        card = FIRST_ITEM + printed.ITEM_IDS.index(name)
        self.pull(card)
        self.s.bots[seat].extension(extension).cards.append(card)
        return self

    def row(self, names: str, alpha: bool = False) -> Position:
        """The revealed items, next to the deck first."""
        zone = self.s.alphas_row if alpha else self.s.advanced_row
        deck = self.s.alphas if alpha else self.s.advanced
        deck.cards[:0] = zone.cards
        zone.cards.clear()
        for name in names.split():
            card = FIRST_ITEM + printed.ITEM_IDS.index(name)
            self.pull(card)
            zone.cards.append(card)
        return self

    def hand(self, seat: int, words: str) -> Position:
        self._cards(self.s.bots[seat].hand.cards, words)
        return self

    def program(self, seat: int, words: str) -> Position:
        b = self.s.bots[seat]
        self._cards(b.program.cards, words)
        b.slots = len(b.program.cards)
        return self

    def _cards(self, into: list[int], words: str) -> None:
        for word in words.split():
            card = printed.ACTION_IDS.index(word)
            self.pull(card)
            into.append(card)

    def deck(self, kind: int, words: str, discards: str = "") -> Position:
        """Exactly these cards, the top last."""
        s = self.s
        s.box.cards += s.decks[kind].cards + s.discards[kind].cards
        s.decks[kind].cards, s.discards[kind].cards = [], []
        self._cards(s.decks[kind].cards, words)
        self._cards(s.discards[kind].cards, discards)
        if s.decks[kind].cards:
            s.seen[s.decks[kind].cards[-1]] = 255
        return self

    def token(self, *names: str) -> Position:
        """The tokens on the belt, Left first."""
        s = self.s
        s.pile.cards[:0] = s.tokens.cards
        s.tokens.cards = []
        for name in names:
            card = FIRST_TOKEN + [row.id for row in TOKENS].index(name)
            self.pull(card)
            s.tokens.cards.append(card)
        return self

    def secondary(self, seat: int, name: str) -> Position:
        card = FIRST_SECONDARY + [row.id for row in SECONDARIES].index(name)
        zone = self.s.bots[seat].secondary
        self.s.secrets.cards += zone.cards
        self.pull(card)
        zone.cards = [card]
        return self

    def store(self, seat: int, extension: int, words: str) -> Position:
        at = extension * RESOURCES
        b = self.s.bots[seat]
        b.stores = within(b.stores, at, pieces(words)[:RESOURCES])
        return self

    def delivered(self, seat: int, *spaces: int) -> Position:
        """A marker on each of these, ship * 3 + sector."""
        b = self.s.bots[seat]
        for space in spaces:
            b.delivered = changed(b.delivered, space, 1)
        return self

    def container(self, seat: int, ship: int, words: str) -> Position:
        b = self.s.bots[seat]
        b.containers = within(b.containers, ship * 14, pieces(words))
        return self

    def objectives(self, *names: str) -> Position:
        ids = [row.id for row in printed.OBJECTIVES]
        self.s.objectives = tuple(ids.index(name) for name in names)
        return self

    def ships(self, probe: int = 1, scout: int = 1, freighter: int = 1) -> Position:
        self.s.ships = (probe, scout, freighter)
        return self

    # --- playing ------------------------------------------------------------------------------------
    def run(self, *frames: Frame[Any]) -> Position:
        """These frames, in this order, up to the next question."""
        for frame in reversed(frames):
            self.s.push(frame)
        self.s.advance()
        return self

    def settle(self) -> Position:
        return self.run(Settle())

    def turn(self, seat: int, card: str = "", slot: int = 1) -> Position:
        """A turn of Phase 3, with this card in that slot."""
        if card:
            b = self.s.bots[seat]
            self._cards(b.program.cards, card)
            b.slots = slot - 1 + len(b.program.cards)
        return self.run(Turn(seat))

    def perform(self, seat: int, card: str, *choices: str, slot: int = 1) -> Position:
        """Perform a card and choose so; `perform` itself is said."""
        self.turn(seat, card, slot)
        return self.play(seat, "perform", *choices)

    def play(self, seat: int, *choices: str) -> Position:
        """What was forced already is skipped."""
        for choice in choices:
            option = self.s.parse(choice)
            if option in self.s.options(seat):
                self.s.play(seat, option)
            elif not self.taken(choice):
                self.s.play(seat, option)  # raises with the reason
        return self

    def taken(self, choice: str) -> bool:
        """It was the only choice and was taken unasked."""
        log = self.s.log or []
        option = self.s.parse(choice)
        return any(e.line.message.key == "event-forced" and e.line.b == option for e in log[-60:])

    def default(self, seat: int | None = None, times: int = 1) -> Position:
        """The choice that the table offers first."""
        for _ in range(times):
            who = self.s.actor if seat is None else seat
            first = self.s.default(who)
            assert first is not None
            self.s.play(who, first)
        return self

    def refused(self, seat: int, choice: str, clause: str) -> None:
        """The choice is visible, illegal, and the reason rests on this clause."""
        with pytest.raises(IllegalChoice, match=re.escape(f"({clause})")):
            self.s.play(seat, choice)

    # --- asking -------------------------------------------------------------------------------------
    def asked(self, seat: int | None = None) -> list[str]:
        """What the seat may choose now, in notation."""
        seats = self.s.deciders if seat is None else [seat]
        return [self.s.text(option) for who in seats for option in self.s.options(who)]

    def question(self) -> str:
        return type(self.s.stack[-1]).__name__ if self.s.stack else ""

    def tanks(self, seat: int) -> list[str]:
        b = self.s.bots[seat]
        return [told(b.tanks[i : i + IN_TANK]) for i in range(0, len(b.tanks), IN_TANK)]

    def batteries(self, seat: int) -> str:
        return " ".join(PIECES[battery] for battery in self.s.bots[seat].track)

    def stresses(self) -> list[int]:
        return [b.stress for b in self.s.bots]

    def on_belt(self) -> list[str]:
        return [kinds(self.s.belt[i : i + KINDS]) for i in range(0, 4 * KINDS, KINDS)]

    def in_vault(self, tile: str) -> str:
        at = self.s.place(TILES.index(tile)) * KINDS
        return kinds(self.s.holds[at : at + KINDS])

    def made_on(self, tile: str) -> str:
        at = TILES.index(tile) * GOODS
        return told(self.s.made[at : at + GOODS])

    def events(self, key: str) -> list[tuple[int, ...]]:
        """The values of every event of this kind."""
        log = self.s.log or []
        return [tuple(e.line.values()) for e in log if e.line.message.key == f"event-{key}"]

    def row_names(self, alpha: bool = False) -> str:
        zone = self.s.alphas_row if alpha else self.s.advanced_row
        return " ".join(printed.ITEM_IDS[card - FIRST_ITEM] for card in zone.cards)


def three_at_the_end() -> Position:
    """SB-EX-32: the scoring example, 6, 7 and 1."""
    p = Position(3).objectives("PR2", "SC1", "FR1").stress(25, 29, 37)
    for seat, shields in enumerate((3, 5, 11)):
        p.shields(seat, shields).track(seat, 2)
    p.container(ANN, 1, "4C 3B").container(ANN, 2, "3X 2L A G").item(ANN, 1, "AI06").item(ANN, 1, "AI01")
    p.item(ANN, 0, "AI05").secondary(ANN, "SO13")  # 4 + 3 + 2 VP
    p.container(BOB, 1, "4C 6B").item(BOB, 1, "AI11").item(BOB, 0, "AI15").secondary(BOB, "SO11")  # 4 + 2
    p.s.bots[BOB].reward, p.s.alpha_owner, p.s.bots[BOB].markers = 0, BOB, 1
    p.container(CY, 0, "4A 3G 3B").item(CY, 1, "AI10").secondary(CY, "SO12").dangerous(CY, 0, 4)
    p.s.bots[CY].markers = 2
    return p
