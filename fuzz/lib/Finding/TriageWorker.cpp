//===- TriageWorker.cpp - the child that triages --------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TriageWorker.h"

#include "Clusters.h"
#include "RawDefects.h"

#include "../Support/Message.h"

#include "padlab/codegen/GuardNames.h"
#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Attribution.h"
#include "padlab/fuzz/FindingFolder.h"
#include "padlab/fuzz/Triage.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

using namespace padlab;

std::string padlab::makeWitness(StringRef path, StringRef kind,
                                StringRef pipeline) {
  auto hash = [](StringRef text) {
    return llvm::utohexstr(uint32_t(llvm::xxh3_64bits(text)));
  };
  return hash(llvm::sys::path::filename(path)) + "-" +
         hash((kind + " " + pipeline).str());
}

namespace {

/// Seconds of processor time that one reduction may take.
constexpr int64_t maxReduceSeconds = 10;

/// Returns the pipelines that showed a defect. If some defect names no
/// pipeline, returns none, so that all are run.
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
  Handler(std::string findingsDir, GetSureCauses getSureCauses)
      : findingsDir(findingsDir), index(findingsDir, std::move(getSureCauses)),
        context(makeProgramContext()) {}

  std::string serve(StringRef request) {
    Message message = std::move(*Message::decode(request));
    std::string path = message.getText("path").str();
    std::string text = readFile(path).value_or("");
    if (looked != path)
      found.clear();
    looked = path;
    if (message.getText("command") == "explain")
      return explain(text, readReport(path));
    if (message.getText("command") == "look")
      return look(text, readReport(path));
    std::string kind = message.getText("kind").str();
    std::string pipeline = message.getText("pipeline").str();
    int64_t left =
        message.fields.getInteger("secondsLeft").value_or(maxReduceSeconds);
    unsigned maxSeconds = std::clamp<int64_t>(left, 0, maxReduceSeconds);
    Reduced reduced = reduce(text, kind, pipeline, maxSeconds,
                             makeWitness(path, kind, pipeline));
    json::Object answer{{"signature", reduced.signature},
                        {"new", reduced.isNew},
                        {"error", json::fixUTF8(reduced.error)}};
    return Message{std::move(answer), {}}.encode();
  }

private:
  static std::string encodeWays(json::Array ways) {
    return Message{json::Object{{"found", std::move(ways)}}, {}}.encode();
  }

  std::string explain(const std::string &text,
                      const std::optional<CaseReport> &report) {
    json::Array ways;
    std::vector<Verdict> defects;
    if (report)
      defects = selectDefects(*report);
    // If the report has no defect, there is nothing to explain. An entry
    // without a cause makes the queue look at the case.
    if (defects.empty())
      ways.push_back(json::Object{{"cluster", DefectKey().toJSON()}});
    for (const Verdict &defect : defects)
      if (std::optional<Attribution> shown = explainDefect(probe, text, defect);
          !shown || !shown->met.empty())
        ways.push_back(describeWay(defect, shown.value_or(Attribution())));
    return encodeWays(std::move(ways));
  }

  /// Describes a pipeline that shows a raw defect, and the known cause that
  /// explains it. To ask for the cause, it makes a finding that has the pass
  /// which the verdict names, but no pattern: a guard on a pass makes a cause
  /// certain only if the finding is about that pass.
  json::Object describeWay(const Verdict &defect, Attribution shown) {
    Finding asked;
    asked.verdict = defect;
    asked.blame.pass = defect.pass;
    asked.blame.setPatternName(defect.operation);
    asked.attribution = std::move(shown);
    bool isExplained = asked.attribution.isKnown();
    json::Object finding = asked.toJSON();
    std::string cause = index.getCause(finding);
    bool isCoarse = hasPassGuard(cause);
    // A defect of an unknown pass may be of any pass, so that a guard on a pass
    // does not prove its cause.
    if (isCoarse && defect.pass.empty())
      cause.clear();
    return json::Object{
        {"kind", defect.kind},
        {"pipeline", defect.pipeline},
        {"cluster", Clusters::makeKeyOfCause(defect, cause).toJSON()},
        {"explained", isExplained},
        {"sameAs", isCoarse ? "" : index.findSame(finding)}};
  }

  std::string look(const std::string &text,
                   const std::optional<CaseReport> &report) {
    std::vector<std::string> pipelines;
    bool examines = false;
    if (report) {
      pipelines = listPipelinesOf(*report);
      for (const Verdict &defect : selectDefects(*report))
        examines |= defect.has(VerdictKind::Examined);
    }
    found.clear();
    json::Array list;
    std::set<DefectKey> known;
    for (const Verdict &defect :
         selectDefects(probe.check(text, pipelines, "case", examines))) {
      // A pass may refuse a program. People can ask padlab-reduce why it does.
      if (defect.has(VerdictKind::Refusal))
        continue;
      DefectKey way = DefectKey::of(defect).at(Grain::Way);
      if (known.count(way) || !isConfirmed(text, defect))
        continue;
      known.insert(way);
      Blame blame = probe.blame(text, defect);
      DefectKey cluster = DefectKey::of(defect, blame).at(Grain::Cluster);
      list.push_back(json::Object{{"kind", defect.kind},
                                  {"pipeline", defect.pipeline},
                                  {"cluster", cluster.toJSON()},
                                  {"aspect", Clusters::describeAspect(blame)}});
      found[{defect.kind, defect.pipeline}] = {defect, std::move(blame)};
    }
    return encodeWays(std::move(list));
  }

