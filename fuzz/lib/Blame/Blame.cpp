//===- Blame.cpp - the guilty pass and pattern -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Blame.h"

#include "Bisection.h"

#include "padlab/dialect/Inputs.h"
#include "padlab/fuzz/Differential.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace padlab;

namespace {

class Blamer {
public:
  Blamer(Compiler &compiler, const Case &theCase, const Verdict &defect,
         const Pipeline &pipeline)
      : compiler(compiler), theCase(theCase), defect(defect),
        pipeline(pipeline), inputs(materializeInputs(theCase)),
        reference(interpret(theCase.getEntry(), inputs)) {
    noteActions(compiler.getContext());
  }

  Blame run();

private:
  /// Finishes what a prefix of the subject left with the trusted lowering, and
  /// asks the oracles whether they see the same kind of defect.
  bool isBroken(const PassRun &prefix);
  void observe(PipelineEvidence &evidence, const PassRun &prefix);
  Blame blameLowering(ModuleOp program);
  Blame blamePass(ModuleOp program, llvm::StringRef pass, const PassRun &run);

  Compiler &compiler;
  const Case &theCase;
  const Verdict &defect;
  const Pipeline &pipeline;
  llvm::SmallVector<RuntimeValue> inputs;
  Interpretation reference;
};

} // namespace

void Blamer::observe(PipelineEvidence &evidence, const PassRun &prefix) {
  evidence.subject.invalidIR = prefix.invalidIR;
  evidence.subject.fired = true;
  evidence.subject.error = prefix.error;
  if (!prefix.module || prefix.invalidIR) {
    evidence.compileStep = "subject";
    evidence.compileError = prefix.error;
    return;
  }
  evidence.subject.module = ModuleOp(*prefix.module).clone();
  noteActivity(Activity::Pass, "lowering");
  CompileResult code =
      std::move(compiler.compile({*prefix.module}, pipeline.lowering).front());
  evidence.compiled = code.executable != nullptr;
  evidence.compileStep = code.step;
  evidence.compileError = code.error;
  noteActivity(Activity::Pass, "native code");
  // As the differential loop does: results that depend on uninitialized memory
  // differ between the two.
  for (auto [pattern, guardAfter] :
       {std::make_pair(0xAA, true), std::make_pair(0x55, false)}) {
    if (!code.executable)
      return;
    RunOptions options;
    options.poisonPattern = pattern;
    options.guardAfter = guardAfter;
    evidence.runs.push_back(code.executable->run(inputs, options));
    if (evidence.runs.back().status != RunResult::Status::Ok &&
        evidence.runs.back().status != RunResult::Status::Error)
      return;
  }
}

bool Blamer::isBroken(const PassRun &prefix) {
  Evidence evidence(&theCase, reference);
  evidence.pipelines.emplace_back(&pipeline);
  observe(evidence.pipelines.back(), prefix);
  return llvm::any_of(judge(evidence).verdicts, [&](const Verdict &verdict) {
    return verdict.kind == defect.kind;
  });
}

Blame Blamer::blameLowering(ModuleOp program) {
  Blame blame;
  CompileResult code =
      std::move(compiler.compile({program}, pipeline.lowering).front());
  blame.pass = code.step.empty() ? "lowering" : code.step;
  blame.before = blame.after = printProgram(program);
  return blame;
}

static Blame makeBlame(llvm::StringRef pass, Application application) {
  Blame blame;
  blame.pass = getPassArgument(pass).str();
  blame.pattern = std::move(application.pattern);
  blame.application = application.number;
  blame.before = std::move(application.before);
  blame.after = std::move(application.after);
  return blame;
}

Blame Blamer::blamePass(ModuleOp program, llvm::StringRef pass,
                        const PassRun &run) {
  unsigned attempt =
      bisectAttempts(program, pass, run.attempts,
                     [&](const PassRun &part) { return isBroken(part); });
  if (attempt == 0)
    return makeBlame(pass, {"", printProgram(program),
                            run.module ? printProgram(*run.module) : "", 0});
  return makeBlame(pass, inspectAttempt(program, pass, attempt));
}

Blame Blamer::run() {
  if (!reference.isTruth())
    return {};
  PassRun state;
  state.module = theCase.getModule().clone();
  if (isBroken(state))
    return blameLowering(*state.module);
  llvm::StringRef subject =
      pipeline.subjectFromCase ? theCase.getPasses() : pipeline.subject;
  for (const std::string &pass : splitPasses(subject)) {
    if (defect.kind == "crash")
      if (auto deadly = findDeadlyAttempt(*state.module, pass))
        return makeBlame(pass, std::move(*deadly));
    PassRun next = runPasses(*state.module, pass);
    if (isBroken(next))
      return blamePass(*state.module, pass, next);
    if (!next.module)
      return {};
    state = std::move(next);
  }
  return {};
}

Blame padlab::findBlame(Compiler &compiler, const Case &theCase,
                        const Verdict &defect) {
  llvm::Expected<Variant> variant =
      parseVariant(defect.pipeline, compiler.getTarget());
  if (!variant)
    return llvm::consumeError(variant.takeError()), Blame();
  if (variant->target == compiler.getTarget())
    return Blamer(compiler, theCase, defect, variant->pipeline).run();
  Compiler other(variant->target, compiler);
  return Blamer(other, theCase, defect, variant->pipeline).run();
}

std::string Blame::str() const {
  if (pass.empty())
    return "unknown";
  return pattern.empty() ? pass : pass + " / " + pattern;
}

llvm::json::Object Blame::toJSON() const {
  llvm::json::Object object;
  object["pass"] = pass;
  object["pattern"] = pattern;
  object["application"] = static_cast<int64_t>(application);
  return object;
}

Blame Blame::fromJSON(const llvm::json::Object &object) {
  Blame blame;
  blame.pass = object.getString("pass").value_or("").str();
  blame.pattern = object.getString("pattern").value_or("").str();
  blame.application = object.getInteger("application").value_or(0);
  return blame;
}
