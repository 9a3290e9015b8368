//===- UnreachableBlocks.h - blocks that are never entered ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_CONVERSION_UNREACHABLEBLOCKS_H
#define PADLAB_CODEGEN_LIB_CONVERSION_UNREACHABLEBLOCKS_H

namespace mlir {
class Operation;
} // namespace mlir

namespace padlab {

/// Erases the unreachable blocks of all regions below `root`. Conversions do
/// not convert such blocks, which then become invalid if their successors
/// change.
void eraseAllUnreachableBlocks(mlir::Operation *root);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_UNREACHABLEBLOCKS_H
