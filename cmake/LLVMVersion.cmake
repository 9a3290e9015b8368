# Which LLVM the build is for, and what differs for CMake between those that padlab knows. For C++ the same is
# dialect/include/padlab/dialect/LLVMVersion.h; docs/porting.md says how a port goes.

set(PADLAB_LLVM_OLDEST 22)
set(PADLAB_LLVM_NEWEST 24)

# Debian's MLIRConfig refuses `find_package(MLIR 22)` (it wants the same minor version), so: find, then check.
find_package(MLIR REQUIRED CONFIG HINTS /usr/lib/llvm-22)
if(LLVM_VERSION_MAJOR LESS PADLAB_LLVM_OLDEST OR LLVM_VERSION_MAJOR GREATER PADLAB_LLVM_NEWEST)
  message(FATAL_ERROR "padlab knows LLVM/MLIR ${PADLAB_LLVM_OLDEST} to ${PADLAB_LLVM_NEWEST}, "
    "found ${LLVM_PACKAGE_VERSION} in ${LLVM_DIR}")
endif()
if(LLVM_VERSION_MAJOR GREATER PADLAB_LLVM_OLDEST)
  message(WARNING "The port to LLVM ${LLVM_VERSION_MAJOR} is not complete; docs/porting.md says what compiles")
endif()

# For dialect/include/padlab/dialect/LLVMVersion.td.
if(LLVM_VERSION_MAJOR GREATER_EQUAL 24)
  list(APPEND LLVM_TABLEGEN_FLAGS "-DPADLAB_LLVM_24")
endif()

# MLIR's JIT is a library of its own from 24 on.
if(LLVM_VERSION_MAJOR GREATER_EQUAL 24)
  set(PADLAB_LLVM_JIT MLIRExecutionEngineShared)
endif()

# Tests may require the release of the committed corpus, `tensor.pad` that crops, `linalg.add` and its like, and constants
# of integers with a sign.
set(PADLAB_LLVM_FEATURES "")
if(LLVM_VERSION_MAJOR EQUAL PADLAB_LLVM_OLDEST)
  list(APPEND PADLAB_LLVM_FEATURES corpus-release)
endif()
if(LLVM_VERSION_MAJOR LESS 24)
  list(APPEND PADLAB_LLVM_FEATURES negative-padding named-elementwise signed-constants)
endif()

# Tests that hold committed texts and lists against those of the LLVM at hand: they were committed for the oldest.
set(PADLAB_LLVM_COMMITTED "")
if(NOT LLVM_VERSION_MAJOR EQUAL PADLAB_LLVM_OLDEST)
  set(PADLAB_LLVM_COMMITTED DISABLED TRUE)
endif()

# Findings, corpora and series of one LLVM are none of another: each has a state of its own.
set(PADLAB_STATE_DIR ".padlab")
if(LLVM_VERSION_MAJOR GREATER PADLAB_LLVM_OLDEST)
  string(APPEND PADLAB_STATE_DIR "/llvm-${LLVM_VERSION_MAJOR}")
endif()
