//===- BlameAgain.cpp - another blame, or a further reduction -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FindingFiles.h"

#include "padlab/fuzz/FindingReview.h"

using namespace padlab;

bool padlab::lacksBlame(const StoredRecord &finding) {
  Blame blame = finding.getBlame();
  return blame.pass.empty() || !blame.unknown.empty();
}

/// Returns the stored verdict, with the pass that the verdict of a new run of
/// the minimal case names.
static Verdict showAgain(DefectProbe &probe, const StoredRecord &finding,
                         StringRef text) {
  Verdict defect = finding.getVerdict();
  CaseReport report =
      probe.check(text, getPipelinesOf(defect), finding.signature,
                  defect.has(VerdictKind::Examined));
  for (const Verdict &verdict : report.verdicts)
    if (verdict.kind == defect.kind && verdict.pipeline == defect.pipeline)
      defect.pass = verdict.pass;
  return defect;
}

Expected<Blame> padlab::blameAgain(DefectProbe &probe, StringRef findingsDir,
                                   const StoredRecord &finding) {
  Finding again;
  again.minimalCase = finding.read("case.mlir");
  again.passes = finding.getText("passes");
  again.verdict = showAgain(probe, finding, again.minimalCase);
  again.blame = probe.blame(again.minimalCase, again.verdict);
  // If the new blame has nothing new, only the reason why it found nothing
  // (`Blame::unknown`) is stored.
  bool isNews = !again.blame.pass.empty() &&
                (again.blame.unknown.empty() ||
                 again.blame.pass != finding.getBlame().pass);
  if (isNews) {
    makeReproducer(again, makeProgramContext().get(), /*check=*/true);
    // Write the files before the record that names them: if the process is
    // killed in between, the search is repeated.
    FindingFiles files;
    addBlame(files, again.blame);
    if (again.reproduced)
      addReproducer(files, again);
    if (Error error = writeFiles(finding.path, files))
      return std::move(error);
  }
  Error error =
      editFinding(findingsDir, finding.signature, [&](json::Object &object) {
        if (!isNews) {
          Blame old = finding.getBlame();
          old.unknown = again.blame.unknown;
          object["blame"] = old.toJSON();
          return;
        }
        object["blame"] = again.blame.toJSON();
        if (again.reproduced) {
          object["reproduced"] = true;
          object["reproducer"] = again.stockReproducer ? "stock" : "padlab";
        }
      });
  if (error)
    return std::move(error);
  return std::move(again.blame);
}

//===----------------------------------------------------------------------===//
// Further reduction
//===----------------------------------------------------------------------===//

bool padlab::isCut(const StoredRecord &finding) {
  return finding.object.getBoolean("cut").value_or(false);
}

/// The fields of finding.json that depend on the minimal case, and are
/// replaced; the others are kept.
static constexpr StringLiteral followingKeys[] = {
    "schemaVersion", "verdict",    "pipeline",   "detail", "interpreted",
    "says",          "phase",      "function",   "caller", "blame",
    "message",       "shape",      "operations", "cut",    "passes",
    "cpu",           "reproducer", "reproduced"};

Expected<std::optional<unsigned>>
padlab::reduceAgain(DefectProbe &probe, StringRef findingsDir,
                    const StoredRecord &finding, unsigned maxSeconds) {
  TriageOptions options;
  options.defect = finding.getVerdict();
  options.reduce.maxSeconds = maxSeconds;
  options.pipelines = getPipelinesOf(*options.defect);
  if (Blame blame = finding.getBlame(); !blame.pass.empty())
    options.blame = std::move(blame);
  std::optional<Finding> again = triage(probe, makeProgramContext().get(),
                                        finding.read("case.mlir"), options);
  if (!again)
    return std::nullopt;
  // Texts are written before the record that mentions them: if the process is
  // killed in between, the work is repeated.
  if (Error error = writeFiles(finding.path, listMinimalFiles(*again)))
    return std::move(error);
  json::Object now = again->toJSON();
  Error error =
      editFinding(findingsDir, finding.signature, [&](json::Object &object) {
        for (StringRef key : followingKeys)
          object[key] = *now.get(key);
        // The rate, how often the script shows the defect, is that of the old
        // script.
        object.erase("rate");
      });
  if (error)
    return std::move(error);
  return again->operations;
}
