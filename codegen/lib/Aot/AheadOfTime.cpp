//===- AheadOfTime.cpp - from programs to an object and its header --------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AheadOfTime.h"

#include "../Engine/EntryPoints.h"
#include "../Engine/JointModule.h"
#include "../Engine/ObjectEmitter.h"
#include "../Engine/Translation.h"
#include "CEntry.h"
#include "CHeader.h"
#include "ResultShapes.h"
#include "RuntimeUse.h"

#include "padlab/codegen/DestinationPassing.h"
#include "padlab/codegen/TargetDescription.h"
#include "padlab/codegen/TargetTraits.h"
#include "padlab/codegen/TensorEntry.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::aot;

/// The lowering to fast code. padlab-bench times this lowering, too.
static constexpr llvm::StringLiteral loweringName = "clean-loops";

namespace {

/// A function that is being compiled.
struct Function {
  const AheadSource &source;
  CInterface interface;
  /// The program after the subject, and the program that computes the extents
  /// of the results. The second one is null if all extents are static.
  OwningOpRef<ModuleOp> program, shapes;
  /// The indices of the two programs in the list of programs that are joined.
  size_t programPlace = 0, shapesPlace = 0;
};

/// The steps from sources to an object. Each step returns false if it has
/// failed, so that the next ones must not run.
class AheadOfTime {
public:
  AheadOfTime(Compiler &compiler, const Pipeline &pipeline)
      : compiler(compiler), pipeline(pipeline), passes(compiler.getContext()) {}

  bool setUp();
  bool add(const AheadSource &source);
  bool lower();
  bool translate();
  bool emit();
  void finish(llvm::StringRef path);

  CompiledObject result;

private:
  bool fail(ExitCode code, const llvm::Twine &error) {
    result.exitCode = code;
    result.error = error.str();
    // An error in a step after the programs were joined is reported for the
    // first source.
    result.failed =
        functions.empty() || joint.module ? 0 : functions.size() - 1;
    return false;
  }
  bool notCompiled(const llvm::Twine &error) {
    return fail(ExitCode::NotCompiled,
                llvm::Twine(pipeline.name) + ": " + error);
  }

  bool setInterface(Function &function);
  bool claimNames(const CInterface &interface);
  bool runSubject(Function &function);
  OwningOpRef<ModuleOp> runPlainSubject(ModuleOp program);
  bool passResults(Function &function);
  bool addShapes(Function &function);
  bool describeTarget(ModuleOp module) {
    return padlab::describeTarget(module, emitter->getMachine(),
                                  compiler.getTarget().cpu);
  }

  Compiler &compiler;
  const Pipeline &pipeline;
  PassRunner passes;
  std::unique_ptr<ObjectEmitter> emitter;
  std::vector<Function> functions;
  /// The names of the C functions that the object defines.
  llvm::StringSet<> names;
  JointModule joint;
  llvm::LLVMContext llvmContext;
  std::unique_ptr<llvm::Module> module;
  ExternalCalls calls;
  bool hasState = false;
};

} // namespace

bool AheadOfTime::setUp() {
  auto newEmitter = ObjectEmitter::create(compiler.getTarget());
  if (!newEmitter)
    return fail(ExitCode::BadInput, llvm::toString(newEmitter.takeError()));
  emitter = std::move(*newEmitter);
  return true;
}

bool AheadOfTime::setInterface(Function &function) {
  const AheadSource &source = function.source;
  std::string reason;
  std::optional<CInterface> found =
      CInterface::get(findEntry(source.program).getFunctionType(), source.name,
                      reason, source.argumentNames);
  if (!found)
    return fail(ExitCode::NotCompiled, reason);
  function.interface = std::move(*found);
  return claimNames(function.interface);
}

bool AheadOfTime::claimNames(const CInterface &interface) {
  llvm::SmallVector<std::string> claimed = {interface.name};
  for (const CValue &value : interface.results)
    if (!value.getDynamicDims().empty())
      claimed.push_back(interface.getShapeName(value));
  for (const std::string &name : claimed)
    if (!names.insert(name).second)
      return fail(ExitCode::BadInput, "two functions of the object would have "
                                      "the name '" +
                                          name + "'");
  return true;
}

/// Marks tensor arguments as not writable: otherwise bufferization would let
/// the function write into the arguments' buffers, which the caller may still
/// need.
static void protectArguments(func::FuncOp entry) {
  Builder b(entry.getContext());
  for (unsigned i = 0, e = entry.getNumArguments(); i != e; ++i)
    if (isa<TensorType>(entry.getArgumentTypes()[i]))
      entry.setArgAttr(i,
                       bufferization::BufferizationDialect::kWritableAttrName,
                       b.getBoolAttr(false));
}

/// Runs the subject and restores the entry, as `Compiler::runSubject` does for
/// a case. On failure returns null, and stores the error in `result`.
OwningOpRef<ModuleOp> AheadOfTime::runPlainSubject(ModuleOp program) {
  OwningOpRef<ModuleOp> made = program.clone();
  bool isAdded = describeTarget(*made);
  if (auto failure = passes.runVerified(*made, pipeline.subject)) {
    fail(failure->invalidIR ? ExitCode::Defect : ExitCode::NotCompiled,
         pipeline.name + (failure->invalidIR ? ": invalid IR: " : ": ") +
             failure->error);
    return nullptr;
  }
  if (isAdded)
    (*made)->removeAttr(TargetTraits::getAttrName());
  std::string error;
  if (restoreTensorEntry(*made, findEntry(program).getFunctionType(), error))
    return made;
  notCompiled(error);
  return nullptr;
}

