"""The turn that the game in ten minutes tells move by move, as data: it is played, not only told.

`rules/worked_turn.json` holds the seed, the choices up to the turn and those of the turn itself, as a record
does. So the browser draws the table at which it begins with the game's own board, and a test plays it.
"""

from __future__ import annotations

from functools import cache

import msgspec

from rulewright.core.errors import ContentError, GameError, unread
from rulewright.core.game import Game
from rulewright.core.records import seat_of


class WorkedTurn(msgspec.Struct, forbid_unknown_fields=True):
    """A position and a turn."""

    mode: str
    seats: int
    seed: int
    seat: int  # whose turn it is: the reader's
    before: list[str]  # 'SEAT notation', as in a record
    turn: list[str]  # of the same seat, in notation

    def choices(self) -> list[tuple[int, str]]:
        """Who chose what before it."""
        said = [choice.partition(" ") for choice in self.before]
        return [(seat_of(seat), notation) for seat, _, notation in said]


@cache
def worked_turn(game: Game) -> WorkedTurn:
    """The worked turn of a game."""
    file = game.folder / "rules" / "worked_turn.json"
    if not file.is_file():
        raise GameError(f"{game.id} has no worked turn")
    data = file.read_bytes()
    try:
        return msgspec.json.decode(data, type=WorkedTurn)
    except msgspec.MsgspecError as error:
        raise ContentError(f"{file}: {unread(error, data)}") from error
