//===- Triage.cpp - from a raw defect to a finding -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Triage.h"

#include "padlab/codegen/PassList.h"
#include "padlab/dialect/Dialects.h"
#include "padlab/dialect/Scripts.h"
#include "padlab/fuzz/Attribution.h"

#include "mlir/IR/Diagnostics.h"

using namespace mlir;
using namespace padlab;

std::unique_ptr<MLIRContext> padlab::makeProgramContext() {
  DialectRegistry registry;
  registerProgramDialects(registry);
  registerScriptDialects(registry);
  auto context =
      std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
  context->loadAllAvailableDialects();
  return context;
}

/// Fills in the verdict and the values from the report on the minimal case.
static void describe(Finding &finding, const CaseReport &report) {
  if (const Verdict *again = findAgain(report, finding.verdict))
    finding.verdict = *again;
  finding.expected = report.expected;
  finding.actual = report.actual;
  // A program that does not compile has no values to show.
  if (finding.expected.empty())
    finding.expected.push_back("it compiles and agrees with the reference");
  if (finding.actual.empty())
    finding.actual.push_back(finding.verdict.str());
}

static std::string getSubject(const Verdict &defect, const Case &theCase) {
  std::optional<Variant> variant = findVariant(defect.pipeline);
  if (!variant)
    return {};
  return variant->pipeline.subjectFromCase ? theCase.getPasses().str()
                                           : variant->pipeline.subject;
}

/// Returns the verdict of `report` that `options` ask for, or null.
static const Verdict *findDefect(const CaseReport &report,
                                 const TriageOptions &options) {
  if (!options.defect)
    return selectDefect(report);
  return findAgain(report, *options.defect);
}

/// A defect may be in another form of the case (with other extents), or in code
/// for another target. If the plain pipeline also shows it in that form,
/// returns the case in that form. Most defects do so, and other machines can
/// run such a case.
static std::optional<Case> makePlain(DefectProbe &probe, const Case &original,
                                     SoughtDefect &sought) {
  std::optional<Variant> variant = findVariant(sought.verdict.pipeline);
  SoughtDefect plain = sought;
  plain.verdict.pipeline = getPipelineOf(sought.verdict.pipeline).str();
  if (!variant || plain.verdict.pipeline == sought.verdict.pipeline)
    return std::nullopt;
  std::optional<Case> form = makeForm(original, variant->form);
  Case program = form ? std::move(*form) : original.clone();
  if (!probe.shows(program.str(), plain))
    return std::nullopt;
  sought = std::move(plain);
  return program;
}

/// Returns `program` with `step` as its only pass, if this is a case that shows
/// the same defect.
static std::optional<Case> cutTo(DefectProbe &probe, MLIRContext *context,
                                 StringRef program, const std::string &step,
                                 SoughtDefect &sought) {
  FailureOr<Case> cut = Case::parse(program, "case", context);
  if (failed(cut))
    return std::nullopt;
  cut->setPasses(step);
  eraseUnusedScripts(cut->getModule(), step);
  if (!probe.shows(cut->str(), sought))
    return std::nullopt;
  return std::move(*cut);
}

/// Whether the pipeline that shows the defect takes its steps from the case.
static bool hasOwnSteps(const Verdict &defect) {
  std::optional<Variant> variant = findVariant(defect.pipeline);
  return variant && variant->pipeline.subjectFromCase;
}

/// Returns the program before the guilty step, with that step as its only pass,
/// if this is a case that shows the same defect.
static std::optional<Case> cutToStep(DefectProbe &probe, MLIRContext *context,
                                     const Case &start, SoughtDefect &sought) {
  const Blame blame = sought.blame;
  if (!hasOwnSteps(sought.verdict) || blame.step.empty() ||
      blame.phase != Phase::Subject ||
      splitPasses(start.getPasses()).size() < 2)
    return std::nullopt;
  return cutTo(probe, context, blame.program, blame.step, sought);
}

/// Returns the program before the guilty transform operation of a script, with
/// a script that begins at that operation, if this is a case that shows the
/// same defect.
static std::optional<Case>
cutToTransform(DefectProbe &probe, MLIRContext *context, SoughtDefect &sought) {
  const Blame blame = sought.blame;
  if (blame.rest.empty())
    return std::nullopt;
  return cutTo(probe, context, blame.rest, blame.step, sought);
}

