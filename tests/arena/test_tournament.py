"""Tournaments: every deal in every seating, each game once whatever happens, the same on any engine."""

from __future__ import annotations

import secrets
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from itertools import permutations
from multiprocessing import get_context
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from rulewright import GameError
from rulewright.arena import cluster, games, pace
from rulewright.arena.balance import balance
from rulewright.arena.intervals import wilson
from rulewright.arena.match import Match, entrant, play
from rulewright.arena.seating import tables
from rulewright.arena.simulate import simulate
from rulewright.arena.tournament import Result, entered, rated, result, tournament
from rulewright.bots import Budget
from rulewright.cli import main
from rulewright.cli.shown import Pace
from tests.arena.fair import FAIR, start
from tests.waiting import until

SEPTIKON = Match("septikon", ("casual", "random"), games=6, seed=3)


def fair(*bots: str, games: int = 8, seats: int | None = None) -> Match:
    return entered(Match("fair", bots, games, seed=5), seats)


def told(result: Result) -> dict[str, Any]:
    """All but the time it took."""
    data: dict[str, Any] = msgspec.to_builtins(result)
    for bot in data["bots"]:
        del bot["milliseconds"]
    return data


def kept(file: Path, match: Match) -> list[games.Row]:
    return [msgspec.structs.replace(row, seconds=[]) for row in games.Games(match, FAIR, file).in_order()]


# --- who meets whom ---------------------------------------------------------------------------------


def test_all_bots_at_one_table_sit_in_every_order() -> None:
    assert set(tables(("a", "b", "c"), 3)) == set(permutations(range(3)))


def test_more_bots_than_seats_meet_in_every_choice_and_order() -> None:
    assert set(tables(("a", "b", "c"), 2)) == set(permutations(range(3), 2))


def test_swapping_equal_bots_makes_no_other_seating() -> None:
    """One against the field: four places for the one, and nobody's game is counted twice."""
    found = tables(("a", "b", "b", "b"), 4)
    assert [table.index(0) for table in found] == [0, 3, 2, 1]
    assert len(tables(("a", "a", "b", "b"), 4)) == 6


def test_each_seed_is_played_in_every_seating_before_the_next() -> None:
    match = fair("greedy", "casual", "random", games=13, seats=2)
    assert match.games == 18, "rounded up to whole deals"
    played = [match.seated(number) for number in range(match.games)]
    assert [seed for seed, _ in played] == [5] * 6 + [6] * 6 + [7] * 6
    assert all(len({table for at, table in played if at == seed}) == 6 for seed in (5, 6, 7))


@pytest.mark.parametrize(
    ("bots", "seats", "message"),
    [
        (("random",), None, "at least 2 seats; for one: rulewright simulate"),
        (("random", "random"), None, "at least 2 different bots, not only random, random"),
        (("greedy", "random"), 3, "3 seats need at least 3 bots, not 2; a bot may be named twice"),
        (("greedy", "random", "random"), 2, "a bot may be named twice only where all 3 play at one table"),
    ],
)
def test_what_is_no_tournament_is_refused(bots: tuple[str, ...], seats: int | None, message: str) -> None:
    with pytest.raises(GameError, match=message):
        fair(*bots, seats=seats)


@pytest.mark.parametrize(
    ("said", "name", "nodes", "seconds"),
    [
        ("greedy", "greedy", 7, 0.25),
        ("greedy@60", "greedy", 60, 0.0),
        ("greedy@0.5s", "greedy", 0, 0.5),
        ("greedy@5000@2s", "greedy", 5000, 2.0),
        ("mine:Bot@60", "mine:Bot", 60, 0.0),
    ],
)
def test_a_bot_may_have_a_budget_of_its_own(said: str, name: str, nodes: int, seconds: float) -> None:
    found, budget = entrant(said, Budget(7, 0.25))
    assert (found, budget.nodes, budget.seconds) == (name, nodes, seconds)


