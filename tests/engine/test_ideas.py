"""The idea behind each of the coach's places: taken from the map and the appraisal, never from thin air."""

from __future__ import annotations

import pytest

from games import drained
from mapwright.board.grid import NAMED_CELLS, neighbours
from mapwright.bots import Budget, coach
from mapwright.bots.ideas import Ideas
from mapwright.bots.search.fast_board import fast_board_of
from mapwright.rules.game import apply, start
from mapwright.rules.setup import BASE, HEROES
from mapwright.rules.state import State


def hinted(state: State, nodes: int = 4) -> coach.Hint:
    hint, shares = drained(coach.hint(state, Budget(nodes=nodes)))
    assert shares == sorted(shares) and all(0 <= share <= 1 for share in shares)
    return hint


def moments(seed: str, setup=BASE):
    """Each moment of a game in which the first advice is taken."""
    state, _ = start(setup, seed)
    while state.task is not None:
        hint = hinted(state)
        yield state, hint
        state, _ = apply(state, hint.suggestions[0].action)


@pytest.mark.parametrize(("seed", "setup"), [("harbour", BASE), ("fenmarch", HEROES)])
def test_every_place_has_an_idea_whose_numbers_are_those_of_the_map(seed, setup):
    seen = set()
    for state, hint in moments(seed, setup):
        before = fast_board_of(state.players[0])
        for advice, idea in zip(hint.suggestions, Ideas(state).for_suggestions(hint.suggestions), strict=True):
            seen.add(idea.code)
            after = advice.board_after
            changes = {reason.id: reason.change for reason in advice.reasons}
            match idea.code:
                case "edict-now":
                    assert changes[idea.id] == idea.count > 0
                case "closes-mountains":
                    assert (after.paid_mountains & ~before.paid_mountains).bit_count() == idea.count > 0
                case "takes-coin":
                    assert after.filled_coins - before.filled_coins == idea.count > 0
                case "blocks-monsters":
                    assert changes["toll"] == idea.count > 0
                case "line-soon":
                    assert 1 <= idea.count <= 5 and idea.id in state.deal.edicts
                case "edict-soon" | "cluster-soon":
                    assert idea.id in state.deal.edicts and idea.count > 0
                case "keeps-open":
                    assert advice.action.terrain == idea.id
                    assert neighbours(advice.action.cells) & after.empty
    assert {"edict-now", "edict-soon"} <= seen and len(seen) >= 4


def test_places_of_one_hint_have_different_ideas_where_there_are_several():
    state, _ = start(BASE, "harbour")
    ideas = Ideas(state).for_suggestions(hinted(state, 40).suggestions)
    assert len(set(ideas)) == len(ideas)


def test_hint_names_the_mountain_that_a_placement_surrounds():
    """All but one side of a mountain is filled, and one place fills it."""
    for state, hint in moments("harbour"):
        closing = [
            place
            for place in hint.suggestions
            if place.board_after.paid_mountains & ~fast_board_of(state.players[0]).paid_mountains
        ]
        others = [place for place in hint.suggestions if place not in closing]
        if closing and others:
            idea = Ideas(state).for_judgement(others[0], closing[0])[1]
            assert idea.code in ("closes-mountains", "edict-now")
            return
    pytest.fail("no mountain was closed in the whole game")


def test_hint_reports_cells_that_a_move_exposes_to_monsters():
    state, _ = start(BASE, "harbour")
    [best, *_] = hinted(state).suggestions
    spoilt = best.board_after.copy()
    spoilt.monster |= NAMED_CELLS["f3"]
    spoilt.filled |= NAMED_CELLS["f3"]
    spoilt.empty &= ~NAMED_CELLS["f3"]
    move = coach.Advice(best.action, best.text, best.expected, best.gain, best.reasons, spoilt)
    idea, _ = Ideas(state).for_judgement(move, best)
    assert (idea.code, idea.count) == ("opens-toll", 4)
