"""Builds the site, serves it and opens it."""

import webbrowser

import site_build
from server import open_server


def play(port: int, *, open_browser: bool) -> None:
    site_build.build()
    server = open_server(port)
    address = f"http://localhost:{server.server_port}/"
    print(f"\nMapwright is at {address} (Ctrl+C stops it)", flush=True)
    if open_browser:
        webbrowser.open(address)
    server.serve_forever()
