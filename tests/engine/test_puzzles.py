"""Puzzles: the same for all, proved by a second search that shares no code, and every best way is right."""

from dataclasses import replace
from datetime import date

import pytest

from mapwright.bots import Budget
from mapwright.bots.match import make_bot, play_match
from mapwright.errors import NotationError, RuleError
from mapwright.notation.notation import format_action, format_deal
from mapwright.notation.record import final_state, parse_record
from mapwright.puzzles import (
    TooManyWays,
    best_words,
    check,
    daily_code,
    make_puzzle,
    own_code,
    own_puzzle,
    solve,
    turning_points,
)
from mapwright.puzzles.search import MOST_WORK
from mapwright.rules.game import apply, legal
from mapwright.rules.scoring import EDICTS
from mapwright.rules.setup import BASE, COMBINED, HEROES
from solved_again import brute, confirm, live

FEW_WAYS = 600


@pytest.mark.heavy
@pytest.mark.parametrize("ten", range(4))
def test_a_second_search_finds_the_same(ten):
    """Only those with few ways, because the second search is slow; `python3 build lab long` tries a thousand."""
    tried = 0
    for number in range(100):
        puzzle = make_puzzle(f"some-{ten}-{number}")
        if puzzle.solution.ways <= FEW_WAYS:
            confirm(puzzle, remember=number % 5 > 0)
            tried += 1
        if tried == 10:
            return
    raise AssertionError("there are not ten puzzles with few ways in a hundred")


@pytest.mark.slow
@pytest.mark.parametrize("edict", EDICTS)
def test_a_second_search_finds_the_same_for_every_edict(edict):
    for number in range(4):
        confirm(make_puzzle(f"{edict}.edict-{number}"))


def test_a_puzzle_stays_the_same_for_ever():
    """Links and days depend on it: a change of how puzzles are made breaks both."""
    found = [make_puzzle(code) for code in ("golden", "day.2026-11-15", "great-city.golden")]
    assert [(str(puzzle.record), puzzle.solution.stars, puzzle.solution.ways) for puzzle in found] == GOLDEN


GOLDEN = [
    (
        "hD1h-golden-1.F1ci9.A1bb9.W1ah8.V1dc5.V2dc8.F1dh2.V1af10.F1gd1.A1bf4.F1ai3.Haj1.A1ak5",
        19,
        32,
    ),
    (
        "cD1h-2026-11-15-3.F1af10.F1ae10.F1ce2.V1ca6.V1be4.A1di1.Hac6.F1gf7.W1ab4.A1af4.Hck5",
        27,
        992,
    ),
    (
        "cB1hebIGR-golden-4.V2bb6.V1dd8.V1ae2.Had11.F1ba8.W1ac1.V1bi3.A1fc4.A1ab2.A1ai5.V1da4.F2dg9."
        "W1ch6.A1aa7.W2df3.F1aj1.F1gi10.Hae3.Hah7.A1ag8.Ak7.A1bf1.V1cd7",
        26,
        140,
    ),
]


@pytest.mark.parametrize("number", range(10))
def test_a_puzzle_is_a_moment_of_a_real_game(number):
    puzzle = make_puzzle(f"real-{number}")
    assert final_state(parse_record(str(puzzle.record))) == puzzle.state
    left = puzzle.state.deal.seasons[puzzle.state.season][puzzle.state.turn :]
    assert 1 <= len(left) <= 2
    assert puzzle.solution.ways <= MOST_WORK
    assert [choice.action for choice in puzzle.solution.choices] == legal(puzzle.state)


@pytest.mark.heavy
@pytest.mark.parametrize("number", range(6))
def test_every_way_that_brings_the_most_is_right_and_no_other(number):
    puzzle = make_puzzle(f"answers-{number}")
    right = ways = 0
    for words in every_answer(puzzle.state, puzzle.state.season):
        answer = check(puzzle, words)
        ways += 1
        right += answer.right
        assert answer.right == (answer.score.total == puzzle.solution.stars)
    assert (ways, right) == (puzzle.solution.ways, puzzle.solution.right)


def every_answer(state, season):
    """All ways by the game itself, as words."""
    if state.season != season or state.over or state.scored:
        yield []
        return
    for action in legal(state):
        word = format_action(state, action)
        yield from ([word, *rest] for rest in every_answer(apply(state, action)[0], season))


def test_the_answers_shown_are_right_and_their_sums_add_up():
    for number in range(8):
        puzzle = make_puzzle(f"shown-{number}")
        for words in best_words(puzzle, 5):
            answer = check(puzzle, words)
            claims = [claim for edict in live(puzzle.state) for claim in EDICTS[edict].claims(answer.player.board)]
            assert answer.right
            assert (
                sum(claim.stars for claim in claims) + answer.score.coins - answer.score.toll == puzzle.solution.stars
            )


def test_an_answer_may_be_unfinished_too_long_or_illegal():
    puzzle = next(found for n in range(50) if len(best_words(found := make_puzzle(f"bad-{n}"), 1)[0]) == 2)
    words = best_words(puzzle, 1)[0]
    assert check(puzzle, words[:1]) is None
    assert check(puzzle, []) is None
    with pytest.raises(NotationError, match="too many"):
        check(puzzle, [*words, words[0]])
    with pytest.raises(RuleError):
        check(puzzle, [words[0], words[0]])
    with pytest.raises(NotationError):
        check(puzzle, ["nonsense"])


