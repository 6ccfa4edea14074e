"""Cups: what their entries say, to whom, and that devices with the same set show the same board."""

import random
from functools import cache

import pytest

from games import play_at_random
from mapwright.errors import NotationError
from mapwright.notation.deal_code import parse_deal
from mapwright.notation.record import Record, parse_record, replay
from mapwright.rules.random_sheets import random_sheet
from mapwright.rules.setup import BASE, COMBINED, Setup
from mapwright.together.cup_board import Board, decided_season, places_of
from mapwright.together.cup_link import CupLink, new_cup, parse_cup_link
from mapwright.together.cups import MAX_BYTES, MAX_MEMBERS, Cup, game_entry
from page import Page

LINK = new_cup(bytes(range(16)), BASE, 2, together=False)
ON_OWN_SHEET = new_cup(bytes(range(16)), Setup(sheet=random_sheet("cup").id), 2, together=False)
TOGETHER = new_cup(bytes(range(16)), BASE, 2, together=True, card_seconds=60)
ADA, BEN, CYD = "aaaaaaaa", "bbbbbbbb", "cccccccc"


@cache
def records(round, seed, link=LINK):
    """The record of a random game of a round after each season."""
    record, _ = play_at_random(random.Random(seed), *link.deal(round), 10_000)
    result = []
    for number, (state, _) in enumerate(replay(record)):
        if len(state.players[0].seasons) > len(result):
            result.append(str(Record(record.setup, record.seed, record.action_texts[:number])))
    return result


@cache
def game(member, round=1, seed=1, seasons=4, link=LINK):
    return str(game_entry(link, round, member, records(round, seed, link)[seasons - 1]))


def names(*members):
    return [f"member {id} 1 - {id[0].upper()}" for id in members]


def cup_of(entries, own=ADA, link=LINK, hidden=()):
    cup = Cup(link, own, frozenset(hidden))
    cup.add(entries)
    list(cup.replays())
    return cup


def rows(entries, own=ADA, round=1, sees_all=False, **options):
    """Name, finished seasons and stars of each member in the order of the board."""
    board = Board(cup_of(entries, own, **options), sees_all).rows(round)
    return [(row.id, row.seasons[round - 1], row.stars[round - 1]) for row in board]


def totals(round, seed, seasons=4):
    record = parse_record(records(round, seed)[seasons - 1])
    *_, (state, _) = replay(record)
    return [season.total for season in state.players[0].seasons]


def test_season_entry_says_how_far_a_member_is():
    entries = [*names(ADA, BEN), game(BEN, seasons=2)]
    assert (BEN, 2, None) in rows(entries)


def test_stars_of_others_are_shown_for_the_seasons_that_the_own_member_has_finished():
    entries = [*names(ADA, BEN), game(BEN, seed=2), game(ADA, seasons=2)]
    assert {id: stars for id, _, stars in rows(entries)}[BEN] == sum(totals(1, 2)[:2])


def test_nothing_of_another_round_is_shown_before_it_is_drawn():
    entries = [*names(ADA, BEN), game(BEN, round=2), game(ADA, round=1)]
    assert (BEN, 4, None) in rows(entries, round=2)


def test_a_cup_on_an_own_sheet_has_a_board_of_games_on_that_sheet():
    entries = [*names(ADA, BEN), *(game(id, seed=seed, link=ON_OWN_SHEET) for seed, id in enumerate((ADA, BEN)))]
    board = rows(entries, link=ON_OWN_SHEET)
    stars = {id: stars_on_own_sheet(seed) for seed, id in enumerate((ADA, BEN))}
    assert {id: total for id, _, total in board} == stars


def stars_on_own_sheet(seed):
    *_, (state, _) = replay(parse_record(records(1, seed, ON_OWN_SHEET)[3]))
    assert state.setup.sheet == random_sheet("cup").id
    return sum(season.total for season in state.players[0].seasons)


def test_a_projector_shows_everything():
    entries = [*names(BEN), game(BEN)]
    assert rows(entries, own="", sees_all=True) == [(BEN, 4, sum(totals(1, 1)))]


def test_maps_are_shown_when_the_own_one_is_finished():
    entries = [*names(ADA, BEN), game(BEN, seed=2)]
    for seasons, visible_count in ((1, 0), (3, 0), (4, 2)):
        board = Board(cup_of([*entries, game(ADA, seasons=seasons)]), sees_all=False)
        assert len(board.best_maps(1)) == visible_count


def test_of_several_games_of_a_member_the_longest_counts():
    short, long = game(BEN, seed=2, seasons=1), game(BEN, seed=3, seasons=3)
    for order in ([short, long], [long, short]):
        cup = cup_of([*names(BEN), *order])
        assert cup.counted_entry(1, BEN)[0] == long and short not in cup.entries()


