"""The daily map: one deal a day for everyone, from the date alone, on a weekly plan of sets and sheets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date

from mapwright.errors import NotationError
from mapwright.rules.setup import BASE, COMBINED, HEROES, Setup

LAUNCH = date(2026, 11, 15)
"""Day number 1. Deals of the past and of the future are promised not to change: golden tests pin them."""

WEEK = (
    BASE,
    HEROES,
    replace(BASE, sheet="B"),
    replace(COMBINED, heroes=False),
    replace(HEROES, sheet="D"),
    replace(COMBINED, sheet="C", skills=True),
    replace(BASE, skills=True),
)
"""Monday to Sunday."""


@dataclass(frozen=True, slots=True)
class Daily:
    day: date
    number: int
    setup: Setup
    seed: str


def daily(day: date) -> Daily:
    return Daily(day, (day - LAUNCH).days + 1, WEEK[day.weekday()], f"daily-{day.isoformat()}")


def parse_day(text: str) -> date:
    """A day written as 2026-11-15, not before the launch."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise NotationError(f"{text[:20]!r} is no date such as {LAUNCH.isoformat()}", "date") from None
    if day < LAUNCH:
        raise NotationError(f"{text}: the first daily map is of {LAUNCH.isoformat()}", "date")
    return day
