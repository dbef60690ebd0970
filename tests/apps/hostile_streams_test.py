"""Input without measure: long lines, endless streams, junk. Memory and time stay bounded."""
import json
import random
import unittest

from program import IS_SANITIZED, compact, good_line, run, run_on_stream

GOOD = good_line()
COMMANDS = ("verify", "replay", "legal")
MEGABYTE = 1 << 20
GIGABYTE_OF_MEGABYTES = 100 if IS_SANITIZED else 1000


def with_actions(actions):
    record = json.loads(GOOD)
    record["rounds"][0]["actions"] = actions
    return compact(record).encode()


class Long(unittest.TestCase):
    def assert_refused(self, line, reason):
        for command in COMMANDS:
            result = run(command, "-", stdin=line)
            said = result.out if command == "verify" else result.err.removeprefix("tercet: ")
            self.assertEqual(1, result.code)
            self.assertRegex(said, rf"\A-:1: {reason}[^\n]*\n\Z")

    def test_a_million_actions(self):
        actions = json.loads(GOOD)["rounds"][0]["actions"]
        self.assert_refused(with_actions(["pass"] * 1_000_000), 'round 1 action 1 "pass": ')
        result = run("verify", "-", stdin=with_actions([*actions, *["pass"] * 1_000_000]))
        self.assertIn(f'round 1 action {len(actions) + 1} "pass": the round is over', result.out)

    def test_more_values_than_any_record_has(self):
        for values in (b'"",' * 5_000_000 + b'""', b"1," * 7_000_000 + b"1", b"{}," * 5_000_000 + b"{}",
                       b"[]," * 5_000_000 + b"[]", b"1.5," * 3_500_000 + b"1"):
            result = run("verify", "-", stdin=GOOD.replace(b'"Ann"', values))
            self.assertEqual((1, "-:1: more values than any record has: 1500000 are the most\n"), (result.code, result.out))
        almost = GOOD.replace(b'"Ann"', b'"",' * 1_400_000 + b'""')
        self.assertIn("1400002 players", run("verify", "-", stdin=almost).out)

    def test_more_keys_than_any_record_has(self):
        keys = b",".join(b'"%x":1' % number for number in range(1_600_000))
        self.assertIn("more values", run("verify", "-", stdin=GOOD[:-1] + b"," + keys + b"}").out)

    def test_a_long_name_is_no_harm(self):
        record = dict(json.loads(GOOD), seats=["x" * 5_000_000, "y"])
        self.assertEqual(0, run("verify", "-", stdin=compact(record).encode()).code)

    def test_a_line_of_20_megabytes(self):
        self.assert_refused(b'{"x":"' + b"x" * 20 * MEGABYTE + b'"}', "longer than any record")
        result = run("verify", "-", stdin=GOOD + b"\n" + b"[" * 20 * MEGABYTE + b"\n" + GOOD)
        self.assertEqual(3, len(result.lines))
        self.assertTrue(result.lines[1].startswith("-:2: longer than any record"))
        self.assertTrue(result.lines[2].startswith("ok "))

    def test_a_record_of_20_megabytes_over_many_lines(self):
        for line in (b"\n", b"{\n", b'"x",\n'):
            result = run("verify", "-", stdin=b"{\n" + line * (20 * MEGABYTE // len(line)))
            self.assertEqual(1, result.code)
            self.assertRegex(result.out, r"\A-:1: longer than any record[^\n]*\n\Z")

    def test_a_broken_line_before_many_records(self):
        count = 20 * MEGABYTE // len(GOOD)
        result = run("verify", "-", stdin=b'{"tercet":1,\n' + (GOOD + b"\n") * count + b"x")
        self.assertEqual((1, count + 2), (result.code, len(result.lines)))
        self.assertTrue(result.lines[0].startswith("-:1: not JSON"))
        self.assertTrue(all(line.startswith("ok ") for line in result.lines[1:-1]))
        self.assertTrue(result.lines[-1].startswith(f"-:{count + 2}: not JSON"), result.lines[-1])

    def test_a_long_line_after_a_broken_one(self):
        long = b"x" * 17 * MEGABYTE
        result = run("verify", "-", stdin=b"\n".join([b"{", GOOD, long, GOOD]))
        self.assertEqual(4, len(result.lines))
        self.assertTrue(result.lines[1].startswith("ok "))
        self.assertTrue(result.lines[2].startswith("-:3: longer than any record"), result.lines[2])
        self.assertTrue(result.lines[3].startswith("ok "))
        result = run("verify", "-", stdin=b"\n".join([b"{", long, GOOD]))
        self.assertEqual((1, 1), (result.code, len(result.lines)))


class Streams(unittest.TestCase):
    def stream(self, chunk, megabytes, *arguments):
        return run_on_stream((chunk for _ in range(megabytes * MEGABYTE // len(chunk))), *arguments)

    def test_a_gigabyte_on_one_line(self):
        result = self.stream((b'"x",' * MEGABYTE)[:MEGABYTE], GIGABYTE_OF_MEGABYTES, "verify", "-")
        self.assertEqual(1, result.code)
        self.assertRegex(result.out, r"\A-:1: longer than any record[^\n]*\n\Z")

    def test_a_record_that_does_not_end(self):
        result = self.stream((b"{\n" * MEGABYTE)[:MEGABYTE], 20 if IS_SANITIZED else 200, "verify", "-")
        self.assertEqual(1, result.code)
        self.assertRegex(result.out, r"\A-:1: longer than any record[^\n]*\n\Z")

    def test_a_hundred_megabytes_of_junk_lines(self):
        megabytes = 10 if IS_SANITIZED else 100
        line = b"junk" * 60 + b"\n"
        chunk = line * (MEGABYTE // len(line))
        count = megabytes * MEGABYTE // len(chunk) * (MEGABYTE // len(line))
        result = self.stream(chunk, megabytes, "verify", "-")
        self.assertEqual(1, result.code)
        self.assertEqual(count, result.out.count("\n"))
        self.assertRegex(result.out[-300:], rf"-:{count}: not JSON at byte \d+: [^\n]*\n\Z")

    def test_megabytes_of_blank_lines(self):
        result = self.stream(b"\n" * MEGABYTE, 2 if IS_SANITIZED else 20, "verify", "-")
        self.assertEqual((1, ""), (result.code, result.out))
        self.assertIn("no record", result.err)


class Junk(unittest.TestCase):
    def test_random_bytes(self):
        for seed in range(60):
            junk = random.Random(seed).randbytes(10 ** (seed % 6))
            self.assertEqual(1, run(COMMANDS[seed % 3], "-", stdin=junk).code)

    def test_random_bytes_in_a_record(self):
        lines = []
        for seed in range(3000):
            chance = random.Random(seed)
            line = bytearray(GOOD)
            for _ in range(chance.randint(1, 5)):
                line[chance.randrange(len(line))] = chance.choice(b'{}[]",:0123456789@? \\u\xff\x00\x1b-ep')
            lines.append(bytes(line))
        result = run("verify", "-", stdin=b"\n".join([GOOD, *lines]))
        self.assertEqual(len(lines) + 1, len(result.lines))
        self.assertLess(sum(line.startswith("ok") for line in result.lines), 300)

    def test_parts_of_records_moved_around(self):
        parts = [b'"racks":', b"[", b"]", b"{", b"}", b",", b'"actions":', b'"pass"', b'"012@0,0"', b'"tercet":1',
                 b'"game":"triominos"', b'"rules":{}', b'"seats":["a","b"]', b'"rounds":[', b'"starter":0', b"1.5"]
        lines = []
        for seed in range(3000):
            chance = random.Random(seed)
            lines.append(b"".join(chance.choice(parts) for _ in range(chance.randint(1, 30))))
        result = run("verify", "-", stdin=b"\n".join([GOOD, *lines]))
        self.assertEqual(len(lines) + 1, len(result.lines))


if __name__ == "__main__":
    unittest.main()
