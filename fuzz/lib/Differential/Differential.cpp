//===- Differential.cpp - one case, every way -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Differential.h"

#include "../Mutate/Mutators.h"
#include "Acceptance.h"
#include "DeathCause.h"
#include "Examination.h"
#include "Program.h"
#include "ReadyWorker.h"

#include "padlab/codegen/StageClock.h"
#include "padlab/dialect/Inputs.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"

using namespace padlab;

SmallVector<RunResult, 2> padlab::observeRuns(const Executable &executable,
                                              ArrayRef<RuntimeValue> inputs) {
  SmallVector<RunResult, 2> runs;
  for (const RunOptions &options : observations) {
    runs.push_back(executable.run(inputs, options));
    if (runs.back().status != RunResult::Status::Ok &&
        runs.back().status != RunResult::Status::Error)
      break;
  }
  return runs;
}

Differential::Differential(Compiler &compiler, ArrayRef<std::string> names,
                           DifferentialOptions options)
    : compiler(compiler), options(options) {
  for (const std::string &name : names)
    variants.push_back(
        llvm::cantFail(parseVariant(name, compiler.getTarget())));
  givenVariants = variants.size();
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
    if (StringRef error = getCompiler(variant.target).getTargetError();
        !error.empty())
      return error.str();
  return {};
}

Expected<VariantChoice>
Differential::chooseWithOwn(const Case &theCase,
                            std::vector<Verdict> &unavailable) {
  VariantChoice choice =
      llvm::to_vector_of<unsigned, 2>(llvm::seq<unsigned>(0, givenVariants));
  for (const std::string &name : splitVariants(theCase.getVariants())) {
    auto known = llvm::find_if(variants, [&](const Variant &variant) {
      return variant.pipeline.name == name;
    });
    unsigned place = known - variants.begin();
    if (known == variants.end()) {
      Expected<Variant> variant = parseVariant(name, compiler.getTarget());
      if (!variant)
        return variant.takeError();
      variants.push_back(std::move(*variant));
    }
    if (StringRef error = getCompiler(variants[place].target).getTargetError();
        !error.empty())
      unavailable.push_back({"unavailable", name, error.str()});
    else if (!llvm::is_contained(choice, place))
      choice.push_back(place);
  }
  return choice;
}

/// Returns the index of an earlier variant that compiles the unchanged case in
/// the same way as `wanted`; nullopt if there is none.
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

void Differential::addVariants(Evidence &evidence, const VariantChoice &choice,
                               const Inputs &inputs) const {
  Acceptance acceptance(*evidence.theCase);
  for (auto [place, variant] : llvm::enumerate(variants)) {
    if ((!choice.empty() && !llvm::is_contained(choice, place)) ||
        !acceptance.accepts(variant.pipeline))
      continue;
    bool exists;
    const Case *form = makeForm(evidence, variant, exists);
    if (!exists)
      continue;
    evidence.pipelines.emplace_back(&variant.pipeline, &variant.target);
    evidence.pipelines.back().form = form;
    evidence.pipelines.back().hasLowering =
        acceptance.hasLowering(variant.pipeline);
  }
  boundResults(evidence, inputs);
}

/// Records the cost of the subject. Runs a subject that took unusually long
/// once more, because the reason may have been an accident.
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

