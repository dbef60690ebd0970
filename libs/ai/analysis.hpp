#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "ai/executor.hpp"
#include "ai/mind_of.hpp"
#include "ai/outcome.hpp"
#include "ai/search.hpp"
#include "ai/skill.hpp"
#include "base/random.hpp"

namespace tercet::ai {

/// Tells what a move is worth, as `master` would judge it: for people who want to learn.
template <class Game>
class Analyst {
public:
    using Move = typename Game::Move;
    using View = typename Game::View;

    /// So many playouts for each question.
    Analyst(const Means& means, std::optional<std::int64_t> playouts)
        : means_{means}, skill_{*MindOf<Game>::skill_of("master")} {
        skill_.judges_forced = true;
        skill_.playouts = playouts.value_or(skill_.playouts);
    }

    /// What the seat of the view may well do in its turn, and what it did, all in the same worlds;
    /// best first.
    std::vector<Judged<Move>> judge(const View& view, const std::optional<Move>& played,
                                    Random& random) const {
        MindOf<Game> mind{view, skill_, random};
        if (played) mind.consider(*played);
        auto judged = Search<MindOf<Game>>{mind, means_, random.next()}.run_evenly(skill_.playouts);
        // By what is told: to rank moves by anything else would look like a mistake.
        std::stable_sort(judged.begin(), judged.end(), [](const auto& one, const auto& other) {
            return one.mean().chance > other.mean().chance;
        });
        return judged;
    }

    /// What the table promises to the seat of the view, whoever's turn it is.
    Outcome promise(const View& view, Random& random) const {
        const MindOf<Game> mind{view, skill_, random};
        const std::uint64_t seed = random.next();
        const auto count = static_cast<int>(std::clamp<std::int64_t>(
            skill_.playouts / 2, 1, std::min<std::int64_t>(mind.worlds(), kMostWorlds)));
        std::vector<Outcome> outcomes(static_cast<std::size_t>(count));
        means_.executor.run(count, [&](int index) {
            const auto world = static_cast<std::uint64_t>(index);
            Random own{seed + world};
            const auto position = mind.world(world, own);
            outcomes[static_cast<std::size_t>(index)] = mind.go_on(position, own);
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
