"""The version of the package, as its metadata, results and records name it."""

from __future__ import annotations

from typing import Final

VERSION: Final = "0.2.0"
