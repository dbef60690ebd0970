#include "tercet/analysis_report.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace tercet::app {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kShownOptions = 3;

/// Of one seat.
struct Sum {
    int choices = 0;
    int best_found = 0;
    ai::Outcome given_away;
    ai::Outcome luck;
};

Sum sum_of(const Analysis& analysis, std::size_t seat) {
    Sum sum;
    for (const Decision& decision : analysis.decisions) {
        if (static_cast<std::size_t>(decision.seat.index()) != seat) continue;
        if (decision.luck) sum.luck += *decision.luck;
        if (!decision.is_choice()) continue;
        ++sum.choices;
        if (decision.played == 0) ++sum.best_found;
        sum.given_away += decision.given_away();
    }
    return sum;
}

std::string percent(double chance) { return fmt::format("{:.1f} %", 100 * chance); }

std::string line_of(const Option& option, std::string_view mark, std::size_t width) {
    return fmt::format("  {} {:<{}}  {:+4}   margin {:+7.1f}   wins {:>7}\n", mark, option.move,
                       width, option.points, option.outcome.margin, percent(option.outcome.chance));
}

std::string text_of(const Analysis& analysis, const Decision& decision) {
    std::string text = fmt::format("{}. {}", decision.action,
                                   analysis.names[static_cast<std::size_t>(decision.seat.index())]);
    if (decision.is_choice() && decision.played > 0) {
        const auto lost = decision.given_away();
        text += fmt::format(": gives away {} and {:.1f} points", percent(lost.chance), lost.margin);
    } else {
        text += decision.is_choice() ? ": the best" : ": nothing else to do";
    }
    if (decision.luck) text += fmt::format("; the draw is worth {:+.1f}", decision.luck->margin);
    text += "\n";
    std::size_t width = decision.options[decision.played].move.size();
    const std::size_t shown = std::min(kShownOptions, decision.options.size());
    for (std::size_t i = 0; i < shown; ++i) {
        width = std::max(width, decision.options[i].move.size());
    }
    for (std::size_t i = 0; i < shown; ++i) {
        text += line_of(decision.options[i], i == decision.played ? ">" : " ", width);
    }
    if (decision.played >= shown) text += line_of(decision.options[decision.played], ">", width);
    return text;
}

Json json_of(const ai::Outcome& outcome) {
    return {{"margin", outcome.margin}, {"chance", outcome.chance}};
}

Json json_of(const Option& option) {
    return {{"move", option.move},
            {"points", option.points},
            {"margin", option.outcome.margin},
            {"chance", option.outcome.chance}};
}

Json json_of(const Decision& decision) {
    Json json{{"round", decision.round},
              {"action", decision.action},
              {"seat", decision.seat.index()},
              {"played", json_of(decision.options[decision.played])},
              {"best", Json::array()},
              {"gave_away", json_of(decision.given_away())},
              {"luck", nullptr}};
    const std::size_t shown = std::min(kShownOptions, decision.options.size());
    for (std::size_t i = 0; i < shown; ++i) json["best"].push_back(json_of(decision.options[i]));
    if (decision.luck) json["luck"] = json_of(*decision.luck);
    return json;
}

}  // namespace

std::string text_of_analysis(const Analysis& analysis) {
    std::string text;
    int round = 0;
    for (const Decision& decision : analysis.decisions) {
        if (decision.round != round) text += fmt::format("Round {}\n", round = decision.round);
        text += text_of(analysis, decision);
    }
    text += "\nIn all, with a choice to make:\n";
    for (std::size_t seat = 0; seat < analysis.names.size(); ++seat) {
        const Sum sum = sum_of(analysis, seat);
        text += fmt::format(
            "  {}: {} decisions, {} of them the best; gave away {:.1f} points, {} of winning; luck "
            "of the draws {:+.1f} points\n",
            analysis.names[seat], sum.choices, sum.best_found, sum.given_away.margin,
            percent(sum.given_away.chance), sum.luck.margin);
    }
    return text;
}

Json json_of(const Analysis& analysis) {
    Json json{{"game", analysis.game}, {"decisions", Json::array()}, {"seats", Json::array()}};
    for (const Decision& decision : analysis.decisions) {
        json["decisions"].push_back(json_of(decision));
    }
    for (std::size_t seat = 0; seat < analysis.names.size(); ++seat) {
        const Sum sum = sum_of(analysis, seat);
        json["seats"].push_back({{"name", analysis.names[seat]},
                                 {"decisions", sum.choices},
                                 {"best_found", sum.best_found},
                                 {"gave_away", json_of(sum.given_away)},
                                 {"luck", json_of(sum.luck)}});
    }
    return json;
}

}  // namespace tercet::app
