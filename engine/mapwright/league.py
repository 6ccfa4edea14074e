"""All against all over common deals, in parallel: who wins how often, with how many stars, and how sure that is."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev

from mapwright.bots import Budget
from mapwright.game import winners
from mapwright.match import bot_maker, play_match
from mapwright.setup import Setup


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to be played: who sits where, on which deal."""

    bots: tuple[str, ...]
    setup: Setup
    seed: str
    budget: Budget


@dataclass(frozen=True, slots=True)
class Outcome:
    bots: tuple[str, ...]
    seed: str
    stars: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and half of its 95 % confidence interval."""

    mean: float
    margin: float


@dataclass(frozen=True, slots=True)
class Standing:
    bot: str
    games: int
    stars: Estimate
    points: Estimate | None
    """Share of games won, a shared win counting in parts; None where everybody plays alone."""
    against: tuple[tuple[str, float], ...]
    """That share against each other bot."""


Progress = Callable[[int, int], None]
"""Told how many games are done, of how many."""


def pairings(bots: list[str], setup: Setup, seeds: Iterable[str], budget: Budget) -> list[Pairing]:
    """With one player each bot alone on every deal; else every pair on every deal, seats taken in turn."""
    found = []
    for number, seed in enumerate(seeds):
        if setup.players == 1:
            found += [Pairing((bot,), setup, seed, budget) for bot in bots]
            continue
        for pair in combinations(bots, 2):
            seats = pair if number % 2 == 0 else pair[::-1]
            found.append(Pairing(seats, replace(setup, players=2), seed, budget))
    return found


def play_pairing(pairing: Pairing) -> Outcome:
    bots = [bot_maker(name)(f"{pairing.seed}/{seat}", pairing.budget) for seat, name in enumerate(pairing.bots)]
    state, _ = play_match(pairing.setup, pairing.seed, bots)
    stars = tuple(player.stars for player in state.players)
    return Outcome(pairing.bots, pairing.seed, stars, tuple(winners(state)))


def play_league(games: list[Pairing], jobs: int | None, told: Progress = lambda done, of: None) -> list[Outcome]:
    """Every game's outcome in the order asked for; `jobs` processes, one for each core if None."""
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1 or len(games) < 2:
        return [_told(play_pairing(game), number, len(games), told) for number, game in enumerate(games, 1)]
    pool = ProcessPoolExecutor(min(jobs, len(games)))
    try:
        waiting = {pool.submit(play_pairing, game): index for index, game in enumerate(games)}
        found: dict[int, Outcome] = {}
        for ready in as_completed(waiting):
            found[waiting[ready]] = ready.result()
            told(len(found), len(games))
    finally:
        pool.shutdown(cancel_futures=True)
    return [found[index] for index in range(len(games))]


def _told(outcome: Outcome, done: int, of: int, told: Progress) -> Outcome:
    told(done, of)
    return outcome


def standings(bots: list[str], outcomes: list[Outcome]) -> list[Standing]:
    """Best first: by games won at tables, by stars alone."""
    found = [_standing(bot, bots, outcomes) for bot in bots]
    return sorted(found, key=lambda row: (-(row.points.mean if row.points else 0.0), -row.stars.mean))


def _standing(bot: str, bots: list[str], outcomes: list[Outcome]) -> Standing:
    played = [(outcome, outcome.bots.index(bot)) for outcome in outcomes if bot in outcome.bots]
    stars = estimate([outcome.stars[seat] for outcome, seat in played])
    if all(len(outcome.bots) == 1 for outcome, _ in played):
        return Standing(bot, len(played), stars, None, ())
    points = share([_points(outcome, seat) for outcome, seat in played])
    against = tuple(
        (other, fmean([_points(outcome, seat) for outcome, seat in played if other in outcome.bots]))
        for other in bots
        if other != bot
    )
    return Standing(bot, len(played), stars, points, against)


def _points(outcome: Outcome, seat: int) -> float:
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def estimate(values: list[int] | list[float]) -> Estimate:
    """The mean with its normal 95 % interval; with one value nothing is known of the spread."""
    margin = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Estimate(fmean(values), margin)


def share(points: list[float]) -> Estimate:
    """A share of games with its interval after Agresti and Coull: all won of a few is not all won for ever."""
    number = len(points) + 4
    middle = (sum(points) + 2) / number
    return Estimate(fmean(points), 1.96 * sqrt(middle * (1 - middle) / number))


def table_lines(rows: list[Standing]) -> list[str]:
    """The standings as a table for people."""
    width = max(len(row.bot) for row in rows) + 2
    if rows[0].points is None:
        lines = [f"{'bot':<{width}}{'games':>6}{'stars':>16}"]
        return lines + [f"{row.bot:<{width}}{row.games:>6}{_shown(row.stars):>16}" for row in rows]
    lines = [f"{'bot':<{width}}{'games':>6}{'won %':>16}{'stars':>16}   won % against"]
    for row in rows:
        assert row.points is not None
        won = _shown(Estimate(100 * row.points.mean, 100 * row.points.margin))
        against = ", ".join(f"{other} {100 * share:.0f}" for other, share in row.against)
        lines.append(f"{row.bot:<{width}}{row.games:>6}{won:>16}{_shown(row.stars):>16}   {against}")
    return lines


def _shown(found: Estimate) -> str:
    return f"{found.mean:.1f} ± {found.margin:.1f}"
