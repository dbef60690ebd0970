#include "tercet/output_file.hpp"

#include <cerrno>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace tercet::app {

void OutputFile::fail() { throw std::system_error{errno, std::generic_category()}; }

OutputFile::OutputFile(const std::string& path) : path_{path} {
    struct stat status {};
    const bool exists = stat(path.c_str(), &status) == 0;
    if (exists && !S_ISREG(status.st_mode)) {
        file_ = std::fopen(path.c_str(), "w");
        if (file_ == nullptr) fail();
        return;
    }
    temporary_ = path + ".part-XXXXXX";
    const int descriptor = mkstemp(temporary_.data());
    if (descriptor < 0) fail();
    // mkstemp makes files for the owner alone; a result is for whomever the old file, or the umask,
    // lets read.
    const mode_t mask = umask(0);
    umask(mask);
    const mode_t mode = exists ? status.st_mode & 0777U : 0666U & ~mask;
    file_ = fchmod(descriptor, mode) == 0 ? fdopen(descriptor, "w") : nullptr;
    if (file_ == nullptr) {
        const int reason = errno;
        close(descriptor);
        unlink(temporary_.c_str());
        errno = reason;
        fail();
    }
}

OutputFile::~OutputFile() {
    if (file_ == nullptr) return;
    std::fclose(file_);
    if (!temporary_.empty()) unlink(temporary_.c_str());
}

void OutputFile::write(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), file_) != text.size()) fail();
}

void OutputFile::commit() {
    if (std::fflush(file_) != 0) fail();
    if (!temporary_.empty()) {
        if (fsync(fileno(file_)) != 0) fail();
        if (std::rename(temporary_.c_str(), path_.c_str()) != 0) fail();
        temporary_.clear();
    }
    if (std::fclose(std::exchange(file_, nullptr)) != 0) fail();
}

}  // namespace tercet::app
