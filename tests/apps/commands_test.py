"""Every command: what it prints, where, and what it exits with."""
import json
import os
import pty
import subprocess
import tempfile
import unittest

from program import DATA, PROGRAM, PRESETS, good_line, run, self_played

COMMANDS = ("verify", "replay", "legal", "rules", "selfplay", "duel", "analyze", "serve", "bench")
FIELDS = ["rack_size", "draws", "draw_cost", "lost_turn_cost", "after_draw", "drawn_tile", "empty_pool_pass",
          "equal_turns", "blocked", "bridge_bonus", "hexagon_bonus", "out_bonus", "scoring", "match", "limit",
          "limit_reached", "limit_winner", "rounds", "turn_seconds"]


class Usage(unittest.TestCase):
    def test_without_arguments_the_welcome_shows_what_to_try(self):
        result = run()
        self.assertEqual((0, ""), (result.code, result.err))
        self.assertIn("./tercet selfplay triominos", result.out)

    def test_what_the_welcome_shows_can_be_done(self):
        with tempfile.TemporaryDirectory() as folder:
            for line in run().lines:
                words = line.split("  ./tercet ")
                if len(words) == 2 and not words[1].startswith("bench"):
                    arguments = words[1].split("   ")[0].split()
                    with self.subTest(line):
                        self.assertEqual(0, run(*arguments, cwd=folder).code)

    def test_help_names_every_command(self):
        result = run("--help")
        self.assertEqual((0, ""), (result.code, result.err))
        for command in COMMANDS:
            self.assertIn(command, result.out)

    def test_every_command_has_help(self):
        for command in COMMANDS:
            result = run(command, "--help")
            self.assertEqual((0, ""), (result.code, result.err), command)
            self.assertIn(command, result.out)

    def test_version(self):
        result = run("--version")
        self.assertEqual((0, ""), (result.code, result.err))
        self.assertRegex(result.out, r"\Atercet \d+\.\d+\.\d+\n\Z")

    def test_wrong_usage_exits_with_2_and_prints_no_result(self):
        for arguments in (["bogus"], ["--bogus"], ["verify"], ["replay"], ["legal"], ["verify", "--bogus"],
                          ["replay", "a", "b"], ["legal", "a", "b"], ["rules", "chess"], ["rules", "--bogus"],
                          ["rules", "triominos", "x"], ["bench", "x"], ["selfplay"],
                          ["selfplay", "triominos"], ["selfplay", "chess", "--bots", "random,random"],
                          ["verify", "replay", "x", "--json"]):
            with self.subTest(arguments):
                result = run(*arguments)
                self.assertEqual((2, ""), (result.code, result.out))
                self.assertTrue(result.err.startswith("tercet: "), result.err)


class Verify(unittest.TestCase):
    def test_a_good_record_is_ok_with_its_scores(self):
        result = run("verify", "-", stdin=good_line())
        scores = json.loads(good_line())["rounds"][0]["scores"]
        self.assertEqual((0, f"ok {scores[0]} {scores[1]}\n", ""), (result.code, result.out, result.err))

    def test_a_wrong_record_is_named_with_its_place(self):
        result = run("verify", "-", stdin=good_line().replace(b'"actions":["', b'"actions":["012@0,0","'))
        self.assertEqual((1, ""), (result.code, result.err))
        self.assertRegex(result.out, r'\A-:1: round 1 action \d+ "[^"]+": [^\n]+\n\Z')

    def test_one_wrong_record_among_good_ones(self):
        bad = good_line().replace(b'"scores":[', b'"scores":[1')
        result = run("verify", "-", stdin=b"\n".join([good_line(), bad, good_line()]))
        self.assertEqual(1, result.code)
        self.assertEqual(3, len(result.lines))
        self.assertTrue(result.lines[1].startswith("-:2: round 1: "), result.out)
        self.assertTrue(result.lines[2].startswith("ok "), result.out)

    def test_unknown_tiles_are_said(self):
        record = json.loads(self_played("classic", 2, seed=4))
        record["rounds"][0]["racks"][0][0] = "?"
        scores = " ".join(str(points) for points in record["rounds"][0]["scores"])
        result = run("verify", "-", stdin=json.dumps(record).encode())
        self.assertEqual((0, f"ok (unknown tiles) {scores}\n"), (result.code, result.out))

    def test_the_scores_are_those_of_the_whole_match(self):
        record = json.loads(self_played("classic,match=rounds,rounds=3", 3))
        sums = [sum(column) for column in zip(*(part["scores"] for part in record["rounds"]))]
        result = run("verify", "-", stdin=json.dumps(record).encode())
        self.assertEqual("ok " + " ".join(map(str, sums)) + "\n", result.out)

    def test_a_full_disk_is_noticed(self):
        for arguments in (["verify", str(DATA / "triominos_good.jsonl")], ["--help"], ["--version"], []):
            with open("/dev/full", "wb") as full:
                result = run(*arguments, stdout=full)
            self.assertEqual(1, result.code, arguments)
            self.assertIn("standard output cannot be written", result.err)


