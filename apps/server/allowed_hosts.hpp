#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tercet::server {

/// The names under which this server may be asked for. Without such a list any web site could point
/// a name of its own at this machine and read the answers (DNS rebinding).
class AllowedHosts {
public:
    /// `localhost`, `127.0.0.1` and `[::1]`, and those given: host names and IPv4 addresses as they
    /// are, IPv6 addresses in brackets.
    explicit AllowedHosts(const std::vector<std::string>& others = {});

    /// Whether a Host header names one of them. Any port does: it may be a forwarded one, and it is
    /// the name that a foreign site cannot forge.
    bool allow(std::string_view host) const;

private:
    std::vector<std::string> names_{"localhost", "127.0.0.1", "[::1]"};
};

}  // namespace tercet::server
