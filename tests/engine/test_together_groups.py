"""Groups of friends who draw the daily map: what their entries tell, and to whom."""

import random
from datetime import date, timedelta
from functools import cache

import pytest

from games import play_at_random
from mapwright.errors import NotationError
from mapwright.notation.packing import pack
from mapwright.rules.daily import daily_map
from mapwright.together.entries import MAX_ENTRIES, MAX_TOTAL_BYTES
from mapwright.together.groups import DAYS, MAX_MEMBERS, Group, format_group_link, parse_group_link, result_of
from page import Page

TODAY = date(2026, 12, 17)
ADA, BEN, CYD = "aaaaaaaa", "bbbbbbbb", "cccccccc"
LINK = format_group_link(bytes(range(16)))


@cache
def record_of(day, seed=1, actions=10_000):
    """The record of a game of that day's map, drawn at random."""
    daily = daily_map(day)
    return str(play_at_random(random.Random(seed), daily.setup, daily.seed, actions)[0])


def result(member, day=TODAY, seed=1):
    return str(result_of(day, member, record_of(day, seed)))


def names(*members):
    return [f"member {id} 1 - {id[0].upper()}" for id in members]


class Visit:
    """A page that reads a group, with what the engine answers."""

    def __init__(self):
        self.page = Page(deal=None)

    def read(self, entries, member=ADA, today=TODAY, day=None, finished=(), started=(), hidden=(), ms=1000):
        days = [each.isoformat() for each in (today, day or today)]
        answer = self.page.tell(
            "group-read", entries=list(entries), member=member, today=days[0], day=days[1],
            finished=[each.isoformat() for each in finished], started=[each.isoformat() for each in started],
            hidden=list(hidden), ms=ms,
        )  # fmt: skip
        self.is_busy = answer["busy"]
        return answer["group"]


def read(entries, **options):
    return Visit().read(entries, **options)


def stars_of(group):
    return {each["member"]: each["stars"] for each in group["shown"]["maps"]}


def test_nothing_of_the_others_is_shown_before_the_own_first_game_is_finished():
    entries = [*names(ADA, BEN), result(BEN)]
    before = read(entries)
    assert before["finished"] == [BEN] and before["shown"] == {
        "day": TODAY.isoformat(), "open": False, "finished": [BEN], "maps": [],
    }  # fmt: skip
    assert before["weeks"][0]["days"][-1]["stars"] == [None, None] and before["weeks"][0]["sums"] == [0, 0]
    after = read([*entries, result(ADA, seed=2)], finished=[TODAY])
    assert set(stars_of(after)) == {ADA, BEN}


def test_a_past_day_is_shown_unless_its_first_game_waits_to_be_finished():
    yesterday = TODAY - timedelta(1)
    entries = [*names(ADA, BEN), result(BEN, yesterday)]
    assert read(entries, day=yesterday)["shown"]["open"]
    assert not read(entries, day=yesterday, started=[yesterday])["shown"]["open"]


def test_a_result_of_a_day_to_come_is_not_shown_until_that_day():
    tomorrow = TODAY + timedelta(1)
    entries = [*names(ADA, BEN), result(BEN, tomorrow)]
    assert read(entries)["finished"] == []
    assert read(entries, today=tomorrow)["finished"] == [BEN]
    assert read(entries)["entries"][-1] == result(BEN, tomorrow)


def test_the_best_map_of_the_day_is_marked_with_its_best_edict():
    group = read([*names(ADA, BEN), result(ADA, seed=2), result(BEN, seed=3)], finished=[TODAY])
    first, second = group["shown"]["maps"]
    assert (first["stars"] > second["stars"]) == first["best"] and not second["best"]
    assert first["edict"]["season"] in ("spring", "summer", "fall", "winter")


def test_the_week_sums_the_stars_of_its_days_and_names_the_leader():
    yesterday = TODAY - timedelta(1)
    entries = [*names(ADA, BEN), result(ADA, seed=2), result(BEN, seed=3), result(BEN, yesterday)]
    week = read(entries, finished=[TODAY])["weeks"][0]
    assert [day["day"] for day in week["days"]][-1] == TODAY.isoformat() and week["monday"] == "2026-12-14"
    assert week["sums"] == [sum(day["stars"][seat] or 0 for day in week["days"]) for seat in (0, 1)]
    assert week["leaders"] == [(ADA, BEN)[week["sums"][1] > week["sums"][0]]]


def test_the_own_place_counts_the_members_with_more_stars_and_is_0_before_the_own_game():
    entries = [*names(ADA, BEN, CYD), result(BEN, seed=3), result(CYD, seed=4)]
    assert read(entries)["place"] == 0
    group = read([*entries, result(ADA, seed=2)], finished=[TODAY])
    stars = stars_of(group)
    assert group["place"] == 1 + sum(other > stars[ADA] for other in stars.values())


def test_equal_sets_show_the_same_in_any_order():
    entries = [*names(ADA, BEN, CYD), *(result(BEN, TODAY - timedelta(back), back) for back in range(3)), result(BEN)]
    expected = read(entries, finished=[TODAY])
    for seed in range(3):
        random.Random(seed).shuffle(entries)
        assert read([*entries, *entries], finished=[TODAY]) == expected


def test_of_several_results_the_one_with_the_smaller_digest_counts():
    results = [result(BEN, seed=seed) for seed in range(4)]
    visible = [read([*names(ADA, BEN), *order], finished=[TODAY])["shown"] for order in (results, results[::-1])]
    assert visible[0] == visible[1] and len(visible[0]["maps"]) == 1


