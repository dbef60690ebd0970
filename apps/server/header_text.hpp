#pragma once

#include <string_view>

namespace tercet::server {

// The text of HTTP headers, which comes from anyone.

/// Without spaces and tabs at both ends.
std::string_view trimmed(std::string_view text);

/// Whether two words are the same but for capitals of ASCII.
bool is_same_word(std::string_view a, std::string_view b);

/// Calls visit(item) for each non-empty item of a list with `separator` between, trimmed, until it
/// answers true; whether it did.
template <class Visit>
bool any_item(std::string_view list, char separator, Visit visit) {
    while (!list.empty()) {
        const auto end = list.find(separator);
        const auto item = trimmed(list.substr(0, end));
        if (!item.empty() && visit(item)) return true;
        list.remove_prefix(end == list.npos ? list.size() : end + 1);
    }
    return false;
}

}  // namespace tercet::server
