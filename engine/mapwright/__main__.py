"""`python -m mapwright` is the command line."""

from mapwright.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
