//===- RoundTrip.cpp - a program, printed and read back -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Examination.h"

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

/// False when it cannot be written.
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

static bool areEqual(ModuleOp a, ModuleOp b) {
  return OperationEquivalence::isEquivalentTo(
      a, b, OperationEquivalence::IgnoreLocations);
}

/// A copy in which every attribute that has a default has a value, and none is
/// `false`: an optional one may be so by default, or not be there.
static OwningOpRef<ModuleOp> spellOutDefaults(ModuleOp module) {
  OwningOpRef<ModuleOp> copy(module.clone());
  copy->walk([](Operation *op) {
    if (op->getPropertiesStorageSize())
      op->getName().populateDefaultProperties(op->getPropertiesStorage());
    for (NamedAttribute attribute : op->getAttrDictionary())
      if (auto flag = dyn_cast<BoolAttr>(attribute.getValue());
          flag && !flag.getValue())
        op->removeAttr(attribute.getName());
  });
  return copy;
}

/// Text leaves out what is as it is without it.
static bool meanTheSame(ModuleOp a, ModuleOp b) {
  return areEqual(a, b) || areEqual(*spellOutDefaults(a), *spellOutDefaults(b));
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
    if (!meanTheSame(module, *copy))
      return std::string(name) + " means another program";
  }
  return {};
}
