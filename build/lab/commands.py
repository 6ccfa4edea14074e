"""The commands of `python3 build lab`: benchmarks, long runs, screenshots and other tools."""

import argparse
import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import address as addresses
import environment
import languages
import site_build
from headers import load_header_rules
from headers import relays as listed_relays
from lab import hosting, lockfiles, new_card
from lab import update as updates
from paths import BUILD, EXAMPLES, PYTHON, TESTS
from programs import BuildError, run
from runners import ALL_CORES, pytest
from stages import stage

PATH = os.pathsep.join(map(str, (BUILD, TESTS / "engine", TESTS / "e2e", TESTS / "engines")))
Option = tuple[str, dict[str, Any]]


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


def option(name: str, **settings: Any) -> Option:
    return name, settings


def add_commands(parser: argparse.ArgumentParser) -> None:
    """Add every laboratory command to the parser of `lab`."""
    names = parser.add_subparsers(dest="tool", required=True, metavar="tool")
    functions = {function.__name__.replace("_", "-"): function for function in COMMANDS}
    for name in sorted([*functions, *SCRIPTS]):
        if name in SCRIPTS:
            names.add_parser(name, help=SCRIPTS[name].help, add_help=False).set_defaults(
                run_with_options=SCRIPTS[name].run
            )
            continue
        function = functions[name]
        one = names.add_parser(name, help=function.__doc__, description=function.__doc__)
        for flag, settings in COMMANDS[function]:
            one.add_argument(flag, **settings)
        one.set_defaults(do=function)


def run_script(name: str, path: Path, *arguments: str | Path, tools: Path | None = None) -> None:
    """Run a Python script as a stage in the virtual environment, with the folders of the build and the tests."""
    folders = os.pathsep.join([PATH, str(tools)]) if tools else PATH
    stage(name, lambda: run([PYTHON, path, *arguments], env={"PYTHONPATH": folders}))


def prepare_tools(name: str) -> Path:
    stage(f"{name} tools", partial(environment.prepare_tools, name))
    return environment.prepare_tools(name)


def address(args: argparse.Namespace) -> None:
    """Show where the site and its sources are published, or change it in pyproject.toml and in the documents."""
    for name, new in ((addresses.SITE, args.site), (addresses.SOURCE, args.source)):
        if new:
            addresses.change(name, new)
    print("\n".join(f"{name}: {url}" for name, url in addresses.urls().items()))


def bench(args: argparse.Namespace) -> None:
    """Measure speed, start-up and memory, as ratios within one run."""
    stage("python tools", environment.prepare_python)
    for file in sorted((TESTS / "bench").glob("bench_*.py")):
        if not args.names or any(name in file.stem for name in args.names):
            run_script(file.stem, file)


def card(args: argparse.Namespace) -> None:
    """Write the stubs of a new card in all its places."""
    print(new_card.create_edict(args.id, args.kind, args.expansion or args.id.split("-")[-1]))


def fuzz(args: argparse.Namespace) -> None:
    """Feed damaged links, saves and messages to the engine."""
    stage("python tools", environment.prepare_python)
    many = {"MAPWRIGHT_EXAMPLES": str(100 * args.times)}
    stage("damaged messages", partial(pytest, TESTS / "engine" / "test_messages.py", *ALL_CORES, env=many))


def headers(args: argparse.Namespace) -> None:
    """Compare the headers of a published site with netlify.toml, or print them for nginx."""
    if args.nginx == bool(args.url):
        raise BuildError("headers needs either the address of a site or --nginx")
    if args.nginx:
        print(hosting.nginx_config(load_header_rules()), end="")
    else:
        hosting.check(args.url)


def language(args: argparse.Namespace) -> None:
    """Start a new language, or list what the unfinished ones lack."""
    if args.code:
        languages.create(args.code)
    else:
        languages.report_drafts()


def locks(args: argparse.Namespace) -> None:
    """Write the lockfiles of the Python tools for the groups in pyproject.toml."""
    print("\n".join(lockfiles.write()) or "   no lockfile has changed")


def long_tests(args: argparse.Namespace) -> None:
    """Play a million maps, 100,000 games, 1,000 puzzles, those of three years and 4,000 games of the bots (hours)."""
    stage("python tools", environment.prepare_python)
    with_dask = {"PYTHONPATH": str(prepare_tools("cluster"))}
    run_script("maps and games", TESTS / "engine" / "long_tests.py", "--minutes", str(args.minutes))
    stage("slow engine tests", partial(pytest, TESTS / "engine", *ALL_CORES, "-m", "slow", env=with_dask))
    run_script("training of an agent", EXAMPLES / "learn_to_draw.py")
    site_build.build()
    run_script("games on both modules", TESTS / "site" / "compare_halves.py", "--minutes", str(args.minutes))
    stage("slow site tests", partial(pytest, TESTS / "site", *ALL_CORES, "-m", "slow"))


