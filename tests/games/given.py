"""An owner's content, and what a process of its own makes of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any


def content(folder: Path, game: str, **files: str) -> Path:
    """The folder, with these files for the game in it."""
    (folder / game).mkdir()
    for name, rows in files.items():
        (folder / game / f"{name}.toml").write_text(rows, encoding="utf-8")
    return folder


def run(code: str, content: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Without a folder: with the content that is shipped."""
    env = {name: value for name, value in os.environ.items() if name != "RULEWRIGHT_CONTENT"}
    if content is not None:
        env["RULEWRIGHT_CONTENT"] = str(content)
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)


def told(code: str, content: Path | None = None) -> dict[str, Any]:
    """What the code prints in its last line."""
    done = run(code, content)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found
