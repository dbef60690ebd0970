"""docs/record.schema.json describes the records that the program reads and writes."""
import copy
import json
import unittest

import jsonschema

from program import DATA, PRESETS, ROOT, compact, run, self_played

SCHEMA = json.loads((ROOT / "docs" / "record.schema.json").read_text())
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
GOOD = [json.loads(line) for line in (DATA / "triominos_good.jsonl").read_text().splitlines()]

GAMES = ("triominos", "triolet")

# Where a record is changed, and values that make it wrong there.
NUMBERS = [None, "0", -1, 0.5, 99, [], {}]
BROKEN = {
    (): [None, 1, "x", [], {}],
    ("tercet",): [0, 2, "1", None, 1.5],
    ("game",): ["chess", "", None, 1, "Triominos"],
    ("rules",): [None, "classic", [], {"preset": 1}, {"preset": "house"}, {"preset": ""}, {"colour": "red"},
                 {"scoring": "none", "match": "points"}],
    ("rules", "rack_size"): [{}, {"0": 9}, {"7": 9}, {"2": 0}, {"2": 57}, {"2": 1.5}, {"2": "9"}, 9, [9], None],
    ("rules", "draws"): [-1, 11, 1.5, "3", None, True, 4294967297],
    ("rules", "draw_cost"): [-1, 101], ("rules", "lost_turn_cost"): [-1, 101],
    ("rules", "after_draw"): ["none", None, True], ("rules", "drawn_tile"): ["any", 1],
    ("rules", "empty_pool_pass"): ["may"], ("rules", "equal_turns"): [1, "true", None],
    ("rules", "blocked"): ["highest"], ("rules", "bridge_bonus"): [-1, 1001],
    ("rules", "hexagon_bonus"): [[], [1, 2], [1, 2, 3, 4], [1, 2, -3], [1, 2, 1001], [1, 2, 3.5], 50, ["1", "2", "3"]],
    ("rules", "out_bonus"): [-1, 1001], ("rules", "scoring"): ["full"], ("rules", "match"): ["double"],
    ("rules", "limit"): [0, 100001], ("rules", "limit_reached"): ["pass"], ("rules", "limit_winner"): ["last"],
    ("rules", "rounds"): [0, 1001], ("rules", "turn_seconds"): [0, 86401, 1.5, "60"],
    ("seats",): [None, "Ann", [], ["a"] * 7, [1, 2], [None]],
    ("rounds",): [None, {}, "x", [1], [[]], [{}]],
    ("rounds", 0, "racks"): [None, "012", ["012"], [[1]], [["021"]], [["666"]], [["12"]], [["0123"]], [[""]], [["120"]],
                             [], [[]]],
    ("rounds", 0, "starter"): [*NUMBERS, 6],
    ("rounds", 0, "actions"): [None, "pass", [1], [None], [["pass"]], {}],
    ("rounds", 0, "actions", 3): ["", "Pass", "draw", "draw 66", "draw 3456", "draw  345", "012", "012@", "012@0",
                                  "012@,", "012@+1,0", "012@00,0", "012@-0,0", "012@256,0", "012@99999999999,0",
                                  "012@0,56", "012@0,-56", "666@0,0", "12@0,0", "swap 5", "pass\n", None, 1],
    ("rounds", 0, "scores"): [None, 1, [1.5], ["1"], [None], []],
    ("rounds", 0, "end"): ["won", "", None, 1, "Out"],
    ("rounds", 0, "incidents"): [None, {}, "late", [1], [[]], [{}], [{"after": 1}], [{"late": 0}],
                                 [{"after": -1, "back": 0}], [{"after": "1", "resigned": 0}],
                                 [{"after": 1, "resigned": "Ann"}], [{"after": 1, "resigned": -1}],
                                 [{"after": 1, "resigned": 6}], [{"after": 1, "resigned": 0, "back": 0}],
                                 [{"after": 1, "taken_back": []}], [{"after": 1, "taken_back": "pass"}],
                                 [{"after": 1, "taken_back": [1]}], [{"after": 1, "taken_back": ["Pass"]}]],
}

BROKEN_TRIOLET = {
    ("rules",): [{"preset": "classic"}, {"draws": 3}, {"scoring": "simple"}],
    ("rules", "players"): [[2], [2, 5], [1, 4], 2, [2, 3, 4], ["2", "4"], None],
    ("rules", "rack_size"): [2, 4, {"2": 3}, "3"], ("rules", "out_of_play"): [-1, 72, 1.5],
    ("rules", "exchange_minimum"): [0, 84], ("rules", "trio_bonus"): [-1, 1001],
    ("rules", "triolet_bonus"): [-1, 1001], ("rules", "squares"): ["never", None], ("rules", "stall"): [-1, 101],
    ("rules", "limit"): [0], ("rules", "match"): ["double"],
    ("seats",): [["a"], ["a"] * 5],
    ("rounds", 0, "racks", 0): [["2", "5"], ["2", "5", "5", "5"], ["2", "5", "16"], ["2", "5", "05"], ["2", "5", "**"],
                                ["2", "5", ""], ["2", "5", "012"]],
    ("rounds", 0, "starter"): [4, -1],
    ("rounds", 0, "actions", 2): ["", "swap", "swap 1", "swap 1 +", "Pass", "16@F7 +2", "1@P7 +2", "1@F16 +2", "1@F0 +2",
                                  "1@f7 +2", "01@F7 +2", "*@F7 +2", "1@F7 + 2", "1@F7  +2", "1@F7+2", "+2 1@F7", "1@F7 2",
                                  "draw 5", "012@0,0", "1@F7 +2 ", "1@F7 1@F8 1@F9 1@F10", "swap 1 2 3 4 +1", None, 1],
}


