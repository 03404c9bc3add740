"""The table at which the worked turn of a game begins, as a picture of any table: through the same gate."""

from __future__ import annotations

from functools import cache

import msgspec

from rulewright.core.game import Game
from rulewright.core.texts import texts
from rulewright.core.worked import worked_turn
from rulewright.server import entries as kept
from rulewright.server.picture import Presence, Window
from rulewright.server.table import Table

OTHERS = ("Bea", "Cy", "Dana", "Eli")  # as the text calls them


class WorkedPicture(msgspec.Struct):
    picture: msgspec.Raw
    told: list[str]  # the table in sentences


@cache
def worked_picture(game: Game, lang: str) -> WorkedPicture:
    """What the reader sees at the beginning of the turn, in both ways."""
    worked = worked_turn(game)
    table = Table(
        "worked-turn",
        game,
        kept.Made(
            game=game.id,
            rules=game.rules,
            content=game.content_hash(),
            mode=worked.mode,
            seats=worked.seats,
            options={},
            at=0,
            invite="",
        ),
    )
    names = list(OTHERS)
    names.insert(worked.seat, texts(game, lang).say("table-yourself"))
    for seat, name in enumerate(names[: worked.seats]):
        table.take(kept.Sat(seat, name, token=f"of {name}"))
    table.take(kept.Began(worked.seed))
    table.take(kept.Played(worked.choices()))
    window = Window(table, worked.seat, lang)
    return WorkedPicture(msgspec.Raw(window.picture(Presence(), told=0, chat=0)), window.tell())
