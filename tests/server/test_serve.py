"""The command: it says its address, and what is wrong in one line."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright.cli import browser, main, serving
from tests.server.given import running


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--store", "mysql://x"], "unknown store"),
        (["--store", "sqlite:////no/such/folder/t.db"], "cannot open the store"),
        (["--store", "postgresql://nobody@127.0.0.1:1/x"], "cannot open the store"),
        (["--port", "99999"], "bad port"),
        (["--lan", "--host", "127.0.0.2"], "not both"),
        (["--workers", "0"], "at least one process"),
        (["--bot-seconds", "0"], "seconds"),
        (["--game", "no.such.module"], "no game in the module"),
        (["--game", "json"], "no game in the module"),
        (["--push-key", "/no/such/folder/key"], "push key"),
        (["--expire", "-1"], "at least 0"),
    ],
)
def test_what_is_wrong_is_one_line(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    store = [] if "--store" in words else ["--store", f"sqlite:///{tmp_path}/t.db"]
    assert main(["serve", "--port", "0", *store, *words] if "--port" not in words else ["serve", *words]) == 2
    told = capsys.readouterr()
    assert said in told.err and told.err.count("\n") == 1 and "Traceback" not in told.err
    assert "serves" not in told.out


def test_a_port_in_use_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--store", f"sqlite:///{tmp_path}/t.db"]) == 2
    told = capsys.readouterr().err
    assert "cannot listen" in told and "--port 0 takes one that is free" in told


def open_pages(monkeypatch: pytest.MonkeyPatch, terminal: bool, **surroundings: str) -> bool:
    for name in (*browser.UNATTENDED, *browser.DISPLAYS):
        monkeypatch.delenv(name, raising=False)
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal)
    return browser.here()


def test_a_browser_is_opened_where_somebody_would_see_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert open_pages(monkeypatch, True, DISPLAY=":0") and open_pages(monkeypatch, True, WAYLAND_DISPLAY="w")
    assert not open_pages(monkeypatch, True)
    assert not open_pages(monkeypatch, False, DISPLAY=":0")
    assert not open_pages(monkeypatch, True, DISPLAY=":0", CI="true")
    assert not open_pages(monkeypatch, True, DISPLAY=":0", SSH_CONNECTION="192.0.2.1 1 192.0.2.2 22")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert open_pages(monkeypatch, True) and not open_pages(monkeypatch, True, CI="1")


@pytest.mark.parametrize(
    ("words", "here", "seen"), [(["--open"], True, 1), (["--open"], False, 0), ([], True, 0)]
)
def test_it_opens_the_address_that_it_prints(
    words: list[str],
    here: bool,
    seen: int,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(browser, "here", lambda: here)
    monkeypatch.setattr(browser, "show", opened.append)
    monkeypatch.setattr("uvicorn.Server.run", lambda *_, **__: None)  # all but the serving itself
    main(["serve", "--port", "0", "--store", f"sqlite:///{tmp_path}/t.db", *words])
    printed = capsys.readouterr().out.splitlines()[0]
    assert len(opened) == seen and all(printed.endswith(f" {address}") for address in opened)


def test_a_second_server_on_one_file_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/t.db"
    with running(store):
        assert main(["serve", "--port", "0", "--store", store]) == 2
    told = capsys.readouterr()
    assert "another server already uses the store" in told.err and "serves" not in told.out


def test_a_build_without_pages_says_so(tmp_path: Path) -> None:
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


def test_it_prints_its_address_and_stops_quietly(tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--store", f"sqlite:///{tmp_path}/t.db"]
    run = subprocess.Popen(
        [sys.executable, "-m", "rulewright", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert run.stdout is not None
    assert run.stdout.readline().startswith("Rulewright serves tables at http://localhost:")
    assert "this machine only" in run.stdout.readline()
    assert "t.db" in run.stdout.readline()
    run.terminate()
    _, errors = run.communicate(timeout=20)
    assert "Traceback" not in errors


@pytest.mark.parametrize(
    ("host", "network", "address", "whom"),
    [
        ("0.0.0.0", "192.168.1.5", "http://192.168.1.5:8800/", "everybody in this network"),
        ("0.0.0.0", None, "http://localhost:8800/", "this machine only"),
        ("127.0.0.1", "192.168.1.5", "http://localhost:8800/", "this machine only"),
        ("192.168.1.5", None, "http://192.168.1.5:8800/", ""),
        ("::", "192.168.1.5", "http://192.168.1.5:8800/", "everybody in this network"),
        ("fe80::1", None, "http://[fe80::1]:8800/", ""),
    ],
)
def test_the_address_is_one_that_a_friend_can_open_or_says_that_it_is_not(
    host: str, network: str | None, address: str, whom: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "network_address", lambda: network)
    told = serving.addresses(host, 8800)
    assert told[0].endswith(address) and whom in " ".join(told[1:])


def test_the_address_in_the_network_is_never_that_of_the_machine_itself() -> None:
    found = serving.network_address()
    assert found is None or not found.startswith("127.")
    if found is not None:  # it is really ours: one can listen there
        socket.create_server((found, 0)).close()
