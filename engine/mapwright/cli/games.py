"""Subcommands about whole games: play, league, replay."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from mapwright.bots import Budget
from mapwright.bots.custom_bots import CustomBotError, read_source
from mapwright.bots.match import make_bot
from mapwright.bots.names import is_custom_bot
from mapwright.bots.program import ProgramBot, is_program
from mapwright.cli.commands import setup_and_seed
from mapwright.cli.inputs import read_input
from mapwright.cli.maps import is_terminal, map_lines
from mapwright.english import title_name
from mapwright.errors import NotationError
from mapwright.history.game_json import game_json
from mapwright.notation.map_text import parse_map
from mapwright.notation.record import Record, parse_record
from mapwright.rules.deal import check_seed
from mapwright.rules.setup import MAX_PLAYERS

PRINTED_SEAT = re.compile(r"\S+ seat \d+ (?P<name>.+): -?\d+ stars, toll ")
"""The line that `play` prints for a seat."""
PRINTED_RECORD = re.compile(r"  \S+$")
"""The line that `play` prints for a record."""
PROGRESS_CHARS = 30
"""Width of the progress bar."""

if TYPE_CHECKING:
    from mapwright.league.league import League, Outcome, Standing


@contextmanager
def _tracebacks(args: argparse.Namespace) -> Iterator[None]:
    """With `--traceback`, print that of an error in a bot's file before the error's own line."""
    try:
        yield
    except CustomBotError as error:
        if args.traceback:
            print(error.traceback(), end="", file=sys.stderr)
        raise


def play_command(args: argparse.Namespace) -> None:
    """Let bots play, and print each game."""
    with _tracebacks(args):
        _play(args)


def _play(args: argparse.Namespace) -> None:
    from mapwright.league.pairing import Pairing
    from mapwright.league.subprocesses import play_in_process, play_in_subprocess

    setup, seed_argument = setup_and_seed(args, len(args.bot))
    budget = Budget(args.seconds, args.nodes)
    texts = [f"{seed_argument}-{game}" for game in range(1, args.games + 1)] if args.games else [seed_argument]
    seeds = [check_seed(text) for text in texts]
    sources_by_name = _read_sources(args.bot, budget)
    sources = tuple(sources_by_name[name] for name in args.bot)
    for seed in seeds:
        game = Pairing(tuple(args.bot), setup, seed, budget, sources, args.open_deck)
        record = play_in_subprocess(game) if game.has_custom_bots else play_in_process(game)[1]
        _print_game(game_json(record, args.bot), args)


def _read_sources(bots: list[str], budget: Budget) -> dict[str, str]:
    """Return the sources of the bots by name. Make every bot once, to find mistakes before the first game."""
    from mapwright.league.subprocesses import check_in_subprocess

    sources = {name: "" if is_program(name) else read_source(name) for name in bots}
    for name, source in sources.items():
        if is_program(name):
            ProgramBot(name, "check", budget).end()
        elif is_custom_bot(name):
            check_in_subprocess(name, source, budget)
        else:
            make_bot(name, "check", budget)
    return sources


def league_command(args: argparse.Namespace) -> None:
    """Let bots play against each other, or each alone, and print the standings."""
    with _tracebacks(args):
        _play_and_rate(args)


def _play_and_rate(args: argparse.Namespace) -> None:
    from mapwright.league.league import League, pairings, standings, standings_lines

    bots = list(dict.fromkeys(args.bot or ()))
    if not bots and args.records:
        _print_ratings(args)
        return
    if len(bots) < (1 if args.solo else 2):
        least = "a bot" if args.solo else "at least two different bots, unless --solo is given"
        raise NotationError(f"--bot must name {least}; got {', '.join(bots) or 'none'}", "arguments")
    setup, seed = setup_and_seed(args, 1 if args.solo else 2)
    budget = Budget(args.seconds, args.nodes)
    sources = _read_sources(bots, budget)
    seeds = [check_seed(f"{seed}-{game}") for game in range(1, args.games + 1)]
    games = pairings(bots, setup, seeds, budget, sources, open_deck=args.open_deck)
    league = League(games, _show_progress)
    try:
        outcomes = _play_league(league, args)
    finally:
        print(file=sys.stderr)  # ends the line of the progress bar
    for failure in league.failures.values():
        print(f"mapwright: {failure}; the league goes on without it", file=sys.stderr)
    rows = standings([bot for bot in bots if bot not in league.failures], outcomes)
    if args.records:
        _add_records(args.records, outcomes)
    print(json.dumps(_league_json(rows, league)) if args.json else "\n".join(standings_lines(rows)))
    if args.rate or args.records:
        _print_ratings(args, outcomes)


def _print_ratings(args: argparse.Namespace, outcomes: list[Outcome] | None = None) -> None:
    """Print the ratings from the games of `--records`, replayed, or else from these outcomes."""
    from mapwright.league.league import outcome_of_record
    from mapwright.league.ratings import ratings, ratings_lines

    if args.records:
        outcomes = [outcome_of_record(tuple(names), record) for record, names, _ in records_of(args.records)]
    rows = ratings(outcomes or [])
    print(json.dumps({"ratings": [asdict(row) for row in rows]}) if args.json else "\n".join(ratings_lines(rows)))


def _add_records(file: str, outcomes: list[Outcome]) -> None:
    """Add games to a file, each as a line of JSON that `replay` accepts."""
    with open(file, "a", encoding="utf-8") as lines:
        for game in outcomes:
            lines.write(json.dumps({"players": game.bots, "record": str(game.record)}) + "\n")


def _league_json(rows: list[Standing], league: League) -> dict[str, Any]:
    """Return the standings, whose intervals are null for a single game, every game, and the bots that failed."""
    standings = [
        {
            "bot": row.bot, "games": row.games, "stars": row.stars.mean, "stars_interval": row.stars.interval,
            "won": row.win_rate and row.win_rate.mean, "won_interval": row.win_rate and row.win_rate.interval,
            "against": dict(row.win_rate_against), "behind_first": row.behind_first and row.behind_first.mean,
            "behind_first_interval": row.behind_first and row.behind_first.interval,
        }
        for row in rows
    ]  # fmt: skip
    games = [
        {"bots": list(game.bots), "stars": list(game.stars), "winners": list(game.winners), "record": str(game.record)}
        for game in league.outcomes
    ]
    return {"standings": standings, "games": games, "failures": {bot: str(why) for bot, why in league.failures.items()}}


def _play_league(league: League, args: argparse.Namespace) -> list[Outcome]:
    """Play the games on the cluster of `--scheduler`, or in processes; one job without custom bots needs none."""
    if args.scheduler is not None:
        from mapwright.league.cluster import cluster

        with cluster(args.scheduler) as executor:
            return league.play(executor)
    jobs = min(args.jobs or os.cpu_count() or 1, len(league.games))
    if jobs == 1 and not any(is_custom_bot(name) for name in args.bot):
        return league.play()
    return league.play_in_processes(jobs)


def _show_progress(done: int, total: int) -> None:
    chars = PROGRESS_CHARS * done // total
    print(f"\r[{'#' * chars}{'.' * (PROGRESS_CHARS - chars)}] {done}/{total}", end="", file=sys.stderr, flush=True)


def replay_command(args: argparse.Namespace) -> None:
    """Replay one or more records, and print their results."""
    for record, names, text in records_of(args.file):
        _print_game(game_json(record, names, text), args)


def records_of(file: str) -> Iterator[tuple[Record, list[str], str]]:
    """Yield each record of a file with the names of its players and its text.

    The file contains one record, or the output of `play`, as JSON or as lines for people.
    """
    text = read_input(file, "a record")
    if text.lstrip().startswith("{"):
        for number, line in enumerate(text.splitlines(), 1):
            if line.strip():
                yield _from_json(line, number)
    elif PRINTED_SEAT.match(text):
        yield from _from_printed_games(text)
    else:
        record = parse_record(text, MAX_PLAYERS)
        yield record, ["record"] * record.setup.players, text


def _from_printed_games(text: str) -> Iterator[tuple[Record, list[str], str]]:
    """Yield the same for the lines that `play` prints for people: one for each seat, then the record."""
    games, names = 0, list[str]()
    for number, line in enumerate(text.splitlines(), 1):
        if seat := PRINTED_SEAT.match(line):
            names.append(seat["name"])
        elif PRINTED_RECORD.match(line):
            try:
                record = parse_record(line, MAX_PLAYERS)
            except NotationError as error:
                raise NotationError(f"line {number}: {error}", error.code) from None
            games += 1
            yield record, names if len(names) == record.setup.players else ["record"] * record.setup.players, line
            names = []
    if not games:
        raise NotationError("the output of play must contain a record; got none", "record")


def _from_json(line: str, number: int) -> tuple[Record, list[str], str]:
    """Return record, names and text of a line of JSON. Raise `NotationError` with its number if it has no record."""
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict) or not isinstance(value.get("record"), str):
        got = repr(line.strip()[:40])
        raise NotationError(
            f'line {number}: a game must be a JSON object with "record", as play --json prints; got {got}'
        )
    record = parse_record(value["record"], MAX_PLAYERS)
    names = value.get("players")
    if not isinstance(names, list) or len(names) != record.setup.players:
        names = ["record"] * record.setup.players
    return record, [str(name) for name in names], value["record"]


def _print_game(game: dict[str, Any], args: argparse.Namespace) -> None:
    """Print a game of `game_json` as JSON, or a line for each seat and, for `play`, the record."""
    if args.json:
        print(json.dumps(game), flush=True)
        return
    if not game["result"]:
        print(f"{game['seed']}: not finished, {len(game['turns'])} turns, {len(game['seasons'])} seasons scored")
        return
    for seat, (name, result) in enumerate(zip(game["players"], game["result"], strict=True)):
        winner_suffix = ", winner" if seat in game["winners"] and len(game["players"]) > 1 else ""
        solo = f", rating {result['rating']:+d}, {title_name(result['title'])}" if "rating" in result else ""
        print(f"{game['seed']} seat {seat} {name}: {result['stars']} stars, toll {result['toll']}{solo}{winner_suffix}")
        if args.maps:
            board = parse_map(game["seasons"][-1]["players"][seat]["map"])
            print("\n".join(map_lines(board, is_terminal())))
    if args.command == "play":
        print(f"  {game['record']}")
