#pragma once

#include <chrono>
#include <string>

#include <nlohmann/json.hpp>

#include "ai/triolet/fit.hpp"

namespace tercet::app {

/// How far a training has come.
struct Training {
    int round = 0;   ///< those that are finished
    long games = 0;  ///< of the round in progress
    ai::TrioletEvaluation known = ai::TrioletEvaluation::plain();
    ai::TrioletFit fit;  ///< of those games
};

/// The file of a training, to go on with it later. Without a path nothing is kept. Throws
/// std::system_error, and std::runtime_error for a file that is something else.
class TrainingFile {
public:
    using Json = nlohmann::ordered_json;

    /// `what`: everything that the result depends on, `rounds` and `games` among it.
    TrainingFile(std::string path, Json what);

    /// As the file says, or from the beginning.
    Training training() const;
    void keep(const Training& training) const;
    /// The same, but not more often than every few seconds.
    void keep_sometimes(const Training& training);

private:
    std::string path_;
    Json what_;
    std::chrono::steady_clock::time_point next_{};
};

}  // namespace tercet::app
