"""Reading what a user gives to a subcommand: standard input and files."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TextIO

from mapwright.errors import NotationError, file_error


def standard_input(what: str = "") -> TextIO:
    """Return standard input. If the user types it, first print what is expected and how to end."""
    if sys.stdin is None:
        raise NotationError("standard input is closed", "arguments")
    if what and sys.stdin.isatty():
        end = "Ctrl+Z and Enter" if sys.platform == "win32" else "Ctrl+D"
        print(f"mapwright: reading {what} from standard input; end with {end}", file=sys.stderr)
    return sys.stdin


def read_input(file: str, what: str) -> str:
    """Return the text of a file, or of standard input if its name is a hyphen."""
    return standard_input(what).read() if file == "-" else read_file(file)


def read_file(file: str) -> str:
    """Return the text of a file. Raise `NotationError` if it cannot be read."""
    try:
        return Path(file).read_text("utf-8")
    except UnicodeError:
        raise NotationError(f"the file {file!r} is not text in UTF-8", "arguments") from None
    except OSError as error:
        raise NotationError(file_error(error), "arguments") from None
    except ValueError:
        raise NotationError(f"{file[:60]!r} is not the name of a file", "arguments") from None
