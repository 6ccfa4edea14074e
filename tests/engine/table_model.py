"""Random histories of a table: two to four devices, a bad network, absences, hand-overs, returns, and one liar.

What must be so whatever happens: no move of an honest owner that another honest device has built on disappears, honest
devices end with the same record once they hear each other, and no honest device is blamed.
"""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import replace
from itertools import combinations

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from games import random_action
from mapwright.errors import NotationError
from mapwright.notation.notation import format_action
from mapwright.together.feeds import FIRST_ACTION, Entry, FeedError, Give
from mapwright.together.writing import contested, may_agree, open_vote, write, write_give
from peers import Network, opened, terms_of

TABLES = (
    ("p0", "p1"),
    ("p0", "p1", "p2"),
    ("p0", "p0", "p2", "p3"),
    ("p0", "p1", "p2", "b1=greedy"),
    ("p0", "p1", "p2", "p3"),
)
LIES = ("fork", "illegal", "late double", "chain", "vote", "low give", "begin early", "another game", "false ack")
_OPENED: dict[tuple[int, int], list[str]] = {}


def begun(table: int, words: int, seed: int) -> Network:
    """Devices with the same game: its entries are computed once, and taken in by each device."""
    network = Network(random.Random(seed), terms_of(*TABLES[table]), loss=0, doubling=0)
    if (table, words) not in _OPENED:
        _OPENED[table, words] = next(iter(opened(*TABLES[table], words=words).devices.values())).entries()
    for device in network.devices.values():
        device.table.take(_OPENED[table, words])
    return network


