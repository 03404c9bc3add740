"""Cylindroids on the Elevator, the belt and in vaults (SB-5.6 to SB-5.10): they move, arrive and attack."""

from __future__ import annotations

from typing import Final

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.values import changed, total
from rulewright.core.zones import EVERYONE
from rulewright.games.stress_botics.stress import hurt_alpha, lose_shields
from rulewright.games.stress_botics.table import Botics

SEG_A: Final = 0
SEG_B: Final = 1
SEG_C: Final = 2
SEG_D: Final = 3
ENTRY: Final = [p.MINER, p.ARMED, p.EXPLOSIVE, p.LASER]  # SB-5.10
CONTAINER: Final = 3  # spaces of the Basic Container: Mi/La, Mi/Ex, La/Ex (SB-3.4.7)
OF_A_KIND: Final = 2  # of them for each kind
ATTACKERS: Final = [p.LASER, p.MINER, p.ARMED]  # SB-5.8


def bagged(kind: int) -> int:
    """An armed Explosive is an Explosive in the bag and in a container."""
    return p.EXPLOSIVE if kind == p.ARMED else kind


def to_bag(s: Botics, kind: int, n: int) -> None:
    s.bag[bagged(kind)] += n
    for _ in range(n):
        s.note(EVERYONE, v.TO_BAG, kind)


def take_out(s: Botics, segment: int) -> list[int]:
    at = segment * p.KINDS  # a segment moves as a whole: the counts themselves
    out = s.belt[at : at + p.KINDS]
    s.belt[at : at + p.KINDS] = [0] * p.KINDS
    return out


def put_in(s: Botics, segment: int, arrivals: list[int]) -> None:
    """SB-5.6a: an Explosive entering segment C is armed."""
    for kind in range(p.KINDS):
        s.belt[segment * p.KINDS + kind] += arrivals[kind]
    if segment == SEG_C and s.on_belt(segment, p.EXPLOSIVE):
        armed = s.on_belt(segment, p.EXPLOSIVE)
        s.to_belt(segment, p.ARMED, armed)
        s.to_belt(segment, p.EXPLOSIVE, -armed)
        s.note(EVERYONE, v.EX_ARMED, armed)


def arrive(s: Botics, place: int, arrivals: list[int]) -> None:
    """SB-5.10: as many as fit, Mi, Ex, La; the rest goes to the bag; auto-produced pieces go (SB-5.10a)."""
    tile = s.tile(place)
    entered = False
    for kind in ENTRY:
        for _ in range(arrivals[kind]):
            if s.held(place) < p.SPACES[tile]:
                s.to_vault(place, kind, 1)
                s.note(EVERYONE, v.ARRIVED, kind, tile)
                entered = True
            else:
                to_bag(s, kind, 1)
    if entered and s.made_on(tile):
        for piece in range(p.GOODS):
            s.make(tile, piece, -s.made_at(tile, piece))
        s.note(EVERYONE, v.CLEARED, tile)


def advance(s: Botics) -> None:
    """SB-5.6: D first, then C, B, A move one segment on; the Elevator stays (SB-5.6b)."""
    if s.vault == p.SHUTTLE:
        return
    s.note(EVERYONE, v.ADVANCED)
    leaving = take_out(s, SEG_D)
    for segment in (SEG_C, SEG_B, SEG_A):
        put_in(s, segment + 1, take_out(s, segment))
    arrive(s, p.TARGET_D[s.vault], leaving)


def disembark(s: Botics) -> None:
    """SB-5.7: the Elevator empties into A and pushes on through occupied segments; then it is refilled."""
    if s.vault == p.SHUTTLE:
        return
    s.note(EVERYONE, v.DISEMBARKED)
    coming = s.elevator
    s.elevator = [0] * p.KINDS
    segment = SEG_A
    while total(coming) and segment <= SEG_D:
        pushed = take_out(s, segment)
        put_in(s, segment, coming)
        coming = pushed
        segment += 1
    if total(coming):
        arrive(s, p.TARGET_D[s.vault], coming)
    fill_elevator(s)


def elevator_number(s: Botics) -> int:
    """SB-5.7c, SB-5.7d, SB-R-100: read from AlphaBot's shields at this moment."""
    few, many = p.ELEVATOR[s.alternative]
    return few if s.alpha >= p.ELEVATOR_ABOVE[s.alternative] else many


def fill_elevator(s: Botics) -> None:
    """SB-5.7b: new ones from the bag, Explosives disarmed, fewer if the bag is short."""
    for _ in range(min(elevator_number(s), total(s.bag))):
        s.elevator[draw_cylindroid(s)] += 1


