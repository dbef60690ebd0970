#include "server/network.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <cerrno>
#include <cstring>
#include <ifaddrs.h>
#include <memory>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <system_error>
#include <unistd.h>

namespace tercet::server {
namespace {

/// The bytes of a socket address, read as the type that its family says it has.
template <class Address>
Address as(const sockaddr& address) {
    Address result;
    std::memcpy(&result, &address, sizeof result);
    return result;
}

std::string text_of(int family, const void* bytes) {
    std::array<char, INET6_ADDRSTRLEN> text{};
    return inet_ntop(family, bytes, text.data(), text.size()) == nullptr ? "" : text.data();
}

/// The address as a URL has it; empty if it is of no use there.
std::string url_host(const sockaddr& address) {
    if (address.sa_family == AF_INET) {
        const auto v4 = as<sockaddr_in>(address).sin_addr;
        const bool is_link_local = ntohl(v4.s_addr) >> 16 == 0xa9fe;
        return is_link_local ? "" : text_of(AF_INET, &v4);
    }
    if (address.sa_family == AF_INET6) {
        const auto v6 = as<sockaddr_in6>(address).sin6_addr;
        return IN6_IS_ADDR_LINKLOCAL(&v6) ? "" : "[" + text_of(AF_INET6, &v6) + "]";
    }
    return "";
}

}  // namespace

std::vector<std::string> own_addresses() {
    ifaddrs* first = nullptr;
    if (getifaddrs(&first) != 0) throw std::system_error{errno, std::generic_category()};
    const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> owner{first, &freeifaddrs};
    std::vector<std::string> addresses;
    for (const auto* entry = first; entry != nullptr; entry = entry->ifa_next) {
        const bool is_up = (entry->ifa_flags & IFF_UP) != 0;
        const bool is_loopback = (entry->ifa_flags & IFF_LOOPBACK) != 0;
        if (entry->ifa_addr == nullptr || !is_up || is_loopback) continue;
        auto host = url_host(*entry->ifa_addr);
        if (!host.empty()) addresses.push_back(std::move(host));
    }
    std::stable_partition(addresses.begin(), addresses.end(),
                          [](const std::string& host) { return !host.starts_with('['); });
    return addresses;
}

std::vector<std::string> own_names() {
    std::array<char, 256> text{};
    if (gethostname(text.data(), text.size() - 1) != 0 || text.front() == '\0') return {};
    const std::string name = text.data();
    return {name, name + ".local"};
}

}  // namespace tercet::server
