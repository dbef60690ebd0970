#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "ai/outcome.hpp"
#include "ai/player_names.hpp"
#include "ai/skill.hpp"
#include "ai/win_chance.hpp"
#include "base/random.hpp"
#include "game/seat.hpp"
#include "triominos/view.hpp"

namespace tercet::ai {

/// How a search thinks about a round of Triominos.
class TriominosSearchModel {
public:
    using Move = triominos::Move;

    static constexpr std::optional<Skill> skill_of(std::string_view level) {
        if (level == names::kClub) {
            return Skill{.playouts = 100, .looks = kAllLooks};
        }
        if (level == names::kExpert) {
            return Skill{.playouts = 600, .looks = kAllLooks, .infers = true, .has_choice = true};
        }
        if (level == names::kMaster || level == names::kSeer) {
            return Skill{
                .playouts = 6000,
                .looks = kAllLooks,
                .infers = level != names::kSeer,  // who sees all racks has nothing to infer
                .has_choice = true};
        }
        return std::nullopt;
    }

    /// If it is not the turn of the seat there is nothing to decide.
    TriominosSearchModel(const triominos::View& view, const Skill& skill, Random& random);

    const std::vector<Move>& candidates() const { return candidates_; }
    /// One more candidate, if it was none.
    void consider(const Move& move);
    /// How many worlds differ at most.
    std::int64_t worlds() const;
    triominos::Position world(std::uint64_t index, Random& random) const;
    /// Everyone goes on to the end of the round with what scores most; but between two who have
    /// nothing left to draw, and so no secrets, perfectly.
    Outcome playout(triominos::Position world, const Move& move, Random random) const;
    /// The same from where the world stands.
    Outcome go_on(const triominos::Position& world, Random random) const;

private:
    Outcome go_on(triominos::Position world, Match match, Random random) const;
    void add_candidates(bool has_choice);
    void imagine(const triominos::View& view, std::int64_t playouts, Random& random);

    bool is_clear() const { return table_.seats() == 2 && table_.pool_size() == 0; }

    triominos::Position table_;
    Seat seat_;
    WinChance win_chance_;
    bool ends_exactly_;
    std::vector<Move> candidates_;
    std::vector<PerSeat<triominos::TileSet>> racks_;  ///< that others may hold; empty: any
};

}  // namespace tercet::ai
