"""Whatever a hostile seat writes is found by every peer, blamed on that seat alone, and stops no other seat."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import random_action
from mapwright.errors import NotationError
from mapwright.notation.notation import format_action
from mapwright.notation.record import final_state
from mapwright.together.feeds import LONGEST_FEED, Entry, Give
from mapwright.together.fouls import Foul, why_illegal
from mapwright.together.log import MOST_TAKEN
from mapwright.together.seeds import commitment
from mapwright.together.table import Table
from mapwright.together.writing import write_reveal
from peers import Network, give, hand_over, opened, random_terms, terms_of
from tries import tries

SLOW_TABLES, CHUNKS = 1000, 5


def illegal_word(rng, table, seat):
    """A word in form that the rules forbid at this moment."""
    state = table.mine(seat)
    legal = format_action(state, random_action(rng, state))
    words = ["Wk11", "F1aa1", "Xa1", "-a0", "-", "V9aa1", "nonsense", "M1aa1", legal.upper(), legal + "-z", legal[::-1]]
    bad = [word for word in words if len(word) <= 12 and why_illegal(state, word)]
    return rng.choice(bad)


def moved(table, seat, word):
    """The entry of a move, legal or not, in the position that the seat is in."""
    return table.log.next_entry(seat, f"{word}~{table.position(table.mine(seat))}")


def sabotage(kind, rng, table, seat):
    """What a hostile device sends as this seat; the last entry is the foul."""
    feed = table.log.feeds[seat]
    state = table.mine(seat)
    good = moved(table, seat, format_action(state, random_action(rng, state)))
    match kind:
        case "illegal":
            return [moved(table, seat, illegal_word(rng, table, seat))]
        case "double":
            old = rng.choice(feed)
            return [replace(old, word=old.word[:-1] + ("0" if old.word[-1] != "0" else "1"))]
        case "chain":
            return [replace(good, before=rng.choice(["0" * 32, table.terms.id, feed[0].digest]))]
        case "form":
            return [
                replace(
                    good, word=rng.choice(["=" + "0" * 32, "+" + "0" * 32, "W_a1", "@9.1.0.5.-", "@0.1.0.1.-", "~"])
                )
            ]
    raise AssertionError(kind)


KINDS = ("illegal", "double", "chain", "form")


def play_against(kind, seed):
    """A seat cheats in mid-game: all others find it, agree whose it was, hand the seat over and play on."""
    rng = random.Random(seed)
    network = Network(rng, random_terms(rng, rng.choice((2, 3, 4))), loss=0.1)
    homes = list(network.devices)
    bad = rng.choice(homes)
    judge = network.devices[next(home for home in homes if home != bad)]
    goal = rng.randint(0, 40)
    network.play(until=lambda: ready(network, bad, goal))
    if judge.is_done:
        return
    device = network.devices[bad]
    sent = [str(entry) for entry in sabotage(kind, rng, device.table, bad)]
    device.awake = False
    others = [one for one in network.devices.values() if one is not device]
    network.wire.clear()
    network.settle()
    for one in others:
        one.table.take(device.entries())
        one.table.take(sent)
    network.settle()
    check_blame(kind, bad, others)
    if len(homes) < 3:
        return  # the player who is left continues in a separate game
    hand_over(network, bad, rng.choice([home for home in homes if home != bad]))
    network.play()
    assert len({str(one.table.record) for one in others}) == 1
    assert final_state(others[0].table.record) == others[0].table.state
    assert {foul.seat for one in others for foul in one.table.log.fouls} <= {bad}


def ready(network, bad, goal):
    table = network.devices[bad].table
    over = any(device.is_done for device in network.devices.values())
    return over or (len(table.words) >= goal and table.mine(bad) is not None)


def check_blame(kind, bad, others):
    """In turn or ahead of it: an illegal word is found when its turn comes."""
    for one in others:
        while not one.table.log.fouls and (entry := one.move()) is not None:
            for other in others:
                other.table.take([entry])
    for one in others:
        [foul] = one.table.log.fouls
        assert (foul.kind, foul.seat) == (kind, bad)
        assert one.table.log.stopped_by(bad) == foul
        assert kind == "double" or bad in one.table.waiting_for()
        for other in others:
            assert other.table.accept(foul)


@tries(40)
@given(st.sampled_from(KINDS), st.integers(0, 2**32))
def test_a_foul_is_found_blamed_and_overcome(kind, seed):
    play_against(kind, seed)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_thousand_fouls(chunk):
    for number in range(SLOW_TABLES // CHUNKS):
        play_against(KINDS[number % len(KINDS)], f"foul-{chunk}-{number}")


def test_a_false_reveal_is_proved_by_the_commitment():
    network = Network(random.Random(1), terms_of("p0", "p1"), loss=0, doubling=0)
    one, bad = network.devices[0], network.devices[1]
    one.move(), bad.move()
    one.table.take(bad.entries())
    entry = one.table.log.next_entry(1, "+" + "0" * 32)
    [refused] = one.table.take([str(entry)])
    assert (refused.seat, refused.code) == (1, "foul-reveal")
    [foul] = one.table.log.fouls
    assert (foul.kind, foul.seat, foul.k) == ("reveal", 1, 1)
    assert Table(network.terms).accept(foul)
    assert one.table.state is None and one.move() is not None
    assert one.table.waiting_for() == [1]


def test_a_nonce_is_revealed_only_when_all_have_committed():
    network = Network(random.Random(1), terms_of("p0", "p1"), loss=0, doubling=0)
    one = network.devices[0]
    assert one.table.waiting_for() == [0, 1]
    assert one.move() is not None and one.move() is None
    assert one.table.waiting_for() == [1]
    with pytest.raises(NotationError, match="seat 0: may not reveal"):
        write_reveal(one.table, 0, one.nonces[0])


def test_an_entry_of_another_table_is_found():
    """Same people, same setup, another name: every chain begins with its own table."""
    here, there = (opened("p0", "p1", words=1, name=name) for name in ("table-here", "table-there"))
    table = Table(here.terms)
    refused = table.take(there.devices[0].entries())
    assert {one.code for one in refused} == {"foul-chain", "later"}
    assert not any(table.log.feeds) and {foul.seat for foul in table.log.fouls} == {0, 1}


def test_a_flood_of_fouls_is_one_foul():
    network = opened("p0", "p1", words=5)
    table = network.devices[0].table
    old = table.log.feeds[1][3]
    table.take([str(replace(old, word=f"W1a{letter}{row}")) for letter in "abcdefghijk" for row in range(1, 12)])
    assert len(table.log.fouls) == 1 and table.log.feeds[1][3] == old


def test_a_fork_tells_more_than_an_illegal_move():
    """Devices that have different entries have to know where they began to differ."""
    log = opened("p0", "p1", words=5).devices[0].table.log
    old = log.feeds[1][3]
    both = str(old), str(replace(old, word="W1aa1~00000000"))
    log.keep(Foul("illegal", both[1:]))
    log.keep(Foul("double", tuple(str(replace(old, k=4, word=word)) for word in ("W1aa1~00000000", "W1aa2~00000000"))))
    assert log.fork(1) == 4
    log.keep(Foul("double", both))
    log.keep(Foul("illegal", both[1:]))
    assert log.fork(1) == 3


def test_nothing_more_is_taken_from_a_stopped_seat_and_all_from_others():
    network = opened("p0", "p1", words=6)
    one, bad = network.devices.values()
    old = one.table.log.feeds[1][3]
    one.table.take([str(replace(old, word="nonsense"))])
    network.play(until=lambda: bad.table.mine(1) is not None, most=50)
    held = len(one.table.log.feeds[1])
    bad.move_of(1)
    [refused] = one.table.take(bad.entries()[-1:])
    assert (refused.seat, refused.code) == (1, "stopped") and len(one.table.log.feeds[1]) == held
    assert one.table.mine(1) is None and (one.table.mine(0) is None or one.move_of(0))


BROKEN = [
    ("", -1, "entry"), ("x", -1, "entry"), ("1", -1, "entry"), ("1 ", 1, "entry"), ("9 0 0 x =", -1, "entry"),
    ("2 0 0 " + "0" * 32 + " =", -1, "entry"), ("1 0 00 " + "0" * 32 + " W", 1, "entry"),
    ("1 0 1 " + "0" * 31 + " W", 1, "entry"), ("1 0 1 " + "A" * 32 + " W", 1, "entry"),
    ("1 0 1 " + "0" * 32 + " W W", 1, "entry"), ("1 0 1 " + "0" * 32 + " W\n", 1, "entry"),
    ("1 0 1 " + "0" * 32 + " é", 1, "entry"), ("1 100 1 " + "0" * 32 + " W", 1, "entry"),
    ("1 0 1 " + "0" * 32 + " " + "W" * 600, 1, "too-long"), (f"1 0 {LONGEST_FEED} " + "0" * 32 + " W", 1, "too-long"),
    ("1 0 -1 " + "0" * 32 + " W", 1, "entry"), ("١ 0 1 " + "0" * 32 + " W", -1, "entry"), ("[1,0]", -1, "entry"),
    ("x" * 100_000, -1, "too-long"), ("\ud800", -1, "entry"), ("1 0 1 " + "0" * 32, 1, "entry"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "seat", "code"), BROKEN, ids=lambda value: ascii(str(value))[:40])
def test_what_is_no_entry_is_refused_and_names_the_seat(text, seat, code):
    network = opened("p0", "p1", words=5)
    table = network.devices[0].table
    before = table.log.have(), table.state
    [refused] = table.take([text])
    assert (refused.seat, refused.code) == (seat, code)
    assert seat < 0 or refused.detail.startswith(f"seat {seat}:")
    assert (table.log.have(), table.state) == before and not table.log.fouls


@tries(200)
@given(
    st.lists(st.text(max_size=80) | st.from_regex(r"[0-3] [0-2] [0-9]{1,2} [0-9a-f]{32} [!-~]{1,9}", fullmatch=True))
)
def test_any_texts_are_taken_or_refused(texts):
    table = Table(terms_of("p0", "p1", "p2"))
    refused = table.take(texts)
    assert len(refused) >= len(set(texts)) - 3
    for foul in table.log.fouls:
        assert Table(table.terms).accept(foul)


def test_at_most_so_many_entries_are_taken_at_once():
    refused = Table(terms_of("p0", "p1")).take("x" for _ in range(1_000_000))
    assert len(refused) == MOST_TAKEN + 1 and refused[-1].code == "too-long"


def framed(table, seat):
    """Accusations of an honest seat that prove nothing."""
    feed = [str(entry) for entry in table.log.feeds[seat]]
    other = str(table.log.feeds[1 - seat][3])
    record = str(table.record)
    early = ".".join(record.split(".")[:2])
    told = [
        ("double", 2, 2), ("double", 2, 3), ("double", 2), ("chain", 2, 3), ("chain", 2, 4), ("chain", 4), ("chain", 0),
        ("form", 3), ("reveal", 0, 1), ("reveal", 1, 0), ("reveal", 0, 2), ("theft", 2), ("illegal",),
    ]  # fmt: skip
    yield from (Foul(kind, tuple(feed[k] for k in places), record) for kind, *places in told)
    yield Foul("double", (feed[3], other))
    yield Foul("double", (feed[2], "1 0 x"))
    yield Foul("illegal", ("x y z",), record)
    for game in (record, early, "nonsense", record.replace("-", "-x", 1), record + "._"):
        yield from (Foul("illegal", (feed[k],), game) for k in (2, 5, -1))


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_honest_can_be_framed(seat):
    table = opened("p0", "p1", words=12).devices[0].table
    for foul in framed(table, seat):
        assert not table.accept(foul), foul
    assert not table.log.fouls


def with_two_moves():
    """A table of three, and two moves of the third player for the same place."""
    network, rng = opened("p0", "p1", "p2", words=8), random.Random(3)
    bad = network.devices[2]
    network.play(until=lambda: bad.table.mine(2) is not None)
    network.settle()
    state = bad.table.mine(2)
    words = {format_action(state, random_action(rng, state)) for _ in range(50)}
    return network, *(moved(bad.table, 2, word) for word in sorted(words)[:2])


def test_a_fork_is_cut_by_a_hand_over_and_all_agree_again():
    """A seat sends two different moves to two peers: both continue, each with their own, until one sees the other's."""
    network, one, other = with_two_moves()
    first, second, bad = network.devices.values()
    one, other = str(one), str(other)
    first.table.take([one])
    second.table.take([other])
    for _ in range(4):
        for device in (first, second):
            entry = device.move()
            if entry is not None:
                first.table.take([entry]), second.table.take([entry])
    assert [refused.code for refused in first.table.take([other])] == ["foul-double"]
    [foul] = first.table.log.fouls
    assert second.table.accept(foul) and foul.seat == 2
    bad.awake = False
    give(network, 0, 2, 0)
    second.table.take(first.table.log.missing(second.table.log.have()))
    give(network, 1, 2, 0)
    first.table.take(second.table.log.missing(first.table.log.have()))
    assert first.table.log.feeds[2] != second.table.log.feeds[2]
    network.play()
    assert first.table.log.feeds[2] == second.table.log.feeds[2] and one in first.entries()
    assert str(first.table.record) == str(second.table.record)
    assert final_state(first.table.record) == first.table.state


