"""What happened beside the actions of a record: written, checked and shown."""
import copy
import json
import unittest

from program import compact, good_records, run, self_played


def broken_off(*incidents, actions=4, end="resigned", by=0):
    """A round of the example that stops after that many actions."""
    record = copy.deepcopy(good_records()[0])
    whole = record["rounds"][0]
    record["rounds"] = [{"racks": whole["racks"], "starter": whole["starter"], "actions": whole["actions"][:actions],
                         "incidents": list(incidents), "end": end, "by": by}]
    return record


class Incidents(unittest.TestCase):
    def verify(self, record):
        return run("verify", "-", stdin=compact(record).encode()).lines[0]

    def assert_refused(self, reason, record):
        self.assertEqual(f"-:1: round 1: {reason}", self.verify(record))

    def test_they_are_checked_and_shown(self):
        after = good_records()[0]["rounds"][0]["actions"][4:6]
        record = broken_off({"after": 2, "took_over": 1}, {"after": 4, "back": 1, "when": "noon"},
                            {"after": 4, "taken_back": after})
        self.assertRegex(self.verify(record), r"\Aok -?\d+ -?\d+\Z")
        shown = run("replay", "-", stdin=compact(record).encode())
        self.assertEqual((0, ""), (shown.code, shown.err))
        self.assertIn("\nA computer plays for Bob.\n", shown.out)
        self.assertIn("\nBob is back.\n", shown.out)
        self.assertIn("\nThe last 2 actions are taken back.\n", shown.out)
        self.assertIn("\nAnn resigns.\n", shown.out)
        self.assertIn("\nThe round ends: resigned.\n", shown.out)

    def test_what_cannot_have_happened_is_refused(self):
        for reason, incidents in (
            ('incident 1: "after" must be a number of actions of the round, and no smaller than that of the incident '
             "before", [{"after": 5, "back": 1}]),
            ('incident 2: "after" must be a number of actions of the round, and no smaller than that of the incident '
             "before", [{"after": 3, "took_over": 1}, {"after": 2, "back": 1}]),
            ("incident 1: there is no seat 2", [{"after": 1, "resigned": 2}]),
            ("incident 1: seat 1 cannot be back: no computer played for it", [{"after": 1, "back": 1}]),
            ("incident 2: seat 1 was taken over before", [{"after": 1, "took_over": 1}, {"after": 1, "took_over": 1}]),
            ("incident 1: seat 1 cannot be late here: it must be its turn, with a clock that runs and an action that "
             "follows", [{"after": 1, "late": 1}]),
        ):
            with self.subTest(reason):
                self.assert_refused(reason, broken_off(*incidents))
        self.assert_refused('"by": there is no seat 9', broken_off(by=9))
        fifth = good_records()[0]["rounds"][0]["actions"][4]
        self.assertRegex(self.verify(broken_off({"after": 4, "taken_back": [fifth, "555@0,0"]})),
                         r'\A-:1: round 1 incident 1 action 2 "555@0,0": ')

    def test_a_round_that_is_over_is_over_before_what_follows(self):
        record = good_records()[0]
        whole = record["rounds"][0]
        resigned = {"after": len(whole["actions"]), "resigned": 0}
        for end in ({"end": whole["end"], "scores": whole["scores"]}, {}):
            record["rounds"] = [{"racks": whole["racks"], "starter": whole["starter"], "actions": whole["actions"],
                                 "incidents": [resigned], **end}]
            self.assert_refused("incident 1: the match was decided before", record)
            goes_on = record | {"rules": record["rules"] | {"match": "points", "limit": 1000}}
            legal = run("legal", "-", stdin=compact(goes_on).encode())
            self.assertEqual([compact({"over": whole["end"]})], legal.lines, legal.err)
            taken_back = {"after": resigned["after"], "taken_back": ["pass"]}
            record["rounds"][0]["incidents"] = [taken_back]
            self.assertEqual('-:1: round 1 incident 1 action 1 "pass": the round is over: nothing can follow',
                             self.verify(record))

    def test_nothing_is_legal_when_all_but_one_have_resigned(self):
        record = broken_off({"after": 4, "resigned": 0})
        del record["rounds"][0]["end"], record["rounds"][0]["by"]
        self.assertEqual(['{"over":"resigned"}'], run("legal", "-", stdin=compact(record).encode()).lines)

    def test_nothing_follows_when_all_but_one_have_resigned(self):
        gone = {"after": 2, "resigned": 0}
        record = broken_off(gone)
        third = record["rounds"][0]["actions"][2]
        reason = f'-:1: round 1 action 3 "{third}": all but one have resigned: nothing can follow'
        self.assertEqual(reason, self.verify(record))
        record = broken_off(gone, {"after": 2, "taken_back": [third]}, actions=2)
        self.assertEqual(reason.replace("action 3", "incident 2 action 1"), self.verify(record))
        for another in ("resigned", "took_over", "back"):
            self.assert_refused("incident 2: the match was decided before",
                                broken_off(gone, {"after": 2, another: 1}, actions=2))
        self.assert_refused('"by": the match was decided before', broken_off(gone, actions=2))

    def test_how_an_opening_lay_is_told_by_what_was_taken_back(self):
        record = {"tercet": 1, "game": "triominos", "rules": {"preset": "classic"}, "seats": ["Ann", "Bob"],
                  "rounds": [{"racks": [["?"] * 9, ["?"] * 9], "starter": 0, "actions": ["040@0,0", "403@0,1"]}]}
        self.assertTrue(self.verify(record).startswith("ok"))
        record["rounds"][0] |= {"actions": ["040@0,0"], "incidents": [{"after": 1, "taken_back": ["403@0,1"]}]}
        self.assertTrue(self.verify(record).startswith("ok"), self.verify(record))

    def test_taking_back_without_end_is_refused_in_good_time(self):
        actions = good_records()[0]["rounds"][0]["actions"]
        record = broken_off(*[{"after": 40, "taken_back": [actions[40]]}] * 30_000, actions=40)
        self.assert_refused("incident 24391: more was taken back in this record than can be checked in good time",
                            record)

    def test_who_was_late_did_what_the_clock_does(self):
        record = json.loads(self_played("classic,turn_seconds=30", 2, seed=3))
        said = set()
        for after in range(len(record["rounds"][0]["actions"])):
            answers = []
            for seat in (0, 1):
                late = copy.deepcopy(record)
                late["rounds"][0]["incidents"] = [{"after": after, "late": seat}]
                answers.append(self.verify(late))
            others = [answer for answer in answers if "cannot be late here" not in answer]
            self.assertEqual(0 if after == 0 else 1, len(others), answers)  # there is no clock for the opening
            said |= {answer.split(" ")[0] if answer.startswith("ok") else answer.split(", ")[1] for answer in others}
        self.assertEqual({"ok", "but the action that follows is not the one of the clock"}, said)

    def test_nobody_is_late_twice_in_a_turn(self):
        record = json.loads(self_played("classic,turn_seconds=30", 2, seed=3))
        late = []
        for after in range(1, 12):
            for seat in (0, 1):
                once = {"after": after, "late": seat}
                record["rounds"][0]["incidents"] = [once]
                if self.verify(record).startswith("ok"):
                    record["rounds"][0]["incidents"] = [once, once]
                    late.append(self.verify(record))
        self.assertEqual({f"-:1: round 1: incident 2: seat {seat} cannot be late here: it must be its turn, with a "
                          "clock that runs and an action that follows" for seat in (0, 1)}, set(late))

    def test_a_record_without_them_is_as_it_was(self):
        record = good_records()[0]
        record["rounds"][0]["by"] = {"hand": [1, 2]}  # of somebody else: nobody resigned
        self.assertTrue(self.verify(record).startswith("ok"))
        self.assertTrue(self.verify(broken_off(by="Ann")).startswith("ok"))


if __name__ == "__main__":
    unittest.main()
