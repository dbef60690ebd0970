"""Records that are wrong in every way: each is refused with one clear line that names the place."""
import copy
import json
import random
import re
import unittest

from program import compact, good_line, good_records, run

GOOD = good_line()
SMALL = {"tercet": 1, "game": "triominos", "rules": {"preset": "classic", "rack_size": {"2": 2}},
         "seats": ["Ann", "Bob"],
         "rounds": [{"racks": [["012", "345"], ["011", "555"]], "starter": 0, "actions": ["012@0,0", "101@0,1"]}]}
WRONG_VALUES = [None, True, -1, 1.9, 1e3, 4294967297, 99999999999999999999, "", "x", "\u202e", [], [[]], [None],
                [1], ["x"], [["x"]], {}, {"a": 1}, {"": {}}]


def small(**changes):
    """A short record in order, with parts of its round changed."""
    record = copy.deepcopy(SMALL)
    record["rounds"][0].update(changes)
    return record


class Hostile(unittest.TestCase):
    def messages(self, lines):
        """What is said of each wrong line; a good one comes first, so that all stand for themselves."""
        result = run("verify", "-", stdin=b"\n".join([GOOD, *lines]))
        self.assertEqual((1, ""), (result.code, result.err))
        self.assertEqual(len(lines) + 1, len(result.lines))
        self.assertTrue(result.lines[0].startswith("ok "))
        said = []
        for number, line in enumerate(result.lines[1:], 2):
            self.assertTrue(line.startswith(f"-:{number}: "), (line, lines[number - 2][:200]))
            self.assertLess(len(line), 700)
            said.append(line.split(": ", 1)[1])
        return said

    def message(self, line):
        """The same of one wrong record alone."""
        result = run("verify", "-", stdin=line)
        self.assertEqual((1, 1, ""), (result.code, len(result.lines), result.err), line[:200])
        self.assertEqual(result.out.split(": ", 1)[1].rstrip("\n"), self.messages([line])[0])
        return result.out.split(": ", 1)[1]

    def test_the_small_record_is_good(self):
        self.assertEqual("ok 3 2\n", run("verify", "-", stdin=compact(SMALL).encode()).out)

    def test_every_beginning_of_a_record(self):
        beginnings = [GOOD[:size] for size in range(1, len(GOOD))]
        for message in self.messages(beginnings):
            self.assertIn("not JSON at byte", message)
        for line in random.Random(1).sample(beginnings, 40):
            self.assertIn("not JSON at byte", self.message(line))

    def test_the_place_of_a_cut_is_named(self):
        cut = GOOD[: GOOD.index(b'"actions"') + 30]
        self.assertRegex(self.message(cut), r"^round 1 action \d+: not JSON at byte \d+: ")

    def test_wrong_types_for_every_key(self):
        lines = []
        paths = [(), ("tercet",), ("game",), ("rules",), ("rules", "preset"), ("rules", "rack_size"), ("seats",),
                 ("seats", 0), ("rounds",), ("rounds", 0), ("rounds", 0, "racks"), ("rounds", 0, "racks", 0),
                 ("rounds", 0, "racks", 0, 0), ("rounds", 0, "starter"), ("rounds", 0, "actions"),
                 ("rounds", 0, "actions", 1), ("rounds", 0, "scores"), ("rounds", 0, "scores", 0),
                 ("rounds", 0, "end")]
        fine = {("rules",): [{}], ("seats", 0): ["", "x", "\u202e"], ("rounds",): [[]],
                ("rounds", 0, "actions"): [[]]}
        for path in paths:
            for value in WRONG_VALUES:
                if value in fine.get(path, []):
                    continue
                record = small(scores=[3, 2], end="abandoned")
                target = record
                for step in path[:-1]:
                    target = target[step]
                if path:
                    target[path[-1]] = value
                lines.append(compact(record if path else value).encode())
        self.messages(lines)

    def test_numbers_that_are_no_count(self):
        for number in ("1.9", "1e3", "4294967297", "-1", "99999999999999999999", "1.0", "0.0", "1e999", "NaN",
                       "0x1", "01", "+1", "1_000", "\u0661"):
            with self.subTest(number):
                text = compact(small())
                for part, place in (('"starter":0', "round 1"), ('"tercet":1', ""), ('{"2":2}', "")):
                    key, value = part.rsplit(":", 1)
                    wrong = text.replace(part, f"{key}:{number}" + ("}" if value.endswith("}") else ""))
                    self.assertTrue(self.message(wrong.encode()).startswith(place))

    def test_numbers_beyond_any_score(self):
        for number in (1.9, 4294967299, -4294967293, 2**63, 2**64 + 3, 10**30):
            self.assertTrue(self.message(compact(small(scores=[number, 2])).encode()).startswith("round 1: "))

    def test_placements_that_cannot_be_read(self):
        for cell in ("256,0", "99999999999,0", "0", ",", "+1,0", "00,0", "0,", ",0", "", "-0,0", "0,-0", " 0,1", "0,1 ",
                     "0.0,1", "1e0,1", "0,1,1", "-2147483648,0", "2147483648,0", "4294967296,1", "-129,0", "0;1",
                     "0,18446744073709551617", "9" * 100_000 + ",0", "\u0660,\u0661"):
            with self.subTest(cell[:30]):
                message = self.message(compact(small(actions=["012@0,0", "101@" + cell])).encode())
                self.assertTrue(message.startswith(f'round 1 action 2 "101@{cell[:50]}'), message)

    def test_actions_that_are_none(self):
        for action in ("", "101", "@0,1", "101@", "draw", "draw ", "draw  333", "draw 21", "DRAW 333", "Pass", "pass ",
                       "swap 5", "012@0,0 101@0,1", "\u0000", "x" * 100_000):
            with self.subTest(action[:30]):
                message = self.message(compact(small(actions=["012@0,0", action])).encode())
                self.assertTrue(message.startswith("round 1 action 2"), message)

    def test_impossible_tiles(self):
        for tile in ("021", "666", "12", "0123", "", "01", "006", "543", "-12", "??", "0 1", "\u0660\u0661\u0662"):
            with self.subTest(tile):
                rack = compact(small(racks=[["012", "345"], ["011", tile]])).encode()
                self.assertTrue(self.message(rack).startswith(f'round 1: "{tile}" on the rack of seat 1: '))
                draw = compact(small(actions=["012@0,0", f"draw {tile}"])).encode()
                self.assertTrue(self.message(draw).startswith("round 1 action 2"))
                place = compact(small(actions=["012@0,0", f"{tile}@0,1"])).encode()
                self.assertTrue(self.message(place).startswith("round 1 action 2"))

    def test_tiles_that_come_twice(self):
        for changes, place in (({"racks": [["012", "012"], ["011", "555"]]}, "round 1: "),
                               ({"racks": [["012", "345"], ["011", "345"]]}, "round 1: "),
                               ({"actions": ["012@0,0", "012@0,1"]}, "round 1 action 2 "),
                               ({"actions": ["012@0,0", "101@0,1", "101@0,-1"]}, "round 1 action 3 "),
                               ({"actions": ["012@0,0", "draw 012"]}, "round 1 action 2 "),
                               ({"actions": ["012@0,0", "draw 555"]}, "round 1 action 2 "),
                               ({"actions": ["012@0,0", "draw 333", "draw 333"]}, "round 1 action 3 ")):
            self.assertTrue(self.message(compact(small(**changes)).encode()).startswith(place))

    def test_duplicate_keys_at_every_level(self):
        text = compact(small(scores=[3, 2], clock={"a": {"b": 1}}, end="abandoned"))
        members = re.findall(r'"[a-z_]+":(?:"[^"]*"|\d+|\{[^{}]*\}|\[[^\[\]]*\])', text) + ['"2":2']
        self.assertGreater(len(members), 8)
        for member in members:
            twice = text.replace(member, f"{member},{member}")
            self.assertIn("stands twice", self.message(twice.encode()))
        self.assertIn("round 1: ", self.message(text.replace('"starter":0', '"starter":0,"starter":0').encode()))
        self.assertIn('"x\\u001b"', self.message(b'{"x\\u001b":1,"x\\u001b":2}'))

    def test_brackets_without_end(self):
        many = 100_000
        for opening, closing in ((b"[", b"]"), (b'{"a":', b"}")):
            nested = opening * many
            for deep in (nested, nested + b"1" + closing * many):
                self.assertIn("nested too deeply", self.message(deep))
                self.assertIn("nested too deeply", self.message(GOOD[:-1] + b',"x":' + deep + b"}"))
                rule = GOOD.replace(b'"preset":', b'"draws":' + deep + b',"preset":')
                self.assertIn("nested too deeply", self.message(rule))
                clock = GOOD.replace(b'"starter":', b'"clock":' + deep + b',"starter":')
                self.assertTrue(self.message(clock).startswith("round 1"))
        self.message(b"]" * many)
        self.message(b"}" * many)

    def test_text_that_is_not_utf8(self):
        for junk in (b"\xff", b"\x80", b"\xc0\xaf", b"\xc1\xbf", b"\xe0\x80\xaf", b"\xed\xa0\x80", b"\xed\xbf\xbf",
                     b"\xf0\x80\x80\xaf", b"\xf4\x90\x80\x80", b"\xf8\x88\x80\x80\x80", b"\xc3", b"\xe2\x82", b"\x00"):
            for wrong in (GOOD.replace(b"Ann", junk), GOOD + junk + GOOD, junk, GOOD.replace(b'"seats"', b'"' + junk + b'":1,"seats"'),
                          junk + GOOD, GOOD + junk, GOOD.replace(b'"game"', junk + b'"game"')):
                self.assertIn("not JSON", self.message(wrong))

    def test_surrogates_in_escapes(self):
        for escape in (rb"\ud800", rb"\udc00", rb"\ud800\ud800", rb"\ud800x", rb"\u12", rb"\x41", rb"\U0001F600"):
            self.assertIn("not JSON", self.message(GOOD.replace(b"Ann", escape)))

    def test_unknown_names(self):
        for old, new, word in (('"classic"', '"house"', "house"), ('"classic"', '""', "preset"),
                               ('"rack_size"', '"rack"', "rack"), ('"triominos"', '"triomino"', "triomino"),
                               ('"triominos"', '""', "game"), ('"tercet":1', '"tercet":2', "version 2"),
                               ('"tercet":1', '"tercet":0', "version 0"), ('"tercet":1', '"Tercet":1', "tercet"),
                               ('"starter":0', '"starter":0,"end":"won"', "won")):
            self.assertIn(word, self.message(compact(SMALL).replace(old, new).encode()))

    def test_rules_that_make_no_sense(self):
        for rules, word in (({"draws": 11}, "draws"), ({"draws": None}, "draws"), ({"rack_size": {"2": 29}}, "rack_size"),
                            ({"rack_size": {"3": 7}}, "there may be 3"), ({"scoring": "none", "match": "points"}, "match"),
                            ({"hexagon_bonus": [1] * 100_000}, "hexagon_bonus"), ({"limit": 0}, "limit"),
                            ({"x" * 100_000: 1}, "xxx"), ({"scoring": "x" * 100_000}, "scoring"),
                            ({str(i): i for i in range(100_000)}, "0")):
            self.assertIn(word, self.message(compact(dict(SMALL, rules=rules)).encode()))

    def test_too_many_seats_and_racks(self):
        for count in (0, 1, 3, 7, 256, 10_000):
            message = self.message(compact(dict(SMALL, seats=["x"] * count)).encode())
            self.assertIn(str(count), message)
        for count in (0, 1, 3, 100_000):
            message = self.message(compact(small(racks=[["012", "345"]] * count)).encode())
            self.assertTrue(message.startswith("round 1: ") and str(count) in message, message)
        self.assertIn("100000", self.message(compact(small(racks=[["012"] * 100_000, []])).encode()))

    def test_too_many_rounds(self):
        game = good_records()[0]["rounds"][0]
        message = self.message(compact(dict(json.loads(GOOD), rounds=[game] * 2)).encode())
        self.assertTrue(message.startswith("round 2: "))
        for rounds in ([{}] * 100_000, [SMALL["rounds"][0]] * 100_000):
            result = run("verify", "-", stdin=compact(dict(SMALL, rounds=rounds)).encode())
            self.assertEqual(1, result.code)
            self.assertRegex(result.out, r"\A-:1: round 1: [^\n]+\n\Z")
        many = dict(SMALL, rules={"preset": "classic", "rack_size": {"2": 1}, "match": "rounds", "rounds": 1000})
        over = {"racks": [["012"], ["011"]], "starter": 0, "actions": ["012@0,0", "101@0,1"], "end": "out"}
        result = run("verify", "-", stdin=compact(dict(many, rounds=[over] * 1000)).encode())
        self.assertEqual(0, result.code, result.out)
        message = self.message(compact(dict(many, rounds=[over] * 50_000)).encode())
        self.assertTrue(message.startswith("round 1001: "), message)

    def test_very_many_incidents(self):
        incidents = [{"after": 1, word: 0} for word in ("took_over", "back")] * 200_000
        record = compact(small(actions=["012@0,0"], incidents=incidents)).encode()
        self.assertTrue(run("verify", "-", stdin=record).out.startswith("ok"))

    def test_many_rounds_with_tiles_that_nobody_knows(self):
        rules = {"preset": "classic", "rack_size": {"6": 8}, "draws": 0, "empty_pool_pass": "any", "match": "points",
                 "limit": 100_000}
        blocked = {"racks": [["?"] * 8] * 6, "starter": 0, "actions": ["555@0,0"] + ["pass"] * 6, "end": "blocked"}
        for rule, scores in (("own", [-27, -19, -68, -67, -60, -60]), ("lowest", [15, 0, 0, 0, 0, 0])):
            record = {"tercet": 1, "game": "triominos", "rules": dict(rules, blocked=rule), "seats": ["p"] * 6,
                      "rounds": [dict(blocked, scores=scores)] * 5000}
            result = run("verify", "-", stdin=compact(record).encode())
            self.assertEqual((0, ""), (result.code, result.err))
            self.assertTrue(result.out.startswith("ok (unknown tiles) "), result.out)

    def test_other_commands_refuse_them_too(self):
        wrong = compact(small(actions=["012@0,0", "101@256,0"])).encode()
        for command in ("replay", "legal"):
            result = run(command, "-", stdin=wrong)
            self.assertEqual(1, result.code)
            self.assertRegex(result.err, r'\Atercet: -:1: round 1 action 2 "101@256,0": [^\n]+\n\Z')


if __name__ == "__main__":
    unittest.main()
