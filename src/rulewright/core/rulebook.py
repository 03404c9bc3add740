"""The rules in our own words, as players read them: the game in ten minutes, then chapters of clauses.

CONTRIBUTING.md tells how a book is written. Everything that shows or searches rules (the commands, the
terminal, the server) asks the `Book`.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from msgspec import Struct, field, structs

from rulewright.core.errors import ContentError, GameError, brief
from rulewright.core.reference import Facts

if TYPE_CHECKING:
    from rulewright.core.game import Game

ID: Final = r"[A-Z]+-[A-Za-z0-9][A-Za-z0-9.\-]*"
CLAUSE: Final = re.compile(rf"^( *)- ({ID}): (.+)$")
ITEM: Final = re.compile(r"^(-|\d+\.) (.+)$")
HEADING: Final = re.compile(r"^(#+) (.+)$")
TABLE: Final = re.compile(r"^<!-- table (\w+)(?: \((\w+=[^)]*)\))?( across)?: ([\w, ]+) -->$")
BUILDERS: Final = "<!-- builders -->"
PICTURE: Final = "<!-- picture -->"
RULE: Final = re.compile(r"^\|[\s:|-]+\|$")  # the line under the head of a table
FIGURE: Final = re.compile(r"\{([a-z][\w-]*(?:\.[\w-]+)*)\}")
SPAN: Final = re.compile(rf"\*\*(?P<strong>.+?)\*\*|\*(?P<em>\S|\S.*?\S)\*|\[(?P<link>.+?)\]\((?P<to>{ID})\)")
NEAREST: Final = 5  # what an error suggests

Look = Literal["", "em", "strong"]
Kind = Literal["clause", "example", "text", "item", "table", "picture"]


class Span(Struct, omit_defaults=True):
    """Words of a sentence: how they look, and the clause that they lead to."""

    text: str
    look: Look = ""
    to: str = ""


class Row(Struct, omit_defaults=True):
    cells: list[str]
    id: str = ""
    of: str = ""  # the row of the content that it prints, by its id
    to: str = ""  # its clause, where that is a sentence of the book


class Block(Struct, omit_defaults=True):
    """A paragraph, a clause, an example below it, an item of a list, a table; or where the table at which
    the turn of the ten minutes begins is drawn (`core/worked.py`)."""

    kind: Kind
    id: str = ""
    mark: str = ""  # what stands before an item
    spans: list[Span] = field(default_factory=list)
    head: list[str] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    named: bool = False  # a table whose rows are cards: a name, and what is printed on it
    builders: bool = False  # not shown to players

    @property
    def text(self) -> str:
        return "".join(span.text for span in self.spans)


class Section(Struct, omit_defaults=True):
    """What stands below one heading. `ten`: it is of the game in ten minutes."""

    chapter: str
    title: str
    blocks: list[Block]
    ten: bool = False


@dataclass(frozen=True)
class Clause:
    id: str
    section: str
    text: str
    builders: bool = False


@dataclass(frozen=True)
class Card:
    """A card, tile or other thing of the content, as its table prints it. `id` is its clause."""

    name: str
    id: str
    section: str
    facts: dict[str, str]
    of: str = ""  # its row of the content, by its id


class Place(NamedTuple):
    """A block of the chapters that players read, or a row of it."""

    section: int
    block: int
    row: int


class Book:
    """A game's rules in one language."""

    def __init__(self, game: str, sections: list[Section]) -> None:
        self.game = game
        self.everything = sections
        self.sections = [kept for section in sections if (kept := for_players(section)).blocks]
        self.clauses: dict[str, Clause] = {}  # also those for builders, in reading order
        self.cards: list[Card] = []
        self._explained: dict[str, str] = {}  # by example: the clause above it
        for section in sections:
            rule = ""
            for block in section.blocks:
                self._list(section, block)
                if block.kind == "example":
                    self._explained[block.id] = rule
                elif block.kind == "clause":
                    rule = block.id
        for section in sections:
            for block in section.blocks:
                self._list_rows(section, block)

    def _list(self, section: Section, block: Block) -> None:
        if block.id:
            if block.id in self.clauses:
                raise ContentError(f"the rules of {self.game} have {block.id} twice")
            self.clauses[block.id] = Clause(block.id, section.title, block.text, block.builders)

    def _list_rows(self, section: Section, block: Block) -> None:
        """A row stands for its clause, unless a sentence does; several rows may share one."""
        for row in block.rows:
            if block.named:
                facts = dict(zip(block.head[1:], row.cells[1:], strict=True))
                self.cards.append(Card(row.cells[0], row.id or row.to, section.title, facts, row.of))
            if row.id:
                before = self.clauses.get(row.id)
                said = row_text(block.head, row)
                text = f"{before.text}\n{said}" if before is not None else said
                self.clauses[row.id] = Clause(row.id, section.title, text, block.builders)

    def ten_minutes(self) -> list[Section]:
        return [section for section in self.sections if section.ten]

    def chapters(self) -> list[Section]:
        return [section for section in self.sections if not section.ten]

    def around(self, clause: str) -> Section:
        """The section that holds a clause, as its readers see it."""
        holds = [section for section in self.everything if any(clause in ids(b) for b in section.blocks)]
        builders = self.clauses[clause].builders
        return holds[0] if builders else for_players(holds[0])

    def below(self, id: str) -> list[Clause]:
        """The clause itself, or those below it: SEP-4 has SEP-4.1 but not SEP-40."""
        start = id.upper().rstrip(".-")
        return [c for name, c in self.clauses.items() if start and begins(name.upper(), start)]

    def within(self, clause: str) -> list[str]:
        """The rules of which a clause is part, the nearest first: an example's, and 4.6 for 4.6b."""
        above = self._explained.get(clause) or re.sub(r"(?<=\d)[a-z]$", "", clause)
        return [above, *self.within(above)] if above != clause and above in self.clauses else []

    def find(self, wanted: str) -> list[Section]:
        """What holds all the words, each with its section: first what is called so, then in reading order."""
        return self.at(self.places(wanted))

    def places(self, wanted: str) -> list[Place]:
        """Where it is found; the books of all languages hold the same in the same places."""
        found = [
            (rank, Place(number, n, row))
            for number, section in enumerate(self.chapters())
            for n, (heading, whole) in enumerate(under(section))
            for row, block in enumerate(parts(whole))
            if (rank := standing(heading, section, block, wanted)) is not None
        ]
        return [place for _rank, place in sorted(found, key=lambda one: (one[0], one[1].section))]

    def at(self, places: list[Place]) -> list[Section]:
        """What stands there, neighbours together."""
        sections = self.chapters()
        return joined(
            [
                structs.replace(section, blocks=[parts(section.blocks[place.block])[place.row]])
                for place in places
                for section in [sections[place.section]]
            ]
        )

    def headed(self, wanted: str) -> list[Section]:
        """What stands below a heading of this name: a faction's board below `Hara`."""
        return [
            structs.replace(section, blocks=blocks)
            for section in self.chapters()
            if (blocks := [b for heading, b in under(section) if same(wanted, heading)])
        ]

    def tables(self, wanted: str) -> list[Section]:
        """The tables of the sections whose title holds the words."""
        return [
            structs.replace(section, blocks=blocks)
            for section in self.chapters()
            if speaks(section.title, wanted) and (blocks := [b for b in section.blocks if b.rows])
        ]

    def found(self, wanted: str) -> list[Clause]:
        """The same as clauses."""
        blocks = [block for section in self.find(wanted) for block in section.blocks]
        return [self.clauses[id] for block in blocks for id in ids(block) if id]

    def like(self, wanted: str) -> list[str]:
        """What somebody may have meant who found nothing."""
        if is_id(wanted):
            return self._near(wanted)
        names = [card.name for card in self.cards] + [section.title for section in self.chapters()]
        shown = [clause for clause in self.clauses.values() if not clause.builders]
        names += sorted({word for clause in shown for word in re.findall(r"\w{4,}", clause.text)})
        by_fold: dict[str, str] = {}
        for name in names:
            by_fold.setdefault(folded(name), name)
        by_fold.pop(folded(wanted.strip()), None)  # that was not found
        return [by_fold[one] for one in mistyped(folded(wanted.strip()), list(by_fold))[:NEAREST]]

    def _near(self, id: str) -> list[str]:
        """The first clauses of the narrowest part of the book that the id might belong to."""
        start = id.strip()
        while start and not self.below(start):
            start = start[:-1]
        return [clause.id for clause in self.below(start)[:NEAREST]]

    def clauses_of(self, rows: list[dict[str, Any]]) -> dict[str, str]:
        """The clause of each row of the content by its id, where players read it."""
        read = {id for id, clause in self.clauses.items() if not clause.builders}
        return {row["id"]: row["clause"] for row in rows if "id" in row and row.get("clause") in read}

    def named(self, wanted: str) -> list[Card]:
        """The card of this name; else those whose name holds all the words, else as parts of words."""
        for fits in (same, speaks, holds):
            if found := [card for card in self.cards if fits(card.name, wanted)]:
                return found
        return []