def changed(path, value):
    record = copy.deepcopy(GOOD[0])
    target = record
    for step in path[:-1]:
        target = target[step]
    if not path:
        return value
    target[path[-1]] = value
    return record


class Schema(unittest.TestCase):
    def assert_valid(self, record):
        errors = [error.message for error in VALIDATOR.iter_errors(record)]
        self.assertEqual([], errors[:3])

    def test_it_is_a_schema(self):
        jsonschema.Draft202012Validator.check_schema(SCHEMA)

    def test_the_examples_are_valid(self):
        for game in GAMES:
            for name in ("good", "positions"):
                records = (DATA / f"{game}_{name}.jsonl").read_text().splitlines()
                self.assertGreaterEqual(len(records), 30)
                for line in records:
                    self.assert_valid(json.loads(line))

    def test_what_the_program_writes_is_valid(self):
        for preset, counts in PRESETS.items():
            for seats in counts:
                self.assert_valid(json.loads(self_played(preset, seats)))
        presets = json.loads(run("rules", "--json").out)["triominos"]["presets"]
        for values in presets.values():
            record = changed(("rules",), values)
            self.assert_valid(record)
        self.assert_valid(json.loads(self_played("classic,match=points,turn_seconds=60", 3)))
        for seats in range(2, 5):
            self.assert_valid(json.loads(self_played("djgames-1996,match=rounds,rounds=2", seats, game="triolet")))

    def test_unknown_tiles_and_keys_are_valid(self):
        record = changed(("rounds", 0, "racks", 0, 0), "?")
        record["rounds"][0]["actions"].append("draw ?")
        record["rounds"][0]["clock"] = [1.5]
        record["date"] = {"year": 2024}
        self.assert_valid(record)

    def test_what_happened_beside_the_actions_is_valid(self):
        record = changed(("rounds", 0, "incidents"), [
            {"after": 0, "late": 0}, {"after": 1, "took_over": 1, "when": "noon"}, {"after": 2, "back": 1},
            {"after": 2, "taken_back": ["draw 345", "101@0,1"]}, {"after": 3, "resigned": 0}])
        self.assert_valid(record)
        record["rounds"][0] |= {"end": "resigned", "by": 1}
        self.assert_valid(record)
        for by in (None, "Ann", -1, 6, 0.5):
            record["rounds"][0]["by"] = by
            self.assertFalse(VALIDATOR.is_valid(record), by)
        record["rounds"][0] |= {"end": "out", "by": "hand"}  # a key of somebody else
        self.assert_valid(record)

    def test_broken_records_are_not(self):
        count = 0
        for path, values in BROKEN.items():
            for value in values:
                with self.subTest(path=path, value=value):
                    self.assertFalse(VALIDATOR.is_valid(changed(path, value)))
                    count += 1
        for key in ("tercet", "game", "rules", "seats", "rounds"):
            record = copy.deepcopy(GOOD[0])
            del record[key]
            self.assertFalse(VALIDATOR.is_valid(record), key)
        for key in ("racks", "starter", "actions"):
            record = copy.deepcopy(GOOD[0])
            del record["rounds"][0][key]
            self.assertFalse(VALIDATOR.is_valid(record), key)
        self.assertGreater(count, 140)

    def test_the_program_refuses_what_is_broken(self):
        records = [changed(path, value) for path, values in BROKEN.items() for value in values]
        lines = [compact(GOOD[0]), *(compact(record) for record in records)]
        result = run("verify", "-", stdin="\n".join(lines).encode())
        self.assertEqual(len(lines), len(result.lines))
        for record, line in zip(records, result.lines[1:]):
            self.assertFalse(line.startswith("ok"), record)

    def test_it_knows_the_rules_of_the_program(self):
        for game in GAMES:
            rules = json.loads(run("rules", "--json").out)[game]
            described = dict(SCHEMA["$defs"][game]["rules"]["properties"])
            preset = described.pop("preset")
            self.assertEqual((list(rules["presets"]), rules["default"]), (preset["enum"], preset["default"]))
            self.assertEqual(list(rules["fields"]), list(described))
            for name, field in rules["fields"].items():
                said = described[name]
                if "$ref" in said:
                    self.assertEqual(f"#/$defs/match_rules/{name}", said["$ref"])
                    said = SCHEMA["$defs"]["match_rules"][name]
                said = said.get("items", said)
                said = next(iter(said.get("patternProperties", {"": said}).values()))
                with self.subTest(game=game, field=name):
                    self.assertEqual(field.get("values"), said.get("enum"))
                    self.assertEqual((field.get("min"), field.get("max")), (said.get("minimum"), said.get("maximum")))

    def test_broken_records_of_triolet_are_not_valid_and_are_refused(self):
        good = json.loads((DATA / "triolet_good.jsonl").read_text().splitlines()[0])
        broken = []
        for path, values in BROKEN_TRIOLET.items():
            for value in values:
                record = copy.deepcopy(good)
                target = record
                for step in path[:-1]:
                    target = target[step]
                target[path[-1]] = value
                self.assertFalse(VALIDATOR.is_valid(record), (path, value))
                broken.append(compact(record))
        result = run("verify", "-", stdin="\n".join([compact(good), *broken]).encode())
        self.assertEqual(["ok"], [line[:2] for line in result.lines[:1]])
        self.assertEqual(len(broken), sum(not line.startswith("ok") for line in result.lines[1:]))


if __name__ == "__main__":
    unittest.main()
