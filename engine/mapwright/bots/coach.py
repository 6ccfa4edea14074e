"""Hints and reviews: the best actions at a moment, and the stars that each action of a finished game lost."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field, replace
from math import fsum  # the statistics module would bring fractions and decimals into the page
from typing import Annotated, Literal, TypeVar

from mapwright.board.board import Board
from mapwright.bots import Budget
from mapwright.bots.board_value import scorings_left, seasons_left
from mapwright.bots.expert import ExpertBot
from mapwright.bots.search.edicts import HEURISTICS
from mapwright.bots.search.evaluation import UNITS_PER_STAR
from mapwright.bots.search.fast_board import FastBoard, fast_board_of
from mapwright.bots.search.features import EVERY_SEASON_FEATURES
from mapwright.bots.search.race import Race, RacedCandidate
from mapwright.encoding import OMITTED, EncodedBy
from mapwright.notation.action_text import format_action, parse_action
from mapwright.notation.map_text import format_map
from mapwright.notation.record import Record, replay
from mapwright.rules.events import SeasonIndex
from mapwright.rules.game import apply, start
from mapwright.rules.setup import Setup
from mapwright.rules.state import Action, State, TaskKind
from mapwright.steps import with_progress

ResultT = TypeVar("ResultT")
ReasonKind = Literal["edict", "coins", "toll"]
IdeaCode = Literal[
    "edict-now", "edict-loses", "edict-soon", "line-soon", "cluster-soon", "closes-mountains", "mountain-soon",
    "takes-coin", "spends-coins", "blocks-monsters", "opens-toll", "leaves-holes", "keeps-open", "leaves-room",
]  # fmt: skip
"""The reasons for a placement that `bots/ideas.py` finds."""


def _to_tenths(stars: float) -> float:
    return round(stars, 1)


def _each_to_tenths(stars: tuple[float, ...]) -> list[float]:
    return [round(value, 1) for value in stars]


def _record_text(record: Record) -> str:
    return str(record)


MeanStars = Annotated[float, EncodedBy(_to_tenths)]
MAX_SUGGESTIONS = 3
"""Maximum number of actions that a hint suggests, and of costliest actions in a review."""


@dataclass(frozen=True, slots=True)
class Reason:
    """The change of an edict, of coins or of the toll by an action, and how often that will still be scored."""

    kind: ReasonKind
    """Fewer tolled cells are a positive change."""
    letter: str
    """A–D, for an edict."""
    id: str
    change: int
    times: int


@dataclass(frozen=True, slots=True)
class Idea:
    """The one idea behind an action, as `bots/ideas.py` finds it."""

    code: IdeaCode
    id: str = ""
    """An edict, or the letter of a terrain."""
    count: int = 0
    """A number whose meaning depends on the code."""


@dataclass(frozen=True, slots=True)
class Advice:
    """An action and the reasons for it."""

    action: Action
    text: str
    expected: MeanStars
    """Expected stars of the map's owner at the end of the game after this action."""
    gain: int
    """Sum of the reasons in stars, for the map's owner."""
    reasons: tuple[Reason, ...]
    board_after: Annotated[FastBoard, OMITTED] = field(compare=False)
    """The map after the action."""
    idea: Idea | None = None
    """The idea behind it, once `bots/ideas.py` has searched for it."""


@dataclass(frozen=True, slots=True)
class Hint:
    by: int
    on: int
    suggestions: tuple[Advice, ...]
    """Best first."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """One decision of the player, compared with the expert's."""

    season: SeasonIndex
    turn: int
    kind: TaskKind
    on: int
    cards: tuple[str, ...]
    action_index: int
    """Which action of the record it is, from 0."""
    map: Annotated[Board, EncodedBy(format_map)] = field(repr=False)
    """The map before the action."""
    move: Advice
    best: Advice
    loss: MeanStars
    """Stars that the player's action loses against the expert's, at least 0."""

    @property
    def same(self) -> bool:
        """Whether the player decided as the expert would."""
        return self.move.text == self.best.text


@dataclass(frozen=True, slots=True)
class Review:
    seat: int
    judgements: tuple[Judgement, ...]
    costliest: tuple[int, ...]
    """Indices in `judgements` of the actions that lost most stars, the worst first."""
    expected: Annotated[tuple[float, ...], EncodedBy(_each_to_tenths)]
    """The player's total at the end, as expected after each of their decisions on their own map."""
    final: int | None
    """The player's stars; None if the record ends before the game does."""
    expert_record: Annotated[Record, EncodedBy(_record_text)]
    """The expert's own game on the same cards, played alone."""
    expert_stars: int


def hint(state: State, budget: Budget, seed: str = "hint") -> Generator[float, None, Hint]:
    """Return the best actions for the player who has to act; yield the part of the work that is done, from 0 to 1."""
    task = state.task
    assert task is not None
    race = Race(state, seed, budget, min_survivors=MAX_SUGGESTIONS)
    for _ in race.steps():
        yield min(1.0, race.budget_used)
    return Hint(task.by, task.on, tuple(_advice(race, runner) for runner in race.runners[:MAX_SUGGESTIONS]))


