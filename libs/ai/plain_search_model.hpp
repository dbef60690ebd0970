#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

#include "ai/outcome.hpp"
#include "ai/player_names.hpp"
#include "ai/simple_players.hpp"
#include "ai/skill.hpp"
#include "ai/win_chance.hpp"
#include "base/random.hpp"
#include "game/match.hpp"
#include "game/seat.hpp"

namespace tercet::ai {

/// How a search thinks about a round of a game that nobody has taught it: hidden tiles may lie
/// anywhere, and everyone goes on to the end of the round with what scores most.
template <class Game>
class PlainSearchModel {
public:
    using Move = typename Game::Move;
    using Position = typename Game::Position;

    static constexpr std::optional<Skill> skill_of(std::string_view level) {
        if (level == names::kClub) return Skill{.playouts = 100, .looks = kAllLooks};
        if (level == names::kExpert) return Skill{.playouts = 600, .looks = kAllLooks};
        if (level == names::kMaster || level == names::kSeer) {
            return Skill{.playouts = 6000, .looks = kAllLooks};
        }
        return std::nullopt;
    }

    /// If it is not the turn of the seat there is nothing to decide.
    PlainSearchModel(const typename Game::View& view, const Skill&, Random& random)
        : view_{view},
          win_chance_{view.match(), table().variant().match, view.seat(), deviation(random)} {
        if (table().to_move() != view.seat()) return;
        for_each_placement(table(), [&](const auto& place) { candidates_.push_back(place); });
        if (candidates_.empty()) candidates_.push_back(move_without_placement(table()));
    }

    const std::vector<Move>& candidates() const { return candidates_; }
    /// One more candidate, if it was none.
    void consider(const Move& move) {
        const bool is_new =
            std::find(candidates_.begin(), candidates_.end(), move) == candidates_.end();
        if (is_new) candidates_.push_back(move);
    }
    /// How many worlds differ at most.
    std::int64_t worlds() const { return std::numeric_limits<std::int64_t>::max(); }
    Position world(std::uint64_t, Random& random) const { return sample(view_, random); }

    Outcome playout(Position world, const Move& move, Random random) const {
        Match match = win_chance_.match();
        world.play(move, random_chance(world, move, random));
        match.observe(world.scores());
        return go_on(world, match, random);
    }
    /// The same from where the world stands.
    Outcome go_on(const Position& world, Random random) const {
        return go_on(world, win_chance_.match(), random);
    }

private:
    const Position& table() const { return view_.table(); }

    static void play_on(Position& world, Random& random) {
        const Move move = greedy_move<Game>(world);
        world.play(move, random_chance(world, move, random));
    }

    Outcome go_on(Position world, Match match, Random random) const {
        while (!world.is_over()) {
            play_on(world, random);
            match.observe(world.scores());
        }
        return win_chance_.of(world.result(), match);
    }

    /// How far apart the seats are likely to end, from a few rounds played out.
    double deviation(Random& random) const {
        constexpr int kRounds = 16;
        double squares = 0;
        for (int i = 0; i < kRounds; ++i) {
            Position world = sample(view_, random);
            while (!world.is_over()) play_on(world, random);
            const Points apart = highest_of(world.scores()) - lowest_of(world.scores());
            squares += static_cast<double>(apart) * apart;
        }
        return std::max(1.0, std::sqrt(squares / kRounds));
    }
    static Points highest_of(const Scores& scores) {
        return *std::max_element(scores.begin(), scores.end());
    }
    static Points lowest_of(const Scores& scores) {
        return scores.seats() == 1 ? 0 : *std::min_element(scores.begin(), scores.end());
    }

    typename Game::View view_;
    WinChance win_chance_;
    std::vector<Move> candidates_;
};

}  // namespace tercet::ai