def test_three_best_maps_are_followed_by_the_own_one():
    members = [ADA, BEN, CYD, "dddddddd", "eeeeeeee"]
    entries = [*names(*members), *(game(id, seed=seed) for seed, id in enumerate(members))]
    stars = {id: sum(totals(1, seed)) for seed, id in enumerate(members)}
    worst = min(members, key=lambda id: stars[id])
    maps = Board(cup_of(entries, worst), sees_all=False).best_maps(1)
    assert len(maps) == 4 and maps[-1].member == worst and maps[0].place == 1
    assert [each.summary.stars_after(4) for each in maps] == [*sorted(stars.values(), reverse=True)[:3], stars[worst]]


def test_equal_stars_share_a_place_and_the_next_place_is_left_out():
    assert places_of({ADA: 5, BEN: 7, CYD: 7, "d": None}) == {ADA: 3, BEN: 1, CYD: 1}


@pytest.mark.parametrize(
    "games, own, season",
    [([(9, 1, 1, 1), (1, 9, 1, 1)], (1, 9, 1, 1), 2), ([(5, 5, 5, 5)], (5, 5, 5, 5), 1),
     ([(1, 1, 1, 9), (2, 2, 2, 2)], (1, 1, 1, 9), 4)],
)  # fmt: skip
def test_place_is_decided_in_the_season_after_which_it_no_longer_changes(games, own, season):
    assert decided_season(games, own) == season


def test_members_with_equal_sums_share_the_cup():
    entries = [*names(ADA, BEN, CYD)]
    entries += [game(id, round, seed) for id, seed in ((ADA, 1), (BEN, 1), (CYD, 2)) for round in (1, 2)]
    best = max((1, 2), key=lambda seed: sum(sum(totals(round, seed)) for round in (1, 2)))
    winners = Board(cup_of(entries), sees_all=False).winners()
    assert sorted(winners) == ([ADA, BEN] if best == 1 else [CYD])


def test_no_winner_is_shown_to_a_member_who_has_a_round_to_draw():
    entries = [*names(ADA, BEN), game(BEN), game(BEN, round=2), game(ADA)]
    assert Board(cup_of(entries), sees_all=False).winners() == []


def test_rounds_of_a_cup_for_all_at_once_are_open_when_the_organiser_has_opened_them():
    assert [cup_of(entries, link=TOGETHER).open_rounds() for entries in ([], ["open 1"], ["open 2", "open 1"])] == [
        0,
        1,
        2,
    ]
    assert cup_of([]).open_rounds() == 2
    assert cup_of(["open 7"], link=TOGETHER).open_rounds() == 0


def test_device_stores_its_own_entries_and_the_rounds_that_are_open():
    cup = cup_of(
        [*names(ADA, BEN), game(ADA, link=TOGETHER), game(BEN, seed=2, link=TOGETHER), "open 1"], link=TOGETHER
    )
    assert cup.own_entries() == [*names(ADA), game(ADA, link=TOGETHER), "open 1"]


def test_own_game_is_stored_before_it_is_replayed():
    cup = Cup(LINK, ADA)
    cup.add([*names(ADA), game(ADA)])
    assert game(ADA) in cup.own_entries()


def test_board_has_a_hundred_members_and_those_who_have_drawn_come_first():
    others = [f"{number:08x}" for number in range(MAX_MEMBERS + 20)]
    cup = cup_of([*names(*others, ADA), game(ADA)])
    assert len(cup.members()) == MAX_MEMBERS and cup.members()[0].id == ADA
    outsider = next(id for id in others if id not in {member.id for member in cup.members()})
    answer = read(cup.entries(), outsider)
    assert answer["outside"] and answer["full"] and len(answer["rows"]) == MAX_MEMBERS


def test_thousand_names_and_their_garbage_stay_within_the_limits():
    garbage = [f"member {number:08x} 1 - {'Mal' * 20}" for number in range(1000)]
    garbage += [f"result 1 {number:08x} {'A' * 290}" for number in range(1000)]
    cup = cup_of([*garbage, *names(ADA), game(ADA)])
    assert {*names(ADA), game(ADA)} <= set(cup.entries())
    assert sum(len(entry) + 1 for entry in cup.entries()) <= MAX_BYTES


