"""Pages of the rulebook for a terminal."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rulewright.core.rulebook import Block, Card, Section, Span

LOOKS = {"": "", "em": "italic", "strong": "bold"}
ID = "cyan"
LINES = ("clause", "example", "item")  # what stands line below line
INDENT = {"clause": 0, "text": 0, "item": 2, "table": 0, "example": 4}


def page(sections: list[Section]) -> Group:
    """Sections one below the other, with the heading of a chapter where it begins."""
    parts: list[RenderableType] = []
    chapter = ""
    for section in sections:
        if section.chapter != chapter:
            chapter = section.chapter
            parts.append(Text(f"\n{chapter.upper()}", style="bold"))
        if section.title != chapter:
            parts.append(Text(f"\n{section.title}", style="bold"))
        blocks = [block for block in section.blocks if block.kind != "picture"]  # browsers draw it
        for before, block in zip([None, *blocks], blocks, strict=False):
            close = before is not None and before.kind in LINES and block.kind in LINES
            parts.append(Padding(laid_out(block), (0 if close else 1, 0, 0, INDENT[block.kind])))
    return Group(*parts)


def laid_out(block: Block) -> RenderableType:
    if block.rows:
        return table(block)
    if not (block.id or block.mark):
        return words(block.spans)
    grid = Table.grid(padding=(0, 2 if block.id else 1))
    grid.add_column(min_width=12 if block.id else 0, no_wrap=True)
    grid.add_column()
    grid.add_row(Text(block.id or block.mark, style=ID), words(block.spans))
    return grid


def words(spans: list[Span]) -> Text:
    return Text.assemble(*[(span.text, LOOKS[span.look]) for span in spans])


def table(block: Block) -> Table:
    """The ids stand in the last column, where nobody stumbles over them."""
    with_ids = any(row.id for row in block.rows)
    made = Table(*block.head, *([""] if with_ids else []), box=box.SIMPLE_HEAD, pad_edge=False)
    for row in block.rows:
        made.add_row(*map(Text, row.cells), *([Text(row.id, style=ID)] if with_ids else []))
    return made


def contents(sections: list[Section]) -> Group:
    """The chapters with their sections."""
    lines: list[RenderableType] = []
    for chapter in dict.fromkeys(section.chapter for section in sections):
        titles = [section.title for section in sections if section.chapter == chapter != section.title]
        told = f": {', '.join(titles)}" if titles else ""
        lines.append(Padding(Text.assemble((chapter, "bold"), told), (0, 0, 0, 2)))
    return Group(*lines)


def card(found: Card) -> Group:
    """A card as a person reads it."""
    lines: list[RenderableType] = [Text.assemble((found.name, "bold"), f"  {found.section}")]
    lines += [Text(f"  {title}: {cell}") for title, cell in found.facts.items() if cell]
    if found.id:
        lines.append(Text(f"  {found.id}", style=ID))
    return Group(*lines, Text(""))
