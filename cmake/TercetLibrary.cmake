# tercet_library(NAME [SOURCES file...] [DEPENDS library...] [PRIVATE_DEPENDS target...]
#                [INTERNAL_HEADERS file...])
#
# Declares libs/NAME as tercet::NAME: a static library, or one of headers only when it has no sources.
# DEPENDS names the libraries of ours that its headers include. PRIVATE_DEPENDS names header-only
# packages that only its sources and its INTERNAL_HEADERS include. Those headers are not installed, so
# who uses an installed tercet does not need the packages.
#
# Every tests/NAME/**/*_test.cpp is found by its name and becomes a part of the program NAME_tests.
function(tercet_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPENDS;PRIVATE_DEPENDS;INTERNAL_HEADERS")
  if(DEFINED arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "tercet_library(${name}): what is ${arg_UNPARSED_ARGUMENTS}?")
  endif()

  set(target tercet_${name})
  if(arg_SOURCES)
    set(scope PUBLIC)
    add_library(${target} STATIC ${arg_SOURCES})
    foreach(package IN LISTS arg_PRIVATE_DEPENDS)
      target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:${package}>)
    endforeach()
  else()
    set(scope INTERFACE)
    add_library(${target} INTERFACE)
  endif()
  add_library(tercet::${name} ALIAS ${target})

  list(TRANSFORM arg_DEPENDS PREPEND tercet::)
  target_link_libraries(${target} ${scope} ${arg_DEPENDS})
  target_compile_features(${target} ${scope} cxx_std_20)
  target_include_directories(
    ${target} ${scope} $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/libs>
                       $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/tercet>)

  set(without)
  foreach(header IN LISTS arg_INTERNAL_HEADERS)
    list(APPEND without PATTERN "${header}" EXCLUDE)
  endforeach()
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
  install(TARGETS ${target} EXPORT tercet)
  install(DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}/"
          DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/tercet/${name}"
          FILES_MATCHING PATTERN "*.hpp" ${without})

  tercet_tests(${name} DEPENDS tercet::${name})
endfunction()

# tercet_tests(NAME [DEPENDS target...]): one program of all tests/NAME/**/*_test.cpp, if there are any.
# Tests run in the root of the project.
function(tercet_tests name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS")
  if(NOT (BUILD_TESTING AND TERCET_UNIT_TESTS))
    return()
  endif()
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/${name}/*_test.cpp")
  if(NOT sources)
    return()
  endif()

  include(GoogleTest)
  set(target ${name}_tests)
  add_executable(${target} ${sources})
  target_link_libraries(${target} PRIVATE ${arg_DEPENDS} tercet_test_support GTest::gmock
                                          GTest::gtest_main)
  gtest_discover_tests(
    ${target}
    TEST_PREFIX "${name}/"
    WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
    DISCOVERY_MODE PRE_TEST
    DISCOVERY_TIMEOUT 60
    PROPERTIES TIMEOUT 600)
endfunction()
