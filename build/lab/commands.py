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
from checks import TWO_WORKERS, pytest
from headers import load_header_rules
from lab import check_headers, check_relays, lockfiles, new_card, update
from paths import BUILD, EXAMPLES, PYTHON, TESTS
from programs import BuildError, run
from stages import stage

PATH = os.pathsep.join(map(str, (BUILD, TESTS / "engine", TESTS / "e2e", TESTS / "engines")))


@dataclass(frozen=True)
class Command:
    help: str
    run: Callable[[argparse.Namespace], None]
    options: tuple[tuple[str, dict[str, Any]], ...] = ()


@dataclass(frozen=True)
class Script:
    """A program that reads its own options; `--help` lists them."""

    help: str
    path: Path
    needs_site: bool = False
    tools: str = ""
    """The lockfile of what it needs in addition to the tools of the tests."""

    def run(self, options: list[str]) -> None:
        if self.needs_site and "--help" not in options:
            site_build.build()
            stage("chromium", environment.prepare_chromium)
        stage("python tools", environment.prepare_python)
        run_script(self.path.stem, self.path, *options, tools=prepare_tools(self.tools) if self.tools else None)


def argument(name: str, **settings: Any) -> tuple[str, dict[str, Any]]:
    return name, settings


def add_commands(parser: argparse.ArgumentParser) -> None:
    """Add every laboratory command to the parser of `lab`."""
    names = parser.add_subparsers(dest="tool", required=True, metavar="tool")
    for name, command in sorted(COMMANDS.items()):
        if isinstance(command, Script):
            names.add_parser(name, help=command.help, add_help=False).set_defaults(run_with_options=command.run)
            continue
        one = names.add_parser(name, help=command.help, description=command.help)
        for flag, settings in command.options:
            one.add_argument(flag, **settings)
        one.set_defaults(do=command.run)


def run_script(name: str, path: Path, *arguments: str | Path, tools: Path | None = None) -> None:
    """Run a Python script as a stage in the virtual environment, with the folders of the build and the tests."""
    folders = os.pathsep.join([PATH, str(tools)]) if tools else PATH
    stage(name, lambda: run([PYTHON, path, *arguments], env={"PYTHONPATH": folders}))


def prepare_tools(name: str) -> Path:
    stage(f"{name} tools", lambda: environment.prepare_tools(name))
    return environment.prepare_tools(name)


def benchmarks(args: argparse.Namespace) -> None:
    stage("python tools", environment.prepare_python)
    for file in sorted((TESTS / "bench").glob("bench_*.py")):
        if not args.names or any(name in file.stem for name in args.names):
            run_script(file.stem, file)


def long_tests(args: argparse.Namespace) -> None:
    stage("python tools", environment.prepare_python)
    with_dask = {"PYTHONPATH": str(prepare_tools("cluster"))}
    run_script("maps and games", TESTS / "engine" / "long_tests.py", "--minutes", str(args.minutes))
    stage("slow engine tests", lambda: pytest(TESTS / "engine", *TWO_WORKERS, "-m", "slow", env=with_dask))
    run_script("training of an agent", EXAMPLES / "learn_to_draw.py")
    site_build.build()
    run_script("games on both modules", TESTS / "site" / "compare_halves.py", "--minutes", str(args.minutes))
    stage("slow site tests", lambda: pytest(TESTS / "site", *TWO_WORKERS, "-m", "slow"))


def fuzz(args: argparse.Namespace) -> None:
    stage("python tools", environment.prepare_python)
    many = {"MAPWRIGHT_EXAMPLES": str(100 * args.times)}
    stage("damaged messages", lambda: pytest(TESTS / "engine" / "test_messages.py", *TWO_WORKERS, env=many))


def relays(args: argparse.Namespace) -> None:
    environment.prepare_node()
    check_relays.check()


def profile(args: argparse.Namespace) -> None:
    environment.prepare()
    run_script("profile", BUILD / "lab" / "profiling.py")


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


COMMANDS: dict[str, Command | Script] = {
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
        (argument("names", nargs="*", metavar="NAME", help="only the benchmarks whose names contain one of these"),),
    ),
    "course": Script(
        "compare the thresholds of the course with starters and with right answers that break ties otherwise",
        BUILD / "lab" / "course_thresholds.py",
    ),
    "faults": Script("cut each request of a first visit off, one after the other", TESTS / "e2e" / "faults.py", True),
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
    "kills": Script("kill the browser during games and look for lost moves (long)", TESTS / "e2e" / "kills.py", True),
    "locks": Command("write the lockfiles of the Python tools for the groups in pyproject.toml", locks),
    "long-tests": Command(
        "a million maps, 100,000 games, 1,000 puzzles, 4,000 games of the bots (hours)",
        long_tests,
        (argument("--minutes", type=float, default=float("inf"), help="stop after so many"),),
    ),
    "mutants": Script("run mutation tests over the scoring (long)", TESTS / "engine" / "mutants.py", tools="mutants"),
    "pictures": Script(
        "draw the icons and screenshots of the repository again", BUILD / "lab" / "pictures.py", True, "pictures"
    ),
    "puzzles": Script(
        "make puzzles, print what simple players lose by grade, and confirm all by brute force",
        TESTS / "engine" / "puzzle_figures.py",
    ),
    "profile": Command("measure again which functions of Pyodide run during a game", profile),
    "relays": Command("ask the relays of netlify.toml whether they carry a message and store a feed", relays),
    "soak": Script("measure the memory over 200 games", TESTS / "e2e" / "soak.py", True),
    "screenshots": Script(
        "take screenshots of every screen, or compare the screens with earlier screenshots",
        TESTS / "e2e" / "screenshots.py",
        True,
    ),
    "table-histories": Script(
        "play random tables on several devices that lose messages, and compare their games",
        TESTS / "engine" / "table_devices.py",
    ),
    "update": Command(
        "update Pyodide, PyScript or all other packages, measure and test, and print what fits",
        update_packages,
        (
            argument("package", choices=("pyodide", "pyscript", "packages"), help="what to update"),
            argument("version", nargs="?", metavar="VERSION", help="the version of Pyodide or PyScript"),
        ),
    ),
    "weights": Script("learn the expert's weights from games of its own fast play", BUILD / "lab" / "learn_weights.py"),
    "window-sizes": Script(
        "measure every screen in small and unusual windows, with screenshots", TESTS / "e2e" / "window_grid.py", True
    ),
}
