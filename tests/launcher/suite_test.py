"""./test itself, where everything that it starts is a stand-in: what it says at the end, and how it ends."""
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Suite(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        (self.root / "tools").mkdir()
        for name in ("test", "tools/setup.sh"):
            shutil.copy(ROOT / name, self.root / name)
        (self.root / "tools/page.sh").write_text("build_page() { :; }\n")
        self.command("dpkg-query", "echo installed")
        for name in ("cmake", "ctest", "npm", "../tercet"):
            self.command(name, "exit 0")

    def command(self, name, script):
        path = self.root / "bin" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"#!/bin/bash\n{script}\n")
        path.chmod(0o755)

    def run_suite(self, *words):
        result = subprocess.run([self.root / "test", *words], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                                env={**os.environ, "PATH": f"{self.root}/bin:{os.environ['PATH']}"})
        return result.returncode, result.stderr

    def test_every_step_says_what_it_took(self):
        code, said = self.run_suite()
        self.assertEqual(0, code, said)
        for step in ("dev tests", "page tests"):
            self.assertRegex(said, rf"test: {step}: passed \(\d+ s\)\n")
        self.assertRegex(said, r"test: all passed \(\d+ s\)\n$")
        self.assertNotIn("FLAKY", said)

    def test_a_step_that_fails_is_shown_again_at_the_end_and_the_others_are_run(self):
        self.command("ctest", "echo something broke; exit 1")
        code, said = self.run_suite()
        self.assertEqual(1, code)
        self.assertIn("test: dev tests: the end of build/dev_tests.log\n", said)
        self.assertIn("test: page tests: passed", said)
        self.assertRegex(said, r"test: FAILED after \d+ s: dev tests\n$")

    def test_flaky_tests_are_named_at_the_end(self):
        self.command("npm", '[[ $* != *e2e ]] || echo "flaky: tests/a.e2e.ts > plays: too late"')
        code, said = self.run_suite()
        self.assertEqual(0, code, said)
        self.assertRegex(said, r"FLAKY.*\n    tests/a.e2e.ts > plays: too late\ntest: all passed \(\d+ s\)\n$")
        self.command("ctest", "exit 1")
        code, said = self.run_suite()
        self.assertEqual(1, code)
        self.assertRegex(said, r"FLAKY.*\n    tests/a.e2e.ts > plays: too late\ntest: FAILED after .*\n$")

    def test_words_that_it_does_not_know_are_refused(self):
        code, said = self.run_suite("--al")
        self.assertEqual((2, "test: usage: ./test [--all]\n"), (code, said))


if __name__ == "__main__":
    unittest.main()
