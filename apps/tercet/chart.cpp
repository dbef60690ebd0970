#include "picture/chart.hpp"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "ai/bot.hpp"
#include "ai/search_model_of.hpp"
#include "notation/printable.hpp"
#include "tercet/commands.hpp"
#include "tercet/duel_journal.hpp"
#include "tercet/duel_score.hpp"
#include "tercet/games.hpp"
#include "tercet/message.hpp"

namespace tercet::app {
namespace {

/// A duel as a point of the chart, and of which line.
struct Measured {
    std::string line;
    std::string against;
    picture::ChartPoint point;
};

/// How many playouts a bot has, if that is what bounds it.
std::optional<std::int64_t> playouts_of(const std::string& game, const std::string& text) {
    const auto bot = ai::parse_bot(text);
    if (!bot || bot->budget.milliseconds) return std::nullopt;
    std::optional<std::int64_t> playouts = bot->budget.playouts;
    with_game(game, [&]<class Notation>() {
        const auto skill = ai::SearchModelOf<typename Notation::Game>::skill_of(bot->name);
        if (!skill) {
            playouts.reset();
        } else if (!playouts && skill->playouts > 0) {
            playouts = skill->playouts;
        }
    });
    return playouts;
}

/// What is measured, but for the playouts: `master of triominos without inference, classic`.
std::string name_of(const DuelFile& duel, const std::string& game, std::string_view bot) {
    std::string name = fmt::format("{} of {}", ai::parse_bot(bot)->name, game);
    constexpr std::string_view kWithout = ":without=";
    for (auto at = bot.find(kWithout); at != std::string_view::npos; at = bot.find(kWithout, at)) {
        at += kWithout.size();
        name += fmt::format(" without {}", bot.substr(at, bot.find(':', at) - at));
    }
    const auto rules = duel.what.value("rules", std::string{});
    return rules.empty() ? name : fmt::format("{}, {}", name, rules);
}

Measured measured(const DuelFile& duel) {
    const auto game = duel.what.value("game", std::string{});
    const auto bots = duel.what.value("bots", std::vector<std::string>{});
    if (bots.size() < 2) throw std::runtime_error{"it names no bots"};
    const auto playouts = playouts_of(game, bots.front());
    if (!playouts) {
        throw std::runtime_error{
            fmt::format("{} has no number of playouts", notation::excerpt(bots.front()))};
    }
    std::vector<DealResult> results;
    for (const auto& [deal, result] : duel.deals) results.push_back(result);
    if (results.empty()) throw std::runtime_error{"no deal of it is finished"};
    const Estimate share = score_of(results, static_cast<int>(bots.size())).score;
    return {name_of(duel, game, bots.front()),
            fmt::format("{}", fmt::join(bots.begin() + 1, bots.end(), ", ")),
            {static_cast<double>(*playouts), 100 * share.value, 100 * share.low, 100 * share.high}};
}

picture::Chart chart_of(const std::vector<Measured>& all) {
    picture::Chart chart{"Strength by budget, against " + all.front().against,
                         "playouts a decision (each step multiplies)",
                         "% won",
                         {}};
    for (const auto& each : all) {
        auto line = std::find_if(chart.lines.begin(), chart.lines.end(),
                                 [&](const auto& known) { return known.name == each.line; });
        if (line == chart.lines.end()) line = chart.lines.insert(line, {each.line, {}});
        line->points.push_back(each.point);
    }
    for (auto& line : chart.lines) {
        std::sort(line.points.begin(), line.points.end(),
                  [](const auto& one, const auto& other) { return one.x < other.x; });
    }
    return chart;
}

int draw(const std::vector<std::string>& paths) {
    std::vector<Measured> all;
    for (const std::string& path : paths) {
        try {
            const auto duel = read_duel(path);
            if (!duel) throw std::runtime_error{"it is empty"};
            all.push_back(measured(*duel));
            if (all.back().against != all.front().against) {
                throw std::runtime_error{"it has other opponents than the first file"};
            }
            const auto is_same = [&](const Measured& each) {
                return each.line == all.back().line && each.point.x == all.back().point.x;
            };
            if (std::any_of(all.begin(), all.end() - 1, is_same)) {
                throw std::runtime_error{"an earlier file measures the same"};
            }
        } catch (const nlohmann::json::exception&) {
            say(fmt::format("{}: its first line is damaged", notation::printable(path)));
            return kWrongInput;
        } catch (const std::system_error& failure) {
            say(fmt::format("{}: {}", notation::printable(path), failure.code().message()));
            return kWrongInput;
        } catch (const std::exception& failure) {
            say(fmt::format("{}: {}", notation::printable(path),
                            notation::printable(failure.what())));
            return kWrongInput;
        }
    }
    put(picture::svg_of(chart_of(all)));
    return kDone;
}

}  // namespace

Command chart_command() {
    const auto paths = std::make_shared<std::vector<std::string>>();
    return {"chart",
            "Draw the strength of bots against their playouts, as SVG on standard output",
            {{"FILE", paths.get(), "Files that tercet duel --out wrote", kRequired}},
            [paths] { return draw(*paths); }};
}

}  // namespace tercet::app
