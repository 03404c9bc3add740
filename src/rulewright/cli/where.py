"""From a clause of the rules to what holds it: lines of code, rows of content, tests."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import rulewright
from rulewright.core import content
from rulewright.core.game import Game
from rulewright.core.rulebook import Book

ID = r"[A-Za-z0-9](?:[A-Za-z0-9.\-]*[A-Za-z0-9])?"
CITED = re.compile(rf"\b([A-Z]+-)({ID}(?:(?: to |, )(?:\1{ID}|\d[\w.]*(?<=\w)))*)")
SECTION = re.compile(r"(.+\.\d+)\.\w+")
ROW = re.compile(r"^\[\[(\w+)\]\]")
CODE, CONTENT, TEST = "code", "content", "test"


@dataclass(frozen=True)
class Place:
    """A line that cites a clause, and what stands there."""

    clause: str
    kind: str
    file: Path
    line: int
    what: str
    of: str = ""  # the rule that it cites, of which the clause is part


class Citations:
    """The clauses and sections of a rulebook in order, as texts cite them.

    One by one, as `SB-5.12 to SB-5.14`, or shorter: `TC-4.1.5, 4.1.5a`, `TC-4.2.1 to 4.2.3`; `INV-01`.
    """

    def __init__(self, book: list[str]) -> None:
        self.book = sorted({*book, *(whole for clause in book for whole in sections(clause))}, key=counted)
        self.place = {clause: number for number, clause in enumerate(self.book)}
        self.game = book[0].split("-")[0] + "-"

    def of(self, text: str) -> set[str]:
        out: set[str] = set()
        for game, said in CITED.findall(text):
            for part in said.split(", "):
                ends = [f"{game}{one.removeprefix(game)}" for one in part.split(" to ")]
                ends = [end if end in self.place else self.game + end for end in ends]
                known = [clause for clause in ends if clause in self.place]
                out.update(known)
                if len(known) == 2:
                    out.update(self.book[self.place[known[0]] : self.place[known[1]]])
        return out


def sections(clause: str) -> list[str]:
    """SEP-5.20 of SEP-5.20a, TC-4.2 of TC-4.2.1; none where a chapter has no sections."""
    whole = re.sub(r"(?<=\d)[a-z]$", "", clause)
    found = SECTION.fullmatch(whole)
    return ([whole] if whole != clause else []) + ([found[1]] if found else [])


def counted(clause: str) -> list[tuple[int, str]]:
    """SB-5.9 comes before SB-5.12."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in re.split(r"(\d+)", clause)]


def places(game: Game, book: list[str], wanted: set[str], tests: Path | None) -> list[Place]:
    """Everything that cites one of the wanted clauses: code, then content, then tests."""
    cited = Citations(book)
    found = [place for file in sorted(game.folder.glob("*.py")) for place in in_code(file, cited)]
    found += [place for file in content.files(game.folder) for place in in_content(file, cited)]
    if tests is not None:
        for file in sorted(tests.rglob("*.py")):
            text = file.read_text(encoding="utf-8")
            if any(clause in text for clause in wanted):
                found += in_tests(file, text)
    return [place for place in found if place.clause in wanted]


def kept(game: Game, book: Book, wanted: list[str], tests: Path | None) -> list[Place]:
    """Where these clauses are kept; one that neither code nor content cites: with the rule it is part of."""
    rules = {clause: [clause, *book.within(clause), *sections(clause)] for clause in wanted}
    looked_for = {rule for chain in rules.values() for rule in chain}
    found = places(game, list(book.clauses), looked_for, tests)
    cited = {place.clause for place in found if place.kind != TEST}
    out = []
    for clause, chain in rules.items():
        out += [place for place in found if place.clause == clause]
        rule = next((rule for rule in chain if rule in cited), clause)
        if rule != clause:
            whole = [place for place in found if place.clause == rule and place.kind != TEST]
            out += [replace(place, clause=clause, of=rule) for place in whole]
    return out


def tests_folder() -> Path | None:
    """The tests beside the sources; none where only the package is installed."""
    folder = Path(rulewright.__file__).resolve().parents[2] / "tests"
    return folder if (folder / "games").is_dir() else None


def in_code(file: Path, cited: Citations) -> Iterator[Place]:
    """Docstrings, comments and declarations, each with the function, class or name that it belongs to."""
    text = file.read_text(encoding="utf-8")
    owners = list(named(ast.parse(text)))
    for number, line in enumerate(text.splitlines(), 1):
        for clause in sorted(cited.of(line)):
            yield Place(clause, CODE, file, number, owner(owners, number) or file.stem)


Owner = tuple[int, int, str]  # first and last line of something that has a name


def owner(owners: list[Owner], line: int) -> str:
    """The innermost name around a line."""
    return max([(first, name) for first, last, name in owners if first <= line <= last], default=(0, ""))[1]


def named(tree: ast.AST, outer: str = "") -> Iterator[Owner]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
            yield first, node.end_lineno or node.lineno, f"{outer}{node.name}"
            yield from named(node, f"{outer}{node.name}.")
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            yield node.lineno, node.end_lineno or node.lineno, f"{outer}{ast.unparse(target)}"


def in_content(file: Path, cited: Citations) -> Iterator[Place]:
    """The rows that name the clause, by their id or their number."""
    text = file.read_text(encoding="utf-8")
    data = tomllib.loads(text)
    seen: dict[str, int] = {}
    kind = ""
    for number, line in enumerate(text.splitlines(), 1):
        if head := ROW.match(line):
            kind = head[1]
            seen[kind] = seen.get(kind, 0) + 1
        elif kind and line.startswith("clause"):
            row = data[kind][seen[kind] - 1]
            for clause in sorted(cited.of(str(row["clause"]))):
                yield Place(clause, CONTENT, file, number, f"{kind} {row.get('id', seen[kind])}")


def in_tests(file: Path, text: str) -> Iterator[Place]:
    """Tests, or rows of a test's table, marked with the clause: `pytest.mark.clause("A-1", "A-2")`."""
    tree = ast.parse(text)
    owners = list(named(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "clause":
            for clause in [str(one.value) for one in node.args if isinstance(one, ast.Constant)]:
                yield Place(clause, TEST, file, node.lineno, owner(owners, node.lineno))
