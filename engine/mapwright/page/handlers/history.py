"""Handlers for replays, summaries, statistics, milestones and daily maps."""

from __future__ import annotations

from mapwright.errors import NotationError
from mapwright.history.milestones import milestones
from mapwright.history.statistics import statistics
from mapwright.history.summary import summarise
from mapwright.notation.deal_code import format_deal
from mapwright.notation.packing import pack
from mapwright.notation.record import Record, parse_record, replay
from mapwright.page.catalogue import setup_json
from mapwright.page.handlers import Handlers, handlers_of
from mapwright.page.messages import history as messages
from mapwright.page.session import CurrentGame
from mapwright.page.view import player_views
from mapwright.rules.daily import daily_map, parse_day
from mapwright.rules.events import Event
from mapwright.rules.state import State


def handlers(_: CurrentGame) -> Handlers:
    return handlers_of(daily, replay_record, summary, count_games, find_milestones, pack_record)


def daily(request: messages.DailyMapRequest) -> messages.DailyMapResponse:
    game = daily_map(parse_day(request.day))
    deal = format_deal(game.setup, game.seed)
    return messages.DailyMapResponse(
        {"day": game.day.isoformat(), "number": game.number, "deal": deal, "setup": setup_json(game.setup)}
    )


def pack_record(request: messages.PackRecordRequest) -> messages.PackRecordResponse:
    return messages.PackRecordResponse(pack(str(parse_record(request.record))))


def replay_record(request: messages.ReplayRequest) -> messages.ReplayResponse:
    """Return every step of a record, with what a replay shows."""
    record = parse_record(request.record)
    steps = [*replay(record)]
    state, _ = steps[-1]
    return messages.ReplayResponse(
        format_deal(state.setup, state.seed),
        setup_json(state.setup),
        list(state.deal.edicts),
        list(state.deal.skills),
        [_step_json(record, number, state, events) for number, (state, events) in enumerate(steps)],
    )


def _step_json(record: Record, number: int, state: State, events: list[Event]) -> messages.ReplayStep:
    return {
        "record": str(Record(record.setup, record.seed, record.action_texts[:number])),
        "action": record.action_texts[number - 1] if number else "",
        "season": state.season_id,
        "season_index": state.season,
        "time": state.time,
        "limit": state.limit,
        "cards": list(state.cards),
        "players": player_views(state),
        "events": events,
        "over": state.over,
    }


def summary(request: messages.SummaryRequest) -> messages.SummaryResponse:
    return messages.SummaryResponse(summarise(parse_record(request.record), request.seat))


def count_games(request: messages.StatisticsRequest) -> messages.StatisticsResponse:
    return messages.StatisticsResponse(statistics(request.games, request.today))


def find_milestones(request: messages.MilestonesRequest) -> messages.MilestonesResponse:
    if not 0 <= request.index < len(request.games):
        raise NotationError(
            f"the index of a game must be 0 to {len(request.games) - 1}; got {request.index}", "message"
        )
    return messages.MilestonesResponse(milestones(request.games, request.index))