  /// Whether a defect of the trusted pipeline also shows if only this pipeline
  /// runs. If it does not, the code of another pipeline may have damaged
  /// memory. Defects of other pipelines need no confirmation.
  bool isConfirmed(const std::string &text, const Verdict &defect) {
    const std::string &trusted = getPipelines().front().name;
    if (defect.pipeline != trusted)
      return true;
    CaseReport report =
        probe.check(text, {trusted}, "case", defect.has(VerdictKind::Examined));
    return findAgain(report, defect);
  }

  Reduced reduce(const std::string &text, const std::string &kind,
                 const std::string &pipeline, unsigned maxSeconds,
                 const std::string &witness) {
    TriageOptions options;
    options.reduce.maxSeconds = maxSeconds;
    options.reduce.getUsedSeconds = [this] {
      return probe.getProcessorSeconds();
    };
    options.defect = Verdict{kind, pipeline, ""};
    if (!pipeline.empty())
      options.pipelines = {pipeline};
    if (auto known = found.find({kind, pipeline}); known != found.end())
      std::tie(options.defect, options.blame) = std::move(known->second);
    std::string same;
    options.needsReproducer = [&](const Finding &finding) {
      same = index.findOther(finding.toJSON());
      return same.empty() && !isKnownSmaller(findingsDir, finding);
    };
    std::optional<Finding> finding =
        triage(probe, context.get(), text, options);
    if (!finding)
      return {};
    if (finding->reproScript.empty()) {
      std::string signature = same.empty() ? finding->getSignature() : same;
      if (Error error =
              countFinding(findingsDir, signature, finding->lastSeen, witness))
        return {"", false, llvm::toString(std::move(error))};
      return {signature, false, ""};
    }
    finding->witnesses = {witness};
    // The finding was first seen when the fuzzer stored the case.
    fs::file_status status;
    if (!fs::status(looked, status))
      finding->firstSeen =
          getTimestamp(llvm::sys::toTimeT(status.getLastModificationTime()));
    Expected<StoredFinding> stored = storeFinding(findingsDir, *finding);
    if (!stored)
      return {"", false, llvm::toString(stored.takeError())};
    return {finding->getSignature(), stored->isNew, ""};
  }

  std::string findingsDir;
  CauseIndex index;
  std::unique_ptr<mlir::MLIRContext> context;
  DefectProbe probe;
  /// The case of the last request and, by kind and pipeline, the defects that
  /// the last look has found in it: the next request mostly asks to reduce one
  /// of them.
  std::string looked;
  std::map<std::pair<std::string, std::string>, std::pair<Verdict, Blame>>
      found;
};

} // namespace

static std::string encodeCommand(StringRef command, StringRef path) {
  return Message{json::Object{{"command", command}, {"path", path}}, {}}
      .encode();
}

std::string padlab::encodeExplain(StringRef path) {
  return encodeCommand("explain", path);
}

std::string padlab::encodeLook(StringRef path) {
  return encodeCommand("look", path);
}

std::string padlab::encodeReduce(StringRef path, StringRef kind,
                                 StringRef pipeline, double secondsLeft) {
  json::Object request{{"command", "reduce"},
                       {"path", path},
                       {"kind", kind},
                       {"pipeline", pipeline},
                       {"secondsLeft", int64_t(secondsLeft)}};
  return Message{std::move(request), {}}.encode();
}

std::vector<LookedAt> padlab::decodeLook(StringRef answer) {
  std::vector<LookedAt> all;
  std::optional<Message> message = Message::decode(answer);
  const json::Array *list =
      message ? message->fields.getArray("found") : nullptr;
  if (!list)
    return all;
  for (const json::Value &value : *list) {
    const json::Object *object = value.getAsObject();
    auto cluster =
        object ? DefectKey::fromJSON(object->get("cluster")) : std::nullopt;
    if (cluster)
      all.push_back({object->getString("kind").value_or("").str(),
                     object->getString("pipeline").value_or("").str(),
                     std::move(*cluster),
                     object->getString("aspect").value_or("").str(),
                     object->getBoolean("explained").value_or(false),
                     object->getString("sameAs").value_or("").str()});
  }
  return all;
}

Reduced padlab::decodeReduced(StringRef answer) {
  std::optional<Message> message = Message::decode(answer);
  if (!message)
    return {};
  return {message->getText("signature").str(),
          message->fields.getBoolean("new").value_or(false),
          message->getText("error").str()};
}

Worker::Factory padlab::makeTriageWorkerFactory(std::string findingsDir,
                                                GetSureCauses getSureCauses) {
  return [findingsDir = std::move(findingsDir),
          getSureCauses = std::move(getSureCauses)]() -> Worker::Handler {
    auto handler = std::make_shared<Handler>(findingsDir, getSureCauses);
    return [handler](StringRef request) { return handler->serve(request); };
  };
}
