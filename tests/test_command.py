"""The command as a process: the entry point, pipes, Ctrl-C, and what it loads."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.arena.drive import play_random

CAPSULES = rulewright.game("time_capsules")
COMMAND = [sys.executable, "-m", "rulewright"]


def run(*words: str, **more: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *words], capture_output=True, text=True, timeout=60, **more)


def test_the_installed_command_is_the_entry_point() -> None:
    command = Path(sys.executable).parent / "rulewright"
    done = subprocess.run([command, "--version"], capture_output=True, text=True)
    assert done.stdout.strip() == rulewright.__version__


def test_a_mistake_ends_the_process_with_code_2_and_no_traceback() -> None:
    done = run("play", "nothing")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith("rulewright: unknown game 'nothing'; games: ")


def test_what_the_rules_refuse_is_said_before_anything_else() -> None:
    options = ("--plain", "--mode", "fallout", "--seats", "you,novice", "--set", "side=b")
    done = run("play", "ark_awakening", *options, "--set", "faction1=hara", "--set", "faction2=hara")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith("rulewright: hara is named for two seats")


def test_a_replay_tells_each_turn_below_its_headline_and_a_hidden_draw_once(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = play_random(CAPSULES, CAPSULES.setup(2, None, 5, {})).state
    file.write_text(json.dumps(played.record()))
    out = run("replay", str(file)).stdout
    assert "▸ Player A goes first\n" in out and "  Player A draws " in out and "── Round 1 begins ──" in out
    assert " draws a fluctuation card" not in out  # the record tells which one
    log = json.loads(run("replay", str(file), "--json").stdout)["log"]
    assert log and not any("draws a fluctuation card" in line["text"] for line in log)


@pytest.mark.parametrize("command", ["rules", "cards"])
def test_a_name_of_several_words_needs_no_quotes(command: str) -> None:
    loose, quoted = (
        run(command, "stress_botics", *words).stdout for words in (("Heat", "Sink"), ("Heat Sink",))
    )
    assert "Heat Sink" in loose and loose == quoted


def test_a_closed_pipe_is_quiet() -> None:
    line = f"{' '.join(COMMAND)} --help | true"
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, timeout=60)
    assert done.stderr == ""


TELLING = """
import os, sys
from rulewright.arena import simulate
from rulewright.cli import main

def tallies(*given, playing=simulate.tallies):
    os.write(int(sys.argv[1]), b"!")
    os.close(int(sys.argv[1]))
    return playing(*given)

simulate.tallies = tallies
sys.exit(main(sys.argv[2:]))
"""  # the command, which tells a pipe when it begins to play


@pytest.mark.skipif(not rulewright.known(), reason="it needs a game of the package")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_is_quiet(workers: str) -> None:
    game = rulewright.known()[0]
    who = ",".join(["random"] * game.seats()[0])
    words = ["simulate", game.id, "--bots", who, "--games", "1000000", "--workers", workers]
    here, there = os.pipe()
    process = subprocess.Popen(
        [sys.executable, "-c", TELLING, str(there), *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        pass_fds=[there],
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a job in the background ignores it
    )
    os.close(there)
    with open(here, "rb") as told:
        assert told.read(1) == b"!", process.communicate(timeout=30)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (130, b"", b"")


def test_before_ctrl_c_is_heard_nothing_else_is_loaded() -> None:
    code = "import sys; old = set(sys.modules); import rulewright.cli; print(sorted(set(sys.modules) - old))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == "['rulewright', 'rulewright.cli']"


PRESSED = """
import os, signal, sys

class Finder:  # somebody presses Ctrl-C when a module begins to be loaded
    def find_spec(self, name, path=None, target=None):
        if name == sys.argv[1]:
            sys.meta_path.remove(self)
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Finder())
from rulewright.cli import main
sys.exit(main(sys.argv[2:]))
"""
SERVE = "serve --port 99999"
PLAY = "play septikon --plain"


@pytest.mark.parametrize(
    ("module", "words"),
    [
        ("rulewright.cli.starting", "games"), ("cyclopts", "games"), ("inspect", "games"),
        ("rulewright.cli.app", "games"), ("msgspec", "games"), ("rulewright.library", "games"),
        ("rulewright.core.state", "games"), ("rulewright.games", "games"),
        ("rulewright.cli.catalogue", "games"), ("rulewright.cli.tables", "tables --help"),
        ("rulewright.games.septikon", "games"), ("rulewright.games.septikon.board", PLAY),
        ("rulewright.terminal.plain", PLAY), ("fluent.runtime", PLAY), ("rulewright.server.app", SERVE),
        ("starlette", SERVE), ("uvicorn", SERVE),
    ],
)  # fmt: skip
def test_ctrl_c_is_quiet_whatever_is_being_loaded(module: str, words: str) -> None:
    command = [sys.executable, "-S", "-c", PRESSED, module, *words.split()]
    paths = os.pathsep.join(sys.path)  # without what the packages of this machine load by themselves
    done = subprocess.run(
        command,
        env={**os.environ, "PYTHONPATH": paths},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a job in the background ignores it
    )
    assert (done.returncode, done.stderr) == (130, "")


LOADED = """
import sys
from rulewright.cli import main
main(sys.argv[1:])
slow = "asyncio catanatron cyclopts fluent matplotlib msgspec pyspiel rich.markdown starlette textual".split()
print(*[name for name in slow if name in sys.modules])
"""


@pytest.mark.parametrize(
    ("words", "needed"),
    [
        ("", ""),
        ("--version", ""),
        ("--help", ""),
        ("gmaes", "cyclopts"),
        ("completion nosuch", "cyclopts"),
        ("bench --seconds 0", "cyclopts msgspec"),
        ("rules", "cyclopts msgspec"),
    ],
)
def test_the_command_line_loads_only_what_it_needs(words: str, needed: str) -> None:
    """So it answers at once where it can: what is loaded is nearly all that its start costs."""
    done = subprocess.run([sys.executable, "-c", LOADED, *words.split()], capture_output=True, text=True)
    assert done.stdout.splitlines()[-1:] == [needed]
