"""What eyes get of a table: typed structs of a game's own, made from a redacted state.

A game's `shown.py` has the structs and these functions, which its card names:

    def shown(s, eye) -> Shown           what this eye sees; `s` is already redacted
    def printed(texts) -> Printed        what is printed on cards and boards, as this engine plays it
    def head(shown, texts) -> Head       round, phase and scores, for whoever shows a table in one line
    def tell(shown, texts, names)        the table in sentences
    def spots(seat, word, names)         the things that a choice or a line of the log points at

Boards and readers get these and nothing else. Structs have no defaults and no tuples, and none is
called Object: the browser's types are made from them (`make types`).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from msgspec import Struct

from rulewright.core.effects import Effect
from rulewright.core.errors import GameError
from rulewright.core.state import CHOSE, FORCED, Entry, State, Watcher
from rulewright.core.texts import SYMBOL, Texts
from rulewright.core.verbs import SEAT, Domain, Line, Option, called
from rulewright.core.zones import only

if TYPE_CHECKING:
    from rulewright.core.game import Game


class Head(Struct):
    """A table in one line: where the game stands, and each seat's score if it ended now."""

    unit: Literal["turn", "round"]  # what is counted
    count: str  # as it is called: III
    phases: list[str]  # of one of them, in words
    phase: int  # the present one; -1: none
    score: list[int]  # empty in a game without points


def shown(s: State, eye: int) -> Struct:
    """The table as this eye may see it."""
    make = s.setup.game.shown
    if make is None:
        raise GameError(f"{s.setup.game.id} has no shown.py; ask for its view")
    seen: Struct = make(s.redacted(eye), eye)
    return seen


def glimpse(s: State, eye: int) -> Struct:
    """The same in the middle of a turn, where nobody is asked: without question, options and actor.

    There the actor may already be the next one while the options are still the last one's, and a frame
    may hold what no question shows.
    """
    v = s.redacted(eye)
    v.stack = []
    v.sealed = [()] * v.seats
    v.legal = []
    v.actor = 0
    seen: Struct = s.setup.game.shown(v, eye)
    return seen


class Glimpses(Watcher):
    """Keeps what some eyes see after each event that they may read, once the step that told it is done."""

    def __init__(self, eyes: list[int], most: int) -> None:
        self.seen: dict[int, list[tuple[Entry, Struct]]] = {eye: [] for eye in eyes}
        self.left = most  # so many are made and no more

    def told(self, s: Any, entry: Entry) -> None:
        for eye, seen in self.seen.items():
            if entry.who & only(eye) and self.left > 0:
                self.left -= 1
                seen.append((entry, glimpse(s, eye)))

    def done(self, s: Any) -> None:
        for eye, seen in self.seen.items():
            if seen:
                seen[-1] = (seen[-1][0], glimpse(s, eye))


FIGURE: Final = re.compile(r"[+−↑]?\d+")
COUNTED: Final = re.compile(r"\d+$")  # how many of what a symbol stands for: `+3 VP, +1 break`


class Sign(Struct):
    """Words of a card's text; or a symbol that a board draws, what it is called, and the figure beside it."""

    symbol: str
    text: str
    n: str


def signs(texts: Texts, effect: Effect[Any], form: str = "short") -> list[Sign]:
    """An effect as a card prints it. A game names its symbols: `symbol-coin = coins`, by `$n` in more
    forms than one."""
    out: list[Sign] = []
    for part in texts.card(effect, form):
        symbol = part[1:-1] if SYMBOL.fullmatch(part) else ""
        if symbol:
            before = out[-1].text if out else ""
            n = out.pop().text if FIGURE.fullmatch(before) else ""
            counted = COUNTED.search(before)
            name = texts.say(f"symbol-{symbol}", n=int(counted[0]) if counted else 0)
            out.append(Sign(symbol, name, n))
        else:
            out.append(Sign("", part, ""))
    return out


def spoken(text: list[Sign]) -> str:
    """The same in one sentence."""
    return " ".join(f"{sign.n} {sign.text}".strip() for sign in text).replace(" ,", ",")


# --- differences ---------------------------------------------------------------------------------------
Change = tuple[list[str | int], Any]  # where, and what stands there now


def plain(seen: Struct) -> Any:
    """As JSON has it."""
    return msgspec.to_builtins(seen)


def differences(before: Any, after: Any) -> list[Change]:
    """What to put where, so that the one becomes the other. A list of another length is put as a whole."""
    out: list[Change] = []
    _differ(before, after, [], out)
    return out


def _differ(before: Any, after: Any, path: list[str | int], out: list[Change]) -> None:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, was in before.items():
            _differ(was, after[key], [*path, key], out)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for i, was in enumerate(before):
            _differ(was, after[i], [*path, i], out)
    else:
        out.append((path, after))


# --- what words point at -------------------------------------------------------------------------------
def named(domains: list[Domain], values: list[int]) -> dict[str, str]:
    """The labels of what is named."""
    return {
        key: domain.labels[value] if domain.labels else str(value)
        for key, domain, value in zip(called(domains), domains, values)
    }


def _spots(game: Game, seat: int, word: str, domains: list[Domain], values: list[int]) -> list[str]:
    if game.spots is not None:
        return game.spots(seat, word, named(domains, values))
    return [
        f"{domain.name}:{domain.labels[value]}" for domain, value in zip(domains, values) if domain.labels
    ]


def option_spots(game: Game, seat: int, option: Option) -> list[str]:
    """The things shown that a choice of this seat is about."""
    verb = game.vocabulary.verb(option)
    return _spots(game, seat, verb.name, verb.domains, verb.arguments(option))


def numbers_at(game: Game, seat: int, numbers: dict[Option, int]) -> dict[str, list[int]]:
    """By spot: the numbers, in a list of choices, of those that are about it."""
    found: dict[str, list[int]] = {}
    for option, number in numbers.items():
        for spot in option_spots(game, seat, option):
            found.setdefault(spot, []).append(number)
    return found


def line_args(game: Game, line: Line) -> dict[str, str]:
    """What a line of the log names; of a choice, what the choice names."""
    args = named(line.message.domains, line.values())
    if line.message in (CHOSE, FORCED):
        verb = game.vocabulary.verb(line.b)
        return {SEAT.name: args[SEAT.name], **named(verb.domains, verb.arguments(line.b))}
    return args


def line_spots(game: Game, line: Line) -> list[str]:
    """The things shown that a line of the log is about."""
    message, values = line.message, line.values()
    if message in (CHOSE, FORCED):
        return option_spots(game, line.a, line.b)
    seat = values[message.domains.index(SEAT)] if SEAT in message.domains else -1
    return _spots(game, seat, message.key, message.domains, values)
