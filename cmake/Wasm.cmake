# nlohmann_json for em++. The package's own target would add all of /usr/include, whose C library
# headers are not those of the browser: link to this one folder instead.
find_path(NLOHMANN_PARENT nlohmann/json.hpp PATHS /usr/include NO_CMAKE_FIND_ROOT_PATH REQUIRED)
set(include_dir "${PROJECT_BINARY_DIR}/packages")
file(MAKE_DIRECTORY "${include_dir}")
file(CREATE_LINK "${NLOHMANN_PARENT}/nlohmann" "${include_dir}/nlohmann" SYMBOLIC)

add_library(nlohmann_json INTERFACE IMPORTED)
add_library(nlohmann_json::nlohmann_json ALIAS nlohmann_json)
target_include_directories(nlohmann_json SYSTEM INTERFACE "${include_dir}")
