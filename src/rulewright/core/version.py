"""The version of the package, as results and records name it."""

from __future__ import annotations

from typing import Final

VERSION: Final = "0.1.0"
