"""Every kind of decision of a game: the positions at which a browser is tried."""

from __future__ import annotations

import importlib
import pkgutil
import random
from collections.abc import Callable, Iterator
from typing import Any

import rulewright
from rulewright.core.game import Game
from rulewright.core.state import Decision, Frame, Together
from rulewright.games.septikon.choices import FreeSpy
from rulewright.games.septikon.gunners import PickObject, PickSatellite
from rulewright.games.septikon.peace import DrawOffer
from rulewright.games.septikon.printed import CODES, COLUMNS, ROCKET
from rulewright.games.septikon.table import Flyer
from rulewright.games.stress_botics.delivery import Jettison, Reward
from rulewright.games.stress_botics.items import LetGo, RewardItem
from rulewright.games.stress_botics.mining import Drill
from rulewright.games.stress_botics.performing import Flip
from rulewright.games.stress_botics.printed import IN_TANK, PIECES
from rulewright.games.stress_botics.programming import DrawExtra
from rulewright.games.stress_botics.words import Charging, Solidifying
from tests.browser import rare_ark

GAMES = 300  # random games of each mode at most
STEPS = 600  # of one of them at most
FEW = 10  # values of an option
AHEAD = 4  # options tried at each, for one that leads to something new

Kinds = dict[tuple[str, str], Any]  # mode and class of the decision, to a position


def declared(game: str) -> set[str]:
    """The names of all classes that ask somebody something, in words of their own."""
    package = importlib.import_module(f"rulewright.games.{game}")
    for module in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"{package.__name__}.{module.name}")
    found = {kind for base in (Decision, Together) for kind in _heirs(base)}
    own = {kind for kind in found if kind.__module__.startswith(package.__name__ + ".")}
    worded = {kind for kind in own if kind.prompt.__module__.startswith(package.__name__)}
    return {kind.__name__ for kind in own if kind in worded or getattr(kind, "asks", None) is not None}


def _heirs(kind: type[Any]) -> Iterator[type[Any]]:
    for heir in kind.__subclasses__():
        yield heir
        yield from _heirs(heir)


def met(game: str) -> dict[str, Any]:
    """A position for each kind of decision, by its class; the modes take turns."""
    found: Kinds = {}
    kept = rare_ark.POSITIONS if game == "ark_awakening" else {}
    common = declared(game) - set(RARE) - set(kept)
    for seed in range(GAMES):
        for mode, seats in rulewright.game(game).modes.items():
            _wander(found, game, mode, seats[seed % len(seats)], seed)
        if common <= {kind for _, kind in found}:
            break
    amid = next(s for (_, kind), s in found.items() if kind in ("Move", "Turn", "Act", "Open", "Phase"))
    missing = declared(game) - {kind for _, kind in found}
    out = {kind: rare_ark.asked(kind) if kind in kept else _asked_amid(amid, kind) for kind in missing}
    for i, kind in enumerate(sorted({kind for _, kind in found})):
        modes = [mode for mode, name in found if name == kind]
        out[kind] = found[modes[i % len(modes)], kind]
    return out


def _wander(found: Kinds, game: str, mode: str, seats: int, seed: int) -> None:
    """Play at random, towards what has not been met."""
    card, rng = rulewright.game(game), random.Random(seed)
    s: Any = card.new(seats, mode, seed, **_options(card, mode, seats, rng))
    for _ in range(STEPS):
        if s.over:
            return
        seat = rng.choice(s.deciders)
        found.setdefault((mode, _kind(s)), s.copy())
        legal = s.options(seat)
        tried = rng.sample(legal, min(AHEAD, len(legal)))
        new = (option for option in tried if (mode, _kind(_after(s, seat, option))) not in found)
        s.play(seat, next(new, tried[0]))


