//===- SubjectViews.h - views of buffers that subjects make -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_CONVERSION_SUBJECTVIEWS_H
#define PADLAB_LIB_CONVERSION_SUBJECTVIEWS_H

#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace padlab {

/// Replaces the operation by a `memref.reinterpret_cast` of the buffer itself,
/// also where upstream's rewrite crashes (two dynamic extents in a group).
/// Layouts without strides are left alone.
void expandExpandShape(mlir::memref::ExpandShapeOp op);

/// Does the same for a slice of fewer dimensions: upstream's rewrite crashes if
/// it cannot tell which of the unit extents are dropped.
void expandSubView(mlir::memref::SubViewOp op);

/// Does the same for a reshape of a ranked buffer to a ranked type. A reshape
/// to an unranked type gets a shape operand that upstream's conversion reads
/// correctly.
void expandReshape(mlir::memref::ReshapeOp op);

} // namespace padlab

#endif // PADLAB_LIB_CONVERSION_SUBJECTVIEWS_H
