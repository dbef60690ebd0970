"""Games among bots: the same bytes for the same seed, all rules, files written whole or not at all."""
import json
import os
import pathlib
import resource
import signal
import subprocess
import tempfile
import time
import unittest

from program import PROGRAM, PRESETS, compact, run, self_played


def selfplay(*arguments, **options):
    return run("selfplay", "triominos", *arguments, **options)


class Seeds(unittest.TestCase):
    def test_the_same_seed_gives_the_same_bytes(self):
        for seed in (0, 1, 2**63, 2**64 - 1):
            self.assertEqual(self_played("classic", 3, seed, 5), self_played("classic", 3, seed, 5))

    def test_other_seeds_give_other_games(self):
        self.assertEqual(50, len({self_played("classic", 2, seed) for seed in range(50)}))

    def test_the_games_of_a_seed_differ(self):
        self.assertEqual(100, len(set(self_played("classic", 2, 1, 100).splitlines())))

    def test_fewer_games_are_the_first_ones(self):
        self.assertTrue(self_played("classic", 2, 1, 10).startswith(self_played("classic", 2, 1, 4)))

    def test_without_a_seed_every_run_differs(self):
        self.assertNotEqual(selfplay("--bots", "random,random").out, selfplay("--bots", "random,random").out)

    def test_a_seed_is_a_number_of_64_bits(self):
        for seed in ("-1", "1.5", str(2**64), "", " 1", "+1", "0x10", "1e3", "one", "9" * 1000):
            with self.subTest(seed):
                result = selfplay("--bots", "random,random", "--seed", seed)
                self.assertEqual((2, ""), (result.code, result.out))
                self.assertIn("--seed", result.err)


class Records(unittest.TestCase):
    def test_every_preset_with_every_number_of_seats_verifies(self):
        for preset, counts in PRESETS.items():
            for seats in counts:
                with self.subTest(preset=preset, seats=seats):
                    text = self_played(preset, seats, seed=seats, games=20)
                    result = run("verify", "-", stdin=text.encode())
                    self.assertEqual((0, ""), (result.code, result.err))
                    scores = [" ".join(map(str, json.loads(line)["rounds"][0]["scores"]))
                              for line in text.splitlines()]
                    self.assertEqual([f"ok {points}" for points in scores], result.lines)

    def test_triolet_verifies_too(self):
        for preset in ("gigamic-2017", "djgames-1996"):
            for seats in (2, 3, 4):
                text = self_played(preset, seats, seed=seats, games=20, game="triolet")
                self.assertEqual(text, self_played(preset, seats, seed=seats, games=20, game="triolet"))
                result = run("verify", "-", stdin=text.encode())
                self.assertEqual((0, ""), (result.code, result.err))
                scores = [" ".join(map(str, json.loads(line)["rounds"][0]["scores"])) for line in text.splitlines()]
                self.assertEqual([f"ok {points}" for points in scores], result.lines)

    def test_house_rules_of_triolet_are_played_and_verify(self):
        for rules in ("stall=1", "stall=0,out_of_play=60", "exchange_minimum=1", "exchange_minimum=83", "out_of_play=71",
                      "trio_bonus=0,triolet_bonus=1000", "squares=first-four", "players=[3,4]",
                      "match=points,limit=1500", "match=rounds,rounds=3", "turn_seconds=60"):
            with self.subTest(rules):
                result = run("verify", "-", stdin=self_played(rules, 3, games=10, game="triolet").encode())
                self.assertEqual((0, 10, ""), (result.code, len(result.lines), result.err))

    def test_records_are_in_canonical_form(self):
        line = self_played('classic,hexagon_bonus=[1,2,3],match=rounds,rounds=2', 2).rstrip("\n")
        record = json.loads(line)
        self.assertEqual(line, compact(record))
        self.assertEqual(["tercet", "game", "rules", "seats", "rounds"], list(record))
        self.assertEqual({"preset": "classic", "hexagon_bonus": [1, 2, 3], "match": "rounds", "rounds": 2},
                         record["rules"])
        self.assertEqual(["random", "greedy"], record["seats"])
        for game in record["rounds"]:
            self.assertEqual(["racks", "starter", "actions", "scores", "end"], list(game))

    def test_the_preset_is_always_named(self):
        for arguments in ([], ["--rules", "scoring=simple"], ["--rules", ""]):
            record = json.loads(selfplay("--bots", "random,random", *arguments).out)
            self.assertEqual("goliath-2023", record["rules"]["preset"])

    def test_house_rules_are_played_and_verify(self):
        for rules in ("scoring=simple", "classic,scoring=none", 'rack_size={"2":5}', "hexagon_bonus=[1,2,3]",
                      "classic,draws=0", "classic,after_draw=any,drawn_tile=must", "goliath-2023,draws=10",
                      "classic-fr,empty_pool_pass=unable,blocked=lowest,equal_turns=true",
                      'rack_size={"2":28}', 'rack_size={"2":1}', "turn_seconds=60", "draw_cost=100,out_bonus=1000",
                      "match=points", "match=points,limit=1", "classic,match=points,limit=2000",
                      "match=rounds,rounds=7", "scoring=none,match=rounds,rounds=9",
                      "classic,match=points,scoring=simple,limit=50"):
            with self.subTest(rules):
                result = run("verify", "-", stdin=self_played(rules, 2, games=10).encode())
                self.assertEqual((0, 10, ""), (result.code, len(result.lines), result.err))

    def test_a_match_has_its_rounds(self):
        self.assertEqual(1, len(json.loads(self_played("classic", 2))["rounds"]))
        self.assertEqual(6, len(json.loads(self_played("classic,match=rounds,rounds=6", 2))["rounds"]))
        match = json.loads(self_played("classic,match=points,limit=1500", 2))
        self.assertGreater(len(match["rounds"]), 4)

    def test_a_match_that_would_never_end_is_refused(self):
        result = selfplay("--bots", "random,random", "--seed", "1", "--rules",
                          "classic,match=points,draw_cost=100,lost_turn_cost=100")
        self.assertEqual((1, ""), (result.code, result.out))
        self.assertRegex(result.err, r"\Atercet: rules: [^\n]*limit[^\n]*\n\Z")


    def test_a_round_that_would_never_end_is_refused(self):
        result = run("selfplay", "triolet", "--bots", "random,random", "--seed", "1", "--games", "500", "--rules",
                     "stall=0,exchange_minimum=20,out_of_play=0", stdout=subprocess.DEVNULL)
        self.assertEqual(1, result.code)
        self.assertRegex(result.err, r"\Atercet: rules: a round does not end within \d+ actions; choose rules .* stall above 0\n\Z")


