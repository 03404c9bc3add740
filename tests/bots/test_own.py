"""A bot of one's own: found by module:Class in every command, refused in one sentence."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright import GameError, bots
from rulewright.arena import kept
from rulewright.arena.balance import balance
from rulewright.arena.match import Match
from rulewright.arena.simulate import simulate
from rulewright.cli import main
from rulewright.cli.table import against, seated
from rulewright.core.rng import seeded
from rulewright.server.catalogue import Catalogue
from rulewright.server.thinkers import Job, answer
from rulewright.terminal.table import Table
from tests.server.given import running
from tests.server.test_bots import against as at_table
from tests.server.test_bots import end_turn
from tests.test_docs import ROOT, files
from tests.toys.cellars import GAME as CELLARS

HASTY = "hasty:Hasty"
OURS = ("hasty", "wrong", "unread", "odd", "leaves", "helped", "aside")
ODD = """
import numpy
from rulewright.bots import Bot

class Odd(Bot):
    def __init__(self): super().__init__(type(self).__name__)
    def choose(self, s, seat, rng, budget): return self.odd(s, seat, s.options(seat)[0])

class Said(Odd):
    def odd(self, s, seat, option): s.play(seat, "nonsense")

class Float(Odd):
    def odd(self, s, seat, option): return float(option)

class Numpy(Odd):
    def odd(self, s, seat, option): return numpy.int64(option)

class Bool(Odd):
    def odd(self, s, seat, option): return option == option

class Leaves(Odd):
    def odd(self, s, seat, option): raise SystemExit(3)

class Interrupted(Odd):
    def odd(self, s, seat, option): raise KeyboardInterrupt
"""
SEPTIKON = rulewright.game("septikon")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the example of the page, and some that are wrong; nothing of it is left behind."""
    for name, code in files(ROOT / "docs" / "write-a-bot.md").items():
        (tmp_path / name).write_text(code, encoding="utf-8")
    (tmp_path / "wrong.py").write_text(
        "from rulewright.bots import Bot\n"
        "class NoBot: ...\n"
        "class Needy(Bot):\n    def __init__(self, x): ...\n"
        "class Broken(Bot):\n"
        "    def __init__(self): super().__init__('broken')\n"
        "    def choose(self, s, seat, rng, budget): return 1 // 0\n",
        encoding="utf-8",
    )
    (tmp_path / "odd.py").write_text(ODD, encoding="utf-8")
    (tmp_path / "leaves.py").write_text("raise SystemExit(3)\n", encoding="utf-8")
    (tmp_path / "unread.py").write_text("import nothing_of_this_name\n", encoding="utf-8")
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    for module in [name for name in sys.modules if name.partition(".")[0] in OURS]:
        sys.modules.pop(module, None)


def test_the_example_of_the_page_has_about_twenty_lines(folder: Path) -> None:
    lines = [line for line in (folder / "hasty.py").read_text(encoding="utf-8").splitlines() if line.strip()]
    assert 10 <= len(lines) <= 20


def test_the_example_plays_well_on_several_processes() -> None:
    found = simulate(Match("septikon", (HASTY, "random"), games=8), workers=2)
    assert found.failed == 0 and found.bots[0].name == HASTY and found.bots[0].wins >= 7


@pytest.mark.parametrize("game", rulewright.known(), ids=lambda game: game.id)
def test_the_example_chooses_in_every_game(game: Any) -> None:
    s, rng, hasty = game.new(seed=3), seeded(1), bots.bot(HASTY)
    for _ in range(25):
        s.apply(bots.ask(hasty, s, s.actor, rng))


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "nowhere:Bot",
            "cannot import the bot 'nowhere:Bot': ModuleNotFoundError: .*; a module is looked for",
        ),
        ("unread:Bot", "cannot import the bot 'unread:Bot': .*No module named 'nothing_of_this_name'"),
        ("leaves:Bot", "cannot import the bot 'leaves:Bot': SystemExit: 3"),
        (":Bot", "cannot import the bot ':Bot': ValueError: Empty module name"),
        ("hasty:", "no bot 'hasty:': hasty has no class '' of kind Bot"),
        ("hasty:Slow", "no bot 'hasty:Slow': hasty has no class 'Slow' of kind Bot"),
        ("wrong:NoBot", "no bot 'wrong:NoBot': wrong has no class 'NoBot' of kind Bot"),
        ("wrong:Needy", "cannot make the bot 'wrong:Needy': TypeError: .*missing 1 required"),
        (
            "hasty",
            "unknown bot 'hasty'; bots: random, casual, greedy, .*, or your own as module:Class",
        ),
    ],
)
def test_what_is_no_bot_is_refused_in_one_sentence(name: str, message: str) -> None:
    with pytest.raises(GameError, match=message):
        bots.bot(name)


@pytest.mark.parametrize("command", ["simulate", "tournament", "balance", "play", "serve"])
def test_every_command_refuses_it_at_once(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = [command] + ([] if command == "serve" else ["septikon"])
    words += ["--games", "2"] if command in ("simulate", "tournament", "balance") else []
    bots = "hasty:Slow,random" if command in ("simulate", "tournament") else "hasty:Slow"
    assert main([*words, "--bots", bots]) == 2
    told = capsys.readouterr()
    assert told.err == "rulewright: no bot 'hasty:Slow': hasty has no class 'Slow' of kind Bot\n"


def test_a_bot_that_fails_is_named_and_the_match_goes_on() -> None:
    found = simulate(Match("septikon", ("wrong:Broken", "random"), games=2))
    assert found.failed == 2
    assert found.failures[0].message.startswith("BotError: broken failed: ZeroDivisionError")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Said", "Said failed: GameError: .*nonsense"),
        ("Float", "Float chose something of type float; an option is an int"),
        ("Numpy", "Numpy chose something of type int64; an option is an int"),
        ("Bool", "Bool chose something of type bool; an option is an int"),
        ("Leaves", "Leaves failed: SystemExit: 3"),
    ],
)
@pytest.mark.parametrize("workers", [1, 2])
def test_whatever_a_bot_does_wrong_its_name_is_told(name: str, message: str, workers: int) -> None:
    found = simulate(Match("septikon", (f"odd:{name}", "random"), games=2), workers)
    assert found.failed == 2
    assert all(re.match(f"BotError: {message}", failure.message) for failure in found.failures)


