//===- Compiler.cpp - from a case to a running function -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Compiler.h"

#include "../Conversion/Loops/SliceComparison.h"
#include "CodeLinker.h"
#include "CodeSummary.h"
#include "EntryPoints.h"
#include "JointModule.h"
#include "ObjectEmitter.h"
#include "PassRunner.h"
#include "StageTimer.h"
#include "Translation.h"

#include "padlab/codegen/Guards.h"
#include "padlab/codegen/LLVMVersion.h"
#include "padlab/codegen/Registration.h"
#include "padlab/codegen/TargetTraits.h"
#include "padlab/codegen/TensorEntry.h"
#include "padlab/codegen/TimedCode.h"
#include "padlab/codegen/UnverifiedIR.h"
#include "padlab/dialect/Dialects.h"
#include "padlab/dialect/Scripts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;
using namespace padlab;

/// The number of batches that share an LLVMContext. A context is not kept for
/// longer, because it never frees a constant.
static constexpr unsigned batchesPerContext = 1000;

static DialectRegistry makeRegistry() {
  DialectRegistry registry;
  padlab::registerAllDialects(registry);
  return registry;
}

/// Loads only dialects that programs use: any other dialect would add its
/// patterns to every pass that collects patterns of all loaded dialects.
static void loadProgramDialects(MLIRContext &context) {
  DialectRegistry programs;
  registerProgramDialects(programs);
  for (llvm::StringRef name : llvm_version::getDialectNames(programs))
    context.getOrLoadDialect(name);
}

namespace {

/// The step of a batch that failed, and its error.
struct Failure {
  std::string step, error;
};

/// The code of a batch, and for each program the index of its entry.
struct Batch {
  std::shared_ptr<LinkedBatch> code;
  std::vector<unsigned> entryOf;
  /// The batch's number, and the hash of its object.
  uint64_t number, hash;
};

} // namespace

/// The parts of the compiler that do not depend on the target.
struct Compiler::Frontend {
  Frontend()
      : context(makeRegistry(), MLIRContext::Threading::DISABLED),
        passes(&context) {
    loadProgramDialects(context);
  }

  MLIRContext context;
  PassRunner passes;
};

struct Compiler::Impl {
  Impl(Target target, std::shared_ptr<Frontend> shared)
      : target(std::move(target)), frontend(std::move(shared)),
        context(frontend->context), passes(frontend->passes),
        llvmContext(std::make_unique<llvm::LLVMContext>()),
        times(std::make_shared<StageTimes>()) {
    setUpTarget();
  }

  void setUpTarget();
  /// Gives the module the attribute that describes the target to passes.
  /// Returns false if the module already had one, or if there is no code
  /// generator for the target.
  bool describeTarget(ModuleOp module) const;
  std::optional<Batch> build(llvm::ArrayRef<ModuleOp> programs,
                             const Lowering &lowering, Failure &failure);
  std::unique_ptr<llvm::Module> translate(const JointModule &joint,
                                          Failure &failure);
  /// Appends the object code of `joint` to `object`. If `text` is given, also
  /// writes the code to it as IR and assembly. Returns false if no code can be
  /// made.
  bool emit(const JointModule &joint, const Lowering &lowering,
            llvm::SmallVectorImpl<char> &object, Failure &failure,
            CodeText *text = nullptr);

  Target target;
  /// The reason why code cannot be generated for this target; empty if it can.
  std::string targetError;
  std::shared_ptr<Frontend> frontend;
  MLIRContext &context;
  PassRunner &passes;
  std::unique_ptr<llvm::LLVMContext> llvmContext;
  std::unique_ptr<ObjectEmitter> emitter;
  /// Whether the CPU is an x86 CPU with instructions that convert f16.
  bool hasHalf = false;
  /// The attribute that `describeTarget` sets.
  Attribute traits;
  std::unique_ptr<CodeLinker> linker;
  /// The times are shared with the executables, which may outlive the compiler.
  std::shared_ptr<StageTimes> times;
  uint64_t batches = 0;
};

/// Whether the target is x86 and has the feature.
static bool hasFeature(const llvm::TargetMachine &machine,
                       llvm::StringRef feature) {
  return machine.getTargetTriple().isX86() &&
         llvm_version::getSubtarget(machine).checkFeatures(
             ("+" + feature).str());
}

