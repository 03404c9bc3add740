"""What the pictures in text of several games share: chips, lit where they can be chosen, in wrapped lines."""

from __future__ import annotations

from rich.text import Text

from rulewright.core.look import CAUTION, FAINT, FOCUS, INK, LEGAL, QUIET, TEXT, Lit
from rulewright.core.shown import numbers_at, option_spots
from rulewright.core.texts import Texts

Chip = tuple[str, str]  # text and style
Figures = dict[str, int | str]  # what a choice may change, by its name


class Marks:
    """The numbers of the choices by the spot that they are about, and the spots of the one at the cursor."""

    def __init__(self, texts: Texts, seat: int, lit: Lit) -> None:
        found = numbers_at(texts.game, seat, lit.numbers)
        self.numbers = {spot: numbers[0] for spot, numbers in found.items()}
        self.alone = {spot: numbers[0] for spot, numbers in found.items() if len(numbers) == 1}
        self.cursor = set(option_spots(texts.game, seat, lit.chosen)) if lit.chosen is not None else set()

    def chip(self, told: str, ink: str, spot: str) -> Chip:
        """A thing with its number if it can be chosen."""
        if spot in self.cursor:
            return f"[{self.numbers.get(spot, '')}] {told}", f"bold {INK} on {FOCUS}"
        if spot in self.numbers:
            return f"[{self.numbers[spot]}] {told}", f"bold {LEGAL}"
        return told, ink


def told_signs(texts: Texts, signs: list[tuple[str, str, str]]) -> Text:
    """What signs mean: each with its ink and the key of the text that tells it."""
    out = Text()
    for sign, ink, key in signs:
        out.append(sign, ink)
        out.append(f" {texts.say(key)}\n", QUIET)
    out.rstrip()
    return out


def lay(out: Text, head: str, chips: list[Chip], width: int) -> None:
    """A heading and chips behind it; what does not fit goes on below. Nothing where there are no chips."""
    if not chips:
        return
    out.append(head, FAINT)
    at = len(head)
    for told, style in chips:
        if at + len(told) + 2 > width:
            out.append("\n  ")
            at = 2
        out.append("  " if at else "")
        out.append(told[: width - 3], style)
        at += len(told) + 2
    out.append("\n")


def figure(name: str, value: int | str, later: int | str, ink: str = TEXT) -> Chip:
    """A figure, and what a choice would make of it."""
    return (f"{name} {value}", ink) if value == later else (f"{name} {value} → {later}", f"bold {CAUTION}")
