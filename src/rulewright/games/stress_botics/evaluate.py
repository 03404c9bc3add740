"""An estimate of a position for bots: points in hand, what the board is good for, and a plan.

The plan plays the programmed cards in thought: where each MOVE could lead, what a MINE or a CONNECT would be
worth there, which delivery is in reach, and how good it is to end the round at a place: the harm of Phase 5,
cards to draw, the stress of being ahead of AlphaBot, and the ships to come. `weights.toml` has the weights.
"""

from __future__ import annotations

from typing import Final

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.weights import Weights
from rulewright.games.stress_botics.actions import Boost, SubAction
from rulewright.games.stress_botics.belt import front
from rulewright.games.stress_botics.console import Console, EquipOrDraw, Scraping
from rulewright.games.stress_botics.delivery import FIT, Jettison, Loading, Offer, Shipped
from rulewright.games.stress_botics.items import Equip, Shop
from rulewright.games.stress_botics.moving import Step, movement
from rulewright.games.stress_botics.programming import slots
from rulewright.games.stress_botics.schema import FOLDER
from rulewright.games.stress_botics.scoring import main_vp, secondaries
from rulewright.games.stress_botics.table import (
    ACTIONS_PHASE,
    MAINTENANCE_PHASE,
    PROGRAM_PHASE,
    UNUSED,
    BetaBot,
    Botics,
)
from rulewright.games.stress_botics.tanks import Place, holding, short, used

ENOUGH: Final = 3  # pieces of a type; more are worth only what a ship pays
TOOLS_LAST: Final = 4  # rounds before the end from which tools lose their worth
UNREACHED: Final = -1e9


class Worths(Weights):
    """What weights.toml says of each."""

    def settle(self) -> None:
        self.rival: float = self.one("rival")
        self.piece_worth: list[float] = self.row("piece_worth", 14)
        self.prepared: float = self.one("prepared")
        self.inner_worth: list[float] = self.row("inner_worth", 3)
        self.battery: float = self.one("battery")
        self.battery_worth: list[list[float]] = [
            self.row("battery_worth_1", 10),
            self.row("battery_worth_2", 10),
            self.row("battery_worth_3", 10),
        ]
        self.shield_worth: list[float] = self.row("shield_worth", 13)
        self.alpha_worth: list[float] = self.row("alpha_worth", 9)
        self.item_use: float = self.one("item_use")
        self.card_worth: list[list[float]] = [
            self.row("card_move", 3),
            self.row("card_mine", 3),
            self.row("card_connect", 3),
        ]
        self.drawn: float = self.one("drawn")
        self.timely: list[float] = self.row("timely", 5)
        self.further: list[float] = self.row("further", 4)
        self.wanted: float = self.one("wanted")
        self.sure: float = self.one("sure")
        self.twice: float = self.one("twice")
        self.others: float = self.one("others")
        self.step: float = self.one("step")
        self.away: float = self.one("away")
        self.guarded: float = self.one("guarded")
        self.shield_end: float = self.one("shield_end")
        self.leaving: float = self.one("leaving")
        self.later_secondary: float = self.one("later_secondary")
        self.boosted_card: float = self.one("boosted_card")
        self.unfit: float = self.one("unfit")
        self.core_work: float = self.one("core_work")
        self.cylindroid: float = self.one("cylindroid")
        self.repair: float = self.one("repair")
        self.shot: float = self.one("shot")
        self.shot_more: float = self.one("shot_more")


W: Final = Worths(FOLDER / "weights.toml")


# --- the map ------------------------------------------------------------------------------------------------
def _distances(opened: int) -> list[list[int]]:
    """Steps between nodes with the padlocks of some sectors (bits) gone; no way leads through the Core."""
    near: list[list[int]] = [p.NEAR[here][:] for here in range(p.N_NODES)]
    for sector in range(p.N_SECTORS):
        near[p.CORE].append(p.node(sector, p.LV))
        near[p.node(sector, p.LV)].append(p.CORE)
        if opened >> sector & 1:
            near[p.node(sector, p.UV)].append(p.node(sector, p.KM))
            near[p.node(sector, p.KM)].append(p.node(sector, p.UV))
    out: list[list[int]] = []
    for start in range(p.N_NODES):
        far = [p.N_NODES] * p.N_NODES
        far[start] = 0
        ring = [start]
        while ring:
            following: list[int] = []
            for here in ring:
                for there in near[here] if here != p.CORE or start == p.CORE else []:
                    if far[there] == p.N_NODES:
                        far[there] = far[here] + 1
                        following.append(there)
            ring = following
        out.append(far)
    return out


