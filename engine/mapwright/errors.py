"""The two ways to refuse input: wrong in form, or against the rules."""

from __future__ import annotations


class NotationError(ValueError):
    """A text, record, message or argument is malformed. `code` is a text key; the message quotes what it got."""

    def __init__(self, message: str, code: str = "notation") -> None:
        super().__init__(message)
        self.code = code


class RuleError(ValueError):
    """A well-formed action that the rules forbid. `code` says why; `cells` are the offending ones, as a mask."""

    def __init__(self, code: str, message: str = "", cells: int = 0) -> None:
        super().__init__(message or code)
        self.code = code
        self.cells = cells
