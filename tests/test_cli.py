"""The command line: what it prints, and one line with exit code 2 for whatever a user gets wrong."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from importlib import import_module
from io import StringIO
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import rulewright
from rulewright.arena.drive import play_random
from rulewright.bots import LEVELS
from rulewright.bots.measured import Measured
from rulewright.cli import main
from rulewright.cli.catalogue import cards_named
from rulewright.cli.commands import COMMANDS
from rulewright.cli.table import against
from rulewright.cli.table import seated as seated_by
from rulewright.cli.welcome import WAYS, welcome
from rulewright.cli.where import Citations, kept, places
from rulewright.core.errors import GameError
from rulewright.core.game import Bounds, Game
from rulewright.core.rng import is_key
from rulewright.core.rulebook import rulebook
from rulewright.terminal.table import Table
from tests.toys.cellars import GAME as CELLARS
from tests.toys.tidewrack import GAME as TIDEWRACK

TOYS = {"cellars": CELLARS, "tidewrack": TIDEWRACK}
HERE = Path(__file__).parent


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toys are the games that the command line knows."""
    package = import_module("rulewright.games")  # rulewright.games itself may be a function
    monkeypatch.setattr(package, "ids", lambda: sorted(TOYS))
    monkeypatch.setattr(package, "load", lambda name: TOYS[name])


class Shell:
    """Runs a command in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: object) -> tuple[int, str, str]:
        code = main([str(word) for word in words])
        told = self.capsys.readouterr()
        return code, told.out, told.err

    def out(self, *words: object) -> str:
        code, out, err = self(*words)
        assert (code, err) == (0, "")
        return out

    def json(self, *words: object) -> Any:
        return json.loads(self.out(*words, "--json"))


@pytest.fixture
def shell(toys: None, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


def recorded(game: Game = TIDEWRACK, seed: int = 5) -> dict[str, Any]:
    return play_random(game, game.setup(2, None, seed, {})).state.record()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(recorded()))
    return file


# --- what there is -----------------------------------------------------------------------------------


def test_alone_it_says_how_to_begin(shell: Shell) -> None:
    out = shell.out()
    assert out.startswith(f"Rulewright {rulewright.__version__}") and "rulewright --help" in out
    for command in WAYS.values():
        assert f"rulewright {command}\n" in out


@pytest.mark.parametrize("command", WAYS.values())
def test_every_way_to_begin_is_a_command(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    name, *rest = command.split()
    assert main([name, "--help"]) == 0
    told = capsys.readouterr().out
    assert all(word in told if word.startswith("--") else rulewright.game(word) for word in rest)


@pytest.mark.parametrize(
    ("answers", "started"), [("3\n", ["games"]), ("0\nsoon\n²\n9999\n3\n", ["games"]), ("\n", []), ("", [])]
)
def test_at_a_terminal_it_asks_how_to_begin(
    answers: str, started: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until it is told a number of the list; nothing, or the end of all input, ends it."""
    stdin, stdout = StringIO(answers), StringIO()
    for stream, name in ((stdin, "stdin"), (stdout, "stdout")):
        monkeypatch.setattr(stream, "isatty", lambda: True)
        monkeypatch.setattr(sys, name, stream)
    assert welcome() == started
    assert stdout.getvalue().count("Which one?") == max(1, answers.count("\n"))


