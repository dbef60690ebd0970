#include "ai/bot.hpp"

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

}  // namespace

std::optional<Bot> parse_bot(std::string_view text) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos) return Bot{text, {}};
    const std::string_view rest = text.substr(colon + 1);
    const auto equals = rest.find('=');
    if (equals == std::string_view::npos) return std::nullopt;
    const auto amount = parse_amount(rest.substr(equals + 1));
    Bot bot{text.substr(0, colon), {}};
    const std::string_view key = rest.substr(0, equals);
    if (key == "playouts") bot.budget.playouts = amount;
    if (key == "ms") bot.budget.milliseconds = amount;
    if (!bot.budget.playouts && !bot.budget.milliseconds) return std::nullopt;
    return bot;
}

}  // namespace tercet::ai
