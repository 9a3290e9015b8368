//===- ArgumentNames.cpp - names of arguments in the source ---------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ArgumentNames.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/AsmParser/AsmParserState.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

static std::string getSpelling(llvm::SMRange range) {
  llvm::StringRef text(range.Start.getPointer(),
                       range.End.getPointer() - range.Start.getPointer());
  text.consume_front("%");
  return text.empty() || llvm::isDigit(text.front()) ? "" : text.str();
}

llvm::StringMap<std::vector<std::string>>
padlab::aot::readArgumentNames(llvm::StringRef text, MLIRContext *context) {
  ScopedDiagnosticHandler quiet(context,
                                [](Diagnostic &) { return success(); });
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(text), {});
  Block block;
  AsmParserState state;
  llvm::StringMap<std::vector<std::string>> names;
  if (failed(parseAsmSourceFile(
          sources, &block, ParserConfig(context, /*verifyAfterParse=*/false),
          &state)))
    return names;
  block.walk([&](func::FuncOp function) {
    if (function.isDeclaration())
      return;
    const auto *body = state.getBlockDef(&function.getBody().front());
    if (!body)
      return;
    for (const AsmParserState::SMDefinition &argument : body->arguments)
      names[function.getSymName()].push_back(getSpelling(argument.loc));
  });
  return names;
}
