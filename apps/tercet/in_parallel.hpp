#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "tercet/started_threads.hpp"

namespace tercet::app {

/// Work on many items at once, whose results are taken in their order.
template <class Item, class Work>
class Workers {
public:
    using Result = decltype(std::declval<Work>()(std::declval<const Item&>()));

    /// The items must outlive it.
    Workers(const std::vector<Item>& items, int threads, Work work)
        : items_{items},
          work_{work},
          threads_{started_threads(std::min(items.size(), static_cast<std::size_t>(threads)),
                                   [this] { help(); })} {}
    /// What is being worked on is finished first.
    ~Workers() {
        {
            const std::lock_guard lock{mutex_};
            is_over_ = true;
        }
        for (std::thread& thread : threads_) thread.join();
    }
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    /// Waits for the next item in order. Throws what the work on any of them threw.
    Result next() {
        if (threads_.empty()) return work_(items_[taken_++]);
        std::unique_lock lock{mutex_};
        is_done_.wait(lock, [this] { return failure_ || results_.contains(taken_); });
        if (failure_) std::rethrow_exception(failure_);
        return std::move(results_.extract(taken_++).mapped());
    }

private:
    void help() {
        std::unique_lock lock{mutex_};
        while (!is_over_ && !failure_ && begun_ < items_.size()) {
            const std::size_t index = begun_++;
            lock.unlock();
            std::optional<Result> result;
            std::exception_ptr thrown;
            try {
                result = work_(items_[index]);
            } catch (...) {
                thrown = std::current_exception();
            }
            lock.lock();
            if (result) results_.emplace(index, std::move(*result));
            if (thrown) failure_ = thrown;
            is_done_.notify_one();
        }
    }

    const std::vector<Item>& items_;
    Work work_;
    std::mutex mutex_;
    std::condition_variable is_done_;
    std::map<std::size_t, Result> results_;
    std::size_t begun_ = 0;
    std::size_t taken_ = 0;
    bool is_over_ = false;
    std::exception_ptr failure_;
    std::vector<std::thread> threads_;  // the last, as they use the others
};

/// Calls work(item) for each item on that many threads, fewer if there are no more, and
/// finish(item, result) in the thread of the caller and in the order of the items. That ends it
/// early by returning false. What either throws is thrown on.
template <class Item, class Work, class Finish>
void in_parallel(const std::vector<Item>& items, int threads, Work work, Finish finish) {
    Workers<Item, Work> workers{items, threads, work};
    for (const Item& item : items) {
        if (!finish(item, workers.next())) return;
    }
}

}  // namespace tercet::app
