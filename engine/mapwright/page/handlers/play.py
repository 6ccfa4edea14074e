"""Handlers that open games, apply the actions of players and bots, and return views."""

from __future__ import annotations

from mapwright.errors import NotationError, RuleError
from mapwright.notation.action_text import parse_action
from mapwright.notation.deal_code import parse_deal
from mapwright.notation.record import parse_record
from mapwright.page.catalogue import setup_json
from mapwright.page.explain import explain
from mapwright.page.handlers import Handlers, handlers_of
from mapwright.page.intent import action_from_intent, preview
from mapwright.page.messages import play as messages
from mapwright.page.messages.game import ViewResponse
from mapwright.page.session import CurrentGame, LocalSession
from mapwright.page.slices import slice_seconds
from mapwright.page.view import view_response
from mapwright.rules.card_tracker import track_cards
from mapwright.rules.deal import check_seed
from mapwright.rules.setup import MAX_SCREEN_PLAYERS, Setup, setup_from_dict
from mapwright.rules.state import PASS


def handlers(game: CurrentGame) -> Handlers:
    return handlers_of(PlayHandlers(game), parse_deal_code)


class PlayHandlers:
    """Handles the requests of a game in progress; `game` holds its session."""

    def __init__(self, game: CurrentGame) -> None:
        self._game = game

    def new_game(self, request: messages.NewGameRequest) -> ViewResponse:
        return self._start_game(setup_from_dict(request.setup), check_seed(request.seed), request.bots)

    def open_deal(self, request: messages.OpenDealRequest) -> ViewResponse:
        return self._start_game(*parse_deal(request.deal), request.bots)

    def _start_game(self, setup: Setup, seed: str, bots: tuple[str, ...]) -> ViewResponse:
        if setup.players > MAX_SCREEN_PLAYERS:
            raise NotationError(f"a game of {setup.players} players is too large for a screen", "too-long")
        self._game.session = LocalSession(setup, seed, _check_bots(bots, setup.players))
        return self._view()

    def open_record(self, request: messages.OpenRecordRequest) -> ViewResponse:
        record = parse_record(request.record)
        self._game.session = LocalSession.open(record, _check_bots(request.bots, record.setup.players))
        return view_response(self._game.session, with_events=False)

    def act(self, request: messages.ActRequest) -> ViewResponse:
        session = self._game.session
        session.check_may_act()
        option, action, outside = action_from_intent(session.moment.state, request.intent)
        if outside and not option.overhangs:
            raise RuleError("outside")
        session.act(action)
        return self._view()

    def command(self, request: messages.GameCommandRequest) -> ViewResponse:
        session = self._game.session
        match request.do:
            case "view":
                return view_response(session, with_events=False)
            case "pass":
                session.check_may_act()
                session.act(PASS)
            case "next":
                session.commit()
            case "undo":
                session.undo()
            case "redo":
                session.redo()
            case "take-back":
                session.take_back()
        return self._view()

    def think(self, request: messages.ThinkRequest) -> messages.ThinkResponse:
        session = self._game.session
        moment_before = session.moment
        is_busy = session.think(slice_seconds(request.ms))
        if session.moment is moment_before:  # events do not tell: a bot that passes makes none
            return messages.ThinkResponse(is_busy)
        response = self._view()
        return messages.ThinkResponse(is_busy, response.view, response.events)

    def custom_bot_action(self, request: messages.CustomBotActionRequest) -> ViewResponse:
        """Apply the action that a custom bot chose. Raise `RuleError` if the game has changed since."""
        session = self._game.session
        if not session.waits_for_others or str(session.record) != request.record:
            raise RuleError("not-your-turn")
        session.act_and_commit(parse_action(session.moment.state, request.action))
        return self._view()

    def preview(self, request: messages.PreviewRequest) -> messages.PreviewResponse:
        return messages.PreviewResponse(preview(self._game.session, request.intent))

    def explain(self, request: messages.ExplainRequest) -> messages.ExplainResponse:
        return messages.ExplainResponse(explain(self._game.session.moment.state, request.letter, request.seat))

    def card_tracker(self, request: messages.CardTrackerRequest) -> messages.CardTrackerResponse:
        return messages.CardTrackerResponse(track_cards(self._game.session.moment.state))

    def _view(self) -> ViewResponse:
        return view_response(self._game.session)


def parse_deal_code(request: messages.ParseDealRequest) -> messages.ParseDealResponse:
    setup, seed = parse_deal(request.deal)
    return messages.ParseDealResponse(setup_json(setup), seed)


def _check_bots(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """Return the names of the bots by seat. Raise `NotationError` if their number is wrong or no seat is a person's."""
    if names and (len(names) != players or all(names)):
        raise NotationError(f"bots: {len(names)} names for {players} players, one of them a person's", "message")
    return names