@pytest.mark.parametrize("limit", ["", "0", "-3", "0s", "1.5", "x", "s"])
def test_a_bad_budget_is_refused(limit: str) -> None:
    with pytest.raises(GameError, match=f"bad budget '{limit}' of 'greedy@{limit}'; write greedy@200"):
        tournament(fair(f"greedy@{limit}", "random"), game=FAIR)


def test_a_bots_own_budget_is_what_it_gets() -> None:
    """Greedy with a single position is casual, and both may meet."""
    found = tournament(fair("greedy", "greedy@1", games=20), game=FAIR)
    assert [bot.name for bot in found.bots] == ["greedy", "greedy@1"]
    light = tournament(fair("greedy", "casual", games=20), game=FAIR)
    assert [bot.wins for bot in found.bots] == [bot.wins for bot in light.bots]
    assert found.bots[0].wins > found.bots[1].wins


# --- what comes of it -------------------------------------------------------------------------------


def test_a_tournament_counts_wins_margins_ratings_and_thought() -> None:
    found = tournament(fair("greedy", "random", games=20), game=FAIR)
    greedy, random = found.bots
    assert (found.games, found.finished, found.deals, found.seats) == (20, 20, 10, 2)
    assert greedy.games == random.games == 20 and greedy.wins > 15
    assert greedy.wins + random.wins + found.draws == 20
    by_games, by_deals = wilson(greedy.wins, 20), wilson(greedy.wins / 2, 10)
    assert by_deals[0] <= greedy.interval[0] <= by_games[0]
    assert by_games[1] <= greedy.interval[1] <= by_deals[1]
    assert greedy.margin == -random.margin == pytest.approx(greedy.mean_score - random.mean_score, abs=1e-3)
    assert greedy.margin_error is not None and 0 < greedy.margin_error < greedy.margin
    assert greedy.rating - greedy.rating_error > random.rating + random.rating_error
    assert greedy.milliseconds > random.milliseconds > 0


def test_a_bot_is_counted_over_the_games_that_it_played() -> None:
    found = tournament(fair("greedy", "casual", "random", games=6, seats=2), game=FAIR)
    assert [bot.games for bot in found.bots] == [4, 4, 4] and found.deals == 1
    assert all(bot.margin_error is None for bot in found.bots), "one deal has no spread"


def test_a_failed_game_is_kept_told_and_not_rated(tmp_path: Path) -> None:
    def breaks(setup: Any) -> Any:
        if setup.seed == 6:
            raise RuntimeError("a broken rule")
        return start(setup)

    match, file = fair("casual", "random"), tmp_path / "games.parquet"
    found = tournament(match, out=file, game=replace(FAIR, start=breaks))
    assert (found.finished, found.failed) == (6, 2)
    assert found.failures == [f"game {n}, seed 6: RuntimeError: a broken rule" for n in (2, 3)]
    assert [bot.games for bot in found.bots] == [6, 6] and len(kept(file, match)) == 8


def test_ratings_do_not_depend_on_the_order_in_which_games_come_in(tmp_path: Path) -> None:
    match, file = fair("greedy", "casual", "random", games=12, seats=2), tmp_path / "games.parquet"
    whole = tournament(match, out=file, game=FAIR)
    there = games.Games(match, FAIR, file)
    there.rows = dict(reversed(there.rows.items()))
    assert told(result(match, FAIR, there.in_order())) == told(whole)
    backwards = rated(list(there.rows.values()), match)
    assert [r.mu for r in backwards] != [r.mu for r in rated(there.in_order(), match)]


# --- time left --------------------------------------------------------------------------------------


def test_time_left_is_told_before_the_first_game_is_over() -> None:
    pace = Pace(began=10.0)
    pace.step(10.0, 4)  # a file kept four
    assert pace.said(13.0, 100) == "0:00:03 so far", "nobody guessed"
    pace.each = 36.0
    assert pace.said(10.0, 100) == "about 1:00:00 left" and pace.said(70.0, 100) == "about 0:59:00 left"
    pace.step(30.0, 6)
    assert pace.said(30.0, 98) == "about 0:16:20 left", "by what was done here"
    assert pace.said(5000.0, 98) == "about 0:00:00 left"


