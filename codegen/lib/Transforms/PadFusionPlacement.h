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

/// Finds who uses the produced values beside the pad, and where they can be
/// fused.
class PadFusionPlacement {
public:
  PadFusionPlacement(mlir::tensor::PadOp pad, mlir::Operation *producer,
                     mlir::Value source);

  /// Where the fused operation is built, and who else sees its elements, go to
  /// `plan`. Otherwise the reason why there is no place.
  std::optional<PadFusionRefusal> find(PadFusionPlan &plan,
                                       const PadFusionOptions &options);

  /// Whether a loop may lie between producer and pad: there it would run again.
  bool isInLoop();

private:
  void collect(mlir::Value value, bool isSource);
  bool leadsToPad(mlir::Operation *op);
  /// Whether only the pad needs elements of the results: the producer goes
  /// where it is.
  bool isAlone() { return users.empty(); }
  bool canStandAtPad();
  bool canStandAtProducer();
  /// Whether the pad runs whenever the producer has: nothing decides or may
  /// stop in between.
  bool runsForSure();
  /// Why the pad may only run where the program runs it; empty: it may anywhere
  /// behind the producer.
  llvm::StringRef findFailure(const PadFusionPlan &plan);

  mlir::tensor::PadOp pad;
  mlir::Operation *producer;
  mlir::Value source;
  llvm::SmallVector<mlir::Operation *> users;
  /// Whether the padding region asks for an element of a result, which is only
  /// there when the fused operation is done.
  bool feedsBorder = false;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_PADFUSIONPLACEMENT_H
