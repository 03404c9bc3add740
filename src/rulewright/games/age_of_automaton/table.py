"""What lies on the table, and the small rules that everything else is told in."""

from __future__ import annotations

from typing import Any, Final, final

import rulewright.games.age_of_automaton.printed as p
import rulewright.games.age_of_automaton.verbs as v
from rulewright.core.effects import Do, Effect
from rulewright.core.state import Setup, State
from rulewright.core.values import added
from rulewright.core.zones import EVERYONE, NOBODY, Zone, only

SETTING_UP: Final = 0  # phases, for the table to show
MARKET_PHASE: Final = 1
ACTION_PHASE: Final = 2
DONATION_PHASE: Final = 3
AUDIT_PHASE: Final = 4
CLEANUP_PHASE: Final = 5
FINISHED: Final = 6

EQUIPMENT_POOL: Final = 0  # hidden components mix only among themselves
RESEARCH_POOL: Final = 1
SALE_POOL: Final = 2
SPECIALIST_POOL: Final = 3
TILE_POOL: Final = 4
BLOCKED_POOL: Final = 5

FIRST_CARD: Final = [0, p.RESEARCH_FIRST, p.SALE_FIRST, p.SPECIALIST_FIRST]  # of each of the three decks


@final  # compiled, its fields and methods are found without asking for a subclass
class Factory:
    """One player's board, markers, goods, workers and cards; all markers at 0 (AOA-S-13, AOA-DI-04)."""

    def __init__(self, seat: int, of: Factory | None = None) -> None:
        self.seat: int = seat
        self.credits: int = of.credits if of else 0
        self.tokens: list[int] = of.tokens[:] if of else [0, 0, 0]
        self.unbuilt: int = of.unbuilt if of else p.DICE
        self.tech: list[int] = of.tech[:] if of else [0, 0, 0, 0, 0]  # workers by level 1 to 4
        self.rider_card: int = of.rider_card if of else p.NONE  # the Equipment card that holds a worker
        self.rider_level: int = of.rider_level if of else 0
        self.played: list[int] = of.played[:] if of else [0] * p.ACTIONS  # Action markers
        self.used: int = of.used if of else 0  # mask of Equipment used at the marker just placed
        self.touched: bool = of.touched if of else False  # anything used or claimed since
        self.overtimes: int = of.overtimes if of else 0  # this round
        self.prospect: tuple[int, ...] = of.prospect if of else (0,) * p.TRACKS
        self.relations: tuple[int, ...] = of.relations if of else (0,) * p.COMPANIES
        self.donation: int = of.donation if of else 0
        self.reputation: int = of.reputation if of else 0
        self.reliability: int = of.reliability if of else p.RELIABILITY_TOP  # AOA-S-15
        self.vp: int = of.vp if of else 0  # scored in play
        self.minus: int = of.minus if of else 0  # Minus-3-VP tokens
        self.contracts: int = of.contracts if of else p.CONTRACTS  # tokens in the play area
        self.contracted: int = of.contracted if of else 0  # mask of Common Specialists used this round
        self.spent: int = of.spent if of else 0  # Contract tokens that left the game
        self.turned: int = of.turned if of else 0  # mask of own Specialists used this round
        self.discarded: int = of.discarded if of else 0  # Specialists
        self.claimed: int = of.claimed if of else 0  # mask of Achievement cards in play
        self.waive: int = of.waive if of else 0  # a pending Negotiator
        self.hand: Zone = of.hand.copy() if of else Zone(only(seat), pool=SPECIALIST_POOL)
        self.packet: Zone = of.packet.copy() if of else Zone(only(seat), pool=SPECIALIST_POOL)
        self.specialists: Zone = of.specialists.copy() if of else Zone(EVERYONE)
        self.equipment: Zone = of.equipment.copy() if of else Zone(EVERYONE)
        self.columns: list[int] = of.columns[:] if of else []  # of each Equipment card; NONE: not tucked yet
        self.research: Zone = of.research.copy() if of else Zone(EVERYONE)
        self.sales: Zone = of.sales.copy() if of else Zone(EVERYONE)

    def held(self) -> int:
        """Resource tokens of all colours."""
        tokens = self.tokens
        return tokens[0] + tokens[1] + tokens[2]

    def engineers(self) -> int:
        """AOA-13.7."""
        return p.ENGINEERS[self.reputation]

    def advanced(self) -> int:
        """AOA-5.9: tracks on which the marker has left the start."""
        n = 0
        for space in self.prospect:
            if space:
                n += 1
        return n

    def donations(self) -> int:
        """AOA-15.1: the most units that may be given in a round."""
        return p.DONATION_BASE + self.advanced()

    def upgradable(self) -> bool:
        tech = self.tech
        return tech[1] + tech[2] + tech[3] > 0

    def workers(self) -> int:
        tech = self.tech
        return tech[1] + tech[2] + tech[3] + tech[4]

    def levels(self) -> int:
        """The sum of levels on the Technology track."""
        tech = self.tech
        return tech[1] + 2 * tech[2] + 3 * tech[3] + 4 * tech[4]

    def best(self) -> int:
        """The highest level on the Technology track, 0 without workers."""
        level = 4
        while level and not self.tech[level]:
            level -= 1
        return level

    def discounts(self) -> list[int]:
        """AOA-6.2b: from all Equipment owned."""
        out = [0, 0, 0]
        for card in self.equipment.cards:
            off = p.DISCOUNT[card]
            out[0] += off[0]
            out[1] += off[1]
            out[2] += off[2]
        return out

    def in_column(self, column: int) -> list[int]:
        """The Equipment tucked under a column."""
        return [self.equipment.cards[i] for i in range(len(self.columns)) if self.columns[i] == column]

    def markers(self) -> int:
        """Action markers on the board."""
        n = 0
        for played in self.played:
            n += played
        return n

    def column_open(self, action: int) -> bool:
        """AOA-3.3, AOA-3.4: no Action marker in the column."""
        played = self.played
        return not played[action] and not played[p.PARTNER[action]]

    def place_marker(self, action: int) -> None:
        self.played[action] = 1
        self.used = 0
        self.touched = False

    def activated(self, card: int) -> bool:
        """AOA-RU-60: the Equipment has been used at this marker."""
        return self.used >> card & 1 == 1

    def activate(self, card: int) -> None:
        self.used |= 1 << card
        self.touched = True

    def exhausted(self, specialist: int) -> bool:
        """AOA-12.2: an own Specialist used this round."""
        return self.turned >> specialist & 1 == 1

    def hired(self, specialist: int) -> bool:
        """AOA-12.4b: a Common Specialist used by Contract this round."""
        return self.contracted >> specialist & 1 == 1

    def has_claimed(self, place: int) -> bool:
        return self.claimed >> place & 1 == 1

    def lacks(self, cost: list[int]) -> int:
        """The first colour of which too few tokens are held; NONE if all are."""
        for colour in range(len(cost)):
            if self.tokens[colour] < cost[colour]:
                return colour
        return p.NONE


