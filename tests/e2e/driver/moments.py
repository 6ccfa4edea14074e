"""Games at certain moments, played by a bot: shortly before a tally, and with several skills to use."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from mapwright.bots.greedy import GreedyBot
from mapwright.page.session import LocalSession
from mapwright.rules.legal_options import options
from mapwright.rules.setup import PRESETS


@cache
def season_end_records() -> dict[str, Any]:
    """A game before the end of spring, one before the end of winter: one press shows the tally, or the final."""
    session = LocalSession(PRESETS["base"], "languages")
    bot = GreedyBot("languages")
    records: dict[str, Any] = {}
    while not session.moment.state.over:
        if not session.moment.awaits_next:
            session.act(bot.choose(session.moment.state))
            continue
        before, season = str(session.record), session.moment.state.season
        session.commit()
        if session.moment.state.over:
            records["winter"] = before
        elif session.moment.state.season > season == 0:
            records["spring"] = before
    return records


@cache
def skill_records() -> list[str]:
    """Games with heroes and skills that can be used: two shapes, ruins to cover, a single cell of five terrains."""
    session = LocalSession(replace(PRESETS["combined"], skills=True, heroes=True), "full-hands")
    bot = GreedyBot("full-hands")
    records: dict[tuple[Any, ...], str] = {}
    while not session.moment.state.over:
        state = session.moment.state
        if session.moment.awaits_next:
            session.commit()
            continue
        offered = [option for option in options(state) if not option.skill]
        kind = (
            state.task and state.task.kind,
            len(offered),
            state.ruins_duty,
            max(len(o.terrains) for o in offered or options(state)),
        )
        records.setdefault(kind, str(session.record))
        session.act(bot.choose(state))
    return list(records.values())[:8]
