"""Every registered game can be played in both forms of the terminal, and its picture is whole."""

from __future__ import annotations

import inspect
import io
from dataclasses import replace
from typing import Any

import pytest

import rulewright
from rulewright.core.errors import GameError
from rulewright.core.texts import LANGUAGES, texts
from rulewright.terminal import app as full_screen
from rulewright.terminal.board import Board, board_of, members
from rulewright.terminal.choices import choices
from rulewright.terminal.plain import PlainTable
from rulewright.terminal.table import Table
from tests.terminal.at_table import Seated, play

GAMES = [game.id for game in rulewright.known()]
MODES = [(game, mode) for game in GAMES for mode in rulewright.game(game).modes]
PLAIN = 24  # decisions played
FULL = 8


def seats(game: str, mode: str) -> list[str]:
    return ["you"] + ["random"] * (rulewright.game(game).seats(mode)[0] - 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_board_has_every_member_of_the_protocol_with_its_parameters(game: str) -> None:
    board: Any = board_of(rulewright.game(game))
    for name in members():
        asked = list(inspect.signature(getattr(Board, name)).parameters)[1:]
        assert list(inspect.signature(getattr(board, name)).parameters) == asked, name


def test_a_board_that_lacks_something_is_refused_before_the_game_begins() -> None:
    game = replace(rulewright.game("septikon"), board="tests.terminal.at_table")
    with pytest.raises(GameError, match=r"the board of septikon lacks: about, card, .*lore"):
        board_of(game)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_plain_goes_through_decisions_and_looks_at_each_choice(game: str, mode: str, lang: str) -> None:
    table = Table(rulewright.game(game), seats(game, mode), mode, 3, {}, lang, auto_end=True)
    asked = 0

    class Reader(io.StringIO):
        """Looks at the first and last choice, asks for everything, then takes a choice."""

        def __init__(self) -> None:
            super().__init__()
            self.words: list[str] = []

        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # bytes, says typeshed
            nonlocal asked
            if not self.words:
                last = len(choices(table, refused=False))
                asked += 1
                self.words = ["look 1", f"look {last}", "state", "find a", "refused", str(1 + asked % last)]
            return "" if asked > PLAIN else self.words.pop(0) + "\n"

    out = io.StringIO()
    assert PlainTable(table, None, Reader(), out).run() == 0
    assert asked > PLAIN and table.state.turns >= PLAIN
    assert not [line for line in out.getvalue().splitlines() if not line.strip()]


@pytest.mark.parametrize("game", GAMES)
def test_the_full_screen_goes_through_decisions(game: str) -> None:
    found = rulewright.game(game)
    mode = next(iter(found.modes))

    async def deeds(t: Seated) -> None:
        for _ in range(FULL):
            before = t.table.state.turns
            assert t.shows("board").strip() and t.shows("prompt").strip() and t.shows("forecast").strip()
            await t.press("down", "enter")
            if t.open:  # the reason of a refused choice
                await t.press("escape", "up", "enter")
            assert t.table.state.turns > before

    play(deeds, tuple(seats(game, mode)), game=found, mode=mode, auto_end=True)


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_a_game_can_be_looked_at(game: str) -> None:
    """`about` is asked of every option that random games meet, in both languages."""
    found = rulewright.game(game)
    board, seen = board_of(found), set()
    for seed in range(2):
        s = found.new(seed=seed)
        rng = found.new(seed=seed + 50).rng
        while not s.over and s.turns < 400:
            for option in s.options(s.actor):
                verb = found.vocabulary.verb(option).name
                if verb not in seen:
                    for lang in LANGUAGES:
                        told = board.about(s.shown(s.actor), s.actor, option, texts(found, lang))
                        assert all(line and "{" not in line for line in told)
                    seen.add(verb)
            legal = s.options(s.actor)
            s.apply(legal[rng.below(len(legal))])
    assert len(seen) > 5


def test_a_board_that_breaks_never_exits_with_0(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rulewright.game("septikon")
    board = board_of(game)

    def broken(*_: object) -> None:
        raise RuntimeError("the pen broke")

    monkeypatch.setattr(board, "draw", broken)
    shown = full_screen.TableApp.run
    monkeypatch.setattr(full_screen.TableApp, "run", lambda app: shown(app, headless=True))
    assert full_screen.run(Table(game, ["you", "random"], "standard", 3, {}), None) == 1
