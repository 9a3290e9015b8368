//===- ResultShapes.h - programs that compute extents alone -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_AOT_RESULTSHAPES_H
#define PADLAB_CODEGEN_LIB_AOT_RESULTSHAPES_H

#include "../Engine/PassRunner.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace padlab::aot {

/// A program that computes the extents of the results of another program, so
/// that memory for these results can be allocated. Its entry returns an index
/// for every dynamic extent (`?`) of every result, in order.
struct ShapeProgram {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// For each argument of the other program's entry, whether it is a tensor
  /// whose elements determine extents. The entry of the shape program takes
  /// only these tensors. It takes the dynamic extents of every tensor, each as
  /// an index: behind a tensor that is kept, and in place of one that is not.
  std::vector<bool> keepsTensor;
};

/// Makes the shape program of `program`: reifies the extents, and drops the
/// code that does not contribute to them. If a pass fails, `error` has the
/// reason, and the module is null.
ShapeProgram makeShapeProgram(mlir::ModuleOp program, PassRunner &passes,
                              std::string &error);

} // namespace padlab::aot

#endif // PADLAB_CODEGEN_LIB_AOT_RESULTSHAPES_H
