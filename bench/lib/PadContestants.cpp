//===- PadContestants.cpp - all ways to compute a padded workload ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadContestants.h"

#include "BoundsStore.h"
#include "FirstUse.h"

#include "padlab/codegen/DestinationPassing.h"
#include "padlab/codegen/Relaxation.h"
#include "padlab/codegen/Runtime.h"
#include "padlab/dialect/Comparison.h"
#include "padlab/dialect/Inputs.h"
#include "padlab/dialect/Interpreter.h"

#include "mlir/IR/TypeUtilities.h"

#include <cstring>
#include <map>

using namespace padlab;

using Values = llvm::SmallVector<RuntimeValue>;

/// The lowering of timed code, and one whose copies call upstream's runtime.
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

Exactness PadContestant::getExactness() const {
  if (pipeline)
    return pipeline->exactness;
  return kernel.isInexact ? Exactness{0, relaxedLicence} : Exactness::exact();
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

PadContestant padlab::getPadContestant(LimitForm form, llvm::StringRef name) {
  for (PadContestant &contestant : getPadContestants(form))
    if (contestant.name == name)
      return contestant;
  llvm_unreachable("every pipeline of the table is registered");
}

std::vector<PadContestant> padlab::getPeerContestants(const PeerWorkload &asked,
                                                      llvm::StringRef cpu) {
  std::vector<PadContestant> all;
  for (const padlab_peer *peer : getPeers(cpu))
    if (findObstacle(*peer, asked).empty()) {
      PadContestant &contestant = all.emplace_back();
      contestant.name = std::string("peer-") + peer->name;
      contestant.peer = peer;
    }
  return all;
}

std::vector<PadContestant> padlab::getFirstUseContestants(LimitForm form) {
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

/// Returns 128 numbers without zero as elements of the type: the quarters from
/// -16 to 16, or the integers from -64 to 64.
static TensorValue makeQuarters(mlir::Type type) {
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
  return numbers;
}

/// Sets each element to a random one of the numbers of makeQuarters. `state` is
/// that of the random generator.
static void fillWithQuarters(TensorValue &tensor, uint64_t &state) {
  TensorValue numbers = makeQuarters(tensor.getElementType());
  size_t bytes = tensor.getStorage().bytes;
  llvm::MutableArrayRef<char> to = tensor.getMutableBytes();
  for (size_t at = 0; at != to.size(); at += bytes) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    std::memcpy(&to[at], &numbers.getBytes()[(state >> 57) * bytes], bytes);
  }
  tensor.markDefined();
}

Values padlab::makeOrdinaryInputs(const Case &theCase) {
  Values inputs;
  uint64_t state = theCase.getSeed() + 1;
  mlir::func::FuncOp entry = theCase.getEntry();
  for (auto [i, type] : llvm::enumerate(entry.getArgumentTypes())) {
    auto shaped = llvm::dyn_cast<mlir::ShapedType>(type);
    // An argument whose value is in the case keeps this value.
    if (!shaped || entry.getArgAttr(i, attrs::value)) {
      inputs.push_back(materializeInput(theCase, i));
      continue;
    }
    TensorValue tensor(shaped.getElementType(), getConcreteShape(entry, i));
    fillWithQuarters(tensor, state);
    inputs.push_back(std::move(tensor));
  }
  return inputs;
}

namespace {

/// The arguments that all contestants are called with.
struct Arguments {
  Values inputs, inputsAndDestination;
};

/// Prepares all contestants for one size of a program.
class Preparation {
public:
  Preparation(const ProgramText &program, llvm::StringRef name,
              llvm::StringRef cpu)
      : program(program), name(name), cpu(cpu) {}

  /// Reads the program; returns an error message on failure. With `reference`,
  /// inputs are full of corner cases and results must equal those of the
  /// interpreter; otherwise inputs are those of takeOrdinaryInputs.
  std::string read(bool reference);
  /// From now on, uses inputs for timing, and expects the results of the first
  /// contestant that is called.
  void takeOrdinaryInputs();
  void prepare(PreparedContestant &entry);
  /// Calls a prepared contestant with the present inputs.
  void call(PreparedContestant &entry);

private:
  void setInputs(Values values);
  std::string compile(PreparedContestant &entry);
  std::string compileKernel(PreparedContestant &entry);
  void check(PreparedContestant &entry);
  Interpretation bound(const Licence &licence) const;
  const Interpretation &getBounded(const Licence &licence);

  const ProgramText &program;
  std::string name, cpu;
  std::optional<Case> theCase;
  /// The arguments are shared with functions that prepare more invocations.
  std::shared_ptr<Arguments> arguments = std::make_shared<Arguments>();
  int64_t destinationBytes = 0;
  Values expected;
  /// The result of the reference for the inputs, with error bounds. It is
  /// computed when the first inexact contestant needs it.
  std::optional<Interpretation> bounded;
};

} // namespace

/// Sets the inputs, and fills the destination with values that no result has,
/// so that an unwritten result is detected.
void Preparation::setInputs(Values values) {
  arguments->inputs = values;
  destinationBytes = 0;
  bounded.reset();
  mlir::TypeRange types = theCase->getEntry().getFunctionType().getResults();
  for (auto [type, extents] : llvm::zip_equal(types, program.resultExtents)) {
    TensorValue destination(mlir::getElementTypeOrSelf(type), extents);
    llvm::fill(destination.getMutableBytes(), unwritten);
    destination.markDefined();
    destinationBytes += destination.getBytes().size();
    values.push_back(std::move(destination));
  }
  arguments->inputsAndDestination = std::move(values);
}

std::string Preparation::read(bool reference) {
  auto parsed =
      Case::parse(program.text, name, getBenchmarkCompiler(cpu).getContext());
  if (failed(parsed))
    return "the case does not parse";
  theCase = std::move(*parsed);
  if (!reference) {
    takeOrdinaryInputs();
    return "";
  }
  setInputs(materializeInputs(*theCase));
  Interpretation truth = interpret(*theCase);
  if (!truth.isDefined())
    return "reference: " + truth.str();
  expected = std::move(truth.results);
  return "";
}

void Preparation::takeOrdinaryInputs() {
  setInputs(makeOrdinaryInputs(*theCase));
  expected.clear();
}

/// Returns the peak memory of a run without its inputs, as the runtime counts
/// it; negative if the run fails.
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
  if (!program.workload)
    return "no limit kernel computes this";
  entry.prepareAnother = [workload = *program.workload, arguments = arguments,
                          contestant = entry.contestant] {
    return LimitCall::create(workload, contestant.kernel, arguments->inputs,
                             contestant.pages);
  };
  return "";
}

