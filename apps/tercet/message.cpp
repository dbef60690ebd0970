#include "tercet/message.hpp"

#include <cerrno>
#include <cstdio>

#include <fmt/core.h>

#include "notation/printable.hpp"

namespace tercet::app {

void say(const std::string& message) { fmt::print(stderr, "tercet: {}\n", message); }

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
