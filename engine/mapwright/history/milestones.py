"""The milestones that a finished game reaches compared with earlier ones: a best, a title, a streak of days."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mapwright.history.statistics import FinishedGame, streak
from mapwright.rules.game import title


@dataclass(frozen=True, slots=True)
class Milestones:
    """What a finished game has reached."""

    best_before: int | None
    """Most stars of the earlier unaided games with the same cards and sheet; None if there are none."""
    is_best: bool
    is_new_title: bool
    """Whether no earlier solo game has earned as high a title."""
    streak: int
    """Days in a row with a daily map, up to this game's day; 0 if it is not a first attempt at a daily map."""


def milestones(history: Sequence[FinishedGame], index: int) -> Milestones:
    """Return the milestones of the game at `index`, which has just ended; `history` is in the order of play."""
    game, earlier = history[index], history[:index]
    best_before = _best_before(earlier, game)
    return Milestones(
        best_before,
        _is_unaided(game) and best_before is not None and game.summary.stars > best_before,
        _is_unaided(game) and _is_new_title(earlier, game),
        streak(sorted({daily_game.day for daily_game in history[: index + 1] if daily_game.daily}), game.day)
        if game.daily
        else 0,
    )


def _is_unaided(game: FinishedGame) -> bool:
    """Return whether the game was played without hints and without takebacks."""
    return not game.hints and not game.summary.takebacks


def _best_before(earlier: Sequence[FinishedGame], game: FinishedGame) -> int | None:
    """Return the most stars of earlier unaided games with the same set and sheet; None if there are none."""
    set_and_sheet = (game.summary.set, game.summary.sheet)
    return max(
        (
            earlier_game.summary.stars
            for earlier_game in earlier
            if (earlier_game.summary.set, earlier_game.summary.sheet) == set_and_sheet and _is_unaided(earlier_game)
        ),
        default=None,
    )


def _is_new_title(earlier: Sequence[FinishedGame], game: FinishedGame) -> bool:
    """Return whether a game earns a higher title than all earlier ones; the first must be at least that of rating 0."""
    if game.summary.rating is None:
        return False
    unaided = [earlier_game.summary for earlier_game in earlier if _is_unaided(earlier_game)]
    titles = [title(summary.rating) for summary in unaided if summary.rating is not None]
    return title(game.summary.rating) > max(titles, default=-1)
