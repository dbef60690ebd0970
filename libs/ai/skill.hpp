#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace tercet::ai {

/// What a player that searches is allowed to do. Each can be switched off, to see what it is worth.
struct Skill {
    std::int64_t playouts = 6000;  ///< a decision
    bool infers = true;            ///< what others did tells about their racks
    bool has_choice = true;        ///< draws, exchanges and passes although it could place
};

/// Of the levels that search, by name; none for others.
constexpr std::optional<Skill> skill_of(std::string_view name) {
    if (name == "club") return Skill{100, false, false};
    if (name == "expert") return Skill{600, true, true};
    if (name == "master" || name == "seer") return Skill{};
    return std::nullopt;
}

}  // namespace tercet::ai
