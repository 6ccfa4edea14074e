"""What identifies a moment at a table: hints and aims belong to one of them."""

from dataclasses import replace

import pytest

from mapwright.bots import Budget
from mapwright.notation.action_text import format_action
from mapwright.page.catalogue import setup_json
from mapwright.page.handlers import coach
from mapwright.page.intent import intent_from_action
from mapwright.rules.game import legal
from mapwright.rules.setup import COMBINED
from mapwright.together.entries import Move
from page import Page

SECRET = "02" * 16


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    monkeypatch.setattr(coach, "_HINT_BUDGET", Budget(nodes=2))


@pytest.fixture
def device():
    """A device on seat 0 of a table for two, where the skill Search costs nothing."""
    device = Page(deal=None)
    setup = setup_json(replace(COMBINED, players=2, skills=True))
    link = device.tell("table-link", secret=SECRET, setup=setup, bots=["", ""])["link"]
    device.tell("table-open", link=link, entries=[], written=[])
    device.tell("table-sit", seat=0)
    return device


def first_action(device):
    return legal(device.bridge.session().moment.state)[0]


def act(device):
    device.tell("act", intent=intent_from_action(device.bridge.session().moment.state, first_action(device)))


def other_seat_draws(device):
    """A move of seat 1 arrives from another device."""
    table = device.bridge.session()._table
    state = table.state_to_act(1)
    move = Move(1, table.moment_digest(state), format_action(state, legal(state)[0]), by_bot=False)
    device.tell("table-add", entries=[str(move)])


def hint(device):
    while (answer := device.tell("hint", ms=50))["busy"]:
        pass
    return answer["hint"]


def test_a_drawing_that_leaves_a_usable_skill_is_another_moment_of_the_same_record(device):
    before = device.view
    act(device)
    assert device.view["phase"] == "extra" and any(skill["usable"] for skill in device.view["skills"])
    assert device.view["record"] == before["record"]
    assert device.view["moment"] != before["moment"]


def test_undo_returns_to_the_moment_before_the_drawing(device):
    before = device.view["moment"]
    act(device)
    device.tell("undo")
    assert device.view["moment"] == before


def test_a_pass_that_ends_the_turn_is_another_moment(device):
    act(device)
    before = device.view
    device.tell("pass")
    assert device.view["phase"] == "next"
    assert device.view["moment"] != before["moment"]


def test_a_drawing_of_another_seat_on_its_own_map_leaves_the_moment(device):
    before = device.view["moment"]
    other_seat_draws(device)
    assert device.tell("view")["view"]["moment"] == before


def test_a_hint_after_the_draft_is_about_the_draft(device):
    assert all(suggestion["action"]["skill"] is None for suggestion in hint(device)["suggestions"])
    act(device)
    suggestions = hint(device)["suggestions"]
    assert {(suggestion["action"]["kind"], suggestion["action"]["skill"]) for suggestion in suggestions} <= {
        ("pass", None),
        ("skill", "search"),
    }


def test_a_hint_for_an_absent_player_is_about_their_map(device):
    assert hint(device)["by"] == 0
    device.tell("table-sit", seat=1)
    assert (hint(device)["by"], hint(device)["on"]) == (1, 1)


def test_a_turn_that_was_taken_back_is_the_same_moment():
    page = Page("bA1-moment")
    before = page.view
    act(page)
    page.tell("next")
    page.tell("take-back")
    assert page.view["record"] != before["record"]
    assert page.view["moment"] == before["moment"]


def test_a_seat_that_draws_for_another_is_named_by_the_entries_of_that_turn(device):
    device.tell("table-sit", seat=1)
    act(device)
    device.tell("pass")
    written = device.tell("table-end-turn", by=0)["written"]
    assert written[-1] == "drew 1 1 0"
    assert {line.split()[0] for line in written[:-1]} == {"move"}


def test_a_turn_at_a_table_does_not_end_with_the_request_of_a_local_game(device):
    act(device)
    device.tell("pass")
    assert device.refused("next") == "not-your-turn"
    assert device.tell("table-end-turn", by=0)["written"]
    assert device.ask("table-end-turn", by=0)["error"]["code"] == "not-your-turn"


def test_a_draft_is_restored_and_one_that_is_not_legal_is_ignored(device):
    act(device)
    draft = device.view["draft"]
    assert device.tell("table-sit", seat=0, draft=draft)["view"]["phase"] == "extra"
    assert device.tell("table-sit", seat=0, draft=[*draft, "ZZ"])["view"]["draft"] == []
