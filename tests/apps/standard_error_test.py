"""What cannot be said is not said, and the work goes on: standard error may be full, closed or gone."""
import os
import pathlib
import pty
import subprocess
import tempfile
import unittest

from program import DATA, PROGRAM, TIMEOUT, limit_memory, run

GOOD = str(DATA / "triominos_good.jsonl")
# Each has something to say, and most a result as well.
COMMANDS = (("verify", "/nonexistent", GOOD), ("legal", GOOD, "extra"), ("rules", "chess"), ("replay", "/nonexistent"),
            ("analyze", "/nonexistent"), ("chart", "/nonexistent"), ("serve", "--page", "/nonexistent"))


class Unwritable(unittest.TestCase):
    def assert_same(self, **options):
        for arguments in COMMANDS:
            with self.subTest(arguments):
                usual = run(*arguments)
                self.assertNotEqual("", usual.err)
                result = run(*arguments, **options)
                self.assertEqual((usual.code, usual.out), (result.code, result.out))

    def test_a_full_disk(self):
        with open("/dev/full", "wb") as full:
            self.assert_same(stderr=full)

    def test_a_closed_stream(self):
        self.assert_same(preexec_fn=lambda: (limit_memory(), os.close(2)))

    def test_a_pipe_that_nobody_reads(self):
        reader, writer = os.pipe()
        os.close(reader)
        self.addCleanup(os.close, writer)
        self.assert_same(stderr=writer)

    def test_a_terminal_that_went_away(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "duel.jsonl")
            controller, terminal = pty.openpty()
            with subprocess.Popen([PROGRAM, "duel", "triominos", "--bots", "greedy,random", "--deals", "400", "--out",
                                   str(path)], stdout=subprocess.PIPE, stderr=terminal) as process:
                os.close(terminal)
                self.assertNotEqual(b"", os.read(controller, 1))  # it shows its progress
                os.close(controller)
                out, _ = process.communicate(timeout=TIMEOUT)
            self.assertEqual((0, 4), (process.returncode, out.count(b"\n")))
            self.assertEqual(401, len(path.read_text().splitlines()))


if __name__ == "__main__":
    unittest.main()
