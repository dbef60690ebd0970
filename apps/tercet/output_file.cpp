#include "tercet/output_file.hpp"

#include <cerrno>
#include <filesystem>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace tercet::app {

void OutputFile::fail() { throw std::system_error{errno, std::generic_category()}; }

namespace {

/// Where a path leads if it is a symbolic link: the link stays, its target is replaced.
std::string target_of(std::filesystem::path path) {
    constexpr int kMostLinks = 40;
    for (int i = 0; i < kMostLinks && std::filesystem::is_symlink(path); ++i) {
        path = path.parent_path() / std::filesystem::read_symlink(path);
    }
    return path;
}

/// Whether it is where standard output or error go, as /dev/stdout is.
bool is_open_already(const struct stat& status) {
    const auto is_that_of = [&status](int descriptor) {
        struct stat other {};
        return fstat(descriptor, &other) == 0 && other.st_dev == status.st_dev &&
               other.st_ino == status.st_ino;
    };
    return is_that_of(STDOUT_FILENO) || is_that_of(STDERR_FILENO);
}

}  // namespace

OutputFile::OutputFile(const std::string& path) {
    struct stat status {};
    const bool exists = stat(path.c_str(), &status) == 0;
    if (exists && (!S_ISREG(status.st_mode) || is_open_already(status))) {
        file_ = std::fopen(path.c_str(), "a");
        if (file_ == nullptr) fail();
        return;
    }
    if (exists && (status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH)) == 0) throw ReadOnlyFile{};
    part_.emplace(target_of(path));
    const int descriptor = part_->descriptor();
    // It was made for its owner alone; a result is for whomever the old file, or the umask, lets
    // read.
    const mode_t mask = umask(0);
    umask(mask);
    const mode_t mode = exists ? status.st_mode & 0777U : 0666U & ~mask;
    file_ = fchmod(descriptor, mode) == 0 ? fdopen(descriptor, "w") : nullptr;
    if (file_ == nullptr) {
        const int reason = errno;
        close(descriptor);
        errno = reason;
        fail();
    }
}

OutputFile::~OutputFile() {
    if (file_ != nullptr) std::fclose(file_);
}

void OutputFile::write(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), file_) != text.size()) fail();
}

void OutputFile::commit() {
    if (std::fflush(file_) != 0) fail();
    if (part_) {
        if (fsync(fileno(file_)) != 0) fail();
        part_->become_whole();
    }
    if (std::fclose(std::exchange(file_, nullptr)) != 0) fail();
}

}  // namespace tercet::app
