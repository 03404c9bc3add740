"""The reference of what programs call, from signatures, docstrings and comments: `make reference` writes it.

It reads the sources, not the modules: compiled ones no longer know their signatures.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "reference.md"
PACKAGE = ROOT / "src" / "rulewright"
Named = ast.ClassDef | ast.FunctionDef

PARTS = {
    "Games": {
        "games/__init__": ["game"],
        "library": ["known", "replay"],
        "core/game": ["Game", "Choice"],
        "core/errors": ["GameError", "IllegalChoice", "RecordError", "ContentError"],
    },
    "A game in progress": {
        "core/state": ["State"],
        "core/knowledge": ["Knowledge"],
        "core/flow": ["Flow"],
        "core/telling": ["Telling", "Entry"],
        "core/forecast": ["Forecast"],
        "core/outcome": ["Outcome", "Row"],
    },
    "Bots and many games": {
        "bots/bot": ["Bot", "Budget"],
        "bots/__init__": ["names", "bot", "ask", "chances"],
        "core/rng": ["Rng", "seeded"],
        "arena/match": ["Match"],
        "arena/simulate": ["simulate", "Result", "BotResult"],
    },
    "Environments for learners": {
        "env/__init__": ["pettingzoo", "parallel", "gymnasium", "open_spiel", "batch", "layout"],
        "env/many": ["Batch", "Arrays"],
        "env/observation": ["Layout", "Part"],
    },
    "The parts of a game": {
        "core/verbs": ["Domain", "Verb0", "Verb1", "Verb2", "ask", "Message", "why", "ending", "Line"],
        "core/questions": ["Frame", "Seated", "Question", "Decision", "Together", "Piece"],
        "core/menu": ["Offers", "Action", "Menu", "Reasoned"],
        "core/zones": ["Zone", "Boxes"],
        "core/effects": ["Effect", "Counted", "Cost", "Either", "Branch", "Do", "Book"],
        "core/content": ["Row", "rows", "index"],
    },
}


def reference() -> str:
    """The page."""
    chapters = [f"## {title}\n\n" + "\n".join(chapter(modules)) for title, modules in PARTS.items()]
    return f"{OPENING}\n" + "\n".join(chapters)


OPENING = """# Reference

What a program calls and what a game is made of, from the sources themselves (`make reference`). How it fits
together is told in [architecture.md](architecture.md), how a game is made in
[CONTRIBUTING.md](../CONTRIBUTING.md). `import rulewright` offers `game`, `known`, `replay`, `Game`, `State`
and the errors; all else is imported from the module that is named.
"""


def chapter(modules: dict[str, list[str]]) -> Iterator[str]:
    for module, names in modules.items():
        source = (PACKAGE / f"{module}.py").read_text(encoding="utf-8")
        dotted = f"rulewright.{module.replace('/', '.')}".removesuffix(".__init__")
        for found in wanted(ast.parse(source), names):
            yield entry(dotted, found, source.splitlines())


def wanted(module: ast.Module, names: list[str]) -> list[Named]:
    """What the module calls so, in the order of the names; one that it has not is an error."""
    known = {node.name: node for node in module.body if isinstance(node, Named)}
    return [known[name] for name in names]


def entry(module: str, found: Named, lines: list[str]) -> str:
    if isinstance(found, ast.FunctionDef):
        return f"### `{found.name}`\n\n`{module}.{signature(found)}`\n\n{told(found)}\n"
    bases = ", ".join(ast.unparse(base) for base in found.bases)
    head = (
        f"### `{found.name}`\n\n`{module}.{found.name}`{f', a `{bases}`' if bases else ''}\n\n{told(found)}\n"
    )
    members = [*fields(found, lines), *(method(node) for node in methods(found) if told(node))]
    return head + "".join(f"\n- {member}" for member in members) + ("\n" if members else "")


def signature(found: ast.FunctionDef) -> str:
    gives = f" -> {ast.unparse(found.returns)}" if found.returns else ""
    given = re.sub(r"^self(, )?", "", ast.unparse(found.args))
    return f"{found.name}({given}){gives}"


def told(found: Named) -> str:
    return inspect.cleandoc(ast.get_docstring(found) or "")


def methods(found: ast.ClassDef) -> list[ast.FunctionDef]:
    """Those that are for others; one of which nothing is said in a part of a game does what its base says."""
    return [
        node for node in found.body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
    ]


def method(found: ast.FunctionDef) -> str:
    """Its signature and the first paragraph that is said of it; a property is called without brackets."""
    first = told(found).split("\n\n")[0].replace("\n", " ")
    attribute = any(ast.unparse(mark) == "property" for mark in found.decorator_list)
    gives = ast.unparse(found.returns) if found.returns else ""
    return f"`{f'{found.name}: {gives}' if attribute else signature(found)}` {first}"


def fields(found: ast.ClassDef, lines: list[str]) -> Iterator[str]:
    """The fields that the class declares, with the comment beside each."""
    for node in found.body:
        if isinstance(node, ast.AnnAssign) and not ast.unparse(node.target).startswith("_"):
            _, _, comment = lines[(node.end_lineno or node.lineno) - 1].partition("  # ")
            yield f"`{ast.unparse(node)}`" + (f" {comment}" if comment else "")


def silent() -> list[str]:
    """What programs call and nothing is said of."""
    out = []
    for title in ("Games", "A game in progress", "Bots and many games"):
        for module, names in PARTS[title].items():
            source = ast.parse((PACKAGE / f"{module}.py").read_text(encoding="utf-8"))
            for found in wanted(source, names):
                inner = methods(found) if isinstance(found, ast.ClassDef) else []
                out += [f"{module}: {node.name}" for node in (found, *inner) if not told(node)]
    return out


if __name__ == "__main__":
    PAGE.write_text(reference(), encoding="utf-8")
