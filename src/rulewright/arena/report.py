"""A balance report as one page of HTML that needs nothing else: headline, plots, every card in a table."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from html import escape
from pathlib import Path
from typing import Final

from rulewright.arena import charts
from rulewright.arena.charts import Bars, Dot
from rulewright.arena.page import between, contested, edition, many, number, percent, tally
from rulewright.arena.verdict import CEILING, DEAD, ENOUGH, Balance, Group, Item, Named, Source, after
from rulewright.core.errors import GameError

SHOWN: Final = 12  # cards in a plot, sources in another
NAMED: Final = 4  # things in a sentence
THING: Final = "printed thing"  # a card, a tile, a module
VERDICTS: Final = ("dominant", "weak", "dead")

STYLE: Final = """
:root { color-scheme: light dark; --ink: #24303c; --quiet: #5b6874; --paper: #fff; --line: #d5dce2;
  --first: #0b6e99; --others: #93a3b1; --mark: #c2410c; --wash: #f2f5f7; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf0; --quiet: #a3b0bc; --paper: #14191e;
  --line: #37424c; --first: #5ab8e0; --others: #6c7a87; --mark: #ff9a62; --wash: #1e252c; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; background: var(--paper);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .5rem; } h2 { margin: 2.5rem 0 .75rem; }
.quiet, small { color: var(--quiet); } code { overflow-wrap: anywhere; }
.headline { background: var(--wash); border-left: 4px solid var(--first); padding: .75rem 1rem .75rem 2.25rem;
  border-radius: 4px; } .headline li + li { margin-top: .35rem; }
.table { overflow-x: auto; margin: .75rem 0; } table { border-collapse: collapse; width: 100%;
  font-size: .875rem; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 9rem; }
th { color: var(--quiet); font-weight: 600; }
tr.marked td:first-child { color: var(--mark); font-weight: 600; }
figure { margin: 1rem 0; max-width: 40rem; } figcaption { color: var(--quiet); font-size: .875rem; }
svg { display: block; overflow: visible; } svg text { font-size: 13px; fill: var(--ink); }
svg text.quiet { fill: var(--quiet); font-size: 12px; }
.first { fill: var(--first); } .others { fill: var(--others); } .dot { fill: var(--first); }
.marked.dot { fill: var(--mark); } .span { stroke: var(--others); stroke-width: 4; stroke-linecap: round; }
.fair { stroke: var(--mark); stroke-dasharray: 4 3; } .axis { stroke: var(--line); }
.first-line, .others-line { stroke-width: 2; }
.first-line { stroke: var(--first); } .others-line { stroke: var(--others); }
.key { display: inline-block; width: .8em; height: .8em; margin: 0 .3em 0 .8em; border-radius: 2px; }
summary { cursor: pointer; color: var(--quiet); }
"""
Card = tuple[Group, Named, Item]  # a component, by the choice that names it most often


def ready(file: Path) -> None:
    """Refuse before any game is played what could not be written after it."""
    if file.suffix != ".html":
        raise GameError(f"cannot write the page to {file}: its name must end in .html")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.is_dir():
            raise GameError(f"cannot write the page to {file}: it is a folder")
    except OSError as error:
        raise GameError(f"cannot make the folder {error.filename}: {error.strerror}") from error


def write(report: Balance, file: Path, command: str, strength: str) -> None:
    try:
        file.write_text(page(report, command, strength), encoding="utf-8")
    except OSError as error:
        raise GameError(f"cannot write {file}: {error.strerror}") from error


def page(report: Balance, command: str, strength: str) -> str:
    title = escape(f"{report.title}, {report.mode}, {many(report.seats, 'seat')}: balance")
    body = [
        f"<h1>{title}</h1><p><strong>{escape(strength)}</strong></p>",
        f'<p class="quiet">{opening(report)} Made by <code>{escape(command)}</code>.</p>',
        headline(report),
        *(seats_part(report) if report.seats > 1 and report.finished else []),
        *(length_part(report) if report.lengths else []),
        *sources_part(report),
        *course_part(report),
        *cards_part(report),
        *choices_part(report),
        *events_part(report),
        reading(report),
    ]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head>\n<body>\n"
        + "\n".join(body)
        + "\n</body></html>\n"
    )


def opening(report: Balance) -> str:
    options = ", ".join(f"{name} {value}" for name, value in report.options.items())
    told = f"{many(report.finished, 'game')}, seeds {report.seed} to {report.seed + report.games - 1}"
    told += f" ({options})" if options else ""
    told += f", with {edition(report)}."
    if report.failed:
        first = report.failures[0]
        told += f" {many(report.failed, 'game')} failed, the first with seed {first.seed}: {first.message}."
    return escape(told)


# --- the headline: said from the same numbers that the tables show ---------------------------------------
def headline(report: Balance) -> str:
    lines = "".join(f"<li>{escape(line)}</li>" for line in sentences(report))
    return f'<h2>In five sentences</h2><ol class="headline">{lines}</ol>'


def sentences(report: Balance) -> list[str]:
    if not report.finished:
        return ["No game was finished, so there is nothing to tell."]
    return [of_seats(report), of_length(report), of_scores(report), of_strong(report), of_dead(report)]


def of_seats(report: Balance) -> str:
    lost = f"; nobody won {report.lost} of {many(report.finished, 'game')}" if report.lost else ""
    if report.seats == 1:
        return f"A player alone wins {percent(report.fair)} of the games{lost}."
    if not report.fair:
        return f"Nobody wins: {many(report.lost, 'game')} of {report.finished} were lost by all."
    unfair = [r for r in report.by_seat if not r.interval[0] <= report.fair <= r.interval[1]]
    if not unfair:
        return f"No seat's win rate differs clearly from the fair {percent(report.fair)}{lost}."
    told = ", ".join(f"seat {r.seat} wins {percent(r.win_rate)} ({between(r.interval)})" for r in unfair)
    return f"The seats are not alike: {told}, where {percent(report.fair)} would be fair{lost}."


def of_length(report: Balance) -> str:
    end = max(report.endings, key=lambda ending: ending.games)
    length = report.length
    return (
        f"A game takes {length.median} decisions, nine of ten games {length.low} to {length.high};"
        f" most often it ends so: {end.text} ({percent(end.share)})."
    )


def of_scores(report: Balance) -> str:
    """From the table of sources: its first row, and its largest difference."""
    rows = sheet(report)
    if not rows:
        return "There are no scores: a game is won or lost."
    gaps = {name: gap for name, row in rows.items() if (gap := ahead(row)) is not None}
    most, largest = next(iter(rows.items()))
    mean = number(largest.all.mean)
    if not gaps:
        return f"The largest row of the result is {most} ({mean} on average)."
    if counts_points(report) and len(rows) > 1:
        best = max(gaps, key=lambda name: gaps[name])
        lead = f"{sides(report)[0].lower()} are furthest ahead in {best} ({gaps[best]:+.2f})"
        return f"The largest row of the result is {most} ({mean} on average), and {lead}."
    clearest = max(gaps, key=lambda name: abs(gaps[name]) / (rows[name].all.deviation or 1))
    return told_apart(report, rows[clearest])


def told_apart(report: Balance, row: Source) -> str:
    first, others = (side.lower() for side in sides(report))
    assert row.first and row.others
    means = f"{number(row.first.mean)} against {number(row.others.mean)} on average"
    return f"What tells {first} from {others} most is {row.text}: {means}."


def of_strong(report: Balance) -> str:
    """From the table of cards: how many it has, how many are judged, and those that stand out."""
    found = cards(report)
    if not found:
        return "Nothing that is printed by name was ever offered."
    if not contested(report):
        return f"All games were {'won' if report.fair else 'lost'}, so nothing is judged by its win rate."
    judged = [card for card in found if card[2].seat_games >= ENOUGH]
    if not judged:
        return f"None of {many(len(found), THING)} was taken in {ENOUGH} seat-games: too few to judge any."
    strong, weak = ([card for card in judged if card[2].verdict == verdict] for verdict in VERDICTS[:2])
    parts = [f"dominant: {rated(strong)}"] if strong else []
    parts += [f"weak: {rated(weak)}"] if weak else []
    told = "; ".join(parts) or "none of these wins or loses far beyond its share"
    share = f"{len(judged)} of {many(len(found), THING)}"
    return f"Taken in {ENOUGH} seat-games or more, and so judged: {share}; {told}."


def rated(found: list[Card]) -> str:
    return listed([f"{item.name} ({percent(item.win_rate)})" for _, _, item in found])


def of_dead(report: Balance) -> str:
    dead = [item.name for _, _, item in cards(report) if item.verdict == "dead"]
    dead += [group.text for group in report.groups if group.choice and group.whole.verdict == "dead"]
    if dead:
        return f"As good as never taken though often offered: {listed(dead)}."
    return "Nothing that was offered often enough to judge is dead."


def listed(names: list[str]) -> str:
    more = f" and {len(names) - NAMED} more" if len(names) > NAMED else ""
    return ", ".join(names[:NAMED]) + more


# --- parts -----------------------------------------------------------------------------------------------
def table(heads: list[str], rows: Iterable[list[str]], marked: Collection[int] = ()) -> str:
    """`marked`: the numbers of rows that stand out."""
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    lines = []
    for place, cells in enumerate(rows):
        told = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        lines.append(f'<tr class="marked">{told}</tr>' if place in marked else f"<tr>{told}</tr>")
    return f'<div class="table"><table><tr>{head}</tr>{"".join(lines)}</table></div>'


def figure(drawn: str, caption: str) -> str:
    return f"<figure>{drawn}<figcaption>{caption}</figcaption></figure>" if drawn else ""


def seats_part(report: Balance) -> list[str]:
    rows = [Dot(f"Seat {r.seat}", r.win_rate, *r.interval) for r in report.by_seat]
    rows += [Dot(text, item.win_rate or 0.0, *(item.interval or (0.0, 1.0))) for text, item in once(report)]
    cells = [
        [f"Seat {r.seat}", tally(r.wins), percent(r.win_rate), between(r.interval), number(r.mean_score)]
        for r in report.by_seat
    ]
    times = f"{report.shared} of {many(report.finished, 'game')}"
    shared = f"<p>First place was shared in {times}; each seat counts its part.</p>"
    return [
        "<h2>Seats and starting positions</h2>",
        figure(charts.dots(rows, report.fair, "Win rate by seat"), "Win rate with its 95 % interval"),
        table(["Seat", "Wins", "Win rate", "95 %", "Mean score"], cells),
        shared if report.shared else "",
    ]


def once(report: Balance) -> list[tuple[str, Item]]:
    """What every game says of one seat, once: who begins."""
    return [
        (group.text, group.whole)
        for group in report.groups
        if not group.choice
        and group.whole.win_rate is not None
        and group.whole.share == group.whole.per_game == 1
        and group.whole.seat_games == report.finished
    ]


def length_part(report: Balance) -> list[str]:
    facts = [(fact.text, fact.all) for fact in report.facts if fact.same]
    rows = [
        [name, str(of.low), str(of.median), str(of.high), number(of.mean)]
        for name, of in [("Decisions", report.length), *facts]
    ]
    ends = [[end.text, str(end.games), percent(end.share)] for end in report.endings if end.games]
    drawn = charts.histogram(report.lengths, report.length.median, "Decisions in a game")
    return [
        "<h2>Length and endings</h2>",
        figure(drawn, "Decisions in a game"),
        table(["A game", "5 %", "Median", "95 %", "Mean"], rows),
        table(["Ending", "Games", "Share"], ends),
    ]


def sides(report: Balance) -> tuple[str, str]:
    """What is set against each other: alone, games."""
    return ("First places", "Others") if report.seats > 1 else ("Games won", "Games lost")


def key(report: Balance) -> str:
    colours = zip(("first", "others"), sides(report))
    return "".join(
        f'<span class="key" style="background:var(--{colour})"></span>{side.lower()}'
        for colour, side in colours
    )


def counts_points(report: Balance) -> bool:
    """The score sheet is more than who won."""
    return len(report.sheet) > 1 or report.seats == 1


def sheet(report: Balance) -> dict[str, Source]:
    """The score sheet, or the facts where it only tells who won; largest first, without what is always 0."""
    rows = report.sheet if counts_points(report) else [fact for fact in report.facts if not fact.same]
    told = [row for row in rows if row.all.mean or row.all.deviation]
    return {row.text: row for row in sorted(told, key=lambda row: -abs(row.all.mean))}


def ahead(row: Source) -> float | None:
    """By how much first places are above the others."""
    return row.first.mean - row.others.mean if row.first and row.others else None


def sources_part(report: Balance) -> list[str]:
    rows = sheet(report)
    if not rows:
        return []
    drawn, cells = [], []
    for name, row in rows.items():
        first, others = row.first.mean if row.first else None, row.others.mean if row.others else None
        gap = ahead(row)
        drawn.append(Bars(name, first, others))
        told = "" if gap is None else f"{gap:+.2f}"
        cells.append([name, number(row.all.mean), number(first), number(others), told])
    heads = ("Scores by source", "Source") if counts_points(report) else ("Seats at the end", "What")
    return [
        f"<h2>{heads[0]}</h2>",
        figure(charts.bars(drawn[:SHOWN], "Means"), f"Means: {key(report)}"),
        table([heads[1], "Mean", *sides(report), "Difference"], cells),
    ]


def course_part(report: Balance) -> list[str]:
    out = []
    told = "After each round" if report.rounds else "By tenths of the game"
    for name, curve in [("Score", report.curve), *((gauge.text, gauge.curve) for gauge in report.gauges)]:
        steps = [(after(step, report.rounds), step.first, step.others) for step in curve]
        drawn = charts.curves(steps, f"{name}: {told}")
        out.append(figure(drawn, f"{escape(name)}. {told}: {key(report)}"))
    course = "by round" if report.rounds else "in the course of the game"
    head = f"<h2>{'Scores' if report.curve else 'Seats'} {course}</h2>"
    return [head, *out] if any(out) else []


def cards(report: Balance) -> list[Card]:
    """Each printed card that was ever offered, by the choice that takes it most often."""
    most: dict[str, Card] = {}
    for group, place, item in report.items(choice=True):
        if place is None or not item.card or not item.offered:
            continue
        known = most.get(item.name)
        if known is None or (item.seat_games, item.offered) > (known[2].seat_games, known[2].offered):
            most[item.name] = (group, place, item)
    return sorted(most.values(), key=lambda card: -card[2].seat_games)


def cards_part(report: Balance) -> list[str]:
    found = cards(report)
    if not found:
        return []
    rows = [item_cells(place.phrase(item), item, report) for _, place, item in found]
    return [
        "<h2>Cards, tiles and modules one by one</h2>",
        figure(forest(found, report), "Win rate of the seats that took it, furthest from fair first"),
        table(
            item_heads("What it is, and what is done with it", report), rows, striking([c[2] for c in found])
        ),
    ]


def forest(found: list[Card], report: Balance) -> str:
    """The cards whose win rates are furthest from fair, for their number of games."""
    enough = min(ENOUGH, report.finished // 2)
    judged = [item for _, _, item in found if item.seat_games >= enough and item.win_rate is not None]
    judged.sort(key=lambda item: -abs((item.win_rate or 0.0) - report.fair) * math.sqrt(item.seat_games))
    rows = [
        Dot(item.name, item.win_rate or 0.0, *(item.interval or (0.0, 1.0)), item.verdict in VERDICTS)
        for item in judged[:SHOWN]
    ]
    return charts.dots(rows, report.fair, "Win rate by card") if rows else ""


def choices_part(report: Balance) -> list[str]:
    groups = [group for group in report.groups if group.choice and group.whole.offered]
    told = {tuple(item_cells(group.text, group.whole, report)): group.whole for group in groups}
    if not told:
        return []
    rows = [list(cells) for cells in told]  # a choice of a place, told by card too, is one
    return [
        "<h2>What players choose</h2>",
        f"<details><summary>All kinds of choice that were ever offered: {len(rows)}</summary>",
        table(item_heads("Choice", report), rows, striking(list(told.values()))) + "</details>",
    ]


def events_part(report: Balance) -> list[str]:
    """What the table tells: each event, what is printed by name, and how the seats fared that it tells of."""
    groups = [group for group in report.groups if not group.choice and group.whole.games]
    if not groups:
        return []
    rows = [(group.whole.name, group.whole) for group in groups]
    cards = [
        (place.phrase(item), item)
        for group in groups
        for place in group.places
        for item in place.items
        if item.card and item.seat_games
    ]
    parts = [told(f"All kinds of event: {len(rows)}", rows, report)]
    if cards:
        parts.append(told(f"By card, tile or module: {many(len(cards), 'row')}", cards, report))
    return ["<h2>What happens</h2>", *parts]


def told(summary: str, events: list[tuple[str, Item]], report: Balance) -> str:
    heads = ["Event", "Games", "Per game", "Amount", "Seat-games"]
    heads += ["Win rate", "95 %"] if contested(report) else []
    rows = []
    for text, item in events:
        cells = [text, percent(item.share), number(item.per_game), number(item.amount)]
        cells.append(str(item.seat_games or ""))
        rows.append(cells + ([percent(item.win_rate), between(item.interval)] if contested(report) else []))
    drawn = table(heads, rows, striking([item for _, item in events]))
    return f"<details><summary>{summary}</summary>{drawn}</details>"


def striking(items: list[Item]) -> set[int]:
    return {place for place, item in enumerate(items) if item.verdict in VERDICTS}


def item_heads(first: str, report: Balance) -> list[str]:
    heads = [first, "Offered", "Taken", "Seat-games"]
    if contested(report):
        heads += ["Win rate", "95 %", "Without", "Difference", "95 %"]
    return heads + (["Score with", "Without"] if report.seats == 1 else [])


def item_cells(name: str, item: Item, report: Balance) -> list[str]:
    verdict = f" · {item.verdict}" if item.verdict in VERDICTS else ""
    cells = [name + verdict, percent(item.offered_share), percent(item.taken), str(item.seat_games)]
    if contested(report):
        cells += [percent(item.win_rate), between(item.interval), percent(item.without)]
        cells += [percent(item.difference, signed=True), between(item.difference_interval, signed=True)]
    return cells + ([number(item.score), number(item.score_without)] if report.seats == 1 else [])


def reading(report: Balance) -> str:
    lines = [
        "<em>Offered</em> is the share of games in which the choice was open to somebody, <em>taken</em> the"
        " share of the seat-games with the offer in which it was taken. A seat-game is one seat in one game."
        " What was never offered is not told of.",
        f"<em>Dead</em> is what is taken in fewer than {100 * DEAD:.0f} % of the games that offer it, if the"
        f" 95 % interval ends below {100 * CEILING:.0f} %.",
    ]
    if contested(report):
        lines.append(
            f"<em>Dominant</em> is a win rate above {percent(report.dominant_rate)}, <em>weak</em> one below"
            f" {percent(report.weak_rate)}, from {ENOUGH} seat-games on, if the interval leaves out what is"
            f" fair, {percent(report.fair)}. Intervals take a game as the unit, not a seat."
            " Who leads can afford more: a high rate may be the effect of winning and not its cause."
        )
    return "<h2>How to read this</h2>" + "".join(f"<p>{line}</p>" for line in lines)
