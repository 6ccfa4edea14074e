"""Answers about games and maps that are not being played: replays, summaries, statistics, daily deals, the desk."""

from __future__ import annotations

from dataclasses import asdict
from datetime import date
from itertools import accumulate
from typing import Any, cast

from mapwright.board.board import Board
from mapwright.board.grid import ROWS, bits, cell_names
from mapwright.errors import NotationError
from mapwright.history.frames import Frame, frames
from mapwright.history.honours import honours
from mapwright.history.statistics import Played, statistics
from mapwright.history.summary import Summary as Figures
from mapwright.history.summary import summarise
from mapwright.notation.notation import format_deal, format_map, parse_map
from mapwright.notation.record import parse_record
from mapwright.page.catalogue import setup_json
from mapwright.page.event_view import event_json
from mapwright.page.explain import explain_board
from mapwright.page.messages.archive import DailyJson, PlayedGame, ReplayStep, StatisticsJson, Summary
from mapwright.page.messages.honours import HonoursJson
from mapwright.page.messages.questions import (
    AskDesk,
    AskKeepsake,
    AskReplay,
    DeskAnswer,
    KeepsakeAnswer,
    ReplayAnswer,
)
from mapwright.page.view import player_views
from mapwright.rules.cards import COIN_TRACK
from mapwright.rules.daily import daily, parse_day
from mapwright.rules.events import Scored
from mapwright.rules.game import title
from mapwright.rules.scoring import EDICTS

Json = dict[str, Any]
MOST_LINES = 12
LONGEST_LINE = 200


def daily_json(day: str) -> DailyJson:
    found = daily(parse_day(day))
    return {
        "day": found.day.isoformat(),
        "number": found.number,
        "deal": format_deal(found.setup, found.seed),
        "setup": setup_json(found.setup),
    }


def replay_answer(asked: AskReplay) -> ReplayAnswer:
    """Return every step of a record, with what a replay shows."""
    found = frames(parse_record(asked.record))
    state = found[-1].state
    return ReplayAnswer(
        format_deal(state.setup, state.seed),
        setup_json(state.setup),
        list(state.deal.edicts),
        list(state.deal.skills),
        [_step_json(frame) for frame in found],
    )


def _step_json(frame: Frame) -> ReplayStep:
    state = frame.state
    return {
        "record": str(frame.record),
        "word": frame.word,
        "season": state.season_id,
        "season_index": state.season,
        "time": state.time,
        "limit": state.limit,
        "cards": list(state.cards),
        "players": player_views(state),
        "events": [event_json(event, state) for event in frame.events],
        "over": state.over,
    }


def summary_json(text: str, seat: int) -> Summary:
    """The figures of one seat of a finished game, its maps season by season, and a picture in emoji."""
    record = parse_record(text)
    found = frames(record)
    state = found[-1].state
    if not state.over or not 0 <= seat < len(state.players):
        raise NotationError("the record is no finished game of that seat", "not-finished")
    figures = summarise(state, seat)
    scored = [event for frame in found for event in frame.events if isinstance(event, Scored) and event.on == seat]
    board = state.players[seat].board
    values: Json = asdict(figures) | {
        "deal": format_deal(state.setup, state.seed),
        "title": title(figures.rating) if figures.rating is not None else None,
        "seasons": list(figures.seasons),
        "so_far": list(accumulate(figures.seasons)),
        "edicts": dict(figures.edicts),
        "map": format_map(board),
        "season_maps": [format_map(event.after.board) for event in scored],
        "emoji": emoji(board),
        "undone": record.undone,
    }
    return cast(Summary, values)


def emoji(board: Board) -> list[str]:
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


def statistics_json(games: list[PlayedGame], today: str) -> StatisticsJson:
    found = statistics([played(game) for game in games], _day(today))
    values: Json = asdict(found) | {
        "bests": [{"set": kind, "sheet": sheet, "stars": stars} for kind, sheet, stars in found.bests],
        "titles": {str(threshold): count for threshold, count in found.titles},
        "edicts": [{"id": id, "games": count, "mean": mean} for id, count, mean in found.edicts],
        "seasons": list(found.seasons),
    }
    return cast(StatisticsJson, values)


def honours_json(games: list[PlayedGame], at: int) -> HonoursJson:
    if not 0 <= at < len(games):
        raise NotationError(f"there is no game number {at}", "message")
    return cast(HonoursJson, asdict(honours([played(game) for game in games], at)))


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise NotationError(f"{text!r:.20} is no date", "date") from None


def played(game: PlayedGame) -> Played:
    """Return a stored game as the statistics read it."""
    kept = game["summary"]
    figures = Figures(
        kept["set"], kept["sheet"], kept["players"], kept["skills"], kept["stars"], kept["rating"], kept["toll"],
        kept["coins"], tuple(kept["seasons"]), tuple(kept["edicts"].items()),
    )  # fmt: skip
    return Played(_day(game["day"]), game["daily"], figures, game["hints"])


def desk_answer(asked: AskDesk) -> DeskAnswer:
    """Return what a paper map scores now: edicts with their reasons, coins, toll (R26)."""
    board, edicts, coins = parse_map(asked.map), asked.edicts, asked.coins
    unknown = [id for id in edicts if id not in EDICTS]
    if unknown or not 0 <= coins <= COIN_TRACK or len(edicts) > len(EDICTS):
        raise NotationError(f"edicts {unknown!r:.60} or {coins} coins are not of this game", "message")
    explanations = [explain_board(id, "", board) for id in edicts]
    toll_cells = board.toll_cells()
    stars = sum(explanation["stars"] for explanation in explanations)
    toll = toll_cells.bit_count()
    return DeskAnswer(format_map(board), explanations, coins, toll, cell_names(toll_cells), stars + coins - toll)


def keepsake_answer(asked: AskKeepsake) -> KeepsakeAnswer:
    """Return the map as a framed vector picture."""
    from mapwright.board.svg import keepsake_svg

    words = [asked.title, asked.subtitle, *asked.lines]
    if len(asked.lines) > MOST_LINES or any(len(word) > LONGEST_LINE for word in words):
        raise NotationError(f"a keepsake takes {MOST_LINES} lines of {LONGEST_LINE} characters", "message")
    board = parse_map(asked.map)
    picture = keepsake_svg(board.letters(), board.attack_letters(), asked.title, asked.subtitle, asked.lines)
    return KeepsakeAnswer(picture)
