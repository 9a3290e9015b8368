//===- PadFusionOptions.h - rules that tests break --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Overloads of the functions of PadFusion.h that can ignore a rule. padlab
/// uses them to test whether its checks notice the wrong code that results.
/// They are not part of the library's interface.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PADFUSIONOPTIONS_H
#define PADLAB_CODEGEN_PADFUSIONOPTIONS_H

#include "padlab/codegen/PadFusion.h"

namespace padlab {

struct PadFusionOptions {
  /// The rule that is ignored; `None` if no rule is ignored.
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

/// Fuses all pads in `root`, as the passes do.
mlir::LogicalResult fusePads(mlir::Operation *root, bool remarks,
                             const PadFusionOptions &options);

} // namespace padlab

#endif // PADLAB_CODEGEN_PADFUSIONOPTIONS_H
