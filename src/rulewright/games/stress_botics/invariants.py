"""What always holds (SB-INV): a list of breaches, empty in a sound state."""

from __future__ import annotations

import rulewright.games.stress_botics.printed as p
from rulewright.games.stress_botics.belt import SEG_A, SEG_B, SEG_C, can_hold
from rulewright.games.stress_botics.delivery import Loading, Shipped
from rulewright.games.stress_botics.items import LetGo
from rulewright.games.stress_botics.maintenance import Shift
from rulewright.games.stress_botics.stress import Think
from rulewright.games.stress_botics.table import (
    ACTIONS_PHASE,
    ALPHABOT_PHASE,
    COMPETITIVE,
    COOPERATIVE,
    PROGRAM_PHASE,
    THROWN,
    UNUSED,
    USED_UP,
    BetaBot,
    Botics,
)
from rulewright.games.stress_botics.tanks import Mix, Place, meltable, used


def invariants(s: Botics) -> list[str]:
    out = cylindroids(s) + cards(s) + planet(s) + ships(s) + pieces(s) + stress(s)
    for b in s.bots:
        out += [f"seat {b.seat}: {breach}" for breach in tanks(s, b) + board(s, b) + progress(s, b)]
    return out


def cylindroids(s: Botics) -> list[str]:
    """SB-INV-01, SB-INV-14, SB-INV-29."""
    out: list[str] = []
    for kind in range(p.UNARMED):
        kinds = [kind, p.ARMED] if kind == p.EXPLOSIVE else [kind]
        found = s.bag[kind]
        for k in kinds:
            found += s.elevator[k]
            found += sum([s.on_belt(segment, k) for segment in range(4)])
            found += sum([s.in_vault(place, k) for place in range(p.PLACES)])
        for b in s.bots:
            found += b.captured[kind]
            found += sum([b.loaded_on(ship)[p.SB + 1 + kind] for ship in range(p.N_SHIPS)])
        if found != p.CYLINDROIDS[kind]:
            out.append(f"{found} Cylindroids of kind {kind}")
    for place in range(p.PLACES):
        tile = s.tile(place)
        if s.held(place) > p.SPACES[tile]:
            out.append(f"{s.held(place)} Cylindroids in {p.TILES[tile]}")
        if s.held(place) and s.made_on(tile):
            out.append(f"pieces and Cylindroids in {p.TILES[tile]}")
    if (
        s.elevator[p.ARMED]
        or s.on_belt(SEG_A, p.ARMED)
        or s.on_belt(SEG_B, p.ARMED)
        or s.on_belt(SEG_C, p.EXPLOSIVE)
    ):
        out.append("an Explosive is armed or disarmed in the wrong place")
    return out


def cards(s: Botics) -> list[str]:
    """SB-INV-02, SB-INV-03, SB-INV-17, SB-INV-23."""
    out: list[str] = []
    each = p.COUNTS["basic_cards"][s.size] + p.COUNTS["boosted_cards"][s.size]  # checked against the rows
    loose = s.playing.cards[:]
    for b in s.bots:
        loose += b.hand.cards + b.program.cards
    for kind in range(p.N_TYPES):
        n = len(s.decks[kind].cards) + len(s.discards[kind].cards)
        n += len([card for card in loose if p.TYPE_OF[card] == kind])
        if n != each:
            out.append(f"{n} Action Cards of type {kind}")
        if any([p.TYPE_OF[card] != kind for card in s.decks[kind].cards]):
            out.append(f"a foreign card in deck {kind}")
    if len(s.pile.cards) + len(s.tokens.cards) + len(s.spent.cards) != p.N_TOKENS:
        out.append("Event Tokens are lost")
    done = max(0, s.round - 1) if s.phase < ALPHABOT_PHASE else s.round
    if s.round <= p.ROUNDS and len(s.spent.cards) != min(done, p.N_TOKENS):
        out.append(f"{len(s.spent.cards)} tokens discarded in round {s.round}, phase {s.phase}")
    if s.round <= 2 and any([p.SYMBOL[card - p.FIRST_TOKEN] for card in s.tokens.cards]):
        out.append("a symbol token among the first two")
    delivered = [sum([sum(b.delivered_on(ship)) for b in s.bots]) for ship in range(p.N_SHIPS)]
    if not loading(s):
        for ship in range(p.N_SHIPS):
            if s.demand[ship] + delivered[ship] != p.DEMAND[ship][s.size]:
                out.append(f"{s.demand[ship]} Demand Cards and {delivered[ship]} deliveries of ship {ship}")
    if sorted(s.order) != list(range(s.seats)):
        out.append(f"turn order {s.order}")
    return out


