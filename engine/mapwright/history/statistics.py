"""Figures over many finished games: bests, averages, ratings, stars lost, streaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Annotated

from mapwright.decoding import in_range
from mapwright.history.summary import Summary
from mapwright.rules.game import title

MAX_GAMES = 20_000
"""Maximum number of games in a history."""


_DAY = timedelta(days=1)
_FORGIVEN_EVERY = timedelta(days=7)
"""The time between two missing days that do not end a streak."""

Hints = Annotated[int, in_range(0, 9999)]
"""The number of hints that a player asked for in a game."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game in a player's history; `daily` if it was the first attempt at the daily map of that day."""

    day: date
    daily: bool
    hints: Hints
    summary: Summary


@dataclass(frozen=True, slots=True)
class BestScore:
    """The most stars with a set and a sheet."""

    set: str
    sheet: str
    stars: int


@dataclass(frozen=True, slots=True)
class EdictMean:
    """The number of games with an edict, and the mean of the stars that it brought."""

    id: str
    games: int
    mean: float


@dataclass(frozen=True, slots=True)
class Statistics:
    """Figures of games without hints; only streaks and the last three figures count games with hints.

    Games with takebacks do not count for bests.
    """

    games: int
    mean_stars: float
    best_stars: int | None
    """None if no game counts for bests."""
    stars_lost: int
    """Stars lost to monsters in all games."""
    bests: list[BestScore]
    titles: dict[str, int]
    """Number of solo games that earned each title, by its threshold."""
    edicts: list[EdictMean]
    seasons: list[float]
    """Mean stars of each season."""
    streak: int
    """Daily maps in a row, if a map of today would continue them; one missing day in seven is forgiven."""
    longest_streak: int
    misses_yesterday: bool
    """Whether the streak continues although yesterday's map is missing."""
    games_with_hints: int
    mean_with_hints: float
    best_with_hints: int


def statistics(history: Iterable[FinishedGame], today: date) -> Statistics:
    games = list(history)
    summaries = [game.summary for game in games if not game.hints]
    without_takebacks = [game.summary for game in games if not game.hints and not game.summary.takebacks]
    stars_with_hints = [game.summary.stars for game in games if game.hints]
    days = sorted({game.day for game in games if game.daily})
    return Statistics(
        games=len(summaries),
        mean_stars=_mean([summary.stars for summary in summaries]),
        best_stars=max((summary.stars for summary in without_takebacks), default=None),
        stars_lost=sum(summary.toll for summary in summaries),
        bests=_bests(without_takebacks),
        titles=_titles(summaries),
        edicts=_edicts(summaries),
        seasons=[_mean(list(stars)) for stars in zip(*(summary.seasons for summary in summaries), strict=True)],
        streak=streak(days, today),
        longest_streak=longest_streak(days),
        misses_yesterday=misses_yesterday(days, today),
        games_with_hints=len(stars_with_hints),
        mean_with_hints=_mean(stars_with_hints),
        best_with_hints=max(stars_with_hints, default=0),
    )


def _mean(values: list[int]) -> float:
    return sum(values) / len(values) if values else 0.0


def _bests(summaries: list[Summary]) -> list[BestScore]:
    best: dict[tuple[str, str], int] = {}
    for summary in summaries:
        key = (summary.set, summary.sheet)
        best[key] = max(best.get(key, summary.stars), summary.stars)
    return [BestScore(*set_and_sheet, stars) for set_and_sheet, stars in sorted(best.items())]


def _titles(summaries: list[Summary]) -> dict[str, int]:
    """Return how often each title was earned, by its threshold, the highest first."""
    earned = Counter(title(summary.rating) for summary in summaries if summary.rating is not None)
    return {str(threshold): count for threshold, count in sorted(earned.items(), reverse=True)}


def _edicts(summaries: list[Summary]) -> list[EdictMean]:
    stars_by_edict: dict[str, list[int]] = {}
    for summary in summaries:
        for id, stars in summary.edicts.items():
            stars_by_edict.setdefault(id, []).append(stars)
    return [EdictMean(id, len(stars), _mean(stars)) for id, stars in sorted(stars_by_edict.items())]


def longest_streak(days: Iterable[date]) -> int:
    """Return the largest number of daily maps of a streak; one missing day in seven does not end it."""
    return max((streak.length for streak in _streaks(sorted(days))), default=0)


@dataclass(slots=True)
class _Streak:
    length: int
    last: date
    forgiven: date
    """The missing day that was forgiven last."""

    def joins(self, day: date) -> bool:
        """Return whether a later day continues the streak."""
        missed = day - _DAY
        return day - self.last == _DAY or (missed - self.last == _DAY and missed - self.forgiven >= _FORGIVEN_EVERY)

    def add(self, day: date) -> None:
        if day - self.last > _DAY:
            self.forgiven = day - _DAY
        self.length += 1
        self.last = day


def _streaks(days: list[date]) -> list[_Streak]:
    """Return all streaks; `days` are sorted and different."""
    streaks: list[_Streak] = []
    for day in days:
        if streaks and streaks[-1].joins(day):
            streaks[-1].add(day)
        else:
            streaks.append(_Streak(1, day, date.min))
    return streaks


def streak(days: list[date], today: date) -> int:
    """Return the number of daily maps of the streak that a map of today would continue, else 0; `days` are sorted."""
    last = _streaks(days)[-1] if days else None
    return last.length if last and (last.last >= today or last.joins(today)) else 0


def misses_yesterday(days: list[date], today: date) -> bool:
    """Return whether a streak continues although yesterday's map is missing."""
    return streak(days, today) > 0 and days[-1] < today - _DAY
