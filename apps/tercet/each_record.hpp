#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <system_error>

#include <fmt/core.h>

#include "notation/printable.hpp"
#include "notation/record.hpp"
#include "notation/words.hpp"
#include "tercet/commands.hpp"
#include "tercet/games.hpp"
#include "tercet/message.hpp"
#include "tercet/record_source.hpp"

namespace tercet::app {

/// A place in a text of several lines.
struct LineAndByte {
    long line = 0;         ///< from 0
    std::size_t byte = 0;  ///< from 1, in that line; 0: no single byte
};

inline LineAndByte place_of(std::size_t offset, const std::string& text) {
    const std::size_t wrong = std::min(offset, text.size());
    if (wrong == 0) return {};
    const std::size_t line_end = text.rfind('\n', wrong - 1 > 0 ? wrong - 2 : 0);
    if (line_end == std::string::npos) return {0, offset};
    const auto stop = text.begin() + static_cast<std::ptrdiff_t>(line_end) + 1;
    return {static_cast<long>(std::count(text.begin(), stop, '\n')), offset - line_end - 1};
}

/// Reads the records of a file. Calls use.template operator()<Notation>(record), which says what is
/// wrong with the record, or nothing; what is wrong is given to complain(line). Returns an
/// exit code.
template <class Use, class Complain>
int for_each_record(const std::string& path, Use use, Complain complain) {
    int exit_code = kDone;
    const auto wrong = [&](long line, const std::string& reason) {
        exit_code = kWrongInput;
        complain(located(path, line, reason));
    };
    try {
        RecordSource source{path};
        bool found_any = false;
        while (const auto item = source.next()) {
            found_any = true;
            if (item->is_too_long) {
                wrong(item->line, fmt::format("longer than any record: {} bytes are the most",
                                              kMaxRecordBytes));
                continue;
            }
            const auto record = notation::parse_record(item->text);
            if (!record) {
                auto problem = record.error();
                const auto [line, byte] = place_of(problem.offset, item->text);
                problem.offset = byte;
                wrong(item->line + line, notation::sentence(problem));
                continue;
            }
            const bool is_known = with_game(record->game, [&]<class Notation>() {
                const std::string reason = use.template operator()<Notation>(*record);
                if (!reason.empty()) wrong(item->line, reason);
            });
            if (!is_known) {
                wrong(item->line, no_such_game(record->game));
            }
        }
        if (!found_any) {
            say(notation::printable(path) + ": there is no record in it");
            exit_code = kWrongInput;
        }
    } catch (const std::system_error& failure) {
        say(notation::printable(path) + " cannot be read: " + failure.code().message());
        exit_code = kWrongInput;
    }
    return exit_code;
}

}  // namespace tercet::app
