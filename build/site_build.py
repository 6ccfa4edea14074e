"""Builds the site into dist/."""

import os
import shutil
from pathlib import Path

import contact
import embedding
import environment
import notices
import page_build
import python_build
import sizes
from files import content_hash, copy, empty, write_json
from paths import BUILD, CACHE, DIST, ROOT, WEB
from shell import run_quietly, stage
from stamps import fingerprint
from turns import one_at_a_time

STATIC = WEB / "static"


def build(target: Path = DIST) -> None:
    """Make everything beside the old site, then swap them: a half-made site is never served."""
    with one_at_a_time("build"):
        stage("python tools", environment.prepare_python)
        stage("npm packages", environment.prepare_node)
        site = empty(CACHE / f"{target.name}-new")
        assemble(site)
        stage("site: compress", lambda: sizes.compress(site))
        stage("site: sizes", lambda: sizes.check_budget(site))
        swap(site, target)
    print(f"   {target.name}/ is ready")


def assemble(site: Path) -> None:
    """All files of the site but the compressed ones."""
    stage("site: python", _python)
    stage("site: pages", lambda: _pages(site))
    stage("site: precache", lambda: _precache(site))


def _python() -> None:
    python_build.build()


def _pages(site: Path) -> None:
    python = python_build.build()
    page_build.write_pages(page_build.build(python, site / "assets"), site)
    embedding.write(site)
    publish(python.wheel, site / "engine")
    if STATIC.exists():
        shutil.copytree(STATIC, site, dirs_exist_ok=True)
    notices.write(site)
    contact.write(site)


def publish(wheel: Path, folder: Path) -> None:
    """The wheel under its own name, which installers read, and a file of a name that stays and tells it."""
    copy(wheel, folder / wheel.name)
    version = wheel.name.split("-")[1]
    write_json(folder / "latest.json", {"version": version, "wheel": wheel.name, "sha256": content_hash(wheel)})


def _precache(site: Path) -> None:
    listed = run_quietly([environment.require_node(), BUILD / "precache.mjs", site, build_id(site)])
    print(f"   {listed.strip()} kept offline")


def build_id(site: Path, headers: Path = ROOT / "netlify.toml") -> str:
    """Made of all files and of the headers they come with, so that every change is a new build and nothing else is."""
    files = [file for file in sorted(site.rglob("*")) if file.is_file()]
    contents = [f"{file.relative_to(site).as_posix()} {content_hash(file)}" for file in files]
    return fingerprint([*contents, WEB / "offline", headers.read_text(encoding="utf-8")])


def swap(new: Path, target: Path) -> None:
    old = new.with_name(f"{target.name}-old")
    shutil.rmtree(old, ignore_errors=True)
    if target.exists():
        os.replace(target, old)
    os.replace(new, target)
    shutil.rmtree(old, ignore_errors=True)
