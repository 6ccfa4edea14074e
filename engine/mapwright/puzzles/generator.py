"""Makes a puzzle from a seed: the last two cards of a season, and a best answer that a greedy player misses."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import suppress
from dataclasses import replace
from random import Random

from mapwright.errors import NotationError
from mapwright.notation.action_text import format_action
from mapwright.notation.record import Record
from mapwright.puzzles.difficulty import (
    HARD_LOSS,
    HARDEST,
    TIE_BREAKS,
    SeasonGreedyBot,
    greedy_stars,
    season_stars_with,
)
from mapwright.puzzles.puzzle import Puzzle, best_answers, check_answer
from mapwright.puzzles.search import WORK_PER_STATE, SearchTooLarge, can_beat, solve_steps
from mapwright.rules.cards import SEASONS, card_kind
from mapwright.rules.deal import deal, pick, shuffled
from mapwright.rules.game import apply, legal, start
from mapwright.rules.legal_options import options
from mapwright.rules.scoring import EDICTS, Edict, toll
from mapwright.rules.setup import PRESETS, Setup
from mapwright.rules.state import Action, State

CARDS_TO_DRAW = 2
"""Number of cards of a puzzle, the last ones of a season."""
SAMPLED_PLACEMENTS = 10
"""Number of random placements of which the player of the generator's games takes the best."""
MAX_GAMES = 60
"""Maximum number of games to search for a puzzle; few puzzles need more than ten."""
MAX_GAMES_FOR_GRADE = 150
"""The same for a puzzle of a given grade."""
MAX_WORK = 6_000
"""Maximum work of the search at one moment, in last draws."""
MAX_TOTAL_WORK = 20_000
"""Work after which the best puzzle found so far is taken."""
MAX_TOTAL_WORK_FOR_GRADE = 60_000
"""The same for a puzzle of a given grade."""
MIN_CHOICES = 12
"""Minimum number of first actions of a puzzle."""
CHOICES_PER_RIGHT_ONE = 4
"""In a puzzle, at most one in this number of first actions is right."""
CONTINUATIONS_PER_RIGHT_ONE = 10
"""Few continuations are right if at most one in this number is."""
EASY_PROBABILITY = 0.15
"""Probability that a puzzle without a given grade may be one that a greedy bot solves."""
SAMPLE_EVERY = 6
"""The quick check whether greedy bots can be beaten tries every n-th first action."""
MAX_UNPROMISING = 20
"""Number of moments that greedy bots solve after which a puzzle that they solve is accepted."""
VARIANTS_PER_TURN = 4
"""Number of ways in which the turn before a candidate moment is drawn."""
MAX_MERIT = 3
"""Merit of a puzzle that is taken at once: 2 points for the trained edict and 1 for few right continuations."""


def generate_steps(
    code: str, edict: Edict | None, seed: str, grade: int = 0, *, strict: bool = False
) -> Generator[None, None, Puzzle]:
    """Return the puzzle of a code, of this grade if one is found in time; 0 stands for any grade. Yield often.

    A strict puzzle is graded with several seeds of greedy, and at most half of its first actions are near the best.
    """
    rng = Random(f"second puzzle {code}")  # another text would change the puzzles of all codes
    easy = rng.random() < EASY_PROBABILITY if not grade else grade == 1
    puzzles: list[Puzzle] = []
    work = unpromising = 0

    def best() -> Puzzle:
        """Return the puzzle with the nearest grade; of equally near ones, the one with the most merit."""
        return max(puzzles, key=lambda puzzle: (-abs(puzzle.grade - (grade or puzzle.grade)), _merit(puzzle, edict)))

    max_games, max_work = (MAX_GAMES_FOR_GRADE, MAX_TOTAL_WORK_FOR_GRADE) if grade else (MAX_GAMES, MAX_TOTAL_WORK)
    margin = HARD_LOSS - 1 if grade == HARDEST else 0
    tie_breaks = TIE_BREAKS if strict else 1
    for number in range(1, max_games + 1):
        for moment in _moments(f"{seed[:60]}-{number}", edict, rng):
            yield
            if moment is None:
                continue
            record, state = moment
            if not easy and (grade or unpromising < MAX_UNPROMISING) and not _is_promising(state, margin, tie_breaks):
                unpromising += 1
                continue
            puzzle = yield from _solved(code, record, state, tie_breaks)
            work += puzzle.solution.continuations if puzzle else MAX_WORK
            if puzzle and _is_interesting(puzzle) and not (strict and _first_action_hardly_matters(puzzle)):
                puzzles.append(puzzle)
                if _merit(puzzle, edict) == MAX_MERIT and grade in (0, puzzle.grade):
                    return puzzle
            if puzzles and work > max_work:
                return best()
    if not puzzles:
        raise NotationError(f"{code[:60]!r}: no puzzle was found", "puzzle")
    return best()


