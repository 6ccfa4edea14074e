"""The second way to make a puzzle from a seed: two cards, and a best answer that a greedy player misses."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import replace
from random import Random

from mapwright.errors import NotationError
from mapwright.notation.notation import format_action
from mapwright.notation.record import Record
from mapwright.puzzles.first_maker import most_ways, trains
from mapwright.puzzles.puzzle import Puzzle
from mapwright.puzzles.rating import AtOnce, greedy_stars, season_end
from mapwright.puzzles.search import STEP_WORK, TooManyWays, can_beat, solving
from mapwright.rules.cards import SEASONS, card_kind
from mapwright.rules.deal import deal, shuffled
from mapwright.rules.game import apply, legal, start
from mapwright.rules.options import options
from mapwright.rules.scoring import EDICTS, Edict, toll
from mapwright.rules.setup import PRESETS, Setup
from mapwright.rules.state import Action, State

CARDS = 2
PLACES_SEEN = 10
"""Of so many places the player who leads up to a puzzle takes the best."""
MOST_GAMES = 60
"""So many games are begun at most; hardly any puzzle needs more than ten."""
MOST_WORK = 6_000
"""The ways of a moment that are tried at most."""
MOST_WORK_OF_ALL = 20_000
"""After so much work the best puzzle found so far is taken."""
FEWEST_CHOICES = 12
EASY_SHARE = 0.15
"""This share of the puzzles may be one that a greedy player finds."""
ONE_IN = 6
"""Before all ways of a moment are tried, one in so many first actions shows whether greedy can be beaten."""
PATIENCE = 20
"""After so many moments at which greedy seems right, a puzzle that greedy finds is taken as well."""
VARIANTS = 4
"""In so many ways the turn before a moment is drawn."""
FULL_MERIT = 3


def making(code: str, edict: Edict | None, seed: str) -> Generator[None, None, Puzzle]:
    """Make the puzzle of a code in short steps."""
    stream = Random(f"second puzzle {code}")
    easy = stream.random() < EASY_SHARE
    found: list[Puzzle] = []
    work = refused = 0
    for number in range(1, MOST_GAMES + 1):
        for moment in _moments(f"{seed[:60]}-{number}", edict, stream):
            yield
            if moment is None:
                continue
            if not easy and refused < PATIENCE and not _is_promising(moment[1]):
                refused += 1
                continue
            puzzle = yield from _solved(code, *moment)
            work += puzzle.solution.ways if puzzle else MOST_WORK
            if puzzle and _is_puzzle(puzzle):
                found.append(puzzle)
                if _merit(puzzle, edict) == FULL_MERIT:
                    return puzzle
            if found and work > MOST_WORK_OF_ALL:
                return max(found, key=lambda puzzle: _merit(puzzle, edict))
    if not found:
        raise NotationError(f"{code[:60]!r}: no puzzle was found", "puzzle")
    return max(found, key=lambda puzzle: _merit(puzzle, edict))


def _is_promising(state: State) -> bool:
    """Return whether greedy players can be beaten by one of some first actions; this is faster than trying all ways."""
    return can_beat(state, season_end(state, AtOnce()), ONE_IN) and can_beat(state, greedy_stars(state), ONE_IN)


def _solved(code: str, record: Record, state: State) -> Generator[None, None, Puzzle | None]:
    """None where too many ways lead on."""
    try:
        return Puzzle.of(code, record, state, (yield from solving(state, MOST_WORK)))
    except TooManyWays:
        return None


def _is_puzzle(puzzle: Puzzle) -> bool:
    """Return whether there is something to find: stars, and most first choices are wrong."""
    found = puzzle.solution
    return found.stars > 0 and len(found.choices) >= FEWEST_CHOICES and 4 * len(found.best) <= len(found.choices)


def _merit(puzzle: Puzzle, edict: Edict | None) -> int:
    """Return two points if a right answer earns stars by the edict that is trained, and one if few ways are right."""
    return 2 * (edict is None or trains(puzzle, edict)) + (10 * puzzle.solution.right <= puzzle.solution.ways)


def _moments(seed: str, edict: Edict | None, stream: Random) -> Iterator[tuple[Record, State] | None]:
    """Yield the moments of a game at which the last two cards of a season can be tried, and None for other turns.

    The turn before such a moment is drawn in several ways, which is faster than another game.
    """
    setup, seasons = _table(edict, seed, stream)
    dealt = deal(setup, seed).seasons
    ends = {(season, len(dealt[season]) - CARDS) for season in seasons if _ends_with_shapes(dealt[season])}
    now = before = Record(setup, seed), start(setup, seed)[0]
    while now[1].task is not None and ends and now[1].season <= max(ends)[0]:
        for again in range(VARIANTS if (now[1].season, now[1].turn) in ends else 1):
            now = _led_on(*before, edict, stream) if again else now
            at_end = (now[1].season, now[1].turn) in ends and now[1].asked.kind == "draw"
            yield now if at_end and _can_be_tried(now[1]) else None
        before, now = now, _led_on(*now, edict, stream)


def _can_be_tried(state: State) -> bool:
    choices = sum(len(option.places()) * len(option.terrains) for option in options(state))
    return choices >= FEWEST_CHOICES and most_ways(state, CARDS) + STEP_WORK * choices <= MOST_WORK


def _led_on(record: Record, state: State, edict: Edict | None, stream: Random) -> tuple[Record, State]:
    """Return the game after a plausible action."""
    action = _plausible(state, edict, stream)
    return replace(record, actions=(*record.actions, format_action(state, action))), apply(state, action)[0]


def _ends_with_shapes(turns: tuple[tuple[str, ...], ...]) -> bool:
    return len(turns) >= CARDS and all(card_kind(turn[-1]) == "explore" for turn in turns[-CARDS:])


def _table(edict: Edict | None, seed: str, stream: Random) -> tuple[Setup, list[int]]:
    """Return the setup, and the seasons that may become a puzzle: from a random one on; those that score the edict."""
    sets = [edict.set, "combined"] if edict else ["base", "heroes", "combined"]
    setup = PRESETS[shuffled(sets, stream)[0]]
    sheet = shuffled({"base": "AB", "heroes": "CD"}.get(setup.set, "ABCD"), stream)[0]
    first = int(stream.random() * len(SEASONS))
    setup = replace(setup, sheet=sheet)
    if edict is None:
        return setup, [*range(first, len(SEASONS))]
    others = [id for id in deal(setup, seed).edicts if EDICTS[id].kind != edict.kind]
    at = int(stream.random() * len(SEASONS))
    scoring = [number for number, season in enumerate(SEASONS) if "ABCD"[at] in season.edicts]
    return replace(setup, edicts=(*others[:at], edict.id, *others[at:])), scoring


def _plausible(state: State, edict: Edict | None, stream: Random) -> Action:
    """Return the best of a few places: all edicts alike, the one that is trained before all."""
    if state.asked.kind != "draw":
        actions = legal(state)
        return actions[int(stream.random() * len(actions))]
    player = state.players[0]
    drawn = [
        (option, terrain, places)
        for option in options(state)
        if (places := option.places())
        for terrain in option.terrains
    ]
    edicts = [EDICTS[id] for id in state.deal.edicts] + ([edict] * 2 if edict else [])
    best: tuple[int, Action] | None = None
    for _ in range(PLACES_SEEN):
        option, terrain, places = drawn[int(stream.random() * len(drawn))]
        cells = places[int(stream.random() * len(places))]
        board = player.board.draw(terrain, cells)
        coins = option.coin + (board.enclosed_mountains() & ~player.paid_mountains).bit_count()
        worth = sum(edict.count(board) for edict in edicts) + coins - toll(board)
        if best is None or worth > best[0]:
            best = worth, Action(option.kind, terrain, option.shape, cells)
    assert best is not None
    return best[1]
