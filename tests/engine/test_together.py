"""The log of a table: what its entries tell, whatever order they come in."""

import json
import random
import subprocess
import sys
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from games import random_action
from mapwright.errors import NotationError
from mapwright.notation.action_text import format_action
from mapwright.notation.record import final_state, parse_record
from mapwright.rules.setup import BASE, PRESETS
from mapwright.together import bots as bots_module
from mapwright.together import table as table_module
from mapwright.together.bots import TableBots
from mapwright.together.entries import MAX_ENTRIES, MAX_ENTRY_BYTES, MAX_TOTAL_BYTES, Move, parse_entry
from mapwright.together.links import RULES, new_link, next_link, parse_link
from mapwright.together.table import MAX_CANDIDATES, Table
from table_devices import play_table

GOLDEN = Path(__file__).parent / "golden"
TABLES = [*range(4), *(pytest.param(number, marks=pytest.mark.thorough) for number in range(4, 30))]
SECRET = b"sixteen-bytes-16"


def link_of(*seats, setup=BASE, secret=SECRET):
    """The link to a table of people (p) and bots by name."""
    bots = tuple("" if seat == "p" else seat for seat in seats)
    return new_link(secret, replace(setup, players=len(seats)), bots)


def draw(table, seat, rng):
    """A legal move of the seat, added to the table and returned."""
    state = table.state_to_act(seat)
    entry = str(Move(seat, table.moment_digest(state), format_action(state, random_action(rng, state)), False))
    assert table.add([entry]) == [entry]
    return entry


def play(table, rng, moves=10_000):
    """Draw with all people and bots until the game is over, or so many moves of people are made."""
    bots = TableBots(table)
    while moves and not table.state.over:
        busy = True
        while busy:
            busy, _ = bots.think(1)
        able = [seat for seat, bot in enumerate(table.link.bots) if not bot and table.state_to_act(seat)]
        if able:
            draw(table, rng.choice(able), rng)
            moves -= 1


def test_table_without_log_entries_shows_the_first_card():
    table = Table(link_of("p", "p"))
    assert table.seats_to_act() == [0, 1]
    assert all(table.state_to_act(seat).task.by == seat for seat in (0, 1))


def test_a_move_made_ahead_of_its_turn_is_shown_and_counts_in_turn():
    table, rng = Table(link_of("p", "p")), random.Random(1)
    draw(table, 1, rng)
    assert not table.record.action_texts and table.seats_to_act() == [0]
    assert table.public_state().players[1] != table.state.players[1]
    draw(table, 0, rng)
    assert len(table.record.action_texts) >= 2


def test_log_entries_in_any_order_give_the_same_game():
    full, rng = Table(link_of("p", "p", "greedy")), random.Random(2)
    play(full, rng)
    assert full.state.over
    for _ in range(3):
        texts = list(full.entries)
        rng.shuffle(texts)
        other = Table(full.link)
        while texts:
            other.add([texts.pop() for _ in range(min(len(texts), 7))])
        assert str(other.record) == str(full.record)


def test_the_record_of_a_finished_table_can_be_replayed():
    table = Table(link_of("p", "p", setup=replace(PRESETS["combined"], skills=True)))
    play(table, random.Random(3))
    assert final_state(parse_record(str(table.record))) == table.state


def two_moves(table, seat, rng):
    """Two different entries for the same moment."""
    state = table.state_to_act(seat)
    words = set()
    while len(words) < 2:
        words.add(format_action(state, random_action(rng, state)))
    return [str(Move(seat, table.moment_digest(state), word, False)) for word in sorted(words)]


def test_of_two_drawings_of_one_card_the_one_that_the_game_went_on_from_counts():
    rng = random.Random(4)
    for choice in (0, 1):
        table = Table(link_of("p", "p"))
        entries = two_moves(table, 0, rng)
        table.add([entries[choice]])
        while table.state.turn == 0:
            for seat in table.seats_to_act():
                draw(table, seat, rng)
        draw(table, 0, rng)
        table.add([entries[1 - choice]])
        assert table.record.action_texts[0] == entries[choice].split()[-1]
        assert table.not_counted(entries) == [entries[1 - choice]]


