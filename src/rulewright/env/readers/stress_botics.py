"""What reads the fields of Stress Botics. Made by `make readers`: not to be edited."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from rulewright.core.sight import Reader, Sight, fixed, listed
from rulewright.games.stress_botics.table import BetaBot, Botics


class OfBotics(Reader):
    def read(self, sight: Sight, thing: Any, seat: int, at: i64, out: vec[i32]) -> i64:
        x: Botics = thing
        out[at + 0] = x.alpha
        out[at + 1] = x.alpha_at
        out[at + 2] = x.alpha_owner
        out[at + 3] = x.alternative
        out[at + 4] = x.console_side
        out[at + 5] = x.core_side
        out[at + 6] = x.lava
        out[at + 7] = x.orbit
        out[at + 8] = x.phase
        out[at + 9] = x.pressure
        out[at + 10] = x.rotation
        out[at + 11] = x.round
        out[at + 12] = x.size
        out[at + 13] = x.status_side
        out[at + 14] = x.vault
        at += 15
        at = fixed(x.alpha_tank, at, out)
        at = listed(x.bag, at, out)
        at = listed(x.belt, at, out)
        at = fixed(x.common, at, out)
        at = fixed(x.crust, at, out)
        at = fixed(x.demand, at, out)
        at = listed(x.elevator, at, out)
        at = listed(x.holds, at, out)
        at = fixed(x.made, at, out)
        at = fixed(x.mantle, at, out)
        at = fixed(x.objectives, at, out)
        at = fixed(x.order, at, out)
        at = fixed(x.padlocks, at, out)
        at = fixed(x.ships, at, out)
        at = fixed(x.sides, at, out)
        at = sight.lower(0, x.bots, seat, at, out)
        return at


class OfBetaBot(Reader):
    def read(self, sight: Sight, thing: Any, seat: int, at: i64, out: vec[i32]) -> i64:
        x: BetaBot = thing
        out[at + 0] = x.braced
        out[at + 1] = x.counted
        out[at + 2] = x.inner
        out[at + 3] = x.markers
        out[at + 4] = x.mind
        out[at + 5] = x.node
        out[at + 6] = x.producing
        out[at + 7] = x.reward
        out[at + 8] = x.seat
        out[at + 9] = x.shields
        out[at + 10] = x.size
        out[at + 11] = x.slots
        out[at + 12] = x.stress
        at += 13
        at = fixed(x.captured, at, out)
        at = fixed(x.cargo, at, out)
        at = fixed(x.containers, at, out)
        at = fixed(x.dangerous, at, out)
        at = fixed(x.delivered, at, out)
        at = fixed(x.producer, at, out)
        at = fixed(x.revealed, at, out)
        at = fixed(x.stores, at, out)
        at = listed(x.tanks, at, out)
        at = sight.rows[0].write(x.track, at, out)
        return at


READERS: Final[dict[type[Any], Reader]] = {
    Botics: OfBotics(
        (
            "alpha",
            "alpha_at",
            "alpha_owner",
            "alternative",
            "console_side",
            "core_side",
            "lava",
            "orbit",
            "phase",
            "pressure",
            "rotation",
            "round",
            "size",
            "status_side",
            "vault",
        ),
        (
            "alpha_tank",
            "bag",
            "belt",
            "common",
            "crust",
            "demand",
            "elevator",
            "holds",
            "made",
            "mantle",
            "objectives",
            "order",
            "padlocks",
            "ships",
            "sides",
        ),
        ("bots",),
    ),
    BetaBot: OfBetaBot(
        (
            "braced",
            "counted",
            "inner",
            "markers",
            "mind",
            "node",
            "producing",
            "reward",
            "seat",
            "shields",
            "size",
            "slots",
            "stress",
        ),
        (
            "captured",
            "cargo",
            "containers",
            "dangerous",
            "delivered",
            "producer",
            "revealed",
            "stores",
            "tanks",
        ),
        ("track",),
    ),
}
