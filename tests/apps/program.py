"""Runs the program that CMake built, as a stranger would: in little memory, in bounded time."""
import json
import os
import pathlib
import resource
import subprocess
import unicodedata

PROGRAM = os.environ["TERCET_PROGRAM"]
ROOT = pathlib.Path(__file__).resolve().parents[2]
DATA = ROOT / "tests" / "data"

# A sanitizer reserves far more addresses than it uses, and takes its time.
IS_SANITIZED = b"__asan_init" in pathlib.Path(PROGRAM).read_bytes()
MEMORY = 600 << 20
TIMEOUT = 300 if IS_SANITIZED else 60

PRESETS = {"goliath-2023": range(2, 5), "classic": range(1, 7), "classic-fr": range(2, 5),
           "classic-es": range(1, 5), "classic-pt": range(1, 5)}


def limit_memory():
    if not IS_SANITIZED:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def is_harmless(text):
    """Whether a terminal shows the text as it is: no controls, no hidden or turning characters."""
    return all(c == "\n" or unicodedata.category(c) not in {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
               for c in text)


class Result:
    """What a run of the program came to. It never crashes, and what it prints is harmless text."""

    def __init__(self, code, out, err):
        assert code in (0, 1, 2), f"exit code {code}: {err[-1000:]!r}"
        self.code = code
        self.out = out.decode()
        self.err = err.decode()
        for text in (self.out, self.err):
            assert is_harmless(text), f"harmful: {text[:1000]!r}"

    @property
    def lines(self):
        return self.out.splitlines()


def run(*arguments, stdin=b"", timeout=TIMEOUT, **options):
    options.setdefault("preexec_fn", limit_memory)
    options.setdefault("stdout", subprocess.PIPE)
    options.setdefault("stderr", subprocess.PIPE)
    process = subprocess.run([PROGRAM, *arguments], input=stdin, timeout=timeout, check=False, **options)
    return Result(process.returncode, process.stdout or b"", process.stderr or b"")


def run_on_stream(chunks, *arguments):
    """The same, with standard input made on the fly."""
    process = subprocess.Popen([PROGRAM, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, preexec_fn=limit_memory)
    if os.fork() == 0:  # a child feeds the program, this process listens to it
        try:
            for chunk in chunks:
                process.stdin.write(chunk)
            process.stdin.close()
        except BrokenPipeError:
            pass
        os._exit(0)
    process.stdin.close()
    process.stdin = None
    out, err = process.communicate(timeout=TIMEOUT)
    os.wait()
    return Result(process.returncode, out, err)


def compact(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def good_records():
    return [json.loads(line) for line in (DATA / "triominos_good.jsonl").read_text().splitlines()]


def good_line():
    return (DATA / "triominos_good.jsonl").read_bytes().splitlines()[0]


def self_played(rules, seats, seed=1, games=1, game="triominos"):
    bots = ",".join(["random", "greedy"][i % 2] for i in range(seats))
    result = run("selfplay", game, "--bots", bots, "--games", str(games), "--seed", str(seed),
                 "--rules", rules)
    assert result.code == 0 and result.err == "", result.err
    return result.out