def test_the_highest_number_of_a_name_counts():
    entries = [f"member {BEN} 2 ship Benjamin", f"member {BEN} 1 ship Ben"]
    assert read(entries)["members"] == [{"id": BEN, "player": "ship Benjamin"}]
    entry = Page(deal=None).tell("group-member", entries=entries, member=BEN, player="ship B")["entry"]
    assert entry == f"member {BEN} 3 ship B"


def test_a_hidden_member_is_nowhere_but_in_the_list_of_the_hidden():
    entries = [*names(ADA, BEN), result(BEN), result(ADA)]
    group = read(entries, finished=[TODAY], hidden=[BEN])
    assert group["hidden"] == [{"id": BEN, "player": "- B"}] and set(stars_of(group)) == {ADA}
    assert [each["id"] for each in group["members"]] == [ADA] and result(BEN) in group["entries"]


def test_a_group_shows_twenty_members_and_always_oneself():
    others = [f"{number:08x}" for number in range(40)]
    group = read([*names(*others, ADA)])
    assert len(group["members"]) == MAX_MEMBERS and group["members"][0]["id"] == ADA and group["full"]


def test_results_of_more_than_thirty_days_ago_are_forgotten():
    old, last = TODAY - timedelta(DAYS + 1), TODAY - timedelta(DAYS)
    group = read([*names(ADA), result(ADA, old), result(ADA, last)])
    assert result(ADA, old) not in group["entries"] and result(ADA, last) in group["entries"]


@pytest.mark.parametrize(
    "entry",
    [
        "",
        "result",
        f"result 2026-12-17 {BEN} {pack(record_of(TODAY, actions=5))}",
        f"result 2026-12-17 {BEN} {pack(record_of(TODAY - timedelta(1)))}",
        f"result 2026-12-17 {BEN} {pack(record_of(TODAY))[:-3]}",
        f"result 2026-12-17 {BEN} ~2bA1-other.AAAA9",
        f"result 2026-13-45 {BEN} {pack(record_of(TODAY))}",
        f"result 1999-01-01 {BEN} {pack(record_of(TODAY))}",
        f"result 2026-12-17 {BEN} ~2{'A' * 60_000}",
        f"result 2026-12-17 nobody {pack(record_of(TODAY))}",
        f"member {BEN} 0 - Ben",
        f"member {BEN} 5 \u202e- Ben",
        f"member {BEN} 5 {'x' * 81}",
        f"member {BEN} 5 - Ben\nmember {ADA} 9 - Mal",
        "move 0 1f2e3d4c F1ac4",
        "\ud800 nonsense",
    ],
    ids=range(16),
)
def test_what_is_no_entry_or_no_game_of_that_day_has_no_effect(entry):
    entries = [*names(ADA, BEN), result(ADA)]
    expected = read(entries, finished=[TODAY])
    group = read([*entries, entry], finished=[TODAY])
    assert {**group, "entries": []} == {**expected, "entries": []}


def test_a_name_is_text_whatever_it_contains():
    group = read([f"member {BEN} 1 - <b>Ben</b>&amp;"])
    assert group["members"][0]["player"] == "- <b>Ben</b>&amp;"


def test_five_thousand_entries_are_cut_to_the_limits_and_cost_nothing_of_oneself():
    own = [*names(ADA), result(ADA, seed=2)]
    garbage = [f"result {TODAY} {number:08x} ~2bC1-x.AAAA{number}" for number in range(2500)]
    garbage += [f"member {number:08x} 1 - {'Mal' * 9}{number}" for number in range(2500)]
    group = read([*garbage, *own], finished=[TODAY])
    assert set(own) <= set(group["entries"]) and len(group["entries"]) <= MAX_ENTRIES
    assert sum(len(entry) + 1 for entry in group["entries"]) <= MAX_TOTAL_BYTES
    assert ADA in stars_of(group)


def test_games_are_replayed_in_slices_and_once():
    days = [TODAY - timedelta(back) for back in range(12)]
    entries, visit = [*names(ADA, BEN), *(result(BEN, day) for day in days)], Visit()
    group, slices = visit.read(entries, ms=0), 1
    assert visit.is_busy and group["finished"] == [BEN], "the newest day comes first"
    while visit.is_busy:
        group, slices = visit.read(entries, ms=0), slices + 1
    assert slices >= len(days) and group == read(entries)


def test_an_unfinished_game_is_no_result():
    with pytest.raises(NotationError, match="must be a finished game of 2026-12-17"):
        result_of(TODAY, ADA, record_of(TODAY, actions=5))


def test_a_group_without_results_replays_nothing():
    group = Group(ADA, TODAY)
    group.add(names(ADA, BEN))
    assert list(group.replays()) == [] and group.days() == []


def test_a_link_is_read_as_it_was_written():
    assert parse_group_link(LINK) == bytes(range(16))


@pytest.mark.parametrize(
    "text, code",
    [
        ("", "link"), ("hello", "link"), (LINK[:-2], "link-cut"), (LINK[:20], "link-cut"),
        ("9" + LINK[1:], "link-version"),
        (LINK.replace("0001", "0002"), "link-cut"), (LINK * 1000, "link"),
    ],
)  # fmt: skip
def test_a_wrong_link_is_refused_with_a_reason(text, code):
    assert Page(deal=None).refused("group-parse", link=text) == code
