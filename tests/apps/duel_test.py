"""Bots measured against each other: the same figures for the same seed, files that go on, early stops."""
import json
import os
import pathlib
import tempfile
import unittest

from program import run

FAST = ("triominos", "--bots", "greedy,random")


def duel(*arguments, **options):
    return run("duel", *arguments, **options)


def figures(*arguments):
    result = duel(*arguments, "--json")
    assert (result.code, result.err) == (0, ""), result.err
    return json.loads(result.out)


class Figures(unittest.TestCase):
    def test_tell_share_margin_and_elo_with_intervals(self):
        for game in ("triominos", "triolet"):
            found = figures(game, "--bots", "greedy,random", "--deals", "60", "--seed", "3")
            self.assertEqual(["deals", "score", "score_interval", "margin", "margin_interval", "elo",
                              "elo_interval"], list(found))
            self.assertEqual(60, found["deals"])
            for name in ("score", "margin", "elo"):
                low, high = found[name + "_interval"]
                self.assertLessEqual(low, found[name])
                self.assertLessEqual(found[name], high)
            self.assertGreater(found["margin"], 0)

    def test_depend_on_the_seed_and_not_on_threads(self):
        one = figures(*FAST, "--deals", "40", "--seed", "5", "--threads", "1")
        self.assertEqual(one, figures(*FAST, "--deals", "40", "--seed", "5", "--threads", "7"))
        self.assertNotEqual(one, figures(*FAST, "--deals", "40", "--seed", "6"))

    def test_searching_bots_too_repeat_themselves(self):
        bots = ("--bots", "master:playouts=30,expert:playouts=30", "--deals", "3")
        for game in ("triominos", "triolet"):
            self.assertEqual(figures(game, *bots, "--threads", "1"), figures(game, *bots, "--threads", "3"))

    def test_a_bot_against_itself_gains_nothing(self):
        for seats in (2, 3, 4):
            found = figures("triominos", "--bots", ",".join(["greedy"] * seats), "--deals", "30")
            self.assertAlmostEqual(1 / seats, found["score"])
            self.assertAlmostEqual(0, found["elo"])

    def test_a_master_beats_chance(self):
        found = figures("triominos", "--bots", "master:playouts=60,random", "--deals", "30")
        self.assertGreater(found["score_interval"][0], 0.5)

    def test_matches_are_played_to_their_end(self):
        single = figures(*FAST, "--deals", "30")
        match = figures(*FAST, "--deals", "30", "--rules", "match=points,limit=1000")
        self.assertGreater(match["margin"], single["margin"])

    def test_people_read_them_too(self):
        result = duel(*FAST, "--deals", "20")
        self.assertEqual(0, result.code)
        self.assertEqual("greedy against random: 20 deals, each played 2 times, once from every seat", result.lines[0])
        self.assertRegex(result.lines[1], r"^  won     \d+\.\d %   \(\d+\.\d % to \d+\.\d %\)$")
        self.assertEqual(4, len(result.lines))


