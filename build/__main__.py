"""python3 build play | test | check | fix | site | lab"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  (this line is for the Pythons that the rest cannot run on)
    sys.exit("Python {}.{} is too old: Mapwright needs Python 3.11 or newer".format(*sys.version_info))

import argparse
import contextlib
import errno
import webbrowser

import checks
import site_build
import stages
import suites
from lab import commands as lab
from programs import BuildError
from server import open_server


def main() -> int:
    parser = _parser()
    arguments, options = parser.parse_known_args()
    if options and "run_with_options" not in arguments:
        parser.error(f"unrecognized arguments: {' '.join(options)}")
    try:
        arguments.run_with_options(options) if "run_with_options" in arguments else arguments.do(arguments)
    except BuildError as stop:
        return _end(f"build: {stop}", stop.status)
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        return _end("build: the disk is full; free some space and run the command again", 1)
    except KeyboardInterrupt:
        return _end("build: stopped; the next run repeats what was not finished", 130)
    return 0


def play(port: int, *, open_browser: bool) -> None:
    """Build the site, serve it and open it."""
    site_build.build_for_localhost()
    server = open_server(port)
    address = f"http://localhost:{server.server_port}/"
    print(stages.table())
    if server.server_port != port:
        print(f"\nPort {port} is in use.", end="")
    print(f"\nMapwright is at {address} (Ctrl+C stops it)", flush=True)
    if open_browser:
        webbrowser.open(address)
    with contextlib.suppress(KeyboardInterrupt):
        server.serve_forever()


def _test(args: argparse.Namespace) -> None:
    if args.all or args.part:
        suites.test_all(args.part or 0)
    elif args.rest:
        suites.test_rest()
    else:
        suites.test()


def _end(message: str, status: int) -> int:
    print(stages.table())
    print(message, file=sys.stderr)
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 build", description="Build, play and test Mapwright.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    one = commands.add_parser("play", help="build the site for this machine, serve it on localhost and open it")
    one.add_argument("--port", type=int, default=8000, help="the first port to try (default 8000)")
    one.add_argument("--no-open", action="store_true", help="serve only; do not open a browser")
    one.set_defaults(do=lambda args: play(args.port, open_browser=not args.no_open))
    one = commands.add_parser("test", help="install what is missing, run all checks and the tests of the short list")
    more = one.add_mutually_exclusive_group()
    more.add_argument("--all", action="store_true", help="run everything, also in Firefox and WebKit")
    more.add_argument(
        "--part", type=int, choices=range(1, suites.PARTS + 1), help="run one of four parts of everything"
    )
    more.add_argument("--rest", action="store_true", help="run the browser tests that are not on the short list")
    one.set_defaults(do=_test)
    one = commands.add_parser("check", help="linters, types and quick tests, for use while working")
    one.add_argument("--changed", action="store_true", help="only what the files concern that differ from main")
    one.set_defaults(do=lambda args: checks.check(only_changed=args.changed))
    one = commands.add_parser("fix", help="sort imports and format, in Python, TypeScript and CSS")
    one.set_defaults(do=lambda args: checks.fix())
    one = commands.add_parser("site", help="build the site for publication into dist/")
    one.set_defaults(do=lambda args: site_build.build_for_publication())
    lab.add_commands(commands.add_parser("lab", help="benchmarks, long runs, screenshots and other tools"))
    return parser


if __name__ == "__main__":
    sys.exit(main())
