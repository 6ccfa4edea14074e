"""Devices around one table, and a network between them that loses, duplicates, delays and reorders what they send."""

import random
from dataclasses import replace

from games import random_action, random_setup
from mapwright.notation.notation import format_action, format_deal
from mapwright.notation.record import final_state, parse_record
from mapwright.rules.setup import BASE
from mapwright.together import writing
from mapwright.together.table import Table
from mapwright.together.terms import PROTOCOL, RULES, Seat, Terms, checked_terms, parse_terms
from mapwright.together.writing import tend, write_give

SEATS = (2,) * 6 + (3,) * 5 + (4,) * 4 + (5, 5, 6, 6, 7, 8)
"""Small tables more often: each device of eight works out the maps of eight."""


def terms_of(*seats, setup=BASE, name="table-of-a-test"):
    """Terms from seats as they are written: p0 and b0=greedy are at the device of seat 0; p1 has another one."""
    code = format_deal(replace(setup, players=len(seats)), "").removesuffix("-")
    keys = [f"{seat}=key-of-{seat}" if seat == f"p{number}" else seat for number, seat in enumerate(seats)]
    return parse_terms(" ".join(["mapwright-table", str(PROTOCOL), str(RULES), name, code, *keys]))


def random_terms(rng, seats=None):
    """Any setup, with people at separate devices, people next to them, and bots."""
    count = seats or rng.choice(SEATS)
    homes = [0]
    rows = [Seat(0, key="key-of-0")]
    for number in range(1, count):
        kind = rng.choice(("own", "own", "own", "beside", "bot"))
        if kind == "own" or (number == count - 1 and len(homes) == 1):
            homes.append(number)
            rows.append(Seat(number, key=f"key-of-{number}"))
        else:
            rows.append(Seat(rng.choice(homes), bot="" if kind == "beside" else "greedy"))
    setup = replace(random_setup(rng), players=count)
    return checked_terms(Terms(f"table-{rng.getrandbits(40)}", setup, tuple(rows)))


class Device:
    """What stands on one home seat's desk: its table, its nonces, and whether it is switched on."""

    def __init__(self, terms, home, rng):
        self.terms, self.home, self.rng = terms, home, rng
        self.table = Table(terms, home)
        self.nonces = {seat: f"{rng.getrandbits(128):032x}" for seat in range(len(terms.seats))}
        self.awake = True

    def entries(self):
        return [str(entry) for feed in self.table.log.feeds for entry in feed]

    def reopen(self):
        """Only the entries were stored, and votes that are not in their feeds after them."""
        kept, apart = self.entries(), self.table.log.votes_of_forked()
        self.rng.shuffle(kept)
        before = self.table
        self.table = Table(self.terms, self.home)
        refused = self.table.take(kept)
        self.table.take(apart)
        log = before.log
        if all(log.settled(seat) == len(feed) for seat, feed in enumerate(log.feeds)):  # else it waits for a writer
            assert not refused, refused
            assert self.table.words == before.words and self.table.marks == before.marks

    def seats(self):
        """The seats that it writes now."""
        return [seat for seat in range(len(self.terms.seats)) if self.table.log.writer(seat) == self.home]

    def tend(self, here=()):
        """The entries that it writes unasked, if the devices of these seats are heard."""
        return tend(self.table, self.home, {self.home, *here})

    def move(self):
        """An entry of some seat that may write one now, or nothing."""
        seats = self.seats()
        self.rng.shuffle(seats)
        for seat in seats:
            entry = self.move_of(seat)
            if entry is not None:
                return entry
        return None

    def move_of(self, seat):
        feed = self.table.log.feeds[seat]
        if not feed:
            return writing.write_commit(self.table, seat, self.nonces[seat])
        if len(feed) == 1:
            return writing.write_reveal(self.table, seat, self.nonces[seat]) if all(self.table.log.feeds) else None
        state = self.table.mine(seat)
        if state is None:
            return None
        return writing.write_action(self.table, seat, format_action(state, random_action(self.rng, state)))

    def has_played(self, words):
        return self.table.state is not None and len(self.table.words) >= words

    @property
    def is_done(self):
        return self.table.state is not None and self.table.state.over


