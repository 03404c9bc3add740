"""The full screen, played key by key."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from textual.widgets import OptionList

import rulewright
from rulewright.terminal.dialogs import Curtain, Page, Rules
from tests.terminal.at_table import Seated, play
from tests.toys.cellars import GAME as CELLARS
from tests.toys.tidewrack import GAME as TIDEWRACK
from tests.waiting import until_so

pytestmark = pytest.mark.pure


def legal(t: Seated) -> int:
    return sum(1 for choice in t.choices() if choice.reason is None)


async def waiting_choice(t: Seated) -> None:
    """Take a choice that would end the turn."""
    choice = next(one for one in t.choices() if one.stop != "decision" and one.reason is None)
    await t.type(str(choice.number))
    await t.press("enter")
    assert t.table.draft.waiting is not None


def test_the_first_screen_has_everything_that_the_decision_depends_on() -> None:
    async def deeds(t: Seated) -> None:
        header = t.shows("header")
        assert "SEPTIKON" in header and "turn 2" in header and "roll" in header and "seed 7" in header
        assert "SEP-4.1" in t.shows("prompt") and "You rolled 4" in t.shows("prompt")
        assert legal(t) > 20 and t.choices()[0].label.startswith("Move the Clone from")
        assert "▲A" in t.shows("board") and "▲B" in t.shows("board")
        assert "Oxygen" in t.shows("seats") and "Aimless" in t.shows("seats")
        assert "Turn 2: you" in t.shows("log") and "Aimless pays 1 Uranium" in t.shows("log")
        assert t.choices()[0].label in t.shows("forecast")

    play(deeds)


def test_the_forecast_follows_the_cursor_and_says_where_it_stops() -> None:
    async def deeds(t: Seated) -> None:
        before = t.shows("forecast")
        await t.press("down")
        assert t.shows("forecast") != before
        assert "Then your turn ends" in before
        workshop = next(choice for choice in t.choices() if "Rocket Workshop" in choice.label)
        await t.type(str(workshop.number))
        assert "Rocket Workshop: −1 Energy → +1 Rocket" in t.shows("forecast")
        further = next(choice for choice in t.choices() if choice.stop == "decision")
        await t.type(str(further.number))
        assert "Then you choose again" in t.shows("forecast")

    play(deeds)


def test_a_typed_number_jumps_and_enter_takes() -> None:
    async def deeds(t: Seated) -> None:
        wanted = next(choice for choice in t.choices() if choice.stop == "decision" and choice.number > 9)
        await t.type(str(wanted.number))
        assert t.screen.listed.at_cursor() == wanted
        await t.press("enter")
        assert "You rolled" not in t.shows("prompt") and t.table.decider == 0

    play(deeds)


def test_a_choice_that_ends_the_turn_waits_for_e_and_can_be_undone_and_redone() -> None:
    async def deeds(t: Seated) -> None:
        draft, count = t.table.draft, legal(t)
        await waiting_choice(t)
        assert draft.waiting is not None
        kept = draft.waiting.option
        assert "e ends the turn" in t.shows("prompt") and "end turn" in t.shows("footer")
        await t.press("u")
        assert draft.waiting is None and legal(t) == count
        await t.press("U")
        assert draft.waiting.option == kept
        made = t.table.state.turns
        await t.press("e")
        assert t.table.state.turns > made + 1  # the bot has moved too
        assert "turn 4" in t.shows("header")

    play(deeds)


def test_undo_never_goes_behind_the_roll() -> None:
    async def deeds(t: Seated) -> None:
        await t.press("u")
        assert any("Undo stops here" in line for line in t.said())
        await t.press("e")
        assert any("No choice is waiting" in line for line in t.said())

    play(deeds)


def test_undo_takes_back_the_steps_of_a_choice() -> None:
    async def deeds(t: Seated) -> None:
        wanted = next(choice for choice in t.choices() if choice.stop == "decision")
        await t.type(str(wanted.number))
        await t.press("enter")
        further = t.shows("prompt")
        assert "You rolled 4" not in further
        await t.press("u")
        assert "You rolled 4" in t.shows("prompt")
        await t.press("U")
        assert t.shows("prompt") == further

    play(deeds)


def test_turns_end_by_themselves_if_asked() -> None:
    async def deeds(t: Seated) -> None:
        await t.press("enter")
        assert t.table.draft.waiting is None and "turn 4" in t.shows("header")

    play(deeds, auto_end=True)


def test_why_at_the_cursor_and_by_number() -> None:
    async def deeds(t: Seated) -> None:
        refused = next(choice for choice in t.choices() if choice.reason is not None)
        await t.press("end")
        assert "inner square" in t.shows("forecast")
        await t.press("w")
        assert "inner square" in t.dialog() and "SEP-2.2.4" in t.dialog()
        await t.press("escape", "home", "w")
        await t.type(str(refused.number))
        await t.press("enter")
        assert refused.label in t.dialog()
        await t.press("escape", "w", "1", "enter")
        assert "1 is possible" in t.dialog()
        await t.press("escape", "w")
        await t.type("999")
        await t.press("enter")
        assert any("no choice 999" in line for line in t.said())
        await t.press("d")
        assert all(choice.reason is None for choice in t.choices())

    play(deeds, preset="no", seed=3)


def test_the_game_in_ten_minutes_lies_over_the_table_until_it_is_read() -> None:
    async def deeds(t: Seated) -> None:
        assert any("Press m" in str(told.message) for told in t.app._notifications)
        await t.press("m")
        assert isinstance(t.app.screen, Page) and t.app.screen.heading == "The game in ten minutes"
        await t.press("m")
        assert not isinstance(t.app.screen, Page)

    play(deeds)


def test_help_tells_the_rule_of_the_decision_and_the_keys() -> None:
    async def deeds(t: Seated) -> None:
        await t.press("question_mark")
        assert (
            "SEP-4.1" in t.dialog() and "exactly as many steps" in t.dialog() and "u takes back" in t.dialog()
        )
        await t.press("question_mark")
        assert not t.open

    play(deeds)


def test_the_rules_open_at_the_decision_and_can_be_searched() -> None:
    async def deeds(t: Seated) -> None:
        await t.press("r")
        rules = t.app.screen
        assert isinstance(rules, Rules)
        clauses = rules.query_one("#clauses", OptionList)
        first = clauses.highlighted_option
        assert first is not None and first.id == "SEP-4_1"
        await t.type("takeover")
        assert 0 < clauses.option_count < 60
        await t.press("down", "pagedown", "escape")
        assert not t.open

    play(deeds)


def test_recap_signs_and_queries_open_pages() -> None:
    async def deeds(t: Seated) -> None:
        await t.press("l")
        assert "Aimless pays 1 Uranium" in t.dialog()
        await t.press("l", "k")
        assert "Nuclear Armory" in t.dialog()
        await t.press("k", "s")
        await t.type("metal")
        await t.press("enter")
        assert "5 Metal" in t.dialog() and "Foundry" in t.dialog()
        await t.press("escape", "s")
        await t.type("xyzzy")
        await t.press("enter")
        assert "Nothing found" in t.dialog()
        await t.press("escape", "s", "escape")
        assert not t.open

    play(deeds)


def test_the_list_can_be_filtered() -> None:
    async def deeds(t: Seated) -> None:
        count = legal(t)
        await t.press("slash")
        await t.type("laser")
        await t.press("enter")
        assert 0 < legal(t) < count and all("Laser" in choice.label for choice in t.choices())
        await t.press("slash", *["backspace"] * 5, "enter")
        assert legal(t) == count

    play(deeds)


def test_the_mouse_moves_the_cursor_and_a_second_click_takes() -> None:
    async def deeds(t: Seated) -> None:
        await t.pilot.click("#choices", offset=(8, 4))
        await t.settle()
        at = t.screen.listed.at_cursor()
        assert at is not None and at.number > 1 and t.table.draft.waiting is None
        made = t.table.state.turns
        await t.pilot.click("#choices", offset=(8, 4))
        await t.settle()
        assert t.table.draft.waiting is not None or t.table.state.turns > made

    play(deeds, size=(200, 55))


@pytest.mark.parametrize(
    ("start", "sizes"),
    [((80, 24), [(10, 4), (200, 60), (33, 9), (120, 40), (100, 30)])]
    + [(start, []) for start in [(120, 40), (200, 60), (60, 50), (40, 12)]],
)
def test_the_window_may_change_its_size_at_any_time(
    start: tuple[int, int], sizes: list[tuple[int, int]]
) -> None:
    async def deeds(t: Seated) -> None:
        for size in [(80, 24), *sizes, (2, 2), start]:
            await t.pilot.resize_terminal(*size)
            await t.press("down", "t", "t")
        await t.pilot.resize_terminal(120, 40)
        await t.press("home", "enter")
        assert t.table.draft.waiting is not None or t.table.state.turns > 1

    play(deeds, size=start)


@pytest.mark.parametrize(
    ("size", "code"), [((80, 24), "T"), ((100, 30), "Tm"), ((140, 45), "THM"), ((200, 60), "THM")]
)
def test_the_board_shows_modules_in_one_two_or_three_letters(size: tuple[int, int], code: str) -> None:
    async def deeds(t: Seated) -> None:
        line = next(line for line in t.shows("board").splitlines() if line.startswith("b "))
        assert code in line and (len(code) == 3) == ("THM" in line)

    play(deeds, size=size)


def test_pages_show_what_has_no_room() -> None:
    async def deeds(t: Seated) -> None:
        assert not t.screen.pane("log").display
        await t.press("t")
        assert t.screen.pane("seats").display and "Oxygen" in t.shows("seats")
        await t.press("t")
        assert t.screen.pane("log").display
        await t.press("t")
        assert t.screen.listed.display

    play(deeds, size=(80, 24))


def test_resigning_and_offering_a_draw_ask_first() -> None:
    async def deeds(t: Seated) -> None:
        await t.press("R", "n")
        assert not t.table.state.over
        await t.press("D", "y")
        assert any("offer a draw" in line for line in t.shows("log").splitlines())
        if not t.table.state.over:
            await t.press("R", "y")
        assert t.table.state.over and t.open
        await t.press("escape")
        assert "Final position" in t.shows("prompt") and "▲" in t.shows("board")
        await t.press("o")
        assert "Place" in t.dialog()

    play(deeds)


def test_a_short_game_to_the_score_sheet_with_its_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    async def deeds(t: Seated) -> None:
        for _ in range(200):
            if t.table.state.over:
                break
            await t.press("enter")
            if t.table.draft.waiting is not None:
                await t.press("e")
        await until_so(lambda: t.table.state.over and t.open)
        sheet = t.dialog()
        assert "Place" in sheet and "Damage" in sheet and "Player A" in sheet and "Aimless" in sheet

    app = play(deeds, mode="damage10", cap=24, record=file)
    again = rulewright.replay(file.read_text())
    assert again.over and again.outcome().ranks == app.table.state.outcome().ranks


def test_bots_alone_play_to_the_end() -> None:
    async def deeds(t: Seated) -> None:
        await until_so(lambda: t.table.state.over and t.open)
        assert "Aimless A" in t.dialog()

    play(deeds, ("random", "random"), mode="damage10", cap=12)


def test_spanish_and_the_language_switch() -> None:
    async def deeds(t: Seated) -> None:
        assert "Te ha salido un 4" in t.shows("prompt") or "4" in t.shows("prompt")
        assert "turno 2" in t.shows("header") and "Jugador A" in t.shows("seats")
        spanish = t.choices()[0].label
        await t.press("down", "L")
        assert "turn 2" in t.shows("header") and t.choices()[0].label != spanish
        at = t.screen.listed.at_cursor()
        assert at is not None and at.number == 2
        await t.press("L", "question_mark")
        assert "La regla de esta decisión" in t.dialog()

    play(deeds, lang="es")


def test_quitting_asks_and_offers_to_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def deeds(t: Seated) -> None:
        for key in ("q", "ctrl+c"):
            await t.press(key)
            assert t.open
            await t.press("escape")
            assert not t.open
        await t.press("q", "s")

    app = play(deeds)
    assert app.return_value == 0
    saved = list(tmp_path.glob("septikon-7-*.json"))
    assert len(saved) == 1 and json.loads(saved[0].read_text())["seed"] == 7


def test_a_record_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    async def deeds(t: Seated) -> None:
        await t.press("q", "s")
        assert any("could not be saved" in line for line in t.said())
        assert t.app.is_running
        await t.press("q", "q")

    assert play(deeds, record=tmp_path / "gone" / "game.json").return_value == 0


def test_two_people_take_turns_behind_a_curtain() -> None:
    async def deeds(t: Seated) -> None:
        await t.settle()
        first = t.table.viewer
        if isinstance(t.app.screen, Curtain):
            await t.press("space")
            first = t.table.viewer
        await waiting_choice(t)
        await t.press("e")
        assert isinstance(t.app.screen, Curtain) and not t.app.screen.has_class("opaque")
        await t.press("space")
        assert not t.open and t.table.viewer != first and legal(t) > 0

    play(deeds, ("name:Ann", "name:Bob"))


def test_secrets_are_hidden_behind_the_curtain() -> None:
    async def deeds(t: Seated) -> None:
        assert t.table.secret and t.table.viewer == 0
        await t.type("1")
        await t.press("enter")
        await t.press("e")
        assert isinstance(t.app.screen, Curtain) and t.app.screen.has_class("opaque")
        assert "Bob" in t.dialog()

    play(deeds, ("name:Ann", "name:Bob"), game=CELLARS, mode="base")


@pytest.mark.parametrize("game", [TIDEWRACK, CELLARS], ids=lambda game: game.id)
def test_any_game_can_be_played_on_the_plainest_board(game: rulewright.Game) -> None:
    async def deeds(t: Seated) -> None:
        for _ in range(300):
            if t.table.state.over:
                break
            assert t.shows("board").strip()
            await t.press("enter")
            if t.table.draft.waiting is not None:
                await t.press("e")
        assert t.table.state.over and "Place" in t.dialog()

    play(deeds, game=game, mode=next(iter(game.modes)))


def test_answers_of_a_secret_step_can_be_taken_back() -> None:
    async def deeds(t: Seated) -> None:
        await t.type("2")
        await t.press("enter")
        assert t.table.state.sealed[0]
        await t.press("u")
        assert not t.table.state.sealed[0]

    play(deeds, ("name:Ann", "name:Bob"), game=CELLARS, mode="base")


def test_v_turns_the_lenses_of_a_map_and_at_last_follows_the_question_again() -> None:
    async def deed(seated: Seated) -> None:
        seen = []
        for _ in range(6):
            await seated.press("v")
            seen.append(seated.screen.lens)
        assert seen == ["control", "power", "threat", "mission", "reach", ""]
        await seated.press("v", "v", "v")
        assert "lens: threat" in seated.shows("board")

    play(deed, game=rulewright.game("ark_awakening"), seats=("you", "random"), mode="guardians")


def test_earlier_turns_are_folded_and_f_opens_their_details() -> None:
    async def deeds(t: Seated) -> None:
        assert "▸" not in t.shows("log") and "Aimless pays 1 Uranium" in t.shows(
            "log"
        )  # the last turn is open
        await waiting_choice(t)
        await t.press("e")
        folded = t.shows("log")
        assert "▸" in folded and "Aimless pays 1 Uranium" not in folded
        await t.press("f")
        assert "▸" not in t.shows("log") and "Aimless pays 1 Uranium" in t.shows("log")
        await t.press("f")
        assert t.shows("log") == folded

    play(deeds)