/// Whether the pipeline's subject does not crash on the case. Upstream's fusion
/// crashes on some programs, and such a crash would end the run, so a child
/// process tries it first. Subjects of padlab's own are not tried.
static bool survives(Compiler &compiler, const Case &theCase,
                     const Pipeline &pipeline) {
  if (!pipeline.isUpstream || pipeline.subject.empty())
    return true;
  return timeInChild({pipeline.name, [&] {
                        (void)compiler.runSubject(theCase, pipeline);
                      }}) >= 0;
}

std::string Preparation::compile(PreparedContestant &entry) {
  const PadContestant &contestant = entry.contestant;
  if (contestant.peer) {
    if (!program.forPeers)
      return "no peer computes this";
    entry.prepareAnother = [asked = *program.forPeers, arguments = arguments,
                            peer = contestant.peer, pages = contestant.pages] {
      return PeerCall::create(*peer, asked,
                              std::get<TensorValue>(arguments->inputs.front()),
                              pages);
    };
    return "";
  }
  if (contestant.isLimit())
    return compileKernel(entry);
  Compiler &compiler =
      getBenchmarkCompiler(contestant.cpu.empty() ? cpu : contestant.cpu);
  if (!survives(compiler, *theCase, *contestant.pipeline))
    return "the compiler crashes";
  SubjectResult variant = compiler.runSubject(*theCase, *contestant.pipeline);
  if (!variant.module)
    return variant.error;
  entry.fired = variant.fired;
  if (program.countsAllocating) {
    CompileResult code = std::move(
        compiler.compile({*variant.module}, contestant.lowering).front());
    if (!code.executable)
      return code.step + ": " + code.error;
    entry.peakBytes = measurePeak(*code.executable, arguments->inputs);
    if (entry.peakBytes < 0)
      return "the run under the runtime's accounting failed";
  }
  if (!contestant.allocates && failed(passDestinations(*variant.module)))
    return "the destination cannot be passed";
  CompileResult code = std::move(
      compiler.compile({*variant.module}, contestant.lowering).front());
  if (!code.executable)
    return code.step + ": " + code.error;
  entry.code = getCodeSummary(*code.executable);
  entry.prepareAnother =
      [executable = std::shared_ptr(std::move(code.executable)),
       arguments = arguments, allocates = contestant.allocates,
       pages = contestant.pages] {
        return prepareTimed(*executable,
                            allocates ? arguments->inputs
                                      : arguments->inputsAndDestination,
                            pages);
      };
  return "";
}

