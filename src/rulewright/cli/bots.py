"""The command that tells of the bots that people are offered."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

import rulewright
from rulewright.bots import LEVELS, plays
from rulewright.bots.measured import Measured, in_words, measured
from rulewright.cli.arguments import GameId, Json, Language, game_modes, language
from rulewright.cli.shown import console, print_json, table
from rulewright.core.texts import texts

COLUMNS = ("bots-level", "bots-plays", "bots-rating", "bots-games", "bots-ms", "bots-measured")


def bots(
    game: GameId,
    /,
    *,
    mode: Annotated[
        str | None,
        Parameter(help="A mode; the first that was measured if not given.", completer=game_modes),
    ] = None,
    lang: Language = "en",
    json: Json = False,
) -> None:
    found = rulewright.game(game)
    found.seats(mode)  # an unknown one is refused
    language(lang)
    levels = [level for level in LEVELS if plays(level, found)]
    known = {one.level: one for one in measured(found, mode)}
    if json:
        print_json([card(level, known.get(level)) for level in levels])
        return
    words = texts(found, lang)
    shown = table("", *(words.say(column) for column in COLUMNS))
    for level in levels:
        one = known.get(level)
        numbers = [str(one.rating()), str(one.games), f"{one.ms:g}"] if one else ["", "", ""]
        shown.add_row(level, words.say(f"level-{level}-note"), *numbers, in_words(one, words))
    console().print(shown)


def card(level: str, one: Measured | None) -> dict[str, object]:
    if one is None:
        return {"level": level}
    numbers = {"rating": one.rating(), "games": one.games, "wins": one.wins, "ms": one.ms}
    return {"level": level, **numbers, "mode": one.mode, "as": one.entered}
