"""Content files: TOML checked against a typed schema, every row with its source.

`RULEWRIGHT_CONTENT` names a folder with files GAME/FILE.toml whose rows replace values of the shipped ones:
each names a row by what tells it from the others (its id) and the fields that differ.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from rulewright.core.errors import ContentError, meant

SOURCES = ("seed", "public", "reconstructed")
ORIGIN = ("clause", "source")  # what every row says of itself
REPLACEMENTS = "RULEWRIGHT_CONTENT"
BLAMED = 3  # changes that are named where nobody knows which one is wrong
QUOTED = re.compile(r"'([^']+)'")  # what a message repeats

T = TypeVar("T")
Item = dict[str, Any]  # a row as read
Tables = dict[str, list[Item]]  # the rows of a file by kind


class Row(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every row says of itself: the clause that prints it and where its values come from."""

    clause: str
    source: str


class Named(Row, kw_only=True):
    """A row that texts call by name, as `KIND-ID`. An owner may write another name, for all languages."""

    id: str
    name: str = ""

    def __post_init__(self) -> None:
        if self.name and not (self.name.isprintable() and self.name.strip()):
            raise ValueError(f"a name is a line of words, not {self.name!r}")


def rows(folder: Path, name: str, kind: str, row: type[T]) -> list[T]:
    """The `[[kind]]` rows of a content file; an error names file, row and field."""
    file = " with ".join([str(file) for file in (shipped(folder, name), replacement(folder, name)) if file])
    out = []
    items = tables(folder, name).get(kind, [])
    key = telling(items)
    for item in items:
        which = named(kind, key, [item.get(field) for field in key])
        try:
            out.append(msgspec.convert(item, type=row))
        except msgspec.ValidationError as error:
            raise ContentError(f"{file}: {which}: {error}{known_fields(item, row)}") from error
        if not str(item.get("source", "")).startswith(SOURCES):
            raise ContentError(f"{file}: {which}: source must start with one of: {', '.join(SOURCES)}")
    if not out:
        raise ContentError(f"{file}: no [[{kind}]] rows")
    return out


def known_fields(item: Item, row: type[Any]) -> str:
    """The fields there are, if the item has another."""
    known = [field.encode_name for field in msgspec.structs.fields(row)]
    strange = [field for field in item if field not in known]
    return f"; fields: {', '.join(known)}{meant(strange[0], known)}" if strange else ""


def index(names: Sequence[str], value: str, where: str) -> int:
    """The number of a name that a row uses."""
    if value not in names:
        raise ContentError(f"unknown {where} {value!r}; known: {', '.join(names)}{meant(value, names)}")
    return names.index(value)


# --- files -----------------------------------------------------------------------------------------------
def shipped(folder: Path, name: str) -> Path:
    return folder / "content" / f"{name}.toml"


def read(file: Path) -> Tables:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ContentError(f"{file}: {error}") from error


def tables(folder: Path, name: str) -> Tables:
    """A file's rows by kind, as shipped or with an owner's values."""
    found = read(shipped(folder, name))
    other = replacement(folder, name)
    return merged(found, other) if other is not None else found


def names(folder: Path) -> list[str]:
    return sorted([file.stem for file in (folder / "content").glob("*.toml")])


def files(folder: Path) -> list[Path]:
    """All that the content is read from."""
    found = [(shipped(folder, name), replacement(folder, name)) for name in names(folder)]
    return [file for both in found for file in both if file is not None]


def everything(folder: Path) -> dict[str, Tables]:
    """All content by file name."""
    return {name: tables(folder, name) for name in names(folder)}


def sources(folder: Path) -> dict[str, Counter[str]]:
    """How many rows of each kind come from where."""
    out: dict[str, Counter[str]] = {}
    for name, kinds in everything(folder).items():
        for kind, items in kinds.items():
            out[f"{name}: {kind}"] = Counter(item["source"].split(":")[0].strip() for item in items)
    return out


# --- an owner's values -----------------------------------------------------------------------------------
def owned() -> Path | None:
    """The folder with an owner's values."""
    if REPLACEMENTS not in os.environ:
        return None
    folder = Path(os.environ[REPLACEMENTS])
    if not folder.is_dir():
        raise ContentError(f"{REPLACEMENTS} names {str(folder)!r}, which is no folder")
    return folder


