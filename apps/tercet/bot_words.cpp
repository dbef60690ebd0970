#include "tercet/bot_words.hpp"

#include <vector>

#include <fmt/format.h>

#include "ai/players.hpp"
#include "notation/printable.hpp"

namespace tercet::app {

std::string sentence(const ai::BotProblem& problem) {
    using Code = ai::BotProblem::Code;
    const std::string bot = notation::excerpt(problem.bot);
    const std::string option = notation::excerpt(problem.option);
    const auto equals = problem.option.find('=');
    const std::string key = notation::excerpt(problem.option.substr(0, equals));
    const std::string value =
        equals < problem.option.size() ? notation::excerpt(problem.option.substr(equals + 1)) : "";
    std::vector<std::string_view> parts;
    parts.reserve(ai::kSkillParts.size());
    for (const auto& [name, part] : ai::kSkillParts) parts.push_back(name);
    switch (problem.code) {
        case Code::no_such_bot:
            return fmt::format("there is no bot \"{}\"; there are {}", bot,
                               fmt::join(ai::kPlayerNames, ", "));
        case Code::takes_no_options:
            return fmt::format("{} takes no options, as it does not search: \"{}\"", bot, option);
        case Code::no_such_option:
            return fmt::format(
                "{}: there is no option \"{}\"; there are playouts=N, ms=N and without=PART", bot,
                option);
        case Code::bad_amount:
            return fmt::format("{}: {} cannot be \"{}\"; it may be {}-{}", bot, key, value,
                               ai::kLeastBudget, ai::kMostBudget);
        case Code::second_budget:
            return fmt::format("{}: \"{}\" is one budget too many: give playouts=N or ms=N once",
                               bot, option);
        case Code::no_such_part:
            return fmt::format("{}: without cannot be \"{}\"; it may be {}", bot, value,
                               fmt::join(parts, " | "));
        case Code::left_out_twice: return fmt::format("{}: \"{}\" stands twice", bot, option);
        case Code::plays_without_it: return fmt::format("{} plays without {} anyhow", bot, option);
    }
    return {};
}

}  // namespace tercet::app