# --- looking up ------------------------------------------------------------------------------------------
@lru_cache(maxsize=20_000)  # a book is searched sentence by sentence, and again and again
def folded(text: str) -> str:
    """Without capitals and accents, as one types in a hurry."""
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))


def is_id(wanted: str) -> bool:
    """Is it written like a clause's id? A `battery-4` is not."""
    return re.fullmatch(ID, wanted.strip().upper()) is not None and len(wanted.strip().partition("-")[0]) <= 4


def mistyped(wanted: str, known: list[str]) -> list[str]:
    """Words from which this one differs by slips, the nearest first: one in a short word, two or three in a
    long one, and none in the first letter, where people rarely err."""
    most = 1 if len(wanted) < 7 else 2 if len(wanted) < 11 else 3
    near = [
        (slips(wanted, word), word)
        for word in known
        if word[:1] == wanted[:1] and abs(len(word) - len(wanted)) <= most
    ]
    return [word for n, word in sorted(near, key=lambda one: one[0]) if n <= most]


def slips(one: str, two: str) -> int:
    """Letters that are missing, too many or others, and neighbours that have changed places."""
    before: list[int] = []
    row = list(range(len(two) + 1))
    for i, a in enumerate(one):
        before, last, row = row, before, [i + 1]
        for j, b in enumerate(two):
            row.append(min(before[j] + (a != b), before[j + 1] + 1, row[j] + 1))
            if i and j and a == two[j - 1] and b == one[i - 1]:
                row[-1] = min(row[-1], last[j - 1] + 1)
    return row[-1]