def check_owned(games: Sequence[str]) -> None:
    """Every folder of an owner's values belongs to a game, and every file lies in one."""
    folder = owned()
    for other in sorted(folder.iterdir()) if folder is not None else ():
        if other.is_dir() and not other.name.startswith("."):
            index(games, other.name, f"game in {REPLACEMENTS},")
        elif other.suffix == ".toml":
            raise ContentError(loose(other, games))


def loose(file: Path, games: Sequence[str]) -> str:
    """What is wrong with a file of which nobody knows the game."""
    right = file.parent / "GAME" / file.name
    return f"{file} is of no game; put it into a folder named after one: {right}; games: {', '.join(games)}"


def replacement(folder: Path, name: str) -> Path | None:
    """The file that replaces values of a shipped one, if there is one."""
    mine = owned()
    if mine is None:
        return None
    known = [f"{known}.toml" for known in names(folder)]
    for file in sorted((mine / folder.name).glob("*.toml")):
        index(known, file.name, f"content file of {folder.name} in {REPLACEMENTS},")
    file = mine / folder.name / f"{name}.toml"
    return file if file.is_file() else None


def merged(found: Tables, file: Path) -> Tables:
    """The shipped rows with the fields that the file names."""
    out = {kind: [dict(item) for item in items] for kind, items in found.items()}
    for kind, items in read(file).items():
        index(list(found), kind, f"kind in {file},")
        if not isinstance(items, list) or not all(isinstance(item, dict) for item in items):
            raise ContentError(f"{file}: {kind}: rows are written [[{kind}]]")
        key = telling(found[kind])
        told: list[Any] = []
        for item in items:
            wanted = [item.get(field) for field in key]
            fits = [row for row in out[kind] if [row.get(field) for field in key] == wanted]
            if not fits:
                raise ContentError(f"{file}: {unknown(found[kind], kind, key, wanted)}")
            if wanted in told:
                raise ContentError(f"{file}: {named(kind, key, wanted)} is there twice")
            told.append(wanted)
            check_alike(f"{file}: {named(kind, key, wanted)}", found[kind], item)
            fits[0].update(item)
    return out


def check_alike(where: str, usual: list[Item], item: Item) -> None:
    """The schema knows types; what the rules can play is told by the values that are shipped."""
    for field, value in item.items():
        old = [row[field] for row in usual if type(row.get(field)) is type(value)]
        wrong = unlike(old, value) if old else ""
        if wrong:
            raise ContentError(f"{where}: {field} {wrong}")


def unlike(usual: list[Any], value: Any) -> str:
    """How a value differs in kind from all that are shipped; nothing, if it does not."""
    if min(numbers(value), default=0) < 0 <= min(numbers(usual), default=0):
        return f"holds {min(numbers(value))}; no shipped value is below 0"
    if isinstance(value, dict):
        known = list(dict.fromkeys(key for old in usual for key in old))
        strange = [key for key in value if known and key not in known]
        return f"holds {strange[0]!r}; known: {', '.join(known)}{meant(strange[0], known)}" if strange else ""
    if isinstance(value, list) and not value and all(usual):
        return "is empty; no shipped value is"
    lengths = {len(old) for old in usual} if isinstance(value, list) and numbers(value) else set()
    if len(usual) > 1 and len(lengths) == 1 and len(value) not in lengths:
        return f"has {len(value)} numbers; all shipped ones have {max(lengths)}"
    return ""


def numbers(value: Any) -> list[int]:
    """All in it."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return [number for one in value for number in numbers(one)]
    return [value] if isinstance(value, int) else []


def names_given(folder: Path) -> dict[str, str]:
    """The names that an owner's rows give, by the text that each replaces."""
    return {
        f"{kind}-{item['id']}": item["name"]
        for kinds in everything(folder).values()
        for kind, items in kinds.items()
        for item in items
        if item.get("name")
    }