/// If `start` does not show all that `sought` asks for, makes `sought` ask for
/// less, if that helps; returns whether it now asks for less. The search for
/// the guilty pass may have named a pattern without which the defect shows,
/// too, or a pass that does not show the defect alone. Then no smaller program
/// would be taken for the same defect.
static bool askLess(DefectProbe &probe, const Case &start,
                    SoughtDefect &sought) {
  if (sought.blame.pass.empty() || probe.shows(start.str(), sought))
    return false;
  SoughtDefect less = sought;
  less.blame.pattern.clear();
  less.blame.isPatternOpen = true;
  bool shows = probe.shows(start.str(), less);
  if (!shows) {
    less.blame = Blame();
    shows = probe.shows(start.str(), less);
  }
  if (shows)
    sought = std::move(less);
  return shows;
}

/// Reduces `start`, which shows `sought`. If there are `causes`, the reduced
/// program must show these, too. If nothing can be removed because not even
/// `start` shows all this once more, returns `start`, as if time was over:
/// another attempt may succeed.
static Case reduceTo(DefectProbe &probe, const Case &start,
                     SoughtDefect &sought, ReduceOptions options, bool &isCut,
                     ArrayRef<std::string> causes = {}) {
  options.isCut = &isCut;
  auto isInteresting = [&](const Case &candidate) {
    std::string text = candidate.str();
    return probe.shows(text, sought) &&
           (causes.empty() ||
            isRightUnder(probe, text, sought.verdict, causes));
  };
  Case smallest = reduce(start, isInteresting, options);
  if (!isCut && smallest.str() == start.str())
    isCut = !isInteresting(start);
  return smallest;
}

/// If the minimal program, whose attribution is `reduced`, no longer shows a
/// cause that `start` shows, reduces `start` again, to a program that still
/// shows that cause.
static std::optional<Case>
reduceToCause(DefectProbe &probe, const Case &start, const Attribution &reduced,
              SoughtDefect sought, const ReduceOptions &options, bool &isCut) {
  if (reduced.isKnown())
    return std::nullopt;
  std::vector<std::string> lost = listLostCauses(
      reduced, attributeDefect(probe, start.str(), sought.verdict));
  if (lost.empty())
    return std::nullopt;
  return reduceTo(probe, start, sought, options, isCut, lost);
}

/// If steps or transform operations remain before the guilty one, the guilty
/// one depends on them, so that they could not be removed. Then reduces the
/// program that they leave. Returns nullopt if there are none, or if the result
/// is not smaller than `minimal`.
static std::optional<Case>
reduceBehindOthers(DefectProbe &probe, MLIRContext *context,
                   const Case &minimal, SoughtDefect &sought,
                   const ReduceOptions &options, bool &isCut) {
  bool hasOthers = splitPasses(minimal.getPasses()).size() > 1 ||
                   hasScripts(minimal.getModule());
  if (!hasOwnSteps(sought.verdict) || !hasOthers)
    return std::nullopt;
  SoughtDefect behind = sought;
  behind.blame = probe.blame(minimal.str(), sought.verdict);
  std::optional<Case> cut = cutToTransform(probe, context, behind);
  if (!cut)
    cut = cutToStep(probe, context, minimal, behind);
  if (!cut)
    return std::nullopt;
  bool isThisCut = false;
  Case smaller = reduceTo(probe, *cut, behind, options, isThisCut);
  if (!(measure(smaller) < measure(minimal)))
    return std::nullopt;
  isCut = isThisCut;
  sought = std::move(behind);
  return smaller;
}

std::optional<std::string> padlab::nameVariantOf(const Verdict &defect,
                                                 const Target &target) {
  std::string name = spellOut(defect.pipeline, target);
  if (name.empty() || findPipeline(name))
    return std::nullopt;
  return name;
}

