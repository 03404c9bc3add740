"""The table on a full screen: board, seats, numbered choices with a look ahead, and the log."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.worker import get_current_worker

from rulewright import bots
from rulewright.core.errors import GameError
from rulewright.core.look import CAUTION, QUIET, TEXT, Lit
from rulewright.core.state import State
from rulewright.terminal.board import Board, board_of, find, lenses
from rulewright.terminal.choices import Choice, Foresight, choices, foresee, preferred, question, reason
from rulewright.terminal.dialogs import Ask, Curtain, Page, Rules, help_text, ten_minutes, why_text
from rulewright.terminal.layout import Layout, arrange
from rulewright.terminal.lines import footer, forecast_text, header, prompt_text, seat_cards
from rulewright.terminal.panes import BoardPane, ChoiceList, LogPane, Pane, place
from rulewright.terminal.story import ending, score_sheet, story
from rulewright.terminal.table import Player, Table

PACES = {"normal": 0.6, "slow": 1.4, "fast": 0.0}  # seconds that a bot's choice takes at least
TOGETHER = 1.2  # seconds within which digits make one number
KEPT = 250  # lines of the log in its pane
PANES = ("board", "seats", "choices", "forecast", "log", "prompt")


def key(keys: str, action: str) -> Binding:
    return Binding(keys, action, show=False)


class TableScreen(Screen[int]):
    """Holds the table, draws it, and lets bots move between the viewer's choices."""

    BINDINGS = [  # noqa: RUF012
        key("question_mark", "help"),
        key("w", "why"),
        key("u", "undo"),
        key("U", "redo"),
        key("e", "end_turn"),
        key("a", "auto_end"),
        key("l", "recap"),
        key("f", "fold"),
        key("s", "find"),
        key("r", "rules"),
        key("R", "appeal('resign')"),
        key("D", "appeal('draw')"),
        key("L", "language"),
        key("d", "refused"),
        key("k", "signs"),
        key("v", "lens"),
        key("m", "ten"),
        key("t", "page"),
        key("p", "pace"),
        key("o", "outcome"),
        key("slash", "filter"),
        key("q,ctrl+c", "quit"),
    ]

    def __init__(self, table: Table, record: Path | None, pace: str = "normal") -> None:
        super().__init__()
        self.table = table
        self.record = record
        self.pace = pace
        self.board: Board = board_of(table.game)
        self.page = 0
        self.with_refused = True
        self.folded = True  # are the details of earlier turns in the log?
        self.lens = ""  # of the map, where the board has lenses; else it follows the question
        self.filter = ""
        self.typed = ("", 0.0)  # digits and when the last came
        self.asked = 0  # counts questions to bots: an answer to an old one is dropped
        self.ended = False
        self.entry: Callable[[str], None] = lambda _value: None
        self.layout_now: Layout = arrange((80, 24), self.board.sizes(), table.state.seats)

    # --- parts --------------------------------------------------------------------------------------
    def compose(self) -> ComposeResult:
        yield Static("", id="header", markup=False)
        yield BoardPane("board")
        yield Pane("seats")
        yield Static("", id="prompt", markup=False)
        yield ChoiceList()
        yield Pane("forecast")
        yield LogPane("log")
        yield Static("", id="footer", markup=False)
        yield Input(id="entry", compact=True)

    def on_mount(self) -> None:
        self.listed.focus()
        self.lay_out()
        self.renew()
        if self.table.people and ten_minutes(self.table) is not None:
            self.say("table-ten")

    @property
    def listed(self) -> ChoiceList:
        return self.query_one("#choices", ChoiceList)

    def pane(self, name: str) -> Pane:
        return self.query_one(f"#{name}", Pane)

    def line(self, name: str) -> Static:
        return self.query_one(f"#{name}", Static)

    # --- where things are ---------------------------------------------------------------------------
    def on_resize(self, _event: events.Resize) -> None:
        if self.is_mounted:
            self.lay_out()
            self.relist()

    def lay_out(self) -> None:
        width, height = self.size.width or 80, self.size.height or 24
        self.layout_now = arrange((width, height), self.board.sizes(), self.table.state.seats, self.page)
        for name in PANES:
            widget = self.query_one(f"#{name}")
            assert isinstance(widget, (Pane, ChoiceList, Static))
            place(widget, self.layout_now.boxes.get(name))
        for name, at in (("header", 0), ("footer", height - 1), ("entry", height - 1)):
            self.query_one(f"#{name}").styles.offset = (0, max(0, at))
            self.query_one(f"#{name}").styles.width = width

    # --- drawing ------------------------------------------------------------------------------------
    def renew(self) -> None:
        """After something has happened: list the choices anew, draw, and let the game go on."""
        self.filter, self.typed = "", ("", 0.0)
        self.list_choices(preferred(self.table) if self.table.may_choose else None)
        self.draw()
        self.go_on()

    def list_choices(self, cursor: int | None) -> None:
        listed = choices(self.table, self.with_refused)
        wanted = self.filter.casefold()
        listed = [one for one in listed if wanted in f"{one.number} {one.label}".casefold()]
        box = self.layout_now.boxes.get("choices")
        width = box.width - 3 if box is not None else 0  # padding and scrollbar
        self.listed.fill(listed, self.table.say("pane-refused"), cursor, width)
        if not listed and not self.filter:
            self.listed.offer(self.offers())

    def offers(self) -> list[tuple[str, str]]:
        """What can be done where there is nothing to choose: key and words."""
        table = self.table
        if table.state.over:
            return [("o", table.say("pane-end")), ("q", table.say("key-quit"))]
        if table.draft.waiting is not None:
            return [("e", table.say("key-end")), ("u", table.say("key-undo"))]
        return []

    def draw(self) -> None:
        """Everything, as it is now."""
        self.draw_lines()
        self.draw_cursor()
        self.draw_seats()
        self.pane("log").show(story(self.table, self.table.told()[-KEPT:], self.folded))
        say = self.table.say
        for name in ("seats", "forecast", "log"):
            self.pane(name).border_title = say(f"pane-{name}")
        count = sum(1 for one in self.listed.shown if one.reason is None)
        filtered = f" /{self.filter}" if self.filter else ""
        self.listed.border_title = (
            f"{say('pane-choices')} {count}{filtered}" if count else say("pane-choices")
        )

    def draw_lines(self) -> None:
        """Header, question and keys."""
        table, width = self.table, self.size.width
        self.line("header").update(header(table, self.board, width))
        asked = table.may_choose
        prompt = self.line("prompt")
        prompt.set_class(asked, "asked")
        prompt.set_class(table.draft.waiting is not None, "waiting")
        prompt.update(prompt_text(table))
        self.line("footer").update(footer(table, width, bool(self.layout_now.hidden)))

    def draw_cursor(self) -> None:
        """The board with the choice at the cursor or the one that waits, and what that choice does."""
        table, choice = self.table, self.considered()
        legal = choice is not None and choice.reason is None
        seen = foresee(table, self.board, choice.option) if choice is not None and legal else None
        if "board" in self.layout_now.boxes:
            numbers = {one.option: one.number for one in self.listed.shown if one.reason is None}
            chosen = choice.option if choice is not None else None
            after = seen.after if seen is not None else None
            room = self.layout_now.room
            lit = Lit(numbers, chosen, after, room, self.lens)
            picture = self.board.draw(table.shown, table.side, table.texts, lit)
            self.pane("board").show(picture)
        self.pane("forecast").show(self.foretold(choice, seen))

    def considered(self) -> Choice | None:
        waiting = self.table.draft.waiting
        if waiting is not None:
            return Choice(0, waiting.option, self.table.label(waiting.option), stop=waiting.stop)
        return self.listed.at_cursor() if self.table.may_choose else None

    def foretold(self, choice: Choice | None, seen: Foresight | None) -> RenderableType:
        if self.table.state.over:
            return Text(ending(self.table, self.table.state.outcome()), f"bold {CAUTION}")
        if choice is not None and choice.reason is not None:
            return Text.assemble((f"✕ {choice.label}\n", QUIET), (reason(self.table, choice), f"bold {TEXT}"))
        return (
            forecast_text(self.table, choice, seen) if choice is not None and seen is not None else Text("")
        )

    def draw_seats(self) -> None:
        box = self.layout_now.boxes.get("seats")
        if box is not None:
            self.pane("seats").show(
                seat_cards(self.table, self.board, (box.width - 2, box.height - (box.height > 5)))
            )

    # --- the game goes on ---------------------------------------------------------------------------
    def go_on(self) -> None:
        """Whoever is next: a bot in a thread, another person behind a curtain, or nobody."""
        table = self.table
        if table.state.over:
            self.finish()
        elif (player := table.bot_to_move) is not None:
            self.asked += 1
            number, state = self.asked, table.base.copy()
            self.run_worker(lambda: self.think(player, state, number), thread=True, group="bot")
        elif table.decider is not None and table.decider != table.viewer:
            seat = table.decider
            self.app.push_screen(Curtain(table, seat), lambda _: self.take_seat(seat))

    def take_seat(self, seat: int) -> None:
        self.table.take_seat(seat)
        self.renew()

    def think(self, player: Player, state: State, number: int) -> None:
        """In a worker thread: ask the bot, not faster than people can follow."""
        worker, began = get_current_worker(), time.monotonic()
        told: int | GameError
        try:
            assert player.bot is not None
            told = bots.ask(player.bot, state, player.seat, player.rng)
        except GameError as error:
            told = error
        time.sleep(max(0.0, PACES[self.pace] - (time.monotonic() - began)))
        if not worker.is_cancelled and self.app.is_running:
            self.app.call_from_thread(self.bot_chose, player, told, number)

    def bot_chose(self, player: Player, told: int | GameError, number: int) -> None:
        if number != self.asked or self.table.state.over:
            return
        if isinstance(told, GameError):
            self.say("table-bot-failed", seat=self.table.names[player.seat], error=told)
            player.bot = bots.bot("random")
        else:
            self.table.bot_plays(player.seat, told)
        self.renew()

    def finish(self) -> None:
        """Once: save the record and show the score sheet; the final board stays."""
        if not self.ended:
            self.ended = True
            if self.record is not None:
                self.save(self.record)
            self.action_outcome()

    def save(self, file: Path) -> bool:
        try:
            self.say("table-saved", file=self.table.save(file))
        except OSError as error:
            self.say("table-not-saved", error=error.strerror)
            return False
        return True

    def say(self, message: str, **values: object) -> None:
        self.notify(self.table.say(message, **values), markup=False)

    def attempt(self, deed: Callable[[], None]) -> None:
        """Do it; what the rules or the table refuse is told in one line."""
        try:
            deed()
        except GameError as error:
            self.notify(str(error), markup=False, severity="warning")
        self.renew()

    # --- choosing -----------------------------------------------------------------------------------
    def on_option_list_option_highlighted(self, _event: OptionList.OptionHighlighted) -> None:
        self.draw_cursor()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        choice = self.listed.at_cursor()
        offered = {
            "e": self.action_end_turn,
            "u": self.action_undo,
            "o": self.action_outcome,
            "q": self.action_quit,
        }
        if event.option_id in offered:
            offered[event.option_id]()
        if choice is None or event.option_list is not self.listed:
            return
        if choice.reason is not None:
            self.action_why()
        else:
            self.attempt(lambda: self.table.choose(choice.option))

    def on_key(self, event: events.Key) -> None:
        """Digits make the number of a choice."""
        if event.character is None or not event.character.isdecimal() or self.listed.option_count == 0:
            return
        digits, last = self.typed
        now = time.monotonic()
        digits = digits + event.character if now - last < TOGETHER else event.character
        if not self.listed.jump(int(digits)) and len(digits) > 1:
            digits = event.character
            self.listed.jump(int(digits))
        self.typed = (digits, now)
        event.stop()

    def action_end_turn(self) -> None:
        self.attempt(self.table.commit)

    def action_undo(self) -> None:
        self.attempt(self.table.undo)

    def action_redo(self) -> None:
        self.attempt(self.table.redo)

    def action_auto_end(self) -> None:
        self.say(self.table.switch_confirm())

    def action_pace(self) -> None:
        paces = list(PACES)
        self.pace = paces[(paces.index(self.pace) + 1) % len(paces)]
        self.say("table-pace", pace=self.pace)

    def action_refused(self) -> None:
        self.with_refused = not self.with_refused
        self.relist()

    def relist(self) -> None:
        """Draw anew with the cursor where it was."""
        choice = self.listed.at_cursor()
        self.list_choices(choice.option if choice is not None else None)
        self.draw()

    def action_page(self) -> None:
        self.page = (self.page + 1) % (len(self.layout_now.hidden) + 1)
        self.lay_out()
        self.relist()
        if self.listed.display:
            self.listed.focus()

    def action_language(self) -> None:
        self.table.switch_language()
        self.relist()

    # --- asking -------------------------------------------------------------------------------------
    def ask_line(self, prompt: str, then: Callable[[str], None], value: str = "") -> None:
        """A line to type into, where the keys are told."""
        entry = self.query_one("#entry", Input)
        entry.placeholder = self.table.say(prompt)
        entry.value = value
        entry.display = True
        entry.focus()
        self.entry = then

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.close_line()
        self.entry(event.value.strip())

    def close_line(self) -> None:
        self.query_one("#entry", Input).display = False
        self.listed.focus()

    def key_escape(self) -> None:
        self.close_line()

    def action_filter(self) -> None:
        self.ask_line("shell-filter", self.filter_by, self.filter)

    def filter_by(self, value: str) -> None:
        self.filter = value
        self.list_choices(None)
        self.draw()

    def action_why(self) -> None:
        """At a refused choice its reason; else by number."""
        choice = self.listed.at_cursor()
        if choice is not None and choice.reason is not None:
            self.explain(choice)
        elif choices(self.table):
            self.ask_line("shell-why", self.why_number)
        else:
            self.say("table-not-asked")

    def why_number(self, value: str) -> None:
        known = choices(self.table)
        found = [one for one in known if str(one.number) == value.removeprefix("w").strip()]
        if found:
            self.explain(found[0])
        elif value:
            self.say("table-no-number", number=value, last=len(known))

    def explain(self, choice: Choice) -> None:
        clause = choice.reason.message.clause if choice.reason is not None else ""
        self.read(
            "pane-why",
            Group(Text(choice.label, QUIET), why_text(self.table, reason(self.table, choice), clause)),
            "w",
        )

    def read(self, title: str, content: RenderableType, key: str = "", **values: object) -> None:
        say = self.table.say
        self.app.push_screen(Page(say(title, **values), content, say("shell-close"), key))

    def action_help(self) -> None:
        self.read("pane-help", help_text(self.table, question(self.table)[1]), "?")

    def action_rules(self) -> None:
        self.app.push_screen(Rules(self.table, question(self.table)[1]))

    def action_ten(self) -> None:
        content = ten_minutes(self.table)
        if content is not None:
            self.read("pane-ten", content, "m")

    def action_signs(self) -> None:
        self.read("pane-legend", self.board.legend(self.table.texts), "k")

    def action_lens(self) -> None:
        """The next lens; after the last one it follows the question again."""
        known = lenses(self.board)
        if not known:
            self.say("table-no-lens")
            return
        turned = ["", *known]
        self.lens = turned[(turned.index(self.lens) + 1) % len(turned)]
        self.say("table-lens", name=self.table.say(f"lens-{self.lens}" if self.lens else "table-lens-asked"))
        self.draw_cursor()

    def action_recap(self) -> None:
        told = self.table.told() if self.table.state.over else self.table.recap()
        content = story(self.table, told) if told else Text(self.table.say("table-nothing-new"))
        self.read("pane-log" if self.table.state.over else "pane-recap", content, "l")

    def action_fold(self) -> None:
        self.folded = not self.folded
        self.draw()

    def action_find(self) -> None:
        self.ask_line("shell-find", self.look_up)

    def look_up(self, word: str) -> None:
        table = self.table
        if word:
            found = find(self.board, table.foreseen, table.side, word, table.texts, table.called)
            told = "\n".join(found) or table.say("table-found-nothing", word=word)
            self.read("pane-find", Text(told), "", word=word)

    # --- leaving ------------------------------------------------------------------------------------
    def action_outcome(self) -> None:
        if self.table.state.over:
            end = self.table.state.outcome()
            words = Text(ending(self.table, end) + "\n", f"bold {CAUTION}")
            self.read("pane-end", Group(words, score_sheet(self.table, end)), "o")

    def action_appeal(self, word: str) -> None:
        option = self.table.appeal(word)
        if option is None:
            self.say("table-cannot-resign" if word == "resign" else "table-cannot-offer")
            return
        say = self.table.say
        answers = [("y", say("shell-yes")), ("n", say("shell-no"))]

        def answered(answer: str | None) -> None:
            if answer == "y":
                self.attempt(lambda: self.table.make_appeal(option))

        title = say("shell-sure-resign" if word == "resign" else "shell-sure-offer")
        self.app.push_screen(Ask(title, answers), answered)

    def action_quit(self) -> None:
        say, file = self.table.say, self.record or self.table.default_file()
        answers = [("s", say("shell-save-quit", file=file)), ("q", say("shell-quit")), ("n", say("shell-no"))]
        self.app.push_screen(Ask(say("shell-sure-quit"), answers), self.leave)

    def leave(self, answer: str | None) -> None:
        if answer == "s" and not self.save(self.record or self.table.default_file()):
            return
        if answer in ("s", "q"):
            self.app.exit(0)