class Change(msgspec.Struct, frozen=True):
    """A value that differs between two contents of a game."""

    row: str  # as it is named: card id 'b'
    kind: str
    key: list[Any]  # what tells the row from the others
    field: str
    old: Any
    new: Any

    def __str__(self) -> str:
        return f"{self.row}: {self.field} {self.old!r} → {self.new!r}"


def changes(found: dict[str, Tables], now: dict[str, Tables]) -> list[Change]:
    """Every value that differs, of the same rows."""
    out = []
    for name, kinds in found.items():
        for kind, items in kinds.items():
            key = telling(items)
            for old, new in zip(items, now[name][kind], strict=True):
                values = [old.get(field) for field in key]
                row = named(kind, key, values)
                fields = [field for field in {**old, **new} if new.get(field) != old.get(field)]
                out += [Change(row, kind, values, field, old.get(field), new.get(field)) for field in fields]
    return out


def replaced(folder: Path) -> list[str]:
    """Every value that an owner's files change, and from what."""
    found = {name: read(shipped(folder, name)) for name in names(folder)}
    return [str(change) for change in changes(found, everything(folder))]


def blamed(folder: Path, error: Exception) -> Exception:
    """Why a game cannot be made, told by the replaced values that it must come from; what is shipped can."""
    if REPLACEMENTS not in os.environ:
        return error
    found = {name: read(shipped(folder, name)) for name in names(folder)}
    try:
        mine = changes(found, everything(folder))
    except ContentError as why:  # it names file and row
        return why
    told = str(error) if isinstance(error, ContentError) else f"the rules cannot play that ({error})"
    if not mine or any(change.row in told for change in mine):
        return error
    said = QUOTED.findall(told)
    near = [change for change in mine if any(word in str(change.new) for word in said)] or mine
    more = f" and {len(near) - BLAMED} more" if len(near) > BLAMED else ""
    return ContentError(f"{owned()}: {'; '.join(map(str, near[:BLAMED]))}{more}: {told}")


def export(folder: Path, target: Path, called: Mapping[str, str]) -> list[Path]:
    """Copy a game's content for an owner to edit, each row with the name by which it is `called` now.

    Nothing that is already there is overwritten.
    """
    copies = {file: target / folder.name / file.name for file in (folder / "content").glob("*.toml")}
    for copy in copies.values():
        if copy.exists():
            raise ContentError(f"there is already {copy}; name another folder, or remove it first")
    try:
        for file, copy in copies.items():
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(annotated(file.read_text(encoding="utf-8"), called), encoding="utf-8")
    except OSError as error:
        raise ContentError(f"cannot write {error.filename}: {error.strerror}") from None
    return sorted(copies.values())


def annotated(rows: str, called: Mapping[str, str]) -> str:
    """The rows of a file, each id with the name of its row beside it."""
    out, kind = [], ""
    for line in rows.splitlines():
        if line.startswith("[["):
            kind = line.strip("[]")
        field, _equals, value = line.partition(" = ")
        id = value.strip('"')
        name = called.get(f"{kind}-{id}") if field == "id" else None
        out.append(f"{line}  # {name}" if name else line)
    return "\n".join([*out, ""])


def telling(items: list[Item]) -> list[str]:
    """The first fields that tell all rows apart, mostly the id; none where there is one row.

    Rows of one kind may have different fields. Where a row comes from does not say which it is.
    """
    fields = [field for field in {field: 0 for item in items for field in item} if field not in ORIGIN]
    count = 0
    while (
        count < len(fields)  # rows that are all alike cannot be told apart
        and len({str([item.get(field) for field in fields[:count]]) for item in items}) < len(items)
    ):
        count += 1
    return fields[:count]


def named(kind: str, key: list[str], values: list[Any]) -> str:
    said = [f"{field} {value!r}" for field, value in zip(key, values, strict=True) if value is not None]
    return " ".join([kind, *said])


def unknown(items: list[Item], kind: str, key: list[str], wanted: list[Any]) -> str:
    known = [", ".join(str(item[field]) for field in key if field in item) for item in items]
    near = meant(wanted[0], known) if len(key) == 1 else ""
    return f"unknown {named(kind, key, wanted)}; known by {', '.join(key)}: {'; '.join(known)}{near}"