@final  # compiled, its fields and methods are found without asking for a subclass
class Automaton(State):
    """The state of a game."""

    def __init__(self, setup: Setup, of: Automaton | None = None) -> None:
        super().__init__(setup, p.COMPONENTS, of)
        self.factories: list[Factory] = (
            [Factory(f.seat, f) for f in of.factories] if of else [Factory(i) for i in range(setup.seats)]
        )
        self.decks: list[Zone] = [z.copy() for z in of.decks] if of else _decks()  # Equipment, R&D, Sale
        self.rows: list[Zone] = (
            [z.copy() for z in of.rows] if of else [Zone(EVERYONE) for _ in range(p.DECKS)]
        )
        self.discards: list[Zone] = (
            [z.copy() for z in of.discards] if of else [Zone(EVERYONE) for _ in range(p.DECKS)]
        )
        self.common: Zone = of.common.copy() if of else Zone(EVERYONE, cards=p.STARTERS[:])
        self.bench: Zone = of.bench.copy() if of else _bench()  # Specialists that nobody has seen
        self.gone: Zone = of.gone.copy() if of else Zone(EVERYONE)  # out of the game, in the open
        self.tile_deck: Zone = of.tile_deck.copy() if of else _tiles(p.EARLY_TILES)
        self.tile_row: Zone = of.tile_row.copy() if of else Zone(EVERYONE)
        self.tile_discard: Zone = of.tile_discard.copy() if of else Zone(EVERYONE)
        self.tile_later: Zone = of.tile_later.copy() if of else Zone(EVERYONE, cards=p.LATE_TILES[:])
        self.blocked_deck: Zone = of.blocked_deck.copy() if of else _blocked()
        self.blocked_next: Zone = of.blocked_next.copy() if of else Zone(EVERYONE)  # the card shown
        self.blocked_past: Zone = of.blocked_past.copy() if of else Zone(EVERYONE)
        self.achievements: tuple[int, ...] = of.achievements if of else ()  # one of each level
        self.audits: tuple[int, ...] = of.audits if of else ()  # A, A, B, B
        self.flipped: int = of.flipped if of else 0  # Audit cards resolved, from the left
        self.audit: int = of.audit if of else 0  # the Audit marker
        self.stacks: list[list[int]] = [x[:] for x in of.stacks] if of else _stacks(setup.seats)
        self.taken: list[int] = of.taken[:] if of else []  # VP tokens taken from them
        self.spaces: list[int] = of.spaces[:] if of else [p.FREE] * (p.COLUMNS * p.SPACES)  # see `worker`
        self.market: list[int] = of.market[:] if of else []  # colours
        self.dice: list[int] = of.dice[:] if of else [0, 0, 0]  # the Level dice as they lie
        self.order: tuple[int, ...] = of.order if of else ()  # Current Turn Order
        self.next_order: list[int] = of.next_order[:] if of else [p.NONE] * setup.seats
        self.round: int = of.round if of else 1
        self.phase: int = of.phase if of else SETTING_UP
        self.done: int = of.done if of else 0  # main actions in the game so far

    def copy(self) -> Automaton:
        return Automaton(self.setup, self)

    def zones(self) -> list[Zone]:
        out = self.decks + self.rows + self.discards
        out += [self.common, self.bench, self.gone, self.tile_deck, self.tile_row, self.tile_discard]
        out += [self.tile_later, self.blocked_deck, self.blocked_next, self.blocked_past]
        for f in self.factories:
            out += [f.hand, f.packet, f.specialists, f.equipment, f.research, f.sales]
        return out

    # --- rounds -------------------------------------------------------------------------------------
    def actions(self) -> int:
        """AOA-F-04: main actions of each player this round."""
        return p.LATE_MARKERS if self.round >= p.LATE_ROUND else p.EARLY_MARKERS

    def audited(self) -> bool:
        """AOA-F-06: no audit in the first round."""
        return self.round > 1

    def first(self) -> int:
        """AOA-RU-51: the current first player."""
        return self.order[0]

    # --- worker spaces (AOA-3.8) --------------------------------------------------------------------
    def general_space(self, action: int) -> int:
        """AOA-MB-01: the leftmost free general space of a worker action; NONE if none is left."""
        at, spaces = action * p.SPACES, self.spaces
        for i in range(at, at + p.GENERAL):
            if spaces[i] == p.FREE:
                return i
        return p.NONE

    def iv_free(self, action: int) -> bool:
        return self.spaces[action * p.SPACES + p.GENERAL] == p.FREE

    def block(self, action: int) -> None:
        """AOA-RU-08, AOA-MB-08: the leftmost general space."""
        self.spaces[action * p.SPACES] = p.BLOCKED

    # --- benefits (AOA-FX) --------------------------------------------------------------------------
    def gain(self, seat: int, effects: list[int]) -> None:
        """AOA-RU-48: left to right, each wholly resolved before the next."""
        for i in range(len(effects) - 1, -1, -1):
            self.push(Do(seat, effects[i]))

    def useful(self, seat: int, effects: list[int], where: int) -> bool:
        """AOA-12.7, AOA-RU-70: at least one of the effects would change something."""
        for number in effects:
            effect: Effect[Any] = self.setup.effects[number]
            if not effect.idle(self, seat, where):
                return True
        return False

    # --- card rows (AOA-4) --------------------------------------------------------------------------
    def row(self, action: int) -> list[int]:
        """The face-up cards of Equipment, R&D or Sale, leftmost first."""
        return self.rows[action - p.EQUIPMENT].cards

    def refill(self, kind: int) -> None:
        """AOA-4.2, AOA-4.3, AOA-MB-05: new cards at the right until the row is full or no card is left."""
        row = self.rows[kind]
        deck = self.decks[kind]
        while len(row.cards) < p.ROW:
            if not deck.cards:
                self.rebuild(deck, self.discards[kind])
                if not deck.cards:
                    return
            card = self.draw(deck, row)
            if self.log is not None:
                self.tell_new(kind, card)

    def rebuild(self, deck: Zone, discard: Zone) -> None:
        """AOA-RU-94: the discard pile becomes the deck."""
        if discard.cards:
            self.learn()
            while discard.cards:
                self.move(discard.cards[-1], discard, deck)
            self.shuffle(deck)

    def tell_new(self, kind: int, card: int) -> None:
        if kind == 0:
            self.note(EVERYONE, v.NEW_EQUIPMENT, card)
        elif kind == p.RESEARCH - p.EQUIPMENT:
            self.note(EVERYONE, v.NEW_RESEARCH, card - p.RESEARCH_FIRST)
        else:
            self.note(EVERYONE, v.NEW_SALE, card - p.SALE_FIRST)

    # --- goods --------------------------------------------------------------------------------------
    def earn(self, seat: int, credits: int) -> None:
        if credits:
            self.factories[seat].credits += credits
            self.note(EVERYONE, v.GOT_CREDITS, seat, credits)

    def spend(self, seat: int, credits: int) -> None:
        if credits:
            self.factories[seat].credits -= credits
            self.note(EVERYONE, v.PAID_CREDITS, seat, credits)

    def add(self, seat: int, colour: int, n: int) -> None:
        """Tokens from the supply, which never runs out (AOA-1.7). The limit is checked by `Limit`."""
        if n:
            self.factories[seat].tokens[colour] += n
            self.note(EVERYONE, v.GOT_TOKENS, seat, n, colour)

    def remove(self, seat: int, colour: int, n: int) -> None:
        if n:
            self.factories[seat].tokens[colour] -= n
            self.note(EVERYONE, v.PAID_TOKENS, seat, n, colour)

    def score(self, seat: int, vp: int) -> None:
        self.factories[seat].vp += vp
        self.note(EVERYONE, v.SCORED, seat, vp)

    # --- workers (AOA-13.3 to 13.5) -----------------------------------------------------------------
    def build(self, seat: int, level: int, n: int) -> None:
        """AOA-13.4: missing dice are lost."""
        f = self.factories[seat]
        for _ in range(min(n, f.unbuilt)):
            f.unbuilt -= 1
            f.tech[level] += 1
            self.note(EVERYONE, v.BUILT, seat, level - 1)

    def upgrade(self, seat: int, level: int, steps: int) -> None:
        """AOA-13.5: one worker, never above IV."""
        tech = self.factories[seat].tech
        higher = min(p.IV, level + steps)
        tech[level] -= 1
        tech[higher] += 1
        self.note(EVERYONE, v.UPGRADED, seat, level - 1, higher - 1)

    # --- tracks -------------------------------------------------------------------------------------
    def raise_reputation(self, seat: int, n: int) -> None:
        """AOA-13.6, AOA-13.8, AOA-RU-83: step by step; a VP token on the way is taken."""
        f = self.factories[seat]
        for _ in range(n):
            if f.reputation == p.REPUTATION_TOP:
                return
            f.reputation += 1
            self.note(EVERYONE, v.FAME, seat, f.reputation)
            if f.reputation in p.STACKS:
                stack = self.stacks[p.STACKS.index(f.reputation)]
                if stack:
                    vp = stack.pop()
                    self.taken.append(vp)
                    f.vp += vp
                    self.note(EVERYONE, v.VP_TOKEN, seat, vp)

    def relate(self, seat: int, company: int) -> None:
        """AOA-13.1."""
        f = self.factories[seat]
        if f.relations[company] < p.RELATION_TOP:
            f.relations = added(f.relations, company, 1)
            self.note(EVERYONE, v.BOND, seat, company, f.relations[company])

    def move_donation(self, seat: int) -> bool:
        """One space; false at the end of the track."""
        f = self.factories[seat]
        if f.donation == p.DONATION_TOP:
            return False
        f.donation += 1
        self.note(EVERYONE, v.GAVE, seat, f.donation)
        return True

    # --- achievements -------------------------------------------------------------------------------
    def unclaimed(self) -> int:
        """Mask of the Achievement cards in play without a marker."""
        mask = (1 << len(self.achievements)) - 1
        for f in self.factories:
            mask &= ~f.claimed
        return mask


def _decks() -> list[Zone]:
    return [
        Zone(NOBODY, pool=kind, cards=list(range(FIRST_CARD[kind], FIRST_CARD[kind + 1])))
        for kind in range(p.DECKS)
    ]


def _bench() -> Zone:
    cards = [card for card in range(p.SPECIALIST_FIRST, p.TILE_FIRST) if card not in p.STARTERS]
    return Zone(NOBODY, pool=SPECIALIST_POOL, cards=cards)


def _tiles(tiles: list[int]) -> Zone:
    return Zone(NOBODY, pool=TILE_POOL, cards=tiles[:])


def _blocked() -> Zone:
    return Zone(NOBODY, pool=BLOCKED_POOL, cards=list(range(p.BLOCKED_FIRST, p.COMPONENTS)))


def _stacks(seats: int) -> list[list[int]]:
    return [p.VP_STACK[seats][:] for _ in p.STACKS]


A_SEAT: Final = 10  # a worker on a space is one number: its level and ten for each seat before its owner's


def worker(seat: int, level: int) -> int:
    return seat * A_SEAT + level


def owner(worker: int) -> int:
    return worker // A_SEAT


def level_of(worker: int) -> int:
    return worker % A_SEAT
