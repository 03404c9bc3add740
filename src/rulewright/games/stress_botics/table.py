"""What lies on the table: the planet, the belt, the servers and the player boards, with their zones.

Pieces are counted by type as in `printed`. Batteries on a track are listed from space 1 (right) on.
What changes seldom is a tuple, which all copies share: see `changed` and `added`.
"""

from __future__ import annotations

from typing import Any, Final, final

import rulewright.games.stress_botics.printed as p
from rulewright.core.effects import Effect
from rulewright.core.state import Setup, State
from rulewright.core.values import added
from rulewright.core.zones import EVERYONE, NOBODY, Zone, only

COMPETITIVE: Final = 0
COOPERATIVE: Final = 1
UNUSED: Final = 0  # Cargo Cards
USED_UP: Final = 1
THROWN: Final = 2
NOTHING_YET: Final = (p.NONE,) * p.MOST_TANKS  # a slot above each tank

# pools of hidden components
ACTIONS: Final = 0  # which MOVE card is where is as unknown as how many lie in a hand
TOKEN_POOL: Final = 1
ADVANCED: Final = 2
ALPHA: Final = 3
SECRET: Final = 4

# kinds of Event Tokens; those of Action Cards are their types
PLAIN: Final = 20
SIGNED: Final = 21
UNSORTED: Final = 22  # everything else


# Phases of a round; 0: the setup.
SHIPS_PHASE: Final = 1
PROGRAM_PHASE: Final = 2
ACTIONS_PHASE: Final = 3
MAINTENANCE_PHASE: Final = 4
ALPHABOT_PHASE: Final = 5
STATUS_PHASE: Final = 6


