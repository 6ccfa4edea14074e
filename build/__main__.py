"""python3 build play | test | check | site | sizes | looks | language | profile | long | bench | soak | lock | …"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  (this line is for the Pythons that the rest cannot run on)
    sys.exit("Python {}.{} is too old: Mapwright needs Python 3.11 or newer".format(*sys.version_info))

import argparse

import benches
import checks
import mutants
from paths import DIST
from shell import Stop


def main() -> int:
    arguments = _parser().parse_args()
    try:
        _do(arguments)
    except Stop as stop:
        print(f"build: {stop}", file=sys.stderr)
        return stop.status
    except KeyboardInterrupt:
        return 130
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 build", description="Builds, plays and tests Mapwright.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    play = commands.add_parser("play", help="build the site, serve it on localhost and open it")
    play.add_argument("--port", type=int, default=8000, help="the first port to try (default 8000)")
    play.add_argument("--no-open", action="store_true", help="serve only, open no browser")
    test = commands.add_parser("test", help="set everything up and run every check")
    test.add_argument("--engines", choices=("few", "all"), default="few", help="all: every browser at length")
    long = commands.add_parser(
        "long", help="a million maps, 100,000 games, 1,000 puzzles, 4,000 games of the bots (hours)"
    )
    long.add_argument("--minutes", type=float, default=float("inf"), help="stop then; the next run goes on from there")
    commands.add_parser("site", help="build the site into dist/")
    commands.add_parser("check", help="the fast subset of test")
    language = commands.add_parser("language", help="start a new language, or tell what the unfinished ones lack")
    language.add_argument("code", nargs="?", help="two letters, as in de")
    bench = commands.add_parser("bench", help="measure speed and start-up")
    bench.add_argument("names", nargs="*", help="only the benches whose name holds one of these words")
    mutants = commands.add_parser("mutants", help="mutation run over the scoring (long)")
    mutants.add_argument("--every", type=int, default=1, help="try only every n-th mutant")
    fuzz = commands.add_parser("fuzz", help="throw damaged links, saves and messages at the engine (long)")
    fuzz.add_argument("--minutes", type=float, default=60)
    soak = commands.add_parser("soak", help="the page's memory over many games, faults on purpose, kills (long)")
    soak.add_argument("--only", choices=("memory", "faults", "kills"), help="one of the three")
    soak.add_argument("--games", type=int, default=200, help="whose memory is watched (default 200)")
    soak.add_argument("--kills", type=int, default=100, help="of the whole browser, in play (default 100)")
    soak.add_argument(
        "--minutes", type=float, default=float("inf"), help="stop faults and kills then; the next run goes on there"
    )
    soak.add_argument("--every", type=int, default=1, help="cut only every n-th request of a first visit")
    looks = commands.add_parser("looks", help="photograph every screen, or compare with the photographs of before")
    looks.add_argument("--save", metavar="FOLDER", help="the folder that the pictures are laid into")
    looks.add_argument("--against", metavar="FOLDER", help="the folder with the pictures of before")
    looks.add_argument("--only", nargs="*", default=[], metavar="WORD", help="only scenes whose names hold such a word")
    windows = commands.add_parser("windows", help="measure and photograph every screen in small and strange windows")
    windows.add_argument("--chapters", nargs="*", default=[], metavar="NAME", help="only these of tests/e2e/scenes.py")
    windows.add_argument(
        "--only", nargs="*", default=[], metavar="WORD", help="only scenes whose names hold such a word"
    )
    windows.add_argument("--windows", nargs="*", default=[], metavar="SIZE", help="only these, such as 320x568")
    windows.add_argument("--language", default="en", help="pseudo and pseudo-rtl are longer than all others")
    commands.add_parser("sizes", help="what a first visit downloads, beside a bare Pyodide")
    commands.add_parser("relays", help="ask the relays of netlify.toml whether they carry a message")
    commands.add_parser("profile", help="measure anew which functions of Pyodide run while somebody plays")
    commands.add_parser("lighthouse", help="Lighthouse's figures of the home page")
    commands.add_parser("pictures", help="draw the icons and screenshots again")
    commands.add_parser("lock", help="write the checksums of the pinned Python tools into the lockfiles")
    return parser


def _do(arguments: argparse.Namespace) -> None:
    match arguments.command:
        case "play":
            import play

            play.play(arguments.port, open_browser=not arguments.no_open)
        case "site":
            import site_build

            site_build.build()
        case "sizes":
            import site_build
            import sizes

            site_build.build()
            sizes.check_budget(DIST, sizes.BUDGET)
        case "relays":
            import ask_relays
            import environment

            environment.prepare_node()
            ask_relays.check()
        case "profile":
            import profiling

            profiling.profile()
        case "test":
            checks.test(arguments.engines == "all")
        case "long":
            checks.long(arguments.minutes)
        case "check":
            checks.check()
        case "language":
            import languages

            languages.create(arguments.code) if arguments.code else languages.report()
        case "bench":
            benches.bench(arguments.names)
        case "lighthouse":
            import lighthouse

            lighthouse.lighthouse()
        case "mutants":
            mutants.mutants(arguments.every)
        case "fuzz":
            checks.fuzz(arguments.minutes)
        case "soak":
            checks.soak(arguments.only, arguments.games, arguments.kills, arguments.every, arguments.minutes)
        case "looks":
            checks.looks(arguments.save, arguments.against, arguments.only)
        case "windows":
            checks.windows(arguments.chapters, arguments.only, arguments.windows, arguments.language)
        case "pictures":
            benches.pictures()
        case "lock":
            checks.lock()


if __name__ == "__main__":
    sys.exit(main())
