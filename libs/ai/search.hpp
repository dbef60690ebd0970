#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "ai/executor.hpp"
#include "ai/outcome.hpp"
#include "base/random.hpp"

namespace tercet::ai {

/// A move and what was found out about it.
template <class Move>
struct Judged {
    Move move;
    Outcome sum;
    int playouts = 0;

    Outcome mean() const { return sum / std::max(1, playouts); }
};

/// Plays candidates out in worlds that may be the true one, the same worlds and the same chance
/// for each of them, and leaves the worse half behind again and again (sequential halving).
///
/// A model knows one game: candidates(), world(index, random), how many worlds() differ at most,
/// and playout(world, move, random). World i has a generator of its own and the sums are formed in
/// order, so that the answer does not depend on who does the work.
template <class SearchModel>
class Search {
public:
    using Move = typename SearchModel::Move;

    Search(const SearchModel& model, const Means& means, std::uint64_t seed)
        : model_{model}, means_{means}, seed_{seed} {
        for (const Move& move : model.candidates()) judged_.push_back({move, {}, 0});
    }

    /// Every candidate, best first: those that were left behind later come before those that were
    /// earlier. About `playouts` in all; without any, as they came.
    std::vector<Judged<Move>> run(std::int64_t playouts) {
        if (playouts == 0) return judged_;
        std::size_t alive = judged_.size();
        int phases = 0;
        for (std::size_t left = alive; left > 1; left = (left + 1) / 2) ++phases;
        for (int phase = 0; phase < phases && !is_stopped_; ++phase) {
            const auto each = playouts / phases / static_cast<std::int64_t>(alive);
            play_worlds(std::clamp<std::int64_t>(each, 1, model_.worlds()), alive);
            rank(alive);
            alive = (alive + 1) / 2;
        }
        return judged_;
    }

    /// All of them in the same worlds, so that each can be compared with each; best first.
    std::vector<Judged<Move>> run_evenly(std::int64_t playouts) {
        const auto each = playouts / static_cast<std::int64_t>(judged_.size());
        play_worlds(std::clamp<std::int64_t>(each, 1, model_.worlds()), judged_.size());
        rank(judged_.size());
        return judged_;
    }

    /// The same as run() for as long as nobody stops it: half of them are left behind each time
    /// that there were four times as many worlds, but two go on to the end, or until all worlds
    /// were seen.
    std::vector<Judged<Move>> run_until_stopped() {
        std::size_t alive = judged_.size();
        for (std::int64_t worlds = 64; alive > 1 && !is_stopped_; worlds *= 4) {
            play_worlds(std::min(worlds, model_.worlds()), alive);
            rank(alive);
            alive = std::max<std::size_t>(2, (alive + 1) / 2);
            if (worlds >= model_.worlds()) break;
        }
        return judged_;
    }

private:
    /// All of them have seen the same worlds.
    void rank(std::size_t alive) {
        std::stable_sort(judged_.begin(), judged_.begin() + static_cast<std::ptrdiff_t>(alive),
                         [](const auto& one, const auto& other) {
                             return one.mean().value > other.mean().value;
                         });
    }
    /// Plays the first `alive` candidates out in as many further worlds.
    void play_worlds(std::int64_t count, std::size_t alive) {
        constexpr std::int64_t kAtOnce = 32;
        for (std::int64_t done = 0; done < count && !is_stopped_; done += kAtOnce) {
            const auto worlds = static_cast<int>(std::min(kAtOnce, count - done));
            outcomes_.assign(static_cast<std::size_t>(worlds) * alive, {});
            means_.executor.run(worlds, [&](int world) { play_world(world, alive); });
            for (std::size_t i = 0; i < outcomes_.size(); ++i) {
                judged_[i % alive].sum += outcomes_[i];
                ++judged_[i % alive].playouts;
            }
            next_world_ += static_cast<std::uint64_t>(worlds);
            is_stopped_ = means_.stop();
        }
    }
    void play_world(int index, std::size_t alive) {
        const std::uint64_t world = next_world_ + static_cast<std::uint64_t>(index);
        Random random{seed_ + world};
        const auto position = model_.world(world, random);
        const Random chance = random.split();
        for (std::size_t i = 0; i < alive; ++i) {
            outcomes_[static_cast<std::size_t>(index) * alive + i] =
                model_.playout(position, judged_[i].move, chance);
        }
    }

    const SearchModel& model_;
    const Means& means_;
    std::uint64_t seed_;
    std::vector<Judged<Move>> judged_;
    std::vector<Outcome> outcomes_;
    std::uint64_t next_world_ = 0;
    bool is_stopped_ = false;
};

}  // namespace tercet::ai
