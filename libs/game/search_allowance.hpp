#pragma once

#include <algorithm>
#include <cstdint>

namespace tercet {

/// How much may still be searched for what unknown tiles can be. It counts steps and not time, so
/// that every machine comes to the same answers.
class SearchAllowance {
public:
    /// Enough for any record of real games; about a tenth of a second.
    static constexpr std::int64_t kStepsOfRecord = 2'000'000;

    explicit SearchAllowance(std::int64_t steps = kStepsOfRecord) : steps_{steps} {}

    std::int64_t steps() const { return steps_; }
    /// Takes steps away, as far as there are any.
    void spend(std::int64_t steps) { steps_ -= std::min(steps, steps_); }

private:
    std::int64_t steps_;
};

}  // namespace tercet
