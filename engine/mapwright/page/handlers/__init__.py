"""The handlers of requests, in one module for each module of `messages` that declares requests.

The function `handlers` of each module returns a handler for each type of request.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import get_type_hints

from mapwright.page.messages.base import Message, Response

Handler = Callable[..., Response]
Handlers = dict[type[Message], Handler]


def handlers_of(*sources: object) -> Handlers:
    """Return functions, and the methods of objects that take a `request`, by the type of the request."""
    functions = [function for source in sources for function in _functions_of(source)]
    return {get_type_hints(function)["request"]: function for function in functions}


def _functions_of(source: object) -> list[Handler]:
    if isinstance(source, FunctionType):
        return [source]
    methods = [member for member in vars(type(source)).values() if isinstance(member, FunctionType)]
    return [method.__get__(source) for method in methods if "request" in method.__annotations__]
