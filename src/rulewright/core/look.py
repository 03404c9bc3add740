"""The look of every table: colours, and the mark of each seat. Never colour alone: shape and letter too."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

LINE: Final = "#33404F"
TEXT: Final = "#E8EDF2"
QUIET: Final = "#A9B6C4"
FAINT: Final = "#6B7A8C"
INK: Final = "#0B0F15"  # on enamel
LEGAL: Final = "#7CC4FF"  # may be chosen
CAUTION: Final = "#FFD166"  # would change, or cannot be undone
FOCUS: Final = "#FFFFFF"

SEAT_COLOURS: Final = ["#F5B301", "#3E8EDE", "#D9481C", "#F4F1E8", "#93687D", "#7A8592", "#7A8592", "#7A8592"]
SEAT_INKS: Final = ["#0B0F15", "#0B0F15", "#FFFFFF", "#0B0F15", "#FFFFFF", "#0B0F15", "#0B0F15", "#0B0F15"]
SEAT_TEXTS: Final = ["#F5B301", "#7DB6F0", "#FF8552", "#F4F1E8", "#C79BB0", "#A9B6C4", "#A9B6C4", "#A9B6C4"]
SEAT_SHAPES: Final = ["●", "▲", "■", "◆", "⬢", "✖", "✖", "✖"]
SEAT_LETTERS: Final = ["A", "B", "C", "D", "E", "F", "G", "H"]


class Lit(NamedTuple):
    """What a picture in text points at, and the room that it has."""

    numbers: dict[int, int]  # the legal choices as the list numbers them: their places are lit
    chosen: int | None  # the choice at the cursor
    after: Any  # what would be shown after it: what changes is emphasised
    room: tuple[int, int]  # columns, lines
    lens: str = ""  # of a map with lenses the one that was chosen; else it follows the question


def mark(seat: int) -> str:
    """The seat's shape and letter."""
    return f"{SEAT_SHAPES[seat]} {SEAT_LETTERS[seat]}"


def called(words: list[str]) -> list[str]:
    """What sentences call the players: their words, with the seat's letter where several have the same."""
    return [
        word if words.count(word) == 1 or not word else f"{word} {SEAT_LETTERS[seat]}"
        for seat, word in enumerate(words)
    ]
