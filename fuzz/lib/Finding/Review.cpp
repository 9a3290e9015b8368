//===- Review.cpp - findings promoted, and looked at again ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reproducer.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/FindingReview.h"
#include "padlab/fuzz/Incoming.h"
#include "padlab/fuzz/LLVM.inc"
#include "padlab/fuzz/Manifest.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace padlab;

//===----------------------------------------------------------------------===//
// Promotion
//===----------------------------------------------------------------------===//

/// Adds to the case what `ask` finds when it runs the case, as the outcome that
/// is expected. The case also names the variant of the defect, because other
/// pipelines may not show it.
static Expected<std::string> addExpectation(
    const StoredRecord &finding, StringRef comment,
    llvm::function_ref<Expected<std::string>(const std::string &)> ask) {
  std::unique_ptr<MLIRContext> context = makeProgramContext();
  ScopedDiagnosticHandler quiet(context.get(),
                                [](Diagnostic &) { return success(); });
  FailureOr<Case> theCase =
      Case::parse(finding.read("case.mlir"), "case.mlir", context.get());
  if (failed(theCase))
    return createStringError("the minimal case does not parse");
  if (auto variant = nameVariantOf(finding.getVerdict(), Target()))
    theCase->setVariants(*variant);
  Expected<std::string> expected = ask(theCase->str());
  if (!expected)
    return expected.takeError();
  theCase->getEntry()->setAttr(attrs::expect,
                               StringAttr::get(context.get(), *expected));
  std::string header;
  if (!comment.empty())
    header = "// " + comment.str() + "\n";
  return header + theCase->str();
}

/// Makes a file name from a signature: `mismatch-FusePadOp-1a` becomes
/// `mismatch-fuse-pad-op-1a`.
static std::string makeFileName(StringRef signature) {
  std::string name;
  for (char c : signature) {
    if (llvm::isUpper(c) && !name.empty() && llvm::isLower(name.back()))
      name += '-';
    name += c == '_' ? '-' : llvm::toLower(c);
  }
  return name;
}

static Error addEntry(const StoredRecord &finding,
                      const PromoteOptions &options, KnownFindings known) {
  if (known.find(finding.signature))
    return Error::success();
  KnownFinding entry;
  entry.signature = finding.signature;
  entry.state = options.state;
  entry.reference = options.reference;
  entry.reason = options.reason;
  if (const json::Object *versions = finding.object.getObject("versions"))
    entry.firstVersion = versions->getString("llvm").value_or("").str();
  known.add(std::move(entry));
  return writeFileAtomically(options.corpusDir + "/known-findings.json",
                             known.str());
}

Expected<std::string> padlab::promoteFinding(DefectProbe &probe,
                                             const StoredRecord &finding,
                                             const PromoteOptions &options) {
  auto known = KnownFindings::load(options.corpusDir + "/known-findings.json");
  if (!known)
    return known.takeError();
  auto ask = [&](const std::string &text) -> Expected<std::string> {
    CaseReport report = probe.check(text, {}, finding.signature);
    if (!selectDefect(report))
      return createStringError("'" + finding.signature +
                               "' no longer shows a defect: " + report.str());
    return describeOutcome(report);
  };
  auto promoted = addExpectation(finding, options.reason, ask);
  if (!promoted)
    return promoted.takeError();
  std::string dir = options.corpusDir + "/regressions";
  std::string name =
      options.name.empty() ? makeFileName(finding.signature) : options.name;
  std::string path = dir + "/" + name + ".mlir";
  if (auto existing = llvm::MemoryBuffer::getFile(path);
      existing && (*existing)->getBuffer() != *promoted)
    return createStringError(path +
                             ": error: exists already, with another case");
  if (Error error = ensureWritableDirectory(dir))
    return std::move(error);
  if (Error error = writeFileAtomically(path, *promoted))
    return std::move(error);
  if (Error error = addEntry(finding, options, std::move(*known)))
    return std::move(error);
  if (Error error = writeManifest(options.corpusDir))
    return std::move(error);
  return path;
}

//===----------------------------------------------------------------------===//
// Another look
//===----------------------------------------------------------------------===//

