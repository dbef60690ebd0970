"""Usage: check_sources.py (tidy | warnings) BUILD FOLDER...

Checks every source below the folders as BUILD/compile_commands.json says that it is compiled, on all
processors: `tidy` by clang-tidy, `warnings` by the compiler, which reads it and writes nothing.

A source that passed is not checked again, in this clone or another of the same user, until something
changes that the check reads: the source and all that it includes, how it is compiled, the tool, its
configuration. What passed is kept in ~/.cache/tercet/checked. What did not pass is never kept.
"""
import concurrent.futures
import functools
import hashlib
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
TIDY = "clang-tidy-14"
MOST_KEPT = 10_000


@functools.cache
def hash_of(path):
    return hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest()


@functools.cache
def identity_of(tool):
    """What tells one version of a tool from another."""
    path = pathlib.Path(shutil.which(tool) or sys.exit(f"check_sources: there is no {tool}")).resolve()
    version = subprocess.run([tool, "--version"], capture_output=True, text=True, check=False).stdout
    return f"{path} {path.stat().st_size} {path.stat().st_mtime_ns} {version}"


class Source:
    def __init__(self, entry, mode):
        self.file = entry["file"]
        self.folder = entry["directory"]
        compiler, *words = shlex.split(entry["command"])
        output = words.index("-o")
        flags = [word for word in words[:output] + words[output + 2:] if word not in ("-c", self.file)]
        self.list_command = [compiler, *flags, "-M", "-MT", "x", self.file]
        if mode == "tidy":
            self.tool = TIDY
            self.command = [TIDY, "--quiet", self.file, "--", *flags]
        else:
            self.tool = compiler
            self.command = [compiler, *flags, "-fsyntax-only", self.file]

    def name(self):
        return os.path.relpath(self.file, ROOT)

    def run(self, command):
        return subprocess.run(command, cwd=self.folder, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                              check=False)

    def read_files(self):
        """The source and everything that it includes; None if that cannot be said."""
        listed = self.run(self.list_command)
        if listed.returncode != 0:
            return None
        words = re.split(r"(?<!\\)\s+", listed.stdout.replace("\\\n", " ").removeprefix("x:").strip())
        names = [re.sub(r"\\([ #])", r"\1", word).replace("$$", "$") for word in words]
        return [os.path.normpath(os.path.join(self.folder, name)) for name in names]

    def configurations(self):
        """Every .clang-tidy from the folder of the source up to the root."""
        folders = [folder for folder in pathlib.Path(self.file).parents if folder.is_relative_to(ROOT)]
        return [folder / ".clang-tidy" for folder in folders if (folder / ".clang-tidy").exists()]

    def key(self):
        """The same in every clone, as long as nothing changes that the check reads."""
        files = self.read_files()
        if files is None:
            return None
        read = [__file__, *self.configurations(), *files]
        parts = [identity_of(self.tool), *self.command, *(f"{path} {hash_of(path)}" for path in read)]
        return hashlib.sha256("\n".join(parts).replace(str(ROOT), ".").encode()).hexdigest()

    def size(self):
        return sum(os.path.getsize(path) for path in self.read_files() or [])

    def problems(self):
        """What the check has to say: nothing if all is well."""
        checked = self.run(self.command)
        said = "".join(line for line in (checked.stdout + checked.stderr).splitlines(keepends=True)
                       if not re.match(r"\d+ warnings?( and \d+ errors?)? generated", line))
        if checked.returncode != 0:
            return said or f"{self.tool} ended with {checked.returncode}\n"
        return checked.stdout


class Kept:
    """The keys of what passed, each an empty file, the last used one newest."""

    def __init__(self):
        cache = os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache"
        self.folder = pathlib.Path(cache) / "tercet" / "checked"

    def has(self, key):
        try:
            os.utime(self.folder / key)
        except OSError:
            return False
        return True

    def add(self, key):
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / key).touch()
        except OSError:
            pass  # then it is checked again

    def prune(self):
        try:
            entries = sorted(self.folder.iterdir(), key=lambda entry: entry.stat().st_mtime_ns, reverse=True)
        except OSError:
            return
        for entry in entries[MOST_KEPT:]:
            entry.unlink(missing_ok=True)


def passes(source, key, kept):
    problems = source.problems()
    if problems:
        print(f"{source.name()}:\n{problems}", end="", flush=True)
        return False
    hash_of.cache_clear()  # it may have been changed while it was read
    if key is not None and source.key() == key:
        kept.add(key)
    return True


def check(mode, build, folders):
    database = json.loads((pathlib.Path(build) / "compile_commands.json").read_text())
    within = [ROOT / folder for folder in folders]
    sources = [Source(entry, mode) for entry in database
               if any(pathlib.Path(entry["file"]).is_relative_to(folder) for folder in within)]
    if not sources:
        sys.exit(f"check_sources: {build} compiles nothing in {' '.join(folders)}")

    kept = Kept()
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        try:
            keys = list(pool.map(Source.key, sources))
            open_ones = [(source, key) for source, key in zip(sources, keys) if key is None or not kept.has(key)]
            open_ones.sort(key=lambda one: one[0].size(), reverse=True)  # so that all end together
            passed = list(pool.map(lambda one: passes(*one, kept), open_ones))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    kept.prune()
    print(f"check_sources: {mode}: {len(sources)} sources, {len(passed)} of them new or changed, "
          f"{passed.count(False)} with problems")
    return all(passed)


if __name__ == "__main__":
    if len(sys.argv) < 4 or sys.argv[1] not in ("tidy", "warnings"):
        sys.exit(__doc__)
    sys.exit(0 if check(sys.argv[1], sys.argv[2], sys.argv[3:]) else 1)
