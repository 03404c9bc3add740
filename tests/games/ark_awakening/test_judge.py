"""The Automaton's Guardians against a second reading of their rules, on 2,000 positions (ARK-11)."""

from __future__ import annotations

import random

import pytest

from rulewright.games.ark_awakening import printed
from rulewright.games.ark_awakening.doors import doors, put_seal
from rulewright.games.ark_awakening.enemy import put_guardian
from rulewright.games.ark_awakening.guardians import FullTeleport, Marches, disintegrate, unlock
from rulewright.games.ark_awakening.slots import things
from rulewright.games.ark_awakening.table import ROBOTS, Ark
from tests.games.ark_awakening import judge
from tests.games.ark_awakening.given import fresh

POSITIONS = 500  # for each number of Challengers, in all of which a card is drawn that moves the Guardians
SEALED = 12  # doors, in Complexity 2
STOPPED = 20  # Guardians before sealed doors at least


def built(players: int, seed: int, chance: random.Random) -> Ark:
    s = fresh(players, "guardians", seed, guardians=chance.randrange(4), complexity=1 + seed // 50 % 2)
    while not s.round:
        s.apply(chance.choice(s.legal))
    return s


def scattered(start: Ark, chance: random.Random) -> Ark:
    """Guardians, units, cubes and cylinders anywhere, in Complexity 2 seals and energy tokens as well; decks
    in another order, on top a card that moves.
    """
    s = start.copy()
    for number in range(len(s.guards)):
        free = [cell for cell in s.plan.cells if cell not in s.guards]
        if chance.random() < 0.8:
            put_guardian(s, number, chance.choice(free), chance.randrange(4))
        s.lying[number] = int(chance.random() < 0.15)
    for _ in range(chance.randrange(8)):
        cell, seat = chance.choice(s.plan.cells), chance.randrange(s.players)
        room = s.rooms[cell]
        if chance.random() < 0.5 and s.cubes_in(room) < printed.SQUARES[room]:
            s.put_cube(seat, room)
        elif s.free_circles(room):
            s.put_cylinder(seat, room)
        if chance.random() < 0.3:
            s.add_units(ROBOTS, chance.choice(s.plan.cells), 1)
    if s.complex:
        for one, other in chance.sample(doors(s), SEALED):
            put_seal(s, chance.randrange(s.players), one, other)
        s.hacked += chance.sample([s.rooms[cell] for cell in s.plan.cells], 3)
    chance.shuffle(s.targets.cards)
    chance.shuffle(s.orders.cards)
    move = chance.choice([card for card in s.orders.cards if printed.ORDER_STEPS[card - printed.ORDER]])
    s.move(move, s.orders, s.orders)
    return s


@pytest.mark.clause("ARK-11.5", "ARK-11.6", "ARK-11.6c", "ARK-11.7", "ARK-11.8", "ARK-11.8b", "ARK-11.8c")
@pytest.mark.clause("ARK-11.8e", "ARK-11.13", "ARK-11.13b", "ARK-11.13d")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_guardians_do_what_the_judge_says(players: int) -> None:
    chance = random.Random(players)
    compared, stopped, start = [0, 0], 0, built(players, 1, chance)
    for number in range(2 * POSITIONS):
        if sum(compared) == POSITIONS:
            break
        if number % 50 == 0:
            start = built(players, number, chance)
        s = scattered(start, chance)
        board = judge.read(s)
        assert judge.moving(board).steps
        judge.turn(board)
        s.stack.clear()
        if s.complex:
            unlock(s)
        disintegrate(s)
        s.push(Marches())
        s.push(FullTeleport(0))
        s.advance()
        if board.shuffled:
            continue  # cards drawn from a deck just shuffled
        compared[s.complex] += 1
        stopped += board.stopped
        found = [(judge.place_of(c) if c >= 0 else None, bool(s.lying[n])) for n, c in enumerate(s.guards)]
        assert found == [(guard.place, guard.lies) for guard in board.guards], number
        backs = ["NESW"[s.behind[n]] for n, c in enumerate(s.guards) if c >= 0]
        assert backs == [guard.back for guard in board.guards if guard.place is not None], number
        for place, cubes in board.cubes.items():
            room = printed.ROOM_IDS.index(board.rooms[place])
            assert things(s.cubes[room]) == cubes and len(things(s.circles[room])) == board.cylinders[place]
        assert judge.read(s).sealed == board.sealed
    assert sum(compared) == POSITIONS and min(compared) > POSITIONS // 3 and stopped >= STOPPED
