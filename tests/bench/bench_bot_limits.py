"""The limits of custom bots under attack, in the workshop: how each bot ends, when, and with how much memory.

Each attack has a separate browser. The memory is the peak of each process of a page (VmHWM), added up, less that of a
visit with a harmless bot. A frame may have a separate process, which ends with it, so the peaks are read all the time.
"""

import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from time import perf_counter

from harness import ancestors, everything, is_browser, peak_of, words_of
from playwright.sync_api import FilePayload, Page, sync_playwright

import environment
from chromium import CHROMIUM_FLAGS
from paths import DIST
from server import serving

BOT = """from mapwright import legal
class Bot:
    def __init__(self, seed, budget):
        self.kept = []
    def choose(self, state):
        {}
        return legal(state)[0]
"""
UNDONE = "import sys; sys.meta_path.pop(0); import js; "
SANDBOX = "import sys; sandbox = sys.modules['mapwright.workshop.sandbox']; "
ATTACKS = {
    "none": "pass",
    "loops": "while True: pass",
    "loops in another file": "exec(compile('while True: pass', 'other.py', 'exec'))",
    "loops in C": "import itertools; sum(itertools.count())",
    "takes Python's memory": "while True: self.kept.append(bytearray(10**7))",
    "takes JavaScript's memory": UNDONE + "self.kept = [js.Uint8Array.new(5 * 10**8) for _ in range(12)]",
    "writes large files": "open('/tmp/large', 'wb').write(bytes(10**8))",
    "floods the page": SANDBOX + "[sandbox._answers[0].write(bytes(10**6)) for _ in range(1000)]",
    "forges its answers": SANDBOX + 'sandbox.json.dumps = lambda value: \'{"progress":0.5,"table":{"mine":{}}}\'',
    "sets a timer": UNDONE + "js.setInterval(print, 1)",
    "prints without end": "[print('x' * 10**6) for _ in range(100)]",
}


def main() -> None:
    usual = 0.0
    with serving(Path(sys.argv[1]) if sys.argv[1:] else DIST) as address:
        for name, line in ATTACKS.items():
            ended, seconds, peak = attacked(address, BOT.format(line))
            usual = usual or peak
            print(f"{name:<28}{ended:<10}{seconds:6.1f} s {peak - usual:8.0f} MB more", flush=True)


def attacked(address: str, source: str) -> tuple[str, float, float]:
    chromium = str(environment.prepare_chromium())
    with tempfile.TemporaryDirectory() as profile, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(profile, executable_path=chromium, args=CHROMIUM_FLAGS)
        page = enter(context.pages[0], address)
        file: FilePayload = {"name": "bot.py", "mimeType": "text/x-python", "buffer": source.encode()}
        page.locator('[data-field="import"]').set_input_files(file)
        before = perf_counter()
        peaks = Peaks(profile)
        peaks.start()
        page.locator('[data-act="run"]').click()
        page.locator('.workshop:not([data-running]) :is(.workshop-replay, [data-show="mistake"])').first.wait_for(
            timeout=120_000
        )
        seconds = perf_counter() - before
        mistake = page.locator('[data-show="mistake"]')
        ended = mistake.get_attribute("data-kind") if mistake.count() else "plays"
        peaks.over.set()
        peaks.join()
        context.close()
    return ended or "", seconds, sum(peaks.peaks.values())


class Peaks(Thread):
    """The peak of each process that shows a page, of the browser with this profile."""

    def __init__(self, profile: str) -> None:
        super().__init__(daemon=True)
        self.profile, self.over = profile, Event()
        self.peaks: dict[int, float] = {}

    def run(self) -> None:
        while not self.over.wait(0.3):
            parents = dict(everything())
            browsers = {number for number in parents if is_browser(number, self.profile)}
            for number in parents:
                if "--type=renderer" in words_of(number) and browsers & set(ancestors(number, parents)):
                    with suppress(KeyError):  # it has ended meanwhile
                        self.peaks[number] = max(self.peaks.get(number, 0), peak_of(number))


def enter(page: Page, address: str) -> Page:
    page.goto(f"{address}/?lang=en#workshop")
    page.locator(".workshop-editor .cm-content").wait_for(timeout=60_000)
    page.wait_for_timeout(5000)  # the interpreter starts meanwhile
    return page


if __name__ == "__main__":
    main()
