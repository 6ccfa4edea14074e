"""The subcommand daily: results of daily maps, verified by replay."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from mapwright.cli.published import Count, verify
from mapwright.history.results import standing

LONGEST_BAR = 40


def daily_command(chosen: argparse.Namespace) -> None:
    """Print how many results of each day are proved and how many are rejected, and a histogram of stars."""
    text = sys.stdin.read() if chosen.file == "-" else Path(chosen.file).read_text(encoding="utf-8")
    for day, count in verify(text.splitlines()).items():
        if chosen.json:
            print(json.dumps({"day": day, **_json(count)}))
        else:
            print("\n".join(_lines(day, count)))


def _json(count: Count) -> dict[str, Any]:
    results = [{"key": key, "stars": result.stars, "record": result.record} for key, result in count.results]
    return {"results": results, "rejected": dict(count.rejected)}


def _lines(day: str, count: Count) -> list[str]:
    reasons = ", ".join(f"{number} {reason}" for reason, number in sorted(count.rejected.items()))
    rejected = f"{count.rejected.total()} rejected{f' ({reasons})' if reasons else ''}"
    bars = standing([result.stars for _, result in count.results]).bars
    most = max((bar.count for bar in bars), default=1)
    shown = [f"{bar.first:5} {'#' * (bar.count * LONGEST_BAR // most)} {bar.count}" for bar in bars]
    return [f"{day}: {len(count.results)} maps, {rejected}", *shown]
