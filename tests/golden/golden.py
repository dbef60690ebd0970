"""Golden games: whole games as text, state by state.

Each file NAME.txt starts with the arguments of `tercet selfplay` and holds what `tercet replay` shows of
the game that they give. When what is shown changes on purpose, renew the files, and read the difference
before committing it:

    python3 tests/golden/golden.py build/dev/apps/tercet/tercet
"""
import pathlib
import shlex
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent


def games():
    return sorted(FOLDER.glob("*.txt"))


def text_of(program, arguments):
    """The file of a golden game, as the program makes it now."""
    record = subprocess.run([program, "selfplay", *shlex.split(arguments)], stdout=subprocess.PIPE,
                            check=True).stdout
    shown = subprocess.run([program, "replay", "-"], input=record, stdout=subprocess.PIPE,
                           check=True).stdout
    return f"{arguments}\n\n{record.decode()}\n{shown.decode()}"


def arguments_of(path):
    return path.read_text().splitlines()[0]


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: python3 tests/golden/golden.py PROGRAM")
    for path in games():
        path.write_text(text_of(sys.argv[1], arguments_of(path)))
        print(path)


if __name__ == "__main__":
    main()
