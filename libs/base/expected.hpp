#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace tercet {

/// An error on its way into an Expected: `return Unexpected{ParseError{...}};`
template <class Error>
struct Unexpected {
    Error error;
};
template <class Error>
Unexpected(Error) -> Unexpected<Error>;

/// Either the value asked for or the reason why there is none. The spelling is that of C++23's
/// std::expected, so that it can be replaced by it one day.
template <class Value, class Error>
class [[nodiscard]] Expected {
public:
    // Converting constructors are the point of the type: `return value;` and `return
    // Unexpected{..}`.
    Expected(Value value) : either_{std::in_place_index<0>, std::move(value)} {}  // NOLINT
    template <class Other>
    Expected(Unexpected<Other> failure)  // NOLINT(google-explicit-constructor)
        : either_{std::in_place_index<1>, std::move(failure.error)} {}

    bool has_value() const { return either_.index() == 0; }
    explicit operator bool() const { return has_value(); }

    const Value& operator*() const { return *value_pointer(); }
    Value& operator*() { return *const_cast<Value*>(value_pointer()); }
    const Value* operator->() const { return value_pointer(); }
    Value* operator->() { return const_cast<Value*>(value_pointer()); }

    const Error& error() const {
        assert(!has_value());
        return *std::get_if<1>(&either_);
    }

private:
    const Value* value_pointer() const {
        assert(has_value());
        return std::get_if<0>(&either_);
    }

    std::variant<Value, Error> either_;
};

}  // namespace tercet
