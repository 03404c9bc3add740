"""The commands, put together. Each is loaded when wanted, so that the first words are quick."""

from __future__ import annotations

from cyclopts import App, Parameter

from rulewright.cli.commands import COMMANDS, WHAT
from rulewright.core.version import VERSION

app = App(
    name="rulewright",
    help=WHAT,
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
