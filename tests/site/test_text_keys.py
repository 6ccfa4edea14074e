"""Every refusal of the engine has a text, and no text is unused. That the page's keys exist is a type: `TextKey`."""

from mapwright.cli.sentences import REASONS, TITLES
from mapwright.rules.cards import SOLO_TITLES
from text_folders import MESSAGES
from text_keys import engine_codes, used_keys


def test_every_refusal_of_the_engine_has_a_text() -> None:
    reasons, errors = engine_codes("RuleError"), engine_codes("NotationError")
    assert {"outside", "ruins-duty"} <= reasons and {"too-long", "message"} <= errors
    wanted = {f"reason-{code}" for code in reasons} | {f"error-{code}" for code in errors}
    assert wanted - set(MESSAGES["en"]) == set()


def test_the_command_line_says_the_same_sentences() -> None:
    assert {code: MESSAGES["en"][f"reason-{code}"].text for code in REASONS} == REASONS
    assert engine_codes("RuleError") <= set(REASONS)
    titles = {threshold: f"title-{threshold}".replace("--", "-minus-") for threshold in SOLO_TITLES}
    assert {threshold: MESSAGES["en"][key].text for threshold, key in titles.items()} == TITLES


def test_no_key_is_unused() -> None:
    unused = set(MESSAGES["en"]) - used_keys()
    assert sorted(unused) == []
