"""The coach: hints add up, reviews judge every decision, and both can be had in slices."""

from dataclasses import replace

import pytest

from games import drained
from mapwright.bots import Budget
from mapwright.bots.coach import hint, review
from mapwright.bots.match import make_bot, play_match
from mapwright.notation.action_text import format_action
from mapwright.notation.record import final_state
from mapwright.rules.game import act, apply, legal, start
from mapwright.rules.scoring import EDICTS
from mapwright.rules.setup import BASE, HEROES

FEW = Budget(nodes=6)


def game(setup, seed, *names):
    return play_match(setup, seed, [make_bot(name, f"{seed}/{seat}", FEW) for seat, name in enumerate(names)])


@pytest.fixture(scope="module")
def reviewed():
    state, record = game(BASE, "review", "random")
    return state, record, *drained(review(record, FEW))


def test_a_hint_names_three_legal_places_best_first():
    state, _ = start(BASE, "hint")
    places, progress = drained(hint(state, Budget(nodes=20)))
    assert len(places.suggestions) == 3
    assert len(progress) >= 20
    assert all(place.action in legal(state) for place in places.suggestions)
    assert [place.text for place in places.suggestions] == [
        format_action(state, place.action) for place in places.suggestions
    ]
    expected = [place.expected for place in places.suggestions]
    assert expected == sorted(expected, reverse=True)
    assert 60 < expected[0] < 220


def test_the_reasons_of_a_hint_are_what_the_drawing_changes():
    state, _ = start(BASE, "reasons")
    bot = make_bot("greedy", "x", FEW)
    for _ in range(9):
        state, _ = apply(state, bot.choose(state))
    places, _ = drained(hint(state, FEW))
    before = state.players[0]
    for place in places.suggestions:
        after = act(state, place.action)[0].players[0]
        assert place.gain == sum(reason.change * reason.times for reason in place.reasons)
        for reason in place.reasons:
            if reason.kind == "edict":
                assert state.deal.edicts["ABCD".index(reason.letter)] == reason.id
                edict = EDICTS[reason.id]
                assert reason.change == edict.count(after.board) - edict.count(before.board)
            elif reason.kind == "coins":
                assert reason.change == after.coins - before.coins
            else:
                fewer = before.board.toll_cells().bit_count() - after.board.toll_cells().bit_count()
                assert reason.change == fewer


def test_a_hint_on_the_map_of_another_puts_the_worst_for_its_owner_first():
    for number in range(20):
        state, _ = start(replace(BASE, players=2), f"raid-{number}")
        bot = make_bot("greedy", "x", FEW)
        while state.task and state.task.kind != "ambush":
            state, _ = apply(state, bot.choose(state))
        if state.task:
            break
    places, _ = drained(hint(state, FEW))
    assert (places.by, places.on) == (0, 1)
    expected = [place.expected for place in places.suggestions]
    assert expected == sorted(expected)


def test_a_review_judges_every_decision(reviewed):
    state, record, game_review, _ = reviewed
    assert [judged.action_index for judged in game_review.judgements] == list(range(len(record.action_texts)))
    assert [judged.move.text for judged in game_review.judgements] == list(record.action_texts)
    for judged in game_review.judgements:
        assert judged.loss >= 0
        assert judged.best.expected - judged.move.expected == pytest.approx(judged.loss)
    assert game_review.final == state.players[0].stars


def test_review_lists_the_three_costliest_decisions(reviewed):
    game_review = reviewed[2]
    worst = sorted((judged.loss for judged in game_review.judgements), reverse=True)[:3]
    assert [game_review.judgements[index].loss for index in game_review.costliest] == worst
    assert worst[0] > 2, "a random game gives much away"


def test_the_expected_total_ends_near_the_drained(reviewed):
    game_review = reviewed[2]
    assert len(game_review.expected) == len(game_review.judgements)
    assert abs(game_review.expected[-1] - game_review.final) < 1e-6, "the last draw settles the game"


def test_the_expert_plays_the_same_deal(reviewed):
    _, record, game_review, progress = reviewed
    assert (game_review.expert_record.setup, game_review.expert_record.seed) == (record.setup, record.seed)
    final = final_state(game_review.expert_record)
    assert final.over
    assert final.players[0].stars == game_review.expert_stars > game_review.final
    assert progress == sorted(progress)
    assert 0 <= progress[0] <= progress[-1] <= 1


@pytest.mark.thorough
def test_review_of_the_same_record_is_deterministic():
    _, record = game(replace(HEROES, skills=True), "twice", "random")
    short = replace(record, action_texts=record.action_texts[:6])
    first, second = (drained(review(short, Budget(nodes=2)))[0] for _ in range(2))
    assert first == second
    assert first.final is None


def test_a_seat_at_a_table_is_reviewed_alone():
    _, record = game(replace(BASE, players=2), "seats", "random", "random")
    short = replace(record, action_texts=record.action_texts[:12])
    game_review, _ = drained(review(short, Budget(nodes=2), seat=1))
    assert game_review.seat == 1
    assert [judged.action_index for judged in game_review.judgements] == [n for n in range(12) if n % 2]
    assert game_review.expert_record.setup.players == 1
