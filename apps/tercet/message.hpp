#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>

namespace tercet::app {

/// On standard error, as it is. What cannot be written there is dropped: no work is lost for it.
void tell(std::string_view text);
/// `tercet: ...` on standard error.
void say(const std::string& message);

/// Standard output cannot be written. Not a system_error, which commands take for a file of theirs.
class OutputFailure : public std::runtime_error {
public:
    explicit OutputFailure(int code)
        : std::runtime_error{"standard output cannot be written: " +
                             std::generic_category().message(code)} {}
};

// These throw OutputFailure, so that no work is done whose result nobody gets.

/// A result, or a part of one, on standard output.
void put(std::string_view text);
/// A line of a result.
void put_line(const std::string& line);
/// All of it.
void flush_results();

/// `games.jsonl:12: reason`, with the name made printable.
std::string located(const std::string& path, long line, const std::string& reason);

}  // namespace tercet::app
