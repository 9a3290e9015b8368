//===- CheckWorker.cpp - ranges of seeds, checked in a worker -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckWorker.h"

#include "padlab/fuzz/Incoming.h"

#include "mlir/IR/Verifier.h"
#include "llvm/Support/FormatVariadic.h"

using namespace padlab;
using namespace padlab::check;
namespace json = llvm::json;

std::string RangeResult::encode() const {
  json::Object object = funnel.toJSON();
  object["programs"] = json::Array(programs);
  json::Array list;
  for (const Defect &defect : defects)
    list.push_back(json::Object{{"seed", defect.seed},
                                {"text", defect.text},
                                {"shape", defect.shape},
                                {"report", defect.report.toJSON()}});
  object["defects"] = std::move(list);
  return llvm::formatv("{0}", json::Value(std::move(object)));
}

static std::optional<Defect> decodeDefect(const json::Value &value) {
  const json::Object *object = value.getAsObject();
  const json::Value *report = object ? object->get("report") : nullptr;
  auto decoded = report ? CaseReport::fromJSON(*report) : std::nullopt;
  if (!decoded)
    return std::nullopt;
  return Defect{uint64_t(object->getInteger("seed").value_or(0)),
                object->getString("text").value_or("").str(),
                object->getString("shape").value_or("").str(),
                std::move(*decoded)};
}

std::optional<RangeResult> RangeResult::decode(llvm::StringRef text) {
  llvm::Expected<json::Value> value = json::parse(text);
  if (!value) {
    llvm::consumeError(value.takeError());
    return std::nullopt;
  }
  const json::Object *object = value->getAsObject();
  auto funnel = object ? Funnel::fromJSON(*object) : std::nullopt;
  if (!funnel)
    return std::nullopt;
  RangeResult result;
  result.funnel = std::move(*funnel);
  if (const json::Array *programs = object->getArray("programs"))
    for (const json::Value &hash : *programs)
      result.programs.push_back(hash.getAsUINT64().value_or(0));
  if (const json::Array *defects = object->getArray("defects"))
    for (const json::Value &entry : *defects)
      if (auto defect = decodeDefect(entry))
        result.defects.push_back(std::move(*defect));
  return result;
}

namespace {

/// What is kept between the ranges that one worker checks.
class Handler {
public:
  explicit Handler(const CheckOptions &options) : options(options) {}

  std::string serve(llvm::StringRef request) {
    auto [command, rest] = request.split(' ');
    auto [first, second] = rest.split(' ');
    uint64_t seed = 0, count = 0;
    first.getAsInteger(10, seed);
    second.getAsInteger(10, count);
    renewEngine(count);
    if (command == "generate")
      return generate(seed).str();
    RangeResult result;
    for (uint64_t done = 0; done < count; done += options.batch)
      checkBatch(seed + done, std::min<uint64_t>(options.batch, count - done),
                 result);
    return result.encode();
  }

private:
  struct Engine {
    explicit Engine(llvm::ArrayRef<std::string> pipelines)
        : differential(compiler, pipelines) {}
    Compiler compiler;
    Differential differential;
  };

  /// A context never forgets a type: replace it before it grows large.
  void renewEngine(uint64_t count) {
    constexpr uint64_t casesPerEngine = 20'000;
    cases += count;
    if (engine && cases < casesPerEngine)
      return;
    cases = 0;
    engine.reset();
    engine = std::make_unique<Engine>(options.pipelines);
  }

  Case generate(uint64_t seed) {
    RandomChoices choices(seed);
    return options.target->generate(choices, engine->compiler.getContext());
  }

  void checkBatch(uint64_t seed, uint64_t count, RangeResult &result) {
    std::vector<Case> cases;
    std::vector<const Case *> pointers;
    for (uint64_t i = 0; i < count; ++i)
      cases.push_back(generate(seed + i));
    for (const Case &theCase : cases)
      pointers.push_back(&theCase);
    std::vector<CaseReport> reports = engine->differential.check(pointers);
    for (auto [index, theCase] : llvm::enumerate(cases)) {
      CaseReport &report = reports[index];
      result.funnel.add(mlir::succeeded(mlir::verify(theCase.getModule())),
                        report);
      result.programs.push_back(theCase.getStructuralHash());
      if (report.getDefect())
        result.defects.push_back({seed + index, theCase.str(),
                                  getCoarseShape(theCase), std::move(report)});
    }
  }

  const CheckOptions &options;
  std::unique_ptr<Engine> engine;
  uint64_t cases = 0;
};

} // namespace

static Worker::Factory makeRangeFactory(const CheckOptions &options) {
  return [&options]() -> Worker::Handler {
    auto handler = std::make_shared<Handler>(options);
    return
        [handler](llvm::StringRef request) { return handler->serve(request); };
  };
}

RangeChecker::RangeChecker(const CheckOptions &options)
    : ranges(makeRangeFactory(options)),
      single(makeDifferentialFactory(options.pipelines)) {}

RangeResult RangeChecker::check(uint64_t seed, uint64_t count) {
  WorkerReply reply =
      ranges.call(llvm::formatv("check {0} {1}", seed, count).str());
  if (reply.status == WorkerReply::Status::Done)
    if (auto result = RangeResult::decode(reply.text))
      return *result;
  if (count == 1)
    return checkAlone(seed);
  // Somewhere in the range is a case that kills: halve until it stands alone.
  RangeResult result = check(seed, count / 2);
  RangeResult rest = check(seed + count / 2, count - count / 2);
  result.funnel.add(rest.funnel);
  llvm::append_range(result.programs, rest.programs);
  llvm::append_range(result.defects, rest.defects);
  return result;
}

RangeResult RangeChecker::checkAlone(uint64_t seed) {
  RangeResult result;
  WorkerReply reply = ranges.call(llvm::formatv("generate {0} 1", seed).str());
  bool generated = reply.status == WorkerReply::Status::Done;
  // The generator is ours: where it dies, so does our claim.
  CaseReport report =
      generated ? checkInWorker(single, reply.text)
                : CaseReport::of(
                      {"internal", "", "the generator died: " + reply.reason});
  result.funnel.add(generated, report);
  if (report.getDefect())
    result.defects.push_back({seed, reply.text, "", std::move(report)});
  return result;
}
