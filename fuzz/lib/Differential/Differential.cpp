//===- Differential.cpp - one case, every way -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Differential.h"

#include "../Mutate/Mutators.h"
#include "Examination.h"
#include "ReadyWorker.h"

#include "padlab/dialect/Inputs.h"

#include "llvm/ADT/STLExtras.h"

#include <ctime>

using namespace padlab;

using Inputs = llvm::SmallVector<RuntimeValue>;

/// Of this thread: what else the machine does is not our speed.
static uint64_t getProcessorNanoseconds() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * uint64_t(1'000'000'000) + now.tv_nsec;
}

/// The two ways in which every program runs. A result that depends on
/// uninitialized memory differs between them; an access outside of a buffer
/// meets a guard page after it in the first, before it in the second.
static constexpr std::pair<unsigned char, bool> observations[] = {
    {0xAA, /*guardAfter=*/true}, {0x55, /*guardAfter=*/false}};

/// A variant on its way to native code, and where its evidence goes.
struct Differential::Program {
  mlir::ModuleOp module;
  PipelineEvidence *evidence;
  /// Which case of the batch this is.
  std::string caseName;
  const Inputs *inputs = nullptr;
  std::unique_ptr<Executable> executable;
  bool examined = false;

  void accept(CompileResult result);
  void run();
};

void Differential::Program::accept(CompileResult result) {
  executable = std::move(result.executable);
  evidence->compiled = executable != nullptr;
  evidence->compileStep = std::move(result.step);
  evidence->compileError = std::move(result.error);
}

void Differential::Program::run() {
  noteActivity(Activity::Case, caseName);
  noteActivity(Activity::Step, evidence->pipeline->name);
  noteActivity(Activity::Pass, "native code");
  for (auto [pattern, guardAfter] : observations) {
    RunOptions options;
    options.poisonPattern = pattern;
    options.guardAfter = guardAfter;
    evidence->runs.push_back(executable->run(*inputs, options));
    // The second run of a program that hangs or crashes shows nothing new.
    if (evidence->runs.back().status != RunResult::Status::Ok &&
        evidence->runs.back().status != RunResult::Status::Error)
      return;
  }
}

Differential::Differential(Compiler &compiler,
                           llvm::ArrayRef<std::string> names,
                           DifferentialOptions options)
    : compiler(compiler), options(options) {
  for (const std::string &name : names)
    variants.push_back(
        llvm::cantFail(parseVariant(name, compiler.getTarget())));
}

Differential::~Differential() = default;

Compiler &Differential::getCompiler(const Target &target) {
  if (target == compiler.getTarget())
    return compiler;
  for (const std::unique_ptr<Compiler> &other : others)
    if (other->getTarget() == target)
      return *other;
  return *others.emplace_back(std::make_unique<Compiler>(target, compiler));
}

std::string Differential::findTargetError() {
  for (const Variant &variant : variants)
    if (llvm::StringRef error = getCompiler(variant.target).getTargetError();
        !error.empty())
      return error.str();
  return {};
}

static bool hasSubject(const Pipeline &pipeline) {
  return pipeline.subjectFromCase || !pipeline.subject.empty();
}

/// The earlier variant that compiles the unchanged case the same way.
static std::optional<unsigned> findUnchanged(const Evidence &evidence,
                                             const PipelineEvidence &wanted) {
  for (auto [index, earlier] : llvm::enumerate(evidence.pipelines)) {
    if (&earlier == &wanted)
      break;
    if (!earlier.subject.changed && earlier.compileStep.empty() &&
        earlier.form == wanted.form &&
        earlier.pipeline->lowering == wanted.pipeline->lowering &&
        *earlier.target == *wanted.target)
      return earlier.sharesWith.value_or(index);
  }
  return std::nullopt;
}

const Case *Differential::makeForm(Evidence &evidence, const Variant &variant,
                                   bool &exists) const {
  exists = true;
  if (variant.form == ExtentForm::AsWritten)
    return nullptr;
  std::optional<Case> form = padlab::makeForm(*evidence.theCase, variant.form);
  exists = form.has_value();
  if (!exists)
    return nullptr;
  evidence.forms.push_back(std::make_unique<Case>(std::move(*form)));
  return evidence.forms.back().get();
}

