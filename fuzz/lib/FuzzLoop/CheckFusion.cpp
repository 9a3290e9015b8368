//===- CheckFusion.cpp - how often pad fusion fires -----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Compiler.h"
#include "padlab/codegen/Registration.h"
#include "padlab/fuzz/FusionTable.h"
#include "padlab/fuzz/Progress.h"
#include "padlab/fuzz/Worker.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;
using namespace padlab;

static constexpr StringLiteral passText = "padlab-fuse-pad{remarks=true}";
static constexpr size_t maxExamples = 5;

static bool isElementwise(Operation *op, unsigned result) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  return linalgOp && linalgOp.getNumParallelLoops() == linalgOp.getNumLoops() &&
         linalgOp.getIndexingMapsArray()[linalgOp.getNumDpsInputs() + result]
             .isPermutation();
}

static PadSource classify(tensor::PadOp pad) {
  Value source = pad.getSource();
  while (Operation *op = source.getDefiningOp()) {
    if (!isa<tensor::CastOp, tensor::ExtractSliceOp, tensor::CollapseShapeOp,
             tensor::ExpandShapeOp>(op))
      break;
    source = op->getOperand(0);
  }
  auto result = dyn_cast<OpResult>(source);
  if (!result)
    return PadSource::None;
  Operation *op = result.getOwner();
  if (isa<tensor::PadOp>(op))
    return PadSource::Pad;
  if (!isa<DestinationStyleOpInterface>(op))
    return PadSource::None;
  return isElementwise(op, result.getResultNumber()) ? PadSource::Elementwise
                                                     : PadSource::Destination;
}

namespace {

/// The facts that are known of a pad. Its line identifies it, because remarks
/// have the location of the pad.
struct KnownPad {
  PadSource source;
  std::string refusal;
  bool fused = false, stays = false;

  PadOutcome getOutcome() const {
    if (fused || (refusal.empty() && !stays))
      return PadOutcome::Fused;
    if (refusal.empty())
      return PadOutcome::Silent;
    StringRef text = refusal;
    return text.starts_with("rule ")  ? PadOutcome::Rule
           : text.starts_with("cost") ? PadOutcome::Cost
                                      : PadOutcome::Other;
  }
};

/// Runs pad fusion on one case after the other, and counts the outcomes.
class Counter {
public:
  explicit Counter(const FuzzTarget &target)
      : target(target), context(compiler.getContext()) {
    registerAllPasses();
    passes = std::make_unique<PassManager>(context);
    [[maybe_unused]] LogicalResult parsed =
        parsePassPipeline(passText, *passes);
    assert(succeeded(parsed) && "the pass is registered");
    passes->enableVerifier(false);
  }

  void count(uint64_t seed, FusionTable &table);

private:
  std::vector<KnownPad> label(ModuleOp module);
  bool run(ModuleOp module, std::vector<KnownPad> &pads, std::string &error);

  const FuzzTarget &target;
  Compiler compiler;
  MLIRContext *context;
  std::unique_ptr<PassManager> passes;
};

} // namespace

/// Gives each pad a location with a line of its own.
std::vector<KnownPad> Counter::label(ModuleOp module) {
  std::vector<KnownPad> pads;
  module.walk([&](tensor::PadOp pad) {
    pad->setLoc(FileLineColLoc::get(context, "pad", pads.size(), 0));
    pads.push_back({classify(pad), {}});
  });
  return pads;
}

static KnownPad *find(std::vector<KnownPad> &pads, Location loc) {
  auto line = dyn_cast<FileLineColLoc>(loc);
  return line && line.getFilename() == "pad" && line.getLine() < pads.size()
             ? &pads[line.getLine()]
             : nullptr;
}

bool Counter::run(ModuleOp module, std::vector<KnownPad> &pads,
                  std::string &error) {
  ScopedDiagnosticHandler handler(context, [&](Diagnostic &diagnostic) {
    std::string text = diagnostic.str();
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error) {
      if (error.empty())
        error = text;
      return success();
    }
    StringRef rest = text;
    KnownPad *pad = find(pads, diagnostic.getLocation());
    if (pad && rest.starts_with("pad fused"))
      pad->fused = true;
    else if (pad && rest.consume_front("pad not fused, "))
      pad->refusal = rest.str();
    return success();
  });
  bool ok = succeeded(passes->run(module)) && succeeded(verify(module));
  module.walk([&](tensor::PadOp pad) {
    if (KnownPad *known = find(pads, pad.getLoc()))
      known->stays = true;
  });
  return ok;
}