def _nearest_first(far: list[list[int]]) -> list[list[int]]:
    return [
        sorted([n for n in range(p.N_NODES) if n != start], key=far[start].__getitem__)
        for start in range(p.N_NODES)
    ]


DISTANCE: Final = [_distances(opened) for opened in range(8)]
NEAREST: Final = [_nearest_first(far) for far in DISTANCE]
YIELDS: Final = [  # tile, side, level - 1: (piece, number)
    [[[(piece, n) for piece, n in enumerate(found) if n] for found in side] for side in tile]
    for tile in p.YIELD
]


# --- what is there ----------------------------------------------------------------------------------------
def evaluate(s: Botics, seat: int) -> float:
    """The own standing against that of the best rival."""
    mine = public_standing(s, s.bots[seat]) + private_standing(s, s.bots[seat])
    best = UNREACHED
    for other in range(s.seats):
        if other != seat:
            best = max(best, public_standing(s, s.bots[other]))
    return mine if s.seats == 1 else mine - W.rival * best


def actions_left(s: Botics) -> int:
    """Actions Phases to come, this round's included."""
    return p.ROUNDS - s.round + (1 if s.phase <= ACTIONS_PHASE else 0)


def usefulness(s: Botics) -> float:
    """Tools serve until the end only."""
    return min(1.0, actions_left(s) / TOOLS_LAST)


def public_standing(s: Botics, b: BetaBot) -> float:
    """Points so far (SB-7.2, SB-7.3), the leaving ships (SB-1.2), and the worth of shields and batteries."""
    value = -float(b.stress)
    for ship in range(p.N_SHIPS):
        value += main_vp(s, b.seat, ship)
        if s.ships[ship] != p.NONE:
            empty, left = p.ORBIT[s.orbit][ship]
            value -= empty + W.leaving * min(2, s.demand[ship]) * (left - empty)
    if b.reward == 0:
        value += p.ALPHA_VP
    for item in b.items():
        value += p.ITEM_VP[item]
    use = usefulness(s)
    value += use * W.shield_worth[b.shields] + (1.0 - use) * W.shield_end * b.shields
    return value + use * W.battery_worth[b.size][len(b.track)]


def private_standing(s: Botics, b: BetaBot) -> float:
    """Secondary Objectives, pieces and other means, and what the round and the ships promise."""
    left = actions_left(s)
    one, two, both, _ = secondaries(s, b.seat)
    value = (one + two + both) * (1.0 - W.later_secondary * left)
    held = [holding(b, piece) for piece in range(len(p.PIECES))]
    means = W.alpha_worth[s.alpha] if s.vault < p.SHUTTLE else 0.0
    for piece in range(len(p.PIECES)):
        means += W.piece_worth[piece] * min(ENOUGH, held[piece])
    for piece in b.producer:
        means += W.prepared if piece != p.NONE else 0.0
    if b.inner != p.NONE:
        means += W.inner_worth[b.inner - p.CB]
    for item in b.items():
        means += W.item_use if p.ITEM_ACTIVE[item] else 0.0
    value += means * usefulness(s)
    return value + Outlook(s, b, held).worth() if left else value


