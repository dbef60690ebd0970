"""Duels as a chart: well-formed SVG with every point, and kind refusals."""
import pathlib
import tempfile
import unittest
import xml.etree.ElementTree

from program import run

SVG = "{http://www.w3.org/2000/svg}"


class Charts(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()

    def tearDown(self):
        self.folder.cleanup()

    def measured(self, game, bot, against="random", *more):
        path = pathlib.Path(self.folder.name) / f"{len(list(pathlib.Path(self.folder.name).iterdir()))}.jsonl"
        result = run("duel", game, "--bots", f"{bot},{against}", "--deals", "2", "--out", str(path), *more)
        assert result.code == 0, result.err
        return str(path)

    def test_every_duel_is_a_point_of_the_line_of_its_bot(self):
        paths = [self.measured("triominos", "master:playouts=8"), self.measured("triominos", "master:playouts=2"),
                 self.measured("triolet", "expert:playouts=3")]
        result = run("chart", *paths)
        self.assertEqual((0, ""), (result.code, result.err))
        picture = xml.etree.ElementTree.fromstring(result.out)
        self.assertEqual(3 + 2, len(list(picture.iter(SVG + "circle"))))
        said = [text.text for text in picture.iter(SVG + "text")]
        for text in ("Strength by budget, against random", "master of triominos", "expert of triolet", "2", "8"):
            self.assertIn(text, said)

    def test_what_is_left_out_and_other_rules_are_lines_of_their_own(self):
        bots = ("master:playouts=2", "master:playouts=2:without=inference", "master:without=choice:playouts=2:without=endgame")
        paths = [self.measured("triominos", bot) for bot in bots]
        paths.append(self.measured("triominos", bots[0], "random", "--rules", "classic,scoring=simple"))
        said = [text.text for text in xml.etree.ElementTree.fromstring(run("chart", *paths).out).iter(SVG + "text")]
        for name in ("master of triominos", "master of triominos without inference",
                     "master of triominos without choice without endgame", "master of triominos, classic,scoring=simple"):
            self.assertIn(name, said)

    def test_says_what_cannot_be_drawn(self):
        good = self.measured("triominos", "master:playouts=2")
        empty = pathlib.Path(self.folder.name) / "empty"
        empty.write_text("")
        other = pathlib.Path(self.folder.name) / "other"
        other.write_text("{}\n")
        damaged = pathlib.Path(self.folder.name) / "damaged"
        damaged.write_text('{"duel":1,"game":"triominos","bots":3}\n')
        head = pathlib.Path(good).read_text().splitlines()[0]
        for number, line in enumerate(('"score":1e308,"margin":0', '"score":1.01,"margin":0', '"score":-1,"margin":0',
                                       '"score":0,"margin":1e308', '"score":0,"margin":1e999',
                                       '"score":0,"margin":-3e9')):
            path = pathlib.Path(self.folder.name) / f"beyond{number}"
            path.write_text("".join(f'{text}\n' for text in (head, '{"deal":0,' + line + "}", '{"deal":1,' + line + "}")))
            result = run("chart", str(path))
            self.assertEqual((1, ""), (result.code, result.out))
            self.assertIn("a line of it is no deal", result.err)
        for path, words in ((self.measured("triominos", "greedy"), "has no number of playouts"),
                            (self.measured("triominos", "master:ms=1"), "has no number of playouts"),
                            (self.measured("triominos", "master:playouts=2", "greedy"), "other opponents"),
                            (str(empty), "empty"), (str(other), "something else"),
                            (good, "an earlier file measures the same"), (str(damaged), "damaged"),
                            ("/dev/zero", "too long"), (self.folder.name, "Is a directory"),
                            (self.folder.name + "/none", "No such file")):
            result = run("chart", good, path)
            self.assertEqual((1, ""), (result.code, result.out))
            self.assertIn(words, result.err)


if __name__ == "__main__":
    unittest.main()
