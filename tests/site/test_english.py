"""The English of the project avoids the words that docs/writing.md rejects."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import english
from english import BUILD, ENGINE, ROOT, TESTS, WEB, Texts, hits

# How many rejected words are left: lower a number when you remove some, and never raise one.
LEFT = {
    (english.docstrings, ENGINE): 0,
    (english.docstrings, BUILD): 0,
    (english.docstrings, TESTS): 0,
    (english.docstrings, WEB): 0,
    (english.docstrings, ROOT / "examples"): 0,
    (english.comments, ENGINE): 0,
    (english.comments, BUILD): 0,
    (english.comments, TESTS): 0,
    (english.comments, WEB): 0,
    (english.comments, ROOT / "examples"): 0,
}


@pytest.mark.parametrize("texts", [english.documents, english.game_texts, english.helps], ids=lambda one: one.__name__)
def test_no_text_for_readers_contains_a_rejected_word(texts: Callable[[], Texts]) -> None:
    assert hits(texts()) == []


@pytest.mark.parametrize(("texts", "folder"), LEFT, ids=lambda one: one.__name__ if callable(one) else one.name)
def test_no_source_gets_more_rejected_words(texts: Callable[[Path], Texts], folder: Path) -> None:
    found = hits(texts(folder))
    assert len(found) <= LEFT[texts, folder], "\n".join(map(str, found))


REJECTED = (
    "The list is made anew.",
    "Whoever opens the link sees it.",
    "It is told to everybody.",
    "A link that is none",
    "A cell that is no village",
    "The game goes on with the next card.",
    "Ten seconds an action",
    "One JSON a line",
    "It runs in a worker of its own.",
    "The page notices by itself.",
    "compared with the number beside it",
    "a number from 1 to 9 is wanted",
)
ACCEPTED = (
    "There is no server, and there are no accounts.",
    "It is no longer needed.",
    "If there is none, wait.",
    "Each player draws on the map of their own seat.",
    "Code such as `told`, and names such as [this](told.md)",
    "Draw a 2 × 2 in a terrain of the card.",
)


@pytest.mark.parametrize("text", REJECTED)
def test_old_wordings_would_be_found(text: str) -> None:
    assert hits([("here", text)])


@pytest.mark.parametrize("text", ACCEPTED)
def test_good_english_is_accepted(text: str) -> None:
    assert hits([("here", text)]) == []


def test_a_word_may_be_allowed_in_some_places() -> None:
    assert hits([("docs/rules.md", "a cell beside water")]) == []
    assert hits([("docs/bots.md", "a cell beside water")])


def test_comments_and_docstrings_are_found_and_other_strings_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(english, "ROOT", tmp_path)
    (tmp_path / "a.py").write_text('"""It is anew."""\nx = "kept # kept"  # told\n\ny = """\nkept\n"""\n')
    (tmp_path / "b.ts").write_text("const url = 'https://kept'; // told\n/** anew\n * kept */\n")
    said = [*english.docstrings(tmp_path), *english.comments(tmp_path)]
    assert [(hit.place, hit.found) for hit in sorted(hits(said))] == [
        ("a.py:1, line 1", "anew"),
        ("a.py:2, line 1", "told"),
        ("b.ts:1, line 1", "told"),
        ("b.ts:2, line 1", "anew"),
        ("b.ts:2, line 2", "kept"),
    ]
