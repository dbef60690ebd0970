#include "ai/triolet/fit.hpp"

#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "ai/player.hpp"
#include "ai/self_play.hpp"
#include "ai/triolet/search_model.hpp"
#include "triolet/game.hpp"

namespace tercet::ai {

using triolet::Game;
using triolet::Position;

namespace {

/// Plays what seems best at a glance.
class Pupil final : public Player<Game> {
public:
    explicit Pupil(const TrioletEvaluation& known) : known_{known} {}

private:
    triolet::Move decide(const triolet::View& view, Random& random, const Means&) override {
        constexpr Skill kGlance{.looks = 12, .has_choice = true, .has_learned = true};
        return TrioletSearchModel{view, kGlance, random, known_}.candidates().front();
    }

    const TrioletEvaluation& known_;
};

double lead_of(Seat seat, const Scores& scores) {
    return scores[seat] - scores[seat.next(scores.seats())];
}

/// What the seats saw in the course of a game, until they know how it ended.
class Notes {
public:
    void begin(const Position& position) {
        kept_ = TrioletEvaluation::Kept(position.seats());
        note(position);
    }
    void go_on(const triolet::Move& move, const Position& after) {
        const Seat seat = before_->to_move();
        kept_[seat] = kept_of(before_->rack(seat).known, move);
        note(after);
    }
    TrioletFit fit(const Scores& final_scores) const {
        TrioletFit fit;
        for (const auto& [seat, lead, features] : seen_) {
            fit.add(features, lead_of(seat, final_scores) - lead);
        }
        return fit;
    }

private:
    struct Seen {
        Seat seat;
        double lead;
        TrioletEvaluation::Features features;
    };

    void note(const Position& position) {
        before_ = position;
        // Nobody asks for an evaluation when the end is near.
        if (position.is_over() || position.bag_size() <= TrioletSearchModel::kSmallBag) return;
        const Seat seat = position.to_move();
        seen_.push_back(
            {seat, lead_of(seat, position.scores()), TrioletEvaluation::features(position, kept_)});
    }

    std::optional<Position> before_;
    TrioletEvaluation::Kept kept_;
    std::vector<Seen> seen_;
};

}  // namespace

TrioletFit fit_of_game(const TrioletEvaluation& known, Random& random) {
    Players<Game> players;
    for (int i = 0; i < 2; ++i) players.push_back(std::make_unique<Pupil>(known));
    Notes notes;
    TrioletFit fit;
    SelfPlay<Game>{Game::presets().front().variant, players, random}.play_match(
        [&](const auto& event, const auto& table) {
            const Position& position = table.position();
            if (const auto* acted = std::get_if<table::Acted<Game>>(&event)) {
                notes.go_on(acted->action.move, position);
            } else if (std::holds_alternative<table::Dealt<Game>>(event)) {
                notes.begin(position);
            } else {
                fit = notes.fit(position.result().scores);
            }
        });
    return fit;
}

TrioletEvaluation evaluation_of(const TrioletFit& fit) {
    constexpr double kDoubt = 10'000;
    return TrioletEvaluation{fit.weights(kDoubt)};
}

}  // namespace tercet::ai
