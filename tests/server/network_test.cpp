#include "server/network.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace tercet::server {
namespace {

bool is_ipv6(const std::string& host) { return host.starts_with('['); }

TEST(Network, AddressesAreThoseThatOthersCanUse) {
    const auto addresses = own_addresses();
    for (const auto& host : addresses) {
        EXPECT_EQ(is_ipv6(host), host.find(':') != host.npos) << host;
        EXPECT_EQ(is_ipv6(host), host.ends_with(']')) << host;
        EXPECT_FALSE(host.starts_with("127.") || host == "[::1]" || host.starts_with("[fe80:"))
            << host;
    }
}

TEST(Network, IPv4ComesFirstForItIsEasierToType) {
    const auto addresses = own_addresses();
    EXPECT_TRUE(std::is_partitioned(addresses.begin(), addresses.end(),
                                    [](const auto& host) { return !is_ipv6(host); }));
}

TEST(Network, NamesAreThePlainOneAndThatOfTheLocalNetwork) {
    const auto names = own_names();
    ASSERT_EQ(names.size(), 2U);
    EXPECT_EQ(names[1], names[0] + ".local");
}

}  // namespace
}  // namespace tercet::server
