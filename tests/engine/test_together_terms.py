"""What a table agrees on, what peers tell each other about it, and the numbers that tell versions apart."""

import json
import random
import subprocess
import sys
from dataclasses import replace
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golden.write import HERE as GOLDEN
from mapwright.errors import NotationError, RuleError
from mapwright.notation.notation import check_seed
from mapwright.rules.setup import BASE
from mapwright.together import table as merging
from mapwright.together.place import Place
from mapwright.together.seeds import seed_of
from mapwright.together.table import Table
from mapwright.together.terms import LATER_RULES, PROTOCOL, RULES, Seat, Terms, checked_terms, parse_terms
from mapwright.together.writing import write, write_action, write_commit, write_reveal
from peers import Network, opened, random_terms, terms_of
from tries import tries


@tries(100)
@given(st.integers(0, 2**32))
def test_terms_round_trip(seed):
    terms = random_terms(random.Random(seed))
    assert parse_terms(str(terms)) == terms and len(str(terms)) < 2000


def test_terms_as_text():
    terms = terms_of("p0", "p1", "p0", "b1=expert")
    assert str(terms) == (
        f"mapwright-table {PROTOCOL} {RULES} table-of-a-test bA4 p0=key-of-p0 p1=key-of-p1 p0 b1=expert"
    )
    assert terms.people == [0, 1, 2]


GOOD = f"mapwright-table {PROTOCOL} {RULES} table-of-a-test bA2 p0=key-of-p0 p1=key-of-p1"
WRONG = [
    "", "x", "mapwright-table", GOOD.replace("bA2", "bA3"), GOOD.replace("bA2", "zA2"), GOOD + " p0", GOOD + "\n",
    GOOD.replace("  ", " ") + " ", GOOD.replace("p0=key-of-p0", "p0"), GOOD.replace("p1=key-of-p1", "p2"),
    GOOD.replace("p1=key-of-p1", "b1=greedy"), GOOD.replace("p1=key-of-p1", "b0=hal"), GOOD.replace("p1=key-of-p1", ""),
    GOOD.replace("p1=key-of-p1", "p0=key-of-p1"), GOOD.replace("table-of-a-test", "short"), GOOD.replace("bA2", "bA02"),
    GOOD.replace("key-of-p1", "k"), GOOD.replace("key-of-p1", "k" * 3000), GOOD.replace("p0=", "q0="), "\ud800",
    f"mapwright-table {PROTOCOL} {RULES} table-of-a-test bA1 p0=key-of-p0", GOOD.replace(f" {PROTOCOL} ", " x ", 1),
    f"mapwright-table {PROTOCOL} {RULES} table-of-a-test bA9 " + " ".join(f"p{n}=key-of-p{n}" for n in range(9)),
]  # fmt: skip


@pytest.mark.parametrize("text", WRONG, ids=lambda text: ascii(text)[:60])
def test_what_are_no_terms(text):
    assert parse_terms(GOOD)
    with pytest.raises(NotationError) as refusal:
        parse_terms(text)
    assert refusal.value.code in ("table", "deal", "setup")


@pytest.mark.parametrize(
    ("protocol", "rules", "code"),
    [
        (PROTOCOL - 1, RULES, "theirs-is-older"),
        (PROTOCOL - 1, LATER_RULES, "theirs-is-older"),
        (PROTOCOL + 1, RULES, "ours-is-older"),
        (PROTOCOL, LATER_RULES + 1, "ours-is-older"),
        (PROTOCOL, 999, "ours-is-older"),
    ],
)
def test_other_versions_say_who_must_update(protocol, rules, code):
    with pytest.raises(NotationError) as refusal:
        parse_terms(f"mapwright-table {protocol} {rules} table-of-a-test bA2 p0=key-of-p0 p1=key-of-p1")
    assert refusal.value.code == code


def test_an_older_version_is_told_to_update(monkeypatch):
    monkeypatch.setattr("mapwright.together.terms.RULES", RULES + 1)
    with pytest.raises(NotationError) as refusal:
        parse_terms(GOOD)
    assert refusal.value.code == "theirs-is-older"


def test_a_table_seats_two_to_eight():
    for players in (1, 9):
        seats = tuple(Seat(number % 8, key="key-key-key") for number in range(players))
        with pytest.raises(NotationError):
            checked_terms(Terms("table-of-a-test", replace(BASE, players=players), seats))


def golden_digests():
    files = [*sorted((GOLDEN / "games").glob("*.txt")), GOLDEN / "deals.json", GOLDEN / "places.json"]
    return {path.name: sha256(path.read_bytes()).hexdigest()[:16] for path in files}


def test_the_rules_number_is_raised_when_a_golden_game_changes():
    """If this fails, peers of both versions would play different games by the same words: raise RULES in
    engine/mapwright/together/terms.py, and add the digests printed here to golden/rules.json under the new number."""
    known = json.loads((GOLDEN / "rules.json").read_text("utf-8"))
    assert list(known) == [str(number) for number in range(1, RULES + 1)]
    assert known[str(RULES)] == golden_digests()
    versions = [tuple(sorted(digests.items())) for digests in known.values()]
    assert len(set(versions)) == len(versions)


