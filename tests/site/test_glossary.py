"""The glossary: its words are those of the texts, and the texts use no variant that it bans."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from fluent_reader import read_folder

TEXTS = Path(__file__).parents[2] / "web" / "texts"
GLOSSARY = (TEXTS / "glossary.md").read_text(encoding="utf-8")
LANGUAGES = ("en", "cs", "pl", "uk", "ru")
SEPARATOR = re.compile(r"(?<!\\)\|")


class Banned(NamedTuple):
    language: str
    variant: str
    """A regular expression."""
    say: str
    why: str


def rows(heading: str) -> list[list[str]]:
    """The cells of the table under a heading, without its first two lines."""
    section = GLOSSARY.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip().replace("\\|", "|") for cell in SEPARATOR.split(line)[1:-1]] for line in lines[2:]]


TERMS = rows("Terms")
BANNED = [Banned(language, variant.strip("`"), say, why) for language, variant, say, why in rows("Banned variants")]
SAID = {
    language: {
        key: pattern.text for file in read_folder(TEXTS / language).values() for key, pattern in file.items()
    }
    for language in LANGUAGES
}  # fmt: skip


def uses(banned: Banned, texts: dict[str, str]) -> list[str]:
    found = re.compile(banned.variant, re.IGNORECASE)
    return [key for key, text in texts.items() if not key.startswith("name-") and found.search(text)]


@pytest.mark.parametrize("term", TERMS, ids=lambda term: term[0])
def test_every_glossary_term_is_used_in_every_language(term: list[str]) -> None:
    _, *words, printed = term
    for language, word in zip(LANGUAGES, words, strict=True):
        assert any(word.lower() in text.lower() for text in SAID[language].values()), f"{language}: {word}"
    assert printed in ("all", "–") or set(printed.split(", ")) <= set(LANGUAGES)


@pytest.mark.parametrize("banned", BANNED, ids=lambda banned: f"{banned.language}: {banned.say}")
def test_no_text_uses_a_banned_variant(banned: Banned) -> None:
    assert uses(banned, SAID[banned.language]) == [], f"say {banned.say}: {banned.why}"
