"""The one way in which tests wait: until something is so, never for a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

PATIENCE = 20.0  # seconds


def until(
    right: Callable[[], object], patience: float = PATIENCE, page: Any = None, every: float = 0.005
) -> None:
    """Look every so many seconds until something is so; with a page of a browser, let it go on meanwhile."""
    end = time.monotonic() + patience
    while not right():
        assert time.monotonic() < end, "it did not come to that"
        if page is None:
            time.sleep(every)
        else:
            page.wait_for_timeout(1000 * every)


async def until_so(right: Callable[[], object], patience: float = PATIENCE) -> None:
    """The same among other tasks."""
    end = time.monotonic() + patience
    while not right():
        assert time.monotonic() < end, "it did not come to that"
        await asyncio.sleep(0.005)
