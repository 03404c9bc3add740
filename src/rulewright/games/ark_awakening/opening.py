"""Setup (ARK-S01 to S15, S39 to S44): the Ark, rooms, tokens, decks, and what each player begins with."""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.errors import GameError
from rulewright.core.state import Setup
from rulewright.core.zones import EVERYONE, only
from rulewright.games.ark_awakening.checks import deal_mission
from rulewright.games.ark_awakening.construction import Construct, DrawMission
from rulewright.games.ark_awakening.enemy import AUTOMATON, dark
from rulewright.games.ark_awakening.factions import set_factions
from rulewright.games.ark_awakening.fallout import highest
from rulewright.games.ark_awakening.glitch import prepare_glitch
from rulewright.games.ark_awakening.guardians import prepare_guardians
from rulewright.games.ark_awakening.learning import prepare_learning
from rulewright.games.ark_awakening.places import CELLS
from rulewright.games.ark_awakening.table import (
    BEGINNER,
    EXPERT,
    FALLOUT,
    FIRST_MISSION,
    GLITCH,
    GUARDIANS,
    Ark,
)
from rulewright.games.ark_awakening.turn import Round

COPIES: Final = 2  # ARK-S09: objective cards of a room


def start(setup: Setup) -> Ark:
    """A game that waits for its first choice."""
    s = Ark(setup)
    if s.players < s.seats:
        s.domes[s.players].vacate()
    s.first = s.rng.below(s.players)
    s.note(EVERYONE, v.FIRST, s.first)
    if dark(s) != AUTOMATON:
        s.note(EVERYONE, v.IS_DARK, dark(s))
    spare = place_initial(s)
    special = choose_special(s)
    fill_room_deck(s, special, spare)
    lay_tokens(s)
    if s.complex:
        deal_start_cards(s)
    s.shuffle(s.artifacts)
    if s.mode == FIRST_MISSION:
        s.box.cards += [p.MISSION + mission for mission in range(p.MISSIONS)]  # ARK-S11
    else:
        prepare_missions(s, special)
    for dome in s.domes[: s.players]:
        dome.stock = [p.AMOUNTS["resources"][s.players - 1]] * len(p.RESOURCES)
        dome.cubes = p.AMOUNTS["cubes"][s.players - 1]
    lay_objectives(s)
    set_levels(s)
    if s.mode == FALLOUT:
        flip_tiles(s)
        s.meter = highest(s)  # ARK-S15
    deal_missions(s)
    s.push(Round())
    lay_orders(s)
    if s.coop:
        prepare_enemy(s)
    set_factions(s)
    s.advance()
    return s


def place_initial(s: Ark) -> list[int]:
    """ARK-S02: a factory of each type, and one more where there is another position; the rest by type."""
    types = len(p.FACTORY_ROWS)
    piles = [
        [room for room in range(p.FACTORY, p.GATE) if p.factory_type(room) == kind] for kind in range(types)
    ]
    dealt = [piles[kind].pop(0) for kind in range(types)]
    s.initial = tuple(dealt)
    while len(dealt) < len(s.plan.initial):
        dealt.append(piles[s.rng.below(types)].pop(0))
    s.rng.shuffle(dealt)
    for i in range(len(dealt)):
        s.place_room(dealt[i], s.plan.initial[i], s.plan.initial_rears[i])
        s.box.cards.append(p.ROOM_CARD + dealt[i])
    spare: list[int] = []
    while any(piles):  # one of each type after the other, so that as many of each are used
        for pile in piles:
            if pile:
                spare.append(pile.pop(0))
    return spare


def choose_special(s: Ark) -> list[int]:
    """ARK-S03: whole sectors, half of another, a room of its other half, by number of players."""
    counts = p.DECK_ROWS[s.players - 1]
    sectors = list(range(p.SECTORS))
    s.rng.shuffle(sectors)
    whole = sectors[: counts.full]
    out = [room for room in range(p.SPECIAL) if p.SECTOR[room] in whole]
    if counts.halves:
        rooms = [room for room in range(p.SPECIAL) if p.SECTOR[room] == sectors[counts.full]]
        halves = sorted({p.HALF[room] for room in rooms})
        half = halves[s.rng.below(len(halves))]
        out += [room for room in rooms if p.HALF[room] == half]
        others = [room for room in rooms if p.HALF[room] != half]
        s.rng.shuffle(others)
        out += others[: counts.single]
    return sorted(out)


def fill_room_deck(s: Ark, special: list[int], spare: list[int]) -> None:
    """ARK-S03: with the outer generators and further factories; gates and unused rooms stay aside."""
    outer = list(range(p.GENERATOR, p.FACTORY))
    used = special + outer + spare[: p.DECK_ROWS[s.players - 1].factories]
    s.room_deck.cards = [p.ROOM_CARD + room for room in used]
    unused = [room for room in range(p.ROOMS) if room not in used and p.ROOM_CARD + room not in s.box.cards]
    s.box.cards += [p.ROOM_CARD + room for room in unused]
    s.shuffle(s.room_deck)


