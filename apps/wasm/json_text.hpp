#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "game/points.hpp"
#include "notation/json.hpp"

namespace tercet::wasm {

using notation::Json;

/// Writes JSON as text, from its beginning to its end. An answer has a thousand values: to build
/// them all before writing them took most of the time of a move.
class JsonText {
public:
    /// An object or a list; write() writes what is in it.
    template <class Write>
    JsonText& object(Write write) {
        return within('{', '}', write);
    }
    template <class Write>
    JsonText& list(Write write) {
        return within('[', ']', write);
    }

    /// Of an object; the value comes next. It is a plain word.
    JsonText& key(std::string_view word) {
        separate();
        (((text_ += '"') += word) += "\":");
        return *this;
    }
    template <class Value>
    JsonText& member(std::string_view word, const Value& of_it) {
        return key(word).value(of_it);
    }

    JsonText& value(std::string_view text) {
        separate();
        if (std::all_of(text.begin(), text.end(), is_plain)) {
            ((text_ += '"') += text) += '"';
        } else {
            text_ += Json(std::string{text}).dump();
        }
        return *this;
    }
    JsonText& value(std::same_as<bool> auto flag) { return raw(flag ? "true" : "false"); }
    template <std::integral Number>
    requires(!std::same_as<Number, bool>) JsonText& value(Number number) {
        std::array<char, 24> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
        return raw({digits.data(), static_cast<std::size_t>(end - digits.data())});
    }
    JsonText& value(double number) { return raw(Json(number).dump()); }
    JsonText& null() { return raw("null"); }
    /// What is JSON already, or nothing.
    JsonText& raw(std::string_view json) {
        if (json.empty()) return *this;
        separate();
        text_ += json;
        return *this;
    }

    const std::string& text() const { return text_; }
    std::string take() { return std::move(text_); }

private:
    static bool is_plain(char letter) {
        return static_cast<unsigned char>(letter) >= ' ' && letter != '"' && letter != '\\';
    }

    template <class Write>
    JsonText& within(char begin, char end, Write write) {
        separate();
        text_ += begin;
        write();
        text_ += end;
        return *this;
    }

    /// A comma between one value and the next.
    void separate() {
        if (text_.empty()) return;
        const char last = text_.back();
        if (last != '{' && last != '[' && last != ':') text_ += ',';
    }

    std::string text_;
};

/// The name of a code, as the page knows it. Names has one for each.
template <class Code, class Names>
std::string_view name_of(Code code, const Names& names) {
    return names[static_cast<std::size_t>(code)];
}

/// Row and column.
inline void write_pair(JsonText& json, int row, int col) {
    json.list([&] { json.value(row).value(col); });
}

/// What a part of some points is for.
struct Part {
    std::string_view name;
    Points points;
};

/// What points are made of; parts that are 0 are left out.
inline void write_parts(JsonText& json, std::initializer_list<Part> parts) {
    json.object([&] {
        for (const auto& [name, points] : parts) {
            if (points != 0) json.member(name, points);
        }
    });
}

/// Points and what they are made of.
inline void write_points(JsonText& json, Points total, std::initializer_list<Part> parts) {
    json.object([&] {
        json.member("total", total).key("parts");
        write_parts(json, parts);
    });
}

}  // namespace tercet::wasm
