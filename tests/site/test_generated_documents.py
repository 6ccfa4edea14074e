"""The parts of the documents that a program writes are current."""

import json
from pathlib import Path

import pytest

import address
from lab import bot_strengths, documents
from lab.wcag import CRITERIA, NOT_TESTED
from paths import ROOT


@pytest.mark.parametrize("document", address.documents(), ids=lambda document: document.relative_to(ROOT).as_posix())
def test_generated_parts_of_a_document_are_current(document: Path) -> None:
    text = document.read_text("utf-8")
    assert documents.written(text) == text, "run `python3 build lab documents`"


def test_every_kind_of_generated_part_is_in_a_document() -> None:
    text = "".join(document.read_text("utf-8") for document in address.documents())
    assert {name for _, name, *_ in documents.PART.findall(text)} == {*documents.BLOCKS, *documents.INLINE}


def test_comments_above_tests_name_known_topics_and_criteria() -> None:
    values = {(item.kind, value) for item in documents.verifications() for value in item.values}
    assert values <= {*(("Guarantee", topic) for topic in documents.TOPICS), *(("WCAG", number) for number in CRITERIA)}


def test_each_criterion_has_a_test_or_a_reason_for_having_none() -> None:
    tested = {value for item in documents.verifications() if item.kind == "WCAG" for value in item.values}
    assert tested | {*NOT_TESTED} == {*CRITERIA}
    assert not tested & {*NOT_TESTED}


@pytest.mark.parametrize("bot", ["random", "novice", "greedy"])
@pytest.mark.parametrize("name", bot_strengths.SETS)
def test_stored_strength_of_a_bot_is_that_of_the_engine(bot: str, name: str) -> None:
    stored = json.loads(bot_strengths.STORED.read_text("utf-8"))[bot][name]
    assert len(stored) == bot_strengths.DEALS
    assert bot_strengths.stars(bot, bot_strengths.SETS[name], 1) == stored[0]


@pytest.mark.thorough
def test_stored_strength_of_the_expert_is_that_of_the_engine() -> None:
    stored = json.loads(bot_strengths.STORED.read_text("utf-8"))["expert"]
    assert {name: bot_strengths.stars("expert", setup, 1) for name, setup in bot_strengths.SETS.items()} == {
        name: stars[0] for name, stars in stored.items()
    }
