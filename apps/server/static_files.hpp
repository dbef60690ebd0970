#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tercet::server {

/// Some bytes that can be sent, and their ETag.
struct Content {
    std::string bytes;
    std::string tag;
};

/// A file of the page: plain, and as a compressed sibling has it.
struct StaticFile {
    std::string_view type;      ///< as Content-Type has it
    bool is_immutable = false;  ///< its name changes with its content
    Content plain;
    std::map<std::string, Content> encoded;  ///< by coding, `br` before `gzip`
};

/// There is no page where one was looked for. what() is a sentence without the name of the folder.
class PageFailure : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The built page: a folder as it was when the server started, in memory. What is not in here
/// cannot be asked for, whatever a path says.
class StaticFiles {
public:
    /// Files whose name begins with a dot and links are left out. Throws PageFailure.
    static StaticFiles read(const std::filesystem::path& folder);

    /// By its path as decoded, such as `/assets/app.js`; `/` and `/a/` are the index.html there.
    /// Null if there is none.
    const StaticFile* find(std::string_view path) const;

    std::size_t size() const { return files_.size(); }

private:
    void add(const std::string& path, std::string bytes);
    void fold_in_compressed();

    std::map<std::string, StaticFile, std::less<>> files_;
};

}  // namespace tercet::server
