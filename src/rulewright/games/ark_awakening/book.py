"""What artifacts and exploration tokens say, by number; `effects.py` teaches the book its words."""

from __future__ import annotations

from typing import Final

from rulewright.core.effects import Book
from rulewright.games.ark_awakening.printed import ARTIFACT_ROWS, TOKEN_ROWS

BOOK: Final = Book()
PART: Final = 1  # the source of an effect that is one of several on a card: each may be declined (7.2)
TOKEN_EFFECT: Final = [BOOK.number(row.reward) for row in TOKEN_ROWS]  # by kind
USE_EFFECT: Final = [BOOK.number(row.use) for row in ARTIFACT_ROWS]  # by title
USE_IN_FALLOUT: Final = [BOOK.number(row.use_in_fallout or row.use) for row in ARTIFACT_ROWS]
