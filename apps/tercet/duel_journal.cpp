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

std::optional<DuelFile> read_duel(const std::string& path) {
    std::ifstream file{path, std::ios::binary};
    if (!file) throw std::system_error{errno, std::generic_category()};
    if (std::filesystem::is_directory(path)) {
        throw std::system_error{std::make_error_code(std::errc::is_a_directory)};
    }
    std::string line;
    if (!std::getline(file, line)) return std::nullopt;
    DuelFile duel{Json::parse(line, nullptr, false), {}};
    if (!duel.what.is_object() || !duel.what.contains("duel")) {
        throw std::runtime_error{"it holds something else; choose another file"};
    }
    while (std::getline(file, line) && !file.eof()) {
        const auto json = Json::parse(line, nullptr, false);
        const bool is_deal = json.is_object() && json.contains("deal") && json.contains("score") &&
                             json.contains("margin") && json["deal"].is_number_unsigned() &&
                             json["score"].is_number() && json["margin"].is_number();
        if (!is_deal) throw std::runtime_error{"a line of it is no deal: " + line.substr(0, 60)};
        duel.deals[json["deal"].get<long>()] = {json["score"].get<double>(),
                                                json["margin"].get<double>()};
    }
    return duel;
}

DuelJournal::DuelJournal(std::string path, const Json& what) : path_{std::move(path)} {
    if (std::filesystem::is_regular_file(path_)) {
        if (auto before = read_duel(path_)) {
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
