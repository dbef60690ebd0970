#pragma once

#include <cstdio>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include <nlohmann/json.hpp>

#include "tercet/duel_score.hpp"

namespace tercet::app {

inline constexpr long kMostDeals = 1'000'000;

/// What the file of a duel holds.
struct DuelFile {
    nlohmann::ordered_json what;
    std::map<long, DealResult> deals;
};

/// Nothing if the file is empty. Throws std::system_error, and std::runtime_error for a file that
/// is something else.
std::optional<DuelFile> read_duel(const std::string& path);

/// The file of a duel: what is played in the first line, then a line for every deal that is done.
/// Who opens it again goes on from there. Throws std::system_error, and std::runtime_error for a
/// file that is something else.
class DuelJournal {
public:
    using Json = nlohmann::ordered_json;

    DuelJournal(std::string path, const Json& what);

    /// What a deal came to that was done when the file was opened, if it was.
    const DealResult* find(long deal) const;
    /// Writes a deal down, if it is not there already.
    void add(long deal, const DealResult& result);

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    std::string path_;
    std::map<long, DealResult> done_;
    std::unique_ptr<std::FILE, Close> file_;
};

}  // namespace tercet::app
