"""Lighthouse on the home page. It is too heavy to install with the other tools: npm fetches it at the first run."""

import json
import tempfile
from pathlib import Path
from typing import Any

import environment
import server
import site_build
from chromium import CHROMIUM_FLAGS
from files import read_json
from programs import BuildError, run_quietly

PACKAGE = "lighthouse@12.8.2"
CATEGORIES = ("performance", "accessibility", "best-practices")
MIN_SCORE = 95
RUNS = 5  # of one and the same page the blocking time varies by half a second
DEVICES = {"desktop": ("--preset=desktop",), "phone": ()}

Report = dict[str, Any]


def lighthouse() -> None:
    """Print the figures and what costs points, for a desktop and for a phone on a slow line; fail below the least.

    As its authors advise, the run in the middle counts.
    """
    site_build.build_for_publication()
    failing = []
    with server.serving() as address, tempfile.TemporaryDirectory() as folder:
        for device, options in DEVICES.items():
            runs = [measure(f"{address}/", Path(folder) / "report.json", options) for _ in range(RUNS)]
            scores = print_median(device, sorted(runs, key=performance))
            failing += [f"{name} on a {device}" for name, score in scores.items() if score < MIN_SCORE]
    if failing:
        raise BuildError(f"below {MIN_SCORE}: {', '.join(failing)}")


def performance(report: Report) -> int:
    return scores_of(report)["performance"]


def scores_of(report: Report) -> dict[str, int]:
    return {name: round(100 * report["categories"][name]["score"]) for name in CATEGORIES}


def print_median(device: str, runs: list[Report]) -> dict[str, int]:
    """Return the figures of the median run and print its scores."""
    print(f"   {device}: performance {', '.join(str(performance(run)) for run in runs)}")
    median = runs[len(runs) // 2]
    for audit in median["audits"].values():
        if audit["score"] is not None and audit["score"] < 0.9:
            print(f"   {audit['score']:.2f}  {audit['id']}  {audit.get('displayValue', '')}")
    print(json.dumps({"lighthouse": median["lighthouseVersion"], **scores_of(median)}))
    return scores_of(median)


def measure(address: str, report: Path, options: tuple[str, ...]) -> Report:
    program = [environment.npm(), "exec", "--yes", f"--package={PACKAGE}", "--", "lighthouse"]
    flags = " ".join(["--headless=new", *CHROMIUM_FLAGS])
    arguments = [
        "--output=json",
        f"--output-path={report}",
        f"--only-categories={','.join(CATEGORIES)}",
        "--quiet",
        *options,
    ]
    chromium = {"CHROME_PATH": str(environment.prepare_chromium())}
    run_quietly([*program, address, *arguments, f"--chrome-flags={flags}"], env=chromium)
    data: Report = read_json(report)
    return data
