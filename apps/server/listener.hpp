#pragma once

#include <cstdint>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "server/server.hpp"

namespace tercet::server {

/// Sockets that listen by IPv4 and, where the machine has it, IPv6; all on the same port.
/// Throws std::system_error.
std::vector<boost::asio::ip::tcp::acceptor> listeners(boost::asio::io_context& context,
                                                      std::uint16_t port, Reach reach);

}  // namespace tercet::server
