#pragma once

#include <cstdint>
#include <string>

#include "ai/players.hpp"
#include "ai/self_play.hpp"
#include "base/random.hpp"
#include "notation/json.hpp"
#include "notation/record.hpp"
#include "notation/recorder.hpp"

namespace tercet::wasm {

/// The same match played by the program.
template <class Notation>
notation::Json self_played(const notation::Json& saved) {
    using Game = typename Notation::Game;
    auto record = *notation::parse_record(saved["record"].dump());
    record.rounds.clear();
    ai::Players<Game> players;
    for (const auto& name : record.seats) players.push_back(ai::make_player<Game>(name));
    Random random{static_cast<std::uint64_t>(std::stoull(saved["seed"].get<std::string>()))};
    ai::SelfPlay<Game> self_play{*variant_of<Game>(record.rules), players, random};
    notation::Recorder<Notation> recorder{record};
    self_play.play_match([&](const auto& event, const auto& table) { recorder.add(event, table); });
    return *notation::parse_json(notation::write_record(recorder.record()));
}

}  // namespace tercet::wasm
