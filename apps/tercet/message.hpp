#pragma once

#include <string>

namespace tercet::app {

/// `tercet: ...` on standard error.
void say(const std::string& message);

/// A line of a result on standard output.
void put_line(const std::string& line);

/// Whether all of standard output could be written; says so if not.
bool flush_results();

/// `games.jsonl:12: reason`, with the name made printable.
std::string located(const std::string& path, long line, const std::string& reason);

}  // namespace tercet::app
