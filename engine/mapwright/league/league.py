"""A league of bots, each against each on the same deals: win rates and stars with confidence intervals."""

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
from mapwright.bots.names import is_custom_bot
from mapwright.errors import BotError, NotationError
from mapwright.league.pairing import Pairing
from mapwright.league.subprocesses import play_in_process, play_in_subprocess, processes
from mapwright.notation.record import Record, RecordError, final_state
from mapwright.rules.game import winners
from mapwright.rules.setup import Setup
from mapwright.rules.state import State

MAX_TASKS = 400
"""Approximate number of tasks of a league: a task is a batch of games that is sent to a process or machine."""
Z_95 = 1.96
"""Standard deviations on either side of the mean of a normal distribution that contain 95 % of it."""
MAX_RUNNING_TASKS = 64
"""Maximum number of tasks that run at once."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A played game."""

    bots: tuple[str, ...]
    seed: str
    stars: tuple[int, ...]
    winners: tuple[int, ...]
    record: Record | None = field(default=None, compare=False)
    failure: BotError | None = None
    """Why a program could not play the game to its end."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its 95 % confidence interval, None for the mean of one value."""

    mean: float
    interval: tuple[float, float] | None

    def __str__(self) -> str:
        if self.interval is None:
            return f"{self.mean:.1f}"
        low, high = self.interval
        return f"{self.mean:.1f} ({low:.1f} to {high:.1f})"


@dataclass(frozen=True, slots=True)
class Standing:
    """The results of one bot in a league."""

    bot: str
    games: int
    stars: Estimate
    win_rate: Estimate | None
    """Share of games won, where a win shared by n bots counts 1 / n; None if each bot plays alone."""
    win_rate_against: tuple[tuple[str, float], ...]
    """That share against each other bot."""
    behind_first: Estimate | None = None
    """Stars less than the first bot on the same deals: a paired difference. None for the first bot itself."""


ProgressCallback = Callable[[int, int], None]
"""Called with the number of games done and of all games."""


def pairings(
    bots: list[str],
    setup: Setup,
    seeds: Iterable[str],
    budget: Budget,
    sources: Mapping[str, str] | None = None,
    *,
    open_deck: bool = False,
) -> list[Pairing]:
    """Return the games of a league: for one player, each bot alone on every deal; else every pair on every deal.

    From one deal to the next, the two bots of a pair swap seats. `sources` has the texts of custom bots by name.
    """
    games = []
    for number, seed in enumerate(seeds):
        groups: list[tuple[str, ...]] = [(bot,) for bot in bots]
        if setup.players > 1:
            groups = [pair if number % 2 == 0 else pair[::-1] for pair in combinations(bots, 2)]
        for seats in groups:
            texts = tuple((sources or {}).get(bot, "") for bot in seats)
            games.append(Pairing(seats, replace(setup, players=len(seats)), seed, budget, texts, open_deck))
    return games


def play_pairing(game: Pairing) -> Outcome:
    """Return the outcome of a game; one without stars if a program failed."""
    try:
        return _outcome(game, *play_in_process(game))
    except BotError as error:
        return Outcome(game.bots, game.seed, (), (), failure=error)


def outcome_of_record(bots: tuple[str, ...], record: Record) -> Outcome:
    """Return the outcome of a finished game, replayed. Raise `NotationError` if it is not finished."""
    state = final_state(record)
    if not state.over:
        raise NotationError(f"a rated game must be finished; got {str(record)[:60]!r}", "record")
    return Outcome(bots, record.seed, tuple(player.stars for player in state.players), tuple(winners(state)), record)


def play_pairings(games: list[Pairing]) -> list[Outcome]:
    return [play_pairing(game) for game in games]


def _outcome(game: Pairing, state: State, record: Record) -> Outcome:
    stars = tuple(player.stars for player in state.players)
    return Outcome(game.bots, game.seed, stars, tuple(winners(state)), record)


