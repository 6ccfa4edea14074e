"""What a finished game is celebrated for, compared with earlier games: a best, a title, a row of days."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mapwright.history.statistics import Played, streak
from mapwright.rules.game import title


@dataclass(frozen=True, slots=True)
class Honours:
    best_before: int | None
    """Most stars of the earlier games with the same cards and sheet, without hints; None if there are none."""
    is_best: bool
    is_new_title: bool
    """No earlier game for one has earned as high a title."""
    streak: int
    """Days in a row with a daily map, up to this game's day; 0 if it is not a first try of a daily map."""


def honours(history: Sequence[Played], at: int) -> Honours:
    """`history` is in the order of play; the game number `at` is the one that has just ended."""
    game, earlier = history[at], history[:at]
    before = _best_before(earlier, game)
    fair = not game.hints
    return Honours(
        before,
        fair and before is not None and game.summary.stars > before,
        fair and _is_new_title(earlier, game),
        streak(sorted({each.day for each in [*earlier, game] if each.daily}), game.day) if game.daily else 0,
    )


def _best_before(earlier: Sequence[Played], game: Played) -> int | None:
    wanted = (game.summary.set, game.summary.sheet)
    return max(
        (each.summary.stars for each in earlier if (each.summary.set, each.summary.sheet) == wanted and not each.hints),
        default=None,
    )


def _is_new_title(earlier: Sequence[Played], game: Played) -> bool:
    """The first game for one celebrates a title from 0 on, and no consolation."""
    if game.summary.rating is None:
        return False
    before = [title(each.summary.rating) for each in earlier if each.summary.rating is not None and not each.hints]
    return title(game.summary.rating) > max(before, default=-1)
