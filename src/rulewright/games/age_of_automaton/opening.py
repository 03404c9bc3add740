"""Setup (AOA-S) and the Specialist draft (AOA-F-02)."""

from __future__ import annotations

import rulewright.games.age_of_automaton.printed as p
import rulewright.games.age_of_automaton.verbs as v
from rulewright.core.state import Frame, Setup, Together
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE, only
from rulewright.games.age_of_automaton.rounds import Round
from rulewright.games.age_of_automaton.table import Automaton


def start(setup: Setup) -> Automaton:
    s = Automaton(setup)
    s.push(Opening())
    s.advance()
    return s


class Opening(Frame[Automaton]):
    """AOA-S-22: everything random, in this order; then the draft and the first round."""

    def run(self, s: Automaton) -> None:
        seats = s.seats
        named = s.setup.options["starter"]  # AOA-S-17: by lot, or named by the table
        first = named - 1 if named else s.roll(seats) - 1
        s.order = tuple([(first + i) % seats for i in range(seats)])
        s.note(EVERYONE, v.STARTED, first)
        for kind in range(p.DECKS):  # AOA-S-02
            s.shuffle(s.decks[kind])
            s.refill(kind)
        s.shuffle(s.tile_deck)  # AOA-S-04, AOA-S-05, AOA-MB-06
        for _ in range(p.TILES_IN_ROW[seats]):
            s.draw(s.tile_deck, s.tile_row)
        for cards in p.ACHIEVEMENTS_BY_LEVEL:  # AOA-S-06
            s.achievements += (cards[s.roll(len(cards)) - 1],)
        for deck in (p.AUDITS_A, p.AUDITS_B):  # AOA-S-07
            cards = deck[:]
            s.rng.shuffle(cards)
            s.audits += tuple(cards[:2])
        s.shuffle(s.bench)  # AOA-S-09, AOA-P-02
        for _ in range(p.COMMON_DRAWN[seats]):
            s.draw(s.bench, s.common)
        drafting = s.setup.options["draft"] > 0
        for seat in s.order:
            f = s.factories[seat]
            for _ in range(p.HAND):
                card = s.draw(s.bench, f.packet if drafting else f.hand)
                s.note(only(seat), v.DEALT, seat, card - p.SPECIALIST_FIRST)
        if seats == 3:  # AOA-S-19
            s.shuffle(s.blocked_deck)
        elif seats == 2:
            for action in range(p.COLUMNS):
                s.block(action)  # AOA-S-18: for the whole game
        for place in range(seats):
            goods(s, s.order[place], place)
        s.push(Round())
        if drafting:  # AOA-S-21
            s.push(Draft(tuple(s.order), p.HAND))


def goods(s: Automaton, seat: int, place: int) -> None:
    """AOA-S-20: by place in the first turn order."""
    s.earn(seat, p.START_CREDITS[place])
    for colour in range(p.N_COLOURS):
        s.add(seat, colour, p.START_TOKENS[place][colour])
    for level in p.START_LEVELS[place]:
        s.build(seat, level, 1)


class Draft(Together[Automaton]):
    """AOA-F-02, AOA-D-01: all keep one card and pass the others to the left; the last one is added."""

    step = "draft"

    def __init__(self, seats: tuple[int, ...], size: int) -> None:
        super().__init__(seats)
        self.size = size  # cards in each packet

    def prompt(self, s: Automaton, seat: int) -> Line:
        return v.ASK_DRAFT.line(p.HAND - self.size + 1)

    def options(self, s: Automaton, seat: int, chosen: tuple[Option, ...]) -> list[Option]:
        if chosen:
            return []
        return [v.KEEP.of(card - p.SPECIALIST_FIRST) for card in sorted(s.factories[seat].packet.cards)]

    def audience(self, s: Automaton, seat: int) -> int:
        return only(seat)  # AOA-V-06

    def reveal(self, s: Automaton, chosen: list[tuple[Option, ...]]) -> None:
        kept: list[int] = []
        for seat in range(s.seats):
            card = p.SPECIALIST_FIRST + v.KEEP.read(chosen[seat][0])
            f = s.factories[seat]
            s.move(card, f.packet, f.hand)
            kept.append(card)
        packets = [f.packet.cards[:] for f in s.factories]
        last = self.size == 2
        for seat in range(s.seats):
            left = (seat + 1) % s.seats
            target = s.factories[left].hand if last else s.factories[left].packet
            for card in packets[seat]:
                s.move(card, s.factories[seat].packet, target)
                s.note(only(seat) | only(left), v.PASSED, seat, card - p.SPECIALIST_FIRST)
        if s.seats == 2 and self.size == p.HAND - 1:
            # Each gets his first packet back and sees which card the other has taken out of it.
            for seat in range(2):
                s.show(kept[1 - seat], only(seat))
        if not last:
            s.push(Draft(self.seats, self.size - 1))
