"""The pictures of a balance report, as small SVG files with their text left as text."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rulewright.arena.verdict import ENOUGH, Balance, Item, Source, after
from rulewright.core.errors import GameError

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FIRST: Final = "#0B6E99"  # first places
OTHERS: Final = "#B8C4CE"
GREY: Final = "#7A8894"  # the same as a thin line
ACCENT: Final = "#C2410C"  # what is fair, what stands out
INK: Final = "#24303C"
STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "rulewright",  # the same file for the same numbers
    "font.family": "sans-serif",
    "font.size": 9,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "grid.color": "#E3E8ED",
    "axes.axisbelow": True,
    "legend.frameon": False,
}
WIDTH: Final = 6.4  # inches
BARS: Final = 12  # rows at most in a plot of sources
BINS: Final = 24
NAMED: Final = 8  # how many points of a cloud carry their name


def ready() -> None:
    """Refuse early where the plots cannot be drawn."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise GameError(
            "the page needs matplotlib for its plots: pip install 'rulewright[reports]'; or use --json"
        ) from None


def draw(report: Balance, folder: Path, form: str = "svg") -> dict[str, Path]:
    """All plots that the report has numbers for, by name."""
    import matplotlib
    from matplotlib.figure import Figure

    wanted = {
        "seats": seats if report.seats > 1 else None,
        "length": length if report.lengths else None,
        "sources": sources if scored(report) else None,
        "rounds": rounds if report.curve else None,
        "choices": choices if cloud(report) else None,
    }
    folder.mkdir(parents=True, exist_ok=True)
    out: dict[str, Path] = {}
    for name, plot in wanted.items():
        if plot is None:
            continue
        with matplotlib.rc_context(STYLE):
            figure = Figure(figsize=(WIDTH, 3.0), layout="constrained")
            figure.patch.set_facecolor("white")
            plot(report, figure.add_subplot(), figure)
            out[name] = folder / f"{name}.{form}"
            figure.savefig(out[name], metadata={"Date": None} if form == "svg" else None, dpi=110)
    return out


def seats(report: Balance, axes: Axes, figure: Figure) -> None:
    figure.set_figheight(0.9 + 0.38 * report.seats)
    for result in report.by_seat:
        low, high = result.interval
        axes.plot(
            [100 * low, 100 * high], [result.seat] * 2, color=OTHERS, linewidth=5, solid_capstyle="round"
        )
        axes.plot(100 * result.win_rate, result.seat, "o", color=FIRST)
    axes.axvline(100 * report.fair, color=ACCENT, linewidth=1, linestyle="--")
    axes.set_yticks([result.seat for result in report.by_seat])
    axes.set_yticklabels([f"seat {result.seat}" for result in report.by_seat])
    axes.set_ylim(report.seats - 0.5, -0.5)
    axes.set_xlabel("win rate in %, with its 95 % interval; dashed: fair")


def length(report: Balance, axes: Axes, figure: Figure) -> None:
    figure.set_figheight(2.4)
    low, high = min(report.lengths), max(report.lengths)
    width = (high - low) // BINS + 1
    edges = [at - 0.5 for at in range(low, high + width + 1, width)]
    values = [float(value) for value in report.lengths]
    axes.hist(values, bins=edges, weights=[float(n) for n in report.lengths.values()], color=FIRST)
    axes.locator_params(axis="y", integer=True)
    axes.axvline(report.length.median, color=ACCENT, linewidth=1, linestyle="--")
    axes.set_xlabel("decisions in a game; dashed: the median")
    axes.set_ylabel("games")


def scored(report: Balance) -> list[Source]:
    """The rows worth a picture: the score sheet, or the facts where it only tells who won."""
    rows = report.sheet if len(report.sheet) > 1 else [fact for fact in report.facts if not fact.same]
    return sorted(rows, key=lambda row: -abs(row.all.mean))[:BARS]


