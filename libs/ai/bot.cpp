#include "ai/bot.hpp"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace tercet::ai {

using Code = BotProblem::Code;

namespace {

std::optional<std::int64_t> parse_amount(std::string_view text) {
    std::int64_t amount = 0;
    const char* end = text.data() + text.size();
    const auto [stop, failure] = std::from_chars(text.data(), end, amount);
    const bool is_number = failure == std::errc{} && stop == end;
    if (!is_number || amount < kLeastBudget || amount > kMostBudget) return std::nullopt;
    return amount;
}

/// Adds `key=value` to a bot, or says what is wrong with it.
std::optional<Code> problem_when_adding(std::string_view option, Bot& bot) {
    const auto equals = option.find('=');
    if (equals == std::string_view::npos) return Code::no_such_option;
    const std::string_view key = option.substr(0, equals);
    const std::string_view value = option.substr(equals + 1);
    if (key == "playouts" || key == "ms") {
        if (bot.budget != Budget{}) return Code::second_budget;
        auto& amount = key == "ms" ? bot.budget.milliseconds : bot.budget.playouts;
        amount = parse_amount(value);
        return amount ? std::nullopt : std::optional{Code::bad_amount};
    }
    if (key != "without") return Code::no_such_option;
    for (const auto& [name, part] : kSkillParts) {
        if (name != value) continue;
        const bool is_twice =
            std::find(bot.without.begin(), bot.without.end(), part) != bot.without.end();
        bot.without.push_back(part);
        return is_twice ? std::optional{Code::left_out_twice} : std::nullopt;
    }
    return Code::no_such_part;
}

}  // namespace

Expected<Bot, BotProblem> parse_bot(std::string_view text) {
    auto colon = text.find(':');
    Bot bot{text.substr(0, colon), {}, {}};
    while (colon != std::string_view::npos) {
        text.remove_prefix(colon + 1);
        colon = text.find(':');
        const std::string_view option = text.substr(0, colon);
        if (const auto code = problem_when_adding(option, bot)) {
            return Unexpected{BotProblem{*code, bot.name, option}};
        }
    }
    return bot;
}

Expected<Skill, BotProblem> skill_without(const Skill& skill, const Bot& bot) {
    Skill rest = skill;
    for (const auto& [name, part] : kSkillParts) {
        if (std::find(bot.without.begin(), bot.without.end(), part) == bot.without.end()) continue;
        if (!(rest.*part)) {
            return Unexpected{BotProblem{Code::plays_without_it, bot.name, name}};
        }
        rest.*part = false;
    }
    return rest;
}

}  // namespace tercet::ai
