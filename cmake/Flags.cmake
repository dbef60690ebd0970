# How everything here is compiled.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# What was compiled before is not compiled again, whichever folder the project lies in: no path of
# the folder is part of what the cache remembers.
find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER
      "${CMAKE_COMMAND}" -E env "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1 "${CCACHE}")
endif()
add_compile_options("-ffile-prefix-map=${PROJECT_SOURCE_DIR}=.")

add_compile_options(-Wall -Wextra -Wconversion -Wshadow)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  add_compile_options(-Wno-restrict)  # g++ 12 sees overlaps in "literal" + std::string (GCC PR 105651)
endif()
if(TERCET_WERROR)
  add_compile_options(-Werror)
endif()

# The same move on every machine: no fused multiply-add, one instruction set for all x86-64.
add_compile_options(-ffp-contract=off)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
  add_compile_options(-march=x86-64-v2)
endif()

if(TERCET_SANITIZE)
  add_compile_options(-fsanitize=${TERCET_SANITIZE} -fno-sanitize-recover=all
                      -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${TERCET_SANITIZE})
endif()
