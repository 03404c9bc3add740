"""Rulewright: heavy board games as exact rules engines, with a table, bots and records."""

from __future__ import annotations

from typing import Any

from rulewright.core import records
from rulewright.core.errors import ContentError, GameError, IllegalChoice, RecordError
from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.core.version import VERSION
from rulewright.games import game, ready

__version__ = VERSION
__all__ = [
    "ContentError", "Game", "GameError", "IllegalChoice", "RecordError", "State", "game", "known", "replay",
]  # fmt: skip


def known() -> list[Game]:
    """Every game that can be played."""
    return ready()


def replay(record: dict[str, Any] | bytes | str, to: int | None = None) -> State:
    """The state that a record leads to."""
    return records.replay(game(records.read(record).game), record, to)
