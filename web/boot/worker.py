"""What PyScript runs: the engine's one door, open to the page, and the way in for modules that come later."""

import sys
from binascii import a2b_base64

from mapwright.bridge import dispatch

MORE = "/lib/more.zip"


def bring(archive: str) -> None:
    """Modules that are no part of the first download, as an archive in Base64."""
    with open(MORE, "wb") as file:
        file.write(a2b_base64(archive))
    if MORE not in sys.path:
        sys.path.append(MORE)
        for name, package in list(sys.modules.items()):
            if name.split(".")[0] == "mapwright" and hasattr(package, "__path__"):
                package.__path__.append(f"{MORE}/{name.replace('.', '/')}")


__export__ = ["dispatch", "bring"]
__all__ = ["bring", "dispatch"]
