"""The launcher ./tercet, tried on a tiny project whose program says what it was given."""
import os
import pathlib
import shutil
import signal
import stat
import subprocess
import tempfile
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]

PROGRAM = """
#include <iostream>
#include <iterator>
#include <string>
#include "base/word.hpp"
int main(int count, char** words) {
    std::cout << WORD;
    for (int i = 1; i < count; ++i) std::cout << '[' << words[i] << ']';
    std::cout << std::string{std::istreambuf_iterator{std::cin}, {}} << std::endl;
    return count == 2 && *words[1] == '7' ? 7 : 0;
}
"""
CMAKE = """
cmake_minimum_required(VERSION 3.25)
project(tiny LANGUAGES CXX)
include_directories(libs)
include(cmake/slow.cmake)
add_subdirectory(apps/tercet)
"""


class Launcher(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.scratch = pathlib.Path(folder.name)
        self.root = self.scratch / "a folder with spaces"
        for name in ("tercet", "tools/setup.sh", "CMakePresets.json"):
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.root / name)
        self.write("CMakeLists.txt", CMAKE)
        self.write("cmake/slow.cmake", "")
        self.write("apps/tercet/CMakeLists.txt", "add_executable(tercet main.cpp)\n")
        self.write("apps/tercet/main.cpp", PROGRAM)
        self.write("libs/base/word.hpp", '#define WORD "one"\n')
        self.write("data/fitted.inc", "1\n")
        self.stamp = self.root / "build/release/inputs"

    def write(self, path, text):
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text)

    def command(self, name, script):
        """Puts a command of that name before all others on the path."""
        path = self.scratch / "bin" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"#!/bin/bash\n{script}\n")
        path.chmod(path.stat().st_mode | stat.S_IXUSR | stat.S_IXGRP | stat.S_IXOTH)

    def environment(self):
        return {**os.environ, "PATH": f"{self.scratch}/bin:{os.environ['PATH']}"}

    def start(self, *words, prefix=(), **options):
        """Without words of their own most tests say "go": what serves needs a page as well."""
        words = words or ("go",)
        return subprocess.Popen([*prefix, self.root / "tercet", *words], cwd=self.scratch, text=True,
                                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                env=self.environment(), **options)

    def run_tercet(self, *words, stdin="", **options):
        process = self.start(*words, **options)
        out, error = process.communicate(stdin)
        return process.returncode, out, error

    def test_what_it_is_given_reaches_the_program_and_only_the_program_writes_to_stdout(self):
        code, out, error = self.run_tercet("x", "y z", stdin="from stdin")
        self.assertEqual((0, "one[x][y z]from stdin\n"), (code, out))
        self.assertIn("tercet: building", error)
        self.assertEqual((7, "one[7]\n", ""), self.run_tercet("7"))

        (self.scratch / "link").symlink_to(self.root / "tercet")
        linked = subprocess.run([self.scratch / "link", "go"], stdin=subprocess.DEVNULL, capture_output=True, cwd="/")
        self.assertEqual((b"one[go]\n", b""), (linked.stdout, linked.stderr))

    def test_without_words_it_builds_the_page_and_serves_it(self):
        self.write("tools/page.sh", """
            is_page_current() { [[ -f $root/build/page ]]; }
            build_page() { say "building the page" && touch "$root/build/page"; }
        """)
        command = [self.root / "tercet"]
        first, second = (subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
                         for _ in range(2))
        self.assertEqual("one[serve]\n", first.stdout)
        self.assertIn("tercet: building the page\n", first.stderr)
        self.assertEqual(("one[serve]\n", ""), (second.stdout, second.stderr))

        (self.root / "build/page").unlink()
        self.assertEqual((0, "one[serve][--page][x]\n", ""), self.run_tercet("serve", "--page", "x"))
        self.write("tools/page.sh", "is_page_current() { false; }\nbuild_page() { false; }\n")
        code, out, error = self.run_tercet("serve")
        self.assertEqual((1, ""), (code, out))
        self.assertIn("the page could not be built", error)

    def test_what_changed_is_built_again(self):
        self.run_tercet()
        self.write("libs/base/word.hpp", '#define WORD "two"\n')
        self.assertEqual("two[go]\n", self.run_tercet()[1])
        self.assertEqual("", self.run_tercet()[2])

        # A file can change and yet be old.
        self.write("libs/base/word.hpp", '#define WORD "six"\n')
        os.utime(self.root / "libs/base/word.hpp", (10**9, 10**9))
        self.assertEqual("six[go]\n", self.run_tercet()[1])

        self.write("data/fitted.inc", "2\n")
        self.assertIn("building", self.run_tercet()[2])

        # The whole project can move.
        self.root = self.root.rename(self.scratch / "elsewhere")
        self.assertEqual("six[go]\n", self.run_tercet()[1])

        shutil.rmtree(self.root / "build")
        self.assertEqual("six[go]\n", self.run_tercet()[1])

    def test_a_build_that_fails_says_so_and_is_tried_again(self):
        self.run_tercet()
        (self.root / "libs/base/word.hpp").unlink()
        for _ in range(2):
            code, out, error = self.run_tercet()
            self.assertEqual((1, ""), (code, out))
            self.assertIn("word.hpp", error)
            self.assertIn("the build failed", error)
            self.assertFalse(self.stamp.exists())
        self.write("libs/base/word.hpp", '#define WORD "back"\n')
        self.assertEqual("back[go]\n", self.run_tercet()[1])

    def test_an_interrupted_build_is_taken_up_again(self):
        for sent in (signal.SIGTERM, signal.SIGKILL):  # a background job may ignore SIGINT
            self.write("cmake/slow.cmake", 'execute_process(COMMAND sleep 60)\n')
            process = self.start(start_new_session=True)
            self.assertIn("building", process.stderr.readline())
            time.sleep(0.5)
            os.killpg(process.pid, sent)
            process.communicate()
            self.assertNotEqual(0, process.returncode)
            self.assertFalse(self.stamp.exists())
            self.write("cmake/slow.cmake", "")
            self.assertEqual((0, "one[go]\n"), self.run_tercet()[:2])

    def test_started_twice_at_once_only_one_builds(self):
        both = [self.start(), self.start()]
        said = []
        for process in both:
            out, error = process.communicate()
            self.assertEqual((0, "one[go]\n"), (process.returncode, out))
            said.append(error)
        self.assertEqual(1, "".join(said).count("building ("), said)

    def test_missing_packages_are_installed_without_a_question(self):
        if os.geteuid() != 0:
            self.skipTest("needs root")
        self.command("dpkg-query", f'[[ ${{@: -1}} == cmake && ! -e {self.scratch}/done ]] || echo installed')
        self.command("apt-get", f'echo "$DEBIAN_FRONTEND $*" >> {self.scratch}/apt; cat; '
                                f'[[ $* != *install* ]] || touch {self.scratch}/done')
        code, out, error = self.run_tercet(stdin="kept")
        self.assertEqual((0, "one[go]kept\n"), (code, out))
        self.assertIn("tercet: installing packages: cmake\n", error)
        update, install = (self.scratch / "apt").read_text().splitlines()
        self.assertRegex(update, "^noninteractive -qq .*update$")
        self.assertRegex(install, "^noninteractive -qq .*install --no-install-recommends cmake$")

    def test_without_the_right_to_install_it_lists_what_is_missing(self):
        self.command("dpkg-query", '[[ ${@: -1} == cmake || ${@: -1} == libfmt-dev ]] || echo installed')
        self.command("sudo", "exit 1")
        as_nobody = ()
        if os.geteuid() == 0:
            as_nobody = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")
            self.scratch.chmod(0o755)
            self.root.chmod(0o777)
        code, out, error = self.run_tercet(prefix=as_nobody)
        self.assertEqual((1, ""), (code, out))
        self.assertIn("    cmake\n    libfmt-dev\n", error)
        self.assertIn("apt-get install --no-install-recommends cmake libfmt-dev\n", error)


if __name__ == "__main__":
    unittest.main()
