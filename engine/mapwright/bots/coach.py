"""What the expert would tell a player: the best places now, and after the game what each move gave away."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace
from math import fsum  # the statistics module would bring fractions and decimals into the page
from typing import Literal, TypeVar

from mapwright.bots import Budget
from mapwright.bots.expert import ExpertBot
from mapwright.bots.outlook import seasons_left, times_left
from mapwright.bots.search.appraisal import UNIT
from mapwright.bots.search.edicts import INSIGHTS
from mapwright.bots.search.features import EVERY_SEASON
from mapwright.bots.search.race import Race, Runner
from mapwright.bots.search.sketch import Sketch, sketch_of
from mapwright.notation.notation import format_action, parse_action
from mapwright.notation.record import Record, replay
from mapwright.rules.game import apply, start
from mapwright.rules.setup import Setup
from mapwright.rules.state import Action, State, TaskKind

T = TypeVar("T")
ReasonKind = Literal["edict", "coins", "toll"]
IdeaCode = Literal[
    "edict-now", "edict-loses", "edict-soon", "line-soon", "cluster-soon", "closes-mountains", "mountain-soon",
    "takes-coin", "spends-coins", "blocks-monsters", "opens-toll", "leaves-holes", "keeps-open", "leaves-room",
]  # fmt: skip
"""What `bots/ideas.py` finds behind a place."""
PLACES = 3
"""How many places a hint shows, and how many moments a review dwells on."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that an action changes on the map at once, and how often that will still be scored."""

    kind: ReasonKind
    """Fewer tolled cells are a positive change."""
    letter: str
    """A–D, for an edict."""
    id: str
    change: int
    times: int


@dataclass(frozen=True, slots=True)
class Advice:
    action: Action
    text: str
    expected: float
    """Stars of the map's owner at the end of the game, if it is drawn."""
    gain: int
    """What the reasons add up to, for the map's owner."""
    reasons: tuple[Reason, ...]
    after: Sketch
    """The map that it leaves."""


@dataclass(frozen=True, slots=True)
class Hint:
    by: int
    on: int
    places: tuple[Advice, ...]
    """Best first."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """One decision of the player, compared with the expert's."""

    season: int
    turn: int
    kind: TaskKind
    on: int
    cards: tuple[str, ...]
    number: int
    """Which action of the record it is, from 0."""
    move: Advice
    best: Advice
    given_away: float
    """Stars by which the expert's action is expected to end better; never below zero."""


@dataclass(frozen=True, slots=True)
class Review:
    seat: int
    judgements: tuple[Judgement, ...]
    costliest: tuple[int, ...]
    """Places in `judgements` of the moments that gave most away, the worst first."""
    expected: tuple[float, ...]
    """The player's total at the end, as expected after each of their decisions on their own map."""
    final: int | None
    """The player's stars; None if the record ends before the game does."""
    expert: Record
    """The expert's own game on the same cards, played alone."""
    expert_stars: int


def hint(state: State, budget: Budget, seed: str = "hint") -> Generator[float, None, Hint]:
    """The best places for the one who has to act. Yields the share done; the hint is what the generator returns."""
    task = state.task
    assert task is not None
    race = Race(state, seed, budget, least=PLACES)
    for _ in race.steps():
        yield min(1.0, race.used)
    return Hint(task.by, task.on, tuple(_advice(race, runner) for runner in race.runners[:PLACES]))


def review(
    record: Record, budget: Budget, seat: int = 0, seed: str = "review", first: int = 0
) -> Generator[float, None, Review]:
    """Compare a seat's decisions with the expert's, from action number `first`; the budget is for each. Yield the share
    done; returns the review."""
    states = [state for state, _ in replay(record)]
    last = states[-1]
    ours = [number for number in range(max(first, 0), len(record.actions)) if _acts(states[number], seat)]
    judgements: list[Judgement] = []
    for done, number in enumerate(ours):
        judging = _judge(states[number], record.actions[number], number, budget, seed)
        judgements.append((yield from _with_share(judging, done / (2 * len(ours)))))
    playing = own_game(record.setup, record.seed, budget, len(ours), seed)
    expert, stars = yield from _in_second_half(playing)
    return Review(
        seat, tuple(judgements), _costliest(judgements),
        tuple(judged.move.expected for judged in judgements if judged.on == seat),
        last.players[seat].stars if last.over else None, expert, stars,
    )  # fmt: skip


