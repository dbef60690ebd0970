#include <memory>
#include <string>

#include <nlohmann/json.hpp>

#include "notation/placements.hpp"
#include "notation/replay.hpp"
#include "tercet/commands.hpp"
#include "tercet/each_record.hpp"

namespace tercet::app {
namespace {

using Json = nlohmann::ordered_json;

/// Says what is wrong with a record, or prints what may be done in its last position.
struct Legal {
    template <class Notation>
    std::string operator()(const notation::Record& record) const {
        const auto ignore = [](const auto&) {};
        const auto summary = notation::Replayer<Notation>{record}.run(ignore);
        if (!summary) return notation::sentence(summary.error());
        if (!summary->table.has_round()) return "there is no round in it";
        put_line(answer<Notation>(record.rounds.back(), *summary).dump());
        return {};
    }

private:
    template <class Notation>
    static Json answer(const notation::RoundRecord& round,
                       const notation::ReplaySummary<Notation>& summary) {
        auto end = summary.end;
        if (!end && summary.table.match().is_decided_by_resigning()) end = Ending::resigned;
        if (end) return {{"over", std::string{notation::word_for(*end)}}};
        const auto& position = summary.table.position();
        Json json;
        json["seat"] = position.to_move().index();
        json["place"] = Json::object();
        for (const auto& [text, points] :
             notation::placements_after<Notation>(round, summary.table)) {
            json["place"].get_ref<Json::object_t&>().emplace_back(text, points);
        }
        json["other"] = Notation::other_moves(position);
        if (const int unknown = position.rack(position.to_move()).unknown; unknown > 0) {
            json["unknown"] = unknown;
        }
        return json;
    }
};

}  // namespace

Command legal_command() {
    const auto path = std::make_shared<std::string>();
    return {"legal",
            "What may be done after the last action of each record, as JSON",
            {{"FILE", path.get(), "Records, one a line; - is standard input", kRequired}},
            [path] { return for_each_record(*path, Legal{}, say); }};
}

}  // namespace tercet::app
