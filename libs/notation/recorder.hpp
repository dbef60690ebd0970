#pragma once

#include <utility>

#include "notation/record.hpp"
#include "notation/round.hpp"

namespace tercet::notation {

/// Writes a match down while it is played.
template <class Notation>
class Recorder {
public:
    using Game = typename Notation::Game;
    using Position = typename Game::Position;

    /// Goes on with this record, of a match that has no round in progress.
    explicit Recorder(Record record) : record_{std::move(record)} {}

    void begin_round(const Position& position) {
        record_.rounds.push_back(begun_round<Notation>(position));
    }
    void add(const typename Game::Action& action) {
        record_.rounds.back().actions.push_back(Notation::write_action(action));
    }
    void end_round(const Position& position) {
        RoundRecord& round = record_.rounds.back();
        round.scores.emplace(position.scores().begin(), position.scores().end());
        round.end = position.ending();
    }

    const Record& record() const { return record_; }

private:
    Record record_;
};

}  // namespace tercet::notation
