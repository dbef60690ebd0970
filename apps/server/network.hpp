#pragma once

#include <string>
#include <vector>

namespace tercet::server {

/// The addresses under which other machines may find this one, as a URL has them: IPv4 first, IPv6
/// in brackets. Those that only count on one wire (link-local) are left out.
std::vector<std::string> own_addresses();

/// The names that this machine may be called by in its network: `name` and `name.local`.
std::vector<std::string> own_names();

}  // namespace tercet::server
