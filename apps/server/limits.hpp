#pragma once

#include <chrono>
#include <cstddef>

namespace tercet::server {

/// What a client may take of the server. Nobody gets more, whatever they send.
struct Limits {
    std::size_t head_bytes = 8192;  ///< request line and headers
    std::size_t body_bytes = 1024;  ///< read and dropped: nothing here takes a body
    int empty_lines = 4;            ///< before a request: RFC 9112 §2.2 asks to ignore some
    int requests = 1000;            ///< on one connection
    int connections = 4000;         ///< at once

    std::chrono::seconds head_time{10};   ///< for a whole request, from its first byte
    std::chrono::seconds idle_time{30};   ///< between requests
    std::chrono::seconds write_time{20};  ///< for each piece of an answer to be taken
    std::chrono::seconds linger_time{2};  ///< for the client to read an answer before we hang up
    std::chrono::seconds stop_time{2};    ///< for open requests when the server stops
};

/// The size of the pieces that answers are sent in.
inline constexpr std::size_t kPieceBytes = 65536;

}  // namespace tercet::server
