"""Another build of the site, put on the server under a player who has the first installed."""

import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

import environment
from driver.watch import until
from paths import BUILD, ROOT

REGISTRATION = "navigator.serviceWorker.getRegistration()"
BUILD_SHOWN = "document.documentElement.dataset.build ?? 'first'"
CACHES = "caches.keys().then((names) => names.filter((name) => name.startsWith('mapwright-')))"
Changes = dict[str, Callable[[str], str]]


def named(name: str) -> Changes:
    """Return the change that writes this name into the first page."""
    return {"index.html": lambda page: page.replace("<html ", f'<html data-build="{name}" ')}


def release(site: Path, folder: Path, name: str, changes: Changes) -> Path:
    """The same site with some files changed, and a service worker that knows of it. As in any release, what lies in
    assets/ gets another name with another content."""
    shutil.copytree(site, folder, copy_function=os.link)
    for pattern, change in changes.items():
        [file] = [path for path in folder.glob(pattern) if path.suffix not in {".br", ".gz"}]
        text = change(file.read_text(encoding="utf-8"))
        forget(file)
        if file.parent.name == "assets":
            changed = file.with_name(re.sub(r"-\w+\.", f"-{name.upper():0<8}.", file.name))
            page = folder / "index.html"
            linked = page.read_text(encoding="utf-8").replace(file.name, changed.name)
            forget(page)
            page.write_text(linked, encoding="utf-8")
            file = changed
        file.write_text(text, encoding="utf-8")
    for worker in ("sw.js", "sw-off.js"):
        forget(folder / worker)
    command = [environment.require_node(), str(BUILD / "precache.mjs"), str(folder), name]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return folder


def forget(file: Path) -> None:
    for end in ("", ".br", ".gz"):
        file.with_name(file.name + end).unlink(missing_ok=True)


def deploy(build: Path, hosted: Path) -> None:
    turned = hosted.with_name("turned")
    turned.symlink_to(build)
    os.replace(turned, hosted)


def look_for_update(page: Page) -> None:
    """Look for an update, as the browser does after a while."""
    page.evaluate(f"{REGISTRATION}.then((registration) => registration.update()).catch(() => {{}})")


def until_installed(page: Page, seconds: float = 30) -> None:
    """Wait until a service worker has cached the whole site."""
    until(page, "navigator.serviceWorker.controller !== null", seconds)
