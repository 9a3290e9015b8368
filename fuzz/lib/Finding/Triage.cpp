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

/// Describes the minimal case as the report has it.
static void describe(Finding &finding, const CaseReport &report) {
  for (const Verdict &verdict : report.verdicts)
    if (verdict.kind == finding.verdict.kind &&
        verdict.pipeline == finding.verdict.pipeline) {
      finding.verdict = verdict;
      break;
    }
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

/// The verdict of `report` that `options` ask for, or null.
static const Verdict *findDefect(const CaseReport &report,
                                 const TriageOptions &options) {
  if (!options.defect)
    return selectDefect(report);
  for (const Verdict &verdict : report.verdicts)
    if (verdict.kind == options.defect->kind &&
        verdict.pipeline == options.defect->pipeline)
      return &verdict;
  return nullptr;
}

/// Most defects of another form of the case, or of another target, also show in
/// the case itself once it has that form, and then others can run it.
static std::optional<Case> makePlain(DefectProbe &probe, const Case &original,
                                     Verdict &defect, bool stops) {
  std::optional<Variant> variant = findVariant(defect.pipeline);
  Verdict plain = defect;
  plain.pipeline = getPipelineOf(defect.pipeline).str();
  if (!variant || plain.pipeline == defect.pipeline)
    return std::nullopt;
  std::optional<Case> form = makeForm(original, variant->form);
  Case program = form ? std::move(*form) : original.clone();
  if (!probe.shows(program.str(), plain, stops, {}))
    return std::nullopt;
  defect = plain;
  return program;
}

/// Returns the program before the guilty step, with that step alone, if that is
/// a case that shows the same defect: everything after that is faster.
static std::optional<Case> cutToStep(DefectProbe &probe, MLIRContext *context,
                                     const Verdict &defect, bool stops,
                                     const Blame &blame) {
  std::optional<Variant> variant = findVariant(defect.pipeline);
  if (!variant || !variant->pipeline.subjectFromCase || blame.step.empty() ||
      blame.phase != Phase::Subject)
    return std::nullopt;
  FailureOr<Case> cut = Case::parse(blame.program, "case", context);
  if (failed(cut) || splitPasses(cut->getPasses()).size() < 2)
    return std::nullopt;
  cut->setPasses(blame.step);
  eraseUnusedScripts(cut->getModule(), blame.step);
  if (!probe.shows(cut->str(), defect, stops, blame))
    return std::nullopt;
  return std::move(*cut);
}

std::optional<std::string> padlab::nameVariantOf(const Verdict &defect,
                                                 const Target &target) {
  std::string name = spellOut(defect.pipeline, target);
  if (name.empty() || findPipeline(name))
    return std::nullopt;
  return name;
}

/// Fills in what is known of the minimal case.
static void complete(Finding &finding, DefectProbe &probe, MLIRContext *context,
                     const Case &reduced, const TriageOptions &options) {
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
  std::vector<std::string> pipelines;
  if (!verdict.pipeline.empty())
    pipelines = getPipelinesOf(verdict);
  describe(finding, probe.check(finding.minimalCase, pipelines, "case",
                                verdict.has(VerdictKind::Examined),
                                getPatience(verdict)));
  finding.attribution = attributeDefect(probe, finding.minimalCase, verdict);
  finding.shape = describeShape(minimal, finding.blame);
  finding.operations = countOperations(minimal);
  finding.passes = getSubject(verdict, minimal);
  finding.cpu = probe.getTarget().cpu;
  finding.firstSeen = finding.lastSeen = getTimestamp();
  if (!options.needsReproducer || options.needsReproducer(finding))
    makeReproducer(finding, context, options.checkReproducer);
}

/// A case that merely takes longer than `hangSeconds` is no hang: the
/// reproducer or a probe must have waited longer.
static bool isConfirmed(DefectProbe &probe, const Finding &finding) {
  const Verdict &verdict = finding.verdict;
  if (!verdict.isCompilerHang() || finding.reproduced)
    return true;
  CaseReport report = probe.check(finding.minimalCase, getPipelinesOf(verdict),
                                  "case", verdict.has(VerdictKind::Examined));
  return llvm::any_of(report.verdicts, [&](const Verdict &other) {
    return other.kind == verdict.kind && other.pipeline == verdict.pipeline;
  });
}

std::optional<Finding> padlab::triage(DefectProbe &probe, MLIRContext *context,
                                      llvm::StringRef text,
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
  Verdict &verdict = finding.verdict = *defect;
  std::optional<Case> plain =
      makePlain(probe, *original, verdict, report.stops);
  Case start = plain ? std::move(*plain) : std::move(*original);
  Blame blame = options.blame && !plain ? *options.blame
                                        : probe.blame(start.str(), verdict);
  std::optional<Case> cut =
      cutToStep(probe, context, verdict, report.stops, blame);
  if (cut)
    start = std::move(*cut);
  ReduceOptions reduceOptions = options.reduce;
  reduceOptions.isCut = &finding.isCut;
  Case minimal = reduce(
      start,
      [&](const Case &candidate) {
        return probe.shows(candidate.str(), verdict, report.stops, blame);
      },
      reduceOptions);
  complete(finding, probe, context, minimal, options);
  if (isConfirmed(probe, finding))
    return finding;
  // Reduction may have turned a hang into something that is only slow.
  complete(finding, probe, context, start, options);
  if (isConfirmed(probe, finding))
    return finding;
  return std::nullopt;
}