def sources(report: Balance, axes: Axes, figure: Figure) -> None:
    rows = scored(report)
    figure.set_figheight(1.0 + 0.4 * len(rows))
    for number, row in enumerate(rows):
        if row.first is not None:
            axes.barh(number - 0.19, row.first.mean, 0.34, color=FIRST, label="first places")
        if row.others is not None:
            axes.barh(number + 0.19, row.others.mean, 0.34, color=OTHERS, label="others")
    axes.set_yticks(range(len(rows)))
    axes.set_yticklabels([row.text for row in rows])
    axes.invert_yaxis()
    axes.grid(visible=False, axis="y")
    axes.set_xlabel("mean")
    legend(axes)


def rounds(report: Balance, axes: Axes, figure: Figure) -> None:
    figure.set_figheight(2.6)
    at = range(len(report.curve))
    lines = {"first places": [step.first for step in report.curve]}
    lines["others"] = [step.others for step in report.curve]
    for label, means in lines.items():
        if any(mean is not None for mean in means):
            drawn = [math.nan if mean is None else mean for mean in means]
            axes.plot(at, drawn, "o-", color=FIRST if label != "others" else GREY, label=label, markersize=4)
    every = max(1, len(report.curve) // 12)
    axes.set_xticks(list(at)[::every])
    axes.set_xticklabels([after(step, report.rounds) for step in report.curve][::every])
    axes.set_xlabel("after round" if report.rounds else "of the game's decisions")
    axes.set_ylabel("mean score")
    legend(axes)


def cloud(report: Balance) -> list[tuple[str, Item]]:
    """Components that choices name, with enough seats that did so."""
    enough = min(ENOUGH, report.finished * report.seats // 10)
    return [
        (place.phrase(item), item)
        for _, place, item in report.items(choice=True)
        if place is not None and item.seat_games >= enough and item.win_rate is not None
    ]


def choices(report: Balance, axes: Axes, figure: Figure) -> None:
    figure.set_figheight(3.6)
    points = cloud(report)
    all_seats = report.finished * report.seats
    for _, item in points:
        strange = item.verdict in ("dominant", "weak")
        axes.plot(
            100 * item.seat_games / all_seats,
            100 * (item.win_rate or 0.0),
            "o",
            color=ACCENT if strange else FIRST,
            alpha=0.9 if strange else 0.5,
            markersize=4,
        )
    for name, (x, y) in standing_out(report, points):
        left = x > 60
        axes.annotate(
            name,
            (x, y),
            xytext=(-5 if left else 5, 0),
            textcoords="offset points",
            ha="right" if left else "left",
            va="center",
            fontsize=7,
        )
    axes.axhline(100 * report.fair, color=ACCENT, linewidth=1, linestyle="--")
    for rate in (report.dominant_rate, report.weak_rate):
        axes.axhline(100 * rate, color=ACCENT, linewidth=0.8, linestyle=":")
    axes.set_xlim(0, 102)
    axes.set_xlabel("seats that chose it at least once, in %")
    axes.set_ylabel("their win rate in %")


def standing_out(report: Balance, points: list[tuple[str, Item]]) -> list[tuple[str, tuple[float, float]]]:
    """The points furthest from fair for their number of games, so far as their names do not collide."""
    rates = [100 * (item.win_rate or 0.0) for _, item in points]
    room = (max(rates) - min(rates)) / 25  # a line of text
    shown: list[tuple[str, tuple[float, float]]] = []
    for name, item in sorted(points, key=lambda point: -surprise(report, point[1])):
        x, y = 100 * item.seat_games / (report.finished * report.seats), 100 * (item.win_rate or 0.0)
        if len(shown) < NAMED and all(abs(y - other) > room or abs(x - at) > 30 for _, (at, other) in shown):
            shown.append((name, (x, y)))
    return shown


def surprise(report: Balance, item: Item) -> float:
    return abs((item.win_rate or 0.0) - report.fair) * math.sqrt(item.seat_games)


def legend(axes: Axes) -> None:
    """Each label once."""
    handles, labels = axes.get_legend_handles_labels()
    once = dict(zip(labels, handles))
    axes.legend(once.values(), once.keys(), fontsize=8)
