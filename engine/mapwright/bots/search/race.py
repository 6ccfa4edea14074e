"""A race of candidates: the same imagined futures for all, the weaker ones dropped as the budget is used up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from mapwright.bots.budget import Budget
from mapwright.bots.search.appraisal import Appraiser, Clock
from mapwright.bots.search.candidates import Candidate, candidates
from mapwright.bots.search.futures import Known, Season, imagine, known
from mapwright.bots.search.play import FastPlay, Start
from mapwright.rules.state import Action, State

FIELD = 12
"""How many candidates start."""
TRUST = 3
"""How many futures the appraisal counts for."""
DEPTH = 4
"""The number of cards in a future before the map is appraised; at the end of the game it is scored."""
NODES = 200
"""Of a budget that says nothing."""


@dataclass(slots=True)
class Runner:
    candidate: Candidate
    results: list[int] = field(default_factory=list)
    """Of each future in order, in hundredths of stars for the map's owner."""

    def score(self, sign: int) -> float:
        """Mean for the one who acts; the appraisal counts as a few futures."""
        total = sign * sum(self.results) + TRUST * self.candidate.value
        return total / (len(self.results) + TRUST)


class Race:
    """Thinks about one decision in small steps; once it is lined up, `best` is an answer at any time."""

    def __init__(
        self, state: State, seed: str, budget: Budget, least: int = 2, wanted: tuple[Action, ...] = ()
    ) -> None:
        """At least so many candidates, and those for the wanted actions, stay to the end."""
        assert state.task is not None
        self.state = state
        self.task = state.task
        self.sign = 1 if self.task.on == self.task.by else -1
        self.budget = budget if budget.seconds or budget.nodes else Budget(nodes=NODES)
        self.known = known(state)
        self.clock = clock_of(state, self.known)
        self.appraiser = Appraiser(state.deal.edicts, state.setup.limits)
        self.play = FastPlay(self.appraiser, state.is_solo, walks=state.ambushes_walk)
        self.runners: list[Runner] = []
        """Best first."""
        self.nodes = 0
        self._least = least
        self._wanted = wanted
        self._alone = 8 if wanted or least > 2 else 0
        """How many futures to look at where there is no choice but a total is asked for."""
        self._seed = f"{seed}/{state.season}/{state.turn}/{self.task.by}/{self.task.kind}"
        self._spent = 0.0
        self._since = 0.0

    @property
    def best(self) -> Action:
        return self.runners[0].candidate.action

    def steps(self) -> Iterator[None]:
        """Thinks a little at a time; only the time between two steps counts."""
        self._since = perf_counter()
        for _ in self._think():
            self._spent += perf_counter() - self._since
            yield
            self._since = perf_counter()

    def _think(self) -> Iterator[None]:
        yield from self._line_up()
        number = 0
        while self.used < 1 and (len(self.runners) > 1 or number < self._alone):
            stream = Random(f"{self._seed}/{number}")
            future, start = self._future(stream)
            luck = int(stream.random() * (1 << 30))  # an int seeds alike everywhere; a float does not
            for runner in self.runners:
                if number and self.used >= 1:
                    self._forget(number)
                    return
                sketch = runner.candidate.after.copy()
                runner.results.append(self.play.finish(sketch, start, future, Random(luck), DEPTH))
                self.nodes += 1
                yield
            number += 1
            self._thin_out()

    def _line_up(self) -> Iterator[None]:
        found = []
        for count, candidate in enumerate(candidates(self.state, self.appraiser, self.clock)):
            found.append(candidate)
            if count % 64 == 63:
                yield
        found.sort(key=lambda candidate: -candidate.value)
        wanted = [candidate for candidate in found[FIELD:] if candidate.action in self._wanted]
        self.runners = [Runner(candidate) for candidate in found[:FIELD] + wanted]

    def _future(self, stream: Random) -> tuple[list[Season], Start]:
        future = imagine(self.known, stream)
        state = self.state
        if state.scored:
            return future[1:], Start(state.season + 1, effects=state.effects)
        duty = state.duty and self.task.kind not in ("draw", "extra")
        return future, Start(state.season, self.known.time, duty, state.effects)

    @property
    def used(self) -> float:
        """The share of the budget that is used up."""
        shares = [0.0]
        if self.budget.nodes:
            shares.append(self.nodes / self.budget.nodes)
        if self.budget.seconds:
            shares.append((self._spent + perf_counter() - self._since) / self.budget.seconds)
        return max(shares)

    def _thin_out(self) -> None:
        """Best first; as many stay as the budget still allows, from all of them down to a few."""
        self.runners.sort(key=lambda runner: -runner.score(self.sign))
        keep = max(self._least, round(FIELD ** (1 - self.used)))
        wanted = [runner for runner in self.runners[keep:] if runner.candidate.action in self._wanted]
        self.runners = self.runners[:keep] + wanted

    def _forget(self, number: int) -> None:
        """Only futures that all have met may decide."""
        for runner in self.runners:
            del runner.results[number:]


def clock_of(state: State, known: Known) -> Clock:
    """The moment once the present card is drawn."""
    if state.scored:
        return Clock(state.season + 1, state.setup.limits[min(3, state.season + 1)])
    return Clock(state.season, max(0, state.limit - known.time))