def test_the_guess_of_a_games_time_is_quick_and_of_the_right_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "TRIAL", 0.02)
    monkeypatch.setattr(pace, "time", SimpleNamespace(perf_counter=time.process_time))  # whatever else runs
    match = entered(SEPTIKON, None)
    began = time.process_time()
    guess = pace.seconds_a_game(match)
    spent = time.process_time() - began
    began = time.process_time()
    tournament(match)
    each = (time.process_time() - began) / match.games
    assert spent < each + 1 and each / 10 < guess < 10 * each


def test_a_game_that_fails_is_guessed_at_nothing() -> None:
    assert pace.seconds_a_game(Match("septikon", ("nobody", "random"), 2)) == 0.0


# --- kept, and gone on with -------------------------------------------------------------------------


def test_a_stopped_run_goes_on_with_each_game_once(tmp_path: Path) -> None:
    match, file, parted = fair("casual", "random", games=10), tmp_path / "a", tmp_path / "b"
    whole = tournament(match, out=file, game=FAIR)
    seen: list[int] = []

    def stop(done: int, total: int) -> None:
        seen.append(done)
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tournament(match, progress=stop, out=parted, game=FAIR)
    assert [row.number for row in kept(parted, match)] == [0, 1, 2, 3]
    seen.clear()
    resumed = tournament(match, progress=lambda done, _: seen.append(done), out=parted, game=FAIR)
    assert seen == [4, 5, 6, 7, 8, 9, 10] and told(resumed) == told(whole)
    assert kept(parted, match) == kept(file, match)


STALLS = """
import os, time
from rulewright.bots import Bot

class Stalls(Bot):
    def __init__(self):
        super().__init__("stalls")
        self.new = True

    def choose(self, s, seat, rng, budget):
        if self.new:
            self.new = False
            with open("begun", "a") as file:
                file.write("x")
        while os.path.getsize("begun") > 6 and not os.path.exists("go"):
            time.sleep(0.01)
        options = s.options(seat)
        return options[rng.below(len(options))]
"""


def test_a_killed_run_goes_on_with_each_game_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed for good in the middle, while a bot thinks: what is kept is whole, the rest is played."""
    (tmp_path / "stalls.py").write_text(STALLS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    file = tmp_path / "games.parquet"
    words = ["tournament", "septikon", "--bots", "stalls:Stalls,random", "--games", "12", "--workers", "2"]
    run = subprocess.Popen([sys.executable, "-m", "rulewright", *words, "--out", str(file)])
    match = entered(Match("septikon", ("stalls:Stalls", "random"), 12), None)

    def there() -> int:
        return len(games.Games(match, septikon(), file).rows)

    try:
        until(lambda: file.exists() and there() > 0, 120, every=0.1)
    finally:
        run.kill()
        run.wait()
    kept, seen = there(), list[int]()
    assert 0 < kept < 12
    (tmp_path / "go").touch()
    resumed = tournament(match, progress=lambda done, _: seen.append(done), out=file)
    assert seen == list(range(kept, 13)) and told(resumed) == told(tournament(match))


def septikon() -> Any:
    import rulewright

    return rulewright.game("septikon")


@pytest.mark.parametrize(
    ("command", "file", "kept"), [("tournament", "--out", 5), ("balance", "--resume", 10)]
)
def test_who_stops_a_run_is_told_what_is_kept(
    command: str,
    file: str,
    kept: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Balance keeps ten games at once."""
    words = [command, "septikon", "--bots", "casual,random", file, str(tmp_path / "kept"), "--games", "12"]
    words += ["--workers", "1"]
    began = iter(range(12))

    def stops(*asked: Any, **more: Any) -> Any:
        if next(began) == kept:
            raise KeyboardInterrupt
        return play(*asked, **more)

    monkeypatch.setattr(f"rulewright.arena.{command}.play", stops)
    assert main(words) == 130
    sentence = f"{kept} of 12 games are kept in {tmp_path / 'kept'}; the same command goes on"
    assert capsys.readouterr().err == f"rulewright: {sentence}\n"
    monkeypatch.undo()
    assert main(words) == 0


