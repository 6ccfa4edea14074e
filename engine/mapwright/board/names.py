"""Text that people give and others are shown: names, and the lines of a keepsake."""

from __future__ import annotations


def shown(text: str) -> str:
    """The text as one line of letters that can be seen.

    Control characters, NUL among them, break a picture; zero-width ones make two names look alike, and those that
    turn the direction of writing rearrange what is next to them. Half a surrogate pair is not a character.
    """
    seen = "".join(letter for letter in text if letter.isprintable() or letter.isspace())
    return " ".join(seen.split())
