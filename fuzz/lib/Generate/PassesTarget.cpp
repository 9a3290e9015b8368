//===- PassesTarget.cpp - programs with a pass sequence -------- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassesTarget.h"

#include "../Support/Operations.h"
#include "Passes/Focus.h"
#include "Programs.h"

#include "padlab/codegen/Passes.h"
#include "padlab/dialect/Scripts.h"
#include "padlab/dialect/Std/StdDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

namespace {

/// The choices of a generator whose section 0 is section `first` of `choices`.
/// Other code uses the sections before `first`.
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

} // namespace

/// Converts operations of padlab's Standard dialect to today's dialects,
/// because upstream's passes do not know that dialect, and assume that
/// functions end with `func.return`. Returns false if today's dialects cannot
/// express the program, because it has arithmetic on signed integers, or memory
/// at a fixed address.
static bool convertToTodaysDialects(ModuleOp module) {
  ScopedDiagnosticHandler quiet(module.getContext(),
                                [](Diagnostic &) { return success(); });
  PassManager manager(module.getContext());
  manager.addPass(createConvertStd());
  if (failed(manager.run(module)))
    return false;
  return !hasOperation(module, [](Operation *op) {
    return isa_and_nonnull<standard::StdDialect>(op->getDialect());
  });
}

enum SequenceSection : unsigned {
  FocusSection,
  PassSection,
  ProgramSections = 4
};

/// The percentage of sequences that have no focus (Passes/Focus.h).
static constexpr unsigned freeShare = 18;
/// If the program lacks what the focus needs, another program is drawn, up to
/// `maxPrograms` in all. Each one draws from `sectionsOfProgram` sections that
/// no other program uses.
static constexpr unsigned maxPrograms = 6, sectionsOfProgram = 64;

static OwningOpRef<ModuleOp> drawProgram(Choices &choices, MLIRContext *context,
                                         const Demand &demand,
                                         unsigned number) {
  unsigned first = ProgramSections + number * sectionsOfProgram;
  choices.enterSection(first);
  const ProgramKind &kind = drawProgramKind(choices, demand);
  LaterSections programChoices(choices, first + 1);
  OwningOpRef<ModuleOp> module = kind.build(programChoices, context, demand);
  if (!convertToTodaysDialects(*module))
    module = buildPadProgram(programChoices, context);
  return module;
}

static void setSteps(ModuleOp module, ArrayRef<std::string> steps) {
  std::string text = printSteps(steps);
  findEntry(module)->setAttr(attrs::passes,
                             StringAttr::get(module.getContext(), text));
  // Erase the transform scripts that only unused steps refer to: steps were
  // drawn, but are not in the sequence.
  eraseUnusedScripts(module, text);
}

PassesProgram generate::drawAimedProgram(Choices &choices, MLIRContext *context,
                                         const Aim &aim) {
  PassesProgram program;
  Demand demand = aim.getDemand();
  for (unsigned i = 0; i < maxPrograms; ++i) {
    program.module = drawProgram(choices, context, demand, i);
    choices.enterSection(PassSection);
    if (auto focused = drawFocusedSteps(*program.module, aim, choices)) {
      setSteps(*program.module, focused->steps);
      program.focus = aim.focus->getName();
      program.place = focused->place;
      return program;
    }
  }
  choices.enterSection(PassSection);
  setSteps(*program.module, drawSteps(*program.module, choices));
  return program;
}

PassesProgram generate::drawPassesProgram(Choices &choices,
                                          MLIRContext *context,
                                          StringRef focus) {
  choices.enterSection(FocusSection);
  bool isFree = choices.chance(focus.empty() ? freeShare : 0);
  Aim aim = drawAim(choices, focus);
  if (!isFree)
    return drawAimedProgram(choices, context, aim);
  PassesProgram program;
  program.module = drawProgram(choices, context, Demand(), 0);
  choices.enterSection(PassSection);
  setSteps(*program.module, drawSteps(*program.module, choices));
  return program;
}

OwningOpRef<ModuleOp> generate::buildPassesProgram(Choices &choices,
                                                   MLIRContext *context) {
  return drawPassesProgram(choices, context).module;
}