def _acts(state: State, seat: int) -> bool:
    return state.task is not None and state.task.by == seat


def _with_share(thinking: Generator[None, None, T], share: float) -> Generator[float, None, T]:
    """Yield the same steps, each as the share done before it."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            result: T = done.value
            return result
        yield share


def _judge(state: State, text: str, number: int, budget: Budget, seed: str) -> Generator[None, None, Judgement]:
    task = state.task
    assert task is not None
    action = parse_action(state, text)
    race = Race(state, seed, budget, wanted=(action,))
    yield from race.steps()
    move = next(runner for runner in race.runners if runner.candidate.action == action)
    given_away = max(0.0, race.runners[0].score(race.sign) - move.score(race.sign)) / UNIT
    return Judgement(
        state.season, state.turn, task.kind, task.on, state.cards, number,
        _advice(race, move), _advice(race, race.runners[0]), given_away,
    )  # fmt: skip


def _costliest(judgements: list[Judgement]) -> tuple[int, ...]:
    order = sorted(range(len(judgements)), key=lambda index: -judgements[index].given_away)
    return tuple(index for index in order[:PLACES] if judgements[index].given_away > 0)


def own_game(
    setup: Setup, dealt: str, budget: Budget, about: int = 40, seed: str = "review"
) -> Generator[float, None, tuple[Record, int]]:
    """The expert alone on a deal: the game and its stars. The cards do not hang on the number of players, so these are
    the same ones. `about` is how many decisions the game may have, for the share done."""
    bot = ExpertBot(seed, budget)
    state, _ = start(replace(setup, players=1), dealt)
    texts: list[str] = []
    while state.task is not None:
        action = yield from _with_share(bot.think(state), min(1.0, len(texts) / (about + 1)))
        texts.append(format_action(state, action))
        state, _ = apply(state, action)
    return Record(state.setup, state.seed, tuple(texts)), state.players[0].stars


def _in_second_half(thinking: Generator[float, None, T]) -> Generator[float, None, T]:
    """The same thinking as the second half of a longer one."""
    while True:
        try:
            share = next(thinking)
        except StopIteration as done:
            result: T = done.value
            return result
        yield 0.5 + share / 2


def _advice(race: Race, runner: Runner) -> Advice:
    state, action = race.state, runner.candidate.action
    reasons = tuple(_reasons(state, race.task.on, runner.candidate.after))
    gain = sum(reason.change * reason.times for reason in reasons)
    return Advice(action, format_action(state, action), _expected(race, runner), gain, reasons, runner.candidate.after)


def _expected(race: Race, runner: Runner) -> float:
    """The best one's mean over its futures; the others as far off as the race puts them."""
    best = race.runners[0]
    mean = fsum(best.results) / len(best.results) if best.results else race.sign * best.candidate.value
    behind = best.score(race.sign) - runner.score(race.sign)
    return race.state.players[race.task.on].stars + (mean - race.sign * behind) / UNIT


def _reasons(state: State, seat: int, after: Sketch) -> Iterator[Reason]:
    before = sketch_of(state.players[seat])
    for letter, id in zip("ABCD", state.deal.edicts, strict=True):
        change = INSIGHTS[id].features(after)[0] - INSIGHTS[id].features(before)[0]
        if change and times_left(state, letter):
            yield Reason("edict", letter, id, change, times_left(state, letter))
    for kind, feature in EVERY_SEASON.items():
        change = feature(after)[0] - feature(before)[0]
        if change:
            yield Reason(kind, "", kind, change, seasons_left(state))
