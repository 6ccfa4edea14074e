"""The daily map: from the date alone, and the same for ever."""

import json
from datetime import timedelta

import pytest

from golden import write
from mapwright.errors import NotationError
from mapwright.rules.daily import LAUNCH, WEEKLY_KINDS, WEEKLY_SETUPS, daily_map, parse_day
from page import ask

GOLDEN = json.loads((write.HERE / "daily.json").read_text("utf-8"))


@pytest.mark.parametrize("day", GOLDEN)
def test_the_deal_of_a_day_never_changes(day):
    assert write.dealt_daily()[day] == GOLDEN[day]
    answer = ask(do="daily", day=day)["daily"]
    assert (answer["number"], answer["deal"]) == (GOLDEN[day]["number"], GOLDEN[day]["deal"])


def test_daily_deal_opens_with_the_announced_setup():
    answer = ask(do="daily", day="2027-02-28")["daily"]
    view = ask(do="deal", deal=answer["deal"])["view"]
    assert (view["deal"], view["setup"]) == (answer["deal"], answer["setup"])


def test_days_are_numbered_from_the_launch():
    assert [daily_map(LAUNCH + timedelta(days=after)).number for after in (0, 1, 365)] == [1, 2, 366]


def test_a_week_brings_every_set_and_sheet_and_skills():
    setups = [daily_map(LAUNCH + timedelta(days=after)).setup for after in range(7)]
    assert {setup.set for setup in setups} == {"base", "heroes", "combined"}
    assert {setup.sheet for setup in setups} == set("ABCD")
    assert {setup.players for setup in setups} == {1}
    assert any(setup.skills for setup in setups) and sorted(map(str, setups)) == sorted(map(str, WEEKLY_SETUPS))


def test_no_two_days_of_a_year_are_the_same():
    assert len({daily_map(LAUNCH + timedelta(days=after)).seed for after in range(366)}) == 366


@pytest.mark.parametrize(
    "day", ["2026-11-14", "1999-01-01", "2026-13-01", "2026-02-30", "tomorrow", "", "2026-11-15T00:00", "9" * 400]
)
def test_daily_map_of_an_invalid_or_unsupported_day_is_refused(day):
    answer = ask(do="daily", day=day)
    assert answer["error"]["code"] == "date"


def test_daily_map_refuses_a_day_that_is_no_date_text():
    assert ask(do="daily", day=20261115)["error"]["code"] == "message"
    with pytest.raises(NotationError):
        parse_day("2026-11-31")


def test_each_day_of_the_week_has_a_kind():
    assert len(WEEKLY_KINDS) == len(set(WEEKLY_KINDS)) == len(WEEKLY_SETUPS) == 7