class League:
    """Games to be played, and the outcomes so far. `play` continues with those that are not played yet."""

    def __init__(self, games: list[Pairing], on_progress: ProgressCallback | None = None) -> None:
        self.games = games
        self._on_progress = on_progress or (lambda done, of: None)
        self._outcomes: dict[int, Outcome] = {}
        self.failures: dict[str, BotError] = {}
        """The programs that failed, by their names. Their games do not count, and no further ones are played."""

    @property
    def unplayed(self) -> list[int]:
        """Indices of the games that are to be played and are not played yet."""
        return [index for index in range(len(self.games)) if index not in self._outcomes and self._counts(index)]

    @property
    def outcomes(self) -> list[Outcome]:
        """The outcomes so far, in the order of the games."""
        return [self._outcomes[index] for index in sorted(self._outcomes) if self._counts(index)]

    def _counts(self, index: int) -> bool:
        """Return whether no bot of a game has failed."""
        return not any(bot in self.failures for bot in self.games[index].bots)

    def play(self, executor: Executor | None = None) -> list[Outcome]:
        """Return the outcomes in the order of the games; without an executor, play them one after another here.

        If programs fail, go on without them. Raise the error of the last one if no game is left.
        """
        for indices, outcomes in _play_batches(self.games, self.unplayed, executor, self._counts):
            for index, outcome in zip(indices, outcomes, strict=True):
                self._add(index, outcome)
            self._on_progress(len(self.games) - len(self.unplayed), len(self.games))
        if self.failures and not self.outcomes:
            raise list(self.failures.values())[-1]
        return self.outcomes

    def _add(self, index: int, outcome: Outcome) -> None:
        if outcome.failure is not None:
            self.failures.setdefault(outcome.failure.bot, outcome.failure)
        elif self._counts(index):
            self._outcomes[index] = _verified(self.games[index], outcome)

    def play_in_processes(self, jobs: int) -> list[Outcome]:
        """Return the outcomes, played in parallel; if a process dies, one by one, so that the error names the bot."""
        with suppress(BrokenProcessPool), processes(jobs) as pool:
            return self.play(pool)
        for index in self.unplayed:
            game = self.games[index]
            self._outcomes[index] = _replay_outcome(game, play_in_subprocess(game))
            self._on_progress(len(self._outcomes), len(self.games))
        return self.play()  # nothing is left: this returns the outcomes in order


def _play_batches(
    games: list[Pairing], unplayed: list[int], executor: Executor | None, counts: Callable[[int], bool]
) -> Iterator[tuple[list[int], list[Outcome]]]:
    """Play the unplayed games in batches; yield the indices and the outcomes of each batch when it is ready.

    A game that no longer counts when its batch would begin is left out.
    """
    if executor is None:
        yield from (([index], [play_pairing(games[index])]) for index in unplayed if counts(index))
        return
    size = 1 + len(unplayed) // MAX_TASKS
    remaining = filter(counts, unplayed)
    batches = iter(lambda: [*islice(remaining, size)], [])
    running: dict[Future[list[Outcome]], list[int]] = {}
    while True:
        for batch in islice(batches, MAX_RUNNING_TASKS - len(running)):
            running[executor.submit(play_pairings, [games[index] for index in batch])] = batch
        if not running:
            return
        for finished in wait(running, return_when=ANY).done:
            yield running.pop(finished), finished.result()


def _verified(game: Pairing, outcome: Outcome) -> Outcome:
    """Return the outcome, replayed here for custom bots: such a bot can change the rules in its own process."""
    if outcome.record is None or not game.has_custom_bots:
        return outcome
    return _replay_outcome(game, outcome.record)


def _replay_outcome(game: Pairing, record: Record) -> Outcome:
    """Return the outcome of a record, replayed here. Raise `NotationError` if it breaks the rules."""
    own_record = Record(game.setup, game.seed, record.action_texts)
    try:
        return _outcome(game, final_state(own_record), own_record)
    except RecordError as error:
        who = " or ".join(repr(bot) for bot in game.bots if is_custom_bot(bot))
        raise NotationError(f"bot {who}: its game is not by the rules: {error}", "bot") from None


