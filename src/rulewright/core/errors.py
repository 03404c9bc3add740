"""What can go wrong from outside. Each message says what was given, what is wrong and what is allowed."""

from __future__ import annotations

LONGEST = 40  # characters that a message repeats of what was given
LONG = 128  # bits of a number that is not written out


def brief(given: object) -> str:
    """What was given, in few enough characters for a sentence."""
    if isinstance(given, int) and given.bit_length() > LONG:
        return f"a number of {given.bit_length()} bits"
    told = repr(given)
    return told if len(told) <= LONGEST else f"{told[:LONGEST]}..."


class GameError(ValueError):
    """Bad input: an unknown game, mode, seat count, option or notation."""


class IllegalChoice(GameError):
    """A choice that the rules refuse now."""


class RecordError(GameError):
    """A record that is broken or belongs to other rules or content."""


class ContentError(GameError):
    """A content file that does not fit its schema."""
