"""The arguments of the command line: a sentence and an example for each subcommand.

Only the arguments of the subcommand that is called are added, and its modules are imported when it runs: a command
starts twice as fast that way.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import NoReturn

from mapwright import __version__
from mapwright.errors import NotationError
from mapwright.text import did_you_mean

MAX_COUNT = 1_000_000
"""Maximum of arguments that count something."""
MAX_SECONDS = 3600.0
"""Maximum number of seconds per action."""
REVIEW_NODES = 60
"""Number of futures per decision of a review, unless another limit is given."""
EXAMPLE_MAP = (
    ".........../...^.*...../.*......^*./...FF....../...FF....../.....^...../.........../.........../"
    ".*^......*./.....*.^.../..........."
)
"""A map for the examples."""


class _Parser(argparse.ArgumentParser):
    """A parser that raises `NotationError` instead of leaving the program."""

    def error(self, message: str) -> NoReturn:
        """Raise `NotationError`; for an unknown argument, with the most similar known one."""
        unknown = message.partition("unrecognized arguments: ")[2].split()
        if unknown:
            options = [option for action in self._actions for option in action.option_strings]
            message = f"there is no argument {unknown[0][:40]!r}{did_you_mean(unknown[0], options)}"
        raise NotationError(message, "arguments")

    def parse_known_args(self, args=None, namespace=None):  # type: ignore[no-untyped-def]
        """Refuse unknown arguments here: argparse would report those of a subcommand by the parser of the command."""
        namespace, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return namespace, unknown

    def _check_value(self, action: argparse.Action, value: object) -> None:
        if action.choices is None or value in action.choices:
            return
        choices = [str(choice) for choice in action.choices]
        hint = did_you_mean(str(value), choices)
        raise argparse.ArgumentError(action, f"must be one of {', '.join(choices)}; got {str(value)[:40]!r}{hint}")


@dataclass(frozen=True)
class _Command:
    """A subcommand: module and name of its function, a sentence, example arguments, and what adds its arguments."""

    entry_point: str
    summary: str
    examples: tuple[str, ...]
    add_arguments: Callable[[_Parser], None]


def build_parser(argv: Sequence[str] | None = None) -> argparse.ArgumentParser:
    """Return the parser; with `argv`, only the subcommand that it calls gets its arguments, which is faster."""
    parser = _Parser(prog="mapwright", description="Rules, scores, deals, puzzles and bots of a map-drawing game.")
    parser.add_argument("--version", action="version", version=__version__)
    subcommands = parser.add_subparsers(dest="command", required=True, metavar="command", parser_class=_Parser)
    subcommand = next((word for word in argv or () if not word.startswith("-")), None)
    if subcommand is not None and subcommand not in COMMANDS:
        hint = did_you_mean(subcommand, COMMANDS) or f"; the commands are {', '.join(COMMANDS)}"
        raise NotationError(f"there is no command {subcommand[:40]!r}{hint}", "arguments")
    for name, command in COMMANDS.items():
        examples = "\n".join(f"  mapwright {name} {example}".rstrip() for example in command.examples)
        subparser = subcommands.add_parser(
            name, help=command.summary, description=f"{command.summary[0].upper()}{command.summary[1:]}.",
            epilog=f"example:\n{examples}", formatter_class=argparse.RawDescriptionHelpFormatter,
        )  # fmt: skip
        if argv is None or name == subcommand:
            command.add_arguments(subparser)
    return parser


def command_of(args: argparse.Namespace) -> Callable[[argparse.Namespace], None]:
    """Return the function of the called subcommand, whose module is imported now."""
    module, _, name = COMMANDS[args.command].entry_point.partition(":")
    function: Callable[[argparse.Namespace], None] = getattr(import_module(f"mapwright.cli.{module}"), name)
    return function


def _add_json(parser: _Parser, help_text: str) -> None:
    parser.add_argument("--json", action="store_true", help=help_text)


def _add_map(parser: _Parser, help_text: str, required: bool = True) -> None:
    parser.add_argument("--map", required=required, metavar="TEXT", help=help_text)


def _add_score(parser: _Parser) -> None:
    _add_map(parser, "score this map and print a table", required=False)
    _add_json(parser, "print JSON instead of the table")


def _add_fits(parser: _Parser) -> None:
    _add_map(parser, "the map")
    parser.add_argument(
        "--card", required=True, metavar="ID", help="an explore, ambush or hero card, such as great-river"
    )
    parser.add_argument("--ruins", action="store_true", help="count places under the ruins duty")
    _add_json(parser, "print JSON, which is the only format")


def _add_deal(parser: _Parser) -> None:
    _add_setup(parser)
    _add_json(parser, "print JSON, which is the only format")


def _add_play(parser: _Parser) -> None:
    _add_bots(parser, each="seat")
    _add_setup(parser)
    parser.add_argument(
        "--games", type=_count, metavar="N", help="play N games, with the seeds S-1 to S-N (default: one, with S)"
    )
    parser.add_argument("--maps", action="store_true", help="also print the maps at the end (JSON contains them)")
    _add_json(parser, "print each whole game as JSON")


def _add_league(parser: _Parser) -> None:
    _add_bots(parser, each="competitor", required=False)
    _add_setup(parser, seed="league")
    parser.add_argument(
        "--games", type=_count, default=20, metavar="N", help="play N deals, with the seeds S-1 to S-N (default: 20)"
    )
    parser.add_argument("--solo", action="store_true", help="let each bot play alone")
    parser.add_argument("--jobs", type=_count, default=None, metavar="N", help="processes (default: one per core)")
    parser.add_argument(
        "--scheduler", metavar="ADDRESS", help="play on the Dask cluster of this scheduler (needs the extra `cluster`)"
    )
    parser.add_argument("--rate", action="store_true", help="add ratings, from who had more stars on each deal")
    parser.add_argument(
        "--records", metavar="FILE", help="add the games to this file, and rate all games in it; alone, only rate it"
    )
    _add_json(parser, "print the standings and every game's record as JSON")


def _add_replay(parser: _Parser) -> None:
    _add_file(parser)
    parser.add_argument("--maps", action="store_true", help="also print the maps at the end (JSON contains them)")
    _add_json(parser, "print each whole game as JSON")


def _add_file(parser: _Parser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="a file with a record, or with the output of play; - for standard input"
    )


def _add_review(parser: _Parser) -> None:
    _add_file(parser)
    parser.add_argument("--seat", type=_seat, default=0, metavar="N", help="the seat to review, from 0 (default: 0)")
    _add_budget(parser, REVIEW_NODES)
    _add_json(parser, "print every decision as JSON")


def _add_puzzle(parser: _Parser) -> None:
    parser.add_argument("code", nargs="?", metavar="CODE", help="the code of a puzzle (default: today's, in UTC)")
    parser.add_argument("--answer", metavar="ACTIONS", help="check this answer: actions, separated by dots or spaces")
    parser.add_argument("--solution", action="store_true", help="print right answers")
    _add_json(parser, "print the puzzle as JSON")


def _add_show(parser: _Parser) -> None:
    _add_map(parser, "the map")
    parser.add_argument(
        "--as", dest="style", choices=("svg", "letters", "colours"), default=None,
        help="the format (default: colours on a terminal, svg elsewhere)",
    )  # fmt: skip
    parser.add_argument("--out", metavar="FILE", help="write the picture to this file instead of standard output")
    _add_json(parser, "print the map with its picture as JSON")


def _add_sheet(parser: _Parser) -> None:
    from mapwright.rules.setup import SETS

    parser.add_argument("sheet", nargs="?", metavar="SHEET", help="A to D, the id of an own sheet, or a file")
    parser.add_argument("--random", action="store_true", help="make a random sheet")
    parser.add_argument("--seed", metavar="S", help="the text that fixes the random sheet (default: sheet)")
    parser.add_argument("--set", choices=SETS, default="base", help="check the sheet for this set (default: base)")
    _add_json(parser, "print the sheet as JSON")


def _add_atlas(parser: _Parser) -> None:
    parser.add_argument("number", nargs="?", type=_count, metavar="NUMBER", help="print the deal code of this map")
    parser.add_argument("--record", metavar="FILE", help="print which seals the game of this file earns; - for input")
    _add_json(parser, "print JSON")


def _add_list(parser: _Parser) -> None:
    parser.add_argument("what", choices=("bots", "cards", "edicts"), help="what to list")
    _add_json(parser, "print JSON")


def _add_bots(parser: _Parser, *, each: str, required: bool = True) -> None:
    from mapwright.bots import BOTS
    from mapwright.bots.budget import DEFAULT_NODES

    names = f"{', '.join(BOTS)}, a Python file with a class Bot, or a program with its arguments; one per {each}"
    parser.add_argument("--bot", action="append", required=required, metavar="NAME", help=names)
    parser.add_argument(
        "--open-deck", action="store_true", help="let bots from files see the deal (default: random cards to come)"
    )
    parser.add_argument(
        "--traceback", action="store_true", help="if the bot of a Python file fails, also print the traceback"
    )
    _add_budget(parser, DEFAULT_NODES)


def _add_budget(parser: _Parser, nodes: int) -> None:
    parser.add_argument(
        "--seconds",
        type=_seconds,
        metavar="T",
        help="seconds that a bot may think about an action (default: no limit)",
    )
    parser.add_argument(
        "--nodes", type=_count, metavar="N",
        help=f"futures that the expert samples per action (default: {nodes}, or no limit if --seconds is given)",
    )  # fmt: skip


def _add_setup(parser: _Parser, seed: str | None = None) -> None:
    """Add the arguments of setup and seed. `setup_arguments` are the names of those that a deal code contains."""
    from mapwright.rules.cards import EXPANSIONS
    from mapwright.rules.setup import PRESETS, SETS

    group = parser.add_argument_group("the deal, by its code or by a seed and a setup")
    seed_or_deal = group.add_mutually_exclusive_group(required=seed is None)
    default_seed = f" (default: {seed})" if seed else ""
    seed_or_deal.add_argument(
        "--seed", default=seed, metavar="S", help=f"any seed; the same one deals the same cards{default_seed}"
    )
    seed_or_deal.add_argument("--deal", metavar="CODE", help="a deal code, such as bA1-harbour")
    printed_sets = ("base", "heroes")
    arguments = (
        group.add_argument("--set", choices=SETS, help="the set (default: base)"),
        group.add_argument(
            "--sheet",
            metavar="SHEET",
            help="A to D, the id of an own sheet, or a file (default: that of the set)",
        ),
        group.add_argument("--explore", choices=printed_sets, help="explore cards of a combined game (default: base)"),
        group.add_argument("--seasons", choices=printed_sets, help="season cards of a combined game (default: base)"),
        group.add_argument("--skills", action="store_true", help="deal three skills"),
        group.add_argument(
            "--heroes", action=argparse.BooleanOptionalAction, help="add or remove hero cards (default: as in the set)"
        ),
        group.add_argument(
            "--ambush",
            metavar="PACK,...",
            help="ambush packs, or exactly four ambush cards, joined by commas (default: as in the set)",
        ),
        group.add_argument(
            "--edicts", metavar="ID,...", help="edicts for A to D in order; those not given are dealt at random"
        ),
        group.add_argument(
            "--solo-ambushes", action="store_true", help="with several players too, ambushes follow the solo rule (S21)"
        ),
        group.add_argument(
            "--packs",
            metavar="PACK,...",
            help="expansions whose cards are in the game (default: none)" if EXPANSIONS else argparse.SUPPRESS,
        ),
        group.add_argument(
            "--preset", choices=tuple(PRESETS), help="start from a preset, such as the first game of a rulebook"
        ),
    )
    parser.set_defaults(setup_arguments=tuple(argument.dest for argument in arguments))


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= MAX_COUNT:
        raise argparse.ArgumentTypeError(f"must be a number from 1 to {MAX_COUNT}; got {text!r}")
    return int(text)


def _seat(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) > MAX_COUNT:
        raise argparse.ArgumentTypeError(f"must be the number of a seat, from 0; got {text!r}")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= MAX_SECONDS:
        raise argparse.ArgumentTypeError(
            f"must be a number of seconds above 0 and up to {MAX_SECONDS:.0f}; got {text!r}"
        )
    return seconds


COMMANDS = {
    "score": _Command(
        "commands:score_command",
        "count the stars of all edicts for one map, or for one JSON object per line",
        (f'--map "{EXAMPLE_MAP}"', "< maps.jsonl"),
        _add_score,
    ),
    "fits": _Command(
        "commands:fits_command",
        "count the places where the shapes of a card fit on a map",
        (f'--card great-river --map "{EXAMPLE_MAP}"',),
        _add_fits,
    ),
    "deal": _Command(
        "commands:deal_command",
        "print the edicts and every card in order of reveal, as JSON",
        ("--seed harbour --set heroes", "--deal bA1-harbour"),
        _add_deal,
    ),
    "play": _Command(
        "games:play_command",
        "let bots play, and print each game with its record",
        ("--bot greedy --seed harbour", "--bot greedy --bot mine.py --seed harbour --games 10 --json"),
        _add_play,
    ),
    "league": _Command(
        "games:league_command",
        "let bots play against each other, or each alone, on the same deals",
        ("--bot novice --bot greedy --games 50", "--solo --bot mine.py --bot greedy", "--rate --records games.jsonl"),
        _add_league,
    ),
    "replay": _Command(
        "games:replay_command",
        "replay a record and print its result",
        ("game.txt", "- < game.txt"),
        _add_replay,
    ),
    "review": _Command(
        "review:review_command",
        "compare a player's decisions in a game with the expert's",
        ("game.txt", "game.txt --seat 1 --nodes 100"),
        _add_review,
    ),
    "puzzle": _Command(
        "puzzle:puzzle_command",
        "show a puzzle, check an answer to it, or solve it",
        ("2.harbour", "2.great-city.harbour --solution"),
        _add_puzzle,
    ),
    "atlas": _Command(
        "atlas:atlas_command",
        "list the maps of the atlas, or the seals that a game earns",
        ("", "7", "--record game.txt"),
        _add_atlas,
    ),
    "show": _Command(
        "commands:show_command",
        "draw a map as an SVG picture, or in letters or colours",
        (f'--out map.svg --map "{EXAMPLE_MAP}"', f'--as letters --map "{EXAMPLE_MAP}"'),
        _add_show,
    ),
    "sheet": _Command(
        "sheet:sheet_command",
        "show and check a map sheet of one's own, or make one",
        ("B", "--random --seed harbour"),
        _add_sheet,
    ),
    "list": _Command(
        "catalogue:list_command", "list the bots, the cards or the edicts", ("edicts", "bots --json"), _add_list
    ),
}