class TableHistory(RuleBasedStateMachine):
    """One table. Every random choice beyond the rules comes from a seeded generator that Hypothesis chooses."""

    @initialize(
        table=st.integers(0, len(TABLES) - 1),
        words=st.sampled_from((0, 3, 8, 14)),
        seed=st.integers(0, 2**32),
        lies=st.booleans(),
    )
    def sit_down(self, table: int, words: int, seed: int, lies: bool) -> None:
        self.network = begun(table, words, seed)
        self.rng, self.devices = self.network.rng, self.network.devices
        self.terms = self.network.terms
        self.liar = self.rng.choice(list(self.devices)) if lies else None
        self.cut: set[frozenset[int]] = set()
        self.wire: list[tuple[int, int, list[str]]] = []
        self.built: dict[tuple[int, int], Entry] = {}

    # ---------- the network ----------

    def hears(self, one: int, other: int) -> bool:
        both = self.devices[one].awake and self.devices[other].awake
        return both and frozenset((one, other)) not in self.cut

    def heard_by(self, home: int) -> list[int]:
        return [other for other in self.devices if other == home or self.hears(home, other)]

    def send(self, home: int, entries: list[str]) -> None:
        for other in self.devices:
            if other != home and entries:
                self.wire += [(home, other, entries)] * self.rng.choice((0, 1, 1, 1, 2))

    @rule(count=st.integers(1, 6))
    def deliver(self, count: int) -> None:
        for _ in range(min(count, len(self.wire))):
            home, other, entries = self.wire.pop(self.rng.randrange(len(self.wire)))
            if self.hears(home, other):
                self.devices[other].table.take(entries)

    @rule()
    def synchronise(self) -> None:
        one, other = self.rng.sample(list(self.devices), 2)
        if self.hears(one, other):
            self.exchange(one, other)

    def exchange(self, home: int, other: int) -> None:
        """One device announces what it has; the other sends what is missing, and what it knows of fouls."""
        to, table = self.devices[home].table, self.devices[other].table
        entries = table.log.missing(to.log.have())
        desync = table.desync(to.marks)
        entries += contested(table) if desync is None else table.around(desync)
        to.take([*entries, *table.log.votes_of_forked()])
        for foul in table.log.fouls:
            to.accept(foul)

    @rule(kind=st.sampled_from(("split", "heal", "sleep", "wake", "wake", "reopen")))
    def trouble(self, kind: str) -> None:
        home = self.rng.choice(list(self.devices))
        device = self.devices[home]
        if kind == "split":
            self.cut = {frozenset(pair) for pair in combinations(self.devices, 2) if self.rng.random() < 0.5}
        elif kind == "heal":
            self.cut.clear()
        elif kind == "reopen" and home == self.liar:
            return  # what it has voted it would have to believe itself
        elif kind == "reopen":
            fouls = device.table.log.fouls
            device.reopen()
            for foul in fouls:
                device.table.accept(foul)
        else:
            device.awake = kind == "wake"

    # ---------- people ----------

    @rule(count=st.integers(1, 4))
    def act(self, count: int) -> None:
        """Devices write what they write unasked, and one player draws."""
        for _ in range(count):
            home = self.rng.choice(list(self.devices))
            device = self.devices[home]
            if device.awake:
                self.send(home, device.tend(here=self.heard_by(home)))
                entry = device.move()
                if entry is not None:
                    self.note_built_on(home)
                    self.send(home, [entry])

    def note_built_on(self, home: int) -> None:
        """What an honest device has in its record when it draws is acknowledged by that."""
        if home == self.liar:
            return
        table = self.devices[home].table
        for seat, facts in enumerate(self.terms.seats):
            if facts.writer in (home, self.liar):
                continue
            for entry in table.log.feeds[seat][FIRST_ACTION : table._cards[-1][seat] if table._cards else 0]:
                if entry.action and table.log.writer_of(seat, entry.tenure) == facts.writer:
                    self.built[seat, entry.k] = entry

    def may_vote(self, home: int, seat: int) -> bool:
        """As the page offers it: the owner is silent, or the seat is stopped."""
        owner = self.terms.seats[seat].writer
        stopped = self.devices[home].table.log.stopped_by(seat) is not None
        return home != owner and (stopped or not self.hears(home, owner))

    @rule()
    def vote(self) -> None:
        home, seat = self.rng.choice(list(self.devices)), self.rng.randrange(len(self.terms.seats))
        if self.devices[home].awake and self.may_vote(home, seat) and len(self.heard_by(home)) > 1:
            self.give(home, seat)

    def give(self, home: int, seat: int) -> None:
        """Agree to what others want, unless they have another game; else propose this device."""
        table = self.devices[home].table
        wanted = [one.writer for one in open_vote(table, seat).values()]
        agree = wanted and may_agree(table, seat)
        with suppress(FeedError):
            self.send(home, [write_give(table, home, seat, wanted[0] if agree else home)])

    # ---------- the liar ----------

    @precondition(lambda self: self.liar is not None)
    @rule(kind=st.sampled_from(LIES))
    def lie(self, kind: str) -> None:
        device = self.devices[self.liar]
        log = device.table.log
        seats = [seat for seat in device.seats() if log.has_begun(seat)]
        if not seats or not device.awake:
            return
        seat = self.rng.choice(seats)
        for to, entry in self.lies(kind, seat):
            self.wire.append((self.liar, to, [str(entry)]))

    def lies(self, kind: str, seat: int) -> list[tuple[int, Entry]]:
        """What the liar sends to whom, as a seat that it writes."""
        table = self.devices[self.liar].table
        log, rng, others = table.log, self.rng, [home for home in self.devices if home != self.liar]
        feed, state = log.feeds[seat], table.mine(seat)
        own = next((entry for entry in reversed(feed) if entry.action and entry.tenure == feed[-1].tenure), None)
        good = state and log.next_entry(
            seat, f"{format_action(state, random_action(rng, state))}~{table.position(state)}"
        )
        target = rng.randrange(len(self.terms.seats))
        low = rng.randint(FIRST_ACTION, max(FIRST_ACTION, len(log.feeds[target])))
        after = rng.choice(("0" * 8, log.feeds[target][low - 1].digest[:8]))
        number = 1 + rng.randrange(4) + (log.tenures[target][-1].number if log.tenures[target] else 0)
        if kind == "fork" and good:
            lies = [(to, replace(good, word=self.any_word(table, seat))) for to in others]
            self.keep_one(lies, seat)
            return lies
        if kind == "illegal" and good:
            return [(to, replace(good, word=f"Wk11~{good.position}")) for to in others]
        if kind == "late double" and own:
            return [(rng.choice(others), replace(own, word=f"{own.action}~0000000{rng.randrange(9)}"))]
        if kind == "chain" and good:
            return [(rng.choice(others), replace(good, before="0" * 32))]
        if kind == "vote" and self.liar == seat:
            return self.say(seat, str(Give(target, number, rng.choice(list(self.devices)), low, after)))
        if kind == "low give":
            return self.say(seat, str(Give(seat, number, rng.choice(others), FIRST_ACTION, "-")))
        if kind == "begin early" and feed[-1].tenure:
            place = rng.randrange(FIRST_ACTION, len(feed))
            return [(to, Entry(seat, feed[-1].tenure, place, feed[place - 1].digest, "!")) for to in others]
        if kind == "another game" and good:
            return self.say(seat, f"{good.action}~{'0' * 8}")
        if kind == "false ack":
            return [(to, Entry(target, number, low, log.feeds[target][low - 1].digest, "!")) for to in others]
        return []

    def any_word(self, table, seat: int) -> str:
        state = table.mine(seat)
        return f"{format_action(state, random_action(self.rng, state))}~{table.position(state)}"

    def keep_one(self, lies: list[tuple[int, Entry]], seat: int) -> None:
        """The liar continues from one of the entries that it sent."""
        self.devices[self.liar].table.take([str(self.rng.choice(lies)[1])])

    def say(self, seat: int, word: str) -> list[tuple[int, Entry]]:
        """An entry of the liar's own feed that all are sent."""
        table = self.devices[self.liar].table
        try:
            write(table, seat, word)
        except NotationError:
            return []
        return [(to, table.log.feeds[seat][-1]) for to in self.devices if to != self.liar and table.log.feeds[seat]]

    # ---------- the end ----------

    def teardown(self) -> None:
        if not hasattr(self, "network"):
            return
        honest = [home for home in self.devices if home != self.liar]
        self.cut.clear()
        for home in self.devices:
            self.devices[home].awake = home != self.liar
        self.settle(honest)
        if self.liar is not None:
            self.replace_liar(honest)
        self.check(honest)
        self.play_on(honest)
        self.check(honest)
        self.check_record(honest)

    def settle(self, honest: list[int]) -> None:
        before = None
        for _ in range(60):
            for one in honest:
                self.devices[one].tend(here=honest)
                for other in honest:
                    if other != one:
                        self.exchange(one, other)
            tables = [self.devices[home].table for home in honest]
            if before == (before := [(table.log.have(), len(table.words), len(table.log.fouls)) for table in tables]):
                return
        raise AssertionError("honest devices do not come to rest")

    def replace_liar(self, honest: list[int]) -> None:
        """The liar has gone: the others let a bot play its seats, if they are enough."""
        for seat, facts in enumerate(self.terms.seats):
            for _ in range(4):
                done = all(self.is_in_order(home, seat) for home in honest)
                if facts.writer != self.liar or len(self.devices) < 3 or done:
                    break
                for home in honest:
                    if not self.is_in_order(home, seat):
                        self.give(home, seat)
                        self.settle(honest)

    def is_in_order(self, home: int, seat: int) -> bool:
        log = self.devices[home].table.log
        return log.writer(seat) != self.liar and log.has_begun(seat)

    def play_on(self, honest: list[int]) -> None:
        """The table is not stuck: another card is drawn, wherever a majority is left."""
        if len(honest) < len(self.devices) and len(self.devices) < 3:
            return
        cards = min(len(self.devices[home].table.marks) for home in honest)
        tables = [self.devices[home].table for home in honest]
        for _ in range(12):
            if all(len(table.marks) > cards or table.state.over for table in tables):
                return
            for home in honest:
                while self.devices[home].move() is not None:
                    pass
            self.settle(honest)
            tables = [self.devices[home].table for home in honest]
        raise AssertionError("the table is stuck")

    def check(self, honest: list[int]) -> None:
        tables = {home: self.devices[home].table for home in honest}
        blamed = {table.log.at_fault(foul) for table in tables.values() for foul in table.log.fouls}
        assert blamed <= {self.liar}, f"blamed: {blamed}"
        assert len({str(table.record) for table in tables.values()}) == 1, "different games"
        for (seat, k), entry in self.built.items():
            for table in tables.values():
                assert entry in table.log.feeds[seat][k : k + 1], f"lost: {entry}"

    def check_record(self, honest: list[int]) -> None:
        """What was built on is in the game again, once those who replace the liar have moved."""
        for (seat, k), entry in self.built.items():
            for home in honest:
                assert k < self.devices[home].table._read[seat], f"not in the record: {entry}"


def histories(count: int, steps: int = 30) -> settings:
    """So many histories. A failing one is short enough to be read, and takes minutes to shrink."""
    return settings(
        max_examples=count,
        stateful_step_count=steps,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        report_multiple_bugs=False,
    )
