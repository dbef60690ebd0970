#include <algorithm>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <unistd.h>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "notation/printable.hpp"
#include "server/network.hpp"
#include "server/server.hpp"
#include "tercet/commands.hpp"
#include "tercet/message.hpp"
#include "tercet/qr_code.hpp"

namespace tercet::app {
namespace {

struct Options {
    std::uint16_t port = 8015;
    bool is_on_network = false;
    std::string page;
    int head_seconds = 10;
    int idle_seconds = 30;
    int write_seconds = 20;
    int stop_seconds = 2;
    int connections = 4000;
};

/// Where the page is if nothing else is said: beside the program.
std::filesystem::path page_beside_program() {
    std::error_code ignored;
    return std::filesystem::read_symlink("/proc/self/exe", ignored).parent_path() / "page";
}

server::Settings settings_of(const Options& options) {
    // A few files are open besides connections.
    const int open_files = std::max(1, server::raise_open_files() - 64);
    server::Settings settings{
        .port = options.port,
        .reach = options.is_on_network ? server::Reach::network : server::Reach::this_machine,
        .limits = {}};
    settings.limits.head_time = std::chrono::seconds{options.head_seconds};
    settings.limits.idle_time = std::chrono::seconds{options.idle_seconds};
    settings.limits.write_time = std::chrono::seconds{options.write_seconds};
    settings.limits.stop_time = std::chrono::seconds{options.stop_seconds};
    settings.limits.connections = std::min(options.connections, open_files);
    return settings;
}

std::string why_not_listening(std::uint16_t port, const std::error_code& failure) {
    if (failure == std::errc::address_in_use) {
        return fmt::format(
            "port {} is taken, perhaps by another tercet: choose another by --port, or let --port "
            "0 "
            "find one that is free",
            port);
    }
    if (failure == std::errc::permission_denied) {
        return fmt::format("port {} needs more rights than you have: choose one from 1024 on",
                           port);
    }
    return fmt::format("cannot listen on port {}: {}", port, failure.message());
}

/// Where the page can be opened, a line each: on this machine, then on others.
void print_addresses(const std::vector<std::string>& others, std::uint16_t port) {
    put_line(fmt::format("http://localhost:{}/", port));
    for (const auto& host : others) put_line(fmt::format("http://{}:{}/", host, port));
    if (!others.empty() && isatty(STDOUT_FILENO) != 0) {
        put(qr_code(fmt::format("http://{}:{}/", others.front(), port)));
    }
    flush_results();
}

int run(const Options& options) {
    const std::filesystem::path folder =
        options.page.empty() ? page_beside_program() : std::filesystem::path{options.page};
    std::vector<std::string> addresses;
    std::vector<std::string> hosts;
    if (options.is_on_network) {
        addresses = server::own_addresses();
        hosts = server::own_names();
        hosts.insert(hosts.end(), addresses.begin(), addresses.end());
    }
    try {
        server::Server server{{server::StaticFiles::read(folder), server::AllowedHosts{hosts}},
                              settings_of(options)};
        print_addresses(addresses, server.port());
        if (options.is_on_network && addresses.empty()) {
            say("this machine has no address that others could use: is it on a network?");
        }
        server.run();
    } catch (const server::PageFailure& failure) {
        say(fmt::format("no page in {}: {}", notation::printable(folder.native()), failure.what()));
        say("--page DIR says where the built page is");
        return kWrongInput;
    } catch (const std::system_error& failure) {
        say(why_not_listening(options.port, failure.code()));
        return kWrongInput;
    }
    return kDone;
}

Argument limit(const std::string& name, int& value, int most, const std::string& help) {
    return {.name = name,
            .given = &value,
            .help = help,
            .range = {{1, most}},
            .group = "Limits, for slow networks and for tests"};
}

}  // namespace

Command serve_command() {
    constexpr int kHour = 3600;
    const auto options = std::make_shared<Options>();
    return {
        "serve",
        "Serve the page to browsers until interrupted",
        {{.name = "--port",
          .given = &options->port,
          .help = "Where to listen; 0: any port that is free",
          .range = {{0, 65535}}},
         {"--lan", &options->is_on_network,
          "Also for other devices in the network, without any password"},
         {"--page", &options->page,
          "The folder of the built page; left out: page beside the program"},
         limit("--head-seconds", options->head_seconds, kHour, "For a request to come in whole"),
         limit("--idle-seconds", options->idle_seconds, kHour,
               "Between two requests of a connection"),
         limit("--write-seconds", options->write_seconds, kHour,
               "For each 64 KiB of an answer to be taken"),
         limit("--stop-seconds", options->stop_seconds, kHour,
               "For open requests when interrupted"),
         limit("--connections", options->connections, 1'000'000, "At once")},
        [options] { return run(*options); }};
}

}  // namespace tercet::app
