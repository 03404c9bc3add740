"""Phase 3 (SB-3.2): one card a turn, in turn order: collect, reveal, sub-action, boost, Cylindroid, keep."""

from __future__ import annotations

from rulewright.core.menu import Action, Menu, Offers, Reasoned
from rulewright.core.state import Frame, Seated
from rulewright.core.values import added
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE, only
from rulewright.games.stress_botics.moving import Stand, beyond, collect, movement
from rulewright.games.stress_botics.performing import perform
from rulewright.games.stress_botics.printed import (
    BOOSTED,
    CARD_COSTS,
    CORE,
    CYLINDROID_DOES,
    CYLINDROIDS,
    IN_TANK,
    MOVE,
    NONE,
    TO_CYLINDROID,
    TYPE_OF,
)
from rulewright.games.stress_botics.stress import Settle, spend_battery
from rulewright.games.stress_botics.subactions import (
    SUB_ACTIONS,
    SUBS_OF,
    legal_sub,
    playable,
    sub_action,
    why_not_use,
)
from rulewright.games.stress_botics.table import ACTIONS_PHASE, BetaBot, Botics
from rulewright.games.stress_botics.tanks import pay
from rulewright.games.stress_botics.turns import InTurn, Purge
from rulewright.games.stress_botics.verbs import (
    ACTIVATE,
    ASK_BOOST,
    ASK_ITEM,
    ASK_KEEP,
    ASK_RELEASE,
    ASK_SUB,
    ASK_TURN,
    BOOST,
    BOOSTED_BY,
    BOOSTS,
    CARD_BOOST,
    DO,
    DROP,
    DROPPED,
    INNER_BOOST,
    KEEP,
    KEEP_MISSING,
    KEPT,
    NO_BOOST,
    NO_SUB,
    NOT_NOW,
    PERFORM,
    PURGE,
    RELEASE,
    RELEASED,
    RETURN,
    RETURNED,
    REVEALED,
    SKIP,
    TRACK_BOOST,
    UNPLAYABLE,
    USE,
    USED,
)


# --- the turn --------------------------------------------------------------------------------------------
class Actions(Frame[Botics]):
    """SB-3.2.1: turns in turn order until no programmed card is left."""

    def run(self, s: Botics) -> None:
        s.phase = ACTIONS_PHASE
        left = [seat for seat in s.order if s.bots[seat].program.cards]
        if left:
            s.push(Actions())
            for seat in reversed(left):
                s.push(Begin(seat))


class Begin(Seated[Botics]):
    """What the next player can do depends on a face-down card: for the others it is something to learn."""

    def run(self, s: Botics) -> None:
        s.push(Turn(self.seat))
        if s.actor != self.seat:
            s.learn()


class Perform(Action[Botics, BetaBot]):
    """SB-3.2.3: the leftmost card."""

    def look(self, s: Botics, me: BetaBot, to: Offers) -> None:
        card = me.program.cards[0]
        to.may_if(card >= 0 and playable(s, me.seat, card), PERFORM.of(), NO_SUB)

    def do(self, s: Botics, seat: int, option: Option) -> None:
        s.push(Reveal(seat))
        s.push(Settle())
        if s.bots[seat].node == CORE and s.core_side:
            s.push(Stand(seat))
        collect(s, seat)


class TakeBack(Action[Botics, BetaBot]):
    """SB-3.2.2: the leftmost card goes back unrevealed."""

    def do(self, s: Botics, seat: int, option: Option) -> None:
        b = s.bots[seat]
        slot = b.slots - len(b.program.cards) + 1
        s.move(b.program.cards[0], b.program, b.hand)
        s.note(EVERYONE, RETURNED, seat, slot)


class Turn(Menu[Botics, BetaBot]):
    """SB-3.2.2, SB-3.2.3: perform the leftmost card, or take it back unrevealed."""

    step = "turn"
    actions = (Perform(PERFORM), TakeBack(RETURN, ends=True), Purge(PURGE))

    def me(self, s: Botics) -> BetaBot:
        return s.bots[self.seat]

    def prompt(self, s: Botics) -> Line:
        b = s.bots[self.seat]
        return ASK_TURN.line(b.slots - len(b.program.cards) + 1)

    def default(self, s: Botics) -> Option:
        """To purge is never offered first."""
        return self.options(s)[0]

    def again(self, s: Botics, action: Action[Botics, BetaBot]) -> None:
        """A turn is one card; only after a purge it is asked again."""
        if isinstance(action, Purge):
            s.push(self)


class Reveal(Seated[Botics]):
    """SB-3.2.3a; SB-R-89: without a legal sub-action the card goes back unrevealed."""

    def run(self, s: Botics) -> None:
        b = s.bots[self.seat]
        card = b.program.cards[0]
        slot = b.slots - len(b.program.cards)
        kind = TYPE_OF[card]
        if kind != MOVE and not legal_sub(s, self.seat, card):
            s.move(card, b.program, b.hand)
            s.note(EVERYONE, UNPLAYABLE, self.seat, slot + 1)
            return
        s.move(card, b.program, s.playing)
        s.note(EVERYONE, REVEALED, self.seat, card)
        s.push(Keep(self.seat, slot))
        s.push(Release(self.seat))
        s.push(Settle())
        if kind == MOVE:
            s.push(Boost(self.seat, NONE, NONE))
        else:
            s.push(SubAction(self.seat, kind))


