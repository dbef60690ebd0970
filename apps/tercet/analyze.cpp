#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "ai/analysis.hpp"
#include "notation/move_text.hpp"
#include "notation/replay.hpp"
#include "tercet/analysis_report.hpp"
#include "tercet/commands.hpp"
#include "tercet/each_record.hpp"
#include "tercet/numbers.hpp"
#include "tercet/progress.hpp"
#include "tercet/thread_executor.hpp"

namespace tercet::app {
namespace {

struct Options {
    std::string path;
    std::optional<std::string> playouts;
    bool as_json = false;
};

/// Whether tiles were drawn, and all of them are known.
template <class Notation>
bool drew_known_tiles(const typename Notation::Game::Action& action) {
    return tiles_drawn(action) > 0 && Notation::write_action(action).find('?') == std::string::npos;
}

/// Goes through one record, step by step. What the clock did is no decision, nor what was taken
/// back.
template <class Notation>
class Walk {
public:
    using Game = typename Notation::Game;

    Walk(const ai::Analyst<Game>& analyst, Analysis& analysis)
        : analyst_{analyst}, analysis_{analysis} {}

    void operator()(const notation::ReplayStep<Notation>& step) {
        if (step.played && before_ && !step.will_be_taken_back) judge(step);
        is_late_ = std::holds_alternative<table::TimedOut>(step.event) ||
                   (is_late_ && step.played == nullptr);
        before_.reset();
        if (is_to_be_judged(step.table)) before_ = step.table;
    }

private:
    bool is_to_be_judged(const table::Table<Game>& table) const {
        if (is_late_ || table.phase() != table::Phase::to_act) return false;
        return table.position().rack(table.position().to_move()).unknown == 0;
    }

    void judge(const notation::ReplayStep<Notation>& step) {
        const auto& move = step.played->move;
        const auto judged = analyst_.judge(before_->view(step.seat), move, random_);
        Decision decision{step.round, step.action, step.seat, {}, 0, std::nullopt};
        for (const auto& each : judged) {
            if (each.move == move) decision.played = decision.options.size();
            decision.options.push_back({notation::move_text<Notation>(each.move),
                                        before_->position().points_of(each.move), each.mean()});
        }
        if (drew_known_tiles<Notation>(*step.played)) {
            const auto with_luck = analyst_.expected_outcome(step.table.view(step.seat), random_);
            const auto& expected = decision.options[decision.played].outcome;
            decision.luck = with_luck - expected;
        }
        analysis_.decisions.push_back(std::move(decision));
    }

    const ai::Analyst<Game>& analyst_;
    Analysis& analysis_;
    Random random_{1};
    bool is_late_ = false;                      ///< the clock makes the next action
    std::optional<table::Table<Game>> before_;  ///< a decision
};

/// Judges every decision of a record, and says what is wrong with it.
class Analyze {
public:
    Analyze(std::optional<std::int64_t> playouts, bool as_json, ai::Executor& executor)
        : playouts_{playouts}, as_json_{as_json}, executor_{executor} {}

    template <class Notation>
    std::string operator()(const notation::Record& record) const {
        // First whether it is right: nobody waits for what is refused in the end.
        long actions = 0;
        const auto summary = notation::Replayer<Notation>{record}.run(
            [&](const auto& step) { actions += step.played == nullptr ? 0 : 1; });
        if (!summary) return notation::sentence(summary.error());
        const ai::Analyst<typename Notation::Game> analyst{{executor_}, playouts_};
        Analysis analysis{record.game, {}, {}};
        for (const auto& name : record.seats) analysis.names.push_back(notation::excerpt(name));
        Walk<Notation> walk{analyst, analysis};
        Progress progress{"analyze", actions};
        long done = 0;
        // It was right a moment ago.
        (void)notation::Replayer<Notation>{record}.run([&](const auto& step) {
            walk(step);
            if (step.played) progress.update(++done);
        });
        put(as_json_ ? json_of(analysis).dump() + "\n" : text_of_analysis(analysis));
        return {};
    }

private:
    std::optional<std::int64_t> playouts_;
    bool as_json_;
    ai::Executor& executor_;
};

int analyze(const Options& options) {
    std::optional<std::int64_t> playouts;
    if (options.playouts) {
        playouts = number_of<std::int64_t>(*options.playouts, 1, 1'000'000'000);
        if (!playouts) {
            say("--playouts: a whole number from 1 to 1000000000 is needed");
            return kWrongUsage;
        }
    }
    ThreadExecutor executor;
    return for_each_record(options.path, Analyze{playouts, options.as_json, executor}, say);
}

}  // namespace

Command analyze_command() {
    const auto options = std::make_shared<Options>();
    return {"analyze",
            "What every decision of a record was worth, and what would have been better",
            {{"FILE", &options->path, "Records, one a line; - is standard input", kRequired},
             {"--playouts", &options->playouts, "For each decision; as master without it"},
             {"--json", &options->as_json, "One line of JSON for each record"}},
            [options] { return analyze(*options); }};
}

}  // namespace tercet::app
