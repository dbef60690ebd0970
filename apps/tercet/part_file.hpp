#pragma once

#include <string>

namespace tercet::app {

/// A file under a name of its own, which is to become another when it is whole. Until then it is
/// removed with this object, and also if SIGINT, SIGTERM or SIGHUP end the program. There is one at
/// a time, and it belongs to the main thread. Throws std::system_error.
class PartFile {
public:
    /// Makes it, empty and for its owner alone.
    explicit PartFile(const std::string& path);
    ~PartFile();
    PartFile(const PartFile&) = delete;
    PartFile& operator=(const PartFile&) = delete;

    /// To be closed by who uses it.
    int descriptor() const { return descriptor_; }
    /// Replaces what is at the path.
    void become_whole();

private:
    std::string path_;
    std::string name_;  // empty: it is whole
    int descriptor_ = -1;
};

}  // namespace tercet::app
