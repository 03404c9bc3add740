"""States as plain data, by reflection: the cold half of the kernel. No game writes any of this."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from rulewright.core.state import APART, REPLACED, Frame, Past, Piece, Setup, State, fields_that_are

SCALAR = (int, str, bool, type(None))
CLASS = "class"  # names the class of a frame or piece; no field can be called so
OUTSIDE = fields_that_are(APART)  # of the position
SHARED = fields_that_are(REPLACED)


def fields(obj: object) -> list[str]:
    """Attribute names, also of a compiled class (which has no __dict__).

    A name that starts with an underscore is a cache: it follows from the others, the position has it not.
    """
    names = set(getattr(type(obj), "__mypyc_attrs__", ()))
    names.update(getattr(obj, "__dict__", {}))
    return sorted(name for name in names if not name.startswith("_") and name not in OUTSIDE)


def kinds(*bases: type[Any]) -> dict[str, type[Any]]:
    """Every class below the given ones by its name."""
    out: dict[str, type[Any]] = {}
    for base in bases:
        for child in base.__subclasses__():
            out[f"{child.__module__}.{child.__qualname__}"] = child
            out.update(kinds(child))
    return out


def choices(past: Past | None) -> list[tuple[int, int]]:
    """Seat and option of every choice, oldest first."""
    out = []
    while past is not None:
        out.append((past.seat, past.option))
        past = past.before
    return out[::-1]


def save(value: Any) -> Any:
    """JSON-able data: every field of every object reachable from the state."""
    if isinstance(value, SCALAR):
        return value
    if isinstance(value, (list, tuple)):
        return [save(item) for item in value]
    if isinstance(value, Past):
        return [list(choice) for choice in choices(value)]
    data = {name: save(getattr(value, name)) for name in fields(value)}
    if isinstance(value, (Frame, Piece)):
        return {CLASS: f"{type(value).__module__}.{type(value).__qualname__}", **data}
    if not data:
        raise TypeError(f"a state holds ints, strings, lists, tuples and objects of them, not {value!r}")
    return data


def load(setup: Setup, data: dict[str, Any]) -> State:
    """The saved state, filled into a blank one of the same kind, in which no cache holds anything yet."""
    blank: Any = type(setup.game.start(setup))
    s: State = blank(setup)
    _fill(s, data, kinds(Frame, Piece))
    return s


def _fill(value: Any, data: Any, known: dict[str, type[Any]]) -> Any:
    if isinstance(data, dict) and CLASS in data:
        arguments = {k: tuple(v) if isinstance(v, list) else v for k, v in data.items() if k != CLASS}
        return known[data[CLASS]](**arguments)
    if isinstance(data, dict):
        for name in fields(value):
            setattr(
                value,
                name,
                _past(data[name]) if name == "past" else _fill(getattr(value, name), data[name], known),
            )
        return value
    if isinstance(data, list):
        was_tuple = isinstance(value, tuple)
        same = isinstance(value, list) and len(value) == len(data)
        items = [_fill(value[i] if same else None, item, known) for i, item in enumerate(data)]
        return tuple(items) if was_tuple else items
    return data


def _past(data: Any) -> Past | None:
    past: Past | None = None
    for seat, option in data or ():
        past = Past(past, seat, option)
    return past


def fingerprint(data: Any) -> str:
    """The same for equal data on every machine and build."""
    return hashlib.sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()[:16]


def shared(a: Any, b: Any, path: str = "state") -> list[str]:
    """Mutable parts that a copy wrongly shares with its original."""
    if isinstance(a, (*SCALAR, tuple, Frame, Piece, Past)):
        return []
    found = [path] if a is b else []
    if isinstance(a, list):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            found += shared(x, y, f"{path}[{i}]")
    else:
        for name in fields(a):
            if name not in SHARED:
                found += shared(getattr(a, name), getattr(b, name), f"{path}.{name}")
    return found


def changes(before: Any, after: Any, path: str = "") -> list[tuple[str, Any, Any]]:
    """Where two pieces of data differ: path, before, after."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return [c for k in before for c in changes(before[k], after[k], f"{path}.{k}" if path else k)]
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return [c for i in range(len(before)) for c in changes(before[i], after[i], f"{path}[{i}]")]
    return [] if before == after else [(path, before, after)]