bool AheadOfTime::runSubject(Function &function) {
  if (!function.source.theCase) {
    function.program = runPlainSubject(function.source.program);
    return bool(function.program);
  }
  SubjectResult subject =
      compiler.runSubject(*function.source.theCase, pipeline);
  if (subject.invalidIR)
    return fail(ExitCode::Defect,
                pipeline.name + ": invalid IR: " + subject.error);
  if (!subject.module)
    return notCompiled(subject.error);
  function.program = std::move(subject.module);
  return true;
}

bool AheadOfTime::passResults(Function &function) {
  protectArguments(findEntry(*function.program));
  FirstError firstError(compiler.getContext());
  if (failed(passDestinations(*function.program)))
    return notCompiled(firstError.take("no destinations"));
  return true;
}

bool AheadOfTime::addShapes(Function &function) {
  if (!function.interface.hasDynamicResults())
    return true;
  std::string error;
  ShapeProgram made = makeShapeProgram(function.source.program, passes, error);
  if (!made.module)
    return notCompiled("extents of results: " + error);
  function.shapes = std::move(made.module);
  protectArguments(findEntry(*function.shapes));
  for (auto [argument, keeps] :
       llvm::zip_equal(function.interface.arguments, made.keepsTensor))
    argument.shapesNeedData = keeps;
  return true;
}

bool AheadOfTime::add(const AheadSource &source) {
  functions.push_back({source, {}, {}, {}});
  Function &function = functions.back();
  return setInterface(function) && runSubject(function) &&
         passResults(function) && addShapes(function);
}

bool AheadOfTime::lower() {
  llvm::SmallVector<ModuleOp> programs;
  for (Function &function : functions) {
    function.programPlace = programs.size();
    programs.push_back(*function.program);
    function.shapesPlace = programs.size();
    if (function.shapes)
      programs.push_back(*function.shapes);
  }
  joint = joinPrograms(programs, 0);
  describeTarget(*joint.module);
  std::string error;
  return passes.run(*joint.module, findLowering(loweringName)->passes, error) ||
         notCompiled(error);
}

bool AheadOfTime::translate() {
  std::string error;
  module =
      translateToLLVM(*joint.module, emitter->getMachine().createDataLayout(),
                      llvmContext, functions.front().interface.name, error);
  if (!module)
    return notCompiled(error);
  auto getEntry = [&](size_t place) {
    return module->getFunction(joint.entries[joint.entryOf[place]]);
  };
  makeLocal(*module);
  for (const Function &function : functions)
    defineCFunctions(function.interface, *getEntry(function.programPlace),
                     function.shapes ? getEntry(function.shapesPlace)
                                     : nullptr);
  allocateFromRuntime(*module);
  for (llvm::Function &function : *module)
    prepareForFastISel(function, /*isFast=*/false);
  llvm::raw_string_ostream os(error);
  if (llvm::verifyModule(*module, &os))
    return fail(ExitCode::Internal,
                "invalid LLVM IR: " + llvm::StringRef(error).split('\n').first);
  return true;
}

bool AheadOfTime::emit() {
  emitter->optimize(*module);
  addRuns(*module);
  addUnwindTables(*module);
  hasState = callsShareState(*module);
  emitter->generate(*module, result.object);
  auto found = findExternalCalls(result.object);
  if (!found)
    return fail(ExitCode::Internal, llvm::toString(found.takeError()));
  calls = std::move(*found);
  if (!calls.nobody.empty())
    return notCompiled("the program calls '" + calls.nobody.front() +
                       "', which nobody defines");
  return true;
}

/// Describes the CPU: `native: znver3` if `given` is an alias, else the name
/// itself.
static std::string describeCPU(llvm::StringRef given,
                               const llvm::TargetMachine &machine) {
  llvm::StringRef real = machine.getTargetCPU();
  return (given == real ? given : given + ": " + real).str();
}

void AheadOfTime::finish(llvm::StringRef path) {
  HeaderFacts facts;
  facts.casePath = path.str();
  facts.pipeline = pipeline.name;
  facts.cpu = describeCPU(compiler.getTarget().cpu, emitter->getMachine());
  facts.triple = emitter->getMachine().getTargetTriple().str();
  facts.calls = calls;
  facts.hasState = hasState;
  for (Function &function : functions)
    result.interfaces.push_back(std::move(function.interface));
  result.header = makeHeader(result.interfaces, facts);
}

CompiledObject padlab::aot::compileAhead(Compiler &compiler,
                                         llvm::ArrayRef<AheadSource> sources,
                                         const Pipeline &pipeline,
                                         llvm::StringRef path) {
  AheadOfTime steps(compiler, pipeline);
  bool isRight =
      steps.setUp() && llvm::all_of(sources, [&](const AheadSource &source) {
        return steps.add(source);
      });
  if (isRight && steps.lower() && steps.translate() && steps.emit())
    steps.finish(path);
  return std::move(steps.result);
}

CompiledObject padlab::aot::compileAhead(Compiler &compiler,
                                         const Case &theCase,
                                         const Pipeline &pipeline,
                                         llvm::StringRef functionName,
                                         llvm::StringRef path) {
  AheadSource source{theCase.getModule(), &theCase, functionName.str(), {}};
  return compileAhead(compiler, source, pipeline, path);
}
