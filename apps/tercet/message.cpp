#include "tercet/message.hpp"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <ctime>

#include <fmt/core.h>

#include "notation/printable.hpp"

namespace tercet::app {

void tell(std::string_view text) {
    // Writing to a pipe that nobody reads any more sends a signal, which would end the program.
    sigset_t broken_pipe{};
    sigset_t before{};
    sigemptyset(&broken_pipe);
    sigaddset(&broken_pipe, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &broken_pipe, &before);
    std::fwrite(text.data(), 1, text.size(), stderr);
    const timespec no_time{};
    sigtimedwait(&broken_pipe, nullptr, &no_time);
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

void say(const std::string& message) { tell(fmt::format("tercet: {}\n", message)); }

void put(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) throw OutputFailure{errno};
}

void put_line(const std::string& line) {
    put(line);
    put("\n");
}

void flush_results() {
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) throw OutputFailure{errno};
}

std::string located(const std::string& path, long line, const std::string& reason) {
    return fmt::format("{}:{}: {}", notation::printable(path), line, reason);
}

}  // namespace tercet::app
