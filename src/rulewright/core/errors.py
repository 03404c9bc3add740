"""What can go wrong from outside. Each message says what was given, what is wrong and what is allowed."""

from __future__ import annotations


class GameError(ValueError):
    """Bad input: an unknown game, mode, seat count, option or notation."""


class IllegalChoice(GameError):
    """A choice that the rules refuse now."""


class RecordError(GameError):
    """A record that is broken or belongs to other rules or content."""


class ContentError(GameError):
    """A content file that does not fit its schema."""
