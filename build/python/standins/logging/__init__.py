import sys

CRITICAL, ERROR, WARNING, INFO, DEBUG, NOTSET = 50, 40, 30, 20, 10, 0


class Logger:
    def log(self, level: int, message: object, *args: object, **other: object) -> None:
        if level >= WARNING:
            print(str(message) % args if args else message, file=sys.stderr)

    def debug(self, message: object, *args: object, **other: object) -> None:
        self.log(DEBUG, message, *args)

    def info(self, message: object, *args: object, **other: object) -> None:
        self.log(INFO, message, *args)

    def warning(self, message: object, *args: object, **other: object) -> None:
        self.log(WARNING, message, *args)

    def error(self, message: object, *args: object, **other: object) -> None:
        self.log(ERROR, message, *args)

    exception = critical = error


def getLogger(name: str | None = None) -> Logger:
    return Logger()
