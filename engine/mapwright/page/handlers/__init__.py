"""The functions that answer the page: a module for each module of `messages` that declares requests.

The function `handlers` of each module returns what it answers: a row for each type of request.
"""

from collections.abc import Callable

from mapwright.page.messages.base import Message, Response

Handler = Callable[..., Response]
Handlers = dict[type[Message], Handler]
