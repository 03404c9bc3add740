"""The end (SB-7): victory points less stress, by source, and ties."""

from __future__ import annotations

from typing import Final

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.outcome import Outcome, Row
from rulewright.games.stress_botics.table import Botics
from rulewright.games.stress_botics.tanks import holding

GRADES: Final = (0, 10, 20)  # SB-S.61: where the next one begins


def outcome(s: Botics) -> Outcome:
    """SB-7.2, SB-7.3: the sheet; SB-7.4b to SB-7.4d: the ties."""
    seats = range(s.seats)
    marked = [secondaries(s, seat) for seat in seats]
    sheet = shipped(s)
    sheet += [
        Row("secondary-first", [marked[seat][0] for seat in seats]),
        Row("secondary-second", [marked[seat][1] for seat in seats]),
        Row("secondary-both", [marked[seat][2] for seat in seats]),
    ]
    sheet += left(s)
    ties = [
        Row("delivered-alphabot", [int(s.alpha_owner == seat) for seat in seats]),
        Row("shields-left", [s.bots[seat].shields for seat in seats]),
        Row("markers-placed", [marked[seat][3] - s.bots[seat].markers for seat in seats]),
    ]
    facts = [
        Row("deliveries", [s.bots[seat].deliveries() for seat in seats]),
        Row("batteries", [len(s.bots[seat].track) for seat in seats]),
    ]
    losers: list[int] = []
    if s.setup.mode.startswith("solo"):
        grade = drill(sum([row.values[0] for row in sheet]))
        facts.append(Row("drill", [grade]))
        losers = [0] if grade == 0 else []  # SB-S.61: scrapped
    return Outcome(v.END_FREIGHTER.line(p.ROUNDS + 1), sheet, ties, facts, None, losers)


def shipped(s: Botics) -> list[Row]:
    """SB-7.2a: Main Objectives and AlphaBot."""
    main = [Row(p.SHIPS[ship], [main_vp(s, b.seat, ship) for b in s.bots]) for ship in range(len(p.SHIPS))]
    return main + [Row("alphabot", [p.ALPHA_VP if b.reward == v.POINTS_REWARD else 0 for b in s.bots])]


def left(s: Botics) -> list[Row]:
    """What a BetaBot has in the end."""
    return [
        Row("items", [equipped(s, b.seat, "itemvp") for b in s.bots]),
        Row("shields", [b.shields // 2 for b in s.bots]),
        Row("stress", [-b.stress for b in s.bots]),
    ]


def standing(s: Botics, seat: int) -> int:
    """The score if the game ended now, without the Secondary Objective, which is secret."""
    return sum([row.values[seat] for row in shipped(s) + left(s)])


def drill(score: int) -> int:
    """SB-S.61: scrapped 0, functional 1, model unit 2, mass production 3."""
    return len([least for least in GRADES if score >= least])


def main_vp(s: Botics, seat: int, ship: int) -> int:
    """SB-7.2a."""
    worth = p.WORTH[s.objectives[ship]]
    loaded = s.bots[seat].loaded_on(ship)
    return sum([loaded[piece] * worth[piece] for piece in range(len(p.PIECES))])


def secondaries(s: Botics, seat: int) -> tuple[int, int, int, int]:
    """SB-7.2b to SB-7.2d: points of the first, the second, both; and how many markers they take."""
    b = s.bots[seat]
    card = b.secondary.cards[0] - p.FIRST_SECONDARY
    one, two, both = p.SECONDARY_VP[card]
    first = fulfilled(s, seat, p.CONDITIONS[card][0])
    second = fulfilled(s, seat, p.CONDITIONS[card][1])
    if first and second and b.markers >= 2:
        return one, two, both, 2
    if first and b.markers and (one >= two or not second):
        return one, 0, 0, 1
    if second and b.markers:
        return 0, two, 0, 1
    return 0, 0, 0, 0


def fulfilled(s: Botics, seat: int, condition: p.Condition) -> bool:
    """SB-PX: tested on the final state."""
    b = s.bots[seat]
    word, n = p.PREDICATES[condition.predicate], condition.number
    if word == "shields":
        return b.shields >= n
    if word == "track":
        return len(b.track) >= n
    if word == "track_each":
        return all([holding(b, battery) >= n for battery in range(p.CB, p.SB + 1)])
    if word == "held":
        return all([holding(b, piece) >= condition.pieces[piece] for piece in range(p.GOODS)])
    if word == "capt":
        return sum(b.captured) >= n
    if word == "capt_each":
        return min(b.captured) >= 1
    if word == "stressmax":
        return b.stress <= n
    if word == "leaststress":
        return all([b.stress < other.stress for other in s.bots if other.seat != seat])
    if word == "producer":
        return len([piece for piece in b.producer if piece != p.NONE]) >= n
    if word == "ext":
        return len([e for e in range(p.N_EXTENSIONS) if b.top(e) >= 0]) >= n
    if word == "delivered":
        return s.alpha_owner == seat if n == p.ALPHABOT else sum(b.delivered_on(n)) > 0
    if word == "sectors":
        return len([x for x in range(p.N_SECTORS) if sum(b.delivered[x :: p.N_SECTORS])]) >= n
    if word == "at":
        return b.node == n
    return equipped(s, seat, word) >= n


def equipped(s: Botics, seat: int, word: str) -> int:
    """SB-PX-04, SB-PX-05: covered items count."""
    items = s.bots[seat].items()
    if word == "itemvp":
        return sum([p.ITEM_VP[item] for item in items])
    if word == "adv":
        return len([item for item in items if not p.IS_ALPHA[item]])
    if word == "alphaitems":
        return len([item for item in items if p.IS_ALPHA[item]])
    if word == "large":
        return len([item for item in items if p.LARGE[item]])
    return len(items)
