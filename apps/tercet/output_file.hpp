#pragma once

#include <cstdio>
#include <string>
#include <string_view>

namespace tercet::app {

/// A file that is written whole or not at all: under another name beside it until commit(). What is
/// not a regular file (a pipe, /dev/null), or is standard output itself, is written directly.
/// Throws std::system_error.
class OutputFile {
public:
    explicit OutputFile(const std::string& path);
    ~OutputFile();
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;

    void write(std::string_view text);
    void commit();

private:
    [[noreturn]] static void fail();

    std::string path_;
    std::string temporary_;  // empty: written directly
    std::FILE* file_ = nullptr;
};

}  // namespace tercet::app
