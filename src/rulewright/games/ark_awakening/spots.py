"""Which things that are shown a choice or a line of the log is about."""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
from rulewright.games.ark_awakening.places import CELL_LABELS

OF_SECTION: Final = {  # choices without a place of their own
    "produce": "PRO", "exploit": "PRO", "militarize": "MIL", "research": "ART", "awaken": "UNI",
    "heal": "UNI",
}  # fmt: skip
AT_CARD: Final = ("use", "discard", "play", "build", "event-drew", "event-dealt")


def spots(seat: int, word: str, named: dict[str, str]) -> list[str]:
    """The spots that a choice of this seat, or a line of the log about it, points at."""
    out = [f"section:{OF_SECTION[word]}:{seat}"] if word in OF_SECTION else []
    out += [place_spot(seat, named[key]) for key in ("place", "place2", "site") if key in named]
    out += [f"cell:{named[key]}" for key in ("cell", "cell2") if key in named]
    if "section" in named:
        out.append(f"section:{named['section']}:{named['seat'] if word == 'from' else seat}")
    if "generator" in named:
        out.append(f"generator:{named['generator']}")
    if "seat" in named:
        out.append(f"seat:{named['seat']}")
    if "resource" in named:
        out.append(f"resource:{named['resource']}:{seat}")
    if "artifact" in named and word in AT_CARD:
        out.append(f"artifact:{named['artifact']}:{seat}")
    if word in ("scrap", "scrap-new"):
        out.append(f"artifact:{named['artifact']}:{seat}:built")
    if "guardian" in named:
        out.append(f"guardian:{named['guardian']}")
    if "task" in named:
        out.append(f"task:{named['task']}")
    if "objective" in named:
        out.append(f"objective:{named['objective']}")
    if word == "assign":
        out.append(f"room:{named['room']}")
    if word == "chain":
        out.append(f"room:{named['room']}:{seat}")
    if word == "reward":
        out.append(f"token:{named['token']}")
    return [spot for spot in out if spot]


def place_spot(seat: int, label: str) -> str:
    """Of a position, a section, the biodome; where a cylinder comes from its generator, nothing more."""
    if label in CELL_LABELS:
        return f"cell:{label}"
    if label == "generator":
        return ""
    domain = "section" if label in p.SECTIONS else "place" if label == "biodome" else "site"
    return f"{domain}:{label}:{seat}"
