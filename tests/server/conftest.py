"""The stores under test, and a server for whoever only needs one."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.given import Running, running
from tests.server.given import repeatable as repeatable

CLUSTERS = "/usr/lib/postgresql"


def tool(name: str) -> str | None:
    found = sorted(Path(CLUSTERS).glob(f"*/bin/{name}")) if Path(CLUSTERS).is_dir() else []
    return str(found[-1]) if found else shutil.which(name)


def as_postgres() -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []


def quietly(*command: str, cwd: str) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=cwd)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL started for these tests alone."""
    pytest.importorskip("asyncpg", reason="asyncpg is not installed: pip install rulewright[postgres]")
    initdb, pg_ctl = tool("initdb"), tool("pg_ctl")
    if initdb is None or pg_ctl is None:
        pytest.skip("PostgreSQL is not installed here: apt-get install postgresql")
    if os.getuid() == 0:
        try:
            pwd.getpwnam("postgres")
        except KeyError:
            pytest.skip("PostgreSQL does not run as root and there is no user postgres")
    folder = tempfile.mkdtemp(prefix="rulewright-pg-")
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    data, run = f"{folder}/data", as_postgres()
    options = f"-p {port} -k {folder} -h 127.0.0.1"
    try:
        quietly(*run, initdb, "-D", data, "-A", "trust", "-U", "postgres", "-N", cwd=folder)
        quietly(*run, pg_ctl, "-D", data, "-w", "-l", f"{folder}/log", "-o", options, "start", cwd=folder)
    except subprocess.CalledProcessError as error:
        pytest.skip(f"PostgreSQL does not start here: {error}")
    try:
        yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
    finally:
        quietly(*run, pg_ctl, "-D", data, "-m", "immediate", "stop", cwd=folder)
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An address of each kind of store."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    found: str = request.getfixturevalue("postgres")
    return found


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a module: every test makes its own tables."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('store')}/tables.db") as found:
        yield found
