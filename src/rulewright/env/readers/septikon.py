"""What reads the fields of Septikon: Uranium Wars. Made by `make readers`: not to be edited."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from rulewright.core.sight import Reader
from rulewright.games.septikon.opening import Played
from rulewright.games.septikon.table import Station


class OfPlayed(Reader):
    def ints(self, thing: Any, at: i64, out: vec[i32]) -> i64:
        x: Played = thing
        out[at + 0] = x.cap
        out[at + 1] = x.die
        out[at + 2] = x.ending
        out[at + 3] = x.limit
        out[at + 4] = x.player
        out[at + 5] = x.starter
        out[at + 6] = x.turn
        out[at + 7] = x.winner
        at += 8
        return at

    def rest(self, thing: Any) -> tuple[Any, ...]:
        x: Played = thing
        return (x.stations,)


class OfStation(Reader):
    def ints(self, thing: Any, at: i64, out: vec[i32]) -> i64:

        return at

    def rest(self, thing: Any) -> tuple[Any, ...]:
        x: Station = thing
        return (
            x.flyers,
            x.clones,
            x.cubes,
            x.damage,
            x.drones,
            x.satellites,
            x.shields,
            x.spies,
            x.warheads,
        )


READERS: Final[dict[type[Any], Reader]] = {
    Played: OfPlayed(
        ("cap", "die", "ending", "limit", "player", "starter", "turn", "winner"), (), ("stations",)
    ),
    Station: OfStation(
        (),
        (),
        ("flyers", "clones", "cubes", "damage", "drones", "satellites", "shields", "spies", "warheads"),
    ),
}
