# cmake -DBUILD=... -DSCRATCH=... -P package_test.cmake
# Installs what was built, and lets a program outside of the project use it.
set(CMAKE_EXECUTE_PROCESS_COMMAND_ECHO STDOUT)
file(REMOVE_RECURSE "${SCRATCH}")

function(run)
  execute_process(COMMAND ${ARGV} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

run("${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${SCRATCH}/installed")
run("${CMAKE_COMMAND}" -G Ninja -S "${CMAKE_CURRENT_LIST_DIR}" -B "${SCRATCH}/consumer"
    -D "CMAKE_PREFIX_PATH=${SCRATCH}/installed" -D CMAKE_CXX_COMPILER=${COMPILER})
run("${CMAKE_COMMAND}" --build "${SCRATCH}/consumer")
run("${SCRATCH}/consumer/consumer")
