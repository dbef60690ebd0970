#pragma once

namespace tercet::ai {

/// What a move may lead to, for the seat that thinks.
struct Outcome {
    double value = 0;   ///< what is preferred: the chance to win, but smoother
    double chance = 0;  ///< to win the match, from 0 to 1
    double margin = 0;  ///< points of the round ahead of the best of the others

    Outcome& operator+=(const Outcome& other) {
        value += other.value;
        chance += other.chance;
        margin += other.margin;
        return *this;
    }
    friend Outcome operator-(const Outcome& one, const Outcome& other) {
        return {one.value - other.value, one.chance - other.chance, one.margin - other.margin};
    }
    friend Outcome operator/(const Outcome& sum, double count) {
        return {sum.value / count, sum.chance / count, sum.margin / count};
    }
    bool operator==(const Outcome&) const = default;
};

}  // namespace tercet::ai