def test_a_seed_is_a_seed_and_hangs_on_every_nonce():
    terms = terms_of("p0", "p1", "p2")
    nonces = [f"+{number:032x}" for number in range(3)]
    seeds = {seed_of(terms, nonces)} | {
        seed_of(terms, [*nonces[:i], "+" + "f" * 32, *nonces[i + 1 :]]) for i in range(3)
    }
    assert len(seeds) == 4 and all(check_seed(seed) for seed in seeds)
    assert seed_of(terms_of("p0", "p1", "p2", name="another-table"), nonces) not in seeds


def test_what_is_missing_is_bounded_and_suffices():
    network = opened("p0", "p1", "p2", words=40)
    full, empty = network.devices[0].table, Table(network.terms)
    rounds = 0
    while lacking := full.log.missing(empty.log.have(), most=7):
        assert len(lacking) <= 7
        assert empty.take(lacking) == []
        rounds += 1
    assert empty.words == full.words and rounds == -(-sum(map(len, full.log.feeds)) // 7)
    assert len(full.log.missing([(0, 0)] * 3)) <= 100
    assert full.log.missing([(0, 999)] * 3) == full.log.missing([(5, 0)] * 3) == []
    assert full.log.missing([(0, -5)] * 3) == full.log.missing([(0, 0)] * 3)
    with pytest.raises(NotationError):
        full.log.missing([(0, 0)])


def test_marks_find_the_first_card_that_differs():
    table = opened("p0", "p1", words=30).devices[0].table
    marks = table.marks
    assert len(marks) > 5 and all(len(mark) == 8 for mark in marks) and len(set(marks)) == len(marks)
    assert table.desync(marks) is table.desync(marks[:3]) is table.desync([]) is None
    assert table.desync([*marks[:3], "00000000", *marks[4:]]) == 3


def test_the_same_moves_of_other_tables_have_other_marks():
    one, other = (opened("p0", "p1", words=30, seed=seed).devices[0].table for seed in (1, 2))
    assert one.desync(other.marks) == 0


def test_words_are_merged_once(monkeypatch):
    """A peer that takes entry after entry does not play the game from its start each time."""
    network = Network(random.Random(5), terms_of("p0", "p1", "p2"), loss=0, doubling=0)
    network.play()
    played = []
    plain = merging.apply
    monkeypatch.setattr(merging, "apply", lambda state, action: played.append(action) or plain(state, action))
    table = Table(network.terms)
    for entry in sorted(network.devices[0].entries(), key=lambda text: int(text.split(" ")[2])):
        table.take([entry])
    assert table.state.over and len(played) == len(table.words)


def test_nobody_who_plays_alone_imports_it():
    told = "import sys, mapwright.bridge; print([name for name in sys.modules if 'together' in name])"
    assert (
        subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True).stdout.strip() == "[]"
    )


def test_a_device_writes_nothing_that_others_would_refuse():
    network = Network(random.Random(1), terms_of("p0", "p1"), loss=0, doubling=0)
    one, other = network.devices[0], network.devices[1]
    for nonce in ("", "0" * 31, "G" * 32):
        with pytest.raises(NotationError, match="nonce"):
            write_commit(one.table, 0, nonce)
    one.move(), other.move()
    one.table.take(other.entries())
    with pytest.raises(NotationError, match="seat 0: has committed"):
        write_commit(one.table, 0, "0" * 32)
    with pytest.raises(NotationError, match="seat 0: committed to another"):
        write_reveal(one.table, 0, "0" * 32)
    with pytest.raises(RuleError):
        write_action(one.table, 0, "-")
    network.play(until=lambda: one.has_played(4) and one.table.mine(0) is not None)
    for word in ("nonsense", "-", "Wz99"):
        with pytest.raises(NotationError, match=r"seat 0: .* is not legal"):
            write_action(one.table, 0, word)
    with pytest.raises(NotationError, match=r"seat 0: .* is no word"):
        write(one.table, 0, "=" + "0" * 32)
    assert not one.table.log.fouls


def test_what_is_written_ahead_is_asked_for_once():
    network = opened("p0", "p1", "p2", words=0)
    last = network.devices[2]
    while last.move_of(2) is not None:
        pass
    assert last.table.words == [] and last.table.mine(2) is None and last.table.waiting_for() == [0, 1]
    assert last.table.shown().players[2] != last.table.state.players[2]


def test_a_draft_that_no_longer_fits_is_put_away():
    """Where a hand-over has taken back what it was drawn on."""
    table = opened("p0", "p1", words=4).devices[0].table
    place = Place(table, -1)
    place.now = replace(place.now, actions=("nonsense",))
    place.refresh()
    assert place.now.actions == () and place.is_bots_turn
    seat = next(seat for seat in (0, 1) if table.mine(seat))
    place = Place(table, seat)
    place.now = replace(place.now, actions=("nonsense",))
    place.refresh()
    assert place.now.actions == () and not place.is_bots_turn and not place.can_undo
