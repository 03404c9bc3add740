"""What boards are built on, as JSON Schema: for each game with a `shown.py`, what it shows and prints.

`make types` pipes it into `web/types.js`, which writes `web/src/boards/GAME/shown.ts`.
"""

from __future__ import annotations

import json
from typing import Any, get_type_hints

import msgspec

from rulewright import games
from rulewright.core.game import Game


def schema(game: Game) -> dict[str, Any]:
    """One schema with a definition for each struct."""
    made = {"shown": game.shown, "printed": game.printed}
    kinds = {name: get_type_hints(make)["return"] for name, make in made.items() if make is not None}
    found, definitions = msgspec.json.schema_components(kinds.values(), ref_template="#/definitions/{name}")
    return {
        "title": "Sight",
        "description": f"What eyes get of {game.title}.",
        "type": "object",
        "properties": dict(zip(kinds, found)),
        "required": list(kinds),
        "definitions": definitions,
    }


def main() -> None:
    """Unfinished games too: their boards are built before players see them."""
    found = [game for game in map(games.load, games.ids()) if game.shown is not None]
    print(json.dumps({game.id: schema(game) for game in found}))


if __name__ == "__main__":
    main()
