"""Seats are handed to another device by their writer or by a majority of the devices, and come back."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapwright.errors import NotationError
from mapwright.together.feeds import FeedError, Give, parse_entry
from mapwright.together.place import Place
from mapwright.together.table import Table
from mapwright.together.tenures import votes_needed
from mapwright.together.writing import open_vote, write, write_give
from peers import Network, check_same, give, hand_over, opened, random_terms, terms_of
from tries import tries

SLOW_TABLES, CHUNKS = 1000, 5


def writers(network, seat):
    network.settle()
    return {device.table.log.writer(seat) for device in network.devices.values() if device.awake}


def vote(network, seat, writer, *homes):
    for home in homes:
        give(network, home, seat, writer)
        network.settle()


def play_with_absence(seed):
    """A player goes away in mid-game, is replaced, and comes back; only what they had not sent is lost."""
    rng = random.Random(seed)
    terms = random_terms(rng, rng.choice((3, 4, 4, 5, 6)))
    network = Network(rng, terms)
    goal = rng.randint(0, 60)
    network.play(until=lambda: all(one.is_done or one.has_played(goal) for one in network.devices.values()))
    if len(terms.homes) < 3 or any(one.is_done for one in network.devices.values()):
        return
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
    if rng.random() < 0.7:
        for written in standing_in.tend(here=[gone]):
            network.tell_all(to, written)
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


# ---------- who decides ----------


def test_at_a_table_of_two_devices_no_seat_is_handed_over():
    network = opened("p0", "p1", "p0", "b1=greedy", words=3)
    for home, seat in ((0, 1), (0, 0), (1, 0)):
        with pytest.raises(FeedError) as refused:
            give(network, home, seat, 1 - seat if seat < 2 else 0)
        assert refused.value.code == "give-two"


def test_an_opponent_cannot_take_a_seat_and_wipe_its_map():
    """The word that once did it, and an entry of the tenure that it gave: the map stays, and no device is blamed."""
    network = opened("p0", "p1", words=6)
    ada, mal = network.devices[0].table, network.devices[1].table
    drawn = list(ada.words)
    first = ada.log.feeds[0][1].digest
    theft = write(mal, 1, str(Give(0, 1, 1, 2, first[:8])))
    forged = f"0 1 2 {first} -~00000000"
    assert [one.code for one in ada.take([theft, forged])] == ["later"]
    assert ada.words == drawn and ada.log.writer(0) == 0 and not ada.log.fouls and ada.log.may_write(0)


@pytest.mark.parametrize(("devices", "needed"), [(3, 2), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5)])
def test_more_than_half_of_all_devices_are_needed(devices, needed):
    """So that two halves of a table that cannot hear each other never both decide."""
    terms = terms_of(*(f"p{number}" for number in range(devices)))
    assert votes_needed(terms, 0, 1) == needed
    assert votes_needed(terms, 0, 0) == needed - 1, "the owner wants the seat back"


def test_all_three_others_of_four_decide():
    network = opened("p0", "p1", "p2", "p3", words=9)
    vote(network, 3, 0, 0, 1)
    assert writers(network, 3) == {3}
    vote(network, 3, 0, 2)
    assert writers(network, 3) == {0}


def test_two_people_at_one_device_are_one_vote():
    network = opened("p0", "p0", "p2", "p3", words=9)
    vote(network, 3, 0, 0)
    assert writers(network, 3) == {3}
    forged = network.devices[0].table
    write(forged, 1, str(Give(3, 1, 0, 3, forged.log.feeds[3][2].digest[:8])))
    assert writers(network, 3) == {3}
    vote(network, 3, 0, 2)
    assert writers(network, 3) == {0}


def test_a_device_has_no_say_about_its_own_seats():
    network = opened("p0", "p1", "p2", "b2=greedy", words=5)
    vote(network, 3, 0, 0, 1)
    assert writers(network, 3) == {0}
    with pytest.raises(NotationError, match="has no say in seat 3"):
        give(network, 2, 3, 2)


def test_a_player_cannot_give_their_own_seat_away():
    """A device that leaves is replaced by the others: a device without a feed could not vote any more."""
    network = opened("p0", "p1", "p2", words=5)
    with pytest.raises(NotationError, match="has no say in seat 1"):
        give(network, 1, 1, 2)
    write(network.devices[1].table, 1, str(Give(1, 1, 2, 9, "-")))
    assert writers(network, 1) == {1}


def test_saying_it_twice_does_not_count_twice():
    network = opened("p0", "p1", "p2", "p3", words=9)
    for _ in range(3):
        give(network, 0, 3, 0)
    assert writers(network, 3) == {3}
    assert list(open_vote(network.devices[0].table, 3)) == [0]


def test_two_proposals_at_once_do_not_block_each_other_for_ever():
    network = opened("p0", "p1", "p2", words=5)
    give(network, 0, 2, 0)
    give(network, 1, 2, 1)
    assert writers(network, 2) == {2}
    vote(network, 2, 1, 0)
    assert writers(network, 2) == {2}
    vote(network, 2, 1, 1)
    assert writers(network, 2) == {1}


def test_a_vote_below_one_that_was_given_before_does_not_count():
    network = opened("p0", "p1", "p2", words=5)
    table = network.devices[0].table
    last = table.log.feeds[2][-1]
    for number in (2, 1):
        write(table, 0, str(Give(2, number, 1, last.k + 1, last.digest[:8])))
    network.settle()
    write(network.devices[1].table, 1, str(Give(2, 1, 1, last.k + 1, last.digest[:8])))
    assert writers(network, 2) == {2}


def test_a_stand_in_has_no_say():
    network = opened("p0", "p1", "p2", "p3", words=9)
    vote(network, 3, 0, 0, 1, 2)
    assert writers(network, 3) == {0}
    entry = network.devices[0].table.log.next_entry(3, str(Give(2, 1, 0, 9, "0" * 8)))
    for device in network.devices.values():
        device.table.take([str(entry)])
    vote(network, 2, 0, 0, 1)
    assert writers(network, 2) == {2}


def test_who_may_not_give():
    network = opened("p0", "p1", "p2", "b1=greedy", words=5)
    table = network.devices[0].table
    for seat, writer in ((1, 3), (7, 0), (0, 5)):
        with pytest.raises(NotationError, match="seat 0"):
            write_give(table, 0, seat, writer)
    with pytest.raises(NotationError, match="before the first card"):
        write_give(Table(network.terms, 0), 0, 1, 0)


# ---------- what stays ----------


def test_a_tenure_follows_all_that_its_voters_have():
    """One of them has seen an entry that the other has not: it stays."""
    network = opened("p0", "p1", "p2", words=5)
    first, second, away = network.devices.values()
    network.play(until=lambda: away.table.mine(2) is not None)
    network.settle()
    away.awake = False
    seen = away.move_of(2)
    second.table.take([seen])
    give(network, 0, 2, 0)
    give(network, 1, 2, 0)
    network.settle()
    assert parse_entry(seen, 3) in first.table.log.feeds[2] and first.table.log.feeds[2][-1].tenure == 1


def test_a_voter_does_not_build_on_what_comes_after_its_vote():
    """The others may have decided without it."""
    network = opened("p0", "p1", "p2", words=5)
    first, second, away = network.devices.values()
    network.play(until=lambda: away.table.mine(2) is not None)
    network.settle()
    give(network, 0, 2, 0)
    late = away.move_of(2)
    first.table.take([late]), second.table.take([late])
    for device in (first, second):
        while device.move() is not None:
            pass
        first.table.take(device.entries()), second.table.take(device.entries())
    assert late in first.entries() and len(first.table.words) < len(second.table.words)
    assert writers(network, 2) == {2} and [device.tend(here=[0, 1, 2]) for device in (first, second)]
    network.play()
    check_same(network)


def test_a_stand_in_cannot_take_back_what_the_voters_have():
    network = opened("p0", "p1", "p2", words=20)
    give(network, 0, 2, 0)
    second = network.devices[1].table
    second.take(network.devices[0].entries())
    give(network, 1, 2, 0)
    earlier = second.log.feeds[2][4]
    forged = f"2 1 4 {earlier.before} {earlier.word}"
    assert [refused.code for refused in second.take([forged])] == ["later"]
    assert second.log.feeds[2][4] == earlier
    network.play()
    check_same(network)


def test_a_stand_in_that_returns_a_seat_cannot_void_what_it_wrote():
    """The tenure begins behind the word, whatever place it names."""
    network, _ = stood_in_for()
    table = network.devices[0].table
    words = list(table.words)
    write(table, 2, str(Give(2, 2, 2, 2, "-")))
    assert writers(network, 2) == {2}
    assert network.devices[1].table.words[: len(words)] == words
    network.play()
    check_same(network)


def test_what_the_absent_had_not_sent_is_void_and_their_record_is_played_again():
    network = opened("p0", "p1", "p2", words=6)
    away = network.devices[2]
    network.play(until=lambda: away.table.mine(2) is not None)
    network.settle()
    unsent = away.move_of(2)
    away.awake = False
    hand_over(network, 2, 0)
    network.play()
    away.awake = True
    network.settle()
    check_same(network)
    assert unsent not in away.entries()


# ---------- return ----------


def test_a_seat_is_taken_back_and_given_again():
    network = opened("p0", "p1", "p2", words=5)
    vote(network, 2, 0, 0, 1)
    network.play(until=lambda: network.devices[0].table.mine(2) is not None)
    network.settle()
    assert network.devices[0].move_of(2) is not None
    assert len(network.devices[0].tend(here=[2])) == 1
    assert writers(network, 2) == {2}
    network.play(until=lambda: len(network.devices[0].table.words) > 15)
    network.settle()
    assert network.devices[0].table.log.feeds[2][-1].tenure == 2
    vote(network, 1, 2, 2, 0)  # and has a say again
    assert writers(network, 1) == {2}
    network.play()
    check_same(network)


@pytest.mark.parametrize("away", [True, False])
def test_an_owner_returns_although_the_stand_in_does_not_give_the_seat_back(away):
    """It is gone, or it keeps the seat: then a foul has to stop it."""
    network = opened("p0", "p1", "p2", words=5)
    vote(network, 2, 0, 0, 1)
    keeper, other = network.devices[0], network.devices[1]
    keeper.awake = not away
    if not away:
        old = other.table.log.feeds[2][-1]
        other.table.take([str(replace(old, word="F1ac4~00000000"))])
    assert len(other.tend(here=[2] if away else [0, 2])) == 1
    network.devices[2].table.take(other.entries())
    assert network.devices[2].table.log.writer(2) == 2
    assert len(network.devices[2].tend()) == 1 and network.devices[2].table.log.may_write(2)


def test_a_vote_is_taken_back_when_the_owner_is_heard():
    network = opened("p0", "p1", "p2", words=5)
    give(network, 0, 2, 0)
    assert len(network.devices[0].tend(here=[1, 2])) == 1
    network.settle()
    assert writers(network, 2) == {2} and not open_vote(network.devices[1].table, 2)
    network.play()
    check_same(network)


def test_a_vote_is_taken_back_when_the_stand_in_is_heard():
    """Else its writer, who builds on nothing after it, would wait for ever."""
    network, _ = stood_in_for()
    network.devices[2].awake = False
    give(network, 1, 2, 1)
    one, other = network.devices[1], network.devices[0]
    assert one.tend() == [], "the stand-in is silent"
    assert len(one.tend(here=[0])) == 1
    other.table.take(one.entries())
    assert [len(other.tend(here=[1])) for _ in range(3)] == [1, 1, 0], "it agrees, begins, and is done"
    one.table.take(other.entries())
    assert writers(network, 2) >= {0} and one.table.log.has_begun(2)
    network.play()


@pytest.mark.parametrize("devices", [3, 4])
def test_a_hostile_vote_that_nobody_can_follow_stops_no_seat(devices):
    """A seat that returns to its own writer needs fewer votes; the hostile one insists on what is not there."""
    network = opened(*(f"p{home}" for home in range(devices)), words=8)
    hostile = network.devices[devices - 1].table
    for seat in range(devices - 1):
        write(hostile, devices - 1, str(Give(seat, 1, seat, 2, "0" * 8)))
    network.settle()
    for seat in range(devices - 1):
        log = network.devices[0].table.log
        assert log.may_write(seat) and log.settled(seat) == len(log.feeds[seat])


def test_who_was_stopped_does_not_get_the_seat_back():
    network = opened("p0", "p1", "p2", words=12)
    old = network.devices[0].table.log.feeds[2][3]
    for home in (0, 1):
        network.devices[home].table.take([str(replace(old, word="F1ac4~00000000"))])
    network.devices[2].awake = False
    vote(network, 2, 0, 0, 1)
    assert network.devices[0].tend(here=[1, 2]) == network.devices[1].tend(here=[0, 2]) == []


def test_a_move_of_a_game_that_a_hand_over_ended_is_left_out_without_blame():
    """A device that did not vote has drawn the next card already."""
    network = opened("p0", "p1", "p2", "p3", "p4", words=15)
    *voters, ahead, away = network.devices.values()
    for _ in range(40):
        if ahead.table.mine(3) is None and away.table.mine(4) is not None:
            break
        network.step()
        network.settle()
    unsent = away.move_of(4)
    ahead.table.take([unsent])
    while any(device.move() for device in voters):
        pass
    for device in voters:
        ahead.table.take(device.entries())
        for other in voters:
            other.table.take(device.entries())
    lost = ahead.move_of(3)
    assert lost is not None
    ahead.awake = away.awake = False
    vote(network, 4, 0, 0, 1, 2)
    while any(device.move_of(seat) for device in voters for seat in device.seats()):
        network.settle()
    ahead.awake = away.awake = True
    network.settle()
    assert unsent not in ahead.entries() and lost in ahead.entries()
    network.play()
    check_same(network)


# ---------- order ----------


def test_entries_of_a_new_tenure_wait_for_the_words_that_gave_it():
    network = opened("p0", "p1", "p2", words=5)
    for voter in (0, 1):
        give(network, voter, 2, 0)
        network.devices[0].table.take(network.devices[1].entries())
        network.devices[1].table.take(network.devices[0].entries())
    [entry] = network.devices[0].tend()
    late = network.devices[2].table
    assert [refused.code for refused in late.take([entry])] == ["later"]
    late.take(network.devices[0].entries())
    assert entry in network.devices[2].entries()


def stood_in_for(words=12):
    """Seat 2 of three is written by seat 0."""
    network = opened("p0", "p1", "p2", words=words)
    vote(network, 2, 0, 0, 1)
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
    began = next(one.k for one in held if one.tenure == 1)
    far, near = (replace(held[began - back], tenure=1) for back in (2, 1))
    assert [refused.code for refused in table.take([str(far)])] == ["link"]
    assert [refused.code for refused in table.take([str(near)])] == ["foul-chain"]
    [foul] = table.log.fouls
    assert (foul.seat, foul.tenure, table.log.at_fault(foul)) == (2, 1, 0) and network.devices[0].table.accept(foul)
    assert held[entry.k] == entry


def test_blame_goes_to_the_writer_of_the_tenure():
    network, entry = stood_in_for()
    table = network.devices[1].table
    table.take([str(replace(entry, word="F1ac4~00000000"))])
    [foul] = table.log.fouls
    assert foul.seat == 2 and table.log.at_fault(foul) == 0


def test_a_new_writer_follows_what_is_there():
    network, entry = stood_in_for()
    late = Table(network.terms)
    late.take([text for text in network.devices[1].entries() if not text.startswith("2 1 ")])
    strange = replace(entry, k=len(late.log.feeds[2]), before="0" * 32)
    assert [refused.code for refused in late.take([str(strange)])] == ["later"]
    assert late.take(network.devices[1].entries()) == [] and not late.log.fouls


def test_who_was_stood_in_for_looks_on_at_their_own_place():
    network = opened("p0", "p1", "p2", words=6)
    table = network.devices[1].table
    network.play(until=lambda: table.mine(1) is not None)
    assert not Place(table, 1).is_bots_turn
    vote(network, 1, 0, 0, 2)
    assert table.log.writer(1) == 0 and Place(table, 1).is_bots_turn


def test_the_seasons_in_which_a_bot_drew_are_known():
    network = opened("p0", "p1", "p2", words=20)
    vote(network, 2, 0, 0, 1)
    began = network.devices[0].table.state.season
    network.play()
    assert network.devices[1].table.stood_in == {2: list(range(began, 4))}
