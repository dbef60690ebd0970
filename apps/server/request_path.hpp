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

}  // namespace tercet::server
