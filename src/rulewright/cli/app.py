"""The commands, put together."""

from __future__ import annotations

from cyclopts import App, Parameter

import rulewright
from rulewright.cli.balance import balance
from rulewright.cli.catalogue import cards, content, games, rules
from rulewright.cli.measure import bench, conformance, simulate
from rulewright.cli.serving import serve
from rulewright.cli.table import play, replay
from rulewright.cli.tables import tables
from rulewright.cli.tournament import tournament

app = App(
    name="rulewright",
    help="Heavy board games as exact rules engines: play them, replay them, let bots play them.",
    version=rulewright.__version__,
    default_parameter=Parameter(negative=()),
    suppress_keyboard_interrupt=False,
)
watching = (games, rules, cards, content, play, replay)
measuring = (simulate, tournament, balance, conformance, bench)
for command in (*watching, *measuring, serve):
    app.command(command)
app.command(tables)
