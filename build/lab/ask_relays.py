"""Asks each relay that the wire may speak with whether it still carries a message and stores a feed."""

import json
from pathlib import Path
from typing import Any

import environment
from headers import relays, rules
from paths import BUILD, CACHE
from shell import Stop, run_quietly

Told = dict[str, Any]


def check() -> None:
    """Print a table; fail where a relay carries nothing."""
    listed = relays(rules())
    if not listed:
        print("   netlify.toml lists no relays: tables between devices are opened by codes only")
        return
    told = ask(listed)
    print("\n".join(table(told)))
    if not any(one.get("stores") for one in told):
        print("   no relay stores feeds: players at a table must be online at the same time")
    silent = sum(not one["carries"] for one in told)
    if silent:
        raise Stop(f"{silent} of {len(told)} relays carry nothing: replace them in netlify.toml, or try again later")


def ask(urls: list[str]) -> list[Told]:
    printed = run_quietly([environment.require_node(), _script(), *urls])
    return [json.loads(line) for line in printed.splitlines() if line.startswith("{")]


def _script() -> Path:
    made = CACHE / "ask_relays.mjs"
    options = ("--bundle", "--platform=node", "--format=esm", "--log-level=warning", f"--outfile={made}")
    # A package of the old kind asks for Node's modules by `require`.
    banner = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"
    run_quietly([environment.npm_tool("esbuild"), BUILD / "lab" / "ask_relays.mjs", *options, f"--banner:js={banner}"])
    return made


def table(told: list[Told]) -> list[str]:
    return [_row("relay", "answers", "carries", "stores"), *(_line(one) for one in told)]


def _line(one: Told) -> str:
    if not one["carries"]:
        return _row(one["relay"], "no", f"({one['reason']})", "")
    stores = "yes" if one["stores"] else f"no ({one['why']})"
    return _row(one["relay"], f"{one['dialled']:.0f} ms", f"{one['carried']:.0f} ms", stores)


def _row(*cells: str) -> str:
    return f"   {cells[0]:<36}{cells[1]:>10}  {cells[2]:<10}  {cells[3]}".rstrip()
