"""Builds the site, serves it and opens it."""

import contextlib
import webbrowser

import site_build
import stages
from server import open_server


def play(port: int, *, open_browser: bool) -> None:
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
