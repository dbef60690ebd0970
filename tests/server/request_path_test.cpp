#include "server/request_path.hpp"

#include <string_view>

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace tercet::server {
namespace {

TEST(RequestPath, IsDecodedAndWithoutItsQuery) {
    EXPECT_EQ(decoded_path("/"), "/");
    EXPECT_EQ(decoded_path("/a/b.js"), "/a/b.js");
    EXPECT_EQ(decoded_path("/a%20b%C3%A4%c3%a4"), "/a b\u00e4\u00e4");
    EXPECT_EQ(decoded_path("/a?b=%zz/../\\"), "/a");
    EXPECT_EQ(decoded_path("/a%3Fb"), "/a?b");
    EXPECT_EQ(decoded_path("/a+b"), "/a+b");
}

TEST(RequestPath, IsDecodedOnceOnly) {
    EXPECT_EQ(decoded_path("/%252e%252e/"), "/%2e%2e/");
    EXPECT_EQ(decoded_path("/%2500"), "/%00");
}

TEST(RequestPath, MayHoldDotsThatMeanNothing) {
    for (const auto* const target : {"/...", "/a..b", "/..a/", "/a../b", "/."}) {
        EXPECT_EQ(decoded_path(target), target);
    }
}

TEST(RequestPath, NeverGoesUp) {
    for (const auto* const target : {"/..", "/../", "/a/../b", "/a/..", "/%2e%2e/etc/passwd",
                                     "/.%2E/", "/%2e./", "/a%2f..%2fb", "/..?x", "/a/%2e%2e"}) {
        EXPECT_FALSE(decoded_path(target)) << target;
    }
}

TEST(RequestPath, HasNoBrokenEscape) {
    for (const auto* const target :
         {"/%", "/%4", "/%zz", "/%4z", "/%-1", "/%+1", "/% 1", "/%0x41", "/%u0041", "/a%"}) {
        EXPECT_FALSE(decoded_path(target)) << target;
    }
}

TEST(RequestPath, HoldsNoByteThatNamesOfOurFilesNeverHold) {
    for (const auto* const target :
         {"/%00", "/a%00.html", "/%0d%0a", "/%1f", "/%7f", "/a\\b", "/a%5Cb", "/a#b", "/\x01"}) {
        EXPECT_FALSE(decoded_path(target)) << target;
    }
    EXPECT_FALSE(decoded_path(std::string_view{"/a\0b", 4}));
}

TEST(RequestPath, BeginsWithASlash) {
    for (const auto* const target : {"", "*", "a", "?", "http://localhost/", "%2f", ".."}) {
        EXPECT_FALSE(decoded_path(target)) << target;
    }
}

TEST(RequestPath, OfEveryEscapedByteIsThatByteOrNone) {
    for (int byte = 0; byte < 256; ++byte) {
        const auto path = decoded_path(fmt::format("/{}{:02x}", '%', byte));
        const bool is_control = byte < 0x20 || byte == 0x7f;
        ASSERT_EQ(path.has_value(), !is_control && byte != '\\') << byte;
        if (path) {
            EXPECT_EQ(*path, (std::string{'/', static_cast<char>(byte)}));
        }
    }
}

}  // namespace
}  // namespace tercet::server
