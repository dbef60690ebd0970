#pragma once

#include <cstddef>
#include <utility>
#include <variant>

#include "notation/record.hpp"
#include "notation/round.hpp"
#include "table/event.hpp"
#include "table/table.hpp"

namespace tercet::notation {

/// Writes a match down while it is played: of everything that happens, or of what one viewer is
/// told (table/audience.hpp). Then `?` stands for every tile that the viewer may not know.
template <class Notation>
class Recorder {
public:
    using Game = typename Notation::Game;
    using Table = table::Table<Game>;

    /// Goes on with this record.
    explicit Recorder(Record record) : record_{std::move(record)} {}

    /// What happened, and the table after it.
    void add(const table::Event<Game>& event, const Table& after) {
        std::visit([&](const auto& each) { this->write(each, after); }, event);
    }

    const Record& record() const { return record_; }

private:
    void write(const table::Dealt<Game>& dealt, const Table&) {
        record_.rounds.push_back(written_deal<Notation>(dealt.deal));
    }
    void write(const table::Acted<Game>& acted, const Table&) {
        record_.rounds.back().actions.push_back(Notation::write_action(acted.action));
    }
    /// What was hidden until then is written in.
    void write(const table::RoundEnded<Game>& ended, const Table& after) {
        RoundRecord& round = record_.rounds.back();
        round.racks = written_deal<Notation>(ended.round.deal).racks;
        for (std::size_t i = 0; i < round.actions.size(); ++i) {
            round.actions[i] = Notation::write_action(ended.round.events[i].action);
        }
        const Scores& scores = ended.stated ? *ended.stated : after.position().scores();
        round.scores.emplace(scores.begin(), scores.end());
        round.end = ended.ending;
    }
    void write(const table::TakenBack& back, const Table&) {
        RoundRecord& round = record_.rounds.back();
        round.actions.resize(round.actions.size() - static_cast<std::size_t>(back.actions));
        round.scores.reset();
        round.end.reset();
    }
    void write(const table::TimedOut&, const Table&) {}
    void write(const table::Resigned&, const Table&) {}
    void write(const table::TakenOver&, const Table&) {}
    void write(const table::GivenBack&, const Table&) {}

    Record record_;
};

}  // namespace tercet::notation