void Compiler::Impl::setUpTarget() {
  auto newEmitter = ObjectEmitter::create(target);
  if (!newEmitter) {
    targetError = llvm::toString(newEmitter.takeError());
    return;
  }
  emitter = std::move(*newEmitter);
  hasHalf = hasFeature(emitter->getMachine(), "f16c");
  traits = TargetTraits::get(emitter->getMachine(), target.cpu)
               .toAttribute(&context);
  auto newLinker =
      CodeLinker::create(target.cpu, emitter->getMachine().createDataLayout());
  if (!newLinker) {
    targetError = llvm::toString(newLinker.takeError());
    return;
  }
  linker = std::move(*newLinker);
}

bool Compiler::Impl::describeTarget(ModuleOp module) const {
  if (!traits || module->hasAttr(TargetTraits::getAttrName()))
    return false;
  module->setAttr(TargetTraits::getAttrName(), traits);
  return true;
}

/// Whether an instruction of the module has an f80, or a vector of them, as an
/// operand or as its result. LLVM's targets other than x86 abort when they see
/// f80.
static bool usesF80(const llvm::Module &module) {
  auto isF80 = [](const llvm::Value *value) {
    return value->getType()->getScalarType()->isX86_FP80Ty();
  };
  return llvm::any_of(module, [&](const llvm::Function &function) {
    return llvm::any_of(llvm::instructions(function),
                        [&](const llvm::Instruction &instruction) {
                          return isF80(&instruction) ||
                                 llvm::any_of(instruction.operand_values(),
                                              isF80);
                        });
  });
}

static uint64_t hashCode(llvm::ArrayRef<char> object) {
  return llvm::xxh3_64bits(llvm::StringRef(object.data(), object.size()));
}

/// Translates the module to LLVM IR, and makes the entries callable. All other
/// symbols become local, so that the symbols of two batches cannot clash.
std::unique_ptr<llvm::Module>
Compiler::Impl::translate(const JointModule &joint, Failure &failure) {
  StageTimer timer(times->translation);
  failure.step = "translation";
  if (batches % batchesPerContext == 0)
    llvmContext = std::make_unique<llvm::LLVMContext>();
  auto module =
      translateToLLVM(*joint.module, emitter->getMachine().createDataLayout(),
                      *llvmContext, "batch", failure.error);
  if (!module)
    return nullptr;
  if (!emitter->getMachine().getTargetTriple().isX86() && usesF80(*module)) {
    failure.error = "only x86 has f80";
    return nullptr;
  }
  for (llvm::GlobalValue &global : module->global_values())
    if (!global.isDeclaration())
      global.setLinkage(llvm::GlobalValue::InternalLinkage);
  for (const std::string &name : joint.entries)
    packEntry(*module->getFunction(name), name + "_packed");
  bool isFast = target.optLevel == 0;
  if (isFast)
    packCalls(*module);
  for (llvm::Function &function : *module)
    prepareForFastISel(function, isFast, hasHalf);
  return module;
}

/// Returns the function that receives the text of the code of each program that
/// is compiled alone, at a level above 0.
static std::function<void(const CodeText &)> &getCodeListener() {
  static std::function<void(const CodeText &)> listener;
  return listener;
}

void padlab::setCodeListener(std::function<void(const CodeText &)> listener) {
  getCodeListener() = std::move(listener);
}

static void printCode(const llvm::Module &module, ObjectEmitter &emitter,
                      CodeText &text) {
  llvm::raw_string_ostream(text.ir) << module;
  text.assembly = emitter.printAssembly(module);
}

bool Compiler::Impl::emit(const JointModule &joint, const Lowering &lowering,
                          llvm::SmallVectorImpl<char> &object, Failure &failure,
                          CodeText *text) {
  {
    StageTimer timer(times->lowering);
    failure.step = "lowering";
    describeTarget(*joint.module);
    SliceComparisonScope comparesFast;
    if (!passes.run(*joint.module, lowering.passes, failure.error))
      return false;
  }
  std::unique_ptr<llvm::Module> module = translate(joint, failure);
  if (!module)
    return false;
  StageTimer timer(times->codegen);
  emitter->optimize(*module);
  if (text)
    printCode(*module, *emitter, *text);
  emitter->generate(*module, object);
  module.reset();
  return true;
}

