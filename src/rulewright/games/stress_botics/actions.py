"""Phase 3 (SB-3.2): one card a turn, in turn order: collect, reveal, sub-action, boost, Cylindroid, keep."""

from __future__ import annotations

from typing import Final

from rulewright.core.state import Decision, Frame
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE, only
from rulewright.games.stress_botics.console import NOTHING_YET, Console, why_not_console
from rulewright.games.stress_botics.delivery import Offer, can_deliver, why_not_manual
from rulewright.games.stress_botics.effects import (
    CORE_EXTRACT,
    CORE_STEER,
    CYLINDROID_DOES,
    EFFECTS,
    ITEM_EFFECT,
    Do,
    read,
)
from rulewright.games.stress_botics.mining import (
    VAULT_REACH,
    at_reach,
    near_cylindroids,
    why_not_attack,
    why_not_extract,
)
from rulewright.games.stress_botics.moving import Stand, can_move, collect, free_space
from rulewright.games.stress_botics.printed import (
    ACTIVE_TRACK,
    ARMED,
    BOOSTED,
    CARD_COSTS,
    CONNECT,
    CORE,
    EACH,
    EXPLOSIVE,
    GOODS,
    IN_TANK,
    ITEM_ACTIVE,
    ITEMS_VAULT,
    MINE,
    MOVE,
    NEEDS_BOOST,
    SECTOR,
    TO_BOOST,
    TO_CYLINDROID,
    TO_TRACK,
    TYPE_BATTERY,
    VAULT_KIND,
)
from rulewright.games.stress_botics.producing import (
    CoreOption,
    produce,
    why_not_produce,
    why_not_steer,
)
from rulewright.games.stress_botics.stress import Settle, spend_battery
from rulewright.games.stress_botics.table import NONE, Botics
from rulewright.games.stress_botics.tanks import pay, put, spots
from rulewright.games.stress_botics.turns import purge, purge_option
from rulewright.games.stress_botics.verbs import (
    ACTIVATE,
    ARM,
    ARMED_NOW,
    ASK_AGAIN,
    ASK_ARM,
    ASK_BOOST,
    ASK_ITEM,
    ASK_KEEP,
    ASK_RELEASE,
    ASK_SUB,
    ASK_TURN,
    ATTACK,
    BOOST,
    BOOSTED_BY,
    CARD_BOOST,
    CHOOSE,
    CONSOLE,
    DELIVERY,
    DISARM,
    DISARMED_NOW,
    DO,
    DROP,
    DROPPED,
    EXTRACT,
    EXTRACTING,
    INNER_BOOST,
    KEEP,
    KEEP_MISSING,
    KEPT,
    NEEDS_BOOST_,
    NO_BOOST,
    NO_EXPLOSIVE,
    NO_INNER,
    NO_ITEM,
    NO_POWER,
    NO_SUB,
    NO_TRACK,
    NOT_BOOSTED_CARD,
    NOT_NOW,
    PERFORM,
    PRODUCE,
    PRODUCING,
    RELEASE,
    RELEASED,
    RETURN,
    RETURNED,
    REVEALED,
    SKIP,
    STEER,
    TRACK_BOOST,
    UNPLAYABLE,
    USE,
    USED,
)

SUBS_OF: Final = [[], [EXTRACT, ATTACK], [PRODUCE, STEER, ACTIVATE, DISARM, CONSOLE, DELIVERY]]
NO_ITEM_: Final = -1
WALK: Final = read("move")
MINE_HERE: Final = read("extract here")
ASSAULT: Final = read("attack")


# --- which sub-actions are legal -------------------------------------------------------------------------
def why_not_sub(s: Botics, seat: int, sub: int, boosted: bool) -> Line | None:
    """The reason against a sub-action of the card; `boosted`: the card boosts by itself."""
    if sub == EXTRACT:
        return why_not_extract(s, seat)
    if sub == ATTACK:
        found = why_not_attack(s, seat)
        return found or (None if can_boost(s, seat, MINE, boosted) else NEEDS_BOOST_.line())
    if sub == PRODUCE:
        return why_not_produce(s, seat, s.pressure, can_boost(s, seat, CONNECT, boosted))
    if sub == STEER:
        return why_not_steer(s, seat)
    if sub == ACTIVATE:
        return None if usable(s, seat, boosted) else NO_ITEM.line()
    if sub == DISARM:
        return None if flippable(s, seat, NONE) else NO_EXPLOSIVE.line()
    if sub == CONSOLE:
        return why_not_console(s, seat)
    found = why_not_manual(s, seat)
    return found or (None if delivery_boosts(s, seat, boosted) else NEEDS_BOOST_.line())


