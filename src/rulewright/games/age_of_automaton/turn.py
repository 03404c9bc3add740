"""A turn (AOA-3): the menu before the main action, the main action with its windows, the menu after it."""

from __future__ import annotations

import rulewright.games.age_of_automaton.printed as p
import rulewright.games.age_of_automaton.verbs as v
from rulewright.core.menu import Action, Offers, Reasoned
from rulewright.core.state import Frame, Seated
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.age_of_automaton.actions import (
    FIRST,
    VERB,
    Closable,
    Close,
    Desk,
    OvertimeAction,
    TurnMenu,
    Window,
    all_goals,
    asides,
    goal,
    offer_goals,
    plain,
    thing_of,
)
from rulewright.games.age_of_automaton.offices import assemble, fund, purchase, sponsor
from rulewright.games.age_of_automaton.playable import dreams, goals
from rulewright.games.age_of_automaton.special import special_price
from rulewright.games.age_of_automaton.table import Automaton, Factory
from rulewright.games.age_of_automaton.workers import Worker


class Turn(Seated[Automaton]):
    """AOA-3.2: exactly one main action a turn."""

    def run(self, s: Automaton) -> None:
        if s.log is not None:
            s.note(EVERYONE, v.TURN_BEGAN, self.seat, s.actions() - s.factories[self.seat].markers())
        s.push(TurnEnd(self.seat))
        s.push(After(self.seat))
        s.push(Open(self.seat))


class TurnEnd(Seated[Automaton]):
    """AOA-RU-39: a pending Negotiator lapses."""

    def run(self, s: Automaton) -> None:
        s.factories[self.seat].waive = 0


class MainAction(Action[Automaton, Desk]):
    """AOA-3.3, AOA-3.4: a main action in a column without a marker, by its goal or else by its name."""

    def __init__(self, action: int) -> None:
        super().__init__(VERB[action])
        self.action = action

    def look(self, s: Automaton, me: Desk, to: Offers) -> None:
        if me.f.column_open(self.action):
            self.look_open(s, me.f, to)
        elif to.told:
            for option in all_goals(s, self.action):
                if me.f.played[self.action]:
                    to.no(option, v.ONCE, self.action)
                else:
                    price = special_price(me.f, p.OVERTIME)
                    to.no(option, v.COLUMN_USED, p.column_of(self.action), p.PARTNER[self.action], price)

    def look_open(self, s: Automaton, f: Factory, to: Offers) -> None:
        if p.needs_worker(self.action):
            offer_goals(s, f, self.action, dreams(s, f, self.action, f.credits), False, to)
        elif self.action == p.SPONSORSHIP:
            for tile in s.tile_row.cards:
                to.may(goal(p.SPONSORSHIP, tile))
        else:
            to.may(plain(self.action))

    def do(self, s: Automaton, seat: int, option: Option) -> None:
        first = FIRST[self.action]
        s.push(Main(seat, self.action, p.NONE if first == p.NONE else option - self.verb.base + first))


class Open(TurnMenu):
    """TURN_OPEN (AOA-D-02, AOA-F-09): a main action, named by its goal; or something that comes before it."""

    step = "open"

    actions = (
        *[MainAction(action) for action in range(p.ACTIONS)],
        OvertimeAction(v.WORK_OVERTIME),
        *asides(p.IN_OPEN),
    )

    def prompt(self, s: Automaton) -> Line:
        return v.ASK_OPEN.line(s.actions() - s.factories[self.seat].markers(), s.round)


class After(Closable):
    """TURN_AFTER (AOA-D-02): more special and free actions, or the end of the turn."""

    step = "after"

    actions = (Close(v.END, ends=True), *asides(p.IN_AFTER))
    asks = v.ASK_AFTER


# --- the main action -------------------------------------------------------------------------------
class Main(Frame[Automaton]):
    """m1: the Action marker is placed (AOA-3.11). Then m2 (Before), m3 to m5 (Resolve) and m6 (Later)."""

    def __init__(self, seat: int, action: int, thing: int) -> None:
        self.seat = seat
        self.action = action
        self.thing = thing

    def run(self, s: Automaton) -> None:
        s.factories[self.seat].place_marker(self.action)
        s.done += 1
        s.push(Later(self.seat, self.action))
        s.push(Resolve(self.seat, self.action, self.thing))
        s.push(Before(self.seat, self.action))


class Before(Window):
    """m2: Equipment of the column before the resolution (AOA-6.9, AOA-D-04)."""

    step = "window"

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action = action

    def me(self, s: Automaton) -> Desk:
        return Desk(s.factories[self.seat], column=p.column_of(self.action))

    def prompt(self, s: Automaton) -> Line:
        return v.ASK_BEFORE.line(self.action)


class Later(Before):
    """m6: what is still unused, after the resolution and its bonus."""

    def prompt(self, s: Automaton) -> Line:
        return v.ASK_LATER.line(self.action)


class Resolve(Frame[Automaton]):
    """m4: with the goal named in the menu, unless the window before has changed what there is to choose."""

    def __init__(self, seat: int, action: int, thing: int) -> None:
        self.seat = seat
        self.action = action
        self.thing = thing

    def run(self, s: Automaton) -> None:
        seat, action = self.seat, self.action
        if action == p.FUNDING:
            fund(s, seat)
        elif action == p.ASSEMBLING:
            assemble(s, seat)
        elif action == p.PURCHASING:
            purchase(s, seat)
        elif not self.settled(s):
            choose = Choose(seat, action, self.thing)
            if choose.options(s):
                s.push(choose)
            else:
                s.note(EVERYONE, v.IDLE, seat, action)  # AOA-RU-26
        else:
            go_for(s, seat, action, self.thing)

    def settled(self, s: Automaton) -> bool:
        """The goal is named, nothing has changed since, and it needs no ability (AOA-RU-25)."""
        f = s.factories[self.seat]
        if self.thing == p.NONE or f.touched:
            return False
        return (
            not f.columns or not p.needs_worker(self.action) or self.thing in goals(s, f, self.action, False)
        )


def go_for(s: Automaton, seat: int, action: int, thing: int) -> None:
    if action == p.SPONSORSHIP:
        sponsor(s, seat, thing)
    else:
        s.push(Worker(seat, action, thing, p.NONE))


class Choose(Reasoned[Automaton]):
    """AOA-D-07, AOA-D-10, AOA-D-16: the track, card or tile, if not named or things have changed."""

    step = "goal"

    def __init__(self, seat: int, action: int, thing: int) -> None:
        super().__init__(seat)
        self.action = action
        self.thing = thing

    def prompt(self, s: Automaton) -> Line:
        if self.action == p.PROSPECT:
            return v.ASK_TRACK.line()
        return v.ASK_TILE.line() if self.action == p.SPONSORSHIP else v.ASK_CHOOSE.line(self.action)

    def look(self, s: Automaton, to: Offers) -> None:
        f = s.factories[self.seat]
        if p.needs_worker(self.action):
            offer_goals(s, f, self.action, goals(s, f, self.action, False), False, to)
        else:
            for option in all_goals(s, self.action):
                to.may(option)

    def options(self, s: Automaton) -> list[Option]:
        return sorted(super().options(s))

    def default(self, s: Automaton) -> Option:
        """What was named in the menu."""
        options = self.options(s)
        named = goal(self.action, self.thing) if self.thing != p.NONE else p.NONE
        return named if named in options else options[0]

    def take(self, s: Automaton, option: Option) -> None:
        go_for(s, self.seat, self.action, thing_of(option))
