"""The command line: score and draw maps, deal cards, play, replay and review games, solve puzzles."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from mapwright.cli.arguments import build_parser, command_of
from mapwright.errors import NotationError, RuleError, file_error

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code. A mistake is printed in one line, and the code is then 2."""
    argv = [*(sys.argv[1:] if arguments is None else arguments)]
    try:
        args = build_parser(argv).parse_args(argv)
        command_of(args)(args)
    except (NotationError, RuleError) as error:
        print(f"mapwright: {_error_line(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("mapwright: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except OSError as error:  # for example, a full disk
        print(f"mapwright: {file_error(error)}", file=sys.stderr)
        return 2
    except UnicodeError:
        print("mapwright: the input is not text in UTF-8", file=sys.stderr)
        return 2
    return 0


def _error_line(error: NotationError | RuleError) -> str:
    """Return the message of an error in one line, with the sentence of its rule."""
    from mapwright.english import sentence

    message = " ".join(str(error).split())
    reason = sentence(error.code) if isinstance(error, NotationError) else ""
    return f"{message}: {reason}" if reason else message
