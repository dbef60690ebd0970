#include "server/allowed_hosts.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>

#include "server/header_text.hpp"

namespace tercet::server {
namespace {

bool is_port(std::string_view text) {
    std::uint16_t port = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, failure] = std::from_chars(text.data(), end, port);
    return failure == std::errc{} && stop == end && port != 0;
}

}  // namespace

AllowedHosts::AllowedHosts(const std::vector<std::string>& others) {
    names_.insert(names_.end(), others.begin(), others.end());
}

bool AllowedHosts::allow(std::string_view host) const {
    // A colon inside of brackets belongs to an IPv6 address.
    const auto bracket = host.rfind(']');
    const auto colon = host.find(':', bracket == host.npos ? 0 : bracket);
    const auto port = colon == host.npos ? "" : host.substr(colon + 1);
    if (!port.empty() && !is_port(port)) return false;
    auto name = host.substr(0, colon);
    if (name.ends_with('.')) name.remove_suffix(1);  // the root of all names
    return std::any_of(names_.begin(), names_.end(),
                       [&](const std::string& allowed) { return is_same_word(allowed, name); });
}

}  // namespace tercet::server
