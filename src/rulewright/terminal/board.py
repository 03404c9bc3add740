"""What the terminal asks of a game's own picture, and a picture for games that have none.

A game's card names it lazily, so that nothing is drawn or imported where nobody looks:

    def picture() -> object:
        from rulewright.games.septikon import board
        return board

    GAME = Game(..., board=picture)

`picture()` gives anything with the functions of `Board`; a module will do. States come redacted: a board can
show nothing that the viewer may not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from msgspec import Struct
from rich.text import Text

from rulewright.core.data import fields
from rulewright.core.errors import GameError
from rulewright.core.game import Game
from rulewright.core.look import FAINT, QUIET, SEAT_TEXTS, TEXT, Lit, mark
from rulewright.core.state import ROLES, Frame, Piece
from rulewright.core.texts import Texts
from rulewright.core.verbs import Option
from rulewright.core.zones import HIDDEN, SPECTATOR, Zone

Size = tuple[int, int]  # columns, lines


class Board(Protocol):
    """A game's picture in text. `seat` is the viewer, whose side is near."""

    def facts(self, s: Any, texts: Texts) -> list[str]:
        """For the header: turn, round, die."""

    def sizes(self) -> list[Size]:
        """The sizes it can be drawn in, the most telling first."""

    def draw(self, s: Any, seat: int, texts: Texts, lit: Lit) -> Text:
        """The table in the largest size that fits the room."""

    def legend(self, texts: Texts) -> Text:
        """What the signs mean."""

    def card(self, s: Any, seat: int, texts: Texts, room: Size) -> Text:
        """What is public of one seat, below its name."""

    def about(self, s: Any, seat: int, option: Option, texts: Texts) -> list[str]:
        """What is printed on the things that a choice names: costs, effects."""

    def changes(self, s: Any, after: Any, texts: Texts, names: list[str]) -> list[str]:
        """What a choice would change, in words: 'Ada: Energy 7 → 5'."""

    def find(self, s: Any, seat: int, word: str, texts: Texts, names: list[str]) -> list[str]:
        """What there is to say about a word: a resource, a piece, a place."""

    def tell(self, s: Any, seat: int, texts: Texts, names: list[str]) -> list[str]:
        """The table in sentences."""


def members() -> list[str]:
    """What every board must have."""
    return sorted(name for name in vars(Board) if not name.startswith("_"))


def board_of(game: Game) -> Board:
    """The game's picture, found at run time, where mypy does not look: what it lacks is said first."""
    board: Any = game.board() if game.board is not None else Plainest()
    lacking = [name for name in members() if not callable(getattr(board, name, None))]
    if lacking:
        raise GameError(f"the board of {game.id} lacks: {', '.join(lacking)}")
    found: Board = board
    return found


class Plainest:
    """A picture of any game: what it shows, or the fields of its state, by name, one line each."""

    def facts(self, s: Any, texts: Texts) -> list[str]:
        game = s.setup.game
        if game.head is not None:
            head = game.head(game.shown(s, SPECTATOR), texts)
            return [texts.say(f"table-{head.unit}", number=head.count), *head.phases[head.phase :][:1]]
        known = [("table-turn", "turn"), ("table-round", "round")]
        return [texts.say(key, number=getattr(s, name)) for key, name in known if hasattr(s, name)]

    def sizes(self) -> list[Size]:
        return [(84, 24), (48, 16), (30, 10)]

    def draw(self, s: Any, seat: int, texts: Texts, lit: Lit) -> Text:
        out = Text()
        later = dict(lines(lit.after, seat)) if lit.after is not None else {}
        for name, value in lines(s, seat):
            out.append(f"{name:<20} ", FAINT)
            out.append(value, TEXT)
            if later.get(name, value) != value:
                out.append(f" → {later[name]}", "bold #FFD166")
            out.append("\n")
        out.rstrip()
        return out

    def legend(self, texts: Texts) -> Text:
        return Text(texts.say("table-legend-none"), QUIET)

    def card(self, s: Any, seat: int, texts: Texts, room: Size) -> Text:
        """The fields that have one value for each seat."""
        out = Text()
        for name, value in own_fields(s, SPECTATOR):
            if isinstance(value, (list, tuple)) and len(value) == s.seats:
                out.append(f"{name:<12} ", FAINT)
                out.append(told(value[seat]) + "\n", TEXT)
        out.rstrip()
        return out

    def about(self, s: Any, seat: int, option: Option, texts: Texts) -> list[str]:
        return []

    def changes(self, s: Any, after: Any, texts: Texts, names: list[str]) -> list[str]:
        was, now = dict(lines(s, SPECTATOR)), dict(lines(after, SPECTATOR))
        return [f"{name} {was[name]} → {now[name]}" for name in was if now.get(name) != was[name]]

    def find(self, s: Any, seat: int, word: str, texts: Texts, names: list[str]) -> list[str]:
        return [line for line in self.tell(s, seat, texts, names) if word.casefold() in line.casefold()]

    def tell(self, s: Any, seat: int, texts: Texts, names: list[str]) -> list[str]:
        """In the game's own sentences, if it has them."""
        game = s.setup.game
        if game.tell is not None:
            told: list[str] = game.tell(game.shown(s, seat), texts, names)
            return told
        return [f"{name}: {value}" for name, value in lines(s, seat)]


def own_fields(s: Any, eye: int) -> list[tuple[str, Any]]:
    """What the game shows of a state that is redacted already; or its own fields, without the kernel's."""
    make = s.setup.game.shown
    if make is not None:
        seen = make(s, eye)
        return [(name, getattr(seen, name)) for name in seen.__struct_fields__]
    return [(name, getattr(s, name)) for name in fields(s) if name not in ROLES]


def lines(s: Any, eye: int) -> Iterator[tuple[str, str]]:
    for name, value in own_fields(s, eye):
        yield name, told(value)


def told(value: Any) -> str:
    """A value in a few characters."""
    if isinstance(value, Zone):
        return told(value.cards)
    if isinstance(value, (list, tuple)):
        return ", ".join(told(item) for item in value) or "–"
    if isinstance(value, int):
        return "?" if value == HIDDEN else str(int(value))
    if value is None or isinstance(value, str):
        return str(value or "–")
    if isinstance(value, Struct):
        return seen(value)
    if isinstance(value, (Piece, Frame)) or fields(value):
        return " ".join(f"{name} {told(getattr(value, name))}" for name in fields(value))
    return str(value)


def seen(value: Any) -> str:
    """A thing by its kind, which is empty where it is hidden; anything else by its fields."""
    if "kind" in value.__struct_fields__:
        return told(value.kind) if value.kind else "?"
    return " ".join(f"{name} {told(getattr(value, name))}" for name in value.__struct_fields__)


def seat_title(seat: int, name: str, note: str = "") -> Text:
    """The head of a seat's card: shape, letter, name."""
    return Text.assemble(
        (f"{mark(seat)} {name}", f"bold {SEAT_TEXTS[seat]}"), (f"  {note}" if note else "", FAINT)
    )
