"""Positions for the tests of Age of Automaton: place exactly what matters, play, ask what a player would ask.

A position starts empty: no goods, no workers, no cards owned, all six dice unbuilt, no
Achievement cards in play, turn order A, B, C, D.
"""

from __future__ import annotations

from typing import Any

import rulewright
from rulewright.core.effects import Paid
from rulewright.core.rng import Rng, seeded
from rulewright.core.state import Decision, Frame, State
from rulewright.core.zones import Zone
from rulewright.games.age_of_automaton import printed as p
from rulewright.games.age_of_automaton.achievements import FinalClaims
from rulewright.games.age_of_automaton.cleanup import clean_up, steady
from rulewright.games.age_of_automaton.rounds import (
    Actions,
    Audit,
    Blocking,
    Cleanup,
    Donate,
    Donations,
    Market,
)
from rulewright.games.age_of_automaton.table import ACTION_PHASE, Automaton, Factory, level_of, owner, worker
from rulewright.games.age_of_automaton.turn import Turn

A, B, C, D = range(4)
GAME = rulewright.game("age_of_automaton")
LABELS = {
    **{row.id: i for i, row in enumerate(p.EQUIPMENT_ROWS)},
    **{row.id: p.RESEARCH_FIRST + i for i, row in enumerate(p.RESEARCH_ROWS)},
    **{row.id: p.SALE_FIRST + i for i, row in enumerate(p.SALE_ROWS)},
    **{row.id: p.SPECIALIST_FIRST + i for i, row in enumerate(p.SPECIALIST_ROWS)},
    **{row.id: p.TILE_FIRST + i for i, row in enumerate(p.TILE_ROWS)},
    **{row.id: p.BLOCKED_FIRST + i for i, row in enumerate(p.BLOCKED_ROWS)},
}
NAMES = {number: label for label, number in LABELS.items()}
FACE = {"R": 1, "Y": 3, "B": 5}  # a roll of the Resource die
AUDIT_FACE = {1: 1, 2: 2, 3: 3, 4: 5, 5: 6}  # a roll of the Audit die
ROWS = {"equipment": 0, "research": 1, "sale": 2}


def automaton(s: State) -> Automaton:
    """A game, a copy or a guess, as what it is."""
    assert isinstance(s, Automaton)
    return s


