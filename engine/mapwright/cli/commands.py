"""Subcommands about maps and cards: score, fits, deal, show, bots; and what several subcommands share."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, TextIO

from mapwright.board.shapes import CELL, Shape, places
from mapwright.cli.arguments import TABLE
from mapwright.cli.maps import is_terminal, map_lines
from mapwright.errors import NotationError
from mapwright.notation.notation import format_deal, format_map, parse_deal, parse_map
from mapwright.rules.cards import AMBUSH_BY_ID, EXPLORE_BY_ID, HERO_BY_ID, SEASONS
from mapwright.rules.deal import check_seed, deal
from mapwright.rules.scoring import EDICTS, toll
from mapwright.rules.setup import PRESETS, Setup, setup_from


def table_of(chosen: argparse.Namespace, players: int | None = None) -> tuple[Setup, str]:
    """Return the setup and the seed that the options of a table, or its deal code, describe."""
    if chosen.deal is not None:
        return _dealt(chosen, players)
    if _is_deal_code(chosen.seed):
        raise NotationError(f"--seed must be a seed; {chosen.seed!r} is a deal code: use --deal", "arguments")
    values: dict[str, Any] = _fields(PRESETS[chosen.preset]) if chosen.preset else {"set": chosen.set or "base"}
    if chosen.set not in (None, values["set"]):
        raise NotationError(
            f"--set must be {values['set']} with --preset {chosen.preset}; got {chosen.set}", "arguments"
        )
    for key in ("sheet", "explore", "seasons", "heroes"):
        if getattr(chosen, key) is not None:
            values[key] = getattr(chosen, key)
    for key in ("ambush", "edicts", "packs"):
        if getattr(chosen, key) is not None:
            values[key] = getattr(chosen, key).split(",")
    flags = {key: getattr(chosen, key) or bool(values.get(key)) for key in ("skills", "solo_ambushes")}
    return setup_from(values | flags | {"players": players or 1}), chosen.seed


def _fields(setup: Setup) -> dict[str, Any]:
    from dataclasses import asdict

    return asdict(setup)


def _dealt(chosen: argparse.Namespace, players: int | None) -> tuple[Setup, str]:
    """The cards of a deal do not depend on the number of players, so that any number of bots may play it."""
    from dataclasses import replace

    more = [f"--{key.replace('_', '-')}" for key in TABLE if getattr(chosen, key) not in (None, False)]
    if more:
        raise NotationError(f"--deal contains the whole table; got {', '.join(more)} as well", "arguments")
    setup, seed = parse_deal(chosen.deal)
    return replace(setup, players=players or setup.players), seed


def _is_deal_code(text: str) -> bool:
    try:
        parse_deal(text)
    except NotationError:
        return False
    return True


def standard_input(asked: str = "") -> TextIO:
    """Return standard input. On a terminal, print first what is read from it."""
    if sys.stdin is None:
        raise NotationError("standard input is closed", "arguments")
    if asked and sys.stdin.isatty():
        end = "Ctrl+Z and Enter" if sys.platform == "win32" else "Ctrl+D"
        print(f"mapwright: reading {asked} from standard input; end with {end}", file=sys.stderr)
    return sys.stdin


def score_command(chosen: argparse.Namespace) -> None:
    """Print the stars of a map as a table or as JSON, or of each line of standard input as JSON."""
    if chosen.map is not None:
        if chosen.json:
            print(json.dumps(_scores(chosen.map)))
        else:
            _print_table(chosen.map)
        return
    for number, line in enumerate(standard_input('maps, one JSON object {"map": TEXT} per line,'), 1):
        if line.strip():
            print(json.dumps(_scores(_map_of(line, number), f"line {number}: ")), flush=True)


def _map_of(line: str, number: int) -> str:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise NotationError(
            f"line {number}: the line must be a JSON object; got {line.strip()[:40]!r} ({str(error)[:80]})"
        ) from None
    if not isinstance(found, dict) or not isinstance(found.get("map"), str):
        raise NotationError(f'line {number}: the object must be {{"map": TEXT}}; got {line.strip()[:40]!r}')
    return str(found["map"])


def _scores(text: str, where: str = "") -> dict[str, Any]:
    try:
        board = parse_map(text)
    except NotationError as error:
        raise NotationError(f"{where}{error}", error.code) from None
    return {"stars": {id: edict.count(board) for id, edict in EDICTS.items()}, "toll": toll(board)}


def _print_table(text: str) -> None:
    scores = _scores(text)
    for id, stars in scores["stars"].items():
        print(f"{id:<22}{EDICTS[id].kind:<12}{stars:>4}")
    print(f"{'toll':<34}{-scores['toll']:>4}")


def show_command(chosen: argparse.Namespace) -> None:
    """Print a map as SVG, letters or colours, or write it to a file."""
    board = parse_map(chosen.map)
    style = chosen.style or ("colours" if is_terminal() and not (chosen.out or chosen.json) else "svg")
    picture = board._repr_svg_() if style == "svg" else "\n".join(map_lines(board, style == "colours"))
    if chosen.json:
        picture = json.dumps({"map": format_map(board), style: picture})
    if chosen.out is None:
        print(picture)
    else:
        Path(chosen.out).write_text(picture, "utf-8")


def fits_command(chosen: argparse.Namespace) -> None:
    """Print the number of places where the shapes of a card fit."""
    board = parse_map(chosen.map)
    shapes = _shapes_of(chosen.card)
    must = board.ruins & board.empty if chosen.ruins and chosen.card in EXPLORE_BY_ID else None
    found = {cells for shape in shapes for cells in places(shape, board.empty)}
    if must is not None:
        found = {cells for cells in found if cells & must}
    fallback = not found and chosen.card not in HERO_BY_ID
    number = board.empty.bit_count() if fallback else len(found)
    print(json.dumps({"placements": number, "fallback": fallback}))


def _shapes_of(card: str) -> tuple[Shape, ...]:
    if card in EXPLORE_BY_ID:
        return EXPLORE_BY_ID[card].shapes
    if card in AMBUSH_BY_ID:
        return (AMBUSH_BY_ID[card].shape,)
    if card in HERO_BY_ID:
        return (CELL,)
    raise NotationError(f"--card must be the id of an explore, ambush or hero card; got {card[:40]!r}", "card")


def deal_command(chosen: argparse.Namespace) -> None:
    """Print the edicts and every card of a deal as JSON."""
    setup, seed = table_of(chosen)
    dealt = deal(setup, check_seed(seed))
    seasons = [
        {"season": season.id, "time": limit, "turns": [list(turn) for turn in turns]}
        for season, limit, turns in zip(SEASONS, setup.limits, dealt.seasons, strict=True)
    ]
    edicts = dict(zip("ABCD", dealt.edicts, strict=True))
    code = format_deal(setup, seed)
    print(json.dumps({"deal": code, "edicts": edicts, "skills": list(dealt.skills), "seasons": seasons}))


def bots_command(chosen: argparse.Namespace) -> None:
    """List the bots, weakest first, with a sentence about each."""
    from importlib import import_module

    from mapwright.bots import BOTS

    about = {name: (import_module(f"mapwright.bots.{name}").__doc__ or "").partition("\n")[0] for name in BOTS}
    if chosen.json:
        print(json.dumps(about))
        return
    for name, sentence in about.items():
        print(f"{name:<10}{sentence}")
    print(f"{'FILE.py':<10}Your own: a Python file with a class Bot.")
