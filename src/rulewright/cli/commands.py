"""What commands there are, and the list of them. Nothing is loaded for it, so that help is there at once."""

from __future__ import annotations

import shutil
from textwrap import fill

WHAT = "Heavy board games as exact rules engines: play them, replay them, let bots play them."
COMMANDS = {  # the module that holds each, and what it does
    "games": (
        "catalogue",
        "List the games with their modes, seats, options and the sources of their content.",
    ),
    "rules": (
        "catalogue",
        "Print a game's rules: in ten minutes and then whole, or what is said of a clause or a word.",
    ),
    "cards": ("catalogue", "Print a game's cards, tiles and other named things as a person reads them."),
    "content": (
        "catalogue",
        "Count a game's content rows by kind and by source, and tell what an owner's files replace.",
    ),
    "bots": (
        "bots",
        "Tell the levels of a game's bots in words, with their rating and their time for a choice.",
    ),
    "play": ("table", "Play a game in this terminal, alone against bots or with others at one keyboard."),
    "replay": ("table", "Replay a record and tell the game in words."),
    "simulate": (
        "measure",
        "Let bots play many games, each bot on every seat equally often, and count what comes of it.",
    ),
    "tournament": (
        "tournament",
        "Rank bots: each deal is played in every seating; wins with intervals, ratings, thinking time.",
    ),
    "fit": (
        "fit",
        "Fit the weights of a game's estimate to the results of games that its bot plays with itself.",
    ),
    "chances": (
        "fit",
        "Tell what a lead is worth: how often it wins in the end, in games that the bot plays with itself.",
    ),
    "balance": (
        "balance",
        "Let bots play many games and tell how balanced a game is: seats, scores, dead and dominant things.",
    ),
    "compare": (
        "compare",
        "Compare two contents, options, bots or results over the same deals, and answer in one sentence.",
    ),
    "conformance": (
        "measure",
        "Check that games keep the promises every game makes; exit code 1 if one does not.",
    ),
    "bench": ("measure", "Measure random play on one core: decisions, games and copies a second."),
    "serve": ("serving", "Serve tables: play in a browser, alone, with bots, with others by link."),
    "tables": ("tables", "The tables that a server keeps; safe while it runs and while it does not."),
    "completion": (
        "completion",
        "Print a script that completes commands, flags and games: source <(rulewright completion bash).",
    ),
}
OWN = {"--help, -h": "Show this list, or the flags of a command.", "--version": "Tell the version."}
WIDEST = 100


def overview() -> str:
    """What `rulewright --help` prints."""
    rows = {**{name: what for name, (_module, what) in COMMANDS.items()}, **OWN}
    width = min(shutil.get_terminal_size().columns, WIDEST)
    indent = max(map(len, rows)) + 4
    lines = [
        fill(f"  {name:{indent - 4}}  {what}", width, subsequent_indent=" " * indent)
        for name, what in rows.items()
    ]
    return "\n".join(["Usage: rulewright COMMAND", "", fill(WHAT, width), "", *lines])