# --- what could come of it --------------------------------------------------------------------------------
class Outlook:
    """What this round's cards and the coming ships promise one seat.

    Ways are lists of values by node, UNREACHED where none leads; in the second half a delivery was made.
    """

    def __init__(self, s: Botics, b: BetaBot, held: list[int]) -> None:
        self.s: Botics = s
        self.b: BetaBot = b
        self.held: list[int] = held
        self.mp: int = movement(b)
        opened = 0
        for sector in range(p.N_SECTORS):
            opened += 0 if s.padlocks[sector] else 1 << sector
        self.far: list[list[int]] = DISTANCE[opened]
        self.nearest: list[list[int]] = NEAREST[opened]
        self.now: int = 1 if s.phase <= ACTIONS_PHASE else 0  # this round's Actions Phase is still to come
        spaces = (p.N_SHIPS + 1) * p.N_SECTORS  # of deliveries, by ship (and AlphaBot) and sector
        self.gain: list[float] = [0.0] * spaces
        self.turns: list[int] = [0] * spaces  # Actions Phases until the ship is there
        self.piece: list[float] = W.piece_worth[:]  # what one more of a piece is worth
        self.outside: float = 0.0  # harm in Phase 5 outside the Main Vault, and inside
        self.inside: float = 0.0
        self.ends: list[float] = [UNREACHED] * p.N_NODES  # what was found by `end`
        if b.markers:
            self.see_ships()
            self.see_alphabot()
        self.see_belt()

    # --- deliveries (SB-3.6, SB-3.7) ---
    def see_ships(self) -> None:
        s, b, held = self.s, self.b, self.held
        for ship in range(p.N_SHIPS):
            if s.ships[ship] == p.NONE or not s.demand[ship]:
                continue
            most, worth = p.MOST[s.objectives[ship]], p.WORTH[s.objectives[ship]]
            load = 0
            for piece in range(len(p.PIECES)):
                if most[piece]:
                    load += worth[piece] * min(most[piece], held[piece])
            empty, left = p.ORBIT[s.orbit][ship]
            chance = 0.0
            for sector in range(p.N_SECTORS):
                turns = p.POINT[ship][sector] - s.ships[ship] + self.now
                if turns < 1 or b.cargo[sector] != UNUSED:
                    continue
                gain = load + self.relief(ship, sector, turns) + (left - empty) / (1 + s.demand[ship])
                if not load:
                    gain = 0.0 if turns == self.now else 0.5 * gain
                self.turns[ship * p.N_SECTORS + sector] = turns
                self.gain[ship * p.N_SECTORS + sector] = gain
                chance = max(chance, self.calm(p.LIMIT[ship][sector], turns))
            for piece in range(len(p.PIECES)):
                if held[piece] < most[piece]:
                    self.piece[piece] += W.wanted * chance * worth[piece]

    def see_alphabot(self) -> None:
        """SB-3.7.2, SB-3.7.3."""
        s = self.s
        if s.alpha_owner == p.NONE and s.ships[p.FREIGHTER] != p.NONE:
            at = p.ALPHABOT * p.N_SECTORS + p.SECTOR_C
            self.turns[at] = p.POINT[p.FREIGHTER][p.SECTOR_C] - s.ships[p.FREIGHTER] + self.now
            self.gain[at] = (3.0 if s.status_side else p.ALPHA_VP) - p.ALPHA_ORDINAL[self.b.deliveries()]

    def relief(self, ship: int, sector: int, turns: int) -> float:
        """SB-3.6.5: the own stress less, the others' more."""
        return W.others + min(-p.OWN_STRESS[ship][sector], self.b.stress + turns)

    def calm(self, limit: int, turns: int) -> float:
        """SB-3.6.1c: how likely the stress limit will be kept."""
        spare = limit - self.b.stress - 2 * (turns - 1) - p.MANUAL_STRESS
        return 1.0 if spare >= 0 else max(0.1, 1.0 + 0.12 * spare)

    def fit(self) -> bool:
        """SB-3.6.1g, SB-3.6.1h."""
        return self.b.shields >= FIT and len(self.b.track) >= p.TO_DELIVER[self.b.size]

    def prospects(self, here: int) -> float:
        """Deliveries of later rounds from a place: the best for each ship."""
        far = self.far[here]
        found: list[float] = []
        for ship in range(4):
            best = 0.0
            for sector in range(p.N_SECTORS):
                at = ship * p.N_SECTORS + sector
                if self.gain[at] > 0.0 and self.turns[at] > self.now:
                    steps = min(far[p.node(sector, p.MD)], far[p.node(sector, p.AD)])
                    spare = self.turns[at] - self.now - (steps + self.mp - 1) // self.mp
                    limit = p.ALPHA_LIMIT if ship == p.ALPHABOT else p.LIMIT[ship][sector]
                    chance = W.timely[max(-3, min(1, spare)) + 3] * self.calm(limit, self.turns[at])
                    best = max(best, chance * self.gain[at])
            found.append(best)
        found.sort(reverse=True)
        total = 0.0
        for number in range(4):
            total += W.further[number] * found[number]
        return total if self.fit() else W.unfit * total

    # --- the end of the round ---
    def see_belt(self) -> None:
        """SB-5.8, SB-5.11: of twelve tokens four attack at once, four after an advance."""
        s = self.s
        if s.vault == p.SHUTTLE:
            return
        belt = s.belt
        one, two, three, four = 0, p.KINDS, 2 * p.KINDS, 3 * p.KINDS
        first = belt[one + p.MINER] + belt[one + p.LASER]
        both = belt[three + p.LASER] + belt[three + p.ARMED]
        alpha = 2 * first + belt[two + p.MINER] + belt[two + p.LASER] + both
        hurt = both + belt[four + p.LASER] + belt[four + p.MINER] + 2 * belt[four + p.ARMED]
        both = belt[two + p.LASER] + belt[two + p.EXPLOSIVE]
        alpha += both
        hurt += both + belt[three + p.LASER] + belt[three + p.MINER] + 2 * belt[three + p.ARMED]
        near = 1 / 3 if s.phase <= MAINTENANCE_PHASE else 1 / 6
        self.outside = near * alpha * p.ALPHA_STRESS[s.size]
        self.inside = near * (hurt + (alpha if s.status_side else 0))

    def end(self, here: int) -> float:
        """Being at a place when the round ends: harm, cards (SB-2.1), being ahead (SB-6.1), deliveries."""
        if self.ends[here] > UNREACHED:
            return self.ends[here]
        s = self.s
        value = self.prospects(here)
        if s.vault < p.SHUTTLE:
            value -= self.inside if here == p.PATH[s.vault] else self.outside
            following = s.vault + (1 if s.phase <= MAINTENANCE_PHASE and s.round % 2 == 0 else 0)
            if following < p.SHUTTLE:
                there = p.PATH[following]
                near = here == p.CORE or p.SECTOR[here] == p.SECTOR[there] or self.b.modifier(p.AS_SECTOR) > 0
                value += W.drawn * (3 if here == there else 2 if near else 1) - W.away * self.far[here][there]
                value -= max(0, p.STATUS_INDEX[here] - following - 1)
        self.ends[here] = value
        return value

    # --- the cards of this round ---
    def worth(self) -> float:
        """The programmed cards played well, or before that the best program of the hand; cards for later."""
        s, b = self.s, self.b
        hand = [card for card in b.hand.cards if card >= 0]
        ways = [UNREACHED] * (2 * p.N_NODES)
        ways[b.node] = 0.0
        if s.phase == PROGRAM_PHASE and not b.program.cards:
            self.see_places()
            chosen = s.sealed[b.seat]
            for option in chosen:
                if option not in v.PROGRAM:
                    return self.finish(ways) + self.kept(hand)
                ways = self.play(ways, v.PROGRAM.read(option))
                hand.remove(v.PROGRAM.read(option))
            return self.best_program(ways, hand, slots(b) - len(chosen))
        if b.program.cards or s.playing.cards:
            self.see_places()
            ways = self.under_way(ways)
            for card in b.program.cards:
                if card >= 0:
                    ways = self.play(ways, card)
        return self.finish(ways) + self.kept(hand)

    def best_program(self, ways: list[float], hand: list[int], left: int) -> float:
        """The best order of cards for the slots left; of a type the boosted card comes first."""
        best = self.finish(ways) + self.kept(hand)
        if left == 0:
            return best
        for kind in range(p.N_TYPES):
            chosen = p.NONE
            for card in hand:
                if p.TYPE_OF[card] == kind and (chosen == p.NONE or p.BOOSTED[card]):
                    chosen = card
            if chosen != p.NONE:
                rest = [card for card in hand if card != chosen]
                best = max(best, self.best_program(self.play(ways, chosen), rest, left - 1))
        return best

    def finish(self, ways: list[float]) -> float:
        best = UNREACHED
        for at in range(2 * p.N_NODES):
            if ways[at] > UNREACHED:
                best = max(best, ways[at] + self.end(at % p.N_NODES))
        return best

    def kept(self, hand: list[int]) -> float:
        """Cards for later rounds: the first of a type counts most."""
        if actions_left(self.s) <= 1:
            return 0.0
        count = [0, 0, 0]
        value = 0.0
        for card in hand:
            kind = p.TYPE_OF[card]
            value += W.card_worth[kind][min(2, count[kind])] + (W.boosted_card if p.BOOSTED[card] else 0.0)
            count[kind] += 1
        return value

    def play(self, ways: list[float], card: int) -> list[float]:
        """What a card makes of the ways so far; it may also be returned."""
        out = ways[:]
        kind = p.TYPE_OF[card]
        boosted = p.BOOSTED[card]
        for at in range(2 * p.N_NODES):
            if ways[at] <= UNREACHED:
                continue
            here = at % p.N_NODES
            if kind == p.MOVE:
                self.walk(ways[at], here, at - here, self.mp * 2 if boosted else self.mp, out)
            else:
                out[at] += (self.dig[here] if kind == p.MINE else self.work[here]) * (
                    W.twice if boosted else 1.0
                )
                if (
                    kind == p.CONNECT
                    and at == here
                    and self.manual[here] > 0.0
                    and (boosted or self.charged())
                ):
                    out[at + p.N_NODES] = max(out[at + p.N_NODES], ways[at] + self.manual[here])
        return out

    def walk(self, value: float, start: int, half: int, mp: int, out: list[float]) -> None:
        """SB-3.3.7 to SB-3.3.9a: to every node in reach, with what an arrival there brings."""
        far = self.far[start]
        for there in self.nearest[start]:
            if far[there] > mp:
                return
            gain = value + self.arrival[there] - W.step * far[there]
            out[there + half] = max(out[there + half], gain)
            if half == 0 and self.automatic[there] > 0.0:
                out[there + p.N_NODES] = max(out[there + p.N_NODES], gain + self.automatic[there])

    def charged(self) -> bool:
        """SB-3.5.12: a Silicon Battery can boost the delivery."""
        b = self.b
        return b.inner == p.SB or (len(b.track) >= max(FIT + 1, p.TO_TRACK[b.size]) and b.track[0] == p.SB)

    def under_way(self, ways: list[float]) -> list[float]:
        """What was begun counts as if it were done, however many choices it still takes."""
        s, b = self.s, self.b
        here, delivered = b.node, b.node + p.N_NODES
        for frame in s.stack[-2:]:
            if isinstance(frame, Shipped) and frame.seat == b.seat:
                ways[here] += self.relief(frame.ship, frame.sector, 0)
            elif isinstance(frame, Equip) and frame.seat == b.seat:
                ways[here] += p.ITEM_VP[frame.item]
        top = s.stack[-1]
        if s.actor != b.seat:
            return ways
        if isinstance(top, SubAction) or (isinstance(top, Boost) and top.sub == p.NONE):
            return self.play(ways, s.playing.cards[0])
        if isinstance(top, Boost):
            self.boosting(ways, top.sub)
        elif isinstance(top, (Console, EquipOrDraw, Scraping, Shop)):
            ways[here] += self.work[here]
        elif isinstance(top, Step):
            out = ways[:]
            self.walk(ways[here], here, 0, top.left, out)
            return out
        elif isinstance(top, Offer):
            ways[delivered] = ways[here] + max(self.manual[here], self.automatic[here])
        elif isinstance(top, Jettison):
            ways[delivered] = ways[here] + self.gain[top.ship * p.N_SECTORS + top.sector]
        elif isinstance(top, Loading):
            ways[delivered] = ways[here] + self.loading(top)
        elif isinstance(top, Place):
            for piece in range(p.GOODS):
                ways[here] += self.pieces(piece, top.pieces[piece])
        return ways

    def boosting(self, ways: list[float], sub: int) -> None:
        here = self.b.node
        if sub == v.DELIVERY:
            ways[here + p.N_NODES] = ways[here] + self.manual[here]
        elif sub == v.EXTRACT:
            ways[here] += self.dig[here]
        elif sub in (v.PRODUCE, v.STEER, v.CONSOLE):
            ways[here] += self.work[here]

    def loading(self, frame: Loading) -> float:
        objective = self.s.objectives[frame.ship]
        value = self.relief(frame.ship, frame.sector, 0)
        for piece in range(len(p.PIECES)):
            more = min(p.MOST[objective][piece], self.held[piece])
            value += p.WORTH[objective][piece] * (frame.load[piece] if piece < frame.piece else more)
        return value

    # --- places ---
    def see_places(self) -> None:
        """What MINE, CONNECT, an arrival and a delivery are worth at each node, this round."""
        s, b = self.s, self.b
        self.dig: list[float] = [0.0] * p.N_NODES
        self.work: list[float] = [0.0] * p.N_NODES
        self.arrival: list[float] = [0.0] * p.N_NODES
        self.manual: list[float] = [0.0] * p.N_NODES
        self.automatic: list[float] = [0.0] * p.N_NODES
        self.room: int = 0  # squares in tanks
        for tank in range(b.tank_count()):
            self.room += b.tank_squares(tank) - used(b, tank)
        for place in range(p.PLACES):
            self.see_vault(place)
        if s.core_side == 0:
            self.dig[p.CORE] = self.pieces(p.L, min(s.lava, p.LAVA[s.pressure - 1]))
        else:
            self.dig[p.CORE] = self.work[p.CORE] = W.core_work
        if s.vault < p.SHUTTLE:
            self.work[p.PATH[s.vault]] = self.console()
            self.dig[p.PATH[s.vault]] = W.guarded
        for sector in range(p.N_SECTORS):
            self.see_bases(sector)

    def see_bases(self, sector: int) -> None:
        """SB-3.3.8, SB-3.3.9, SB-3.6.1: the stress of both bases and the best delivery there this round."""
        b = self.b
        manual, automatic = p.node(sector, p.MD), p.node(sector, p.AD)
        self.arrival[manual] = -p.MANUAL_STRESS
        self.arrival[automatic] = -p.AUTOMATIC_STRESS
        if not self.now or not self.fit():
            return
        stress = b.stress + (0 if b.node == manual else p.MANUAL_STRESS)
        for ship in range(4):
            at = ship * p.N_SECTORS + sector
            if self.turns[at] == 1:
                limit = p.ALPHA_LIMIT if ship == p.ALPHABOT else p.LIMIT[ship][sector]
                if stress <= limit:
                    self.manual[manual] = max(self.manual[manual], W.sure * self.gain[at])
                if b.stress + p.AUTOMATIC_STRESS <= limit:
                    self.automatic[automatic] = max(self.automatic[automatic], W.sure * self.gain[at])

    def pieces(self, piece: int, n: int) -> float:
        """What n pieces more are worth, as far as there is room."""
        b = self.b
        if piece >= p.CB:
            return W.battery * min(n, b.capacity() - len(b.track))
        room = p.DANGEROUS[b.size] - b.dangerous[0] - b.dangerous[1]
        if piece < p.IN_TANK:
            room = self.room // p.SQUARE[piece]
        return W.sure * self.piece[piece] * min(n, room)

    def see_vault(self, place: int) -> None:
        """SB-3.4.1, SB-3.5.1: what the vault gives on this side at this level, or the Cylindroids in it."""
        s, b = self.s, self.b
        here, tile = p.NODE_OF[place], s.tile(place)
        if s.held(place):
            hurt = s.in_vault(place, p.MINER) + s.in_vault(place, p.LASER) + 2 * s.in_vault(place, p.ARMED)
            self.arrival[here] = -W.cylindroid * hurt
            self.dig[here] = W.guarded
            return
        if s.made_on(tile):
            for piece in range(p.GOODS):
                self.arrival[here] += self.pieces(piece, s.made_at(tile, piece))
        side, level = s.sides[tile], s.pressure - 1
        kind = p.VAULT_KIND[tile][side]
        value = W.sure * p.YIELD_ANY[tile][side][level] * max(self.piece[0], self.piece[1], self.piece[2])
        for piece, n in YIELDS[tile][side][level]:
            value += self.pieces(piece, n)
        if kind == p.EXTRACTS:
            self.dig[here] = value
        elif kind == p.SHIELDS_VAULT:
            self.work[here] = value + min(p.MAX_SHIELDS - b.shields, p.YIELD_SHIELDS[tile][side][level])
        elif kind == p.BATTERIES_VAULT:
            price = p.BATTERY_PRICE[tile][side][level]
            paid = self.held[0] // price + self.held[1] // price + self.held[2] // price
            self.work[here] = W.battery * min(
                paid, p.BATTERIES[tile][side][level], b.capacity() - len(b.track)
            )
        elif kind == p.ITEMS_VAULT:
            self.work[here] = self.shop(s.advanced_row.cards, p.DISCOUNT[tile][side][level])
        elif self.held[p.B]:
            self.work[here] = max(0.0, value - W.piece_worth[p.B])

    def shop(self, row: list[int], discount: int) -> float:
        """The best item that could be paid."""
        best = 0
        for card in row:
            item = card - p.FIRST_ITEM
            if p.ITEM_VP[item] > best and short(self.s, self.b.seat, p.ITEM_COST[item], False) <= discount:
                best = p.ITEM_VP[item]
        return float(best)

    def console(self) -> float:
        """SB-3.5.10, SB-3.5.11: an item or a card, a repair that calms, or Cylindroids in front."""
        s = self.s
        value = max(W.drawn, self.shop(s.alphas_row.cards, 0))
        if s.alpha < s.alpha_most() and (s.console_side or self.held[p.T]):
            value = max(value, W.repair)
        waiting = s.segment(front(s))
        return max(value, W.shot + W.shot_more * min(2, waiting)) if waiting else value
