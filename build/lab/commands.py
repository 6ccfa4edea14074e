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
from checks import TWO_WORKERS, pytest
from headers import load_header_rules
from lab import check_headers, check_relays, lighthouse, lockfiles, new_card, update
from paths import BUILD, DIST, EXAMPLES, PYTHON, TESTS
from programs import Arguments, BuildError, run
from stages import stage

PATH = os.pathsep.join(map(str, (BUILD, TESTS / "engine", TESTS / "e2e", TESTS / "engines")))
NO_LIMIT = float("inf")


@dataclass(frozen=True)
class Command:
    help: str
    run: Callable[[argparse.Namespace], None]
    options: tuple[tuple[str, dict[str, Any]], ...] = ()


def argument(name: str, **settings: Any) -> tuple[str, dict[str, Any]]:
    return name, settings


def list_argument(name: str, metavar: str, explained: str) -> tuple[str, dict[str, Any]]:
    return argument(name, nargs="*", default=[], metavar=metavar, help=explained)


def minutes_argument(explained: str, default: float = NO_LIMIT) -> tuple[str, dict[str, Any]]:
    return argument("--minutes", type=float, default=default, help=explained)


def add_commands(parser: argparse.ArgumentParser) -> None:
    """Add every laboratory command to the parser of `lab`."""
    names = parser.add_subparsers(dest="tool", required=True, metavar="tool")
    for name, command in sorted(COMMANDS.items()):
        one = names.add_parser(name, help=command.help, description=command.help)
        for flag, settings in command.options:
            one.add_argument(flag, **settings)
        one.set_defaults(do=command.run)


def run_script(name: str, path: Path, *arguments: str | Path, tools: Path | None = None) -> None:
    """Run a Python script as a stage in the virtual environment, with the folders of the build and the tests."""
    found = os.pathsep.join([PATH, str(tools)]) if tools else PATH
    stage(name, lambda: run([PYTHON, path, *arguments], env={"PYTHONPATH": found}))


def tools(name: str) -> Path:
    stage("python tools", environment.prepare_python)
    stage(f"{name} tools", lambda: environment.prepare_tools(name))
    return environment.prepare_tools(name)


def benchmarks(args: argparse.Namespace) -> None:
    stage("python tools", environment.prepare_python)
    for file in sorted((TESTS / "bench").glob("bench_*.py")):
        if not args.names or any(name in file.stem for name in args.names):
            run_script(file.stem, file)


def long_tests(args: argparse.Namespace) -> None:
    dask = tools("cluster")
    run_script("maps and games", TESTS / "engine" / "long.py", "--minutes", str(args.minutes))
    with_dask = {"PYTHONPATH": str(dask)}
    stage("slow engine tests", lambda: pytest(TESTS / "engine", *TWO_WORKERS, "-m", "slow", env=with_dask))
    run_script("training of an agent", EXAMPLES / "learn_to_draw.py")
    site_build.build()
    run_script("games on both modules", TESTS / "site" / "both_ways.py", "--minutes", str(args.minutes))
    stage("slow site tests", lambda: pytest(TESTS / "site", *TWO_WORKERS, "-m", "slow"))


def soak(args: argparse.Namespace) -> None:
    site_build.build()
    stage("chromium", environment.prepare_chromium)
    limit = ("--minutes", str(args.minutes))
    parts: dict[str, Arguments] = {
        "memory": ["soak.py", str(args.games)],
        "faults": ["faults.py", "--every", str(args.every), *limit],
        "kills": ["kills.py", "--kills", str(args.kills), *limit],
    }
    for part, (file, *rest) in parts.items():
        if args.only in (None, part):
            run_script(part, TESTS / "e2e" / file, *rest)


def screenshots(args: argparse.Namespace) -> None:
    if (args.save is None) == (args.against is None):
        raise BuildError("screenshots needs either --save FOLDER or --against FOLDER")
    site_build.build()
    kind, folder = ("--save", args.save) if args.save else ("--against", args.against)
    run_script("screenshots", TESTS / "e2e" / "screenshots.py", kind, Path(folder).resolve(), "--only", *args.only)