void Differential::addVariants(Evidence &evidence,
                               const VariantChoice &choice) const {
  bool hasPasses = !evidence.theCase->getPasses().empty();
  for (auto [place, variant] : llvm::enumerate(variants)) {
    if ((!choice.empty() && !llvm::is_contained(choice, place)) ||
        (variant.pipeline.subjectFromCase && !hasPasses))
      continue;
    bool exists;
    const Case *form = makeForm(evidence, variant, exists);
    if (!exists)
      continue;
    evidence.pipelines.emplace_back(&variant.pipeline, &variant.target);
    evidence.pipelines.back().form = form;
  }
}

/// A subject that takes remarkably long may have met what happens but once.
static void measureSubject(Compiler &compiler, const Case &theCase,
                           PipelineEvidence &entry) {
  CompileCost &cost = entry.cost;
  cost.operationsBefore = mutate::countOperations(theCase.getModule());
  cost.operationsAfter =
      entry.subject.module ? mutate::countOperations(*entry.subject.module) : 0;
  cost.subject = entry.subject.nanoseconds;
  if (cost.subject > CompileCost::getAllowance(cost.operationsBefore))
    cost.subject =
        std::min(cost.subject,
                 compiler.runSubject(theCase, *entry.pipeline).nanoseconds);
}

/// False when the subject failed: there is nothing to compile then.
bool Differential::applySubject(const Evidence &evidence,
                                PipelineEvidence &entry) {
  noteActivity(Activity::Step, entry.pipeline->name);
  if (options.noteSubjectActions)
    noteActions(compiler.getContext());
  Compiler &own = getCompiler(*entry.target);
  const Case &theCase = entry.form ? *entry.form : *evidence.theCase;
  entry.subject = own.runSubject(theCase, *entry.pipeline);
  measureSubject(own, theCase, entry);
  if (evidence.examined) {
    entry.examination.nondeterminism =
        repeatSubject(own, theCase, *entry.pipeline, entry.subject);
    if (entry.subject.changed)
      entry.examination.roundTrip = findRoundTripFault(*entry.subject.module);
  }
  if (options.noteSubjectActions)
    compiler.getContext()->registerActionHandler(nullptr);
  if (entry.subject.module && !entry.subject.invalidIR)
    return true;
  entry.compileStep = "subject";
  entry.compileError = entry.subject.error;
  return false;
}

void Differential::applySubjects(Evidence &evidence,
                                 std::vector<Program> &programs) {
  for (PipelineEvidence &entry : evidence.pipelines) {
    if (hasSubject(*entry.pipeline) && !applySubject(evidence, entry))
      continue;
    mlir::ModuleOp module =
        (entry.form ? entry.form : evidence.theCase)->getModule();
    if (entry.subject.changed)
      module = *entry.subject.module;
    else
      entry.sharesWith = findUnchanged(evidence, entry);
    if (!entry.sharesWith)
      programs.push_back({module, &entry, {}, nullptr, nullptr, false});
  }
}

void Differential::compileTogether(llvm::ArrayRef<Program *> batch) {
  llvm::SmallVector<mlir::ModuleOp> modules;
  for (Program *program : batch)
    modules.push_back(program->module);
  const PipelineEvidence &first = *batch.front()->evidence;
  Compiler &own = getCompiler(*first.target);
  uint64_t start = getProcessorNanoseconds();
  auto results = own.compile(modules, first.pipeline->lowering);
  uint64_t time = getProcessorNanoseconds() - start;
  measureLowering(batch, own, time);
  for (auto [program, result] : llvm::zip_equal(batch, results))
    program->accept(std::move(result));
}

/// Who of many programs takes remarkably long is seen when each is compiled
/// alone.
void Differential::measureLowering(llvm::ArrayRef<Program *> batch,
                                   Compiler &own, uint64_t time) {
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
    uint64_t start = getProcessorNanoseconds();
    own.compile(program->module, program->evidence->pipeline->lowering);
    cost.lowering = getProcessorNanoseconds() - start;
    cost.operationsLowered = mutate::countOperations(program->module);
  }
}

/// For those programs of which it is known that they compile.
void Differential::repeatCompilations(llvm::MutableArrayRef<Program> programs) {
  for (Program &program : programs) {
    PipelineEvidence &entry = *program.evidence;
    if (!program.examined || !program.executable)
      continue;
    noteActivity(Activity::Case, program.caseName);
    noteActivity(Activity::Step, entry.pipeline->name);
    std::string found = repeatCompilation(
        getCompiler(*entry.target), program.module, entry.pipeline->lowering);
    if (entry.examination.nondeterminism.empty())
      entry.examination.nondeterminism = std::move(found);
  }
}