@pytest.mark.heavy
@pytest.mark.parametrize("edict", EDICTS)
def test_an_edict_can_be_trained(edict):
    puzzles = [make_puzzle(f"{edict}.train-{number}") for number in range(3)]
    assert all(edict in live(puzzle.state) for puzzle in puzzles)
    assert any(earns(puzzle, EDICTS[edict]) for puzzle in puzzles)


def earns(puzzle, edict):
    """Whether a right answer earns stars by the edict."""
    answer = check(puzzle, best_words(puzzle, 1)[0])
    return edict.count(answer.player.board) > edict.count(puzzle.state.players[0].board)


def test_a_day_has_its_puzzle():
    assert make_puzzle(daily_code(date(2026, 11, 20))).code == "day.2026-11-20"
    assert make_puzzle("day.2026-11-20").record != make_puzzle("day.2026-11-21").record


@pytest.mark.parametrize(
    "code", ["", ".", "no seed", "day.2026-11-14", "day.soon", "nothing.x", "great-city.", "x" * 65]
)
def test_what_is_no_code_is_refused(code):
    with pytest.raises(NotationError):
        make_puzzle(code)


@pytest.mark.heavy
def test_the_work_is_bounded_whatever_the_seed(monkeypatch):
    """A browser makes a puzzle in under two seconds: counted in ways tried and games begun."""
    from mapwright.puzzles import make, search

    work, games = [], []
    spend, start = search._Search._spend, make.start
    monkeypatch.setattr(search._Search, "_spend", lambda self, cost: (work.append(cost), spend(self, cost))[1])
    monkeypatch.setattr(make, "start", lambda *table: (games.append(table), start(*table))[1])
    for number in range(25):
        work.clear()
        games.clear()
        make_puzzle(f"work-{number}")
        assert len(games) <= 6
        assert sum(work) <= 32_000


@pytest.mark.heavy
def test_grades_tell_how_many_choices_come_near():
    found = [make_puzzle(f"grade-{number}").solution for number in range(30)]
    assert {solution.grade for solution in found} == {1, 2, 3}
    for solution in found:
        assert len(solution.best) <= solution.near <= len(solution.choices)
    assert max(s.near for s in found if s.grade == 3) < min(s.near for s in found if s.grade == 1)


def test_too_many_ways_are_told():
    with pytest.raises(TooManyWays):
        solve(make_puzzle("some-1").state, most=5)


# --- turning points ---


def finished(setup, seed, name="novice"):
    bots = [make_bot(name, f"{seed}/{seat}", Budget()) for seat in range(setup.players)]
    return play_match(setup, seed, bots)


def points_of(record, seat=0):
    thinking = turning_points(record, seat)
    shares = []
    while True:
        try:
            shares.append(next(thinking))
        except StopIteration as done:
            assert shares == sorted(shares)
            return done.value


@pytest.mark.heavy
@pytest.mark.parametrize(
    "setup", [BASE, replace(HEROES, skills=True), replace(COMBINED, skills=True)], ids=lambda s: s.set
)
def test_turning_points_are_what_the_player_missed(setup):
    seen = 0
    for number in range(2):
        state, record = finished(setup, f"own-{number}")
        points = points_of(record)
        seen += len(points)
        assert [point.lost for point in points] == sorted((point.lost for point in points), reverse=True)
        for point in points:
            season = point.puzzle.state.season
            assert point.earned == state.players[0].seasons[season].total
            assert point.lost > 0
            assert own_puzzle(point.puzzle.code).solution == point.puzzle.solution
            played = record.actions[point.number :]
            taken = next(words for end in range(1, 9) if (words := played[:end]) and check(point.puzzle, words))
            assert not check(point.puzzle, taken).right
            assert check(point.puzzle, best_words(point.puzzle, 1)[0]).score.total == point.earned + point.lost
    assert seen


def test_turning_points_at_a_table_are_those_of_the_own_map():
    seen = 0
    state, record = finished(replace(BASE, players=3), "table", "random")
    for seat in range(3):
        for point in points_of(record, seat):
            seen += 1
            assert point.puzzle.state.is_solo
            assert point.earned == state.players[seat].seasons[point.puzzle.state.season].total
            if point.puzzle.solution.ways <= FEW_WAYS:
                assert brute(point.puzzle.state).solve()[0] == point.earned + point.lost
    assert seen


@pytest.mark.heavy
def test_an_expert_leaves_fewer_turning_points_than_chance():
    lost = {}
    for name in ("random", "greedy"):
        records = [finished(BASE, f"who-{number}", name)[1] for number in range(2)]
        lost[name] = sum(point.lost for record in records for point in points_of(record))
    assert lost["greedy"] < lost["random"]


def test_what_is_no_moment_of_a_game_is_refused():
    _, record = finished(BASE, "own-0")
    for code in (
        "own",
        "own.0",
        "own.0.0",
        f"own.x.0.{record}",
        f"own.0.999.{record}",
        f"own.0.0.{record}",
        "own.0.1.bA1",
    ):
        with pytest.raises(NotationError):
            own_puzzle(code)
    assert own_code(record, 0, 3) == f"own.0.3.{format_deal(BASE, 'own-0')}.{'.'.join(record.actions)}"
