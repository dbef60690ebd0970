"""Names that would take over a terminal: shown as escapes, wherever they come from. Every run of the
program in these tests checks that what it prints is harmless."""
import json
import pathlib
import tempfile
import unittest

from program import DATA, good_line, is_harmless, run

NAMES = ["\u001b[31mred", "\u001b]0;title\u0007", "bell\u0007", "line\nbreak", "back\b\b\bspace", "return\rx", "\u0000",
         "\u007f", "\u009b31m", "\u0085", "\u200e", "\u200f", "\u202a", "\u202b", "\u202c", "\u202d", "\u202etxt.exe",
         "\u2066", "\u2067", "\u2068", "\u2069", "\u061c", "\u2028", "\u2029", "\ufeff", "\u200b", "\u00ad",
         "\U000e0001", "\ufff9", "\ue000"]
GOOD = json.loads(good_line())


def changed(**changes):
    return json.dumps({**GOOD, **changes}).encode()


def changed_round(**changes):
    return changed(rounds=[{**GOOD["rounds"][0], **changes}])


class Records(unittest.TestCase):
    def test_what_is_harmful_is_known_to_be(self):
        self.assertFalse(any(is_harmless("x" + name + "y") for name in NAMES if name != "line\nbreak"))
        self.assertTrue(is_harmless("J\u00fcrgen \u5b89\u5a1c \U0001F600\n"))

    def test_names_of_seats(self):
        for name in NAMES:
            shown = run("replay", "-", stdin=changed(seats=[name, "Bob"]))
            self.assertEqual(0, shown.code)
            self.assertRegex(shown.out, r"\\[uU][0-9a-f]{4}")
        lines = b"\n".join(changed(seats=[name, "Bob"]) for name in NAMES)
        self.assertEqual(0, run("verify", "-", stdin=lines).code)
        self.assertEqual(0, run("legal", "-", stdin=lines).code)

    def test_plain_names_are_shown_as_they_are(self):
        for name in ("J\u00fcrgen", "\u0410\u043d\u043d\u0430", "\u05d0\u05e0\u05d4", "\u5b89\u5a1c", "\U0001F600"):
            self.assertIn(f"{name} begins", run("replay", "-", stdin=changed(seats=[name, name])).out)

    def test_whatever_a_record_says(self):
        records = [good_line()]
        for name in NAMES:
            for record in (changed(game=name), changed(rules={"preset": name}), changed(rules={name: 1}),
                           changed(rules={"scoring": name}), changed(rules={"draws": [name]}),
                           changed(rules={name: [name]}), changed_round(end=name), changed_round(actions=[name]),
                           changed_round(actions=["draw " + name]), changed_round(actions=["012@" + name]),
                           changed_round(racks=[[name], [name]]), changed(tercet=name),
                           json.dumps({name: 1, "x": 2})[:-1].encode() + f", {json.dumps(name)}: 3}}".encode(),
                           json.dumps([name]).encode()):
                records.append(record)
        for command in ("verify", "replay", "legal"):
            result = run(command, "-", stdin=b"\n".join(records))
            self.assertEqual(1, result.code)
            self.assertEqual(len(records) - 1, (result.out + result.err).count("-:"))

    def test_unknown_keys_are_not_shown(self):
        lines = b"\n".join(changed(**{name: name, "event": {name: [name]}}) for name in NAMES)
        for command in ("verify", "replay", "legal"):
            self.assertEqual(0, run(command, "-", stdin=lines).code)

    def test_what_is_no_json_at_all(self):
        for name in NAMES:
            texts = (name, f'"{name}', f'{{"{name}', f"{{{name}", f'{{"a":{name}', "tru" + name)
            self.assertEqual(1, run("verify", "-", stdin="\n".join(texts).encode()).code)
            self.assertEqual(1, run("verify", "-", stdin=good_line() + "\n".join(texts).encode()).code)


class CommandLine(unittest.TestCase):
    def test_names_of_files(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in [name for name in NAMES if "\u0000" not in name] + ["\udcff", "\udc80\udcfe"]:
                for command in ("verify", "replay", "legal"):
                    self.assertEqual(1, run(command, f"{folder}/{name}").code)
                path = pathlib.Path(folder, name)
                path.write_bytes(b"{}")
                result = run("verify", str(path))
                self.assertEqual((1, 1), (result.code, len(result.lines)))

    def test_arguments(self):
        for name in [name for name in NAMES if "\u0000" not in name] + ["\udcff"]:
            for arguments in ([name], ["--" + name], ["verify", "--" + name], ["rules", name],
                              ["selfplay", name, "--bots", "random,random"],
                              ["selfplay", "triominos", "--bots", name],
                              ["selfplay", "triominos", "--bots", "random," + name],
                              ["selfplay", "triominos", "--bots", "random,random", "--seed", name],
                              ["selfplay", "triominos", "--bots", "random,random", "--games", name],
                              ["selfplay", "triominos", "--bots", "random,random", "--rules", name],
                              ["selfplay", "triominos", "--bots", "random,random", "--rules", f"{name}={name}"],
                              ["selfplay", "triominos", "--bots", "random,random", "--rules", f"classic,{name}"],
                              ["selfplay", "triominos", "--bots", "random,random", "--rules", f"scoring={name}"]):
                result = run(*arguments)
                self.assertEqual((2, ""), (result.code, result.out))
            result = run("selfplay", "triominos", "--bots", "random,random", "--out", f"/nonexistent/{name}")
            self.assertEqual((1, ""), (result.code, result.out))

    def test_the_examples_are_harmless(self):
        for path in DATA.glob("*.jsonl"):
            run("replay", str(path))


if __name__ == "__main__":
    unittest.main()