def draw_cylindroid(s: Botics) -> int:
    """SB-CH-01: uniform over the pieces in the bag."""
    number = s.roll(total(s.bag))
    kind = 0
    while number > s.bag[kind]:
        number -= s.bag[kind]
        kind += 1
    s.bag[kind] -= 1
    s.note(EVERYONE, v.ELEVATOR_FILLED, kind)
    return kind


def reroll(s: Botics) -> None:
    """AI25: the Elevator goes back into the bag and is filled anew."""
    for kind in range(p.KINDS):
        to_bag(s, kind, s.elevator[kind])
        s.elevator[kind] = 0
    fill_elevator(s)


def attack(s: Botics) -> None:
    """SB-5.8, SB-5.9: segments A and B, then C, then D, then the vaults."""
    if s.vault < p.SHUTTLE:
        _attack_alpha(s)
        _attack_from_c(s)
        _attack_from_d(s)
    for place in range(p.PLACES):
        if s.held(place):
            _attack_in_vault(s, place)


def _attack_alpha(s: Botics) -> None:
    for kind in (p.LASER, p.MINER):
        for segment in (SEG_A, SEG_B):
            for _ in range(s.on_belt(segment, kind)):
                s.note(EVERYONE, v.BELT_ATTACKS, kind, 1 + segment)
                hurt_alpha(s, 1)


def _hurt_main(s: Botics, damage: int) -> None:
    for seat in s.order:
        if s.in_main(s.bots[seat]):
            lose_shields(s, seat, damage)


def _attack_from_c(s: Botics) -> None:
    for kind in (p.LASER, p.ARMED):
        for _ in range(s.on_belt(SEG_C, kind)):
            s.note(EVERYONE, v.BELT_ATTACKS, kind, 1 + SEG_C)
            hurt_alpha(s, 1)  # SB-R-103: AlphaBot first
            _hurt_main(s, 1)
            if kind == p.ARMED:
                s.to_belt(SEG_C, kind, -1)
                to_bag(s, kind, 1)


def _attack_from_d(s: Botics) -> None:
    for kind in ATTACKERS:
        for _ in range(s.on_belt(SEG_D, kind)):
            s.note(EVERYONE, v.BELT_ATTACKS, kind, 1 + SEG_D)
            _hurt_main(s, 2 if kind == p.ARMED else 1)
            if kind == p.ARMED:
                s.to_belt(SEG_D, kind, -1)
                to_bag(s, kind, 1)


def _attack_in_vault(s: Botics, place: int) -> None:
    here = p.NODE_OF[place]
    for kind in ATTACKERS:
        for _ in range(s.in_vault(place, kind)):
            s.note(EVERYONE, v.VAULT_ATTACKS, kind, s.tile(place))
            for seat in s.order:
                if s.bots[seat].node == here:
                    lose_shields(s, seat, 2 if kind == p.ARMED else 1)
            if kind == p.ARMED:
                s.to_vault(place, kind, -1)
                to_bag(s, kind, 1)


def leave_vault(s: Botics) -> None:
    """SB-5.12c, SB-5.12d: C and D go to the targets of the Main Vault being left."""
    arrive(s, p.TARGET_C[s.vault], take_out(s, SEG_C))
    arrive(s, p.TARGET_D[s.vault], take_out(s, SEG_D))


def scrap_all(s: Botics) -> None:
    """SB-5.14d, SB-5.14e: A and B leave their parts to AlphaBot's Tank, the Elevator nothing."""
    for segment in (SEG_A, SEG_B):
        found = take_out(s, segment)
        for kind in range(p.KINDS):
            for _ in range(found[kind]):
                store_alpha(s, p.PARTS[kind])
            to_bag(s, kind, found[kind])
    for kind in range(p.KINDS):
        to_bag(s, kind, s.elevator[kind])
        s.elevator[kind] = 0


def store_alpha(s: Botics, pieces: tuple[int, ...]) -> None:
    """SB-3.5.10h: at most one of each; surplus goes to the supply."""
    for piece in range(p.GOODS):
        if pieces[piece] and not s.alpha_tank[piece]:
            s.alpha_tank = changed(s.alpha_tank, piece, 1)
            s.note(EVERYONE, v.ALPHA_STORED, piece)


def front(s: Botics) -> int:
    """SB-3.5.10d: Left faces B, Right faces A."""
    return SEG_B if s.alpha_at == 0 else SEG_A


def can_hold(captured: tuple[int, ...], cage: int) -> bool:
    """SB-3.4.7, SB-R-109: the Basic Container, and the Cage for any."""
    over = 0
    for n in captured:
        over += max(0, n - OF_A_KIND)
    return over <= cage and sum(captured) <= CONTAINER + cage
