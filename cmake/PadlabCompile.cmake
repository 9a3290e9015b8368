# Compiles cases ahead of time, in this project or in any other that includes this file:
#
#   include(/path/to/padlab/cmake/PadlabCompile.cmake)
#   padlab_add_case(TARGET CASE FILE.mlir [CPU C] [PIPELINE P] [NAME N] [HEADER H])
#
# adds FILE.mlir, compiled for the CPU C (default: native) by the pipeline P (default: fused), to the executable or library
# TARGET, which can then #include the header H.h (default: N.h). A case becomes the function N (default: the name of the file,
# changed if C does not allow it). A file without padlab.seed is plain MLIR, and its public functions keep their names; N is only
# for files with one function. The object and the header are rebuilt when the file or the compiler changes. The compiler is the
# target padlab-compile of this build, if there is one, or the program PADLAB_COMPILE (found in PATH, or in this repository's
# build).
#
# The library padlab_runtime contains all functions that the objects may call, and uses neither LLVM nor MLIR. A project with
# C++ builds it from this repository's sources, with optimization. A project in C only links the library that was built with the
# compiler (PADLAB_RUNTIME).

include_guard(GLOBAL)
set(PADLAB_SOURCE_DIR "${CMAKE_CURRENT_LIST_DIR}/.." CACHE INTERNAL "where padlab's sources are")

# Finds the library that was built with the compiler, for projects that have no C++ compiler.
function(padlab_find_built_runtime)
  padlab_find_compiler(compiler dependency)
  get_filename_component(folder "${compiler}" DIRECTORY)
  find_library(PADLAB_RUNTIME padlab_runtime HINTS "${folder}/../lib" NO_DEFAULT_PATH DOC "padlab's runtime, built")
  if(NOT PADLAB_RUNTIME)
    message(FATAL_ERROR "there is no libpadlab_runtime.a in ${folder}/../lib, and this project has no C++ to build it: "
      "build padlab's target padlab_runtime, set PADLAB_RUNTIME, or add CXX to the languages of the project")
  endif()
  add_library(padlab_runtime STATIC IMPORTED GLOBAL)
  set_target_properties(padlab_runtime PROPERTIES IMPORTED_LOCATION "${PADLAB_RUNTIME}"
    INTERFACE_INCLUDE_DIRECTORIES "${PADLAB_SOURCE_DIR}/codegen/include" INTERFACE_LINK_LIBRARIES "m;pthread")
endfunction()

function(padlab_add_runtime)
  if(TARGET padlab_runtime)
    return()
  endif()
  get_property(languages GLOBAL PROPERTY ENABLED_LANGUAGES)
  if(NOT CXX IN_LIST languages)
    padlab_find_built_runtime()
    return()
  endif()
  set(runtime "${PADLAB_SOURCE_DIR}/codegen/lib/Runtime")
  add_library(padlab_runtime STATIC
    "${runtime}/FloatConversion.cpp"
    "${runtime}/LargeBlocks.cpp"
    "${runtime}/MemrefCopy.cpp"
    "${runtime}/Pieces.cpp"
    "${runtime}/Pool.cpp"
    "${runtime}/ShapePrint.cpp"
    "${runtime}/Standalone/Memory.cpp"
    "${runtime}/Standalone/Parallel.cpp"
    "${runtime}/Standalone/ShortFloats.cpp"
    "${runtime}/Standalone/State.cpp"
    "${runtime}/StaticAllocator.cpp"
    "${runtime}/Transfers.cpp"
    "${PADLAB_SOURCE_DIR}/dialect/lib/Value/MathFunctions.cpp")
  target_include_directories(padlab_runtime PUBLIC "${PADLAB_SOURCE_DIR}/codegen/include"
    PRIVATE "${PADLAB_SOURCE_DIR}/dialect/include")
  target_compile_features(padlab_runtime PRIVATE cxx_std_17)
  # Applications in C do not have to link the C++ runtime library. The library is optimized even if the project has no build
  # type, or a build type for debugging.
  target_compile_options(padlab_runtime PRIVATE -Wall -Wextra -fno-exceptions -fno-rtti -ffp-contract=off
    -ffunction-sections $<$<NOT:$<CONFIG:Release>>:-O2>)
  set_target_properties(padlab_runtime PROPERTIES POSITION_INDEPENDENT_CODE ON)
  target_link_libraries(padlab_runtime PUBLIC m pthread)
