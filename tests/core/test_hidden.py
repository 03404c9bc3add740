"""What the kernel lets nobody see: how closed boxes are filled, and the order of cards put under a stack."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from rulewright.core.errors import GameError
from rulewright.core.game import Bounds, Choice, Game
from rulewright.core.outcome import Outcome, Row
from rulewright.core.rng import seeded
from rulewright.core.state import Setup, State
from rulewright.core.verbs import Vocabulary, ending
from rulewright.core.zones import EVERYONE, HIDDEN, NOBODY, SPECTATOR, Boxes, Zone, only

END = ending("over", "X-1")


class Cellar(State):
    """A stack of eight cards, an open row, and boxes of seat 0."""

    def __init__(self, setup: Setup, of: Cellar | None = None) -> None:
        super().__init__(setup, 8, of)
        self.pile: Zone = of.pile.copy() if of else Zone(NOBODY, cards=list(range(8)))
        self.row: Zone = of.row.copy() if of else Zone(EVERYONE)
        self.crates: Boxes = of.crates.copy() if of else Boxes(only(0), 2, 7)

    def copy(self) -> Cellar:
        return Cellar(self.setup, self)

    def zones(self) -> list[Zone]:
        return [self.pile, self.row]

    def closed(self) -> list[Boxes]:
        return [self.crates]


def cellar() -> Cellar:
    return Cellar(Setup(None, Vocabulary([], []), "base", 3, {}, 5))


def packed(*boxes: list[int]) -> Cellar:
    s = cellar()
    for box in boxes:
        s.crates.add(box)
    return s


def splits(s: Cellar, seat: int, tries: int = 300) -> set[str]:
    out = set()
    for seed in range(tries):
        guess = s.sample(seat, seeded(seed))
        assert isinstance(guess, Cellar)
        out.add(str([guess.crates.box(i) for i in range(len(guess.crates.sizes))]))
    return out


def test_the_owner_sees_each_box_and_others_neither_split_nor_sizes() -> None:
    s = packed([1, 1, 3], [2, 4])
    mine, theirs, watching = (s.view(eye)["crates"] for eye in (0, 1, None))
    assert (mine["things"], mine["sizes"]) == ([1, 1, 3, 2, 4], [3, 2])
    assert (theirs["things"], theirs["sizes"]) == ([1, 1, 2, 3, 4], [HIDDEN, HIDDEN])
    assert theirs == watching


def test_two_splits_of_the_same_things_look_alike() -> None:
    assert packed([1, 1], [2, 3, 4]).view(1) == packed([1, 2, 3], [1, 4]).view(1)
    assert packed([1, 1], [2, 3, 4]).view(0) != packed([1, 2, 3], [1, 4]).view(0)


def test_every_split_within_the_limits_is_guessed_and_no_other() -> None:
    things = [1, 1, 2, 3, 4]
    allowed = set()
    for size in (2, 3):
        for chosen in combinations(range(5), size):
            first = sorted(things[i] for i in chosen)
            second = sorted(things[i] for i in range(5) if i not in chosen)
            allowed.add(str([first, second]))
    assert splits(packed([1, 2], [1, 3, 4]), 1) == allowed
    assert splits(packed([1, 2], [1, 3, 4]), 0) == {"[[1, 2], [1, 3, 4]]"}


def test_too_few_things_waive_the_minimum() -> None:
    assert splits(packed([1], [2, 3]), SPECTATOR) == {
        "[[1], [2, 3]]", "[[2], [1, 3]]", "[[3], [1, 2]]", "[[2, 3], [1]]", "[[1, 3], [2]]", "[[1, 2], [3]]",
    }  # fmt: skip
    assert splits(packed([], []), 1, 5) == {"[[], []]"}


@pytest.mark.parametrize("things", [10, 13, 14])
def test_four_boxes_keep_their_limits(things: int) -> None:
    s = packed(list(range(things - 6)) if things < 14 else list(range(7)), [90, 91], [92, 93], [94, 95])
    sizes = set()
    for seed in range(300):
        guess = s.sample(2, seeded(seed))
        assert isinstance(guess, Cellar)
        assert sorted(guess.crates.things) == sorted(s.crates.things)
        sizes.update(guess.crates.sizes)
    assert min(sizes) == 2
    assert 4 <= max(sizes) <= 7


def test_boxes_from_two_known_pairs_are_guessed_as_parts_of_them() -> None:
    s = packed([1, 2], [3, 4])
    s.crates.within = [[1, 1, 2, 2], [2, 3, 3, 4]]  # the pairs; a 1, a 2, a 2 and a 3 were opened
    # 1 lies only in the first pair, 3 and 4 only in the second
    assert splits(s, 1) == {"[[1, 2], [3, 4]]"}
    s.crates.within = [[1, 2, 2, 3], [2, 3, 3, 4]]
    assert splits(s, 1) == {"[[1, 2], [3, 4]]", "[[1, 3], [2, 4]]"}


def test_a_guess_does_not_depend_on_the_truth() -> None:
    for seed in range(20):
        one = packed([1, 1], [2, 3, 4]).sample(1, seeded(seed))
        two = packed([1, 2, 3], [1, 4]).sample(1, seeded(seed))
        assert one.view(0)["crates"] == two.view(0)["crates"]


# --- buried cards ------------------------------------------------------------------------------------
def buried(known: tuple[int, ...] = (0,)) -> Cellar:
    """Seat 0 looked at the top four cards (4 to 7), which then went under the stack in random order."""
    s = cellar()
    for card in (7, 6, 5, 4):
        for seat in known:
            s.peek(card, seat)
    s.bury(s.pile, 4)
    return s


def test_who_looked_knows_which_cards_lie_at_the_bottom_but_not_their_order() -> None:
    s = buried()
    assert s.pile.cards[4:] == [0, 1, 2, 3]
    assert s.view(0)["pile"]["cards"] == [4, 5, 6, 7] + [HIDDEN] * 4
    assert s.view(1)["pile"]["cards"] == [HIDDEN] * 8
    orders, tops = set(), set()
    for seed in range(400):
        guess: Any = s.sample(0, seeded(seed))
        assert sorted(guess.pile.cards[:4]) == [4, 5, 6, 7]
        orders.add(tuple(guess.pile.cards[:4]))
        tops.add(guess.pile.cards[-1])
        assert guess.view(0) == s.view(0)
    assert len(orders) == 24 and tops == {0, 1, 2, 3}


def test_who_did_not_look_guesses_any_card_anywhere() -> None:
    s = buried()
    tops = set()
    for seed in range(200):
        guess: Any = s.sample(1, seeded(seed))
        tops.add(guess.pile.cards[-1])
        assert guess.view(1) == s.view(1)
    assert tops == set(range(8))


def test_drawing_openly_from_the_buried_cards_leaves_the_rest_known() -> None:
    s = buried()
    for _ in range(5):
        s.draw(s.pile, s.row)
    shown = s.row.cards[-1]
    rest = sorted({4, 5, 6, 7} - {shown})
    assert s.view(0)["pile"]["cards"] == rest
    assert s.view(1)["pile"]["cards"] == [HIDDEN] * 3


def test_looking_at_a_buried_card_tells_only_the_one_who_looks() -> None:
    s = buried()
    for _ in range(4):
        s.draw(s.pile, s.row)
    top = s.pile.cards[-1]
    s.peek(top, 1)
    assert s.view(1)["pile"]["cards"] == [HIDDEN, HIDDEN, HIDDEN, top]
    assert s.view(0)["pile"]["cards"] == [HIDDEN] * 4  # one of four was seen by another
    for seed in range(50):
        guess: Any = s.sample(1, seeded(seed))
        assert guess.pile.cards[-1] == top


def test_a_shuffle_ends_all_knowledge_of_buried_cards() -> None:
    s = buried()
    s.shuffle(s.pile)
    assert s.view(0)["pile"]["cards"] == [HIDDEN] * 8
    assert not any(s.stirred)


# --- outcomes and options ----------------------------------------------------------------------------
def test_rows_before_the_score_rank_first_and_losers_never_win() -> None:
    sheet = [Row("points", [61, 40, 70])]
    end = Outcome(END.line(), sheet, [], [], [Row("safe", [0, 1, 0])], [0, 2])
    assert end.ranks == [3, 1, 2]
    assert end.winners == [1]
    assert end.scores == [61, 40, 70]
    assert Outcome(END.line(), [Row("points", [5])], [], [], None, [0]).winners == []


def test_an_option_may_belong_to_some_modes_only(tmp_path: Any) -> None:
    game = Game(
        id="g", title="G", rules="1", folder=tmp_path, modes={"base": range(2, 3), "solo": range(1, 2)},
        vocabulary=Vocabulary([], []), start=Cellar, bounds=Bounds(1, 1),
        options={"start": Choice({"normal": 0, "fast": 1}, 0, for_bots=1, modes=("base",))},
    )  # fmt: skip
    assert game.setup(2, "base", 0, {"start": "fast"}).options == {"start": 1}
    assert game.setup(1, "solo", 0, {"start": "normal"}).options == {"start": 0}
    assert game.setup(1, "solo", 0, {}, bots=True).options == {"start": 0}
    with pytest.raises(GameError, match="option start of g is for base, not solo"):
        game.setup(1, "solo", 0, {"start": "fast"})
