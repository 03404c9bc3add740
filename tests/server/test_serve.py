"""The command: it says its address, and what is wrong in one line."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright.cli import main
from tests.server.given import running


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--store", "mysql://x"], "unknown store"),
        (["--store", "sqlite:////no/such/folder/t.db"], "cannot open the store"),
        (["--store", "postgresql://nobody@127.0.0.1:1/x"], "cannot open the store"),
        (["--port", "99999"], "bad port"),
        (["--workers", "0"], "at least one process"),
        (["--bot-seconds", "0"], "seconds"),
        (["--game", "no.such.module"], "no game in the module"),
        (["--game", "json"], "no game in the module"),
        (["--push-key", "/no/such/folder/key"], "push key"),
        (["--expire", "-1"], "at least 0"),
    ],
)
def test_what_is_wrong_is_one_line(words: list[str], said: str, capsys, tmp_path: Path):
    store = [] if "--store" in words else ["--store", f"sqlite:///{tmp_path}/t.db"]
    assert main(["serve", "--port", "0", *store, *words] if "--port" not in words else ["serve", *words]) == 2
    told = capsys.readouterr()
    assert said in told.err and told.err.count("\n") == 1 and "Traceback" not in told.err
    assert "serves" not in told.out


def test_a_port_in_use_is_said(capsys, tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--store", f"sqlite:///{tmp_path}/t.db"]) == 2
    assert "cannot listen" in capsys.readouterr().err


def test_a_second_server_on_one_file_is_refused(capsys, tmp_path: Path):
    store = f"sqlite:///{tmp_path}/t.db"
    with running(store):
        assert main(["serve", "--port", "0", "--store", store]) == 2
    told = capsys.readouterr()
    assert "another server already uses the store" in told.err and "serves" not in told.out


def test_a_build_without_pages_says_so(tmp_path: Path):
    """And one with pages does not."""
    words = ["serve", "--port", "0", "--store", f"sqlite:///{tmp_path}/t.db"]
    pages = tmp_path / "pages"
    pages.mkdir()
    for built in (False, True):
        if built:
            (pages / "index.html").write_text("table")
        code = f"""
import sys
from pathlib import Path
from rulewright.server import site
site.STATIC = Path({str(pages)!r})
from rulewright.cli import main
from tests.server.given import running
sys.exit(main({words!r}))
"""
        run = subprocess.Popen(
            [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert run.stdout is not None
        run.stdout.readline(), run.stdout.readline()
        run.terminate()
        _, errors = run.communicate(timeout=20)
        assert ("no pages for browsers" in errors) is not built


def test_it_prints_its_address_and_stops_quietly(tmp_path: Path):
    words = ["serve", "--port", "0", "--store", f"sqlite:///{tmp_path}/t.db"]
    run = subprocess.Popen(
        [sys.executable, "-m", "rulewright.cli", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert run.stdout is not None
    assert run.stdout.readline().startswith("Rulewright serves tables at http://localhost:")
    assert "t.db" in run.stdout.readline()
    run.terminate()
    _, errors = run.communicate(timeout=20)
    assert "Traceback" not in errors