def test_a_way_that_was_chosen_is_gone(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.cli.welcome.welcome", lambda: ["content", "tidewrack"])
    assert "Tidewrack: content" in shell.out()


def test_help_lists_every_command_and_what_it_does(shell: Shell) -> None:
    out = shell.out("--help")
    for command in COMMANDS:
        told = [line for line in out.splitlines() if line.startswith(f"  {command} ")]
        assert len(told) == 1 and len(told[0].split()) > 3
    assert shell.out("-h") == out and max(map(len, out.splitlines())) <= 100


def test_it_tells_its_version(shell: Shell) -> None:
    assert shell.out("--version").strip() == rulewright.__version__


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(shell: Shell, command: str) -> None:
    assert f"Usage: rulewright {command}" in shell.out(command, "--help")


def test_games_are_listed_with_modes_seats_options_and_sources(shell: Shell) -> None:
    out = shell.out("games")
    for told in ("Tidewrack", "base: 2 to 4", "duel: 2", "rounds: 1 to 6 (3)", "tide: calm, wild (calm)"):
        assert told in out
    cellars, tidewrack = shell.json("games")
    assert tidewrack["modes"] == {"base": [2, 3, 4], "duel": [2]} and cellars["options"] == {}
    assert tidewrack["options"]["tide"] == {
        "values": ["calm", "wild"],
        "default": "calm",
        "default_for_bots": "calm",
    }
    assert sum(tidewrack["sources"].values()) > 0


def test_content_is_counted_by_kind_and_source(shell: Shell) -> None:
    data = shell.json("content", "tidewrack")
    assert data["game"] == "tidewrack" and data["content"] == TIDEWRACK.content_hash()
    assert sum(data["total"].values()) == sum(sum(kind.values()) for kind in data["kinds"].values()) > 0
    assert all(kind in shell.out("content", "tidewrack") for kind in data["kinds"])


def test_content_is_written_out_to_be_edited(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = shell.out("content", "tidewrack", "--export", tmp_path)
    file = tmp_path / "tidewrack" / "cards.toml"
    assert str(file) in out and f"RULEWRIGHT_CONTENT={tmp_path} rulewright content tidewrack" in out
    monkeypatch.setenv("RULEWRIGHT_CONTENT", str(tmp_path))
    assert "replaced" not in shell.out("content", "tidewrack")
    file.write_text('[[card]]\nid = "crab"\ncost = 5\n')
    assert "replaced: card id 'crab': cost 2 → 5" in shell.out("content", "tidewrack")
    assert shell.json("content", "tidewrack")["replaced"] == ["card id 'crab': cost 2 → 5"]
    file.write_text('[[card]]\nid = "carb"\ncost = 5\n')
    code, printed, err = shell("content", "tidewrack")
    assert (code, printed) == (2, "") and err.endswith("; did you mean: crab?\n")
    assert f"{file}: unknown card id 'carb'; known by id: " in err


def test_rules_are_printed_whole_by_clause_and_by_section(shell: Shell) -> None:
    whole = shell.out("rules", "tidewrack")
    assert "TW-1.2" in whole and "TW-2" in whole
    section = shell.out("rules", "tidewrack", "tw-1")
    assert "TW-1.1" in section and "TW-2" not in section
    one = shell.out("rules", "tidewrack", "TW-1.2")
    assert "TW-1.2" in one and "TW-1.1" not in one
    assert shell.out("rules", "tidewrack", "--lang", "es") != whole


def test_words_and_names_are_looked_up_in_the_rules_and_among_the_cards(shell: Shell) -> None:
    found = shell.out("rules", "tidewrack", "market coins")
    assert "TW-4.2" in found and "TW-1.1" not in found
    assert "TW-5.5" in shell.out("rules", "tidewrack", "explora", "--lang", "es")


def test_a_word_of_the_other_language_finds_the_same_clauses(shell: Shell) -> None:
    found = shell.out("rules", "tidewrack", "market coins", "--lang", "es")
    assert "Una carta del mercado cuesta su precio en monedas" in found and "TW-1.1" not in found
    assert "A card from the market" in shell.out("rules", "tidewrack", "mercado")


def test_a_card_is_found_by_its_name_in_the_other_language() -> None:
    game = rulewright.game("time_capsules")
    assert [card.name for card in cards_named(game, "es", "EMP Bomb")] == ["Bomba PEM"]
    assert [card.name for card in cards_named(game, "en", "bomba pem")] == ["EMP Bomb"]
    assert cards_named(game, "es", "no such card") == []


SPANISH = {
    "rules tidewrack --where": "--where necesita una cláusula: rulewright rules tidewrack TW-",
    "rules tidewrack TW-99": "tidewrack no tiene la cláusula 'TW-99'; las más parecidas: TW-",
    "rules tidewrack mercadoo": "nada sobre 'mercadoo' en las reglas de tidewrack; ¿querías decir mercado?",
    "cards tidewrack crab": "no hay ninguna carta 'crab' en tidewrack",
    "cards tidewrack": "las reglas de tidewrack aún no tienen tablas de cartas",
}


@pytest.mark.parametrize("words", SPANISH)
def test_what_is_not_found_is_told_in_the_language_asked_for(shell: Shell, words: str) -> None:
    code, printed, told = shell(*words.split(), "--lang", "es")
    assert (code, printed) == (2, "") and SPANISH[words] in told


def test_a_clause_leads_to_its_code_content_and_tests(shell: Shell) -> None:
    found = shell.out("rules", "tidewrack", "TW-4.2", "--where")
    assert "content/cards.toml" in found and "card crab" in found
    lines = [line.split() for line in found.splitlines()]
    assert ["code", "TOO_DEAR"] in [[line[1], line[-1]] for line in lines if line[:1] == ["TW-4.2"]]


def test_where_names_functions_rows_and_tests_also_those_within_a_range() -> None:
    game = rulewright.game("stress_botics")
    book = list(rulebook(game, "en").clauses)
    found = {(p.kind, p.what) for p in places(game, book, {"SB-5.13"}, HERE)}
    assert ("code", "leave") in found  # its docstring says: SB-5.12 to SB-5.14
    assert ("code", "PADLOCKS_OPEN") in found
    assert ("test", "test_entering_the_crust_opens_padlocks_and_gives_the_bonus") in found
    septikon = rulewright.game("septikon")
    rows = places(septikon, list(rulebook(septikon, "en").clauses), {"SEP-M-LIC"}, HERE)
    assert {(p.kind, p.what) for p in rows} >= {("content", "module LIC"), ("test", "PRODUCTION")}
    for place in rows:
        assert place.clause in place.file.read_text(encoding="utf-8").splitlines()[place.line - 1]


def test_a_clause_that_nothing_cites_is_found_with_the_rule_that_it_is_part_of() -> None:
    game = rulewright.game("septikon")
    book = rulebook(game, "en")
    assert book.within("SEP-7.12b") == ["SEP-7.12"] and book.within("SEP-7.12") == []
    assert book.within("SEP-EX-02")[0] == "SEP-4.12"  # an example below it
    part = [place for place in kept(game, book, ["SEP-7.12b"], HERE) if place.kind == "code"]
    assert part and {(place.clause, place.of) for place in part} == {("SEP-7.12b", "SEP-7.12")}
    whole = kept(game, book, ["SEP-7.12"], HERE)
    assert whole and not any(place.of for place in whole)


def test_clauses_are_cited_one_by_one_in_ranges_and_shortly() -> None:
    cited = Citations(["TC-4.1.5", "TC-4.1.5a", "TC-4.2.1", "TC-4.2.2", "TC-4.2.3", "TC-R36", "TC-INV-02"])
    assert cited.of("TC-4.1.5, 4.1.5a: moves") == {"TC-4.1.5", "TC-4.1.5a"}
    assert cited.of("(TC-4.2.1 to 4.2.3)") == {"TC-4.2.1", "TC-4.2.2", "TC-4.2.3"}
    assert cited.of("TC-4.2.1 to TC-4.2.2, TC-R36.") == {"TC-4.2.1", "TC-4.2.2", "TC-R36"}
    assert cited.of("INV-02: owes") == {"TC-INV-02"}
    assert cited.of("drawing (TC-4.2); TC-4.2.9, 7") == {"TC-4.2"}  # a section; what the book has not is none


def test_where_says_what_is_not_there(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.cli.catalogue.tests_folder", lambda: None)
    told = shell.out("rules", "tidewrack", "TW-4.2", "--where")
    assert "the tests are not installed" in told and " test " not in told
    monkeypatch.setattr("rulewright.cli.catalogue.kept", lambda *what: [])
    assert "cited nowhere: TW-4.2" in shell.out("rules", "tidewrack", "TW-4.2", "--where")


# --- play --------------------------------------------------------------------------------------------


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Stands in for the terminal: keeps the table and the record that it was called with."""
    calls: list[Any] = []
    plain = ModuleType("rulewright.terminal.plain")

    def run(*given: Any) -> int:
        calls.append(given)
        return 0

    monkeypatch.setattr(plain, "run", run, raising=False)
    monkeypatch.setitem(sys.modules, "rulewright.terminal.plain", plain)
    return calls


def test_levels_are_told_in_words_with_rating_and_time(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    assert shell.json("bots", "tidewrack") == [{"level": level} for level in LEVELS], "it was not measured"
    even = [Measured(level, level, "base", 20, 10, 3.5) for level in LEVELS]
    monkeypatch.setattr("rulewright.cli.bots.measured", lambda game, mode: even)
    out = shell.out("bots", "tidewrack")
    assert "sees one choice ahead" in out and "ms a choice" in out and "1000" in out and "3.5" in out
    assert "ve una sola jugada" in shell.out("bots", "tidewrack", "--lang", "es")
    assert shell.json("bots", "tidewrack")[0] == {
        "level": "novice", "rating": 1000, "games": 20, "wins": 10, "ms": 3.5, "mode": "base", "as": "novice",
    }  # fmt: skip
    assert shell.json("bots", "cellars") == [], "nobody can climb what has no estimate"


def test_a_rating_says_in_which_mode_and_by_what_it_was_measured(capsys: pytest.CaptureFixture[str]) -> None:
    def told(*more: str) -> str:
        assert main(["bots", "ark_awakening", *more]) == 0
        return " ".join(capsys.readouterr().out.split())

    assert told() == told("--mode", "awakening")
    assert told().count("Awakening, two at a table") == 2 and "It is the measure" in told()
    assert told("--mode", "glitch").count("Not measured") == len(LEVELS)
    assert main(["bots", "ark_awakening", "--mode", "x"]) == 2
    assert "unknown mode 'x' for ark_awakening" in capsys.readouterr().err


def seated(table: Table) -> list[str]:
    return [player.word for player in table.players]


def test_play_seats_a_regular_and_keeps_its_chance_to_itself(shell: Shell, table: list[Any]) -> None:
    out = shell.out("play", "tidewrack", "--plain")
    seats, record = table[0]
    assert seats.game is TIDEWRACK and seated(seats) == ["you", "regular"] and record is None
    assert seats.base.setup.mode == "base" and seats.texts.language == "en" and seats.confirm
    assert is_key(seats.seed) and seats.seed not in out and "seed" not in out


def test_play_tells_a_seed_that_was_asked_for(shell: Shell, table: list[Any]) -> None:
    assert "seed 8" in shell.out("play", "tidewrack", "--plain", "--seed", "8") and table[0][0].seed == 8


def test_play_gives_a_game_without_estimate_a_random_opponent(shell: Shell, table: list[Any]) -> None:
    shell.out("play", "cellars", "--plain")
    assert seated(table[0][0]) == ["you", "random"]


def test_play_passes_on_all_that_is_set(shell: Shell, table: list[Any], tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    shell.out(
        *("play", "tidewrack", "--plain", "--seats", "you, name:Ada,greedy", "--seed", 7, "--lang", "es"),
        *("--set", "rounds=2", "--set", "tide=wild", "--record", file, "--mode", "base", "--auto-end"),
    )
    seats, record = table[0]
    assert seated(seats) == ["you", "name:Ada", "greedy"] and seats.seed == 7 and record == file
    setup = TIDEWRACK.setup(3, "base", 7, {"rounds": "2", "tide": "wild"}, bots=False)
    assert (seats.base.setup.mode, seats.base.setup.options) == ("base", setup.options)
    assert seats.texts.language == "es" and not seats.confirm


def test_a_bot_of_your_own_is_seated_also_where_one_may_play_alone() -> None:
    game = rulewright.game("ark_awakening")
    assert against(game, "first_mission", None, "a:B") == "you,a:B"
    with pytest.raises(GameError, match="cannot import the bot 'a:B'"):
        seated_by(game, "first_mission", "you,a:B")


def test_play_gives_the_tables_exit_code(shell: Shell, table: list[Any]) -> None:
    plain: Any = sys.modules["rulewright.terminal.plain"]
    plain.run = lambda *given: 3
    assert shell("play", "tidewrack", "--plain")[0] == 3


# --- replay ------------------------------------------------------------------------------------------


def test_replay_tells_the_game_in_words(shell: Shell, record: Path) -> None:
    out = shell.out("replay", record)
    assert "Tidewrack, Base game, 2 seats, seed 5" in out and "Player B" in out and "the game is over" in out
    assert out.count("\n") > len(recorded()["choices"]) and "event-" not in out and "end-" not in out


def test_replay_tells_what_was_counted_and_what_broke_a_tie(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(recorded(CELLARS)))
    end = rulewright.replay(file.read_text()).outcome()
    out = shell.out("replay", file)
    assert end.ties and f"\n  Ties are broken by: Tokens left: Player A {end.ties[0].values[0]}, " in out
    for row in end.sheet:
        assert f": Player A {row.values[0]}, Player B {row.values[1]}\n" in out


def test_replay_tells_the_game_in_spanish(shell: Shell, record: Path) -> None:
    out = shell.out("replay", record, "--lang", "es")
    assert "Jugador B" in out and "la partida ha terminado" in out and "choices" not in out


def test_replay_stops_where_it_is_told(shell: Shell, record: Path) -> None:
    total = len(recorded()["choices"])
    data = shell.json("replay", record, "--to", 4)
    assert (data["replayed"], data["choices"], data["over"]) == (4, total, False)
    assert "outcome" not in data and data["log"]
    assert f"4 of {total} choices replayed, seat " in shell.out("replay", record, "--to", 4)


def test_replay_verifies_and_prints_the_fingerprint(shell: Shell, record: Path) -> None:
    out = shell.out("replay", record, "--verify")
    data = shell.json("replay", record)
    assert out.count("\n") == 1 and data["fingerprint"] in out
    assert sorted(data["outcome"]) == ["ending", "ranks", "scores", "winners"]


# --- simulate, bench, conformance --------------------------------------------------------------------


def test_simulate_prints_one_object(shell: Shell) -> None:
    data = shell.json("simulate", "tidewrack", "--bots", "greedy,random", "--games", 4, "--workers", 1)
    for name in ("game", "mode", "seats", "games", "finished", "failed", "decisions"):
        assert name in data
    assert (data["finished"], data["failed"], data["seats"], data["mode"]) == (4, 0, 2, "base")
    assert sorted(data["length"]) == ["mean", "p95"] and data["decisions_per_second"] > 0
    bots = [{key: bot[key] for key in ("name", "seats")} for bot in data["bots"]]
    assert bots == [{"name": "greedy", "seats": [2, 2]}, {"name": "random", "seats": [2, 2]}]
    assert sum(data["endings"].values()) == 4


def test_simulate_prints_a_table(shell: Shell) -> None:
    who = "random,random,random"
    out = shell.out("simulate", "tidewrack", "--bots", who, "--games", 3, "--set", "rounds=1")
    assert "3 of 3 games finished" in out and "1 + 1 + 1" in out and "decisions" in out


BALANCE = ("balance", "tidewrack", "--bots", "random", "--games", 3, "--set", "rounds=1")


def test_balance_prints_one_object(shell: Shell) -> None:
    data = shell.json(*BALANCE, "--seats", 3)
    assert (data["game"], data["finished"], data["seats"], data["failed"]) == ("tidewrack", 3, 3, 0)
    assert data["options"] == {"rounds": "1", "tide": "calm"} and len(data["by_seat"]) == 3
    assert {group["key"] for group in data["groups"]} >= {"do-play", "event-flooded"}


def test_balance_prints_a_summary(shell: Shell) -> None:
    out = shell.out(*BALANCE)
    assert "3 of 3 games finished" in out and "never offered" in out and "The tide came in" in out


def test_what_balance_tells_is_of_some_rules_content_and_version(shell: Shell) -> None:
    data = shell.json(*BALANCE)
    of = f"rules {data['rules']}, content {data['content']}, rulewright {data['version']}"
    assert of in " ".join(shell.out(*BALANCE).split()[:40])


def test_balance_writes_a_page_that_names_its_command(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "balance" / "tidewrack.html"
    out = shell.out(*BALANCE, "--resume", tmp_path / "kept", "--out", file)
    made = "balance tidewrack --seats 2 --bots random --set rounds=1 --nodes 20 --games 3 --seed 0"
    assert out == f"{file}\n" and f"<code>rulewright {made}</code>" in file.read_text(encoding="utf-8")
    assert shell.out(*BALANCE, "--resume", tmp_path / "kept", "--out", file) == out


def test_bench_prints_a_table_and_an_object(shell: Shell) -> None:
    assert "tidewrack" in shell.out("bench", "tidewrack", "--seconds", "0.02")
    data = shell.json("bench", "--seconds", "0.02")
    assert [speed["game"] for speed in data["games"]] == ["cellars", "tidewrack"]


def test_conformance_tells_each_promise_and_passes(shell: Shell) -> None:
    assert shell.out("conformance", "cellars", "--games", 1).startswith("cellars: ")
    data = shell.json("conformance", "cellars", "--games", 1)
    assert data["ok"] and data["reports"][0]["game"] == "cellars" and data["reports"][0]["tallies"]


def test_conformance_fails_with_exit_code_1(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TOYS, "cellars", replace(CELLARS, bounds=Bounds(decisions=1, options=4)))
    code, out, err = shell("conformance", "cellars", "--games", 1)
    assert (code, err) == (1, "") and "broken" in out


# --- what a user can get wrong -----------------------------------------------------------------------

WRONG = {
    "gams": "unknown command 'gams'; commands: games, rules",
    "games --foo": "unknown flag --foo; flags of rulewright games: --json, --help",
    "games extra": "unexpected 'extra'",
    "games --json=3": "bad value '3' for --json",
    "rules": "GAME is missing; see rulewright rules --help",
    "rules chess": "unknown game 'chess'; games: cellars, tidewrack",
    "rules tidewrack --where": "--where needs a clause: rulewright rules tidewrack TW-",
    "rules tidewrack TW-99": "unknown clause 'TW-99' of tidewrack; nearest: TW-",
    "rules tidewrack markett": "nothing about 'markett' in the rules of tidewrack; did you mean: market?",
    "cards tidewrack crab": "no card 'crab' in tidewrack",
    "cards tidewrack": "the rules of tidewrack have no tables of cards yet",
    "rules tidewrack --lang fr": "unknown language 'fr'; languages: en, es",
    "content chess": "unknown game 'chess'",
    "content tidewrack --export /proc/x": "cannot write /proc/x",
    "content tidewrack --export": "--export needs a value",
    "play chess": "unknown game 'chess'",
    "play tidewrack --mode duet": "unknown mode 'duet' for tidewrack; modes: base, duel",
    "play tidewrack --seats you": "tidewrack (base) cannot be played by 1; seats: 2 to 4",
    "play tidewrack --seats you,gredy": "unknown seat 'gredy'; a seat is one of: you, name:NICKNAME, random",
    "play tidewrack --seats you,name:": "unknown seat 'name:'",
    "play tidewrack --seats you,": "unknown seat ''",
    "play tidewrack --seats": "--seats needs a value",
    "play tidewrack --seed 1.5": "bad value '1.5' for --seed; a whole number",
    "play tidewrack --set rounds": "bad --set 'rounds'; write --set option=value; options of tidewrack: ",
    "play tidewrack --set moon=1": "unknown option 'moon' for tidewrack; options: rounds, tide",
    "play tidewrack --set rounds=99": "bad value '99' for option rounds; a number from 1 to 6",
    "play tidewrack --set tide=high": "unknown value 'high' for option tide; values: calm, wild",
    "play tidewrack --set tide=calm --set tide=wild": "option 'tide' is set twice",
    "play tidewrack --lang fr": "unknown language 'fr'; languages: en, es",
    "play tidewrack --record /nowhere/game.json": "cannot write the record to /nowhere/game.json: there",
    "play tidewrack --record /tmp": "cannot write the record to /tmp: it is a folder",
    "simulate tidewrack --games 3": "--bots is missing",
    "simulate tidewrack --bots random,random": "--games is missing",
    "simulate tidewrack --bots random,random --games 0": "bad value 0 for --games; at least 1",
    "simulate tidewrack --bots random,random --games -3": "bad value -3 for --games; at least 1",
    "simulate tidewrack --bots random,random --games x": "bad value 'x' for --games; a whole number",
    "simulate tidewrack --bots random,nobody --games 1": "unknown bot 'nobody'; bots: random, casual, greedy",
    "simulate tidewrack --seats 3 --bots random,random --games 1": "3 seats need 3 bots, not 2",
    "simulate tidewrack --bots random --games 1": "tidewrack (base) cannot be played by 1; seats: 2 to 4",
    "simulate tidewrack --bots random,random --games 1 --workers 0": "bad value 0 for --workers; at least 1",
    "simulate tidewrack --bots random,random --games 1 --set x=1": "unknown option 'x' for tidewrack",
    "simulate cellars --bots greedy,random --games 1": "greedy cannot play cellars: it has no estimate",
    "balance": "GAME is missing",
    "balance chess": "unknown game 'chess'",
    "balance tidewrack --games 0": "bad value 0 for --games; at least 1",
    "balance tidewrack --mode duet": "unknown mode 'duet' for tidewrack; modes: base, duel",
    "balance tidewrack --seats 5": "tidewrack (base) cannot be played by 5; seats: 2 to 4",
    "balance tidewrack --seats 3 --bots random,random": "3 seats need 1 bot for all or 3 bots, not 2",
    "balance tidewrack --bots nobody": "unknown bot 'nobody'; bots: random, casual, greedy",
    "balance tidewrack --set moon=1": "unknown option 'moon' for tidewrack; options: rounds, tide",
    "balance tidewrack --workers 0": "bad value 0 for --workers; at least 1",
    "balance tidewrack --out page.txt": "cannot write the page to page.txt: its name must end in .html",
    "balance tidewrack --out /proc/new/page.html": "cannot make the folder /proc/new: ",
    "balance tidewrack --resume /tmp": "cannot read /tmp: Is a directory",
    "balance tidewrack --resume /nowhere/games": "cannot write /nowhere/games: No such file or directory",
    "balance cellars": "greedy cannot play cellars: it has no estimate",
    "replay": "FILE is missing",
    "replay /nowhere/game.json": "cannot read /nowhere/game.json: No such file or directory",
    "replay /tmp": "cannot read /tmp: Is a directory",
    "conformance chess": "unknown game 'chess'",
    "conformance --games 0": "bad value 0 for --games; at least 1",
    "conformance tidewrack --mode duet": "unknown mode 'duet' for tidewrack",
    "bench chess": "unknown game 'chess'",
    "bench --seconds 0": "bad value 0 for --seconds; more than 0",
    "bench --seconds soon": "bad value 'soon' for --seconds; a number",
}


@pytest.mark.parametrize("words", WRONG)
def test_a_mistake_is_one_line_that_says_what_is_allowed(shell: Shell, words: str) -> None:
    code, out, err = shell(*words.split())
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"rulewright: {WRONG[words]}")


MEANT = {
    "gmaes": "games",
    "Games": "games",
    "games --jsn": "--json",
    "rules Tidewrack": "tidewrack",
    "play tide-wrack": "tidewrack",
    "play tidewrack --mode bse": "base",
    "play tidewrack --set round=1": "rounds",
    "play tidewrack --set tide=claim": "calm",
    "play tidewrack --seats you,gredy": "greedy",
    "simulate tidewrack --bots radnom,random --games 1": "random",
    "completion Bash": "bash",
}


@pytest.mark.parametrize("words", MEANT)
def test_what_is_nearly_right_is_told(shell: Shell, words: str) -> None:
    assert shell(*words.split())[2].endswith(f"; did you mean: {MEANT[words]}?\n")


def test_what_is_like_nothing_is_not_guessed_at(shell: Shell) -> None:
    assert "did you mean" not in shell("play", "chess")[2]


# --- completion --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["bash", "zsh", "fish", "powershell"])
def test_every_shell_gets_a_script_with_every_command(shell: Shell, name: str) -> None:
    script = shell.out("completion", name)
    assert all(command in script for command in COMMANDS) and "auto-end" in script


COMPLETED = """
rulewright() {{ {python} -m rulewright "$@"; }}
source <(rulewright completion bash)
COMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
COMP_LINE="${{COMP_WORDS[*]}}"; COMP_POINT=${{#COMP_LINE}}
_rulewright; echo "${{COMPREPLY[@]}}"
"""


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("rulewright simu", "simulate"),
        ("rulewright rules sept", "septikon"),
        ("rulewright games --js", "--json"),
        ("rulewright play septikon --mode damage15", "damage15"),
        ("rulewright balance time_capsules --mode sp", "split"),
        ("rulewright simulate septikon --bots gre", "greedy"),
        ("rulewright simulate septikon --bots greedy,ran", r"greedy\,random"),
        ("rulewright rules septikon --lang e", "en es"),
    ],
)
def test_bash_completes_commands_flags_and_their_values(words: str, offered: str) -> None:
    script = COMPLETED.format(python=sys.executable, words=words)
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=60)
    assert (done.stdout.split(), done.stderr) == (offered.split(), "")


# --- what is endless ---------------------------------------------------------------------------------

ENDLESS = "9" * 5000
LONG = [
    "x{}", "games {}", "games --x{}", "rules {}", "rules tidewrack {}", "rules tidewrack --lang {}",
    "play {}", "play tidewrack --seed {}", "play tidewrack --mode {}", "play tidewrack --seats {}",
    "play tidewrack --set {}", "play tidewrack --set {}=1", "play tidewrack --set rounds={}",
    "play tidewrack --set tide={}", "play tidewrack --set tide=calm{0} --set tide={0}",
    "play tidewrack --lang {}", "play tidewrack --record {}", "play tidewrack --plain={}",
    "replay {}", "replay / --to {}", "simulate tidewrack --bots {} --games 1",
    "simulate tidewrack --bots random,random --games {}", "balance tidewrack --bots {}",
    "balance tidewrack --seats {}", "balance tidewrack --seats 99999999999", "balance tidewrack --seed -{}",
    "balance tidewrack --resume {}", "balance tidewrack --out {}", "balance tidewrack --out {}.html",
    "bench {}", "bench --seconds x{}", "conformance {}", "serve --port {}", "serve --host {}",
    "serve --store {}", "serve --store sqlite:///{}", "serve --game {}", "tables list --store {}",
    "tables list --store sqlite:///{}", "tables list --phase {}", "tables list --older {}",
]  # fmt: skip


@pytest.mark.parametrize("words", LONG)
def test_of_an_endless_value_only_the_beginning_is_told(shell: Shell, words: str) -> None:
    code, out, err = shell(*words.format(ENDLESS).split())
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("rulewright: ") and len(err) < 800


HALF = "\udcff"  # a byte that is no UTF-8, as Python hands it on


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("play tidewrack --seats you,name:A{}", "it holds half a character; a name is text in UTF-8"),
        ("serve --host {}", "that is no address"),
        ("play {}", "unknown game '\\udcff'; games: "),
        ("replay /nowhere/{}", "cannot read /nowhere/\\udcff: No such file or directory"),
    ],
)
def test_what_is_not_text_is_told_in_plain_words(shell: Shell, words: str, said: str) -> None:
    code, out, err = shell(*words.format(HALF).split())
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert said in err.encode(errors="backslashreplace").decode()


BROKEN: dict[str, tuple[Any, str]] = {
    "not json": ("{", "not a record: "),
    "not a record": ({"a": 1}, "not a record: Object contains unknown field `a`"),
    "another game": ({"game": "chess"}, "unknown game 'chess'; games: cellars, tidewrack"),
    "another format": ({"format": 99}, "record format 99; this version reads format 1"),
    "other rules": ({"rules": "0"}, "played by rules version 0 of tidewrack; this is version 1"),
    "other content": ({"content": "ffff"}, "played with other content of tidewrack (ffff)"),
    "another mode": ({"mode": "duet"}, "the record cannot be set up: unknown mode 'duet'"),
    "illegal": ({"choices": ["0 dance"]}, "choice 1 ('0 dance') does not replay: unknown word 'dance'"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_or_foreign_record_is_refused_in_one_line(shell: Shell, tmp_path: Path, case: str) -> None:
    change, message = BROKEN[case]
    file = tmp_path / "broken.json"
    file.write_text(change if isinstance(change, str) else json.dumps({**recorded(), **change}))
    code, out, err = shell("replay", file)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("rulewright: ") and message in err


def test_a_file_that_is_not_text_is_refused(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert shell("replay", file) == (2, "", f"rulewright: {file}: not a record: it is not text\n")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_an_unreadable_file_is_refused(shell: Shell, record: Path) -> None:
    record.chmod(0)
    assert shell("replay", record)[2] == f"rulewright: cannot read {record}: Permission denied\n"


def test_a_record_is_not_replayed_past_its_end(shell: Shell, record: Path) -> None:
    code, _, err = shell("replay", record, "--to", 9999)
    assert code == 2 and "cannot replay to choice 9999; the record has choices 0 to " in err
    assert shell("replay", record, "--to", -1)[0] == 2
