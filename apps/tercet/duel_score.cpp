#include "tercet/duel_score.hpp"

#include <algorithm>
#include <cmath>

namespace tercet::app {

namespace {

/// Mean and interval of something measured again and again.
template <class Value>
Estimate estimate(const std::vector<DealResult>& results, Value value) {
    const auto count = static_cast<double>(results.size());
    double sum = 0;
    for (const DealResult& result : results) sum += value(result);
    const double mean = sum / count;
    double variance = 0;
    for (const DealResult& result : results) {
        const double away = value(result) - mean;
        variance += away * away / std::max(1.0, count - 1);
    }
    const double half = 1.96 * std::sqrt(variance / count);
    return {mean, mean - half, mean + half};
}

double odds(double score) { return score / (1 - score); }

/// 400 Elo are odds of ten to one.
double elo_of(double score, double fair) { return 400 * std::log10(odds(score) / odds(fair)); }

double score_at(double elo, double fair) {
    const double at = odds(fair) * std::pow(10, elo / 400);
    return at / (1 + at);
}

}  // namespace

DuelScore score_of(const std::vector<DealResult>& results, int seats) {
    DuelScore all;
    all.score = estimate(results, [](const DealResult& result) { return result.score; });
    all.score.low = std::max(0.0, all.score.low);
    all.score.high = std::min(1.0, all.score.high);
    all.margin = estimate(results, [](const DealResult& result) { return result.margin; });
    // Who has never lost is not infinitely strong: half a game is thought lost, and the same for
    // who has never won.
    const double least = 0.5 / (static_cast<double>(results.size()) * seats + 1);
    const auto elo = [&](double score) {
        return elo_of(std::clamp(score, least, 1 - least), 1.0 / seats);
    };
    all.elo = {elo(all.score.value), elo(all.score.low), elo(all.score.high)};
    return all;
}

SequentialTest::SequentialTest(double weaker, double stronger, int seats)
    : scores_{score_at(weaker, 1.0 / seats), score_at(stronger, 1.0 / seats)} {}

void SequentialTest::add(const DealResult& result) {
    count_ += 1;
    sum_ += result.score;
    sum_of_squares_ += result.score * result.score;
}

std::optional<bool> SequentialTest::verdict() const {
    constexpr double kFewest = 20;  // before that the variance is a guess
    if (count_ < kFewest) return std::nullopt;
    const double mean = sum_ / count_;
    const double variance = std::max(1e-6, sum_of_squares_ / count_ - mean * mean);
    const double ratio =
        count_ * (scores_[1] - scores_[0]) * (2 * mean - scores_[0] - scores_[1]) / (2 * variance);
    const double enough = std::log(0.95 / 0.05);
    if (ratio >= enough) return true;
    if (ratio <= -enough) return false;
    return std::nullopt;
}

}  // namespace tercet::app
