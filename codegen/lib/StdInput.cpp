//===- StdInput.cpp - the old spelling as input of padlab-opt -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/StdInput.h"

#include "padlab/dialect/Std/StdReader.h"

#include "mlir/IR/AsmState.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace mlir;
using namespace padlab;

/// Returns the parts of `text` between the lines that are equal to `marker`; if
/// `marker` is empty, returns the whole text. Each part begins with as many
/// empty lines as there are lines before it in `text`, so that line numbers
/// stay right.
static std::vector<std::string> splitText(StringRef text, StringRef marker) {
  std::vector<std::string> parts(1);
  size_t line = 0;
  while (!text.empty()) {
    auto [current, rest] = text.split('\n');
    text = rest;
    ++line;
    if (!marker.empty() && current.rtrim() == marker)
      parts.emplace_back(line, '\n');
    else
      parts.back() += (current + "\n").str();
  }
  return parts;
}

namespace {
/// Turns parts of the input, which have the old spelling, into text that
/// MlirOptMain can read.
class Reader {
public:
  Reader(StringRef name, DialectRegistry &registry,
         const MlirOptMainConfig &config)
      : name(name), registry(registry), config(config) {}

  /// Returns `part` in today's spelling; nothing if it cannot be read, in which
  /// case all of its errors have been reported.
  std::optional<std::string> read(StringRef part) {
    return config.shouldVerifyDiagnostics() ? readExpecting(part)
                                            : readReporting(part);
  }
  bool hasFailed() const { return failed; }

private:
  OwningOpRef<ModuleOp> parse(StringRef part, MLIRContext &context) {
    context.allowUnregisteredDialects(config.shouldAllowUnregisteredDialects());
    return standard::parseStd(part, name, &context,
                              config.shouldVerifyOnParsing());
  }

  /// Reads `part` for a run that reports diagnostics: prints the parsed module
  /// with its locations, so that diagnostics of passes refer to them.
  std::optional<std::string> readReporting(StringRef part) {
    MLIRContext context(registry, MLIRContext::Threading::DISABLED);
    llvm::SourceMgr sources = makeSources(part);
    SourceMgrDiagnosticHandler handler(sources, &context);
    OwningOpRef<ModuleOp> module = parse(part, context);
    if (!module) {
      failed = true;
      return std::nullopt;
    }
    std::string text;
    llvm::raw_string_ostream os(text);
    OpPrintingFlags flags;
    flags.enableDebugInfo(true, /*prettyForm=*/false);
    if (!config.shouldVerifyOnParsing())
      flags.printGenericOpForm();
    module->print(os, flags);
    os << '\n';
    return text;
  }

  /// Reads `part` for a run that verifies diagnostics: returns the rewritten
  /// text with its comments, because these contain the expected diagnostics. If
  /// `part` does not parse, compares its errors with the expected ones here.
  std::optional<std::string> readExpecting(StringRef part) {
    MLIRContext context(registry, MLIRContext::Threading::DISABLED);
    {
      ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) {});
      if (parse(part, context))
        return standard::StdText::read(part, name, &context)->str().str();
    }
    llvm::SourceMgr sources = makeSources(part);
    SourceMgrDiagnosticVerifierHandler handler(sources, &context,
                                               config.verifyDiagnosticsLevel());
    context.printOpOnDiagnostic(false);
    (void)parse(part, context);
    failed |= handler.verify().failed();
    return std::nullopt;
  }

  llvm::SourceMgr makeSources(StringRef part) {
    llvm::SourceMgr sources;
    sources.AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBuffer(part, name,
                                         /*RequiresNullTerminator=*/false),
        SMLoc());
    return sources;
  }

  std::string name;
  DialectRegistry &registry;
  const MlirOptMainConfig &config;
  bool failed = false;
};
} // namespace

LogicalResult padlab::optimizeStd(StringRef inputFilename,
                                  StringRef outputFilename,
                                  DialectRegistry &registry) {
  std::string error;
  auto input = openInputFile(inputFilename, &error);
  auto output = input ? openOutputFile(outputFilename, &error) : nullptr;
  if (!output) {
    llvm::errs() << error << "\n";
    return failure();
  }
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  Reader reader(inputFilename == "-" ? "<stdin>" : inputFilename, registry,
                config);
  std::vector<std::string> parts;
  StringRef marker = config.inputSplitMarker();
  for (StringRef part : splitText(input->getBuffer(), marker))
    if (std::optional<std::string> text = reader.read(part))
      parts.push_back(std::move(*text));
  // The buffer gets another name than the input file, because locations with
  // the file's name refer to the original text.
  auto buffer = llvm::MemoryBuffer::getMemBufferCopy(
      llvm::join(parts, (marker + "\n").str()), "<today's spelling>");
  if (!parts.empty() &&
      MlirOptMain(output->os(), std::move(buffer), registry, config).failed())
    return failure();
  if (reader.hasFailed())
    return failure();
  output->keep();
  return success();
}
