#include "server/accept_encoding.hpp"

#include <gtest/gtest.h>

namespace tercet::server {
namespace {

TEST(AcceptEncoding, TakesWhatItNames) {
    for (const auto* const header :
         {"br", "gzip, deflate, br", "gzip,br", " br ", "BR", "br;q=1", "br;q=0.001", "br ; q=0.5",
          "gzip;q=0, br", ",,br,,", "br;q=1.0;x=0", "*", "*;q=0.1", "gzip;q=0, *"}) {
        EXPECT_TRUE(accepts_encoding(header, "br")) << header;
    }
}

TEST(AcceptEncoding, RefusesWhatItDoesNotNameOrGivesNoWeight) {
    for (const auto* const header :
         {"", " ", ",", "gzip", "identity", "brx", "x-br", "br;q=0", "br;q=0.0", "br; q=0.000",
          "br;Q=0", "br ;q = 0", "*;q=0", "br;q=0, *", "*, br;q=0", "gzip, *;q=0", "b r"}) {
        EXPECT_FALSE(accepts_encoding(header, "br")) << header;
    }
}

}  // namespace
}  // namespace tercet::server
