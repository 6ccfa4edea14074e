"""Handlers for the games of custom bots. The module is not part of the first download."""

from __future__ import annotations

from functools import lru_cache, partial

from mapwright.errors import RuleError
from mapwright.page.messages.workshop import (
    BotGameActionRequest,
    BotGameResponse,
    BotViewRequest,
    BotViewResponse,
    BuiltInGameRequest,
    BuiltInGameResponse,
    CheckStepRequest,
    CheckStepResponse,
    LeagueRequest,
    LeagueResponse,
    NewBotGameRequest,
    NewCheckGameRequest,
)
from mapwright.page.route import Route, route
from mapwright.page.session import CurrentGame
from mapwright.page.slices import SlicedTask, slice_seconds
from mapwright.workshop.bot_game import BotGame, built_in_bot_game, final_state_of, parse_solo_deal
from mapwright.workshop.bot_view import bot_seed, serialize
from mapwright.workshop.course import STEPS, check_game, check_result
from mapwright.workshop.league_statistics import BotGameResult, bot_game_result, deals_won, league_figures

CUSTOM_BOT = "mine"
MAX_GAMES = 8
"""Maximum number of games that are stored; the page plays fewer at a time."""


def routes(game: CurrentGame) -> tuple[Route, ...]:
    handlers = WorkshopHandlers(game)
    return (
        route(BotViewRequest, handlers.bot_view),
        route(NewBotGameRequest, handlers.new_game),
        route(NewCheckGameRequest, handlers.new_check_game),
        route(BotGameActionRequest, handlers.act),
        route(BuiltInGameRequest, handlers.built_in_game),
        route(LeagueRequest, handlers.league),
        route(CheckStepRequest, handlers.check),
    )


class WorkshopHandlers:
    """Keeps the latest games of custom bots, of which several run at a time, and one of a built-in bot."""

    def __init__(self, game: CurrentGame) -> None:
        self._open_game = game
        self._games: dict[int, BotGame] = {}
        self._next_game = 1
        self._built_in_task = SlicedTask[str]()

    def bot_view(self, request: BotViewRequest) -> BotViewResponse:
        session = self._open_game.session
        state = session.position.state
        if not session.is_bots_turn or state.task is None or str(session.record) != request.record:
            raise RuleError("not-your-turn")
        return BotViewResponse(serialize(state), bot_seed(state, state.task.by))

    def new_game(self, request: NewBotGameRequest) -> BotGameResponse:
        return self._new(BotGame(*parse_solo_deal(request.deal_prefix, request.seed)))

    def new_check_game(self, request: NewCheckGameRequest) -> BotGameResponse:
        return self._new(check_game(STEPS[request.step - 1], request.number))

    def act(self, request: BotGameActionRequest) -> BotGameResponse:
        trial = self._games.get(request.game)
        if trial is None or trial.state.over or trial.record != request.record:
            raise RuleError("not-your-turn")
        trial.act(request.action)
        return _game_response(request.game, trial)

    def _new(self, trial: BotGame) -> BotGameResponse:
        number, self._next_game = self._next_game, self._next_game + 1
        self._games[number] = trial
        self._games.pop(number - MAX_GAMES, None)
        return _game_response(number, trial)

    def built_in_game(self, request: BuiltInGameRequest) -> BuiltInGameResponse:
        setup, seed = parse_solo_deal(request.deal_prefix, request.seed)
        begin = partial(built_in_bot_game, request.bot, seed, setup)
        record, share = self._built_in_task.run_slice(
            f"{request.bot} {request.deal_prefix} {seed}", begin, slice_seconds(request.ms)
        )
        return BuiltInGameResponse(record is None, share, record)

    def league(self, request: LeagueRequest) -> LeagueResponse:
        games = {name: [_cached_result(record) for record in records] for name, records in request.games.items()}
        for name, results in (request.stored_results or {}).items():
            games[name] = [BotGameResult(**game) for game in results] + games.get(name, [])
        stars = {name: [game.stars for game in results] for name, results in games.items()}
        own_stars = stars.get(CUSTOM_BOT, [])
        against = {name: deals_won(own_stars, other_stars) for name, other_stars in stars.items() if name != CUSTOM_BOT}
        return LeagueResponse({name: league_figures(results) for name, results in games.items()}, against)

    def check(self, request: CheckStepRequest) -> CheckStepResponse:
        records = {game["number"]: game["record"] for game in request.games}
        values, result = check_result(STEPS[request.step - 1], records)
        deals = list(values.items())
        return CheckStepResponse(deals, result.value, result.passed) if result else CheckStepResponse(deals)


def _game_response(number: int, trial: BotGame) -> BotGameResponse:
    state = trial.state
    bot_view = "" if state.over else serialize(state)
    return BotGameResponse(number, trial.record, trial.seat, bot_view, bot_seed(state, trial.seat))


@lru_cache(maxsize=1000)
def _cached_result(record: str) -> BotGameResult:
    """A league asks about the same games again after every deal."""
    return bot_game_result(final_state_of(record))
