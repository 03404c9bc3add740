"""What can go wrong from outside. Each message says what was given, what is wrong and what is allowed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches

LONGEST = 40  # characters that a message repeats of what was given
SENTENCE = 200  # characters that it repeats of what a reader of JSON said
LONG = 128  # bits of a number that is not written out
# What JSON writes for one half of a character, where the other half is not beside it.
HALF = re.compile(r"\\u[dD][89abAB]..(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB]..)\\u[dD][c-fC-F]..")


def brief(given: object) -> str:
    """What was given, in few enough characters for a sentence."""
    if isinstance(given, int) and given.bit_length() > LONG:
        return f"a number of {given.bit_length()} bits"
    return cut(repr(given))


def cut(text: str, most: int = LONGEST) -> str:
    """The beginning of a text, fit to be printed."""
    shown = text if len(text) <= most else f"{text[:most]}..."
    return shown.encode(errors="backslashreplace").decode()


def meant(given: object, known: Iterable[str]) -> str:
    """The end of a message about an unknown word: which known one is nearly it, if one is."""
    if not isinstance(given, str) or len(given) > LONGEST:
        return ""
    by_fold = {folded(name): name for name in known}
    near = get_close_matches(folded(given), list(by_fold), 1)
    return f"; did you mean: {by_fold[near[0]]}?" if near else ""


def folded(word: str) -> str:
    """A word without what is easily mistaken: capitals, blanks, hyphens."""
    return re.sub(r"[\s_-]+", "_", word.casefold())


def unread(error: Exception, data: object = "") -> str:
    """Why this could not be read as JSON, in plain words."""
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    if isinstance(error, UnicodeDecodeError):
        return "it is not text in UTF-8"
    told = str(error)
    if "surrogate" in told or "truncated" in told:
        text = data.decode(errors="replace") if isinstance(data, bytes) else str(data)
        half = HALF.search(text.encode("ascii", "backslashreplace").decode())
        if half is not None:
            return f"half a character, {half[0]}, stands without its other half"
    return cut(told, SENTENCE)


class GameError(ValueError):
    """Bad input: an unknown game, mode, seat count, option or notation."""


class IllegalChoice(GameError):
    """A choice that the rules refuse now."""


class RecordError(GameError):
    """A record that is broken or belongs to other rules or content."""


class ContentError(GameError):
    """A content file that does not fit its schema."""
