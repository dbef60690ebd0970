#pragma once

#include <optional>
#include <string_view>

#include "server/allowed_hosts.hpp"
#include "server/answer.hpp"
#include "server/static_files.hpp"

namespace tercet::server {

/// What a request says that matters here.
struct Request {
    std::string_view method;
    std::string_view target;
    std::optional<std::string_view> host;  ///< none unless it was said exactly once
    std::string_view accept_encoding;
    std::string_view if_none_match;
};

/// Decides what every request is answered with.
class Router {
public:
    Router(StaticFiles files, AllowedHosts hosts);

    /// To HEAD the same as to GET: leaving out the body is up to the sender.
    Answer answer(const Request& request) const;

private:
    StaticFiles files_;
    AllowedHosts hosts_;
};

}  // namespace tercet::server