/// Interprets the program with error bounds, or reads the results from the
/// store. This is slow for timed programs, so it runs only if results differ.
Interpretation Preparation::bound(const Licence &licence) const {
  // The reference bounds small results in a moment, so they need no file.
  constexpr int64_t keptBytes = 1 << 20;
  bool isKept = BoundsStore::get().isOpen() && destinationBytes >= keptBytes;
  std::string key;
  if (isKept) {
    key = BoundsStore::getKey(program.text, arguments->inputs, licence);
    Interpretation known{
        Interpretation::Status::Defined,
        Values(llvm::drop_begin(arguments->inputsAndDestination,
                                arguments->inputs.size())),
        /*operation=*/"", theCase->getEntry().getLoc(), /*reason=*/""};
    if (BoundsStore::get().read(key, known.results))
      return known;
  }
  InterpreterOptions options = InterpreterOptions::under(licence);
  options.maxSteps = 2'000'000'000;
  Interpretation made =
      interpret(theCase->getEntry(), arguments->inputs, options);
  if (isKept && made.isDefined() && made.boundsGivenUp.empty())
    BoundsStore::get().write(key, made.results);
  return made;
}

const Interpretation &Preparation::getBounded(const Licence &licence) {
  if (!bounded)
    bounded = bound(licence);
  return *bounded;
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
  if (std::optional<int64_t> bytes = entry.invocation->getAllocatedBytes();
      bytes && !program.countsAllocating)
    entry.peakBytes =
        *bytes + (entry.contestant.allocates ? 0 : destinationBytes);
  if (std::optional<int64_t> count = entry.invocation->getAllocations())
    entry.allocations = *count;
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
  Exactness exactness = entry.contestant.getExactness();
  const Values *right = &expected;
  if (!exactness.licence.isEmpty()) {
    const Interpretation &reference = getBounded(exactness.licence);
    right = &reference.results;
    if (!reference.isDefined() || !reference.boundsGivenUp.empty()) {
      entry.error = "the reference has no bound: " + reference.str() +
                    reference.boundsGivenUp;
      return;
    }
  }
  // Elements may be equal although bytes differ: NaNs have several forms.
  if (auto difference = compare(*right, *results, exactness)) {
    entry.wrong = true;
    entry.error =
        (entry.contestant.peer ? "refused: " : "") + difference->str();
  }
}

void Preparation::prepare(PreparedContestant &entry) {
  entry.error = compile(entry);
  if (entry.error.empty())
    call(entry);
}

void PreparedContestant::prepareInvocation() {
  invocation = prepareAnother();
  if (!invocation)
    error = "out of memory for the inputs, or the peer failed";
}

void Preparation::call(PreparedContestant &entry) {
  entry.prepareInvocation();
  if (entry.error.empty() && entry.contestant.isLimit() &&
      !entry.contestant.needsZeros)
    static_cast<LimitCall &>(*entry.invocation).poison(unwritten);
  if (entry.error.empty())
    check(entry);
  if (!entry.error.empty())
    entry.invocation.reset();
}

TimedProgram TimedProgram::get(const PadWorkload &workload) {
  auto makeText = [](const PadWorkload &w) {
    return ProgramText{w.getText(),
                       {w.getPaddedExtents()},
                       w,
                       w.isOfSquares() ? std::optional(getPeerWorkload(w))
                                       : std::nullopt,
                       /*countsAllocating=*/true};
  };
  TimedProgram program{workload.name, makeText(workload),
                       makeText(shrink(workload))};
  // Nothing reports the peak memory of the small program.
  if (program.small.text != program.timed.text)
    program.small.countsAllocating = false;
  return program;
}

std::vector<PreparedContestant>
padlab::prepareContestants(const TimedProgram &program, llvm::StringRef cpu,
                           llvm::ArrayRef<PadContestant> contestants) {
  std::vector<PreparedContestant> all;
  for (const PadContestant &contestant : contestants)
    all.emplace_back().contestant = contestant;
  using Step = llvm::function_ref<void(PreparedContestant &)>;
  auto forAll = [&](const std::string &error, Step step) {
    for (PreparedContestant &entry : all)
      if (!error.empty())
        entry.error = error;
      else if (entry.error.empty())
        step(entry);
  };
  Preparation small(program.small, program.name, cpu);
  std::string error = small.read(/*reference=*/true);
  forAll(error, [&](PreparedContestant &entry) { small.prepare(entry); });
  if (!error.empty())
    return all;
  // If both programs are the same, the compiled code is called again with
  // ordinary inputs, because corner cases are not timed.
  if (program.small.text == program.timed.text) {
    small.takeOrdinaryInputs();
    forAll("", [&](PreparedContestant &entry) { small.call(entry); });
    return all;
  }
  Preparation timed(program.timed, program.name, cpu);
  forAll(timed.read(/*reference=*/false),
         [&](PreparedContestant &entry) { timed.prepare(entry); });
  return all;
}

Compiler &padlab::getBenchmarkCompiler(llvm::StringRef cpu) {
  static std::map<std::string, std::unique_ptr<Compiler>> compilers;
  std::unique_ptr<Compiler> &compiler = compilers[cpu.str()];
  if (compiler)
    return *compiler;
  Target target{cpu.str(), 3};
  for (auto &[name, other] : compilers)
    if (other)
      return *(compiler = std::make_unique<Compiler>(target, *other));
  return *(compiler = std::make_unique<Compiler>(target));
}
