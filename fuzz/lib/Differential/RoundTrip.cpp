//===- RoundTrip.cpp - round trips and repetitions ------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Examination.h"

#include "padlab/dialect/Case.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"

using namespace mlir;
using namespace padlab;

namespace {

enum class Form { Pretty, Generic, Bytecode };

} // namespace

static constexpr std::pair<Form, const char *> forms[] = {
    {Form::Pretty, "the text"},
    {Form::Generic, "the generic text"},
    {Form::Bytecode, "the bytecode"}};

/// Returns false if the module cannot be written.
static bool write(ModuleOp module, Form form, std::string &to) {
  llvm::raw_string_ostream os(to);
  if (form == Form::Bytecode)
    return succeeded(writeBytecodeToFile(module, os));
  OpPrintingFlags flags;
  if (form == Form::Generic)
    flags.printGenericOpForm();
  module.print(os, flags);
  return true;
}

/// Whether two modules mean the same. Ignores default attributes, and orders
/// that text does not preserve.
static bool meanTheSame(ModuleOp a, ModuleOp b) {
  return areEquivalent(a, b) || areEquivalent(*normalize(a), *normalize(b));
}

static std::string printGeneric(Operation *op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  op->print(os, OpPrintingFlags().printGenericOpForm().skipRegions());
  return text;
}

static SmallVector<Operation *> listOperations(ModuleOp module) {
  SmallVector<Operation *> operations;
  module.walk<WalkOrder::PreOrder>(
      [&](Operation *op) { operations.push_back(op); });
  return operations;
}

/// Describes the part of the program that has changed, as far as it is found.
static std::string describeDifference(ModuleOp before, ModuleOp after) {
  OwningOpRef<ModuleOp> a = normalize(before), b = normalize(after);
  for (auto [mine, theirs] :
       llvm::zip(listOperations(*a), listOperations(*b))) {
    bool isSame = OperationEquivalence::isEquivalentTo(
        mine, theirs, OperationEquivalence::ignoreValueEquivalence, nullptr,
        OperationEquivalence::IgnoreLocations);
    std::string was = printGeneric(mine), is = printGeneric(theirs);
    if (was != is)
      return ": " + was + " becomes " + is;
    if (!isSame && mine->getNumRegions() == 0)
      return ": another " + was;
  }
  return {};
}

std::string padlab::findRoundTripFault(ModuleOp module) {
  MLIRContext *context = module.getContext();
  for (auto [form, name] : forms) {
    std::string written, error;
    ScopedDiagnosticHandler handler(context, [&](Diagnostic &diagnostic) {
      if (error.empty() &&
          diagnostic.getSeverity() == DiagnosticSeverity::Error)
        error = diagnostic.str();
      return success();
    });
    if (!write(module, form, written))
      return std::string(name) + " cannot be written: " + error;
    OwningOpRef<ModuleOp> copy = parseSourceString<ModuleOp>(
        written, ParserConfig(context, /*verifyAfterParse=*/true));
    if (!copy)
      return std::string(name) + " is not read back: " + error;
    removeStraySegments(*copy);
    if (!meanTheSame(module, *copy))
      return std::string(name) + " means another program" +
             describeDifference(module, *copy);
  }
  return {};
}

//===----------------------------------------------------------------------===//
// Repetitions
//===----------------------------------------------------------------------===//

bool padlab::isDrawn(uint64_t structure, unsigned every) {
  // Multiplying spreads the bits of the structure's hash evenly.
  return every && (structure * 0x9e3779b97f4a7c15 >> 32) % every == 0;
}

std::string padlab::repeatSubject(Compiler &compiler, const Case &theCase,
                                  const Pipeline &pipeline,
                                  const SubjectResult &first) {
  SubjectResult second = compiler.runSubject(theCase, pipeline);
  if (static_cast<bool>(first.module) != static_cast<bool>(second.module))
    return "the subject fails once and succeeds once";
  if (first.module && !areEquivalent(*first.module, *second.module))
    return "the subject makes two different programs of one";
  return {};
}

std::string padlab::repeatCompilation(Compiler &compiler, ModuleOp program,
                                      StringRef lowering) {
  if (compiler.hashObject(program, lowering) ==
      compiler.hashObject(program, lowering))
    return {};
  return otherCode.str();
}
