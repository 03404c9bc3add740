"""Secrets that hold a seat or invite to one: 128 random bits; only their hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets

BITS = 128
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # no letters that look alike


def new() -> str:
    return secrets.token_hex(BITS // 8)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def same(token: str, kept: str) -> bool:
    """In constant time, whatever was given."""
    return alike(hashed(token), kept)


def alike(hash: str, kept: str) -> bool:
    return hmac.compare_digest(hash, kept)


def table_id() -> str:
    """A table's address: cannot be guessed, easy to read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(16))
