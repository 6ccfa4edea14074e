"""Results of a daily map for a page, in slices, as JSON. Nothing that is needed to play imports it."""

from __future__ import annotations

from datetime import date
from time import perf_counter

from mapwright.errors import NotationError
from mapwright.history.results import check, standing
from mapwright.page.hints import thinking_time
from mapwright.page.messages.results import (
    AskResults,
    AskStanding,
    BarJson,
    ResultJson,
    ResultsAnswer,
    StandingAnswer,
)
from mapwright.rules.daily import parse_day


def results_answer(asked: AskResults) -> ResultsAnswer:
    day, end = parse_day(asked.day), perf_counter() + thinking_time(asked.ms)
    found: list[ResultJson] = []
    for content in asked.contents:
        found.append(_result_json(day, content))
        if perf_counter() >= end:
            break
    return ResultsAnswer(found)


def _result_json(day: date, content: str) -> ResultJson:
    try:
        result = check(day, content)
    except NotationError as error:
        return {"refused": error.code, "record": "", "stars": 0, "map": ""}
    return {"refused": "", "record": result.record, "stars": result.stars, "map": result.map}


def standing_answer(asked: AskStanding) -> StandingAnswer:
    found = standing(asked.stars, asked.own)
    bars: list[BarJson] = [{"first": bar.first, "count": bar.count} for bar in found.bars]
    return StandingAnswer(bars, list(found.best), found.better)
