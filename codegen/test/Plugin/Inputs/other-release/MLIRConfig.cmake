# Imitates the MLIR of another release.
set(LLVM_PACKAGE_VERSION 99.1.2)