def test_ctrl_c_is_no_failure_of_the_bot() -> None:
    with pytest.raises(KeyboardInterrupt):
        simulate(Match("septikon", ("odd:Interrupted", "random"), games=2))


def test_one_of_your_own_may_play_a_game_without_an_estimate() -> None:
    assert bots.plays(HASTY, CELLARS) and bots.plays("random", CELLARS) and not bots.plays("casual", CELLARS)


def test_you_play_against_it_in_the_terminal() -> None:
    who = seated(SEPTIKON, None, against(SEPTIKON, None, None, HASTY))
    assert who == ["you", HASTY]
    table = Table(SEPTIKON, who, "standard", 3, {})
    assert table.people == [0] and table.names[1] == "Hasty"
    assert against(rulewright.game("time_capsules"), None, None, "casual,random") == "you,casual,random"
    with pytest.raises(GameError, match="give one of them"):
        against(SEPTIKON, None, "you,casual", HASTY)


def test_a_server_offers_it_and_lets_it_think() -> None:
    catalogue = Catalogue([], [HASTY])
    assert catalogue.bots(SEPTIKON) == [HASTY, *bots.names()]
    s = SEPTIKON.new(seed=3)
    assert answer(Job(catalogue.modules["septikon"], HASTY, s, s.actor, 1.0), lambda: None) in s.options(
        s.actor
    )


@pytest.mark.parametrize(("bot", "fails"), [(HASTY, False), ("wrong:Broken", True)])
def test_it_plays_at_a_table_of_the_server(
    folder: Path, bot: str, fails: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """If it fails, the log names it and the table goes on."""
    with running(f"sqlite:///{folder}/tables.db", bots=[bot]) as served:
        ann = at_table(bot, served)
        end_turn(ann)
        ann.asked()
        assert any(line["key"] == "event-chose" and line["seat"] == 1 for line in ann.log)
        assert ann["table"]["players"][1]["name"] == bot.partition(":")[2]
    assert (f"{bot} failed" in caplog.text) == fails


def test_games_of_a_bot_that_was_changed_since_do_not_mix(folder: Path) -> None:
    before = kept.code(SEPTIKON, (HASTY,))
    assert before != kept.code(SEPTIKON, ("random",))
    with (folder / "hasty.py").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    assert kept.code(SEPTIKON, (HASTY,)) != before


@pytest.fixture
def helped(folder: Path) -> Path:
    """A bot in a package, that needs others of it and a file beside it."""
    package = folder / "helped"
    (package / "deep").mkdir(parents=True)
    for name, code in {
        "__init__.py": "from helped.mine import Mine as Mine\n",
        "mine.py": "import aside\nfrom hasty import Hasty\nfrom . import near\n"
        "class Mine(Hasty):\n    def choose(self, *asked):\n"
        "        from .deep.late import pick\n        return pick(super().choose(*asked))\n",
        "near.py": "",
        "deep/__init__.py": "",
        "deep/late.py": "def pick(option): return option\n",
        "idle.py": "",
    }.items():
        (package / name).write_text(code, encoding="utf-8")
    (folder / "aside.py").touch()
    return package


@pytest.mark.parametrize(
    ("file", "counts"),
    [
        ("__init__.py", True),
        ("mine.py", True),
        ("near.py", True),
        ("deep/__init__.py", True),
        ("deep/late.py", True),
        ("../aside.py", True),
        ("../hasty.py", True),
        ("idle.py", False),
        ("../wrong.py", False),
    ],
)
def test_what_a_bot_is_made_of_is_all_that_it_imports_beside_it(
    helped: Path, file: str, counts: bool
) -> None:
    before = kept.code(SEPTIKON, ("helped:Mine",))
    with (helped / file).open("a", encoding="utf-8") as there:
        there.write("# changed\n")
    assert (kept.code(SEPTIKON, ("helped:Mine",)) != before) == counts


def test_what_is_loaded_besides_makes_no_other_bot(helped: Path) -> None:
    """Another process has loaded other things: the code is the same there."""
    asked = "import rulewright; from rulewright.arena import kept;"
    asked += "print(kept.code(rulewright.game('septikon'), ('helped:Mine', 'odd:Said')))"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == kept.code(SEPTIKON, ("helped:Mine", "odd:Said"))


def test_games_by_other_weights_do_not_mix(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weights, out = tmp_path / "weights.toml", tmp_path / "games.json"
    weights.write_bytes((SEPTIKON.folder / "weights.toml").read_bytes())
    monkeypatch.setenv(kept.NAMED, str(weights))
    match = Match("septikon", ("rulewright.arena.fitting:Fitted", "random"), 1, nodes=1)
    balance(match, resume=out)
    ours = kept.code(SEPTIKON, ("greedy",))
    with weights.open("a", encoding="utf-8") as file:
        file.write("# other ones\n")
    with pytest.raises(GameError, match="keeps games of another version of septikon or its bots"):
        balance(match, resume=out)
    assert kept.code(SEPTIKON, ("greedy",)) == ours, "which plays by the game's own"
