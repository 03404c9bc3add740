"""Where the panes lie, at any size of the window: a pure function, tried at every size by the tests.

Four arrangements: `wide` (board and decision left, seats and log right), `beside` (board left, decision
right), `stacked` (board above, decision below) and `pages` (one pane at a time).
"""

from __future__ import annotations

from dataclasses import dataclass, field

Size = tuple[int, int]

RIGHT = 44  # columns that seats and log want in `wide`
DECISION = 37  # columns that the decision wants in `beside`
HALVES = 80  # columns below which choices and forecast do not fit side by side
BELOW = 12  # lines that the decision wants below a board
STACKED = 110  # wider windows are never `stacked`
CARD = 12  # lines of a seat's whole card, with its name
PANES = ("choices", "board", "forecast", "seats", "log")


@dataclass(frozen=True)
class Box:
    x: int
    y: int
    width: int
    height: int


@dataclass(frozen=True)
class Layout:
    """Boxes of the panes that are shown, the room of the board, and the panes that have no place."""

    name: str
    boxes: dict[str, Box]
    room: Size
    hidden: list[str] = field(default_factory=list)


def arrange(window: Size, sizes: list[Size], seats: int, page: int = 0) -> Layout:
    """The best arrangement for the first of the board's sizes that fits. `page` counts hidden panes."""
    width, height = window
    for board in sizes:
        if board[0] >= HALVES and width >= board[0] + RIGHT and height >= board[1] + 2 + BELOW:
            return paged(wide(window, board, seats), page)
        if width >= board[0] + DECISION and height >= board[1] + 2:
            return paged(beside(window, board, seats), page)
        if width < STACKED and width >= board[0] and height >= board[1] + 2 + BELOW:
            return paged(stacked(window, board, seats), page)
    return pages(window, page)


def paged(layout: Layout, page: int) -> Layout:
    """A hidden pane takes the place of choices and forecast while its page is open."""
    number = page % (len(layout.hidden) + 1)
    if number == 0:
        return layout
    name = layout.hidden[number - 1]
    choices, forecast = layout.boxes["choices"], layout.boxes["forecast"]
    boxes = {key: box for key, box in layout.boxes.items() if key not in ("choices", "forecast")}
    wide = max(choices.x + choices.width, forecast.x + forecast.width) - choices.x
    high = max(choices.y + choices.height, forecast.y + forecast.height) - choices.y
    boxes[name] = Box(choices.x, choices.y, wide, high)
    return Layout(layout.name, boxes, layout.room, layout.hidden)


def wide(window: Size, board: Size, seats: int) -> Layout:
    width, height = window
    left = max(board[0], min(width - RIGHT, board[0] + 2))
    right = width - left
    low = 1 + board[1] + 1
    rest = height - 1 - low
    half = left * 11 // 20
    across = max(1, min(seats, right // 34))
    cards = -(-seats // across) * CARD + 1
    high = min(cards, height - 2 - 8)
    boxes = {
        "board": Box(0, 1, left, board[1]),
        "prompt": Box(0, low - 1, left, 1),
        "choices": Box(0, low, half, rest),
        "forecast": Box(half, low, left - half, rest),
        "seats": Box(left, 1, right, high),
        "log": Box(left, 1 + high, right, height - 2 - high),
    }
    return Layout("wide", boxes, (left, board[1]))


def beside(window: Size, board: Size, seats: int) -> Layout:
    width, height = window
    left = board[0]
    right, high = width - left, height - 2
    under = high - board[1]
    ask = 3 if right < 44 else 2
    boxes = {"board": Box(0, 1, left, board[1] if under >= 4 else high), "prompt": Box(left, 1, right, ask)}
    hidden = []
    if under >= 4:
        boxes["seats"] = Box(0, 1 + board[1], left, under)
    else:
        hidden.append("seats")
    log = high // 3 if high >= 34 else 0
    forecast = max(7, (high - log) // 3)
    choices = high - ask - log - forecast
    boxes["choices"] = Box(left, 1 + ask, right, choices)
    boxes["forecast"] = Box(left, 1 + ask + choices, right, forecast)
    if log:
        boxes["log"] = Box(left, 1 + ask + choices + forecast, right, log)
    else:
        hidden.append("log")
    return Layout("beside", boxes, (left, board[1]), hidden)


def stacked(window: Size, board: Size, seats: int) -> Layout:
    width, height = window
    low = 1 + board[1] + 2
    rest = height - 1 - low
    boxes = {"board": Box(0, 1, width, board[1]), "prompt": Box(0, low - 2, width, 2)}
    if width >= 76:
        half = width // 2
        boxes["choices"] = Box(0, low, half, rest)
        boxes["forecast"] = Box(half, low, width - half, rest)
    else:
        most = rest * 3 // 5
        boxes["choices"] = Box(0, low, width, most)
        boxes["forecast"] = Box(0, low + most, width, rest - most)
    return Layout("stacked", boxes, (width, board[1]), ["seats", "log"])


def pages(window: Size, page: int) -> Layout:
    """Too small for a board beside anything: one pane at a time under the question."""
    width, height = max(1, window[0]), max(1, window[1])
    ask = 2 if height >= 8 else 1 if height >= 4 else 0
    rest = max(1, height - 2 - ask)
    name = PANES[page % len(PANES)]
    boxes = {name: Box(0, 1 + ask, width, rest)}
    if ask:
        boxes["prompt"] = Box(0, 1, width, ask)
    return Layout("pages", boxes, (width, rest), list(PANES[1:]))
