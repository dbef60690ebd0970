#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>

#include "server/answer.hpp"
#include "server/limits.hpp"
#include "server/router.hpp"

namespace tercet::server {

struct Manner;   // how an answer is sent
struct Parser;   // takes requests apart
struct Reading;  // what came of waiting for a request

/// A client's connection: requests one after the other, each answered before the next is read.
class HttpSession {
public:
    /// Router and limits must outlive it.
    HttpSession(boost::asio::ip::tcp::socket socket, const Router& router, const Limits& limits);

    /// Serves until the client leaves, a limit is reached, or stop().
    boost::asio::awaitable<void> run();

    /// Ends it: at once between requests, otherwise after the answer.
    void stop();

private:
    boost::asio::awaitable<Reading> next_request();
    boost::asio::awaitable<bool> wait_for_bytes();
    boost::asio::awaitable<boost::system::error_code> read_head(Parser& parser);
    boost::asio::awaitable<bool> send(Answer answer, Manner manner);
    boost::asio::awaitable<void> linger();

    boost::beast::tcp_stream stream_;
    boost::beast::flat_buffer buffer_;
    const Router& router_;
    const Limits& limits_;
    int served_ = 0;
    bool is_idle_ = true;
    bool is_stopping_ = false;
};

/// Says on a connection too many that the server is busy, if it can be said without waiting.
void turn_away(boost::asio::ip::tcp::socket socket);

}  // namespace tercet::server
