"""The daily map: one deal a day, the same for everyone, with a setup for each day of the week."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date

from mapwright.errors import NotationError
from mapwright.rules.setup import BASE, COMBINED, HEROES, Setup

LAUNCH = date(2026, 11, 15)
"""Day number 1. The deals of all days must never change, which golden tests prove."""

WEEKLY_SETUPS = (
    BASE,
    HEROES,
    replace(BASE, sheet="B"),
    replace(COMBINED, heroes=False),
    replace(HEROES, sheet="D"),
    replace(COMBINED, sheet="C", skills=True),
    replace(BASE, skills=True),
)
"""The setups of the daily maps from Monday to Sunday."""

WEEKLY_KINDS = ("base", "heroes", "wasteland", "combined", "marches", "everything", "skills")
"""What the setups of the daily maps are called, from Monday to Sunday."""


@dataclass(frozen=True, slots=True)
class DailyMap:
    """The deal of a day; `number` counts the days from the launch."""

    day: date
    number: int
    setup: Setup
    seed: str


def daily_map(day: date) -> DailyMap:
    return DailyMap(day, (day - LAUNCH).days + 1, WEEKLY_SETUPS[day.weekday()], f"daily-{day.isoformat()}")


def parse_day(text: str) -> date:
    """Return the day of a text such as 2026-11-15. Raise `NotationError` if it is not a date since the launch."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise NotationError(f"{text[:20]!r} is no date such as {LAUNCH.isoformat()}", "date") from None
    if day < LAUNCH:
        raise NotationError(f"{text}: the first daily map is of {LAUNCH.isoformat()}", "date")
    return day