def same(name: str, wanted: str) -> bool:
    return folded(name.strip()) == folded(wanted.strip())


def holds(text: str, wanted: str) -> bool:
    there = folded(text)
    return all(word in there for word in folded(wanted).split())


def speaks(text: str, wanted: str) -> bool:
    """The same of whole words, one or several of the thing."""
    there = folded(text)
    return all(
        re.search(rf"(?<!\w){re.escape(word)}(?:e?s)?(?!\w)", there) for word in folded(wanted).split()
    )


def under(section: Section) -> list[tuple[str, Block]]:
    """Its blocks, each with its heading: the section's title, or the bold words that a paragraph above it
    begins with."""
    out: list[tuple[str, Block]] = []
    heading = section.title
    for block in section.blocks:
        if block.kind == "text" and block.spans[0].look == "strong":
            heading = block.spans[0].text.rstrip(".:")
        out.append((heading, block))
    return out


def standing(heading: str, section: Section, block: Block, wanted: str) -> int | None:
    """0: it is called so, or stands below a heading that is; 1: its name holds the words; 2: it holds them;
    3: it holds them as parts of words; none: it does not."""
    row = block.rows[0] if block.rows else None
    id, name = (row.id, row.cells[0]) if row is not None else (block.id, "")
    if not wanted.strip():
        return None
    if any(same(one, wanted) for one in (id, name, heading)):
        return 0
    if block.named and speaks(name, wanted):
        return 1
    text = row_text(block.head, row) if row is not None else block.text
    text = f"{id} {section.title} {heading} {text}"
    return 2 if speaks(text, wanted) else 3 if holds(text, wanted) else None