def window_sizes(args: argparse.Namespace) -> None:
    site_build.build()
    chosen = ["--chapters", *args.chapters, "--only", *args.only, "--windows", *args.windows]
    run_script("window sizes", TESTS / "e2e" / "window_grid.py", *chosen, "--language", args.language)


def mutants(args: argparse.Namespace) -> None:
    run_script("mutants", TESTS / "engine" / "mutants.py", str(args.every), tools=tools("mutants"))


def fuzz(args: argparse.Namespace) -> None:
    stage("python tools", environment.prepare_python)
    many = {"MAPWRIGHT_EXAMPLES": str(100 * args.times)}
    stage("damaged messages", lambda: pytest(TESTS / "engine" / "test_messages.py", *TWO_WORKERS, env=many))


def table_histories(args: argparse.Namespace) -> None:
    stage("python tools", environment.prepare_python)
    run_script("table histories", TESTS / "engine" / "table_devices.py", "--tables", str(args.tables))


def course(args: argparse.Namespace) -> None:
    stage("python tools", environment.prepare_python)
    steps = ["--steps", *args.steps] if args.steps else []
    run_script("course", BUILD / "lab" / "course_thresholds.py", *steps, "--minutes", str(args.minutes))


def puzzles(args: argparse.Namespace) -> None:
    stage("python tools", environment.prepare_python)
    run_script("puzzles", TESTS / "engine" / "puzzle_figures.py", "--number", str(args.number))


def print_sizes(args: argparse.Namespace) -> None:
    site_build.build_for_publication()
    sizes.check_budget(DIST, sizes.BEST)


def relays(args: argparse.Namespace) -> None:
    environment.prepare_node()
    check_relays.check()


def profile(args: argparse.Namespace) -> None:
    environment.prepare()
    run_script("profile", BUILD / "lab" / "profiling.py")


def pictures(args: argparse.Namespace) -> None:
    site_build.build()
    run_script("pictures", BUILD / "lab" / "pictures.py", tools=tools("pictures"))


def headers(args: argparse.Namespace) -> None:
    if args.nginx == bool(args.url):
        raise BuildError("headers needs either the address of a site or --nginx")
    if args.nginx:
        print(nginx.config(load_header_rules()), end="")
    else:
        check_headers.check(args.url)


def card(args: argparse.Namespace) -> None:
    if args.what != "edict":
        raise BuildError(f"only edicts have stubs; for {args.what!r:.20} follow docs/adding-a-card.md")
    print(new_card.create_edict(args.id, args.kind, args.expansion or args.id.split("-")[-1]))


def language(args: argparse.Namespace) -> None:
    if args.code:
        languages.create(args.code)
    else:
        languages.report_drafts()


def locks(args: argparse.Namespace) -> None:
    print("\n".join(lockfiles.write()) or "   no lockfile has changed")


def update_packages(args: argparse.Namespace) -> None:
    if (args.version is None) != (args.package == "packages"):
        raise BuildError("update needs a version for pyodide and pyscript, and none for packages")
    update.update(args.package, args.version)


def set_address(args: argparse.Namespace) -> None:
    for name, new in ((address.SITE, args.site), (address.SOURCE, args.source)):
        if new:
            address.change(name, new)
    print("\n".join(f"{name}: {url}" for name, url in address.urls().items()))


