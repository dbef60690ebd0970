"""What is learned from games of the computer with itself: the same for the same seed, in one go or in several."""
import json
import pathlib
import re
import signal
import subprocess
import tempfile
import time
import unittest

from program import PROGRAM, run

ROOT = pathlib.Path(__file__).resolve().parents[2]
FEW = ("triolet", "--games", "4", "--rounds", "2", "--seed", "3")


def train(*arguments):
    return run("train", *arguments)


def learned(*arguments):
    result = train(*arguments)
    assert (result.code, result.err) == (0, ""), result.err
    return result.out


class Lessons(unittest.TestCase):
    def test_depend_on_the_seed_and_not_on_threads(self):
        one = learned(*FEW, "--threads", "1")
        self.assertEqual(one, learned(*FEW, "--threads", "3"))
        self.assertNotEqual(one, learned("triolet", "--games", "4", "--rounds", "2", "--seed", "4"))

    def test_a_second_round_begins_with_what_the_first_taught(self):
        self.assertNotEqual(self.weights(learned("triolet", "--games", "4", "--rounds", "1", "--seed", "3")),
                            self.weights(learned(*FEW)))

    def test_what_is_compiled_in_looks_like_that_and_names_its_command(self):
        ours = (ROOT / "data/triolet_evaluation.inc").read_text()
        self.assertRegex(ours, r"(?m)^// tercet train triolet --games \d+ --rounds \d+ --seed \d+$")
        shape = [re.sub(r"\d+", "0", line) for line in ours.splitlines() if line.startswith("//")]
        fresh = [re.sub(r"\d+", "0", line) for line in learned(*FEW).splitlines() if line.startswith("//")]
        self.assertEqual(fresh, shape)
        self.assertEqual([3, 3, 17], [len(line) for line in self.weights(ours)])

    @staticmethod
    def weights(text):
        return [[float(number) for number in line.split(",")[:-1]]
                for line in text.splitlines() if not line.startswith("//")]


class Files(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = pathlib.Path(self.folder.name) / "training.json"

    def tearDown(self):
        self.folder.cleanup()

    def test_a_training_goes_on_where_its_file_ends(self):
        whole = learned(*FEW)
        self.assertEqual(whole, learned(*FEW, "--out", str(self.path)))
        done = json.loads(self.path.read_text())
        self.assertEqual((2, 0), (done["round"], done["games"]))
        self.assertEqual(whole, learned(*FEW, "--out", str(self.path)))  # nothing is left to play

    def test_also_if_it_was_killed_within_a_round(self):
        many = ("triolet", "--games", "30", "--rounds", "1", "--seed", "3", "--out", str(self.path))
        kept = {"round": 1}
        for _ in range(5):  # it may be done before it is killed
            self.path.unlink(missing_ok=True)
            with subprocess.Popen([PROGRAM, "train", *many], stdout=subprocess.DEVNULL) as process:
                while not self.path.exists() and process.poll() is None:
                    time.sleep(0.005)
                process.kill()
            kept = json.loads(self.path.read_text())
            if kept["round"] == 0:
                break
        self.assertEqual(0, kept["round"])
        self.assertGreater(kept["games"], 0)
        self.assertEqual(learned(*many[:-2]), learned(*many))

    def test_who_is_ended_leaves_nothing_but_the_file(self):
        with subprocess.Popen([PROGRAM, "train", "triolet", "--games", "100000", "--threads", "3", "--out",
                               str(self.path)], stdout=subprocess.DEVNULL) as process:
            while not self.path.exists():
                self.assertIsNone(process.poll())
                time.sleep(0.005)
            process.send_signal(signal.SIGINT)
        self.assertEqual(-signal.SIGINT, process.returncode)
        self.assertEqual([self.path], list(self.path.parent.iterdir()))

    def test_other_files_are_left_alone(self):
        for text in ("no json", "[]", '{"what": {}}'):
            self.path.write_text(text)
            result = train(*FEW, "--out", str(self.path))
            self.assertEqual(1, result.code)
            self.assertIn("choose another file", result.err)
            self.assertEqual(text, self.path.read_text())

    def test_one_of_a_version_that_dealt_other_tiles_is_left_alone(self):
        learned(*FEW, "--out", str(self.path))
        kept = json.loads(self.path.read_text())
        self.assertEqual(2, kept["what"]["train"])
        kept["what"]["train"] = 1
        self.path.write_text(json.dumps(kept))
        before = self.path.read_bytes()
        result = train(*FEW, "--out", str(self.path))
        self.assertEqual((1, "", f"tercet: {self.path}: it was begun by another version, which deals other tiles "
                                 "for the same seed; choose another file\n"), (result.code, result.out, result.err))
        self.assertEqual(before, self.path.read_bytes())

    def test_a_damaged_one_is_refused(self):
        learned(*FEW, "--out", str(self.path))
        good = json.loads(self.path.read_text())
        for key, value in (("sums", [1, 2]), ("known", "x"), ("round", "two"), ("round", 3), ("round", -1),
                           ("games", None), ("games", -5), ("games", 5), ("games", 1.9), ("games", 1e30)):
            self.path.write_text(json.dumps({**good, key: value}))
            result = train(*FEW, "--out", str(self.path))
            self.assertEqual((1, True), (result.code, "damaged" in result.err), (key, result.err))

    def test_sums_that_nothing_can_add_up_to_are_refused(self):
        learned(*FEW, "--out", str(self.path))
        good = json.loads(self.path.read_text())
        self.path.write_text(json.dumps({**good, "round": 0, "games": 4, "sums": [-1e9] * len(good["sums"])}))
        result = train(*FEW, "--out", str(self.path))
        self.assertEqual((1, ""), (result.code, result.out))
        self.assertIn("makes no sense", result.err)

    def test_an_empty_one_is_a_fresh_start(self):
        self.path.touch()
        self.assertEqual(learned(*FEW), learned(*FEW, "--out", str(self.path)))

    def test_a_read_only_one_is_left_alone(self):
        self.path.touch(0o444)
        result = train(*FEW, "--out", str(self.path))
        self.assertEqual((1, "", f"tercet: {self.path}: it is read-only; choose another file\n"),
                         (result.code, result.out, result.err))
        self.assertEqual("", self.path.read_text())

    def test_a_folder_that_is_not_there(self):
        result = train(*FEW, "--out", str(self.path / "x"))
        self.assertEqual(1, result.code)
        self.assertIn("cannot be written", result.err)


class Refusals(unittest.TestCase):
    def test_say_what_is_wrong(self):
        for arguments, words in ((("triominos",), "nothing in triominos is learned"),
                                 (("chess",), "there is no game"),
                                 (("triolet", "--games", "0"), "--games"),
                                 (("triolet", "--rounds", "x"), "--rounds"),
                                 (("triolet", "--threads", "0"), "--threads"),
                                 ((*FEW, "--out", ""), "--out: the name of a file is needed"),
                                 ((*FEW, "--out", "-"), "--out: a file is needed, as standard output cannot"),
                                 (("triolet", "--seed", "-1"), "seed")):
            result = train(*arguments)
            self.assertEqual(2, result.code)
            self.assertIn(words, result.err)


if __name__ == "__main__":
    unittest.main()
