"""Subcommands about whole games: play, league, replay."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mapwright.bots import Budget
from mapwright.bots.guests import source_of
from mapwright.bots.match import is_guest, make_bot
from mapwright.cli.commands import standard_input, table_of
from mapwright.cli.maps import is_terminal, map_lines
from mapwright.english import title_name
from mapwright.errors import NotationError
from mapwright.history.story import tell
from mapwright.notation.notation import parse_map
from mapwright.notation.record import Record, parse_record
from mapwright.rules.deal import check_seed
from mapwright.rules.setup import MOST_PLAYERS

if TYPE_CHECKING:
    from mapwright.league.league import Outcome, Pairing, Standing


def play_command(chosen: argparse.Namespace) -> None:
    """Let bots play, and print each game."""
    from mapwright.league.processes import play_apart, play_here

    setup, start = table_of(chosen, len(chosen.bot))
    budget = Budget(chosen.seconds, chosen.nodes)
    names = [f"{start}-{game}" for game in range(1, chosen.games + 1)] if chosen.games else [start]
    seeds = [check_seed(name) for name in names]
    texts = _sources(chosen.bot, budget)
    sources = tuple(texts[name] for name in chosen.bot)
    guests = any(is_guest(name) for name in chosen.bot)
    for seed in seeds:
        table = (tuple(chosen.bot), sources, setup, seed, budget)
        record = play_apart(*table) if guests else play_here(*table)[1]
        _print_game(tell(record, chosen.bot), chosen)


def _sources(bots: list[str], budget: Budget) -> dict[str, str]:
    """Return the texts of the bots' files, by name. Make every bot once, to find mistakes before the first game."""
    from mapwright.league.processes import check_apart

    sources = {name: source_of(name) for name in bots}
    for name, source in sources.items():
        if is_guest(name):
            check_apart(name, source, budget)
        else:
            make_bot(name, "check", budget)
    return sources


def league_command(chosen: argparse.Namespace) -> None:
    """Let bots play against each other, or each alone, and print the standings."""
    from mapwright.league.league import pairings, standings, table_lines

    bots = list(dict.fromkeys(chosen.bot))
    if len(bots) < 2 and not chosen.solo:
        raise NotationError(
            f"--bot must name at least two different bots, unless --solo is given; got {', '.join(bots)}", "arguments"
        )
    setup, start = table_of(chosen, 1 if chosen.solo else 2)
    budget = Budget(chosen.seconds, chosen.nodes)
    sources = _sources(bots, budget)
    seeds = [check_seed(f"{start}-{game}") for game in range(1, chosen.games + 1)]
    games = pairings(bots, setup, seeds, budget, sources)
    try:
        outcomes = _play_games(games, chosen)
    finally:
        print(file=sys.stderr)
    rows = standings(bots, outcomes)
    print(json.dumps(_league_json(rows, outcomes)) if chosen.json else "\n".join(table_lines(rows)))


def _league_json(rows: list[Standing], outcomes: list[Outcome]) -> dict[str, Any]:
    """Return means with half of their 95 % interval (null for a single game), and every game."""
    table = [
        {
            "bot": row.bot, "games": row.games, "stars": row.stars.mean, "stars_margin": _finite(row.stars.margin),
            "won": row.points and row.points.mean, "won_margin": row.points and _finite(row.points.margin),
            "against": dict(row.against),
        }
        for row in rows
    ]  # fmt: skip
    games = [
        {"bots": list(game.bots), "stars": list(game.stars), "winners": list(game.winners), "record": str(game.record)}
        for game in outcomes
    ]
    return {"standings": table, "games": games}


def _finite(number: float) -> float | None:
    return number if number < float("inf") else None


def _play_games(games: list[Pairing], chosen: argparse.Namespace) -> list[Outcome]:
    """Play on a cluster if one is named, else in processes; one job without bots from files needs none."""
    from mapwright.league.league import League

    league = League(games, _show_progress)
    if chosen.scheduler is not None:
        from mapwright.league.cluster import cluster

        with cluster(chosen.scheduler) as executor:
            return league.play(executor)
    jobs = min(chosen.jobs or os.cpu_count() or 1, len(games))
    if jobs == 1 and not any(is_guest(name) for name in chosen.bot):
        return league.play()
    return league.play_in_processes(jobs)


def _show_progress(done: int, of: int) -> None:
    share = 30 * done // of
    print(f"\r[{'#' * share}{'.' * (30 - share)}] {done}/{of}", end="", file=sys.stderr, flush=True)


def replay_command(chosen: argparse.Namespace) -> None:
    """Replay one or more records, and print their results."""
    for record, names, text in records_of(chosen.file):
        _print_game(tell(record, names, text), chosen)


def records_of(file: str) -> Iterator[tuple[Record, list[str], str]]:
    """Yield each record of a file with the names of its players and its text: a record, or games of `play --json`."""
    try:
        text = standard_input("a record").read() if file == "-" else Path(file).read_text("utf-8")
    except (OSError, ValueError) as error:
        raise NotationError(f"{file}: {error}") from None
    if not text.lstrip().startswith("{"):
        record = parse_record(text, MOST_PLAYERS)
        yield record, ["record"] * record.setup.players, text
        return
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            yield _from_json(line, number)


def _from_json(line: str, number: int) -> tuple[Record, list[str], str]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not isinstance(found.get("record"), str):
        got = repr(line.strip()[:40])
        raise NotationError(
            f'line {number}: a game must be a JSON object with "record", as play --json prints; got {got}'
        )
    record = parse_record(found["record"], MOST_PLAYERS)
    names = found.get("players")
    if not isinstance(names, list) or len(names) != record.setup.players:
        names = ["record"] * record.setup.players
    return record, [str(name) for name in names], found["record"]


def _print_game(game: dict[str, Any], chosen: argparse.Namespace) -> None:
    if chosen.json:
        print(json.dumps(game), flush=True)
        return
    if not game["result"]:
        print(f"{game['seed']}: not finished, {len(game['turns'])} turns, {len(game['seasons'])} seasons scored")
        return
    for seat, (name, result) in enumerate(zip(game["players"], game["result"], strict=True)):
        won = ", winner" if seat in game["winners"] and len(game["players"]) > 1 else ""
        solo = f", rating {result['rating']:+d}, {title_name(result['title'])}" if "rating" in result else ""
        print(f"{game['seed']} seat {seat} {name}: {result['stars']} stars, toll {result['toll']}{solo}{won}")
        if chosen.maps:
            board = parse_map(game["seasons"][-1]["players"][seat]["map"])
            print("\n".join(map_lines(board, is_terminal())))
    if chosen.command == "play":
        print(f"  {game['record']}")