COMMANDS = {
    "address": Command(
        "show where the site and its sources are published, or change it in pyproject.toml and in the documents",
        set_address,
        (
            argument("--site", metavar="URL", help="the address of the game"),
            argument("--source", metavar="URL", help="the address of the repository"),
        ),
    ),
    "bench": Command(
        "measure speed, start-up and memory, as ratios within one run",
        benchmarks,
        (list_argument("names", "NAME", "only the benchmarks whose names contain one of these words"),),
    ),
    "course": Command(
        "compare the thresholds of the course with starters and with right answers that break ties otherwise",
        course,
        (
            list_argument("--steps", "N", "only these steps"),
            minutes_argument("stop after so many"),
        ),
    ),
    "fuzz": Command(
        "feed damaged links, saves and messages to the engine",
        fuzz,
        (argument("--times", type=int, default=100, help="how often, compared with the tests (100)"),),
    ),
    "headers": Command(
        "compare the headers of a published site with netlify.toml, or print them for nginx",
        headers,
        (
            argument("url", nargs="?", metavar="URL", help="the address of the site"),
            argument("--nginx", action="store_true", help="print the headers as part of a configuration of nginx"),
        ),
    ),
    "card": Command(
        "write the stubs of a new card in all its places",
        card,
        (
            argument("what", metavar="edict", help="the kind of card"),
            argument("id", metavar="ID", help="its name in lower case, such as hanging-gardens"),
            argument("--kind", required=True, help=f"one of {', '.join(new_card.KINDS)}"),
            argument("--expansion", metavar="NAME", help="its expansion (default: the last word of ID)"),
        ),
    ),
    "language": Command(
        "start a new language, or list what the unfinished ones lack",
        language,
        (argument("code", nargs="?", help="two letters, such as de"),),
    ),
    "lighthouse": Command("print Lighthouse's figures of the home page", lambda args: lighthouse.lighthouse()),
    "locks": Command("write the lockfiles of the Python tools for the groups in pyproject.toml", locks),
    "long-tests": Command(
        "a million maps, 100,000 games, 1,000 puzzles, 4,000 games of the bots (hours)",
        long_tests,
        (minutes_argument("stop after so many"),),
    ),
    "screenshots": Command(
        "take screenshots of every screen, or compare the screens with earlier screenshots",
        screenshots,
        (
            argument("--save", metavar="FOLDER", help="where the screenshots are written"),
            argument("--against", metavar="FOLDER", help="the folder with the earlier screenshots"),
            list_argument("--only", "WORD", "only scenes whose names contain one of these words"),
        ),
    ),
    "mutants": Command(
        "run mutation tests over the scoring (long)",
        mutants,
        (argument("--every", type=int, default=1, help="try only every n-th mutant"),),
    ),
    "pictures": Command("draw the icons and screenshots of the repository again", pictures),
    "puzzles": Command(
        "make puzzles, print what simple players lose by grade, and confirm all by brute force",
        puzzles,
        (argument("--number", type=int, default=200, help="how many (200)"),),
    ),
    "profile": Command("measure again which functions of Pyodide run during a game", profile),
    "relays": Command("ask the relays of netlify.toml whether they carry a message and store a feed", relays),
    "sizes": Command("print what a first visit downloads compared with a bare Pyodide", print_sizes),
    "soak": Command(
        "memory over many games, faults on purpose, kills of the browser (long)",
        soak,
        (
            argument("--only", choices=("memory", "faults", "kills"), help="one of the three"),
            argument("--games", type=int, default=200, help="games whose memory is measured (200)"),
            argument("--kills", type=int, default=100, help="kills of the whole browser during a game (100)"),
            argument("--every", type=int, default=1, help="cut only every n-th request of a first visit"),
            minutes_argument("stop faults and kills after so many; the next run resumes"),
        ),
    ),
    "table-histories": Command(
        "play random tables on several devices that lose messages, and compare their games",
        table_histories,
        (argument("--tables", type=int, default=2000, help="how many (2,000)"),),
    ),
    "update": Command(
        "update Pyodide, PyScript or all other packages, measure and test, and print what fits",
        update_packages,
        (
            argument("package", choices=("pyodide", "pyscript", "packages"), help="what to update"),
            argument("version", nargs="?", metavar="VERSION", help="the version of Pyodide or PyScript"),
        ),
    ),
    "window-sizes": Command(
        "measure every screen in small and unusual windows, with screenshots",
        window_sizes,
        (
            list_argument("--chapters", "NAME", "only these chapters of tests/e2e/scenes.py"),
            list_argument("--only", "WORD", "only scenes whose names contain one of these words"),
            list_argument("--windows", "SIZE", "only these windows, such as 320x568"),
            argument("--language", default="en", help="pseudo and pseudo-rtl are longer than all others"),
        ),
    ),
}
