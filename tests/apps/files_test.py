"""Files: one record, one a line, several files, standard input, and what cannot be read."""
import json
import os
import pathlib
import tempfile
import unittest

from program import DATA, good_line, good_records, run

GOOD = good_line()
OTHER = json.dumps(good_records()[1], separators=(",", ":")).encode()
OKS = [f"ok {' '.join(map(str, record['rounds'][0]['scores']))}" for record in good_records()]
PRETTY = json.dumps(json.loads(GOOD), indent=2).encode()


class Forms(unittest.TestCase):
    """What a file may look like."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = pathlib.Path(folder.name, "games.jsonl")

    def verified(self, content):
        """The same from a file and from standard input."""
        self.path.write_bytes(content)
        from_file, from_input = run("verify", str(self.path)), run("verify", "-", stdin=content)
        self.assertEqual(from_file.code, from_input.code)
        self.assertEqual(from_file.out.replace(str(self.path), "-"), from_input.out)
        self.assertEqual(from_file.err.replace(str(self.path), "-"), from_input.err)
        return from_file

    def assert_ok(self, content, *oks):
        result = self.verified(content)
        self.assertEqual((0, list(oks), ""), (result.code, result.lines, result.err))

    def test_one_record_on_one_line(self):
        self.assert_ok(GOOD + b"\n", OKS[0])
        self.assert_ok(GOOD, OKS[0])

    def test_one_record_a_line(self):
        self.assert_ok(GOOD + b"\n" + OTHER + b"\n", *OKS[:2])
        self.assert_ok(GOOD + b"\n" + OTHER, *OKS[:2])
        self.assert_ok((DATA / "triominos_good.jsonl").read_bytes(), *OKS)

    def test_lines_as_windows_ends_them(self):
        self.assert_ok(GOOD + b"\r\n" + OTHER + b"\r\n", *OKS[:2])
        self.assert_ok(PRETTY.replace(b"\n", b"\r\n"), OKS[0])

    def test_blank_lines(self):
        self.assert_ok(b"\n\n  \r\n\t\n" + GOOD + b"\n\n \n" + OTHER + b"\n\n", *OKS[:2])
        self.assert_ok(b"\n\n" + PRETTY + b"\n\n", OKS[0])

    def test_one_record_over_several_lines(self):
        for indent in (0, 1, 4, "\t"):
            self.assert_ok(json.dumps(json.loads(GOOD), indent=indent).encode(), OKS[0])
        self.assert_ok(GOOD.replace(b'{"racks"', b'\n{"racks"\n'), OKS[0])
        self.assert_ok(GOOD.replace(b',"seats"', b'\n,"seats"'), OKS[0])

    def test_a_byte_order_mark_does_no_harm(self):
        self.assert_ok(b"\xef\xbb\xbf" + GOOD, OKS[0])
        self.assert_ok(b"\xef\xbb\xbf" + PRETTY, OKS[0])

    def test_unknown_keys_do_no_harm(self):
        record = json.loads(GOOD)
        record["date"] = {"tercet": [1, None, 1.5, "}{]["]}
        record["rounds"][0]["clock"] = ["\"}", "\\"]
        self.assert_ok(json.dumps(record).encode(), OKS[0])
        self.assert_ok(json.dumps(record, indent=1).encode(), OKS[0])

    def assert_wrong(self, content, *starts):
        result = self.verified(content)
        self.assertEqual(1, result.code)
        self.assertEqual(len(starts), len(result.lines), result.out)
        for line, start in zip(result.lines, starts):
            self.assertTrue(line.startswith(start if start.startswith("ok") else f"{self.path}:{start}"), line)
        return result

    def test_a_broken_line_is_named_and_the_others_are_read(self):
        self.assert_wrong(GOOD + b"\n" + GOOD[:90] + b"\n" + OTHER, OKS[0], "2: not JSON", OKS[1])
        self.assert_wrong(GOOD + b"\n\n\n{}\n" + OTHER, OKS[0], "4: ", OKS[1])
        self.assert_wrong(GOOD + OTHER + b"\n" + OTHER, "1: not JSON", OKS[1])

    def test_a_broken_first_line_is_named_and_the_others_are_read(self):
        for broken in (GOOD[:90], GOOD[:-1], b"{", b"[", b'"', b"]", b"x", b"{}", b"null"):
            self.assert_wrong(broken + b"\n" + GOOD + b"\n\n" + OTHER + b"\n", "1: ", OKS[0], OKS[1])
            self.assert_wrong(b"\n" + broken + b"\r\n" + GOOD + b"\nx", "2: ", OKS[0], "4: ")

    def test_a_broken_record_over_several_lines_is_one_mistake(self):
        lines = PRETTY.splitlines()
        self.assert_wrong(b"\n".join(lines[:20]), "20: round 1: not JSON")
        wrong = [*lines[:15], b"  bad", *lines[15:]]
        self.assert_wrong(b"\n".join(wrong), "16: round 1: not JSON at byte 3")
        self.assert_wrong(b"\n\n" + b"\n".join(wrong), "18: round 1: not JSON at byte 3")
        self.assert_wrong(PRETTY.replace(b'"starter": 0', b'"starter": "0"'), '1: round 1: "starter"')
        self.assert_wrong(PRETTY.replace(b'"tercet": 1', b'"tercet": 2'), "1: version 2")
        twice = PRETTY.replace(b'"starter": 0', b'"starter": 0,\n"starter": 0')
        self.assert_wrong(twice, f'{twice[:twice.rindex(b"starter")].count(10) + 1}: round 1: the key "starter"')

    def test_a_place_in_a_line_is_counted_in_bytes(self):
        result = self.assert_wrong(b'{"tercet":1,\n "a":\xc3\xa4}', "2: not JSON at byte 6")
        self.assertIn("invalid literal", result.out)


class Reading(unittest.TestCase):
    """What there is to read, or not."""

    def test_several_files(self):
        good = str(DATA / "triominos_good.jsonl")
        bad = str(DATA / "triominos_tampered.jsonl")
        result = run("verify", good, bad, "-", stdin=GOOD)
        self.assertEqual((1, ""), (result.code, result.err))
        self.assertEqual(OKS, result.lines[:40])
        self.assertTrue(all(line.startswith(f"{bad}:{number}: round 1") for number, line
                            in enumerate(result.lines[40:80], 1)))
        self.assertEqual(OKS[:1], result.lines[80:])
        self.assertEqual(0, run("verify", good, good).code)

    def test_a_file_that_is_not_there_does_not_keep_the_others_from_being_read(self):
        result = run("verify", "/nonexistent/x.jsonl", "-", stdin=GOOD)
        self.assertEqual((1, OKS[:1]), (result.code, result.lines))
        self.assertIn("/nonexistent/x.jsonl cannot be read: No such file", result.err)

    def test_what_cannot_be_read_is_said(self):
        with tempfile.TemporaryDirectory() as folder:
            for command in ("verify", "replay", "legal"):
                for path, reason in ((folder, "Is a directory"), (f"{folder}/x", "No such file"),
                                     ("/dev/null/x", "Not a directory"), ("x" * 5000, "name too long")):
                    result = run(command, path)
                    self.assertEqual((1, ""), (result.code, result.out))
                    self.assertRegex(result.err, rf"\Atercet: [^\n]* cannot be read: [^\n]*{reason}[^\n]*\n\Z")

    def test_an_empty_file_is_no_record(self):
        for command in ("verify", "replay", "legal"):
            for content in (b"", b"\n", b"\r\n \n\t\n"):
                result = run(command, "-", stdin=content)
                self.assertEqual((1, ""), (result.code, result.out))
                self.assertIn("no record", result.err)
            self.assertEqual(1, run(command, "/dev/null").code)

    def test_a_pipe_can_be_read(self):
        with tempfile.TemporaryDirectory() as folder:
            pipe = os.path.join(folder, "pipe")
            os.mkfifo(pipe)
            if os.fork() == 0:
                pathlib.Path(pipe).write_bytes(GOOD)
                os._exit(0)
            self.assertEqual(OKS[:1], run("verify", pipe).lines)
            os.wait()

    def test_closed_standard_input_is_no_record(self):
        result = run("verify", "-", stdin=None, preexec_fn=lambda: os.close(0))
        self.assertEqual((1, ""), (result.code, result.out))


if __name__ == "__main__":
    unittest.main()
