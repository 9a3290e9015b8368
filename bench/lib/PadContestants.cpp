//===- PadContestants.cpp - all ways to compute a padded workload ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadContestants.h"

#include "padlab/codegen/DestinationPassing.h"
#include "padlab/codegen/Runtime.h"
#include "padlab/dialect/Comparison.h"
#include "padlab/dialect/Inputs.h"
#include "padlab/dialect/Interpreter.h"

#include <cstring>

using namespace padlab;

using Values = llvm::SmallVector<RuntimeValue>;

/// Of what is timed, and of upstream's own run-time copies.
static constexpr llvm::StringLiteral timedLowering = "clean-loops",
                                     copyCallLowering = "clean-copy-calls";
static constexpr char unwritten = char(0xAA);

std::vector<PadContestant> padlab::getPadContestants(LimitForm form) {
  std::vector<PadContestant> all;
  for (const Pipeline &pipeline : getPipelines()) {
    llvm::StringRef name = pipeline.name;
    bool isUnfused = name.starts_with("unfused");
    if (!isUnfused && !name.starts_with("upstream-fused") &&
        !name.starts_with("fused"))
      continue;
    all.push_back({name.str(), &pipeline, timedLowering.str()});
    if (isUnfused)
      all.push_back(
          {(name + "-copy-call").str(), &pipeline, copyCallLowering.str()});
  }
  for (const LimitKernel &kernel : getLimitKernels(form))
    all.push_back({std::string("limit-") + kernel.target + "-" + kernel.name,
                   nullptr, "", kernel});
  return all;
}

PeerWorkload padlab::getPeerWorkload(const PadWorkload &workload) {
  PeerWorkload asked;
  asked.producer = PADLAB_PEER_SQUARE;
  asked.type = workload.type;
  asked.extents.assign(workload.extents.begin(), workload.extents.end());
  asked.low.assign(workload.low.begin(), workload.low.end());
  asked.high.assign(workload.high.begin(), workload.high.end());
  for (int64_t i = 0, rank = asked.extents.size(); i != rank; ++i)
    asked.permutation.push_back(workload.isTransposed() ? rank - 1 - i : i);
  asked.value = workload.getPadValue();
  asked.isDynamic = workload.isDynamic();
  return asked;
}

std::vector<PadContestant>
padlab::getPeerContestants(const PadWorkload &workload, llvm::StringRef cpu) {
  std::vector<PadContestant> all;
  PeerWorkload asked = getPeerWorkload(workload);
  for (const padlab_peer *peer : getPeers(cpu))
    if (findObstacle(*peer, asked).empty()) {
      PadContestant &contestant = all.emplace_back();
      contestant.name = std::string("peer-") + peer->name;
      contestant.peer = peer;
    }
  return all;
}

std::vector<PadContestant> padlab::getFirstUseContestants(LimitForm form) {
  using Pages = LimitCall::Pages;
  LimitKernel streaming = getStreamingKernel(form);
  std::vector<PadContestant> all = {
      {"limit-small-pages", nullptr, "", streaming, Pages::Small},
      {"huge-pages", nullptr, "", streaming, Pages::Huge},
      {"huge-pages-interior", nullptr, "", getInteriorKernel(form), Pages::Huge,
       /*needsZeros=*/true}};
  for (PadContestant &contestant : getPadContestants(form))
    if (contestant.pipeline) {
      contestant.allocates = true;
      all.push_back(std::move(contestant));
    }
  return all;
}

Values padlab::makeOrdinaryInputs(const Case &theCase) {
  Values inputs;
  uint64_t state = theCase.getSeed() + 1;
  for (RuntimeValue &input : materializeInputs(theCase)) {
    inputs.push_back(std::move(input));
    auto *tensor = std::get_if<TensorValue>(&inputs.back());
    if (!tensor)
      continue;
    // Quarters from -16 to 16, none of them zero.
    mlir::Type type = tensor->getElementType();
    TensorValue numbers(type, {128});
    for (int64_t i = 0; i != 128; ++i) {
      int64_t number = i < 64 ? i - 64 : i - 63;
      if (auto floating = llvm::dyn_cast<mlir::FloatType>(type)) {
        llvm::APFloat value(double(number) / 4);
        bool inexact;
        value.convert(floating.getFloatSemantics(),
                      llvm::APFloat::rmNearestTiesToEven, &inexact);
        numbers.set(i, Element::get(type, value));
      } else {
        numbers.set(i, Element::fromBits(type, uint64_t(number)));
      }
    }
    size_t bytes = tensor->getStorage().bytes;
    llvm::MutableArrayRef<char> to = tensor->getMutableBytes();
    for (size_t at = 0; at != to.size(); at += bytes) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      std::memcpy(&to[at], &numbers.getBytes()[(state >> 57) * bytes], bytes);
    }
    tensor->markDefined();
  }
  return inputs;
}

namespace {

/// Prepares all contestants for one size of a workload.
class Preparation {
public:
  Preparation(const PadWorkload &workload, Compiler &compiler)
      : workload(workload), compiler(compiler) {}

  /// An error message on failure. With `reference`, results must be those of
  /// the interpreter, otherwise those of the first contestant.
  std::string read(bool reference);
  void prepare(PreparedContestant &entry);

private:
  void setInputs(Values values);
  std::string compile(PreparedContestant &entry);
  std::string compileKernel(PreparedContestant &entry);
  void check(PreparedContestant &entry);

  PadWorkload workload;
  Compiler &compiler;
  std::optional<Case> theCase;
  /// Shared with what prepares more invocations.
  std::shared_ptr<const Values> inputs, inputsAndDestination;
  Values expected;
};

} // namespace

