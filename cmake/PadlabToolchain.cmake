# Finds LLVM, MLIR and the test libraries, and sets the flags for all targets of padlab.

include(LLVMVersion)

# The name of this LLVM in reports. All snapshots of trunk have the same version number for half a year, so the name contains
# the date in the version of Debian's package.
set(PADLAB_LLVM_TITLE "${LLVM_PACKAGE_VERSION}")
find_program(PADLAB_DPKG_QUERY dpkg-query)
if(PADLAB_DPKG_QUERY AND LLVM_DIR MATCHES "^/usr/lib/llvm-")
  execute_process(COMMAND "${PADLAB_DPKG_QUERY}" -W "-f=\${Version}" "libmlir-${LLVM_VERSION_MAJOR}-dev"
    OUTPUT_VARIABLE package ERROR_QUIET)
  if(package MATCHES "~[+][+]([0-9][0-9][0-9][0-9])([0-9][0-9])([0-9][0-9])")
    string(APPEND PADLAB_LLVM_TITLE " of ${CMAKE_MATCH_1}-${CMAKE_MATCH_2}-${CMAKE_MATCH_3}")
  endif()
endif()

list(APPEND CMAKE_MODULE_PATH "${MLIR_CMAKE_DIR}" "${LLVM_CMAKE_DIR}")
include(TableGen)
include(AddLLVM)
include(AddMLIR)

# A build of only the pad fusion library does not need these (docs/library.md).
option(PADLAB_BUILD_FUZZ "Build the generators, the fuzzers and the triage of findings" ON)
option(PADLAB_BUILD_FUZZ_TOOLS "Build the tools for nights: those around the fuzz targets, and for catalogue, corpora and releases" ON)
option(PADLAB_BUILD_BENCH "Build the benchmarks; needs Google Benchmark and PADLAB_BUILD_FUZZ" ON)
option(PADLAB_BUILD_REPORTS "Build the store and the site; needs SQLite" ON)
option(PADLAB_BUILD_TESTS "Build the tests; needs GoogleTest, lit and Python" ON)
if(PADLAB_BUILD_BENCH AND NOT PADLAB_BUILD_FUZZ)
  message(FATAL_ERROR "PADLAB_BUILD_BENCH needs PADLAB_BUILD_FUZZ, because the benchmarks also time generated cases")
endif()
if(PADLAB_BUILD_FUZZ AND NOT PADLAB_BUILD_FUZZ_TOOLS AND (PADLAB_BUILD_BENCH OR PADLAB_BUILD_TESTS))
  message(FATAL_ERROR "PADLAB_BUILD_BENCH and PADLAB_BUILD_TESTS need PADLAB_BUILD_FUZZ_TOOLS, because they also read corpora and the catalogue")
endif()
if(PADLAB_BUILD_TESTS)
  find_program(LLVM_EXTERNAL_LIT NAMES lit llvm-lit HINTS "${LLVM_TOOLS_BINARY_DIR}" NO_DEFAULT_PATH REQUIRED)
  find_package(GTest REQUIRED)
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
endif()
if(PADLAB_BUILD_BENCH)
  find_package(benchmark REQUIRED)
endif()

set(CMAKE_CXX_STANDARD 17)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/lib")
set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/lib")

option(PADLAB_WERROR "Treat warnings as errors" OFF)
set(PADLAB_SANITIZE "" CACHE STRING "Sanitizers for our own code, as for -fsanitize= (MLIR itself is not instrumented)")
set(PADLAB_UNITY 0 CACHE STRING "The number of files of a folder that are compiled as one file; 0 compiles each file separately")
option(PADLAB_CCACHE "Use ccache if it is installed" ON)

find_program(PADLAB_CCACHE_PROGRAM ccache)
if(PADLAB_CCACHE AND PADLAB_CCACHE_PROGRAM)
  # With precompiled headers, ccache caches nothing without these settings.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime "${PADLAB_CCACHE_PROGRAM}")
endif()

# The flags of all targets of padlab. LLVM_DEFINITIONS is one string of flags.
add_library(padlab_flags INTERFACE)
separate_arguments(PADLAB_LLVM_DEFINITIONS NATIVE_COMMAND "${LLVM_DEFINITIONS}")
target_compile_definitions(padlab_flags INTERFACE ${PADLAB_LLVM_DEFINITIONS})
target_include_directories(padlab_flags SYSTEM INTERFACE ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
# The plug-in needs position-independent libraries (-fPIC). All other code is so, too, because it shares their precompiled header.
target_compile_options(padlab_flags INTERFACE
  -fPIC -Wall -Wextra -Wno-unused-parameter -Wno-missing-field-initializers
  $<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions;-Xclang;-fno-pch-timestamp>
  $<$<BOOL:${PADLAB_WERROR}>:-Werror>)
if(PADLAB_SANITIZE)
  target_compile_options(padlab_flags INTERFACE -fsanitize=${PADLAB_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(padlab_flags INTERFACE -fsanitize=${PADLAB_SANITIZE})
endif()
