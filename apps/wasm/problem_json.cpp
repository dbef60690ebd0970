#include "wasm/problem_json.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace tercet::wasm {

Json problem_json(const std::string& sentence) {
    Json json;
    json["problem"] = sentence;
    return json;
}

Json problem_json(const RuleProblem& problem) {
    static constexpr std::array<std::string_view, 9> kCodes = {
        "unknown_preset",    "unknown_field",        "no_value",
        "bad_value",         "too_many_tiles_dealt", "no_points_to_count",
        "seats_not_allowed", "fewest_above_most",    "said_twice"};
    static_assert(kCodes.size() == static_cast<std::size_t>(RuleProblem::Code::said_twice) + 1);
    Json json;
    json["code"] = std::string{name_of(problem.code, kCodes)};
    json["field"] = problem.field;
    json["value"] = problem.value;
    return json;
}

std::string problem_text(const std::string& sentence) { return problem_json(sentence).dump(); }

std::string obstacle_text(table::Obstacle obstacle) {
    static constexpr std::array<std::string_view, 12> kTexts = {
        "there is no round yet",
        "the round is over",
        "the round goes on",
        "the match is decided",
        "it is not your turn",
        "no clock runs",
        "the tiles of the seat are not known",
        "there is nothing to take back",
        "something hidden came to light since",
        "the seat has given up",
        "a computer plays for the seat",
        "no computer plays for the seat"};
    static_assert(kTexts.size() ==
                  static_cast<std::size_t>(table::Obstacle::is_not_taken_over) + 1);
    return std::string{name_of(obstacle, kTexts)};
}

}  // namespace tercet::wasm
