#pragma once

#include <string>
#include <string_view>

namespace tercet::server {

/// The strong ETag of some bytes, in its quotes.
std::string entity_tag(std::string_view bytes);

/// Whether a client that sent this If-None-Match has what the tag stands for.
bool is_known(std::string_view if_none_match, std::string_view tag);

}  // namespace tercet::server
