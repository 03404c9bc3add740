"""A balance report as a page of Markdown, with its plots beside it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from rulewright.arena import plots
from rulewright.arena.verdict import DEAD, ENOUGH, Balance, Group, Item, Named, Source, Spread, Step, after
from rulewright.core.errors import GameError

ROWS: Final = 60  # of a table of components; JSON has them all
NAMES: Final = 12  # of components, in a list of what is dead
MANY: Final = 100  # components in one place: geography, left to the JSON
PLOTS: Final = {
    "seats": "Win rate by seat",
    "length": "Decisions in a game",
    "sources": "Where points come from",
    "rounds": "Score by round",
    "choices": "How often something is chosen, and how those fare who chose it",
}

Found = tuple[Group, Named | None, Item]


def ready(file: Path) -> None:
    """Refuse before any game is played what could not be written after it."""
    plots.ready()
    if file.suffix != ".md":
        raise GameError(f"cannot write the page to {file}: its name must end in .html or .md")
    try:
        if file.is_dir():
            raise GameError(f"cannot write the page to {file}: it is a folder")
        file.with_suffix("").mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise GameError(f"cannot make the folder {error.filename}: {error.strerror}") from error


def write(report: Balance, file: Path, command: str) -> list[Path]:
    """The page and, in a folder of the same name, its plots; gives all files written."""
    try:
        drawn = plots.draw(report, file.with_suffix(""))
        file.write_text(
            page(report, command, {n: f"{file.stem}/{p.name}" for n, p in drawn.items()}), "utf-8"
        )
    except OSError as error:
        raise GameError(f"cannot write {error.filename or file}: {error.strerror}") from error
    return [file, *drawn.values()]


def page(report: Balance, command: str, links: dict[str, str]) -> str:
    parts = [
        opening(report, command),
        *("## What stands out", findings(report)),
        *(("## Seats", picture("seats", links), seats(report)) if report.seats > 1 else ()),
        *("## Length and endings", picture("length", links), lengths(report), endings(report)),
        *("## Score by source", picture("sources", links), sources(report)),
        *(("## Score by round", picture("rounds", links), curves(report)) if report.curve else ()),
        *("## What players choose", picture("choices", links), said(report, choice=True)),
        *("## What happens", said(report, choice=False)),
        *("## How to read this", reading(report)),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def summary(report: Balance) -> str:
    """The page in short, for a terminal."""
    head = f"# {report.title}, {report.mode}: {report.finished} of {report.games} games finished"
    parts = (head, f"With {edition(report)}.", findings(report), seats(report), endings(report))
    return "\n\n".join(part for part in parts if part)


def edition(report: Balance) -> str:
    return f"rules {report.rules}, content {report.content}, rulewright {report.version}"


def opening(report: Balance, command: str) -> str:
    seats = f"{report.seats} seats" if report.seats > 1 else "1 seat"
    options = ", ".join(f"{name} {value}" for name, value in report.options.items())
    bots = report.bots[0] if len(set(report.bots)) == 1 else ", ".join(report.bots)
    last = report.seed + report.games - 1
    text = (
        f"# Balance: {report.title}, {report.mode}, {seats}\n\n"
        f"{report.finished:,} games between {bots} bots, seeds {report.seed} to {last}"
        f"{f' ({options})' if options else ''}. Made by `{command}` with {edition(report)}."
    )
    if report.failed:
        first = report.failures[0]
        text += f"\n\n**{report.failed} games failed**, the first with seed {first.seed}: {first.message}"
    return text


def picture(name: str, links: dict[str, str]) -> str:
    return f"![{PLOTS[name]}]({links[name]})" if name in links else ""


def table(heads: list[str], rows: Iterable[list[str]]) -> str:
    """The first column is a name, aligned to the left, the others are numbers."""
    lines = ["| " + " | ".join(heads) + " |"]
    lines.append("|" + "|".join("--:" if i else "---" for i in range(len(heads))) + "|")
    lines += ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]
    return "\n".join(lines)


def percent(value: float | None, signed: bool = False) -> str:
    return "" if value is None else f"{100 * value:+.1f}" if signed else f"{100 * value:.1f} %"


def between(interval: tuple[float, float] | None, signed: bool = False) -> str:
    if interval is None:
        return ""
    low, high = (100 * end for end in interval)
    return f"{low:+.0f} to {high:+.0f}" if signed else f"{low:.1f} to {high:.1f}"


def number(value: float | None) -> str:
    return "" if value is None else f"{value:.0f}" if abs(value) >= 100 else f"{value:.2f}"


# --- what stands out ---------------------------------------------------------------------------------
def findings(report: Balance) -> str:
    choices, events = report.items(choice=True), report.items(choice=False)
    out = ["\n".join(f"- {line}" for line in glance(report))]
    out.append(striking("Dominant choices", [f for f in choices if f[2].verdict == "dominant"]))
    out.append(striking("Weak choices", [f for f in choices if f[2].verdict == "weak"]))
    verbs = [group for group in report.groups if group.choice]
    others = [group for group in report.groups if not group.choice]
    out.append(names("Dead choices: offered, but chosen in fewer than 1 % of the games", verbs, "dead"))
    out.append(names("Never offered", verbs, "not offered"))
    out.append(striking("Signs of winning", [f for f in events if f[2].verdict == "dominant"]))
    out.append(striking("Signs of losing", [f for f in events if f[2].verdict == "weak"]))
    out.append(names("Events in fewer than 1 % of the games", others, "dead"))
    return "\n\n".join(part for part in out if part)


def glance(report: Balance) -> list[str]:
    unfair = [r for r in report.by_seat if not r.interval[0] <= report.fair <= r.interval[1]]
    verdicts = [item.verdict for _, _, item in report.items(choice=True)]
    lines = []
    if report.seats > 1:
        told = ", ".join(f"seat {r.seat} wins {percent(r.win_rate)}" for r in unfair)
        lines.append(f"Seats: {told or f'none differs clearly from {percent(report.fair)}'}.")
    if report.lost:
        lines.append(f"Nobody won in {report.lost} of {report.finished} games.")
    common = report.endings[0] if report.endings else None
    lines.append(
        f"Length: {report.length.mean:.0f} decisions, 90 % of the games have {report.length.low} to"
        f" {report.length.high}; {report.mean_options:.1f} options each."
    )
    if common is not None:
        lines.append(f"Most frequent end: {common.text} ({percent(common.share)}).")
    lines.append(
        f"Choices: {verdicts.count('dominant')} dominant, {verdicts.count('weak')} weak,"
        f" {verdicts.count('dead')} dead, {verdicts.count('not offered')} never offered."
    )
    if report.finished * report.seats < 10 * ENOUGH:
        lines.append(f"Few games: a win rate is judged from {ENOUGH} seat-games on, so most are not.")
    return lines


def striking(title: str, found: list[Found]) -> str:
    if not found:
        return ""
    found = sorted(found, key=lambda f: -abs(f[2].difference or 0.0))
    heads = ["What", "Games", "Seat-games", "Win rate", "95 %", "Against without"]
    rows = [
        [place.phrase(item) if place else group.text, percent(item.share), str(item.seat_games)]
        + [percent(item.win_rate), between(item.interval), percent(item.difference, signed=True)]
        for group, place, item in found
    ]
    return f"### {title}\n\n{table(heads, rows[:ROWS])}{more(rows)}"


def more(rows: list[list[str]]) -> str:
    return f"\n\n… and {len(rows) - ROWS} more, in the JSON." if len(rows) > ROWS else ""


def names(title: str, groups: list[Group], verdict: str) -> str:
    """Verbs and events as a whole, and the components of those that are not so themselves.

    What was never offered or never happened is told only of places where most components were: elsewhere it
    is most likely what the rules never say.
    """
    lines = []
    for group in groups:
        if group.whole.verdict == verdict:
            lines.append(f"- {group.text}")
            continue
        for place in group.places:
            such = [item for item in place.items if item.verdict == verdict]
            never = [item for item in place.items if not item.games and item.offered_share is None]
            if such and (2 * len(never) <= len(place.items) or such[0].offered_share is not None):
                told = ", ".join(item.name for item in such[:NAMES])
                told += f" and {len(such) - NAMES} more" if len(such) > NAMES else ""
                lines.append(f"- {place.text}: {len(such)} of {len(place.items)}: {told}")
    return f"### {title}\n\n" + "\n".join(lines) if lines else ""


# --- the tables --------------------------------------------------------------------------------------
def seats(report: Balance) -> str:
    rows = [
        [f"{r.seat}", number(r.wins), percent(r.win_rate), between(r.interval), number(r.mean_score)]
        for r in report.by_seat
    ]
    times = f"{report.shared} of {report.finished} games"
    shared = f"\n\nFirst place was shared in {times}; each seat then counts its part of a win."
    return table(["Seat", "Wins", "Win rate", "95 %", "Mean score"], rows) + (shared if report.shared else "")


SPREAD: Final = ["Mean", "Deviation", "5 %", "Median", "95 %"]


def spread(of: Spread) -> list[str]:
    return [number(of.mean), number(of.deviation), str(of.low), str(of.median), str(of.high)]


def lengths(report: Balance) -> str:
    rows = [["Decisions", *spread(report.length)]]
    rows += [[fact.text, *spread(fact.all)] for fact in report.facts if fact.same]
    return table(["A game", *SPREAD], rows)


def endings(report: Balance) -> str:
    rows = [[end.text, str(end.games), percent(end.share)] for end in report.endings]
    return table(["Ending", "Games", "Share"], rows)


def sources(report: Balance) -> str:
    out = [source_table("Source", report.sheet)]
    if report.ties:
        out.append(source_table("Tie-break", report.ties))
    facts = [fact for fact in report.facts if not fact.same]
    if facts:
        out.append(source_table("Fact", facts))
    return "\n\n".join(out)


def source_table(head: str, rows: list[Source]) -> str:
    cells = [
        [row.text, *spread(row.all), *(number(part.mean) if part else "" for part in (row.first, row.others))]
        + [number(row.first.mean - row.others.mean) if row.first and row.others else ""]
        for row in rows
    ]
    return table([head, *SPREAD, "First places", "Others", "Difference"], cells)


def curves(report: Balance) -> str:
    out = [curve(report.curve, report)]
    for gauge in report.gauges:
        out += [f"### {gauge.text}", curve(gauge.curve, report)]
    return "\n\n".join(out)


def curve(steps: list[Step], report: Balance) -> str:
    rows = [
        [after(step, report.rounds), number(step.first), number(step.others), str(step.games)]
        for step in steps
    ]
    return table(["After round" if report.rounds else "After", "First places", "Others", "Games"], rows)


def said(report: Balance, choice: bool) -> str:
    groups = [group for group in report.groups if group.choice == choice and group.whole.games]
    if not groups:
        return "Nothing."
    wholes = [item_row(group.whole, choice, report) for group in groups]
    out = [table(item_heads("Choice" if choice else "Event", choice, report), wholes)]
    for group in groups:
        for place in group.places:
            items = [item for item in place.items if item.games]
            if len(place.items) > MANY or not any(item.seat_games for item in items):
                continue
            rows = [item_row(item, choice, report) for item in items]
            shown = table(item_heads(place.domain.capitalize(), choice, report), rows[:ROWS])
            out.append(f"### {place.text}\n\n{shown}{more(rows)}")
    return "\n\n".join(out)


SCORES: Final = ["Score with", "Without"]  # for a player alone


def item_heads(first: str, choice: bool, report: Balance) -> list[str]:
    heads = [first, *(("Offered", "Taken") if choice else ("Amount",)), "Games", "Per game", "Seat-games"]
    rates = ["Per winner", "Per other", "Win rate", "95 %", "Against without", "95 %"]
    return [*heads, *(rates if contested(report) else []), *(SCORES if report.seats == 1 else [])]


def item_row(item: Item, choice: bool, report: Balance) -> list[str]:
    mark = f" **{item.verdict}**" if item.verdict in ("dominant", "weak", "dead") else ""
    more = [percent(item.offered_share), percent(item.taken)] if choice else [number(item.amount)]
    cells = [item.name + mark, *more, percent(item.share), number(item.per_game)]
    cells.append(str(item.seat_games) if item.seat_games else "")
    if contested(report):
        cells += [number(item.per_winner), number(item.per_other)]
        cells += [percent(item.win_rate), between(item.interval)]
        cells += [percent(item.difference, signed=True), between(item.difference_interval, signed=True)]
    return cells + ([number(item.score), number(item.score_without)] if report.seats == 1 else [])


def contested(report: Balance) -> bool:
    """Some win and some do not: alone one may do either."""
    return 0 < report.fair < 1


def reading(report: Balance) -> str:
    lines = [
        "A seat-game is one seat in one game. *Offered* is the share of games in which the choice was open to"
        " somebody, *Taken* the share of the seat-games with the offer in which it was taken at least once."
        " Components of one name count as one. Forced choices count as chosen.",
        "An event belongs to the seat that it names first; events that name none are only counted."
        " *Amount* is the mean of the first number in it.",
        f"Dead is what is said in fewer than {100 * DEAD:.0f} % of the games.",
    ]
    if contested(report):
        lines.append(
            "*Win rate* is that of the seats that said it at least once;"
            f" all seats together win {percent(report.fair)}."
            f" Above {percent(report.dominant_rate)} it is dominant, below {percent(report.weak_rate)} weak"
            f" (the odds of 65 % where half is fair), judged from {ENOUGH} seat-games on and only if the"
            " 95 % interval leaves the fair rate out. *Against without* compares with the seats that did not"
            " say it, in points, with its 95 % interval. Who leads can afford more: a high rate may be the"
            " effect of winning and not its cause."
        )
    return "\n\n".join(lines)
