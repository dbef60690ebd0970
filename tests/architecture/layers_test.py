"""Includes follow the arrows of ARCHITECTURE.md, and libraries keep away from the outside world."""
import pathlib
import re
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]

RULES = {"base", "game", "triominos", "triolet"}
TABLE = RULES | {"table"}
MAY_INCLUDE = {
    "base": set(),
    "game": {"base"},
    "triominos": {"base", "game"},
    "triolet": {"base", "game"},
    "table": RULES,
    "notation": TABLE,
    "ai": TABLE | {"data"},
    "picture": set(),
    "apps/server": {"base"},
    "apps/tercet": TABLE | {"notation", "ai", "picture", "server"},
    "apps/wasm": TABLE | {"notation", "ai"},
}
MAY_USE_PACKAGE = {
    "notation": {"nlohmann"},
    "apps/server": {"arpa", "boost", "fmt", "net", "netinet", "sys"},
    "apps/tercet": {"CLI", "fmt", "nlohmann", "sys"},
}
# What takes so long to compile that one file includes it for all.
ONLY_IN = {"CLI": "apps/tercet/command_line.cpp"}

# No library knows a file, a clock, a thread or a terminal, or chance that is not a parameter.
OUTSIDE_WORLD = {"chrono", "condition_variable", "cstdio", "ctime", "filesystem", "fstream", "future",
                 "iostream", "mutex", "random", "stdio.h", "thread", "time.h", "unistd.h"}


def layer_of(path):
    """libs/ai/search/tree.cpp is in the layer "ai", apps/tercet/main.cpp in "apps/tercet"."""
    return path.parts[1] if path.parts[0] == "libs" else "/".join(path.parts[:2])


def problem_of(layer, line):
    include = re.match(r'\s*#\s*include\s*(["<])([^">]+)', line)
    if not include:
        return None
    ours, name = include[1] == '"', include[2]
    first = name.split("/")[0]
    if ours:
        may = first in MAY_INCLUDE[layer] | {layer.split("/")[-1]} and "/" in name
        return None if may else f"{layer} may not include {name}"
    if "/" in name:
        may = first in MAY_USE_PACKAGE.get(layer, set())
        return None if may else f"{layer} may not use the package {first}"
    may = layer.startswith("apps/") or name not in OUTSIDE_WORLD
    return None if may else f"{layer} may not use <{name}>"


def problem_of_place(path, line):
    include = re.match(r"\s*#\s*include\s*<([^/>]+)/", line)
    place = include and ONLY_IN.get(include[1])
    return f"only {place} may use the package {include[1]}" if place and place != path.as_posix() else None


def problems(root):
    for path in sorted([*(root / "libs").rglob("*.[ch]pp"), *(root / "apps").rglob("*.[ch]pp")]):
        layer = layer_of(path.relative_to(root))
        if layer not in MAY_INCLUDE:
            yield f"{path}: no arrows are known for the layer {layer}"
            continue
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if problem := problem_of(layer, line) or problem_of_place(path.relative_to(root), line):
                yield f"{path}:{number}: {problem}"


class Layers(unittest.TestCase):
    def test_the_tree_follows_the_arrows(self):
        if found := list(problems(ROOT)):
            self.fail("\n".join(["", *found]))

    def problems_with(self, path, text):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, path)
            file.parent.mkdir(parents=True)
            file.write_text(text)
            return list(problems(pathlib.Path(folder)))

    def test_what_breaks_an_arrow_is_found(self):
        for path, text in [
            ("libs/base/a.hpp", '#include "game/seat.hpp"'),
            ("libs/game/a.cpp", '\n#include "triominos/tile.hpp"'),
            ("libs/triominos/a.hpp", '#include "triolet/tile.hpp"'),
            ("libs/triominos/a.hpp", '#include "notation/record.hpp"'),
            ("libs/triominos/a.hpp", '#include "tile.hpp"'),
            ("libs/ai/search/a.cpp", '# include "notation/record.hpp"'),
            ("libs/notation/a.cpp", '#include "ai/player.hpp"'),
            ("libs/table/a.hpp", '#include "notation/record.hpp"'),
            ("libs/triolet/a.hpp", '#include "table/event.hpp"'),
            ("libs/misc/a.hpp", "int x;"),
            ("libs/ai/a.cpp", "#include <thread>"),
            ("libs/notation/a.cpp", "#include <fstream>"),
            ("libs/base/a.hpp", "#include <sys/random.h>"),
            ("libs/triominos/a.cpp", "#include <nlohmann/json.hpp>"),
            ("libs/ai/a.cpp", "#include <fmt/core.h>"),
            ("libs/notation/a.cpp", '#include "server/page.hpp"'),
            ("apps/server/a.cpp", '#include "tercet/message.hpp"'),
            ("apps/server/a.cpp", '#include "triominos/position.hpp"'),
            ("apps/wasm/a.cpp", '#include "tercet/message.hpp"'),
            ("apps/tercet/a.cpp", "#include <boost/asio.hpp>"),
            ("apps/tercet/a.cpp", "#include <CLI/CLI.hpp>"),
        ]:
            with self.subTest(path=path, text=text):
                self.assertEqual(1, len(self.problems_with(path, text)))

    def test_what_follows_the_arrows_passes(self):
        for path, text in [
            ("libs/game/a.hpp", '#include <vector>\n#include "base/random.hpp"\n#include "game/seat.hpp"'),
            ("libs/ai/search/a.hpp", '#include "ai/player.hpp"\n#include "triominos/view.hpp"'),
            ("libs/notation/a.cpp", '#include <nlohmann/json.hpp>\n#include "triominos/move.hpp"'),
            ("apps/tercet/a.cpp", '#include <fstream>\n#include <fmt/core.h>\n#include "tercet/a.hpp"'),
            ("apps/tercet/command_line.cpp", "#include <CLI/CLI.hpp>"),
            ("apps/tercet/a.cpp", '#include "server/server.hpp"'),
            ("apps/server/a.cpp", '#include <boost/beast/http.hpp>\n#include "server/page.hpp"'),
        ]:
            with self.subTest(path=path):
                self.assertEqual([], self.problems_with(path, text))


if __name__ == "__main__":
    unittest.main()