/// Fills in everything in the finding except its reproducer, from the minimal
/// case.
static void complete(Finding &finding, DefectProbe &probe,
                     const Case &reduced) {
  Verdict &verdict = finding.verdict;
  Case minimal = reduced.clone();
  if (auto variant = nameVariantOf(verdict, probe.getTarget())) {
    verdict.pipeline = *variant;
    minimal.setVariants(*variant);
  } else {
    minimal.setVariants("");
  }
  finding.minimalCase = minimal.str();
  finding.blame = probe.blame(finding.minimalCase, verdict);
  describe(finding, probe.check(finding.minimalCase, getPipelinesOf(verdict),
                                "case", verdict.has(VerdictKind::Examined),
                                getPatience(verdict)));
  finding.attribution = attributeDefect(probe, finding.minimalCase, verdict);
  finding.shape = describeShape(minimal, finding.blame);
  finding.operations = countOperations(minimal);
  finding.passes = getSubject(verdict, minimal);
  finding.cpu = probe.getTarget().cpu;
  finding.firstSeen = finding.lastSeen = getTimestamp();
}

static void completeReproducer(Finding &finding, MLIRContext *context,
                               const TriageOptions &options) {
  if (!options.needsReproducer || options.needsReproducer(finding))
    makeReproducer(finding, context, options.checkReproducer);
}

/// Whether the finding is confirmed. A case that merely takes longer than
/// `hangSeconds` is not a hang: the reproducer, or a probe with a larger limit,
/// must have waited in vain, too.
static bool isConfirmed(DefectProbe &probe, const Finding &finding) {
  const Verdict &verdict = finding.verdict;
  if (!verdict.isCompilerHang() || finding.reproduced)
    return true;
  CaseReport report = probe.check(finding.minimalCase, getPipelinesOf(verdict),
                                  "case", verdict.has(VerdictKind::Examined));
  return findAgain(report, verdict);
}

std::optional<Finding> padlab::triage(DefectProbe &probe, MLIRContext *context,
                                      StringRef text,
                                      const TriageOptions &options) {
  CaseReport report =
      probe.check(text, options.pipelines, "case",
                  !options.defect || options.defect->has(VerdictKind::Examined),
                  options.defect ? getPatience(*options.defect)
                                 : WorkerLimits().processorSecondsPerRequest);
  const Verdict *defect = findDefect(report, options);
  if (!defect)
    return std::nullopt;
  ScopedDiagnosticHandler quiet(context,
                                [](Diagnostic &) { return success(); });
  FailureOr<Case> original = Case::parse(text, "case", context);
  if (failed(original))
    return std::nullopt;

  Finding finding;
  finding.originalCase = text.str();
  SoughtDefect sought{*defect, report.stops};
  std::optional<Case> plain = makePlain(probe, *original, sought);
  Case start = plain ? std::move(*plain) : std::move(*original);
  sought.blame = options.blame && !plain
                     ? *options.blame
                     : probe.blame(start.str(), sought.verdict);
  // Everything is faster if there is only one step. If there are two, reduction
  // soon removes the first, unless the defect needs it.
  bool isLong = splitPasses(start.getPasses()).size() > 2;
  std::optional<Case> cut;
  if (isLong)
    cut = cutToStep(probe, context, start, sought);
  if (!cut && askLess(probe, start, sought) && isLong)
    cut = cutToStep(probe, context, start, sought);
  if (cut)
    start = std::move(*cut);
  const SoughtDefect ofStart = sought;
  Case minimal = reduceTo(probe, start, sought, options.reduce, finding.isCut);
  if (std::optional<Case> smaller = reduceBehindOthers(
          probe, context, minimal, sought, options.reduce, finding.isCut))
    minimal = std::move(*smaller);
  finding.verdict = sought.verdict;
  complete(finding, probe, minimal);
  if (std::optional<Case> known =
          reduceToCause(probe, start, finding.attribution, ofStart,
                        options.reduce, finding.isCut)) {
    finding.verdict = ofStart.verdict;
    complete(finding, probe, *known);
  }
  completeReproducer(finding, context, options);
  if (isConfirmed(probe, finding))
    return finding;
  // Reduction may have turned a hang into something that is only slow. It may
  // end in another program when it is tried again.
  finding.isCut = true;
  finding.verdict = ofStart.verdict;
  complete(finding, probe, start);
  completeReproducer(finding, context, options);
  if (isConfirmed(probe, finding))
    return finding;
  return std::nullopt;
}
