//===- Compilation.cpp - native code of a batch ---------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Differential.h"

#include "../Mutate/Mutators.h"
#include "Examination.h"
#include "Program.h"

#include "padlab/codegen/StageClock.h"

using namespace padlab;

void Differential::Program::accept(CompileResult result) {
  executable = std::move(result.executable);
  evidence->compiled = executable != nullptr;
  evidence->compileStep = std::move(result.step);
  evidence->compileError = std::move(result.error);
}

void Differential::Program::run() {
  noteActivity(Activity::Case, caseName);
  noteActivity(Activity::Step, evidence->pipeline->name);
  noteActivity(Activity::Phase, getName(Phase::Run));
  noteActivity(Activity::Pass, "native code");
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
Differential::makeBatches(MutableArrayRef<Program> programs,
                          llvm::function_ref<bool(const Program &)> isWanted) {
  using Way = std::pair<StringRef, const Compiler *>;
  llvm::MapVector<Way, Batch> batches;
  for (Program &program : programs)
    if (isWanted(program))
      batches[{program.evidence->pipeline->lowering,
               &getCompiler(*program.evidence->target)}]
          .push_back(&program);
  return llvm::map_to_vector(batches, [](auto &entry) { return entry.second; });
}

/// Whether compiling the programs together a second time gives the same code.
bool Differential::isRepeatable(ArrayRef<Program *> batch) {
  const PipelineEvidence &first = *batch.front()->evidence;
  auto modules = llvm::map_to_vector(
      batch, [](Program *program) { return program->module; });
  Compiler &own = getCompiler(*first.target);
  noteActivity(Activity::Case, "");
  noteActivity(Activity::Phase, getName(Phase::Lowering));
  std::optional<uint64_t> code =
      own.hashObject(modules, first.pipeline->lowering);
  return code && code == own.hashObject(modules, first.pipeline->lowering);
}

void Differential::repeatCompilation(Program &program) {
  PipelineEvidence &entry = *program.evidence;
  noteActivity(Activity::Case, program.caseName);
  noteActivity(Activity::Step, entry.pipeline->name);
  noteActivity(Activity::Phase, getName(Phase::Lowering));
  std::string found = padlab::repeatCompilation(
      getCompiler(*entry.target), program.module, entry.pipeline->lowering);
  if (entry.examination.nondeterminism.empty())
    entry.examination.nondeterminism = std::move(found);
}

/// Compiles examined programs twice more, and compares the code of the two
/// compilations. Repeats only compilations that are known to succeed. If
/// programs may be compiled together, they are; each is then compiled alone
/// only if the joint code differs.
void Differential::repeatCompilations(MutableArrayRef<Program> programs) {
  for (const Batch &batch : makeBatches(programs, [](const Program &program) {
         return program.examined && program.executable;
       })) {
    bool isShared = options.jointCompilation && batch.size() > 1;
    if (!isShared || !isRepeatable(batch))
      for (Program *program : batch)
        repeatCompilation(*program);
  }
}

/// Compiles the programs. If joint compilation is allowed, programs with the
/// same lowering and target are compiled together.
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
  for (const Batch &batch :
       makeBatches(programs, [](const Program &) { return true; }))
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
