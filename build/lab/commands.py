"""The commands of `python3 build lab`: benchmarks, long runs, screenshots and other tools."""

import argparse
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import address
import environment
import languages
import nginx
import site_build
import sizes
from checks import TWO, pytest
from headers import rules
from lab import ask_relays, deployment, lighthouse
from paths import BUILD, DIST, EXAMPLES, PYTHON, TESTS
from shell import Arguments, Stop, run
from stages import stage

PATH = os.pathsep.join(map(str, (BUILD, TESTS / "engine", TESTS / "e2e", TESTS / "engines")))
NO_LIMIT = float("inf")


@dataclass(frozen=True)
class Command:
    help: str
    do: Callable[[argparse.Namespace], None]
    options: tuple[tuple[str, dict[str, Any]], ...] = ()


def option(name: str, **settings: Any) -> tuple[str, dict[str, Any]]:
    return name, settings


def words(name: str, metavar: str, explained: str) -> tuple[str, dict[str, Any]]:
    return option(name, nargs="*", default=[], metavar=metavar, help=explained)


def minutes(explained: str, default: float = NO_LIMIT) -> tuple[str, dict[str, Any]]:
    return option("--minutes", type=float, default=default, help=explained)


def add_to(parser: argparse.ArgumentParser) -> None:
    """Add every laboratory command to the parser of `lab`."""
    names = parser.add_subparsers(dest="tool", required=True, metavar="tool")
    for name, command in COMMANDS.items():
        one = names.add_parser(name, help=command.help, description=command.help)
        for flag, settings in command.options:
            one.add_argument(flag, **settings)
        one.set_defaults(do=command.do)


def script(name: str, path: Path, *arguments: str | Path, tools: Path | None = None) -> None:
    """Run a Python script as a stage in the virtual environment, with the folders of the build and the tests."""
    found = os.pathsep.join([PATH, str(tools)]) if tools else PATH
    stage(name, lambda: run([PYTHON, path, *arguments], env={"PYTHONPATH": found}))


def tools(name: str) -> Path:
    stage("python tools", environment.prepare_python)
    stage(f"{name} tools", lambda: environment.prepare_tools(name))
    return environment.prepare_tools(name)


def bench(given: argparse.Namespace) -> None:
    stage("python tools", environment.prepare_python)
    for file in sorted((TESTS / "bench").glob("bench_*.py")):
        if not given.names or any(name in file.stem for name in given.names):
            script(file.stem, file)


def long(given: argparse.Namespace) -> None:
    dask = tools("cluster")
    script("maps and games", TESTS / "engine" / "long.py", "--minutes", str(given.minutes))
    with_dask = {"PYTHONPATH": str(dask)}
    stage("slow engine tests", lambda: pytest(TESTS / "engine", *TWO, "-m", "slow", env=with_dask))
    script("training of an agent", EXAMPLES / "learn_to_draw.py")
    site_build.build()
    script("games on both modules", TESTS / "site" / "both_ways.py", "--minutes", str(given.minutes))
    stage("slow site tests", lambda: pytest(TESTS / "site", *TWO, "-m", "slow"))


def soak(given: argparse.Namespace) -> None:
    site_build.build()
    stage("chromium", environment.prepare_chromium)
    limit = ("--minutes", str(given.minutes))
    parts: dict[str, Arguments] = {
        "memory": ["soak.py", str(given.games)],
        "faults": ["faults.py", "--every", str(given.every), *limit],
        "kills": ["kills.py", "--kills", str(given.kills), *limit],
    }
    for part, (file, *rest) in parts.items():
        if given.only in (None, part):
            script(part, TESTS / "e2e" / file, *rest)


def looks(given: argparse.Namespace) -> None:
    if (given.save is None) == (given.against is None):
        raise Stop("looks needs either --save FOLDER or --against FOLDER")
    site_build.build()
    kind, folder = ("--save", given.save) if given.save else ("--against", given.against)
    script("screenshots", TESTS / "e2e" / "looks.py", kind, Path(folder).resolve(), "--only", *given.only)


def windows(given: argparse.Namespace) -> None:
    site_build.build()
    chosen = ["--chapters", *given.chapters, "--only", *given.only, "--windows", *given.windows]
    script("windows", TESTS / "e2e" / "window_grid.py", *chosen, "--language", given.language)


def mutants(given: argparse.Namespace) -> None:
    script("mutants", TESTS / "engine" / "mutants.py", str(given.every), tools=tools("mutants"))


def fuzz(given: argparse.Namespace) -> None:
    stage("python tools", environment.prepare_python)
    script("fuzzing", TESTS / "engine" / "fuzz.py", str(given.minutes))


def tables(given: argparse.Namespace) -> None:
    stage("python tools", environment.prepare_python)
    limits = ("--histories", str(given.histories), "--minutes", str(given.minutes))
    script("tables", TESTS / "engine" / "long_tables.py", *limits)


def course(given: argparse.Namespace) -> None:
    stage("python tools", environment.prepare_python)
    steps = ["--steps", *given.steps] if given.steps else []
    script("course", BUILD / "lab" / "course.py", *steps, "--minutes", str(given.minutes))


def puzzles(given: argparse.Namespace) -> None:
    stage("python tools", environment.prepare_python)
    script("puzzles", TESTS / "engine" / "puzzle_figures.py", "--number", str(given.number))


