//===- ShapeRows.h - tables of shape operations -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A row has an operation of the shape dialect, the values of its operands, and
/// its result. Values are written as they are printed, separated by `; `, and
/// an invalid size or shape with its message: `[invalid: ranks do not match]`.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_UNITTESTS_REFERENCE_SHAPEROWS_H
#define PADLAB_DIALECT_UNITTESTS_REFERENCE_SHAPEROWS_H

#include "padlab/dialect/RuntimeValue.h"

#include "llvm/ADT/ArrayRef.h"

namespace padlab::test {

// Short names of types, so that a row fits on a line.
#define SIZE "!shape.size"
#define SHAPE "!shape.shape"
#define INDEX "index"
#define EXTENTS "tensor<?xindex>"

struct ShapeRow {
  const char *op;         ///< Without the dialect's name.
  const char *types;      ///< Types of the operands, joined by `; `.
  const char *operands;   ///< Values of the operands, joined by `; `.
  const char *resultType; ///< Types of the results, joined by `, `.
  const char *expected;   ///< Result values, or a refusal.
  const char *attributes = "";
};
void expectRows(llvm::ArrayRef<ShapeRow> rows);

/// Runs the function `@main` of the module in `text` with `arguments`, which
/// are written as in a row.
std::string runShapes(llvm::StringRef text, llvm::StringRef arguments);

} // namespace padlab::test

#endif // PADLAB_DIALECT_UNITTESTS_REFERENCE_SHAPEROWS_H
