#include "tercet/message.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fmt/core.h>

#include "notation/printable.hpp"

namespace tercet::app {

void say(const std::string& message) { fmt::print(stderr, "tercet: {}\n", message); }

void put_line(const std::string& line) {
    std::fwrite(line.data(), 1, line.size(), stdout);
    std::fputc('\n', stdout);
}

bool flush_results() {
    const bool failed = std::fflush(stdout) != 0 || std::ferror(stdout) != 0;
    if (failed) say(fmt::format("standard output cannot be written: {}", std::strerror(errno)));
    return !failed;
}

std::string located(const std::string& path, long line, const std::string& reason) {
    return fmt::format("{}:{}: {}", notation::printable(path), line, reason);
}

}  // namespace tercet::app
