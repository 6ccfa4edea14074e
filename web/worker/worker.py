"""The script that PyScript runs: the function that the page calls, and the one that loads further modules."""

import sys
from binascii import a2b_base64

from mapwright.page.bridge import dispatch

MORE = "/lib/more.zip"


def bring(archive: str) -> None:
    """Load modules that are not part of the first download, from an archive in Base64."""
    with open(MORE, "wb") as file:
        file.write(a2b_base64(archive))
    if MORE not in sys.path:
        sys.path.append(MORE)
        for name, package in list(sys.modules.items()):
            if name.split(".")[0] == "mapwright" and hasattr(package, "__path__"):
                package.__path__.append(f"{MORE}/{name.replace('.', '/')}")


__export__ = ["dispatch", "bring"]
__all__ = ["bring", "dispatch"]
