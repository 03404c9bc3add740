"""Commands that play many games: simulate, conformance, bench."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

import rulewright
from rulewright.cli.arguments import (
    HERE,
    FirstGame,
    GameId,
    Json,
    Mode,
    Nodes,
    Set,
    Where,
    at_least,
    bot_names,
    flag,
    match_of,
    whole,
    words,
)
from rulewright.cli.shown import Bar, console, print_json, progress, table
from rulewright.core.errors import GameError
from rulewright.core.game import Game

if TYPE_CHECKING:
    from rulewright.arena.bench import GameSpeed, PeerSpeed, Report
    from rulewright.arena.simulate import Result
    from rulewright.core.conformance import Report as ConformanceReport


def simulate(
    game: GameId,
    /,
    *,
    bots: Annotated[
        str,
        Parameter(
            help="A bot for each seat, with commas: greedy,random; your own as module:Class.",
            completer=bot_names,
        ),
    ],
    games: Annotated[int, whole("How many games to play.")],
    mode: Mode = None,
    seats: Annotated[int | None, whole("The number of seats; as many as bots if not given.")] = None,
    seed: FirstGame = 0,
    set_: Set = None,
    nodes: Nodes = 0,
    where: Where = HERE,
    json: Json = False,
) -> int:
    from rulewright.arena.pace import seconds_a_game
    from rulewright.arena.simulate import simulate

    found = rulewright.game(game)
    names = words(bots)
    if seats is not None and seats != len(names):
        raise GameError(f"{seats} seats need {seats} bots, not {len(names)}: {', '.join(names)}")
    match = match_of(found, names, games, seed, mode, set_, nodes)
    processes, engine = where.processes(games), where.ready()
    with progress(f"{found.title}: games", lambda: seconds_a_game(match) / processes) as bar:
        result = simulate(match, processes, bar, engine=engine)
    if json:
        print_json(result)
    else:
        show_result(found, result)
    return 1 if result.failed else 0


def show_result(game: Game, result: Result) -> None:
    out = console()
    shown = table(
        f"{game.title}, {result.mode}: {result.finished} of {result.games} games finished",
        *("Bot", "Games by seat", "Wins", "Win rate", "95 % interval", "Mean score"),
        numbers=("Wins", "Win rate", "Mean score"),
    )
    for bot in result.bots:
        low, high = bot.interval
        by_seat = " + ".join(map(str, bot.seats))
        between = f"{low:.1%} to {high:.1%}"
        shown.add_row(
            bot.name, by_seat, str(bot.wins), f"{bot.win_rate:.1%}", between, f"{bot.mean_score:.2f}"
        )
    out.print(shown)
    endings = ", ".join(f"{name} {count}" for name, count in result.endings.items()) or "none"
    lost = f"nobody won {result.lost}; " if result.lost else ""
    out.print(f"draws {result.draws}; {lost}endings: {endings}", markup=False)
    out.print(f"rules {result.rules}, content {result.content}, rulewright {result.version}", markup=False)
    out.print(
        f"{result.decisions:,} decisions, {result.decisions_per_second:,.0f} a second,"
        f" {result.mean_options:.1f} options each;"
        f" a game has {result.length.mean:.1f}, 95 % have at most {result.length.p95}"
    )
    for failure in result.failures:
        out.print(f"failed: seed {failure.seed}: {failure.message}", style="red", markup=False)


def conformance(
    *names: Annotated[str, Parameter(help="Games to check; all if none is given.")],
    games: Annotated[int, whole("Random games for each mode and seat count.")] = 20,
    mode: Mode = None,
    json: Json = False,
) -> int:
    from rulewright.core.conformance import check

    at_least(1, games, "--games")
    chosen = listed(names)
    for game in chosen:
        game.seats(mode)  # an unknown mode is refused before any game is played
    reports = []
    for game in chosen:
        with progress(game.title) as bar:
            told = partial(told_of, bar, game)
            reports.append(check(game, games=games, mode=mode, progress=told))
    if json:
        print_json({"ok": all(report.ok for report in reports), "reports": [report_data(r) for r in reports]})
    else:
        for report in reports:
            console().print(str(report), markup=False)
    return 0 if all(report.ok for report in reports) else 1


def told_of(bar: Bar, game: Game, configuration: str, done: int, total: int) -> None:
    bar(done, total, f"{game.title}: {configuration}")


def report_data(report: ConformanceReport) -> dict[str, Any]:
    return {
        "game": report.game,
        "ok": report.ok,
        "games": report.games,
        "decisions": report.decisions,
        "tallies": report.tallies,
        "failures": report.failures,
    }


def listed(names: tuple[str, ...]) -> list[Game]:
    """The games named, or all."""
    found = [rulewright.game(name) for name in names] or rulewright.known()
    if not found:
        raise GameError("there is no game to play yet")
    return found


def bench(
    *names: Annotated[str, Parameter(help="Games to measure; all if none is given.")],
    peers: Annotated[bool, flag("Also run Catanatron, OpenSpiel and python-chess.")] = False,
    seconds: Annotated[float, Parameter(help="Of CPU time for each engine.")] = 3.0,
    json: Json = False,
) -> None:
    from rulewright.arena.bench import bench

    if not 0 < seconds <= 600:
        raise GameError(f"bad value {seconds:g} for --seconds; more than 0, at most 600")
    chosen = listed(names)
    with progress("rounds") as bar:
        report = bench(chosen, peers, seconds, progress=bar)
    if json:
        print_json(report)
    else:
        show_speed(report)


def show_speed(report: Report) -> None:
    out = console()
    playing = ("Seats", "Decisions/s", "to Catanatron", "Games/s", "Options")
    numbers = (*playing, "Copies/s", "Copy µs", "Last/first")
    each = f"{report.seconds:g} s of CPU time an engine"
    title = f"{report.build} build, {each}, median of {report.rounds} rounds"
    shown = table(title, "Game", *numbers, "Fingerprint", numbers=numbers)
    for game in report.games:
        shown.add_row(game.game, *speed_cells(game), f"{game.quarters:.2f}", game.fingerprint)
    for peer in report.peers:
        shown.add_row(f"{peer.name} ({peer.game})", *speed_cells(peer), "", "", style="dim")
    out.print(shown)
    for missing in report.missing:
        out.print(missing, style="yellow", markup=False)


def speed_cells(speed: GameSpeed | PeerSpeed) -> list[str]:
    """The cells that our games and the peers share, in the table's order."""
    games: Any = getattr(speed, "games_per_second", None)
    return [
        str(speed.seats),
        f"{speed.decisions_per_second:,.0f}",
        f"{speed.to_catanatron:.2f}" if speed.to_catanatron is not None else "",
        f"{games:,.1f}" if games is not None else "",
        f"{speed.options_per_decision:.1f}",
        f"{speed.copies_per_second:,.0f}",
        f"{speed.copy_us:.2f}",
    ]
