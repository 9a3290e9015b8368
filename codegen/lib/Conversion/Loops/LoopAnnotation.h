//===- LoopAnnotation.h - what LLVM is told of a loop -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CONVERSION_LOOPANNOTATION_H
#define PADLAB_CODEGEN_CONVERSION_LOOPANNOTATION_H

#include "padlab/codegen/LLVMVersion.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace padlab {

/// An attribute of `scf.for`, which `padlab-loops-to-llvm` moves to the branch
/// back to the head of the loop.
inline constexpr llvm::StringLiteral loopAnnotationAttr =
    "llvm.loop_annotation";

/// Returns an annotation that forbids to unroll the loop.
inline mlir::LLVM::LoopAnnotationAttr
makeNoUnrolling(mlir::MLIRContext *context) {
  return llvm_version::makeLoopAnnotation(
      context, /*vectorize=*/{},
      mlir::LLVM::LoopUnrollAttr::get(
          context, mlir::BoolAttr::get(context, true), {}, {}, {}, {}, {}, {}));
}

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_LOOPANNOTATION_H
