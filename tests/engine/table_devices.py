"""Random tables on several devices, with a network that loses, delays and doubles what they send.

`python3 build lab table-histories` plays many of them.
"""

import argparse
import random
import sys
import time
from dataclasses import dataclass, field, replace

from games import random_action, random_setup
from mapwright.notation.action_text import format_action
from mapwright.notation.record import final_state, parse_record
from mapwright.rules.setup import MAX_PLAYERS
from mapwright.together.bots import TableBots
from mapwright.together.entries import Move, parse_entry
from mapwright.together.links import new_link
from mapwright.together.table import Table

SEATS = (2,) * 6 + (3,) * 5 + (4,) * 4 + (5, 5, 6, 6, 7, 8)
"""Small tables more often: each device of eight works out the maps of eight."""
MAX_STEPS = 20_000


@dataclass
class Device:
    """One device: it draws for one seat, or only watches, or belongs to somebody who writes garbage."""

    table: Table
    seat: int
    is_hostile: bool = False
    is_on: bool = True
    written: list[str] = field(default_factory=list)
    finished: str = ""

    def __post_init__(self):
        self.bots = TableBots(self.table)

    def reload(self):
        """Only the entries were stored."""
        before, entries = str(self.table.record), list(self.table.entries)
        self.table = Table(self.table.link)
        self.table.add(entries)
        self.bots = TableBots(self.table)
        assert str(self.table.record) == before


@dataclass
class Counts:
    """What `python3 build lab table-histories` prints."""

    tables: int = 0
    moves: int = 0
    double: int = 0
    changed_ends: int = 0


class Network:
    """A table, its devices, and the messages that are on their way."""

    def __init__(self, rng, seats=None, at_limits=False):
        self.rng = rng
        self.at_limits = at_limits
        count = seats or rng.choice(SEATS)
        bots = tuple("" if seat == 0 or rng.random() < 0.8 else "greedy" for seat in range(count))
        link = new_link(rng.randbytes(16), replace(random_setup(rng), players=count), bots)
        self.loss = rng.choice((0, 0.3, 0.75))
        people = [seat for seat in range(count) if not bots[seat]]
        seats_of_devices = [
            seat for seat in people for _ in range(rng.choice((1, 1, 1, 2, 3) if count < 5 else (1, 1, 1, 2)))
        ]
        self.devices = [Device(Table(link), seat) for seat in seats_of_devices]
        if at_limits or rng.random() < 0.3:
            self.devices.append(Device(Table(link), -1, is_hostile=True))
        self.on_the_way = []

    def send(self, device, entries):
        """To every other device; messages are lost, doubled and delayed."""
        for other in self.devices:
            for _ in range(self.rng.choice((1, 1, 2))):
                if other is not device and self.rng.random() >= self.loss:
                    self.on_the_way.append((other, list(entries)))

    def deliver(self):
        index = self.rng.randrange(len(self.on_the_way))
        device, entries = self.on_the_way.pop(index)
        if device.is_on:
            receive(device, entries)

    def step(self):
        device = self.rng.choice(self.devices)
        chance = self.rng.random()
        if chance < 0.02:
            device.is_on = not device.is_on
        elif device.is_on and chance < 0.04:
            device.reload()
        elif device.is_on and chance < 0.1:
            self.send(device, device.table.entries)
        elif device.is_on:
            self.act(device)

    def act(self, device):
        table, rng = device.table, self.rng
        if device.is_hostile:
            return self.send(device, garbage(table, rng, lines=1000 if self.at_limits and rng.random() < 0.05 else 1))
        written = device.bots.think(5)[1]
        if rng.random() < 0.02:
            seat = rng.randrange(len(table.link.bots))
            written += table.change_setting("bot", seat, rng.choice(("on", "off")))
        state = table.state_to_act(device.seat)
        if state is not None:
            move = Move(device.seat, table.moment_digest(state), format_action(state, random_action(rng, state)), False)
            before = table.record
            written += table.add([str(move)])
            device.written.append(str(move))
            assert table.record.action_texts[: len(before.action_texts)] == before.action_texts
        return self.send(device, written)

    def play(self):
        for _ in range(MAX_STEPS):
            if any(device.table.state.over for device in self.devices) and self.rng.random() < 0.01:
                break
            self.step()
            while len(self.on_the_way) > 40 or (self.on_the_way and self.rng.random() < 0.7):
                self.deliver()
        self.on_the_way.clear()

    def unite(self, counts):
        """All come back, and get what every other has; then their tables are equal.

        At the limits a device may drop a move until it has the moves before it, so that it needs them a second time. It
        may also forget a move in whose place another one counts.
        """
        different = True
        while different:
            every = [text for device in self.devices for text in device.table.entries]
            before = [frozenset(device.table.entries) for device in self.devices]
            for device in self.devices:
                self.rng.shuffle(every)
                size = 500 if self.at_limits else 50
                for index in range(0, len(every), size):
                    receive(device, every[index : index + size], counts)
            different = before != [frozenset(device.table.entries) for device in self.devices]
        assert len({frozenset(device.table.entries) for device in self.devices}) == 1
        assert len({str(device.table.record) for device in self.devices}) == 1
        table = self.devices[0].table
        replayed = final_state(parse_record(str(table.record))) if table.record.action_texts else table.state
        assert replayed == table.state
        for device in self.devices:
            counted = set(table.record.action_texts)
            missing = {text for text in device.written if text.split()[-1] not in counted} - set(ahead_of(table))
            forgotten = missing - set(device.table.not_counted(device.written))
            assert self.at_limits or not forgotten
            assert all(moment_of(text) in counted_moments(table) for text in forgotten)
        counts.tables += 1
        counts.moves += len(table.record.action_texts)
        counts.double += sum(len(device.table.not_counted(device.written)) for device in self.devices)


