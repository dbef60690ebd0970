#pragma once

#include <cstdio>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "tercet/part_file.hpp"

namespace tercet::app {

/// Nobody may write the file, as its mode says: not even who could replace it nevertheless.
class ReadOnlyFile : public std::runtime_error {
public:
    ReadOnlyFile() : std::runtime_error{"it is read-only; choose another file"} {}
};

/// A file that is written whole or not at all: under another name beside it until commit(). What is
/// not a regular file (a pipe, /dev/null), or is standard output itself, is written directly.
/// Throws std::system_error and ReadOnlyFile.
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

    std::optional<PartFile> part_;  // without it the file is written directly
    std::FILE* file_ = nullptr;
};

}  // namespace tercet::app
