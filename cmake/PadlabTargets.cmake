# Functions that create all targets of the project.
#
#   add_padlab_layer(LAYER [NO_COMPILER] [LINK ...])      adds the static library of a layer, which padlab_sources fills
#   padlab_sources(LAYER files...)                        adds files of a subdirectory to the layer
#   padlab_readers(LAYER files...)                        adds readers of text and bytes, which padlab-fuzz-text compiles again
#   add_padlab_library(NAME layer files... [LINK ...])    adds the library Padlab::NAME for other projects (docs/library.md)
#   add_padlab_tool(NAME layer [files...])                builds bin/NAME from the files, or from NAME.cpp
#   add_padlab_unittest(NAME layer files... [LABELS ...]) builds a GoogleTest binary and adds the ctest unit.NAME
#   add_padlab_lit_suite(LAYER)                           adds the tests in LAYER/test as the ctest lit.LAYER
#   padlab_dialect_docs(NAME)                             makes docs/dialects/NAME.md from LLVM_TARGET_DEFINITIONS
#
# The cases in corpus/operations are another lit suite, lit.corpus (see lit.corpus.cfg.py).

# The layers that each layer may use. padlab_check_layers checks this at the end of the configure step.
set(PADLAB_MAY_USE_statistics "")
set(PADLAB_MAY_USE_dialect "")
set(PADLAB_MAY_USE_codegen dialect)
set(PADLAB_MAY_USE_fuzz dialect codegen)
# bench uses fuzz because it times the differential loop on generated cases.
set(PADLAB_MAY_USE_bench dialect codegen fuzz statistics)
set(PADLAB_MAY_USE_reports statistics)

set_property(GLOBAL PROPERTY PADLAB_TARGETS "")

function(padlab_register_target target layer)
  set_property(TARGET ${target} PROPERTY PADLAB_LAYER ${layer})
  set_property(GLOBAL APPEND PROPERTY PADLAB_TARGETS ${target})
endfunction()

# The first target that needs it compiles the precompiled header of MLIR, and all later targets reuse it.
function(padlab_use_pch target)
  if(TARGET padlab_pch)
    target_precompile_headers(${target} REUSE_FROM padlab_pch)
  else()
    target_precompile_headers(${target} PRIVATE "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/cmake/Precompiled.h>")
    add_library(padlab_pch ALIAS ${target})
  endif()
endfunction()

function(add_padlab_layer layer)
  cmake_parse_arguments(ARG "NO_COMPILER" "" "LINK" ${ARGN})
  set(target padlab_${layer})
  add_library(${target} STATIC)
  padlab_register_target(${target} ${layer})
  target_include_directories(${target} PUBLIC
    "${PROJECT_SOURCE_DIR}/${layer}/include" "${PROJECT_BINARY_DIR}/${layer}/include")
  target_link_libraries(${target} PUBLIC ${ARG_LINK} padlab_flags)
  if(NOT ARG_NO_COMPILER)
    target_link_libraries(${target} PUBLIC MLIR LLVM)
    padlab_use_pch(${target})
  endif()
endfunction()

