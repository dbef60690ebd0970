"""Every numbered rule in docs/rules has a test that cites it, and every rule a test cites exists.

A rule is a heading such as "### 3.2 Edge to edge" in triominos.md. A test cites it as
"triominos.md §3.2", or several at once: "triominos.md §3.2, §3.3".
"""
import pathlib
import re
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
HEADING = re.compile(r"^#+ (\d+(?:\.\d+)*)\.? ", re.MULTILINE)
CITATION = re.compile(r"(\w+\.md)((?:[\s,;/]|and|//)*§\s?\d+(?:\.\d+)*)+")
NUMBER = re.compile(r"§\s?(\d+(?:\.\d+)*)")


def rules_of(root):
    return {
        (path.name, number)
        for path in (root / "docs/rules").glob("*.md")
        for number in HEADING.findall(path.read_text())
    }


def citations_of(root):
    """Where each rule is cited."""
    cited = {}
    for path in sorted((root / "tests").rglob("*_test.*")):
        if path.parent.name == "architecture":
            continue
        for found in CITATION.finditer(path.read_text()):
            for number in NUMBER.findall(found[0]):
                cited.setdefault((found[1], number), path)
    return cited


def in_order(rule):
    return rule[0], [int(part) for part in rule[1].split(".")]


def problems(root):
    rules, cited = rules_of(root), citations_of(root)
    for book, number in sorted(rules - cited.keys(), key=in_order):
        if "." in number:  # a chapter alone is no rule
            yield f"{book} §{number}: no test cites it"
    for (book, number), path in sorted(cited.items()):
        if (book, number) not in rules:
            yield f"{path}: {book} has no §{number}"


class RuleCitations(unittest.TestCase):
    def test_rules_and_tests_agree(self):
        self.assertTrue(rules_of(ROOT))
        if found := list(problems(ROOT)):
            self.fail("\n".join(["", *found]))

    def problems_with(self, rules, test):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for path, text in {"docs/rules/chess.md": rules, "tests/chess/pawn_test.cpp": test}.items():
                (root / path).parent.mkdir(parents=True)
                (root / path).write_text(text)
            return [problem.removeprefix(f"{root}/") for problem in problems(root)]

    def test_a_rule_without_a_test_is_found(self):
        rules = "## 1 Pawns\n\n### 1.1 Steps\n\n### 1.2 Captures\n\n### 1.10 Becomes a queen\n"
        self.assertEqual(["chess.md §1.2: no test cites it"],
                         self.problems_with(rules, "// chess.md §1.1,\n// §1.10\n"))

    def test_a_citation_of_nothing_is_found(self):
        self.assertEqual(["tests/chess/pawn_test.cpp: chess.md has no §1.2"],
                         self.problems_with("### 1.1 Steps\n", "// chess.md §1.1 and §1.2\n"))


if __name__ == "__main__":
    unittest.main()
