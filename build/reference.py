"""The reference of the engine's public names, as a part of the page /docs/."""

import os
from pathlib import Path

import environment
from build_cache import build_if_changed
from paths import BUILD, CACHE, ENGINE, PYTHON
from programs import run_quietly

RENDER = BUILD / "render_reference.py"
PLACEHOLDER = "<!-- the reference -->"
"""The place of the reference in a page."""


def with_reference(page: str) -> str:
    """Return the page with the reference in its place, if the page has one."""
    return page.replace(PLACEHOLDER, rendered().read_text(encoding="utf-8")) if PLACEHOLDER in page else page


def rendered() -> Path:
    """Return the rendered reference; render it again only if the engine or the tools changed."""
    target = CACHE / "reference.html"
    tools = environment.prepare_tools("docs")
    path = os.pathsep.join(map(str, (tools, ENGINE.parent)))
    inputs = [ENGINE, RENDER, environment.lock_of("docs")]
    build_if_changed(
        "reference", inputs, target, lambda: run_quietly([PYTHON, RENDER, target], env={"PYTHONPATH": path})
    )
    return target
