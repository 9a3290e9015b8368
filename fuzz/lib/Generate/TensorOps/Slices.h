//===- Slices.h - slices of tensors -----------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_TENSOROPS_SLICES_H
#define PADLAB_LIB_GENERATE_TENSOROPS_SLICES_H

#include "TensorProgram.h"

namespace padlab::generate {

struct SliceDim {
  int64_t offset, size, stride;
};

/// The operands of a slice operation, and the type of its slice, whose rank may
/// be reduced.
struct PickedSlice {
  llvm::SmallVector<mlir::OpFoldResult> offsets, sizes, strides;
  mlir::RankedTensorType type;
  Extents extents;
};

/// Picks a slice of a tensor that has no extent of 0. If the slice is to be
/// `written`, it contains no element twice.
PickedSlice pickSlice(TensorProgram &program, llvm::ArrayRef<int64_t> extents,
                      mlir::Type elementType, bool written);

/// Picks or adds a tensor of the slice's type, to be inserted.
mlir::Value pickSliceSource(TensorProgram &program, const PickedSlice &slice);

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_TENSOROPS_SLICES_H
