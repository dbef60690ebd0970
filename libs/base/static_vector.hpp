#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace tercet {

/// A list of at most Capacity elements that lives where it is declared: no allocation.
template <class T, std::size_t Capacity>
class StaticVector {
public:
    constexpr StaticVector() = default;
    constexpr StaticVector(std::size_t count, const T& value) {
        for (std::size_t i = 0; i < count; ++i) push_back(value);
    }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }

    constexpr void push_back(const T& value) {
        assert(size_ < Capacity);
        items_[size_++] = value;
    }
    constexpr void pop_back() {
        assert(size_ > 0);
        --size_;
    }
    constexpr void clear() { size_ = 0; }

    constexpr T& operator[](std::size_t i) {
        assert(i < size_);
        return items_[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        assert(i < size_);
        return items_[i];
    }
    constexpr T& back() { return (*this)[size_ - 1]; }
    constexpr const T& back() const { return (*this)[size_ - 1]; }

    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }

    constexpr bool operator==(const StaticVector& other) const {
        if (size_ != other.size_) return false;
        for (std::size_t i = 0; i < size_; ++i) {
            if (!(items_[i] == other.items_[i])) return false;
        }
        return true;
    }

private:
    std::array<T, Capacity> items_{};
    std::size_t size_ = 0;
};

}  // namespace tercet