def test_of_equally_long_games_a_persons_move_counts_before_a_bots():
    table, rng = Table(link_of("p", "p")), random.Random(5)
    person, bot = two_moves(table, 0, rng)
    table.add([f"bot-{bot}"])
    table.add([person])
    assert table.record.action_texts[0] == person.split()[-1]
    assert not table.not_counted([person])


# Guarantee: network
def test_illegal_move_in_the_log_is_ignored():
    table = Table(link_of("p", "p"))
    moment = table.moment_digest(table.state)
    table.add([f"move 0 {moment} -", f"move 0 {moment} ZZZ", f"move 0 {moment} F9zk11"])
    assert not table.record.action_texts and table.seats_to_act() == [0, 1]


# Guarantee: network
def test_moves_of_another_table_have_no_effect():
    table, other = Table(link_of("p", "p")), Table(link_of("p", "p", secret=b"another-table-16"))
    play(other, random.Random(6), moves=20)
    table.add(other.entries)
    assert not table.record.action_texts


# Guarantee: network
@pytest.mark.parametrize(
    "text",
    [
        "", "move", "move 0 1f2e3d4c", "move 2 1f2e3d4c F1ac4", "move 0 1F2E3D4C F1ac4", "move 0 1f2e3d4c F1ac4 ",
        "name 0 0 Ada", "name 0 1 ", "name 0 1 " + "a" * 81, "name 0 1 \u202eAda", "name 0 1 A\nda", "bot 0 1 maybe",
        "bot 0 1234567 on", "next https://example.org", "next 1.short", "hello", "\ud800",
        "move 0 1f2e3d4c " + "F" * MAX_ENTRY_BYTES,
    ],
)  # fmt: skip
def test_a_malformed_entry_is_refused(text):
    with pytest.raises(NotationError):
        parse_entry(text, 2)
    assert Table(link_of("p", "p")).add([text]) == []


def test_the_name_with_the_highest_number_counts():
    table = Table(link_of("p", "p"))
    table.add(["name 0 2 Ada", "name 0 1 Adam", "name 1 1 Ben"])
    assert [table.setting("name", seat) for seat in (0, 1)] == ["Ada", "Ben"]
    assert table.change_setting("name", 0, "crown Cyd") == ["name 0 3 crown Cyd"]


def test_of_two_names_with_one_number_all_devices_show_the_same():
    texts = ["name 0 1 Ada", "name 0 1 Eve", "name 0 1 Ida"]
    names = set()
    for first in texts:
        table = Table(link_of("p", "p"))
        table.add([first])
        table.add(texts)
        names.add(table.setting("name", 0))
    assert len(names) == 1


# Guarantee: network
def test_five_thousand_entries_change_nothing_and_are_limited():
    table, rng = Table(link_of("p", "p")), random.Random(7)
    play(table, rng, moves=30)
    before, own = str(table.record), list(table.entries)
    table.add(["name 0 1 Ada"])
    table.add(f"move {rng.randrange(2)} {rng.getrandbits(32):08x} F1ac4" for _ in range(5000))
    assert str(table.record) == before and set(own) <= set(table.entries) and table.setting("name", 0) == "Ada"
    assert len(table.entries) <= MAX_ENTRIES
    assert sum(len(text.encode()) + 1 for text in table.entries) <= MAX_TOTAL_BYTES
    play(table, rng)
    assert table.state.over


def garbage(rng, count):
    return [f"move {rng.randrange(2)} {rng.getrandbits(32):08x} F1ac4" for _ in range(count)]


def limited(*sets):
    """The entries that a device keeps that gets these sets at once."""
    table = Table(link_of("p", "p"))
    table.add(text for entries in sets for text in entries)
    return set(table.entries)


@pytest.mark.parametrize("seed", range(6))
def test_the_limited_union_of_two_histories_is_that_of_the_limited_histories(seed):
    rng = random.Random(seed)
    table = Table(link_of("p", "p"))
    play(table, rng)
    moves = list(table.entries)
    histories = [moves[: rng.randrange(len(moves))] + garbage(rng, rng.choice((10, 3000, 5000))) for _ in range(2)]
    for history in histories:
        history += [f"name {rng.randrange(2)} {rng.randrange(1, 9)} {'x' * rng.randrange(1, 80)}" for _ in range(20)]
    assert limited(*histories) == limited(*map(limited, histories))


