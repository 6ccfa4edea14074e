"""The relay program that docs/self-hosting.md recommends, on loopback: it stores events, also over a restart."""

import os
import socket
import subprocess
import time
import urllib.request
from pathlib import Path
from typing import Self

import environment
from paths import PYTHON, ROOT

CONFIG = ROOT / "examples" / "relay.yaml"
SERVE = "import sys; from nostr_relay.cli import main; sys.argv[1:] = ['-c', 'relay.yaml', 'serve']; main()"
PATIENCE = 30.0


class StoringRelay:
    """A relay in a separate process, with a database in `folder`."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self._folder = folder
        self._port = _free_port()
        text = CONFIG.read_text(encoding="utf-8").replace("127.0.0.1:6970", f"127.0.0.1:{self._port}")
        (folder / "relay.yaml").write_text(text, encoding="utf-8")
        self.start()

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self._port}"

    def start(self) -> None:
        tools = {**os.environ, "PYTHONPATH": str(environment.prepare_tools("relay"))}
        log = (self._folder / "log.txt").open("ab")
        self._process = subprocess.Popen([PYTHON, "-c", SERVE], cwd=self._folder, env=tools, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None and time.monotonic() < end, (self._folder / "log.txt").read_text()
            time.sleep(0.1)

    def _answers(self) -> bool:
        try:
            return bool(urllib.request.urlopen(self.url.replace("ws:", "http:"), timeout=5).status == 200)
        except OSError:
            return False

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
