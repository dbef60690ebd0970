#pragma once

#include <array>
#include <cmath>
#include <cstddef>

namespace tercet::ai {

/// Least squares: the weights of features that come closest to what was seen. Only sums are kept,
/// so that what many have seen can be added up.
template <std::size_t Count>
class Regression {
public:
    using Features = std::array<double, Count>;
    /// Everything it remembers.
    using Sums = std::array<double, Count*(Count + 1) / 2 + Count>;

    Regression() = default;
    explicit Regression(const Sums& sums) : sums_{sums} {}
    const Sums& sums() const { return sums_; }

    void add(const Features& features, double seen) {
        std::size_t next = 0;
        for (std::size_t row = 0; row < Count; ++row) {
            for (std::size_t column = 0; column <= row; ++column) {
                sums_[next++] += features[row] * features[column];
            }
        }
        for (const double feature : features) sums_[next++] += feature * seen;
    }
    Regression& operator+=(const Regression& other) {
        for (std::size_t i = 0; i < sums_.size(); ++i) sums_[i] += other.sums_[i];
        return *this;
    }

    /// Those about which little is known stay small: `doubt`, above 0, is added to every square.
    Features weights(double doubt) const {
        // Cholesky: the products are a lower triangle times itself turned over.
        std::array<Features, Count> lower{};
        std::size_t next = 0;
        for (std::size_t row = 0; row < Count; ++row) {
            for (std::size_t column = 0; column <= row; ++column) {
                double rest = sums_[next++] + (row == column ? doubt : 0);
                for (std::size_t i = 0; i < column; ++i) rest -= lower[row][i] * lower[column][i];
                lower[row][column] = row == column ? std::sqrt(rest) : rest / lower[column][column];
            }
        }
        Features found{};
        for (std::size_t row = 0; row < Count; ++row) {
            found[row] = sums_[next++];
            for (std::size_t i = 0; i < row; ++i) found[row] -= lower[row][i] * found[i];
            found[row] /= lower[row][row];
        }
        for (std::size_t row = Count; row-- > 0;) {
            for (std::size_t i = row + 1; i < Count; ++i) found[row] -= lower[i][row] * found[i];
            found[row] /= lower[row][row];
        }
        return found;
    }

private:
    Sums sums_{};
};

}  // namespace tercet::ai