class Replay(unittest.TestCase):
    def test_a_game_is_shown_move_by_move(self):
        record = json.loads(good_line())
        result = run("replay", "-", stdin=good_line())
        self.assertEqual((0, ""), (result.code, result.err))
        for number, action in enumerate(record["rounds"][0]["actions"], 1):
            self.assertIn(f"\n{number}. ", result.out)
            self.assertIn(f": {action} (", result.out)
        self.assertIn("Ann", result.out)
        self.assertIn(f"The round ends: {record['rounds'][0]['end']}.", result.out)

    def test_a_wrong_record_is_shown_up_to_its_fault(self):
        record = json.loads(good_line())
        record["rounds"][0]["actions"][3] = "012@50,50"
        result = run("replay", "-", stdin=json.dumps(record).encode())
        self.assertEqual(1, result.code)
        self.assertIn("\n3. ", result.out)
        self.assertNotIn("\n4. ", result.out)
        self.assertRegex(result.err, r'\Atercet: -:1: round 1 action 4 "012@50,50": [^\n]+\n\Z')


class Legal(unittest.TestCase):
    def answer(self, record):
        result = run("legal", "-", stdin=json.dumps(record).encode())
        self.assertEqual((0, ""), (result.code, result.err))
        self.assertEqual(1, len(result.lines))
        return json.loads(result.out)

    def test_after_every_action_the_next_one_is_listed(self):
        record = json.loads(self_played("classic-fr", 3, seed=9))
        game = record["rounds"][0]
        actions = game.pop("actions")
        del game["end"], game["scores"]
        for count, action in enumerate(actions):
            game["actions"] = actions[:count]
            answer = self.answer(record)
            self.assertEqual(["seat", "place", "other"], list(answer))
            self.assertEqual(sorted(answer["place"]), list(answer["place"]))
            kind = action.split()[0]
            self.assertIn(kind, answer["place"] if "@" in kind else answer["other"])

    def test_after_the_end_it_says_how_the_round_ended(self):
        record = json.loads(good_line())
        self.assertEqual({"over": record["rounds"][0]["end"]}, self.answer(record))

    def test_unknown_tiles_are_counted(self):
        record = json.loads(good_line())
        game = record["rounds"][0]
        game["actions"] = []
        del game["end"], game["scores"]
        starter = game["starter"]
        self.assertNotIn("unknown", self.answer(record))
        known = [tile for tile in game["racks"][starter] if tile[0] == "2"]
        game["racks"][starter] = known + ["?"] * (9 - len(known))
        answer = self.answer(record)
        self.assertEqual(9 - len(known), answer["unknown"])
        self.assertEqual(sorted(f"{tile}@0,0" for tile in known), list(answer["place"]))
        self.assertEqual(["seat", "place", "other", "unknown"], list(answer))

    def test_one_answer_a_record(self):
        result = run("legal", str(DATA / "triominos_positions.jsonl"))
        self.assertEqual((0, 40), (result.code, len(result.lines)))

    def test_after_a_turned_opening_all_is_listed_that_may_follow(self):
        tiles = [f"{a}{b}{c}" for a in range(6) for b in range(a, 6) for c in range(b, 6)]
        placements = sorted({f"{turned}@{cell}" for tile in tiles for turned in (tile, tile[1:] + tile[0], tile[2] + tile[:2])
                             for cell in ("0,1", "0,-1", "1,0")})
        for opening in ("004@0,0", "040@0,0", "400@0,0", "351@0,0", "222@0,0"):
            first = "".join(sorted(opening[:3]))
            others = [tile for tile in tiles if tile not in (first, "034")]
            base = {"tercet": 1, "game": "triominos", "seats": ["a", "b"]}
            for draws, more in ((3, []), (3, ["draw 034"]), (0, []), (0, ["pass"])):
                rules = {"preset": "goliath-2023", "rack_size": {"2": 20}, "draws": draws}
                racks = [[first] + others[20:39], others[:20]]
                records = [{**base, "rules": rules,
                            "rounds": [{"racks": racks, "starter": 0, "actions": [opening, *more, *last]}]}
                           for last in [[]] + [[placement] for placement in placements]]
                lines = run("verify", "-", stdin=b"\n".join(json.dumps(each).encode() for each in records)).lines
                accepted = [each for each, line in zip(placements, lines[1:]) if line.startswith("ok")]
                with self.subTest(opening=opening, more=more):
                    self.assertTrue(lines[0].startswith("ok"), lines[0])
                    self.assertEqual(accepted, list(self.answer(records[0])["place"]))

    def test_a_wrong_record_is_no_answer(self):
        result = run("legal", "-", stdin=good_line() + b"\n{}\n" + good_line())
        self.assertEqual((1, 2), (result.code, len(result.lines)))
        self.assertRegex(result.err, r"\Atercet: -:2: [^\n]+\n\Z")

    def test_without_a_round_there_is_no_position(self):
        result = run("legal", "-", stdin=b'{"tercet":1,"game":"triominos","rules":{},"seats":["a","b"],"rounds":[]}')
        self.assertEqual((1, ""), (result.code, result.out))
        self.assertIn("no round", result.err)


