"""Who knows what: components move between zones, and each seat gets a view, or a guess, of the rest.

Views and guesses follow from what the zones declare, from what was shown (`seen`) and from what was mixed in
an order that nobody knows (`stirred`). No game writes any of this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from rulewright.core.flow import Flow
from rulewright.core.rng import Rng
from rulewright.core.setup import Setup
from rulewright.core.zones import ANY_KIND, EVERYONE, HIDDEN, NOBODY, Boxes, Zone, only

if TYPE_CHECKING:
    from rulewright.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Flow):
    """The part of a state that knows where the components are, and who else knows it."""

    def __init__(self, setup: Setup, components: int, of: Knowledge | None = None) -> None:
        super().__init__(setup, of)
        self.seen: list[int] = of.seen[:] if of else [NOBODY] * components
        # Components with the same number (not 0) lie in an order unknown to all; `seen`: it is among them.
        self.stirred: list[int] = of.stirred[:] if of else []  # empty until the first are stirred
        self.every_zone: list[Zone] | None = None  # its zones, once they were listed: it keeps them for good

    # --- what a game supplies ---------------------------------------------------------------------
    def copy(self) -> State:
        """The same position, to be played on by itself. It keeps no log."""
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """Every zone of the game: what is known of hidden components follows from this list."""
        return []

    def closed(self) -> list[Boxes]:
        """All things that are closed into boxes."""
        return []

    def kind_of(self, card: int) -> int:
        """By what a zone that holds only some kinds tells components apart."""
        return 0

    # --- components move --------------------------------------------------------------------------
    def show(self, card: int, who: int) -> None:
        """From now on these seats know where the card is, wherever it lies."""
        self.seen[card] |= who

    def peek(self, card: int, seat: int) -> None:
        """A seat is shown a card that it did not know."""
        self.learn()
        if self.stirred and self.stirred[card] and self._unstir(card, only(seat)):
            self.seen[card] = NOBODY
        self.seen[card] |= only(seat)

    def forget(self, cards: list[int], keep: int = NOBODY) -> None:
        """After a shuffle or a secret move: nobody but `keep` still knows which is which."""
        for card in cards:
            self.seen[card] &= keep

    def shuffle(self, zone: Zone) -> None:
        """Put the zone into a new random order, which nobody knows."""
        self.rng.shuffle(zone.cards)
        self.forget(zone.cards)
        if self.stirred:
            for card in zone.cards:
                self.stirred[card] = 0

    def renew(self, deck: Zone, discards: Zone) -> None:
        """The discards become the deck again, shuffled."""
        for card in discards.cards[:]:
            self.move(card, discards, deck)
        self.shuffle(deck)

    def move(self, card: int, source: Zone, target: Zone, at: int = -1) -> None:
        """Carry a chosen component to another zone (on top, or to a position); what each seat knows follows.

        Who sees it in either zone knows from now on where it is. Who does not can no longer tell
        which of the source's cards is where.
        """
        told = source.order | target.order
        if len(source.cards) == 1:
            told |= self.seen[card]
        self._carry(card, source, target, at, told)
        self.forget(source.cards, told)

    def draw(self, source: Zone, target: Zone) -> int:
        """Move the top card (the last of the list). All see that it is the top one, so nobody loses track."""
        card = source.cards[-1]
        self._carry(card, source, target, -1, source.order | target.order | self.seen[card])
        return card

    def bury(self, zone: Zone, n: int) -> None:
        """Put the top n cards under the others in random order: who knew them knows that they lie there."""
        if not self.stirred:
            self.stirred = [0] * len(self.seen)
        cards = zone.cards[len(zone.cards) - n :]
        self.rng.shuffle(cards)
        number = max(self.stirred) + 1 if n > 1 else 0
        for card in cards:
            if self._unstir(card, NOBODY):
                self.seen[card] = NOBODY
        for card in cards:
            self.stirred[card] = number
        zone.cards = cards + zone.cards[: len(zone.cards) - n]

    def _unstir(self, card: int, told: int) -> bool:
        """A card leaves those among which it lay in unknown order; only `told` see which of them it is.

        The others lose track of the group (a little too much: they would know "one of these"). True if any
        are left, so that they lose track of this card as well.
        """
        number = self.stirred[card]
        self.stirred[card] = 0
        left = (
            [other for other in range(len(self.stirred)) if self.stirred[other] == number] if number else []
        )
        for other in left:
            self.seen[other] &= told
        return len(left) > 0

    def _carry(self, card: int, source: Zone, target: Zone, at: int, told: int) -> None:
        known = source.order | self.seen[card]
        if self.stirred and self.stirred[card] and self._unstir(card, source.order | target.order):
            known = source.order
            told = source.order | target.order
        if not known & only(self.actor):
            self.learn()  # even if others know the card: whether they do is nothing to be told by a forecast
        if source.some:
            self._leave(card, source, target)
        if source.cards[-1] == card:  # most often, and then there is nothing to search
            source.cards.pop()
        else:
            source.cards.remove(card)
        if at < 0:
            target.cards.append(card)
        else:
            target.cards.insert(at, card)
        self.seen[card] = told

    def _leave(self, card: int, source: Zone, target: Zone) -> None:
        """Fewer are of those kinds for sure, unless all see that a card of another kind leaves."""
        kinds, open_to = source.holds, source.order | target.order | self.seen[card]
        if open_to == EVERYONE and not kinds >> self.kind_of(card) & 1:
            return
        if source.some == len(source.cards) and target.holds in (ANY_KIND, kinds) and open_to != EVERYONE:
            target.holds = kinds  # whichever it is
            target.some += 1
        source.some -= 1
        if not source.some:
            source.holds = ANY_KIND

    # --- what a seat cannot know ------------------------------------------------------------------
    def unknown(self, seat: int, zone: Zone) -> list[int]:
        """Positions of the zone that the seat cannot name."""
        if zone.order >> seat & 1:
            return []
        bit = 1 << seat
        seen = self.seen
        return [i for i, card in enumerate(zone.cards) if not seen[card] & bit]

    def sample(self, seat: int, rng: Rng) -> State:
        """A state that the seat might be in: what it cannot know is replaced by a random guess."""
        s = self.copy()
        zones = s.zones()
        gaps = [self.unknown(seat, zone) for zone in zones]
        pools: dict[int, list[int]] = {}
        homes: list[int] = []
        for number, zone in enumerate(zones):
            # content known, order not: it mixes with itself only
            homes.append(-1 - number if zone.content >> seat & 1 else zone.pool)
            if gaps[number]:
                pools.setdefault(homes[number], []).extend([zone.cards[i] for i in gaps[number]])
        for guess in pools.values():
            guess.sort()  # the guess depends on the generator alone, never on the truth
            rng.shuffle(guess)
        for number, zone in enumerate(zones):  # first where only some kinds can lie
            if gaps[number] and zone.holds != ANY_KIND:
                guess = pools[homes[number]]
                if zone.some:
                    rng.shuffle(gaps[number])
                certain = self.certain(zone, gaps[number])
                for i in gaps[number][:certain]:
                    zone.cards[i] = self._fitting(guess, zone.holds)
                del gaps[number][:certain]
                rng.shuffle(guess)  # what was left over lies in front
        for number, zone in enumerate(zones):
            if gaps[number]:
                guess = pools[homes[number]]
                for i in gaps[number]:
                    zone.cards[i] = guess.pop()
        if self.stirred:
            s._stir_guess(seat, rng, self.zones(), self.stirred)
        for boxes in s.closed():
            if not boxes.known >> seat & 1:
                boxes.guess(rng)
        s.seen = [known & only(seat) for known in s.seen]
        s.unseal(seat)
        s.past = None
        s.rng = rng.split()
        s.setup = self.setup.seedless()
        s.face(seat)
        return s

    def certain(self, zone: Zone, gaps: list[int]) -> int:
        """At how many of these unknown places only the kinds of the zone can lie."""
        if not zone.some:
            return len(gaps) if zone.holds != ANY_KIND else 0
        known = [card for i, card in enumerate(zone.cards) if i not in gaps]
        return max(0, zone.some - len([1 for card in known if zone.holds >> self.kind_of(card) & 1]))

    def _fitting(self, guess: list[int], holds: int) -> int:
        """Take the last card of a kind that may lie there."""
        i = len(guess) - 1
        while not holds >> self.kind_of(guess[i]) & 1:
            i -= 1
        return guess.pop(i)

    def _stir_guess(self, seat: int, rng: Rng, truth: list[Zone], stirred: list[int]) -> None:
        """Within each group in unknown order the places are guessed anew, those of known cards too."""
        self.stirred = [0] * len(stirred)
        zones = self.zones()
        for z in range(len(truth)):
            for number, places in groups(truth[z], stirred):
                cards = [zones[z].cards[i] for i in places]
                for card in cards:
                    self.stirred[card] = number
                if not truth[z].order >> seat & 1:
                    cards.sort()
                    rng.shuffle(cards)
                    for i in range(len(places)):
                        zones[z].cards[places[i]] = cards[i]

    def redacted(self, seat: int) -> State:
        """A copy with everything struck out that the seat cannot know."""
        v = self.copy()
        for zone in v.zones():
            places = self.unknown(seat, zone)
            if places and zone.content >> seat & 1:  # content known, order not: show it sorted
                known = sorted([zone.cards[i] for i in places])
                for i in range(len(places)):
                    zone.cards[places[i]] = known[i]
            else:
                for i in places:
                    zone.cards[i] = HIDDEN
        if self.stirred:
            v._stir_view(seat, self.zones(), self.stirred)
        for boxes in v.closed():
            if not boxes.known >> seat & 1:
                boxes.strike()
        v.unseal(seat)
        v.rng = Rng(0)
        v.setup = self.setup.seedless()
        v.past = None
        v.turns = 0  # the others' hidden steps could be counted from these two
        v.barrier = 0
        v.seen = [known & only(seat) for known in v.seen]
        v.legal = self.legal_for(seat)
        if v.together:  # who else still thinks depends on what is hidden
            v.actor = seat if v.legal else v.addressed[0]
        return v

    def _stir_view(self, seat: int, truth: list[Zone], stirred: list[int]) -> None:
        """Of a group in unknown order the seat sees which cards it knows to be there, sorted, then blanks."""
        bit = only(seat)
        self.stirred = [stirred[card] if self.seen[card] & bit else 0 for card in range(len(stirred))]
        zones = self.zones()
        for z in range(len(truth)):
            if not truth[z].order & bit:
                for _number, places in groups(truth[z], stirred):
                    known = sorted([truth[z].cards[i] for i in places if self.seen[truth[z].cards[i]] & bit])
                    for n in range(len(places)):
                        zones[z].cards[places[n]] = known[n] if n < len(known) else HIDDEN


def groups(zone: Zone, stirred: list[int]) -> list[tuple[int, list[int]]]:
    """The places of a zone whose cards lie in unknown order, by the number of their group."""
    out: list[tuple[int, list[int]]] = []
    for number in sorted({stirred[card] for card in zone.cards if stirred[card]}):
        out.append((number, [i for i, card in enumerate(zone.cards) if stirred[card] == number]))
    return out
