from . import events

__all__ = ("EventLoop", "SelectorEventLoop")


class SelectorEventLoop: ...


EventLoop = SelectorEventLoop


class _DefaultEventLoopPolicy(events._BaseDefaultEventLoopPolicy):
    _loop_factory = SelectorEventLoop
