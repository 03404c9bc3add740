"""Positions for the tests of Time Capsules: place exactly what matters, play, ask what a player would ask.

Objects are written as in the notation: `b1`, `c6` (without a die), `c6=4` (showing 4), `break`, `Z1`, `B04`;
a `+` behind marks what was gained this round.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import rulewright
from rulewright.core.effects import Do
from rulewright.core.rng import seeded
from rulewright.core.state import CHOSE, FORCED, Decision, State
from rulewright.core.verbs import Line
from rulewright.games.time_capsules import printed
from rulewright.games.time_capsules.actions import Act, Convert
from rulewright.games.time_capsules.effects import BOOK, source
from rulewright.games.time_capsules.packing import Discard, Pack
from rulewright.games.time_capsules.rounds import (
    ActionTurn,
    CleanUp,
    PurchaseTurn,
    Round,
    RoundEnd,
    Turn,
)
from rulewright.games.time_capsules.table import (
    ACT,
    ACTION,
    FROM_ABILITIES,
    NO_PHASE,
    PURCHASE,
    SPLIT,
    Capsules,
    Mat,
)
from rulewright.games.time_capsules.verbs import ASK_ACT, END, PASS

ANN, BOB, CY, DEE = 0, 1, 2, 3
LATE = {"computers", "batteries", "score", "repair", "bio"}  # not in the Purchase phase
clause = pytest.mark.clause
GAME = rulewright.game("time_capsules")


def capsules(s: State) -> Capsules:
    """A game, a copy or a guess, as what it is."""
    assert isinstance(s, Capsules)
    return s


def pieces(words: str) -> list[int]:
    return sorted(printed.PIECE_LABELS.index(word) for word in words.split())


def kinds(words: str) -> list[int]:
    return sorted(printed.KIND_IDS.index(word) for word in words.split())


def artifacts(words: str) -> list[int]:
    return [kind - printed.ARTIFACT for kind in (printed.KIND_IDS.index(word) for word in words.split())]


class Wait(Decision[Capsules]):
    """Holds the game where an END was forced, so that a test can look; `end` goes on."""

    def options(self, s: Capsules) -> list[int]:
        said = [e.line.message for e in s.log or () if e.line.message in (CHOSE, FORCED)]
        return [END.of(), PASS.of()] if said and said[-1] is FORCED else []

    def take(self, s: Capsules, option: int) -> None:
        pass

    def prompt(self, s: Capsules) -> Line:
        return ASK_ACT.line()


class Position:
    """A game with empty mats and all capsules open or gone. Every method that places returns self."""

    def __init__(self, seats: int = 2, mode: str = "base", seed: int = 1, **options: object) -> None:
        s = capsules(GAME.new(seats, mode, seed, **options))
        self.s = s
        s.log = []
        s.stack.clear()
        s.sealed = [()] * seats
        s.first = s.starter = ANN
        s.round = 5
        for mat in s.mats:
            mat.active, mat.inactive = [], []
            mat.crystals = mat.vp = mat.peak = mat.open = 0
            mat.sources = [0] * len(mat.sources)
            for card in mat.hand.cards[:]:
                s.move(card, mat.hand, s.deck)
        s.shuffle(s.deck)

    def mat(self, seat: int) -> Mat:
        return self.s.mats[seat]

    # --- placing -----------------------------------------------------------------------------------
    def round(self, number: int) -> Position:
        self.s.round = number
        return self

    def active(self, seat: int, words: str) -> Position:
        self.take_out(words)
        self.mat(seat).active = pieces(words)
        self.count_breaks(seat)
        return self

    def inactive(self, seat: int, words: str) -> Position:
        self.take_out(words)
        self.mat(seat).inactive = pieces(words)
        self.count_breaks(seat)
        return self

    def take_out(self, words: str) -> None:
        """Artifact tokens that lie on mats leave their stack or row."""
        for word in words.split():
            kind = printed.KIND_IDS.index(word.rstrip("+").split("=")[0])
            if kind >= printed.ARTIFACT:
                self.fetch(kind - printed.ARTIFACT)

    def fetch(self, artifact: int) -> None:
        s = self.s
        colour = printed.COLOUR[artifact]
        for zone in (s.stacks[colour], s.rows[colour]):
            for token in zone.cards:
                if printed.PRINTED_ON[token] == artifact:
                    s.move(token, zone, s.gone)
                    s.refill(colour)
                    return
        raise AssertionError("no token left")

    def count_breaks(self, seat: int) -> None:
        mat = self.mat(seat)
        mat.broken, mat.mended = mat.breaks(), 0

    def pools(self, seat: int, energy: int = 0, qubits: int = 0) -> Position:
        self.mat(seat).energy, self.mat(seat).qubits = energy, qubits
        return self

    def vp(self, seat: int, vp: int, peak: int | None = None) -> Position:
        self.mat(seat).vp = vp
        self.mat(seat).peak = vp if peak is None else peak
        return self

    def crystals(self, seat: int, n: int) -> Position:
        self.mat(seat).crystals = n
        return self

    def hand(self, seat: int, words: str) -> Position:
        """Exactly these cards."""
        s, hand = self.s, self.mat(seat).hand
        for card in hand.cards[:]:
            s.move(card, hand, s.deck)
        for word in words.split():
            kind = [row.id for row in printed.CARD_ROWS].index(word)
            zone = next(z for z in (s.deck, s.discards) if any(printed.card_kind(c) == kind for c in z.cards))
            s.move(next(c for c in zone.cards if printed.card_kind(c) == kind), zone, hand)
        return self

    def offer(self, blue: str = "", orange: str = "") -> Position:
        """These rows; the artifacts that lay there go back under their stacks."""
        s = self.s
        for colour, words in ((printed.BLUE, blue), (printed.ORANGE, orange)):
            if words:
                row, stack = s.rows[colour], s.stacks[colour]
                for token in row.cards[:]:
                    s.move(token, row, stack, at=0)
                for artifact in artifacts(words):
                    token = next(t for t in stack.cards if printed.PRINTED_ON[t] == artifact)
                    s.move(token, stack, row)
        return self

    def top(self, words: str) -> Position:
        """The next artifacts of the stack of their colour, the first word on top."""
        for artifact in reversed(artifacts(words)):
            stack = self.s.stacks[printed.COLOUR[artifact]]
            token = next(t for t in stack.cards if printed.PRINTED_ON[t] == artifact)
            stack.cards.remove(token)
            stack.cards.append(token)
        return self

    def empty_stack(self, colour: int, keep: int = 0) -> Position:
        stack = self.s.stacks[colour]
        while len(stack.cards) > keep:
            token = stack.cards[0]
            self.s.scrap.append(printed.PRINTED_ON[token])
            self.s.move(token, stack, self.s.gone)
        self.s.scrap.sort()
        return self

    def empty_row(self, colour: int) -> Position:
        row = self.s.rows[colour]
        for token in row.cards[:]:
            self.s.scrap.append(printed.PRINTED_ON[token])
            self.s.move(token, row, self.s.gone)
        self.s.scrap.sort()
        return self

    def piles(self, *tokens: int) -> Position:
        self.s.compost = [
            now + was - new for was, now, new in zip(self.s.piles, self.s.compost, tokens, strict=True)
        ]
        self.s.piles = list(tokens)
        return self

    def bag(self, seat: int, *capsules: str) -> Position:
        return self.fill(self.mat(seat).bag, capsules, seat)

    def aside(self, seat: int, *capsules: str) -> Position:
        """The pair packed first; four words: both pairs."""
        self.fill(self.mat(seat).aside, capsules[:2], seat)
        if len(capsules) > 2:
            self.fill(self.mat(seat).later, capsules[2:], seat)
        return self

    def fill(self, boxes: Any, capsules: tuple[str, ...], seat: int) -> Position:
        boxes.clear()
        for words in capsules:
            self.take_out(words)
            boxes.add(kinds(words))
        self.count_breaks(seat)
        return self

    def held(self, seat: int, breaks: int) -> Position:
        self.mat(seat).held = breaks
        self.count_breaks(seat)
        return self

    def discount(self, seat: int, blue: int = 0, orange: int = 0) -> Position:
        self.mat(seat).discounts = [blue, orange]
        return self

    def wormhole(self, seat: int) -> Position:
        self.mat(seat).wild = 1
        return self

    # --- going on ----------------------------------------------------------------------------------
    def asked_to_act(self, seat: int) -> Position:
        """In the middle of a turn: ACT in base and solo, Phase II in split."""
        s = self.s
        s.phase = ACTION if s.mode == SPLIT else ACT
        for mat in s.mats:
            mat.open = 2 if s.mode == SPLIT or mat.seat == seat else 0
        if s.mode == SPLIT:
            order = s.seat_order()
            s.push(CleanUp())
            s.push(Pack(tuple(order)))
            for other in reversed(order):
                s.push(Discard(other))
            for other in reversed(order[order.index(seat) + 1 :]):
                s.push(ActionTurn(other))
        else:
            order = s.seat_order()
            s.push(RoundEnd())
            for other in reversed(order[order.index(seat) + 1 :]):
                s.push(Turn(other))
            s.push(Pack((seat,)))
            s.push(Discard(seat))
        s.actor = seat
        s.push(Wait(seat))
        s.push(Convert(seat) if s.mode == SPLIT else Act(seat))
        return self.ahead()

    def purchase(self, seat: int = ANN) -> Position:
        """Phase I, this seat's turn."""
        s = self.s
        assert s.mode == SPLIT
        s.phase = PURCHASE
        for mat in s.mats:
            mat.open = 2
        order = s.seat_order()
        s.push(CleanUp())
        s.push(Pack(tuple(order)))
        for other in reversed(order):
            s.push(Discard(other))
        for other in reversed(order):
            s.push(ActionTurn(other))
        s.push(PurchaseTurn(seat))
        return self.ahead()

    def discarding(self, seat: int) -> Position:
        """The player has ended: DISCARD, then PACK of this seat alone, then nothing."""
        self.mat(seat).open = 2
        self.s.push(Pack((seat,)))
        self.s.push(Discard(seat))
        return self.ahead()

    def new_round(self) -> Position:
        """ROUND_START of the next round."""
        self.s.phase = NO_PHASE
        self.s.push(Round())
        return self.ahead()

    def end_of_round(self) -> Position:
        """ROUND_END in base and solo, CLEANUP in split."""
        self.s.push(CleanUp() if self.s.mode == SPLIT else RoundEnd())
        return self.ahead()

    def resolve(self, seat: int, code: str, artifact: int = -1) -> Position:
        """An effect alone."""
        self.s.push(Do(seat, BOOK.read(code).number, source(artifact, FROM_ABILITIES)))
        return self.ahead()

    def ahead(self) -> Position:
        self.s.advance()
        return self

    def play(self, seat: int, *choices: str) -> Position:
        for choice in choices:
            self.s.play(seat, choice)
        return self

    def rolling(self, *numbers: int, dice: tuple[int, ...] = ()) -> Position:
        """The next rolls show these numbers; the dice have six faces unless said otherwise."""
        faces = dice or (6,) * len(numbers)
        seed = 0
        while [1 + rng.below(n) for rng in [seeded(seed)] for n in faces] != list(numbers):
            seed += 1
        self.s.rng = seeded(seed)
        return self

    # --- asking ------------------------------------------------------------------------------------
    def options(self, seat: int | None = None) -> list[str]:
        """What the asked player may say, in notation."""
        return [self.s.text(option) for option in self.s.options(self.s.actor if seat is None else seat)]

    def can(self, choice: str) -> bool:
        return choice in self.options()

    def refused(self, choice: str) -> str:
        """The clause of the reason against a choice; empty if there is none."""
        line = self.s.why_not(self.s.actor, choice)
        return line.message.clause if line is not None else ""

    def lies(self, seat: int, zone: str = "active") -> Counter[str]:
        place = self.mat(seat).active if zone == "active" else self.mat(seat).inactive
        return Counter(printed.PIECE_LABELS[piece] for piece in place)

    def row(self, colour: int) -> list[str]:
        return [printed.ARTIFACT_ROWS[printed.PRINTED_ON[t]].id for t in self.s.rows[colour].cards]

    def stack(self, colour: int) -> list[str]:
        """From the bottom to the top."""
        return [printed.ARTIFACT_ROWS[printed.PRINTED_ON[t]].id for t in self.s.stacks[colour].cards]

    def in_hand(self, seat: int) -> list[str]:
        return sorted(printed.CARD_ROWS[printed.card_kind(c)].id for c in self.mat(seat).hand.cards)

    def discarded_cards(self) -> list[str]:
        return [printed.CARD_ROWS[printed.card_kind(c)].id for c in self.s.discards.cards]

    def discarded_artifacts(self) -> list[str]:
        return [printed.ARTIFACT_ROWS[kind].id for kind in self.s.scrap]

    def capsules(self, seat: int, where: str = "aside") -> list[Counter[str]]:
        boxes = getattr(self.mat(seat), where)
        return [
            Counter(printed.KIND_IDS[kind] for kind in boxes.box(number))
            for number in range(len(boxes.sizes))
        ]

    def pool(self, seat: int) -> tuple[int, int]:
        return self.mat(seat).energy, self.mat(seat).qubits

    @property
    def asked(self) -> int:
        return self.s.actor

    @property
    def question(self) -> str:
        line = self.s.prompt(self.s.actor)
        return line.message.key if line else ""

    def told(self, key: str) -> int:
        """How often an event with this key was logged."""
        return sum(entry.line.message.key == f"event-{key}" for entry in self.s.log or ())


def held(words: str) -> Counter[str]:
    return Counter(words.split())


def given(seats: int = 2, mode: str = "base", seed: int = 1, **options: object) -> Position:
    return Position(seats, mode, seed, **options)


def split(seats: int = 2, seed: int = 1, **options: object) -> Position:
    return Position(seats, "split", seed, **options)


def solo(seed: int = 1, **options: object) -> Position:
    return Position(1, "solo", seed, **options)
