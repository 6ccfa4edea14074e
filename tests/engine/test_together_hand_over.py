"""Seats are handed to another device by their writer or by a majority of the others, and come back."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapwright.errors import NotationError
from mapwright.together.feeds import Give, parse_entry
from mapwright.together.place import Place
from mapwright.together.table import Table
from mapwright.together.tenures import electorate
from mapwright.together.writing import next_give, write_give
from peers import Network, check_same, give, hand_over, opened, random_terms
from tries import tries

SLOW_TABLES, CHUNKS = 1000, 5


def writers(network, seat):
    network.settle()
    return {device.table.log.writer(seat) for device in network.devices.values() if device.awake}


def play_with_absence(seed):
    """A player goes away in mid-game, is replaced, and comes back; only what they had not sent is lost."""
    rng = random.Random(seed)
    network = Network(rng, random_terms(rng))
    goal = rng.randint(0, 60)
    network.play(until=lambda: all(one.is_done or one.has_played(goal) for one in network.devices.values()))
    gone, to = rng.sample(list(network.devices), 2)
    away = network.devices[gone]
    away.awake = False
    network.wire.clear()
    network.settle()
    hand_over(network, gone, to)
    standing_in = network.devices[to]
    goal = len(standing_in.table.words) + rng.randint(0, 40)
    network.play(until=lambda: standing_in.is_done or standing_in.has_played(goal))
    away.awake = True
    for seat, facts in enumerate(network.terms.seats):
        if facts.writer == gone and rng.random() < 0.7:
            give(network, to, seat, gone)
    network.play()
    network.settle()
    check_same(network)


@tries(16)
@given(st.integers(0, 2**32))
def test_a_table_goes_on_without_somebody_and_takes_them_back(seed):
    play_with_absence(seed)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_thousand_absences(chunk):
    for number in range(SLOW_TABLES // CHUNKS):
        play_with_absence(f"absence-{chunk}-{number}")


def test_a_majority_of_the_others_is_needed():
    network = opened("p0", "p1", "p2", "p3", words=9)
    give(network, 0, 3, 0)
    assert writers(network, 3) == {3}
    give(network, 1, 3, 0)
    assert writers(network, 3) == {0}


def test_of_two_the_other_one_decides():
    network = opened("p0", "p1", words=3)
    give(network, 0, 1, 0)
    assert writers(network, 1) == {0}


def test_people_at_the_same_device_have_no_say():
    """They went away with it; a bot at it is given by the others as well."""
    network = opened("p0", "p0", "p2", "b0=greedy", words=5)
    assert electorate(network.terms, 1) == electorate(network.terms, 3) == [2]
    give(network, 2, 1, 2)
    give(network, 2, 3, 2)
    assert writers(network, 1) == writers(network, 3) == {2}


def test_who_leaves_gives_their_seat_themselves():
    network = opened("p0", "p1", "p2", words=5)
    give(network, 1, 1, 2)
    assert writers(network, 1) == {2}
    network.play()
    check_same(network)


def test_saying_it_twice_does_not_count_twice():
    network = opened("p0", "p1", "p2", "p3", words=9)
    table = network.devices[0].table
    first = next_give(table, 0, 3, 0)
    for _ in range(3):
        write_give(table, 0, first)
    assert next_give(table, 0, 3, 0).tenure == first.tenure + 1
    give(network, 0, 3, 0)
    assert writers(network, 3) == {3}


def test_two_proposals_at_once_do_not_block_each_other_for_ever():
    network = opened("p0", "p1", "p2", words=5)
    give(network, 0, 2, 0)
    give(network, 1, 2, 1)
    assert writers(network, 2) == {2}
    give(network, 0, 2, 1)
    assert writers(network, 2) == {2}
    give(network, 1, 2, 1)
    assert writers(network, 2) == {1}


def test_a_stand_in_has_no_say():
    network = opened("p0", "p1", "p2", "p3", words=9)
    for voter in (0, 1):
        give(network, voter, 3, 0)
        network.settle()
    with pytest.raises(NotationError, match="seat 3: has no say"):
        give(network, 3, 2, 0)
    forged = network.devices[0].table
    entry = forged.log.next_entry(3, str(Give(2, 1, 0, 9)))
    for device in network.devices.values():
        device.table.take([str(entry)])
    give(network, 0, 2, 0)
    assert writers(network, 2) == {2}


def test_a_seat_may_be_taken_back_and_given_again():
    network = opened("p0", "p1", "p2", words=5)
    for voter in (0, 1):
        give(network, voter, 2, 0)
        network.settle()
    assert network.devices[0].move_of(2) is not None
    give(network, 0, 2, 2)
    assert writers(network, 2) == {2}
    network.play(until=lambda: len(network.devices[0].table.words) > 15)
    network.settle()
    assert network.devices[0].table.log.feeds[2][-1].tenure == 2
    give(network, 2, 1, 2)  # and has a say again
    give(network, 0, 1, 2)
    assert writers(network, 1) == {2}
    network.play()
    check_same(network)


def test_a_stand_in_cannot_take_back_what_all_have_seen():
    network = opened("p0", "p1", "p2", words=20)
    for voter in (0, 1):
        give(network, voter, 2, 0)
        network.settle()
    log = network.devices[1].table.log
    earlier = log.feeds[2][4]
    forged = f"2 1 4 {earlier.before} {earlier.word}"
    assert [refused.code for refused in network.devices[1].table.take([forged])] == ["later"]
    assert log.feeds[2][4] == earlier


def test_what_the_absent_had_not_sent_is_void_and_their_record_is_played_again():
    network = opened("p0", "p1", words=6)
    away = network.devices[1]
    while network.devices[0].move_of(0) is not None:
        pass
    network.settle()
    while away.move_of(1) is not None:
        pass
    unsent = len(away.table.log.feeds[1])
    assert len(away.table.words) > len(network.devices[0].table.words)
    give(network, 0, 1, 0)
    while network.devices[0].move() is not None and not network.devices[0].is_done:
        pass
    assert network.devices[0].is_done
    away.table.take(network.devices[0].entries())
    assert away.table.record == network.devices[0].table.record
    assert not away.table.log.fouls and len(away.table.log.feeds[1]) != unsent


def test_entries_of_a_new_tenure_wait_for_the_words_that_gave_it():
    network = opened("p0", "p1", "p2", words=5)
    for voter in (0, 1):
        give(network, voter, 2, 0)
        network.devices[0].table.take(network.devices[1].entries())
        network.devices[1].table.take(network.devices[0].entries())
    entry = network.devices[0].move_of(2)
    late = network.devices[2].table
    assert [refused.code for refused in late.take([entry])] == ["later"]
    late.take(network.devices[0].entries())
    assert entry in network.devices[2].entries()


def test_who_may_not_give():
    network = opened("p0", "p1", "b1=greedy", words=5)
    table = network.devices[0].table
    for by, word in ((0, Give(1, 1, 2, 9)), (0, Give(7, 1, 0, 9)), (2, Give(0, 1, 1, 9)), (0, Give(0, 1, 5, 9))):
        with pytest.raises(NotationError, match=f"seat {by}"):
            write_give(table, by, word)
    with pytest.raises(NotationError):
        write_give(Table(network.terms), 0, Give(1, 1, 0, 2))


def stood_in_for(words=12):
    """Seat 2 of three is written by seat 0, from its last entry but two on at the earliest."""
    network = opened("p0", "p1", "p2", words=words)
    k = len(network.devices[0].table.log.feeds[2]) - 2
    for voter in (0, 1):
        write_give(network.devices[voter].table, voter, Give(2, 1, 0, k))
    network.settle()
    network.play(until=lambda: network.devices[0].table.mine(2) is not None)
    network.settle()
    entry = network.devices[0].move_of(2)
    network.settle()
    return network, parse_entry(entry, 3)


def test_the_old_writer_comes_too_late():
    network, entry = stood_in_for()
    table = network.devices[1].table
    [refused] = table.take([str(replace(entry, tenure=0))])
    assert (refused.seat, refused.code) == (2, "handed-over") and not table.log.fouls


def test_a_tenure_begins_once():
    """A stand-in that begins again earlier has either broken its own chain or cannot be understood."""
    network, entry = stood_in_for()
    table = network.devices[1].table
    held = table.log.feeds[2]
    far, near = (replace(held[entry.k - back], tenure=1) for back in (2, 1))
    assert [refused.code for refused in table.take([str(far)])] == ["link"]
    assert [refused.code for refused in table.take([str(near)])] == ["foul-chain"]
    [foul] = table.log.fouls
    assert (foul.seat, foul.tenure) == (2, 1) and network.devices[0].table.accept(foul)
    assert held[entry.k] == entry


def test_a_new_writer_follows_what_is_there():
    network, entry = stood_in_for()
    late = Table(network.terms)
    old = [text for text in network.devices[1].entries() if not text.startswith("2 1 ")]
    late.take(old)
    assert [refused.code for refused in late.take([str(replace(entry, before="0" * 32))])] == ["link"]
    assert late.take([str(entry)]) == [] and not late.log.fouls


def test_the_first_word_about_a_tenure_counts():
    network = opened("p0", "p1", "p2", "p3", words=9)
    table, k = network.devices[0].table, len(network.devices[0].table.log.feeds[3])
    write_give(table, 0, Give(3, 1, 0, k))
    write_give(table, 0, Give(3, 1, 1, k))
    network.settle()
    write_give(network.devices[1].table, 1, Give(3, 1, 1, k))
    assert writers(network, 3) == {3}
    write_give(network.devices[2].table, 2, Give(3, 1, 0, k))
    assert writers(network, 3) == {0}


def test_who_was_stood_in_for_looks_on_at_their_own_place():
    network = opened("p0", "p1", words=6)
    table = network.devices[1].table
    network.play(until=lambda: table.mine(1) is not None)
    assert not Place(table, 1).is_bots_turn
    write_give(table, 1, next_give(table, 1, 1, 0))
    assert table.mine(1) is not None and Place(table, 1).is_bots_turn


def test_who_comes_back_first_learns_what_was_written_for_them():
    """Their own unsent entry stands in the place of the stand-in's: nothing may follow it."""
    network = opened("p0", "p1", words=6)
    here, away = network.devices.values()
    network.play(until=lambda: away.table.mine(1) is not None)
    network.settle()
    away.move_of(1)
    give(network, 0, 1, 0)
    while here.move_of(1) is not None:
        pass
    give(network, 0, 1, 1)
    away.table.take([text for text in here.entries() if text.startswith("0 ")])
    assert away.table.log.writer(1) == 1 and not away.table.log.may_write(1) and away.table.mine(1) is None
    away.table.take(here.entries())
    assert away.table.log.may_write(1)
    network.play()
    check_same(network)