class Rules(unittest.TestCase):
    def test_every_preset_and_field_is_listed(self):
        for arguments in (["rules"], ["rules", "triominos"]):
            result = run(*arguments)
            self.assertEqual((0, ""), (result.code, result.err))
            for word in [*PRESETS, *FIELDS]:
                self.assertRegex(result.out, rf"(?m)^ *{word} ")

    def test_as_json(self):
        for arguments in (["rules", "--json"], ["rules", "triominos", "--json"]):
            result = run(*arguments)
            self.assertEqual((0, "", 1), (result.code, result.err, len(result.lines)))
            rules = json.loads(result.out)["triominos"]
            self.assertEqual("goliath-2023", rules["default"])
            self.assertEqual(list(PRESETS), list(rules["presets"]))
            self.assertEqual(FIELDS, list(rules["fields"]))
            for name, values in rules["presets"].items():
                self.assertEqual(FIELDS, list(values), name)
                self.assertEqual([str(seats) for seats in PRESETS[name]], list(values["rack_size"]))

    def test_the_rules_of_triolet(self):
        rules = json.loads(run("rules", "triolet", "--json").out)
        self.assertEqual(["triolet"], list(rules))
        presets = rules["triolet"]["presets"]
        self.assertEqual(["gigamic-2017", "djgames-1996"], list(presets))
        self.assertEqual("gigamic-2017", rules["triolet"]["default"])
        self.assertEqual({"squares": ("own-first-turn", "first-four")},
                         {field: (value, presets["djgames-1996"][field]) for field, value in presets["gigamic-2017"].items()
                          if value != presets["djgames-1996"][field]})
        self.assertEqual({"players": [2, 4], "rack_size": 3, "out_of_play": 3, "exchange_minimum": 5, "trio_bonus": 15,
                          "triolet_bonus": 50, "squares": "own-first-turn", "stall": 3, "match": "single", "limit": 1000,
                          "limit_reached": "reach", "limit_winner": "highest", "rounds": 1, "turn_seconds": None},
                         presets["gigamic-2017"])

    def test_a_preset_is_what_its_fields_say(self):
        presets = json.loads(run("rules", "--json").out)["triominos"]["presets"]
        for name, values in presets.items():
            spelled = ",".join(f"{field}={json.dumps(value, separators=(',', ':'))}"
                               for field, value in values.items())
            for seats in PRESETS[name]:
                by_name = json.loads(self_played(name, seats, seed=3))
                by_fields = json.loads(self_played(spelled, seats, seed=3))
                self.assertEqual(by_name["rounds"], by_fields["rounds"])
                self.assertEqual(values, {k: v for k, v in by_fields["rules"].items() if k != "preset"})


class Bench(unittest.TestCase):
    def test_games_a_second(self):
        result = run("bench", "--json")
        self.assertEqual((0, "", 1), (result.code, result.err, len(result.lines)))
        speed = json.loads(result.out)["triominos"]
        self.assertGreater(speed["games_per_s"], 0)
        self.assertEqual(list(PRESETS), list(speed["by_preset"]))
        self.assertGreater(json.loads(result.out)["triolet"]["games_per_s"], 0)
        for game in ("triominos", "triolet"):
            self.assertGreater(json.loads(result.out)[game]["playouts_per_s"], 0)


class Terminal(unittest.TestCase):
    def test_progress_goes_to_a_terminal_alone(self):
        arguments = [PROGRAM, "selfplay", "triominos", "--bots", "random,random", "--seed", "1", "--games", "50"]
        controller, terminal = pty.openpty()
        shown = subprocess.run(arguments, stdout=subprocess.PIPE, stderr=terminal, check=True)
        os.close(terminal)
        self.assertIn(b"/50", os.read(controller, 1000))
        os.close(controller)
        silent = subprocess.run(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=True)
        self.assertEqual(b"", silent.stderr)
        self.assertEqual(silent.stdout, shown.stdout)


if __name__ == "__main__":
    unittest.main()
