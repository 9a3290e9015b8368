//===- CheckWorker.cpp - ranges of seeds, checked in a worker -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckWorker.h"

#include "LoopBody.h"

#include "../Differential/DeathCause.h"
#include "../Support/Message.h"

#include "padlab/fuzz/Incoming.h"
#include "padlab/fuzz/Triage.h"

#include "mlir/IR/Verifier.h"

#include <malloc.h>

using namespace padlab;
using namespace padlab::check;

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
  json::Object counts;
  for (const auto &[name, tally] : tallies)
    counts[name] = tally.toJSON();
  object["variants"] = std::move(counts);
  return Message{std::move(object), {}}.encode();
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

std::optional<RangeResult> RangeResult::decode(StringRef text) {
  std::optional<Message> message = Message::decode(text);
  const json::Object *object = message ? &message->fields : nullptr;
  auto funnel = object ? Funnel::fromJSON(*object) : std::nullopt;
  if (!funnel)
    return std::nullopt;
  RangeResult result;
  result.funnel = std::move(*funnel);
  if (const json::Object *counts = object->getObject("variants"))
    for (const auto &[name, tally] : *counts)
      if (const json::Object *fields = tally.getAsObject())
        result.tallies[name.str()] = VariantTally::fromJSON(*fields);
  if (const json::Array *programs = object->getArray("programs"))
    for (const json::Value &hash : *programs)
      result.programs.push_back(hash.getAsUINT64().value_or(0));
  if (const json::Array *defects = object->getArray("defects"))
    for (const json::Value &entry : *defects)
      if (auto defect = decodeDefect(entry))
        result.defects.push_back(std::move(*defect));
  return result;
}

void RangeResult::add(RangeResult other) {
  funnel.add(other.funnel);
  for (const auto &[name, tally] : other.tallies)
    tallies[name].add(tally);
  llvm::append_range(programs, other.programs);
  for (Defect &defect : other.defects)
    defects.push_back(std::move(defect));
}

/// Chooses the variants for the case of `seed`. Extras are drawn by `first`,
/// the first seed of the batch, because they are expensive and are compiled
/// together.
static VariantChoice choose(const CheckOptions &options,
                            ArrayRef<Variant> variants, uint64_t seed,
                            uint64_t first) {
  if (options.usesDefaults && !options.sample)
    return chooseDefaults(*options.target, variants, first);
  return options.sample ? sampleVariants(variants, options.sample, seed)
                        : VariantChoice();
}

/// Whether the report has defects, refusals by pipelines, or failures of padlab
/// itself.
static bool isKept(const CaseReport &report) {
  return report.getExitCode() == ExitCode::Internal || selectDefect(report);
}

namespace {

/// A batch of consecutive seeds. `skipped` has those whose case is known to
/// kill its process, and which are not checked.
struct Batch {
  uint64_t seed = 0, count = 0;
  SmallVector<uint64_t, 2> skipped;

  /// Encodes a request. `command` is `check`, or `generate`, which only returns
  /// the text of the first case.
  std::string encode(StringRef command) const {
    json::Array skips;
    for (uint64_t skip : skipped)
      skips.push_back(skip);
    json::Object fields{{"command", command},
                        {"seed", seed},
                        {"count", count},
                        {"skipped", std::move(skips)}};
    return Message{std::move(fields), {}}.encode();
  }
  static Batch decode(const Message &message) {
    auto read = [](const json::Value *value) {
      return value ? value->getAsUINT64().value_or(0) : 0;
    };
    Batch batch;
    batch.seed = read(message.fields.get("seed"));
    batch.count = read(message.fields.get("count"));
    if (const json::Array *skips = message.fields.getArray("skipped"))
      for (const json::Value &skip : *skips)
        batch.skipped.push_back(read(&skip));
    return batch;
  }
  SmallVector<uint64_t> getSeeds() const {
    SmallVector<uint64_t> seeds;
    for (uint64_t i = seed; i != seed + count; ++i)
      if (!llvm::is_contained(skipped, i))
        seeds.push_back(i);
    return seeds;
  }
};

/// The state that the child of a worker keeps from one batch to the next.
class Handler {
public:
  explicit Handler(const CheckOptions &options) : options(options) {
    // A compilation allocates and frees the same few megabytes again and again,
    // so this memory is not returned to the system each time.
    ::mallopt(M_TOP_PAD, 64 << 20);
    ::mallopt(M_TRIM_THRESHOLD, 512 << 20);
  }

  std::string serve(StringRef request) {
    Message message = std::move(*Message::decode(request));
    Batch batch = Batch::decode(message);
    renewEngine(batch.count);
    if (message.getText("command") == "generate")
      return generate(batch.seed).str();
    return check(batch).encode();
  }

private:
  struct Engine {
    explicit Engine(const CheckOptions &options)
        : differential(compiler, options.pipelines,
                       {/*jointCompilation=*/true, options.examineEvery,
                        /*noteSubjectActions=*/true, options.nativeEvery}) {}
    Compiler compiler;
    Differential differential;
  };

