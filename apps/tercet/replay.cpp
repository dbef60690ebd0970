#include "notation/replay.hpp"

#include <memory>
#include <string>
#include <variant>

#include <fmt/format.h>

#include "notation/round.hpp"
#include "table/event.hpp"
#include "tercet/commands.hpp"
#include "tercet/each_record.hpp"

namespace tercet::app {
namespace {

/// A name, but not a whole book of one.
std::string name_of(const notation::Record& record, Seat seat) {
    return notation::excerpt(record.seats[static_cast<std::size_t>(seat.index())]);
}

std::string names_with_scores(const notation::Record& record, const Scores& scores) {
    std::string text;
    for_each_seat(scores.seats(), [&](Seat seat) {
        text +=
            fmt::format("{}{} {}", text.empty() ? "" : "   ", name_of(record, seat), scores[seat]);
    });
    return text;
}

template <class Notation>
std::string rack_text(const typename Notation::Game::Position& position, Seat seat) {
    const auto tiles = notation::written_rack<Notation>(position.rack(seat));
    return tiles.empty() ? "-" : fmt::format("{}", fmt::join(tiles, " "));
}

/// What happened beside the actions, in a sentence; nothing for what is told otherwise.
class Incidental {
public:
    explicit Incidental(const notation::Record& record) : record_{record} {}

    std::string operator()(const table::TimedOut& late) const {
        return fmt::format("The time of {} is up.", name_of(record_, late.seat));
    }
    std::string operator()(const table::Resigned& resigned) const {
        return fmt::format("{} resigns.", name_of(record_, resigned.seat));
    }
    std::string operator()(const table::TakenOver& taken) const {
        return fmt::format("A computer plays for {}.", name_of(record_, taken.seat));
    }
    std::string operator()(const table::GivenBack& given) const {
        return fmt::format("{} is back.", name_of(record_, given.seat));
    }
    std::string operator()(const table::TakenBack& back) const {
        return back.actions == 1 ? "The last action is taken back."
                                 : fmt::format("The last {} actions are taken back.", back.actions);
    }
    template <class Other>
    std::string operator()(const Other&) const {
        return {};
    }

private:
    const notation::Record& record_;
};

/// Prints a record move by move, and says what is wrong with it.
struct Show {
    template <class Notation>
    std::string operator()(const notation::Record& record) const {
        const auto summary = notation::Replayer<Notation>{record}.run(
            [&](const notation::ReplayStep<Notation>& step) { show(record, step); });
        if (!summary) return notation::sentence(summary.error());
        if (summary->end) {
            put_line(fmt::format("The round ends: {}.", notation::word_for(*summary->end)));
        }
        put_line("Scores: " + names_with_scores(record, summary->points));
        return {};
    }

private:
    template <class Notation>
    static void show(const notation::Record& record, const notation::ReplayStep<Notation>& step) {
        const auto& position = step.table.position();
        const std::string name = name_of(record, step.seat);
        if (step.is_end()) return;
        if (step.is_deal()) {
            put_line(fmt::format("Round {}. {} begins.", step.round, name));
            for_each_seat(position.seats(), [&](Seat seat) {
                put_line(fmt::format("  {}: {}", name_of(record, seat),
                                     rack_text<Notation>(position, seat)));
            });
            put_line({});
            return;
        }
        if (step.played == nullptr) {
            put_line(std::visit(Incidental{record}, step.event) + '\n');
            return;
        }
        put_line(fmt::format("{}. {}: {} ({:+})", step.action, name,
                             Notation::write_action(*step.played), step.points));
        if (std::holds_alternative<typename Notation::Game::Placement>(step.played->move)) {
            put_line(Notation::board_text(position, *step.played));
        }
        put_line(
            fmt::format("   {}   {}   rack: {}\n", names_with_scores(record, position.scores()),
                        Notation::stock_text(position), rack_text<Notation>(position, step.seat)));
    }
};

}  // namespace

Command replay_command() {
    const auto path = std::make_shared<std::string>();
    return {"replay",
            "Show records move by move as text boards",
            {{"FILE", path.get(), "Records, one a line; - is standard input", kRequired}},
            [path] { return for_each_record(*path, Show{}, say); }};
}

}  // namespace tercet::app
