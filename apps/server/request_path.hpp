#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tercet::server {

/// The path that a request target names, decoded and without its query: `/a%20b?c` is `/a b`.
///
/// None if it is not a path, or not one that a browser would send: a broken escape, a control
/// character, a backslash, or a segment `..`, plain or in disguise.
std::optional<std::string> decoded_path(std::string_view target);

/// A target that is a whole address, as some tools write it: `http://host:80/a?b` is `host:80` and
/// `/a?b`.
struct WholeAddress {
    std::string_view host;
    std::string_view target;
};
std::optional<WholeAddress> whole_address(std::string_view target);

}  // namespace tercet::server
