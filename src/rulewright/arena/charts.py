"""Small plots as inline SVG for a page: across they go by per cent, so that letters stay as large on a phone.

Colours are the page's own (`--first`, `--others`, `--mark`, `--line`), so a plot follows light and dark.
"""

from __future__ import annotations

from html import escape
from typing import Final, NamedTuple

ROW: Final = 34  # pixels for a label and what is drawn below it
FOOT: Final = 22  # for the numbers of an axis
TALL: Final = 150  # of a plot with an axis upwards
BINS: Final = 24
TICKS: Final = 5


class Dot(NamedTuple):
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float
    marked: bool = False


class Bars(NamedTuple):
    """Two values side by side; none: nothing to draw."""

    label: str
    first: float | None
    others: float | None


class Axis:
    """Values from left to right."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1

    def at(self, value: float) -> str:
        return f"{100 * (value - self.low) / (self.high - self.low):.2f}%"

    def wide(self, value: float) -> str:
        return f"{100 * value / (self.high - self.low):.2f}%"


def svg(parts: list[str], height: int, told: str) -> str:
    """`told` is what a reader without the picture gets."""
    inside = "".join(parts)
    return f'<svg role="img" aria-label="{escape(told)}" width="100%" height="{height}">{inside}</svg>'


def text(x: str, y: float, said: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x}" y="{y:.0f}" text-anchor="{anchor}" class="{kind}">{escape(said)}</text>'


def line(x1: str, y1: float, x2: str, y2: float, kind: str) -> str:
    return f'<line x1="{x1}" y1="{y1:.1f}" x2="{x2}" y2="{y2:.1f}" class="{kind}"/>'


def rect(x: str, y: float, width: str, height: float, kind: str) -> str:
    return f'<rect x="{x}" y="{y:.1f}" width="{width}" height="{height:.1f}" class="{kind}"/>'


def dots(rows: list[Dot], fair: float, told: str) -> str:
    """Rates in per cent with their intervals; dashed: what is fair."""
    axis = Axis(min([row.low for row in rows] + [fair]), max([row.high for row in rows] + [fair]))
    parts = []
    for number, row in enumerate(rows):
        top = ROW * number
        parts.append(text("0%", top + 13, row.label))
        span = f"{100 * row.value:.1f} % ({100 * row.low:.0f} to {100 * row.high:.0f})"
        parts.append(text("100%", top + 13, span, "end", "quiet"))
        parts.append(line(axis.at(row.low), top + 23, axis.at(row.high), top + 23, "span"))
        kind = "dot marked" if row.marked else "dot"
        parts.append(f'<circle cx="{axis.at(row.value)}" cy="{top + 23}" r="5" class="{kind}"/>')
    height = ROW * len(rows)
    parts.append(line(axis.at(fair), 0, axis.at(fair), height, "fair"))
    parts.append(text(axis.at(fair), height + 15, f"fair: {100 * fair:.1f} %", near(axis, fair), "quiet"))
    return svg(parts, height + FOOT, told)


def near(axis: Axis, value: float) -> str:
    """How a text stands at a value, so that it stays within the plot."""
    part = (value - axis.low) / (axis.high - axis.low)
    return "start" if part < 0.2 else "end" if part > 0.8 else "middle"


def bars(rows: list[Bars], told: str) -> str:
    """First places above, others below."""
    values = [value for row in rows for value in (row.first, row.others) if value is not None]
    axis = Axis(min([0.0, *values]), max([0.0, *values]))
    parts = []
    for number, row in enumerate(rows):
        top = (ROW + 6) * number
        parts.append(text("0%", top + 13, row.label))
        both = [f"{value:.1f}" for value in (row.first, row.others) if value is not None]
        parts.append(text("100%", top + 13, " / ".join(both), "end", "quiet"))
        for place, (value, kind) in enumerate(((row.first, "first"), (row.others, "others"))):
            if value is not None:
                start, width = axis.at(min(0.0, value)), axis.wide(abs(value))
                parts.append(rect(start, top + 18 + 8 * place, width, 7, kind))
    return svg(parts, (ROW + 6) * len(rows), told)


def histogram(counts: dict[int, int], middle: float, told: str) -> str:
    """How often each value came; dashed: the middle."""
    low, high = min(counts), max(counts)
    width = (high - low) // BINS + 1
    bins: dict[int, int] = {}
    for value, count in counts.items():
        start = low + (value - low) // width * width
        bins[start] = bins.get(start, 0) + count
    axis, most = Axis(low, max(bins) + width), max(bins.values())
    parts = [
        rect(axis.at(start), TALL * (1 - count / most), axis.wide(0.9 * width), TALL * count / most, "first")
        for start, count in bins.items()
    ]
    parts.append(line(axis.at(middle), 0, axis.at(middle), TALL, "fair"))
    parts.append(text("0%", TALL + 15, str(low), "start", "quiet"))
    parts.append(text(axis.at(middle), TALL + 15, f"median {middle:.0f}", near(axis, middle), "quiet"))
    parts.append(text("100%", TALL + 15, str(high), "end", "quiet"))
    return svg(parts, TALL + FOOT, told)


def curves(steps: list[tuple[str, float | None, float | None]], told: str) -> str:
    """Two lines from left to right: first places and others, at each step."""
    values = [value for _, *both in steps for value in both if value is not None]
    if not values:
        return ""
    low, high = min([0.0, *values]), max(values)
    axis, span = Axis(-0.5, len(steps) - 0.5), (high - low) or 1.0
    parts = [text("0%", 11, f"{high:.0f}", "start", "quiet"), line("0%", TALL, "100%", TALL, "axis")]
    every = -(-len(steps) // TICKS) if len(steps) > 2 * TICKS else 1
    for number, (label, _, _) in enumerate(steps):
        if number % every == 0:
            parts.append(text(axis.at(number), TALL + 15, label, "middle", "quiet"))
    for which, kind in ((2, "others"), (1, "first")):
        before: tuple[int, float] | None = None
        for number, step in enumerate(steps):
            value = step[which]
            if not isinstance(value, float):
                continue
            y = TALL - (TALL - 14) * (value - low) / span
            if before is not None:
                parts.append(line(axis.at(before[0]), before[1], axis.at(number), y, f"{kind}-line"))
            parts.append(f'<circle cx="{axis.at(number)}" cy="{y:.1f}" r="3.5" class="{kind}"/>')
            before = (number, y)
    return svg(parts, TALL + FOOT, told)
