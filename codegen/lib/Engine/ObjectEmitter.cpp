//===- ObjectEmitter.cpp - LLVM IR to an object in memory -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ObjectEmitter.h"

#include "MaximumTrees.h"
#include "RangeForms.h"
#include "StageTimer.h"

#include "padlab/codegen/CPUName.h"
#include "padlab/codegen/LLVMVersion.h"
#include "padlab/codegen/TimedCode.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/PassInfo.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/TargetParser/SubtargetFeature.h"
#include "llvm/Transforms/Scalar/LowerMatrixIntrinsics.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace padlab;

static llvm::TargetOptions exactOptions(unsigned optLevel) {
  llvm::TargetOptions options;
  llvm_version::forbidFusedFloats(options);
  options.EnableFastISel = optLevel == 0;
  return options;
}

static llvm::CodeGenOptLevel toCodeGenLevel(unsigned optLevel) {
  return llvm::CodeGenOpt::getLevel(optLevel).value_or(
      llvm::CodeGenOptLevel::Aggressive);
}

/// Returns the features of `name` and, for x86 above level 0, features that
/// make LLVM avoid gathers and scatters. With gathers, LLVM would unroll a
/// short inner loop and vectorize the outer loop, which is slower than scalar
/// code on Zen 4 (docs/measurements.md).
static std::string dropGathers(const CPUName &name, unsigned level) {
  if (level == 0 || !name.triple.isX86())
    return name.features;
  llvm::SubtargetFeatures features(name.features);
  features.AddFeature("prefer-no-gather");
  features.AddFeature("prefer-no-scatter");
  return features.getString();
}

static llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createTargetMachine(const Target &target) {
  llvm::Expected<CPUName> name = resolveCPUName(target.cpu);
  if (!name)
    return name.takeError();
  // At level 0, AArch64's FastISel zero-extends a loaded i1 even if a sign
  // extension is needed (LLVM 22.1.8), so emulated CPUs use at least level 1.
  unsigned level =
      isEmulated(target.cpu) ? std::max(target.optLevel, 1u) : target.optLevel;
  // The relocation and code models are fixed, so that the code is the same
  // whether it is linked into this process or written to an object file.
  std::unique_ptr<llvm::TargetMachine> machine(
      name->backend->createTargetMachine(
          name->triple, name->cpu, dropGathers(*name, level),
          exactOptions(level), llvm::Reloc::PIC_, llvm::CodeModel::Small,
          toCodeGenLevel(level),
          /*JIT=*/true));
  if (!machine)
    return llvm::createStringError("no code generator for '" + name->cpu + "'");
  return machine;
}

static void optimize(llvm::Module &module, llvm::TargetMachine &machine,
                     unsigned optLevel) {
  const llvm::OptimizationLevel levels[] = {
      llvm::OptimizationLevel::O0, llvm::OptimizationLevel::O1,
      llvm::OptimizationLevel::O2, llvm::OptimizationLevel::O3};
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager sccs;
  llvm::ModuleAnalysisManager modules;
  auto builder =
      llvm_version::makePassBuilder<llvm::PassBuilder>(module, machine);
  // LLVM must not combine a call of our allocation function and a fill with
  // zeros into a call of the C library's calloc: the runtime would not count
  // this memory, and could not reuse it in the next call.
  llvm::TargetLibraryInfoImpl library(machine.getTargetTriple());
  library.setUnavailable(llvm::LibFunc_calloc);
  functions.registerPass([&] { return llvm::TargetLibraryAnalysis(library); });
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(sccs);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, sccs, modules);
  builder.buildPerModuleDefaultPipeline(levels[std::min(optLevel, 3u)])
      .run(module, modules);
}

static bool hasMatrices(const llvm::Function &function) {
  return llvm::any_of(
      llvm::instructions(function), [](const llvm::Instruction &instruction) {
        auto *call = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction);
        if (!call)
          return false;
        switch (call->getIntrinsicID()) {
        case llvm::Intrinsic::matrix_transpose:
        case llvm::Intrinsic::matrix_multiply:
        case llvm::Intrinsic::matrix_column_major_load:
        case llvm::Intrinsic::matrix_column_major_store:
          return true;
        default:
          return false;
        }
      });
}

/// Expands LLVM's intrinsics on whole matrices, which the output of a subject
/// may contain. LLVM's pipelines do not expand them, and code generators do not
/// support them.
static void expandMatrices(llvm::Module &module, llvm::TargetMachine &machine) {
  for (llvm::Function &function : module) {
    if (!hasMatrices(function))
      continue;
    llvm::FunctionAnalysisManager analyses;
    analyses.registerPass([] { return llvm::PassInstrumentationAnalysis(); });
    analyses.registerPass([&] { return machine.getTargetIRAnalysis(); });
    llvm::LowerMatrixIntrinsicsPass(/*Minimal=*/true).run(function, analyses);
  }
}

/// Drops the flag `reassoc` of binary operators (reductions of vectors keep
/// it), because the code generators of LLVM 22.1.8 do more with it than to
/// change the order of the terms of a sum: they factor x * c1 + x * c2 and
/// regroup the factors of (x * c1) * c2 + y, which then overflow or underflow
/// for other values than before, and they split fused multiply-adds that the
/// program itself contains. The licence of relaxed functions permits none of
/// these changes (docs/inexact.md). Sums have been vectorized by now, so the
/// flag is not needed any more.
static void dropReassociation(llvm::Module &module) {
  for (llvm::Function &function : module)
    for (llvm::Instruction &instruction : llvm::instructions(function))
      if (instruction.isBinaryOp() &&
          llvm::isa<llvm::FPMathOperator>(instruction))
        instruction.setHasAllowReassoc(false);
}