def _is_promising(state: State, margin: int, tie_breaks: int) -> bool:
    """Return whether one of some first actions beats all greedy bots by more than the margin; faster than solving.

    A moment with too many continuations is not promising.
    """
    with suppress(SearchTooLarge):
        return can_beat(state, season_stars_with(state, SeasonGreedyBot()) + margin, SAMPLE_EVERY) and can_beat(
            state, greedy_stars(state, tie_breaks) + margin, SAMPLE_EVERY
        )
    return False


def _solved(code: str, record: Record, state: State, tie_breaks: int) -> Generator[None, None, Puzzle | None]:
    """Return the puzzle of a moment, or None if it has too many continuations."""
    try:
        return Puzzle.of(code, record, state, (yield from solve_steps(state, MAX_WORK)), tie_breaks)
    except SearchTooLarge:
        return None


def _is_interesting(puzzle: Puzzle) -> bool:
    """Return whether the season brings stars, and most first actions are wrong."""
    solution = puzzle.solution
    return (
        solution.stars > 0
        and len(solution.choices) >= MIN_CHOICES
        and CHOICES_PER_RIGHT_ONE * len(solution.best) <= len(solution.choices)
    )


def _first_action_hardly_matters(puzzle: Puzzle) -> bool:
    """Return whether more than half of the first actions can still bring almost the most stars."""
    return 2 * puzzle.solution.near_best > len(puzzle.solution.choices)


def _merit(puzzle: Puzzle, edict: Edict | None) -> int:
    """Return 2 points if a right answer earns stars by the trained edict, and 1 more if few continuations are right."""
    solution = puzzle.solution
    few_are_right = CONTINUATIONS_PER_RIGHT_ONE * solution.best_continuations <= solution.continuations
    return (2 if edict is None or _trains(puzzle, edict) else 0) + (1 if few_are_right else 0)


def _trains(puzzle: Puzzle, edict: Edict) -> bool:
    """Return whether the first best answer raises the stars of the edict."""
    answer = check_answer(puzzle, best_answers(puzzle, 1)[0])
    assert answer is not None
    return edict.count(answer.player.board) > edict.count(puzzle.state.players[0].board)


def _moments(seed: str, edict: Edict | None, rng: Random) -> Iterator[tuple[Record, State] | None]:
    """Play a game and yield the moments before the last two cards of a season, as record and state.

    Yield None at all other moments, so that the caller can pause there. The turn before the last two cards is drawn in
    several ways, which is faster than another game.
    """
    setup, seasons = _random_setup(edict, seed, rng)
    dealt = deal(setup, seed).seasons
    ending_turns = {
        (season, len(dealt[season]) - CARDS_TO_DRAW) for season in seasons if _ends_with_shapes(dealt[season])
    }
    record, state = previous = Record(setup, seed), start(setup, seed)[0]
    while state.task is not None and ending_turns and state.season <= max(ending_turns)[0]:
        for variant in range(VARIANTS_PER_TURN if (state.season, state.turn) in ending_turns else 1):
            if variant:
                record, state = _play_plausibly(*previous, edict, rng)
            at_end = (state.season, state.turn) in ending_turns and state.current_task.kind == "draw"
            yield (record, state) if at_end and _is_searchable(state) else None
        previous = record, state
        record, state = _play_plausibly(record, state, edict, rng)


