"""The letters of the texts: of their own language, with its typography, and nothing left in English."""

import re
from string import ascii_letters

import pytest

import languages
from text_folders import LANGUAGES, MESSAGES, OTHERS

FACTS = languages.languages()
CYRILLIC = [language for language in LANGUAGES if FACTS[language]["script"] == "cyrillic"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_contain_only_letters_of_their_language(language: str) -> None:
    letters = {*ascii_letters, *FACTS[language]["letters"], *FACTS[language]["letters"].upper()}
    for key, pattern in MESSAGES[language].items():
        foreign = {letter for letter in pattern.text if letter.isalpha()} - letters
        assert not foreign, f"{language} {key}: {foreign}"


@pytest.mark.parametrize("language", CYRILLIC)
def test_no_word_mixes_latin_and_cyrillic_letters(language: str) -> None:
    for key, pattern in MESSAGES[language].items():
        assert not re.search("[a-zA-Z][а-яіїєґё]|[а-яіїєґё][a-zA-Z]", pattern.text), f"{language} {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_use_typographic_quotes_dashes_and_spaces(language: str) -> None:
    """Curly quotes and apostrophes, no HTML, no three dots, no double spaces, no space before a full stop."""
    spaced = FACTS[language].get("spaced_marks", "").replace(" ", "")
    unspaced = "".join(mark for mark in ".,!?:;" if mark not in spaced)
    for key, pattern in MESSAGES[language].items():
        for part in pattern.walk():
            whole = "".join(text if kind == "text" else "0" for kind, text in part.pieces)
            assert not re.search(rf"[\"'<>]|\.\.|  |(?<!\d)\s[{unspaced}]", whole), f"{language} {key}: {whole!r}"
            assert not (spaced and re.search(rf"[^\s\d/]([{spaced}»](?!\S)|»)|«\S", whole)), (
                f"{language} {key}: {whole!r}"
            )
            assert part.selects or whole == whole.strip(), f"{language} {key}: {whole!r}"


@pytest.mark.parametrize("language", OTHERS)
def test_texts_of_other_languages_differ_from_english(language: str) -> None:
    for key, pattern in MESSAGES[language].items():
        words = re.findall(r"[a-z]{3,}", pattern.text)
        assert len(words) < 3 or pattern.text != MESSAGES["en"][key].text, f"{language} {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_percent_sign_has_the_spacing_of_the_language(language: str) -> None:
    keys = []
    for key, pattern in MESSAGES[language].items():
        for part in pattern.walk():
            if "percent" in part.variables:
                whole = "".join(text if kind == "text" else "0" for kind, text in part.pieces)
                assert FACTS[language]["percent"] in re.sub(r"\s", " ", whole), f"{language} {key}: {whole!r}"
                keys.append(key)
    assert {"coach-thinking-share", "puzzles-turning-wait", "load-percent"} <= set(keys)
