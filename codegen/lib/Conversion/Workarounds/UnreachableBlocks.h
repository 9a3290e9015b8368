//===- UnreachableBlocks.h - blocks that nobody enters ----------*- C++ -*-===//
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

/// Erases the unreachable blocks of all regions below `root`. Conversions leave
/// such blocks as they are, which is invalid where the blocks behind them
/// change.
void eraseAllUnreachableBlocks(mlir::Operation *root);

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_CONVERSION_UNREACHABLEBLOCKS_H
