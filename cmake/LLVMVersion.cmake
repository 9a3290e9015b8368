# Finds the LLVM to build with, and contains all differences between the supported releases that matter to CMake. For C++, they
# are in the files LLVMVersion.h (docs/porting.md lists them, and explains how to port padlab to another release).

set(PADLAB_LLVM_OLDEST 22)
set(PADLAB_LLVM_NEWEST 24)

# The version is checked below, because Debian's MLIRConfig rejects `find_package(MLIR 22)`: it wants the same minor version.
find_package(MLIR REQUIRED CONFIG HINTS /usr/lib/llvm-22)
if(LLVM_VERSION_MAJOR LESS PADLAB_LLVM_OLDEST OR LLVM_VERSION_MAJOR GREATER PADLAB_LLVM_NEWEST)
  message(FATAL_ERROR "padlab supports LLVM/MLIR ${PADLAB_LLVM_OLDEST} to ${PADLAB_LLVM_NEWEST}, "
    "but ${LLVM_DIR} is ${LLVM_PACKAGE_VERSION}")
endif()

# dialect/include/padlab/dialect/LLVMVersion.td tests this definition.
if(LLVM_VERSION_MAJOR GREATER_EQUAL 24)
  list(APPEND LLVM_TABLEGEN_FLAGS "-DPADLAB_LLVM_24")
endif()

# Since LLVM 23, MLIR's JIT is a separate library.
if(LLVM_VERSION_MAJOR GREATER_EQUAL 23)
  set(PADLAB_LLVM_JIT MLIRExecutionEngineShared)
endif()

# Features that tests may require: the release of the committed corpus, `tensor.pad` with negative padding, named elementwise
# operations such as `linalg.add`, and constants of signed or unsigned integer types.
set(PADLAB_LLVM_FEATURES "")
if(LLVM_VERSION_MAJOR EQUAL PADLAB_LLVM_OLDEST)
  list(APPEND PADLAB_LLVM_FEATURES corpus-release signed-constants)
endif()
if(LLVM_VERSION_MAJOR LESS 24)
  list(APPEND PADLAB_LLVM_FEATURES negative-padding named-elementwise)
endif()

# Properties of tests of committed texts and lists. These are for the oldest release, so the tests are disabled for others.
set(PADLAB_LLVM_COMMITTED "")
if(NOT LLVM_VERSION_MAJOR EQUAL PADLAB_LLVM_OLDEST)
  set(PADLAB_LLVM_COMMITTED DISABLED TRUE)
endif()

# Findings, corpora and series of different LLVM releases must not be mixed, so each release has a separate state folder.
set(PADLAB_STATE_DIR ".padlab")
if(LLVM_VERSION_MAJOR GREATER PADLAB_LLVM_OLDEST)
  string(APPEND PADLAB_STATE_DIR "/llvm-${LLVM_VERSION_MAJOR}")
endif()
