"""A puzzle, and an answer to it: the actions to the end of the season and their stars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mapwright.errors import NotationError
from mapwright.notation.action_text import format_action, parse_action
from mapwright.notation.record import Record
from mapwright.puzzles.difficulty import Difficulty, rate_difficulty
from mapwright.puzzles.search import Solution
from mapwright.rules.events import Scored
from mapwright.rules.game import apply
from mapwright.rules.state import Player, SeasonScore, State


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Draw the cards that are left of this season so that it brings the most stars."""

    code: str
    """Its name; equal codes always give equal puzzles."""
    record: Record
    """The game up to this moment."""
    state: State
    """The game at this moment, for one player."""
    solution: Solution
    """The result of trying every continuation."""
    rating: Difficulty
    """The stars that simple bots lose, and the grade."""

    @classmethod
    def of(cls, code: str, record: Record, state: State, solution: Solution, tie_breaks: int = 1) -> Puzzle:
        """Return the puzzle of a solved moment, rated with that many seeds of greedy."""
        return cls(code, record, state, solution, rate_difficulty(state, solution, tie_breaks))

    @property
    def grade(self) -> int:
        """1 (easy) to 3 (hard)."""
        return self.rating.grade

    def __str__(self) -> str:
        """Return one line with the code and the cards that are left, and the state with its map below."""
        cards = ", ".join(turn[-1] for turn in self.state.deal.seasons[self.state.season][self.state.turn :])
        return f"puzzle {self.code}: {cards}\n{self.state}"

    def __repr__(self) -> str:
        """Return one line: code, grade, and the most stars."""
        return f"<Puzzle {self.code}, grade {self.grade}, {self.solution.stars} stars>"


@dataclass(frozen=True, slots=True)
class Answer:
    """The result of an answer."""

    score: SeasonScore
    """The stars of the season."""
    player: Player
    """The player when the season is scored, before effects of monsters change the map again."""
    right: bool
    """Whether no continuation brings more stars."""


def check_answer(puzzle: Puzzle, action_texts: Sequence[str]) -> Answer | None:
    """Return the result of these actions; None if the season is not over yet. Raise an error for an illegal one."""
    state, season = puzzle.state, puzzle.state.season
    for number, action_text in enumerate(action_texts, 1):
        state, events = apply(state, parse_action(state, action_text))
        for event in events:
            if isinstance(event, Scored) and event.season == season:
                if number < len(action_texts):
                    raise NotationError(f"{len(action_texts) - number} actions are too many", "puzzle")
                return Answer(event.score, event.after, event.score.total == puzzle.solution.stars)
    return None


def best_answers(puzzle: Puzzle, limit: int) -> list[list[str]]:
    """Return at most `limit` best answers as action texts, one for each best first action."""
    answers = []
    for choice in puzzle.solution.best[:limit]:
        state, action_texts = puzzle.state, []
        for action in (choice.action, *choice.best_line):
            action_texts.append(format_action(state, action))
            state, _ = apply(state, action)
        answers.append(action_texts)
    return answers
