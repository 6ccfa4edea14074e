"""Files of dist/ that others read: the wheel, the oEmbed document, and the sounds, which load later."""

import json
import re

import pytest

from paths import DIST
from sizes import QUICK, bytes_to_play

pytestmark = pytest.mark.skipif(not DIST.exists(), reason="the site is not built: python3 build site")

FRAME = re.compile(r'<iframe src="(https?://[^"]+)/embed/" .*width="(\d+)" height="(\d+)".*></iframe>')
OEMBED_LINK = re.compile(r'<link rel="alternate" type="application/json\+oembed" href="([^"]+)"')
MOST_BYTES_OF_SOUNDS = 40_000


def test_oembed_document_contains_a_frame_with_the_game() -> None:
    document = json.loads((DIST / "oembed.json").read_text(encoding="utf-8"))
    assert (document["version"], document["type"]) == ("1.0", "rich")
    frame = FRAME.fullmatch(document["html"])
    assert frame
    assert (int(frame[2]), int(frame[3])) == (document["width"], document["height"])
    assert document["provider_url"] == f"{frame[1]}/"


@pytest.mark.parametrize("page", ["index.html", "embed/index.html"])
def test_each_page_links_to_the_oembed_document(page: str) -> None:
    [link] = OEMBED_LINK.findall((DIST / page).read_text(encoding="utf-8"))
    assert (DIST / page).parent.joinpath(link).resolve() == (DIST / "oembed.json").resolve()


def test_latest_json_names_the_published_wheel() -> None:
    latest = json.loads((DIST / "engine" / "latest.json").read_text(encoding="utf-8"))
    assert (DIST / "engine" / latest["wheel"]).exists()
    assert not [file for file in DIST.rglob("*") if "micropip" in file.name]


def test_sounds_are_small_and_outside_the_first_download() -> None:
    [sounds] = DIST.glob("assets/sounds-*.js")
    assert sounds.stat().st_size < MOST_BYTES_OF_SOUNDS
    assert not any("sounds" in name for name in bytes_to_play(DIST, QUICK))
