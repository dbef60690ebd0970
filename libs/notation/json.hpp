#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "base/expected.hpp"

namespace tercet::notation {

/// Keys keep the order in which they came.
using Json = nlohmann::ordered_json;

/// Why a text is not the JSON that we accept.
struct JsonProblem {
    enum class Code { syntax, duplicate_key, too_deep, too_many_values };
    Code code;
    std::string detail;             ///< the key, or what the parser says
    std::size_t offset = 0;         ///< bytes from the start up to it
    std::vector<std::string> path;  ///< keys and positions that lead there: rounds, 0, actions, 17

    bool operator==(const JsonProblem&) const = default;
};

/// Deeper nesting than this is refused while parsing: copying or writing deep values could exhaust
/// the stack.
inline constexpr int kMaxJsonDepth = 32;
/// More values than this are refused while parsing: each takes far more memory than text.
inline constexpr std::size_t kMaxJsonValues = 1'500'000;

/// One JSON value, strictly: valid UTF-8, no duplicate keys, no deep nesting, nothing after it. A
/// number that is not whole, or takes more than 64 bits, is kept as it was spelled, for compact()
/// alone.
Expected<Json, JsonProblem> parse_json(std::string_view text);

/// What parse_json() gave, as text without spaces.
std::string compact(const Json& json);

/// The value as a whole number, unless it is none or too large for 64 bits.
std::optional<std::int64_t> whole_number(const Json& json);

}  // namespace tercet::notation
