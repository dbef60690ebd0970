#include "server/router.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

namespace tercet::server {
namespace {

namespace fs = std::filesystem;

Router router() {
    std::string name = (fs::temp_directory_path() / "page.XXXXXX").native();
    if (mkdtemp(name.data()) == nullptr) std::abort();
    std::ofstream{fs::path{name} / "index.html"} << "plain";
    std::ofstream{fs::path{name} / "index.html.br"} << "B";
    std::ofstream{fs::path{name} / "index.html.gz"} << "G";
    StaticFiles page = StaticFiles::read(name);
    fs::remove_all(name);
    return Router{std::move(page), AllowedHosts{}};
}

std::string_view header(const Answer& answer, std::string_view name) {
    for (const auto& [key, value] : answer.headers) {
        if (key == name) return value;
    }
    return {};
}

Request request(std::string_view target) {
    return {.method = "GET",
            .target = target,
            .host = "localhost",
            .accept_encoding = {},
            .if_none_match = {}};
}

TEST(Router, AnswersWithTheFile) {
    const auto all = router();
    const auto answer = all.answer(request("/?query"));
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.body, "plain");
    EXPECT_EQ(header(answer, "Content-Type"), "text/html; charset=utf-8");
    EXPECT_EQ(header(answer, "Content-Encoding"), "");
    EXPECT_EQ(header(answer, "Vary"), "Accept-Encoding");
}

TEST(Router, PrefersBrotliToGzip) {
    const auto all = router();
    auto asked = request("/");
    asked.accept_encoding = "gzip, br";
    EXPECT_EQ(all.answer(asked).body, "B");
    EXPECT_EQ(header(all.answer(asked), "Content-Encoding"), "br");
    asked.accept_encoding = "gzip, br;q=0";
    EXPECT_EQ(all.answer(asked).body, "G");
    EXPECT_EQ(header(all.answer(asked), "Content-Encoding"), "gzip");
}

TEST(Router, SendsNothingThatTheClientHas) {
    const auto all = router();
    const auto first = all.answer(request("/"));
    const auto tag = header(first, "ETag");
    auto asked = request("/");
    asked.if_none_match = tag;
    const auto second = all.answer(asked);
    EXPECT_EQ(second.status, 304);
    EXPECT_EQ(second.body, "");
    EXPECT_EQ(header(second, "ETag"), tag);

    asked.accept_encoding = "br";  // not the same bytes
    EXPECT_EQ(all.answer(asked).status, 200);
}

TEST(Router, TakesAWholeAddressAtItsWord) {
    const auto all = router();
    EXPECT_EQ(all.answer(request("http://localhost/")).body, all.answer(request("/")).body);
    EXPECT_EQ(all.answer(request("HTTP://localhost:80")).status, 200);
    EXPECT_EQ(all.answer(request("http://localhost/nothing")).status, 404);
    EXPECT_EQ(all.answer(request("http://localhost/../x")).status, 400);
    EXPECT_EQ(all.answer(request("http://example.org/")).status, 421);
    EXPECT_EQ(all.answer(request("http:///")).status, 421);
    EXPECT_EQ(all.answer(request("https://localhost/")).status, 400);
    auto asked = request("http://localhost/");
    asked.host = "example.org";  // does not count then
    EXPECT_EQ(all.answer(asked).status, 200);
}

TEST(Router, TellsWhyItRefuses) {
    const auto all = router();
    EXPECT_EQ(all.answer(request("/nothing")).status, 404);
    EXPECT_EQ(all.answer(request("/../etc/passwd")).status, 400);
    auto asked = request("/");
    asked.host = std::nullopt;
    EXPECT_EQ(all.answer(asked).status, 400);
    asked.host = "example.org";
    EXPECT_EQ(all.answer(asked).status, 421);
    asked = request("/");
    for (const auto* const method : {"POST", "PUT", "DELETE", "OPTIONS", "get", ""}) {
        asked.method = method;
        EXPECT_EQ(all.answer(asked).status, 405) << method;
        EXPECT_EQ(header(all.answer(asked), "Allow"), "GET, HEAD");
    }
}

TEST(Router, SaysThatItIsWell) {
    EXPECT_EQ(router().answer(request("/healthz")).body, "ok\n");
    EXPECT_EQ(header(router().answer(request("/healthz")), "Cache-Control"), "no-store");
}

}  // namespace
}  // namespace tercet::server
