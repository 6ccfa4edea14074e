"""Puzzles: the same for all, proved by a second search that shares no code, and every best way is right."""

from dataclasses import replace

import pytest

from brute_force import brute_force, confirm_solution, scored_edicts
from games import drained
from mapwright.bots import Budget
from mapwright.bots.match import make_bot, play_match
from mapwright.errors import NotationError, RuleError
from mapwright.notation.action_text import format_action
from mapwright.notation.deal_code import format_deal
from mapwright.notation.record import final_state, parse_record
from mapwright.puzzles import (
    SearchTooLarge,
    best_answers,
    check_answer,
    game_puzzle_code,
    make_puzzle,
    puzzle_from_game,
    solve,
    turning_points,
)
from mapwright.puzzles.difficulty import TIE_BREAKS, rate_difficulty
from mapwright.puzzles.generator import generate_steps
from mapwright.puzzles.search import MAX_WORK
from mapwright.rules.game import apply, legal
from mapwright.rules.scoring import EDICTS
from mapwright.rules.setup import BASE, COMBINED, HEROES
from mapwright.steps import run_to_end
from puzzle_figures import cards_left
from puzzle_figures import codes as lab_codes

FEW_WAYS = 600


@pytest.mark.thorough
@pytest.mark.parametrize("ten", range(4))
def test_independent_search_confirms_random_puzzles(ten):
    """Only those with few ways, because the second search is slow; `python3 build lab long-tests` tries a thousand."""
    tried = 0
    for number in range(100):
        puzzle = make_puzzle(f"2.some-{ten}-{number}")
        if puzzle.solution.continuations <= FEW_WAYS:
            confirm_solution(puzzle, remember=number % 5 > 0)
            tried += 1
        if tried == 10:
            return
    raise AssertionError("there are not ten puzzles with few ways in a hundred")


@pytest.mark.slow
@pytest.mark.parametrize("edict", EDICTS)
def test_independent_search_confirms_puzzles_of_every_edict(edict):
    for number in range(4):
        confirm_solution(make_puzzle(f"2.{edict}.edict-{number}"))


@pytest.mark.parametrize("number", range(10))
def test_a_puzzle_is_a_moment_of_a_real_game(number):
    puzzle = make_puzzle(f"2.real-{number}")
    assert final_state(parse_record(str(puzzle.record))) == puzzle.state
    left = puzzle.state.deal.seasons[puzzle.state.season][puzzle.state.turn :]
    assert len(left) == 2
    assert puzzle.solution.continuations <= MAX_WORK
    assert [choice.action for choice in puzzle.solution.choices] == legal(puzzle.state)


@pytest.mark.thorough
@pytest.mark.parametrize("number", range(6))
def test_exactly_the_answers_with_the_most_stars_are_right(number):
    puzzle = make_puzzle(f"2.answers-{number}")
    right = ways = 0
    for words in every_answer(puzzle.state, puzzle.state.season):
        answer = check_answer(puzzle, words)
        ways += 1
        right += answer.right
        assert answer.right == (answer.score.total == puzzle.solution.stars)
    assert (ways, right) == (puzzle.solution.continuations, puzzle.solution.best_continuations)


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
        puzzle = make_puzzle(f"2.shown-{number}")
        for words in best_answers(puzzle, 5):
            answer = check_answer(puzzle, words)
            claims = [
                claim for edict in scored_edicts(puzzle.state) for claim in EDICTS[edict].claims(answer.player.board)
            ]
            assert answer.right
            assert (
                sum(claim.stars for claim in claims) + answer.score.coins - answer.score.toll == puzzle.solution.stars
            )


def test_an_answer_may_be_unfinished_too_long_or_illegal():
    puzzle = next(candidate for n in range(50) if len(best_answers(candidate := make_puzzle(f"2.bad-{n}"), 1)[0]) == 2)
    words = best_answers(puzzle, 1)[0]
    assert check_answer(puzzle, words[:1]) is None
    assert check_answer(puzzle, []) is None
    with pytest.raises(NotationError, match="too many"):
        check_answer(puzzle, [*words, words[0]])
    with pytest.raises(RuleError):
        check_answer(puzzle, [words[0], words[0]])
    with pytest.raises(NotationError):
        check_answer(puzzle, ["nonsense"])


