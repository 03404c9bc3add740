"""Power poles (ARK-17.3): units that count as cylinders where they stand, in a room or a section."""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.menu import Action, Offers
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.games.ark_awakening.phase import Doing
from rulewright.games.ark_awakening.table import Ark, Biodome


def in_section(dome: Biodome, section: int) -> int:
    """ARK-8.2: who is not assigned sits in UNI, and powers nothing there (ARK-17.3c)."""
    return dome.home - len(dome.stationed) if section == p.UNI else dome.stationed.count(section)


class Station(Action[Ark, Doing]):
    """ARK-17.3a: one point assigns a unit of the biodome to another section."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if me.open[p.MOVE] and p.HAS_POLES[me.dome.board] and me.left(s, p.MOVE) > 0:
            stations(s, me.seat, to)

    def do(self, s: Ark, seat: int, option: Option) -> None:
        s.spent[p.MOVE] += 1
        station(s, seat, option)


def stations(s: Ark, seat: int, to: Offers) -> None:
    dome = s.domes[seat]
    for origin in range(len(p.SECTIONS)):
        if in_section(dome, origin):
            for target in range(len(p.SECTIONS)):
                if target != origin:
                    to.may(v.STATION.of(origin, target))


def station(s: Ark, seat: int, option: Option) -> None:
    origin, target = v.STATION.read(option)
    stationed = s.domes[seat].stationed
    if origin != p.UNI:
        stationed.remove(origin)
    if target != p.UNI:
        stationed.append(target)
        stationed.sort()


class Recall(Decision[Ark]):
    """ARK-R102: more units left the biodome than sat in UNI; which sections lost one?"""

    step = "move"

    def options(self, s: Ark) -> list[Option]:
        dome = s.domes[self.seat]
        if len(dome.stationed) <= dome.home:
            return []
        return [v.RECALL.of(section) for section in sorted(set(dome.stationed))]

    def take(self, s: Ark, option: Option) -> None:
        s.domes[self.seat].stationed.remove(v.RECALL.read(option))
        s.push(self)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_RECALL.line()
