"""The time at tables."""

from __future__ import annotations

import time


def now() -> float:
    """Seconds since 1970."""
    return round(time.time(), 1)
