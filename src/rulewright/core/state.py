"""A game in progress. `State` and all that a game's rules are written with are imported from here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from rulewright.core.errors import GameError, brief
from rulewright.core.flow import Fence, Past
from rulewright.core.knowledge import Knowledge
from rulewright.core.questions import Decision, Frame, Piece, Question, S, Seated, Together
from rulewright.core.setup import Setup
from rulewright.core.telling import CHOSE, FORCED, Entry, Watcher
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import SPECTATOR

if TYPE_CHECKING:
    from rulewright.core.forecast import Forecast
    from rulewright.core.outcome import Outcome

__all__ = [
    "CHOSE", "FORCED", "Decision", "Entry", "Fence", "Frame", "Option", "Past", "Piece", "Question", "S",
    "Seated", "Setup", "State", "Together", "Watcher",
]  # fmt: skip

# What each field of every state is; whoever copies, saves, compares or shows states asks `fields_that_are`.
TABLE: Final = "table"  # part of the position, like the game's own fields
FLOW: Final = "flow"  # how the game came here and goes on
REPLACED: Final = "replaced"  # flow too; never edited, so copies share it
APART: Final = "apart"  # no part of the position: the same in all copies, or off in them
ROLES: Final = {
    "setup": APART,
    "seats": TABLE,
    "turns": FLOW,
    "log": APART,
    "watcher": APART,
    "choice": APART,
    "rng": TABLE,
    "stack": FLOW,
    "sealed": FLOW,
    "barrier": FLOW,
    "past": REPLACED,
    "actor": FLOW,
    "legal": REPLACED,
    "fenced": APART,
    "seer": APART,
    "joint": APART,
    "seen": TABLE,
    "stirred": TABLE,
    "every_zone": APART,
}
KERNEL: Final = ("Telling", "Flow", "Knowledge", "State")  # the classes that have these fields


def fields_that_are(*roles: str) -> frozenset[str]:
    """The kernel's fields that play one of these roles."""
    return frozenset(name for name, role in ROLES.items() if role in roles)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Knowledge):
    """What every game has. A field is born, reset and copied in one line of __init__.

    It is made of three parts, each on top of the one before: what is told (`telling`), what is asked
    (`flow`) and who knows what (`knowledge`).
    """

    def outcome(self) -> Outcome:
        """Ranks, scores and the sentence that ended the game, as its card says. It holds once it is over."""
        found: Outcome = self.setup.game.outcome(self)
        return found

    def rivals(self, seat: int) -> list[int]:
        """The seats that this one plays against: all others, unless a game has sides."""
        return [other for other in range(self.seats) if other != seat]

    def evidence(self) -> list[Line]:
        """What proves that the game is over, point by point, where its last sentence leaves a doubt."""
        found = self.setup.game.evidence
        return found(self) if found is not None else []

    def view(self, seat: Any) -> dict[str, Any]:
        """What this seat may know, as data; None: a spectator."""
        from rulewright.core.data import save

        view: dict[str, Any] = save(self.redacted(self._eye(seat)))
        return view

    def _eye(self, seat: Any) -> int:
        if seat is None or seat == SPECTATOR:
            return SPECTATOR
        if not self.has_seat(seat):
            raise GameError(f"no seat {brief(seat)}; seats: 0 to {self.seats - 1}, or None for a spectator")
        return int(seat)

    def shown(self, seat: Any) -> Any:
        """What this seat sees on the table, as the game's own structs; None: a spectator."""
        from rulewright.core.shown import shown

        return shown(self, self._eye(seat))

    @property
    def step(self) -> Any:
        """The step of play that the present question belongs to; empty where nobody is asked.

        A game's `shown` says which names there are, and the suite holds them to it.
        """
        question = self.question
        return question.step if question is not None else ""

    def forecast(self, seat: Any, option: Any) -> Forecast:
        """What would change, up to the next information barrier."""
        from rulewright.core.forecast import forecast

        return forecast(self, self.seated(seat), self.setup.vocabulary.option(option))

    def record(self) -> dict[str, Any]:
        """Setup and choices as JSON data, from which `replay` makes this state again."""
        from rulewright.core.records import record

        return record(self)
