"""Every decision of a record judged: figures that fit together, the same each time, and kind refusals."""
import json
import pathlib
import tempfile
import unittest

from program import run


def played(game, bots="casual,greedy", *more):
    result = run("selfplay", game, "--bots", bots, "--games", "1", "--seed", "4", *more)
    assert result.code == 0, result.err
    return result.out


def analyzed(record, *more):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "game.jsonl"
        path.write_text(record)
        return run("analyze", str(path), "--playouts", "40", *more)


class Judged(unittest.TestCase):
    def test_every_action_with_what_would_have_been_best(self):
        for game in ("triominos", "triolet"):
            record = played(game)
            found = json.loads(analyzed(record, "--json").out)
            actions = json.loads(record)["rounds"][0]["actions"]
            self.assertEqual(list(range(1, len(actions) + 1)), [d["action"] for d in found["decisions"]])
            for decision, action in zip(found["decisions"], actions):
                self.assertTrue(action.startswith(decision["played"]["move"]))
                best = [each["chance"] for each in decision["best"]]
                self.assertEqual(best, sorted(best, reverse=True))
                self.assertAlmostEqual(best[0] - decision["played"]["chance"], decision["gave_away"]["chance"])
                self.assertGreaterEqual(decision["gave_away"]["chance"], 0)

    def test_what_was_taken_back_or_done_by_the_clock_is_no_decision(self):
        record = json.loads(played("triominos", "random,random", "--rules", "classic,turn_seconds=30"))
        round_ = record["rounds"][0]
        late = next(i for i, action in enumerate(round_["actions"]) if action.startswith("draw"))
        seat = json.loads(analyzed(json.dumps(record), "--json").out)["decisions"][late]["seat"]
        taken_back = {"after": late, "taken_back": round_["actions"][late:late + 2]}
        for incidents in ([{"after": late, "late": seat}], [taken_back, taken_back, {"after": late, "late": seat}]):
            round_["incidents"] = incidents
            result = analyzed(json.dumps(record), "--json")
            self.assertEqual("", result.err.replace("\r", ""))
            self.assertEqual([i + 1 for i in range(len(round_["actions"])) if i != late],
                             [decision["action"] for decision in json.loads(result.out)["decisions"]])

    def test_a_sure_win_is_one(self):
        for game in ("triominos", "triolet"):
            record = played(game, "greedy,greedy")
            finished = json.loads(record)["rounds"][0]
            self.assertEqual("out", finished["end"], "another seed is needed")
            last = json.loads(analyzed(record, "--json").out)["decisions"][-1]
            has_won = finished["scores"][last["seat"]] == max(finished["scores"])
            self.assertEqual(1 if has_won else 0, last["played"]["chance"])

    def test_a_match_that_is_won_stays_won(self):
        # triominos.md, 10.4 and 10.5: the first to pass the limit wins, even in the middle of a round.
        record = played("triominos", "greedy,greedy", "--rules",
                        "classic-fr,match=points,limit=60,limit_winner=first")
        decisions = json.loads(analyzed(record, "--json").out)["decisions"]
        totals, winner, since = [0, 0], None, 0
        for decision in decisions:
            if winner is not None:
                since += 1
                self.assertEqual(float(decision["seat"] == winner), decision["played"]["chance"], decision)
            totals[decision["seat"]] += decision["played"]["points"]
            if winner is None and totals[decision["seat"]] > 60:
                winner = decision["seat"]
        self.assertGreater(since, 3, "another seed is needed")

    def test_sums_by_seat(self):
        found = json.loads(analyzed(played("triolet", "casual,greedy,novice"), "--json").out)
        self.assertEqual(["casual", "greedy", "novice"], [seat["name"] for seat in found["seats"]])
        for number, seat in enumerate(found["seats"]):
            own = [d for d in found["decisions"] if d["seat"] == number]
            self.assertAlmostEqual(sum(d["gave_away"]["margin"] for d in own), seat["gave_away"]["margin"])
            self.assertAlmostEqual(sum(d["luck"]["margin"] for d in own if d["luck"]), seat["luck"]["margin"])

    def test_only_draws_are_luck(self):
        found = json.loads(analyzed(played("triominos"), "--json").out)
        for decision in found["decisions"]:
            self.assertEqual(decision["played"]["move"] == "draw", decision["luck"] is not None)

    def test_the_same_each_time(self):
        record = played("triolet")
        self.assertEqual(analyzed(record, "--json").out, analyzed(record, "--json").out)

    def test_whole_matches(self):
        record = played("triominos", "greedy,random", "--rules", "match=points,limit=150")
        rounds = len(json.loads(record)["rounds"])
        self.assertGreater(rounds, 1)
        found = json.loads(analyzed(record, "--json").out)
        self.assertEqual(set(range(1, rounds + 1)), {d["round"] for d in found["decisions"]})

    def test_text_tells_the_same(self):
        record = played("triominos")
        text = analyzed(record).out
        self.assertIn("Round 1\n1. ", text)
        self.assertIn("gives away", text)
        self.assertRegex(text, r"casual: \d+ decisions, \d+ of them the best; gave away [\d.]+ points")


class Unknown(unittest.TestCase):
    def test_decisions_with_an_unknown_rack_are_left_out(self):
        record = json.loads(played("triominos"))
        seen = json.loads(analyzed(json.dumps(record), "--json").out)["decisions"]
        record["rounds"][0]["racks"][1] = ["?"] * len(record["rounds"][0]["racks"][1])
        result = analyzed(json.dumps(record), "--json")
        self.assertEqual((0, ""), (result.code, result.err))
        decisions = json.loads(result.out)["decisions"]
        actions = lambda all_of_them, seat: [d["action"] for d in all_of_them if d["seat"] == seat]
        self.assertEqual(actions(seen, 0), actions(decisions, 0))
        first = actions(seen, 1)[0]
        self.assertNotIn(first, actions(decisions, 1))
        self.assertLess(len(actions(decisions, 1)), len(actions(seen, 1)) / 2)


class Refused(unittest.TestCase):
    def test_a_record_against_the_rules(self):
        record = json.loads(played("triominos"))
        record["rounds"][0]["actions"][1] = "000@99,99"
        result = analyzed(json.dumps(record))
        self.assertEqual((1, ""), (result.code, result.out))
        self.assertIn("action 2", result.err)

    def test_playouts_that_are_none(self):
        for count in ("0", "many", "-3"):
            result = run("analyze", "-", "--playouts", count)
            self.assertEqual(2, result.code)
            self.assertIn("--playouts", result.err)


if __name__ == "__main__":
    unittest.main()
