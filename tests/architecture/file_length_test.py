"""A file is one idea: 600 lines are too long. Data that tests read does not count."""
import pathlib
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIMIT = 600
FOLDERS = ("apps", "bench", "cmake", "libs", "tests", "tools", "web")
CODE = {".cmake", ".cpp", ".css", ".hpp", ".html", ".js", ".mjs", ".py", ".sh", ".ts"}


def too_long(root):
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in CODE and "node_modules" not in path.parts:
                lines = len(path.read_bytes().splitlines())
                if lines > LIMIT:
                    yield f"{path}: {lines} lines"


class FileLength(unittest.TestCase):
    def test_no_file_is_too_long(self):
        if found := list(too_long(ROOT)):
            self.fail("\n".join(["", *found]))

    def test_a_file_that_is_too_long_is_found(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "libs/base").mkdir(parents=True)
            (root / "libs/base/long.cpp").write_text("\n" * (LIMIT + 1))
            (root / "libs/base/enough.hpp").write_text("\n" * LIMIT)
            (root / "libs/base/games.json").write_text("\n" * (LIMIT + 1))
            self.assertEqual([f"{root}/libs/base/long.cpp: {LIMIT + 1} lines"], list(too_long(root)))


if __name__ == "__main__":
    unittest.main()
