"""Tests whether each relay of netlify.toml carries a message and stores a feed."""

import json
from pathlib import Path
from typing import Any

import environment
from headers import load_header_rules, relays
from paths import BUILD, CACHE
from programs import BuildError, run_quietly

RelayReport = dict[str, Any]


def check() -> None:
    """Print a table; raise BuildError if a relay carries nothing."""
    urls = relays(load_header_rules())
    if not urls:
        print("   netlify.toml lists no relays: devices cannot be connected")
        return
    reports = ask(urls)
    print("\n".join(table(reports)))
    if not any(one.get("stores") for one in reports):
        print("   no relay stores feeds: players at a table must be online at the same time")
    failing = sum(not one["carries"] for one in reports)
    if failing:
        raise BuildError(
            f"{failing} of {len(reports)} relays carry nothing: replace them in netlify.toml, or try again later"
        )


def ask(urls: list[str]) -> list[RelayReport]:
    printed = run_quietly([environment.require_node(), _script(), *urls])
    return [json.loads(line) for line in printed.splitlines() if line.startswith("{")]


def _script() -> Path:
    script = CACHE / "check_relays.mjs"
    options = ("--bundle", "--platform=node", "--format=esm", "--log-level=warning", f"--outfile={script}")
    # One package is CommonJS and imports Node's modules by `require`.
    banner = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"
    run_quietly(
        [environment.npm_tool("esbuild"), BUILD / "lab" / "check_relays.mjs", *options, f"--banner:js={banner}"]
    )
    return script


def table(reports: list[RelayReport]) -> list[str]:
    return [_row("relay", "answers", "carries", "stores"), *(_line(one) for one in reports)]


def _line(report: RelayReport) -> str:
    if not report["carries"]:
        return _row(report["relay"], "no", f"({report['reason']})", "")
    stores = "yes" if report["stores"] else f"no ({report['why']})"
    return _row(report["relay"], f"{report['dialled']:.0f} ms", f"{report['carried']:.0f} ms", stores)


def _row(*cells: str) -> str:
    return f"   {cells[0]:<36}{cells[1]:>10}  {cells[2]:<10}  {cells[3]}".rstrip()