def review(
    record: Record, budget: Budget, seat: int = 0, seed: str = "review", first_action: int = 0
) -> Generator[float, None, Review]:
    """Return a comparison of a seat's actions with the expert's, from action `first_action` of the record.

    The budget is for each action. Yield the part of the work that is done, from 0 to 1.
    """
    states = [state for state, _ in replay(record)]
    final_state = states[-1]
    tasks = [(number, state.task) for number, state in enumerate(states[: len(record.action_texts)])]
    action_indices = [number for number, task in tasks if number >= first_action and task and task.by == seat]
    judgements: list[Judgement] = []
    for done, number in enumerate(action_indices):
        judgement_steps = _judge(states[number], record.action_texts[number], number, budget, seed)
        progress = _constant(done / (2 * len(action_indices)))
        judgements.append((yield from with_progress(judgement_steps, progress)))
    expert_steps = play_expert_alone(record.setup, record.seed, budget, len(action_indices), seed)
    expert, stars = yield from with_progress(expert_steps, lambda progress: 0.5 + progress / 2)
    return Review(
        seat, tuple(judgements), _costliest(judgements),
        tuple(judgement.move.expected for judgement in judgements if judgement.on == seat),
        final_state.players[seat].stars if final_state.over else None, expert, stars,
    )  # fmt: skip


def _judge(state: State, text: str, number: int, budget: Budget, seed: str) -> Generator[None, None, Judgement]:
    """Return the judgement of the action with this text and this number in the record."""
    task = state.task
    assert task is not None
    action = parse_action(state, text)
    race = Race(state, seed, budget, protected_actions=(action,))
    yield from race.steps()
    move = next(runner for runner in race.runners if runner.candidate.action == action)
    loss = max(0.0, race.runners[0].score(race.sign) - move.score(race.sign)) / UNITS_PER_STAR
    return Judgement(
        state.season, state.turn, task.kind, task.on, state.cards, number, state.players[task.on].board,
        _advice(race, move), _advice(race, race.runners[0]), loss,
    )  # fmt: skip


def _costliest(judgements: list[Judgement]) -> tuple[int, ...]:
    """Return the indices of the judgements with the largest losses, the worst first."""
    order = sorted(range(len(judgements)), key=lambda index: -judgements[index].loss)
    return tuple(index for index in order[:MAX_SUGGESTIONS] if judgements[index].loss > 0)


def _constant(value: float) -> Callable[[object], float]:
    return lambda _: value


def play_expert_alone(
    setup: Setup, deal_seed: str, budget: Budget, expected_decisions: int = 40, seed: str = "review"
) -> Generator[float, None, tuple[Record, int]]:
    """Play a deal solo with the expert in steps; return the record and its stars.

    The cards are those of the game with several players: they do not depend on the number of players.
    `expected_decisions` scales the progress.
    """
    bot = ExpertBot(seed, budget)
    state, _ = start(replace(setup, players=1), deal_seed)
    texts: list[str] = []
    while state.task is not None:
        action = yield from with_progress(bot.think(state), _constant(min(1.0, len(texts) / (expected_decisions + 1))))
        texts.append(format_action(state, action))
        state, _ = apply(state, action)
    return Record(state.setup, state.seed, tuple(texts)), state.players[0].stars


def medals(expert_stars: int) -> list[int]:
    """Return the stars for bronze, silver and gold: 60, 80 and 100 percent of the expert's."""
    gold = max(expert_stars, 5)
    return [-(-gold * 3 // 5), -(-gold * 4 // 5), gold]


def _advice(race: Race, runner: RacedCandidate) -> Advice:
    state, action = race.state, runner.candidate.action
    reasons = tuple(_reasons(state, race.task.on, runner.candidate.board_after))
    gain = sum(reason.change * reason.times for reason in reasons)
    return Advice(
        action, format_action(state, action), _expected(race, runner), gain, reasons, runner.candidate.board_after
    )


def _expected(race: Race, runner: RacedCandidate) -> float:
    """Return the expected stars after the runner's action: those of the best runner, less what the runner loses."""
    best = race.runners[0]
    best_mean = (
        fsum(best.rollout_values) / len(best.rollout_values)
        if best.rollout_values
        else race.sign * best.candidate.value
    )
    deficit = best.score(race.sign) - runner.score(race.sign)
    return race.state.players[race.task.on].stars + (best_mean - race.sign * deficit) / UNITS_PER_STAR


def _reasons(state: State, seat: int, after: FastBoard) -> Iterator[Reason]:
    """Yield what changes at once if the seat's map becomes `after`, as far as it will still be scored."""
    before = fast_board_of(state.players[seat])
    # The first feature of an edict, of coins and of the toll is the stars that they bring now.
    for letter, id in state.deal.edicts_by_letter.items():
        change = HEURISTICS[id].features(after)[0] - HEURISTICS[id].features(before)[0]
        if change and scorings_left(state, letter):
            yield Reason("edict", letter, id, change, scorings_left(state, letter))
    for kind, feature in EVERY_SEASON_FEATURES.items():
        change = feature(after)[0] - feature(before)[0]
        if change:
            yield Reason(kind, "", kind, change, seasons_left(state))
