//===- PadTransformOps.h - pad fusion in scripts ----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `transform.padlab.fuse_pad` and `transform.padlab.select_pad_strategy`,
/// which PadTransformOps.td describes.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PADTRANSFORMOPS_H
#define PADLAB_CODEGEN_PADTRANSFORMOPS_H

#include "mlir/Dialect/Transform/IR/TransformDialect.h"
#include "mlir/Dialect/Transform/IR/TransformTypes.h"
#include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"

#define GET_OP_CLASSES
#include "padlab/codegen/PadTransformOps.h.inc"

namespace padlab {

/// Adds the operations to the dialect `transform` of contexts that are made
/// with `registry`.
void registerPadTransformOps(mlir::DialectRegistry &registry);

} // namespace padlab

#endif // PADLAB_CODEGEN_PADTRANSFORMOPS_H