@final  # compiled, its fields and methods are found without asking for a subclass
class BetaBot:
    """One player's board and figures."""

    def __init__(self, seat: int, size: int, of: BetaBot | None = None) -> None:
        self.seat: int = seat
        self.size: int = size  # players - 2: which side of the board
        self.node: int = of.node if of else p.CORE
        self.producing: int = of.producing if of else 0  # stands on the producing space of Core B
        self.stress: int = of.stress if of else 0
        self.shields: int = of.shields if of else p.START_SHIELDS
        self.track: list[int] = of.track[:] if of else []  # batteries, from space 1 on
        self.inner: int = of.inner if of else p.NONE
        self.counted: int = of.counted if of else 0  # batteries when the AI was last settled
        self.mind: int = of.mind if of else COMPETITIVE
        self.tanks: list[int] = of.tanks[:] if of else [0] * (p.TANKS[size] * p.IN_TANK)
        self.dangerous: tuple[int, ...] = of.dangerous if of else (0, 0)  # G, A
        self.stores: tuple[int, ...] = of.stores if of else (0,) * (p.N_EXTENSIONS * p.RESOURCES)  # on items
        self.producer: tuple[int, ...] = (
            of.producer if of else (p.NONE,) * p.PRODUCER
        )  # the piece beside the B
        self.captured: tuple[int, ...] = of.captured if of else (0, 0, 0)
        self.cargo: tuple[int, ...] = of.cargo if of else (UNUSED,) * p.N_SECTORS
        self.markers: int = of.markers if of else p.MARKERS
        self.delivered: tuple[int, ...] = of.delivered if of else (0,) * (p.N_SHIPS * p.N_SECTORS)
        self.containers: tuple[int, ...] = of.containers if of else (0,) * (p.N_SHIPS * len(p.PIECES))
        self.reward: int = of.reward if of else p.NONE  # of the AlphaBot delivery
        self.hand: Zone = of.hand.copy() if of else Zone(only(seat), pool=ACTIONS)
        self.program: Zone = of.program.copy() if of else Zone(only(seat), pool=ACTIONS)  # leftmost first
        self.slots: int = of.slots if of else 0  # cards programmed this round
        self.revealed: tuple[int, ...] = of.revealed if of else NOTHING_YET  # by slot; NONE: or taken back
        self.secondary: Zone = of.secondary.copy() if of else Zone(only(seat), pool=SECRET)
        self.left: Zone = of.left.copy() if of else Zone(EVERYONE)
        self.central: Zone = of.central.copy() if of else Zone(EVERYONE)
        self.right: Zone = of.right.copy() if of else Zone(EVERYONE)
        self.braced: int = of.braced if of else 0  # Reinforced Chassis used in this Phase 5

    def different(self, but: list[int]) -> list[int]:
        """The cards of the hand but for these, in order; identical ones are one choice."""
        out: list[int] = []
        found = 0  # a bit for each that is there already
        for card in sorted(self.hand.cards):
            bit = 1 << p.TWIN[card]
            if not found & bit and card not in but:
                found |= bit
                out.append(card)
        return out

    def done(self) -> int:
        """Slots whose cards were revealed or taken back."""
        return self.slots - len(self.program.cards)

    # --- pieces -----------------------------------------------------------------------------------
    def in_tank(self, tank: int, piece: int) -> int:
        return self.tanks[tank * p.IN_TANK + piece]

    def content(self, tank: int) -> list[int]:
        return self.tanks[tank * p.IN_TANK : (tank + 1) * p.IN_TANK]

    def count_in(self, tank: int, kinds: int) -> int:
        """Pieces of the first so many kinds."""
        found = 0
        for piece in range(kinds):
            found += self.tanks[tank * p.IN_TANK + piece]
        return found

    def put_in(self, tank: int, piece: int, n: int) -> None:
        self.tanks[tank * p.IN_TANK + piece] += n

    def on_item(self, extension: int, piece: int) -> int:
        return self.stores[extension * p.RESOURCES + piece]

    def store(self, extension: int) -> tuple[int, ...]:
        return self.stores[extension * p.RESOURCES : (extension + 1) * p.RESOURCES]

    def stored(self, extension: int) -> int:
        found = 0
        for piece in range(p.RESOURCES):
            found += self.stores[extension * p.RESOURCES + piece]
        return found

    def put_on(self, extension: int, piece: int, n: int) -> None:
        self.stores = added(self.stores, extension * p.RESOURCES + piece, n)

    def loaded_on(self, ship: int) -> tuple[int, ...]:
        """What lies in the containers of a ship."""
        return self.containers[ship * len(p.PIECES) : (ship + 1) * len(p.PIECES)]

    def delivered_on(self, ship: int) -> tuple[int, ...]:
        """Markers on the delivery spaces of a ship, by sector."""
        return self.delivered[ship * p.N_SECTORS : (ship + 1) * p.N_SECTORS]

    # --- items ------------------------------------------------------------------------------------
    def extension(self, number: int) -> Zone:
        return self.left if number == 0 else self.central if number == 1 else self.right

    def top(self, number: int) -> int:
        """SB-11.4a: the item that works there; NONE if there is none."""
        cards = self.extension(number).cards
        return cards[-1] - p.FIRST_ITEM if cards else p.NONE

    def visible_items(self) -> list[int]:
        """SB-11.4a: the items that work."""
        out: list[int] = []
        for number in range(p.N_EXTENSIONS):
            item = self.top(number)
            if item != p.NONE:
                out.append(item)
        return out

    def modifier(self, key: int) -> int:
        """SB-R-99: what visible items add up to."""
        found = 0
        for number in range(p.N_EXTENSIONS):
            item = self.top(number)
            if item >= 0 and p.MODIFIES[item] == key:
                found += p.MODIFIES_BY[item]
        return found

    def items(self) -> list[int]:
        return [
            card - p.FIRST_ITEM for number in range(p.N_EXTENSIONS) for card in self.extension(number).cards
        ]

    # --- batteries and captured Cylindroids ----------------------------------------------------------
    def capacity(self) -> int:
        """SB-9.2."""
        return p.CAPACITY[self.size][self.shields]

    def tank_count(self) -> int:
        return p.TANKS[self.size]

    def tank_squares(self, tank: int) -> int:
        return p.SQUARES[self.size][tank]

    def deliveries(self) -> int:
        return sum(self.delivered)


