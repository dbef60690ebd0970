#pragma once

namespace tercet::ai {

/// What a move may lead to, for the seat that thinks.
struct Outcome {
    double chance = 0;  ///< to win the match, from 0 to 1
    double margin = 0;  ///< points of the round ahead of the best of the others

    Outcome& operator+=(const Outcome& other) {
        chance += other.chance;
        margin += other.margin;
        return *this;
    }
    friend Outcome operator/(const Outcome& sum, double count) {
        return {sum.chance / count, sum.margin / count};
    }
    bool operator==(const Outcome&) const = default;
};

}  // namespace tercet::ai