def loading(s: Botics) -> bool:
    """A delivery is under way: its Demand Card and Cargo Card are taken, its marker is not placed yet."""
    return any([isinstance(frame, (Loading, Shipped)) for frame in s.stack])


def planet(s: Botics) -> list[str]:
    """SB-INV-11 to SB-INV-13, SB-INV-19, SB-INV-30."""
    out: list[str] = []
    if not 1 <= s.alpha <= s.alpha_most():
        out.append(f"AlphaBot has {s.alpha} shields")
    if not 1 <= s.pressure <= 4 or not 0 <= s.rotation < p.POSITIONS:
        out.append(f"pressure {s.pressure}, rotation {s.rotation}")
    if s.lava < 0 or ((s.lava == 0) != (s.core_side == 1) and not placing(s)):
        out.append(f"lava {s.lava} on side {s.core_side}")
    for sector in range(p.N_SECTORS):
        if s.padlocks[sector] != (1 if s.vault < p.PATH.index(p.node(sector, p.KM)) else 0):
            out.append(f"padlock of sector {sector} while AlphaBot is in vault {s.vault}")
    if s.vault == p.SHUTTLE and (sum(s.belt) + sum(s.elevator) + len(s.tokens.cards)):
        out.append("belt, Elevator or tokens after AlphaBot left")
    for here in [p.CORE] + [b.node for b in s.bots]:
        if s.phase != ACTIONS_PHASE and any([not s.has_room(here, b.seat) for b in s.bots if b.node == here]):
            out.append(f"too many BetaBots at node {here}")
    return out


def ships(s: Botics) -> list[str]:
    """SB-INV-20."""
    out: list[str] = []
    if s.phase in (PROGRAM_PHASE, ACTIONS_PHASE) and s.round <= p.ROUNDS:
        for ship in range(p.N_SHIPS):
            at = s.ships[ship]
            if at != p.NONE and not s.round - p.BACK[ship] <= at <= s.round + p.AHEAD[ship]:
                out.append(f"ship {ship} on space {at} in round {s.round}")
        if s.round == p.ROUNDS and s.ships[p.FREIGHTER] != p.ROUNDS:
            out.append(f"the Freighter on {s.ships[p.FREIGHTER]} in round {p.ROUNDS}")
    return out


def pieces(s: Botics) -> list[str]:
    """SB-INV-18, SB-INV-28: on vault tiles, in AlphaBot's Tank and in the Common Tank."""
    out: list[str] = []
    for tile in range(len(p.TILES)):
        for piece in range(p.GOODS):
            if not 0 <= s.made_at(tile, piece) <= p.AUTO_SET[tile][piece]:
                out.append(f"{s.made_at(tile, piece)} of {p.PIECES[piece]} on {p.TILES[tile]}")
    for piece in range(p.GOODS):
        if s.alpha_tank[piece] not in (0, 1) or not 0 <= s.common[piece] <= p.COMMON_MOST[s.size][piece]:
            out.append(f"{p.PIECES[piece]} in AlphaBot's or the Common Tank")
    return out


def placing(s: Botics) -> bool:
    """In the middle of a gain or a rearrangement, before its reaction."""
    return any([isinstance(frame, (Place, Mix, Shift)) for frame in s.stack])


