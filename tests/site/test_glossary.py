"""The glossary: its words are those of the texts, and the texts use no variant that it bans."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

import languages
from text_folders import LANGUAGES, MESSAGES

GLOSSARY = (languages.TEXTS / "glossary.md").read_text(encoding="utf-8")
SEPARATOR = re.compile(r"(?<!\\)\|")


class Banned(NamedTuple):
    language: str
    variant: str
    """A regular expression."""
    say: str
    why: str


def table(heading: str) -> tuple[list[str], list[list[str]]]:
    """The head and the rows of the table under a heading."""
    section = GLOSSARY.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    head, _, *rows = ([cell.strip().replace("\\|", "|") for cell in SEPARATOR.split(line)[1:-1]] for line in lines)
    return head, rows


HEAD, TERMS = table("Terms")
COLUMNS = HEAD[1:-1]
BANNED = [Banned(language, variant.strip("`"), *why) for language, variant, *why in table("Banned variants")[1]]
TEXTS_OF = {
    language: {key: pattern.text for key, pattern in messages.items()} for language, messages in MESSAGES.items()
}


def uses(banned: Banned, texts: dict[str, str]) -> list[str]:
    pattern = re.compile(banned.variant, re.IGNORECASE)
    return [key for key, text in texts.items() if not key.startswith("name-") and pattern.search(text)]


def test_glossary_has_a_column_for_every_finished_language() -> None:
    assert [code for code in languages.languages() if code in COLUMNS] == COLUMNS
    assert set(LANGUAGES) <= set(COLUMNS)


@pytest.mark.parametrize("term", TERMS, ids=lambda term: term[0])
def test_every_glossary_term_is_used_in_every_language(term: list[str]) -> None:
    _, *words, printed = term
    for language, word in zip(COLUMNS, words, strict=True):
        if language in LANGUAGES:
            texts = TEXTS_OF[language].values()
            assert any(word.lower() in text.lower() for text in texts), f"{language}: {word}"
    assert printed in ("all", "–") or set(printed.split(", ")) <= set(COLUMNS)


@pytest.mark.parametrize("banned", BANNED, ids=lambda banned: f"{banned.language}: {banned.say}")
def test_no_text_uses_a_banned_variant(banned: Banned) -> None:
    assert banned.language in COLUMNS
    assert uses(banned, TEXTS_OF.get(banned.language, {})) == [], f"say {banned.say}: {banned.why}"
