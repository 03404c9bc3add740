"""Phase 3 (SB-3.2): one card a turn, in turn order: collect, reveal, sub-action, boost, Cylindroid, keep."""

from __future__ import annotations

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.menu import Action, Menu, Offers, Reasoned
from rulewright.core.state import Frame, Seated
from rulewright.core.values import added, changed
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE, only
from rulewright.games.stress_botics.moving import Stand, beyond, collect, movement
from rulewright.games.stress_botics.performing import perform
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
from rulewright.games.stress_botics.turn_purge import InTurn, Purge


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
        to.may_if(card >= 0 and playable(s, me.seat, card), v.PERFORM.of(), v.NO_SUB)

    def do(self, s: Botics, seat: int, option: Option) -> None:
        s.push(Reveal(seat))
        s.push(Settle())
        if s.bots[seat].node == p.CORE and s.core_side:
            s.push(Stand(seat))
        collect(s, seat)


class TakeBack(Action[Botics, BetaBot]):
    """SB-3.2.2: the leftmost card goes back unrevealed."""

    def do(self, s: Botics, seat: int, option: Option) -> None:
        b = s.bots[seat]
        s.move(b.program.cards[0], b.program, b.hand)
        s.note(EVERYONE, v.RETURNED, seat, b.done())


class Turn(Menu[Botics, BetaBot]):
    """SB-3.2.2, SB-3.2.3: perform the leftmost card, or take it back unrevealed."""

    step = "turn"
    actions = (Perform(v.PERFORM), TakeBack(v.RETURN, ends=True), Purge(v.PURGE))

    def me(self, s: Botics) -> BetaBot:
        return s.bots[self.seat]

    def prompt(self, s: Botics) -> Line:
        return v.ASK_TURN.line(s.bots[self.seat].done() + 1)

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
        slot = b.done()
        kind = p.TYPE_OF[card]
        if kind != p.MOVE and not legal_sub(s, self.seat, card):
            s.move(card, b.program, b.hand)
            s.note(EVERYONE, v.UNPLAYABLE, self.seat, slot + 1)
            return
        b.revealed = changed(b.revealed, slot, card)
        s.move(card, b.program, s.playing)
        s.note(EVERYONE, v.REVEALED, self.seat, card)
        s.push(Keep(self.seat, slot))
        s.push(Release(self.seat))
        s.push(Settle())
        if kind == p.MOVE:
            s.push(Boost(self.seat, p.NONE, p.NONE))
        else:
            s.push(SubAction(self.seat, kind))


class SubAction(InTurn):
    """SB-3.1: one of the card's sub-actions."""

    offers_last = True

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def prompt(self, s: Botics) -> Line:
        return v.ASK_SUB.line(self.kind)

    def see(self, s: Botics, to: Offers) -> None:
        boosted = p.BOOSTED[s.playing.cards[0]]
        for sub in SUBS_OF[self.kind]:
            to.unless(v.DO.of(sub), SUB_ACTIONS[sub].why_not(s, self.seat, boosted))

    def choose(self, s: Botics, option: Option) -> None:
        sub = v.DO.read(option)
        if sub == v.ACTIVATE:
            s.push(UseItem(self.seat))
        else:
            s.push(Boost(self.seat, sub, p.NONE))


class UseItem(Reasoned[Botics]):
    """SB-3.5.7: one visible item; never two by one sub-action (SB-3.5.7c)."""

    asks = v.ASK_ITEM

    def look(self, s: Botics, to: Offers) -> None:
        boosted = p.BOOSTED[s.playing.cards[0]]
        for item in sorted(s.bots[self.seat].visible_items()):
            to.unless(v.USE.of(item), why_not_use(s, self.seat, item, boosted))

    def take(self, s: Botics, option: Option) -> None:
        item = v.USE.read(option)
        s.note(EVERYONE, v.USED, self.seat, item)
        s.push(Boost(self.seat, v.ACTIVATE, item))


