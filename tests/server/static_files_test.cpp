#include "server/static_files.hpp"

#include <cstdlib>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

namespace tercet::server {
namespace {

namespace fs = std::filesystem;

/// A folder that is gone after the test.
class PageTest : public testing::Test {
protected:
    PageTest() {
        std::string name = (fs::temp_directory_path() / "page.XXXXXX").native();
        if (mkdtemp(name.data()) == nullptr) std::abort();
        folder_ = name;
    }
    ~PageTest() override { fs::remove_all(folder_); }

    void write(const std::string& path, const std::string& text) const {
        fs::create_directories((folder_ / path).parent_path());
        std::ofstream{folder_ / path} << text;
    }

    std::string failure() const {
        try {
            StaticFiles::read(folder_);
            return "";
        } catch (const PageFailure& caught) {
            return caught.what();
        }
    }

    fs::path folder_;
};

TEST_F(PageTest, HoldsTheFilesOfItsFolder) {
    write("index.html", "home");
    write("assets/app.js", "code");
    write("sub/index.html", "below");
    const StaticFiles page = StaticFiles::read(folder_);
    EXPECT_EQ(page.size(), 3U);
    ASSERT_NE(page.find("/"), nullptr);
    EXPECT_EQ(page.find("/"), page.find("/index.html"));
    EXPECT_EQ(page.find("/")->plain.bytes, "home");
    EXPECT_FALSE(page.find("/")->is_immutable);
    EXPECT_TRUE(page.find("/assets/app.js")->is_immutable);
    EXPECT_EQ(page.find("/sub/")->plain.bytes, "below");
    for (const auto* const path : {"", "index.html", "/sub", "/assets", "/assets/", "//", "/index",
                                   "//index.html", "/./index.html", "/sub//index.html"}) {
        EXPECT_EQ(page.find(path), nullptr) << path;
    }
}

TEST_F(PageTest, IsTheSameWithASlashAfterTheFolder) {
    write("index.html", "home");
    EXPECT_NE(StaticFiles::read(folder_.native() + "/").find("/index.html"), nullptr);
}

TEST_F(PageTest, FoldsCompressedSiblingsIn) {
    write("index.html", "home");
    write("index.html.br", "B");
    write("index.html.gz", "G");
    write("only.gz", "alone");
    const StaticFiles page = StaticFiles::read(folder_);
    EXPECT_EQ(page.size(), 2U);
    const auto& encoded = page.find("/")->encoded;
    EXPECT_EQ(encoded.at("br").bytes, "B");
    EXPECT_EQ(encoded.at("gzip").bytes, "G");
    EXPECT_NE(encoded.at("br").tag, encoded.at("gzip").tag);
    EXPECT_EQ(page.find("/index.html.br"), nullptr);
    EXPECT_NE(page.find("/only.gz"), nullptr);
}

TEST_F(PageTest, LeavesHiddenFilesAndLinksOut) {
    write("index.html", "home");
    write(".env", "secret");
    write(".git/config", "secret");
    fs::create_symlink("/etc/passwd", folder_ / "link.txt");
    fs::create_directory_symlink("/etc", folder_ / "etc");
    EXPECT_EQ(StaticFiles::read(folder_).size(), 1U);
}

TEST_F(PageTest, NeedsAFolderWithAnIndex) {
    EXPECT_EQ(failure(), "it holds no index.html");
    fs::remove(folder_);
    EXPECT_EQ(failure(), "No such file or directory");
    std::ofstream{folder_} << "a file";
    EXPECT_EQ(failure(), "Not a directory");
}

TEST_F(PageTest, HasASizeThatFitsInMemory) {
    write("index.html", "home");
    fs::resize_file(folder_ / "index.html", std::uintmax_t{1} << 30);
    EXPECT_EQ(failure(), "it holds more than 128 MiB");
}

}  // namespace
}  // namespace tercet::server