endfunction()

# Sets `command` to the path of the compiler, and `dependency` to the target or file that rebuilds of objects depend on.
function(padlab_find_compiler command dependency)
  if(TARGET padlab-compile)
    set(${command} "$<TARGET_FILE:padlab-compile>" PARENT_SCOPE)
    set(${dependency} padlab-compile PARENT_SCOPE)
    return()
  endif()
  find_program(PADLAB_COMPILE padlab-compile HINTS "${PADLAB_SOURCE_DIR}/build/release/bin" REQUIRED
    DOC "padlab's compiler of cases")
  set(${command} "${PADLAB_COMPILE}" PARENT_SCOPE)
  set(${dependency} "${PADLAB_COMPILE}" PARENT_SCOPE)
endfunction()

# Sets `name` to the name that the compiler gives to the function of the case `case` (makeFunctionName in
# codegen/lib/Aot/CInterface.cpp), except that a word of C, such as `int`, stays as it is: a header may have such a name.
function(padlab_name_function name case)
  get_filename_component(text "${case}" NAME_WLE)
  string(REGEX REPLACE "[^A-Za-z0-9]+" "_" text "${text}")
  string(REGEX REPLACE "^_|_$" "" text "${text}")
  if(NOT text MATCHES "^[A-Za-z]" OR text MATCHES "^padlab_")
    set(text "case_${text}")
  endif()
  set(${name} "${text}" PARENT_SCOPE)
endfunction()

function(padlab_add_case target)
  cmake_parse_arguments(PARSE_ARGV 1 ARG "" "CASE;CPU;PIPELINE;NAME;HEADER" "")
  if(ARG_UNPARSED_ARGUMENTS OR NOT ARG_CASE)
    message(FATAL_ERROR "padlab_add_case(TARGET CASE FILE.mlir [CPU C] [PIPELINE P] [NAME N] [HEADER H])")
  endif()
  get_filename_component(case "${ARG_CASE}" ABSOLUTE)
  set(named "")
  if(ARG_NAME)
    set(named "--function-name=${ARG_NAME}")
  else()
    padlab_name_function(ARG_NAME "${case}")
  endif()
  if(NOT ARG_HEADER)
    set(ARG_HEADER "${ARG_NAME}")
  endif()
  if(NOT ARG_CPU)
    set(ARG_CPU native)
  endif()
  if(NOT ARG_PIPELINE)
    set(ARG_PIPELINE fused)
  endif()

  padlab_add_runtime()
  padlab_find_compiler(compiler dependency)
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/padlab/${target}")
  file(MAKE_DIRECTORY "${folder}")
  set(object "${folder}/${ARG_HEADER}.o")
  set(header "${folder}/${ARG_HEADER}.h")
  add_custom_command(
    OUTPUT "${object}" "${header}"
    COMMAND "${compiler}" "${case}" --cpu=${ARG_CPU} --pipeline=${ARG_PIPELINE} ${named}
      -o "${object}" --header=${header}
    DEPENDS "${case}" ${dependency}
    COMMENT "padlab-compile ${ARG_HEADER} (${ARG_CPU}, ${ARG_PIPELINE})"
    VERBATIM)
  set_source_files_properties("${object}" PROPERTIES EXTERNAL_OBJECT ON GENERATED ON)
  target_sources(${target} PRIVATE "${object}" "${header}")
  target_include_directories(${target} PRIVATE "${folder}")
  target_link_libraries(${target} PRIVATE padlab_runtime)
endfunction()
