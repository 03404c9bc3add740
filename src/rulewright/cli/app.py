"""The commands, put together. Each is loaded when wanted, so that the first words and help are quick."""

from __future__ import annotations

from cyclopts import App, Parameter

from rulewright.core.version import VERSION

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

app = App(
    name="rulewright",
    help="Heavy board games as exact rules engines: play them, replay them, let bots play them.",
    help_format="plaintext",  # the other formats load a reader of Markdown first
    version=VERSION,
    default_parameter=Parameter(negative=()),
    suppress_keyboard_interrupt=False,
)
for name, (module, help) in COMMANDS.items():
    app.command(f"rulewright.cli.{module}:{name}", name=name, help=help)


def load(first: str) -> None:
    """Load the command of this first word."""
    if first in COMMANDS:
        app[first]