@pytest.mark.parametrize(
    "entry",
    [
        "", "result", "open 0", "open 8", "open 3",
        f"result 1 {BEN} {game(BEN, seasons=2).split()[3]}",
        f"season 1 {BEN} {game(BEN).split()[3]}",
        f"result 2 {BEN} {game(BEN).split()[3]}",
        f"result 1 {BEN} {game(BEN).split()[3][:-2]}",
        f"result 1 {BEN} AAAA{'B' * 200}",
        f"result 7 {BEN} {game(BEN).split()[3]}",
        f"result 1 nobody {game(BEN).split()[3]}",
        f"result 1 {BEN} {'A' * 60_000}",
        f"member {BEN} 5 \u202e- Ben",
        f"member {BEN} 5 - Ben\nmember {ADA} 9 - Mal",
        "\ud800 nonsense",
    ],
    ids=range(16),
)  # fmt: skip
def test_what_is_no_entry_or_no_game_of_that_round_has_no_effect(entry):
    entries = [*names(ADA, BEN), game(ADA)]
    assert rows([*entries, entry]) == rows(entries)
    assert cup_of([*entries, entry]).entries() == cup_of(entries).entries()


def test_hidden_member_is_not_on_the_board():
    entries = [*names(ADA, BEN), game(BEN), game(ADA)]
    assert [id for id, *_ in rows(entries, hidden=[BEN])] == [ADA]


def test_unfinished_season_is_no_entry():
    record, _ = play_at_random(random.Random(1), *LINK.deal(1), 2)
    with pytest.raises(NotationError, match="with a season that is over"):
        game_entry(LINK, 1, ADA, str(record))


# ---------- links ----------


@pytest.mark.parametrize("setup", [BASE, COMBINED, Setup(skills=True, sheet="D"), ON_OWN_SHEET.setup], ids=str)
@pytest.mark.parametrize("together", [False, True])
def test_link_is_read_as_it_was_written(setup, together):
    link = new_cup(bytes(16), setup, 7, together, 30)
    assert parse_cup_link(str(link)) == link and isinstance(link, CupLink)


def test_rounds_have_different_deals_with_the_setup_of_the_cup():
    deals = [parse_deal(LINK.deal_code(round)) for round in (1, 2)]
    assert deals[0] != deals[1] and {setup for setup, _ in deals} == {BASE}


TEXT = str(LINK)


@pytest.mark.parametrize(
    "text, code",
    [
        ("", "link"), ("hello", "link"), (TEXT[:-2], "link-cut"), (TEXT[:20], "link-cut"),
        ("9" + TEXT[1:], "link-version"), (TEXT.replace("0001", "0002"), "link-cut"),
        (TEXT.replace(".2a", ".3a"), "link-cut"), (TEXT * 1000, "link"),
    ],
)  # fmt: skip
def test_wrong_link_is_refused_with_a_reason(text, code):
    assert Page(deal=None).refused("cup-parse", link=text) == code


@pytest.mark.parametrize("change", [{"rounds": 0}, {"rounds": 8}, {"card_seconds": 45}, {"secret": "x"}])
def test_cup_that_cannot_exist_is_refused(change):
    request = {"secret": "0f" * 16, "setup": {"set": "base"}, "rounds": 3, "together": True, "card_seconds": 0} | change
    answer = Page(deal=None).ask("cup-link", **request)
    assert answer["error"]["code"] == "link"


# ---------- the page's requests ----------


def read(entries, member=ADA, link=LINK, round=1, sees_all=False, hidden=(), page=None, ms=1000, board=True):
    answer = (page or Page(deal=None)).tell(
        "cup-read", link=str(link), entries=list(entries), member=member, round=round, sees_all=sees_all,
        hidden=list(hidden), board=board, ms=ms,
    )  # fmt: skip
    return (answer["cup"] or {}) | {"busy": answer["busy"]}


def test_page_makes_its_entries_by_the_engine():
    page = Page(deal=None)
    entry = page.tell("cup-game", link=TEXT, round=1, member=ADA, record=records(1, 1)[0])["entry"]
    assert entry == game(ADA, seasons=1)
    name = page.tell("cup-member", link=TEXT, entries=names(ADA), member=ADA, player="ship Ada")["entry"]
    assert name == f"member {ADA} 2 ship Ada"
    assert page.tell("cup-open", link=TEXT, round=2)["entry"] == "open 2"
    assert page.refused("cup-open", link=TEXT, round=3) == "link"
    assert page.refused("cup-game", link=TEXT, round=2, member=ADA, record=records(1, 1)[0]) == "not-finished"


def test_page_gets_the_board_with_the_best_maps_and_the_record():
    cup = read([*names(ADA, BEN), game(ADA), game(BEN, seed=2)])
    assert [row["place"] for row in cup["rows"]] == [1, 2] and cup["finished"] == [2, 0] and 1 <= cup["decided"] <= 4
    assert len(cup["maps"]) == 2 and all(each["record"].startswith("~2bA1-") for each in cup["maps"])
    assert cup["record"].startswith("~2bA1-") and cup["own_seasons"] == [4, 0]


