"""Alone at the table a turn of the season can be taken back, and the record states it."""

import random
from dataclasses import replace

import pytest

from mapwright.errors import NotationError, RuleError
from mapwright.history.summary import summarise
from mapwright.notation.deal_code import parse_deal
from mapwright.notation.packing import pack, unpack
from mapwright.notation.record import Record, final_state, parse_record
from mapwright.page.session import LocalSession
from mapwright.page.view import view
from mapwright.rules.game import legal
from mapwright.rules.state import Action


def begin(deal: str = "bA1-back") -> LocalSession:
    return LocalSession(*parse_deal(deal))


def any_action(session: LocalSession, rng: random.Random) -> Action:
    return rng.choice(legal(session.moment.state))


def draw(session: LocalSession, rng: random.Random, turns: int = 1) -> None:
    for _ in range(turns):
        while not session.moment.awaits_next:
            session.act(any_action(session, rng))
        session.commit()


def test_takeback_restores_the_position_before_the_turn() -> None:
    session = begin()
    before = session.moment
    draw(session, random.Random(1))
    assert not session.can_undo and session.can_take_back
    session.take_back()
    assert session.moment is before
    assert not session.can_take_back and not session.can_undo
    assert session.can_redo


def test_takeback_reaches_only_to_the_beginning_of_the_season() -> None:
    session, rng = begin(), random.Random(2)
    while not session.moment.state.season:
        draw(session, rng)
    assert not session.can_take_back, "spring is over"
    first = session.moment
    draw(session, rng, 2)
    session.take_back()
    session.take_back()
    assert session.moment is first
    with pytest.raises(RuleError, match="nothing-to-undo"):
        session.take_back()


def test_undo_reaches_back_only_to_the_current_card() -> None:
    session, rng = begin(), random.Random(3)
    draw(session, rng)
    with pytest.raises(RuleError, match="nothing-to-undo"):
        session.undo()
    session.act(any_action(session, rng))
    assert session.can_undo and not session.can_take_back
    session.undo()
    assert session.takebacks == 0, "nothing was seen that could not be known"
    assert session.can_take_back


def test_takeback_mark_stays_in_the_record_after_redo() -> None:
    session, rng = begin(), random.Random(4)
    draw(session, rng, 2)
    plain = str(session.record)
    session.take_back()
    assert session.record.takebacks == 1
    session.redo()
    assert str(session.record) == f"{plain}.-1", "what was seen was seen"
    session.take_back()
    draw(session, rng, 2)
    assert session.record.takebacks == 2


@pytest.mark.parametrize("waiting", [False, True])
def test_takeback_mark_is_kept_in_record_and_packed_record(waiting: bool) -> None:
    session, rng = begin("hC1hk-back"), random.Random(5)
    draw(session, rng, 3)
    session.take_back()
    if waiting:
        while not session.moment.awaits_next:
            session.act(any_action(session, rng))
    text = str(session.record)
    assert parse_record(text) == session.record
    assert unpack(pack(text)) == text
    opened = LocalSession.open(parse_record(pack(text)))
    assert opened.record == session.record
    assert opened.can_undo if waiting else opened.can_take_back, (
        "a game that is opened again can be taken back as before"
    )


def test_records_without_takebacks_have_no_mark() -> None:
    old = "bA1-back"
    assert parse_record(old) == Record(*parse_deal(old))
    session = begin()
    draw(session, random.Random(6), 4)
    text = str(session.record)
    assert "-" not in text.partition(".")[2]
    assert parse_record(unpack(pack(text))).takebacks == 0


@pytest.mark.parametrize("word", ["-0", "-1000", "-99999999999999999999"])
def test_takeback_mark_with_an_invalid_number_is_refused(word: str) -> None:
    with pytest.raises(NotationError):
        parse_record(f"bA1-back.{word}")


@pytest.mark.parametrize("word", ["-", "-x", "-1.-2", "-٣"])
def test_malformed_takeback_mark_is_an_unknown_action(word: str) -> None:
    with pytest.raises(NotationError):
        final_state(parse_record(f"bA1-back.{word}"))


def test_takeback_is_not_offered_at_a_table() -> None:
    session, rng = begin("bA2-back"), random.Random(7)
    draw(session, rng)
    assert not session.can_take_back
    draw(session, rng, 3)
    assert not view(session)["can_take_back"]


def test_summary_of_a_finished_game_counts_turns_taken_back() -> None:
    session, rng = begin(), random.Random(8)
    draw(session, rng, 2)
    session.take_back()
    while not session.moment.state.over:
        draw(session, rng)
    assert not session.can_take_back, "what is over is over"
    marked = summarise(session.record, 0)
    plain = summarise(replace(session.record, takebacks=0), 0)
    assert (marked.takebacks, plain.takebacks) == (1, 0)
    assert marked.stars == plain.stars
