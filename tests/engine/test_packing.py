"""Packed records: short, the same game, and refused when they are not whole."""

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from games import play_at_random, random_action, random_setup
from mapwright.errors import NotationError, RuleError
from mapwright.notation.packing import MAX_PACKED_CHARS, pack, unpack
from mapwright.notation.record import final_state, parse_record
from mapwright.page.bridge import Bridge
from mapwright.rules.game import act
from mapwright.rules.scoring import EDICTS


def finished(seed, players):
    rng = random.Random(seed)
    record, state = play_at_random(rng, replace(random_setup(rng), players=players), f"seed-{seed}")
    return str(record), state


ADDRESS = "https://mapwright.example/play/#game="
LONGEST_SEED = "x" * 56


def best_of_three(rng, state):
    """The best of three random actions: such games have full maps and long records."""
    return max((random_action(rng, state) for _ in range(3)), key=lambda action: merit(state, action))


def merit(state, action):
    board = act(state, action)[0].players[state.task.on].board
    stars = sum(EDICTS[id].count(board) for id in state.deal.edicts)
    return stars if state.task.by == state.task.on else -stars


@pytest.mark.thorough
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6, 7, 8])
def test_a_finished_game_fits_into_a_link(players):
    """Whatever the table: every set, sheet, skills, heroes, and the longest seed there is."""
    for seed in range(3):
        rng = random.Random(100 * players + seed)
        setup = replace(random_setup(rng), players=players)
        game, state = play_at_random(rng, setup, f"{LONGEST_SEED}{seed:08}", choose=best_of_three)
        record, short = str(game), pack(str(game))
        assert unpack(short) == record
        assert final_state(parse_record(short)).players == state.players
        assert len(ADDRESS + short) <= 500, len(short)


def test_packed_records_equal_the_golden_links():
    for link in json.loads((Path(__file__).parent / "golden/links.json").read_text()):
        assert pack(link["record"]) == link["link"]
        assert unpack(link["link"]) == link["record"]


def test_a_game_in_play_packs_too():
    """Every start of a game, and the moment in which the last action may still be undone."""
    record, _ = finished(5, 2)
    words = record.split(".")
    for end in range(1, len(words), 7):  # with 1: a game that has just begun  # with 1: a game that has just begun
        assert unpack(pack(".".join(words[:end]))) == ".".join(words[:end])
        assert unpack(pack(".".join([*words[:end], "_"]))) == ".".join([*words[:end], "_"])


def test_text_that_is_no_game_cannot_be_packed():
    for record in ("bA1-x.F1aa1.F1aa1", "bA1-x.Xa1", "bA1-x.?", "bA13-x"):
        with pytest.raises((NotationError, RuleError)):
            pack(record)


@pytest.mark.parametrize(
    "text",
    [
        "~",
        "~bA1-x.A.A",
        "~2",
        "~2bA1-x",
        "~2bA1-x.",
        "~2bA1-x.AAAA",
        "~2bA1-x.AAAA!",
        "~2.AAAAA",
        "~2bA1-x.AAAA_______",
    ],
)
def test_incomplete_packed_record_is_refused(text):
    with pytest.raises(NotationError):
        parse_record(text)


# Guarantee: input
@pytest.mark.parametrize("text", ["~2bA1-x.AAAA" + "A" * MAX_PACKED_CHARS, "~2bA99-x.AAAA_______"])
def test_oversized_packed_record_is_refused_as_too_long(text):
    with pytest.raises(NotationError) as refused:
        parse_record(text)
    assert refused.value.code == "too-long"


# Guarantee: input
def test_altered_packed_record_is_refused_by_its_checksum():
    """Every number is some game: only the checksum shows that it is another."""
    rng = random.Random(9)
    record, _ = finished(3, 1)
    short = pack(record)
    for _ in range(100):
        text = list(short)
        at = rng.randrange(1, len(text))
        text[at] = rng.choice([letter for letter in "AZaz09-_.~" if letter != text[at]])
        with pytest.raises((NotationError, RuleError)):
            parse_record("".join(text))
        with pytest.raises((NotationError, RuleError)):
            parse_record(short[:at])


def test_the_bridge_packs_records_and_reads_them():
    record, _ = finished(1, 2)
    answer = Bridge().handle(f'{{"do": "pack", "record": "{record}"}}')
    assert answer["record"] == pack(record)
    answer_to_packed = Bridge().handle(f'{{"do": "summary", "record": "{answer["record"]}", "seat": 1}}')
    assert answer_to_packed["ok"]
    assert Bridge().handle('{"do": "pack", "record": "nonsense"}')["error"]["code"] == "deal"
