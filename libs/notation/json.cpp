#include "notation/json.hpp"

#include <cstddef>
#include <iterator>
#include <limits>
#include <set>
#include <utility>
#include <vector>

namespace tercet::notation {
namespace {

/// Reads a text and counts how far the parser has got.
class Cursor {
public:
    // NOLINTBEGIN(readability-identifier-naming): the names are the standard library's
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;
    // NOLINTEND(readability-identifier-naming)

    Cursor(const char* at, std::size_t* read) : at_{at}, read_{read} {}
    reference operator*() const { return *at_; }
    Cursor& operator++() {
        ++at_;
        ++*read_;
        return *this;
    }
    bool operator==(const Cursor& other) const { return at_ == other.at_; }

private:
    const char* at_;
    std::size_t* read_;
};

/// Builds a value from the parser's events and stops at the first thing that we refuse.
class StrictBuilder {  // NOLINT(bugprone-exception-escape): of the library's value type
public:
    // The names are the library's.
    bool null() { return add(nullptr); }
    bool boolean(bool value) { return add(value); }
    bool number_integer(std::int64_t value) { return add(value); }
    bool number_unsigned(std::uint64_t value) { return add(value); }
    bool number_float(double, const std::string& spelled) {
        return add(Json::binary({spelled.begin(), spelled.end()}));
    }
    bool string(std::string& value) { return add(std::move(value)); }
    bool binary(Json::binary_t&) { return false; }
    bool start_object(std::size_t) { return open(Json::object()); }
    bool start_array(std::size_t) { return open(Json::array()); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }

    bool key(std::string& name) {
        if (!open_.back().keys.insert(name).second) {
            return refuse({JsonProblem::Code::duplicate_key, name, read, path()});
        }
        open_.back().key = std::move(name);
        return true;
    }

    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception& failure) {
        return refuse({JsonProblem::Code::syntax, essence(failure.what()), position, path()});
    }

    std::optional<JsonProblem> problem;
    Json result;
    std::size_t read = 0;  ///< bytes of the text, so far

private:
    struct Level {
        Json value;
        std::string key;  ///< of the member to come
        std::set<std::string> keys;
    };

    bool add(Json value) {
        if (++values_ > kMaxJsonValues) {
            return refuse({JsonProblem::Code::too_many_values, {}, read, path()});
        }
        if (open_.empty()) {
            result = std::move(value);
            return true;
        }
        Level& level = open_.back();
        if (level.value.is_array()) {
            level.value.push_back(std::move(value));
        } else {
            // Not through operator[]: it would search all earlier keys, and keys has done that.
            level.value.get_ref<Json::object_t&>().emplace_back(std::move(level.key),
                                                                std::move(value));
        }
        return true;
    }
    bool open(Json empty) {
        if (open_.size() >= static_cast<std::size_t>(kMaxJsonDepth)) {
            return refuse({JsonProblem::Code::too_deep, {}, read, path()});
        }
        open_.push_back({std::move(empty), {}, {}});
        return true;
    }
    bool close() {
        Json value = std::move(open_.back().value);
        open_.pop_back();
        return add(std::move(value));
    }
    bool refuse(JsonProblem why) {
        problem = std::move(why);
        return false;
    }

    std::vector<std::string> path() const {
        std::vector<std::string> steps;
        for (const Level& level : open_) {
            steps.push_back(level.value.is_array() ? std::to_string(level.value.size())
                                                   : level.key);
        }
        return steps;
    }

    /// The library's message without its number and position, which are ours to say.
    static std::string essence(const std::string& message) {
        const auto start = message.find("syntax error");
        return start == std::string::npos ? message.substr(message.find("] ") + 2)
                                          : message.substr(start);
    }

    std::vector<Level> open_;
    std::size_t values_ = 0;
};

}  // namespace

Expected<Json, JsonProblem> parse_json(std::string_view text) {
    // The library takes such a byte for the end of the text.
    if (const auto nul = text.find('\0'); nul != std::string_view::npos) {
        return Unexpected{JsonProblem{JsonProblem::Code::syntax, "a byte of value 0", nul + 1, {}}};
    }
    StrictBuilder builder;
    const char* const start = text.data();
    Json::sax_parse(Cursor{start, &builder.read}, Cursor{start + text.size(), &builder.read},
                    &builder);
    if (builder.problem) return Unexpected{*builder.problem};
    return std::move(builder.result);
}

std::string compact(const Json& json) {
    if (json.is_binary()) return {json.get_binary().begin(), json.get_binary().end()};
    if (!json.is_structured()) return json.dump();
    std::string text;
    for (const auto& [key, value] : json.items()) {
        if (!text.empty()) text += ',';
        if (json.is_object()) text += Json(key).dump() + ':';
        text += compact(value);
    }
    return json.is_object() ? '{' + text + '}' : '[' + text + ']';
}

std::optional<std::int64_t> whole_number(const Json& json) {
    // An unsigned number counts as an integer too, so it is asked for first.
    if (const auto* number = json.get_ptr<const std::uint64_t*>()) {
        constexpr auto kMost = std::uint64_t{std::numeric_limits<std::int64_t>::max()};
        return *number <= kMost ? std::optional{static_cast<std::int64_t>(*number)} : std::nullopt;
    }
    const auto* number = json.get_ptr<const std::int64_t*>();
    return number != nullptr ? std::optional{*number} : std::nullopt;
}

}  // namespace tercet::notation