def test_a_table_that_is_full_of_garbage_takes_every_move_and_name():
    rng, table = random.Random(1), Table(link_of("p", "p"))
    table.add(garbage(rng, 6000))
    play(table, rng)
    assert table.state.over
    assert table.change_setting("name", 0, "Ada") == ["name 0 1 Ada"]


def test_the_order_of_entries_does_not_matter_at_the_limits():
    rng, table = random.Random(2), Table(link_of("p", "p"))
    play(table, rng, moves=20)
    texts = [*table.entries, *garbage(rng, 6000)]
    kept_texts = limited(texts)
    rng.shuffle(texts)
    assert limited(texts) == kept_texts


def test_illegal_moves_at_the_present_moment_displace_no_legal_one():
    rng, table = random.Random(3), Table(link_of("p", "p"))
    moment = table.moment_digest(table.state_to_act(0))
    table.add(f"move 0 {moment} F1aa{row}" for row in range(12, 2012))
    draw(table, 0, rng)
    assert len(table.record.action_texts) == 1


def test_each_move_at_a_moment_is_tried_once(monkeypatch):
    tried = []
    is_legal = table_module._is_legal
    monkeypatch.setattr(table_module, "_is_legal", lambda state, text: tried.append(text) or is_legal(state, text))
    table = Table(link_of("p", "p"))
    moment = table.moment_digest(table.state_to_act(0))
    for row in range(12, 60):
        table.add([f"move 0 {moment} F1aa{row}"])
        table.public_state()
    assert len(tried) == len(set(tried)) == 48


@pytest.mark.thorough
def test_a_long_game_with_two_drawings_of_every_card_is_followed_to_its_end():
    rng, seats = random.Random(4), 8
    table, other = Table(link_of(*"p" * seats)), Table(link_of(*"p" * seats))
    while not table.state.over:
        before = list(table.entries)
        play(table, rng, moves=seats)
        other.add(before)
        for seat in range(7):
            if other.state_to_act(seat):
                draw(other, seat, rng)
    both = Table(table.link)
    both.add([*other.entries, *table.entries])
    assert both.state.over


def test_at_most_eight_moves_of_one_position_are_followed():
    table, rng = Table(link_of("p", "p")), random.Random(8)
    state = table.state_to_act(0)
    words = {format_action(state, random_action(rng, state)) for _ in range(200)}
    assert len(words) > MAX_CANDIDATES
    table.add(str(Move(0, table.moment_digest(state), word, False)) for word in words)
    assert len([child for child in table._root.after.values() if child]) == MAX_CANDIDATES


def test_a_table_knows_who_drew_for_a_seat_until_its_player_draws():
    table = Table(link_of("p", "p"))
    assert table.drawer_of(1) == -1
    table.add(["drew 1 1 0"])
    assert table.drawer_of(1) == 0
    table.add(["drew 1 2 1"])
    assert table.drawer_of(1) == -1


def test_a_drawer_without_a_seat_is_ignored():
    table = Table(link_of("p", "p"))
    table.add(["drew 1 1 7"])
    assert table.drawer_of(1) == -1


def test_a_bot_draws_for_a_seat_until_it_is_switched_off():
    table, rng = Table(link_of("p", "p")), random.Random(9)
    bots = TableBots(table)
    table.add(["bot 1 1 on"])
    assert table.bot_of(1) == "greedy"
    while bots.think(1)[0]:
        pass
    assert table.seats_to_act() == [0]
    draw(table, 0, rng)
    assert table.seasons_by_bots() == {1: [0]}
    table.add(["bot 1 2 off"])
    assert table.bot_of(1) == "" and bots.think(1) == (False, [])


def test_all_bots_of_a_slice_share_its_time(monkeypatch):
    """Each seat's bot uses all the time that it gets."""
    clock = [0.0]
    monkeypatch.setattr(bots_module, "perf_counter", lambda: clock[0])

    def think(bots, state, seconds):
        clock[0] += max(seconds, 0)
        return True

    monkeypatch.setattr(bots_module.SeatedBots, "think", think)
    TableBots(Table(link_of("p", *["expert"] * 7))).think(0.04)
    assert clock[0] == pytest.approx(0.04)


