#include "tercet/duel_journal.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <istream>
#include <limits>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "game/points.hpp"
#include "tercet/output_file.hpp"

namespace tercet::app {

namespace {

using Json = DuelJournal::Json;

std::string line_of(long deal, const DealResult& result) {
    return Json{{"deal", deal}, {"score", result.score}, {"margin", result.margin}}.dump() + '\n';
}

/// A share of wins is a sum of shares.
constexpr double kRounding = 1e-9;
/// Points of a match: no more than fit into Points.
constexpr double kMostMargin = std::numeric_limits<Points>::max();

/// A member of an object, if it is such a number.
std::optional<double> number_in(const Json& json, const char* key, double least, double most) {
    if (!json.is_object() || !json.contains(key) || !json[key].is_number()) return std::nullopt;
    const auto number = json[key].get<double>();
    return least <= number && number <= most ? std::optional{number} : std::nullopt;
}

/// The lines of a file that may have no end: none is much longer than any of ours.
class Lines {
public:
    explicit Lines(std::istream& file) : file_{file}, buffer_(std::size_t{1} << 20U) {}

    /// The next, with or without an end.
    bool next(std::string& line) {
        file_.getline(buffer_.data(), static_cast<std::streamsize>(buffer_.size()));
        const bool is_cut = file_.fail() && !file_.eof() && file_.gcount() > 0;
        if (is_cut) throw std::runtime_error{"a line of it is too long; choose another file"};
        line = buffer_.data();
        return !file_.fail();
    }

private:
    std::istream& file_;
    std::vector<char> buffer_;
};

}  // namespace

std::optional<DuelFile> read_duel(const std::string& path) {
    std::ifstream file{path, std::ios::binary};
    if (!file) throw std::system_error{errno, std::generic_category()};
    if (std::filesystem::is_directory(path)) {
        throw std::system_error{std::make_error_code(std::errc::is_a_directory)};
    }
    Lines lines{file};
    std::string line;
    if (!lines.next(line)) return std::nullopt;
    DuelFile duel{Json::parse(line, nullptr, false), {}};
    if (!duel.what.is_object() || !duel.what.contains("duel")) {
        throw std::runtime_error{"it holds something else; choose another file"};
    }
    while (lines.next(line) && !file.eof()) {
        const auto json = Json::parse(line, nullptr, false);
        const auto deal = number_in(json, "deal", 0, kMostDeals - 1);
        const auto score = number_in(json, "score", 0, 1 + kRounding);
        const auto margin = number_in(json, "margin", -kMostMargin, kMostMargin);
        if (!deal || !json["deal"].is_number_unsigned() || !score || !margin) {
            throw std::runtime_error{"a line of it is no deal: " + line.substr(0, 60)};
        }
        duel.deals[static_cast<long>(*deal)] = {*score, *margin};
    }
    return duel;
}

DuelJournal::DuelJournal(std::string path, const Json& what) : path_{std::move(path)} {
    if (std::filesystem::is_regular_file(path_)) {
        if (auto before = read_duel(path_)) {
            if (before->what["duel"] != what["duel"]) {
                throw std::runtime_error{
                    "it was begun by another version, which deals other tiles for the same seed; "
                    "choose another file"};
            }
            if (before->what != what) {
                throw std::runtime_error{"it holds another duel; choose another file"};
            }
            done_ = std::move(before->deals);
        }
    }
    // Written anew without what an interruption left half done.
    OutputFile whole{path_};
    whole.write(what.dump() + '\n');
    for (const auto& [deal, result] : done_) whole.write(line_of(deal, result));
    whole.commit();
    file_.reset(std::fopen(path_.c_str(), "ab"));
    if (!file_) throw std::system_error{errno, std::generic_category()};
}

const DealResult* DuelJournal::find(long deal) const {
    const auto found = done_.find(deal);
    return found == done_.end() ? nullptr : &found->second;
}

void DuelJournal::add(long deal, const DealResult& result) {
    if (find(deal) != nullptr) return;
    const std::string line = line_of(deal, result);
    const bool is_written = std::fwrite(line.data(), 1, line.size(), file_.get()) == line.size() &&
                            std::fflush(file_.get()) == 0;
    if (!is_written) throw std::system_error{errno, std::generic_category()};
}

}  // namespace tercet::app
