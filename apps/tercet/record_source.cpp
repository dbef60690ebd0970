#include "tercet/record_source.hpp"

#include <algorithm>
#include <cerrno>
#include <iostream>
#include <system_error>
#include <utility>

#include "notation/record.hpp"

namespace tercet::app {
namespace {

bool is_blank(const std::string& text) {
    return text.find_first_not_of(" \t\r") == std::string::npos;
}

/// Whether every bracket that a line opens is closed in it: then it is a record of its own.
bool is_balanced(const std::string& text) {
    long depth = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_string) {
            if (c == '\\') ++i;
            in_string = c != '"';
        } else if (c == '"') {
            in_string = true;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return depth <= 0 && !in_string;
}

/// Whether a line is a whole record, or meant to be, rather than a part of one.
bool looks_like_record(const std::string& text) {
    return text.find("\"tercet\"") != std::string::npos && is_balanced(text) &&
           text[text.find_first_not_of(" \t\r")] == '{';
}

}  // namespace

RecordSource::RecordSource(const std::string& path) : input_{&std::cin} {
    if (path == "-") return;
    errno = 0;
    file_.open(path, std::ios::binary);
    input_ = &file_;
    // A directory opens, but cannot be read.
    if (file_) file_.peek();
    if (errno != 0 || (!file_ && !file_.eof())) {
        throw std::system_error{errno != 0 ? errno : EIO, std::generic_category()};
    }
    file_.clear();
}

std::optional<RecordSource::Item> RecordSource::next() {
    auto line = next_line();
    while (line && !line->is_too_long && is_blank(line->text)) line = next_line();
    if (!line) return std::nullopt;
    const bool may_be_document = is_first_ && !line->is_too_long && !is_balanced(line->text);
    is_first_ = false;
    return may_be_document ? document_or_first_line(std::move(*line)) : line;
}

/// The first line is no record by itself. Either it is the beginning of one that takes the whole
/// file, or it is broken and the lines stand for themselves.
RecordSource::Item RecordSource::document_or_first_line(Item first) {
    Item document = first;
    bool has_record_line = false;
    auto line = next_line();
    while (line && !line->is_too_long &&
           document.text.size() + line->text.size() < kMaxRecordBytes) {
        has_record_line = has_record_line || looks_like_record(line->text);
        document.text += '\n' + line->text;
        line = next_line();
    }
    const bool is_whole = !line;
    if (has_record_line && !(is_whole && notation::parse_record(document.text))) {
        pushed_back_ = std::move(document.text);
        pushed_back_at_ = std::min(first.text.size() + 1, pushed_back_.size());
        line_after_pushed_back_ = std::move(line);
        line_ = first.line;
        return first;
    }
    if (is_whole) return document;
    while (next_line()) {
    }
    return {first.line, {}, true};
}

std::optional<RecordSource::Item> RecordSource::next_line() {
    if (auto line = line_from_pushed_back()) return line;
    if (line_after_pushed_back_) {
        line_ = line_after_pushed_back_->line;
        return std::exchange(line_after_pushed_back_, std::nullopt);
    }
    return line_from_input();
}

std::optional<RecordSource::Item> RecordSource::line_from_pushed_back() {
    if (pushed_back_at_ >= pushed_back_.size()) return std::nullopt;
    const std::size_t end = std::min(pushed_back_.find('\n', pushed_back_at_), pushed_back_.size());
    Item item{++line_, pushed_back_.substr(pushed_back_at_, end - pushed_back_at_), false};
    pushed_back_at_ = end + 1;
    if (pushed_back_at_ >= pushed_back_.size()) pushed_back_ = {};
    return item;
}

std::optional<RecordSource::Item> RecordSource::line_from_input() {
    Item item{line_ + 1, {}, false};
    bool found_any = false;
    errno = 0;
    while (input_->good()) {
        input_->getline(chunk_.data(), static_cast<std::streamsize>(chunk_.size()));
        const auto read = static_cast<std::size_t>(input_->gcount());
        found_any = found_any || read > 0;
        const bool is_cut = input_->fail() && !input_->eof() && !input_->bad();
        // The count includes the line's end, unless the line was cut or the file ended without one.
        const std::size_t length = is_cut || input_->eof() ? read : read - 1;
        if (!item.is_too_long && item.text.size() + length <= kMaxRecordBytes) {
            item.text.append(chunk_.data(), length);
        } else {
            item.is_too_long = true;
        }
        if (!is_cut) break;
        input_->clear(input_->rdstate() & ~std::ios::failbit);
    }
    if (input_->bad()) throw std::system_error{errno != 0 ? errno : EIO, std::generic_category()};
    if (!found_any) return std::nullopt;
    ++line_;
    return item;
}

}  // namespace tercet::app
