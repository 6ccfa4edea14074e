# One thread is all there is: locks and local variables are real, others cannot be started.
from _thread import RLock, get_ident
from _thread import _local as local
from _thread import allocate_lock as Lock

__all__ = ["Lock", "RLock", "Thread", "current_thread", "get_ident", "local", "main_thread"]


class Thread:
    name = "MainThread"
    daemon = False

    @property
    def ident(self) -> int:
        return get_ident()

    def start(self) -> None:
        raise RuntimeError("can't start new thread")


_main = Thread()


def current_thread() -> Thread:
    return _main


main_thread = current_thread