def test_votes_of_a_device_that_sent_different_entries_count_for_all():
    """It showed its vote to one device alone, which acts on it: the other has to understand that."""
    network, one, other = with_two_moves()
    first, second, _ = network.devices.values()
    feed = second.table.log.feeds[1]
    vote = Entry(2, 0, other.k + 1, other.digest, str(Give(1, 1, 1, len(feed), feed[-1].digest[:8])))
    first.table.take([str(one)])
    second.table.take([str(other), str(vote)])
    [begun] = second.tend()
    assert [refused.code for refused in first.table.take([begun])] == ["later"]
    first.table.take([str(other), *second.table.log.votes_of_forked()])
    assert second.table.accept(first.table.log.fouls[0])
    first.table.take([*second.table.log.votes_of_forked(), begun])
    assert first.table.log.feeds[1] == second.table.log.feeds[1]
    assert not first.table.log.votes_of_forked()[1:], "each is told once"


def test_commitments_hang_on_table_and_seat():
    here, there = terms_of("p0", "p1"), terms_of("p0", "p1", name="another-table")
    nonce = "0" * 32
    assert len({commitment(terms, seat, nonce) for terms in (here, there) for seat in (0, 1)}) == 4


def test_an_entry_has_one_text():
    entry = Entry(1, 0, 12, "0" * 32, "W1aa1")
    assert str(entry) == "1 0 12 " + "0" * 32 + " W1aa1" and len(str(entry)) < 512
