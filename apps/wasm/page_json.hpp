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

/// Points and what they are made of.
class PointsJson {
public:
    explicit PointsJson(Points total) {
        json_["total"] = total;
        json_["parts"] = Json::object();
    }
    PointsJson& part(const char* name, Points points) {
        if (points != 0) json_["parts"][name] = points;
        return *this;
    }
    const Json& json() const { return json_; }

private:
    Json json_;
};

}  // namespace tercet::wasm