def moment_of(text):
    move = parse_entry(text, MAX_PLAYERS)
    return move.seat, move.moment_digest


def counted_moments(table):
    """The moments at which a move counts, each with its seat."""
    return {(node.move.seat, node.move.moment_digest) for node in table._leaf.path()}


def ahead_of(table):
    return [str(move) for move in table._ahead_moves()]


def receive(device, entries, counts=None):
    """A move leaves the record only for a game that is at least as long."""
    table = device.table
    before, was_over = table.record, table.state.over
    table.add(entries)
    after = table.record
    common = next(
        (i for i, (a, b) in enumerate(zip(before.action_texts, after.action_texts, strict=False)) if a != b), None
    )
    assert len(after.action_texts) >= len(before.action_texts)
    if was_over:
        assert table.state.over
        if common is not None and counts is not None:
            counts.changed_ends += 1


def garbage(table, rng, lines=1):
    """What somebody with the link may send: broken lines, wrong moments, illegal moves, and legal moves of others."""
    seat = rng.randrange(len(table.link.bots))
    moment = table._leaf.moment_digest or "0" * 8
    entries = [
        "move", f"name {seat} 1 {'x' * 600}", "\ud800 nonsense", f"name {seat} {rng.randrange(1, 99)} Mal",
        *(f"move {seat} {rng.getrandbits(32):08x} F1ac4" for _ in range(lines)),
        *(f"move {seat} {moment} F1aa{rng.randrange(12, 10_000)}" for _ in range(lines)),
    ]  # fmt: skip
    state = table.state_to_act(seat)
    if state is not None and rng.random() < 0.02:
        entries.append(
            str(Move(seat, table.moment_digest(state), format_action(state, random_action(rng, state)), False))
        )
    table.add(entries)
    return entries


def play_table(seed, counts=None, seats=None, at_limits=False):
    """A whole table, and the check that all devices end with the same."""
    network = Network(random.Random(seed), seats, at_limits)
    network.play()
    network.unite(counts or Counts())


def measure_additions():
    """Return the list to which every addition of entries to any table adds its seconds of one core."""
    durations, add = [], Table.add

    def measured(table, texts):
        begun = time.process_time()
        try:
            return add(table, texts)
        finally:
            durations.append(time.process_time() - begun)

    Table.add = measured
    return durations


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    counts, begun, durations = Counts(), time.monotonic(), measure_additions()
    for number in range(options.tables):
        try:
            play_table(f"{options.seed}-{number}", counts, at_limits=number % 6 == 0)
        except AssertionError:
            sys.exit(f"table {options.seed}-{number}: devices differ, or a move left the record")
        if number % 10 == 9:
            print(f"{counts}, {time.monotonic() - begun:.0f} s", flush=True)
    print(f"{counts.tables} tables, {counts.moves} moves, {counts.double} drawings that do not count, 0 differences")
    durations.sort()
    median, slow, worst = (durations[int(share * (len(durations) - 1))] * 1000 for share in (0.5, 0.999, 1))
    print(f"{len(durations)} additions: median {median:.3f} ms, 99.9 % {slow:.0f} ms, worst {worst:.0f} ms of one core")
    print(f"{counts.changed_ends} finished games whose last card was drawn twice and changed")


if __name__ == "__main__":
    main()
