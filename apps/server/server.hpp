#pragma once

#include <cstdint>
#include <memory>
#include <system_error>

#include "server/limits.hpp"
#include "server/router.hpp"

namespace tercet::server {

/// Who can reach the server.
enum class Reach : std::uint8_t {
    this_machine,
    network,  ///< whoever reaches any address of this machine, by IPv4 or IPv6
};

struct Settings {
    std::uint16_t port = 8015;  ///< 0: any that is free
    Reach reach = Reach::this_machine;
    Limits limits;
};

/// A web server on one thread. It takes connections from when it is made, and answers them in
/// run().
class Server {
public:
    /// Throws std::system_error if the port cannot be had.
    Server(Router router, const Settings& settings);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    std::uint16_t port() const;

    /// Serves until SIGINT or SIGTERM. Open requests are finished then, for a while; a second
    /// signal cuts that short.
    void run();

private:
    class Loop;
    std::unique_ptr<Loop> loop_;
};

/// Lets this process have as many connections open as the system allows it; how many files and
/// connections that are.
int raise_open_files();

}  // namespace tercet::server
