"""The games of custom bots for a page. Nothing that is needed to play imports it."""

from __future__ import annotations

from functools import lru_cache, partial

from mapwright.errors import RuleError
from mapwright.page.hints import Thinking, thinking_time
from mapwright.page.messages.workshop import (
    AskCheck,
    AskLeague,
    AskRival,
    AskSight,
    AskStepTrial,
    AskTrial,
    CheckAnswer,
    LeagueAnswer,
    RivalAnswer,
    SightAnswer,
    TrialActs,
    TrialAnswer,
)
from mapwright.page.session import OnScreen
from mapwright.workshop.course import STEPS, judged, trial_of
from mapwright.workshop.figures import Counted, better, counted, figures
from mapwright.workshop.sight import lot, packed
from mapwright.workshop.trial import Trial, alone, end_of, rival_game

MINE = "mine"


class WorkshopHandlers:
    """One game of a custom bot and one of a rival at a time."""

    def __init__(self) -> None:
        self._trial: Trial | None = None
        self._rival = Thinking[str]()

    def sight(self, session: OnScreen, asked: AskSight) -> SightAnswer:
        state = session.now.state
        if not session.is_bots_turn or state.task is None or str(session.record) != asked.record:
            raise RuleError("not-your-turn")
        return SightAnswer(packed(state), lot(state, state.task.by))

    def trial(self, asked: AskTrial) -> TrialAnswer:
        return self._dealt(Trial(*alone(asked.kind, asked.seed)))

    def step(self, asked: AskStepTrial) -> TrialAnswer:
        return self._dealt(trial_of(STEPS[asked.step - 1], asked.number))

    def act(self, asked: TrialActs) -> TrialAnswer:
        trial = self._trial
        if trial is None or trial.state.over or trial.record != asked.record:
            raise RuleError("not-your-turn")
        trial.act(asked.action)
        return self._dealt(trial)

    def _dealt(self, trial: Trial) -> TrialAnswer:
        self._trial = trial
        state = trial.state
        return TrialAnswer(trial.record, trial.seat, "" if state.over else packed(state), lot(state, trial.seat))

    def rival(self, asked: AskRival) -> RivalAnswer:
        setup, seed = alone(asked.kind, asked.seed)
        begin = partial(rival_game, asked.bot, seed, setup)
        record, share = self._rival.think(f"{asked.bot} {asked.kind} {seed}", begin, thinking_time(asked.ms))
        return RivalAnswer(record is None, share, record)

    def league(self, asked: AskLeague) -> LeagueAnswer:
        games = {name: [_counted(record) for record in records] for name, records in asked.games.items()}
        for name, found in (asked.known or {}).items():
            games[name] = [Counted(**game) for game in found] + games.get(name, [])
        stars = {name: [game.stars for game in found] for name, found in games.items()}
        mine = stars.get(MINE, [])
        against = {name: better(mine, found) for name, found in stars.items() if name != MINE}
        return LeagueAnswer({name: figures(found) for name, found in games.items()}, against)

    def check(self, asked: AskCheck) -> CheckAnswer:
        deals, result = judged(STEPS[asked.step - 1], asked.records)
        return CheckAnswer(deals, result.mean, result.passed) if result else CheckAnswer(deals)


@lru_cache(maxsize=1000)
def _counted(record: str) -> Counted:
    """A league asks about the same games again after every deal."""
    return counted(end_of(record))
