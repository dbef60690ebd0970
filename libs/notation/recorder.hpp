#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

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

    /// Goes on with this record. If a round has ended in it, what was hidden before is open then.
    explicit Recorder(Record record) : record_{std::move(record)} {}

    /// What happened, and the table after it.
    void add(const table::Event<Game>& event, const Table& after) {
        std::visit([&](const auto& each) { this->write(each, after); }, event);
    }

    const Record& record() const { return record_; }

private:
    void write(const table::Dealt<Game>& dealt, const Table&) {
        record_.rounds.push_back(written_deal<Notation>(dealt.deal));
        before_end_.reset();
    }
    void write(const table::Acted<Game>& acted, const Table&) {
        record_.rounds.back().actions.push_back(Notation::write_action(acted.action));
    }
    /// What was hidden until then is written in.
    void write(const table::RoundEnded<Game>& ended, const Table& after) {
        RoundRecord& round = record_.rounds.back();
        before_end_ = Written{round.racks, round.actions};
        round.racks = written_deal<Notation>(ended.round.deal).racks;
        for (std::size_t i = 0; i < round.actions.size(); ++i) {
            round.actions[i] = Notation::write_action(ended.round.events[i].action);
        }
        const Scores& scores = ended.stated ? *ended.stated : after.position().scores();
        round.scores.emplace(scores.begin(), scores.end());
        round.end = ended.ending;
        if (ended.ending == Ending::resigned) name_who_resigned(round);
    }
    void write(const table::TakenBack& back, const Table&) {
        RoundRecord& round = record_.rounds.back();
        if (before_end_) {  // the end never happened, and laid nothing open
            round.racks = std::move(before_end_->racks);
            round.actions = std::move(before_end_->actions);
            before_end_.reset();
        }
        const auto stands = round.actions.end() - back.actions;
        Incident incident;
        incident.kind = Incident::Kind::taken_back;
        incident.actions.assign(stands, round.actions.end());
        round.actions.erase(stands, round.actions.end());
        round.scores.reset();
        round.end.reset();
        forget_incidents_after(round.actions.size());
        add(std::move(incident));
    }
    void write(const table::TimedOut& late, const Table&) { add(Incident::Kind::late, late.seat); }
    void write(const table::Resigned& resigned, const Table&) {
        add(Incident::Kind::resigned, resigned.seat);
    }
    void write(const table::TakenOver& taken, const Table&) {
        add(Incident::Kind::took_over, taken.seat);
    }
    void write(const table::GivenBack& given, const Table&) {
        add(Incident::Kind::back, given.seat);
    }

    /// Whose resignation ended the round, if that was the last thing that happened in it.
    static void name_who_resigned(RoundRecord& round) {
        if (round.incidents.empty()) return;
        const Incident& last = round.incidents.back();
        const auto actions = static_cast<std::int64_t>(round.actions.size());
        if (last.kind != Incident::Kind::resigned || last.after != actions) return;
        round.by = last.seat;
        round.incidents.pop_back();
    }

    void add(Incident::Kind kind, Seat seat) {
        Incident incident;
        incident.kind = kind;
        incident.seat = seat.index();
        add(std::move(incident));
    }
    void add(Incident incident) {
        RoundRecord& round = record_.rounds.back();
        incident.after = static_cast<std::int64_t>(round.actions.size());
        round.incidents.push_back(std::move(incident));
    }
    /// Who resigned or was replaced in what never happened did so all the same; who was late in it,
    /// and what was taken back before, is forgotten with it.
    void forget_incidents_after(std::size_t actions) {
        const auto stands = static_cast<std::int64_t>(actions);
        auto& incidents = record_.rounds.back().incidents;
        std::erase_if(incidents, [&](const Incident& incident) {
            // The action of the clock comes after the incident, what was taken back before it.
            return (incident.kind == Incident::Kind::late && incident.after >= stands) ||
                   (incident.kind == Incident::Kind::taken_back && incident.after > stands);
        });
        for (Incident& incident : incidents) incident.after = std::min(incident.after, stands);
    }

    /// What was written of a round before its end laid everything open.
    struct Written {
        decltype(RoundRecord::racks) racks;
        std::vector<std::string> actions;
    };

    Record record_;
    std::optional<Written> before_end_;
};

}  // namespace tercet::notation
