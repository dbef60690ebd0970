"""A game of two folders plays through every command of the program."""
import json
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "apps"))
from program import compact, run  # noqa: E402

BOTS = "random,novice,casual"


class Toy(unittest.TestCase):
    def done(self, *arguments, stdin=b""):
        result = run(*arguments, stdin=stdin)
        self.assertEqual(0, result.code, (arguments, result.err))
        return result

    def played(self, bots="greedy,random", rules="plain", games=5):
        return self.done("selfplay", "heap", "--bots", bots, "--seed", "3", "--games", str(games), "--rules",
                         rules).out

    def test_matches_are_played_and_verified(self):
        for bots in ("greedy,random", BOTS, "club:playouts=20,expert:playouts=20,master:playouts=20,seer:playouts=20"):
            for rules in ("plain", "short,match=rounds,rounds=3", "rack_size=6,match=points,limit=300"):
                with self.subTest(bots=bots, rules=rules):
                    records = self.played(bots, rules)
                    self.assertEqual(records, self.played(bots, rules))
                    verified = self.done("verify", "-", stdin=records.encode())
                    self.assertEqual(["ok"] * 5, [line.split()[0] for line in verified.lines])

    def test_a_wrong_action_is_refused_with_its_reason(self):
        record = json.loads(self.played(games=1))
        actions = record["rounds"][0]["actions"]
        actions[1] = actions[0]
        refused = run("verify", "-", stdin=compact(record).encode())
        self.assertEqual(1, refused.code)
        self.assertEqual(f'-:1: round 1 action 2 "{actions[0]}": it is not on the rack', refused.lines[0])

    def test_tiles_may_be_unknown(self):
        record = json.loads(self.played(games=1))
        for rack in record["rounds"][0]["racks"]:
            rack[:] = ["?"] * len(rack)
        self.assertRegex(self.done("verify", "-", stdin=compact(record).encode()).out, r"\Aok \(unknown tiles\) ")

    def test_games_are_shown_and_continued(self):
        record = json.loads(self.played(games=1))
        shown = self.done("replay", "-", stdin=compact(record).encode()).out
        self.assertIn(" in the stock ", shown)
        whole = record["rounds"][0]
        for count, action in enumerate(whole["actions"]):
            record["rounds"] = [{**whole, "actions": whole["actions"][:count]}]
            del record["rounds"][0]["scores"], record["rounds"][0]["end"]
            legal = json.loads(self.done("legal", "-", stdin=compact(record).encode()).out)
            self.assertIn(action.split(" ")[0], [*legal["place"], *legal["other"]])

    def test_it_is_described_and_judged(self):
        rules = json.loads(self.done("rules", "--json").out)
        self.assertEqual(["heap"], list(rules))
        self.assertEqual(["plain", "short"], list(rules["heap"]["presets"]))
        self.assertIn("rack_size", self.done("rules", "heap").out)
        record = self.played(games=1)
        analysis = json.loads(self.done("analyze", "-", "--json", "--playouts", "50", stdin=record.encode()).out)
        self.assertEqual(len(json.loads(record)["rounds"][0]["actions"]), len(analysis["decisions"]))
        for decision in analysis["decisions"]:
            self.assertGreaterEqual(decision["gave_away"]["chance"], 0)
        self.assertEqual({"heap"}, set(json.loads(self.done("bench", "--json").out)))

    def test_its_players_are_measured(self):
        with tempfile.TemporaryDirectory() as folder:
            journal = f"{folder}/duel.jsonl"
            duel = self.done("duel", "heap", "--bots", "master:playouts=100,random", "--deals", "40", "--seed", "1",
                             "--out", journal, "--json")
            self.assertGreater(json.loads(duel.out)["score"], 0.5)
            self.assertIn("<svg", self.done("chart", journal).out)
        self.assertEqual(2, run("train", "heap").code)


if __name__ == "__main__":
    unittest.main()
