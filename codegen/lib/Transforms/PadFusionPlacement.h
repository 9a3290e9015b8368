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

/// Finds the other users of the produced values, and a position for the fusion.
class PadFusionPlacement {
public:
  PadFusionPlacement(mlir::tensor::PadOp pad, mlir::Operation *producer,
                     mlir::Value source);

  /// Stores in `plan` where the fused operation is built, and whether other
  /// operations read its elements. Returns the reason if there is no such
  /// position.
  std::optional<PadFusionRefusal> find(PadFusionPlan &plan,
                                       const PadFusionOptions &options);

  /// Whether a loop may lie between producer and pad: there the producer would
  /// run again.
  bool isInLoop();

private:
  void collect(mlir::Value value, bool isSource);
  bool leadsToPad(mlir::Operation *op);
  /// Returns whether only the pad needs elements of the results, so that the
  /// producer can move to the pad.
  bool isAlone() { return users.empty(); }
  bool canStandAtPad();
  bool canStandAtProducer();
  /// Whether the pad runs whenever the producer has run: nothing between them
  /// branches or may stop the program.
  bool runsForSure();
  /// Returns why the pad may only run where the program runs it; empty if it
  /// may run anywhere after the producer.
  llvm::StringRef findFailure(const PadFusionPlan &plan);

  mlir::tensor::PadOp pad;
  mlir::Operation *producer;
  mlir::Value source;
  llvm::SmallVector<mlir::Operation *> users;
  /// Whether the padding region reads an element of a result, which does not
  /// exist before the fused operation is done.
  bool feedsBorder = false;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_PADFUSIONPLACEMENT_H