def print_sizes(given: argparse.Namespace) -> None:
    site_build.publishable()
    sizes.check_budget(DIST, sizes.BEST, sizes.BUDGET)


def relays(given: argparse.Namespace) -> None:
    environment.prepare_node()
    ask_relays.check()


def profile(given: argparse.Namespace) -> None:
    environment.prepare()
    script("profile", BUILD / "lab" / "profiling.py")


def pictures(given: argparse.Namespace) -> None:
    site_build.build()
    script("pictures", BUILD / "lab" / "pictures.py", tools=tools("pictures"))


def headers(given: argparse.Namespace) -> None:
    if given.nginx == bool(given.url):
        raise Stop("headers needs either the address of a site or --nginx")
    if given.nginx:
        print(nginx.config(rules()), end="")
    else:
        deployment.check(given.url)


def language(given: argparse.Namespace) -> None:
    if given.code:
        languages.create(given.code)
    else:
        languages.report()


def lock(given: argparse.Namespace) -> None:
    """In the virtual environment, whose pip knows where packages come from. An environment that exists is used as it
    is: the version that was just edited has no checksums yet and cannot be installed."""
    if not PYTHON.exists():
        stage("python tools", environment.prepare_python)
    script("checksums", BUILD / "lab" / "locks.py")


def set_address(given: argparse.Namespace) -> None:
    for name, new in ((address.SITE, given.site), (address.SOURCE, given.source)):
        if new:
            address.change(name, new)
    print("\n".join(f"{name}: {url}" for name, url in address.urls().items()))


COMMANDS = {
    "address": Command(
        "show where the site and its sources are published, or change it in pyproject.toml and in the documents",
        set_address,
        (
            option("--site", metavar="URL", help="the address of the game"),
            option("--source", metavar="URL", help="the address of the repository"),
        ),
    ),
    "bench": Command(
        "measure speed, start-up and memory, as ratios within one run",
        bench,
        (words("names", "NAME", "only the benchmarks whose names contain one of these words"),),
    ),
    "course": Command(
        "compare the thresholds of the course with starters and with right answers that break ties otherwise",
        course,
        (words("--steps", "N", "only these steps"), minutes("stop after so many; the next run resumes")),
    ),
    "fuzz": Command("feed damaged links, saves and messages to the engine", fuzz, (minutes("how long (60)", 60),)),
    "headers": Command(
        "compare the headers of a published site with netlify.toml, or print them for nginx",
        headers,
        (
            option("url", nargs="?", metavar="URL", help="the address of the site"),
            option("--nginx", action="store_true", help="print the headers as part of a configuration of nginx"),
        ),
    ),
    "language": Command(
        "start a new language, or list what the unfinished ones lack",
        language,
        (option("code", nargs="?", help="two letters, such as de"),),
    ),
    "lighthouse": Command("print Lighthouse's figures of the home page", lambda given: lighthouse.lighthouse()),
    "lock": Command("write the checksums of the pinned Python tools into the lockfiles", lock),
    "long": Command(
        "a million maps, 100,000 games, 1,000 puzzles, 4,000 games of the bots (hours)",
        long,
        (minutes("stop after so many; the next run resumes"),),
    ),
    "looks": Command(
        "take screenshots of every screen, or compare the screens with earlier screenshots",
        looks,
        (
            option("--save", metavar="FOLDER", help="where the screenshots are written"),
            option("--against", metavar="FOLDER", help="the folder with the earlier screenshots"),
            words("--only", "WORD", "only scenes whose names contain one of these words"),
        ),
    ),
    "mutants": Command(
        "run mutation tests over the scoring (long)",
        mutants,
        (option("--every", type=int, default=1, help="try only every n-th mutant"),),
    ),
    "pictures": Command("draw the icons and screenshots of the repository again", pictures),
    "puzzles": Command(
        "make puzzles, print what simple players lose by grade, and confirm all by brute force",
        puzzles,
        (option("--number", type=int, default=200, help="how many (200)"),),
    ),
    "profile": Command("measure again which functions of Pyodide run during a game", profile),
    "relays": Command("ask the relays of netlify.toml whether they carry a message and store a feed", relays),
    "sizes": Command("print what a first visit downloads compared with a bare Pyodide", print_sizes),
    "soak": Command(
        "memory over many games, faults on purpose, kills of the browser (long)",
        soak,
        (
            option("--only", choices=("memory", "faults", "kills"), help="one of the three"),
            option("--games", type=int, default=200, help="games whose memory is measured (200)"),
            option("--kills", type=int, default=100, help="kills of the whole browser during a game (100)"),
            option("--every", type=int, default=1, help="cut only every n-th request of a first visit"),
            minutes("stop faults and kills after so many; the next run resumes"),
        ),
    ),
    "tables": Command(
        "play random histories of tables with absences, hand-overs and a liar",
        tables,
        (option("--histories", type=int, default=10_000, help="how many (10,000)"), minutes("stop after so long")),
    ),
    "windows": Command(
        "measure every screen in small and unusual windows, with screenshots",
        windows,
        (
            words("--chapters", "NAME", "only these chapters of tests/e2e/scenes.py"),
            words("--only", "WORD", "only scenes whose names contain one of these words"),
            words("--windows", "SIZE", "only these windows, such as 320x568"),
            option("--language", default="en", help="pseudo and pseudo-rtl are longer than all others"),
        ),
    ),
}
