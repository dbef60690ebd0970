#pragma once

#include <cstdint>
#include <limits>

namespace tercet::ai {

/// What a player that searches is allowed to do. Each can be switched off, to see what it is worth.
struct Skill {
    std::int64_t playouts = 0;   ///< a decision; none: what seems best at a glance
    int looks = 0;               ///< how many placements it looks at, those that score most
    bool infers = false;         ///< what others did tells about their racks
    bool has_choice = false;     ///< draws, exchanges and passes although it could place
    bool has_learned = false;    ///< judges by what many games taught
    bool judges_forced = false;  ///< thinks about its only move too
    bool ends_exactly = true;    ///< searches the end of a round to the last tile
};

inline constexpr int kAllLooks = std::numeric_limits<int>::max();

}  // namespace tercet::ai