std::optional<Batch> Compiler::Impl::build(llvm::ArrayRef<ModuleOp> programs,
                                           const Lowering &lowering,
                                           Failure &failure) {
  JointModule joint;
  uint64_t number = batches++;
  {
    StageTimer timer(times->lowering);
    joint = joinPrograms(programs, number);
  }
  llvm::SmallVector<char, 0> object;
  bool isSummarized = programs.size() == 1 && target.optLevel > 0;
  bool isTold = isSummarized && getCodeListener();
  CodeText text;
  if (!emit(joint, lowering, object, failure, isTold ? &text : nullptr))
    return std::nullopt;
  std::optional<CodeSummary> summary;
  if (isSummarized)
    summary = summarizeCode(object);
  if (isTold && summary) {
    text.summary = *summary;
    getCodeListener()(text);
  }
  uint64_t hash = hashCode(object);
  StageTimer timer(times->link);
  failure.step = "codegen";
  std::vector<std::string> names;
  for (const std::string &name : joint.entries)
    names.push_back(name + "_packed");
  auto code = linker->link(std::make_unique<llvm::SmallVectorMemoryBuffer>(
                               std::move(object), "batch",
                               /*RequiresNullTerminator=*/false),
                           names);
  if (!code) {
    failure.error = llvm::toString(code.takeError());
    return std::nullopt;
  }
  (*code)->summary = std::move(summary);
  return Batch{std::move(*code), std::move(joint.entryOf), number, hash};
}

Compiler::Compiler(Target target)
    : impl(std::make_unique<Impl>(std::move(target),
                                  std::make_shared<Frontend>())) {}
Compiler::Compiler(Target target, const Compiler &other)
    : impl(std::make_unique<Impl>(std::move(target), other.impl->frontend)) {}
Compiler::~Compiler() = default;

MLIRContext *Compiler::getContext() { return &impl->context; }
const Target &Compiler::getTarget() const { return impl->target; }
llvm::StringRef Compiler::getTargetError() const { return impl->targetError; }
const StageTimes &Compiler::getStageTimes() const { return *impl->times; }

static bool areEqual(ModuleOp a, ModuleOp b) {
  return OperationEquivalence::isEquivalentTo(
      a, b, OperationEquivalence::IgnoreLocations);
}

/// Whether the greedy driver without any patterns turns `original` into
/// `variant`. Without patterns, it folds, moves constants, erases dead
/// operations, and simplifies the blocks of regions.
static bool isMerelyFolded(ModuleOp original, ModuleOp variant) {
  OwningOpRef<ModuleOp> folded = original.clone();
  (void)applyPatternsGreedily(*folded, FrozenRewritePatternSet());
  return areEqual(*folded, variant);
}

/// Returns the case's module without transform scripts. If the module has
/// scripts, this is a copy, which `copy` owns.
static ModuleOp dropScripts(const Case &theCase, OwningOpRef<ModuleOp> &copy) {
  if (!hasScripts(theCase.getModule()))
    return theCase.getModule();
  copy = theCase.getModule().clone();
  eraseScripts(*copy);
  return *copy;
}

SubjectResult Compiler::runSubject(const Case &theCase,
                                   const Pipeline &pipeline) {
  StageTimer timer(impl->times->subject);
  SubjectResult result;
  auto guards = GuardScope::findGuards(theCase.getModule());
  if (!guards) {
    result.error = llvm::toString(guards.takeError());
    return result;
  }
  GuardScope guardScope(theCase.getContext(), std::move(*guards));
  OwningOpRef<ModuleOp> copy;
  ModuleOp original = dropScripts(theCase, copy);
  OwningOpRef<ModuleOp> variant =
      pipeline.subjectFromCase ? theCase.getModule().clone() : original.clone();
  llvm::StringRef passes =
      pipeline.subjectFromCase ? theCase.getPasses() : pipeline.subject;
  bool described = impl->describeTarget(*variant);
  std::optional<PassFailure> failure;
  {
    StageTimer passTimer(result.nanoseconds);
    failure = impl->passes.runVerified(*variant, passes);
  }
  if (failure) {
    result.pass = std::move(failure->pass);
    result.error = std::move(failure->error);
    result.invalidIR = failure->invalidIR;
    return result;
  }
  if (described)
    (*variant)->removeAttr(TargetTraits::getAttrName());
  eraseScripts(*variant);
  if (!passes.empty()) {
    result.invalidIR = findUnverifiedIR(*variant, result.error);
    if (result.invalidIR)
      return result;
    if (!restoreTensorEntry(*variant, theCase.getEntry().getFunctionType(),
                            result.error))
      return result;
    result.changed = !areEqual(original, *variant);
    // If our own passes change a program, they have done more than fold. Any
    // other subject that is not registered is treated in the same way.
    result.fired = result.changed && (!pipeline.isUpstream ||
                                      !isMerelyFolded(original, *variant));
  }
  result.module = std::move(variant);
  return result;
}

