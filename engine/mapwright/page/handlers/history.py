"""Answers about games that are not being played: replays, summaries, statistics, milestones and daily maps."""

from __future__ import annotations

from dataclasses import asdict
from datetime import date
from itertools import accumulate
from typing import Any, cast

from mapwright.board.board import Board
from mapwright.board.grid import ROWS, bits
from mapwright.errors import NotationError
from mapwright.history.frames import Frame, frames
from mapwright.history.milestones import milestones
from mapwright.history.statistics import FinishedGame, statistics
from mapwright.history.summary import Summary as GameSummary
from mapwright.history.summary import summarise
from mapwright.notation.deal_code import format_deal
from mapwright.notation.map_text import format_map
from mapwright.notation.packing import pack
from mapwright.notation.record import parse_record
from mapwright.page.catalogue import setup_json
from mapwright.page.event_json import event_json
from mapwright.page.messages.history import (
    DailyMapRequest,
    DailyMapResponse,
    GameSummaryDetails,
    MilestonesJson,
    MilestonesRequest,
    MilestonesResponse,
    PackRecordRequest,
    PackRecordResponse,
    ReplayRequest,
    ReplayResponse,
    ReplayStep,
    StatisticsGame,
    StatisticsJson,
    StatisticsRequest,
    StatisticsResponse,
    SummaryRequest,
    SummaryResponse,
)
from mapwright.page.route import Route, route
from mapwright.page.session import CurrentGame
from mapwright.page.view import player_views
from mapwright.rules.daily import daily_map, parse_day
from mapwright.rules.events import Scored
from mapwright.rules.game import title

Json = dict[str, Any]


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
        "events": [event_json(event, state) for event in frame.events],
        "over": state.over,
    }


def summary(request: SummaryRequest) -> SummaryResponse:
    return SummaryResponse(summary_json(request.record, request.seat))


def summary_json(text: str, seat: int) -> GameSummaryDetails:
    """The figures of one seat of a finished game, its maps season by season, and a picture in emoji."""
    record = parse_record(text)
    steps = frames(record)
    state = steps[-1].state
    if not state.over or not 0 <= seat < len(state.players):
        raise NotationError("the record is no finished game of that seat", "not-finished")
    figures = summarise(state, seat)
    season_events = [
        event for frame in steps for event in frame.events if isinstance(event, Scored) and event.on == seat
    ]
    board = state.players[seat].board
    values: Json = asdict(figures) | {
        "deal": format_deal(state.setup, state.seed),
        "title": title(figures.rating) if figures.rating is not None else None,
        "seasons": list(figures.seasons),
        "so_far": list(accumulate(figures.seasons)),
        "edicts": dict(figures.edicts),
        "map": format_map(board),
        "season_maps": [format_map(event.after.board) for event in season_events],
        "emoji": emoji_rows(board),
        "takebacks": record.takebacks,
    }
    return cast(GameSummaryDetails, values)


def emoji_rows(board: Board) -> list[str]:
    """The map as eleven rows of coloured squares, for a shared text."""
    squares = (
        (board.forest, "🟩"),
        (board.village, "🟥"),
        (board.farm, "🟨"),
        (board.water, "🟦"),
        (board.monster, "🟪"),
        (board.hero, "🟧"),
        (board.mountain, "🟫"),
        (board.filled, "⬛"),
    )
    return [
        "".join(next((square for mask, square in squares if mask & cell), "⬜") for cell in bits(row)) for row in ROWS
    ]


def count_games(request: StatisticsRequest) -> StatisticsResponse:
    result = statistics([finished_game(game) for game in request.games], _parse_date(request.today))
    values: Json = asdict(result) | {
        "bests": [{"set": kind, "sheet": sheet, "stars": stars} for kind, sheet, stars in result.bests],
        "titles": {str(threshold): count for threshold, count in result.titles},
        "edicts": [{"id": id, "games": count, "mean": mean} for id, count, mean in result.edicts],
        "seasons": list(result.seasons),
    }
    return StatisticsResponse(cast(StatisticsJson, values))


def find_milestones(request: MilestonesRequest) -> MilestonesResponse:
    if not 0 <= request.index < len(request.games):
        raise NotationError(f"there is no game number {request.index}", "message")
    result = milestones([finished_game(game) for game in request.games], request.index)
    return MilestonesResponse(cast(MilestonesJson, asdict(result)))


def _parse_date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise NotationError(f"{text!r:.20} is no date", "date") from None


def finished_game(game: StatisticsGame) -> FinishedGame:
    """Return a stored game as the statistics read it."""
    stored = game["summary"]
    summary = GameSummary(
        stored["set"], stored["sheet"], stored["players"], stored["skills"], stored["stars"], stored["rating"],
        stored["toll"],
        stored["coins"], tuple(stored["seasons"]), tuple(stored["edicts"].items()),
    )  # fmt: skip
    return FinishedGame(_parse_date(game["day"]), game["daily"], summary, game["hints"], stored["takebacks"])
