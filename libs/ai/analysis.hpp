#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "ai/executor.hpp"
#include "ai/outcome.hpp"
#include "ai/player_names.hpp"
#include "ai/search.hpp"
#include "ai/search_model_of.hpp"
#include "ai/skill.hpp"
#include "base/random.hpp"

namespace tercet::ai {

/// Tells what a move is worth, as `master` would judge it: for people who want to learn.
template <class Game>
class Analyst {
public:
    using Move = typename Game::Move;
    using View = typename Game::View;

    /// `playouts` for each question.
    Analyst(const Means& means, std::optional<std::int64_t> playouts)
        : means_{means}, skill_{*SearchModelOf<Game>::skill_of(names::kMaster)} {
        skill_.judges_forced = true;
        skill_.playouts = playouts.value_or(skill_.playouts);
    }

    /// What the seat of the view may well do in its turn, and what it did, all in the same worlds;
    /// best first.
    std::vector<Judged<Move>> judge(const View& view, const std::optional<Move>& played,
                                    Random& random) const {
        SearchModelOf<Game> model{view, skill_, random};
        if (played) model.consider(*played);
        auto judged =
            Search<SearchModelOf<Game>>{model, means_, random.next()}.run_evenly(skill_.playouts);
        // By what is told: to rank moves by anything else would look like a mistake.
        std::stable_sort(judged.begin(), judged.end(), [](const auto& one, const auto& other) {
            return one.mean().chance > other.mean().chance;
        });
        return judged;
    }

    /// What is expected to come of the table for the seat of the view, whoever's turn it is.
    Outcome expected_outcome(const View& view, Random& random) const {
        const SearchModelOf<Game> model{view, skill_, random};
        const std::uint64_t seed = random.next();
        const auto count = static_cast<int>(std::clamp<std::int64_t>(
            skill_.playouts / 2, 1, std::min<std::int64_t>(model.worlds(), kMostWorlds)));
        std::vector<Outcome> outcomes(static_cast<std::size_t>(count));
        means_.executor.run(count, [&](int index) {
            const auto world = static_cast<std::uint64_t>(index);
            Random own{seed + world};
            const auto position = model.world(world, own);
            outcomes[static_cast<std::size_t>(index)] = model.go_on(position, own);
        });
        Outcome sum;
        for (const Outcome& outcome : outcomes) sum += outcome;
        return sum / count;
    }

private:
    static constexpr std::int64_t kMostWorlds = 100'000;

    Means means_;
    Skill skill_;
};

}  // namespace tercet::ai
