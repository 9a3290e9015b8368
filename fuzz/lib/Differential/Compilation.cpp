//===- Compilation.cpp - native code of a batch ---------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Differential.h"

#include "../Mutate/Mutators.h"
#include "DeathCause.h"
#include "Examination.h"
#include "Program.h"

#include "padlab/codegen/StageClock.h"

using namespace padlab;

void Differential::Program::accept(CompileResult result) {
  executable = std::move(result.executable);
  compilation = result.compilation;
  objectHash = result.objectHash;
  evidence->compiled = executable != nullptr;
  evidence->compileStep = std::move(result.step);
  evidence->compileError = std::move(result.error);
}

void Differential::Program::run() {
  noteActivity(Activity::Case, caseName);
  noteActivity(Activity::Step, evidence->pipeline->name);
  noteActivity(Activity::Phase, getName(Phase::Run));
  noteActivity(Activity::Pass, nativeCodePass);
  evidence->runs = observeRuns(*executable, *inputs);
}

void Differential::compileTogether(ArrayRef<Program *> batch) {
  SmallVector<mlir::ModuleOp> modules;
  for (Program *program : batch)
    modules.push_back(program->module);
  const PipelineEvidence &first = *batch.front()->evidence;
  Compiler &own = getCompiler(*first.target);
  noteActivity(Activity::Phase, getName(Phase::Lowering));
  uint64_t start = readStageClock();
  auto results = own.compile(modules, first.pipeline->lowering);
  uint64_t time = readStageClock() - start;
  measureLowering(batch, own, time);
  for (auto [program, result] : llvm::zip_equal(batch, results))
    program->accept(std::move(result));
}

/// Records the cost of lowering. If a batch took remarkably long, compiles each
/// of its programs once more, alone, to find out which one is slow.
void Differential::measureLowering(ArrayRef<Program *> batch, Compiler &own,
                                   uint64_t time) {
  unsigned operations = 0;
  for (Program *program : batch)
    operations += mutate::countOperations(program->module);
  bool isLong = time > CompileCost::getAllowance(operations);
  for (Program *program : batch) {
    CompileCost &cost = program->evidence->cost;
    cost.lowering = time;
    cost.operationsLowered = operations;
    if (!isLong)
      continue;
    noteActivity(Activity::Step, program->evidence->pipeline->name);
    noteActivity(Activity::Phase, getName(Phase::Lowering));
    uint64_t start = readStageClock();
    own.compile(program->module, program->evidence->pipeline->lowering);
    cost.lowering = readStageClock() - start;
    cost.operationsLowered = mutate::countOperations(program->module);
  }
}

SmallVector<Differential::Batch>
Differential::makeBatches(MutableArrayRef<Program> programs) {
  // The last member is whether the programs are examined.
  using Way = std::tuple<StringRef, const Compiler *, unsigned>;
  llvm::MapVector<Way, Batch> batches;
  for (Program &program : programs)
    batches[{program.evidence->pipeline->lowering,
             &getCompiler(*program.evidence->target), program.examined}]
        .push_back(&program);
  return llvm::map_to_vector(batches, [](auto &entry) { return entry.second; });
}

/// Whether compiling the programs of a compilation together once more gives the
/// same code.
bool Differential::isRepeatable(ArrayRef<Program *> batch) {
  const Program &first = *batch.front();
  auto modules = llvm::map_to_vector(
      batch, [](Program *program) { return program->module; });
  bool isAlone = batch.size() == 1;
  noteActivity(Activity::Case, isAlone ? first.caseName : "");
  if (isAlone)
    noteActivity(Activity::Step, first.evidence->pipeline->name);
  noteActivity(Activity::Phase, getName(Phase::Lowering));
  return getCompiler(*first.evidence->target)
             .hashObject(modules, first.evidence->pipeline->lowering,
                         first.compilation) == first.objectHash;
}

/// Records whether the code of `program` differs from one compilation to the
/// next, after a second joint compilation gave other code. If the program was
/// compiled alone, this has shown it.
void Differential::repeatCompilation(Program &program, bool isAlone) {
  PipelineEvidence &entry = *program.evidence;
  std::string &found = entry.examination.nondeterminism;
  if (!found.empty())
    return;
  noteActivity(Activity::Case, program.caseName);
  noteActivity(Activity::Step, entry.pipeline->name);
  noteActivity(Activity::Phase, getName(Phase::Lowering));
  found = isAlone ? otherCode.str()
                  : padlab::repeatCompilation(getCompiler(*entry.target),
                                              program.module,
                                              entry.pipeline->lowering);
}

/// Compiles examined programs once more, to compare the code. Repeats only
/// compilations that are known to succeed. Programs that were compiled together
/// are compiled together again; each is then compiled alone only if the joint
/// code differs.
void Differential::repeatCompilations(MutableArrayRef<Program> programs) {
  llvm::MapVector<std::pair<const Compiler *, uint64_t>, Batch> compilations;
  for (Program &program : programs)
    if (program.examined && program.executable)
      compilations[{&getCompiler(*program.evidence->target),
                    program.compilation}]
          .push_back(&program);
  for (const auto &[ignored, batch] : compilations)
    if (!isRepeatable(batch))
      for (Program *program : batch)
        repeatCompilation(*program, /*isAlone=*/batch.size() == 1);
}

/// Compiles the programs. If joint compilation is allowed, programs with the
/// same lowering and target are compiled together. Examined programs are
/// compiled apart from the others, so that `repeatCompilations` need not
/// compile the others once more.
void Differential::compile(MutableArrayRef<Program> programs) {
  if (!options.jointCompilation) {
    for (Program &program : programs) {
      noteActivity(Activity::Case, program.caseName);
      noteActivity(Activity::Step, program.evidence->pipeline->name);
      compileTogether(&program);
    }
    return;
  }
  noteActivity(Activity::Case, "");
  for (const Batch &batch : makeBatches(programs))
    compileTogether(batch);
}

void Differential::observe(MutableArrayRef<Program> programs) {
  compile(programs);
  repeatCompilations(programs);
  for (Program &program : programs) {
    if (!program.executable)
      continue;
    program.run();
    PipelineEvidence &entry = *program.evidence;
    if (entry.subject.changed && !entry.interpretation)
      entry.reversedRun =
          runReversed(getCompiler(*entry.target), program.module,
                      entry.pipeline->lowering, *program.inputs);
  }
}
