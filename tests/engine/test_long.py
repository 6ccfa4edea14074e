"""The long run: it resumes where it was stopped, reports errors, and starts again with another engine."""

import pytest

import long


@pytest.fixture
def short(monkeypatch, tmp_path):
    """The same run over six tiny shares, in one process; `seen` are those that were worked on."""
    seen = []

    def do(number):
        seen.append(number)
        assert number != 4, "wrong on purpose"

    class Pool:
        def __init__(self, jobs):
            self.imap_unordered = map

        def __enter__(self):
            return self

        def __exit__(self, *error):
            pass

        def terminate(self):
            seen.append("ended")

    monkeypatch.setattr(long, "WORK", {"maps": (do, 6, 10)})
    monkeypatch.setattr(long.multiprocessing, "Pool", Pool)
    return seen, tmp_path


def test_it_goes_on_where_it_was_stopped(short):
    seen, folder = short
    assert long.run(long.Notes(folder), 1, minutes=-1) == []
    assert seen == [0, "ended"]
    seen.clear()
    [fault] = long.run(long.Notes(folder), 1, minutes=1)
    assert seen == [1, 2, 3, 4, 5]
    assert fault.startswith("maps 4: AssertionError: wrong on purpose")
    seen.clear()
    assert len(long.run(long.Notes(folder), 1, minutes=1)) == 1
    assert seen == [4], "what went wrong is not done"


def test_a_line_that_was_cut_short_is_not_believed(short):
    _, folder = short
    notes = long.Notes(folder)
    notes.add(("maps", 1), 2.0)
    notes.file.write_text(notes.file.read_text() + "maps 2")
    assert long.Notes(folder).done == {("maps", 1): 2.0}


def test_another_engine_begins_anew(short, monkeypatch):
    _, folder = short
    long.Notes(folder).add(("maps", 1), 2.0)
    monkeypatch.setattr(long, "fingerprint", lambda: "another")
    assert long.Notes(folder).done == {}


def test_the_whole_is_a_million_maps_a_hundred_thousand_games_and_a_thousand_puzzles():
    sizes = {kind: count * size for kind, (_, count, size) in long.WORK.items()}
    assert sizes == {"maps": 1_000_000, "games": 100_000, "puzzles": 1_000}
    shares = long.interleaved()
    assert len(shares) == len(set(shares)) == 1_650
    assert {kind for kind, _ in shares[:8]} == {"maps", "games", "puzzles"}