def stress(s: Botics) -> list[str]:
    """SB-INV-09, SB-INV-10."""
    out: list[str] = []
    for b in s.bots:
        if b.stress < 0 or (b.stress > p.STRESS_TRACK and b.shields > 1):
            out.append(f"seat {b.seat}: stress {b.stress} with {b.shields} shields")
    values = [b.stress for b in s.bots if b.stress not in (0, p.STRESS_TRACK)]
    if len(set(values)) != len(values):
        out.append(f"stress markers share a space: {values}")
    return out


def tanks(s: Botics, b: BetaBot) -> list[str]:
    """SB-INV-06, SB-INV-07: what tanks and items hold."""
    out: list[str] = []
    if min(b.tanks) < 0 or min(b.dangerous) < 0 or sum(b.dangerous) > p.DANGEROUS[b.size]:
        out.append("negative or overfull")
    for tank in range(b.tank_count()):
        lava = b.in_tank(tank, p.L)
        if used(b, tank) > b.tank_squares(tank):
            out.append(f"tank {tank + 1} overfull")
        if lava and meltable(b, tank) and not placing(s):
            out.append(f"tank {tank + 1} holds lava with other pieces")
        # SB-INV-07: three or more can come of a combination's result put to a single L (SB-8.4c)
        if s.phase >= ALPHABOT_PHASE and lava == 2 and not b.in_tank(tank, p.X):
            out.append(f"tank {tank + 1} holds {lava} L after Phase 4")
    for extension in range(p.N_EXTENSIONS):
        item = b.top(extension)
        if b.stored(extension) > (p.ROOM[item] if item >= 0 else 0):
            out.append(f"the item on extension {extension} holds too much")
    return out


def board(s: Botics, b: BetaBot) -> list[str]:
    """SB-INV-04, SB-INV-05, SB-INV-08, SB-INV-15, SB-INV-21, SB-INV-26: shields, batteries, AI, captured."""
    out: list[str] = []
    if not 1 <= b.shields <= p.MAX_SHIELDS:
        out.append(f"{b.shields} shields")
    if len(b.track) > b.capacity() or any([not p.CB <= battery <= p.SB for battery in b.track]):
        out.append(f"batteries {b.track} with {b.shields} shields")
    if s.phase >= ALPHABOT_PHASE and b.track and b.inner == p.NONE:
        out.append("an empty BetaBot after Phase 4")
    if not can_hold(b.captured, b.modifier(p.CAGE)) and not any(
        [isinstance(frame, LetGo) for frame in s.stack]
    ):
        out.append(f"captured {b.captured}")
    if len(b.track) == b.counted and not any([isinstance(frame, Think) for frame in s.stack]):
        if (len(b.track) < p.AI_CHOICE and b.mind != COMPETITIVE) or (
            len(b.track) > p.AI_CHOICE and b.mind != COOPERATIVE
        ):
            out.append(f"AI {b.mind} with {len(b.track)} batteries")
    if any([piece not in (p.NONE, p.C, p.T, p.S, p.X) for piece in b.producer]):
        out.append(f"producer {b.producer}")
    return out


def progress(s: Botics, b: BetaBot) -> list[str]:
    """SB-INV-16: Delivery Markers, Cargo Cards and AlphaBot's reward."""
    out: list[str] = []
    alpha = 1 if s.alpha_owner == b.seat else 0
    if b.markers + b.deliveries() + alpha != p.MARKERS:
        out.append(f"{b.markers} markers after {b.deliveries()} deliveries")
    if not loading(s) and b.cargo.count(USED_UP) != b.deliveries():
        out.append(f"cargo {b.cargo} after {b.deliveries()} deliveries")
    if any([card not in (UNUSED, USED_UP, THROWN) for card in b.cargo]) or b.reward not in (p.NONE, 0, 1, 2):
        out.append("cargo or reward")
    return out
