"""Compare candidate actions on the same sampled futures; the weaker ones are dropped as the budget is used up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from mapwright.bots.budget import DEFAULT_NODES, Budget
from mapwright.bots.search.candidates import Candidate, candidates
from mapwright.bots.search.evaluation import Evaluator, SeasonClock
from mapwright.bots.search.futures import RevealedCards, SeasonCards, revealed_cards, sample_seasons
from mapwright.bots.search.rollout import Rollout, RolloutStart
from mapwright.rules.cards import SEASONS
from mapwright.rules.state import Action, State

MAX_CANDIDATES = 12
"""Number of candidates with which a race starts."""
PRIOR_ROLLOUTS = 3
"""The evaluation is weighted like this number of rollouts."""
MIN_SURVIVORS = 2
"""Number of candidates that stay to the end of a race."""
SINGLE_CANDIDATE_ROLLOUTS = 8
"""Number of rollouts of a single candidate, for a hint or a review that shows its expected stars."""
CANDIDATES_PER_STEP = 64
"""Number of candidates that are evaluated in one step."""
ROLLOUT_DRAWS = 4
"""Number of explore cards drawn in a rollout before the map is evaluated."""


@dataclass(slots=True)
class RacedCandidate:
    """A candidate with the results of its rollouts; `Race` calls it a runner."""

    candidate: Candidate
    rollout_values: list[int] = field(default_factory=list)
    """Result of each rollout in order, in hundredths of a star for the map's owner."""

    def score(self, sign: int) -> float:
        """Return the mean for the acting player by `Race.sign`; the evaluation counts as `PRIOR_ROLLOUTS` futures."""
        total = sign * sum(self.rollout_values) + PRIOR_ROLLOUTS * self.candidate.value
        return total / (len(self.rollout_values) + PRIOR_ROLLOUTS)


class Race:
    """Compares the candidates of one decision in small steps. After the first step, `best` is always available."""

    def __init__(
        self,
        state: State,
        seed: str,
        budget: Budget,
        min_survivors: int = MIN_SURVIVORS,
        protected_actions: tuple[Action, ...] = (),
    ) -> None:
        """At least `min_survivors` candidates and those of `protected_actions` stay to the end."""
        assert state.task is not None
        self.state = state
        self.task = state.task
        self.sign = 1 if self.task.is_own_map else -1
        """Factor from the stars of the map's owner to the advantage of the acting player."""
        self.budget = budget if budget.seconds or budget.nodes else Budget(nodes=DEFAULT_NODES)
        self.revealed = revealed_cards(state)
        self.clock = clock_of(state, self.revealed)
        self.evaluator = Evaluator(state.deal.edicts, state.setup.limits)
        self.rollout = Rollout(self.evaluator, state.is_solo, walks=state.ambushes_walk)
        self.runners: list[RacedCandidate] = []
        """Best first."""
        self.nodes = 0
        self._min_survivors = min_survivors
        self._protected_actions = protected_actions
        shows_expected_stars = bool(protected_actions) or min_survivors > MIN_SURVIVORS
        self._single_candidate_rollouts = SINGLE_CANDIDATE_ROLLOUTS if shows_expected_stars else 0
        self._seed = f"{seed}/{state.season}/{state.turn}/{self.task.by}/{self.task.kind}"
        self._seconds_used = 0.0
        self._resumed_at = 0.0

    @property
    def best(self) -> Action:
        return self.runners[0].candidate.action

    def steps(self) -> Iterator[None]:
        """Think, and yield often; the time that the caller takes between two steps does not count."""
        self._resumed_at = perf_counter()
        for _ in self._think():
            self._seconds_used += perf_counter() - self._resumed_at
            yield
            self._resumed_at = perf_counter()

    def _think(self) -> Iterator[None]:
        yield from self._select_candidates()
        round_index = 0
        while self.budget_used < 1 and (len(self.runners) > 1 or round_index < self._single_candidate_rollouts):
            rng = Random(f"{self._seed}/{round_index}")
            future, start = self._sample_future(rng)
            rollout_seed = int(rng.random() * (1 << 30))  # an int seeds alike everywhere; a float does not
            for runner in self.runners:
                if round_index and self.budget_used >= 1:
                    self._drop_incomplete_round(round_index)
                    return
                board = runner.candidate.board_after.copy()
                runner.rollout_values.append(
                    self.rollout.run(board, start, future, Random(rollout_seed), ROLLOUT_DRAWS)
                )
                self.nodes += 1
                yield
            round_index += 1
            self._drop_weakest()

    def _select_candidates(self) -> Iterator[None]:
        """Start with the best candidates by evaluation, and the protected ones."""
        ranked = []
        for count, candidate in enumerate(candidates(self.state, self.evaluator, self.clock)):
            ranked.append(candidate)
            if count % CANDIDATES_PER_STEP == CANDIDATES_PER_STEP - 1:
                yield
        ranked.sort(key=lambda candidate: -candidate.value)
        protected = [candidate for candidate in ranked[MAX_CANDIDATES:] if candidate.action in self._protected_actions]
        self.runners = [RacedCandidate(candidate) for candidate in ranked[:MAX_CANDIDATES] + protected]

    def _sample_future(self, rng: Random) -> tuple[list[SeasonCards], RolloutStart]:
        """Return cards that may still come, and the moment from which a rollout plays them."""
        future = sample_seasons(self.revealed, rng)
        state = self.state
        if state.scored:
            return future[1:], RolloutStart(state.season + 1, effects=state.effects)
        duty = state.ruins_duty and self.task.kind not in ("draw", "extra")
        return future, RolloutStart(state.season, self.revealed.time, duty, state.effects)

    @property
    def budget_used(self) -> float:
        """The share of the budget that is used up."""
        shares = [0.0]
        if self.budget.nodes:
            shares.append(self.nodes / self.budget.nodes)
        if self.budget.seconds:
            shares.append((self._seconds_used + perf_counter() - self._resumed_at) / self.budget.seconds)
        return max(shares)

    def _drop_weakest(self) -> None:
        """Sort the runners, best first, and drop more of the last ones the more of the budget is used up."""
        self.runners.sort(key=lambda runner: -runner.score(self.sign))
        survivors = max(self._min_survivors, round(MAX_CANDIDATES ** (1 - self.budget_used)))
        dropped = self.runners[survivors:]
        protected = [runner for runner in dropped if runner.candidate.action in self._protected_actions]
        self.runners = self.runners[:survivors] + protected

    def _drop_incomplete_round(self, round_index: int) -> None:
        """Drop the results of a round that not all candidates have finished."""
        for runner in self.runners:
            del runner.rollout_values[round_index:]


def clock_of(state: State, revealed: RevealedCards) -> SeasonClock:
    """Return season and time after the present card is drawn."""
    if state.scored:
        return SeasonClock(state.season + 1, state.setup.limits[min(len(SEASONS) - 1, state.season + 1)])
    return SeasonClock(state.season, max(0, state.limit - revealed.time))
