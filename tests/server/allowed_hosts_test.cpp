#include "server/allowed_hosts.hpp"

#include <gtest/gtest.h>

namespace tercet::server {
namespace {

TEST(AllowedHosts, AreThisMachineByItsOwnNames) {
    const AllowedHosts hosts;
    for (const auto* const host :
         {"localhost", "LocalHost", "localhost:8015", "localhost:80", "127.0.0.1", "127.0.0.1:8015",
          "[::1]", "[::1]:8015", "localhost:", "[::1]:", "localhost.", "localhost.:80"}) {
        EXPECT_TRUE(hosts.allow(host)) << host;
    }
}

TEST(AllowedHosts, AreNotWhatAForeignSiteCanPointHere) {
    const AllowedHosts hosts;
    for (const auto* const host :
         {"", ":", ":80", "example.org", "localhost.example.org", "example.org:8015", "xlocalhost",
          "127.0.0.1.nip.io", "127.0.0.2", "0.0.0.0", "::1", "::1:80", "[::1", "[::1]80", "[::2]",
          "[localhost]", "192.168.1.5", "tower", "tower.local"}) {
        EXPECT_FALSE(hosts.allow(host)) << host;
    }
}

TEST(AllowedHosts, NeedAPortThatIsANumber) {
    const AllowedHosts hosts;
    for (const auto* const host :
         {"localhost:0", "localhost..", "localhost:x", "localhost:80x", "localhost:-1",
          "localhost:65536", "localhost: 80", "localhost:80:80", "localhost:80@evil", "[::1]:x",
          "user@localhost", "localhost/", "localhost,localhost", "local host"}) {
        EXPECT_FALSE(hosts.allow(host)) << host;
    }
}

TEST(AllowedHosts, AreAlsoThoseGiven) {
    const AllowedHosts hosts{{"Tower", "tower.local", "192.168.1.5", "[fd00::5]"}};
    for (const auto* const host :
         {"tower", "TOWER.local:8015", "192.168.1.5:8015", "[FD00::5]:8015", "localhost"}) {
        EXPECT_TRUE(hosts.allow(host)) << host;
    }
    EXPECT_FALSE(hosts.allow("192.168.1.6"));
    EXPECT_FALSE(hosts.allow("tower.example.org"));
}

}  // namespace
}  // namespace tercet::server
