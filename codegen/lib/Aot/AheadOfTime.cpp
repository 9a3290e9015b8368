//===- AheadOfTime.cpp - from a case to an object and its header -*- C++
//-*-===//
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
#include "padlab/codegen/TargetTraits.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::aot;

/// What the optimized tier runs.
static constexpr llvm::StringLiteral loweringName = "clean-loops";

namespace {

/// The steps from a case to an object. Each returns whether to go on.
class AheadOfTime {
public:
  AheadOfTime(Compiler &compiler, const Case &theCase, const Pipeline &pipeline)
      : compiler(compiler), theCase(theCase), pipeline(pipeline),
        passes(compiler.getContext()) {}

  bool setUp(llvm::StringRef functionName);
  bool runSubject();
  bool addShapes();
  bool lower();
  bool translate();
  bool emit();
  void finish(llvm::StringRef casePath);

  CompiledCase result;

private:
  bool fail(ExitCode code, const llvm::Twine &error) {
    result.exitCode = code;
    result.error = error.str();
    return false;
  }
  bool notCompiled(const llvm::Twine &error) {
    return fail(ExitCode::NotCompiled,
                llvm::Twine(pipeline.name) + ": " + error);
  }

  Compiler &compiler;
  const Case &theCase;
  const Pipeline &pipeline;
  PassRunner passes;
  std::unique_ptr<ObjectEmitter> emitter;
  CInterface interface;
  OwningOpRef<ModuleOp> program, shapes;
  JointModule joint;
  llvm::LLVMContext llvmContext;
  std::unique_ptr<llvm::Module> module;
  ExternalCalls calls;
  bool hasState = false;
};

} // namespace

bool AheadOfTime::setUp(llvm::StringRef functionName) {
  auto newEmitter = ObjectEmitter::create(compiler.getTarget());
  if (!newEmitter)
    return fail(ExitCode::BadInput, llvm::toString(newEmitter.takeError()));
  emitter = std::move(*newEmitter);
  func::FuncOp entry = theCase.getEntry();
  std::string reason;
  std::optional<CInterface> found =
      CInterface::get(entry.getFunctionType(), functionName, reason);
  if (!found)
    return fail(ExitCode::NotCompiled, reason);
  interface = std::move(*found);
  return true;
}

/// Bufferization writes into what its caller may still need, unless told not
/// to.
static void protectArguments(func::FuncOp entry) {
  Builder b(entry.getContext());
  for (unsigned i = 0, e = entry.getNumArguments(); i != e; ++i)
    if (isa<TensorType>(entry.getArgumentTypes()[i]))
      entry.setArgAttr(i,
                       bufferization::BufferizationDialect::kWritableAttrName,
                       b.getBoolAttr(false));
}

bool AheadOfTime::runSubject() {
  SubjectResult subject = compiler.runSubject(theCase, pipeline);
  if (subject.invalidIR)
    return fail(ExitCode::Defect,
                pipeline.name + ": invalid IR: " + subject.error);
  if (!subject.module)
    return notCompiled(subject.error);
  program = std::move(subject.module);
  protectArguments(findEntry(*program));
  FirstError firstError(compiler.getContext());
  if (failed(passDestinations(*program)))
    return notCompiled(firstError.take("no destinations"));
  return true;
}

bool AheadOfTime::addShapes() {
  if (!interface.hasDynamicResults())
    return true;
  std::string error;
  ShapeProgram made = makeShapeProgram(theCase.getModule(), passes, error);
  if (!made.module)
    return notCompiled("extents of results: " + error);
  shapes = std::move(made.module);
  protectArguments(findEntry(*shapes));
  for (auto [argument, keeps] :
       llvm::zip_equal(interface.arguments, made.keepsTensor))
    argument.shapesNeedData = keeps;
  return true;
}

bool AheadOfTime::lower() {
  llvm::SmallVector<ModuleOp> programs = {*program};
  if (shapes)
    programs.push_back(*shapes);
  joint = joinPrograms(programs, 0);
  (*joint.module)
      ->setAttr(
          TargetTraits::getAttrName(),
          TargetTraits::get(emitter->getMachine(), compiler.getTarget().cpu)
              .toAttribute(compiler.getContext()));
  std::string error;
  return passes.run(*joint.module, findLowering(loweringName)->passes, error) ||
         notCompiled(error);
}

bool AheadOfTime::translate() {
  std::string error;
  module = translateToLLVM(*joint.module, llvmContext, interface.name, error);
  if (!module)
    return notCompiled(error);
  auto getEntry = [&](unsigned index) {
    return module->getFunction(joint.entries[joint.entryOf[index]]);
  };
  llvm::Function *entry = getEntry(0);
  defineCFunctions(interface, *entry, shapes ? getEntry(1) : nullptr);
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
  addFrames(*module);
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

void AheadOfTime::finish(llvm::StringRef casePath) {
  HeaderFacts facts;
  facts.casePath = casePath.str();
  facts.pipeline = pipeline.name;
  facts.cpu = compiler.getTarget().cpu;
  facts.triple = emitter->getMachine().getTargetTriple().str();
  facts.calls = calls;
  facts.hasState = hasState;
  result.header = makeHeader(interface, facts);
  result.interface = std::move(interface);
}

CompiledCase padlab::aot::compileAhead(Compiler &compiler, const Case &theCase,
                                       const Pipeline &pipeline,
                                       llvm::StringRef functionName,
                                       llvm::StringRef casePath) {
  AheadOfTime steps(compiler, theCase, pipeline);
  if (steps.setUp(functionName) && steps.runSubject() && steps.addShapes() &&
      steps.lower() && steps.translate() && steps.emit())
    steps.finish(casePath);
  return std::move(steps.result);
}
