#pragma once

#include <cstdint>
#include <limits>
#include <optional>

#include "ai/bot.hpp"
#include "ai/player.hpp"
#include "ai/search.hpp"
#include "ai/search_model_of.hpp"
#include "ai/skill.hpp"

namespace tercet::ai {

/// Plays what leads to the best result in many worlds that may be the true one.
template <class Game>
class SearchPlayer final : public Player<Game> {
public:
    SearchPlayer(const Skill& skill, const Budget& budget, bool sees_everything = false)
        : skill_{skill}, milliseconds_{budget.milliseconds}, sees_everything_{sees_everything} {
        skill_.playouts = budget.playouts.value_or(skill.playouts);
    }

    bool sees_everything() const override { return sees_everything_; }
    std::optional<std::int64_t> milliseconds() const override { return milliseconds_; }

private:
    typename Game::Move decide(const typename Game::View& view, Random& random,
                               const Means& means) override {
        const SearchModelOf<Game> model{view, skill_, random};
        Search<SearchModelOf<Game>> search{model, means, random.next()};
        const auto judged =
            milliseconds_ ? search.run_until_stopped() : search.run(skill_.playouts);
        return judged.front().move;
    }

    Skill skill_;
    std::optional<std::int64_t> milliseconds_;
    bool sees_everything_;
};

}  // namespace tercet::ai
