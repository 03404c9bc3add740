"""What reads the fields of Septikon: Uranium Wars. Made by `make readers`: not to be edited."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from rulewright.core.sight import Reader, Sight
from rulewright.games.septikon.table import Septikon, Station


class OfSeptikon(Reader):
    def read(self, sight: Sight, thing: Any, seat: int, at: i64, out: vec[i32]) -> i64:
        x: Septikon = thing
        out[at + 0] = x.cap
        out[at + 1] = x.die
        out[at + 2] = x.ending
        out[at + 3] = x.limit
        out[at + 4] = x.player
        out[at + 5] = x.starter
        out[at + 6] = x.turn
        out[at + 7] = x.winner
        at += 8
        at = sight.lower(0, x.stations, seat, at, out)
        return at


class OfStation(Reader):
    def read(self, sight: Sight, thing: Any, seat: int, at: i64, out: vec[i32]) -> i64:
        x: Station = thing
        at = sight.rows[0].write(x.flyers, at, out)
        if x.clones:
            sight.thin[0].write(x.clones, seat, out)
        if x.cubes:
            sight.thin[1].write(x.cubes, seat, out)
        if x.damage:
            sight.thin[2].write(x.damage, seat, out)
        if x.drones:
            sight.thin[3].write(x.drones, seat, out)
        if x.satellites:
            sight.thin[4].write(x.satellites, seat, out)
        if x.shields:
            sight.thin[5].write(x.shields, seat, out)
        if x.spies:
            sight.thin[6].write(x.spies, seat, out)
        if x.warheads:
            sight.thin[7].write(x.warheads, seat, out)
        return at


READERS: Final[dict[type[Any], Reader]] = {
    Septikon: OfSeptikon(
        ("cap", "die", "ending", "limit", "player", "starter", "turn", "winner"), (), ("stations",)
    ),
    Station: OfStation(
        (),
        (),
        ("flyers", "clones", "cubes", "damage", "drones", "satellites", "shields", "spies", "warheads"),
    ),
}
