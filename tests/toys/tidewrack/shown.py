"""What eyes get of Tidewrack: names instead of numbers, made from a redacted state."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rulewright.core.shown import Head
from rulewright.core.texts import Texts
from rulewright.core.zones import HIDDEN, Zone
from tests.toys.tidewrack.printed import CARDS, COIN, COPIES, SHELL
from tests.toys.tidewrack.table import Board, Tidewrack
from tests.toys.tidewrack.verbs import CARD, SLOT, SQUARE

Step = Literal["", "bid", "turn"]  # none: a card asks


class Card(Struct):
    """A card that this eye may see; `kind` is empty where it may not. `spot` is what options name."""

    spot: str
    kind: str


class Player(Struct):
    seat: int
    coins: int
    shells: int
    square: str
    hand: list[Card]
    aside: list[Card]
    tableau: list[Card]


class Shown(Struct):
    step: Step
    round: int
    players: list[Player]
    market: list[Card]
    discards: list[Card]
    deck: int
    score: list[int]


class PrintedCard(Struct):
    id: str
    name: str
    cost: int
    bid: int
    points: int


class Printed(Struct):
    cards: list[PrintedCard]


def card(number: int, spot: str = "") -> Card:
    if number == HIDDEN:
        return Card("", "")
    return Card(spot or f"card:{CARD.labels[number]}", CARDS[number // COPIES].id)


def cards(zone: Zone) -> list[Card]:
    return [card(number) for number in zone.cards]


def player(b: Board) -> Player:
    return Player(
        seat=b.seat,
        coins=b.purse[COIN],
        shells=b.purse[SHELL],
        square=SQUARE.labels[b.square],
        hand=cards(b.hand),
        aside=cards(b.aside),
        tableau=cards(b.tableau),
    )


def shown(s: Tidewrack, eye: int) -> Shown:
    return Shown(
        step=s.step,
        round=s.round,
        players=[player(b) for b in s.boards],
        market=[card(number, f"slot:{SLOT.labels[i]}") for i, number in enumerate(s.market.cards)],
        discards=cards(s.discards),
        deck=len(s.deck.cards),
        score=[int(s.estimate(seat)) for seat in range(s.seats)],
    )


def printed(texts: Texts) -> Printed:
    return Printed(
        [PrintedCard(row.id, texts.say(f"card-{row.id}"), row.cost, row.bid, row.points) for row in CARDS]
    )


def head(seen: Shown, texts: Texts) -> Head:
    return Head("round", str(seen.round), [], -1, seen.score)


def tell(seen: Shown, texts: Texts, names: list[str]) -> list[str]:
    def told(cards: list[Card]) -> str:
        return ", ".join(texts.say(f"card-{c.kind}") if c.kind else "?" for c in cards) or "–"

    out = [texts.say("told-market", cards=told(seen.market))]
    for p in seen.players:
        out.append(texts.say("told-purse", seat=names[p.seat], coins=p.coins, shells=p.shells))
        out.append(texts.say("told-hand", seat=names[p.seat], cards=told(p.hand)))
    return out
