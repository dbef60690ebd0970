#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.hpp"
#include "game/ending.hpp"
#include "game/rule_field.hpp"
#include "notation/incident.hpp"

namespace tercet::notation {

/// The version of the record format that we read and write.
inline constexpr int kRecordVersion = 1;

/// One round as it was written down. Nothing in it has been checked against the rules yet.
struct RoundRecord {
    std::vector<std::vector<std::string>> racks;
    std::int64_t starter = 0;
    std::vector<std::string> actions;
    std::vector<Incident> incidents;
    std::optional<std::vector<std::int64_t>> scores;
    std::optional<Ending> end;
    std::optional<std::int64_t> by;  ///< who resigned, if that was the end
    Extras extras;

    bool operator==(const RoundRecord&) const = default;
};

/// One match as it was written down, of any game.
struct Record {
    std::string game;
    RuleChoice rules;
    std::vector<std::string> seats;
    std::vector<RoundRecord> rounds;
    Extras extras;

    bool operator==(const Record&) const = default;
};

/// A tile on a written rack that cannot be read.
template <class TextProblem>
struct RackTextProblem {
    int seat = 0;  ///< from 0, as in the record
    std::string text;
    TextProblem why;

    bool operator==(const RackTextProblem&) const = default;
};

/// Why a text is not a record.
struct FormProblem {
    enum class Code {
        not_json,       ///< detail: what the parser says; offset
        duplicate_key,  ///< key
        too_deep,
        too_many_values,
        missing_key,      ///< key
        wrong_type,       ///< key; detail: what belongs there
        unknown_version,  ///< detail: the version found
        unknown_ending,   ///< detail: the word found
        bad_rule,         ///< key: the field; detail: the value, which no field takes
    };
    Code code;
    std::string key;
    std::string detail;
    int round = 0;   ///< from 1; 0: not in a round
    int action = 0;  ///< from 1; 0: not an action
    std::size_t offset = 0;

    bool operator==(const FormProblem&) const = default;
};

Expected<Record, FormProblem> parse_record(std::string_view text);

/// Canonical form: one line without spaces, keys in their order, unknown keys at the end.
std::string write_record(const Record& record);

/// `out`, `blocked`, ...
std::string_view word_for(Ending ending);
std::optional<Ending> ending_from(std::string_view word);
/// `late`, `resigned`, ...
std::string_view word_for(Incident::Kind kind);

}  // namespace tercet::notation
