//===- PadFusionOptions.h - rules that tests break --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Variants of the functions of PadFusion.h that ignore a rule, which padlab
/// uses to test its tests. Not part of the library's interface.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PADFUSIONOPTIONS_H
#define PADLAB_CODEGEN_PADFUSIONOPTIONS_H

#include "padlab/codegen/PadFusion.h"

namespace padlab {

struct PadFusionOptions {
  /// The rule to ignore, so that tests can show the wrong value that results.
  PadFusionRule broken = PadFusionRule::None;
  bool obeys(PadFusionRule rule) const { return rule != broken; }
};

std::optional<PadFusionPlan> planPadFusion(mlir::tensor::PadOp pad,
                                           PadFusionRefusal &refusal,
                                           const PadFusionOptions &options);

mlir::LogicalResult fusePad(mlir::RewriterBase &rewriter,
                            mlir::tensor::PadOp pad, const PadFusionPlan &plan,
                            const PadFusionOptions &options);

mlir::LogicalResult
fusePadWithConsumers(mlir::RewriterBase &rewriter, mlir::tensor::PadOp pad,
                     PadFusionRefusal &refusal,
                     llvm::SmallVectorImpl<mlir::tensor::PadOp> &pads,
                     const PadFusionOptions &options);

/// Fuses all pads in `root`; for passes.
mlir::LogicalResult fusePads(mlir::Operation *root, bool remarks,
                             const PadFusionOptions &options);

} // namespace padlab

#endif // PADLAB_CODEGEN_PADFUSIONOPTIONS_H