/// A destination holds what no result has, so that nothing is right by not
/// being written.
void Preparation::setInputs(Values values) {
  const auto &input = std::get<TensorValue>(values.front());
  TensorValue destination(input.getElementType(), workload.getPaddedExtents());
  llvm::fill(destination.getMutableBytes(), unwritten);
  destination.markDefined();
  inputs = std::make_shared<const Values>(values);
  values.push_back(std::move(destination));
  inputsAndDestination = std::make_shared<const Values>(std::move(values));
}

std::string Preparation::read(bool reference) {
  auto parsed =
      Case::parse(workload.getText(), workload.name, compiler.getContext());
  if (failed(parsed))
    return "the case does not parse";
  theCase = std::move(*parsed);
  if (!reference) {
    setInputs(makeOrdinaryInputs(*theCase));
    return "";
  }
  setInputs(materializeInputs(*theCase));
  Interpretation truth = interpret(*theCase);
  if (!truth.isDefined())
    return "reference: " + truth.str();
  expected = std::move(truth.results);
  return "";
}

/// Of a run under the runtime's accounting.
static int64_t measurePeak(const Executable &executable,
                           llvm::ArrayRef<RuntimeValue> inputs) {
  RunOptions options;
  options.timeoutMs = 120000;
  if (executable.run(inputs, options).status != RunResult::Status::Ok)
    return -1;
  int64_t given = 0;
  for (const RuntimeValue &input : inputs)
    if (auto *tensor = std::get_if<TensorValue>(&input))
      given += tensor->getBytes().size();
  return padlab_runtime_get_counts().peak_bytes - given;
}

std::string Preparation::compileKernel(PreparedContestant &entry) {
  entry.prepareAnother = [workload = workload, inputs = inputs,
                          contestant = entry.contestant] {
    return LimitCall::create(workload, contestant.kernel, *inputs,
                             contestant.pages);
  };
  return "";
}

std::string Preparation::compile(PreparedContestant &entry) {
  const PadContestant &contestant = entry.contestant;
  if (contestant.peer) {
    entry.prepareAnother = [asked = getPeerWorkload(workload), inputs = inputs,
                            peer = contestant.peer] {
      return PeerCall::create(*peer, asked,
                              std::get<TensorValue>(inputs->front()));
    };
    return "";
  }
  if (contestant.isLimit())
    return compileKernel(entry);
  SubjectResult variant = compiler.runSubject(*theCase, *contestant.pipeline);
  if (!variant.module)
    return variant.error;
  entry.fired = variant.fired;
  mlir::OwningOpRef<mlir::ModuleOp> into = variant.module->clone();
  if (failed(passDestinations(*into)))
    return "the destination cannot be passed";
  std::vector<CompileResult> code =
      compiler.compile({*variant.module, *into}, contestant.lowering);
  for (const CompileResult &result : code)
    if (!result.executable)
      return result.step + ": " + result.error;
  entry.peakBytes = measurePeak(*code.front().executable, *inputs);
  if (entry.peakBytes < 0)
    return "the run under the runtime's accounting failed";
  CompileResult &timed = contestant.allocates ? code.front() : code.back();
  entry.prepareAnother =
      [executable = std::shared_ptr(std::move(timed.executable)),
       arguments = contestant.allocates ? inputs : inputsAndDestination] {
        return executable->prepare(*arguments);
      };
  return "";
}

static bool haveEqualBytes(const Values &a, const Values &b) {
  return llvm::equal(a, b, [](const RuntimeValue &x, const RuntimeValue &y) {
    auto *s = std::get_if<TensorValue>(&x), *t = std::get_if<TensorValue>(&y);
    return s && t && s->getShape() == t->getShape() && !s->hasPoison() &&
           s->getBytes() == t->getBytes();
  });
}

void Preparation::check(PreparedContestant &entry) {
  entry.invocation->invoke();
  auto results = entry.invocation->getResults();
  if (!results) {
    entry.wrong = true;
    entry.error = "malformed results";
    return;
  }
  if (expected.empty()) {
    expected = std::move(*results);
    return;
  }
  if (haveEqualBytes(expected, *results))
    return;
  // NaNs may differ.
  if (auto difference = compare(expected, *results)) {
    entry.wrong = true;
    entry.error =
        (entry.contestant.peer ? "refused: " : "") + difference->str();
  }
}

void Preparation::prepare(PreparedContestant &entry) {
  entry.error = compile(entry);
  if (entry.error.empty()) {
    entry.invocation = entry.prepareAnother();
    if (!entry.invocation)
      entry.error = "out of memory for the inputs, or the peer failed";
    else if (entry.contestant.isLimit() && !entry.contestant.needsZeros)
      static_cast<LimitCall &>(*entry.invocation).poison(unwritten);
  }
  if (entry.error.empty())
    check(entry);
  if (!entry.error.empty())
    entry.invocation.reset();
}

std::vector<PreparedContestant>
padlab::prepareContestants(const PadWorkload &workload, Compiler &compiler,
                           llvm::ArrayRef<PadContestant> contestants) {
  std::vector<PreparedContestant> all;
  for (const PadContestant &contestant : contestants)
    all.emplace_back().contestant = contestant;
  PadWorkload small = shrink(workload);
  bool isSmall = small.getText() == workload.getText();
  for (bool reference : {true, false}) {
    if (!reference && isSmall)
      break;
    Preparation step(reference ? small : workload, compiler);
    std::string error = step.read(reference);
    for (PreparedContestant &entry : all)
      if (!error.empty())
        entry.error = error;
      else if (entry.error.empty())
        step.prepare(entry);
  }
  return all;
}
