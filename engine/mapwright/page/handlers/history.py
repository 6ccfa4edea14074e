"""Answers about games that are not being played: replays, summaries, statistics, milestones and daily maps."""

from __future__ import annotations

from mapwright.errors import NotationError
from mapwright.history.frames import Frame, frames
from mapwright.history.milestones import milestones
from mapwright.history.statistics import statistics
from mapwright.history.summary import summarise
from mapwright.notation.deal_code import format_deal
from mapwright.notation.packing import pack
from mapwright.notation.record import parse_record
from mapwright.page.catalogue import setup_json
from mapwright.page.messages.history import (
    DailyMapRequest,
    DailyMapResponse,
    MilestonesRequest,
    MilestonesResponse,
    PackRecordRequest,
    PackRecordResponse,
    ReplayRequest,
    ReplayResponse,
    ReplayStep,
    StatisticsRequest,
    StatisticsResponse,
    SummaryRequest,
    SummaryResponse,
)
from mapwright.page.route import Route, route
from mapwright.page.session import CurrentGame
from mapwright.page.view import player_views
from mapwright.rules.daily import daily_map, parse_day


def routes(_: CurrentGame) -> tuple[Route, ...]:
    return (
        route(DailyMapRequest, daily),
        route(ReplayRequest, replay),
        route(SummaryRequest, summary),
        route(StatisticsRequest, count_games),
        route(MilestonesRequest, find_milestones),
        route(PackRecordRequest, pack_record),
    )


def daily(request: DailyMapRequest) -> DailyMapResponse:
    game = daily_map(parse_day(request.day))
    deal = format_deal(game.setup, game.seed)
    return DailyMapResponse(
        {"day": game.day.isoformat(), "number": game.number, "deal": deal, "setup": setup_json(game.setup)}
    )


def pack_record(request: PackRecordRequest) -> PackRecordResponse:
    return PackRecordResponse(pack(str(parse_record(request.record))))


def replay(request: ReplayRequest) -> ReplayResponse:
    """Return every step of a record, with what a replay shows."""
    steps = frames(parse_record(request.record))
    state = steps[-1].state
    return ReplayResponse(
        format_deal(state.setup, state.seed),
        setup_json(state.setup),
        list(state.deal.edicts),
        list(state.deal.skills),
        [_step_json(frame) for frame in steps],
    )


def _step_json(frame: Frame) -> ReplayStep:
    state = frame.state
    return {
        "record": str(frame.record),
        "action": frame.action_text,
        "season": state.season_id,
        "season_index": state.season,
        "time": state.time,
        "limit": state.limit,
        "cards": list(state.cards),
        "players": player_views(state),
        "events": list(frame.events),
        "over": state.over,
    }


def summary(request: SummaryRequest) -> SummaryResponse:
    return SummaryResponse(summarise(parse_record(request.record), request.seat))


def count_games(request: StatisticsRequest) -> StatisticsResponse:
    return StatisticsResponse(statistics(request.games, request.today))


def find_milestones(request: MilestonesRequest) -> MilestonesResponse:
    if not 0 <= request.index < len(request.games):
        raise NotationError(
            f"the index of a game must be 0 to {len(request.games) - 1}; got {request.index}", "message"
        )
    return MilestonesResponse(milestones(request.games, request.index))
