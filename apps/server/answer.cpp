#include "server/answer.hpp"

namespace tercet::server {
namespace {

constexpr std::string_view kNotFound = R"(<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Not found</title>
<h1>Not found</h1>
<p>There is nothing at this address. <a href="/">To the games</a>
</html>
)";

std::string_view sentence(int status) {
    switch (status) {
        case 400: return "This is not a request that a browser would send.\n";
        case 404: return kNotFound;
        case 413:
        case 417: return "Nothing can be sent here.\n";
        case 405: return "Here one can only read.\n";
        case 421:
            return "This server does not go by that name. Please use an address that it printed "
                   "when it was started.\n";
        case 431: return "The head of the request is too large.\n";
        case 503: return "Too many are connected. Please try again in a minute.\n";
        case 505: return "HTTP/1.1 is spoken here.\n";
        default: return "This cannot be answered.\n";
    }
}

}  // namespace

Answer refusal(int status) {
    const std::string_view type =
        status == 404 ? "text/html; charset=utf-8" : "text/plain; charset=utf-8";
    Answer answer{.status = status,
                  .headers = {{"Content-Type", type}, {"Cache-Control", "no-store"}},
                  .body = sentence(status)};
    if (status == 405) answer.headers.push_back({"Allow", "GET, HEAD"});
    if (status == 503) answer.headers.push_back({"Retry-After", "60"});
    return answer;
}

}  // namespace tercet::server