def test_games_are_replayed_in_slices_and_once():
    entries, page = [*names(ADA, BEN, CYD), *(game(id) for id in (ADA, BEN, CYD))], Page(deal=None)
    slices, cup = 1, read(entries, page=page, ms=0)
    while cup["busy"]:
        slices, cup = slices + 1, read(entries, page=page, ms=0)
    assert slices >= 3 and cup == read(entries) and not read(entries, page=page, ms=0)["busy"]


def test_names_are_on_the_board_before_games_are_replayed():
    cup = read([*names(ADA, BEN, CYD), game(BEN), game(CYD)], ms=0)
    assert cup["busy"] and [row["unread"] for row in cup["rows"]].count(True) == 1 and len(cup["rows"]) == 3


def test_busy_engine_answers_without_a_board_unless_it_is_wanted():
    entries, page = [*names(ADA, BEN, CYD), game(BEN), game(CYD)], Page(deal=None)
    assert read(entries, page=page, ms=0, board=False) == {"busy": True}
    assert "rows" in read(entries, page=page, board=False)


def test_games_of_the_shown_round_are_replayed_first():
    entries = [*names(ADA, BEN, CYD), *(game(id, round) for id in (BEN, CYD) for round in (1, 2))]
    for round in (1, 2):
        page = Page(deal=None)
        read(entries, page=page, round=round, ms=0, board=False)
        cup = read(entries, page=page, round=round, ms=0)
        assert not any(row["unread"] for row in cup["rows"]) and cup["finished"][round - 1] == 2


def test_own_games_are_replayed_before_the_first_board():
    cup = read([*names(ADA, BEN), game(BEN), game(ADA, 1), game(ADA, 2)], ms=0)
    assert cup["own_seasons"] == [4, 4]


def test_no_winner_is_named_before_all_games_are_replayed():
    link = new_cup(bytes(range(16)), BASE, 1, together=False)
    entries = [*names(ADA, BEN, CYD), *(game(id, link=link) for id in (ADA, BEN, CYD))]
    page = Page(deal=None)
    first = read(entries, page=page, link=link, ms=0)
    assert first["busy"] and first["winners"] == [] and read(entries, page=page, link=link)["winners"]


def test_game_of_somebody_without_a_name_does_not_delay_the_winner():
    link = new_cup(bytes(range(16)), BASE, 1, together=False)
    cup = read([*names(ADA), game(ADA, link=link), game(BEN, link=link)], link=link)
    assert cup["winners"] == [ADA]


# ---------- many devices ----------


class Device:
    """A member's device: it has a set of entries, and stores its own ones at the relay."""

    def __init__(self, id, link, games):
        self.link, self.id, self.games = link, id, games
        self.entries = [f"member {id} 1 - {id}"]

    def receive(self, texts):
        cup = Cup(self.link, self.id, games=self.games)
        cup.add([*self.entries, *texts])
        list(cup.replays())
        self.entries = cup.entries()
        return cup.own_entries()

    def reload(self):
        self.games = {}

    def board(self):
        cup = Cup(self.link, "", games=self.games)
        cup.add(self.entries)
        list(cup.replays())
        return Board(cup, sees_all=True).rows(0)


@pytest.mark.parametrize(
    "members", [2, 8, pytest.param(40, marks=pytest.mark.thorough), pytest.param(100, marks=pytest.mark.thorough)]
)
def test_devices_with_the_same_set_show_the_same_board(members):
    rng = random.Random(members)
    games = {}  # devices that have not been reloaded share what they have replayed
    devices = [Device(f"{rng.randrange(16**8):08x}", LINK, games) for _ in range(members)]
    stored = {}
    for device in devices:
        stored[device.id] = device.receive([])
    progress = {(device.id, round): 0 for device in devices for round in (1, 2)}
    for _ in range(members * 8):
        device, round = rng.choice(devices), rng.choice((1, 2))
        seasons = progress[device.id, round] = min(4, progress[device.id, round] + rng.randrange(1, 3))
        texts = stored[device.id] = device.receive([game(device.id, round, int(device.id, 16) % 5, seasons)])
        if rng.random() < 0.1:
            texts = [*texts, f"result 1 {device.id} {'Q' * rng.randrange(5, 99)}", "garbage", *texts]
        for other in rng.sample(devices, min(3, members)):  # the others do not get this event
            other.receive(rng.sample(texts, len(texts)))
        if rng.random() < 0.05:
            device.reload()
    everything = [text for texts in stored.values() for text in texts]
    for device in devices:
        device.receive(rng.sample(everything, len(everything)))
    boards = [device.board() for device in devices[:8]]
    assert all(board == boards[0] for board in boards) and len(boards[0]) == members
    assert {(row.id, round): row.seasons[round - 1] for row in boards[0] for round in (1, 2)} == progress
