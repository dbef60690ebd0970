#include "picture/chart.hpp"

#include <regex>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace tercet::picture {
namespace {

Chart two_lines() {
    return {"Strength <by> \"budget\" & more",
            "playouts",
            "% won",
            {{"first", {{10, 50, 45, 55}, {100, 60, 57, 63}, {1'000, 70, 68, 72}}},
             {"second", {{10, 40, 35, 45}}}}};
}

std::vector<double> numbers(const std::string& svg, const std::string& attribute) {
    const std::regex pattern{"<circle[^>]*\\b" + attribute + "=\"([0-9.]+)\""};
    std::vector<double> found;
    for (std::sregex_iterator each{svg.begin(), svg.end(), pattern}, end; each != end; ++each) {
        found.push_back(std::stod((*each)[1]));
    }
    return found;
}

TEST(Chart, DrawsEveryPointAndNamesEveryLine) {
    const std::string svg = svg_of(two_lines());
    EXPECT_EQ(numbers(svg, "cx").size(), 4 + 2);  // points, and one beside each name
    EXPECT_NE(svg.find(">first<"), std::string::npos);
    EXPECT_NE(svg.find(">second<"), std::string::npos);
    EXPECT_NE(svg.find(">% won<"), std::string::npos);
    EXPECT_NE(svg.find(">1000<"), std::string::npos);
}

TEST(Chart, StepsThatMultiplyAreEquallyWideAndMoreIsHigher) {
    const std::string svg = svg_of(two_lines());
    const auto x = numbers(svg, "cx");
    const auto y = numbers(svg, "cy");
    EXPECT_NEAR(x[1] - x[0], x[2] - x[1], 0.2);
    EXPECT_GT(x[1], x[0] + 50);
    EXPECT_NEAR(y[0] - y[1], y[1] - y[2], 0.2);
    EXPECT_GT(y[0], y[1] + 10);
}

TEST(Chart, EscapesWhatXmlReserves) {
    const std::string svg = svg_of(two_lines());
    EXPECT_NE(svg.find("Strength &lt;by&gt; &quot;budget&quot; &amp; more"), std::string::npos);
}

TEST(Chart, LinesDifferWithoutColour) {
    Chart chart = two_lines();
    for (int i = 0; i < 4; ++i) chart.lines.push_back({"more", {{10, 50, 45, 55}}});
    const std::string svg = svg_of(chart);
    const std::regex pattern{
        "stroke=\"(#\\w+)\" stroke-width=\"2.5\" stroke-dasharray=\"([^\"]+)\""};
    std::set<std::string> looks;
    std::set<std::string> dashes;
    for (std::sregex_iterator each{svg.begin(), svg.end(), pattern}, end; each != end; ++each) {
        looks.insert(each->str());
        dashes.insert((*each)[2]);
    }
    EXPECT_EQ(looks.size(), 6);
    EXPECT_EQ(dashes.size(), 4);
}

TEST(Chart, OnePointIsEnough) {
    const std::string svg = svg_of({"t", "x", "y", {{"only", {{5, 50, 50, 50}}}}});
    EXPECT_EQ(svg.find("nan"), std::string::npos);
    EXPECT_EQ(svg.find("inf"), std::string::npos);
    EXPECT_EQ(numbers(svg, "cx").size(), 2);
}

}  // namespace
}  // namespace tercet::picture
