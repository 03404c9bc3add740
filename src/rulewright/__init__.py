"""Rulewright: heavy board games as exact rules engines, with a table, bots and records.

What it offers stands in `library.py` and is loaded when first asked for: so the command line is there before
anything slow is, and Ctrl-C ends it quietly from the first moment on.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from rulewright.library import (
        ContentError,
        Game,
        GameError,
        IllegalChoice,
        RecordError,
        State,
        __version__,
        game,
        known,
        replay,
    )

__all__ = [
    "ContentError", "Game", "GameError", "IllegalChoice", "RecordError", "State", "__version__", "game",
    "known", "replay",
]  # fmt: skip


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module 'rulewright' has no attribute {name!r}")
    from rulewright import library

    globals().update({name: getattr(library, name) for name in __all__})
    return globals()[name]
