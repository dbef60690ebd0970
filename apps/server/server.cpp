#include "server/server.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <exception>
#include <list>
#include <sys/resource.h>
#include <utility>
#include <vector>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/http_session.hpp"
#include "server/listener.hpp"

namespace tercet::server {

namespace net = boost::asio;
using net::ip::tcp;

namespace {

constexpr auto kAwaitable = net::as_tuple(net::use_awaitable);

/// A signal that is caught waits until what is being written is out, rather than break it off.
/// Asio itself can be told so from Boost 1.82 on.
void let_writes_finish(int signal) {
    struct sigaction action {};
    sigaction(signal, nullptr, &action);
    action.sa_flags |= SA_RESTART;
    sigaction(signal, &action, nullptr);
}

}  // namespace

/// All that runs, on one thread: nothing in here needs a lock.
class Server::Loop {
public:
    Loop(Router router, const Settings& settings)
        : router_{std::move(router)},
          limits_{settings.limits},
          signals_{context_, SIGINT, SIGTERM},
          acceptors_{listeners(context_, settings.port, settings.reach)} {
        let_writes_finish(SIGINT);
        let_writes_finish(SIGTERM);
    }

    std::uint16_t port() const { return acceptors_.front().local_endpoint().port(); }

    void run() {
        for (auto& acceptor : acceptors_) {
            net::co_spawn(context_, accept_from(acceptor), net::detached);
        }
        net::co_spawn(context_, wait_for_signal(), net::detached);
        context_.run();
    }

private:
    net::awaitable<void> accept_from(tcp::acceptor& acceptor) {
        while (acceptor.is_open()) {
            auto [failure, socket] = co_await acceptor.async_accept(kAwaitable);
            if (!acceptor.is_open()) co_return;
            if (!failure) {
                admit(std::move(socket));
            } else {
                // Perhaps all files are in use: without a pause this would be a busy loop.
                net::steady_timer pause{context_, std::chrono::milliseconds{50}};
                co_await pause.async_wait(kAwaitable);
            }
        }
    }

    void admit(tcp::socket socket) try {
        if (std::ssize(sessions_) >= limits_.connections) {
            turn_away(std::move(socket));
        } else {
            net::co_spawn(context_, serve(std::move(socket)), net::detached);
        }
    } catch (const std::exception&) {
        // As below; here it would end the listening.
    }

    net::awaitable<void> serve(tcp::socket socket) {
        const auto session =
            sessions_.emplace(sessions_.end(), std::move(socket), router_, limits_);
        try {
            co_await session->run();
        } catch (const std::exception&) {
            // Out of memory, say. It costs this client the connection, and nobody else anything.
        }
        sessions_.erase(session);
        if (is_stopping_ && sessions_.empty()) context_.stop();
    }

    net::awaitable<void> wait_for_signal() {
        co_await signals_.async_wait(kAwaitable);
        is_stopping_ = true;
        for (auto& acceptor : acceptors_) acceptor.close();
        for (auto& session : sessions_) session.stop();
        if (sessions_.empty()) context_.stop();

        patience_.expires_after(limits_.stop_time);
        net::co_spawn(context_, run_out_of_patience(), net::detached);
        co_await signals_.async_wait(kAwaitable);
        context_.stop();
    }

    net::awaitable<void> run_out_of_patience() {
        co_await patience_.async_wait(kAwaitable);
        context_.stop();
    }

    net::io_context context_{1};
    Router router_;
    Limits limits_;
    std::list<HttpSession> sessions_;
    net::signal_set signals_;
    net::steady_timer patience_{context_};
    std::vector<tcp::acceptor> acceptors_;
    bool is_stopping_ = false;
};

Server::Server(Router router, const Settings& settings)
    : loop_{std::make_unique<Loop>(std::move(router), settings)} {}
Server::~Server() = default;

std::uint16_t Server::port() const { return loop_->port(); }
void Server::run() { loop_->run(); }

int raise_open_files() {
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    const rlimit most{.rlim_cur = limit.rlim_max, .rlim_max = limit.rlim_max};
    if (setrlimit(RLIMIT_NOFILE, &most) == 0) limit = most;
    return static_cast<int>(std::min<rlim_t>(limit.rlim_cur, 1'000'000));
}

}  // namespace tercet::server
