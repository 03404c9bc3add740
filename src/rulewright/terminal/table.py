"""A game at this terminal, without any screen: who sits where, whose choice it is, what may be done."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from rulewright import bots
from rulewright.bots import Bot
from rulewright.core.errors import IllegalChoice
from rulewright.core.game import Game
from rulewright.core.look import SEAT_LETTERS
from rulewright.core.rng import Rng, seeded
from rulewright.core.session import Session
from rulewright.core.state import Entry, State
from rulewright.core.texts import LANGUAGES, Texts, texts
from rulewright.core.verbs import Option
from rulewright.core.zones import EVERYONE, SPECTATOR, only

YOU = "you"
NAMED = "name:"


class Player:
    """Who holds a seat: a person, or a bot with its own chance."""

    def __init__(self, word: str, seat: int, seed: int) -> None:
        self.word = word
        self.seat = seat
        self.bot: Bot | None = bots.bot(word) if word in bots.names() else None
        self.rng: Rng = seeded(seed * 8 + seat)

    def name(self, texts: Texts, alone: bool) -> str:
        """As sentences call the player; `alone`: no other seat has the same word."""
        letter = SEAT_LETTERS[self.seat]
        if self.word == YOU:
            return texts.say("table-player", letter=letter)
        if self.bot is None:
            return self.word.removeprefix(NAMED)
        return self.word.capitalize() if alone else f"{self.word.capitalize()} {letter}"


class Table:
    """One game in play. `viewer` is the person who looks at the screen; None: nobody plays, all watch."""

    def __init__(
        self,
        game: Game,
        seats: list[str],
        mode: str,
        seed: int,
        options: Mapping[str, object],
        lang: str = "en",
        auto_end: bool = False,
    ) -> None:
        self.game = game
        self.seed = seed
        self.players = [Player(word, seat, seed) for seat, word in enumerate(seats)]
        self.people = [player.seat for player in self.players if player.bot is None]
        setup = game.setup(len(seats), mode, seed, options, bots=not self.people, logged=True)
        self.session = Session(game.start(setup), confirm=not auto_end)
        self.viewer: int | None = self.people[0] if self.people else None
        self.read = [0] * len(seats)  # how far into the log each seat has seen the game
        self.texts: Texts = texts(game, lang)

    # --- words ------------------------------------------------------------------------------------
    def say(self, key: str, **values: object) -> str:
        told = {name: value if isinstance(value, int) else str(value) for name, value in values.items()}
        return self.texts.say(key, **told)

    def switch_language(self) -> None:
        following = LANGUAGES.index(self.texts.language) + 1
        self.texts = texts(self.game, LANGUAGES[following % len(LANGUAGES)])

    @property
    def names(self) -> list[str]:
        words = [player.word for player in self.players]
        return [player.name(self.texts, words.count(player.word) == 1) for player in self.players]

    # --- who looks, who decides -------------------------------------------------------------------
    @property
    def state(self) -> State:
        return self.session.state

    @property
    def eye(self) -> int:
        """Whose knowledge the screen shows."""
        return SPECTATOR if self.viewer is None else self.viewer

    @property
    def side(self) -> int:
        """Whose side of the board is near."""
        return 0 if self.viewer is None else self.viewer

    @property
    def shown(self) -> State:
        """What the viewer may see, with a waiting choice made as far as it can be foreseen."""
        return self.session.shown.redacted(self.eye)

    @property
    def secret(self) -> bool:
        """Does anybody know what others do not?"""
        zones = self.state.zones()
        hidden = any(zone.content & zone.order != EVERYONE for zone in zones)
        return hidden or self.state.together

    @property
    def bot_to_move(self) -> Player | None:
        """Bots answer first where several are asked: nobody sees their answers anyway."""
        if self.session.waiting is None:
            for seat in self.state.deciders:
                if self.players[seat].bot is not None:
                    return self.players[seat]
        return None

    @property
    def decider(self) -> int | None:
        """The person who is asked now; the viewer if possible."""
        if self.session.waiting is not None:
            return self.session.waiting[0]
        if self.bot_to_move is not None:
            return None
        asked = [seat for seat in self.state.deciders if seat in self.people]
        return self.viewer if self.viewer in asked else asked[0] if asked else None

    @property
    def may_choose(self) -> bool:
        """Is the viewer asked, with no choice waiting?"""
        return self.decider == self.viewer is not None and self.session.waiting is None

    # --- choosing ---------------------------------------------------------------------------------
    def choose(self, option: Option) -> None:
        """The viewer's choice; it waits if it ends the turn or reveals something."""
        seat = self.asked_viewer()
        self.session.play(seat, option)
        if self.session.waiting is None:
            self.note_read(seat)

    def asked_viewer(self) -> int:
        if self.viewer is None or self.decider != self.viewer:
            raise IllegalChoice(self.say("table-not-asked"))
        return self.viewer

    def commit(self) -> None:
        """End the turn: make the waiting choice for good."""
        seat = self.asked_viewer()
        if self.session.waiting is None:
            raise IllegalChoice(self.say("table-nothing-waits"))
        self.session.commit()
        self.note_read(seat)

    def note_read(self, seat: int) -> None:
        """All that is told up to here came with the seat's own choice."""
        self.read[seat] = len(self.state.log or ())

    def undo(self) -> None:
        seat = self.asked_viewer()
        if self.session.can_undo(seat):
            self.session.undo(seat)
        elif self.state.sealed[seat]:
            self.state.retract(seat)
            self.session.steps.clear()  # they would lead back into the answer just taken back
        else:
            raise IllegalChoice(self.say("table-undo-stops"))

    @property
    def can_undo(self) -> bool:
        seat = self.viewer
        return (
            seat is not None
            and self.decider == seat
            and (self.session.can_undo(seat) or bool(self.state.sealed[seat]))
        )

    @property
    def can_redo(self) -> bool:
        undone = self.session.undone
        return self.may_choose and bool(undone) and undone[-1][0] == self.viewer

    def redo(self) -> None:
        if not self.can_redo:
            raise IllegalChoice(self.say("table-nothing-undone"))
        self.session.redo(self.asked_viewer())

    def appeal(self, word: str) -> Option | None:
        """What the viewer may say instead of answering: `resign` or `draw`; none if it cannot be said now."""
        if self.viewer is None or self.session.waiting is not None:
            return None
        for option in self.state.appeals(self.viewer):
            if word in self.game.vocabulary.verb(option).name:
                return option
        return None

    def make_appeal(self, option: Option) -> None:
        if self.viewer is not None:
            self.session.play(self.viewer, option, confirmed=True)

    def bot_plays(self, seat: int, option: Option) -> bool:
        """Make a bot's choice unless the game went on while it thought."""
        if self.session.waiting is not None or option not in self.state.options(seat):
            return False
        self.session.play(seat, option, confirmed=True)
        return True

    # --- what is told -----------------------------------------------------------------------------
    def told(self, start: int = 0) -> list[Entry]:
        """The log that the viewer may read."""
        told = (self.state.log or [])[start:]
        return [entry for entry in told if entry.who & only(self.eye)]

    def recap(self) -> list[Entry]:
        """What happened since the viewer's last choice."""
        return self.told(0 if self.viewer is None else self.read[self.viewer])

    # --- the record -------------------------------------------------------------------------------
    def default_file(self) -> Path:
        return Path(f"{self.game.id}-{self.seed}-{self.state.turns}.json")

    def save(self, file: Path) -> Path:
        file.write_text(json.dumps(self.state.record(), indent=1) + "\n", encoding="utf-8")
        return file
