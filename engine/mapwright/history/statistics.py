"""Figures over many finished games: bests, averages, ratings, stars lost, streaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta

from mapwright.history.summary import Summary
from mapwright.rules.game import title

MOST_GAMES = 20_000
"""In a history."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game in a player's history: when, and its figures; `daily` if it was that day's first try."""

    day: date
    daily: bool
    summary: Summary
    hints: int = 0
    """How many hints were asked for in it."""
    takebacks: int = 0
    """How many turns were undone in it after the next card had been seen."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """Games with hints are counted apart; only the streaks take them in. Games with undone turns are in no best."""

    games: int
    mean_stars: float
    best_stars: int
    stars_lost: int
    """To monsters, over all games."""
    bests: tuple[tuple[str, str, int], ...]
    """Best stars of each set and sheet."""
    titles: tuple[tuple[int, int], ...]
    """How often each title was earned, solo games alone."""
    edicts: tuple[tuple[str, int, float], ...]
    """Each edict with the games it was in and its mean stars."""
    seasons: tuple[float, ...]
    """Mean stars of each season."""
    streak: int
    """Days in a row with a daily map up to the last one, if that was today or yesterday."""
    longest_streak: int
    games_with_hints: int
    """Games with hints."""
    mean_with_hints: float
    best_with_hints: int


def statistics(history: Iterable[FinishedGame], today: date) -> Statistics:
    games = list(history)
    summaries = [game.summary for game in games if not game.hints]
    without_takebacks = [game.summary for game in games if not game.hints and not game.takebacks]
    stars_with_hints = [game.summary.stars for game in games if game.hints]
    days = sorted({game.day for game in games if game.daily})
    return Statistics(
        len(summaries),
        _mean([summary.stars for summary in summaries]),
        max((summary.stars for summary in without_takebacks), default=0),
        sum(summary.toll for summary in summaries),
        _bests(without_takebacks),
        _titles(summaries),
        _edicts(summaries),
        tuple(_mean([summary.seasons[index] for summary in summaries]) for index in range(4)) if summaries else (),
        streak(days, today),
        longest_streak(days),
        len(stars_with_hints),
        _mean(stars_with_hints),
        max(stars_with_hints, default=0),
    )


def _mean(values: list[int]) -> float:
    return sum(values) / len(values) if values else 0.0


def _bests(summaries: list[Summary]) -> tuple[tuple[str, str, int], ...]:
    best: dict[tuple[str, str], int] = {}
    for summary in summaries:
        key = (summary.set, summary.sheet)
        best[key] = max(best.get(key, summary.stars), summary.stars)
    return tuple((kind, sheet, stars) for (kind, sheet), stars in sorted(best.items()))


def _titles(summaries: list[Summary]) -> tuple[tuple[int, int], ...]:
    earned = Counter(title(summary.rating) for summary in summaries if summary.rating is not None)
    return tuple(sorted(earned.items(), reverse=True))


def _edicts(summaries: list[Summary]) -> tuple[tuple[str, int, float], ...]:
    earned: dict[str, list[int]] = {}
    for summary in summaries:
        for id, stars in summary.edicts:
            earned.setdefault(id, []).append(stars)
    return tuple((id, len(stars), _mean(stars)) for id, stars in sorted(earned.items()))


def longest_streak(days: Iterable[date]) -> int:
    """Return the largest number of days in a row."""
    return max(_streak_lengths(sorted(days)), default=0)


def _streak_lengths(days: list[date]) -> list[int]:
    """Lengths of the runs of days in a row."""
    runs: list[int] = []
    for index, day in enumerate(days):
        if index and day - days[index - 1] == timedelta(days=1):
            runs[-1] += 1
        else:
            runs.append(1)
    return runs


def streak(days: list[date], today: date) -> int:
    """Days in a row up to the last one, if that was today or yesterday; `days` are sorted."""
    return _streak_lengths(days)[-1] if days and days[-1] >= today - timedelta(days=1) else 0