def standings(bots: list[str], outcomes: list[Outcome]) -> list[Standing]:
    """Return the standings, best first: by win rate, or by stars if each bot plays alone."""
    unsorted = [_standing(bot, bots, outcomes) for bot in bots]
    rows = sorted(unsorted, key=lambda row: (-(row.win_rate.mean if row.win_rate else 0.0), -row.stars.mean))
    stars = {row.bot: _stars_by_deal(row.bot, outcomes) for row in rows}
    first = stars[rows[0].bot] if rows else {}
    return [*rows[:1], *(replace(row, behind_first=_paired(first, stars[row.bot])) for row in rows[1:])]


def _stars_by_deal(bot: str, outcomes: list[Outcome]) -> dict[str, float]:
    """Return the mean stars of a bot on each deal, by seed."""
    stars: dict[str, list[int]] = {}
    for outcome in outcomes:
        if bot in outcome.bots:
            stars.setdefault(outcome.seed, []).append(outcome.stars[outcome.bots.index(bot)])
    return {seed: fmean(values) for seed, values in stars.items()}


def _paired(first: Mapping[str, float], stars: Mapping[str, float]) -> Estimate:
    """Return the mean difference on the deals, which varies less than the stars themselves."""
    return estimate([first[seed] - stars[seed] for seed in stars if seed in first])


def _standing(bot: str, bots: list[str], outcomes: list[Outcome]) -> Standing:
    played = [(outcome, outcome.bots.index(bot)) for outcome in outcomes if bot in outcome.bots]
    stars = estimate([outcome.stars[seat] for outcome, seat in played])
    if all(len(outcome.bots) == 1 for outcome, _ in played):
        return Standing(bot, len(played), stars, None, ())
    points = win_rate([_points(outcome, seat) for outcome, seat in played])
    against = tuple(
        (opponent, fmean([_points(outcome, seat) for outcome, seat in played if opponent in outcome.bots]))
        for opponent in bots
        if opponent != bot
    )
    return Standing(bot, len(played), stars, points, against)


def _points(outcome: Outcome, seat: int) -> float:
    """Return the seat's share of the win: 1 if it is the only winner, 0 if it has lost."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def estimate(values: list[int] | list[float]) -> Estimate:
    """Return the mean with its normal 95 % interval."""
    mean = fmean(values)
    if len(values) < 2:
        return Estimate(mean, None)
    margin = Z_95 * stdev(values) / sqrt(len(values))
    return Estimate(mean, (mean - margin, mean + margin))


def win_rate(points: list[float]) -> Estimate:
    """Return the win rate with its Agresti–Coull interval, which is sound for few games too."""
    games = len(points) + 4  # the method adds two wins and two losses
    centre = (sum(points) + 2) / games
    margin = Z_95 * sqrt(centre * (1 - centre) / games)
    return Estimate(fmean(points), (max(0.0, centre - margin), min(1.0, centre + margin)))


def standings_lines(rows: list[Standing]) -> list[str]:
    """Return the standings as lines of text with aligned columns."""
    width = max(len(row.bot) for row in rows) + 2
    if rows[0].win_rate is None:
        lines = [f"{'bot':<{width}}{'games':>6}{'stars':>26}{'behind the first':>26}"]
        return lines + [f"{row.bot:<{width}}{row.games:>6}{row.stars!s:>26}{_behind(row):>26}" for row in rows]
    lines = [f"{'bot':<{width}}{'games':>6}{'won %':>26}{'stars':>26}{'behind the first':>26}   won % against"]
    for row in rows:
        assert row.win_rate is not None
        won = _percent(row.win_rate)
        against = ", ".join(f"{other} {100 * share:.0f}" for other, share in row.win_rate_against)
        lines.append(f"{row.bot:<{width}}{row.games:>6}{won!s:>26}{row.stars!s:>26}{_behind(row):>26}   {against}")
    return lines


def _behind(row: Standing) -> str:
    return "" if row.behind_first is None else str(row.behind_first)


def _percent(share: Estimate) -> Estimate:
    interval = share.interval and (100 * share.interval[0], 100 * share.interval[1])
    return Estimate(100 * share.mean, interval)
