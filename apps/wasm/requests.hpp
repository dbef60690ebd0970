#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>

#include "game/rule_field.hpp"
#include "notation/words.hpp"
#include "wasm/answer_json.hpp"
#include "wasm/hint.hpp"
#include "wasm/opened.hpp"
#include "wasm/show.hpp"

// The requests about one match, of any game.

namespace tercet::wasm {

inline Json problem_json(const std::string& sentence) {
    Json json;
    json["problem"] = sentence;
    return json;
}

inline Json problem_json(const RuleProblem& problem) {
    static constexpr std::array<std::string_view, 8> kCodes = {
        "unknown_preset",       "unknown_field",      "no_value",          "bad_value",
        "too_many_tiles_dealt", "no_points_to_count", "seats_not_allowed", "fewest_above_most"};
    static_assert(kCodes.size() ==
                  static_cast<std::size_t>(RuleProblem::Code::fewest_above_most) + 1);
    Json json;
    json["code"] = name_of(problem.code, kCodes);
    json["field"] = problem.field;
    json["value"] = problem.value;
    return json;
}

inline Json saved_json(const Saved& saved) {
    Json json;
    json["saved"]["record"] = *notation::parse_json(notation::write_record(saved.record));
    json["saved"]["players"] = saved.players;
    json["saved"]["seed"] = std::to_string(saved.seed);
    return json;
}

/// Why so many cannot play by these rules, or nothing.
template <class Game>
std::optional<RuleProblem> problem_with(const RuleChoice& rules, std::size_t seats) {
    const auto variant = variant_of<Game>(rules);
    if (!variant) return variant.error();
    if (seats <= kMaxSeats && variant->allows(static_cast<int>(seats))) return std::nullopt;
    return seats_problem(*variant, seats);
}

template <class Presenter>
struct Requests {
    using Notation = typename Presenter::Notation;
    using Game = typename Notation::Game;
    using Table = Opened<Notation>;

    static Json begin(Saved saved) {
        if (const auto problem = problem_with<Game>(saved.record.rules, saved.players.size())) {
            Json json;
            json["rule_problem"] = problem_json(*problem);
            return json;
        }
        if (saved.record.rules.preset.empty()) {
            saved.record.rules.preset = Game::presets().front().name;
        }
        const auto variant = *variant_of<Game>(saved.record.rules);
        auto begun = Table::begun(std::move(saved), variant);
        const auto opened = Table::open(begun);
        return opened ? saved_json(begun) : problem_json(opened.error());
    }

    static Json show(Saved saved, std::optional<Seat> seat) {
        auto shown = Show<Presenter>::of(std::move(saved), seat);
        return shown ? *shown : problem_json(shown.error());
    }

    static Json play(Saved saved, const std::string& text) {
        return with_move(std::move(saved), text, [](Table& table, const auto& move) {
            table.play(move);
            return saved_json(table.saved());
        });
    }

    /// What a move would be worth or why it is not allowed, and what it makes on the table.
    /// For the seat to move, or one that thinks ahead.
    static Json attempt(Saved saved, Seat seat, const std::string& text) {
        return with_written(std::move(saved), text, [&](Table& table, const auto& move) {
            if (seat.index() >= table.position().seats()) {
                return problem_json(std::string{"there is no such seat"});
            }
            const bool is_its_turn = seat == table.position().to_move();
            const auto position =
                is_its_turn ? table.position() : table.position().as_if_turn_of(seat);
            Json json;
            if (const auto why_not = position.refusal(move)) {
                json["refusal"] = Presenter::refusal(*why_not);
            } else {
                json["points"] = Presenter::points(position, move);
            }
            Presenter::add_groups(json, position, move);
            return json;
        });
    }

    static Json play_bot(Saved saved) {
        return with_turn(std::move(saved), [](Table& table) {
            if (table.player_to_move() == kPerson) {
                return problem_json(std::string{"it is the turn of a person"});
            }
            table.play(table.bot_move());
            return saved_json(table.saved());
        });
    }

    static Json hint(Saved saved) {
        return with_turn(std::move(saved), [](const Table& table) {
            if (table.player_to_move() != kPerson) {
                return problem_json(std::string{"it is the turn of a bot"});
            }
            return Hint<Presenter>::of(table);
        });
    }

    static Json play_out_of_time(Saved saved) {
        return with_turn(std::move(saved), [](Table& table) {
            if (!Presenter::is_timed(table.position())) {
                return problem_json(std::string{"no clock runs"});
            }
            table.play(Game::move_out_of_time(table.position()));
            return saved_json(table.saved());
        });
    }

    static Json rewind(Saved saved, std::size_t actions) {
        if (saved.record.rounds.empty() || actions > saved.record.rounds.back().actions.size()) {
            return problem_json(std::string{"there are not so many actions to keep"});
        }
        auto& round = saved.record.rounds.back();
        round.actions.resize(actions);
        round.scores.reset();
        round.end.reset();
        const auto opened = Table::open(saved);
        return opened ? saved_json(saved) : problem_json(opened.error());
    }

    static Json next_round(Saved saved) {
        auto table = Table::open(std::move(saved));
        if (!table) return problem_json(table.error());
        if (!table->position().is_over() || table->match().is_decided()) {
            return problem_json(std::string{"no round follows"});
        }
        table->deal();
        return saved_json(table->saved());
    }

private:
    template <class Use>
    static Json with_turn(Saved saved, Use use) {
        auto table = Table::open(std::move(saved));
        if (!table) return problem_json(table.error());
        if (table->position().is_over()) return problem_json(std::string{"the round is over"});
        return use(*table);
    }

    /// With a move that is written well, allowed or not.
    template <class Use>
    static Json with_written(Saved saved, const std::string& text, Use use) {
        auto table = Table::open(std::move(saved));
        if (!table) return problem_json(table.error());
        const auto action = Notation::parse_action(Presenter::action_text(text), table->position());
        if (!action) return problem_json(Notation::sentence(action.error()));
        return use(*table, action->move);
    }

    /// With a move that is allowed.
    template <class Use>
    static Json with_move(Saved saved, const std::string& text, Use use) {
        return with_written(std::move(saved), text, [&](Table& table, const auto& move) {
            if (const auto why_not = table.position().refusal(move)) {
                Json json;
                json["refusal"] = Presenter::refusal(*why_not);
                return json;
            }
            return use(table, move);
        });
    }
};

}  // namespace tercet::wasm
