#pragma once

#include <cassert>
#include <cstddef>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "game/ending.hpp"
#include "game/match.hpp"
#include "game/seat.hpp"
#include "game/turn_based.hpp"
#include "game/viewer.hpp"
#include "table/event.hpp"

namespace tercet::table {

/// What a match waits for.
enum class Phase {
    to_deal,  ///< a round is to begin
    to_act,   ///< the seat to move is to act
    to_end,   ///< the round is over, and is to be laid open
    decided,  ///< nothing: the match is over
};

/// Where chance stands in a match: what it adds next is the same whenever it is asked again.
struct Moment {
    int round = 1;   ///< from 1
    int action = 0;  ///< from 1; 0: the deal
    int drawn = 0;   ///< tiles drawn in this round before
};

/// A match as the events that happened so far make it: the only place where they are applied.
///
/// It may be told everything, or what one viewer may know (audience.hpp): then it is what the
/// viewer knows.
template <TurnBased Game>
class Table {
public:
    using Variant = typename Game::Variant;
    using Position = typename Game::Position;
    using Past = typename Game::Past;
    using View = typename Game::View;

    /// The variant allows the number of seats.
    Table(const Variant& variant, int seats)
        : variant_{variant},
          match_{variant.match, seats},
          before_round_{match_},
          is_taken_over_{seats, false} {}

    const Variant& variant() const { return variant_; }
    int seats() const { return is_taken_over_.seats(); }

    Phase phase() const {
        if (match_.is_decided()) return Phase::decided;
        if (!position_ || ended_) return Phase::to_deal;
        return position_->is_over() ? Phase::to_end : Phase::to_act;
    }
    /// The number of the latest round, from 1; 0 before the first.
    int round() const { return round_; }
    bool has_round() const { return position_.has_value(); }
    /// Of the latest round. There must have been one.
    const Position& position() const { return *position_; }
    /// How the latest round came about.
    const Past& past() const { return ended_ ? *ended_ : past_; }
    /// Whether the latest round was laid open.
    bool is_round_ended() const { return ended_.has_value(); }
    /// With all that the round in progress has changed in it.
    const Match& match() const { return match_; }
    /// Whether a computer plays for the seat of a person.
    bool is_taken_over(Seat seat) const { return is_taken_over_[seat]; }
    /// Whether it did so in that action of the latest round, counted from 0.
    bool was_taken_over(std::size_t action) const { return was_taken_over_[action]; }

    /// Of what chance decides next.
    Moment moment() const {
        if (phase() == Phase::to_deal) return {round_ + 1, 0, 0};
        int drawn = 0;
        for (const auto& event : past_.events) drawn += tiles_drawn(event.action);
        return {round_, static_cast<int>(past_.events.size()) + 1, drawn};
    }

    /// Exactly what a viewer may know. There must have been a round.
    View view(Viewer viewer) const {
        if (ended_) return View::of_ended_round(*position_, viewer, match_, *ended_);
        return {*position_, viewer, match_, past_};
    }

    /// The event must be possible now.
    void apply(const Event<Game>& event) {
        std::visit([this](const auto& each) { this->apply(each); }, event);
    }
    void apply(const Dealt<Game>& dealt) {
        assert(phase() == Phase::to_deal);
        ++round_;
        before_round_ = match_;
        past_ = {dealt.deal, {}};
        was_taken_over_.clear();
        ended_.reset();
        position_.emplace(variant_, dealt.deal);
    }
    void apply(const Acted<Game>& acted) {
        assert(phase() == Phase::to_act && acted.seat == position_->to_move());
        past_.events.push_back({acted.seat, acted.action});
        was_taken_over_.push_back(is_taken_over_[acted.seat]);
        play(acted.action);
    }
    void apply(const RoundEnded<Game>& end) {
        assert(position_ && !ended_);
        // Who was not told everything learns the rest now.
        if (end.round != past_) replay(end.round);
        position_ = said_to_end(*position_, end.ending);
        ended_ = end.round;
        if (!position_->is_over()) return;  // broken off
        RoundResult result = position_->result();
        if (end.stated && *end.stated != result.scores) {
            result = {*end.stated, highest(*end.stated), result.counts_wins};
        }
        match_.finish_round(result);
    }
    void apply(const TimedOut&) {}
    void apply(const Resigned& resigned) {
        match_.resign(resigned.seat);
        before_round_.resign(resigned.seat);  // it stays so if an action is taken back
    }
    void apply(const TakenOver& taken) { is_taken_over_[taken.seat] = true; }
    void apply(const GivenBack& given) { is_taken_over_[given.seat] = false; }
    void apply(const TakenBack& back) {
        assert(back.actions <= static_cast<int>(past_.events.size()));
        past_.events.resize(past_.events.size() - static_cast<std::size_t>(back.actions));
        was_taken_over_.resize(past_.events.size());
        ended_.reset();
        replay(Past{past_});
    }

    bool operator==(const Table&) const = default;

private:
    void play(const typename Game::Action& action) {
        position_->play(action.move, action.chance);
        match_.observe(position_->scores());
    }
    void replay(const Past& round) {
        match_ = before_round_;
        position_.emplace(variant_, round.deal);
        for (const auto& event : round.events) play(event.action);
    }

    Variant variant_;
    int round_ = 0;
    Match match_;
    Match before_round_;
    Past past_;
    std::optional<Past> ended_;
    std::optional<Position> position_;
    PerSeat<bool> is_taken_over_;
    std::vector<bool> was_taken_over_;
};

}  // namespace tercet::table
