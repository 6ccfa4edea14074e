"""The errors for refused input: `NotationError` for its form, `RuleError` for the rules."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from importlib import import_module
from typing import NoReturn, TypeVar

T = TypeVar("T")


class NotationError(ValueError):
    """A text, record, message or argument is malformed. `code` is a text key; the message quotes what it got."""

    def __init__(self, message: str, code: str = "notation") -> None:
        super().__init__(message)
        self.code = code


class BotError(NotationError):
    """A bot that did not choose a legal action. `bot` is its name; `record` is the game so far, if one was played."""

    def __init__(self, message: str, bot: str, record: str = "") -> None:
        super().__init__(message, "bot")
        self.bot = bot
        self.record = record

    def __reduce__(self) -> tuple[type[BotError], tuple[str, str, str]]:
        """Preserve the fields between processes."""
        return BotError, (self.args[0], self.bot, self.record)

    def __str__(self) -> str:
        """Return the message with the game so far."""
        message: str = self.args[0]
        return f"{message}; the game so far: {self.record}" if self.record else message


class RuleError(ValueError):
    """A well-formed action that the rules forbid. `code` says why; `cells` are the offending ones, as a mask."""

    def __init__(self, code: str, message: str = "", cells: int = 0) -> None:
        super().__init__(message or code)
        self.code = code
        self.cells = cells

    def __reduce__(self) -> tuple[type[RuleError], tuple[str, str, int]]:
        """Preserve code and cells between processes."""
        return RuleError, (self.code, self.args[0], self.cells)

    @property
    def sentence(self) -> str:
        """The reason as an English sentence; empty in the page, which has its own texts."""
        try:
            english = import_module("mapwright.english")  # by its name: the page must not load it
        except ImportError:
            return ""
        text: str = english.sentence(self.code)
        return text

    def __str__(self) -> str:
        """Return the code with its sentence, or the message if there is one."""
        message: str = self.args[0]
        return f"{message}: {self.sentence}".removesuffix(": ") if message == self.code else message


def immutable(cls: type[T]) -> type[T]:
    """Let a frozen dataclass refuse every change with a sentence.

    The error of a frozen class with slots is unreadable for a name that is not a field, such as a property.
    """

    def refuse(self: object, name: str, *_: object) -> NoReturn:
        kind = _with_article(cls.__name__)
        raise FrozenInstanceError(f"{kind} cannot be changed, so {name!r} stays: act(state, action) returns another")

    setattr(cls, "__setattr__", refuse)  # noqa: B010 (mypy refuses the assignment)
    setattr(cls, "__delattr__", refuse)  # noqa: B010
    return cls


def file_error(error: OSError) -> str:
    """Return a sentence about a file that cannot be opened, without error numbers."""
    from pathlib import Path  # the page starts without it

    reason = (error.strerror or str(error)).lower()
    if error.filename is None:
        return reason
    sentences = {
        FileNotFoundError: "does not exist", IsADirectoryError: "is a folder", PermissionError: "may not be opened",
    }  # fmt: skip
    folder = Path(error.filename).parent
    if isinstance(error, FileNotFoundError) and not folder.exists():
        return f"the folder {str(folder)!r} does not exist"
    return f"the file {str(error.filename)!r} {sentences.get(type(error), f'cannot be used: {reason}')}"


def checked_type(value: object, expected: type[T], name: str, code: str = "notation") -> T:
    """Return the value. Raise `NotationError` if a caller passed something of another type."""
    if not isinstance(value, expected):
        raise NotationError(f"{name} must be {_with_article(expected.__name__)}; got {value!r:.60}", code)
    return value


def _with_article(name: str) -> str:
    return f"{'an' if name[0] in 'AEIOUaeiou' else 'a'} {name}"
