#include "tercet/training_file.hpp"

#include <array>
#include <cerrno>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "tercet/output_file.hpp"

namespace tercet::app {

namespace {

using Json = TrainingFile::Json;

std::runtime_error damage() { return std::runtime_error{"it is damaged; choose another file"}; }

template <std::size_t Count>
std::array<double, Count> numbers_of(const Json& json) {
    if (json.size() != Count) throw damage();
    return json.get<std::array<double, Count>>();
}

/// A whole number from 0 on.
long count_of(const Json& json, long most) {
    if (!json.is_number_unsigned() || json > most) throw damage();
    return json.get<long>();
}

}  // namespace

TrainingFile::TrainingFile(std::string path, Json what)
    : path_{std::move(path)}, what_(std::move(what)) {}

Training TrainingFile::training() const {
    if (path_.empty() || !std::filesystem::is_regular_file(path_)) return {};
    std::ifstream file{path_, std::ios::binary};
    if (!file) throw std::system_error{errno, std::generic_category()};
    if (file.peek() == std::ifstream::traits_type::eof()) return {};
    const auto json = Json::parse(file, nullptr, false);
    const Json what = json.is_object() ? json.value("what", Json{}) : Json{};
    if (what.is_object() && what.contains("train") && what["train"] != what_["train"]) {
        throw std::runtime_error{
            "it was begun by another version, which deals other tiles for the same seed; "
            "choose another file"};
    }
    if (what != what_) {
        throw std::runtime_error{
            "it holds something else, or another training; choose another file"};
    }
    try {
        return {
            static_cast<int>(count_of(json.at("round"), what_["rounds"])),
            count_of(json.at("games"), what_["games"]),
            ai::TrioletEvaluation{numbers_of<ai::TrioletEvaluation::kFeatures>(json.at("known"))},
            ai::TrioletFit{numbers_of<std::tuple_size_v<ai::TrioletFit::Sums>>(json.at("sums"))}};
    } catch (const Json::exception&) {
        throw damage();
    }
}

void TrainingFile::keep(const Training& training) const {
    if (path_.empty()) return;
    Json json{{"what", what_}, {"round", training.round}, {"games", training.games}};
    json["known"] = training.known.weights();
    json["sums"] = training.fit.sums();
    OutputFile file{path_};
    file.write(json.dump() + '\n');
    file.commit();
}

void TrainingFile::keep_sometimes(const Training& training) {
    const auto now = std::chrono::steady_clock::now();
    if (now < next_) return;
    next_ = now + std::chrono::seconds{5};
    keep(training);
}

}  // namespace tercet::app
