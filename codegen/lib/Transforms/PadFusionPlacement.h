//===- PadFusionPlacement.h - where a fused pad may stand -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PADFUSIONPLACEMENT_H
#define PADLAB_CODEGEN_PADFUSIONPLACEMENT_H

#include "PadFusionOptions.h"

namespace padlab {

/// Finds the users of the produced values other than the pad, and a position
/// for the fused operation.
class PadFusionPlacement {
public:
  PadFusionPlacement(mlir::tensor::PadOp pad, mlir::Operation *producer,
                     mlir::Value source);

  /// Stores in `plan` where the fused operation is built, and whether other
  /// operations read its elements. Returns the reason if there is no position
  /// for it.
  std::optional<PadFusionRefusal> find(PadFusionPlan &plan,
                                       const PadFusionOptions &options);

  /// Whether the pad may be in a loop that the producer is outside of. At the
  /// pad, the producer would then run once per iteration.
  bool isInLoop();

private:
  void collect(mlir::Value value, bool isSource);
  bool leadsToPad(mlir::Operation *op);
  /// Returns whether only the pad reads elements of the producer's results, so
  /// that the producer can move to the pad.
  bool isAlone() { return users.empty(); }
  bool canStandAtPad();
  bool canStandAtProducer();
  /// Whether the pad runs whenever the producer has run: nothing between them
  /// branches or may stop the program.
  bool runsForSure();
  /// Returns why the pad must not run in other executions than those in which
  /// the program runs it; an empty string if it may run always after the
  /// producer.
  llvm::StringRef findFailure(const PadFusionPlan &plan);

  mlir::tensor::PadOp pad;
  mlir::Operation *producer;
  mlir::Value source;
  llvm::SmallVector<mlir::Operation *> users;
  /// Whether the padding region reads an element of one of the producer's
  /// results. These elements do not exist while the fused operation runs.
  bool feedsBorder = false;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_PADFUSIONPLACEMENT_H
