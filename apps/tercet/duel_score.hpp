#pragma once

#include <array>
#include <optional>
#include <vector>

namespace tercet::app {

/// What the first bot of a duel got from one deal, on the mean over the seats that it had.
struct DealResult {
    double score = 0;   ///< 1 for a win, a share for a tie
    double margin = 0;  ///< points ahead of the best of the others

    bool operator==(const DealResult&) const = default;
};

/// A figure with the interval that holds the truth 95 times in 100.
struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;
};

struct DuelScore {
    Estimate score;
    Estimate margin;
    Estimate elo;  ///< against what the seats alone would give
};

/// There is at least one result.
DuelScore score_of(const std::vector<DealResult>& results, int seats);

/// A sequential test of two strengths, in Elo: which of them the results speak for, once they do
/// with an error of 5 in 100 (a likelihood ratio of normal scores).
class SequentialTest {
public:
    SequentialTest(double weaker, double stronger, int seats);

    void add(const DealResult& result);
    /// True for the stronger, false for the weaker, none as long as it is open.
    std::optional<bool> verdict() const;

private:
    std::array<double, 2> scores_;
    double count_ = 0;
    double sum_ = 0;
    double sum_of_squares_ = 0;
};

}  // namespace tercet::app
