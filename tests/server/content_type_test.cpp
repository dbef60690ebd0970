#include "server/content_type.hpp"

#include <gtest/gtest.h>

namespace tercet::server {
namespace {

TEST(ContentType, IsToldByTheEnding) {
    EXPECT_EQ(content_type("/index.html"), "text/html; charset=utf-8");
    EXPECT_EQ(content_type("/a/b.js"), "text/javascript; charset=utf-8");
    EXPECT_EQ(content_type("/a/b.mjs"), "text/javascript; charset=utf-8");
    EXPECT_EQ(content_type("/a.b.css"), "text/css; charset=utf-8");
    EXPECT_EQ(content_type("/engine.wasm"), "application/wasm");
    EXPECT_EQ(content_type("/icon.svg"), "image/svg+xml; charset=utf-8");
    EXPECT_EQ(content_type("/icon.png"), "image/png");
    EXPECT_EQ(content_type("/favicon.ico"), "image/x-icon");
    EXPECT_EQ(content_type("/data.json"), "application/json");
    EXPECT_EQ(content_type("/app.webmanifest"), "application/manifest+json");
    EXPECT_EQ(content_type("/font.woff2"), "font/woff2");
    EXPECT_EQ(content_type("/robots.txt"), "text/plain; charset=utf-8");
}

TEST(ContentType, OfAnythingElseIsJustBytes) {
    for (const auto* const name : {"", "/", "/html", "/a.html.bak", "/a.HTML", "/a.exe"}) {
        EXPECT_EQ(content_type(name), "application/octet-stream") << name;
    }
}

}  // namespace
}  // namespace tercet::server
