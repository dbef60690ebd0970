#pragma once

#include "ai/regression.hpp"
#include "ai/triolet/evaluation.hpp"
#include "base/random.hpp"

namespace tercet::ai {

/// What games of Triolet teach about how they end.
using TrioletFit = Regression<TrioletEvaluation::kFeatures>;

/// Of one game between two who play what seems best at a glance, with the evaluation known so far.
TrioletFit fit_of_game(const TrioletEvaluation& known, Random& random);

/// What is known after such fits.
TrioletEvaluation evaluation_of(const TrioletFit& fit);

}  // namespace tercet::ai