def _options(card: Game, mode: str, seats: int, rng: random.Random) -> dict[str, Any]:
    """Some value of each option that has few."""
    return {
        name: rng.choice([value for value in option.values if option.fits(option.read(name, value), seats)])
        for name, option in card.options.items()
        if len(option.values) <= FEW
        and not option.seats
        and not option.of_seat
        and (not option.modes or mode in option.modes)
    }


def _after(s: Any, seat: int, option: int) -> Any:
    then = s.copy()
    then.play(seat, option)
    return then


def _kind(s: Any) -> str:
    return type(s.stack[-1]).__name__ if not s.over else ""


# --- what random play does not come to: asked in the middle of a random game ---------------------------
def _asked_amid(s: Any, kind: str) -> Any:
    """This position, with a decision of this kind on top and what it needs on the table."""
    s = s.copy()
    seat = s.deciders[0]
    s.push(RARE[kind](s, seat))
    s.advance()
    assert _kind(s) == kind and len(s.options(seat)) > 1, kind
    return s


def _put(owner: Any, **fields: list[int]) -> None:
    """Lay things down; a field stays what it is, a list or a tuple."""
    for name, values in fields.items():
        setattr(owner, name, type(getattr(owner, name))(values))


def _free_spy(s: Any, seat: int) -> Frame[Any]:
    _put(s.stations[seat], spies=[24, 30])
    return FreeSpy(seat, seat)


def _pick_object(s: Any, seat: int) -> Frame[Any]:
    _put(s.stations[1 - seat], satellites=[PLACE])
    s.stations[1 - seat].flyers = [Flyer(ROCKET, 0, *divmod(PLACE, COLUMNS), 1)]
    return PickObject(seat, seat, CODES.index("LAS"), PLACE % COLUMNS, PLACE)


def _pick_satellite(s: Any, seat: int) -> Frame[Any]:
    _put(s.stations[1 - seat], satellites=[PLACE, PLACE + COLUMNS])
    return PickSatellite(seat, seat, CODES.index("TAK"), PLACE % COLUMNS)


def _charging(s: Any, seat: int) -> Frame[Any]:
    _put(s.bots[seat], tanks=[*BASIC, *s.bots[seat].tanks[IN_TANK:]])
    return Charging(seat, 1, 2, 0)


def _flip(s: Any, seat: int) -> Frame[Any]:
    s.bots[seat].node = s.active()
    _put(s, belt=[2] * len(s.belt))
    return Flip(seat, 1, -1)


def _jettison(s: Any, seat: int) -> Frame[Any]:
    s.bots[seat].stress = 40
    _put(s.bots[seat], cargo=[0, 0, 0])
    return Jettison(seat, 0, 2)


def _let_go(s: Any, seat: int) -> Frame[Any]:
    _put(s.bots[seat], captured=[2, 2, 2])
    return LetGo(seat)


def _solidifying(s: Any, seat: int) -> Frame[Any]:
    tanks = list(s.bots[seat].tanks)
    tanks[LAVA] = tanks[LAVA + IN_TANK] = 2
    _put(s.bots[seat], tanks=tanks)
    return Solidifying(seat)


PLACE = 15 * COLUMNS + 4  # in space, in the row of column e
BASIC = [2, 2] + [0] * (IN_TANK - 2)  # a tank with Carbon and Titanium
LAVA = PIECES.index("L")
RARE: dict[str, Callable[[Any, int], Frame[Any]]] = {
    "DrawOffer": lambda s, seat: DrawOffer(seat),
    "FreeSpy": _free_spy,
    "PickObject": _pick_object,
    "PickSatellite": _pick_satellite,
    "Charging": _charging,
    "DrawExtra": lambda s, seat: DrawExtra(seat, 1),
    "Drill": lambda s, seat: Drill(seat),
    "Flip": _flip,
    "Jettison": _jettison,
    "LetGo": _let_go,
    "Reward": lambda s, seat: Reward(seat),
    "RewardItem": lambda s, seat: RewardItem(seat, 2),
    "Solidifying": _solidifying,
}
