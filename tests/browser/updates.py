"""How long the page works at an update: `python -m tests.browser.updates GAME [STEPS]`.

A game against bots is played at random while Chromium writes a trace. An update is the task that a picture
starts when it comes: parsed, drawn, with all that follows from it. `cpu` is the time of the page's own
thread, `wall` also counts what other processes took meanwhile.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

import rulewright
from tests.browser.given import asked, chromium, launch, seated, step
from tests.server import given
from tests.server.given import running

WARM = 15  # steps before the trace begins
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
STAMP = """
const set = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage').set;
Object.defineProperty(WebSocket.prototype, 'onmessage', {set(hear) {
    set.call(this, e => {
        if (e.data.startsWith('{"type":"picture"')) console.timeStamp('picture');
        hear(e);
    });
}});
"""


def traced(game: str, steps: int) -> list[dict[str, Any]]:
    """The events of a trace over so many steps."""
    path, file = chromium(), Path(tempfile.mkdtemp()) / "trace.json"
    assert path, "no Chromium here"
    given.TOYS.clear()
    with running(f"sqlite:///{file.parent}/t.db") as served, sync_playwright() as playwright:
        browser, rng = launch(playwright, path), random.Random(5)
        most = max(next(iter(rulewright.game(game).modes.values())))
        bots = [{"kind": "bot", "bot": "random"}] * (most - 1)
        made = served.make(game, seats=[{"kind": "me", "name": "Ada"}, *bots], seed=5)
        with seated(browser, served, made, pace=0) as one:
            one.context.add_init_script(STAMP)
            one.page.reload()
            asked(one.page)
            for number in range(WARM + steps):
                if number == WARM:
                    browser.start_tracing(page=one.page, path=file, categories=CATEGORIES)
                if step(one.page, rng) == "over":
                    break
            browser.stop_tracing()
        browser.close()
    events: list[dict[str, Any]] = json.loads(file.read_text())["traceEvents"]
    return events


def updates(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The tasks in which a picture came."""
    came = [e for e in events if e["name"] == "TimeStamp" and e["args"]["data"].get("message") == "picture"]
    tasks = [e for e in events if e["name"] == "RunTask" and e["tid"] == came[0]["tid"]]
    return [next(t for t in tasks if t["ts"] <= e["ts"] <= t["ts"] + t["dur"]) for e in came]


def line(name: str, times: list[float]) -> str:
    times = sorted(times)
    p90 = times[len(times) * 9 // 10]
    return f"{name:5} median {median(times):5.1f}  p90 {p90:5.1f}  max {times[-1]:5.1f} ms"


if __name__ == "__main__":
    found = updates(traced(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 120))
    print(f"{len(found)} updates")
    print(line("cpu", [task["tdur"] / 1000 for task in found]))
    print(line("wall", [task["dur"] / 1000 for task in found]))
