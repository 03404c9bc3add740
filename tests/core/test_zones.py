"""Who knows what, as cards move: every seat's view is what that seat could tell at a real table."""

from __future__ import annotations

import pytest

from rulewright.core.rng import seeded
from rulewright.core.state import Fence, Setup, State
from rulewright.core.zones import ANY_KIND, EVERYONE, HIDDEN, NOBODY, SPECTATOR, Zone, only
from tests.toys.cards import TAKE, Cards, Pick, table

ANN, BOB, CY = range(3)
TOP = 11


def seen_by(s: Cards, card: int) -> list[int]:
    return [seat for seat in (ANN, BOB, CY, SPECTATOR) if s.knows(seat, card)]


def test_a_drawn_card_is_known_to_its_holder_alone() -> None:
    s = table()
    assert s.draw(s.deck, s.hands[ANN]) == TOP
    assert seen_by(s, TOP) == [ANN]
    assert s.view(BOB)["hands"][ANN]["cards"] == [HIDDEN] and s.view(ANN)["hands"][ANN]["cards"] == [TOP]


def test_a_drawn_card_leaves_what_is_known_of_the_deck() -> None:
    s = table()
    s.peek(0, BOB)
    s.peek(TOP, CY)
    s.draw(s.deck, s.hands[ANN])
    assert seen_by(s, 0) == [BOB]
    assert seen_by(s, TOP) == [ANN, CY]  # Cy knows what Ann drew


def test_a_played_card_is_known_to_all() -> None:
    s = table()
    card = s.draw(s.deck, s.hands[ANN])
    s.move(card, s.hands[ANN], s.pile)
    assert seen_by(s, card) == [ANN, BOB, CY, SPECTATOR]


def test_a_card_taken_from_the_open_is_still_known_to_all() -> None:
    s = table()
    s.draw(s.deck, s.pile)
    s.move(TOP, s.pile, s.hands[BOB])
    assert seen_by(s, TOP) == [ANN, BOB, CY, SPECTATOR]


def test_a_card_put_away_secretly_is_lost_to_the_others() -> None:
    s = table()
    s.draw(s.deck, s.pile)
    s.move(TOP, s.pile, s.hands[ANN])  # all know that Ann has it
    s.draw(s.deck, s.hands[ANN])
    s.move(TOP, s.hands[ANN], s.deck, at=0)  # one of two cards: the others cannot tell which
    assert s.deck.cards[0] == TOP
    assert seen_by(s, TOP) == [ANN]
    assert seen_by(s, s.hands[ANN].cards[0]) == [ANN]


def test_what_stays_behind_a_secret_move_is_lost_to_the_others_too() -> None:
    s = table()
    for _ in range(2):
        s.draw(s.deck, s.pile)
    for card in (TOP, TOP - 1):
        s.move(card, s.pile, s.hands[ANN])  # all know both
    s.move(TOP, s.hands[ANN], s.deck, at=0)  # one of the two went: which one?
    assert seen_by(s, TOP) == seen_by(s, TOP - 1) == [ANN]


def test_the_last_card_of_a_hand_cannot_be_another() -> None:
    s = table()
    s.draw(s.deck, s.pile)
    s.move(TOP, s.pile, s.hands[ANN])
    s.move(TOP, s.hands[ANN], s.deck, at=0)
    assert seen_by(s, TOP) == [ANN, BOB, CY, SPECTATOR]


def test_a_stolen_card_is_known_to_thief_and_victim() -> None:
    s = table()
    for _ in range(3):
        s.draw(s.deck, s.hands[ANN])
    s.show(TOP, EVERYONE)
    s.move(TOP, s.hands[ANN], s.hands[BOB])
    assert seen_by(s, TOP) == [ANN, BOB]


def test_peeking_tells_one_seat() -> None:
    s = table()
    s.peek(4, CY)
    assert seen_by(s, 4) == [CY] and s.view(CY)["deck"]["cards"][4] == 4


def test_showing_tells_those_who_are_shown() -> None:
    s = table()
    s.show(4, only(ANN) | only(CY))
    assert seen_by(s, 4) == [ANN, CY] and s.barrier == 0


def test_what_lies_open_from_the_start_is_known_without_a_move() -> None:
    s = table()
    s.deck.cards.remove(3)
    s.pile.cards.append(3)
    assert seen_by(s, 3) == [ANN, BOB, CY, SPECTATOR]
    assert all(s.sample(BOB, seeded(n)).zones()[-2].cards == [3] for n in range(20))


def test_a_shuffle_makes_all_forget() -> None:
    s = table()
    s.peek(4, CY)
    s.show(5, EVERYONE)
    s.shuffle(s.deck)
    assert seen_by(s, 4) == [] and seen_by(s, 5) == []
    assert sorted(s.deck.cards) == list(range(12)) and s.deck.cards != list(range(12))


