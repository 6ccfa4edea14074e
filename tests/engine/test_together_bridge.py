"""A table by the bridge's messages: opened, joined, played to its end by several pages, and refused what is bad."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from any_json import anything
from mapwright.bridge import Bridge
from mapwright.notation.record import final_state, parse_record
from page import Page
from tries import tries

SETUP = {"set": "combined", "players": 4, "skills": True}
SEATS = [
    {"writer": 0, "key": "key-of-ada"},
    {"writer": 1, "key": "key-of-ben"},
    {"writer": 0},
    {"writer": 1, "bot": "greedy"},
]
NAME = "table-of-a-test"


class TablePage(Page):
    """A page at a table: what it has to send is in `sent`."""

    def __init__(self, home, terms, entries=()):
        super().__init__(deal=None)
        self.sent = []
        self.table = None
        self.tell("table-open", terms=terms, home=home, entries=list(entries))

    def tell(self, do, **rest):
        answer = super().tell(do, **rest)
        self.table = answer.get("table", self.table)
        self.sent += answer.get("written", [])
        return answer

    def deliver(self, *others):
        sent, self.sent = self.sent, []
        for other in others:
            assert other.tell("table-take", entries=sent)["refused"] == []


def terms(seats=SEATS, setup=SETUP, name=NAME):
    return Page(deal=None).tell("table-terms", name=name, setup=setup, seats=seats)["terms"]


def begun():
    """Two pages; all four seats have revealed their nonces."""
    pages = [TablePage(home, terms()) for home in (0, 1)]
    for do in ("table-commit", "table-reveal"):
        for page, seats in zip(pages, ((0, 2), (1, 3)), strict=True):
            for seat in seats:
                page.tell(do, seat=seat, nonce=f"{seat:032x}")
        pages[0].deliver(pages[1])
        pages[1].deliver(pages[0])
    return pages


def play_here(page, rng):
    """Do one thing that a player at this page may do; return False if there is none."""
    page.tell("table-think", ms=50)
    people = [seat for seat in page.table["free"] if "bot" not in SEATS[seat]]
    if not people:
        return bool(page.sent)
    page.tell("table-sit", seat=rng.choice(people))
    while page.view["phase"] not in ("next", "bot", "over"):
        page.play_on(rng)
    if page.view["phase"] == "next":
        page.tell("next")
    page.tell("table-state")
    return True


def test_two_pages_play_a_table_of_four_to_its_end():
    pages = begun()
    assert {page.table["stage"] for page in pages} == {"play"}
    rng = random.Random(1)
    while pages[0].table["stage"] != "over" or pages[1].table["stage"] != "over":
        one, other = rng.sample(pages, 2)
        play_here(one, rng)
        one.deliver(other)
    assert pages[0].table["record"] == pages[1].table["record"]
    assert pages[0].table["marks"] == pages[1].table["marks"]
    assert final_state(parse_record(pages[0].table["record"])).over
    assert pages[0].view["results"] or pages[0].tell("table-sit", seat=0)["view"]["results"]


def test_a_draft_is_seen_by_nobody_until_it_is_inked():
    one, other = begun()
    for page, seat in ((one, 0), (other, 1)):
        page.tell("table-sit", seat=seat)
    blank = other.view["players"][0]["map"]
    one.tell("act", intent=next(one.legal_intents()))
    assert one.view["phase"] in ("next", "extra") and one.view["players"][0]["map"] != blank
    assert one.view["can_undo"] and one.tell("table-state")["written"] == []
    assert TablePage.tell(one, "table-sit", seat=2)["view"]["players"][0]["map"] == blank
    one.tell("table-sit", seat=0)
    one.tell("act", intent=next(one.legal_intents()))
    while one.view["phase"] != "next":
        one.tell("pass")
    one.tell("next")
    assert one.view["phase"] == "bot"
    one.tell("table-state")
    assert one.sent
    one.deliver(other)
    assert other.view["players"][0]["map"] == one.view["players"][0]["map"] != blank


def test_what_others_ink_comes_in_under_ones_draft():
    one, other = begun()
    for page, seat in ((one, 0), (other, 1)):
        page.tell("table-sit", seat=seat)
    other.tell("act", intent=next(other.legal_intents()))
    drafted = other.view["players"][1]["map"]
    play_here(one, random.Random(2))
    one.deliver(other)
    assert other.view["players"][1]["map"] == drafted and other.view["can_undo"]
    other.tell("undo")
    assert other.view["players"][1]["map"] != drafted and other.view["tools"]


def test_the_ordinary_messages_work_at_a_place():
    one, _ = begun()
    one.tell("table-sit", seat=0)
    where = next(one.legal_intents())
    assert one.tell("preview", intent=where)["preview"]["fits"]
    assert one.tell("explain", letter="A", seat=1)["explanation"]["letter"] == "A"
    assert one.tell("think", ms=1)["busy"] is False
    assert one.refused("next") == "not-your-turn"
    one.tell("act", intent=where)
    assert one.view["record"] == one.table["record"]


def test_who_looks_on_sees_all_and_does_nothing():
    one, _ = begun()
    watcher = TablePage(-1, terms())
    watcher.tell("table-take", entries=one.tell("table-missing", have=watcher.table["have"], marks=[])["entries"])
    watcher.tell("table-sit", seat=-1)
    assert watcher.view["phase"] == "bot" and watcher.view["tools"] == []
    assert watcher.refused("pass") == "not-your-turn"
    assert watcher.refused("table-sit", seat=0) == "table"
    assert watcher.table["free"] == []


def test_a_page_is_opened_again_from_its_entries():
    one, other = begun()
    rng = random.Random(3)
    for _ in range(12):
        play_here(one, rng)
        one.deliver(other)
        play_here(other, rng)
        other.deliver(one)
    entries = one.tell("table-missing", have=[[0, 0]] * 4, marks=[])["entries"]
    again = TablePage(0, terms(), reversed(entries))
    assert again.table == one.table
    told = one.tell("table-missing", have=again.table["have"], marks=again.table["marks"])
    assert (told["entries"], told["desync"]) == ([], None)
    assert one.tell("table-missing", have=again.table["have"], marks=["00000000"])["desync"] == 0


def test_a_foul_is_shown_proved_and_overcome():
    one, _ = begun()
    seat = 1
    k = one.table["have"][seat][1]
    last = one.tell("table-missing", have=[[0, 0]] * 4, marks=[])["entries"]
    mine = next(text for text in last if text.startswith(f"{seat} 0 {k - 1} "))
    forged = mine[:-1] + ("0" if mine[-1] != "0" else "1")
    [refused] = one.tell("table-take", entries=[forged])["refused"]
    assert (refused["seat"], refused["code"]) == (seat, "foul-double")
    assert one.table["stopped"] == [seat]
    [foul] = one.table["fouls"]
    watcher = TablePage(-1, terms())
    assert watcher.tell("table-judge", foul=foul)["proved"] is True
    assert watcher.tell("table-judge", foul=foul | {"entries": foul["entries"][:1]})["proved"] is False
    assert foul["writer"] == 1
    assert one.ask("table-give", seat=seat, writer=0)["error"]["code"] == "give-two"


def test_three_pages_hand_a_seat_over():
    people = [{"writer": home, "key": f"key-of-{home}"} for home in range(3)]
    agreed = terms(people, {"set": "base", "players": 3})
    pages = [TablePage(home, agreed) for home in range(3)]
    for do in ("table-commit", "table-reveal"):
        for home, page in enumerate(pages):
            page.tell(do, seat=home, nonce=f"{home:032x}")
        for page in pages:
            page.deliver(*pages)
    one, other, _ = pages
    one.tell("table-give", seat=2, writer=0)
    assert one.table["votes"] == [{"seat": 2, "writer": 0, "by": [0], "needed": 2, "may_agree": True}]
    one.deliver(other)
    other.tell("table-give", seat=2, writer=0)
    other.deliver(one)
    assert one.table["tenures"][2] == [{"tenure": 1, "writer": 0}] and one.table["votes"] == []
    assert one.table["to_begin"] and not other.table["to_begin"]
    one.tell("table-tend", here=[0, 1])
    one.tell("table-think", ms=50)
    assert [text.split()[1:3] for text in one.sent if text.startswith("2 ")] == [["1", "2"], ["1", "3"]]
    one.tell("table-tend", here=[0, 1, 2])
    assert one.table["tenures"][2][-1] == {"tenure": 2, "writer": 2}


NONCE = "0" * 32
TERMS = {"name": NAME, "setup": SETUP, "seats": SEATS}
GOOD = {"terms": None, "home": 0, "entries": []}
BAD = [
    ("table-dance", {}), ("table-open", {}), ("table-open", {"terms": 3}), ("table-open", {"home": 2}),
    ("table-open", {"home": 9}), ("table-open", {"home": True}), ("table-open", {"entries": [3]}),
    ("table-open", {"entries": "x"}), ("table-open", {"terms": "mapwright-table"}), ("table-take", {}),
    ("table-take", {"entries": [None]}), ("table-commit", {"seat": 0}), ("table-commit", {"seat": 1, "nonce": NONCE}),
    ("table-commit", {"seat": 9, "nonce": NONCE}), ("table-commit", {"seat": -1, "nonce": NONCE}),
    ("table-commit", {"seat": 0, "nonce": NONCE}), ("table-reveal", {"seat": 0, "nonce": "x"}),
    ("table-reveal", {"seat": 0, "nonce": NONCE}), ("table-give", {"seat": 1}),
    ("table-give", {"seat": 0, "writer": 1}), ("table-give", {"seat": 9, "writer": 0}),
    ("table-give", {"seat": 1, "writer": 2}), ("table-tend", {}), ("table-tend", {"here": 3}),
    ("table-think", {}), ("table-think", {"ms": 1e9}),
    ("table-missing", {"have": [[0, 0]], "marks": []}), ("table-missing", {"have": [[0]] * 4, "marks": []}),
    ("table-missing", {"have": [[0, 0.5]] * 4, "marks": []}), ("table-missing", {"have": [[0, 0]] * 4}),
    ("table-missing", {"have": [[0, 0]] * 4, "marks": [0]}), ("table-sit", {}), ("table-sit", {"seat": 1}),
    ("table-sit", {"seat": 99}), ("table-judge", {}), ("table-judge", {"foul": []}), ("table-judge", {"foul": {}}),
    ("table-terms", TERMS | {"seats": [3]}), ("table-terms", TERMS | {"seats": []}),
    ("table-terms", TERMS | {"setup": {}}),
    ("table-terms", TERMS | {"name": "a b"}), ("table-terms", TERMS | {"seats": [{"writer": "0"}] * 4}),
    ("table-terms", TERMS | {"seats": [{"writer": 0, "key": "a b c d e f"}] * 4}),
    ("table-terms", TERMS | {"seats": [{"writer": 10**9, "key": "key-of-ada"}] * 4}),
    ("table-terms", TERMS | {"seats": [{"writer": -1, "key": "key-of-ada"}] * 4}),
]  # fmt: skip


@pytest.fixture(scope="module")
def seated():
    one, _ = begun()
    one.tell("table-sit", seat=0)
    return one


@pytest.mark.parametrize(("do", "rest"), BAD, ids=lambda value: json.dumps(value)[:60])
def test_bad_messages_are_refused_and_change_nothing(seated, do, rest):
    rest = (GOOD | {"terms": terms()} | rest) if do == "table-open" and rest else rest
    before = seated.ask("table-state")
    code = seated.refused(do, **rest)
    assert code and seated.ask("table-state") == before


@pytest.mark.parametrize(
    "do", ["take", "state", "commit", "reveal", "give", "tend", "think", "missing", "sit", "judge"]
)
def test_without_a_table_there_is_nothing_to_do(do):
    facts = {
        "entries": [],
        "seat": 0,
        "by": 0,
        "writer": 0,
        "nonce": NONCE,
        "ms": 1,
        "have": [],
        "marks": [],
        "here": [],
    }
    foul = {"kind": "form", "entries": [], "record": "", "code": ""}
    answer = Page(deal=None).ask(f"table-{do}", foul=foul, **facts)
    assert answer["error"]["code"] == "no-table"


def test_nobody_sits_before_the_first_card():
    assert TablePage(0, terms()).ask("table-sit", seat=0)["error"]["code"] == "no-game"


DOS = ("terms", "open", "take", "state", "commit", "reveal", "give", "tend", "think", "missing", "sit", "judge")
messages = st.fixed_dictionaries(
    {"do": st.sampled_from([f"table-{do}" for do in DOS])},
    optional={
        "terms": anything, "home": anything, "entries": st.lists(st.text(max_size=60)) | anything, "ms": anything,
        "seat": st.integers(-2, 5) | anything, "by": st.integers(-2, 5) | anything, "nonce": anything, "name": anything,
        "writer": st.integers(-2, 5) | anything, "seats": anything, "setup": anything, "foul": anything,
        "have": st.lists(st.tuples(st.integers(-3, 99), st.integers(-3, 999)), min_size=4, max_size=4) | anything,
        "marks": anything,
    },
)  # fmt: skip


@pytest.fixture(scope="module")
def hammered():
    return begun()[0]


@tries(300)
@given(messages)
def test_any_message_about_a_table_is_answered(hammered, message):
    answer = json.loads(hammered.bridge.dispatch(json.dumps(message)))
    assert answer["ok"] or answer["error"]["code"] not in ("", "engine"), answer


def test_a_game_for_one_goes_on_beside_a_table():
    one, _ = begun()
    one.tell("table-sit", seat=0)
    one.tell("deal", deal="bA1-beside")
    assert one.view["deal"] == "bA1-beside"
    one.tell("table-state")
    assert one.tell("view")["view"]["deal"] == "bA1-beside"
    assert isinstance(one.bridge, Bridge)
