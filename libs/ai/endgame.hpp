#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "ai/outcome.hpp"
#include "ai/win_chance.hpp"
#include "game/match.hpp"
#include "game/points.hpp"
#include "game/seat.hpp"

namespace tercet::ai {

/// Plays the end of a round between two perfectly: every tile is known and none is left to draw.
/// Both want to win, and see everything (alpha-beta).
template <class Game>
class Endgame {
public:
    using Position = typename Game::Position;

    Endgame(const WinChance& win_chance, Seat seat, std::int64_t most_positions)
        : win_chance_{win_chance}, seat_{seat}, left_{most_positions} {}

    /// What it comes to for the seat; nothing if more positions than that would have to be seen.
    /// The match was told of every action before.
    std::optional<Outcome> solve(Position position, const Match& match) {
        const Outcome outcome = searched(position, match, {-1, 0, 0}, {2, 0, 0});
        if (left_ < 0) return std::nullopt;
        return outcome;
    }

private:
    using Move = typename Game::Move;

    static std::vector<std::pair<Points, Move>> moves(const Position& position) {
        std::vector<std::pair<Points, Move>> moves;
        for_each_placement(position, [&](const auto& placement) {
            moves.emplace_back(position.points_of(placement), placement);
        });
        std::stable_sort(moves.begin(), moves.end(), [](const auto& one, const auto& other) {
            return one.first > other.first;
        });
        if (const Move pass = typename Game::Pass{}; !position.refusal(pass)) {
            moves.emplace_back(position.points_of(pass), pass);
        }
        return moves;
    }

    /// Exact between the two that are certain already; else no better, or no worse, than that.
    Outcome searched(Position& position, const Match& match, Outcome least, Outcome most) {
        if (position.is_over()) return win_chance_.of(position.result(), match);
        if (--left_ < 0) return least;
        const bool is_own = position.to_move() == seat_;
        std::optional<Outcome> best;
        for (const auto& [points, move] : moves(position)) {
            const auto undo = position.play_undoably(move, {});
            Match after = match;
            after.observe(position.scores());
            const Outcome outcome = searched(position, after, least, most);
            position.undo(undo);
            const bool is_better = is_own ? !best || outcome.value > best->value
                                          : !best || outcome.value < best->value;
            if (!is_better) continue;
            best = outcome;
            Outcome& bound = is_own ? least : most;
            if (is_own ? outcome.value > bound.value : outcome.value < bound.value) {
                bound = outcome;
            }
            if (least.value >= most.value) break;
        }
        return *best;
    }

    const WinChance& win_chance_;
    Seat seat_;
    std::int64_t left_;
};

}  // namespace tercet::ai
