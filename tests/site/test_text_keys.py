"""Every refusal of the engine has a text. That the page's keys exist is a type: `TextKey`."""

from mapwright.english import name, rule, sentence, title_name
from mapwright.rules.cards import AMBUSH_BY_ID, EXPLORE_BY_ID, HERO_BY_ID, RUINS, SKILL_BY_ID, SOLO_TITLES
from mapwright.rules.scoring import EDICTS
from text_folders import MESSAGES
from text_keys import engine_codes


def test_every_error_code_of_the_engine_has_a_text() -> None:
    reasons, errors = engine_codes("RuleError"), engine_codes("NotationError")
    assert {"outside", "ruins-duty"} <= reasons and {"too-long", "message"} <= errors
    keys = {f"reason-{code}" for code in reasons} | {f"error-{code}" for code in errors}
    assert keys - set(MESSAGES["en"]) == set()


def test_wheel_has_a_sentence_for_every_rule_error() -> None:
    assert sorted(code for code in engine_codes("RuleError") if not sentence(code)) == []
    assert sentence("wrong-terrain") == MESSAGES["en"]["reason-wrong-terrain"].text


def test_wheel_has_a_name_for_every_card_and_title() -> None:
    ids = (*EXPLORE_BY_ID, *AMBUSH_BY_ID, *HERO_BY_ID, *SKILL_BY_ID, *RUINS, *EDICTS)
    assert [id for id in ids if name(id) == id] == []
    assert all(title_name(threshold) for threshold in SOLO_TITLES)


def test_wheel_has_a_rule_for_every_card_with_an_effect() -> None:
    assert [id for id in (*AMBUSH_BY_ID, *HERO_BY_ID, *SKILL_BY_ID, *RUINS, *EDICTS) if not rule(id)] == []