  /// Replaces the engine before its context grows large, because a context
  /// never forgets a type.
  void renewEngine(uint64_t count) {
    constexpr uint64_t casesPerEngine = 20'000;
    cases += count;
    if (engine && cases < casesPerEngine)
      return;
    cases = 0;
    engine.reset();
    engine = std::make_unique<Engine>(options);
  }

  Case generate(uint64_t seed) {
    RandomChoices choices(seed);
    return options.target->generate(choices, engine->compiler.getContext());
  }

  RangeResult check(const Batch &batch) {
    SmallVector<uint64_t> seeds = batch.getSeeds();
    RangeResult result;
    std::vector<Case> cases;
    std::vector<const Case *> pointers;
    std::vector<VariantChoice> choices;
    for (auto [index, seed] : llvm::enumerate(seeds)) {
      noteActivity(Activity::Case, std::to_string(index));
      noteActivity(Activity::Step, "generator");
      cases.push_back(generate(seed));
      choices.push_back(choose(options, engine->differential.getVariants(),
                               seed, batch.seed));
    }
    for (const Case &theCase : cases)
      pointers.push_back(&theCase);
    std::vector<CaseReport> reports =
        engine->differential.check(pointers, choices);
    for (auto [seed, theCase, report] :
         llvm::zip_equal(seeds, cases, reports)) {
      result.funnel.add(mlir::succeeded(mlir::verify(theCase.getModule())),
                        report);
      addReport(result.tallies, report);
      result.programs.push_back(theCase.getStructuralHash());
      if (isKept(report))
        result.defects.push_back(
            {seed, theCase.str(), getCoarseShape(theCase), std::move(report)});
    }
    return result;
  }

  const CheckOptions &options;
  std::unique_ptr<Engine> engine;
  uint64_t cases = 0;
};

} // namespace

static Worker::Factory makeBatchFactory(const CheckOptions &options) {
  return [&options]() -> Worker::Handler {
    auto handler = std::make_shared<Handler>(options);
    return [handler](StringRef request) { return handler->serve(request); };
  };
}

RangeChecker::RangeChecker(const CheckOptions &options)
    : options(options), batches(makeBatchFactory(options)),
      single(makeDifferentialFactory(options.pipelines)) {
  for (const std::string &name : options.pipelines)
    variants.push_back(llvm::cantFail(parseVariant(name)));
}

RangeResult RangeChecker::check(uint64_t seed, uint64_t count) {
  RangeResult result;
  for (uint64_t done = 0; done < count; done += options.batch)
    checkBatch(seed + done, std::min<uint64_t>(options.batch, count - done),
               result);
  return result;
}

/// Checks a batch. If a case kills the worker, the case is reported with its
/// death, and the rest of the batch starts over. If it is unknown which case
/// did so, each case is checked alone.
void RangeChecker::checkBatch(uint64_t seed, uint64_t count,
                              RangeResult &result) {
  Batch batch{seed, count, {}};
  while (batch.skipped.size() != count) {
    WorkerReply reply = batches.call(batch.encode("check"));
    if (reply.status == WorkerReply::Status::Done) {
      if (auto answer = RangeResult::decode(reply.text)) {
        if (llvm::any_of(answer->defects, [](const Defect &defect) {
              return defect.report.mayHaveLeftDamage();
            }))
          batches.renew();
        result.add(std::move(*answer));
      }
      return;
    }
    SmallVector<uint64_t> seeds = batch.getSeeds();
    size_t place = seeds.size();
    StringRef(reply.getActivity(Activity::Case)).getAsInteger(10, place);
    if (place >= seeds.size()) {
      for (uint64_t each : seeds)
        add(each, std::nullopt, seed, result);
      return;
    }
    // Native code of any case of the batch may have damaged what the oracles
    // died of.
    std::optional<CaseReport> report;
    if (!mayComeFromDamage(reply))
      report = reportDeath(reply);
    add(seeds[place], std::move(report), seed, result);
    batch.skipped.push_back(seeds[place]);
  }
}

/// Adds a case that was not reported with its batch. If there is no `report`,
/// checks the case alone.
void RangeChecker::add(uint64_t seed, std::optional<CaseReport> report,
                       uint64_t first, RangeResult &result) {
  WorkerReply reply = batches.call(Batch{seed, 1, {}}.encode("generate"));
  bool generated = reply.status == WorkerReply::Status::Done;
  // The generator is part of padlab: if it dies, that is a defect of padlab.
  if (!generated)
    report =
        CaseReport::of({"internal", "", "the generator died: " + reply.reason});
  else if (!report)
    report = checkInWorker(single, reply.text, "case",
                           choose(options, variants, seed, first));
  result.funnel.add(generated, *report);
  addReport(result.tallies, *report);
  if (isKept(*report))
    result.defects.push_back({seed, reply.text, "", std::move(*report)});
}
