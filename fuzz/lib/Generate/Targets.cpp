//===- Targets.cpp - the fuzz targets -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadTarget.h"
#include "ShapeTarget.h"
#include "StdTarget.h"
#include "TensorTarget.h"

#include "../Mutate/Mutators.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;
using namespace padlab;

/// A generator that makes an invalid program is a defect of ours, which must
/// not pass for anything else.
static Case adoptGenerated(OwningOpRef<ModuleOp> module) {
  FailureOr<Case> theCase = Case::adopt(std::move(module));
  if (failed(theCase))
    llvm::report_fatal_error("the generator made an invalid program");
  return std::move(*theCase);
}

static FuzzTarget makePadTarget() {
  FuzzTarget target;
  target.name = "pad";
  target.description = "padded element-wise producers and their consumers";
  target.pipelines = {"unfused", "upstream-fused", "fused"};
  target.build = generate::buildPadProgram;
  target.mutate = mutate::mutateCase;
  target.crossover = mutate::crossCases;
  return target;
}

static FuzzTarget makeTensorTarget() {
  FuzzTarget target;
  target.name = "tensor";
  target.description = "all operations of the tensor dialect, on elements of "
                       "all types";
  target.pipelines = {"unfused"};
  target.build = generate::buildTensorProgram;
  // The mutators compute with elements, and not all of these can be.
  target.mutate = [](Case &, Choices &) { return false; };
  target.crossover = [](const Case &, const Case &,
                        Choices &) -> std::optional<Case> {
    return std::nullopt;
  };
  return target;
}

static FuzzTarget makeShapeTarget() {
  FuzzTarget target;
  target.name = "shape";
  target.description = "sizes and shapes that carry errors, and extent tensors";
  target.pipelines = {"unfused"};
  target.build = generate::buildShapeProgram;
  // The mutators know what makes a tensor program defined, not a shape program.
  target.mutate = [](Case &, Choices &) { return false; };
  target.crossover = [](const Case &, const Case &,
                        Choices &) -> std::optional<Case> {
    return std::nullopt;
  };
  return target;
}

static FuzzTarget makeStdTarget() {
  FuzzTarget target;
  target.name = "std";
  target.description = "all operations of the Standard document: scalars, "
                       "vectors, tensors, memrefs, control flow, calls";
  target.pipelines = {"unfused"};
  target.build = generate::buildStdProgram;
  // The mutators go on in the entry's first block, before its return: these
  // programs have more blocks than one.
  target.mutate = [](Case &, Choices &) { return false; };
  target.crossover = [](const Case &, const Case &,
                        Choices &) -> std::optional<Case> {
    return std::nullopt;
  };
  return target;
}

const std::vector<FuzzTarget> &padlab::getFuzzTargets() {
  static const std::vector<FuzzTarget> targets = [] {
    std::vector<FuzzTarget> all = {makePadTarget(), makeTensorTarget(),
                                   makeShapeTarget(), makeStdTarget()};
    for (FuzzTarget &target : all)
      target.generate = [build = target.build](Choices &choices,
                                               MLIRContext *context) {
        return adoptGenerated(build(choices, context));
      };
    return all;
  }();
  return targets;
}

const FuzzTarget *padlab::findFuzzTarget(llvm::StringRef name) {
  auto it = llvm::find_if(getFuzzTargets(),
                          [&](const FuzzTarget &t) { return t.name == name; });
  return it == getFuzzTargets().end() ? nullptr : &*it;
}