class Journals(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = pathlib.Path(self.folder.name) / "duel.jsonl"

    def tearDown(self):
        self.folder.cleanup()

    def kept(self, deals):
        return figures(*FAST, "--deals", str(deals), "--out", str(self.path))

    def test_a_duel_goes_on_where_its_file_ends(self):
        whole = figures(*FAST, "--deals", "30")
        self.kept(12)
        lines = self.path.read_text().splitlines()
        self.assertEqual(13, len(lines))
        # As if deal 0 had been won by far: it is not played again.
        first = json.loads(lines[1])
        self.assertEqual(0, first["deal"])
        self.assertEqual(whole, self.kept(30))
        first["margin"] += 3000
        lines = self.path.read_text().splitlines()
        lines[1] = json.dumps(first)
        self.path.write_text("\n".join(lines) + "\n")
        self.assertAlmostEqual(whole["margin"] + 100, self.kept(30)["margin"])

    def test_half_a_line_is_played_again(self):
        whole = self.kept(10)
        text = self.path.read_text()
        self.path.write_text(text[:-9])
        self.assertEqual(whole, self.kept(10))
        self.assertEqual(text, self.path.read_text())

    def test_another_duel_or_any_other_file_is_left_alone(self):
        self.kept(5)
        before = self.path.read_bytes()
        for other in (("--seed", "2"), ("--rules", "classic")):
            result = duel(*FAST, "--deals", "5", "--out", str(self.path), *other)
            self.assertEqual((1, ""), (result.code, result.out))
            self.assertIn("another duel", result.err)
            self.assertEqual(before, self.path.read_bytes())
        self.path.write_text("my diary\n")
        self.assertEqual(1, duel(*FAST, "--out", str(self.path)).code)
        self.assertEqual("my diary\n", self.path.read_text())
        self.path.write_bytes(before + b'{"deal":-1}\n')
        self.assertEqual(1, duel(*FAST, "--deals", "5", "--out", str(self.path)).code)

    def test_one_of_a_version_that_dealt_other_tiles_is_left_alone(self):
        self.kept(5)
        head, *deals = self.path.read_text().splitlines()
        self.assertEqual(2, json.loads(head)["duel"])
        self.path.write_text("\n".join((head.replace('"duel":2', '"duel":1'), *deals)) + "\n")
        before = self.path.read_bytes()
        result = duel(*FAST, "--deals", "6", "--out", str(self.path))
        self.assertEqual((1, "", f"tercet: {self.path}: it was begun by another version, which deals other tiles "
                                 "for the same seed; choose another file\n"), (result.code, result.out, result.err))
        self.assertEqual(before, self.path.read_bytes())

    def test_a_read_only_one_is_left_alone(self):
        self.kept(5)
        self.path.chmod(0o444)
        before = self.path.read_bytes()
        result = duel(*FAST, "--deals", "6", "--out", str(self.path))
        self.assertEqual((1, "", f"tercet: {self.path}: it is read-only; choose another file\n"),
                         (result.code, result.out, result.err))
        self.assertEqual(before, self.path.read_bytes())

    def test_a_folder_that_is_not_there_is_told(self):
        result = duel(*FAST, "--out", os.path.join(self.folder.name, "no", "file"))
        self.assertEqual((1, ""), (result.code, result.out))
        self.assertIn("cannot be written", result.err)


class EarlyStops(unittest.TestCase):
    def test_a_clear_case_is_soon_decided(self):
        strong = figures(*FAST, "--deals", "2000", "--elo", "-100,-50")
        self.assertIs(True, strong["stronger"])
        self.assertLess(strong["deals"], 2000)
        weak = figures(*FAST, "--deals", "2000", "--elo", "150,200", "--threads", "3")
        self.assertIs(False, weak["stronger"])
        self.assertEqual(weak, figures(*FAST, "--deals", "2000", "--elo", "150,200", "--threads", "1"))

    def test_too_few_deals_speak_for_neither(self):
        self.assertIsNone(figures(*FAST, "--deals", "5", "--elo", "0,10")["stronger"])


class Usage(unittest.TestCase):
    def test_what_is_wrong_is_told(self):
        for arguments, word in (
                (("chess", "--bots", "greedy,random"), "no game"),
                (("triominos", "--bots", "greedy"), "two bots"),
                (("triominos", "--bots", "greedy,nobody"), "no bot"),
                (("triominos", "--bots", "greedy:ms=5,random"), 'greedy takes no options, as it does not search: "ms=5"'),
                (("triominos", "--bots", "greedy,master:playouts=0"), 'master: playouts cannot be "0"; it may be 1-1000000000'),
                (("triominos", "--bots", "greedy,master:ms=soon"), 'master: ms cannot be "soon"; it may be 1-1000000000'),
                (("triominos", "--bots", "greedy,master:speed=3"),
                 'master: there is no option "speed=3"; there are playouts=N, ms=N and without=PART'),
                (("triominos", "--bots", "greedy,master:ms=3:playouts=3"), '"playouts=3" is one budget too many'),
                (("triominos", "--bots", "greedy,master:without=luck"),
                 'without cannot be "luck"; it may be inference | choice | endgame | learning'),
                (("triominos", "--bots", "greedy,master:without=choice:without=choice"), '"without=choice" stands twice'),
                (("triominos", "--bots", "greedy,club:without=choice"), "club plays without choice anyhow"),
                (("triolet", "--bots", ",".join(["greedy"] * 5)), "--bots"),
                ((*FAST, "--deals", "0"), "--deals"),
                ((*FAST, "--deals", "1e3"), "--deals"),
                ((*FAST, "--seed", "-1"), "--seed"),
                ((*FAST, "--threads", "0"), "--threads"),
                ((*FAST, "--elo", "10,5"), "--elo"),
                ((*FAST, "--elo", "10"), "--elo"),
                *(((*FAST, "--elo", elo), "--elo: two numbers from -10000 to 10000 are needed, the lower first")
                  for elo in ("nan,5", "5,nan", "nan,nan", "-inf,5", "5,inf", "5,5", "0,1e300", "-1e308,1e308")),
                ((*FAST, "--out", ""), "--out: the name of a file is needed"),
                ((*FAST, "--out", "-"), "--out: a file is needed, as standard output cannot be read again"),
                ((*FAST, "--rules", "no-such"), "no-such")):
            with self.subTest(arguments):
                result = duel(*arguments)
                self.assertEqual((2, ""), (result.code, result.out))
                self.assertIn(word, result.err)

    def test_a_match_that_never_ends_is_told(self):
        result = duel("triominos", "--bots", "random,random", "--rules",
                      "classic,match=points,draw_cost=100,lost_turn_cost=100")
        self.assertEqual((1, ""), (result.code, result.out))
        self.assertRegex(result.err, r"\Atercet: rules: [^\n]*limit[^\n]*\n\Z")


if __name__ == "__main__":
    unittest.main()
