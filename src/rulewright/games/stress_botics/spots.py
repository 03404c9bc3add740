"""What the words of Stress Botics point at: the spots of things that a choice or a line of the log names."""

from __future__ import annotations

from typing import Final

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v

AT_OWN_PLACE: Final = {"stop", "stand", "event-cold-exit"}
SUBS_HERE: Final = {"extract", "produce", "steer", "disarm", "console", "deliver"}
ON_OWN_BOARD: Final = {"battery": "space", "producer": "producer", "extension": "extension:"}
ON_TABLE: Final = {
    "node": "node", "tile": "tile", "type": "deck", "console": "console", "item": "item", "level": "pressure",
    "sign": "press",
}  # fmt: skip
NOWHERE: Final = {"shift", "event-scored"}  # a piece of one tank and another tank: chosen from a list
OF_ALPHABOT: Final = {"event-status-side", "event-shuttle"}
OF_BELT: Final = {"event-advanced", "event-disembarked", "event-elevator", "event-ex-armed"}
OF_STRESS: Final = {"event-stressed", "event-pushed", "event-behind"}
OF_CAPTURED: Final = {"release", "free"}
CARDS: Final = {"program", "discard"}


def spots(seat: int, word: str, names: dict[str, str]) -> list[str]:
    """`bot:0` is also where it stands, `0/tank1` is on its board, `front` the segment before AlphaBot."""
    if word in NOWHERE:
        return []
    out = [f"{ON_TABLE[name]}:{label}" for name, label in names.items() if name in ON_TABLE]
    out += [f"{seat}/{ON_OWN_BOARD[name]}{label}" for name, label in names.items() if name in ON_OWN_BOARD]
    if "spot" in names:
        out += _spots_of_pieces(seat, names)
    out += [f"bot:{label}" for name, label in names.items() if name.startswith("seat")]
    if word in AT_OWN_PLACE or names.get("sub") in SUBS_HERE:
        out.append(f"bot:{seat}")
    if "reach" in names:
        out.append(f"bot:{seat}" if names["reach"] == v.REACH.labels[0] else f"reach:{names['reach']}")
    if "ship" in names:
        out.append(f"ship:{names['ship']}" if names["ship"] in p.SHIPS else f"bot:{seat}")
    if word in CARDS:
        out.append(f"card:{names['card']}")
    if word in OF_CAPTURED:
        out.append(f"{seat}/captured:{names['cylindroid']}")
    return out + _spots_of_words(seat, word, names)


def _spots_of_pieces(seat: int, names: dict[str, str]) -> list[str]:
    """Where pieces come from or go to: on the own board, but for the Common Tank."""
    place = v.SPOT.labels.index(names["spot"])
    if place == v.COMMON_SPOT:
        return ["common"]
    if place == v.CONTAINER_SPOT and "piece" in names:
        kind = p.PIECES.index(names["piece"]) - p.MI
        return [f"{seat}/captured:{v.CYLINDROID.labels[kind]}"]
    return [f"{seat}/{names['spot']}"]


def _spots_of_words(seat: int, word: str, names: dict[str, str]) -> list[str]:
    """What is told or chosen without naming the thing."""
    if word == "scrape":
        return ["front"]
    if word == "take":
        return ["alphatank"]
    if word == "jettison":
        return [f"{seat}/cargo:{names['sector']}"]
    if word.startswith("event-alpha") or word in OF_ALPHABOT:
        return ["alphabot"]
    if word.startswith("event-core"):
        return [f"node:{p.NODES[p.CORE]}"]
    if word == "event-pressure":
        return ["pressure"]
    if word in OF_BELT:
        return ["belt"]
    return [f"{seat}/stress"] if word in OF_STRESS else []
