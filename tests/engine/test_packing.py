"""Packed records: short, the same game, and refused when they are not whole."""

import contextlib
import random
from dataclasses import replace

import pytest

from games import random_action, random_setup
from mapwright.bridge import Bridge
from mapwright.errors import NotationError, RuleError
from mapwright.game import apply, start
from mapwright.notation import format_action
from mapwright.packing import LONGEST, pack, unpack
from mapwright.record import Record, final_state, parse_record


def finished(seed, players):
    rng = random.Random(seed)
    state, _ = start(replace(random_setup(rng), players=players), f"seed-{seed}")
    words = []
    while state.task is not None:
        action = random_action(rng, state)
        words.append(format_action(state, action))
        state, _ = apply(state, action)
    return str(Record(state.setup, f"seed-{seed}", tuple(words))), state


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_finished_game_fits_into_a_link(players):
    """With sixty characters left for the address, a link has at most 500."""
    for seed in range(6):
        record, state = finished(seed, players)
        short = pack(record)
        assert unpack(short) == record
        assert str(parse_record(short)) == record
        assert final_state(parse_record(short)).players == state.players
        assert len(short) <= 440 or (players == 4 and len(short) <= 460), len(short)


@pytest.mark.parametrize(
    "word", ["-", "-a2", "F1ac4", "M3hk11", "Wa1", "Hbc4", "Xk11", "F1ac4-k", "W2cz8-m", "F1as-3-m", "_"]
)
def test_every_kind_of_word_comes_back(word):
    assert unpack(pack(f"bA1-x.{word}.{word}.-")) == f"bA1-x.{word}.{word}.-"


def test_a_game_just_begun_packs_too():
    assert unpack(pack("bA1-x")) == "bA1-x"


@pytest.mark.parametrize("text", ["~", "~bA1-x", "~bA1-x.A", "~bA1-x..A", "~bA1-x.A.!", "~bA1-x.A.A.A", "~.A.A"])
def test_what_is_not_whole_is_refused(text):
    with pytest.raises(NotationError):
        parse_record(text)


@pytest.mark.parametrize("text", ["~bA1-x.____.A", "~bA1-x.A." + "A" * LONGEST])
def test_enormous_ones_are_refused_at_once(text):
    with pytest.raises(NotationError) as refused:
        parse_record(text)
    assert refused.value.code == "too-long"


def test_altered_ones_never_break_the_engine():
    rng = random.Random(9)
    record, _ = finished(3, 1)
    short = pack(record)
    for _ in range(100):
        text = list(short[: rng.randint(2, len(short))])
        text[rng.randrange(1, len(text))] = rng.choice("AZaz09-_.~")
        with contextlib.suppress(NotationError, RuleError):
            final_state(parse_record("".join(text)))


def test_the_bridge_packs_records_and_reads_them():
    record, _ = finished(1, 2)
    answer = Bridge().answer(f'{{"do": "pack", "record": "{record}"}}')
    assert answer["record"] == pack(record)
    told = Bridge().answer(f'{{"do": "summary", "record": "{answer["record"]}", "seat": 1}}')
    assert told["ok"]
    assert Bridge().answer('{"do": "pack", "record": "nonsense"}')["error"]["code"] == "deal"
