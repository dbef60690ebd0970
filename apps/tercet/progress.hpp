#pragma once

#include <chrono>
#include <string>

namespace tercet::app {

/// A bar on standard error, if that is a terminal; nothing otherwise.
class Progress {
public:
    Progress(std::string what, long total);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void update(long done);

private:
    std::string what_;
    long total_;
    bool is_shown_;
    std::chrono::steady_clock::time_point next_{};
};

}  // namespace tercet::app
