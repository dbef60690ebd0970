#include "server/router.hpp"

#include <utility>

#include "server/accept_encoding.hpp"
#include "server/entity_tag.hpp"
#include "server/request_path.hpp"

namespace tercet::server {
namespace {

/// A file in the best form that the client takes, or only the news that it has that already.
Answer answer_with(const StaticFile& file, const Request& request) {
    const Content* content = &file.plain;
    std::string_view coding;
    for (const auto& [name, encoded] : file.encoded) {
        if (!accepts_encoding(request.accept_encoding, name)) continue;
        content = &encoded;
        coding = name;
        break;
    }
    Answer answer{
        .status = 200,
        .headers = {{"Cache-Control",
                     file.is_immutable ? "public, max-age=31536000, immutable" : "no-cache"},
                    {"ETag", content->tag},
                    {"Vary", "Accept-Encoding"}},
        .body = {}};
    if (is_known(request.if_none_match, content->tag)) {
        answer.status = 304;
        return answer;
    }
    answer.headers.push_back({"Content-Type", file.type});
    if (!coding.empty()) answer.headers.push_back({"Content-Encoding", coding});
    answer.body = content->bytes;
    return answer;
}

Answer health() {
    return {
        .status = 200,
        .headers = {{"Cache-Control", "no-store"}, {"Content-Type", "text/plain; charset=utf-8"}},
        .body = "ok\n"};
}

}  // namespace

Router::Router(StaticFiles files, AllowedHosts hosts)
    : files_{std::move(files)}, hosts_{std::move(hosts)} {}

Answer Router::answer(const Request& request) const {
    if (!request.host) return refusal(400);
    const auto address =
        whole_address(request.target).value_or(WholeAddress{*request.host, request.target});
    if (!hosts_.allow(address.host)) return refusal(421);
    if (request.method != "GET" && request.method != "HEAD") return refusal(405);
    const auto path = decoded_path(address.target);
    if (!path) return refusal(400);
    if (*path == "/healthz") return health();
    const StaticFile* const file = files_.find(*path);
    return file == nullptr ? refusal(404) : answer_with(*file, request);
}

}  // namespace tercet::server