/// Programs that share a lowering and a target share a compilation.
void Differential::compile(llvm::MutableArrayRef<Program> programs) {
  if (!options.jointCompilation) {
    for (Program &program : programs) {
      noteActivity(Activity::Case, program.caseName);
      noteActivity(Activity::Step, program.evidence->pipeline->name);
      compileTogether(&program);
    }
    return;
  }
  using Way = std::pair<llvm::StringRef, const Compiler *>;
  llvm::MapVector<Way, llvm::SmallVector<Program *>> batches;
  for (Program &program : programs)
    batches[{program.evidence->pipeline->lowering,
             &getCompiler(*program.evidence->target)}]
        .push_back(&program);
  noteActivity(Activity::Case, "");
  for (auto &[way, batch] : batches)
    compileTogether(batch);
}

/// Whether what the pipelines compute means anything: the reference has the
/// truth, or cannot run a program that needs none.
static bool isComparable(const Evidence &evidence) {
  Interpretation::Status status = evidence.reference.status;
  return evidence.reference.isTruth() ||
         ((status == Interpretation::Status::Unsupported ||
           status == Interpretation::Status::TooLong) &&
          isTotal(*evidence.theCase));
}

CaseReport Differential::check(const Case &theCase,
                               const VariantChoice &choice) {
  return std::move(
      check(llvm::ArrayRef<const Case *>(&theCase), choice).front());
}

std::vector<CaseReport>
Differential::check(llvm::ArrayRef<const Case *> cases,
                    llvm::ArrayRef<VariantChoice> choices) {
  std::vector<Inputs> inputs;
  std::vector<Evidence> evidence;
  // Programs point into these.
  inputs.reserve(cases.size());
  evidence.reserve(cases.size());
  std::vector<Program> programs;
  for (auto [index, theCase] : llvm::enumerate(cases)) {
    noteActivity(Activity::Case, std::to_string(index));
    noteActivity(Activity::Step, "reference");
    uint64_t start = getProcessorNanoseconds();
    inputs.push_back(materializeInputs(*theCase));
    evidence.emplace_back(theCase,
                          interpret(theCase->getEntry(), inputs.back()));
    referenceTime += getProcessorNanoseconds() - start;
    if (!isComparable(evidence.back()))
      continue;
    bool examined = isDrawn(theCase->getStructuralHash(), options.examineEvery);
    evidence.back().examined = examined;
    if (examined) {
      noteActivity(Activity::Step, "parser");
      evidence.back().examination.roundTrip =
          findRoundTripFault(theCase->getModule());
    }
    size_t known = programs.size();
    addVariants(evidence.back(),
                choices.empty() ? VariantChoice() : choices[index]);
    applySubjects(evidence.back(), programs);
    for (Program &program : llvm::drop_begin(programs, known)) {
      program.inputs = &inputs.back();
      program.caseName = std::to_string(index);
      program.examined = examined;
    }
  }
  compile(programs);
  repeatCompilations(programs);
  for (Program &program : programs)
    if (program.executable)
      program.run();
  std::vector<CaseReport> reports;
  for (const Evidence &entry : evidence) {
    noteActivity(Activity::Case, std::to_string(reports.size()));
    noteActivity(Activity::Step, "oracles");
    reports.push_back(judge(entry));
  }
  return reports;
}

void padlab::warmUp(Compiler &compiler, Differential &differential) {
  auto nothing = Case::parse("func.func @main(%a: tensor<4xf32>) -> "
                             "tensor<4xf32> attributes {padlab.seed = 1 : i64} "
                             "{\n  return %a : tensor<4xf32>\n}\n",
                             "nothing", compiler.getContext());
  assert(succeeded(nothing) && "a case");
  // Without subjects, which may die of anything. Runners of emulated CPUs are
  // started by who uses them: children cannot share one.
  VariantChoice choice;
  for (auto [place, variant] : llvm::enumerate(differential.getVariants()))
    if (variant.pipeline.subject.empty() && !variant.pipeline.subjectFromCase &&
        variant.target == compiler.getTarget())
      choice.push_back(place);
  if (!choice.empty())
    differential.check(*nothing, choice);
}
