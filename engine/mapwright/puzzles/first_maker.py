"""The first way to make a puzzle from a seed, for the codes and days that it was published with. It never changes."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import replace
from random import Random

from mapwright.errors import NotationError
from mapwright.notation.notation import format_action
from mapwright.notation.record import Record
from mapwright.puzzles.puzzle import Puzzle, best_words, check
from mapwright.puzzles.search import MOST_WORK, TooManyWays, solving
from mapwright.rules.cards import SEASONS, card_kind
from mapwright.rules.deal import deal, shuffled
from mapwright.rules.game import act, apply, legal, start
from mapwright.rules.options import options
from mapwright.rules.scoring import EDICTS, Edict, toll
from mapwright.rules.setup import PRESETS, Setup
from mapwright.rules.state import Action, Player, State

PLACES_SEEN = 12
"""Of so many places the player who leads up to a puzzle takes the best."""
TRIES = 6
"""How many games are begun at most to find a moment that is worth a puzzle."""
MOST_WORK_OF_ALL = 18_000
"""How much is tried for that at most, over all these games."""
FULL_MERIT = 3


def making(code: str, edict: Edict | None, seed: str) -> Generator[None, None, Puzzle]:
    """Make the puzzle of a code in short steps: a plausible game is played up to the last cards of a season."""
    stream = Random(f"puzzle {code}")
    found: list[Puzzle] = []
    left = MOST_WORK_OF_ALL
    for number in range(1, TRIES + 1):
        for moment in _moments(f"{seed[:60]}-{number}", edict, stream, left):
            yield
            puzzle = (yield from _solved(code, *moment)) if moment else None
            if moment:
                left -= puzzle.solution.ways if puzzle else MOST_WORK
            found += [puzzle] if puzzle else []
            if puzzle and _merit(puzzle, edict) == FULL_MERIT:
                return puzzle
    if not found:
        raise NotationError(f"{code[:60]!r}: no puzzle was found", "puzzle")
    return max(found, key=lambda puzzle: _merit(puzzle, edict))


def _solved(code: str, record: Record, state: State) -> Generator[None, None, Puzzle | None]:
    """None where too many ways lead on."""
    try:
        return Puzzle.of(code, record, state, (yield from solving(state)))
    except TooManyWays:
        return None


def _moments(seed: str, edict: Edict | None, stream: Random, most: int) -> Iterator[tuple[Record, State] | None]:
    """A game led to the last two cards of a season, then to the last one; None after each turn on the way."""
    setup, season = _table(edict, seed, stream)
    cards = [turn[-1] for turn in deal(setup, seed).seasons[season]]
    record, state = Record(setup, seed), start(setup, seed)[0]
    for left in (2, 1):
        while state.task is not None and (state.season, state.turn) != (season, len(cards) - left):
            record, state = _played_on(record, state, edict, stream)
            yield None
        explore = all(card_kind(card) == "explore" for card in cards[-left:])
        if state.task is None or not explore:
            continue
        if left > 1 and most_ways(state, left) > min(MOST_WORK, most):
            continue
        yield record, state


def _table(edict: Edict | None, seed: str, stream: Random) -> tuple[Setup, int]:
    """Return setup and season; to train an edict, one that scores it."""
    sets = [edict.set, "combined"] if edict else ["base", "heroes", "combined"]
    setup = PRESETS[shuffled(sets, stream)[0]]
    sheet = shuffled({"base": "AB", "heroes": "CD"}.get(setup.set, "ABCD"), stream)[0]
    setup = replace(setup, sheet=sheet)
    season = shuffled(range(len(SEASONS)), stream)[0]
    if edict is None:
        return setup, season
    dealt = deal(setup, seed).edicts
    others = [id for id in dealt if EDICTS[id].kind != edict.kind]
    at = "ABCD".index(shuffled(SEASONS[season].edicts, stream)[0])
    return replace(setup, edicts=(*others[:at], edict.id, *others[at:])), season


def _played_on(record: Record, state: State, edict: Edict | None, stream: Random) -> tuple[Record, State]:
    action = _plausible(state, edict, stream)
    words = (*record.actions, format_action(state, action))
    return Record(state.setup, state.seed, words), apply(state, action)[0]


def _plausible(state: State, edict: Edict | None, stream: Random) -> Action:
    """Of a few places the one that leaves the best map: all edicts alike, the one that is trained before all."""
    seen = shuffled(legal(state), stream)[:PLACES_SEEN]
    edicts = [EDICTS[id] for id in state.deal.edicts] + ([edict] * 2 if edict else [])
    return max(seen, key=lambda action: _worth(act(state, action)[0].players[0], edicts))


def _worth(player: Player, edicts: list[Edict]) -> int:
    return sum(edict.count(player.board) for edict in edicts) + player.coins - toll(player.board)


def most_ways(state: State, left: int) -> int:
    """At most so many ways lead to the season's end, unless a later card finds no room for its shapes."""
    ways = 1
    for turn in range(state.turn, state.turn + left):
        now = replace(state, turn=turn, duty=state.duty and turn == state.turn)
        ways *= sum(len(option.places()) * len(option.terrains) for option in options(now))
    return ways


def _merit(puzzle: Puzzle, edict: Edict | None) -> int:
    """Two points if a right answer earns stars by the edict that is trained, one if there is something to find."""
    return 2 * (edict is None or trains(puzzle, edict)) + _is_worth_it(puzzle)


def _is_worth_it(puzzle: Puzzle) -> bool:
    """Some choices are clearly better than most."""
    best, choices = puzzle.solution.best, puzzle.solution.choices
    usual = sorted(choice.stars for choice in choices)[len(choices) // 2]
    return len(choices) >= 8 and puzzle.solution.stars - usual >= 3 and 6 * len(best) <= len(choices)


def trains(puzzle: Puzzle, edict: Edict) -> bool:
    """Whether a right answer earns stars by the edict."""
    answer = check(puzzle, best_words(puzzle, 1)[0])
    assert answer is not None
    return edict.count(answer.player.board) > edict.count(puzzle.state.players[0].board)
