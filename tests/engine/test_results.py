"""Results of daily maps by other people count only if their replay proves them."""

import json
from datetime import date

import pytest

from mapwright.bridge import Bridge
from mapwright.cli import main
from mapwright.cli.published import UNKNOWN, read_event, verify
from mapwright.cli.schnorr import is_signed
from mapwright.errors import NotationError
from mapwright.history.results import Bar, check, standing
from mapwright.notation.packing import pack
from mapwright.notation.record import final_state, parse_record
from publishing import deal_of, finished, packed, signed

DAY = date(2026, 11, 18)


HONEST = packed(DAY)


def test_a_finished_game_of_the_day_counts():
    result = check(DAY, HONEST)
    state = final_state(parse_record(HONEST))
    assert (result.stars, result.record) == (state.players[0].stars, str(parse_record(HONEST)))


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ("", "record"),
        (finished(deal_of(DAY)), "record"),
        (HONEST + "a" * 600, "record"),
        (packed(date(2026, 11, 19)), "foreign"),
        (pack(f"{deal_of(DAY)}"), "unfinished"),
        (HONEST[:-3], "illegal"),
        (HONEST[:-1] + ("b" if HONEST[-1] != "b" else "c"), "illegal"),
    ],
    ids=["nothing", "not packed", "too long", "another day", "not finished", "cut", "altered"],
)
def test_what_is_no_result_is_refused(content, code):
    with pytest.raises(NotationError) as refused:
        check(DAY, content)
    assert refused.value.code == code


def test_standing_compares_with_others_only():
    found = standing([40, 55, 70, 70], own=60)
    assert found.better == 50
    assert found.best == (2, 3, 1, 0)
    assert found.bars == (Bar(40, 1), Bar(50, 1), Bar(60, 1), Bar(70, 2))


def test_without_others_there_is_nothing_to_be_better_than():
    assert standing([], own=60).better is None


def test_a_signature_is_that_of_its_key_and_message():
    event = signed(HONEST, DAY, work=False)
    parts = (bytes.fromhex(event[name]) for name in ("id", "pubkey", "sig"))
    message, key, signature = parts
    assert is_signed(message, key, signature)
    assert not is_signed(message[::-1], key, signature)
    assert not is_signed(message, key, signature[:32] + signature[:32])


def test_an_event_is_read():
    assert read_event(signed(HONEST, DAY)).content == HONEST


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"content": "other"}, "forged"),
        ({"sig": "00" * 64}, "forged"),
        ({"kind": 1}, "form"),
        ({"tags": []}, "form"),
        ({"pubkey": 7}, "form"),
    ],
    ids=str,
)
def test_an_event_that_was_changed_is_rejected(change, code):
    with pytest.raises(NotationError) as refused:
        read_event(signed(HONEST, DAY) | change)
    assert refused.value.code == code


def test_an_event_without_work_is_rejected():
    with pytest.raises(NotationError) as refused:
        read_event(signed(HONEST, DAY, work=False))
    assert refused.value.code == "work"


def test_a_set_of_events_is_counted():
    other = packed(DAY, 1)
    events = [
        signed(HONEST, DAY, 7),
        signed(other, DAY, 7, at=1_795_000_100),  # replaces the first
        signed(HONEST, DAY, 8),
        signed(HONEST, DAY, 9, at=1_795_000_200),  # a copy
        signed(packed(date(2026, 11, 19)), DAY, 10),  # of another day
    ]
    lines = [*map(json.dumps, events), json.dumps(["EVENT", "x", events[2]]), "rubbish", "{}"]
    found = verify(lines)
    assert sorted(result.record for _, result in found["2026-11-18"].results) == sorted(
        str(parse_record(text)) for text in (HONEST, other)
    )
    assert found["2026-11-18"].rejected == {"replaced": 2, "duplicate": 1, "foreign": 1}
    assert found[UNKNOWN].rejected == {"form": 2}


def test_bare_records_are_counted_by_the_day_of_their_seed():
    assert [len(count.results) for count in verify([HONEST]).values()] == [1]


def test_the_command_line_verifies_a_file(tmp_path, capsys):
    file = tmp_path / "events.jsonl"
    file.write_text(f"{json.dumps(signed(HONEST, DAY))}\n{HONEST[:-3]}\n")
    assert main(["daily", "verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert "2026-11-18: 1 maps, 0 rejected" in said and "unknown day: 0 maps, 1 rejected" in said


def test_the_page_gets_results_in_slices():
    bridge = Bridge()
    asked = {"do": "results", "day": "2026-11-18", "contents": [HONEST, "rubbish"], "ms": 0}
    answer = bridge.answer(json.dumps(asked))
    assert [each["refused"] for each in answer["results"]] == [""]
    rest = bridge.answer(json.dumps({**asked, "contents": ["rubbish"]}))
    assert rest["results"] == [{"refused": "record", "record": "", "stars": 0, "map": ""}]


def test_the_page_gets_a_standing():
    answer = Bridge().answer(json.dumps({"do": "standing", "stars": [40, 60], "own": 50}))
    assert (answer["better"], answer["best"]) == (50, [1, 0])
