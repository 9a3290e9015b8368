//===- TriageWorker.cpp - the child that triages --------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TriageWorker.h"

#include "Clusters.h"
#include "RawDefects.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/FindingFolder.h"
#include "padlab/fuzz/Triage.h"

#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

using namespace padlab;

std::string padlab::makeWitness(llvm::StringRef path, llvm::StringRef kind,
                                llvm::StringRef pipeline) {
  auto hash = [](llvm::StringRef text) {
    return llvm::utohexstr(uint32_t(llvm::xxh3_64bits(text)));
  };
  return hash(llvm::sys::path::filename(path)) + "-" +
         hash((kind + " " + pipeline).str());
}

namespace {

constexpr unsigned maxReduceSeconds = 10;

/// The pipelines that showed something; none where one is unknown: then all are
/// worth a look.
std::vector<std::string> listPipelinesOf(const CaseReport &report) {
  std::vector<std::string> pipelines;
  for (const Verdict &defect : selectDefects(report)) {
    if (defect.pipeline.empty())
      return {};
    if (!llvm::is_contained(pipelines, defect.pipeline))
      pipelines.push_back(defect.pipeline);
  }
  return pipelines;
}

class Handler {
public:
  explicit Handler(std::string findingsDir)
      : findingsDir(std::move(findingsDir)), context(makeProgramContext()) {}

  std::string serve(llvm::StringRef request) {
    llvm::SmallVector<llvm::StringRef, 4> words;
    request.split(words, '\t');
    std::string text = readFile(words[1]).value_or("");
    if (looked != words[1])
      found.clear();
    looked = words[1].str();
    if (words[0] == "look")
      return look(text, readReport(words[1]));
    return reduce(text, words[2].str(), words[3].str(),
                  makeWitness(words[1], words[2], words[3]));
  }

private:
  std::string look(const std::string &text,
                   const std::optional<CaseReport> &report) {
    std::vector<std::string> pipelines;
    bool examines = false;
    if (report) {
      pipelines = listPipelinesOf(*report);
      for (const Verdict &defect : selectDefects(*report))
        examines |= takesExamination(defect.kind);
    }
    found.clear();
    std::string reply;
    std::set<std::string> known;
    for (const Verdict &defect :
         selectDefects(probe.check(text, pipelines, "case", examines))) {
      // A pass may refuse a program; that is for padlab-reduce to look into.
      if (defect.kind == "rejected")
        continue;
      // Targets and forms of the case are other ways to the same.
      std::string way = defect.kind + " " + defect.pass + " " +
                        getPipelineOf(defect.pipeline).str();
      if (known.count(way) || !isConfirmed(text, defect))
        continue;
      known.insert(way);
      Blame blame = probe.blame(text, defect);
      reply += defect.kind + "\t" + defect.pipeline + "\t" +
               Clusters::getName(FindingKey::of(defect, blame)) + "\t" +
               Clusters::describeAspect(blame) + "\n";
      found[{defect.kind, defect.pipeline}] = {defect, std::move(blame)};
    }
    return reply;
  }

  /// What damages memory shows anywhere, in the trusted pipeline as well: where
  /// that is alone, it must show the defect, too.
  bool isConfirmed(const std::string &text, const Verdict &defect) {
    const std::string &trusted = getPipelines().front().name;
    if (defect.pipeline != trusted)
      return true;
    CaseReport report =
        probe.check(text, {trusted}, "case", takesExamination(defect.kind));
    return llvm::any_of(report.verdicts, [&](const Verdict &verdict) {
      return verdict.kind == defect.kind && verdict.pipeline == trusted;
    });
  }

  std::string reduce(const std::string &text, const std::string &kind,
                     const std::string &pipeline, const std::string &witness) {
    TriageOptions options;
    options.reduce.maxSeconds = maxReduceSeconds;
    options.defect = Verdict{kind, pipeline, ""};
    if (!pipeline.empty())
      options.pipelines = {pipeline};
    if (auto known = found.find({kind, pipeline}); known != found.end())
      std::tie(options.defect, options.blame) = std::move(known->second);
    options.needsReproducer = [&](const Finding &finding) {
      return !isKnownSmaller(findingsDir, finding);
    };
    std::optional<Finding> finding =
        triage(probe, context.get(), text, options);
    if (!finding)
      return {};
    if (finding->reproScript.empty()) {
      std::string signature = finding->getSignature();
      llvm::Error error =
          countFinding(findingsDir, signature, finding->lastSeen, witness);
      return error ? "error\t" + llvm::toString(std::move(error))
                   : "known\t" + signature;
    }
    finding->witnesses = {witness};
    llvm::Expected<StoredFinding> stored = storeFinding(findingsDir, *finding);
    if (!stored)
      return "error\t" + llvm::toString(stored.takeError());
    return (stored->isNew ? "new\t" : "known\t") + finding->getSignature();
  }

  std::string findingsDir;
  std::unique_ptr<mlir::MLIRContext> context;
  DefectProbe probe;
  /// What the last look found, by kind and pipeline, and where: what is asked
  /// next is mostly to reduce that.
  std::string looked;
  std::map<std::pair<std::string, std::string>, std::pair<Verdict, Blame>>
      found;
};

} // namespace

Worker::Factory padlab::makeTriageWorkerFactory(std::string findingsDir) {
  return [findingsDir = std::move(findingsDir)]() -> Worker::Handler {
    auto handler = std::make_shared<Handler>(findingsDir);
    return
        [handler](llvm::StringRef request) { return handler->serve(request); };
  };
}
