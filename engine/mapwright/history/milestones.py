"""What a finished game is celebrated for, compared with earlier games: a best, a title, a row of days."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mapwright.history.statistics import FinishedGame, streak
from mapwright.rules.game import title


@dataclass(frozen=True, slots=True)
class Milestones:
    """`best_before` is of the same cards and sheet; `streak` counts the days up to a daily map's own."""

    best_before: int | None
    """Most stars of the earlier unaided games with the same cards and sheet; None if there are none."""
    is_best: bool
    is_new_title: bool
    """No earlier game for one has earned as high a title."""
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
        streak(sorted({each.day for each in [*earlier, game] if each.daily}), game.day) if game.daily else 0,
    )


def _is_unaided(game: FinishedGame) -> bool:
    """Return whether it was played without hints and without undoing a turn after the next card was seen."""
    return not game.hints and not game.summary.takebacks


def _best_before(earlier: Sequence[FinishedGame], game: FinishedGame) -> int | None:
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
    """In the first solo game only the titles from 0 upwards count as new."""
    if game.summary.rating is None:
        return False
    before = [title(each.summary.rating) for each in earlier if each.summary.rating is not None and _is_unaided(each)]
    return title(game.summary.rating) > max(before, default=-1)
