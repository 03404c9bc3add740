"""The first moments of the command line, while its parts are loaded."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def quiet(code: int) -> Iterator[None]:
    """Ctrl-C ends the process at once: raised amid an import it can get lost or tell a wrong story."""
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.default_int_handler or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, lambda *_: os._exit(code))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
