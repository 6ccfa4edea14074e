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
def test_every_term_is_used_in_every_language(term: list[str]) -> None:
    _, *words, printed = term
    for language, word in zip(LANGUAGES, words, strict=True):
        assert any(word.lower() in text.lower() for text in SAID[language].values()), f"{language}: {word}"
    assert printed in ("all", "–") or set(printed.split(", ")) <= set(LANGUAGES)


@pytest.mark.parametrize("banned", BANNED, ids=lambda banned: f"{banned.language}: {banned.say}")
def test_no_text_uses_a_banned_variant(banned: Banned) -> None:
    assert uses(banned, SAID[banned.language]) == [], f"say {banned.say}: {banned.why}"


OLD = {
    "en": (
        "The monsters came from the top left corner.",
        "Ambush, alone",
        "Three skills lie open.",
        "Taken back.",
        "All by lot",
        "somebody",
        "That is no puzzle.",
        "Go on",
        "counter-clockwise",
    ),
    "cs": (
        "Boduje teď",
        "Vyber krajinu",
        "Přepad!",
        "Arch A",
        "Tahle hra už skončila.",
        "Vybrat edikt A",
        "To není žádná hádanka.",
        "V sólo hře",
        "3 druhů terénu",
        "Relé nejsou dostupná.",
        "Zahrát partii",
    ),
    "pl": (
        "Koniec pory",
        "na skraju mapy",
        "Obszar to grupa kratek",
        "gdziekolwiek",
        "Postaw bohatera",
        "To nie jest zagadka.",
        "trudno zapełnić",
        "Między turami",
        "przy stole dla dwojga",
        "Na górze nie można",
        "Przekaźniki odrzucają",
        "Zagraj partię",
    ),
    "uk": (
        "Обери місцевість",
        "Дві місцевості",
        "Уміння",
        "Пасує.",
        "Торкнися указу A",
        "навесні A і B",
        "поселень, що не торкаються гір",
        "без дотику до водойм",
        "кожен стовпець",
        "Ліміт часу: 8",
        "Це не загадка.",
        "усі водночас малюють ту саму карту",
        "-е місце",
    ),
    "ru": (
        "Выбери местность",
        "две местности",
        "Умения",
        "Перевернуть",
        "Коснись указа A",
        "весной A и B",
        "лес, не касающийся поселений",
        "без касания водоёмов",
        "Лимит времени: 8",
        "Это не загадка.",
        "все рисуют одну и ту же карточку",
        "Смешанная игра",
        "Завершай раздачу дня",
    ),
}


@pytest.mark.parametrize(("language", "text"), [(language, text) for language in OLD for text in OLD[language]])
def test_old_wordings_would_be_found(language: str, text: str) -> None:
    assert any(uses(banned, {"key": text}) for banned in BANNED if banned.language == language)


@pytest.mark.parametrize("text", ["Обери тип місцевості", "два типи місцевості", "5 типів місцевості"])
def test_what_the_glossary_says_instead_is_allowed(text: str) -> None:
    assert not any(uses(banned, {"key": text}) for banned in BANNED if banned.language == "uk")
