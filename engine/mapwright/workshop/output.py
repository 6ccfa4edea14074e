"""The output of a bot: captured action by action, and cut if it is too long."""

from __future__ import annotations

import io

MAX_OUTPUT_CHARS = 2_000
"""Maximum number of characters stored for one action."""


class CapturedOutput(io.StringIO):
    """A stream that stores printed text; `drain` returns the text since its last call."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[str] = []
        self._length = 0
        self._cut = False

    def write(self, text: str, /) -> int:
        """Store as much of the text as there is space for; return its length, as streams do."""
        space_left = MAX_OUTPUT_CHARS - self._length
        accepted = text[:space_left] if space_left > 0 else ""
        if accepted:
            self._parts.append(accepted)
        self._length += len(accepted)
        self._cut = self._cut or len(accepted) < len(text)
        return len(text)

    def drain(self) -> tuple[str, bool]:
        """Return the text, and whether some of it was cut."""
        output = "".join(self._parts), self._cut
        self._parts, self._length, self._cut = [], 0, False
        return output