def written_by_bots(ahead):
    """What the bots write on the first cards if people draw before them, or after."""
    table, rng = Table(link_of("p", "greedy", "expert", "novice")), random.Random(10)
    bots, written = TableBots(table), []
    for _ in range(4):
        if not ahead:
            draw(table, 0, rng)
        busy = True
        while busy:
            busy, entries = bots.think(5)
            written += entries
        if ahead:
            draw(table, 0, rng)
    return sorted(written)


def test_bots_write_the_same_entries_whether_others_have_drawn_before_them_or_not():
    before, after = written_by_bots(ahead=True), written_by_bots(ahead=False)
    assert len(before) >= 12 and set(before) <= set(after)


def test_bots_write_the_same_entries_in_every_process():
    code = "import test_together; print(test_together.written_by_bots(False))"
    answers = {
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
        ).stdout
        for seed in ("1", "2")
    }  # fmt: skip
    assert len(answers) == 1


# ---------- links ----------


def test_parsing_a_link_gives_what_was_written():
    link = link_of("p", "greedy", "p", setup=replace(PRESETS["combined"], sheet="C", skills=True))
    assert parse_link(str(link)) == link
    assert link.wins == (0, 0, 0)


def test_a_cut_link_is_reported_as_cut():
    text = str(link_of("p", "p"))
    for length in range(10, len(text)):
        with pytest.raises(NotationError) as error:
            parse_link(text[:length])
        assert error.value.code == "link-cut"


@pytest.mark.parametrize(
    ("text", "code"),
    [("", "link"), ("hello", "link"), ("1." + "x" * 500, "link"), ("../../x", "link")],
)
def test_other_text_is_reported_as_no_link(text, code):
    with pytest.raises(NotationError) as error:
        parse_link(text)
    assert error.value.code == code


# Guarantee: network
def test_an_altered_link_is_refused():
    text = str(link_of("p", "p"))
    for index in range(2, len(text)):
        altered = text[:index] + ("a" if text[index] != "a" else "b") + text[index + 1 :]
        with pytest.raises(NotationError):
            parse_link(altered)


def test_a_link_of_another_version_is_refused_as_such():
    with pytest.raises(NotationError) as error:
        parse_link("2" + str(link_of("p", "p"))[1:])
    assert error.value.code == "link-version"


@pytest.mark.parametrize("bots", [("",), ("",) * 9, ("greedy", "greedy"), ("", "my-bot.py")])
def test_a_table_needs_two_to_eight_seats_a_person_and_known_bots(bots):
    with pytest.raises(NotationError):
        new_link(b"sixteen-bytes-16", replace(BASE, players=len(bots)), bots)


def test_the_number_in_links_is_raised_when_a_golden_game_changes():
    """Devices of both versions would play different games by the same words: raise RULES in together/links.py, and add
    the digests printed here to golden/rules.json under the new number."""
    values = {path.name: path.read_text("utf-8").split() for path in sorted((GOLDEN / "games").glob("*.txt"))}
    values["deals.json"] = json.loads((GOLDEN / "deals.json").read_text("utf-8"))
    texts = {name: json.dumps(value, sort_keys=True) for name, value in values.items()}
    digests = {name: sha256(text.encode()).hexdigest()[:16] for name, text in texts.items()}
    known = json.loads((GOLDEN / "rules.json").read_text("utf-8"))
    assert list(known) == [str(number) for number in range(1, RULES + 1)] and known[str(RULES)] == digests


def test_next_table_has_the_same_link_on_every_device_and_contains_the_score():
    table = Table(link_of("p", "p"))
    play(table, random.Random(11))
    one, two = (next_link(table.link, str(table.record), [1]) for _ in range(2))
    assert one == two and one.wins == (0, 1) and one.seed != table.link.seed and one.secret != table.link.secret
    table.add([f"next {one}"])
    assert table.next_table == str(one)


@pytest.mark.parametrize("number", TABLES)
def test_all_devices_end_with_the_same_game_on_an_unreliable_network(number):
    play_table(f"test-{number}")


@pytest.mark.parametrize("seats", [2, 4, pytest.param(8, marks=pytest.mark.thorough)])
def test_tables_of_all_sizes_end_with_the_same_game(seats):
    play_table(f"size-{seats}", seats=seats)
