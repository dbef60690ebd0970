#pragma once

#include <string>
#include <vector>

namespace tercet::picture {

/// A figure with the interval that likely holds the truth.
struct ChartPoint {
    double x = 0;
    double y = 0;
    double low = 0;
    double high = 0;
};

struct ChartLine {
    std::string name;
    std::vector<ChartPoint> points;
};

/// What a chart shows: lines over a scale on which every step multiplies.
struct Chart {
    std::string title;
    std::string x_label;
    std::string y_label;  ///< the values are drawn as they are
    std::vector<ChartLine> lines;
};

/// As SVG, readable on light and dark pages, without a script or a font of its own. There is at
/// least one point, and every x is above 0.
std::string svg_of(const Chart& chart);

}  // namespace tercet::picture
