"""The output of a bot: stored move by move, and cut where it is too long."""

from __future__ import annotations

import io

LONGEST = 2_000
"""Characters stored of the output of one move."""


class Said(io.StringIO):
    """Takes what is printed; `take` hands over what has come since it was called last."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[str] = []
        self._now = 0
        self._cut = False

    def write(self, text: str, /) -> int:
        room = LONGEST - self._now
        kept = text[:room] if room > 0 else ""
        if kept:
            self._parts.append(kept)
        self._now += len(kept)
        self._cut = self._cut or len(kept) < len(text)
        return len(text)

    def take(self) -> tuple[str, bool]:
        """The text, and whether some of it was cut."""
        found = "".join(self._parts), self._cut
        self._parts, self._now, self._cut = [], 0, False
        return found
