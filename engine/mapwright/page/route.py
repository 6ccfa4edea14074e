"""A row for each request: its type, and the function that answers it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from mapwright.decoding import decode
from mapwright.page.messages.base import Message, Response

RequestT = TypeVar("RequestT", bound=Message)


@dataclass(frozen=True)
class Route:
    request_type: type[Message]
    handler: Callable[..., Response]
    answer: Callable[[dict[str, object]], Response]
    """Decode a message and pass it to the handler."""


def route(request_type: type[RequestT], handler: Callable[[RequestT], Response]) -> Route:
    def answer(message: dict[str, object]) -> Response:
        return handler(decode(request_type, message, "message", str(message["do"])))

    return Route(request_type, handler, answer)
