#include "server/listener.hpp"

#include <system_error>

#include <boost/asio/ip/v6_only.hpp>
#include <boost/system/system_error.hpp>

namespace tercet::server {
namespace {

namespace net = boost::asio;
using net::ip::tcp;
using Acceptors = std::vector<tcp::acceptor>;

/// As many as may wait until they are taken; the system may allow fewer.
constexpr int kBacklog = 4096;

tcp::acceptor listener(net::io_context& context, const tcp::endpoint& endpoint) {
    tcp::acceptor acceptor{context, endpoint.protocol()};
    acceptor.set_option(tcp::acceptor::reuse_address{true});
    if (endpoint.address().is_v6()) acceptor.set_option(net::ip::v6_only{true});
    acceptor.bind(endpoint);
    acceptor.listen(kBacklog);
    return acceptor;
}

bool is_without_ipv6(const boost::system::error_code& failure) {
    return failure == boost::system::errc::address_family_not_supported ||
           failure == boost::system::errc::address_not_available;
}

Acceptors both_listeners(net::io_context& context, std::uint16_t port, Reach reach) {
    const bool is_local = reach == Reach::this_machine;
    const auto v4 = is_local ? net::ip::address_v4::loopback() : net::ip::address_v4::any();
    const auto v6 = is_local ? net::ip::address_v6::loopback() : net::ip::address_v6::any();
    Acceptors acceptors;
    acceptors.push_back(listener(context, {v4, port}));
    try {
        acceptors.push_back(listener(context, {v6, acceptors.front().local_endpoint().port()}));
    } catch (const boost::system::system_error& failure) {
        if (!is_without_ipv6(failure.code())) throw;
    }
    return acceptors;
}

}  // namespace

Acceptors listeners(net::io_context& context, std::uint16_t port, Reach reach) {
    // A port that is free by IPv4 may be taken by IPv6: try others, if any will do.
    for (int tries_left = port == 0 ? 20 : 1;; --tries_left) {
        try {
            return both_listeners(context, port, reach);
        } catch (const boost::system::system_error& failure) {
            if (tries_left > 1 && failure.code() == boost::system::errc::address_in_use) continue;
            throw std::system_error{failure.code().value(), std::system_category()};
        }
    }
}

}  // namespace tercet::server
