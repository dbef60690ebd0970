# cmake -DBUILD=... -DSCRATCH=... -P package_test.cmake
# Installs what was built, and lets a program outside of the project use it.
set(CMAKE_EXECUTE_PROCESS_COMMAND_ECHO STDOUT)
file(REMOVE_RECURSE "${SCRATCH}")

function(run)
  execute_process(COMMAND ${ARGV} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

run("${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${SCRATCH}/installed")
# A program that includes every installed header, none of which may need a package beside it.
file(GLOB_RECURSE headers RELATIVE "${SCRATCH}/installed/include/tercet"
     "${SCRATCH}/installed/include/tercet/*.hpp")
set(includes)
foreach(header IN LISTS headers)
  string(APPEND includes "#include \"${header}\"\n")
  file(STRINGS "${SCRATCH}/installed/include/tercet/${header}" foreign REGEX "#include <.*/")
  if(foreign)
    message(FATAL_ERROR "${header} needs a package: ${foreign}")
  endif()
endforeach()
file(WRITE "${SCRATCH}/all_headers.cpp" "${includes}")

run("${CMAKE_COMMAND}" -G Ninja -S "${CMAKE_CURRENT_LIST_DIR}" -B "${SCRATCH}/consumer"
    -D "CMAKE_PREFIX_PATH=${SCRATCH}/installed" -D CMAKE_CXX_COMPILER=${COMPILER}
    -D "ALL_HEADERS=${SCRATCH}/all_headers.cpp")
run("${CMAKE_COMMAND}" --build "${SCRATCH}/consumer")
run("${SCRATCH}/consumer/consumer")
