"""Our server, and the headers that it shares with production."""

import gzip
import re
import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.client import HTTPResponse
from pathlib import Path

import pytest

from headers import headers_for, load_header_rules
from lab import hosting
from programs import BuildError
from server import open_server, serving

PAGES = ("/", "/index.html", "/embed/", "/embed/index.html")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("home")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a-12345678.js").write_text("plain")
    (tmp_path / "assets" / "a-12345678.js.gz").write_bytes(gzip.compress(b"packed"))
    (tmp_path / "assets" / "m.wasm").write_bytes(b"\0asm")
    (tmp_path.parent / "secret.txt").write_text("secret")
    return tmp_path


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    with serving(folder) as served:
        yield served


def get(url: str, **headers: str) -> HTTPResponse:
    request = urllib.request.Request(url, headers={name.replace("_", "-"): value for name, value in headers.items()})
    return urllib.request.urlopen(request)  # type: ignore[no-any-return]


def test_server_sends_pages_with_the_policy_of_production(address: str) -> None:
    answer = get(f"{address}/")
    assert answer.read() == b"home"
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    assert answer.headers["Cache-Control"] == "no-cache"


def test_server_sends_wasm_and_javascript_with_their_types(address: str) -> None:
    assert get(f"{address}/assets/m.wasm").headers["Content-Type"] == "application/wasm"
    assert get(f"{address}/assets/a-12345678.js").headers["Content-Type"].startswith("text/javascript")


def test_server_sends_compressed_files_to_browsers_that_accept_them(address: str) -> None:
    packed = get(f"{address}/assets/a-12345678.js", Accept_Encoding="gzip, deflate")
    assert (packed.headers["Content-Encoding"], gzip.decompress(packed.read())) == ("gzip", b"packed")
    assert get(f"{address}/assets/a-12345678.js").read() == b"plain"


@pytest.mark.parametrize("path", ["/nothing", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"])
def test_path_outside_the_site_gives_not_found(address: str, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError, match="404"):
        get(f"{address}{path}")


def test_folder_address_redirects_to_its_page(folder: Path, address: str) -> None:
    (folder / "embed").mkdir()
    (folder / "embed" / "index.html").write_text("embedded")
    answer = get(f"{address}/embed")
    assert (answer.read(), answer.url) == (b"embedded", f"{address}/embed/")


def test_server_with_a_prefix_serves_only_under_the_prefix(folder: Path) -> None:
    with serving(folder, prefix="/games") as address:
        assert get(f"{address}/").read() == b"home"
        with pytest.raises(urllib.error.HTTPError, match="404"):
            get(address.removesuffix("/games") + "/")


def test_server_takes_the_next_port_when_one_is_busy(folder: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        with open_server(port, folder) as server:
            assert port < server.server_port < port + 20


def test_no_two_rules_set_one_header_for_one_path() -> None:
    for path in (
        *PAGES,
        "/assets/x.js",
        "/sw.js",
        "/manifest-cs.webmanifest",
        "/engine/x.whl",
        "/blog/",
        "/docs/",
        "/wire/",
    ):
        names = [name for rule in load_header_rules() if rule.matches(path) for name in rule.values]
        assert len(names) == len(set(names)), path


def without_what_safari_needs(policy: str) -> str:
    """What the script of an embed takes back: `e2e/test_policy.py` tries it."""
    return policy.replace(" http:", "").replace(" 'nonce-embed'", "")


# Guarantee: policy
@pytest.mark.parametrize("path", PAGES)
def test_policy_of_each_page_allows_only_our_own_resources(path: str) -> None:
    policy = headers_for(path, load_header_rules())["Content-Security-Policy"]
    if path.startswith("/embed/"):
        policy = without_what_safari_needs(policy)
    directives = {part.split()[0]: part.split()[1:] for part in policy.split(";")}
    assert directives["default-src"] == ["'none'"]
    assert directives["script-src"] == ["'self'", "'wasm-unsafe-eval'"]
    assert directives["style-src"] == directives["connect-src"] == ["'self'"]
    assert "unsafe-inline" not in policy and "unsafe-eval" not in policy.replace("wasm-unsafe-eval", "")
    assert "http" not in policy
    assert (directives["frame-ancestors"] == ["*"]) == path.startswith("/embed/")


# Guarantee: embed
@pytest.mark.parametrize("path", PAGES)
def test_every_page_but_the_embed_isolates_itself_from_its_opener(path: str) -> None:
    alone = headers_for(path, load_header_rules()).get("Cross-Origin-Opener-Policy")
    assert alone == (None if path.startswith("/embed/") else "same-origin")


@pytest.mark.parametrize("path", [*PAGES, "/blog/", "/docs/", "/wire/"])
def test_permissions_policy_disables_the_camera_and_other_features(path: str) -> None:
    features = dict(
        part.split("=") for part in headers_for(path, load_header_rules())["Permissions-Policy"].split(", ")
    )
    assert "camera" in features and len(features) >= 5 and set(features.values()) == {"()"}


def test_every_response_forbids_referrers_and_type_sniffing() -> None:
    for path in (*PAGES, "/assets/x.js", "/nothing"):
        headers = headers_for(path, load_header_rules())
        assert (headers["Referrer-Policy"], headers["X-Content-Type-Options"]) == ("no-referrer", "nosniff")


# The recipes for other hosts
LOCATION = re.compile(r"^location (=|\^~) (\S+) \{\n(.*?)^\}$", re.MULTILINE | re.DOTALL)
ADDED = re.compile(r'add_header (\S+) "([^"]*)" always;')


def sent_by_nginx(config: str, path: str) -> dict[str, str]:
    """Read a configuration as nginx does: the best location counts, and inherits nothing once it adds a header."""
    fitting = [
        (how == "=", len(start), body)
        for how, start, body in LOCATION.findall(config)
        if path == start or (how == "^~" and path.startswith(start))
    ]
    body = max(fitting)[2] if fitting else LOCATION.sub("", config)
    kind = re.findall(r"default_type (\S+);", body)
    return {**dict(ADDED.findall(body)), **({"Content-Type": kind[0]} if kind else {})}


@pytest.mark.parametrize("path", [*hosting.PAGES, *hosting.FILES, "/assets/a-12345678.js", "/embed/x.js", "/x.svg"])
def test_nginx_configuration_sends_the_headers_of_production(path: str) -> None:
    assert sent_by_nginx(hosting.nginx_config(load_header_rules()), path) == headers_for(path, load_header_rules())


@pytest.fixture
def whole(folder: Path) -> Path:
    """A folder with every file that the check of a deployment reads."""
    for path in (*hosting.PAGES, *hosting.FILES):
        file = folder / path.lstrip("/")
        file = file / "index.html" if path.endswith("/") else file
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text('<script src="assets/a-12345678.js"></script>')
    return folder


def test_deployment_with_our_headers_passes_the_check(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(whole) as address:
        hosting.check(f"{address}/")
    assert "sends the headers of netlify.toml" in capsys.readouterr().out


def test_deployment_without_our_headers_fails_the_check(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(whole, header_rules=[]) as address, pytest.raises(BuildError, match=r"headers of http.* differ"):
        hosting.check(address)
    printed = capsys.readouterr().out
    assert "/embed/: Content-Security-Policy must be" in printed
    assert "/assets/a-12345678.js: Cache-Control must be" in printed
    assert "cannot load the game" in printed


def test_check_of_an_unreachable_site_gives_one_clear_error() -> None:
    with pytest.raises(BuildError, match="cannot be read"):
        hosting.check("http://127.0.0.1:1")