def test_a_run_can_be_made_longer(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    tournament(fair("casual", "random", games=4), out=file, game=FAIR)
    longer = tournament(fair("casual", "random", games=8), out=file, game=FAIR)
    assert told(longer) == told(tournament(fair("casual", "random", games=8), game=FAIR))


def test_the_first_mode_is_the_same_named_or_not(tmp_path: Path) -> None:
    match, file = fair("casual", "random", games=4), tmp_path / "games.parquet"
    named = msgspec.structs.replace(match, mode="base")
    whole = told(tournament(match, out=file, game=FAIR))
    assert told(tournament(named, out=file, game=FAIR)) == whole
    assert told(tournament(match, out=file, game=FAIR)) == whole


def test_games_of_the_other_build_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, file = fair("casual", "random", games=4), tmp_path / "games.parquet"
    tournament(match, out=file, game=FAIR)
    monkeypatch.setattr(games, "build", lambda: "other")
    with pytest.raises(GameError, match=r"keeps games of the (pure|compiled) build, not of the other one"):
        tournament(match, out=file, game=FAIR)


def test_any_reader_of_parquet_reads_the_games(tmp_path: Path) -> None:
    import pyarrow.parquet

    match, file = fair("casual", "random", games=4), tmp_path / "games.parquet"
    tournament(match, out=file, game=FAIR)
    table = pyarrow.parquet.read_table(file)
    assert table.column("number").to_pylist() == [0, 1, 2, 3]
    assert table.column("bots").to_pylist() == [["casual", "random"], ["random", "casual"]] * 2
    assert msgspec.json.decode(table.schema.metadata[b"rulewright"])["match"]["seed"] == 5


def test_games_of_another_match_or_no_games_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    tournament(fair("casual", "random", games=4), out=file, game=FAIR)
    with pytest.raises(GameError, match="another match: bots"):
        tournament(fair("greedy", "random"), out=file, game=FAIR)
    with pytest.raises(GameError, match="keeps 4 games, more than the 2 asked for"):
        tournament(fair("casual", "random", games=2), out=file, game=FAIR)
    with pytest.raises(GameError, match="another version of fair or its bots; take a new file"):
        tournament(fair("casual", "random", games=4), out=file, game=changed())
    file.write_bytes(b"PAR1 and nothing else")
    with pytest.raises(GameError, match="keeps no games of a tournament"):
        tournament(fair("casual", "random"), out=file, game=FAIR)
    with pytest.raises(GameError, match="cannot write"):
        tournament(fair("casual", "random"), out=tmp_path / "nowhere" / "games", game=FAIR)


def changed() -> Any:
    """The game with other files in its folder."""
    return replace(FAIR, folder=Path(__file__).parent.parent / "bots")


# --- engines ----------------------------------------------------------------------------------------


def test_the_number_of_workers_does_not_change_the_result() -> None:
    match = entered(SEPTIKON, None)
    assert told(tournament(match, workers=2)) == told(tournament(match))


def test_ray_gives_the_same_result(tmp_path: Path) -> None:
    match = entered(SEPTIKON, None)
    assert told(tournament(match, workers=1, engine=cluster.engine())) == told(tournament(match))


@pytest.mark.compiled
def test_a_cluster_is_joined_by_its_address_with_its_token(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{found.getsockname()[1]}"
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
    # Ray reads once a process whether there are tokens, and another test may have begun without.
    with ray_head(address), ProcessPoolExecutor(1, get_context("spawn")) as fresh:
        fresh.submit(plays_as_here, address).result()
        words = ["simulate", "septikon", "--bots", "casual,random", "--games", "2", "--engine", "ray"]
        monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
        refused = subprocess.run(
            [sys.executable, "-m", "rulewright", *words, "--address", address],
            capture_output=True, text=True, timeout=120,
        )  # fmt: skip
        assert refused.returncode == 2 and f"cannot join Ray at '{address}'" in refused.stderr


def plays_as_here(address: str) -> None:
    """The cluster takes us in once it has a machine, and its results are those of this machine alone."""
    until(lambda: takes_in(address), 300, every=0.5)
    match, engine = entered(SEPTIKON, None), cluster.engine(address)
    assert told(tournament(match, engine=engine)) == told(tournament(match))
    counted = (simulate(SEPTIKON, engine=engine), simulate(SEPTIKON))
    assert counted[0].bots == counted[1].bots and counted[0].decisions == counted[1].decisions
    assert balance(SEPTIKON, engine=engine) == balance(SEPTIKON)


@contextmanager
def ray_head(address: str) -> Iterator[None]:
    """A cluster of this machine alone; only what was started here is ended."""
    host, port = address.split(":")
    words = ["start", "--head", "--block", f"--node-ip-address={host}", f"--port={port}", "--num-cpus=2"]
    more = ["--include-dashboard=false", "--disable-usage-stats", f"--object-store-memory={cluster.STORE}"]
    head = subprocess.Popen(
        [sys.executable, "-m", "ray.scripts.scripts", *words, *more], stdout=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        head.terminate()
        head.wait(60)


def takes_in(address: str) -> bool:
    """Does the cluster have a machine yet? Its port answers before."""
    try:
        cluster.joined(address, 1).shutdown()
    except GameError:
        return False
    return True


def test_where_nothing_answers_nobody_waits_for_ray(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Ray itself would try for minutes."""
    pytest.importorskip("ray")
    monkeypatch.setattr("ray.init", lambda *_, **__: pytest.fail("Ray was asked"))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))  # and not listened at
        address = f"127.0.0.1:{free.getsockname()[1]}"
        for asked in (address, f"ray://{address}", "127.0.0.1:99999", "no such host:1"):
            words = ["simulate", "septikon", "--bots", "casual,random", "--games", "2", "--engine", "ray"]
            assert main([*words, "--address", asked]) == 2
            told = capfd.readouterr()
            assert told.err.startswith(f"rulewright: cannot join Ray at '{asked}': nothing answers there")
            assert told.err.count("\n") == 1


def test_another_version_on_a_machine_of_the_cluster_is_refused() -> None:
    with pytest.raises(GameError, match="a machine of the cluster has another version of septikon"):
        list(cluster.spread(Stale(), lambda match, part: None, SEPTIKON, [range(2)]))


class Stale:
    """A cluster whose machines have other code."""

    class exceptions:
        RayError = ConnectionResetError

    def remote(self, *sent: Any, **_: Any) -> Any:
        """It makes tasks of functions, and is one."""
        return "sent" if sent else lambda function: self

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def wait(self, all: list[Any], num_returns: int) -> Any:
        return all[:1], all[1:]

    def get(self, one: Any) -> Any:
        return "other", None

    def shutdown(self) -> None: ...


@pytest.mark.parametrize(
    ("missing", "words", "message"),
    [
        ("ray", ["--engine", "ray"], "--engine ray needs Ray: pip install 'rulewright[ray]'"),
        ("openskill.models", [], "tournaments need openskill: pip install 'rulewright[arena]'"),
        ("pyarrow.parquet", ["--out", "x"], "files of games need pyarrow: pip install 'rulewright[arena]'"),
    ],
)
def test_a_missing_extra_is_one_sentence(
    missing: str,
    words: list[str],
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    assert main(["tournament", "septikon", "--bots", "casual,random", "--games", "2", *words]) == 2
    assert capsys.readouterr().err == f"rulewright: {message}\n"


@pytest.mark.parametrize("command", ["simulate", "balance", "tournament"])
@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--engine", "rey"], "unknown engine 'rey'; engines: local, ray"),
        (["--address", "here:1"], "--address is a Ray cluster's; add --engine ray"),
        (["--engine", "ray", "--address", "here:1", "--workers", "2"], "--workers is for this machine"),
    ],
)
def test_an_engine_that_there_is_not_is_refused(
    command: str, words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "septikon", "--bots", "casual,random", "--games", "2", *words]) == 2
    assert message in capsys.readouterr().err
