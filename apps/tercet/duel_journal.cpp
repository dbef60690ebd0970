#include "tercet/duel_journal.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <utility>

#include "tercet/output_file.hpp"

namespace tercet::app {

namespace {

using Json = DuelJournal::Json;

std::string line_of(long deal, const DealResult& result) {
    return Json{{"deal", deal}, {"score", result.score}, {"margin", result.margin}}.dump() + '\n';
}

}  // namespace

DuelJournal::DuelJournal(std::string path, const Json& what) : path_{std::move(path)} {
    const std::string first_line = what.dump() + '\n';
    if (std::filesystem::is_regular_file(path_)) read(first_line);
    // Written anew without what an interruption left half done.
    OutputFile whole{path_};
    whole.write(first_line);
    for (const auto& [deal, result] : done_) whole.write(line_of(deal, result));
    whole.commit();
    file_.reset(std::fopen(path_.c_str(), "ab"));
    if (!file_) throw std::system_error{errno, std::generic_category()};
}

void DuelJournal::read(const std::string& first_line) {
    std::ifstream file{path_, std::ios::binary};
    std::string line;
    if (!std::getline(file, line)) return;  // empty
    if (line + '\n' != first_line) {
        throw std::runtime_error{"it holds something else, or another duel; choose another file"};
    }
    while (std::getline(file, line) && !file.eof()) {
        const auto json = Json::parse(line, nullptr, false);
        const bool is_deal = json.is_object() && json.contains("deal") && json.contains("score") &&
                             json.contains("margin") && json["deal"].is_number_unsigned() &&
                             json["score"].is_number() && json["margin"].is_number();
        if (!is_deal) throw std::runtime_error{"a line of it is no deal: " + line.substr(0, 60)};
        done_[json["deal"].get<long>()] = {json["score"].get<double>(),
                                           json["margin"].get<double>()};
    }
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
