#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "game/rule_field.hpp"
#include "game/viewer.hpp"
#include "notation/words.hpp"
#include "wasm/hint.hpp"
#include "wasm/json_text.hpp"
#include "wasm/opened.hpp"
#include "wasm/problem_json.hpp"
#include "wasm/show.hpp"

// The requests about one match, of any game.

namespace tercet::wasm {

/// Why that number of people cannot play by these rules, or nothing.
template <class Game>
std::optional<RuleProblem> problem_with(const RuleChoice& rules, std::size_t seats) {
    const auto variant = variant_of<Game>(rules);
    if (!variant) return variant.error();
    if (seats <= kMaxSeats && variant->allows(static_cast<int>(seats))) return std::nullopt;
    return seats_problem(*variant, seats);
}

/// Answers, as text. `present` is the seat of whoever is in front of the screen, if somebody is.
template <class Presenter>
class Requests {
public:
    using Notation = typename Presenter::Notation;
    using Game = typename Notation::Game;
    using Match = Opened<Notation>;
    using Present = std::optional<Seat>;

    static std::string begin(Saved saved) {
        if (const auto problem = problem_with<Game>(saved.record.rules, saved.players.size())) {
            Json json;
            json["rule_problem"] = problem_json(*problem);
            return json.dump();
        }
        if (saved.record.rules.preset.empty()) {
            saved.record.rules.preset = Game::presets().front().name;
        }
        const auto begun = Match::begin(std::move(saved));
        return begun ? '{' + kept(*begun) + '}' : problem_text(begun.error());
    }

    static std::string show(Saved saved, Present present) {
        return with_match(std::move(saved), present, [&](const Match& match) {
            return Show<Presenter>::all(match, viewer(match, present));
        });
    }

    static std::string play(Saved saved, Present present, const std::string& text) {
        return with_match(std::move(saved), present, [&](Match& match) {
            if (match.phase() != table::Phase::to_act) return problem_text("the round is over");
            const auto move = written(match.view(match.to_move()), text);
            if (!move) return problem_text(move.error());
            return followed(match, present, table::Act<Game>{*move});
        });
    }

    /// The computer whose turn it is plays.
    static std::string play_bot(Saved saved, Present present) {
        return with_match(std::move(saved), present, [&](Match& match) {
            if (match.phase() != table::Phase::to_act) return problem_text("the round is over");
            if (match.is_person(match.to_move())) return problem_text("it is the turn of a person");
            return followed(match, present, table::Act<Game>{match.bot_move()});
        });
    }

    /// What a seat or the clock may ask for besides.
    static std::string command(Saved saved, Present present, const table::Command<Game>& command) {
        return with_match(std::move(saved), present,
                          [&](Match& match) { return followed(match, present, command); });
    }

    /// What a move would be worth or why it is not allowed, and what it makes on the table.
    /// For the seat to move, or one that thinks ahead.
    static std::string attempt(Saved saved, Seat seat, const std::string& text) {
        return with_match(std::move(saved), seat, [&](const Match& match) {
            const auto view = match.view(seat);
            const auto move = written(view, text);
            if (!move) return problem_text(move.error());
            const bool is_its_turn = seat == view.table().to_move();
            const auto ahead = is_its_turn ? view : view.as_if_turn_of(seat);
            JsonText json;
            json.object([&] {
                if (const auto why_not = ahead.table().refusal(*move)) {
                    Presenter::write_refusal(json.key("refusal"), *why_not);
                } else {
                    Presenter::write_points(json.key("points"), ahead, *move);
                }
                Presenter::add_groups(json, ahead, *move);
            });
            return json.take();
        });
    }

    static std::string hint(Saved saved) {
        return with_match(std::move(saved), std::nullopt, [](const Match& match) {
            if (match.phase() != table::Phase::to_act) return problem_text("the round is over");
            if (!match.is_person(match.to_move())) return problem_text("it is the turn of a bot");
            return Hint<Presenter>::of(match.view(match.to_move()));
        });
    }

private:
    template <class Use>
    static std::string with_match(Saved saved, Present present, Use use) {
        auto match = Match::open(std::move(saved));
        if (!match) return problem_text(match.error());
        if (present && present->index() >= match->seats()) {
            return problem_text("there is no such seat");
        }
        return use(*match);
    }

    /// A move that is written well, allowed or not.
    static Expected<typename Game::Move, std::string> written(const typename Game::View& view,
                                                              const std::string& text) {
        const auto action = Notation::parse_action(Presenter::action_text(text), view.table());
        if (!action) return Unexpected{Notation::sentence(action.error())};
        return action->move;
    }

    static std::string followed(Match& match, Present present,
                                const table::Command<Game>& command) {
        const auto by = match.phase() == table::Phase::to_act ? match.to_move() : Seat{0};
        const std::size_t lines = match.actions();
        const auto rejection = match.follow(by, command);
        if (!rejection) return changed(match, present, std::min(lines, match.actions()));
        const auto* refusal = std::get_if<typename Game::Refusal>(&*rejection);
        if (refusal == nullptr) {
            return problem_text(obstacle_text(std::get<table::Obstacle>(*rejection)));
        }
        JsonText json;
        json.object([&] { Presenter::write_refusal(json.key("refusal"), *refusal); });
        return json.take();
    }

    /// The answer to a change, in two lines: first the match to keep and whose view is shown; then
    /// that view, which the worker passes on unread. See Show::since() for `lines`.
    static std::string changed(const Match& match, Present present, std::size_t lines) {
        const Viewer shown_to = viewer(match, present);
        const std::string seat =
            shown_to.seat() ? std::to_string(shown_to.seat()->index()) : "null";
        return '{' + kept(match) + R"(,"seat":)" + seat + "}\n" +
               Show<Presenter>::since(match, shown_to, lines);
    }

    /// The record is text already.
    static std::string kept(const Match& match) {
        return R"("saved":{"record":)" + notation::write_record(match.record()) + R"(,"players":)" +
               Json(match.players()).dump() + R"(,"seed":)" + Json(match.seed()).dump() + '}';
    }

    /// Whoever is in front of the screen; nobody while another person is to move.
    static Viewer viewer(const Match& match, Present present) {
        const bool is_covered = present && match.phase() == table::Phase::to_act &&
                                match.to_move() != *present && match.is_person(match.to_move());
        return present && !is_covered ? Viewer{*present} : Viewer::watcher();
    }
};

}  // namespace tercet::wasm
