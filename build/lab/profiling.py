"""Measures which functions of Pyodide's module run during a game, on Node and in a browser."""

import json

import environment
import page_build
import python_build
from chromium import CHROMIUM_FLAGS
from files import emptied
from paths import CACHE, TESTS
from programs import run_quietly
from server import serving

SITE = CACHE / "profile-site"
GAMES = TESTS / "site" / "games.mjs"
ON_NODE = TESTS / "site" / "profile_games.mjs"
GAME_COUNT = 48
"""Games: every set, every bot, every number of players and both sheets, with and without skills."""
IN_THE_BROWSER = 4
"""Of those: what differs there is how Python starts and is called."""
READY = "performance.getEntriesByName('mapwright:ready').length"
PLAY = """async (number) => {
  const { sync } = document.querySelector('script[type=py][worker]').xworker;
  await games.play(number, (text) => sync.dispatch(text));
}"""
RAN_SCRIPT = """() => Object.entries(halves.exports).filter(([name]) => name.startsWith('ran/'))
  .map(([name, { value }]) => [Number(name.slice(4)), BigInt.asUintN(64, value).toString()])"""


def main() -> None:
    python = python_build.build_for_profile()
    site = emptied(SITE)
    page_build.write_pages(page_build.build(python, site / "assets", profiling=True), site)
    function_numbers = functions_run_in_browser()
    print(f"   {len(function_numbers)} functions have run in the browser", flush=True)
    node = environment.require_node()
    print(
        run_quietly(
            [
                node,
                ON_NODE,
                python.archive.parent,
                python_build.HOT_FUNCTIONS,
                str(GAME_COUNT),
                json.dumps(function_numbers),
            ]
        ),
        end="",
    )


def functions_run_in_browser() -> list[int]:
    from playwright.sync_api import sync_playwright

    chromium = str(environment.prepare_chromium())
    script = run_quietly([environment.npm_tool("esbuild"), GAMES, "--bundle", "--format=iife", "--global-name=games"])
    with serving(SITE) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        page = browser.new_context(service_workers="block").new_page()
        page.goto(f"{address}/")
        while not page.evaluate(READY):
            page.wait_for_timeout(500)
        page.evaluate(f"{script}; globalThis.games = games; undefined")
        [python] = [worker for worker in page.workers if worker.evaluate("'halves' in globalThis")]
        python.evaluate("(code) => void python.runPython(code)", page.evaluate("games.COLLECT_OFTEN"))
        for number in range(IN_THE_BROWSER):
            page.evaluate(PLAY, number)
        flags = python.evaluate(RAN_SCRIPT)
        browser.close()
    return [number * 64 + bit for number, bits in flags for bit in range(64) if int(bits) >> bit & 1]


if __name__ == "__main__":
    main()