def delivery_boosts(s: Botics, seat: int, boosted: bool) -> bool:
    for way in (CARD_BOOST, INNER_BOOST, TRACK_BOOST):
        if why_not_boost(s, seat, CONNECT, way, boosted) is None:
            if way != TRACK_BOOST or fit_after_track(s, seat):
                return True
    return False


def fit_after_track(s: Botics, seat: int) -> bool:
    """SB-R-108: the conditions of a delivery must hold after a track battery was spent on the boost."""
    after = s.copy()
    spend_battery(after, seat, 0)
    return can_deliver(after, seat, SECTOR[after.bots[seat].node])


def usable(s: Botics, seat: int, boosted: bool) -> list[int]:
    """SB-3.5.7: visible items that can be activated now; A! only with a boost."""
    b = s.bots[seat]
    out: list[int] = []
    for extension in range(3):
        item = b.top(extension)
        if item >= 0 and why_not_use(s, seat, item, boosted) is None:
            out.append(item)
    out.sort()
    return out


def why_not_use(s: Botics, seat: int, item: int, boosted: bool) -> Line | None:
    if not ITEM_ACTIVE[item] or not ITEM_EFFECT[item].can(s, seat):
        return NOT_NOW.line()
    if NEEDS_BOOST[item] and not can_boost(s, seat, CONNECT, boosted):
        return NEEDS_BOOST_.line()
    return None


def flippable(s: Botics, seat: int, but: int) -> list[Option]:
    """SB-3.5.8: Explosives in the own vault or on segment D; `but`: the option of the first flip."""
    out: list[Option] = []
    for kind, reach in near_cylindroids(s, seat):
        if kind in (EXPLOSIVE, ARMED):
            at = at_reach(s, seat, reach)
            here = s.holds[at + kind] if reach == VAULT_REACH else s.belt[at + kind]
            # SB-3.5.8a: two flips on different Cylindroids; the one just flipped is of the other kind now
            flipped = but >= 0 and kind == (ARMED if but == EXPLOSIVE else EXPLOSIVE)
            if here - (1 if flipped else 0) > 0:
                out.append(ARM.of(kind, reach))
    return out


def playable(s: Botics, seat: int, card: int) -> bool:
    """SB-R-49, SB-R-89: a sub-action is legal now, or would be after collecting everything that fits."""
    kind = card // EACH
    if kind == MOVE:
        return can_move(s, seat, 0)
    if legal_sub(s, seat, card):
        return True
    b = s.bots[seat]
    if b.node == CORE and s.core_side:  # another space of Core B may help
        return free_space(s, seat, EXTRACTING if kind == MINE else PRODUCING)
    tile = s.tile_at(b.node)
    return tile >= 0 and s.made_on(tile) > 0 and legal_sub(collected(s, seat, tile), seat, card)


