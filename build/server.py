"""Serves a built site on localhost with production's headers."""

import contextlib
import functools
import http.server
import socket
import threading
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from urllib.parse import unquote, urlsplit, urlunsplit

from headers import HeaderRule, headers_for, load_header_rules
from paths import DIST
from programs import BuildError

TYPES = {
    ".avif": "image/avif",
    ".bin": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webp": "image/webp",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
PORTS_TO_TRY = 20


class SiteHandler(http.server.BaseHTTPRequestHandler):
    """Answers GET and HEAD with files, and with index.html for folders. `prefix` is the sub-path of the site."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # else a body waits 40 ms for the browser to acknowledge the head

    def __init__(self, *args: object, site: Path, header_rules: list[HeaderRule], prefix: str = "") -> None:
        self.site, self.header_rules, self.prefix = site, header_rules, prefix
        super().__init__(*args)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        url = urlsplit(self.path)
        path = unquote(url.path)
        if not path.startswith(f"{self.prefix}/"):
            return self._send_status(HTTPStatus.NOT_FOUND)
        path = path.removeprefix(self.prefix)
        file = self._file(path)
        if file is None:
            return self._send_status(HTTPStatus.NOT_FOUND)
        if file.is_dir():
            location = urlunsplit(url._replace(path=f"{url.path}/"))
            return self._send_status(HTTPStatus.MOVED_PERMANENTLY, location=location)
        self._send(path, file)

    do_HEAD = do_GET

    def _file(self, path: str) -> Path | None:
        if ".." in path.split("/"):
            return None
        file = self.site / path.lstrip("/")
        if path.endswith("/"):
            file = file / "index.html"
        return file if file.exists() else None

    def _send(self, path: str, file: Path) -> None:
        accepted = self.headers.get("Accept-Encoding", "")
        variants = ((name, file.with_name(file.name + end)) for name, end in ENCODINGS if name in accepted)
        encoding, variant = next(((name, packed) for name, packed in variants if packed.exists()), ("", file))
        body = variant.read_bytes()
        fields = {"Content-Type": TYPES.get(file.suffix, "application/octet-stream"), "Vary": "Accept-Encoding"}
        if encoding:
            fields["Content-Encoding"] = encoding
        self._answer(HTTPStatus.OK, {**fields, **headers_for(path, self.header_rules)}, body)

    def _send_status(self, status: HTTPStatus, location: str = "") -> None:
        fields = {"Content-Type": "text/plain; charset=utf-8"}
        self._answer(status, {**fields, "Location": location} if location else fields, status.phrase.encode())

    def _answer(self, status: HTTPStatus, fields: dict[str, str], body: bytes) -> None:
        self.send_response(status)
        for name, value in fields.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            # The browser may close the connection at any time.
            with contextlib.suppress(ConnectionError):
                self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing: requests would hide the output of the command."""


class SiteServer(http.server.ThreadingHTTPServer):
    daemon_threads = True
    allow_reuse_address = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignore connections that the browser has closed."""


def open_server(
    port: int, site: Path = DIST, prefix: str = "", header_rules: list[HeaderRule] | None = None
) -> SiteServer:
    """Return a server on the port or the next free one; 0 stands for any. `header_rules` replaces netlify.toml."""
    handler = functools.partial(
        SiteHandler,
        site=site,
        header_rules=load_header_rules() if header_rules is None else header_rules,
        prefix=prefix,
    )
    for candidate in range(port, port + PORTS_TO_TRY) if port else [0]:
        if candidate and _is_port_in_use(candidate):
            continue
        return SiteServer(("127.0.0.1", candidate), handler)
    raise BuildError(f"the ports {port} to {port + PORTS_TO_TRY - 1} are all busy: choose another with --port")


@contextlib.contextmanager
def serving(
    site: Path = DIST, port: int = 0, prefix: str = "", header_rules: list[HeaderRule] | None = None
) -> Iterator[str]:
    """Serve in the background and yield the site's address without a slash at the end."""
    server = open_server(port, site, prefix, header_rules)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{prefix}"
    finally:
        server.shutdown()
        server.server_close()


def _is_port_in_use(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
