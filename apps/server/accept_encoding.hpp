#pragma once

#include <string_view>

namespace tercet::server {

/// Whether a client that sent this Accept-Encoding takes a coding such as `br`: it is named, or
/// meant by `*`, and not with `q=0`. Without the header only the plain file is sent.
bool accepts_encoding(std::string_view accept_encoding, std::string_view coding);

}  // namespace tercet::server