def profile(args: argparse.Namespace) -> None:
    """Measure again which functions of Pyodide run during a game."""
    environment.prepare()
    run_script("profile", BUILD / "lab" / "profiling.py")


def relays(args: argparse.Namespace) -> None:
    """Ask the relays of netlify.toml whether they carry a message and store a feed."""
    environment.prepare_node()
    if not (urls := listed_relays(load_header_rules())):
        print("   netlify.toml lists no relays: devices cannot be connected")
        return
    try:
        run([environment.require_node(), LAB / "check_relays.mjs", *urls])
    except BuildError:
        raise BuildError("a relay carries nothing: replace it in netlify.toml, or try again later") from None


def update(args: argparse.Namespace) -> None:
    """Update Pyodide, PyScript or all other packages, measure and test, and print what fits."""
    if (args.version is None) != (args.package == "packages"):
        raise BuildError("update needs a version for pyodide and pyscript, and none for packages")
    updates.update(args.package, args.version)


COMMANDS: dict[Callable[[argparse.Namespace], None], tuple[Option, ...]] = {
    address: (
        option("--site", metavar="URL", help="the address of the game"),
        option("--source", metavar="URL", help="the address of the repository"),
    ),
    bench: (option("names", nargs="*", metavar="NAME", help="only the benchmarks whose names contain one of these"),),
    card: (
        option("what", choices=("edict",), help="the kind of card; docs/adding-a-card.md describes the others"),
        option("id", metavar="ID", help="its name in lower case, such as hanging-gardens"),
        option("--kind", required=True, choices=new_card.KINDS, help="what the edict counts"),
        option("--expansion", metavar="NAME", help="its expansion (default: the last word of ID)"),
    ),
    fuzz: (option("--times", type=int, default=100, help="how often, compared with the tests (100)"),),
    headers: (
        option("url", nargs="?", metavar="URL", help="the address of the site"),
        option("--nginx", action="store_true", help="print the headers as part of a configuration of nginx"),
    ),
    language: (option("code", nargs="?", help="two letters, such as de"),),
    locks: (),
    long_tests: (option("--minutes", type=float, default=float("inf"), help="stop after so many"),),
    profile: (),
    relays: (),
    update: (
        option("package", choices=("pyodide", "pyscript", "packages"), help="what to update"),
        option("version", nargs="?", metavar="VERSION", help="the version of Pyodide or PyScript"),
    ),
}
E2E, ENGINE, LAB = TESTS / "e2e", TESTS / "engine", BUILD / "lab"
SCRIPTS = {
    "atlas": Script("Let the bots draw the maps of the atlas, and derive the stars of its seals.", LAB / "atlas.py"),
    "course": Script("Compare thresholds, starters and right answers of the course.", LAB / "course_thresholds.py"),
    "bot-strengths": Script("Play the built-in bots on the deals of docs/bot-strength.md.", LAB / "bot_strengths.py"),
    "documents": Script("Write the parts of the documents that are generated.", LAB / "documents.py"),
    "faults": Script("Cut each request of a first visit off, one after the other.", E2E / "faults.py", True),
    "kills": Script("Kill the browser during games and look for lost moves (long).", E2E / "kills.py", True),
    "league-games": Script("Play the stored games of the workshop's leagues again.", LAB / "league_games.py"),
    "names": Script("List every text with a name, with names that are hard for a sentence.", LAB / "names.py"),
    "mutants": Script("Run mutation tests over the scoring (long).", ENGINE / "mutants.py"),
    "pictures": Script("Draw icons and screenshots of the repository again.", LAB / "pictures.py", True, "pictures"),
    "puzzles": Script("Make puzzles, print losses by grade, and confirm all by force.", ENGINE / "puzzle_figures.py"),
    "screenshots": Script("Take or compare screenshots of every screen.", E2E / "screenshots.py", True),
    "soak": Script("Measure the memory over 200 games.", E2E / "soak.py", True),
    "table-histories": Script("Play random tables on devices that lose messages.", ENGINE / "table_devices.py"),
    "weights": Script("Learn the expert's weights from games of its own fast play.", LAB / "learn_weights.py"),
    "window-sizes": Script("Measure every screen in small and unusual windows.", E2E / "window_grid.py", True),
}
