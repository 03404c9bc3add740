"""The files that a bot of one's own is made of: its module and, of those beside it, what that imports.

They are found by reading, not among what is loaded, so that every process and machine finds the same.
"""

from __future__ import annotations

import ast
import site
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path

import rulewright
from rulewright.bots import FAILS


def sources(first: str, of: str) -> dict[str, bytes]:
    """What stands in them, by module: of the one that was named and of that which holds the class."""
    home = root(first)
    out: dict[str, bytes] = {}
    left = [first, of]
    while left:
        name = left.pop()
        if name in out or not (name == of or beside(name, first, home)):
            continue
        file = source(name)
        if file is not None:
            out[name] = file.read_bytes()
            if top(name) != rulewright.__name__:  # whose own files count already
                left += imported(name, file)
    return dict(sorted(out.items()))


def beside(name: str, first: str, home: Path | None) -> bool:
    """Is it in the package of the bot's module or, of what is not installed, in the same folder?"""
    if top(name) == top(first):
        return True
    installed = [Path(folder).resolve() for folder in [*site.getsitepackages(), site.getusersitepackages()]]
    return home is not None and home not in installed and root(name) == home


def top(name: str) -> str:
    return name.partition(".")[0]


def root(name: str) -> Path | None:
    """The folder in which the module, or the package that it is in, was found."""
    found = spec(top(name))
    if found is None:
        return None
    if found.submodule_search_locations:
        return Path(next(iter(found.submodule_search_locations))).resolve().parent
    return Path(found.origin).resolve().parent if found.has_location and found.origin else None


def source(name: str) -> Path | None:
    found = spec(name)
    return Path(found.origin) if found is not None and found.has_location and found.origin else None


def spec(name: str) -> ModuleSpec | None:
    """None for what is no module; the package that it is in is loaded to find it."""
    try:
        return find_spec(name)
    except FAILS:
        return None


def imported(name: str, file: Path) -> Iterator[str]:
    """The modules that it needs or may import; some of these names are functions and classes."""
    above = name.rpartition(".")[0]
    if above:
        yield above
    if file.suffix != ".py":
        return
    package = name if file.name == "__init__.py" else above
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = absolute(node, package)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def absolute(node: ast.ImportFrom, package: str) -> str:
    """The name after `from`: each dot after the first leaves one package."""
    parts = package.split(".")
    above = parts[: len(parts) - node.level + 1] if node.level else []
    return ".".join([*above, *([node.module] if node.module else [])])