StringRef padlab::getName(Verification verification) {
  switch (verification) {
  case Verification::Shows:
    return "shows";
  case Verification::Fixed:
    return "fixed";
  case Verification::StaysFixed:
    return "stays fixed";
  case Verification::Reappeared:
    return "reappeared";
  case Verification::CannotBeSaid:
    return "cannot be said";
  }
  return "";
}

/// Whether the finding is a crash of this version of LLVM, and its reproducer
/// still shows the crash in one of a few runs. A process that reads memory that
/// is not its own crashes only in some runs, so that one run without a crash
/// does not prove that the defect is fixed.
static bool diesNowAndThen(const StoredRecord &finding) {
  const json::Object *versions = finding.object.getObject("versions");
  if (finding.getText("verdict") != "crash" ||
      finding.getText("reproducer") != "stock" || !versions ||
      versions->getString("llvm") != PADLAB_LLVM_TITLE)
    return false;
  Finding script;
  script.minimalCase = finding.read("case.mlir");
  script.reproProgram = finding.read("repro.mlir");
  script.reproScript = finding.read("repro.sh");
  constexpr unsigned attempts = 5;
  for (unsigned i = 0; i < attempts; ++i)
    if (reproduces(script))
      return true;
  return false;
}

/// Whether both kinds are equal, or both are wrong values: which kind of wrong
/// value a program has may depend on the contents of uninitialized memory.
static bool areAlike(StringRef kind, StringRef other) {
  return kind == other || (hasTrait(kind, VerdictKind::WrongValue) &&
                           hasTrait(other, VerdictKind::WrongValue));
}

/// Whether `verdict` may hide the defect of the finding, so that a missing
/// defect proves nothing. If the finding is about one pipeline, only that
/// pipeline was run. If it is about the case itself, verdicts on pipelines do
/// not matter.
static bool standsBefore(const Verdict &verdict, bool isAboutPipeline) {
  const VerdictKind *kind = findVerdictKind(verdict.kind);
  return (!kind || kind->exitCode != ExitCode::Agree) &&
         (isAboutPipeline || verdict.pipeline.empty());
}

/// Whether the minimal case still shows the finding's defect; nullopt if this
/// cannot be said. A verdict of a similar kind suffices, in a run of only the
/// pipelines that the defect needs, because a search in another version may
/// blame another pattern.
static std::optional<bool> stillShows(DefectProbe &probe,
                                      const StoredRecord &finding) {
  std::vector<std::string> pipelines = getPipelinesOf(finding.getVerdict());
  CaseReport report =
      probe.check(finding.read("case.mlir"), pipelines, finding.signature);
  if (llvm::any_of(report.verdicts, [&](const Verdict &verdict) {
        return areAlike(verdict.kind, finding.getText("verdict"));
      }))
    return true;
  if (report.isDefined() && diesNowAndThen(finding))
    return true;
  if (llvm::any_of(report.verdicts, [&](const Verdict &verdict) {
        return standsBefore(verdict, !pipelines.empty());
      }))
    return std::nullopt;
  return false;
}

/// Returns the result for a finding that shows, or does not show, or of which
/// this cannot be said.
static Verification compareWithPast(std::optional<bool> shows, bool wasFixed) {
  if (!shows)
    return Verification::CannotBeSaid;
  if (*shows)
    return wasFixed ? Verification::Reappeared : Verification::Shows;
  return wasFixed ? Verification::StaysFixed : Verification::Fixed;
}

Expected<Verification> padlab::reverifyFinding(DefectProbe &probe,
                                               StringRef findingsDir,
                                               const StoredRecord &finding) {
  Verification result = compareWithPast(
      stillShows(probe, finding), finding.object.get("fixedIn") != nullptr);
  if (result == Verification::Reappeared)
    if (Error error =
            countFinding(findingsDir, finding.signature, getTimestamp()))
      return std::move(error);
  Error error =
      editFinding(findingsDir, finding.signature, [&](json::Object &object) {
        object["verifiedAt"] = getTimestamp();
        if (result == Verification::CannotBeSaid)
          return;
        object["verifiedWith"] = PADLAB_LLVM_TITLE;
        if (result == Verification::Fixed) {
          object["state"] = "fixed";
          object["fixedIn"] = PADLAB_LLVM_TITLE;
        }
      });
  if (error)
    return std::move(error);
  return result;
}
