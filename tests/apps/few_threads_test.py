"""A system that gives fewer threads than wanted, or none: the same results, only later."""
import resource
import unittest

from program import DATA, IS_SANITIZED, limit_memory, run

COMMANDS = (("duel", "triominos", "--bots", "greedy,random", "--deals", "60", "--threads", "1024"),
            ("duel", "triolet", "--bots", "expert:playouts=5,greedy", "--deals", "2", "--threads", "1024"),
            ("train", "triolet", "--games", "2", "--rounds", "1", "--threads", "1024"),
            ("selfplay", "triominos", "--bots", "expert:playouts=20,random", "--seed", "1"),
            ("analyze", "--playouts", "2", str(DATA / "triominos_positions.jsonl")))


def with_stacks_beyond_memory():
    limit_memory()
    _, hard = resource.getrlimit(resource.RLIMIT_STACK)
    resource.setrlimit(resource.RLIMIT_STACK, (1 << 30, hard))


def with_little_memory():
    resource.setrlimit(resource.RLIMIT_AS, (200_000 << 10, 200_000 << 10))


@unittest.skipIf(IS_SANITIZED, "a sanitizer needs more memory than is left here")
class FewThreads(unittest.TestCase):
    def assert_same(self, preexec_fn):
        for arguments in COMMANDS:
            with self.subTest(arguments):
                usual = run(*arguments)
                result = run(*arguments, preexec_fn=preexec_fn)
                self.assertEqual((0, usual.out, ""), (result.code, result.out, result.err))

    def test_none(self):
        self.assert_same(with_stacks_beyond_memory)

    def test_some(self):
        self.assert_same(with_little_memory)


if __name__ == "__main__":
    unittest.main()