def parts(block: Block) -> list[Block]:
    """A table row by row, so that a search finds the rows alone."""
    return [structs.replace(block, rows=[row]) for row in block.rows] if block.rows else [block]


def joined(found: list[Section]) -> list[Section]:
    """Neighbours of one section together, rows of one table too."""
    out: list[Section] = []
    for section in found:
        block = section.blocks[0]
        if not out or (out[-1].chapter, out[-1].title) != (section.chapter, section.title):
            out.append(section)
        elif block.rows and out[-1].blocks[-1].head is block.head:  # two tables may have the same titles
            last = out[-1].blocks[-1]
            out[-1].blocks[-1] = structs.replace(last, rows=last.rows + block.rows)
        else:
            out[-1].blocks.append(block)
    return out


def ids(block: Block) -> list[str]:
    return [block.id] + [row.id for row in block.rows]


def for_players(section: Section) -> Section:
    return structs.replace(section, blocks=[block for block in section.blocks if not block.builders])


def begins(name: str, start: str) -> bool:
    return name == start or (
        name.startswith(start) and not (start[-1].isdigit() and name[len(start)].isdigit())
    )


def row_text(head: list[str], row: Row) -> str:
    """`Amber Spore · Active: Gain 3 VP. · Inactive: Gain 1 VP.`"""
    told = [f"{title}: {cell}" for title, cell in zip(head[1:], row.cells[1:], strict=True) if cell]
    return " · ".join([row.cells[0], *told])


# --- reading ---------------------------------------------------------------------------------------------
class Reader:
    """One file of rules."""

    def __init__(self, file: Path, facts: Facts, ten: bool) -> None:
        self.facts = facts
        self.ten = ten
        self.sections: list[Section] = []
        self.chapter = ""
        self.level = 0
        self.hidden = 0  # the level of the heading below which all is for builders
        lines = file.read_text(encoding="utf-8").splitlines()
        at = 0
        while at < len(lines):
            try:
                at += self.take(lines, at)
            except ContentError as error:
                raise ContentError(f"{file}, line {at + 1}: {error}") from error

    def take(self, lines: list[str], at: int) -> int:
        """Read what begins at this line; how many lines it is."""
        line = lines[at]
        if found := HEADING.match(line):
            self.heading(len(found[1]), found[2])
        elif line == BUILDERS:
            self.hidden = self.level
        elif line == PICTURE:
            self.put(Block("picture"))
        elif found := TABLE.match(line):
            head = cells(self.filled(lines[at + 1]))
            self.put(self.printed(found[1], found[2] or "", bool(found[3]), found[4], head))
            return 3 if RULE.match("".join(lines[at + 2 : at + 3])) else 2
        elif line.startswith("|"):
            return self.table(lines, at)
        elif found := CLAUSE.match(line):
            kind: Kind = "example" if found[1] else "clause"
            self.put(Block(kind, id=found[2], spans=spans(self.filled(found[3]))))
        elif found := ITEM.match(line):
            self.put(
                Block("item", mark="•" if found[1] == "-" else found[1], spans=spans(self.filled(found[2])))
            )
        elif line.startswith("<!--"):
            raise ContentError(
                f"unknown mark {line!r}; known: {BUILDERS}, {PICTURE}, <!-- table KIND: column, column -->"
            )
        elif line.strip() and line != "---":
            self.put(Block("text", spans=spans(self.filled(line))))
        return 1

    def heading(self, level: int, title: str) -> None:
        if level <= self.hidden:
            self.hidden = 0
        self.level = level
        if level == 1:
            self.chapter = title
        elif level == 2:
            self.chapter = title
            self.sections.append(Section(title, title, [], self.ten))
        else:
            self.sections.append(Section(self.chapter, title, [], self.ten))

    def put(self, block: Block) -> None:
        if not self.sections:
            self.sections.append(Section(self.chapter, self.chapter, [], self.ten))
        block.builders = self.hidden > 0
        self.sections[-1].blocks.append(block)

    def filled(self, line: str) -> str:
        return FIGURE.sub(lambda found: self.facts.figure(found[1]), line)

    def printed(self, kind: str, only: str, across: bool, columns: str, head: list[str]) -> Block:
        """A table made from the content."""
        wanted = [column.strip() for column in columns.split(",")]
        if len(wanted) != len(head):
            raise ContentError(f"{len(wanted)} columns and {len(head)} titles")
        rows = []
        for words in self.facts.table(kind, only):
            missing = [column for column in wanted if column not in words]
            if missing:
                raise ContentError(f"unknown column {missing[0]!r} of {kind}; known: {', '.join(words)}")
            id = words.get("clause", "")
            told = [words[column] for column in wanted]
            rows.append(Row(told, id if re.fullmatch(ID, id) else "", words.get("id", "")))
        if across:
            sides = [[title, *(row.cells[n] for row in rows)] for n, title in enumerate(head)]
            return Block("table", head=sides[0], rows=[Row(side) for side in sides[1:]])
        return Block("table", head=head, rows=rows, named=wanted[0] == "name" and len(wanted) > 1)

    def table(self, lines: list[str], at: int) -> int:
        """A table written by hand; ids may stand in its first column."""
        end = at
        while end < len(lines) and lines[end].startswith("|"):
            end += 1
        written = [cells(self.filled(line)) for line in lines[at:end] if not RULE.match(line)]
        head, body = written[0], written[1:]
        for row in body:
            if len(row) != len(head):
                raise ContentError(f"{len(row)} cells below {len(head)} titles: {' | '.join(row)}")
        if body and all(re.fullmatch(ID, row[0]) for row in body):
            self.put(Block("table", head=head[1:], rows=[Row(row[1:], row[0]) for row in body]))
        else:
            self.put(Block("table", head=head, rows=[Row(row) for row in body]))
        return end - at


