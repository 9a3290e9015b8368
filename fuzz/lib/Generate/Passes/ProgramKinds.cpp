//===- ProgramKinds.cpp - kinds of programs for sequences -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgramKinds.h"

#include "../Programs.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Builds a program of another target. The demand has no influence on it.
template <OwningOpRef<ModuleOp> (*build)(Choices &, MLIRContext *)>
static OwningOpRef<ModuleOp> buildAny(Choices &choices, MLIRContext *context,
                                      const Demand &) {
  return build(choices, context);
}

static OwningOpRef<ModuleOp> buildLoops(Choices &choices, MLIRContext *context,
                                        const Demand &demand) {
  return buildLoopProgram(choices, context, demand.onlyIntegers,
                          demand.getFormName());
}

static OwningOpRef<ModuleOp>
buildVectors(Choices &choices, MLIRContext *context, const Demand &demand) {
  return buildVectorProgram(choices, context, demand.onlyIntegers,
                            demand.getFormName());
}

static OwningOpRef<ModuleOp> buildArith(Choices &choices, MLIRContext *context,
                                        const Demand &demand) {
  return buildArithProgram(choices, context, demand.onlyIntegers,
                           demand.getFormName());
}

/// Returns all kinds of programs. Programs of target `shape` are not among
/// them, because upstream's folders decide some cases of that dialect
/// differently from docs/shape-semantics.md.
llvm::ArrayRef<ProgramKind> generate::getProgramKinds() {
  static constexpr ProgramKind kinds[] = {
      {"small", 60, OnTensors, ~0u, buildSmallProgram},
      {"pad", 15, OnTensors, Structured | Pads, buildAny<buildPadProgram>},
      {"tensor", 8, OnTensors, Slices | Makers | Reshapes,
       buildAny<buildTensorProgram>},
      {"loops", 25, OnBuffers | OnAffineLoops | OnLoops,
       Loops | ParallelLoops | AffineLoops | Foralls | Conditions | Whiles,
       buildLoops},
      {"vectors", 25, OnTensors, Vectors, buildVectors},
      {"arith", 20, OnTensors, 0, buildArith},
      {"std", 5, OnTensors, 0, buildAny<buildStdProgram>},
  };
  return kinds;
}

const ProgramKind &generate::drawProgramKind(Choices &choices,
                                             const Demand &demand) {
  llvm::SmallVector<unsigned> weights;
  for (const ProgramKind &kind : getProgramKinds()) {
    bool starts = kind.levels & demand.levels;
    bool has = kind.kinds & demand.kinds;
    weights.push_back(kind.weight * (starts ? 4 : 1) * (has ? 3 : 1));
    // A form names its kind of programs, so that no other kind may be drawn.
    if (!demand.form.empty() && demand.form.split('/').first != kind.name)
      weights.back() = 0;
  }
  return getProgramKinds()[choices.weighted(weights)];
}