class Options(unittest.TestCase):
    def assert_refused(self, name, *arguments):
        result = selfplay(*arguments)
        self.assertEqual((2, ""), (result.code, result.out), arguments)
        self.assertIn(name, result.err)
        self.assertTrue(result.err.startswith("tercet: "), result.err)
        return result

    def test_a_wrong_rule_is_named(self):
        for rules, name in (("house", "house"), ("classic,colour=red", "colour"), ("draws=11", "draws"),
                            ("draws=-1", "draws"), ("draws=1.9", "draws"), ("draws=1e1", "draws"),
                            ("draws=4294967297", "draws"), ("draws=99999999999999999999", "draws"),
                            ("draws=", "draws"), ("draws=true", "draws"), ("draws", "draws"),
                            ("classic,draws", "draws"), ("scoring=Simple", "scoring"),
                            ("equal_turns=1", "equal_turns"), ("hexagon_bonus=[1,2]", "hexagon_bonus"),
                            ("hexagon_bonus=[1,2,1.5]", "hexagon_bonus"), ("hexagon_bonus=1", "hexagon_bonus"),
                            ('rack_size={"2":29}', "rack_size"), ('rack_size={"2":0}', "rack_size"),
                            ('rack_size={"7":5}', "rack_size"), ("rack_size={}", "rack_size"),
                            ("rack_size=9", "rack_size"), ("match=points,scoring=none", "match"),
                            ("turn_seconds=0", "turn_seconds"), ("limit=0", "limit"), ("rounds=1001", "rounds"),
                            ("preset=", "preset"), ("preset=7", "preset"), ("classic,", "field"),
                            ("draws=" + "[" * 100_000, "draws"), ("draws=" + "[" * 50 + "]" * 50, "draws")):
            with self.subTest(rules[:50]):
                result = self.assert_refused(name, "--bots", "random,random", "--rules", rules)
                self.assertEqual(1, result.err.count("\n"))
                self.assertLess(len(result.err), 500)

    def test_a_wrong_rule_of_triolet_is_named(self):
        for rules, name in (("classic", "classic"), ("rack_size=4", "rack_size"), ("players=[4,2]", "players"),
                            ("players=[2,5]", "players"), ("squares=none", "squares"), ("draws=3", "draws")):
            result = run("selfplay", "triolet", "--bots", "random,random", "--rules", rules)
            self.assertEqual((2, ""), (result.code, result.out), rules)
            self.assertIn(name, result.err)

    def test_a_wrong_bot_is_named(self):
        for bots, name in (("random,robot", "robot"), ("Random,random", "Random"), ("random:ms=5,random", "ms=5"),
                           ("random,", '""'), (",random", '""'), ("random, random", '" random"')):
            self.assert_refused(name, "--bots", bots)

    def test_the_number_of_bots_must_be_allowed(self):
        for bots in ("", "random", ",".join(["random"] * 5), ",".join(["random"] * 7), "random," * 10_000):
            self.assert_refused("--bots", "--bots", bots)
        self.assert_refused("--bots", "--bots", "random,random,random", "--rules", 'rack_size={"2":9}')
        self.assert_refused("--bots", "--bots", "random,random,random,random,random,random,random",
                            "--rules", "classic")

    def test_the_number_of_games_is_a_number(self):
        for games in ("0", "-1", "1.5", "x", "", "99999999999999999999", "0x10", "+1", " 1"):
            self.assert_refused("--games", "--bots", "random,random", "--games", games)
        self.assertEqual(10, len(self_played("classic", 2, games="010").splitlines()))

    def test_options_may_stand_before_the_game(self):
        result = run("selfplay", "--bots", "random,random", "--seed", "1", "triominos")
        self.assertEqual((0, selfplay("--seed", "1", "--bots", "random,random").out), (result.code, result.out))


