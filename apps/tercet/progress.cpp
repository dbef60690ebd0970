#include "tercet/progress.hpp"

#include <algorithm>
#include <unistd.h>
#include <utility>

#include <fmt/core.h>

#include "tercet/message.hpp"

namespace tercet::app {

Progress::Progress(std::string what, long total)
    : what_{std::move(what)}, total_{std::max(total, 1L)}, is_shown_{isatty(STDERR_FILENO) == 1} {}

Progress::~Progress() {
    if (is_shown_) tell("\r\033[K");
}

void Progress::update(long done) {
    if (!is_shown_) return;
    const auto now = std::chrono::steady_clock::now();
    if (now < next_) return;
    next_ = now + std::chrono::milliseconds{100};
    constexpr long kWidth = 30;
    const auto filled = static_cast<std::size_t>(kWidth * done / total_);
    tell(fmt::format("\r{} [{}{}] {}/{}\033[K", what_, std::string(filled, '#'),
                     std::string(kWidth - filled, '.'), done, total_));
}

}  // namespace tercet::app
