//===- RoundTrip.cpp - a program, printed and read back -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Examination.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Dialect/Affine/Analysis/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/IntegerSet.h"
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

/// Sums in one form: text does not say in which order terms were added.
static void sortSums(ModuleOp module) {
  AttrTypeReplacer replacer;
  replacer.addReplacement([](AffineMapAttr map) -> Attribute {
    return AffineMapAttr::get(simplifyAffineMap(map.getValue()));
  });
  replacer.addReplacement([](IntegerSetAttr set) -> Attribute {
    return IntegerSetAttr::get(affine::simplifyIntegerSet(set.getValue()));
  });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
}

/// Which operands a map takes, from `begin` on, in the one form that says none
/// of them twice, which is what readers of the text make. The number of them.
static unsigned canonicalizeMap(Operation *op, StringRef name, unsigned begin) {
  AffineMap map = op->getAttrOfType<AffineMapAttr>(name).getValue();
  unsigned count = map.getNumInputs();
  SmallVector<Value> operands(op->getOperands().slice(begin, count));
  affine::canonicalizeMapAndOperands(&map, &operands);
  op->setOperands(begin, count, operands);
  op->setAttr(name, AffineMapAttr::get(map));
  return operands.size();
}

static void canonicalizeAccess(Operation *op) {
  StringRef map = affine::AffineLoadOp::getMapAttrStrName();
  if (isa<affine::AffineReadOpInterface>(op)) {
    canonicalizeMap(op, map, 1);
  } else if (isa<affine::AffineWriteOpInterface>(op)) {
    canonicalizeMap(op, map, 2);
  } else if (isa<affine::AffineDmaStartOp>(op)) {
    unsigned begin = 1;
    for (StringRef name : {affine::AffineDmaStartOp::getSrcMapAttrStrName(),
                           affine::AffineDmaStartOp::getDstMapAttrStrName(),
                           affine::AffineDmaStartOp::getTagMapAttrStrName()})
      begin += canonicalizeMap(op, name, begin) + 1;
  } else if (isa<affine::AffineDmaWaitOp>(op)) {
    canonicalizeMap(op, affine::AffineDmaWaitOp::getTagMapAttrStrName(), 1);
  }
}

/// Whether an optional attribute means the same as none.
static bool saysNothing(NamedAttribute attribute) {
  if (auto flag = dyn_cast<BoolAttr>(attribute.getValue()))
    return !flag.getValue();
  // The reader of LLVM's functions and globals writes out that there is none.
  auto number = dyn_cast<IntegerAttr>(attribute.getValue());
  return number && number.getValue().isZero() &&
         attribute.getName() == "unnamed_addr";
}

/// A copy in which accesses name no operand twice, every attribute that has a
/// default has a value, and none is `false`: an optional one may be so by
/// default, or not be there.
static OwningOpRef<ModuleOp> normalize(ModuleOp module) {
  OwningOpRef<ModuleOp> copy(module.clone());
  sortSums(*copy);
  copy->walk([](Operation *op) {
    canonicalizeAccess(op);
    // A cache, which is not printed.
    op->removeDiscardableAttr(
        linalg::LinalgDialect::kMemoizedIndexingMapsAttrName);
    if (op->getPropertiesStorageSize())
      op->getName().populateDefaultProperties(op->getPropertiesStorage());
    for (NamedAttribute attribute : op->getAttrDictionary())
      if (saysNothing(attribute))
        op->removeAttr(attribute.getName());
  });
  return copy;
}

/// Text leaves out what is as it is without it, and some order.
static bool meanTheSame(ModuleOp a, ModuleOp b) {
  return areEqual(a, b) || areEqual(*normalize(a), *normalize(b));
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

/// What is no longer what it was, as far as it can be said.
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
    if (!meanTheSame(module, *copy))
      return std::string(name) + " means another program" +
             describeDifference(module, *copy);
  }
  return {};
}
