"""The examples of the record format, through the program."""
import json
import unittest

from program import DATA, compact, run


def records(name):
    return [json.loads(line) for line in (DATA / f"triominos_{name}.jsonl").read_text().splitlines()]


class Examples(unittest.TestCase):
    def test_good_records_verify_with_their_scores(self):
        result = run("verify", str(DATA / "triominos_good.jsonl"))
        self.assertEqual((0, ""), (result.code, result.err))
        self.assertEqual([f"ok {' '.join(map(str, record['rounds'][0]['scores']))}"
                          for record in records("good")], result.lines)

    def test_good_records_are_over(self):
        result = run("legal", str(DATA / "triominos_good.jsonl"))
        self.assertEqual([compact({"over": record["rounds"][0]["end"]}) for record in records("good")],
                         result.lines)

    def test_tampered_records_are_refused_where_they_are_wrong(self):
        path = DATA / "triominos_tampered.jsonl"
        result = run("verify", str(path))
        self.assertEqual((1, ""), (result.code, result.err))
        all_records = records("tampered")
        self.assertEqual(len(all_records), len(result.lines))
        for number, (record, line) in enumerate(zip(all_records, result.lines), 1):
            wrong = record["wrong"]
            place = f"{path}:{number}: round {wrong['round']}"
            if "action" in wrong:
                action = record["rounds"][wrong["round"] - 1]["actions"][wrong["action"] - 1]
                place += f' action {wrong["action"]} "{action}"'
            self.assertTrue(line.startswith(place + ": "), line)

    def test_positions_have_exactly_these_legal_moves(self):
        result = run("legal", str(DATA / "triominos_positions.jsonl"))
        self.assertEqual((0, ""), (result.code, result.err))
        self.assertEqual([compact(record["legal"]) for record in records("positions")], result.lines)


if __name__ == "__main__":
    unittest.main()
