#include "ai/bot.hpp"

#include <array>
#include <charconv>
#include <system_error>

namespace tercet::ai {

namespace {

std::optional<std::int64_t> parse_amount(std::string_view text) {
    constexpr std::int64_t kMost = 1'000'000'000;
    std::int64_t amount = 0;
    const char* end = text.data() + text.size();
    const auto [stop, failure] = std::from_chars(text.data(), end, amount);
    if (failure != std::errc{} || stop != end || amount < 1 || amount > kMost) return std::nullopt;
    return amount;
}

struct NamedPart {
    std::string_view name;
    bool Skill::*part;
};
constexpr std::array kParts = {
    NamedPart{"inference", &Skill::infers}, NamedPart{"choice", &Skill::has_choice},
    NamedPart{"endgame", &Skill::ends_exactly}, NamedPart{"learning", &Skill::has_learned}};

/// Whether `key=value` was understood.
bool parse_option(std::string_view option, Bot& bot) {
    const auto equals = option.find('=');
    if (equals == std::string_view::npos) return false;
    const std::string_view key = option.substr(0, equals);
    const std::string_view value = option.substr(equals + 1);
    const bool has_budget = bot.budget != Budget{};
    if (key == "playouts" && !has_budget) bot.budget.playouts = parse_amount(value);
    if (key == "ms" && !has_budget) bot.budget.milliseconds = parse_amount(value);
    if (key != "without") return !has_budget && bot.budget != Budget{};
    for (const auto& [name, part] : kParts) {
        if (name != value) continue;
        bot.without.push_back(part);
        return true;
    }
    return false;
}

}  // namespace

std::optional<Bot> parse_bot(std::string_view text) {
    auto colon = text.find(':');
    Bot bot{text.substr(0, colon), {}, {}};
    while (colon != std::string_view::npos) {
        text.remove_prefix(colon + 1);
        colon = text.find(':');
        if (!parse_option(text.substr(0, colon), bot)) return std::nullopt;
    }
    return bot;
}

}  // namespace tercet::ai
