#include "server/request_path.hpp"

#include <charconv>

#include "server/header_text.hpp"

namespace tercet::server {
namespace {

/// The byte that two hexadecimal digits mean.
std::optional<char> byte_of(std::string_view digits) {
    unsigned char value = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, failure] = std::from_chars(digits.data(), end, value, 16);
    if (digits.size() != 2 || failure != std::errc{} || stop != end) return std::nullopt;
    return static_cast<char>(value);
}

std::optional<std::string> unescaped(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        if (text.front() != '%') {
            plain += text.front();
            text.remove_prefix(1);
            continue;
        }
        const auto byte = byte_of(text.substr(1, 2));
        if (!byte) return std::nullopt;
        plain += *byte;
        text.remove_prefix(3);
    }
    return plain;
}

bool is_forbidden(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7f || c == '\\';
}

bool has_parent_segment(std::string_view path) {
    return path.find("/../") != path.npos || path.ends_with("/..");
}

}  // namespace

std::optional<std::string> decoded_path(std::string_view target) {
    if (!target.starts_with('/') || target.find('#') != target.npos) return std::nullopt;
    auto path = unescaped(target.substr(0, target.find('?')));
    if (!path || has_parent_segment(*path)) return std::nullopt;
    for (const char c : *path) {
        if (is_forbidden(c)) return std::nullopt;
    }
    return path;
}

std::optional<WholeAddress> whole_address(std::string_view target) {
    constexpr std::string_view kScheme = "http://";
    if (!is_same_word(target.substr(0, kScheme.size()), kScheme)) return std::nullopt;
    target.remove_prefix(kScheme.size());
    const auto slash = target.find('/');
    if (slash == target.npos) return WholeAddress{target, "/"};
    return WholeAddress{target.substr(0, slash), target.substr(slash)};
}

}  // namespace tercet::server
