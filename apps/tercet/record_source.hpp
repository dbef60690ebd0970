#pragma once

#include <array>
#include <cstddef>
#include <fstream>
#include <istream>
#include <optional>
#include <string>

namespace tercet::app {

/// The longest record that is read: longer than any game, short enough for any memory.
inline constexpr std::size_t kMaxRecordBytes = std::size_t{16} << 20U;

/// The records of a file or of standard input (`-`), one after the other, in bounded memory: one a
/// line, or one that takes the whole file.
class RecordSource {
public:
    struct Item {
        long line = 0;  ///< where the record starts, from 1
        std::string text;
        bool is_too_long = false;  ///< text is then only a beginning
    };

    /// Throws std::system_error if the file cannot be read.
    explicit RecordSource(const std::string& path);

    std::optional<Item> next();

private:
    std::optional<Item> next_line();
    std::optional<Item> line_from_pushed_back();
    std::optional<Item> line_from_input();
    Item document_or_first_line(Item first);

    std::ifstream file_;
    std::istream* input_;
    std::array<char, std::size_t{1} << 16U> chunk_{};
    long line_ = 0;
    bool is_first_ = true;

    // Lines that were taken for parts of a document, and are none.
    std::string pushed_back_;
    std::size_t pushed_back_at_ = 0;
    std::optional<Item> line_after_pushed_back_;
};

}  // namespace tercet::app
