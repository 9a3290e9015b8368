# Cases compiled ahead of time, in this project or any other that includes this file:
#
#   include(/path/to/padlab/cmake/PadlabCompile.cmake)
#   padlab_add_case(TARGET CASE FILE.mlir [CPU C] [PIPELINE P] [NAME N])
#
# adds the function N (default: the file's name) of FILE.mlir, compiled for the CPU C (default: native) by the pipeline P
# (default: fused), to the executable or library TARGET, which then may #include "N.h". Both are made anew when the case,
# or the compiler, changes. The compiler is the target padlab-compile of this build, or else the program PADLAB_COMPILE
# (found in PATH, or in this repository's build).
#
# What objects may call is in the library padlab_runtime, which is built from this repository's sources by the project's
# own C++ compiler, and uses neither LLVM nor MLIR.

include_guard(GLOBAL)
set(PADLAB_SOURCE_DIR "${CMAKE_CURRENT_LIST_DIR}/.." CACHE INTERNAL "where padlab's sources are")

function(padlab_add_runtime)
  if(TARGET padlab_runtime)
    return()
  endif()
  set(runtime "${PADLAB_SOURCE_DIR}/codegen/lib/Runtime")
  add_library(padlab_runtime STATIC
    "${runtime}/FloatConversion.cpp"
    "${runtime}/LargeBlocks.cpp"
    "${runtime}/MemrefCopy.cpp"
    "${runtime}/ShapePrint.cpp"
    "${runtime}/Standalone/Memory.cpp"
    "${runtime}/Standalone/ShortFloats.cpp"
    "${runtime}/Standalone/State.cpp"
    "${runtime}/StaticAllocator.cpp"
    "${runtime}/Transfers.cpp"
    "${PADLAB_SOURCE_DIR}/dialect/lib/Value/MathFunctions.cpp")
  target_include_directories(padlab_runtime PUBLIC "${PADLAB_SOURCE_DIR}/codegen/include"
    PRIVATE "${PADLAB_SOURCE_DIR}/dialect/include")
  target_compile_features(padlab_runtime PRIVATE cxx_std_17)
  # An application in C links none of C++'s runtime for it.
  target_compile_options(padlab_runtime PRIVATE -Wall -Wextra -fno-exceptions -fno-rtti -ffp-contract=off
    -ffunction-sections)
  set_target_properties(padlab_runtime PROPERTIES POSITION_INDEPENDENT_CODE ON)
  target_link_libraries(padlab_runtime PUBLIC m)
endfunction()

# The command that compiles, and what it depends on.
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

function(padlab_add_case target)
  cmake_parse_arguments(PARSE_ARGV 1 ARG "" "CASE;CPU;PIPELINE;NAME" "")
  if(ARG_UNPARSED_ARGUMENTS OR NOT ARG_CASE)
    message(FATAL_ERROR "padlab_add_case(TARGET CASE FILE.mlir [CPU C] [PIPELINE P] [NAME N])")
  endif()
  get_filename_component(case "${ARG_CASE}" ABSOLUTE)
  if(NOT ARG_NAME)
    get_filename_component(ARG_NAME "${case}" NAME_WE)
    string(MAKE_C_IDENTIFIER "${ARG_NAME}" ARG_NAME)
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
  set(object "${folder}/${ARG_NAME}.o")
  set(header "${folder}/${ARG_NAME}.h")
  add_custom_command(
    OUTPUT "${object}" "${header}"
    COMMAND "${compiler}" "${case}" --cpu=${ARG_CPU} --pipeline=${ARG_PIPELINE} --function-name=${ARG_NAME}
      -o "${object}" --header=${header}
    DEPENDS "${case}" ${dependency}
    COMMENT "padlab-compile ${ARG_NAME} (${ARG_CPU}, ${ARG_PIPELINE})"
    VERBATIM)
  set_source_files_properties("${object}" PROPERTIES EXTERNAL_OBJECT ON GENERATED ON)
  target_sources(${target} PRIVATE "${object}" "${header}")
  target_include_directories(${target} PRIVATE "${folder}")
  target_link_libraries(${target} PRIVATE padlab_runtime)
endfunction()
