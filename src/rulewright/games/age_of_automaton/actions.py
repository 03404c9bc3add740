"""What may be said before, after and between main actions: main, special and free actions, claims (AOA-1.5).

Goals come first: a main action is chosen by naming the card, track or tile that it is for; only what is
still open is asked afterwards.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

import rulewright.games.age_of_automaton.printed as p
import rulewright.games.age_of_automaton.verbs as v
from rulewright.core.menu import Action, Menu, Offers
from rulewright.core.verbs import Option, Verb
from rulewright.games.age_of_automaton.achievements import claim, offer_claims
from rulewright.games.age_of_automaton.playable import ALL_TRACKS, full, goals, price_of, reach
from rulewright.games.age_of_automaton.special import (
    offer_overtime,
    overbuilt,
    overclock,
    overtime,
    special_price,
    too_dear,
)
from rulewright.games.age_of_automaton.specialists import discard, offer_skill
from rulewright.games.age_of_automaton.table import Automaton, Factory


@mypyc_attr(free_list_len=1)  # one at a time, as in Offers
class Desk:
    """What the actions of a turn look at: the own factory, and what the question is about."""

    def __init__(self, f: Factory, column: int = p.NONE, extra: int = p.NONE) -> None:
        self.f = f
        self.column = column  # whose Equipment may be used
        self.extra = extra  # the action that a new Equipment card brings


class TurnMenu(Menu[Automaton, Desk]):
    """A menu of the turn. After an aside the same is asked again."""

    def me(self, s: Automaton) -> Desk:
        return Desk(s.factories[self.seat])

    def again(self, s: Automaton, action: Action[Automaton, Any]) -> None:
        if isinstance(action, Aside):
            s.push(self)

    def options(self, s: Automaton) -> list[Option]:
        """Sorted: cards lie in their rows in any order."""
        out = super().options(s)
        if len(out) > 1:
            out.sort()
        return out

    def default(self, s: Automaton) -> Option:
        return self.options(s)[0]


class Closable(TurnMenu):
    """A menu with a way out."""

    def options(self, s: Automaton) -> list[Option]:
        """With nothing but the way out it is not asked."""
        out = super().options(s)
        return out if len(out) > 1 else []


# --- main actions (AOA-3.3, AOA-3.4) ----------------------------------------------------------------
VERB: Final[list[Verb]] = [
    v.GO,
    v.BUY,
    v.STUDY,
    v.SELL,
    v.FUND,
    v.ASSEMBLE,
    v.SPONSOR,
    v.PURCHASE,
]  # by action
FIRST: Final = [
    0,
    0,
    p.RESEARCH_FIRST,
    p.SALE_FIRST,
    p.NONE,
    p.NONE,
    p.TILE_FIRST,
    p.NONE,
]  # the first thing it names


AT: Final = [
    VERB[action].base - FIRST[action] for action in range(p.ACTIONS)
]  # the choice that names thing 0


def goal(action: int, thing: int) -> Option:
    """The choice that goes for a track, card or tile."""
    return AT[action] + thing


def plain(action: int) -> Option:
    """The choice of Funding, Assembling or Purchasing."""
    return VERB[action].base


def action_of(option: Option) -> int:
    """The main action that a choice means; NONE if it is none."""
    for action in range(p.ACTIONS):
        if option in VERB[action]:
            return action
    return p.NONE


def thing_of(option: Option) -> int:
    """The track, card or tile; NONE for an action without one."""
    action = action_of(option)
    return (
        p.NONE if action == p.NONE or FIRST[action] == p.NONE else option - VERB[action].base + FIRST[action]
    )


def things(s: Automaton, action: int) -> list[int]:
    """All that lies there to go for, reachable or not."""
    if action == p.PROSPECT:
        return ALL_TRACKS
    return s.tile_row.cards if action == p.SPONSORSHIP else s.row(action)


def all_goals(s: Automaton, action: int) -> list[Option]:
    if FIRST[action] == p.NONE:
        return [plain(action)]
    return [goal(action, thing) for thing in things(s, action)]


def offer_goals(s: Automaton, f: Factory, action: int, found: list[int], extra: bool, to: Offers) -> None:
    """The tracks or cards that a worker action can go for, and why not the others."""
    if not to.told:
        first = goal(action, 0)
        for thing in found:
            to.may(first + thing)
        return
    for thing in things(s, action):
        if thing in found:
            to.may(goal(action, thing))
        else:
            refuse_goal(s, f, action, thing, extra, to)


def refuse_goal(s: Automaton, f: Factory, action: int, thing: int, extra: bool, to: Offers) -> None:
    """Worker, space, level or price is missing."""
    option = goal(action, thing)
    level = reach(s, f, action, extra)
    if f.workers() == 0:
        to.no(option, v.NO_WORKER, action)
    elif level == 0:
        to.no(option, v.ONLY_IV if s.iv_free(action) else v.NO_SPACE, action)
    elif full(f, action):
        to.no(option, v.FULL, p.SLOTS)
    elif s.row(action).index(thing) >= level:
        to.no(option, v.LEVEL_LOW, s.row(action).index(thing))
    else:
        price = price_of(f, thing)
        for colour in range(len(price)):
            if price[colour] > f.tokens[colour]:
                lack = price[colour] - f.tokens[colour]
                to.no(option, v.TOO_DEAR if action == p.EQUIPMENT else v.SALE_TOO_DEAR, lack, colour)
                return


class ExtraGoal(Action[Automaton, Desk]):
    """AOA-6.3: the extra action of a new Equipment card."""

    def __init__(self, action: int) -> None:
        super().__init__(VERB[action])
        self.action = action

    def look(self, s: Automaton, me: Desk, to: Offers) -> None:
        if me.extra == self.action:
            offer_goals(s, me.f, self.action, goals(s, me.f, self.action, True), True, to)


class OvertimeAction(Action[Automaton, Desk]):
    """AOA-10.2: the other action of a column with one marker."""

    def look(self, s: Automaton, me: Desk, to: Offers) -> None:
        offer_overtime(s, me.f, special_price(me.f, p.OVERTIME), to)

    def do(self, s: Automaton, seat: int, option: Option) -> None:
        credits = special_price(s.factories[seat], p.OVERTIME)
        overtime(s, seat, v.WORK_OVERTIME.read(option), credits)


class Close(Action[Automaton, Desk]):
    """Done with a window, or the end of the turn."""

    def do(self, s: Automaton, seat: int, option: Option) -> None:
        pass


# --- asides: special and free actions, claims --------------------------------------------------------
class Aside(Action[Automaton, Desk]):
    """Something that comes beside the main action; `where` is the moment of the turn."""

    def __init__(self, verb: Verb, where: int) -> None:
        super().__init__(verb)
        self.where = where


class Overbuild(Aside):
    """AOA-10.4."""

    def look(self, s: Automaton, me: Desk, to: Offers) -> None:
        if not me.f.unbuilt:
            to.no(v.OVERBUILD.of(), v.NO_DIE)
        elif not too_dear(me.f, v.OVERBUILD.of(), special_price(me.f, p.OVERBUILT), to):
            to.may(v.OVERBUILD.of())

    def do(self, s: Automaton, seat: int, option: Option) -> None:
        overbuilt(s, seat, special_price(s.factories[seat], p.OVERBUILT))


class Overclock(Aside):
    """AOA-10.5."""

    def look(self, s: Automaton, me: Desk, to: Offers) -> None:
        if not me.f.upgradable():
            to.no(v.CLOCK.of(), v.NO_UPGRADE)
        elif not too_dear(me.f, v.CLOCK.of(), special_price(me.f, p.OVERCLOCK), to):
            to.may(v.CLOCK.of())

    def do(self, s: Automaton, seat: int, option: Option) -> None:
        overclock(s, seat, special_price(s.factories[seat], p.OVERCLOCK))


class PlaySpecialist(Aside):
    """AOA-12.1: a card from the hand, if the tokens at its top are held."""

    def look(self, s: Automaton, me: Desk, to: Offers) -> None:
        for card in me.f.hand.cards:
            needs = p.NEEDS[card - p.SPECIALIST_FIRST]
            colour = me.f.lacks(needs)
            if colour == p.NONE:
                to.may(v.PLAY.of(card - p.SPECIALIST_FIRST))
            elif to.told:
                lack = needs[colour] - me.f.tokens[colour]
                to.no(v.PLAY.of(card - p.SPECIALIST_FIRST), v.LACKS_TOKENS, lack, colour)

    def do(self, s: Automaton, seat: int, option: Option) -> None:
        f = s.factories[seat]
        s.move(p.SPECIALIST_FIRST + v.PLAY.read(option), f.hand, f.specialists)


def of_this_moment(card: int, where: int) -> bool:
    """After a roll only the abilities that name it are seen."""
    return where != p.ROLLED or p.TIMING[card - p.SPECIALIST_FIRST] == p.AFTER_ROLL


class UseSpecialist(Aside):
    """AOA-12.2: an own Specialist, once a round."""

    def look(self, s: Automaton, me: Desk, to: Offers) -> None:
        for card in me.f.specialists.cards:
            if of_this_moment(card, self.where):
                specialist = card - p.SPECIALIST_FIRST
                if me.f.exhausted(specialist):
                    to.no(v.USE.of(specialist), v.USED, specialist)
                else:
                    offer_skill(s, me.f, specialist, self.where, v.USE.of(specialist), to)

    def do(self, s: Automaton, seat: int, option: Option) -> None:
        s.factories[seat].turned |= 1 << v.USE.read(option)
        s.gain(seat, p.SKILL[v.USE.read(option)])


class DiscardSpecialist(Aside):
    """AOA-12.3: any card from the hand."""

    def look(self, s: Automaton, me: Desk, to: Offers) -> None:
        for card in me.f.hand.cards:
            to.may(v.DISCARD.of(card - p.SPECIALIST_FIRST))

    def do(self, s: Automaton, seat: int, option: Option) -> None:
        discard(s, seat, v.DISCARD.read(option), self.where)


class HireSpecialist(Aside):
    """AOA-12.4: a Common Specialist, by Contract token."""

    def look(self, s: Automaton, me: Desk, to: Offers) -> None:
        if not me.f.contracts and not to.told:
            return
        for card in s.common.cards:
            if of_this_moment(card, self.where):
                specialist = card - p.SPECIALIST_FIRST
                if me.f.hired(specialist):
                    to.no(v.HIRE.of(specialist), v.CONTRACTED, specialist)
                elif not me.f.contracts:
                    to.no(v.HIRE.of(specialist), v.NO_CONTRACT)
                else:
                    offer_skill(s, me.f, specialist, self.where, v.HIRE.of(specialist), to)

    def do(self, s: Automaton, seat: int, option: Option) -> None:
        f = s.factories[seat]
        f.contracts -= 1
        f.contracted |= 1 << v.HIRE.read(option)
        s.gain(seat, p.SKILL[v.HIRE.read(option)])


class Claim(Aside):
    """AOA-14.1."""

    def look(self, s: Automaton, me: Desk, to: Offers) -> None:
        offer_claims(s, me.f.seat, to)

    def do(self, s: Automaton, seat: int, option: Option) -> None:
        s.factories[seat].touched = True
        claim(s, seat, v.CLAIM.read(option), s.unclaimed())


class Activate(Aside):
    """AOA-6.9: Equipment of the column not used since the marker was placed."""

    def look(self, s: Automaton, me: Desk, to: Offers) -> None:
        if not me.f.columns:
            return
        for card in me.f.in_column(me.column):
            if me.f.activated(card):
                to.no(v.ACTIVATE.of(card), v.ABILITY_USED, card)
            else:
                useful = s.useful(me.f.seat, p.ABILITY[card], self.where)
                to.may_if(useful, v.ACTIVATE.of(card), v.ABILITY_USELESS, card)

    def do(self, s: Automaton, seat: int, option: Option) -> None:
        card = v.ACTIVATE.read(option)
        s.factories[seat].activate(card)
        s.gain(seat, p.ABILITY[card])


def asides(where: int) -> tuple[Action[Automaton, Desk], ...]:
    return (
        Overbuild(v.OVERBUILD, where),
        Overclock(v.CLOCK, where),
        PlaySpecialist(v.PLAY, where),
        UseSpecialist(v.USE, where),
        DiscardSpecialist(v.DISCARD, where),
        HireSpecialist(v.HIRE, where),
        Claim(v.CLAIM, where),
    )


class Window(Closable):
    """Equipment of a column, before and after the main action."""

    actions = (Close(v.DONE, passes=True), Claim(v.CLAIM, p.IN_AFTER), Activate(v.ACTIVATE, p.IN_AFTER))
