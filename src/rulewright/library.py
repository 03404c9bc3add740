"""What `import rulewright` offers to programs."""

from __future__ import annotations

from typing import Any

from rulewright.core import records
from rulewright.core.errors import ContentError, GameError, IllegalChoice, RecordError
from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.core.version import VERSION as __version__
from rulewright.games import game, ready

__all__ = [
    "ContentError", "Game", "GameError", "IllegalChoice", "RecordError", "State", "__version__", "game",
    "known", "replay",
]  # fmt: skip


def known() -> list[Game]:
    """Every game that can be played."""
    return ready()


def replay(record: dict[str, Any] | bytes | str, to: int | None = None) -> State:
    """The state that a record leads to."""
    return records.replay(game(records.read(record).game), record, to)
