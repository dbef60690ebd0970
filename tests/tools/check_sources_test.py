"""tools/check_sources.py, tried on a tiny project: it forgets nothing that could matter."""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Stands in for clang-tidy, which need not be installed: it notes what it is asked to check, and does
# not like the word BAD, in the source or in what that includes.
FAKE_TIDY = """#!/bin/bash
[[ $1 != --version ]] || exec echo "version {version}"
basename "$2" >> "{log}"
! c++ -E "${{@:4}}" "$2" | grep BAD
"""


class CheckSources(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.scratch = pathlib.Path(folder.name)
        self.root = self.scratch / "a folder with spaces"
        self.flags = "-DONE"
        self.cache = self.scratch / "cache"
        self.log = self.scratch / "log"
        self.write("tools/check_sources.py", (ROOT / "tools/check_sources.py").read_text())
        self.write(".clang-tidy", "Checks: '-*'\n")
        self.write("libs/both.hpp", "inline int both() { return 1; }\n")
        self.write("libs/one.hpp", "inline int one() { return 1; }\n")
        self.write("libs/one.cpp", '#include "both.hpp"\n#include "one.hpp"\n')
        self.write("libs/two.cpp", '#include "both.hpp"\n')
        self.write("tests/other.cpp", "BAD")
        self.install_fake(1)

    def write(self, path, text):
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text)

    def install_fake(self, version):
        path = self.scratch / "bin/clang-tidy-14"
        path.parent.mkdir(exist_ok=True)
        path.write_text(FAKE_TIDY.format(version=version, log=self.log))
        path.chmod(0o755)

    def run_tool(self, mode="tidy", folder="libs", fake=True):
        build = self.root / "build"
        build.mkdir(exist_ok=True)
        (build / "compile_commands.json").write_text(json.dumps([
            {"directory": str(build), "file": str(file),
             "command": f"c++ {self.flags} -I'{self.root}/libs' -Wall -Werror -o {file.stem}.o -c '{file}'"}
            for file in sorted(self.root.rglob("*.cpp"))]))
        path = f"{self.scratch}/bin:{os.environ['PATH']}" if fake else os.environ["PATH"]
        return subprocess.run([sys.executable, "-B", self.root / "tools/check_sources.py", mode, build, folder],
                              capture_output=True, text=True, stdin=subprocess.DEVNULL,
                              env={**os.environ, "PATH": path, "XDG_CACHE_HOME": str(self.cache)})

    def checked(self, expected=0, **options):
        """The sources that were not known to be clean."""
        self.log.write_text("")
        result = self.run_tool(**options)
        self.assertEqual(expected, result.returncode, result.stdout + result.stderr)
        return sorted(self.log.read_text().split())

    def test_what_passed_is_not_checked_again(self):
        self.assertEqual(["one.cpp", "two.cpp"], self.checked())
        self.assertEqual([], self.checked())

    def test_what_includes_a_changed_header_is_checked_again(self):
        self.checked()
        self.write("libs/one.hpp", "inline int one() { return 2; }  // NOLINT\n")
        self.assertEqual(["one.cpp"], self.checked())
        self.write("libs/both.hpp", "// only a comment\ninline int both() { return 1; }\n")
        self.assertEqual(["one.cpp", "two.cpp"], self.checked())

    def test_a_header_that_hides_another_counts(self):
        self.write("libs/two.cpp", '#include <both.hpp>\n')
        self.checked()
        self.flags = f"-I'{self.root}/libs/first'"
        self.checked()
        self.write("libs/first/both.hpp", "BAD\n")
        self.assertEqual(["two.cpp"], self.checked(expected=1))

    def test_flags_configuration_tool_and_script_count(self):
        both = ["one.cpp", "two.cpp"]
        self.checked()
        self.flags = "-DTWO"
        self.assertEqual(both, self.checked())
        self.write(".clang-tidy", "Checks: '*'\n")
        self.assertEqual(both, self.checked())
        self.install_fake(2)
        self.assertEqual(both, self.checked())
        with (self.root / "tools/check_sources.py").open("a") as script:
            script.write("# changed\n")
        self.assertEqual(both, self.checked())
        self.assertEqual([], self.checked())

    def test_a_finding_fails_until_it_is_mended(self):
        self.write("libs/one.hpp", "int BAD;\n")
        for _ in range(2):
            self.assertIn("one.cpp", self.checked(expected=1))
        result = self.run_tool()
        self.assertIn("libs/one.cpp:\nint BAD;\n", result.stdout)
        self.write("libs/one.hpp", "int good;\n")
        self.assertEqual(["one.cpp"], self.checked())

    def test_another_clone_knows_what_passed(self):
        self.checked()
        self.root = self.root.rename(self.scratch / "elsewhere")
        self.assertEqual([], self.checked())

    def test_a_missing_header_fails(self):
        (self.root / "libs/one.hpp").unlink()
        for _ in range(2):
            result = self.run_tool(mode="warnings")
            self.assertEqual(1, result.returncode)
            self.assertIn("one.hpp", result.stdout)

    def test_nothing_to_check_fails(self):
        self.assertEqual(1, self.run_tool(folder="nowhere").returncode)

    def test_the_compiler_complains_as_when_it_compiles(self):
        self.assertEqual(0, self.run_tool(mode="warnings").returncode)
        self.write("libs/two.cpp", "template <class T> T f() { T unused; return 1; }\nint x = f<int>();\n")
        for _ in range(2):
            result = self.run_tool(mode="warnings")
            self.assertEqual(1, result.returncode)
            self.assertIn("unused-variable", result.stdout)
        self.assertEqual([], list((self.root / "build").glob("*.o")))

    def test_it_works_where_nothing_can_be_kept(self):
        self.cache = pathlib.Path("/dev/null/cache")
        for _ in range(2):
            self.assertEqual(["one.cpp", "two.cpp"], self.checked())

    def test_what_was_used_last_is_kept(self):
        self.checked()
        kept = self.cache / "tercet/checked"
        names = {path.name for path in kept.iterdir()}
        for number in range(10_001):
            (kept / f"old-{number}").touch()
            os.utime(kept / f"old-{number}", (number, number))
        self.assertEqual([], self.checked())
        left = {path.name for path in kept.iterdir()}
        self.assertLessEqual(names, left)
        self.assertEqual(10_000, len(left))
        self.assertNotIn("old-0", left)

    @unittest.skipUnless(shutil.which("clang-tidy-14"), "clang-tidy-14 is not installed")
    def test_the_real_one_finds_what_the_project_does_not_want(self):
        shutil.copy(ROOT / ".clang-tidy", self.root / ".clang-tidy")
        self.assertEqual(0, self.run_tool(fake=False).returncode)
        self.write("libs/one.hpp", "inline int* one() { return 0; }\n")
        for _ in range(2):
            result = self.run_tool(fake=False)
            self.assertEqual(1, result.returncode)
            self.assertIn("modernize-use-nullptr", result.stdout)


if __name__ == "__main__":
    unittest.main()
