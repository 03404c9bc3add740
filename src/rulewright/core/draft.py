"""A seat's turn in the making: choices on copies, with undo and redo, until they are made for good.

Every table, in the terminal or on a server, keeps one for a seat that is asked. Nobody else sees it. What
ends the turn, or reveals something, waits: it is foreseen, and made by `commit`.
"""

from __future__ import annotations

from typing import Final

from rulewright.core.errors import IllegalChoice
from rulewright.core.forecast import GOES_ON, Look, ahead, table_changes
from rulewright.core.state import FORCED, Entry, State

MOST: Final = 60  # proposals in a row: more than any turn asks for


class Step:
    """One choice of the draft and what came of it."""

    def __init__(self, option: int, state: State, stop: str) -> None:
        self.option = option
        self.state = state
        self.stop = stop

    @property
    def waits(self) -> bool:
        """It ends the turn or reveals something: it is made only at the commit."""
        return self.stop != GOES_ON


class Draft:
    """What a seat has chosen since its turn began, or since something was revealed."""

    def __init__(self, base: State, seat: int) -> None:
        self.base = base
        self.seat = seat
        self.steps: list[Step] = []
        self.undone: list[int] = []
        self.locked = False  # in a simultaneous step: answered
        self.tried = -1  # the last option that was chosen, or refused

    @property
    def state(self) -> State:
        """The position as this seat has brought it about."""
        return self.steps[-1].state if self.steps else self.base

    @property
    def settled(self) -> State:
        """The position without a choice that waits: the seat's question is asked there."""
        made = self.steps[:-1] if self.waiting is not None else self.steps
        return made[-1].state if made else self.base

    @property
    def waiting(self) -> Step | None:
        return self.steps[-1] if self.steps and self.steps[-1].waits else None

    @property
    def told(self) -> list[Entry]:
        """What the log would say of it."""
        return [entry for step in self.steps for entry in step.state.log or ()]

    @property
    def choices(self) -> list[int]:
        return [step.option for step in self.steps]

    @property
    def made(self) -> list[tuple[State, int]]:
        """Each choice with the position in which it was made."""
        before = [self.base, *(step.state for step in self.steps)]
        return list(zip(before, self.choices))

    def choose(self, option: int) -> None:
        self.tried = option
        if self.waiting is not None:
            raise IllegalChoice("a choice is waiting: end the turn or undo it")
        if option not in self.state.options(self.seat):
            self.state.copy().play(self.seat, option)  # says why not
            raise IllegalChoice("this is said with an appeal, not as a choice")
        self.steps.append(Step(option, *ahead(self.state, self.seat, option)))
        if self.undone and self.undone[-1] == option:
            self.undone.pop()
        else:
            self.undone.clear()

    def choose_all(self, options: list[int]) -> None:
        """One choice after the other. What the rules have taken by themselves on the way is passed over."""
        forced: list[int] = []
        for option in options:
            if option in forced and option not in self.state.options(self.seat):
                forced.remove(option)
                continue
            before = self.state.sealed[self.seat]
            self.choose(option)
            entries = self.state.log or ()
            forced = [e.line.b for e in entries if e.line.message is FORCED and e.line.a == self.seat]
            forced += self.state.sealed[self.seat][len(before) + 1 :]

    def lay(self, trays: dict[str, list[str]]) -> None:
        """The choices that lay things into trays so, as far as they are this seat's alone."""
        laid = 0
        while self.waiting is None and (option := self.state.part(self.seat, trays)) is not None:
            self.choose(option)
            laid += 1
        if not laid:
            raise IllegalChoice("there is nothing to lay into trays now")

    def end(self) -> None:
        """Take what is proposed up to the end of the turn; nothing, if somebody has to choose on the way."""
        for _at, option in way_out(self.state, self.seat):
            self.choose(option)

    def undo(self) -> None:
        if self.locked:
            self.locked = False
            return
        if not self.steps:
            raise IllegalChoice("nothing to undo")
        self.undone.append(self.steps.pop().option)

    def redo(self) -> None:
        if not self.undone or self.waiting is not None:
            raise IllegalChoice("nothing to redo")
        self.choose(self.undone[-1])

    def restart(self) -> None:
        self.locked = False
        while self.steps:
            self.undo()

    def commit(self) -> None:
        """Make all of it for good, on the position itself."""
        for option in self.choices:
            self.base.play(self.seat, option)
        self.steps, self.undone = [], []

    def copy(self) -> Draft:
        """Steps never change, so they are shared."""
        other = Draft(self.base, self.seat)
        other.steps, other.undone, other.locked = self.steps[:], self.undone[:], self.locked
        return other


