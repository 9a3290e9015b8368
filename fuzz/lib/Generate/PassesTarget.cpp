//===- PassesTarget.cpp - programs with a pass sequence -------- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassesTarget.h"

#include "Passes/PassSequence.h"

#include "padlab/codegen/Passes.h"
#include "padlab/dialect/Std/StdDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {

/// Leaves the first sections to somebody else.
class LaterSections : public Choices {
public:
  LaterSections(Choices &choices, unsigned first)
      : choices(choices), first(first) {}
  uint64_t draw(uint64_t bound) override { return choices.draw(bound); }
  void enterSection(unsigned index) override {
    choices.enterSection(first + index);
  }

private:
  Choices &choices;
  unsigned first;
};

struct Source {
  const char *target;
  unsigned weight;
};

} // namespace

/// Whose programs, and how often. Not of `shape`: upstream's folders decide
/// corners of that dialect otherwise than docs/shape-semantics.md.
static constexpr Source sources[] = {{"pad", 50}, {"tensor", 30}, {"std", 20}};

/// Upstream's passes know nothing of our Standard dialect, and take for granted
/// that functions end in `func.return`. False where today's dialects have no
/// such program: arithmetic on signed integers, memory at an address.
static bool convertToTodaysDialects(ModuleOp module) {
  ScopedDiagnosticHandler quiet(module.getContext(),
                                [](Diagnostic &) { return success(); });
  PassManager manager(module.getContext());
  manager.addPass(createConvertStd());
  if (failed(manager.run(module)))
    return false;
  return !module
              .walk([](Operation *op) {
                return isa_and_nonnull<standard::StdDialect>(op->getDialect())
                           ? WalkResult::interrupt()
                           : WalkResult::advance();
              })
              .wasInterrupted();
}

enum Section : unsigned { SourceSection, PassSection, ProgramSections = 4 };

OwningOpRef<ModuleOp> generate::buildPassesProgram(Choices &choices,
                                                   MLIRContext *context) {
  choices.enterSection(SourceSection);
  SmallVector<unsigned> weights;
  for (const Source &source : sources)
    weights.push_back(source.weight);
  const Source &source = sources[choices.weighted(weights)];
  LaterSections programChoices(choices, ProgramSections);
  OwningOpRef<ModuleOp> module =
      findFuzzTarget(source.target)->build(programChoices, context);
  if (!convertToTodaysDialects(*module))
    module = findFuzzTarget(sources[0].target)->build(programChoices, context);
  choices.enterSection(PassSection);
  PassSteps steps = drawSteps(*module, choices);
  findEntry(*module)->setAttr(attrs::passes,
                              StringAttr::get(context, printSteps(steps)));
  return module;
}