/// Finds programs that cannot be compiled before any work is done on them.
/// Returns the signature of the entry, or nullopt and the error.
static std::optional<Signature> checkProgram(ModuleOp program,
                                             std::string &error) {
  func::FuncOp entry = findEntry(program);
  if (!entry || entry.isDeclaration()) {
    error = "the program has no entry";
    return std::nullopt;
  }
  return Signature::get(entry.getFunctionType(), error);
}

/// Whether the program has inline assembly on vectors of more than 128 bits.
/// Upstream writes such assembly for AVX2 even if the target has no AVX2.
static bool hasWideAssembly(ModuleOp program) {
  auto isWide = [](Type type) {
    auto vector = dyn_cast<VectorType>(type);
    constexpr unsigned narrowBits = 128;
    return vector && vector.getElementType().isIntOrFloat() &&
           vector.getNumElements() * vector.getElementTypeBitWidth() >
               narrowBits;
  };
  return program
      .walk([&](LLVM::InlineAsmOp op) {
        return llvm::any_of(op->getOperandTypes(), isWide) ||
                       llvm::any_of(op->getResultTypes(), isWide)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Returns why the program's inline assembly cannot be compiled; an empty
/// string if it can be compiled.
static std::string findAssemblyError(ModuleOp program,
                                     const llvm::TargetMachine &machine) {
  static constexpr llvm::StringLiteral needed = "avx2";
  if (hasFeature(machine, needed) || !hasWideAssembly(program))
    return {};
  return ("the program's assembly needs the feature '" + needed +
          "', which the target lacks")
      .str();
}

std::vector<CompileResult> Compiler::compile(llvm::ArrayRef<ModuleOp> programs,
                                             llvm::StringRef loweringName) {
  std::vector<CompileResult> results(programs.size());
  const Lowering *lowering = findLowering(loweringName);
  std::string unavailable = impl->targetError;
  if (!lowering)
    unavailable = ("unknown lowering '" + loweringName + "'").str();

  std::vector<ModuleOp> accepted;
  std::vector<size_t> places;
  std::vector<Signature> signatures;
  for (auto [place, program] : llvm::enumerate(programs)) {
    CompileResult &result = results[place];
    result.step = "lowering";
    result.error = unavailable;
    if (!unavailable.empty())
      continue;
    std::optional<Signature> signature = checkProgram(program, result.error);
    if (!signature)
      continue;
    result.error = findAssemblyError(program, impl->emitter->getMachine());
    if (!result.error.empty()) {
      result.step = "assembly";
      continue;
    }
    accepted.push_back(program);
    places.push_back(place);
    signatures.push_back(std::move(*signature));
  }
  if (accepted.empty())
    return results;

  Failure failure;
  std::optional<Batch> batch = impl->build(accepted, *lowering, failure);
  if (batch) {
    for (auto [i, place] : llvm::enumerate(places)) {
      results[place].step.clear();
      results[place].executable = batch->code->makeExecutable(
          batch->entryOf[i], std::move(signatures[i]), impl->times);
      results[place].compilation = batch->number;
      results[place].objectHash = batch->hash;
    }
    return results;
  }
  if (accepted.size() == 1) {
    results[places.front()].step = failure.step;
    results[places.front()].error = failure.error;
    return results;
  }
  for (auto [i, place] : llvm::enumerate(places))
    results[place] = std::move(compile(accepted[i], loweringName).front());
  return results;
}

std::optional<uint64_t> Compiler::hashObject(llvm::ArrayRef<ModuleOp> programs,
                                             llvm::StringRef loweringName,
                                             uint64_t compilation) {
  std::string ignored;
  const Lowering *lowering = findLowering(loweringName);
  if (!impl->targetError.empty() || !lowering ||
      !llvm::all_of(programs, [&](ModuleOp program) {
        return checkProgram(program, ignored).has_value();
      }))
    return std::nullopt;
  JointModule joint = joinPrograms(programs, compilation);
  llvm::SmallVector<char, 0> object;
  Failure failure;
  if (!impl->emit(joint, *lowering, object, failure))
    return std::nullopt;
  return hashCode(object);
}