class Boost(InTurn):
    """SB-3.2.3b: none, the card's own, the inner battery or the one on track space 1."""

    step = "boost"
    asks = v.ASK_BOOST

    def __init__(self, seat: int, sub: int, item: int) -> None:
        super().__init__(seat)
        self.sub = sub
        self.item = item

    def see(self, s: Botics, to: Offers) -> None:
        of = sub_action(self.sub)
        boosted = p.BOOSTED[s.playing.cards[0]]
        for way in range(len(v.BOOSTS)):
            to.unless(v.BOOST.of(way), of.why_not_boost(s, self.seat, self.item, way, boosted))
        if to.told and self.sub == p.NONE:
            beyond(s, self.seat, movement(s.bots[self.seat]), to)

    def default(self, s: Botics) -> Option:
        """Without a boost where that is possible, unless the card gives it."""
        options = self.options(s)
        for way in (v.CARD_BOOST, v.NO_BOOST, v.INNER_BOOST):
            if v.BOOST.of(way) in options:
                return v.BOOST.of(way)
        return options[-1]

    def lapse(self, s: Botics) -> None:
        """The only boost was lost on the way: an A! item stays unused."""

    def choose(self, s: Botics, option: Option) -> None:
        way = v.BOOST.read(option)
        if way != v.NO_BOOST:
            s.note(EVERYONE, v.BOOSTED_BY, self.seat, way)
        if way == v.INNER_BOOST:
            s.bots[self.seat].inner = p.NONE
        elif way == v.TRACK_BOOST:
            spend_battery(s, self.seat, 0)
        sub_action(self.sub).resolve(s, self.seat, self.item, way != v.NO_BOOST)


class Release(InTurn):
    """SB-3.4.8: after the card, one captured Cylindroid may be returned for its additional action."""

    asks = v.ASK_RELEASE

    def see(self, s: Botics, to: Offers) -> None:
        b = s.bots[self.seat]
        for kind in range(len(p.CYLINDROIDS)):
            if b.captured[kind] and s.can_do(self.seat, p.CYLINDROID_DOES[kind]):
                to.may(v.RELEASE.of(kind))
            elif b.captured[kind]:
                to.no(v.RELEASE.of(kind), v.NOT_NOW)
        to.decline(v.SKIP.of())

    def choose(self, s: Botics, option: Option) -> None:
        if option in v.SKIP:
            return
        kind = v.RELEASE.read(option)
        b = s.bots[self.seat]
        b.captured = added(b.captured, kind, -1)
        s.bag[kind] += 1
        s.note(EVERYONE, v.RELEASED, self.seat, kind)
        s.push(Settle())
        perform(s, self.seat, p.CYLINDROID_DOES[kind], len(b.track) >= p.TO_CYLINDROID[b.size])


class Keep(InTurn):
    """SB-3.2.4: pay one of the card's costs from the tank of its slot and keep it, or discard it."""

    offers_last = True

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def prompt(self, s: Botics) -> Line:
        return v.ASK_KEEP.line(s.playing.cards[0])

    def see(self, s: Botics, to: Offers) -> None:
        to.may(v.DROP.of())
        b = s.bots[self.seat]
        costs = p.CARD_COSTS[s.playing.cards[0]]
        for way in range(len(costs)):
            piece, n = costs[way]
            missing = n - b.in_tank(self.slot, piece)
            to.may_if(missing <= 0, v.KEEP.of(way), v.KEEP_MISSING, missing, piece, self.slot)

    def choose(self, s: Botics, option: Option) -> None:
        card = s.playing.cards[0]
        if option in v.DROP:
            s.move(card, s.playing, s.discards[p.TYPE_OF[card]])
            s.note(EVERYONE, v.DROPPED, self.seat, card)
            return
        piece, n = p.CARD_COSTS[card][v.KEEP.read(option)]
        for _ in range(n):
            pay(s, self.seat, piece, self.slot)
        s.move(card, s.playing, s.bots[self.seat].hand)
        s.forget([card], only(self.seat))  # SB-V-03
        s.note(EVERYONE, v.KEPT, self.seat, card)
