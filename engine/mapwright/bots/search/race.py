"""A race of candidates: the same sampled futures for all, the weaker ones dropped as the budget is used up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from mapwright.bots.budget import DEFAULT_NODES, Budget
from mapwright.bots.search.candidates import Candidate, candidates
from mapwright.bots.search.evaluation import Evaluator, SeasonClock
from mapwright.bots.search.futures import Known, SeasonCards, revealed_cards, sample_future
from mapwright.bots.search.rollout import Rollout, RolloutStart
from mapwright.rules.state import Action, State

MAX_CANDIDATES = 12
"""How many candidates start."""
PRIOR_ROLLOUTS = 3
"""The evaluation is weighted like this number of rollouts."""
ROLLOUT_DRAWS = 4
"""The number of cards in a future before the map is evaluated; at the end of the game it is scored."""


@dataclass(slots=True)
class RacedCandidate:
    candidate: Candidate
    rollout_values: list[int] = field(default_factory=list)
    """Of each future in order, in hundredths of stars for the map's owner."""

    def score(self, sign: int) -> float:
        """Return the mean for the acting player; the evaluation counts like `PRIOR_ROLLOUTS` futures."""
        total = sign * sum(self.rollout_values) + PRIOR_ROLLOUTS * self.candidate.value
        return total / (len(self.rollout_values) + PRIOR_ROLLOUTS)


class Race:
    """Compares the candidates of one decision in small steps. After the first step, `best` is always available."""

    def __init__(
        self,
        state: State,
        seed: str,
        budget: Budget,
        min_survivors: int = 2,
        protected_actions: tuple[Action, ...] = (),
    ) -> None:
        """At least `min_survivors` candidates and those of `protected_actions` stay to the end."""
        assert state.task is not None
        self.state = state
        self.task = state.task
        self.sign = 1 if self.task.is_own_map else -1
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
        self._single_candidate_rollouts = 8 if protected_actions or min_survivors > 2 else 0
        """How many futures to look at where there is no choice but a total is asked for."""
        self._seed = f"{seed}/{state.season}/{state.turn}/{self.task.by}/{self.task.kind}"
        self._seconds_used = 0.0
        self._resumed_at = 0.0

    @property
    def best(self) -> Action:
        return self.runners[0].candidate.action

    def steps(self) -> Iterator[None]:
        """Thinks a little at a time; only the time between two steps counts."""
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
        ranked = []
        for count, candidate in enumerate(candidates(self.state, self.evaluator, self.clock)):
            ranked.append(candidate)
            if count % 64 == 63:
                yield
        ranked.sort(key=lambda candidate: -candidate.value)
        wanted = [candidate for candidate in ranked[MAX_CANDIDATES:] if candidate.action in self._protected_actions]
        self.runners = [RacedCandidate(candidate) for candidate in ranked[:MAX_CANDIDATES] + wanted]

    def _sample_future(self, rng: Random) -> tuple[list[SeasonCards], RolloutStart]:
        future = sample_future(self.revealed, rng)
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
        """Best first; as many stay as the budget still allows, from all of them down to a few."""
        self.runners.sort(key=lambda runner: -runner.score(self.sign))
        survivors = max(self._min_survivors, round(MAX_CANDIDATES ** (1 - self.budget_used)))
        wanted = [runner for runner in self.runners[survivors:] if runner.candidate.action in self._protected_actions]
        self.runners = self.runners[:survivors] + wanted

    def _drop_incomplete_round(self, number: int) -> None:
        """Drop the results of a round that not all candidates have finished."""
        for runner in self.runners:
            del runner.rollout_values[number:]


def clock_of(state: State, known: Known) -> SeasonClock:
    """Return the moment once the present card is drawn."""
    if state.scored:
        return SeasonClock(state.season + 1, state.setup.limits[min(3, state.season + 1)])
    return SeasonClock(state.season, max(0, state.limit - known.time))
