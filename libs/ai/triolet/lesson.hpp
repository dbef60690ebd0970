#pragma once

#include "ai/regression.hpp"
#include "ai/triolet/outlook.hpp"
#include "base/random.hpp"

namespace tercet::ai {

/// What games of Triolet teach about how they end.
using TrioletLesson = Regression<TrioletOutlook::kFeatures>;

/// Of one game between two who play what seems best at a glance, with the outlook known so far.
TrioletLesson lesson_of_game(const TrioletOutlook& known, Random& random);

/// What is known after such lessons.
TrioletOutlook outlook_after(const TrioletLesson& lesson);

}  // namespace tercet::ai