def legal_sub(s: Botics, seat: int, card: int) -> bool:
    return any(why_not_sub(s, seat, sub, BOOSTED[card]) is None for sub in SUBS_OF[card // EACH])


def collected(s: Botics, seat: int, tile: int) -> Botics:
    """A copy in which everything that fits was collected."""
    after = s.copy()
    for piece in range(GOODS):
        for _ in range(s.made[tile * GOODS + piece]):
            found = spots(after.bots[seat], piece)
            if found:
                put(after, seat, piece, found[0])
    return after


# --- boosts ----------------------------------------------------------------------------------------------
def why_not_boost(s: Botics, seat: int, kind: int, way: int, boosted: bool) -> Line | None:
    """SB-3.2.5, SB-3.2.6: by the card, by the inner battery, by the battery on track space 1."""
    b = s.bots[seat]
    battery = TYPE_BATTERY[kind]
    if way == CARD_BOOST:
        return None if boosted else NOT_BOOSTED_CARD.line()
    if len(b.track) < TO_BOOST[b.size]:
        return NO_POWER.line()  # SB-R-09
    if way == INNER_BOOST:
        return None if b.inner == battery else NO_INNER.line(battery)
    if b.track[0] == battery and (len(b.track) >= TO_TRACK[b.size] or b.modifier(ACTIVE_TRACK)):
        return None
    return NO_TRACK.line(TO_TRACK[b.size], battery)


def can_boost(s: Botics, seat: int, kind: int, boosted: bool) -> bool:
    for way in (CARD_BOOST, INNER_BOOST, TRACK_BOOST):
        if why_not_boost(s, seat, kind, way, boosted) is None:
            return True
    return False


# --- the turn --------------------------------------------------------------------------------------------
class Actions(Frame[Botics]):
    """SB-3.2.1: turns in turn order until no programmed card is left."""

    def run(self, s: Botics) -> None:
        s.phase = 3
        left = [seat for seat in s.order if s.bots[seat].program.cards]
        if left:
            s.push(Actions())
            for seat in reversed(left):
                s.push(Begin(seat))


class Begin(Frame[Botics]):
    """What the next player can do depends on a face-down card: for the others it is something to learn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Botics) -> None:
        s.push(Turn(self.seat))
        if s.actor != self.seat:
            s.learn()


class Turn(Decision[Botics]):
    """SB-3.2.2, SB-3.2.3: perform the leftmost card, or take it back unrevealed."""

    def prompt(self, s: Botics) -> Line:
        b = s.bots[self.seat]
        return ASK_TURN.line(b.slots - len(b.program.cards) + 1)

    def options(self, s: Botics) -> list[Option]:
        b = s.bots[self.seat]
        out: list[Option] = []
        if b.program.cards[0] >= 0 and playable(s, self.seat, b.program.cards[0]):
            out.append(PERFORM.of())
        out.append(RETURN.of())
        return out + purge_option(s, self.seat)

    def visible(self, s: Botics) -> list[Option]:
        return [PERFORM.of(), RETURN.of()] + purge_option(s, self.seat)

    def why_not(self, s: Botics, option: Option) -> Line | None:
        return NO_SUB.line() if option in PERFORM and PERFORM.of() not in self.options(s) else None

    def take(self, s: Botics, option: Option) -> None:
        if purge(s, self, self.seat, option):
            return
        b = s.bots[self.seat]
        if option in RETURN:
            s.note(EVERYONE, RETURNED, self.seat, b.slots - len(b.program.cards) + 1)
            s.move(b.program.cards[0], b.program, b.hand)
            return
        s.push(Reveal(self.seat))
        s.push(Settle())
        if b.node == CORE and s.core_side:
            s.push(Stand(self.seat))
        collect(s, self.seat)


class Reveal(Frame[Botics]):
    """SB-3.2.3a; SB-R-89: without a legal sub-action the card goes back unrevealed."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Botics) -> None:
        b = s.bots[self.seat]
        card = b.program.cards[0]
        slot = b.slots - len(b.program.cards)
        kind = card // EACH
        if kind != MOVE and not legal_sub(s, self.seat, card):
            s.note(EVERYONE, UNPLAYABLE, self.seat, slot + 1)
            s.move(card, b.program, b.hand)
            return
        s.move(card, b.program, s.playing)
        s.note(EVERYONE, REVEALED, self.seat, card)
        s.push(Keep(self.seat, slot))
        s.push(Release(self.seat))
        s.push(Settle())
        if kind == MOVE:
            s.push(Boost(self.seat, MOVE, NONE, NO_ITEM_))
        else:
            s.push(SubAction(self.seat, kind))


class SubAction(Decision[Botics]):
    """SB-3.1: one of the card's sub-actions."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def prompt(self, s: Botics) -> Line:
        return ASK_SUB.line(self.kind)

    def options(self, s: Botics) -> list[Option]:
        boosted = BOOSTED[s.playing.cards[0]]
        out = [DO.of(o) for o in SUBS_OF[self.kind] if why_not_sub(s, self.seat, o, boosted) is None]
        return purge_option(s, self.seat) + out if out else out

    def default(self, s: Botics) -> Option:
        return self.options(s)[-1]

    def visible(self, s: Botics) -> list[Option]:
        return purge_option(s, self.seat) + [DO.of(sub) for sub in SUBS_OF[self.kind]]

    def why_not(self, s: Botics, option: Option) -> Line | None:
        if option not in DO:
            return None
        return why_not_sub(s, self.seat, DO.read(option), BOOSTED[s.playing.cards[0]])

    def take(self, s: Botics, option: Option) -> None:
        if purge(s, self, self.seat, option):
            return
        sub = DO.read(option)
        if sub == ACTIVATE:
            s.push(UseItem(self.seat))
        else:
            s.push(Boost(self.seat, self.kind, sub, NO_ITEM_))


class UseItem(Decision[Botics]):
    """SB-3.5.7: one visible item; never two by one sub-action (SB-3.5.7c)."""

    def prompt(self, s: Botics) -> Line:
        return ASK_ITEM.line()

    def options(self, s: Botics) -> list[Option]:
        return [USE.of(item) for item in usable(s, self.seat, BOOSTED[s.playing.cards[0]])]

    def visible(self, s: Botics) -> list[Option]:
        b = s.bots[self.seat]
        return [USE.of(item) for item in sorted([b.top(e) for e in range(3) if b.top(e) >= 0])]

    def why_not(self, s: Botics, option: Option) -> Line | None:
        if option not in USE:
            return None
        return why_not_use(s, self.seat, USE.read(option), BOOSTED[s.playing.cards[0]])

    def take(self, s: Botics, option: Option) -> None:
        item = USE.read(option)
        s.note(EVERYONE, USED, self.seat, item)
        s.push(Boost(self.seat, CONNECT, ACTIVATE, item))


class Boost(Decision[Botics]):
    """SB-3.2.3b: none, the card's own, the inner battery or the one on track space 1."""

    def __init__(self, seat: int, kind: int, sub: int, item: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.sub = sub
        self.item = item

    def prompt(self, s: Botics) -> Line:
        return ASK_BOOST.line()

    def needed(self) -> bool:
        """Attack, Manual Delivery and A! items must be boosted."""
        return self.sub == ATTACK or self.sub == DELIVERY or (self.item >= 0 and NEEDS_BOOST[self.item])

    def why(self, s: Botics, way: int) -> Line | None:
        if way == NO_BOOST:
            return NEEDS_BOOST_.line() if self.needed() else None
        found = why_not_boost(s, self.seat, self.kind, way, BOOSTED[s.playing.cards[0]])
        if found is None and way == TRACK_BOOST:
            if self.sub == DELIVERY and not fit_after_track(s, self.seat):
                return NO_POWER.line()
            if self.item >= 0 and NEEDS_BOOST[self.item]:
                after = s.copy()
                spend_battery(after, self.seat, 0)
                if not ITEM_EFFECT[self.item].can(after, self.seat):
                    return NO_POWER.line()
        return found

    def options(self, s: Botics) -> list[Option]:
        out = [BOOST.of(way) for way in range(4) if self.why(s, way) is None]
        return purge_option(s, self.seat) + out if out else out

    def default(self, s: Botics) -> Option:
        """Without a boost where that is possible, unless the card gives it."""
        options = self.options(s)
        for way in (CARD_BOOST, NO_BOOST, INNER_BOOST):
            if BOOST.of(way) in options:
                return BOOST.of(way)
        return options[-1]

    def visible(self, s: Botics) -> list[Option]:
        return purge_option(s, self.seat) + [BOOST.of(way) for way in range(4)]

    def why_not(self, s: Botics, option: Option) -> Line | None:
        return self.why(s, BOOST.read(option)) if option in BOOST else None

    def lapse(self, s: Botics) -> None:
        """The only boost was lost on the way: an A! item stays unused."""

    def take(self, s: Botics, option: Option) -> None:
        if purge(s, self, self.seat, option):
            return
        way = BOOST.read(option)
        if way != NO_BOOST:
            s.note(EVERYONE, BOOSTED_BY, self.seat, way)
        if way == INNER_BOOST:
            s.bots[self.seat].inner = NONE
        elif way == TRACK_BOOST:
            spend_battery(s, self.seat, 0)
        self.resolve(s, way != NO_BOOST)

    def resolve(self, s: Botics, boosted: bool) -> None:
        """SB-3.2.3c: what the sub-action does, once or with its boost."""
        seat, sub = self.seat, self.sub
        if sub == NONE:
            perform(s, seat, WALK.number, boosted)
        elif sub == EXTRACT:
            perform(s, seat, MINE_HERE.number, boosted)
        elif sub == ATTACK:
            s.push(Do(seat, ASSAULT.number))
        elif sub == PRODUCE:
            tile = s.tile_at(s.bots[seat].node)
            if boosted and VAULT_KIND[tile][s.sides[tile]] != ITEMS_VAULT:
                s.push(ProduceAgain(seat))
                s.push(Settle())
            produce(s, seat, s.pressure, boosted)
        elif sub == STEER:
            s.push(CoreBoth(seat) if boosted else CoreOption(seat, s.pressure))
        elif sub == ACTIVATE:
            perform(s, seat, ITEM_EFFECT[self.item].number, boosted and not NEEDS_BOOST[self.item])
        elif sub == DISARM:
            s.push(Flip(seat, 2 if boosted else 1, NONE))
        elif sub == CONSOLE:
            s.push(Console(seat, 2 if boosted else 1, NOTHING_YET))
        else:
            s.push(Offer(seat, SECTOR[s.bots[seat].node], 0))


def perform(s: Botics, seat: int, effect: int, twice: bool) -> None:
    """SB-3.4.4, SB-3.3.3, SB-3.5.7a: once, and with a boost perhaps a second time."""
    if twice:
        s.push(Again(seat, effect))
        s.push(Settle())
    s.push(Do(seat, effect))


class Again(Decision[Botics]):
    """SB-R-48: the second performance is optional and re-checks legality."""

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def prompt(self, s: Botics) -> Line:
        return ASK_AGAIN.line()

    def options(self, s: Botics) -> list[Option]:
        return [SKIP.of(), PERFORM.of()] if EFFECTS[self.effect].can(s, self.seat) else []

    def default(self, s: Botics) -> Option:
        return PERFORM.of()

    def take(self, s: Botics, option: Option) -> None:
        if option in PERFORM:
            EFFECTS[self.effect].apply(s, self.seat)


class ProduceAgain(Decision[Botics]):
    """SB-3.5.1b: up to twice."""

    def prompt(self, s: Botics) -> Line:
        return ASK_AGAIN.line()

    def options(self, s: Botics) -> list[Option]:
        return [SKIP.of(), PERFORM.of()] if why_not_produce(s, self.seat, s.pressure) is None else []

    def default(self, s: Botics) -> Option:
        return PERFORM.of()

    def take(self, s: Botics, option: Option) -> None:
        if option in PERFORM:
            produce(s, self.seat, s.pressure, False)


class CoreBoth(Decision[Botics]):
    """SB-3.5.6c: both options of the Core, in any order; the second may be left."""

    def prompt(self, s: Botics) -> Line:
        return ASK_AGAIN.line()

    def options(self, s: Botics) -> list[Option]:
        return [CHOOSE.of(CORE_EXTRACT.word), CHOOSE.of(CORE_STEER.word)]

    def take(self, s: Botics, option: Option) -> None:
        first, second = CORE_EXTRACT, CORE_STEER
        if CHOOSE.read(option) == CORE_STEER.word:
            first, second = CORE_STEER, CORE_EXTRACT
        s.push(Again(self.seat, second.number))
        s.push(Do(self.seat, first.number))


class Flip(Decision[Botics]):
    """SB-3.5.8, SB-R-111: disarm or arm; with a boost a second one, on another Cylindroid."""

    def __init__(self, seat: int, left: int, before: int) -> None:
        super().__init__(seat)
        self.left = left
        self.before = before  # kind of the one flipped already

    def prompt(self, s: Botics) -> Line:
        return ASK_ARM.line()

    def options(self, s: Botics) -> list[Option]:
        out = flippable(s, self.seat, self.before)
        return [SKIP.of()] + out if self.before >= 0 and out else out

    def default(self, s: Botics) -> Option:
        return self.options(s)[-1]

    def take(self, s: Botics, option: Option) -> None:
        if option in SKIP:
            return
        kind, reach = ARM.read(option)
        other = ARMED if kind == EXPLOSIVE else EXPLOSIVE
        at = at_reach(s, self.seat, reach)
        counts = s.holds if reach == VAULT_REACH else s.belt
        counts[at + kind] -= 1
        counts[at + other] += 1
        s.note(EVERYONE, ARMED_NOW if other == ARMED else DISARMED_NOW, self.seat)
        if self.left > 1:
            s.push(Flip(self.seat, self.left - 1, kind))


class Release(Decision[Botics]):
    """SB-3.4.8: after the card, one captured Cylindroid may be returned for its additional action."""

    def prompt(self, s: Botics) -> Line:
        return ASK_RELEASE.line()

    def options(self, s: Botics) -> list[Option]:
        b = s.bots[self.seat]
        out: list[Option] = []
        for kind in range(3):
            if b.captured[kind] and CYLINDROID_DOES[kind].can(s, self.seat):
                out.append(RELEASE.of(kind))
        return [SKIP.of()] + purge_option(s, self.seat) + out if out else []

    def take(self, s: Botics, option: Option) -> None:
        if option in SKIP or purge(s, self, self.seat, option):
            return
        kind = RELEASE.read(option)
        b = s.bots[self.seat]
        b.captured[kind] -= 1
        s.bag[kind] += 1
        s.note(EVERYONE, RELEASED, self.seat, kind)
        s.push(Settle())
        perform(s, self.seat, CYLINDROID_DOES[kind].number, len(b.track) >= TO_CYLINDROID[b.size])


class Keep(Decision[Botics]):
    """SB-3.2.4: pay one of the card's costs from the tank of its slot and keep it, or discard it."""

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def prompt(self, s: Botics) -> Line:
        return ASK_KEEP.line(s.playing.cards[0])

    def missing(self, s: Botics, way: int) -> int:
        piece, n = CARD_COSTS[s.playing.cards[0]][way]
        return n - s.bots[self.seat].tanks[self.slot * IN_TANK + piece]

    def options(self, s: Botics) -> list[Option]:
        costs = CARD_COSTS[s.playing.cards[0]]
        out = purge_option(s, self.seat) + [DROP.of()]
        return out + [KEEP.of(way) for way in range(len(costs)) if self.missing(s, way) <= 0]

    def default(self, s: Botics) -> Option:
        return self.options(s)[-1]

    def visible(self, s: Botics) -> list[Option]:
        costs = CARD_COSTS[s.playing.cards[0]]
        return purge_option(s, self.seat) + [DROP.of()] + [KEEP.of(way) for way in range(len(costs))]

    def why_not(self, s: Botics, option: Option) -> Line | None:
        if option not in KEEP:
            return None
        way = KEEP.read(option)
        missing = self.missing(s, way)
        return (
            KEEP_MISSING.line(missing, CARD_COSTS[s.playing.cards[0]][way][0], self.slot)
            if missing > 0
            else None
        )

    def take(self, s: Botics, option: Option) -> None:
        if purge(s, self, self.seat, option):
            return
        card = s.playing.cards[0]
        if option in DROP:
            s.note(EVERYONE, DROPPED, self.seat, card)
            s.move(card, s.playing, s.discards[card // EACH])
            return
        piece, n = CARD_COSTS[card][KEEP.read(option)]
        for _ in range(n):
            pay(s, self.seat, piece, self.slot)
        s.note(EVERYONE, KEPT, self.seat, card)
        s.move(card, s.playing, s.bots[self.seat].hand)
        s.forget([card], only(self.seat))  # SB-V-03
