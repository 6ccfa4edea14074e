"""The handlers of requests, in one module for each module of `messages` that declares requests.

The function `handlers` of each module returns a handler for each type of request.
"""

from collections.abc import Callable

from mapwright.page.messages.base import Message, Response

Handler = Callable[..., Response]
Handlers = dict[type[Message], Handler]
