"""The browser of this machine, where somebody sits before it."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser

UNATTENDED = ("CI", "SSH_CONNECTION")  # nobody looks at this machine's screen
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


def here() -> bool:
    """Whether a page that is opened would be seen: a person at a terminal, and a screen to show it on."""
    if not sys.stdout.isatty() or any(os.environ.get(name) for name in UNATTENDED):
        return False
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in DISPLAYS)


def show(address: str) -> None:
    """Open a page, without waiting for the browser."""
    threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
