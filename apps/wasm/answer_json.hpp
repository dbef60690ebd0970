#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>

#include "game/points.hpp"
#include "notation/json.hpp"

// Small pieces of the answers.

namespace tercet::wasm {

using notation::Json;

/// The name of a code, as the page knows it. Names has one for each.
template <class Code, class Names>
std::string name_of(Code code, const Names& names) {
    return std::string{names[static_cast<std::size_t>(code)]};
}

/// Row and column.
inline Json pair(int row, int col) { return Json::array({row, col}); }

/// What points are made of; parts that are 0 are left out.
class PartsJson {
public:
    PartsJson& part(const char* name, Points points) {
        if (points != 0) json_[name] = points;
        return *this;
    }
    const Json& json() const { return json_; }

private:
    Json json_ = Json::object();
};

/// Points and what they are made of.
class PointsJson {
public:
    explicit PointsJson(Points total) : total_{total} {}
    PointsJson& part(const char* name, Points points) {
        parts_.part(name, points);
        return *this;
    }
    Json json() const {
        Json json;
        json["total"] = total_;
        json["parts"] = parts_.json();
        return json;
    }

private:
    Points total_;
    PartsJson parts_;
};

}  // namespace tercet::wasm
