"""What artifacts and exploration tokens say, by number; `effects.py` teaches the book its words."""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
from rulewright.core.effects import Book

BOOK: Final = Book()
PART: Final = 1  # the source of an effect that is one of several on a card: each may be declined (7.2)
TOKEN_EFFECT: Final = [BOOK.number(row.reward) for row in p.TOKEN_ROWS]  # by kind
USE_EFFECT: Final = [BOOK.number(row.use) for row in p.ARTIFACT_ROWS]  # by title
USE_IN_FALLOUT: Final = [BOOK.number(row.use_in_fallout or row.use) for row in p.ARTIFACT_ROWS]
