"""A check of the source: in a class whose __init__ takes `of`, each field line must copy the same field.

`self.hand: list[int] = of.hand[:] if of else []` is right; a wrong name, a missing copy of a list, a field
first set outside __init__ or one named as the kernel's is an error.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

from rulewright.core.state import APART, KERNEL, REPLACED, ROLES, fields_that_are

ALIASED = fields_that_are(REPLACED)
OFF_IN_COPIES = fields_that_are(APART)
MUTABLE = ("list", "dict", "set", "Zone")


def problems(source: str) -> list[str]:
    """Faults of every state class in this source, each naming class and field."""
    out: list[str] = []
    classes = {node.name: node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)}
    for cls in classes.values():
        inits = [function for function in _functions(cls) if function.name == "__init__"]
        if inits and "of" in [a.arg for a in inits[0].args.args]:
            out += [f"{cls.name}.{problem}" for problem in _fields(inits[0])]
            out += [f"{cls.name}.{name}: every state has one" for name in _taken(cls, inits[0])]
            out += [
                f"{cls.name}.{name}: first set outside __init__" for name in _strays(cls, inits[0], classes)
            ]
    return out


def _fields(init: ast.FunctionDef) -> list[str]:
    parameters = {a.arg for a in init.args.args}
    out = []
    for line in init.body:
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]).startswith("self."):
            out.append(f"{ast.unparse(line.targets[0])[5:]}: has no type")
        if not isinstance(line, ast.AnnAssign) or line.value is None:
            continue
        name = ast.unparse(line.target).removeprefix("self.")
        root = ast.unparse(line.value).split(".")[0].split("[")[0]
        if root in parameters - {"of"} or name in OFF_IN_COPIES:
            continue  # self.seat: int = seat
        copied = ast.unparse(line.value.body) if isinstance(line.value, ast.IfExp) else ""
        if f"of.{name}" not in copied:
            out.append(f"{name}: copies {copied or 'nothing'}")
        elif (
            copied == f"of.{name}"
            and name not in ALIASED
            and ast.unparse(line.annotation).startswith(MUTABLE)
        ):
            out.append(f"{name}: shared, not copied")
    return out


def _taken(cls: ast.ClassDef, init: ast.FunctionDef) -> list[str]:
    """Fields of a game named as one of the kernel's, which neither copies nor learners could tell from it."""
    if cls.name in KERNEL or not set(_bases(cls)) & set(KERNEL):
        return []
    declared = {ast.unparse(line.target) for line in init.body if isinstance(line, ast.AnnAssign)}
    return sorted(name for name in ROLES if f"self.{name}" in declared)


def _strays(cls: ast.ClassDef, init: ast.FunctionDef, classes: dict[str, ast.ClassDef]) -> list[str]:
    """Fields that a method declares or sets although no __init__ knows them."""
    known = _set_in(init)
    for base in _bases(cls):
        if base in KERNEL:
            known |= ROLES.keys()
        elif base in classes:
            known |= set().union(*map(_set_in, _functions(classes[base])))
        else:
            return []  # a class from elsewhere: its fields are not known here
    methods = [function for function in _functions(cls) if function is not init]
    return sorted(set().union(*map(_set_in, methods)) - known)


def _bases(cls: ast.ClassDef) -> list[str]:
    return [ast.unparse(base).split("[")[0] for base in cls.bases]


def _functions(cls: ast.ClassDef) -> list[ast.FunctionDef]:
    return [node for node in cls.body if isinstance(node, ast.FunctionDef)]


def _set_in(function: ast.FunctionDef) -> set[str]:
    """The fields of `self` that a function sets."""
    nodes = [t for n in ast.walk(function) if isinstance(n, ast.Assign) for t in n.targets]
    nodes += [n.target for n in ast.walk(function) if isinstance(n, (ast.AnnAssign, ast.AugAssign))]
    nodes = [part for node in nodes for part in (node.elts if isinstance(node, ast.Tuple) else [node])]
    return {t.attr for t in nodes if isinstance(t, ast.Attribute) and ast.unparse(t.value) == "self"}


def main() -> None:
    folders = [Path(argument) for argument in sys.argv[1:]] or [Path("src")]
    files = [file for folder in folders for file in sorted(folder.rglob("*.py"))]
    found = [f"{file}: {problem}" for file in files for problem in problems(file.read_text(encoding="utf-8"))]
    print("\n".join(found) if found else f"{len(files)} files: every state field is copied")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
