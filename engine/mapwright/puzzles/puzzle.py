"""A puzzle, and an answer to it: what a player draws to the season's end, and what that scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mapwright.errors import NotationError
from mapwright.notation.notation import format_action, parse_action
from mapwright.notation.record import Record
from mapwright.puzzles.rating import Rating, rate
from mapwright.puzzles.search import Solution
from mapwright.rules.events import Scored
from mapwright.rules.game import apply
from mapwright.rules.state import Player, SeasonScore, State


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Draw the cards that are left of this season so that it brings the most stars."""

    code: str
    """Its name, which always gives the same puzzle."""
    record: Record
    """The game up to this moment."""
    state: State
    solution: Solution
    rating: Rating

    @classmethod
    def of(cls, code: str, record: Record, state: State, solution: Solution) -> Puzzle:
        """Return the puzzle of a solved moment, rated."""
        return cls(code, record, state, solution, rate(state, solution))

    @property
    def grade(self) -> int:
        """How hard it is: 1 if a greedy player finds it, 2 or 3 by what greedy and novices lose."""
        return self.rating.grade


@dataclass(frozen=True, slots=True)
class Answer:
    """The season as an answer ends it: right if no legal way brings more."""

    score: SeasonScore
    player: Player
    """The player as scored, before monsters change the map again."""
    right: bool


def check(puzzle: Puzzle, words: Sequence[str]) -> Answer | None:
    """What the actions bring, or None if the season is not over yet. An illegal one is refused by its error."""
    state, season = puzzle.state, puzzle.state.season
    for number, word in enumerate(words, 1):
        state, events = apply(state, parse_action(state, word))
        for event in events:
            if isinstance(event, Scored) and event.season == season:
                if number < len(words):
                    raise NotationError(f"{len(words) - number} actions are too many", "puzzle")
                return Answer(event.score, event.after, event.score.total == puzzle.solution.stars)
    return None


def best_words(puzzle: Puzzle, most: int) -> list[list[str]]:
    """Right answers as words of the record, one for each best first action, at most so many."""
    found = []
    for choice in puzzle.solution.best[:most]:
        state, words = puzzle.state, []
        for action in (choice.action, *choice.then):
            words.append(format_action(state, action))
            state, _ = apply(state, action)
        found.append(words)
    return found
