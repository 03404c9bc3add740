"""The server's own sentences, in the language of whoever reads them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from rulewright.core.texts import LANGUAGES
from rulewright.server import shapes

FOLDER = Path(__file__).parent / "text"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def say(language: str, key: str, **values: object) -> str:
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    return str(bundle.format_pattern(pattern, values)[0]) if pattern is not None else key


def chosen(wanted: str | None) -> str:
    """The language that comes first in `es`, `es-ES` or an Accept-Language header; else English."""
    for part in (wanted or "").split(",")[:20]:
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


class Refusal(Exception):
    """A command that is not carried out, politely: a code for programs, a sentence for people."""

    def __init__(self, code: str, key: str, **values: object) -> None:
        super().__init__(key)
        self.code = code
        self.key = key
        self.values = values
        self.clause = ""
        self.text: str | None = None  # said by the rules rather than by the server

    def say(self, language: str) -> str:
        return self.text if self.text is not None else say(language, f"refused-{self.key}", **self.values)


def illegal(text: str, clause: str = "") -> Refusal:
    refusal = Refusal("illegal", "bad", why=text)
    refusal.text, refusal.clause = text, clause
    return refusal


def refused(refusal: Refusal, lang: str, ref: str | int | None) -> bytes:
    """The answer to a command that is not carried out."""
    ref = ref[:64] if isinstance(ref, str) else ref
    return shapes.encode(shapes.No(refusal.code, refusal.say(lang), refusal.clause, ref))