class Out(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.path = self.folder / "games.jsonl"

    def write(self, *arguments, **options):
        return selfplay("--bots", "random,random", "--seed", "1", "--out", str(self.path), *arguments, **options)

    def test_the_file_holds_what_would_be_printed(self):
        result = self.write("--games", "30")
        self.assertEqual((0, "", ""), (result.code, result.out, result.err))
        printed = selfplay("--bots", "random,random", "--seed", "1", "--games", "30").out
        self.assertEqual(printed, self.path.read_text())
        self.assertEqual([self.path], list(self.folder.iterdir()))

    def test_an_old_file_is_replaced_and_keeps_its_mode(self):
        self.path.write_text("old")
        self.path.chmod(0o640)
        self.assertEqual(0, self.write().code)
        self.assertTrue(self.path.read_text().startswith('{"tercet":1'))
        self.assertEqual(0o640, self.path.stat().st_mode & 0o777)

    def test_a_read_only_file_is_left_alone(self):
        self.path.write_text("old")
        self.path.chmod(0o444)
        result = self.write()
        self.assertEqual((1, "", f"tercet: {self.path}: it is read-only; choose another file\n"),
                         (result.code, result.out, result.err))
        self.assertEqual(("old", 0o444), (self.path.read_text(), self.path.stat().st_mode & 0o777))
        self.assertEqual([self.path], list(self.folder.iterdir()))

    def test_a_new_file_has_the_usual_mode(self):
        self.assertEqual(0, self.write(umask=0o027).code)
        self.assertEqual(0o640, self.path.stat().st_mode & 0o777)

    def test_where_nothing_can_be_written_it_is_said(self):
        (self.folder / "file").write_text("")
        for path in (self.folder / "missing" / "x", self.folder, self.folder / "file" / "x",
                     self.folder / ("x" * 300), "/dev/full"):
            self.path = path
            result = self.write()
            self.assertEqual((1, ""), (result.code, result.out), path)
            self.assertRegex(result.err, r"\Atercet: [^\n]* cannot be written: [^\n]+\n\Z")

    def test_a_full_disk_leaves_the_old_file(self):
        def little_room():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000))

        self.path.write_text("old")
        result = self.write("--games", "1000", preexec_fn=little_room)
        self.assertEqual((1, "old"), (result.code, self.path.read_text()))
        self.assertIn("cannot be written", result.err)
        self.assertEqual([self.path], list(self.folder.iterdir()))

    def test_wrong_usage_leaves_the_old_file(self):
        self.path.write_text("old")
        self.assertEqual(2, self.write("--rules", "house").code)
        self.assertEqual("old", self.path.read_text())
        self.assertEqual([self.path], list(self.folder.iterdir()))

    def start_long_game(self, **options):
        """It has written a part of the file when this returns."""
        process = subprocess.Popen([PROGRAM, "selfplay", "triominos", "--bots", "random,random", "--games",
                                    "100000000", "--out", str(self.path)], **options)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        while not any(path.stat().st_size > 100_000 for path in self.folder.iterdir()):
            self.assertIsNone(process.poll())
            time.sleep(0.01)
        return process

    def test_who_is_killed_leaves_no_half_file(self):
        process = self.start_long_game()
        process.kill()
        self.assertEqual(-signal.SIGKILL, process.wait())
        self.assertEqual([True], [path.name.startswith("games.jsonl.part-") for path in self.folder.iterdir()])

    def test_who_is_ended_leaves_nothing(self):
        self.path.write_text("old")
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            process = self.start_long_game()
            process.send_signal(number)
            self.assertEqual(-number, process.wait())
            self.assertEqual(([self.path], "old"), (list(self.folder.iterdir()), self.path.read_text()))

    def test_a_signal_that_is_ignored_does_no_harm(self):
        process = self.start_long_game(preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
        process.send_signal(signal.SIGHUP)
        size = max(path.stat().st_size for path in self.folder.iterdir())
        while max(path.stat().st_size for path in self.folder.iterdir()) == size:
            self.assertIsNone(process.poll())
            time.sleep(0.01)
        process.terminate()
        self.assertEqual(-signal.SIGTERM, process.wait())
        self.assertEqual([], list(self.folder.iterdir()))

    def test_a_link_stays_and_leads_to_the_new_file(self):
        target = self.folder / "target"
        (self.folder / "link").symlink_to("target")
        (self.folder / "games.jsonl").symlink_to(self.folder / "link")
        for old in (None, "old"):  # the target need not exist
            if old:
                target.write_text(old)
            self.assertEqual(0, self.write().code)
            self.assertTrue(self.path.is_symlink() and not target.is_symlink())
            self.assertTrue(target.read_text().startswith('{"tercet":1'))
        self.assertEqual(3, len(list(self.folder.iterdir())))

    def test_standard_output_by_name_is_not_replaced(self):
        printed = self.folder / "printed"
        printed.write_text("before\n")
        self.path = pathlib.Path("/proc/self/fd/1")
        with open(printed, "ab") as output:
            self.assertEqual(0, self.write(stdout=output).code)
        self.assertRegex(printed.read_text(), r'\Abefore\n\{"tercet":1')
        self.assertEqual([printed], list(self.folder.iterdir()))

    def test_a_dash_is_standard_output(self):
        self.path = "-"
        result = self.write(cwd=self.folder)
        self.assertEqual((0, selfplay("--bots", "random,random", "--seed", "1").out), (result.code, result.out))
        self.assertEqual([], list(self.folder.iterdir()))

    def test_an_empty_name_is_none(self):
        self.path = ""
        result = self.write(cwd=self.folder)
        self.assertEqual((2, "", "tercet: --out: the name of a file is needed\n"), (result.code, result.out, result.err))

    def test_who_cannot_print_does_not_play_on(self):
        with open("/dev/full", "wb") as full:
            result = selfplay("--bots", "random,random", "--games", "1000000000", stdout=full)
        self.assertEqual(1, result.code)
        self.assertIn("standard output cannot be written", result.err)

    def test_what_is_no_file_is_written_directly(self):
        self.path = pathlib.Path("/dev/null")
        self.assertEqual(0, self.write().code)
        self.assertTrue(self.path.is_char_device())
        pipe = self.folder / "pipe"
        os.mkfifo(pipe)
        self.path = pipe
        if os.fork() == 0:
            self.write()
            os._exit(0)
        self.assertEqual(1, pipe.read_text().count("\n"))
        os.wait()


if __name__ == "__main__":
    unittest.main()