void Counter::count(uint64_t seed, FusionTable &table) {
  RandomChoices choices(seed);
  Case theCase = target.generate(choices, context);
  std::vector<KnownPad> pads = label(theCase.getModule());
  ++table.programs;
  if (pads.empty())
    return;
  std::string error;
  if (!run(theCase.getModule(), pads, error)) {
    ++table.failures;
    table.examples.push_back(formatv("seed {0}: {1}", seed, error));
  }
  ++table.withPad;
  bool hasProducer = false;
  std::array<bool, numPadOutcomes> seen = {};
  for (const KnownPad &pad : pads) {
    PadOutcome outcome = pad.getOutcome();
    seen[unsigned(outcome)] = true;
    ++table.pads[unsigned(pad.source)][unsigned(outcome)];
    hasProducer |= pad.source != PadSource::None;
    if (outcome != PadOutcome::Fused)
      ++table.refusals[pad.refusal.empty() ? "no remark" : pad.refusal];
  }
  auto has = [&](PadOutcome outcome) { return seen[unsigned(outcome)]; };
  ++(has(PadOutcome::Fused)                             ? table.fired
     : has(PadOutcome::Rule) || has(PadOutcome::Silent) ? table.ruledOut
     : has(PadOutcome::Cost)                            ? table.costly
                                                        : table.nothing);
  table.withProducer += hasProducer;
}

/// Makes workers that answer the request `SEED COUNT` with the table for COUNT
/// cases from seed SEED on.
static Worker::Factory makeFactory(const FuzzTarget &target) {
  return [&target]() -> Worker::Handler {
    auto counter = std::make_shared<Counter>(target);
    return [counter](StringRef request) {
      auto [first, second] = request.split(' ');
      uint64_t seed = 0, count = 0;
      first.getAsInteger(10, seed);
      second.getAsInteger(10, count);
      FusionTable table;
      for (uint64_t i = 0; i != count; ++i) {
        noteActivity(Activity::Step, std::to_string(seed + i));
        counter->count(seed + i, table);
      }
      return formatv("{0}", json::Value(table.toJSON())).str();
    };
  };
}

/// Makes the table for `count` cases from `seed` on. If the pass crashes on a
/// case, the table ends with that case, and `count` becomes the number of cases
/// up to it.
static FusionTable countRange(Worker &worker, uint64_t seed, uint64_t &count) {
  WorkerReply reply = worker.call(formatv("{0} {1}", seed, count).str());
  if (reply.status == WorkerReply::Status::Done) {
    auto value = json::parse(reply.text);
    if (value && value->getAsObject())
      return FusionTable::fromJSON(*value->getAsObject());
    llvm::consumeError(value.takeError());
  }
  uint64_t deadly = seed;
  StringRef(reply.getActivity(Activity::Step)).getAsInteger(10, deadly);
  FusionTable table;
  if (uint64_t before = deadly - seed) {
    table = countRange(worker, seed, before);
    if (before != deadly - seed)
      return count = before, table;
  }
  count = deadly - seed + 1;
  ++table.programs;
  ++table.failures;
  table.examples.push_back(formatv("seed {0}: {1}", deadly, reply.reason));
  return table;
}

FusionTable padlab::countFusions(const FuzzTarget &target, uint64_t seed,
                                 uint64_t count) {
  constexpr uint64_t seedsPerRequest = 200;
  Worker worker(makeFactory(target));
  Progress progress("padlab-check");
  FusionTable table;
  for (uint64_t done = 0; done < count;) {
    uint64_t part = std::min(seedsPerRequest, count - done);
    table.add(countRange(worker, seed + done, part));
    done += part;
    progress.show(done, count);
  }
  if (table.examples.size() > maxExamples)
    table.examples.resize(maxExamples);
  return table;
}