def test_a_bag_shows_what_is_in_it_and_not_where() -> None:
    s = table()
    for card in (3, 9, 6):
        s.move(card, s.deck, s.bag)
    s.shuffle(s.bag)
    assert all(s.view(seat)["bag"]["cards"] == [3, 6, 9] for seat in (ANN, SPECTATOR))
    orders = {tuple(s.sample(ANN, seeded(n)).zones()[-1].cards) for n in range(40)}
    assert len(orders) == 6 and all(sorted(order) == [3, 6, 9] for order in orders)


def test_who_knows_the_order_knows_the_content() -> None:
    assert Zone(only(ANN)).order == only(ANN) and Zone(NOBODY, EVERYONE).order == NOBODY


@pytest.mark.parametrize("seat", [ANN, BOB, SPECTATOR])
def test_a_guess_keeps_what_is_known_and_mixes_the_rest(seat: int) -> None:
    s = table()
    for _ in range(2):
        s.draw(s.deck, s.hands[ANN])
    s.draw(s.deck, s.pile)
    s.peek(0, BOB)
    guesses = [s.sample(seat, seeded(n)) for n in range(100)]
    assert all(guess.view(seat) == s.view(seat) for guess in guesses)
    hands = {tuple(guess.zones()[1].cards) for guess in guesses}
    assert len(hands) == (1 if seat == ANN else len(hands)) and (seat == ANN or len(hands) > 30)
    assert {guess.zones()[0].cards[0] for guess in guesses} == {0} or seat != BOB


def test_a_guess_knows_neither_what_others_know_nor_what_was_chosen() -> None:
    s = table(Pick(ANN, (1, 2)), Pick(ANN, (3, 4)))
    s.advance()
    s.play(ANN, s.legal[0])
    s.peek(0, BOB)
    s.peek(1, CY)
    guess = s.sample(BOB, seeded(1))
    assert guess.seen[0] == only(BOB) and not any(guess.seen[1:]) and guess.past is None
    assert s.seen[1] == only(CY) and s.past is not None


class PickFromHand(Pick):
    """The holder picks a card of the hand."""

    def options(self, s: Cards) -> list[int]:
        return [TAKE.of(card) for card in sorted(s.hands[self.seat].cards)]


def test_the_options_of_others_are_those_of_the_guess() -> None:
    s = table(PickFromHand(ANN, ()))
    for _ in range(3):
        s.draw(s.deck, s.hands[ANN])
    s.advance()
    for n in range(20):
        guess = s.sample(BOB, seeded(n))
        assert guess.legal == [TAKE.of(card) for card in sorted(guess.zones()[1].cards)]
        assert guess.actor == ANN and s.sample(ANN, seeded(n)).legal == s.legal


def test_a_guess_depends_on_its_dice_alone() -> None:
    a, b = table(), table()
    b.deck.cards.reverse()  # another truth that looks the same
    one, two = a.sample(ANN, seeded(3)), b.sample(ANN, seeded(3))
    assert one.zones()[0].cards == two.zones()[0].cards and one.rng.state == two.rng.state


def test_pools_do_not_mix() -> None:
    s = table()
    for _ in range(3):
        s.draw(s.deck, s.hands[ANN])
    s.hands[ANN].pool = 1
    for n in range(30):
        assert sorted(s.sample(BOB, seeded(n)).zones()[1].cards) == [9, 10, 11]


def test_drawing_is_a_barrier_and_playing_a_card_is_none() -> None:
    s = table()
    s.actor = ANN
    card = s.draw(s.deck, s.hands[ANN])
    assert s.barrier == 1
    s.move(card, s.hands[ANN], s.pile)
    assert s.barrier == 1
    s.draw(s.deck, s.hands[BOB])  # Bob learns something
    assert s.barrier == 2
    s.move(s.hands[BOB].cards[0], s.hands[BOB], s.hands[ANN])  # Ann sees a card she did not know
    assert s.barrier == 3
    s.peek(0, CY)
    s.roll(6)
    assert s.barrier == 5


def test_a_barrier_does_not_tell_what_others_know() -> None:
    s, t = table(), table()
    t.peek(TOP, BOB)
    for state in (s, t):
        state.fenced = True
        with pytest.raises(Fence):
            state.draw(state.deck, state.hands[BOB])


def test_a_view_tells_neither_dice_nor_the_pace_of_others() -> None:
    s = table()
    s.turns, s.barrier = 5, 9
    view = s.view(ANN)
    assert (view["rng"]["state"], view["turns"], view["barrier"], view["past"]) == (0, 0, 0, None)


