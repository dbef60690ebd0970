#pragma once

#include <string_view>
#include <vector>

namespace tercet::server {

struct Header {
    std::string_view name;
    std::string_view value;
};

/// An answer as data. All text in it lives as long as the server: it is a literal or of the page.
struct Answer {
    int status = 200;
    std::vector<Header> headers;
    std::string_view body;
};

/// The answer to a request that is not served: a small page that says why.
Answer refusal(int status);

}  // namespace tercet::server
