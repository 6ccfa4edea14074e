"""All against all over common deals: who wins how often, with how many stars, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED as ANY
from concurrent.futures import Executor, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import combinations, islice
from math import sqrt
from statistics import fmean, stdev

from mapwright.bots import Budget
from mapwright.bots.match import is_guest
from mapwright.errors import NotationError
from mapwright.league.processes import play_apart, play_here, processes
from mapwright.notation.record import Record, RecordError, final_state
from mapwright.rules.game import winners
from mapwright.rules.setup import Setup
from mapwright.rules.state import State

MOST_TASKS = 400
"""A league is cut into about so many tasks, so that a million games are not a million messages."""
MOST_WAITING = 64
"""So many tasks are handed out at once."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to be played: who sits where, on which deal."""

    bots: tuple[str, ...]
    setup: Setup
    seed: str
    budget: Budget
    sources: tuple[str, ...] = ()
    """The texts of guests' files by seat, so that another machine can play them; empty for our bots."""


@dataclass(frozen=True, slots=True)
class Outcome:
    bots: tuple[str, ...]
    seed: str
    stars: tuple[int, ...]
    winners: tuple[int, ...]
    record: Record | None = field(default=None, compare=False)


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
    """Share of games won, a shared win counting in parts; None where each bot plays alone."""
    against: tuple[tuple[str, float], ...]
    """That share against each other bot."""


Progress = Callable[[int, int], None]
"""Called with the number of games done and of all games."""


def pairings(
    bots: list[str], setup: Setup, seeds: Iterable[str], budget: Budget, sources: Mapping[str, str] | None = None
) -> list[Pairing]:
    """With one player each bot alone on every deal; else every pair on every deal, seats taken in turn."""
    texts = sources or {}
    found = []
    for number, seed in enumerate(seeds):
        tables: list[tuple[str, ...]] = [(bot,) for bot in bots]
        if setup.players > 1:
            tables = [pair if number % 2 == 0 else pair[::-1] for pair in combinations(bots, 2)]
        for seats in tables:
            table = replace(setup, players=len(seats))
            found.append(Pairing(seats, table, seed, budget, tuple(texts.get(bot, "") for bot in seats)))
    return found


def play_pairing(game: Pairing) -> Outcome:
    sources = game.sources or ("",) * len(game.bots)
    state, record = play_here(game.bots, sources, game.setup, game.seed, game.budget)
    return _outcome(game, state, record)


def play_pairings(games: list[Pairing]) -> list[Outcome]:
    return [play_pairing(game) for game in games]


def _outcome(game: Pairing, state: State, record: Record) -> Outcome:
    stars = tuple(player.stars for player in state.players)
    return Outcome(game.bots, game.seed, stars, tuple(winners(state)), record)


def play_league(games: list[Pairing], executor: Executor | None = None, told: Progress | None = None) -> list[Outcome]:
    """Every game's outcome in the order asked for, played by any executor; by none, one after the other right here."""
    return League(games, told).play(executor)


class League:
    """Games to be played, and what is known of them. `play` resumes with those that are not played yet."""

    def __init__(self, games: list[Pairing], told: Progress | None = None) -> None:
        self.games = games
        self._told = told or (lambda done, of: None)
        self._found: dict[int, Outcome] = {}

    @property
    def left(self) -> list[int]:
        return [index for index in range(len(self.games)) if index not in self._found]

    def play(self, executor: Executor | None = None) -> list[Outcome]:
        for indices, outcomes in _played(self.games, self.left, executor):
            for index, outcome in zip(indices, outcomes, strict=True):
                self._found[index] = _judged(self.games[index], outcome)
            self._told(len(self._found), len(self.games))
        return [self._found[index] for index in range(len(self.games))]

    def play_in_processes(self, jobs: int) -> list[Outcome]:
        """What a broken process takes with it is played again, one game at a time: then it is clear whose it was."""
        with suppress(BrokenProcessPool), processes(jobs) as pool:
            return self.play(pool)
        for index in self.left:
            game = self.games[index]
            record = play_apart(game.bots, game.sources or ("",) * len(game.bots), game.setup, game.seed, game.budget)
            self._found[index] = _replayed(game, record)
            self._told(len(self._found), len(self.games))
        return self.play()


def _played(
    games: list[Pairing], left: list[int], executor: Executor | None
) -> Iterator[tuple[list[int], list[Outcome]]]:
    """Parts of the league as they are ready: the indices of some games, and their outcomes."""
    if executor is None:
        yield from (([index], [play_pairing(games[index])]) for index in left)
        return
    size = 1 + len(left) // MOST_TASKS
    parts = (left[start : start + size] for start in range(0, len(left), size))
    waiting: dict[Future[list[Outcome]], list[int]] = {}
    while True:
        for part in islice(parts, MOST_WAITING - len(waiting)):
            waiting[executor.submit(play_pairings, [games[index] for index in part])] = part
        if not waiting:
            return
        for ready in wait(waiting, return_when=ANY).done:
            yield waiting.pop(ready), ready.result()


def _judged(game: Pairing, outcome: Outcome) -> Outcome:
    """A guest could have changed the rules in its process, so its games are judged again in ours."""
    if outcome.record is None or not any(is_guest(bot) for bot in game.bots):
        return outcome
    return _replayed(game, outcome.record)


def _replayed(game: Pairing, record: Record) -> Outcome:
    told = Record(game.setup, game.seed, record.actions)
    try:
        return _outcome(game, final_state(told), told)
    except RecordError as error:
        who = " or ".join(repr(bot) for bot in game.bots if is_guest(bot))
        raise NotationError(f"bot {who}: its game is not by the rules: {error}", "bot") from None


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
