#include "ai/triolet/lesson.hpp"

#include <memory>
#include <optional>
#include <vector>

#include "ai/player.hpp"
#include "ai/self_play.hpp"
#include "ai/triolet/mind.hpp"
#include "triolet/game.hpp"

namespace tercet::ai {

using triolet::Game;
using triolet::Position;

namespace {

/// Plays what seems best at a glance.
class Pupil final : public Player<Game> {
public:
    explicit Pupil(const TrioletOutlook& known) : known_{known} {}

private:
    triolet::Move decide(const triolet::View& view, Random& random, const Means&) override {
        constexpr Skill kGlance{0, 12, false, true, true};
        return TrioletMind{view, kGlance, random, known_}.candidates().front();
    }

    const TrioletOutlook& known_;
};

double lead_of(Seat seat, const Scores& scores) {
    return scores[seat] - scores[seat.next(scores.seats())];
}

/// What the seats saw in the course of a game, until they know how it ended.
class Notes {
public:
    void begin(const Position& position) {
        kept_ = TrioletOutlook::Kept(position.seats());
        note(position);
    }
    void go_on(const triolet::Move& move, const Position& after) {
        const Seat seat = before_->to_move();
        kept_[seat] = kept_of(before_->rack(seat).known, move);
        note(after);
    }
    TrioletLesson lesson(const Scores& final_scores) const {
        TrioletLesson lesson;
        for (const auto& [seat, lead, features] : seen_) {
            lesson.add(features, lead_of(seat, final_scores) - lead);
        }
        return lesson;
    }

private:
    struct Seen {
        Seat seat;
        double lead;
        TrioletOutlook::Features features;
    };

    void note(const Position& position) {
        before_ = position;
        // Nobody asks for an outlook when the end is near.
        if (position.is_over() || position.bag_size() <= TrioletMind::kSmallBag) return;
        const Seat seat = position.to_move();
        seen_.push_back(
            {seat, lead_of(seat, position.scores()), TrioletOutlook::features(position, kept_)});
    }

    std::optional<Position> before_;
    TrioletOutlook::Kept kept_;
    std::vector<Seen> seen_;
};

}  // namespace

TrioletLesson lesson_of_game(const TrioletOutlook& known, Random& random) {
    Players<Game> players;
    for (int i = 0; i < 2; ++i) players.push_back(std::make_unique<Pupil>(known));
    Notes notes;
    TrioletLesson lesson;
    SelfPlay<Game>{Game::presets().front().variant, players, random}.play_match(
        [&](const Position& position) { notes.begin(position); },
        [&](const auto& action, const Position& after) { notes.go_on(action.move, after); },
        [&](const Position& end) { lesson = notes.lesson(end.result().scores); });
    return lesson;
}

TrioletOutlook outlook_after(const TrioletLesson& lesson) {
    constexpr double kDoubt = 10'000;
    return TrioletOutlook{lesson.weights(kDoubt)};
}

}  // namespace tercet::ai
