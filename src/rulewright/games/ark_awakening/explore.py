"""EXPLORE (ARK-5.2): positions, room cards, exploration tokens."""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.effects import Do
from rulewright.core.menu import Action, Offers
from rulewright.core.state import Decision, Frame
from rulewright.core.values import changed
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.book import TOKEN_EFFECT
from rulewright.games.ark_awakening.checks import Check
from rulewright.games.ark_awakening.control import occupied
from rulewright.games.ark_awakening.phase import Doing
from rulewright.games.ark_awakening.places import HOME
from rulewright.games.ark_awakening.table import Ark


def within_reach(s: Ark, seat: int, origin: int) -> list[int]:
    """ARK-5.2b: unexplored positions beside it; gate links do not count."""
    near = s.dock(seat) if origin == HOME else s.plan.beside[origin]
    return sorted([cell for cell in near if cell >= 0 and not s.explored(cell)])


def origins(s: Ark, seat: int, to: Offers) -> None:
    for origin in occupied(s, seat):
        if within_reach(s, seat, origin):
            to.may(v.EXPLORE.of(origin))
        else:
            to.no(v.EXPLORE.of(origin), v.NOTHING_NEAR, origin)


class Explore(Action[Ark, Doing]):
    """ARK-5.2a: once, before, between or after movement, from a room that the seat occupies."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if not me.open[p.EXPLORE]:
            return
        if not s.spent[p.EXPLORE]:
            origins(s, me.seat, to)
        elif to.told:
            for origin in occupied(s, me.seat):
                to.no(v.EXPLORE.of(origin), v.ONCE)

    def do(self, s: Ark, seat: int, option: Option) -> None:
        s.spent[p.EXPLORE] += 1
        s.push(Positions(seat, v.EXPLORE.read(option), ()))


class ExploreOnce(Decision[Ark]):
    """ARK-FX-EXPLORE: one EXPLORE outside of MOB; it may be declined."""

    step = "explore"

    def options(self, s: Ark) -> list[Option]:
        to = Offers(False)
        origins(s, self.seat, to)
        to.decline(v.DONE.of())
        return to.options

    def take(self, s: Ark, option: Option) -> None:
        if option in v.EXPLORE:
            s.push(Positions(self.seat, v.EXPLORE.read(option), ()))

    def prompt(self, s: Ark) -> Line:
        return v.ASK_EXPLORE.line()


class Positions(Decision[Ark]):
    """ARK-5.2b: one to three positions, named in any order; the same ones are the same exploration."""

    step = "explore"

    def __init__(self, seat: int, origin: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.origin = origin
        self.chosen = chosen

    def options(self, s: Ark) -> list[Option]:
        out = [v.DONE.of()] if self.chosen else []
        near = within_reach(s, self.seat, self.origin)
        return out + [v.POSITION.of(cell) for cell in near if cell not in self.chosen]

    def take(self, s: Ark, option: Option) -> None:
        if option not in v.POSITION:
            uncover(s, self.seat, self.origin, self.chosen)
            return
        chosen = tuple(sorted([*self.chosen, v.POSITION.read(option)]))
        if len(chosen) < p.EXPLORED_MOST:
            s.push(Positions(self.seat, self.origin, chosen))
        else:
            uncover(s, self.seat, self.origin, chosen)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_POSITION.line(p.EXPLORED_MOST - len(self.chosen))


def uncover(s: Ark, seat: int, origin: int, cells: tuple[int, ...]) -> None:
    """ARK-5.2c, 5.2d: gates are placed at once; for the other positions as many room cards are drawn."""
    ordinary: list[int] = []
    for cell in cells:
        s.domes[seat].explored += 1
        if cell in s.plan.gates:
            settle(s, seat, p.GATE + s.plan.gates.index(cell), cell, origin)
        else:
            ordinary.append(cell)
    if s.round:
        s.push(Rewards(seat))
        s.push(Tokens(tuple(ordinary)))
        s.push(Check())
    else:
        clear_tokens(s, ordinary)
    s.push(Assign(seat, origin, tuple(ordinary)))
    for _ in ordinary:
        s.draw(s.room_deck, s.open)


def settle(s: Ark, seat: int, room: int, cell: int, origin: int) -> None:
    """ARK-2.6: the rear is towards the room explored from."""
    rear = s.dock_side(seat) if origin == HOME else s.plan.side_of(cell, origin)
    s.place_room(room, cell, rear)
    s.note(EVERYONE, v.EXPLORED, seat, room, cell)


class Assign(Decision[Ark]):
    """ARK-5.2d: which of the cards drawn lies on the first of these positions."""

    step = "explore"

    def __init__(self, seat: int, origin: int, cells: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.origin = origin
        self.cells = cells

    def options(self, s: Ark) -> list[Option]:
        return [v.ASSIGN.of(card - p.ROOM_CARD) for card in sorted(s.open.cards) if self.cells]

    def take(self, s: Ark, option: Option) -> None:
        room = v.ASSIGN.read(option)
        s.move(p.ROOM_CARD + room, s.open, s.box)
        settle(s, self.seat, room, self.cells[0], self.origin)
        s.push(Assign(self.seat, self.origin, self.cells[1:]))

    def prompt(self, s: Ark) -> Line:
        return v.ASK_ASSIGN.line(self.cells[0])


# --- tokens ------------------------------------------------------------------------------------------
class Tokens(Frame[Ark]):
    """ARK-5.2e: the tokens of the explored positions are revealed."""

    def __init__(self, cells: tuple[int, ...]) -> None:
        self.cells = cells

    def run(self, s: Ark) -> None:
        for cell in self.cells:
            if s.tokened[cell]:
                s.tokened = changed(s.tokened, cell, 0)
                s.draw(s.tokens, s.open)


def clear_tokens(s: Ark, cells: list[int]) -> None:
    """ARK-10.9b: while the board is built tokens are removed unseen; those of gates stay."""
    for cell in cells:
        s.tokened = changed(s.tokened, cell, 0)


def take_token(s: Ark, seat: int, cell: int) -> None:
    """The token that lies there is revealed, and its reward gained."""
    s.push(Rewards(seat))
    s.push(Tokens((cell,)))


class Rewards(Decision[Ark]):
    """ARK-5.2e: in any order; what is declined is discarded too (7.2)."""

    step = "explore"

    def options(self, s: Ark) -> list[Option]:
        kinds = {p.TOKEN_OF[card - p.TOKEN] for card in s.open.cards}
        return [v.DONE.of()] + [v.REWARD.of(kind) for kind in sorted(kinds)] if kinds else []

    def take(self, s: Ark, option: Option) -> None:
        if option in v.DONE:
            for card in s.open.cards[:]:
                s.move(card, s.open, s.box)
            return
        kind = v.REWARD.read(option)
        for card in sorted(s.open.cards):
            if p.TOKEN_OF[card - p.TOKEN] == kind:
                s.move(card, s.open, s.box)
                break
        s.note(EVERYONE, v.FOUND, self.seat, kind)
        s.push(self)
        s.push(Check())
        s.push(Do(self.seat, TOKEN_EFFECT[kind]))

    def default(self, s: Ark) -> Option:
        return self.options(s)[-1]

    def prompt(self, s: Ark) -> Line:
        return v.ASK_REWARD.line()