function(add_padlab_library name layer)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  set(target Padlab${name})
  add_library(${target} STATIC ${ARG_UNPARSED_ARGUMENTS})
  add_library(Padlab::${name} ALIAS ${target})
  padlab_register_target(${target} ${layer})
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
  # Targets of this project that link the library get the include directories from its layer.
  target_include_directories(${target}
    PRIVATE "${PROJECT_SOURCE_DIR}/dialect/include" "${PROJECT_BINARY_DIR}/dialect/include"
      "${PROJECT_SOURCE_DIR}/codegen/include" "${PROJECT_BINARY_DIR}/codegen/include"
    INTERFACE "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>")
  target_compile_features(${target} PUBLIC cxx_std_17)
  target_link_libraries(${target} PUBLIC ${ARG_LINK} MLIR LLVM PRIVATE "$<BUILD_INTERFACE:padlab_flags>")
  padlab_use_pch(${target})
  list(TRANSFORM ARG_UNPARSED_ARGUMENTS PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/")
  padlab_compile_together(${target} sources ${ARG_UNPARSED_ARGUMENTS})
  set_property(GLOBAL APPEND PROPERTY PADLAB_LIBRARIES ${target})
endfunction()

function(padlab_sources layer)
  list(TRANSFORM ARGN PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/")
  target_sources(padlab_${layer} PRIVATE ${ARGN})
  padlab_compile_together(padlab_${layer} sources ${ARGN})
endfunction()

# Readers are compiled together only with other readers, so that no object of the layer contains a reader and other code.
function(padlab_readers layer)
  list(TRANSFORM ARGN PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/")
  target_sources(padlab_${layer} PRIVATE ${ARGN})
  padlab_compile_together(padlab_${layer} readers ${ARGN})
  set_property(GLOBAL APPEND PROPERTY PADLAB_READERS ${ARGN})
endfunction()

# Compiles PADLAB_UNITY files of a folder at a time as one file, so that their headers and template instances are compiled once.
# So two files of a folder must not define the same name differently, even in anonymous namespaces.
function(padlab_compile_together target kind)
  if(NOT PADLAB_UNITY)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  set(folders "")
  foreach(file IN LISTS ARGN)
    cmake_path(GET file PARENT_PATH folder)
    file(RELATIVE_PATH folder "${PROJECT_SOURCE_DIR}" "${folder}")
    string(MAKE_C_IDENTIFIER "${folder}" folder)
    list(APPEND folders ${folder})
    list(APPEND files_of_${folder} "${file}")
  endforeach()
  list(REMOVE_DUPLICATES folders)
  foreach(folder IN LISTS folders)
    list(LENGTH files_of_${folder} count)
    math(EXPR chunks "(${count} + ${PADLAB_UNITY} - 1) / ${PADLAB_UNITY}")
    set(i 0)
    foreach(file IN LISTS files_of_${folder})
      math(EXPR chunk "${i} * ${chunks} / ${count}")
      math(EXPR i "${i} + 1")
      set_source_files_properties("${file}" TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${folder}_${kind}_${chunk})
    endforeach()
  endforeach()
endfunction()

function(add_padlab_tool name layer)
  set(files ${ARGN})
  if(NOT files)
    set(files ${name}.cpp)
  endif()
  add_executable(${name} ${files})
  padlab_register_target(${name} ${layer})
  set_property(GLOBAL APPEND PROPERTY PADLAB_TOOLS ${name})
  target_link_libraries(${name} PRIVATE padlab_${layer})
  get_target_property(linked padlab_${layer} LINK_LIBRARIES)
  if("MLIR" IN_LIST linked)
    padlab_use_pch(${name})
  endif()
endfunction()

function(add_padlab_unittest name layer)
  if(NOT PADLAB_BUILD_TESTS)
    message(FATAL_ERROR "${name} is a test, but PADLAB_BUILD_TESTS is OFF: its folder must not be added")
  endif()
  cmake_parse_arguments(ARG "" "" "LABELS" ${ARGN})
  if(NOT ARG_LABELS)
    set(ARG_LABELS quick)
  endif()
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  padlab_register_target(${name} ${layer})
  target_link_libraries(${name} PRIVATE padlab_${layer} GTest::gtest_main)
  get_target_property(linked padlab_${layer} LINK_LIBRARIES)
  if("MLIR" IN_LIST linked)
    padlab_use_pch(${name})
  endif()
  include(GoogleTest)
  # Each binary is one ctest. gtest_discover_tests would run each binary, and each test would create its own context.
  add_test(NAME unit.${name} COMMAND ${name} --gtest_brief=1)
  set_tests_properties(unit.${name} PROPERTIES LABELS "${ARG_LABELS}")
endfunction()

function(add_padlab_lit_suite layer)
  set_property(GLOBAL APPEND PROPERTY PADLAB_LIT_LAYERS ${layer})
endfunction()

# Every build generates the documentation of a dialect from its ODS. The repository contains a copy for readers: the target
# padlab-docs updates it, and the test docs.NAME fails if it is out of date.
function(padlab_dialect_docs dialect)
  tablegen(MLIR ${dialect}.md -gen-dialect-doc -dialect=${dialect})
  set(made "${CMAKE_CURRENT_BINARY_DIR}/${dialect}.md")
  set(committed "${PROJECT_SOURCE_DIR}/docs/dialects/${dialect}.md")
  add_custom_target(padlab-docs-made-${dialect} ALL DEPENDS "${made}")
  add_custom_target(padlab-docs-${dialect} COMMAND "${CMAKE_COMMAND}" -E copy "${made}" "${committed}" VERBATIM)
  add_dependencies(padlab-docs-${dialect} padlab-docs-made-${dialect})
  if(NOT TARGET padlab-docs)
    add_custom_target(padlab-docs)
  endif()
  add_dependencies(padlab-docs padlab-docs-${dialect})
  add_test(NAME docs.${dialect} COMMAND "${CMAKE_COMMAND}" -E compare_files --ignore-eol "${committed}" "${made}")
  set_tests_properties(docs.${dialect} PROPERTIES LABELS quick ${PADLAB_LLVM_COMMITTED})
endfunction()

# This is called last, when all tools are known that tests may use.
function(padlab_add_lit_suites)
  if(NOT PADLAB_BUILD_TESTS)
    return()
  endif()
  get_property(layers GLOBAL PROPERTY PADLAB_LIT_LAYERS)
  foreach(layer IN LISTS layers ITEMS corpus)
    set(PADLAB_LIT_LAYER ${layer})
    set(PADLAB_LIT_CONFIG lit.cfg.py)
    if(layer STREQUAL "corpus")
      set(PADLAB_LIT_CONFIG lit.corpus.cfg.py)
    endif()
    set(out "${PROJECT_BINARY_DIR}/${layer}/test")
    configure_file("${PROJECT_SOURCE_DIR}/cmake/lit.site.cfg.py.in" "${out}/lit.site.cfg.py" @ONLY)
    add_test(NAME lit.${layer} COMMAND "${LLVM_EXTERNAL_LIT}" -sv "${out}")
    set_tests_properties(lit.${layer} PROPERTIES LABELS quick)
  endforeach()
endfunction()

# Fails the configure step if a target links a layer that it must not use.
function(padlab_check_layers)
  get_property(targets GLOBAL PROPERTY PADLAB_TARGETS)
  foreach(target IN LISTS targets)
    get_target_property(layer ${target} PADLAB_LAYER)
    get_target_property(linked ${target} LINK_LIBRARIES)
    foreach(library IN LISTS linked)
      if(NOT TARGET ${library})
        continue()
      endif()
      get_target_property(other ${library} PADLAB_LAYER)
      if(other AND NOT other STREQUAL layer AND NOT other IN_LIST PADLAB_MAY_USE_${layer})
        message(FATAL_ERROR "${target} (layer ${layer}) must not link ${library} (layer ${other}): "
                            "the direction of dependencies is dialect <- codegen <- fuzz <- bench")
      endif()
    endforeach()
    if(layer STREQUAL "reports" AND ("MLIR" IN_LIST linked OR "LLVM" IN_LIST linked))
      message(FATAL_ERROR "${target} (layer reports) must not link the compiler")
    endif()
  endforeach()
endfunction()
