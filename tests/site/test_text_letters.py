"""The letters of the texts: of their own language, with its typography, and nothing left in English."""

import re

import pytest

from text_folders import LANGUAGES, MESSAGES, OTHERS

FOREIGN = {
    "en": "[а-яА-ЯіїєґІЇЄҐёЁ]",
    "uk": "[ёъыэЁЪЫЭ]",
    "ru": "[іїєґІЇЄҐ]",
    "cs": "[а-яА-ЯіїєґёłąęśżźćńŁŚŻŹĆŃ]",
    "pl": "[а-яА-ЯіїєґёřěůčšžřŘĚŮČŠŽ]",
}


@pytest.mark.parametrize("language", FOREIGN)
def test_texts_contain_only_letters_of_their_language(language: str) -> None:
    for key, pattern in MESSAGES[language].items():
        assert not re.search(FOREIGN[language], pattern.text), f"{language} {key}: {pattern.text}"


@pytest.mark.parametrize("language", ("uk", "ru"))
def test_no_word_mixes_latin_and_cyrillic_letters(language: str) -> None:
    for key, pattern in MESSAGES[language].items():
        assert not re.search("[a-zA-Z][а-яіїєґё]|[а-яіїєґё][a-zA-Z]", pattern.text), f"{language} {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_use_typographic_quotes_dashes_and_spaces(language: str) -> None:
    """Curly quotes and apostrophes, no HTML, no three dots, no double spaces, no space before a full stop."""
    for key, pattern in MESSAGES[language].items():
        for part in pattern.walk():
            whole = "".join(text if kind == "text" else "0" for kind, text in part.pieces)
            assert not re.search(r"[\"'<>]|\.\.|  | [.,!?]", whole), f"{language} {key}: {whole!r}"
            assert part.selects or whole == whole.strip(), f"{language} {key}: {whole!r}"


@pytest.mark.parametrize("language", OTHERS)
def test_texts_of_other_languages_differ_from_english(language: str) -> None:
    for key, pattern in MESSAGES[language].items():
        words = re.findall(r"[a-z]{3,}", pattern.text)
        assert len(words) < 3 or pattern.text != MESSAGES["en"][key].text, f"{language} {key}"


SPACED = {"en": "", "pl": "", "cs": " ", "uk": " ", "ru": " "}
"""The text between a number and its percent sign."""


@pytest.mark.parametrize("language", SPACED)
def test_percent_sign_has_the_spacing_of_the_language(language: str) -> None:
    found = []
    for key, pattern in MESSAGES[language].items():
        for part in pattern.walk():
            if "percent" in part.variables:
                whole = "".join(text if kind == "text" else "0" for kind, text in part.pieces)
                assert f"0{SPACED[language]}%" in whole, f"{language} {key}: {whole!r}"
                found.append(key)
    assert {"coach-thinking-share", "puzzles-turning-wait", "load-percent"} <= set(found)
