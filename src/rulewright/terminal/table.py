"""A game at this terminal, without any screen: who sits where, whose choice it is, what may be done."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from rulewright import bots
from rulewright.bots import Bot
from rulewright.core.data import choices, fingerprint
from rulewright.core.draft import Draft
from rulewright.core.errors import IllegalChoice
from rulewright.core.game import Game
from rulewright.core.look import called
from rulewright.core.rng import Rng, Seed, seeded
from rulewright.core.shown import shown
from rulewright.core.state import CHOSE, Entry, State
from rulewright.core.texts import LANGUAGES, Texts, texts
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE, SPECTATOR, only
from rulewright.terminal.seats import NAMED, YOU, person


class Player:
    """Who holds a seat: a person, or a bot with its own chance."""

    def __init__(self, word: str, seat: int, seed: Seed) -> None:
        self.word = word
        self.seat = seat
        self.bot: Bot | None = None if person(word) else bots.bot(word)
        # where the seed is a key, bots are not to be foreseen from it either
        self.rng: Rng = seeded(seed * 8 + seat if isinstance(seed, int) else secrets.randbits(62))

    def name(self, texts: Texts) -> str:
        """As sentences call the player; several may be called the same."""
        if self.word == YOU:
            return texts.player(self.seat)
        return self.word.removeprefix(NAMED) if self.bot is None else texts.bot(bots.called(self.word))


class Table:
    """One game in play. `viewer` is the person who looks at the screen; None: nobody plays, all watch."""

    def __init__(
        self,
        game: Game,
        seats: list[str],
        mode: str,
        seed: Seed,
        options: Mapping[str, object],
        lang: str = "en",
        auto_end: bool = False,
    ) -> None:
        self.game = game
        self.seed = seed
        self.players = [Player(word, seat, seed) for seat, word in enumerate(seats)]
        self.people = [player.seat for player in self.players if player.bot is None]
        setup = game.setup(len(seats), mode, seed, options, bots=not self.people, logged=True)
        self.base: State = game.start(setup)  # as of the last choice made for good; its log is on
        self.confirm = not auto_end  # what ends a turn or reveals something waits for `commit`
        self.viewer: int | None = self.people[0] if self.people else None
        self.draft = Draft(self.base, self.side)
        self.texts: Texts = texts(game, lang)

    # --- words ------------------------------------------------------------------------------------
    def say(self, key: str, **values: object) -> str:
        told = {name: value if isinstance(value, int) else str(value) for name, value in values.items()}
        return self.texts.say(key, **told)

    def sentence(self, line: Line) -> str:
        """As the viewer reads it."""
        return self.texts.line(line, self.names, self.eye, self.state)

    def label(self, option: Option) -> str:
        """A choice in words, before it is made."""
        return self.texts.label(option, self.names, self.state)

    def switch_language(self) -> None:
        following = LANGUAGES.index(self.texts.language) + 1
        self.texts = texts(self.game, LANGUAGES[following % len(LANGUAGES)])

    def switch_confirm(self) -> str:
        """Let turns end by themselves, or wait again; gives the text that says so."""
        self.confirm = not self.confirm
        return "table-auto-off" if self.confirm else "table-auto-on"

    @property
    def names(self) -> list[str]:
        return called([player.name(self.texts) for player in self.players])

    @property
    def called(self) -> list[str]:
        """The same where the viewer is addressed."""
        return self.texts.addressed(self.names, self.eye)

    # --- who looks, who decides -------------------------------------------------------------------
    @property
    def state(self) -> State:
        """The position, with what the viewer has drafted, up to a choice that waits."""
        return self.draft.settled

    def take_seat(self, seat: int) -> None:
        """Another person looks at the screen."""
        self.viewer = seat
        self.draft = Draft(self.base, seat)

    @property
    def eye(self) -> int:
        """Whose knowledge the screen shows."""
        return SPECTATOR if self.viewer is None else self.viewer

    @property
    def side(self) -> int:
        """Whose side of the board is near."""
        return 0 if self.viewer is None else self.viewer

    @property
    def shown(self) -> Struct:
        """What the viewer may see, up to a choice that waits."""
        return shown(self.state, self.eye)

    @property
    def foreseen(self) -> Struct:
        """The same with a waiting choice made as far as it can be foreseen."""
        return shown(self.draft.state, self.eye)

    @property
    def secret(self) -> bool:
        """Does anybody know what others do not?"""
        zones = self.base.zones()
        hidden = any(zone.content & zone.order != EVERYONE for zone in zones)
        return hidden or self.base.together

    @property
    def bot_to_move(self) -> Player | None:
        """Bots answer first where several are asked: nobody sees their answers anyway."""
        for seat in self.base.deciders:
            if self.players[seat].bot is not None:
                return self.players[seat]
        return None

    @property
    def decider(self) -> int | None:
        """The person who is asked now; the viewer if possible."""
        if self.bot_to_move is not None:
            return None
        asked = [seat for seat in self.base.deciders if seat in self.people]
        return self.viewer if self.viewer in asked else asked[0] if asked else None

    @property
    def may_choose(self) -> bool:
        """Is the viewer asked, with no choice waiting?"""
        return self.decider == self.viewer is not None and self.draft.waiting is None

    # --- choosing ---------------------------------------------------------------------------------
    def choose(self, option: Option) -> None:
        """The viewer's choice; it waits if it ends the turn or reveals something."""
        self.asked_viewer()
        self.draft.choose(option)
        if self.draft.waiting is not None and not self.confirm:
            self.commit()

    def asked_viewer(self) -> int:
        if self.viewer is None or self.decider != self.viewer:
            raise IllegalChoice(self.say("table-not-asked"))
        return self.viewer

    def commit(self) -> None:
        """End the turn: make what was drafted for good."""
        self.asked_viewer()
        if self.draft.waiting is None:
            raise IllegalChoice(self.say("table-nothing-waits"))
        self.draft.commit()

    def undo(self) -> None:
        self.asked_viewer()
        if not self.can_undo:
            raise IllegalChoice(self.say("table-undo-stops"))
        self.draft.undo()

    @property
    def can_undo(self) -> bool:
        return self.decider == self.viewer is not None and bool(self.draft.steps)

    @property
    def can_redo(self) -> bool:
        return self.may_choose and bool(self.draft.undone)

    def redo(self) -> None:
        if not self.can_redo:
            raise IllegalChoice(self.say("table-nothing-undone"))
        self.draft.redo()

    def appeal(self, word: str) -> Option | None:
        """What the viewer may say instead of answering: `resign` or `draw`; none if it cannot be said now."""
        if self.viewer is None or self.draft.waiting is not None:
            return None
        for option in self.state.appeals(self.viewer):
            if word in self.game.vocabulary.verb(option).name:
                return option
        return None

    def make_appeal(self, option: Option) -> None:
        """Said at once, after what was drafted: that the others now see."""
        if self.viewer is not None:
            self.draft.commit()
            self.base.play(self.viewer, option)

    def bot_plays(self, seat: int, option: Option) -> bool:
        """Make a bot's choice unless the game went on while it thought."""
        if option not in self.base.options(seat):
            return False
        self.base.play(seat, option)
        return True

    # --- what is told -----------------------------------------------------------------------------
    @property
    def log(self) -> list[Entry]:
        """All that was told, with what was drafted up to a choice that waits."""
        made = [step for step in self.draft.steps if not step.waits]
        return (self.base.log or []) + [entry for step in made for entry in step.state.log or ()]

    def told(self, start: int = 0) -> list[Entry]:
        """The log that the viewer may read."""
        return self._said([entry for entry in self.log[start:] if entry.who & only(self.eye)])

    def recap(self) -> list[Entry]:
        """What happened since the viewer's last choice, beginning with what came of it."""
        made = choices(self.base.past)
        last = max([n for n, (seat, _option) in enumerate(made, 1) if seat == self.viewer], default=0)
        return self._said(
            [
                entry
                for entry in self.base.heard(self.eye)
                if entry.turn > last or (entry.turn == last and entry.line.message is not CHOSE)
            ]
        )

    def _said(self, entries: list[Entry]) -> list[Entry]:
        return [entry for entry in entries if self.texts.tells(entry.line)]

    # --- the record -------------------------------------------------------------------------------
    def default_file(self) -> Path:
        """Named after a seed that was given; a key is not to be read from a screen."""
        word = self.seed if isinstance(self.seed, int) else fingerprint(self.seed)[:8]
        return Path(f"{self.game.id}-{word}-{self.state.turns}.json")

    def save(self, file: Path) -> Path:
        file.write_text(json.dumps(self.state.record(), indent=1) + "\n", encoding="utf-8")
        return file
