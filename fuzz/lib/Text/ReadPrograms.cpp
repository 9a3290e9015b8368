//===- ReadPrograms.cpp - runs the readers of programs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextReaders.h"

#include "../FuzzLoop/LoopBody.h"

#include "padlab/dialect/Case.h"
#include "padlab/dialect/CaseChunks.h"
#include "padlab/dialect/Diagnostics.h"
#include "padlab/dialect/Std/StdReader.h"
#include "padlab/fuzz/Worker.h"

#include "mlir/Parser/Parser.h"

using namespace padlab;
using namespace padlab::text;

/// Reads `bytes` as a case in a file of this name, and reads its printed form
/// again.
static std::string readNamed(llvm::StringRef bytes, llvm::StringRef name,
                             mlir::MLIRContext *context) {
  std::string errors;
  llvm::raw_string_ostream os(errors);
  DiagnosticPrinter printer(context, os);
  mlir::FailureOr<Case> theCase = Case::parse(bytes, name, context);
  if (failed(theCase)) {
    if (errors.empty())
      return "refused without a diagnostic";
    if (!llvm::StringRef(errors).starts_with(name))
      return "refused without a place: " +
             llvm::StringRef(errors).split('\n').first.str();
    return {};
  }
  std::string printed = theCase->str();
  errors.clear();
  mlir::FailureOr<Case> again = Case::parse(printed, "printed.mlir", context);
  if (failed(again))
    return "does not read what it prints: " +
           llvm::StringRef(errors).split('\n').first.str();
  if (again->getStructuralHash() != theCase->getStructuralHash())
    return "reads another program than it printed";
  return {};
}

std::string text::readCase(llvm::StringRef bytes, mlir::MLIRContext *context) {
  return readNamed(bytes, "input.mlir", context);
}

std::string text::readStd(llvm::StringRef bytes, mlir::MLIRContext *context) {
  return readNamed(bytes, "input.std", context);
}

std::string text::readChunks(llvm::StringRef bytes, mlir::MLIRContext *) {
  unsigned last = 0;
  for (const CaseChunk &chunk : splitCases(bytes)) {
    if (chunk.line <= last)
      return "chunks are out of order";
    last = chunk.line;
    if (chunk.expectation.str().empty())
      return "an expectation without words";
    if (chunk.text.size() > bytes.size() + chunk.line)
      return "a chunk is longer than its file";
  }
  return {};
}

static void parseAndPrint(llvm::StringRef bytes, mlir::MLIRContext *context) {
  mlir::ScopedDiagnosticHandler silence(context, [](mlir::Diagnostic &) {});
  auto module = mlir::parseSourceString<mlir::ModuleOp>(
      bytes.str(), mlir::ParserConfig(context), "input.mlir");
  if (!module)
    return;
  std::string printed;
  llvm::raw_string_ostream os(printed);
  module->print(os);
}

bool text::readWithUpstreamAlone(llvm::StringRef bytes,
                                 mlir::MLIRContext *context) {
  auto namesOurs = [](llvm::StringRef text) {
    return text.contains("pad.") || text.contains("check.") ||
           text.contains("std.");
  };
  if (namesOurs(bytes))
    return false;
  noteActivity(Activity::Step, LoopBody::upstreamStep);
  parseAndPrint(bytes, context);
  std::string rewritten;
  {
    noteActivity(Activity::Step, "rewriter");
    mlir::ScopedDiagnosticHandler silence(context, [](mlir::Diagnostic &) {});
    auto text = standard::StdText::read(bytes, "input.std", context);
    if (failed(text) || namesOurs(text->str()))
      return true;
    rewritten = text->str().str();
  }
  noteActivity(Activity::Step, LoopBody::upstreamStep);
  parseAndPrint(rewritten, context);
  return true;
}
