#include "tercet/part_file.hpp"

#include <atomic>
#include <cassert>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <system_error>
#include <unistd.h>

#include "tercet/held_signals.hpp"

namespace tercet::app {
namespace {

// A handler has no other way to know it. It is that of the main thread, as others hold the signals
// back, and it never runs while this changes.
std::atomic<const char*> part_name = nullptr;  // NOLINT(*-avoid-non-const-global-variables)
static_assert(std::atomic<const char*>::is_always_lock_free);

extern "C" void remove_part(int signal) {
    if (const char* name = part_name) unlink(name);
    raise(signal);  // no longer handled: it ends the program as soon as this returns
}

void remove_part_when_ended() {
    for (const int signal : kEndingSignals) {
        struct sigaction action {};
        sigaction(signal, nullptr, &action);
        if (action.sa_handler != SIG_DFL) continue;  // ours already, or ignored, as nohup does
        action.sa_handler = remove_part;
        action.sa_flags = static_cast<int>(SA_RESETHAND);
        sigaction(signal, &action, nullptr);
    }
}

[[noreturn]] void fail() { throw std::system_error{errno, std::generic_category()}; }

}  // namespace

PartFile::PartFile(const std::string& path) : path_{path}, name_{path + ".part-XXXXXX"} {
    assert(part_name == nullptr);
    const HeldSignals held;
    descriptor_ = mkstemp(name_.data());
    if (descriptor_ < 0) fail();
    part_name = name_.c_str();
    remove_part_when_ended();
}

PartFile::~PartFile() {
    if (name_.empty()) return;
    const HeldSignals held;
    unlink(name_.c_str());
    part_name = nullptr;
}

void PartFile::become_whole() {
    const HeldSignals held;
    if (std::rename(name_.c_str(), path_.c_str()) != 0) fail();
    part_name = nullptr;
    name_.clear();
}

}  // namespace tercet::app
