"""Web push: a notice for a browser that is closed, sealed so that only that browser can read it.

RFC 8291 seals the message (aes128gcm), RFC 8292 (VAPID) says who sends it. Needs `cryptography`.
"""

from __future__ import annotations

import base64
import os
import time
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from rulewright.core.errors import GameError

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes; a notice fits into one
VALID = 12 * 3600  # seconds that a signature is good for
KEPT = 3 * 24 * 3600  # seconds that a push service keeps a notice


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    kind = serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(serialization.Encoding.X962, kind)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def browser_key(p256dh: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """A browser's keys, checked."""
    try:
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data(p256dh))
        secret = data(auth)
    except (ValueError, InvalidKey):
        raise GameError("a subscription has the keys that the browser gave") from None
    if len(secret) != 16:
        raise GameError("a subscription's auth has 16 bytes")
    return theirs, secret


def sealed(message: bytes, p256dh: str, auth: str, once: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """The message for one browser; `once` and `salt` are never used again."""
    theirs, secret = browser_key(p256dh, auth)
    ours = point(once.public_key())
    shared = once.exchange(ec.ECDH(), theirs)
    keyed = derived(shared, secret, b"WebPush: info\0" + point(theirs) + ours, 32)
    key = derived(keyed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(keyed, salt, b"Content-Encoding: nonce\0", 12)
    box = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + box


class Pusher:
    """Signs with the server's own key, which a file keeps: browsers subscribe to it."""

    def __init__(self, file: Path, contact: str) -> None:
        self.contact = contact
        self.key = kept_key(file)
        self.public = text(point(self.key.public_key()))

    def notice(self, message: bytes, endpoint: str, p256dh: str, auth: str) -> tuple[dict[str, str], bytes]:
        """Headers and body of the call to the browser's push service."""
        body = sealed(message, p256dh, auth, ec.generate_private_key(CURVE), os.urandom(16))
        headers = {
            "Authorization": f"vapid t={self.token(endpoint)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "normal",
        }
        return headers, body

    @staticmethod
    def check(p256dh: str, auth: str) -> None:
        browser_key(p256dh, auth)

    def token(self, endpoint: str) -> str:
        """A signed word for the push service that it is us."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID,
            "sub": self.contact,
        }
        said = ".".join(text(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self.key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{said}.{text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def kept_key(file: Path) -> ec.EllipticCurvePrivateKey:
    """The key in the file; a new one if there is no file yet."""
    try:
        if not file.exists():
            made = ec.generate_private_key(CURVE).private_bytes(
                serialization.Encoding.PEM,
                serialization.PrivateFormat.PKCS8,
                serialization.NoEncryption(),
            )
            with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as new:
                new.write(made)
        key = serialization.load_pem_private_key(file.read_bytes(), None)
    except (OSError, ValueError, TypeError) as error:
        raise GameError(f"cannot use the push key in {file}: {error}") from None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise GameError(f"the push key in {file} is not a key of the curve P-256")
    return key
