"""What the terminal asks of a game's own picture, and a picture for games that have none.

A game's card names the module (`board="rulewright.games.septikon.board"`), so that nothing is imported where
nobody looks; it has the functions of `Board`. A board gets what the viewer is shown (`core/shown.py`) and
never a state: it can show nothing that the viewer may not know.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from msgspec import Struct
from rich.text import Text

from rulewright.core.chips import Figures
from rulewright.core.errors import GameError
from rulewright.core.game import Game
from rulewright.core.look import CAUTION, FAINT, QUIET, SEAT_TEXTS, TEXT, Lit, mark
from rulewright.core.texts import Texts
from rulewright.core.verbs import Option

Size = tuple[int, int]  # columns, lines


class Board(Protocol):
    """A game's picture in text. `seen` is what the viewer is shown, `seat` whose side is near."""

    def facts(self, seen: Any, texts: Texts) -> list[str]:
        """For the header: turn, round, die."""

    def sizes(self) -> list[Size]:
        """The sizes it can be drawn in, the most telling first."""

    def draw(self, seen: Any, seat: int, texts: Texts, lit: Lit) -> Text:
        """The table in the largest size that fits the room."""

    def legend(self, texts: Texts) -> Text:
        """What the signs mean."""

    def card(self, seen: Any, seat: int, texts: Texts, room: Size) -> Text:
        """What is public of one seat, below its name."""

    def about(self, seen: Any, seat: int, option: Option, texts: Texts) -> list[str]:
        """What is printed on the things that a choice names: costs, effects."""

    def figures(self, seen: Any, texts: Texts, names: list[str]) -> dict[str, Figures]:
        """What a choice may change, by whose it is; '' for what is the table's."""

    def lore(self, seen: Any, seat: int, texts: Texts) -> list[str]:
        """What can be looked up beside the table's own sentences: all that is printed, a line each."""


def members() -> list[str]:
    """What every board must have."""
    return sorted(name for name in vars(Board) if not name.startswith("_"))


def board_of(game: Game) -> Board:
    """The game's picture, found at run time, where mypy does not look: what it lacks is said first."""
    board: Any = import_module(game.board) if game.board else Plainest()
    lacking = [name for name in members() if not callable(getattr(board, name, None))]
    if lacking:
        raise GameError(f"the board of {game.id} lacks: {', '.join(lacking)}")
    found: Board = board
    return found


def lenses(board: Board) -> list[str]:
    """What a board can show of its one map, by name; most boards have nothing to switch. One that has (a list
    `LENSES`) draws by `Lit.lens`, and says with `through` the same in sentences."""
    return list(getattr(board, "LENSES", []))


def through(board: Any, seen: Any, seat: int, texts: Texts, names: list[str], lens: str) -> list[str]:
    """The map through a lens in sentences."""
    return [texts.begins(told) for told in board.through(seen, seat, texts, names, lens)]


def changes(board: Board, seen: Any, after: Any, texts: Texts, names: list[str]) -> list[str]:
    """What a choice would change, in words: 'Ada: Energy 7 → 5, Clones 3 → 4'."""
    then = board.figures(after, texts, names)
    out = []
    for who, was in board.figures(seen, texts, names).items():
        told = changed(was, then[who])
        if told:
            out.append(texts.begins(f"{who}: {', '.join(told)}") if who else ", ".join(told))
    return out


def changed(was: Figures, now: Figures) -> list[str]:
    """What has no figure is not there."""
    labels = [label for label in {**was, **now} if was.get(label) != now.get(label)]
    return [f"{label} {was.get(label, 0)} → {now.get(label, 0)}".strip() for label in labels]


def tell(game: Game, seen: Any, texts: Texts, names: list[str]) -> list[str]:
    """The table in the game's own sentences, or field by field."""
    if game.tell is None:
        return [": ".join(one) for one in lines(seen)]
    return [texts.begins(told) for told in game.tell(seen, texts, names)]


def find(board: Board, seen: Any, seat: int, word: str, texts: Texts, names: list[str]) -> list[str]:
    """Everything that there is to say in which a word occurs."""
    wanted = word.strip().casefold()
    said = [*tell(texts.game, seen, texts, names), *board.lore(seen, seat, texts)] if wanted else []
    return list(dict.fromkeys(line for line in said if wanted in line.casefold()))


class Plainest:
    """A picture of any game: what it shows, by name, one line each."""

    def facts(self, seen: Any, texts: Texts) -> list[str]:
        if texts.game.head is None:
            return []
        head = texts.game.head(seen, texts)
        return [texts.say(f"table-{head.unit}", number=head.count), *head.phases[head.phase :][:1]]

    def sizes(self) -> list[Size]:
        return [(84, 24), (48, 16), (30, 10)]

    def draw(self, seen: Any, seat: int, texts: Texts, lit: Lit) -> Text:
        out = Text()
        later = dict(lines(lit.after)) if lit.after is not None else {}
        for name, value in lines(seen):
            out.append(f"{name:<20} ", FAINT)
            out.append(value, TEXT)
            if later.get(name, value) != value:
                out.append(f" → {later[name]}", f"bold {CAUTION}")
            out.append("\n")
        out.rstrip()
        return out

    def legend(self, texts: Texts) -> Text:
        return Text(texts.say("table-legend-none"), QUIET)

    def card(self, seen: Any, seat: int, texts: Texts, room: Size) -> Text:
        """Things that name their seat, field by field."""
        out = Text()
        for name in seen.__struct_fields__:
            value = getattr(seen, name)
            for one in value if isinstance(value, list) else []:
                if getattr(one, "seat", None) == seat:
                    for field, said in lines(one):
                        out.append(f"{field:<12} ", FAINT)
                        out.append(said + "\n", TEXT)
        out.rstrip()
        return out

    def about(self, seen: Any, seat: int, option: Option, texts: Texts) -> list[str]:
        return []

    def figures(self, seen: Any, texts: Texts, names: list[str]) -> dict[str, Figures]:
        return {"": dict(lines(seen))}

    def lore(self, seen: Any, seat: int, texts: Texts) -> list[str]:
        return []


def lines(seen: Any) -> list[tuple[str, str]]:
    """Name and value of each field."""
    return [(name, told(getattr(seen, name))) for name in seen.__struct_fields__]


def told(value: Any) -> str:
    """A value in a few characters; a thing by its kind, which is empty where it is hidden."""
    if isinstance(value, list):
        return ", ".join(told(item) for item in value) or "–"
    if isinstance(value, Struct):
        kind = getattr(value, "kind", None)
        if kind is not None:
            return kind or "?"
        return " ".join(f"{name} {said}" for name, said in lines(value))
    return str(value) if isinstance(value, int) else str(value or "–")


def seat_title(seat: int, name: str, note: str = "") -> Text:
    """The head of a seat's card: shape, letter, name."""
    return Text.assemble(
        (f"{mark(seat)} {name}", f"bold {SEAT_TEXTS[seat]}"), (f"  {note}" if note else "", FAINT)
    )
