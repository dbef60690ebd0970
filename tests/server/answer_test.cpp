#include "server/answer.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace tercet::server {
namespace {

bool has_header(const Answer& answer, std::string_view name) {
    return std::any_of(answer.headers.begin(), answer.headers.end(),
                       [&](const Header& header) { return header.name == name; });
}

TEST(Answer, OfRefusalSaysWhyAndIsNotKept) {
    for (const int status : {400, 404, 405, 413, 417, 421, 431, 503, 505, 500}) {
        const auto answer = refusal(status);
        EXPECT_EQ(answer.status, status);
        EXPECT_TRUE(answer.body.ends_with('\n'));
        EXPECT_TRUE(has_header(answer, "Content-Type") && has_header(answer, "Cache-Control"));
        EXPECT_EQ(has_header(answer, "Allow"), status == 405);
        EXPECT_EQ(has_header(answer, "Retry-After"), status == 503);
    }
}

}  // namespace
}  // namespace tercet::server
