"""A second, slow reading of Glitch's Automaton (ARK-12.4 to 12.9), in its own terms.

It knows rooms by their names and keeps a dictionary of what lies in them. It is told which cards came up, for
decks are shuffled on the way, and says whether they could and what follows from them.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.games.ark_awakening import printed
from rulewright.games.ark_awakening.slots import things
from rulewright.games.ark_awakening.table import ENEMY, ENEMY_CUBE, Ark

DRAWS = {1: [1] * 6, 2: [2] * 3 + [1] * 3, 3: [2] * 4 + [1] * 4, 4: [2] * 5 + [1] * 5}
TURNS = {1: [15, 10, 10], 2: [10, 7, 7], 3: [7, 5, 5], 4: [7, 5, 5]}
SHUFFLING = ("G1", "G2", "G3")


@dataclass
class Board:
    """What the disaster and the resolution look at."""

    players: int
    round: int
    glitches: dict[str, int]
    free: dict[str, int]
    hostile: dict[str, int]
    occupied: set[str]
    mission: list[str]
    supply: int
    deck: list[str]
    discards: list[str]
    up: list[str]
    down: int
    known: bool = True  # the order of the deck
    lost: bool = False


def read(s: Ark) -> Board:
    lies = {printed.ROOM_IDS[s.rooms[cell]]: cell for cell in s.plan.cells}
    cubes = {name: things(s.cubes[printed.ROOM_IDS.index(name)]) for name in lies}
    squares = {name: printed.SQUARES[printed.ROOM_IDS.index(name)] for name in lies}
    names = printed.OBJECTIVE_IDS
    return Board(
        players=s.players,
        round=s.stage,
        glitches={name: cubes[name].count(ENEMY_CUBE) for name in lies},
        free={name: squares[name] - len(cubes[name]) for name in lies},
        hostile={name: s.count(ENEMY, cell) for name, cell in lies.items()},
        occupied={
            name for name, cell in lies.items() if any(s.count(seat, cell) for seat in range(s.players))
        },
        mission=[printed.ROOM_IDS[r] for r in printed.MISSION_ROOMS[s.shared.cards[0] - printed.MISSION]],
        supply=s.supply,
        deck=[names[card - printed.OBJECTIVE] for card in s.targets.cards],
        discards=[names[card - printed.OBJECTIVE] for card in s.aimed.cards],
        up=[names[card - printed.OBJECTIVE] for card in s.traced.cards],
        down=len(s.row.cards),
    )


def named(board: Board, card: str) -> list[str]:
    """The rooms that a card means: itself, or the copies of a factory."""
    return [name for name in board.free if name == card or (card.startswith("F-") and name[:4] == card)]


def disaster(board: Board, cards: list[str], more: int) -> list[str]:
    """The cubes of a disaster in which these cards came up; what is wrong with the cards."""
    draws = DRAWS[board.players]
    draws = [n for n in (2, 1) if n in draws for _ in range(draws.count(n) + more)]
    wrong: list[str] = []
    for number, card in zip(draws, cards):
        if not board.deck:
            board.deck, board.discards, board.known = board.discards, [], False
        if card not in board.deck or (board.known and board.deck[-1] != card):
            wrong.append(card)
            return wrong
        board.deck.remove(card)
        board.discards.append(card)
        for name in named(board, card):
            for _ in range(1 if card.startswith("F-") else number):
                if board.free[name] and not board.supply:
                    board.lost = True
                    return wrong
                if board.free[name]:
                    board.free[name] -= 1
                    board.glitches[name] += 1
                    board.supply -= 1
        if card in SHUFFLING:
            board.deck, board.discards, board.known = board.deck + board.discards, [], False
    if len(cards) != len(draws):
        wrong.append(f"{len(cards)} cards")
    for name in board.mission:
        board.hostile[name] += 1
    return wrong


def open_cards(board: Board, row: list[str]) -> int:
    """How many cards of the diagnostic row lie open after a turn, the first ones being open already."""
    n = len(board.up)
    while n < len(row):
        reached = [
            name for name in named(board, row[n - 1]) if name in board.occupied and not board.hostile[name]
        ]
        if len(reached) < (2 if row[n - 1].startswith("F-") else 1):
            break
        n += 1
    return n


def verdict(board: Board, hard: bool) -> str:
    """`lost`, `on` or `won`."""
    if board.down or any(board.glitches[name] for card in board.up for name in named(board, card)):
        return "lost"
    if board.round < 3:
        return "on"
    for name in board.mission:
        if board.glitches[name] or board.hostile[name] or (hard and board.free[name]):
            return "lost"
    return "won"
