#include "server/static_files.hpp"

#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include "server/content_type.hpp"
#include "server/entity_tag.hpp"

namespace tercet::server {
namespace {

namespace fs = std::filesystem;

/// A folder with more than this is not a page but a mistake.
constexpr std::uintmax_t kMostBytes = std::uintmax_t{128} << 20;

constexpr std::pair<std::string_view, std::string_view> kCodings[] = {{".br", "br"},
                                                                      {".gz", "gzip"}};

std::string content_of(const fs::path& file) {
    std::ifstream stream{file, std::ios::binary};
    std::string bytes{std::istreambuf_iterator{stream}, {}};
    if (!stream.is_open() || stream.bad()) throw PageFailure{"a file in it cannot be read"};
    return bytes;
}

bool is_hidden(const fs::path& path) { return path.filename().native().starts_with('.'); }

}  // namespace

StaticFiles StaticFiles::read(const fs::path& folder) try {
    StaticFiles files;
    std::uintmax_t bytes = 0;
    for (auto entry = fs::recursive_directory_iterator{folder}; entry != fs::end(entry); ++entry) {
        if (is_hidden(entry->path()) || entry->is_symlink()) {
            entry.disable_recursion_pending();
            continue;
        }
        if (!entry->is_regular_file()) continue;
        bytes += entry->file_size();
        if (bytes > kMostBytes) throw PageFailure{"it holds more than 128 MiB"};
        files.add("/" + entry->path().lexically_relative(folder).generic_string(),
                  content_of(entry->path()));
    }
    if (files.find("/") == nullptr) throw PageFailure{"it holds no index.html"};
    files.fold_in_compressed();
    return files;
} catch (const fs::filesystem_error& failure) {
    throw PageFailure{failure.code().message()};
}

void StaticFiles::add(const std::string& path, std::string bytes) {
    StaticFile file{.type = content_type(path),
                    .is_immutable = path.starts_with("/assets/"),
                    .plain = {.bytes = std::move(bytes), .tag = {}},
                    .encoded = {}};
    file.plain.tag = entity_tag(file.plain.bytes);
    files_.emplace(path, std::move(file));
}

void StaticFiles::fold_in_compressed() {
    for (const auto& [ending, coding] : kCodings) {
        for (auto file = files_.begin(); file != files_.end();) {
            const std::string_view path = file->first;
            const auto plain = path.ends_with(ending)
                                   ? files_.find(path.substr(0, path.size() - ending.size()))
                                   : files_.end();
            if (plain == files_.end()) {
                ++file;
                continue;
            }
            plain->second.encoded.emplace(coding, std::move(file->second.plain));
            file = files_.erase(file);
        }
    }
}

const StaticFile* StaticFiles::find(std::string_view path) const {
    const auto file =
        path.ends_with('/') ? files_.find(std::string{path} + "index.html") : files_.find(path);
    return file == files_.end() ? nullptr : &file->second;
}

}  // namespace tercet::server
