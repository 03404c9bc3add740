"""The command that teaches a shell to complete the others."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from cyclopts import Parameter

from rulewright.core.errors import GameError, brief, meant

Shell = Literal["bash", "zsh", "fish", "powershell"]


def completion(shell: Annotated[str, Parameter(help="The shell: bash, zsh, fish or powershell.")], /) -> None:
    from rulewright.cli.app import app

    for known in get_args(Shell):
        if shell == known:
            print(app.generate_completion(shell=known), end="")
            return
    shells = ", ".join(get_args(Shell))
    raise GameError(f"unknown shell {brief(shell)}; shells: {shells}{meant(shell, get_args(Shell))}")
