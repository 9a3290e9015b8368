# The few helpers with which every target of the project is made.
#
#   add_padlab_layer(NAME layer [LINK ...] [LAYERS ...])  one static library a layer, filled by padlab_sources
#   padlab_sources(LAYER files...)                        called from the layer's sub-directories
#   padlab_readers(LAYER files...)                        the same for readers of text and bytes, which padlab-fuzz-text has twice
#   add_padlab_library(NAME layer files... [LINK ...])     a library that other projects may use, as Padlab::NAME (docs/library.md)
#   add_padlab_tool(NAME layer [files...])                NAME.cpp, or the files -> bin/NAME
#   add_padlab_unittest(NAME layer files... [LABELS ...]) GoogleTest binary, discovered by ctest
#   add_padlab_lit_suite(layer)                           layer/test -> one ctest named lit.<layer>
# The cases in corpus/operations are one more lit suite, lit.corpus, by the rules of lit.corpus.cfg.py.
#   padlab_dialect_docs(NAME)                             docs/dialects/NAME.md from LLVM_TARGET_DEFINITIONS

# Which layers a layer may see. Checked after configure by padlab_check_layers.
set(PADLAB_MAY_USE_statistics "")
set(PADLAB_MAY_USE_dialect "")
set(PADLAB_MAY_USE_codegen dialect)
set(PADLAB_MAY_USE_fuzz dialect codegen)
# bench times the differential loop itself, on generated cases.
set(PADLAB_MAY_USE_bench dialect codegen fuzz statistics)
set(PADLAB_MAY_USE_reports statistics)

set_property(GLOBAL PROPERTY PADLAB_TARGETS "")

function(padlab_register_target target layer)
  set_property(TARGET ${target} PROPERTY PADLAB_LAYER ${layer})
  set_property(GLOBAL APPEND PROPERTY PADLAB_TARGETS ${target})
endfunction()

# The precompiled header of MLIR is compiled once, by the first layer, and reused by all that follow.
function(padlab_use_pch target)
  if(TARGET padlab_pch)
    target_precompile_headers(${target} REUSE_FROM padlab_pch)
  else()
    target_precompile_headers(${target} PRIVATE "${PROJECT_SOURCE_DIR}/cmake/Precompiled.h")
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

# Position-independent, for the plug-in; hence precompiled headers of their own.
function(add_padlab_library name layer)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  set(target Padlab${name})
  add_library(${target} STATIC ${ARG_UNPARSED_ARGUMENTS})
  add_library(Padlab::${name} ALIAS ${target})
  padlab_register_target(${target} ${layer})
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name} POSITION_INDEPENDENT_CODE ON)
  # Targets that link it here have the directories of its layer.
  target_include_directories(${target}
    PRIVATE "${PROJECT_SOURCE_DIR}/dialect/include" "${PROJECT_BINARY_DIR}/dialect/include"
      "${PROJECT_SOURCE_DIR}/codegen/include" "${PROJECT_BINARY_DIR}/codegen/include"
    INTERFACE "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>")
  target_compile_features(${target} PUBLIC cxx_std_17)
  target_link_libraries(${target} PUBLIC ${ARG_LINK} MLIR LLVM PRIVATE "$<BUILD_INTERFACE:padlab_flags>")
  if(TARGET padlab_library_pch)
    target_precompile_headers(${target} REUSE_FROM padlab_library_pch)
  else()
    target_precompile_headers(${target} PRIVATE "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/cmake/Precompiled.h>")
    add_library(padlab_library_pch ALIAS ${target})
  endif()
  list(TRANSFORM ARG_UNPARSED_ARGUMENTS PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/")
  padlab_compile_together(${target} sources ${ARG_UNPARSED_ARGUMENTS})
  set_property(GLOBAL APPEND PROPERTY PADLAB_LIBRARIES ${target})
endfunction()

function(padlab_sources layer)
  list(TRANSFORM ARGN PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/")
  target_sources(padlab_${layer} PRIVATE ${ARGN})
  padlab_compile_together(padlab_${layer} sources ${ARGN})
endfunction()

# In chunks of their own, so that no object of the layer has a reader and what is no reader.
function(padlab_readers layer)
  list(TRANSFORM ARGN PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/")
  target_sources(padlab_${layer} PRIVATE ${ARGN})
  padlab_compile_together(padlab_${layer} readers ${ARGN})
  set_property(GLOBAL APPEND PROPERTY PADLAB_READERS ${ARGN})
endfunction()

# Files of a folder are compiled PADLAB_UNITY at a time, as one file: what they include and instantiate is compiled once. Hence
# two files of a folder must not give the same name to different things, in anonymous namespaces either.
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
    message(FATAL_ERROR "${name} is a test, and PADLAB_BUILD_TESTS is OFF: its folder must not be added")
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
  # One ctest a binary: discovery would start each binary, and each test would pay for a context of its own.
  add_test(NAME unit.${name} COMMAND ${name} --gtest_brief=1)
  set_tests_properties(unit.${name} PROPERTIES LABELS "${ARG_LABELS}")
endfunction()

function(add_padlab_lit_suite layer)
  set_property(GLOBAL APPEND PROPERTY PADLAB_LIT_LAYERS ${layer})
endfunction()

# The documentation of a dialect is made from its ODS in every build. The committed copy is what people read: the target
# padlab-docs renews it, and the test docs.NAME fails when it is stale.
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

# Called last, when every tool that a test may name is known.
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

# Fails the configure step when a target links a layer that it must not know.
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