@pytest.mark.thorough
@pytest.mark.parametrize("edict", EDICTS)
def test_training_puzzles_of_an_edict_score_that_edict(edict):
    puzzles = [make_puzzle(f"2.{edict}.train-{number}") for number in range(3)]
    assert all(edict in scored_edicts(puzzle.state) for puzzle in puzzles)
    assert any(earns(puzzle, EDICTS[edict]) for puzzle in puzzles)


def earns(puzzle, edict):
    """Whether a right answer earns stars by the edict."""
    answer = check_answer(puzzle, best_answers(puzzle, 1)[0])
    return edict.count(answer.player.board) > edict.count(puzzle.state.players[0].board)


@pytest.mark.parametrize(("day", "grade"), [("2026-11-23", 1), ("2026-11-27", 2), ("2026-12-20", 3)])
def test_puzzles_of_the_day_get_harder_from_monday_to_sunday(day, grade):
    puzzle = make_puzzle(f"day.{day}")
    assert puzzle.grade == grade
    assert len(puzzle.state.deal.seasons[puzzle.state.season]) - puzzle.state.turn == 2


def test_a_strict_puzzle_is_not_one_of_which_almost_every_first_action_is_near_the_best():
    first_actions = []
    for strict in (False, True):
        steps = generate_steps("2.sleepy-valley.366369", EDICTS["sleepy-valley"], "366369", strict=strict)
        solution = run_to_end(steps).solution
        first_actions.append((solution.near_best, len(solution.choices)))
    assert first_actions == [(14, 14), (3, 12)]


def test_with_three_seeds_of_greedy_a_lucky_one_makes_a_puzzle_easier():
    puzzle = make_puzzle("2.tie-6")
    assert (puzzle.rating.greedy, puzzle.grade) == (1, 2)
    measured_again = rate_difficulty(puzzle.state, puzzle.solution, TIE_BREAKS)
    assert (measured_again.greedy, measured_again.grade) == (0, 1)


def test_a_day_whose_quick_check_meets_too_many_continuations_has_a_puzzle():
    assert make_puzzle("day.2027-02-06").solution.stars == 20


@pytest.mark.parametrize(
    "code",
    [
        "",
        ".",
        "x",
        "2",
        "2.",
        "2.no seed",
        "day.2026-11-14",
        "day.soon",
        "2.day.2026-11-19",
        "2.2.x",
        "3.x",
        "2.nothing.x",
        "2.great-city.",
        "2." + "x" * 65,
    ],
)
def test_invalid_puzzle_code_is_refused(code):
    with pytest.raises(NotationError):
        make_puzzle(code)


@pytest.mark.thorough
def test_the_work_is_bounded_whatever_the_seed(monkeypatch):
    """A browser makes a puzzle in under two seconds: counted in ways tried and games begun."""
    from mapwright.puzzles import generator, search

    work, games = [], []
    spend, start = search._Search._count_work, generator.start
    monkeypatch.setattr(search._Search, "_count_work", lambda self, cost: (work.append(cost), spend(self, cost))[1])
    monkeypatch.setattr(generator, "start", lambda *table: (games.append(table), start(*table))[1])
    for number in range(25):
        work.clear()
        games.clear()
        make_puzzle(f"2.work-{number}")
        assert len(games) <= 40
        assert sum(work) <= 60_000


GOLDEN = {
    "2.golden": (
        (
            "hC1h-golden-1.F1cg6.A1ba5.W1bb7.V1ei2.V2cf3.F1cg1.V2bd4.F1hj4.A1aa2.F1aa9.Hdd10."
            "W1ak9.A1aj7.F1cf8.F1hb3.Had1.W1dc5.A1ai11.Xf3.Xd9.A1cd9.Fc4"
        ),
        32,
        955,
    ),
    "2.great-city.golden": (
        ("bA1eKbRD-golden-1.W1bi8.A1ea3.A1af1.V2hj4.W1ad10.V1eb4.A1bh9.A1ba9.A1aj1.V1ad6.F2da1.Vd8.F1ce3.W1ce7"),
        12,
        1500,
    ),
    "day.2026-11-19": (
        (
            "bA1-2026-11-19-1.W1ba2.F1bf9.A1aa9.F1hj6.A1ba3.V1be2.V1bj3.A1ah1.F1ah4.F1ge3.W1bd5."
            "W1da4.W1ab7.A1bb1.A1ci4.V1ah7.Mb11.Wc11"
        ),
        23,
        392,
    ),
}


