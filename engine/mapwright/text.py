"""Text that people type: make names printable, and find the word that a mistyped one is similar to."""

from __future__ import annotations

from collections.abc import Iterable


def printable(text: str) -> str:
    """Return the text as one line of printable characters.

    Control characters, NUL among them, break a picture; zero-width ones make two names look alike, and those that
    turn the direction of writing rearrange what is next to them. Half a surrogate pair is not a character.
    """
    printable_text = "".join(letter for letter in text if letter.isprintable() or letter.isspace())
    return " ".join(printable_text.split())


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return `; did you mean …?` with the most similar of the known words, to end a message; empty if none is."""
    from difflib import get_close_matches  # a wrong word is rare, and this import takes a while

    similar = get_close_matches(word[:100], list(known), 1, cutoff=0.7)
    return f"; did you mean {similar[0]!r}?" if similar else ""
