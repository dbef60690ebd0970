#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "ai/outcome.hpp"
#include "game/points.hpp"
#include "game/seat.hpp"

namespace tercet::app {

/// Something that could have been done.
struct Option {
    std::string move;
    Points points = 0;  ///< at once
    ai::Outcome outcome;
};

/// What was done, and what else could have been.
struct Decision {
    int round = 0;   ///< from 1
    int action = 0;  ///< from 1
    Seat seat;
    std::vector<Option> options;      ///< best first
    std::size_t played = 0;           ///< which of them
    std::optional<ai::Outcome> luck;  ///< of the tiles drawn then

    bool is_choice() const { return options.size() > 1; }
    /// What the best would have been worth more.
    ai::Outcome given_away() const { return options.front().outcome - options[played].outcome; }
};

/// All decisions of a record whose racks are known.
struct Analysis {
    std::string game;
    std::vector<std::string> names;
    std::vector<Decision> decisions;
};

std::string text_of_analysis(const Analysis& analysis);
nlohmann::ordered_json json_of(const Analysis& analysis);

}  // namespace tercet::app