class Position:
    """A game in which nothing is owned yet. Every method that places or plays returns self."""

    def __init__(self, seats: int = 2, seed: int = 1, **options: object) -> None:
        s = automaton(GAME.new(seats, None, seed, **{"draft": "no", **options}))
        self.s = s
        s.log = []
        s.stack.clear()
        s.order = tuple(range(seats))
        s.phase = ACTION_PHASE
        s.market = [p.RED, p.YELLOW, p.BLUE]
        s.spaces = [p.BLOCKED if seats == 2 and i % p.SPACES == 0 else p.FREE for i in range(4 * p.SPACES)]
        for f in s.factories:
            f.credits = 0
            f.tokens = [0, 0, 0]
            f.tech = [0] * 5
            f.unbuilt = p.DICE
            for card in f.hand.cards[:]:
                s.move(card, f.hand, s.bench)
        for card in s.common.cards[:]:
            if card not in p.STARTERS:
                s.move(card, s.common, s.bench)
        for card in s.blocked_past.cards + s.blocked_next.cards:
            self.put(card, s.blocked_deck)
        s.achievements = ()

    # --- placing -----------------------------------------------------------------------------------
    def f(self, seat: int) -> Factory:
        return self.s.factories[seat]

    def put(self, card: int, target: Zone, at: int = -1) -> None:
        """Bring a card from wherever it lies; what everybody knows of it is what the zone says."""
        for zone in self.s.zones():
            if card in zone.cards:
                zone.cards.remove(card)
        target.cards.insert(at if at >= 0 else len(target.cards), card)
        self.s.seen[card] = 0

    def has(self, seat: int, **what: Any) -> Position:
        """credits=3, tokens="R2 Y1", workers="I IV", prospect="3 1 0 2", relations="1 0 2", any number."""
        f = self.f(seat)
        for name, value in what.items():
            if name == "tokens":
                f.tokens = colours(value)
            elif name == "workers":
                f.tech = [0] * 5
                for level in value.split():
                    f.tech[p.roman(level)] += 1
                f.unbuilt = p.DICE - f.workers()
            elif name in ("prospect", "relations"):
                setattr(f, name, tuple(int(n) for n in value.split()))
            else:
                assert hasattr(f, name), name
                setattr(f, name, value)
        return self

    def owns(self, seat: int, cards: str) -> Position:
        """`E04@C1 RD01 SO03 S01`: Equipment with its column, R&D, Sale, played Specialists."""
        f = self.f(seat)
        for word in cards.split():
            label, _, column = word.partition("@")
            card = LABELS[label]
            if label[0] == "E":
                self.put(card, f.equipment)
                f.columns.append(int(column[1]) - 1)
            else:
                self.put(
                    card, f.research if label[:2] == "RD" else f.sales if label[:2] == "SO" else f.specialists
                )
        for kind in range(3):
            while len(self.s.rows[kind].cards) < p.ROW:
                self.put(self.s.decks[kind].cards[-1], self.s.rows[kind])
        return self

    def hand(self, seat: int, cards: str) -> Position:
        for label in cards.split():
            self.put(LABELS[label], self.f(seat).hand)
        return self

    def common(self, cards: str) -> Position:
        for label in cards.split():
            self.put(LABELS[label], self.s.common)
        return self

    def row(self, kind: str, cards: str, deck: str = "") -> Position:
        """Exactly these cards face up, leftmost first; `deck`: the next ones to come, the first on top."""
        number = ROWS[kind]
        for card in self.s.rows[number].cards[:]:
            self.put(card, self.s.decks[number], 0)
        for label in cards.split():
            self.put(LABELS[label], self.s.rows[number])
        for label in reversed(deck.split()):
            self.put(LABELS[label], self.s.decks[number])
        return self

    def tiles(self, labels: str) -> Position:
        for tile in self.s.tile_row.cards[:]:
            self.put(tile, self.s.tile_deck, 0)
        for label in labels.split():
            self.put(LABELS[label], self.s.tile_row)
        return self

    def achievements(self, *labels: str) -> Position:
        ids = [row.id for row in p.ACHIEVEMENT_ROWS]
        self.s.achievements = tuple(ids.index(label) for label in labels)
        return self

    def audits(self, *labels: str) -> Position:
        ids = [row.id for row in p.AUDIT_ROWS]
        self.s.audits = tuple(ids.index(label) for label in labels)
        return self

    def market(self, colours: str) -> Position:
        self.s.market = [p.COLOURS.index(colour) for colour in colours.split()]
        return self

    def played(self, seat: int, *actions: str) -> Position:
        """Action markers of this round."""
        for action in actions:
            self.f(seat).played[p.ACTION_NAMES.index(action)] = 1
        return self

    def stands(self, seat: int, level: str, action: str, place: str) -> Position:
        """A die of the player on a worker space: g1, g2 or iv."""
        at = p.ACTION_NAMES.index(action) * p.SPACES + ["g1", "g2", "iv"].index(place)
        self.s.spaces[at] = worker(seat, p.roman(level))
        self.f(seat).unbuilt -= 1
        return self

    def in_round(self, number: int) -> Position:
        self.s.round = number
        return self

    def rolls(self, *faces: int, sides: int = 6) -> Position:
        """The next dice show these numbers."""
        number = 0
        while True:
            state = seeded(number).state
            rng = Rng(state)
            if all(1 + rng.below(sides) == face for face in faces):
                self.s.rng = Rng(state)
                return self
            number += 1

    def rolls_colours(self, colours: str) -> Position:
        return self.rolls(*[FACE[colour] for colour in colours.split()])

    # --- playing -----------------------------------------------------------------------------------
    def run(self, *frames: Frame[Automaton]) -> Position:
        """The first frame happens first."""
        for frame in reversed(frames):
            self.s.push(frame)
        self.s.advance()
        return self

    def turn(self, seat: int) -> Position:
        return self.run(Turn(seat))

    def action_phase(self) -> Position:
        return self.run(Actions(0, 0))

    def blocking(self) -> Position:
        return self.run(Blocking())

    def market_phase(self) -> Position:
        return self.run(Market())

    def donations(self) -> Position:
        return self.run(Donations())

    def donating(self, seat: int) -> Position:
        return self.run(Donate(seat, p.DONATION_BASE + self.f(seat).advanced()))

    def audit(self, die: int) -> Position:
        return self.rolls(AUDIT_FACE[die]).run(Audit())

    def clean_up(self) -> Position:
        """Steps 1 to 9 and nothing after."""
        steady(self.s)
        clean_up(self.s)
        return self

    def cleanup_phase(self) -> Position:
        return self.run(Cleanup())

    def final_claims(self) -> Position:
        return self.run(FinalClaims(self.s.unclaimed(), 0))

    def play(self, seat: int, *choices: str) -> Position:
        for choice in choices:
            self.s.play(seat, choice)
        return self

    # --- asking ------------------------------------------------------------------------------------
    def options(self, *verbs: str) -> list[str]:
        """What the asked player may say, in notation; only with these words, if any are given."""
        frame = self.s.stack[-1] if self.s.stack else None
        legal = frame.options(self.s) if isinstance(frame, Decision) else []  # also after a change by hand
        said = [self.s.text(option) for option in legal]
        return [text for text in said if not verbs or text.split()[0] in verbs]

    def can(self, choice: str) -> bool:
        return choice in self.options()

    def refused(self, choice: str) -> str:
        """The clause of the reason against a choice, empty if there is none."""
        line = self.s.why_not(self.s.actor, self.s.parse(choice))
        return line.message.clause if line is not None else ""

    def missing(self, choice: str) -> int:
        """The first number in the reason against a choice."""
        line = self.s.why_not(self.s.actor, self.s.parse(choice))
        assert line is not None
        return next(v for d, v in zip(line.message.domains, line.values(), strict=True) if d.name == "number")

    @property
    def asked(self) -> int:
        """Who decides; -1 when all that was set up is done."""
        return self.s.actor if self.s.stack else -1

    @property
    def question(self) -> str:
        return type(self.s.stack[-1]).__name__ if self.s.stack else ""

    def credits(self, seat: int) -> int:
        return self.f(seat).credits

    def tokens(self, seat: int) -> str:
        """`R2 Y1`."""
        return " ".join(f"{c}{n}" for c, n in zip(p.COLOURS, self.f(seat).tokens, strict=True) if n)

    def workers(self, seat: int) -> str:
        """On the Technology track: `I I III`."""
        tech = self.f(seat).tech
        return " ".join(p.LEVELS[level - 1] for level in range(1, 5) for _ in range(tech[level]))

    def shown(self, kind: str) -> str:
        return self.names(self.s.rows[ROWS[kind]])

    def names(self, zone: Zone) -> str:
        return " ".join(NAMES[card] for card in zone.cards)

    def column(self, seat: int, number: int) -> str:
        f = self.f(seat)
        return " ".join(
            NAMES[f.equipment.cards[i]] for i in range(len(f.columns)) if f.columns[i] == number - 1
        )

    def space(self, action: str, place: str) -> str:
        """`free`, `blocked` or seat and level, as `0 III`."""
        value = self.s.spaces[p.ACTION_NAMES.index(action) * p.SPACES + ["g1", "g2", "iv"].index(place)]
        if value < 0:
            return "free" if value == p.FREE else "blocked"
        return f"{owner(value)} {p.LEVELS[level_of(value) - 1]}"

    def points(self, seat: int, row: str = "") -> int:
        """A row of the score sheet, or the total."""
        outcome = self.s.outcome()
        if not row:
            return outcome.scores[seat]
        return next(r.values[seat] for r in outcome.sheet if r.name == row)

    def told(self, key: str) -> int:
        """How often an event with this key has been logged."""
        return len([1 for entry in self.s.log or () if entry.line.message.key == f"event-{key}"])


def given(seats: int = 2, seed: int = 1, **options: object) -> Position:
    return Position(seats, seed, **options)


def kinds(effects: list[int]) -> list[type]:
    """The words of a card; of a payment what it buys."""
    found = [p.BOOK.effects[number] for number in effects]
    return [type(e.gain if isinstance(e, Paid) else e) for e in found]


def read(words: list[str]) -> list[int]:
    """The numbers of effects, as if a card printed these words."""
    return [p.BOOK.read(word).number for word in words]


def colours(words: str) -> list[int]:
    """`R2 Y1` as tokens by colour."""
    out = [0, 0, 0]
    for part in words.split():
        out[p.COLOURS.index(part[0])] += int(part[1:])
    return out
