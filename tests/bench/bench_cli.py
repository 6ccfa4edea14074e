"""How long commands of the command line take to start, compared with a Python that does nothing. Processor time."""

import resource
import subprocess
import sys
from statistics import median

RUNS = 11
COMMANDS = {
    "python -c pass": ["-c", "pass"],
    "mapwright --version": ["-m", "mapwright", "--version"],
    "mapwright list bots": ["-m", "mapwright", "list", "bots"],
    "mapwright deal": ["-m", "mapwright", "deal", "--seed", "s"],
    "mapwright play --bot random": ["-m", "mapwright", "play", "--bot", "random", "--seed", "s"],
}


def seconds(arguments: list[str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    found: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for _ in range(RUNS):
        for name, arguments in COMMANDS.items():
            found[name].append(seconds(arguments))
    nothing = median(found["python -c pass"])
    for name, times in found.items():
        print(f"{name:<32}{1000 * median(times):>8.0f} ms{median(times) / nothing:>8.1f}")


if __name__ == "__main__":
    main()
