"""The workshop: starters play, each step of the course differs from the one before, every word is explained."""

import ast
import io
import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from mapwright.bots import Budget
from mapwright.bots.custom_bots import load_bot_class
from mapwright.bots.match import play_match
from mapwright.errors import NotationError
from mapwright.rules.setup import BASE
from mapwright.workshop.api_reference import api_entries
from mapwright.workshop.course import STEPS, play_deal, result_of_check
from mapwright.workshop.texts import STARTERS, model_answer, starter_source

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
QUICK = 2
"""So many steps are tried in every run; the long run tries all ten."""


@cache
def checked(step, source):
    """Return what each deal of a check counts, and the result."""
    bot_class = load_bot_class("mine.py", source)
    return result_of_check(
        step, {number: play_deal(step, bot_class, number).record for number in range(1, step.deals + 1)}
    )


def passes(step, source):
    return checked(step, source)[1].passed


def check(step):
    assert passes(step, model_answer(step.number)), f"the model answer of step {step.number}"
    if step.number == 1:
        with pytest.raises(NotationError, match="not an Action"):
            passes(step, model_answer(step.number - 1))
    else:
        assert not passes(step, model_answer(step.number - 1)), f"the step before {step.number}"


@pytest.mark.thorough
@pytest.mark.parametrize("step", STEPS[:QUICK], ids=lambda step: f"step {step.number}")
def test_model_answer_passes_and_that_of_the_step_before_fails(step):
    check(step)


@pytest.mark.slow
def test_all_ten_model_answers_pass_and_the_steps_before_fail():
    for step in STEPS:
        check(step)


def test_a_check_counts_every_deal_and_passes_from_the_threshold_on():
    values, result = checked(STEPS[0], model_answer(1))
    assert len(values) == STEPS[0].deals == 10
    assert result.value == sum(values.values()) / 10
    assert result.passed
    assert not passes(replace(STEPS[0], threshold=result.value + 1), model_answer(1))


def test_the_steps_are_ten_and_each_adds_words_that_are_explained():
    known = {word.name for word in api_entries()}
    assert [step.number for step in STEPS] == list(range(1, 11))
    for step in STEPS:
        assert set(step.uses) <= known
        for name in step.uses:
            last = name.split(".")[-1]
            assert re.search(rf"\b{last}\b", model_answer(step.number)), (step.number, name)
            assert not re.search(rf"\b{last}\b", model_answer(step.number - 1)), (step.number, name)


@pytest.mark.parametrize("name", STARTERS)
def test_a_starter_plays_and_is_explained_by_its_comments(name):
    text = starter_source(name)
    seated = load_bot_class(f"{name}.py", text)
    state, _ = play_match(BASE, "starter", [seated("starter/0", Budget())])
    assert state.over
    assert text.count("# ") >= 3
    assert play_match(BASE, "starter", [seated("starter/0", Budget())])[0] == state


@pytest.mark.thorough
def test_starter_bots_are_ordered_by_strength():
    means = []
    for name in STARTERS:
        makes = load_bot_class(f"{name}.py", starter_source(name))
        games = [play_match(BASE, f"s{n}", [makes(f"s{n}/0", Budget())])[0] for n in range(2)]
        means.append(sum(state.players[0].stars for state in games))
    assert means == sorted(means)


def test_bot_of_twenty_lines_in_the_docs_is_the_template():
    """The same class; the starter has comments, and the page has types."""
    page = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)[1]
    assert _bot(page) == _bot(starter_source("twenty_lines"))


def _bot(text):
    [bot] = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    for node in ast.walk(bot):
        if isinstance(node, ast.FunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
    return ast.unparse(bot)


def test_every_api_entry_has_a_docstring_and_a_type():
    entries = api_entries()
    assert len({(word.module, word.name) for word in entries}) == len(entries) > 150
    for word in entries:
        assert word.doc.strip().endswith((".", ")", "`", "…")), word
        assert len(word.doc) >= 5, word
        assert word.kind in ("value", "class", "field") or word.signature, word


def test_api_entries_have_their_signatures():
    entries = {word.name: word for word in api_entries()}
    assert entries["legal"].signature == "(state: State) -> Sequence[Action]"
    assert entries["State.card"].signature == "str"
    assert entries["clusters"].signature == "(mask: int) -> tuple[int, ...]"
    assert entries["neighbours"].module == "mapwright"
    assert entries["act"].signature == "(state: State, action: Action) -> tuple[State, list]"
    assert entries["EXPLORE_SETS"].signature == "dict[str, tuple[Explore, ...]]"


def test_output_of_a_bot_goes_to_the_given_stream():
    said = io.StringIO()
    text = model_answer(1).replace("return legal", "print(state.card)\n        return legal")
    play_match(BASE, "said", [load_bot_class("mine.py", text, said)("said/0", Budget())])
    assert "hamlet" in said.getvalue().split()