def _estimate_continuations(state: State) -> int:
    """Return an upper bound of their number; too low only if the second card must be drawn as the fallback (R13)."""
    continuations = 1
    for turn in range(state.turn, state.turn + CARDS_TO_DRAW):
        next_state = replace(state, turn=turn, ruins_duty=state.ruins_duty and turn == state.turn)
        continuations *= sum(len(option.placements()) * len(option.terrains) for option in options(next_state))
    return continuations


def _is_searchable(state: State) -> bool:
    """Return whether a moment has enough first actions, and few enough continuations to try them all."""
    choices = sum(len(option.placements()) * len(option.terrains) for option in options(state))
    return choices >= MIN_CHOICES and _estimate_continuations(state) + WORK_PER_STATE * choices <= MAX_WORK


def _play_plausibly(record: Record, state: State, edict: Edict | None, rng: Random) -> tuple[Record, State]:
    """Return the record and the state after one more plausible action."""
    action = _plausible_action(state, edict, rng)
    return replace(record, action_texts=(*record.action_texts, format_action(state, action))), apply(state, action)[0]


def _ends_with_shapes(turns: tuple[tuple[str, ...], ...]) -> bool:
    return len(turns) >= CARDS_TO_DRAW and all(card_kind(turn[-1]) == "explore" for turn in turns[-CARDS_TO_DRAW:])


def _random_setup(edict: Edict | None, seed: str, rng: Random) -> tuple[Setup, list[int]]:
    """Return a random setup, and the seasons that may become a puzzle: those that score the edict if there is one."""
    sets = [edict.set, "combined"] if edict else ["base", "heroes", "combined"]
    setup = PRESETS[shuffled(sets, rng)[0]]
    sheet = shuffled({"base": "AB", "heroes": "CD"}.get(setup.set, "ABCD"), rng)[0]
    first = pick(range(len(SEASONS)), rng)
    setup = replace(setup, sheet=sheet)
    if edict is None:
        return setup, [*range(first, len(SEASONS))]
    other_edicts = [id for id in deal(setup, seed).edicts if EDICTS[id].kind != edict.kind]
    index = pick(range(len("ABCD")), rng)  # the edict gets a random letter
    scoring_seasons = [number for number, season in enumerate(SEASONS) if "ABCD"[index] in season.edicts]
    return replace(setup, edicts=(*other_edicts[:index], edict.id, *other_edicts[index:])), scoring_seasons


def _plausible_action(state: State, edict: Edict | None, rng: Random) -> Action:
    """Return the best of a few random placements: all edicts count once, the trained one three times."""
    if state.current_task.kind != "draw":
        actions = legal(state)
        return pick(actions, rng)
    player = state.players[0]
    candidates = [
        (option, terrain, placements)
        for option in options(state)
        if (placements := option.placements())
        for terrain in option.terrains
    ]
    edicts = [EDICTS[id] for id in state.deal.edicts] + ([edict] * 2 if edict else [])
    best: tuple[int, Action] | None = None
    for _ in range(SAMPLED_PLACEMENTS):
        option, terrain, placements = pick(candidates, rng)
        cells = pick(placements, rng)
        board = player.board.draw(terrain, cells)
        coins = int(option.coin) + (board.enclosed_mountains() & ~player.paid_mountains).bit_count()
        value = sum(edict.count(board) for edict in edicts) + coins - toll(board)
        if best is None or value > best[0]:
            best = value, Action(option.kind, terrain, option.shape_number, cells)
    assert best is not None
    return best[1]
