"""How Chromium is started for tests, benches and pictures."""

# Without these a headless Chromium calls home, and as root it does not start at all.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