def lay_tokens(s: Ark) -> None:
    """ARK-S04, ARK-R129: one on every empty position, then on gates in order while they last.

    Nobody ever sees a token before it is taken, so the pile is shuffled once and each taken is its top.
    """
    known = len(p.TOKEN_OF) if s.players == p.MOST_SEATS else p.STANDARD_TOKENS
    s.tokens.cards = [p.TOKEN + number for number in range(known)]
    s.box.cards += [p.TOKEN + number for number in range(known, len(p.TOKEN_OF))]
    s.shuffle(s.tokens)
    ordinary = [cell for cell in s.plan.cells if not s.explored(cell) and cell not in s.plan.gates]
    laid = (ordinary + s.plan.gates)[:known]
    s.tokened = tuple([int(cell in laid) for cell in range(CELLS)])


def prepare_missions(s: Ark, special: list[int]) -> None:
    """ARK-S08, ARK-S09: missions whose rooms are all in this game, and two objective cards of each room.

    Of the two sets one is the Enemy's; the other is only for a single Challenger (ARK-S23, ARK-S24).
    """
    rooms = special + list(range(p.GENERATOR, p.FACTORY))
    fits = [m for m in range(p.MISSIONS) if all([room in rooms for room in p.MISSION_ROOMS[m]])]
    s.missions.cards = [p.MISSION + mission for mission in fits]
    s.box.cards += [p.MISSION + mission for mission in range(p.MISSIONS) if mission not in fits]
    s.shuffle(s.missions)
    if s.mode != FALLOUT:  # ARK-14.1
        copies = COPIES if not s.coop else COPIES - 1 if s.players == 1 else 0
        s.objectives = tuple([copies if room in rooms else 0 for room in range(p.ACTIVATABLE)])


# --- Fallout (ARK-S12 to S15) and Unfair (ARK-S39, S40) ------------------------------------------------
def flip_tiles(s: Ark) -> None:
    """ARK-S12: three tiles with their easy side up, the others with the hard one."""
    tiles = list(range(p.ACHIEVEMENTS))
    s.rng.shuffle(tiles)
    s.hard = sum([1 << tile for tile in tiles[p.EASY_TILES :]])


def lay_objectives(s: Ark) -> None:
    """ARK-S14: of the rooms in the game and of the factories one each; four lie face down, unseen.

    In co-operative games they are the enemy-target deck (ARK-S23).
    """
    deck = [card - p.ROOM_CARD for card in s.room_deck.cards]
    needed = s.mode == FALLOUT or s.coop
    used = [o for o in range(p.OBJECTIVES) if needed and (o >= p.ACTIVATABLE or o in deck)]
    pile = s.targets if s.coop else s.unseen
    pile.cards = [p.OBJECTIVE + objective for objective in used]
    s.box.cards += [p.OBJECTIVE + objective for objective in range(p.OBJECTIVES) if objective not in used]
    s.shuffle(pile)
    if s.mode == FALLOUT:
        for _ in range(p.LAID_OUT):
            s.draw(s.unseen, s.laid)


def set_levels(s: Ark) -> None:
    """ARK-S39: who is no expert gets a Beginner's Help; there are four of them."""
    for dome in s.domes:
        dome.level = s.setup.options[level_option(dome.seat)]
    helped = len([1 for dome in s.domes if dome.level != EXPERT])
    if helped > p.HELPS:
        raise GameError(
            f"{helped} players below expert, but only {p.HELPS} cards of Beginner's Help (ARK-S39)"
        )


def level_option(seat: int) -> str:
    return f"level{seat + 1}"


def deal_missions(s: Ark) -> None:
    """ARK-S13: in Fallout everyone has a secret mission; else only beginners (ARK-S40)."""
    for dome in s.domes:
        if s.mode == FALLOUT or (s.mode != FIRST_MISSION and dome.level == BEGINNER):
            deal_mission(s, dome.seat)


# --- solo and co-operative modes (ARK-S16 to S29) ------------------------------------------------------
def lay_orders(s: Ark) -> None:
    """ARK-S25: the enemy-action cards; without an Enemy they stay in the box."""
    pile = s.orders if s.coop else s.box
    pile.cards += [p.ORDER + order for order in range(p.ORDERS)]
    if s.coop:
        s.shuffle(s.orders)


def prepare_enemy(s: Ark) -> None:
    """ARK-S18 to S20, ARK-S26: arsenals, the Dark Player's cards, then the board and the mission."""
    for dome in s.domes[: s.players]:
        dome.arsenal = p.AMOUNTS["challenger_arsenal"][s.players - 1]
    if dark(s) != AUTOMATON:
        for _ in range(p.DARK_CARDS):
            s.draw_artifact(dark(s))
    if s.mode == GUARDIANS:
        prepare_guardians(s)
    elif s.mode == GLITCH:
        prepare_glitch(s)
    else:
        prepare_learning(s)
    s.push(DrawMission())
    s.push(Construct(-1, 0))


# --- Complexity 2 --------------------------------------------------------------------------------------
def deal_start_cards(s: Ark) -> None:
    """ARK-S43: each player gets one of these at random; the rest goes back into the deck."""
    cards = p.START_CARDS[:]
    s.rng.shuffle(cards)
    for dome in s.domes[: s.players]:
        card = cards.pop()
        s.move(card, s.artifacts, dome.hand)
        dome.hand.holds, dome.hand.some = p.START_KINDS, 1  # all know that
        s.note(only(dome.seat), v.DEALT, dome.seat, p.FACE_OF[card])
        s.note(EVERYONE & ~only(dome.seat), v.DEALT_SECRETLY, dome.seat)
