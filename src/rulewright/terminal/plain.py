"""`rulewright play --plain`: sentences and numbered choices, also as a transcript for screen readers."""

from __future__ import annotations

import io
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from rich.console import Console

from rulewright import bots
from rulewright.core.errors import GameError
from rulewright.core.game import whole
from rulewright.terminal.board import Board, board_of, find, lenses, tell, through
from rulewright.terminal.choices import Choice, Foresight, choices, foresee, question, reason
from rulewright.terminal.dialogs import clause_of, clauses, ten_minutes
from rulewright.terminal.story import headlines, score_lines, sentences
from rulewright.terminal.table import Table

MANY = 12  # clauses that a search prints
WIDTH = 100  # columns of a page of the rulebook


class Leave(Exception):
    """The player leaves the table."""


class PlainTable:
    """Reads a line, says what came of it, asks again."""

    def __init__(self, table: Table, record: Path | None, source: TextIO, target: TextIO) -> None:
        self.table = table
        self.record = record
        self.source = source
        self.target = target
        self.board: Board = board_of(table.game)
        self.told = [0] * table.state.seats  # how much of the log has been said to each
        self.sure = ""  # a word that was asked to be repeated
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "undo": lambda _: self.change(self.table.undo),
            "redo": lambda _: self.change(self.table.redo),
            "end": lambda _: self.change(self.table.commit),
            "log": self.log,
            "ten": self.ten,
            "rules": self.rules,
            "find": self.find,
            "state": self.state,
            "choices": lambda _: self.ask(),
            "refused": self.refused,
            "look": self.look,
            "lens": self.lens,
            "auto": self.auto,
            "resign": lambda _: self.appeal("resign"),
            "draw": lambda _: self.appeal("draw"),
            "language": self.language,
            "save": self.save,
            "help": lambda _: self.say("plain-help"),
            "quit": self.quit,
        }

    def print(self, line: str) -> None:
        print(line, file=self.target, flush=True)

    def say(self, message: str, **values: object) -> None:
        self.print(self.table.say(message, **values))

    # --- the loop -------------------------------------------------------------------------------------
    def run(self) -> int:
        if self.table.people and ten_minutes(self.table) is not None:
            self.say("plain-ten")
        try:
            while True:
                self.go_on()
                self.ask()
                self.answer()
        except Leave:
            self.say("plain-goodbye")
        except EOFError:
            self.say("plain-end")
        if self.record is not None:
            self.save("")
        return 0

    def go_on(self) -> None:
        """Let bots move until a person is asked; tell what happens; leave at the end."""
        table = self.table
        while not table.state.over and (player := table.bot_to_move) is not None and player.bot is not None:
            table.bot_plays(player.seat, bots.ask(player.bot, table.base, player.seat, player.rng))
        if table.decider is not None and table.decider != table.viewer:
            self.hand_over(table.decider)
        self.tell_log()
        if table.state.over:
            for line in score_lines(table, table.state.outcome()):
                self.print(line)
            raise Leave

    def hand_over(self, seat: int) -> None:
        """Another person takes the seat; where somebody has secrets, behind a curtain, and is told what the
        others were told meanwhile."""
        table, name = self.table, self.table.names[seat]
        if table.secret:
            self.put_out_of_sight()
            self.wait_for(name)
            table.take_seat(seat)
        else:
            self.tell_log()
            table.take_seat(seat)
            self.say("table-pass", seat=name)

    def put_out_of_sight(self) -> None:
        """What was told to one person, before another comes to look."""
        if any(self.told) and self.target.isatty():
            self.print("\n" * shutil.get_terminal_size().lines)

    def wait_for(self, name: str) -> None:
        """Until this person presses Enter."""
        while True:
            self.say("plain-pass", seat=name)
            line = self.source.readline()
            if not line:
                raise EOFError
            if line.strip().casefold() == "quit":
                raise Leave
            if not line.strip():
                return

    def tell_log(self) -> None:
        """What was told since; after an undo the log may be shorter."""
        table, whole = self.table, len(self.table.log)
        for line in headlines(table, table.told(min(self.told[table.side], whole))):
            self.print(line)
        for seat in [table.side] if table.secret else range(table.state.seats):
            self.told[seat] = whole

    def ask(self, _rest: str = "") -> None:
        table = self.table
        if table.draft.waiting is not None:
            waiting = table.draft.waiting
            self.say("plain-waits", choice=table.label(waiting.option), stop=waiting.stop)
            return
        asked, clause = question(table)
        self.print(f"{table.say('plain-question')}: {asked} ({clause})")
        for choice in choices(table, refused=False):
            self.print(f"{choice.number}. {choice.label}")

    def answer(self) -> None:
        """Read lines until one changes the game."""
        before = self.stamp()
        while self.stamp() == before:
            line = self.source.readline()
            if not line:
                raise EOFError
            if line.strip():
                self.obey(line.strip())
            else:
                self.ask()

    def stamp(self) -> tuple[int, object, int]:
        return self.table.state.turns, self.table.draft.waiting, len(self.table.draft.undone)

    def obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.casefold())
        try:
            number = whole(word)
            if number is not None and not rest:
                self.take(number)
            elif command is not None:
                command(rest.strip())
            else:
                self.unknown(line)
        except GameError as error:
            self.print(str(error))

    def unknown(self, line: str) -> None:
        word = "".join(c for c in line if c.isprintable())[:40]
        last = len(choices(self.table, refused=False))
        if last:
            self.say("plain-unknown", word=word, last=last)
        else:
            self.say("plain-unknown-none", word=word)

    # --- choosing -------------------------------------------------------------------------------------
    def numbered(self, number: int) -> Choice | None:
        known = choices(self.table)
        if 1 <= number <= len(known):
            return known[number - 1]
        if known:
            self.say("table-no-number", number=number, last=len(known))
        else:
            self.ask()
        return None

    def take(self, number: int) -> None:
        choice = self.numbered(number)
        if choice is None:
            return
        if choice.reason is not None:
            self.print(reason(self.table, choice))
            return
        seen = foresee(self.table, self.board, choice.option)
        self.change(lambda: self.table.choose(choice.option))
        if self.table.draft.waiting is not None:
            self.foretell(seen)

    def change(self, deed: Callable[[], None]) -> None:
        deed()
        self.sure = ""

    def confirmed(self, word: str) -> bool:
        """Is it said the second time?"""
        if self.sure == word:
            self.sure = ""
            return True
        self.sure = word
        self.say("plain-sure", word=word)
        return False

    def appeal(self, word: str) -> None:
        option = self.table.appeal(word)
        if option is None:
            self.say("table-cannot-resign" if word == "resign" else "table-cannot-offer")
        elif self.confirmed(word):
            self.table.make_appeal(option)

    def auto(self, _rest: str) -> None:
        self.say(self.table.switch_confirm())

    # --- asking ---------------------------------------------------------------------------------------
    def why(self, rest: str) -> None:
        if not rest.isdecimal():
            self.refused("")
            return
        choice = self.numbered(int(rest))
        if choice is not None:
            self.print(reason(self.table, choice))

    def look(self, rest: str) -> None:
        """What a choice would do, or why it cannot be made; without a number, what is said of that word."""
        number = whole(rest)
        if number is None and rest:
            self.find(rest)
            return
        choice = self.numbered(number) if number is not None else None
        if number is None:
            self.say("plain-look")
        elif choice is not None and choice.reason is not None:
            self.print(reason(self.table, choice))
        elif choice is not None:
            self.foretell(foresee(self.table, self.board, choice.option))

    def lens(self, rest: str) -> None:
        """The map in sentences, through the lens of this name."""
        table = self.table
        named = {table.say(f"lens-{lens}"): lens for lens in lenses(self.board)}
        known = {word.casefold(): lens for name, lens in named.items() for word in (name, lens)}
        if not named:
            self.say("table-no-lens")
        elif rest.casefold() not in known:
            self.say("plain-lens", list=", ".join(named))
        else:
            lens = known[rest.casefold()]
            for line in through(self.board, table.foreseen, table.side, table.texts, table.called, lens):
                self.print(line)

    def foretell(self, seen: Foresight | None) -> None:
        if seen is not None:
            for line in (*seen.about, *seen.changes, *seen.events, seen.stop):
                self.print(line)

    def refused(self, _rest: str) -> None:
        listed = [choice for choice in choices(self.table) if choice.reason is not None]
        for choice in listed:
            self.print(f"{choice.number}. {choice.label}: {reason(self.table, choice)}")
        if not listed:
            self.say("table-no-reason")

    def log(self, rest: str) -> None:
        told = self.table.told() if rest == "all" else self.table.recap()
        for line in sentences(self.table, told) or [self.table.say("table-nothing-new")]:
            self.print(line)

    def ten(self, _rest: str) -> None:
        """The game in ten minutes."""
        text = ten_minutes(self.table)
        if text is not None:
            Console(file=self.target, width=WIDTH, color_system=None).print(text)

    def rules(self, rest: str) -> None:
        """A clause, the clauses below it, or those that hold the words; alone: that of the question."""
        asked = question(self.table)[1]
        rule = clause_of(self.table, rest or asked)
        found = [rule] if rule is not None else clauses(self.table, rest) if rest else []
        for clause in found[:MANY]:
            self.print(f"{clause.id}: {clause.text}")
        if not found:
            self.say("plain-unclear", clause=asked or next((rule.id for rule in clauses(self.table)), "–"))

    def find(self, rest: str) -> None:
        table = self.table
        found = find(self.board, table.foreseen, table.side, rest, table.texts, table.called)
        for line in found or [table.say("table-found-nothing", word=rest)]:
            self.print(line)

    def state(self, _rest: str) -> None:
        table = self.table
        for line in tell(table.game, table.foreseen, table.texts, table.called):
            self.print(line)

    # --- leaving --------------------------------------------------------------------------------------
    def language(self, _rest: str) -> None:
        self.table.switch_language()
        self.ask()

    def save(self, rest: str) -> None:
        file = Path(rest) if rest else self.record or self.table.default_file()
        try:
            self.say("table-saved", file=self.table.save(file))
        except OSError as error:
            self.say("table-not-saved", error=error.strerror)

    def quit(self, _rest: str) -> None:
        raise Leave


def run(table: Table, record: Path | None) -> int:
    """Play until the end, `quit` or the end of the input; gives the exit code."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a pipe may hold anything
    return PlainTable(table, record, sys.stdin, sys.stdout).run()
