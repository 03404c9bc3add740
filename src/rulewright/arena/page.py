"""A balance report in short, for a terminal; and how numbers are written, there and on the page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rulewright.arena.verdict import ENOUGH, Balance, Group, Item, Named

ROWS: Final = 60  # of a table of components; JSON has them all
NAMES: Final = 12  # of components, in a list of what is dead

Found = tuple[Group, Named | None, Item]


def summary(report: Balance) -> str:
    """What stands out, seats and endings."""
    head = f"# {report.title}, {report.mode}: {report.finished} of {many(report.games, 'game')} finished"
    parts = (head, f"With {edition(report)}.", findings(report), seats(report), endings(report))
    return "\n\n".join(part for part in parts if part)


def edition(report: Balance) -> str:
    return f"rules {report.rules}, content {report.content}, rulewright {report.version}"


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


def many(count: int, thing: str) -> str:
    return f"{count:,} {thing}" if count == 1 else f"{count:,} {thing}s"


def tally(count: float) -> str:
    """A count is whole, unless parts of a shared win are in it."""
    return f"{count:,.2f}".rstrip("0").rstrip(".")


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
        lines.append(f"Nobody won in {report.lost} of {many(report.finished, 'game')}.")
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
        [f"{r.seat}", tally(r.wins), percent(r.win_rate), between(r.interval), number(r.mean_score)]
        for r in report.by_seat
    ]
    times = f"{report.shared} of {many(report.finished, 'game')}"
    shared = f"\n\nFirst place was shared in {times}; each seat then counts its part of a win."
    return table(["Seat", "Wins", "Win rate", "95 %", "Mean score"], rows) + (shared if report.shared else "")


def endings(report: Balance) -> str:
    rows = [[end.text, str(end.games), percent(end.share)] for end in report.endings if end.games]
    return table(["Ending", "Games", "Share"], rows)


def contested(report: Balance) -> bool:
    """Some win and some do not: alone one may do either."""
    return 0 < report.fair < 1
