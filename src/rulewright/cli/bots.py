"""The command that tells of the bots that people are offered."""

from __future__ import annotations

import rulewright
from rulewright.bots import LEVELS, plays
from rulewright.bots.measured import Measured, measured
from rulewright.cli.arguments import GameId, Json, Language, language
from rulewright.cli.shown import console, print_json, table
from rulewright.core.game import Game
from rulewright.core.texts import texts

COLUMNS = ("bots-level", "bots-plays", "bots-rating", "bots-games", "bots-ms")


def bots(game: GameId, /, *, lang: Language = "en", json: Json = False) -> None:
    found = rulewright.game(game)
    language(lang)
    levels = [level for level in LEVELS if plays(level, found)]
    known = {one.level: one for one in measured(found.id)}
    if json:
        print_json([card(found, level, known.get(level)) for level in levels])
        return
    words = texts(found, lang)
    shown = table("", *(words.say(column) for column in COLUMNS))
    for level in levels:
        one = known.get(level)
        numbers = [str(one.rating()), str(one.games), f"{one.ms:g}"] if one else ["", "", ""]
        shown.add_row(level, words.say(f"level-{level}-note"), *numbers)
    console().print(shown)


def card(game: Game, level: str, one: Measured | None) -> dict[str, object]:
    numbers = {"rating": one.rating(), "games": one.games, "wins": one.wins, "ms": one.ms} if one else {}
    return {"level": level, **numbers}
