//===- Case.cpp - a program plus concrete inputs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Case.h"

#include "padlab/dialect/CaseText.h"
#include "padlab/dialect/LLVMVersion.h"
#include "padlab/dialect/Std/StdReader.h"

#include "CaseChecks.h"

#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

using namespace mlir;
using namespace padlab;

/// Returns the part of upstream's error that describes the fault in the
/// program, or a text of our own if no part does.
static StringRef getReason(StringRef error) {
  // The message names an interface that the type lacks, but not what is wrong
  // with the type.
  if (error.contains("VectorElementTypeInterface"))
    return "a vector has integers, indices or floats as elements";
  // The rest of the message is advice for users of other tools.
  return error.split(". If this is intended").first;
}

namespace {
/// Keeps the first error and drops all other diagnostics, then emits it as one
/// line: parser and verifier add notes, hints and copies of operations.
class FirstError {
public:
  explicit FirstError(MLIRContext *context) : context(context) {
    id = context->getDiagEngine().registerHandler([this](Diagnostic &error) {
      if (!first && error.getSeverity() == DiagnosticSeverity::Error)
        first.emplace(error.getLocation(), error.str());
    });
  }
  ~FirstError() {
    context->getDiagEngine().eraseHandler(id);
    if (first)
      emitError(first->first) << getSingleLine(getReason(first->second));
  }

private:
  MLIRContext *context;
  DiagnosticEngine::HandlerID id;
  std::optional<std::pair<Location, std::string>> first;
};
} // namespace

void padlab::removeStraySegments(ModuleOp module) {
  if constexpr (llvm_version::parsesStraySegments) {
    auto name = StringAttr::get(module.getContext(), "operandSegmentSizes");
    module.walk([&](Operation *op) {
      if (op->isRegistered() && op->getDiscardableAttr(name))
        op->removeDiscardableAttr(name);
    });
  }
}

FailureOr<Case> Case::parse(StringRef text, StringRef name,
                            MLIRContext *context) {
  if (std::optional<std::string> defect = findTextDefect(text)) {
    emitError(FileLineColLoc::get(context, name, 1, 1)) << *defect;
    return failure();
  }
  FirstError reporter(context);
  constexpr bool verifies = false;
  // Upstream's lexer requires a zero byte at the end of the text.
  std::string terminated = text.str();
  auto module = standard::isStdFile(name)
                    ? standard::parseStd(text, name, context, verifies)
                    : parseSourceString<ModuleOp>(
                          terminated, ParserConfig(context, verifies), name);
  if (module)
    removeStraySegments(*module);
  if (!module || failed(checkUnverified(*module)) || failed(verify(*module)))
    return failure();
  FailureOr<func::FuncOp> entry = checkCase(*module);
  if (failed(entry))
    return failure();
  return Case(std::move(module), *entry);
}

FailureOr<Case> Case::parseFile(StringRef path, MLIRContext *context) {
  llvm::Expected<std::string> text = readTextOfCase(path);
  StringRef name = path == "-" ? "<stdin>" : path;
  if (text)
    return parse(*text, name, context);
  emitError(FileLineColLoc::get(context, name, 1, 1))
      << "cannot read: " << getSingleLine(llvm::toString(text.takeError()));
  return failure();
}

FailureOr<Case> Case::adopt(OwningOpRef<ModuleOp> module) {
  FirstError reporter(module->getContext());
  if (failed(verify(*module)))
    return failure();
  FailureOr<func::FuncOp> entry = checkCase(*module);
  if (failed(entry))
    return failure();
  return Case(std::move(module), *entry);
}

Case Case::clone() const {
  OwningOpRef<ModuleOp> copy = module.get().clone();
  func::FuncOp itsEntry = findEntry(*copy);
  return Case(std::move(copy), itsEntry);
}

uint64_t Case::getSeed() const {
  return getEntry()
      ->getAttrOfType<IntegerAttr>(attrs::seed)
      .getValue()
      .getZExtValue();
}

void Case::setSeed(uint64_t seed) {
  Builder builder(getContext());
  getEntry()->setAttr(attrs::seed, builder.getI64IntegerAttr(seed));
}

/// A missing attribute reads as an empty text.
static StringRef getText(func::FuncOp entry, StringRef name) {
  auto text = entry->getAttrOfType<StringAttr>(name);
  return text ? text.getValue() : StringRef();
}

StringRef Case::getPasses() const { return getText(getEntry(), attrs::passes); }

StringRef Case::getExpectation() const {
  auto expect = getEntry()->getAttrOfType<StringAttr>(attrs::expect);
  return expect ? expect.getValue() : StringRef("agree");
}

StringRef Case::getGuards() const { return getText(getEntry(), attrs::guards); }

StringRef Case::getVariants() const {
  return getText(getEntry(), attrs::variants);
}

/// An empty text removes the attribute.
static void setText(func::FuncOp entry, StringRef name, StringRef text) {
  if (text.empty())
    entry->removeAttr(name);
  else
    entry->setAttr(name, StringAttr::get(entry.getContext(), text));
}

void Case::setPasses(StringRef passes) {
  setText(getEntry(), attrs::passes, passes);
}

void Case::setVariants(StringRef variants) {
  setText(getEntry(), attrs::variants, variants);
}

void Case::setGuards(StringRef guards) {
  setText(getEntry(), attrs::guards, guards);
}

/// Whether an operation's custom form cannot be read again: upstream's formats
/// of these operations require the types of their operands, even without
/// operands.
static bool isPrintedUnreadably(ModuleOp module) {
  WalkResult walked = module.walk([](Operation *op) {
    bool isUnreadable = op->getNumOperands() == 0 &&
                        isa<shape::AnyOp, shape::BroadcastOp, shape::CstrEqOp,
                            shape::FromExtentsOp, shape::ShapeEqOp>(op);
    return isUnreadable ? WalkResult::interrupt() : WalkResult::advance();
  });
  return walked.wasInterrupted();
}

std::string Case::str() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  OpPrintingFlags flags;
  // The module was verified when it became a case; the printer would verify
  // again.
  flags.assumeVerified();
  if (isPrintedUnreadably(getModule()))
    flags.printGenericOpForm();
  getModule().print(os, flags);
  os << '\n';
  return text;
}

func::FuncOp padlab::findEntry(ModuleOp module) {
  for (auto function : module.getOps<func::FuncOp>())
    if (function->hasAttr(attrs::seed))
      return function;
  return nullptr;
}
