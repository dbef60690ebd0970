#include "notation/printable.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace tercet::notation {
namespace {

/// A code point and how many bytes of the text it takes; 0 bytes where the text is not UTF-8.
struct Decoded {
    std::uint32_t code = 0;
    std::size_t size = 0;
};

Decoded decode(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint8_t lead = byte(0);
    if (lead < 0x80) return {lead, 1};
    const std::size_t size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || text.size() < size) return {};
    std::uint32_t code = lead & (0x7fU >> size);
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xc0U) != 0x80) return {};
        code = code << 6U | (byte(i) & 0x3fU);
    }
    constexpr std::array<std::uint32_t, 5> kSmallest = {0, 0, 0x80, 0x800, 0x10000};
    const bool is_surrogate = 0xd800 <= code && code <= 0xdfff;
    if (code < kSmallest[size] || code > 0x10ffff || is_surrogate) return {};
    return {code, size};
}

bool is_harmless(std::uint32_t code) {
    struct Range {
        std::uint32_t first, last;
    };
    constexpr std::array kHarmful = {
        Range{0x00, 0x1f},     Range{0x7f, 0x9f},        // controls
        Range{0xad, 0xad},     Range{0x61c, 0x61c},      // soft hyphen, Arabic mark
        Range{0x115f, 0x1160}, Range{0x17b4, 0x17b5},    // fillers
        Range{0x180b, 0x180f}, Range{0x200b, 0x200b},    // selectors, zero width space
        Range{0x200e, 0x200f},                           // direction marks
        Range{0x2028, 0x202e}, Range{0x2060, 0x206f},    // line ends, embeddings, isolates
        Range{0x3164, 0x3164},                           // filler
        Range{0xfeff, 0xfeff}, Range{0xffa0, 0xffa0},    // byte order mark, filler
        Range{0xfff0, 0xffff}, Range{0xe0000, 0xe0fff},  // specials, tags
        Range{0xe000, 0xf8ff}, Range{0xf0000, 0x10ffff}  // private use
    };
    return std::none_of(kHarmful.begin(), kHarmful.end(), [code](const Range& range) {
        return range.first <= code && code <= range.last;
    });
}

std::string hex(std::uint32_t number, int digits) {
    std::string text;
    for (int i = digits - 1; i >= 0; --i) {
        text += "0123456789abcdef"[number >> static_cast<unsigned>(4 * i) & 0xfU];
    }
    return text;
}

}  // namespace

std::string printable(std::string_view text) {
    std::string safe;
    while (!text.empty()) {
        const auto [code, size] = decode(text);
        if (size == 0) {
            safe += "\\x" + hex(static_cast<std::uint8_t>(text[0]), 2);
            text.remove_prefix(1);
            continue;
        }
        if (is_harmless(code)) {
            safe += text.substr(0, size);
        } else if (code <= 0xffff) {
            safe += "\\u" + hex(code, 4);
        } else {
            safe += "\\U" + hex(code, 8);
        }
        text.remove_prefix(size);
    }
    return safe;
}

std::string excerpt(std::string_view text, std::size_t most) {
    if (text.size() <= most) return printable(text);
    // Do not cut a character in two.
    while (most > 0 && (static_cast<std::uint8_t>(text[most]) & 0xc0U) == 0x80) --most;
    return printable(text.substr(0, most)) + "...";
}

}  // namespace tercet::notation
