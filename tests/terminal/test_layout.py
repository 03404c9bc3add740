"""Panes at every size of the window: inside it, without overlap, and always with the decision."""

from __future__ import annotations

import pytest

from rulewright.games.septikon import board as septikon
from rulewright.terminal.board import Plainest
from rulewright.terminal.layout import Layout, arrange

BOARDS = {"septikon": septikon.sizes(), "any": Plainest().sizes()}


def cells(layout: Layout) -> list[tuple[int, int]]:
    return [
        (x, y)
        for box in layout.boxes.values()
        for x in range(box.x, box.x + box.width)
        for y in range(box.y, box.y + box.height)
    ]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("height", [8, 16, 24, 30, 36, 40, 45, 55, 60])
def test_panes_stay_inside_the_window_and_apart(board: str, height: int) -> None:
    for width in range(20, 211, 7):
        layout = arrange((width, height), BOARDS[board], 2)
        covered = cells(layout)
        assert len(covered) == len(set(covered)), (width, height, layout)
        assert all(0 <= x < width and 1 <= y < height - 1 for x, y in covered), (width, height, layout)
        assert layout.boxes["choices"].height >= 2


@pytest.mark.parametrize("window", [(1, 1), (5, 2), (3, 40), (200, 3)])
def test_tiny_windows_have_one_pane(window: tuple[int, int]) -> None:
    assert arrange(window, septikon.sizes(), 2).name == "pages"


@pytest.mark.parametrize("window", [(40, 12), (80, 24), (100, 30), (60, 50)])
def test_every_pane_can_be_reached_by_turning_pages(window: tuple[int, int]) -> None:
    first = arrange(window, septikon.sizes(), 2)
    seen = {
        name
        for page in range(len(first.hidden) + 1)
        for name in arrange(window, septikon.sizes(), 2, page).boxes
    }
    assert {"board", "choices", "forecast", "seats", "log"} <= seen


@pytest.mark.parametrize(
    ("window", "name", "board"),
    [
        ((200, 55), "wide", (128, 24)),
        ((150, 45), "wide", (105, 24)),
        ((140, 45), "wide", (84, 24)),
        ((100, 30), "beside", (63, 24)),
        ((80, 24), "beside", (35, 22)),
        ((60, 50), "stacked", (48, 33)),
    ],
)
def test_the_board_is_as_large_as_the_window_allows(
    window: tuple[int, int], name: str, board: tuple[int, int]
) -> None:
    layout = arrange(window, septikon.sizes(), 2)
    assert layout.name == name
    fits = [one for one in septikon.sizes() if one[0] <= layout.room[0] and one[1] <= layout.room[1]]
    assert fits[0] == board
