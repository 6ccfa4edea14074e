"""The texts of the page: complete, alike in every finished language, with the printed names and every plural form."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import languages
import text_checks
from fluent_reader import Pattern, Select
from mapwright.rules import cards
from text_folders import FOLDERS, LANGUAGES, MESSAGES, OTHERS
from text_keys import AMBUSH_IDS, EDICT_IDS, EXPLORE_IDS, HERO_IDS, SKILL_IDS, required_keys, title_key

PRINTED = json.loads(Path(__file__).with_name("names.json").read_text(encoding="utf-8"))
FILES = (
    "names.ftl", "rules.ftl", "reasons.ftl", "play.ftl", "rulebook.ftl", "learn.ftl", "embed.ftl", "share.ftl",
    "table.ftl", "coach.ftl", "daily.ftl", "desk.later.ftl", "stats.later.ftl", "replay.later.ftl",
    "workshop.later.ftl",
)  # fmt: skip


def is_ordinal(select: Select) -> bool:
    """1st, 2nd, 3rd: a matter of each language, like a plural."""
    return all(variant.isdigit() or variant == select.default for variant in select.variants)


def ids_chosen(pattern: Pattern) -> dict[str, set[str]]:
    """Variants of selects that do not concern grammar."""
    return {
        s.variable: set(s.variants) for s in pattern.all_selects if not text_checks.is_plural(s) and not is_ordinal(s)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_text_files_as_english(language: str) -> None:
    assert set(FILES) <= set(FOLDERS[language])
    assert set(FOLDERS[language]) == set(FOLDERS["en"])


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_keys_of_english_in_order(language: str) -> None:
    for name, file in FOLDERS["en"].items():
        assert list(FOLDERS[language][name]) == list(file), f"{language}/{name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_key_is_defined_in_two_files(language: str) -> None:
    keys = [key for file in FOLDERS[language].values() for key in file]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_topic_has_texts_in_every_language(language: str) -> None:
    assert [key for key in required_keys() if key not in MESSAGES[language]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_in_texts_have_existing_targets(language: str) -> None:
    loose = {r for pattern in MESSAGES[language].values() for r in pattern.references} - set(MESSAGES[language])
    assert not loose


@pytest.mark.parametrize("language", OTHERS)
def test_variables_of_a_text_equal_those_in_english(language: str) -> None:
    assert list(text_checks.wrong_variables(MESSAGES[language], MESSAGES["en"])) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_selects_cover_every_form_of_the_language(language: str) -> None:
    plurals = languages.languages()[language]["plurals"]
    assert list(text_checks.missing_plurals(MESSAGES[language], plurals)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_a_language_are_in_its_fonts(language: str) -> None:
    letters = "".join(pattern.text for pattern in MESSAGES[language].values())
    assert languages.script_of(letters) == languages.languages()[language]["script"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_selects_by_id_have_the_variants_of_english(language: str) -> None:
    for key, pattern in MESSAGES[language].items():
        chosen, english = ids_chosen(pattern), ids_chosen(MESSAGES["en"][key])
        assert chosen == english, f"{language} {key}"
        if "season" in chosen:
            assert chosen["season"] == {season.id for season in cards.SEASONS}, f"{language} {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_in_any_language(language: str) -> None:
    for key, pattern in MESSAGES[language].items():
        assert all(part.pieces or part.selects for part in pattern.walk()), f"{language} {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_equal_those_printed_on_the_cards(language: str) -> None:
    printed = {f"name-{id}": names for id, names in PRINTED["cards"].items()}
    printed |= {f"terrain-{id}": names for id, names in PRINTED["terrain"].items()}
    printed |= {f"season-{id}": names for id, names in PRINTED["seasons"].items()}
    printed |= {title_key(int(threshold)): names for threshold, names in PRINTED["titles"].items()}
    expected = {key: names[language] for key, names in printed.items() if language in names}
    assert {key: MESSAGES[language][key].text for key in expected} == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_one_kind_have_different_names(language: str) -> None:
    for ids in (EXPLORE_IDS, AMBUSH_IDS, EDICT_IDS, SKILL_IDS, HERO_IDS):
        names = [MESSAGES[language][f"name-{id}"].text for id in ids]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_of_edicts_are_short_enough_for_a_small_card(language: str) -> None:
    longest = 90 if language == "en" else text_checks.LONGEST_RULE
    assert list(text_checks.long_rules(MESSAGES[language], longest)) == []
    assert len(list(text_checks.long_rules(MESSAGES[language], 0))) == len(EDICT_IDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_tools_have_at_most_twelve_letters(language: str) -> None:
    assert list(text_checks.long_labels(MESSAGES[language])) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_date_texts_use_only_the_variables_day_and_year(language: str) -> None:
    """Home replaces the variables for day and year, and supports nothing else of Fluent."""
    dates = [MESSAGES[language][f"date-{month}"] for month in range(1, 13)]
    assert all(date.variables == {"day", "year"} and not date.all_selects and not date.references for date in dates)
    assert len({date.text for date in dates}) == 12
