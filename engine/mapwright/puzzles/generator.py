"""Makes a puzzle from a seed: the last two cards of a season, and a best answer that a greedy player misses."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import replace
from random import Random

from mapwright.errors import NotationError
from mapwright.notation.action_text import format_action
from mapwright.notation.record import Record
from mapwright.puzzles.difficulty import HARD_LOSS, HARDEST, SeasonGreedyBot, greedy_stars, season_stars_with
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
PLACES_SEEN = 10
"""Number of random placements of which the simulated player takes the best."""
MOST_GAMES = 60
"""Maximum number of games to begin; few puzzles need more than ten."""
MOST_GAMES_FOR_GRADE = 150
"""The same if a puzzle of a certain grade is wanted."""
MOST_WORK = 6_000
"""Maximum number of continuations of a position to try."""
MAX_TOTAL_WORK = 20_000
"""Work after which the best puzzle found so far is taken."""
MAX_TOTAL_WORK_FOR_GRADE = 60_000
"""The same if a puzzle of a certain grade is wanted."""
FEWEST_CHOICES = 12
"""Minimum number of first actions of a puzzle."""
WRONG_CHOICES = 4
"""At most one in this number of first actions may be right."""
WRONG_WAYS = 10
"""Few ways are right if at most one in this number is."""
EASY_SHARE = 0.15
"""Share of the puzzles that a greedy player may solve."""
SAMPLE_EVERY = 6
"""The quick check tries every n-th first action to see whether the greedy bots can be beaten."""
MAX_UNPROMISING = 20
"""Number of positions solved by greedy after which a puzzle that greedy solves is accepted."""
VARIANTS_PER_TURN = 4
"""Number of variants of the turn before a candidate position."""
MAX_MERIT = 3
"""Merit of a puzzle that is taken at once."""


def generate_steps(code: str, edict: Edict | None, seed: str, grade: int = 0) -> Generator[None, None, Puzzle]:
    """Make the puzzle of a code in short steps, of this grade if one is found in time; 0 stands for any grade."""
    rng = Random(f"second puzzle {code}")  # the text fixes every puzzle; changing it would change them all
    easy = rng.random() < EASY_SHARE if not grade else grade == 1
    puzzles: list[Puzzle] = []
    work = unpromising = 0

    def best() -> Puzzle:
        return max(puzzles, key=lambda puzzle: (-abs(puzzle.grade - (grade or puzzle.grade)), _merit(puzzle, edict)))

    most_games, most_work = (MOST_GAMES_FOR_GRADE, MAX_TOTAL_WORK_FOR_GRADE) if grade else (MOST_GAMES, MAX_TOTAL_WORK)
    margin = HARD_LOSS - 1 if grade == HARDEST else 0
    for number in range(1, most_games + 1):
        for moment in _positions(f"{seed[:60]}-{number}", edict, rng):
            yield
            if moment is None:
                continue
            if not easy and (grade or unpromising < MAX_UNPROMISING) and not _is_promising(moment[1], margin):
                unpromising += 1
                continue
            puzzle = yield from _solved(code, *moment)
            work += puzzle.solution.continuations if puzzle else MOST_WORK
            if puzzle and _is_interesting(puzzle):
                puzzles.append(puzzle)
                if _merit(puzzle, edict) == MAX_MERIT and grade in (0, puzzle.grade):
                    return puzzle
            if puzzles and work > most_work:
                return best()
    if not puzzles:
        raise NotationError(f"{code[:60]!r}: no puzzle was found", "puzzle")
    return best()


def _is_promising(state: State, margin: int) -> bool:
    """Return whether one of some first actions beats greedy players by more than the margin; faster than all ways."""
    return can_beat(state, season_stars_with(state, SeasonGreedyBot()) + margin, SAMPLE_EVERY) and can_beat(
        state, greedy_stars(state) + margin, SAMPLE_EVERY
    )


def _solved(code: str, record: Record, state: State) -> Generator[None, None, Puzzle | None]:
    """None where too many ways lead on."""
    try:
        return Puzzle.of(code, record, state, (yield from solve_steps(state, MOST_WORK)))
    except SearchTooLarge:
        return None


def _is_interesting(puzzle: Puzzle) -> bool:
    """Return whether there is something to find: stars, and most first choices are wrong."""
    solution = puzzle.solution
    return (
        solution.stars > 0
        and len(solution.choices) >= FEWEST_CHOICES
        and WRONG_CHOICES * len(solution.best) <= len(solution.choices)
    )


def _merit(puzzle: Puzzle, edict: Edict | None) -> int:
    """Return two points if a right answer earns stars by the edict that is trained, and one if few ways are right."""
    return 2 * (edict is None or _trains(puzzle, edict)) + (
        WRONG_WAYS * puzzle.solution.best_continuations <= puzzle.solution.continuations
    )


def _trains(puzzle: Puzzle, edict: Edict) -> bool:
    """Return whether a best answer earns stars by the edict."""
    answer = check_answer(puzzle, best_answers(puzzle, 1)[0])
    assert answer is not None
    return edict.count(answer.player.board) > edict.count(puzzle.state.players[0].board)


def _positions(seed: str, edict: Edict | None, rng: Random) -> Iterator[tuple[Record, State] | None]:
    """Yield the moments of a game at which the last two cards of a season can be tried, and None for other turns.

    The turn before such a moment is drawn in several ways, which is faster than another game.
    """
    setup, seasons = _random_setup(edict, seed, rng)
    dealt = deal(setup, seed).seasons
    ending_turns = {
        (season, len(dealt[season]) - CARDS_TO_DRAW) for season in seasons if _ends_with_shapes(dealt[season])
    }
    current = before = Record(setup, seed), start(setup, seed)[0]
    while current[1].task is not None and ending_turns and current[1].season <= max(ending_turns)[0]:
        for variant in range(VARIANTS_PER_TURN if (current[1].season, current[1].turn) in ending_turns else 1):
            current = _play_plausibly(*before, edict, rng) if variant else current
            at_end = (current[1].season, current[1].turn) in ending_turns and current[1].current_task.kind == "draw"
            yield current if at_end and _is_searchable(current[1]) else None
        before, current = current, _play_plausibly(*current, edict, rng)


def _estimate_continuations(state: State) -> int:
    """Return an upper bound, unless the second card finds no room for its shapes on a later map."""
    continuations = 1
    for turn in range(state.turn, state.turn + CARDS_TO_DRAW):
        next_state = replace(state, turn=turn, ruins_duty=state.ruins_duty and turn == state.turn)
        continuations *= sum(len(option.placements()) * len(option.terrains) for option in options(next_state))
    return continuations


def _is_searchable(state: State) -> bool:
    choices = sum(len(option.placements()) * len(option.terrains) for option in options(state))
    return choices >= FEWEST_CHOICES and _estimate_continuations(state) + WORK_PER_STATE * choices <= MOST_WORK


def _play_plausibly(record: Record, state: State, edict: Edict | None, rng: Random) -> tuple[Record, State]:
    """Return the game after a plausible action."""
    action = _plausible_action(state, edict, rng)
    return replace(record, action_texts=(*record.action_texts, format_action(state, action))), apply(state, action)[0]


def _ends_with_shapes(turns: tuple[tuple[str, ...], ...]) -> bool:
    return len(turns) >= CARDS_TO_DRAW and all(card_kind(turn[-1]) == "explore" for turn in turns[-CARDS_TO_DRAW:])


def _random_setup(edict: Edict | None, seed: str, rng: Random) -> tuple[Setup, list[int]]:
    """Return the setup, and the seasons that may become a puzzle: from a random one on; those that score the edict."""
    sets = [edict.set, "combined"] if edict else ["base", "heroes", "combined"]
    setup = PRESETS[shuffled(sets, rng)[0]]
    sheet = shuffled({"base": "AB", "heroes": "CD"}.get(setup.set, "ABCD"), rng)[0]
    first = pick(range(len(SEASONS)), rng)
    setup = replace(setup, sheet=sheet)
    if edict is None:
        return setup, [*range(first, len(SEASONS))]
    others = [id for id in deal(setup, seed).edicts if EDICTS[id].kind != edict.kind]
    slot = pick(range(len(SEASONS)), rng)
    scoring = [number for number, season in enumerate(SEASONS) if "ABCD"[slot] in season.edicts]
    return replace(setup, edicts=(*others[:slot], edict.id, *others[slot:])), scoring


def _plausible_action(state: State, edict: Edict | None, rng: Random) -> Action:
    """Return the best of a few places: all edicts alike, the one that is trained before all."""
    if state.current_task.kind != "draw":
        actions = legal(state)
        return pick(actions, rng)
    player = state.players[0]
    candidates = [
        (option, terrain, places)
        for option in options(state)
        if (places := option.placements())
        for terrain in option.terrains
    ]
    edicts = [EDICTS[id] for id in state.deal.edicts] + ([edict] * 2 if edict else [])
    best: tuple[int, Action] | None = None
    for _ in range(PLACES_SEEN):
        option, terrain, places = pick(candidates, rng)
        cells = pick(places, rng)
        board = player.board.draw(terrain, cells)
        coins = option.coin + (board.enclosed_mountains() & ~player.paid_mountains).bit_count()
        value = sum(edict.count(board) for edict in edicts) + coins - toll(board)
        if best is None or value > best[0]:
            best = value, Action(option.kind, terrain, option.shape_number, cells)
    assert best is not None
    return best[1]
