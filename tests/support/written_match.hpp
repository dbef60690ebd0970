#pragma once

#include <cstdint>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "notation/record.hpp"
#include "notation/replay.hpp"
#include "notation/rules_text.hpp"
#include "notation/triominos_notation.hpp"

/// Records of Triominos written by hand, for tests alone.
namespace tercet::notation {

using TriominosReplay =
    Expected<ReplaySummary<TriominosNotation>, ReplayProblem<TriominosNotation>>;

TriominosReplay replayed(const Record& record);

/// Why a record is refused, if for a reason of this type.
template <class Why>
const Why* why(const TriominosReplay& replay) {
    return replay ? nullptr : std::get_if<Why>(&replay.error().why);
}

/// "012 345": words between spaces.
inline std::vector<std::string> words(const std::string& text) {
    std::vector<std::string> all;
    std::string word;
    for (const char c : text + ' ') {
        if (c != ' ') {
            word += c;
        } else if (!word.empty()) {
            all.push_back(std::exchange(word, {}));
        }
    }
    return all;
}

/// One text for each rack.
inline RoundRecord written_round(const std::vector<std::string>& racks,
                                 const std::vector<std::string>& actions,
                                 std::int64_t starter = 0) {
    RoundRecord round;
    for (const auto& rack : racks) round.racks.push_back(words(rack));
    round.starter = starter;
    round.actions = actions;
    return round;
}

/// Rules as on the command line. A seat for each rack of the first round.
inline Record written_match(const std::string& rules, std::vector<RoundRecord> rounds) {
    Record record{"triominos", *parse_rules(rules), {}, std::move(rounds), {}};
    for (std::size_t i = 0; i < record.rounds.front().racks.size(); ++i) {
        record.seats.push_back("seat " + std::to_string(i));
    }
    return record;
}

/// The lines of a file in tests/data.
inline std::vector<std::string> data_lines(const std::string& name) {
    std::ifstream file{"tests/data/" + name};
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

}  // namespace tercet::notation