/// Returns false if the subject failed, so that there is nothing to compile.
bool Differential::applySubject(const Evidence &evidence,
                                PipelineEvidence &entry) {
  noteActivity(Activity::Step, entry.pipeline->name);
  noteActivity(Activity::Phase, getName(Phase::Subject));
  if (options.noteSubjectActions)
    noteActions(compiler.getContext(), options.guards.get());
  if (options.guards)
    options.guards->setOn(true);
  llvm::scope_exit off([&] {
    if (options.guards)
      options.guards->setOn(false);
  });
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

void Differential::applySubjects(Evidence &evidence, size_t count,
                                 const Inputs &inputs, const std::string &name,
                                 std::vector<Program> &programs) {
  for (PipelineEvidence &entry :
       MutableArrayRef(evidence.pipelines).take_front(count)) {
    if (options.lastStage == DifferentialOptions::Stage::Reference) {
      entry.isLeftOut = true;
      continue;
    }
    if (entry.pipeline->hasSubject() && !applySubject(evidence, entry))
      continue;
    mlir::ModuleOp module =
        (entry.form ? entry.form : evidence.theCase)->getModule();
    if (entry.subject.changed) {
      module = *entry.subject.module;
      interpretOutput(entry, inputs);
    } else {
      entry.sharesWith = findUnchanged(evidence, entry);
    }
    if (entry.sharesWith)
      continue;
    entry.isLeftOut = !isCompiled(evidence, entry);
    if (!entry.isLeftOut)
      programs.push_back(
          {module, &entry, name, &inputs, nullptr, evidence.examined});
  }
}

/// Returns whether the results of the pipelines can be compared: the reference
/// has a result, or it cannot run the program, but the program is total, so
/// that the pipelines can be compared with one another.
static bool isComparable(const Evidence &evidence) {
  Interpretation::Status status = evidence.reference.status;
  return evidence.reference.isTruth() ||
         ((status == Interpretation::Status::Unsupported ||
           status == Interpretation::Status::TooLong) &&
          isTotal(*evidence.theCase));
}

Evidence Differential::begin(const Case &theCase, const CaseRun::Result *run,
                             Inputs &inputs) {
  noteActivity(Activity::Step, "reference");
  uint64_t start = readStageClock();
  inputs = materializeInputs(theCase);
  Evidence evidence(&theCase,
                    run ? run->outcome : interpret(theCase.getEntry(), inputs));
  referenceTime += readStageClock() - start;
  if (!isComparable(evidence))
    return evidence;
  evidence.structure = theCase.getStructuralHash();
  evidence.examined = isDrawn(evidence.structure, options.examineEvery);
  if (evidence.examined) {
    noteActivity(Activity::Step, "parser");
    evidence.examination.roundTrip = findRoundTripFault(theCase.getModule());
  }
  return evidence;
}

/// Whether all verdicts are about what the reference saw, and none is about
/// native code.
static bool isOnlyInterpreted(const CaseReport &report) {
  return llvm::all_of(report.verdicts, [](const Verdict &verdict) {
    return verdict.interpreted;
  });
}

/// Adds nothing if the process may be damaged: anything may happen in such a
/// process, and the pipelines of the reserve would be blamed for it.
bool Differential::addReserve(Evidence &evidence, const VariantChoice &reserve,
                              const Inputs &inputs, const std::string &name,
                              const CaseReport &report) {
  if (reserve.empty() || evidence.pipelines.empty() ||
      report.getExitCode() == ExitCode::Agree || report.mayHaveLeftDamage() ||
      isOnlyInterpreted(report))
    return false;
  auto known = std::exchange(evidence.pipelines, {});
  addVariants(evidence, reserve, inputs);
  size_t count = evidence.pipelines.size();
  std::move(known.begin(), known.end(), std::back_inserter(evidence.pipelines));
  std::vector<Program> programs;
  unsigned share = setNativeEvery(1);
  applySubjects(evidence, count, inputs, name, programs);
  setNativeEvery(share);
  observe(programs);
  for (PipelineEvidence &entry :
       MutableArrayRef(evidence.pipelines).drop_front(count))
    if (!entry.subject.changed && entry.compileStep != "subject")
      entry.sharesWith = findUnchanged(evidence, entry);
  return true;
}

CaseReport Differential::askOracles(const Evidence &evidence) {
  noteActivity(Activity::Step, oracleStep);
  uint64_t start = readStageClock();
  CaseReport report = judge(evidence);
  oracleTime += readStageClock() - start;
  return report;
}

CaseReport Differential::check(const Case &theCase, const VariantChoice &choice,
                               const VariantChoice &reserve) {
  BatchObserver observer;
  observer.choose = [&](size_t, uint64_t) -> CaseWays {
    return {choice, reserve};
  };
  return std::move(check(&theCase, observer).front());
}

std::vector<CaseReport> Differential::check(ArrayRef<const Case *> cases,
                                            ArrayRef<VariantChoice> choices) {
  BatchObserver observer;
  observer.choose = [&](size_t index, uint64_t) -> CaseWays {
    return {choices.empty() ? VariantChoice() : choices[index], {}};
  };
  return check(cases, observer);
}

std::vector<CaseReport> Differential::check(ArrayRef<const Case *> cases,
                                            const BatchObserver &observer) {
  // Elements of `programs` point into `inputs` and `evidence`.
  std::vector<Inputs> inputs(cases.size());
  std::vector<Evidence> evidence;
  evidence.reserve(cases.size());
  std::vector<Program> programs;
  std::vector<VariantChoice> reserves(cases.size());
  for (auto [index, theCase] : llvm::enumerate(cases)) {
    std::string name = std::to_string(index);
    noteActivity(Activity::Case, name);
    observer.begin(index);
    Evidence &entry = evidence.emplace_back(
        begin(*theCase, observer.findRun(index), inputs[index]));
    if (isComparable(entry)) {
      CaseWays ways = observer.choose(index, entry.structure);
      addVariants(entry, ways.choice, inputs[index]);
      reserves[index] = std::move(ways.reserve);
      applySubjects(entry, entry.pipelines.size(), inputs[index], name,
                    programs);
    }
    observer.end(index);
  }
  observe(programs);
  std::vector<CaseReport> reports;
  for (auto [index, entry] : llvm::enumerate(evidence)) {
    std::string name = std::to_string(index);
    noteActivity(Activity::Case, name);
    CaseReport report = askOracles(entry);
    if (addReserve(entry, reserves[index], inputs[index], name, report))
      report = askOracles(entry);
    if (findMisreaders(entry, inputs[index], report))
      report = askOracles(entry);
    reports.push_back(std::move(report));
  }
  return reports;
}