def test_a_puzzle_of_the_generator_stays_the_same_for_ever():
    puzzles = {code: make_puzzle(code) for code in GOLDEN}
    assert {
        code: (str(one.record), one.solution.stars, one.solution.continuations) for code, one in puzzles.items()
    } == GOLDEN


@pytest.fixture(scope="module")
def puzzles():
    return [make_puzzle(code) for code in lab_codes(16)]


@pytest.mark.thorough
def test_the_generator_gives_two_cards_and_most_choices_are_wrong(puzzles):
    for puzzle in puzzles:
        assert cards_left(puzzle) == 2
        assert 4 * len(puzzle.solution.best) <= len(puzzle.solution.choices)
        assert puzzle.solution.stars > 0


@pytest.mark.thorough
def test_independent_search_confirms_generated_puzzles(puzzles):
    for puzzle in sorted(puzzles, key=lambda puzzle: puzzle.solution.continuations)[:8]:
        confirm_solution(puzzle)


@pytest.mark.thorough
def test_grades_follow_what_simple_players_lose(puzzles):
    """A puzzle is easy exactly if greedy finds it, and hard ones cost greedy and novices more than others."""
    for puzzle in puzzles:
        assert (puzzle.grade == 1) == (puzzle.rating.greedy == 0)
    hard = [puzzle.rating for puzzle in puzzles if puzzle.grade == 3]
    assert hard and all(rating.greedy >= 3 and rating.novice >= 6 for rating in hard)


def test_a_puzzle_that_costs_greedy_and_novices_many_stars_is_hard():
    puzzle = make_puzzle("2.prog7")
    assert (puzzle.rating.greedy, puzzle.rating.novice, puzzle.grade) == (8, 8.5, 3)


def test_solver_beyond_its_work_limit_raises_search_too_large():
    with pytest.raises(SearchTooLarge):
        solve(make_puzzle("2.some-1").state, max_work=5)


# --- turning points ---


def finished(setup, seed, name="novice"):
    bots = [make_bot(name, f"{seed}/{seat}", Budget()) for seat in range(setup.players)]
    return play_match(setup, seed, bots)


def points_of(record, seat=0):
    points, shares = drained(turning_points(record, seat))
    assert shares == sorted(shares)
    return points


@pytest.mark.thorough
@pytest.mark.parametrize(
    "setup", [BASE, replace(HEROES, skills=True), replace(COMBINED, skills=True)], ids=lambda s: s.set
)
def test_turning_points_are_the_players_largest_losses_in_order(setup):
    seen = 0
    for number in range(2):
        state, record = finished(setup, f"own-{number}")
        points = points_of(record)
        seen += len(points)
        assert [point.loss for point in points] == sorted((point.loss for point in points), reverse=True)
        for point in points:
            season = point.puzzle.state.season
            assert point.earned == state.players[0].seasons[season].total
            assert point.loss > 0
            assert puzzle_from_game(point.puzzle.code).solution == point.puzzle.solution
            played = record.action_texts[point.number :]
            played_words = next(
                words for end in range(1, 9) if (words := played[:end]) and check_answer(point.puzzle, words)
            )
            assert not check_answer(point.puzzle, played_words).right
            assert check_answer(point.puzzle, best_answers(point.puzzle, 1)[0]).score.total == point.earned + point.loss
    assert seen


def test_turning_points_at_a_table_are_those_of_the_own_map():
    seen = 0
    state, record = finished(replace(BASE, players=3), "table", "random")
    for seat in range(3):
        for point in points_of(record, seat):
            seen += 1
            assert point.puzzle.state.is_solo
            assert point.earned == state.players[seat].seasons[point.puzzle.state.season].total
            if point.puzzle.solution.continuations <= FEW_WAYS:
                assert brute_force(point.puzzle.state).solve()[0] == point.earned + point.loss
    assert seen


def test_turning_point_code_of_no_valid_position_is_refused():
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
            puzzle_from_game(code)
    assert game_puzzle_code(record, 0, 3) == f"own.0.3.{format_deal(BASE, 'own-0')}.{'.'.join(record.action_texts)}"