class Network:
    """All devices of a table, and what is on its way between them."""

    def __init__(self, rng, terms, loss=0.2, doubling=0.1):
        self.rng, self.terms, self.loss, self.doubling = rng, terms, loss, doubling
        homes = [number for number, seat in enumerate(terms.seats) if seat.writer == number]
        self.devices = {home: Device(terms, home, rng) for home in homes}
        self.wire = []

    def send(self, to, entries=(), have=None, back=None):
        for _ in range(2 if self.rng.random() < self.doubling else 1):
            if self.rng.random() >= self.loss:
                self.wire.append((to, list(entries), have, back))

    def tell_all(self, home, entry):
        for other in self.devices:
            if other != home:
                self.send(other, [entry])

    def carry(self):
        """One message arrives, any of those on their way."""
        if not self.wire:
            return
        to, entries, have, back = self.wire.pop(self.rng.randrange(len(self.wire)))
        device = self.devices[to]
        if not device.awake:
            return
        self.rng.shuffle(entries)
        device.table.take(entries)
        if have is not None:
            self.send(back, device.table.log.missing(have, most=self.rng.choice((3, 20, 100))))

    def heartbeat(self, home):
        """A device announces what it has to another, which answers with what is missing."""
        other = self.rng.choice([one for one in self.devices if one != home])
        self.send(other, have=self.devices[home].table.log.have(), back=home)

    def step(self):
        """A player acts, a message arrives, or a device fails."""
        home, device = self.rng.choice(list(self.devices.items()))
        if device.awake:
            for written in device.tend():
                self.tell_all(home, written)
            entry = device.move() if self.rng.random() < 0.6 else None
            if entry is not None:
                self.tell_all(home, entry)
            elif self.rng.random() < 0.4:
                self.heartbeat(home)
            if self.rng.random() < 0.004:
                device.reopen()
        for _ in range(2):
            self.carry()

    def play(self, until=None, most=20_000):
        """Play until all who are awake are done, or until something else is so."""
        for _ in range(most):
            awake = [device for device in self.devices.values() if device.awake]
            if until() if until else all(device.is_done for device in awake):
                return
            self.step()
        raise AssertionError("this table does not come to its end")

    def settle(self):
        """Until all who are awake have the same entries, and have written what they write unasked."""
        awake = [device for device in self.devices.values() if device.awake]
        before = None
        while before != (before := [device.table.log.have() for device in awake]):
            for one in awake:
                one.tend()
                for other in awake:
                    other.table.take(one.table.log.missing(other.table.log.have()))
        assert len({tuple(sorted(device.entries())) for device in awake}) == 1

    def tables(self):
        return [device.table for device in self.devices.values()]


def opened(*seats, words=0, seed=1, **facts):
    """The devices of a table after so many words of the game."""
    network = Network(random.Random(seed), terms_of(*seats, **facts), loss=0, doubling=0)
    first = next(iter(network.devices.values()))
    network.play(until=lambda: first.has_played(words))
    network.wire.clear()
    network.settle()
    return network


def give(network, by, seat, writer):
    """The device of seat `by` gives a seat away, or votes for that; the others receive it later."""
    return write_give(network.devices[by].table, by, seat, writer)


def hand_over(network, gone, to):
    """All other devices give the seats of one that is away to another."""
    for seat, facts in enumerate(network.terms.seats):
        if facts.writer == gone:
            for home in network.devices:
                if home != gone and network.devices[home].table.log.writer(seat) != to:
                    give(network, home, seat, to)
                    network.settle()


def check_same(network):
    tables = network.tables()
    assert not [foul for table in tables for foul in table.log.fouls]
    assert len({str(table.record) for table in tables}) == 1
    assert len({tuple(table.marks) for table in tables}) == 1
    assert len({table.state for table in tables}) == 1
    for table in tables:
        assert table.waiting_for() == []
    record = parse_record(str(tables[0].record))
    assert final_state(record) == tables[0].state