class SubAction(InTurn):
    """SB-3.1: one of the card's sub-actions."""

    offers_last = True

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def prompt(self, s: Botics) -> Line:
        return ASK_SUB.line(self.kind)

    def see(self, s: Botics, to: Offers) -> None:
        boosted = BOOSTED[s.playing.cards[0]]
        for sub in SUBS_OF[self.kind]:
            to.unless(DO.of(sub), SUB_ACTIONS[sub].why_not(s, self.seat, boosted))

    def choose(self, s: Botics, option: Option) -> None:
        sub = DO.read(option)
        if sub == ACTIVATE:
            s.push(UseItem(self.seat))
        else:
            s.push(Boost(self.seat, sub, NONE))


class UseItem(Reasoned[Botics]):
    """SB-3.5.7: one visible item; never two by one sub-action (SB-3.5.7c)."""

    asks = ASK_ITEM

    def look(self, s: Botics, to: Offers) -> None:
        boosted = BOOSTED[s.playing.cards[0]]
        for item in sorted(s.bots[self.seat].visible_items()):
            to.unless(USE.of(item), why_not_use(s, self.seat, item, boosted))

    def take(self, s: Botics, option: Option) -> None:
        item = USE.read(option)
        s.note(EVERYONE, USED, self.seat, item)
        s.push(Boost(self.seat, ACTIVATE, item))


class Boost(InTurn):
    """SB-3.2.3b: none, the card's own, the inner battery or the one on track space 1."""

    step = "boost"
    asks = ASK_BOOST

    def __init__(self, seat: int, sub: int, item: int) -> None:
        super().__init__(seat)
        self.sub = sub
        self.item = item

    def see(self, s: Botics, to: Offers) -> None:
        of = sub_action(self.sub)
        boosted = BOOSTED[s.playing.cards[0]]
        for way in range(len(BOOSTS)):
            to.unless(BOOST.of(way), of.why_not_boost(s, self.seat, self.item, way, boosted))
        if to.told and self.sub == NONE:
            beyond(s, self.seat, movement(s.bots[self.seat]), to)

    def default(self, s: Botics) -> Option:
        """Without a boost where that is possible, unless the card gives it."""
        options = self.options(s)
        for way in (CARD_BOOST, NO_BOOST, INNER_BOOST):
            if BOOST.of(way) in options:
                return BOOST.of(way)
        return options[-1]

    def lapse(self, s: Botics) -> None:
        """The only boost was lost on the way: an A! item stays unused."""

    def choose(self, s: Botics, option: Option) -> None:
        way = BOOST.read(option)
        if way != NO_BOOST:
            s.note(EVERYONE, BOOSTED_BY, self.seat, way)
        if way == INNER_BOOST:
            s.bots[self.seat].inner = NONE
        elif way == TRACK_BOOST:
            spend_battery(s, self.seat, 0)
        sub_action(self.sub).resolve(s, self.seat, self.item, way != NO_BOOST)


class Release(InTurn):
    """SB-3.4.8: after the card, one captured Cylindroid may be returned for its additional action."""

    asks = ASK_RELEASE

    def see(self, s: Botics, to: Offers) -> None:
        b = s.bots[self.seat]
        for kind in range(len(CYLINDROIDS)):
            if b.captured[kind] and s.can_do(self.seat, CYLINDROID_DOES[kind]):
                to.may(RELEASE.of(kind))
            elif b.captured[kind]:
                to.no(RELEASE.of(kind), NOT_NOW)
        to.decline(SKIP.of())

    def choose(self, s: Botics, option: Option) -> None:
        if option in SKIP:
            return
        kind = RELEASE.read(option)
        b = s.bots[self.seat]
        b.captured = added(b.captured, kind, -1)
        s.bag[kind] += 1
        s.note(EVERYONE, RELEASED, self.seat, kind)
        s.push(Settle())
        perform(s, self.seat, CYLINDROID_DOES[kind], len(b.track) >= TO_CYLINDROID[b.size])


class Keep(InTurn):
    """SB-3.2.4: pay one of the card's costs from the tank of its slot and keep it, or discard it."""

    offers_last = True

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def prompt(self, s: Botics) -> Line:
        return ASK_KEEP.line(s.playing.cards[0])

    def see(self, s: Botics, to: Offers) -> None:
        to.may(DROP.of())
        tanks = s.bots[self.seat].tanks
        costs = CARD_COSTS[s.playing.cards[0]]
        for way in range(len(costs)):
            piece, n = costs[way]
            missing = n - tanks[self.slot * IN_TANK + piece]
            to.may_if(missing <= 0, KEEP.of(way), KEEP_MISSING, missing, piece, self.slot)

    def choose(self, s: Botics, option: Option) -> None:
        card = s.playing.cards[0]
        if option in DROP:
            s.move(card, s.playing, s.discards[TYPE_OF[card]])
            s.note(EVERYONE, DROPPED, self.seat, card)
            return
        piece, n = CARD_COSTS[card][KEEP.read(option)]
        for _ in range(n):
            pay(s, self.seat, piece, self.slot)
        s.move(card, s.playing, s.bots[self.seat].hand)
        s.forget([card], only(self.seat))  # SB-V-03
        s.note(EVERYONE, KEPT, self.seat, card)
