#include "picture/chart.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <sstream>
#include <string_view>

namespace tercet::picture {

namespace {

constexpr double kWidth = 720;
constexpr double kHeight = 420;
constexpr double kLeft = 64;
constexpr double kRight = 24;
constexpr double kTop = 56;
constexpr double kBottom = 64;
constexpr double kStep = 5;     ///< from one horizontal line to the next
constexpr double kSample = 36;  ///< of a line, beside its name

constexpr std::array<std::string_view, 4> kColours = {"#1b6e58", "#b4471f", "#3d5a9e", "#7a4b8c"};
/// Lines differ by more than their colour.
constexpr std::array<std::string_view, 4> kDashes = {"none", "9 5", "2 4", "12 4 2 4"};

/// Where a value is drawn.
class Scale {
public:
    explicit Scale(const Chart& chart) {
        for (const auto& line : chart.lines) {
            for (const auto& [x, y, low, high] : line.points) {
                least_x_ = std::min(least_x_, x);
                most_x_ = std::max(most_x_, x);
                bottom_ = std::min(bottom_, std::floor(low / kStep) * kStep);
                top_ = std::max(top_, std::ceil(high / kStep) * kStep);
            }
        }
        if (top_ == bottom_) top_ += kStep;
    }

    double bottom() const { return bottom_; }
    double top() const { return top_; }
    double x(double value) const {
        const double width = kWidth - kLeft - kRight;
        if (most_x_ == least_x_) return kLeft + width / 2;
        return kLeft + kPad +
               (width - 2 * kPad) * std::log(value / least_x_) / std::log(most_x_ / least_x_);
    }
    double y(double value) const {
        return kTop + (kHeight - kTop - kBottom) * (top_ - value) / (top_ - bottom_);
    }

private:
    static constexpr double kPad = 24;

    double least_x_ = std::numeric_limits<double>::max();
    double most_x_ = 0;
    double bottom_ = std::numeric_limits<double>::max();
    double top_ = std::numeric_limits<double>::lowest();
};

/// With what XML reserves written otherwise.
std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        switch (c) {
            case '&': result += "&amp;"; break;
            case '<': result += "&lt;"; break;
            case '>': result += "&gt;"; break;
            case '"': result += "&quot;"; break;
            default: result += c;
        }
    }
    return result;
}

/// Writes the parts of the picture, in the order in which they lie on each other.
class Drawing {
public:
    explicit Drawing(const Chart& chart) : chart_{chart}, scale_{chart} {
        svg_.setf(std::ios::fixed);
        svg_.precision(1);
    }

    std::string drawn() {
        svg_ << "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 420\" role=\"img\" "
                "font-family=\"system-ui, sans-serif\" font-size=\"13\" fill=\"#22302c\">\n"
             << "<title>" << escaped(chart_.title) << "</title>\n"
             << "<rect width=\"720\" height=\"420\" rx=\"12\" fill=\"#fbf8f1\"/>\n";
        text(kLeft, 30, "start", chart_.title, " font-size=\"17\" font-weight=\"600\"");
        draw_grid();
        for (std::size_t i = 0; i < chart_.lines.size(); ++i) draw_line(i);
        svg_ << "</svg>\n";
        return svg_.str();
    }

private:
    void text(double x, double y, std::string_view anchor, std::string_view what,
              std::string_view more = {}) {
        svg_ << "<text x=\"" << x << "\" y=\"" << y << "\" text-anchor=\"" << anchor << '"' << more
             << '>' << escaped(what) << "</text>\n";
    }
    void stroke(double x1, double y1, double x2, double y2, std::string_view colour, double width) {
        svg_ << "<path d=\"M" << x1 << ' ' << y1 << 'L' << x2 << ' ' << y2 << "\" stroke=\""
             << colour << "\" stroke-width=\"" << width << "\"/>\n";
    }
    static std::string whole(double value) {
        std::ostringstream digits;
        digits << std::llround(value);
        return digits.str();
    }

    void draw_grid() {
        for (double value = scale_.bottom(); value <= scale_.top(); value += kStep) {
            const double y = scale_.y(value);
            stroke(kLeft, y, kWidth - kRight, y, "#d8d2c3", 1);
            text(kLeft - 8, y + 4, "end", whole(value));
        }
        std::vector<double> marks;
        for (const auto& line : chart_.lines) {
            for (const auto& point : line.points) marks.push_back(point.x);
        }
        std::sort(marks.begin(), marks.end());
        double last = -kWidth;
        for (const double mark : marks) {
            const double x = scale_.x(mark);
            if (x - last < 36) continue;
            last = x;
            text(x, kHeight - kBottom + 20, "middle", whole(mark));
        }
        text((kLeft + kWidth - kRight) / 2, kHeight - 18, "middle", chart_.x_label);
        text(kLeft, kTop - 8, "start", chart_.y_label);
    }

    void draw_line(std::size_t index) {
        const auto& [name, points] = chart_.lines[index];
        const std::string_view colour = kColours[index % kColours.size()];
        const double row = kTop + 18 + 20 * static_cast<double>(index);
        // Each time that the colours begin anew they go with other dashes.
        svg_ << "<g fill=\"" << colour << "\">\n<path fill=\"none\" stroke=\"" << colour
             << "\" stroke-width=\"2.5\" stroke-dasharray=\""
             << kDashes[(index + index / kColours.size()) % kDashes.size()] << "\" d=\"M"
             << kLeft + 2 << ' ' << row - 4 << 'h' << kSample;
        char step = 'M';
        for (const auto& point : points) {
            svg_ << step << scale_.x(point.x) << ' ' << scale_.y(point.y);
            step = 'L';
        }
        svg_ << "\"/>\n";
        for (const auto& [x, y, low, high] : points) {
            stroke(scale_.x(x), scale_.y(low), scale_.x(x), scale_.y(high), colour, 1.5);
            svg_ << "<circle cx=\"" << scale_.x(x) << "\" cy=\"" << scale_.y(y)
                 << "\" r=\"4.5\"/>\n";
        }
        svg_ << "<circle cx=\"" << kLeft + 2 + kSample / 2 << "\" cy=\"" << row - 4
             << "\" r=\"4.5\"/>\n";
        text(kLeft + 10 + kSample, row, "start", name, " font-weight=\"600\"");
        svg_ << "</g>\n";
    }

    const Chart& chart_;
    Scale scale_;
    std::ostringstream svg_;
};

}  // namespace

std::string svg_of(const Chart& chart) { return Drawing{chart}.drawn(); }

}  // namespace tercet::picture
