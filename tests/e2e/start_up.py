"""The stages of a start, and files that arrive damaged."""

from collections.abc import Callable

from playwright.sync_api import Page, Route

STAGES = "performance.getEntriesByType('mark').map((mark) => mark.name)"


def stages(page: Page) -> list[str]:
    return list(page.evaluate(STAGES))


def damaged(change: Callable[[bytes], bytes]) -> Callable[[Route], None]:
    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(status=200, body=change(response.body()), content_type="application/octet-stream")

    return answer


def flipped(body: bytes) -> bytes:
    middle = len(body) // 2
    return body[:middle] + bytes([body[middle] ^ 1]) + body[middle + 1 :]