/// Whether a code generation pass only handles features that padlab's programs
/// never have, such as debug information, exceptions, garbage collection, AMX
/// registers, and function attributes (instrumentation, protection against side
/// channels, patching). Such a pass would still walk each function, which takes
/// time.
static bool isForNothing(llvm::StringRef pass) {
  static const llvm::StringSet<> names = {"callbrprepare",
                                          "debug-ata",
                                          "dwarf-eh-prepare",
                                          "fentry-insert",
                                          "fixup-statepoint-caller-saved",
                                          "funclet-layout",
                                          "gc-analysis",
                                          "gc-lowering",
                                          "indirectbr-expand",
                                          "kcfi",
                                          "livedebugvalues",
                                          "machine-sanmd",
                                          "patchable-function",
                                          "post-inline-ee-instrument",
                                          "pseudo-probe-inserter",
                                          "remove-loads-into-fake-uses",
                                          "removeredundantdebugvalues",
                                          "safe-stack",
                                          "shadow-stack-gc-lowering",
                                          "stack-frame-layout",
                                          "stack-protector",
                                          "stackmap-liveness",
                                          "unpack-mi-bundles",
                                          "x86-fast-pre-tile-config",
                                          "x86-fast-tile-config",
                                          "x86-lower-amx-intrinsics",
                                          "x86-lower-amx-type",
                                          "x86-lower-tile-copy",
                                          "x86-lvi-ret",
                                          "x86-return-thunks",
                                          "x86-seses",
                                          "x86-slh",
                                          "xray-instrumentation"};
  return names.contains(pass);
}

namespace {

/// Forwards passes to another manager, except for passes that would do nothing
/// (`isForNothing`).
class PassFilter : public llvm::legacy::PassManagerBase {
public:
  explicit PassFilter(llvm::legacy::PassManager &passes) : passes(passes) {}

  void add(llvm::Pass *pass) override {
    const llvm::PassInfo *info = llvm::Pass::lookupPassInfo(pass->getPassID());
    if (info && isForNothing(info->getPassArgument()))
      delete pass;
    else
      passes.add(pass);
  }

private:
  llvm::legacy::PassManager &passes;
};

} // namespace

llvm::Expected<std::unique_ptr<ObjectEmitter>>
ObjectEmitter::create(const Target &target) {
  auto machine = createTargetMachine(target);
  if (!machine)
    return machine.takeError();
  std::unique_ptr<ObjectEmitter> emitter(
      new ObjectEmitter(std::move(*machine), target.optLevel));
  llvm::MCContext *context = nullptr;
  PassFilter filter(emitter->passes);
  // Passes are only left out with FastISel. Without FastISel, functions may
  // unwind, and compile time matters less.
  llvm::legacy::PassManagerBase &passes =
      emitter->machine->Options.EnableFastISel
          ? static_cast<llvm::legacy::PassManagerBase &>(filter)
          : emitter->passes;
  if (emitter->machine->addPassesToEmitMC(passes, context, emitter->stream))
    return llvm::createStringError("this target cannot emit objects");
  return emitter;
}

static thread_local uint64_t optimizationTime = 0;

void ObjectEmitter::optimize(llvm::Module &module) {
  module.setTargetTriple(machine->getTargetTriple());
  module.setDataLayout(machine->createDataLayout());
  StageTimer timer(optimizationTime);
  expandMatrices(module, *machine);
  if (optLevel > 0) {
    ::optimize(module, *machine, optLevel);
    // These come last, because LLVM's passes know more about the intrinsics
    // that they replace than about the replacements.
    if (!takeRangeForms(module, *machine))
      takeMaximumTrees(module, *machine);
  }
  dropReassociation(module);
}

uint64_t padlab::getOptimizationTime() { return optimizationTime; }

static bool holdsBit(llvm::Type *type) {
  if (auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(type))
    return vector->getNumElements() == 1 &&
           vector->getElementType()->isIntegerTy(1);
  return llvm::any_of(type->subtypes(), holdsBit);
}

/// Whether a function takes or returns a `<1 x i1>`, or has an aggregate with
/// such a member, which calls and other blocks may use. FastISel keeps such a
/// vector in registers of different classes, and then aborts (LLVM 22.1.8 with
/// AVX-512).
static bool keepsBits(const llvm::Module &module) {
  return llvm::any_of(module, [](const llvm::Function &function) {
    return llvm::any_of(function.getFunctionType()->subtypes(), holdsBit) ||
           llvm::any_of(llvm::instructions(function),
                        [](const llvm::Instruction &instruction) {
                          llvm::Type *type = instruction.getType();
                          return type->isAggregateType() && holdsBit(type);
                        });
  });
}

void ObjectEmitter::generate(llvm::Module &module,
                             llvm::SmallVectorImpl<char> &object) {
  buffer.clear();
  bool isFast = machine->Options.EnableFastISel;
  machine->setFastISel(isFast && !keepsBits(module));
  passes.run(module);
  machine->setFastISel(isFast);
  object.append(buffer.begin(), buffer.end());
}

std::string ObjectEmitter::printAssembly(const llvm::Module &module) {
  // Code generation modifies a module, so it gets a copy.
  std::unique_ptr<llvm::Module> copy = llvm::CloneModule(module);
  llvm::SmallString<0> text;
  llvm::raw_svector_ostream stream(text);
  llvm::legacy::PassManager printing;
  if (machine->addPassesToEmitFile(printing, stream, nullptr,
                                   llvm::CodeGenFileType::AssemblyFile))
    return "";
  printing.run(*copy);
  return text.str().str();
}
