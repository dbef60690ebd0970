"""Golden games look as they always did. How to renew them: tests/golden/golden.py."""
import sys
import unittest

from program import PROGRAM, ROOT

sys.path.insert(0, str(ROOT / "tests" / "golden"))
import golden  # noqa: E402


class Golden(unittest.TestCase):
    maxDiff = 5000

    def test_every_game_looks_as_it_did(self):
        games = golden.games()
        self.assertGreaterEqual(len(games), 4)
        for path in games:
            with self.subTest(path.name):
                self.assertEqual(path.read_text(), golden.text_of(PROGRAM, golden.arguments_of(path)))


if __name__ == "__main__":
    unittest.main()
