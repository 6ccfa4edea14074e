"""Records: golden games line by line, short enough for a link, and refused with place and reason when damaged."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import play_at_random, random_setup
from golden import write
from hypothesis_settings import examples
from mapwright.errors import NotationError, RuleError
from mapwright.history.game_json import game_json
from mapwright.notation.record import RecordError, final_state, parse_record, replay
from mapwright.rules.setup import MAX_PLAYERS
from page import ask

GOLDEN = sorted((write.HERE / "games").glob("*.txt"))


def lines_of(path):
    return path.read_text("utf-8").splitlines()


BASE_RECORD = write.record_of(lines_of(write.HERE / "games" / "base-solo.txt"))


def test_every_expected_golden_game_exists():
    assert {path.stem for path in GOLDEN} == set(write.GAMES)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_line_by_line(path):
    lines = lines_of(path)
    for line, golden in zip(write.told_game(write.record_of(lines)), lines, strict=True):
        assert line == golden


def random_record(seed, actions=None):
    """A game played at random, whole or its first actions only, and its last state."""
    rng = random.Random(seed)
    return play_at_random(rng, random_setup(rng), f"{rng.getrandbits(48):x}", actions)


@examples(30)
@given(st.integers(0, 2**32), st.none() | st.integers(0, 60))
def test_a_record_replays_to_the_same_state(seed, actions):
    record, state = random_record(seed, actions)
    assert parse_record(str(record)) == record
    assert final_state(record) == state


def test_record_tokens_may_be_separated_by_dots_spaces_or_lines():
    record, state = random_record(5, 8)
    text = str(record)
    for other in (text.replace(".", " "), text.replace(".", "\n"), f"\n {text}\n\n"):
        assert parse_record(other) == record
    assert final_state(parse_record(text)) == state


def test_a_waiting_record_leaves_the_next_card_hidden():
    """Its last action may still be undone; the word _ says so."""
    record = replace(BASE_RECORD, action_texts=BASE_RECORD.action_texts[:1])
    waiting = replace(record, awaits_next=True)
    assert str(waiting).endswith("._") and parse_record(str(waiting)) == waiting
    assert (final_state(waiting).turn, final_state(waiting).task) == (0, None)
    assert final_state(record).turn == 1


def damaged(index, word):
    """The golden base game, one action per line, with another word there."""
    words = str(BASE_RECORD).split(".")
    words[index] = word
    return "\n".join(words)


@pytest.mark.parametrize(
    ("index", "word", "code"),
    [
        (1, "nonsense", "action"),
        (4, BASE_RECORD.action_texts[0], None),
        (2, "-", "wrong-shape"),
        (3, "F1aa99", "action"),
        (6, "Xa1", "wrong-shape"),
    ],
)
def test_a_damaged_record_is_refused_with_line_and_reason(index, word, code):
    text = damaged(index, word)
    with pytest.raises(RecordError) as refusal:
        final_state(parse_record(text), text)
    assert refusal.value.line == index + 1
    assert refusal.value.token_number == index + 1
    assert str(refusal.value).startswith(f"line {index + 1}, word {index + 1}: {word!r}")
    assert code is None or refusal.value.code == code


def test_a_record_that_goes_on_after_the_end_is_refused():
    text = f"{BASE_RECORD}.Fa1"
    with pytest.raises(RecordError) as refusal:
        final_state(parse_record(text), text)
    assert refusal.value.code == "game-over"


@pytest.mark.parametrize("text", ["", "  \n", "...", "nonsense", "bA1", "_", "bA1-" + "s" * 65])
def test_invalid_record_text_is_refused(text):
    with pytest.raises(NotationError):
        parse_record(text)


def test_a_record_too_long_is_refused_unread():
    with pytest.raises(NotationError) as refusal:
        parse_record("bA1-seed" + ".Fa1" * 60_000)
    assert refusal.value.code == "too-long"


# Guarantee: input
@examples(1000)
@given(st.data())
def test_any_damage_is_replayed_or_refused(data):
    """Letters changed, lost or added anywhere in a golden game."""
    text = str(write.record_of(lines_of(data.draw(st.sampled_from(GOLDEN)))))
    text = ".".join(text.split(".")[: data.draw(st.integers(2, 14))])
    at = data.draw(st.integers(0, len(text)))
    lost_words = data.draw(st.integers(0, 3))
    junk = data.draw(st.text("FVAWMBHX0123456789abcdefghk-._ ", max_size=4) | st.text(max_size=2))
    broken = text[:at] + junk + text[at + lost_words :]
    try:
        for _ in replay(parse_record(broken), broken):
            pass
    except (NotationError, RuleError) as error:
        assert error.code and "\n" not in str(error)


def test_the_story_of_an_unfinished_game_has_no_result():
    record, _ = random_record(4, 3)
    game = game_json(record, ["nobody"] * record.setup.players)
    assert game["result"] == [] and game["winners"] == [] and game["turns"]


# Guarantee: input
@pytest.mark.parametrize("players", [13, 100])
@pytest.mark.parametrize(
    "message",
    [
        {"do": "open"}, {"do": "replay"}, {"do": "summary", "seat": 0}, {"do": "pack"},
        {"do": "review", "seat": 0, "ms": 1},
    ],
    ids=lambda message: message["do"],
)  # fmt: skip
def test_a_record_of_more_than_twelve_is_refused_however_it_is_written(message, players):
    for record in (f"bA{players}-x.F1aa1", f"~2bA{players}-x.AAAAA"):
        assert ask(**message, record=record)["error"]["code"] == "too-long", record


def test_a_table_of_more_than_twelve_is_refused_before_it_begins():
    assert ask(do="deal", deal="bA13-x")["error"]["code"] == "too-long"
    assert ask(do="new", setup={"players": 13}, seed="x")["error"]["code"] == "too-long"
    assert ask(do="deal", deal="bA12-x")["ok"] and ask(do="open", record="bA12-x")["ok"]


def test_on_the_command_line_a_hundred_may_be_replayed():
    assert parse_record("bA100-x", MAX_PLAYERS).setup.players == 100