def way_out(s: State, seat: int, look: Look = ahead) -> list[tuple[State, int]]:
    """The choices that END makes here, each with the position in which it is made: what is proposed, question
    after question, then the end of the turn.

    None where a person has to choose, or where something would be revealed before the turn is over. What the
    seat is asked after its turn, as at the end of a round, is a question of its own.
    """
    chosen: list[tuple[State, int]] = []
    option = ending(s, seat)
    while option is not None and len(chosen) < MOST:
        over = ends(s, option)
        chosen.append((s, option))
        s, stop = look(s, seat, option)
        if over or stop != GOES_ON:
            return chosen if over or stop != "barrier" else []
        option = ending(s, seat)
    return []


def ending(s: State, seat: int) -> int | None:
    """The option that ends the turn, or else what is proposed."""
    last = [option for option in s.options(seat) if ends(s, option)]
    return last[0] if last else s.proposal(seat)


def ends(s: State, option: int, stop: str = GOES_ON) -> bool:
    """Is it declared to end the turn? Where it leads (`stop`) is known, also: is it, naming nothing, the end
    of it (done, pass, lock)? Such a choice is the END button of a table; END itself takes only what is
    declared, as it is not to give up what a person might still do."""
    declared = s.question is not None and s.question.ends(option)
    return declared or (stop == "turn" and leaves(s, option))


def leaves(s: State, option: int) -> bool:
    """Done, skip, pass: it names nothing on the table."""
    return not s.setup.vocabulary.verb(option).domains


def split(s: State, stop: str, seat: int) -> tuple[State, str, list[int]]:
    """Past a split that is asked for unit by unit, taken as proposed: where that leads, and its choices."""
    chosen: list[int] = []
    while stop == GOES_ON and s.question is not None and s.question.unit_by_unit and len(chosen) < MOST:
        option, told = s.proposal(seat), s.log or []
        if option is None:
            break
        chosen.append(option)
        s, stop = ahead(s, seat, option)
        s.log = told + (s.log or [])
    return s, stop, chosen


def splits(s: State, seat: int, most: int, look: Look = ahead) -> list[list[int]]:
    """Every way to divide what is asked for unit by unit, whatever the order; none if they are too many."""
    found: list[tuple[State, list[int]]] = []
    pending: list[tuple[State, list[int]]] = [(s, [])]
    while pending and len(pending) + len(found) <= most:
        here, chosen = pending.pop()
        for option in reversed(here.options(seat)):
            if chosen and option < chosen[-1]:
                continue  # the same units in another order
            after, stop = look(here, seat, option)
            if stop == GOES_ON and same_split(s, after):
                pending.append((after, [*chosen, option]))
            elif all(table_changes(other, after, seat) for other, _ in found):
                found.append((after, [*chosen, option]))  # not one that the rules have completed alike
    return [] if pending else sorted(way for _, way in found)


def same_split(s: State, after: State) -> bool:
    """Does it still ask for units of the same split?"""
    asked, then = s.question, after.question
    units = asked is not None and asked.unit_by_unit
    return units and type(asked) is type(then) and len(after.stack) == len(s.stack)


def drafted(base: State, seat: int, choices: list[int], undone: list[int], locked: bool) -> Draft | None:
    """The draft with these choices on this position; none if they do not fit it any more."""
    draft = Draft(base, seat)
    try:
        for option in choices:
            draft.choose(option)
    except IllegalChoice:
        return None
    draft.undone = undone[:]
    draft.locked = locked and draft.waiting is not None
    return draft
