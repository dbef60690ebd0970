#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "ai/player_names.hpp"
#include "ai/search.hpp"
#include "ai/search_model_of.hpp"
#include "base/random.hpp"

namespace tercet::bench {

/// Decisions of `master` between two players, some turns into the game.
template <class Game>
class Decisions {
public:
    Decisions() {
        constexpr std::size_t kWanted = 32;
        constexpr int kTurns = 14;
        while (views_.size() < kWanted) {
            auto position = random_position<Game>(Game::presets().front().variant, 2, random_);
            for (int turn = 0; turn < kTurns && !position.is_over(); ++turn) {
                play_random_move(position, random_);
            }
            if (!position.is_over())
                views_.push_back(typename Game::View{position, position.to_move()});
        }
    }

    /// The next one, and the playouts that it took.
    std::int64_t decide() {
        const auto skill = *ai::SearchModelOf<Game>::skill_of(ai::names::kMaster);
        ai::Serial serial;
        const ai::SearchModelOf<Game> model{views_[next_++ % views_.size()], skill, random_};
        std::int64_t playouts = 0;
        const ai::Means means{serial};
        ai::Search<ai::SearchModelOf<Game>> search{model, means, random_.next()};
        for (const auto& judged : search.run(skill.playouts)) playouts += judged.playouts;
        return playouts;
    }

private:
    Random random_{1};
    std::vector<typename Game::View> views_;
    std::size_t next_ = 0;
};

}  // namespace tercet::bench