@final  # compiled, its fields and methods are found without asking for a subclass
class Botics(State):
    """The state of a game of Stress Botics."""

    def __init__(self, setup: Setup, of: Botics | None = None) -> None:
        super().__init__(setup, p.COMPONENTS, of)
        self.size: int = of.size if of else max(2, setup.seats) - 2
        self.alternative: int = of.alternative if of else setup.options["alt_shields"]
        self.orbit: int = (
            of.orbit
            if of
            else p.AGGRESSIVE
            if setup.mode in ("aggressive", "solo_aggressive")
            else max(2, setup.seats) - 2
        )
        self.bots: list[BetaBot] = (
            [BetaBot(b.seat, b.size, b) for b in of.bots]
            if of
            else [BetaBot(seat, max(2, setup.seats) - 2) for seat in range(setup.seats)]
        )
        self.order: tuple[int, ...] = of.order if of else tuple(range(setup.seats))  # seats in turn order
        self.round: int = of.round if of else 0
        self.phase: int = of.phase if of else 0
        # the planet
        self.mantle: tuple[int, ...] = of.mantle if of else (0, 1, 2)  # section tile by sector
        self.crust: tuple[int, ...] = of.crust if of else (0, 1, 2)
        self.padlocks: tuple[int, ...] = of.padlocks if of else (1, 1, 1)  # by sector: still there
        self.rotation: int = of.rotation if of else 0
        self.lava: int = of.lava if of else p.CORE_LAVA[max(2, setup.seats) - 2]
        self.core_side: int = of.core_side if of else 0
        self.pressure: int = of.pressure if of else p.START_PRESSURE
        self.sides: tuple[int, ...] = of.sides if of else (0,) * len(p.TILES)
        self.made: tuple[int, ...] = (
            of.made if of else (0,) * (len(p.TILES) * p.GOODS)
        )  # auto-produced, by tile
        # AlphaBot and the Cylindroids
        self.vault: int = of.vault if of else 0  # 0 to 5, then SHUTTLE
        self.alpha: int = of.alpha if of else p.ALPHA_SHIELDS[setup.options["alt_shields"]]
        self.alpha_at: int = of.alpha_at if of else 0  # 0 Left token, 1 Right token, 2 right of the belt
        self.status_side: int = of.status_side if of else 0
        self.console_side: int = of.console_side if of else 0
        self.alpha_tank: tuple[int, ...] = of.alpha_tank if of else (0,) * p.GOODS
        self.alpha_owner: int = of.alpha_owner if of else p.NONE  # who delivered AlphaBot
        self.bag: list[int] = of.bag[:] if of else p.CYLINDROIDS[:]
        self.elevator: list[int] = of.elevator[:] if of else [0] * p.KINDS
        self.belt: list[int] = of.belt[:] if of else [0] * (4 * p.KINDS)
        self.holds: list[int] = of.holds[:] if of else [0] * (p.PLACES * p.KINDS)  # Cylindroids in vaults
        self.common: tuple[int, ...] = of.common if of else (0,) * p.GOODS
        # ships
        self.ships: tuple[int, ...] = of.ships if of else (1, 1, 1)  # NONE: left orbit
        self.demand: tuple[int, ...] = of.demand if of else (0, 0, 0)
        self.objectives: tuple[int, ...] = of.objectives if of else (0, 4, 8)  # Main Objective by ship
        # cards and tokens
        self.decks: list[Zone] = (
            [zone.copy() for zone in of.decks]
            if of
            else [Zone(NOBODY, pool=ACTIONS, holds=1 << kind) for kind in range(p.N_TYPES)]
        )
        self.discards: list[Zone] = (
            [zone.copy() for zone in of.discards] if of else [Zone(EVERYONE) for _ in range(p.N_TYPES)]
        )
        self.playing: Zone = of.playing.copy() if of else Zone(EVERYONE)  # the card being performed
        self.box: Zone = of.box.copy() if of else Zone(EVERYONE)  # not in this game
        self.pile: Zone = of.pile.copy() if of else Zone(NOBODY, pool=TOKEN_POOL)
        self.tokens: Zone = (  # on the belt; SB-S.5: the first two carry no symbol
            of.tokens.copy() if of else Zone(NOBODY, pool=TOKEN_POOL, holds=1 << PLAIN)
        )
        self.spent: Zone = of.spent.copy() if of else Zone(EVERYONE)  # discarded tokens
        self.advanced: Zone = of.advanced.copy() if of else Zone(NOBODY, pool=ADVANCED)
        self.advanced_row: Zone = of.advanced_row.copy() if of else Zone(EVERYONE)  # 0: next to the deck
        self.advanced_out: Zone = of.advanced_out.copy() if of else Zone(EVERYONE)
        self.alphas: Zone = of.alphas.copy() if of else Zone(NOBODY, pool=ALPHA)
        self.alphas_row: Zone = of.alphas_row.copy() if of else Zone(EVERYONE)
        self.alphas_out: Zone = of.alphas_out.copy() if of else Zone(EVERYONE)
        self.secrets: Zone = of.secrets.copy() if of else Zone(NOBODY, pool=SECRET)

    def copy(self) -> Botics:
        return Botics(self.setup, self)

    def zones(self) -> list[Zone]:
        zones = self.decks + self.discards
        zones += [self.playing, self.box, self.pile, self.tokens, self.spent]
        zones += [self.advanced, self.advanced_row, self.advanced_out]
        zones += [self.alphas, self.alphas_row, self.alphas_out, self.secrets]
        for b in self.bots:
            zones += [b.hand, b.program, b.secondary, b.left, b.central, b.right]
        return zones

    def kind_of(self, card: int) -> int:
        """Action Cards by type; Event Tokens by their symbol."""
        if p.FIRST_TOKEN <= card < p.FIRST_ITEM:
            return SIGNED if p.SYMBOL[card - p.FIRST_TOKEN] else PLAIN
        return p.TYPE_OF[card] if card < p.N_ACTIONS else UNSORTED

    # --- effects (SB-FX) --------------------------------------------------------------------------------
    def can_do(self, seat: int, effect: int) -> bool:
        word: Effect[Any] = self.setup.effects[effect]
        return word.can(self, seat, 0)

    def do(self, seat: int, effect: int) -> None:
        word: Effect[Any] = self.setup.effects[effect]
        word.apply(self, seat, 0)

    # --- the planet -------------------------------------------------------------------------------------
    def active(self) -> int:
        """SB-0.6: the node of the active Main Vault; NONE once AlphaBot is on the Shuttle."""
        return p.PATH[self.vault] if self.vault < p.SHUTTLE else p.NONE

    def tile(self, place: int) -> int:
        """The vault tile on a slot."""
        sector, slot = place // p.SLOTS, place % p.SLOTS
        if slot == 0:
            return p.MANTLE[self.mantle[sector]]
        return p.CRUST_LOWER[self.crust[sector]] if slot == 1 else p.CRUST_UPPER[self.crust[sector]]

    def place(self, tile: int) -> int:
        """The slot on which a vault tile lies."""
        for place in range(p.PLACES):
            if self.tile(place) == tile:
                return place
        return p.NONE

    def tile_at(self, here: int) -> int:
        """The vault tile at a node, or NONE."""
        return self.tile(p.PLACE_OF[here]) if p.PLACE_OF[here] >= 0 else p.NONE

    def connected(self, sector: int) -> bool:
        return p.CONNECTED[self.core_side][self.rotation][sector]

    def near(self, here: int) -> list[int]:
        """Every node one movement point away, the paid exits of the Core included (SB-3.3.6)."""
        if here == p.CORE:
            return [p.node(sector, p.LV) for sector in range(p.N_SECTORS)]
        out = p.NEAR[here][:]
        sector, kind = p.SECTOR[here], p.KIND[here]
        if kind == p.LV and self.connected(sector):
            out.append(p.CORE)
        if not self.padlocks[sector]:
            if kind in (p.UV, p.KM):
                out.append(p.node(sector, p.KM if kind == p.UV else p.UV))
            if (kind in (p.LV, p.UV)) and p.CRUST_MOUTH[self.crust[sector]]:
                out.append(p.node(sector, p.UV if kind == p.LV else p.LV))
        out.sort()
        return out

    def guests(self, here: int) -> int:
        """BetaBots at a node."""
        found = 0
        for b in self.bots:
            if b.node == here:
                found += 1
        return found

    def has_room(self, here: int, seat: int) -> bool:
        """SB-0.11 ff: a space is free for this BetaBot; Main Vaults and Neutral Zone have one for each."""
        found = 0
        for b in self.bots:
            if b.node == here and b.seat != seat:
                found += 1
        if here == p.CORE:
            return found < 3 + self.core_side
        place = p.PLACE_OF[here]
        return place < 0 or found < p.SPACES[self.tile(place)]

    def held(self, place: int) -> int:
        """Cylindroids in a vault."""
        at = place * p.KINDS
        return self.holds[at] + self.holds[at + 1] + self.holds[at + 2] + self.holds[at + 3]

    def segment(self, number: int) -> int:
        """Cylindroids on a belt segment."""
        at = number * p.KINDS
        return self.belt[at] + self.belt[at + 1] + self.belt[at + 2] + self.belt[at + 3]

    def on_belt(self, segment: int, kind: int) -> int:
        return self.belt[segment * p.KINDS + kind]

    def to_belt(self, segment: int, kind: int, n: int) -> None:
        self.belt[segment * p.KINDS + kind] += n

    def in_vault(self, place: int, kind: int) -> int:
        return self.holds[place * p.KINDS + kind]

    def to_vault(self, place: int, kind: int, n: int) -> None:
        self.holds[place * p.KINDS + kind] += n

    def made_at(self, tile: int, piece: int) -> int:
        return self.made[tile * p.GOODS + piece]

    def make(self, tile: int, piece: int, n: int) -> None:
        self.made = added(self.made, tile * p.GOODS + piece, n)

    def goods_on(self, tile: int) -> tuple[int, ...]:
        return self.made[tile * p.GOODS : (tile + 1) * p.GOODS]

    def made_on(self, tile: int) -> int:
        found = 0
        for piece in range(p.GOODS):
            found += self.made[tile * p.GOODS + piece]
        return found

    def alpha_most(self) -> int:
        return p.ALPHA_SHIELDS[self.alternative]

    def in_main(self, b: BetaBot) -> bool:
        return self.vault < p.SHUTTLE and b.node == p.PATH[self.vault]

    def rank(self, seat: int) -> int:
        """Place in the turn order, from 0."""
        return self.order.index(seat)
