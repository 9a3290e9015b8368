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

/// As a cast of the buffer itself, also where upstream's rewrite crashes (two
/// dynamic extents in a group). Leaves layouts alone that have no strides.
void expandExpandShape(mlir::memref::ExpandShapeOp op);

/// The same for a slice of fewer dimensions: upstream's rewrite crashes where
/// it does not see which of the unit extents are dropped.
void expandSubView(mlir::memref::SubViewOp op);

/// The same for a reshape to a rank. To an unranked type: with a shape that
/// upstream's conversion reads rightly.
void expandReshape(mlir::memref::ReshapeOp op);

} // namespace padlab

#endif // PADLAB_LIB_CONVERSION_SUBJECTVIEWS_H
