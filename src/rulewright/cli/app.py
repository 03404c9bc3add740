"""The commands, put together. Each is loaded when it is wanted, so that the first words cost little."""

from __future__ import annotations

from cyclopts import App, Parameter

from rulewright.core.version import VERSION

COMMANDS = {  # and the module that holds each
    "games": "catalogue",
    "rules": "catalogue",
    "cards": "catalogue",
    "content": "catalogue",
    "bots": "bots",
    "play": "table",
    "replay": "table",
    "simulate": "measure",
    "tournament": "tournament",
    "fit": "fit",
    "balance": "balance",
    "compare": "compare",
    "conformance": "measure",
    "bench": "measure",
    "serve": "serving",
    "tables": "tables",
    "completion": "completion",
}

app = App(
    name="rulewright",
    help="Heavy board games as exact rules engines: play them, replay them, let bots play them.",
    help_format="plaintext",  # the other formats load a reader of Markdown first
    version=VERSION,
    default_parameter=Parameter(negative=()),
    suppress_keyboard_interrupt=False,
)
for name, module in COMMANDS.items():
    app.command(f"rulewright.cli.{module}:{name}", name=name)


def load(first: str) -> None:
    """Load the command of this first word; all of them for help, which lists what each does."""
    for name in COMMANDS if first in app.help_flags else COMMANDS.keys() & {first}:
        app[name]
