#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "notation/replay.hpp"
#include "tercet/commands.hpp"
#include "tercet/each_record.hpp"

namespace tercet::app {
namespace {

/// Says what is wrong with a record, or prints `ok` and the scores.
struct Verify {
    template <class Notation>
    std::string operator()(const notation::Record& record) const {
        const auto ignore = [](const auto&) {};
        const auto summary = notation::Replayer<Notation>{record}.run(ignore);
        if (!summary) return notation::sentence(summary.error());
        std::string verdict = summary->has_unknown ? "ok (unknown tiles)" : "ok";
        for (const Points points : summary->points) verdict += ' ' + std::to_string(points);
        put_line(verdict);
        return {};
    }
};

}  // namespace

Command verify_command() {
    const auto paths = std::make_shared<std::vector<std::string>>();
    return {"verify",
            "Replay records and check every action and score",
            {{"FILE", paths.get(), "Records, one a line; - is standard input", kRequired}},
            [paths] {
                int exit_code = kDone;
                for (const std::string& path : *paths) {
                    exit_code = std::max(exit_code, for_each_record(path, Verify{}, put_line));
                }
                return exit_code;
            }};
}

}  // namespace tercet::app
