#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tercet::notation {

/// Foreign text made safe to show: control characters, characters that change the direction of
/// writing or hide, and bytes that are not UTF-8 become escapes such as `\u202e`.
std::string printable(std::string_view text);

/// The same, and no longer than `most` bytes before an ellipsis: for quoting in messages.
std::string excerpt(std::string_view text, std::size_t most = 60);

}  // namespace tercet::notation