def cells(line: str) -> list[str]:
    return ["".join(span.text for span in spans(cell.strip())) for cell in line.strip().strip("|").split("|")]


def spans(text: str) -> list[Span]:
    """`*so*`, `**so**` and `[so](TC-4.6.1)`."""
    out: list[Span] = []
    at = 0
    for found in SPAN.finditer(text):
        out.append(Span(text[at : found.start()]))
        if found["strong"]:
            out.append(Span(found["strong"], "strong"))
        elif found["em"]:
            out.append(Span(found["em"], "em"))
        else:
            out.append(Span(found["link"], to=found["to"]))
        at = found.end()
    out.append(Span(text[at:]))
    return [span for span in out if span.text]


def without_shared_ids(sections: list[Section]) -> None:
    """A row whose clause is a sentence shows no id: the sentence has it."""
    told = {block.id for section in sections for block in section.blocks if block.id}
    for section in sections:
        for block in section.blocks:
            for row in block.rows:
                if row.id in told:
                    row.id, row.to = "", row.id


@cache
def rulebook(game: Game, language: str) -> Book:
    """A game's book, made once from its files and the content that is played."""
    folder = game.folder / "rules"
    if not (folder / f"{language}.md").is_file():
        raise GameError(f"no rules in {brief(language)} for {game.folder.name}")
    from rulewright.core.texts import texts  # slow to import, so only where words are needed

    facts = Facts(game, texts(game, language))
    ten = folder / f"ten_minutes.{language}.md"
    sections = Reader(ten, facts, ten=True).sections if ten.is_file() else []
    sections += Reader(folder / f"{language}.md", facts, ten=False).sections
    without_shared_ids(sections)
    return Book(game.id, sections)


def look_up(game: Game, language: str, wanted: str) -> list[Section]:
    """What is found in this language; else the same places for who knows a thing by its other name."""
    from rulewright.core.texts import LANGUAGES

    book = rulebook(game, language)
    found = book.find(wanted)
    for other in LANGUAGES if not found else ():
        found = found or book.at(rulebook(game, other).places(wanted))
    return found
