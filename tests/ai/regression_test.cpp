#include "ai/regression.hpp"

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace tercet::ai {
namespace {

using Fit = Regression<3>;
using Seen = std::vector<std::pair<Fit::Features, double>>;

double between_minus_one_and_one(Random& random) {
    return static_cast<double>(random.below(2'001)) / 1'000 - 1;
}

/// What is seen follows no line exactly.
Seen some_seen(std::uint64_t seed, int count) {
    Random random{seed};
    Seen seen;
    for (int i = 0; i < count; ++i) {
        Fit::Features features{};
        for (double& feature : features) feature = 5 * between_minus_one_and_one(random);
        const double noise = 3 * between_minus_one_and_one(random);
        seen.emplace_back(features, 2 * features[0] - features[1] + 7 * features[2] + noise);
    }
    return seen;
}

Fit fit_of(const Seen& seen) {
    Fit fit;
    for (const auto& [features, value] : seen) fit.add(features, value);
    return fit;
}

/// What the weights make as small as possible.
double error_of(const Fit::Features& weights, const Seen& seen, double doubt) {
    double sum = 0;
    for (const auto& [features, value] : seen) {
        double rest = value;
        for (std::size_t i = 0; i < weights.size(); ++i) rest -= weights[i] * features[i];
        sum += rest * rest;
    }
    for (const double weight : weights) sum += doubt * weight * weight;
    return sum;
}

TEST(Regression, NoWeightsComeCloser) {
    for (const double doubt : {0.001, 1.0, 100.0}) {
        const Seen seen = some_seen(1, 40);
        const Fit::Features weights = fit_of(seen).weights(doubt);
        const double least = error_of(weights, seen, doubt);
        for (std::size_t i = 0; i < weights.size(); ++i) {
            for (const double step : {-0.01, 0.01}) {
                Fit::Features other = weights;
                other[i] += step;
                EXPECT_GT(error_of(other, seen, doubt), least);
            }
        }
    }
}

TEST(Regression, FindsWhatIsExactlySo) {
    Seen seen = some_seen(2, 20);
    for (auto& [features, value] : seen) value = 3 * features[0] - 0.5 * features[2];
    const auto weights = fit_of(seen).weights(1e-9);
    EXPECT_NEAR(weights[0], 3, 1e-6);
    EXPECT_NEAR(weights[1], 0, 1e-6);
    EXPECT_NEAR(weights[2], -0.5, 1e-6);
}

TEST(Regression, KnowsNothingOfWhatWasNeverSeen) {
    Fit fit;
    fit.add({2, 0, 0}, 6);
    const auto weights = fit.weights(0.001);
    EXPECT_NEAR(weights[0], 3, 0.01);
    EXPECT_EQ(weights[1], 0);
    EXPECT_EQ(weights[2], 0);
}

TEST(Regression, PartsAddUpAndCanBeTakenUpAgain) {
    const Seen seen = some_seen(3, 30);
    Fit first = fit_of({seen.begin(), seen.begin() + 11});
    Fit again{first.sums()};
    again += fit_of({seen.begin() + 11, seen.end()});
    const auto whole = fit_of(seen).weights(1);
    const auto parts = again.weights(1);
    for (std::size_t i = 0; i < whole.size(); ++i) EXPECT_NEAR(whole[i], parts[i], 1e-9);
}

}  // namespace
}  // namespace tercet::ai
