# The names that asyncio looks up; there are no threads and processes to wait for.
FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED = "FIRST_COMPLETED", "FIRST_EXCEPTION", "ALL_COMPLETED"


class CancelledError(Exception): ...


class InvalidStateError(Exception): ...


class Future: ...
