"""Names in sentences: `python3 build lab names` lists every text with hard names, for readers of each language."""

import re
from functools import cache

import pytest

from lab.names import APOSTROPHE, hard_names, messages_of, texts_with_names
from text_folders import LANGUAGES


@cache
def texts(language: str) -> list[tuple[str, str, str]]:
    return [*texts_with_names(language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_contain_names_as_they_are_written(language: str) -> None:
    assert [(key, name) for key, name, text in texts(language) if name not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_repeated_before_a_name_that_begins_with_it(language: str) -> None:
    """“On the map of player Player 2” was a fault in four languages."""
    repeated = []
    for key, name, text in texts(language):
        stem = name.split()[0][:4].lower()
        before = re.search(rf"(\w+) {re.escape(name)}", text)
        if len(stem) > 3 and before and before[1].lower().startswith(stem):
            repeated.append((key, text))
    assert repeated == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_short_word_is_elided_before_a_name(language: str) -> None:
    elided = [(key, text) for key, _, text in texts(language) if re.search(rf"\w’{APOSTROPHE}", text)]
    assert elided == []


def test_names_that_are_hard_differ_in_every_language() -> None:
    assert all(len(set(hard_names(messages_of(language)))) == 4 for language in LANGUAGES)
