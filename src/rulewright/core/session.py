"""A table's memory of a game: choices with undo and redo, and turns that end only when said so."""

from __future__ import annotations

from rulewright.core.errors import IllegalChoice
from rulewright.core.forecast import ahead
from rulewright.core.state import State


class Step:
    """A point to which the deciding seat may go back."""

    def __init__(self, state: State, told: int) -> None:
        self.state = state
        self.told = told  # entries in the log then


class Session:
    """A state in play. With `confirm`, a choice that ends a turn or reveals something waits for `commit`."""

    def __init__(self, state: State, confirm: bool = False) -> None:
        self.state = state
        self.state.log = state.log if state.log is not None else []
        self.confirm = confirm
        self.waiting: tuple[int, int] | None = None  # seat and choice that `commit` will make
        self.steps: list[Step] = []
        self.undone: list[tuple[int, int]] = []

    @property
    def shown(self) -> State:
        """The state to show: with a waiting choice, as far as it can be foreseen."""
        if self.waiting is None:
            return self.state
        after = ahead(self.state, *self.waiting)[0]
        after.log = self.state.log
        return after

    def play(self, seat: int, choice: int | str, confirmed: bool = False) -> None:
        """Make a choice, or let it wait if it would end the turn."""
        s = self.state
        option = s.parse(choice) if isinstance(choice, str) else choice
        if self.waiting is not None:
            raise IllegalChoice("a choice is waiting: end the turn or undo it")
        if (
            self.confirm
            and not confirmed
            and option in s.options(seat)
            and ahead(s, seat, option)[1] != "decision"
        ):
            self.waiting = (seat, option)
            self.undone.clear()
            return
        step = Step(s.copy(), len(s.log or ()))
        s.play(seat, option)
        self.steps.append(step)
        if not self.can_undo(seat):
            self.steps.clear()  # nor will any earlier step ever be
        if self.undone and self.undone[-1] == (seat, option):
            self.undone.pop()
        else:
            self.undone.clear()

    def commit(self) -> None:
        """End the turn: the waiting choice is made for good."""
        if self.waiting is None:
            raise IllegalChoice("no choice is waiting")
        (seat, option), self.waiting = self.waiting, None
        self.play(seat, option, confirmed=True)

    def can_undo(self, seat: int) -> bool:
        if self.waiting is not None:
            return self.waiting[0] == seat
        if not self.steps:
            return False
        before = self.steps[-1].state
        return before.barrier == self.state.barrier and before.deciders == [seat] == self.state.deciders

    def undo(self, seat: int) -> None:
        """Back to before this seat's last choice, never behind something that was learned."""
        if not self.can_undo(seat):
            raise IllegalChoice("undo stops here: something was revealed, or another seat has chosen since")
        if self.waiting is not None:
            self.undone.append(self.waiting)
            self.waiting = None
            return
        step = self.steps.pop()
        last = self.state.past
        if last is not None:
            self.undone.append((last.seat, last.option))
        step.state.log = (self.state.log or [])[: step.told]
        self.state = step.state

    def redo(self, seat: int) -> None:
        if not self.undone or self.undone[-1][0] != seat:
            raise IllegalChoice("nothing to redo")
        self.play(*self.undone[-1])
