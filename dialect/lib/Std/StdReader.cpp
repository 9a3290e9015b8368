//===- StdReader.cpp - reads the old spelling of std programs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Std/StdReader.h"

#include "StdRewriter.h"

#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace padlab::standard;

bool padlab::standard::isStdFile(StringRef path) {
  return path.ends_with(".std");
}

FailureOr<StdText> StdText::read(StringRef text, StringRef name,
                                 MLIRContext *context) {
  std::vector<Replacement> replacements;
  if (Mistake mistake = rewrite(text, replacements)) {
    emitError(FileLineColLoc::get(context, name, mistake.line, mistake.column))
        << mistake.message;
    return failure();
  }
  StdText result;
  result.name = StringAttr::get(context, name);
  const char *copied = text.begin();
  unsigned line = 0, shift = 0;
  for (const Replacement &replacement : replacements) {
    const Token &token = replacement.token;
    result.rewritten.append(copied, token.text.begin());
    result.rewritten += replacement.text;
    copied = token.text.end();
    if (token.line != line)
      shift = 0;
    line = token.line;
    unsigned oldLength = token.text.size(), newLength = replacement.text.size();
    result.edits.push_back(
        {line, token.column, oldLength, token.column + shift, newLength});
    shift += newLength - oldLength;
  }
  result.rewritten.append(copied, text.end());
  return result;
}

unsigned StdText::getOriginalColumn(unsigned line, unsigned column) const {
  auto after = llvm::partition_point(edits, [&](const Edit &edit) {
    return std::tie(edit.line, edit.newColumn) <= std::tie(line, column);
  });
  if (after == edits.begin() || std::prev(after)->line != line)
    return column;
  const Edit &edit = *std::prev(after);
  unsigned offset = column - edit.newColumn;
  if (offset >= edit.newLength)
    return edit.oldColumn + edit.oldLength + (offset - edit.newLength);
  // A position within replaced text maps to a position within the original text
  // of the edit.
  return edit.oldColumn + std::min(offset, edit.oldLength - 1);
}

LocationAttr StdText::getOriginal(LocationAttr location) const {
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](FileLineColRange range) -> Attribute {
    if (range.getFilename() != name)
      return range;
    return FileLineColRange::get(
        name, range.getStartLine(),
        getOriginalColumn(range.getStartLine(), range.getStartColumn()),
        range.getEndLine(),
        getOriginalColumn(range.getEndLine(), range.getEndColumn()));
  });
  return cast<LocationAttr>(replacer.replace(location));
}

OriginalLocations::OriginalLocations(const StdText &text, MLIRContext *context)
    : context(context) {
  DiagnosticEngine &engine = context->getDiagEngine();
  id = engine.registerHandler(
      [this, &text, &engine](Diagnostic &given) -> LogicalResult {
        // Diagnostics that this handler emits go to the handlers registered
        // before it.
        if (isEmitting)
          return failure();
        Diagnostic original(text.getOriginal(given.getLocation()),
                            given.getSeverity());
        original << given.str();
        for (Diagnostic &note : given.getNotes())
          original.attachNote(Location(text.getOriginal(note.getLocation())))
              << note.str();
        isEmitting = true;
        engine.emit(std::move(original));
        isEmitting = false;
        return success();
      });
}

OriginalLocations::~OriginalLocations() {
  context->getDiagEngine().eraseHandler(id);
}

OwningOpRef<ModuleOp> padlab::standard::parseStd(StringRef text, StringRef name,
                                                 MLIRContext *context,
                                                 bool verify) {
  FailureOr<StdText> read = StdText::read(text, name, context);
  if (failed(read))
    return nullptr;
  OriginalLocations mapped(*read, context);
  auto module = parseSourceString<ModuleOp>(
      read->str(), ParserConfig(context, verify), name);
  if (!module)
    return nullptr;
  module->walk([&](Operation *op) {
    op->setLoc(read->getOriginal(op->getLoc()));
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument argument : block.getArguments())
          argument.setLoc(read->getOriginal(argument.getLoc()));
  });
  return module;
}
