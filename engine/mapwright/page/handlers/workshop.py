"""Handlers for the games of custom bots. The module is not part of the first download."""

from __future__ import annotations

from functools import lru_cache, partial

from mapwright.bots.hidden_deck import bot_seed
from mapwright.errors import RuleError
from mapwright.page.handlers import Handlers, handlers_of
from mapwright.page.messages import workshop as messages
from mapwright.page.session import CurrentGame
from mapwright.page.slices import SlicedTask, slice_seconds
from mapwright.workshop.bot_game import BotGame, built_in_bot_game, final_state_of, parse_solo_deal
from mapwright.workshop.bot_view import serialize
from mapwright.workshop.course import STEPS, game_of_check, result_of_check
from mapwright.workshop.league_statistics import BotGameResult, bot_game_result, deals_won, lead, league_figures

CUSTOM_BOT = "mine"
MAX_GAMES = 8
"""Maximum number of games that are stored; the page plays fewer at a time."""


def handlers(game: CurrentGame) -> Handlers:
    return handlers_of(WorkshopHandlers(game))


class WorkshopHandlers:
    """Stores the latest games of custom bots, of which several run at a time, and runs one of a built-in bot."""

    def __init__(self, game: CurrentGame) -> None:
        self._open_game = game
        self._games: dict[int, BotGame] = {}
        self._next_game = 1
        self._built_in_task = SlicedTask[str]()

    def bot_view(self, request: messages.BotViewRequest) -> messages.BotViewResponse:
        session = self._open_game.session
        state = session.moment.state
        if not session.waits_for_others or state.task is None or str(session.record) != request.record:
            raise RuleError("not-your-turn")
        return messages.BotViewResponse(serialize(state), bot_seed(state, state.task.by))

    def new_game(self, request: messages.NewBotGameRequest) -> messages.BotGameResponse:
        return self._add_game(BotGame(*parse_solo_deal(request.deal_prefix, request.seed)))

    def new_check_game(self, request: messages.NewCheckGameRequest) -> messages.BotGameResponse:
        return self._add_game(game_of_check(STEPS[request.step - 1], request.number))

    def act(self, request: messages.BotGameActionRequest) -> messages.BotGameResponse:
        bot_game = self._games.get(request.game)
        if bot_game is None or bot_game.state.over or bot_game.record != request.record:
            raise RuleError("not-your-turn")
        bot_game.act(request.action)
        return _game_response(request.game, bot_game)

    def _add_game(self, bot_game: BotGame) -> messages.BotGameResponse:
        """Store a new game under the next number, instead of the oldest one."""
        number, self._next_game = self._next_game, self._next_game + 1
        self._games[number] = bot_game
        self._games.pop(number - MAX_GAMES, None)
        return _game_response(number, bot_game)

    def built_in_game(self, request: messages.BuiltInGameRequest) -> messages.BuiltInGameResponse:
        setup, seed = parse_solo_deal(request.deal_prefix, request.seed)
        start = partial(built_in_bot_game, request.bot, seed, setup)
        record, progress = self._built_in_task.run_slice(
            f"{request.bot} {request.deal_prefix} {seed}", start, slice_seconds(request.ms)
        )
        return messages.BuiltInGameResponse(busy=record is None, progress=progress, record=record)

    def league(self, request: messages.LeagueRequest) -> messages.LeagueResponse:
        games = {name: [_cached_result(record) for record in records] for name, records in request.games.items()}
        for name, results in (request.stored_results or {}).items():
            games[name] = results + games.get(name, [])
        stars = {name: [game.stars for game in results] for name, results in games.items()}
        own_stars = stars.get(CUSTOM_BOT, [])
        others = {name: other_stars for name, other_stars in stars.items() if name != CUSTOM_BOT}
        return messages.LeagueResponse(
            table={name: league_figures(results) for name, results in games.items()},
            deals_won={name: deals_won(own_stars, other_stars) for name, other_stars in others.items()},
            leads={name: lead(own_stars, other_stars) for name, other_stars in others.items()},
        )

    def check(self, request: messages.CheckStepRequest) -> messages.CheckStepResponse:
        records = {game["number"]: game["record"] for game in request.games}
        values, result = result_of_check(STEPS[request.step - 1], records)
        deals = list(values.items())
        return (
            messages.CheckStepResponse(deals, result.value, result.passed)
            if result
            else messages.CheckStepResponse(deals)
        )


def _game_response(number: int, bot_game: BotGame) -> messages.BotGameResponse:
    state = bot_game.state
    bot_view = "" if state.over else serialize(state)
    return messages.BotGameResponse(number, bot_game.record, bot_game.seat, bot_view, bot_seed(state, bot_game.seat))


@lru_cache(maxsize=1000)
def _cached_result(record: str) -> BotGameResult:
    """Return the result of a game, cached: the league is computed from all games again after every deal."""
    return bot_game_result(final_state_of(record))
