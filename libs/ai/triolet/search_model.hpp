#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "ai/outcome.hpp"
#include "ai/player_names.hpp"
#include "ai/skill.hpp"
#include "ai/triolet/belief.hpp"
#include "ai/triolet/evaluation.hpp"
#include "ai/triolet/forecast.hpp"
#include "ai/win_chance.hpp"
#include "base/random.hpp"
#include "game/seat.hpp"
#include "triolet/view.hpp"

namespace tercet::ai {

/// How a search thinks about a game of Triolet.
class TrioletSearchModel {
public:
    using Move = triolet::Move;

    /// If it is not the turn of the seat there is nothing to decide.
    TrioletSearchModel(const triolet::View& view, const Skill& skill, Random& random)
        : TrioletSearchModel{
              view, skill, random,
              skill.has_learned ? TrioletEvaluation::learned() : TrioletEvaluation::plain()} {}
    /// The evaluation must outlive it.
    TrioletSearchModel(const triolet::View& view, const Skill& skill, Random& random,
                       const TrioletEvaluation& evaluation);

    /// With so few tiles in the bag the end is near.
    static constexpr int kSmallBag = 6;

    static constexpr std::optional<Skill> skill_of(std::string_view level) {
        if (level == names::kClub) {
            return Skill{.looks = 4, .has_learned = true};
        }
        if (level == names::kExpert) {
            return Skill{.playouts = 60,
                         .looks = 30,
                         .infers = true,
                         .has_choice = true,
                         .has_learned = true};
        }
        if (level == names::kMaster || level == names::kSeer) {
            return Skill{
                .playouts = 400,
                .looks = 30,
                .infers = level != names::kSeer,  // who sees all racks has nothing to infer
                .has_choice = true,
                .has_learned = true};
        }
        return std::nullopt;
    }

    /// What seems best at a glance, best first.
    const std::vector<Move>& candidates() const { return candidates_; }
    /// One more candidate, if it was none.
    void consider(const Move& move);
    /// How many worlds differ at most.
    std::int64_t worlds() const;
    triolet::Position world(std::uint64_t index, Random& random) const;
    /// The others take a turn with what scores most; then the next turns are forecast. Near the end
    /// everyone goes on to it; two who have nothing left to draw, perfectly if that is found soon.
    Outcome playout(triolet::Position world, const Move& move, Random random) const;
    /// The same from where the world stands.
    Outcome go_on(const triolet::Position& world, Random random) const;

private:
    void add_placements(std::size_t looks);
    void add_swaps();
    void choose_some();
    Outcome go_on(triolet::Position world, TrioletEvaluation::Kept kept, Match match,
                  Random random) const;
    /// Points now, and what the board then promises for the next two turns.
    double estimate(const Move& move) const;
    /// What the next of the others scores on average.
    double reply(const TrioletForecast& forecast) const;

    triolet::Position table_;
    Seat seat_;
    WinChance win_chance_;
    bool ends_exactly_;
    const TrioletEvaluation& evaluation_;
    std::vector<Move> candidates_;
    std::optional<TrioletBelief> belief_;
};

}  // namespace tercet::ai
