"""The examples of the record format, through the program."""
import json
import unittest

from program import DATA, compact, run


class Examples:
    """To be mixed into a test case that says which game."""

    def path(self, name):
        return DATA / f"{self.game}_{name}.jsonl"

    def records(self, name):
        return [json.loads(line) for line in self.path(name).read_text().splitlines()]

    def test_there_are_examples(self):
        for name in ("good", "tampered", "positions"):
            self.assertGreaterEqual(len(self.records(name)), 30)

    def test_good_records_verify_with_their_scores(self):
        result = run("verify", str(self.path("good")))
        self.assertEqual((0, ""), (result.code, result.err))
        self.assertEqual([f"ok {' '.join(map(str, record['rounds'][0]['scores']))}"
                          for record in self.records("good")], result.lines)

    def test_good_records_are_over(self):
        result = run("legal", str(self.path("good")))
        self.assertEqual([compact({"over": record["rounds"][0]["end"]}) for record in self.records("good")],
                         result.lines)

    def test_tampered_records_are_refused_where_they_are_wrong(self):
        path = self.path("tampered")
        result = run("verify", str(path))
        self.assertEqual((1, ""), (result.code, result.err))
        all_records = self.records("tampered")
        self.assertEqual(len(all_records), len(result.lines))
        for number, (record, line) in enumerate(zip(all_records, result.lines), 1):
            wrong = record["wrong"]
            place = f"{path}:{number}: round {wrong['round']}"
            if "action" in wrong:
                action = record["rounds"][wrong["round"] - 1]["actions"][wrong["action"] - 1]
                place += f' action {wrong["action"]} "{action}"'
            self.assertTrue(line.startswith(place + ": "), line)

    def test_positions_have_exactly_these_legal_moves(self):
        result = run("legal", str(self.path("positions")))
        self.assertEqual((0, ""), (result.code, result.err))
        self.assertEqual([compact(record["legal"]) for record in self.records("positions")], result.lines)


class Triominos(Examples, unittest.TestCase):
    game = "triominos"


class Triolet(Examples, unittest.TestCase):
    game = "triolet"


if __name__ == "__main__":
    unittest.main()