def test_a_copy_of_a_zone_is_its_own() -> None:
    zone = Zone(EVERYONE, NOBODY, 3, [1, 2])
    copy = zone.copy()
    copy.cards.append(3)
    assert zone.cards == [1, 2] and (copy.content, copy.order, copy.pool) == (EVERYONE, NOBODY, 3)


class Sorted(Cards):
    """All know that the deck holds red cards (even numbers) only; the hands may hold any."""

    def __init__(self, setup: Setup, of: Sorted | None = None) -> None:
        super().__init__(setup, of)
        if of is None:
            self.deck.holds = 1 << RED

    def copy(self) -> Sorted:
        return Sorted(self.setup, self)

    def kind_of(self, card: int) -> int:
        return RED if card % 2 == 0 else BLACK


RED, BLACK = 0, 1


def test_a_guess_puts_only_fitting_kinds_where_all_know_what_may_lie() -> None:
    s = Sorted(table().setup)
    s.hands[BOB].cards = [1, 3, 5, 7, 0, 2]
    s.deck.cards = [4, 6, 8, 10]
    s.hands[ANN].cards = [9, 11]
    guesses = [s.sample(ANN, seeded(n)) for n in range(200)]
    assert all(card % 2 == 0 for guess in guesses for card in guess.zones()[0].cards)
    for place in range(4):  # which red card lies where is open
        assert {guess.zones()[0].cards[place] for guess in guesses} == {0, 2, 4, 6, 8, 10}
    for place in range(6):  # Bob's six: what the deck leaves, in any order
        assert {guess.zones()[2].cards[place] for guess in guesses} == {0, 1, 2, 3, 4, 5, 6, 7, 8, 10}
    assert all(guess.zones()[1].cards == [9, 11] for guess in guesses)  # Ann's own


def test_a_zone_may_come_to_hold_every_kind() -> None:
    s = Sorted(table().setup)
    s.deck.cards, s.hands[BOB].cards = [0, 2], [1, 3]
    s.hands[ANN].cards = [4, 5, 6, 7, 8, 9, 10, 11]
    s.deck.holds = ANY_KIND
    assert {s.sample(ANN, seeded(n)).zones()[0].cards[0] for n in range(60)} == {0, 1, 2, 3}
    assert s.copy().zones()[0].holds == ANY_KIND


def some_red(s: Sorted, guess: State) -> int:
    """How many of the cards in Bob's hand are red in a guess."""
    return sum(s.kind_of(card) == RED for card in guess.zones()[2].cards)


def one_red() -> Sorted:
    """All know that one of Bob's three cards is red; Ann holds a black one, the deck the rest."""
    s = Sorted(table().setup)
    s.deck.holds = ANY_KIND
    s.hands[ANN].cards, s.hands[BOB].cards = [11], [1, 2, 3]
    s.deck.cards = [0, 4, 5, 6, 7, 8, 9, 10]
    s.hands[BOB].holds, s.hands[BOB].some = 1 << RED, 1
    return s


def test_of_some_cards_all_know_the_kind() -> None:
    s = one_red()
    guesses = [s.sample(ANN, seeded(n)) for n in range(100)]
    assert {some_red(s, guess) for guess in guesses} == {1, 2, 3}
    for place in range(3):
        assert {guess.zones()[2].cards[place] for guess in guesses} == set(range(11))
    s.show(2, EVERYONE)  # it is this one: of the others nothing is known
    assert {some_red(s, s.sample(ANN, seeded(n))) for n in range(100)} == {1, 2, 3}
    assert s.copy().zones()[2].some == 1


def test_it_stays_known_until_the_card_may_have_left() -> None:
    s = one_red()
    s.move(3, s.hands[BOB], s.pile)  # a black card is discarded, face up
    assert s.hands[BOB].some == 1
    s.move(1, s.hands[BOB], s.hands[ANN])  # one goes, unseen by others
    assert (s.hands[BOB].some, s.hands[BOB].holds) == (0, ANY_KIND) and s.hands[ANN].some == 0
    s = one_red()
    s.move(2, s.hands[BOB], s.pile)  # a red one, which may have been it
    assert s.hands[BOB].some == 0 and s.pile.some == 0


def test_who_gets_the_only_card_gets_what_is_known_of_it() -> None:
    s = one_red()
    for card in (1, 3):
        s.move(card, s.hands[BOB], s.pile)
    s.move(2, s.hands[BOB], s.hands[ANN])
    assert s.hands[BOB].some == 0 and (s.hands[ANN].some, s.hands[ANN].holds) == (1, 1 << RED)
    assert all(
        any(s.kind_of(card) == RED for card in s.sample(SPECTATOR, seeded(n)).zones()[1].cards)
        for n in range(60)
    )
