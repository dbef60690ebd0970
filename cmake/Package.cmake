# What `cmake --install` adds for other programs: find_package(tercet), then link tercet::triominos.
include(CMakePackageConfigHelpers)
set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/tercet")

# The libraries need no package beside them, so their targets are all the configuration there is.
install(EXPORT tercet NAMESPACE tercet:: FILE tercet-config.cmake DESTINATION "${package_dir}")
write_basic_package_version_file("${PROJECT_BINARY_DIR}/tercet-config-version.cmake"
                                 COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/tercet-config-version.cmake" DESTINATION "${package_dir}")
