//===- Acceptance.h - which pipelines apply to a case ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_DIFFERENTIAL_ACCEPTANCE_H
#define PADLAB_LIB_DIFFERENTIAL_ACCEPTANCE_H

#include "padlab/codegen/Pipeline.h"
#include "padlab/dialect/Case.h"

namespace padlab {

/// Says which pipelines apply to one case.
class Acceptance {
public:
  explicit Acceptance(const Case &theCase);

  /// Whether the pipeline is for the dialect that the case uses: its subject
  /// converts this dialect. Pipelines that take their subject from the case are
  /// for cases with passes; those that only add claims are for all cases.
  bool accepts(const Pipeline &pipeline) const;
  /// Whether the trusted lowering supports the program that the pipeline's
  /// subject leaves. If not, only the reference can judge that program.
  bool hasLowering(const Pipeline &pipeline) const;

private:
  /// A dialect that the lowering does not support, and that a program uses or a
  /// subject converts.
  enum class Conversion { None, Tosa, Sparse };

  static Conversion getConversion(const Pipeline &pipeline);
  static Conversion getConversion(mlir::Operation *op);

  const Case &theCase;
  Conversion conversion = Conversion::None;
};

} // namespace padlab

#endif // PADLAB_LIB_DIFFERENTIAL_ACCEPTANCE_H
