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

/// A program that computes the extents of the results of another one before
/// there is room for them: its entry returns an index for every `?` of every
/// result, in order.
struct ShapeProgram {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// For each argument of the entry, whether it is a tensor whose elements
  /// determine extents. In place of any other tensor, only its dynamic extents
  /// are arguments, each an index. A tensor that is kept is followed by its
  /// dynamic extents, too.
  std::vector<bool> keepsTensor;
};

/// Reifies the extents, and drops code that they do not need. Returns a null
/// module (with the reason) if a pass fails.
ShapeProgram makeShapeProgram(mlir::ModuleOp program, PassRunner &passes,
                              std::string &error);

} // namespace padlab::aot

#endif // PADLAB_CODEGEN_LIB_AOT_RESULTSHAPES_H
