#include "server/accept_encoding.hpp"

#include <optional>

#include "server/header_text.hpp"

namespace tercet::server {
namespace {

/// Whether the parameters after a coding say `q=0`, `q=0.0` and so on.
bool is_refused(std::string_view parameters) {
    return any_item(parameters, ';', [](std::string_view parameter) {
        const auto equals = parameter.find('=');
        if (equals == parameter.npos) return false;
        const auto value = trimmed(parameter.substr(equals + 1));
        return is_same_word(trimmed(parameter.substr(0, equals)), "q") && value.starts_with('0') &&
               value.find_first_of("123456789") == value.npos;
    });
}

/// What the header says about this very name; none if it does not name it.
std::optional<bool> stated(std::string_view accept_encoding, std::string_view name) {
    std::optional<bool> answer;
    any_item(accept_encoding, ',', [&](std::string_view item) {
        const auto semicolon = item.find(';');
        if (!is_same_word(trimmed(item.substr(0, semicolon)), name)) return false;
        answer = semicolon == item.npos || !is_refused(item.substr(semicolon + 1));
        return true;
    });
    return answer;
}

}  // namespace

bool accepts_encoding(std::string_view accept_encoding, std::string_view coding) {
    const auto by_name = stated(accept_encoding, coding);
    return by_name ? *by_name : stated(accept_encoding, "*").value_or(false);
}

}  // namespace tercet::server
