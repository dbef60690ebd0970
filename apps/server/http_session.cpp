#include "server/http_session.hpp"

#include <ctime>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http.hpp>

#include "server/header_text.hpp"
#include "server/security_headers.hpp"

namespace tercet::server {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;

/// What came of waiting for a request.
struct Reading {
    int refusal = 0;       ///< the status it is refused with, if it is
    bool is_gone = false;  ///< the client left, or was too slow
    http::request<http::empty_body> request;
};

/// Takes requests apart.
struct Parser : http::request_parser<http::string_body> {};

/// How an answer is sent.
struct Manner {
    unsigned version = 11;
    bool keeps_alive = false;
    bool is_head = false;
};

namespace {

using Response = http::response<http::span_body<const char>>;

/// The completion token: failures are values here, for most are the client's.
constexpr auto kAwaitable = net::as_tuple(net::use_awaitable);

std::string_view view_of(beast::string_view text) { return {text.data(), text.size()}; }

std::string_view view_of(const beast::flat_buffer& buffer) {
    return {static_cast<const char*>(buffer.data().data()), buffer.size()};
}

std::string date_now() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[sizeof "Thu, 01 Jan 1970 00:00:00 GMT"];
    return {text, std::strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S GMT", &parts)};
}

/// The status that tells a client what is wrong with its request; 0 if it has left, or is as good
/// as gone.
int status_of(const error_code& failure) {
    if (failure.category() != http::make_error_code(http::error::end_of_stream).category()) {
        return 0;
    }
    switch (static_cast<http::error>(failure.value())) {
        case http::error::end_of_stream:
        case http::error::partial_message: return 0;
        case http::error::header_limit:
        case http::error::buffer_overflow: return 431;
        case http::error::body_limit: return 413;
        case http::error::bad_version: return 505;
        default: return 400;
    }
}

/// Whether it is beyond doubt where the body ends (RFC 9112 §6). Otherwise a proxy could be made to
/// pass on as a body what is read as a request here. The parser itself refuses two lengths at once.
bool has_clear_end(const http::request<http::empty_body>& request) {
    const auto codings = request.count(http::field::transfer_encoding);
    if (codings == 0) return true;
    return codings == 1 && request.version() == 11 &&
           is_same_word(view_of(request[http::field::transfer_encoding]), "chunked");
}

/// A list that may be spread over several lines.
std::string list_of(const http::request<http::empty_body>& request, http::field name) {
    std::string all;
    const auto [first, last] = request.equal_range(name);
    for (auto line = first; line != last; ++line) {
        if (!all.empty()) all += ", ";
        all += view_of(line->value());
    }
    return all;
}

Answer answer_to(const http::request<http::empty_body>& request, const Router& router) {
    const auto accept_encoding = list_of(request, http::field::accept_encoding);
    const auto if_none_match = list_of(request, http::field::if_none_match);
    Request plain{.method = view_of(request.method_string()),
                  .target = view_of(request.target()),
                  .host = std::nullopt,
                  .accept_encoding = accept_encoding,
                  .if_none_match = if_none_match};
    if (request.count(http::field::host) == 1) plain.host = view_of(request[http::field::host]);
    return router.answer(plain);
}

Response response_of(const Answer& answer, const Manner& manner) {
    Response response{static_cast<http::status>(answer.status), manner.version};
    for (const auto& [name, value] : kSecurityHeaders) response.set(name, value);
    for (const auto& [name, value] : answer.headers) response.set(name, value);
    response.set(http::field::date, date_now());
    response.keep_alive(manner.keeps_alive);
    const bool has_body = answer.status != 304;
    if (has_body) response.content_length(answer.body.size());
    if (has_body && !manner.is_head) response.body() = {answer.body.data(), answer.body.size()};
    return response;
}

}  // namespace

HttpSession::HttpSession(net::ip::tcp::socket socket, const Router& router, const Limits& limits)
    : stream_{std::move(socket)},
      buffer_{limits.head_bytes + limits.body_bytes},
      router_{router},
      limits_{limits} {
    error_code ignored;
    stream_.socket().set_option(net::ip::tcp::no_delay{true}, ignored);
}

net::awaitable<void> HttpSession::run() {
    bool keeps_alive = true;
    while (keeps_alive) {
        const auto reading = co_await next_request();
        if (reading.is_gone) co_return;
        ++served_;
        const auto& request = reading.request;
        keeps_alive = reading.refusal == 0 && request.keep_alive() && !is_stopping_ &&
                      served_ < limits_.requests;
        auto answer = reading.refusal == 0 ? answer_to(request, router_) : refusal(reading.refusal);
        const Manner manner{.version = request.version(),
                            .keeps_alive = keeps_alive,
                            .is_head = request.method() == http::verb::head};
        const bool is_sent = co_await send(std::move(answer), manner);
        if (!is_sent) co_return;
    }
    co_await linger();
}

/// Waits for the first bytes of a request, and drops empty lines before it. False if none came.
net::awaitable<bool> HttpSession::wait_for_bytes() {
    stream_.expires_after(limits_.idle_time);
    int empty_lines = 0;
    for (;;) {
        while (empty_lines < limits_.empty_lines && view_of(buffer_).starts_with("\r\n")) {
            buffer_.consume(2);
            ++empty_lines;
        }
        const bool may_be_empty_line = buffer_.size() == 0 || view_of(buffer_) == "\r";
        if (!may_be_empty_line) co_return true;
        if (is_stopping_) co_return false;
        is_idle_ = true;
        const auto [failure, size] =
            co_await stream_.async_read_some(buffer_.prepare(limits_.head_bytes), kAwaitable);
        is_idle_ = false;
        buffer_.commit(size);
        if (failure) co_return false;
    }
}

/// Reads a head. The limit of the parser alone would not do: it holds anew for whatever is left
/// when the lines that came so far are done with.
net::awaitable<error_code> HttpSession::read_head(Parser& parser) {
    std::size_t size = 0;
    for (;;) {
        error_code failure;
        const std::size_t used = parser.put(buffer_.data(), failure);
        buffer_.consume(used);
        size += used;
        const bool wants_more = failure == http::error::need_more;
        // More is wanted, so it is longer than what there is.
        const std::size_t least = wants_more ? size + buffer_.size() + 1 : size;
        if (least > limits_.head_bytes) co_return http::error::header_limit;
        if (!wants_more) co_return failure;
        const std::size_t room = limits_.head_bytes - size - buffer_.size();
        const auto [broken, count] =
            co_await stream_.async_read_some(buffer_.prepare(room), kAwaitable);
        buffer_.commit(count);
        if (broken) co_return broken;
    }
}

net::awaitable<Reading> HttpSession::next_request() {
    Reading reading;
    const bool has_bytes = co_await wait_for_bytes();
    if (!has_bytes) {
        reading.is_gone = true;
        co_return reading;
    }
    Parser parser;
    parser.header_limit(static_cast<std::uint32_t>(limits_.head_bytes));
    parser.body_limit(limits_.body_bytes);
    stream_.expires_after(limits_.head_time);
    auto failure = co_await read_head(parser);
    // Taken out before the body is read: the parser adds what follows the body to the headers.
    auto& request = reading.request;
    request.base() = std::move(parser.get().base());
    if (!failure && !has_clear_end(request)) {
        reading.refusal = 400;
        co_return reading;
    }
    if (!failure && !parser.is_done() && !request[http::field::expect].empty()) {
        reading.refusal = 417;  // it waits for a word before it sends the body
        co_return reading;
    }
    if (!failure && !parser.is_done()) {
        std::tie(failure, std::ignore) =
            co_await http::async_read(stream_, buffer_, parser, kAwaitable);
    }
    if (failure) {
        reading.refusal = status_of(failure);
        reading.is_gone = reading.refusal == 0;
    }
    co_return reading;
}

/// Sends an answer, in pieces that the client must take in time. Whether it did.
net::awaitable<bool> HttpSession::send(Answer answer, Manner manner) {
    Response response = response_of(answer, manner);
    http::serializer<false, Response::body_type> serializer{response};
    serializer.limit(kPieceBytes);
    std::size_t sent = 0;
    std::size_t next_piece = 0;
    while (!serializer.is_done()) {
        if (sent >= next_piece) {
            stream_.expires_after(limits_.write_time);
            next_piece = sent + kPieceBytes;
        }
        const auto [failure, size] =
            co_await http::async_write_some(stream_, serializer, kAwaitable);
        if (failure) co_return false;
        sent += size;
    }
    co_return true;
}

/// Hangs up so that the last answer arrives: closing while bytes of the client are unread would
/// make its system throw the answer away.
net::awaitable<void> HttpSession::linger() {
    constexpr std::size_t kMostDropped = 1U << 20;
    error_code ignored;
    stream_.socket().shutdown(net::ip::tcp::socket::shutdown_send, ignored);
    stream_.expires_after(limits_.linger_time);
    std::size_t dropped = 0;
    while (dropped < kMostDropped) {
        buffer_.clear();
        const auto [failure, size] =
            co_await stream_.async_read_some(buffer_.prepare(limits_.head_bytes), kAwaitable);
        if (failure) co_return;
        dropped += size;
    }
}

void HttpSession::stop() {
    is_stopping_ = true;
    if (is_idle_) stream_.cancel();
}

void turn_away(net::ip::tcp::socket socket) {
    std::ostringstream text;
    text << response_of(refusal(503), Manner{});
    error_code ignored;
    socket.non_blocking(true, ignored);
    socket.send(net::buffer(text.str()), 0, ignored);
    socket.shutdown(net::ip::tcp::socket::shutdown_send, ignored);
}

}  // namespace tercet::server
