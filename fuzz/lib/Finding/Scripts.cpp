//===- Scripts.cpp - the texts of repro.sh -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reproducer.h"

#include "../Support/Words.h"
#include "ScriptTexts.h"

#include "padlab/dialect/SourceFiles.h"
#include "padlab/fuzz/Differential.h"

#include "llvm/Config/llvm-config.h"

using namespace padlab;

/// Quotes the text for use between single quotes.
static std::string quote(std::string text) {
  replaceAll(text, "'", "'\\''");
  return text;
}

/// Lists the values of MALLOC_PERTURB_ that fill memory with the same bytes as
/// `observations`: the allocator fills new memory with the complement of the
/// value.
static std::string listFills() {
  std::string fills;
  for (const RunOptions &options : observations)
    fills += (fills.empty() ? "" : " ") +
             std::to_string(uint8_t(~options.poisonPattern));
  return fills;
}

static std::string fillIn(std::string script,
                          const ScriptParameters &parameters) {
  std::string title = parameters.title;
  replaceAll(title, "\n", " ");
  replaceAll(script, "@TITLE@", title);
  replaceAll(script, "@BEFORE@", quote(parameters.before));
  replaceAll(script, "@PASSES@", quote(parameters.passes));
  replaceAll(script, "@LOWERING@", texts::stockLowering);
  replaceAll(script, "@TUNABLES@", texts::tunables);
  replaceAll(script, "@FILLS@", listFills());
  replaceAll(script, "@FIRST_FILL@",
             std::to_string(uint8_t(~observations[0].poisonPattern)));
  replaceAll(script, "@NOT_ALONE@", texts::notAlone);
  replaceAll(script, "@NO_CONTRAST@", texts::noContrast);
  replaceAll(script, "@NOT_COMPILED@", texts::notCompiled);
  replaceAll(script, "@WORD_NOT_ALONE@", texts::wordNotAlone);
  replaceAll(script, "@WORD_NOT_COMPILED@", texts::wordNotCompiled);
  replaceAll(script, "@CONTRAST@", parameters.hasContrast ? "yes" : "");
  replaceAll(script, "@ENTRY@", driverName);
  replaceAll(script, "@LEAST@", std::to_string(parameters.leastFailure));
  replaceAll(script, "@SECONDS@", std::to_string(parameters.seconds));
  replaceAll(script, "@WALL@", std::to_string(parameters.wallSeconds));
  replaceAll(script, "@RELEASE@", std::to_string(LLVM_VERSION_MAJOR));
  replaceAll(script, "@PIPELINE@", quote(parameters.pipeline));
  replaceAll(script, "@SOURCE@", quote(getSourceDirectory()));
  return script;
}

/// Lists the parts of the script that follow its header, in their order.
static std::vector<const char *> listParts(ScriptKind kind) {
  using namespace texts;
  switch (kind) {
  case ScriptKind::Value:
    return {findTool, stockTools, memoryLimit, lowerProgram, valueBody};
  case ScriptKind::Memory:
    return {findTool, stockTools, lowerProgram, memoryBody};
  case ScriptKind::Compile:
    return {findTool, stockTools, memoryLimit, compileBody};
  case ScriptKind::Invalid:
    return {findTool, stockTools, memoryLimit, invalidBody};
  case ScriptKind::RoundTrip:
    return {findTool, stockTools, memoryLimit, roundTripBody};
  case ScriptKind::Repeat:
    return {findTool, stockTools, memoryLimit, repeatBody};
  case ScriptKind::Padlab:
    return {padlabBody};
  }
  return {};
}

std::string padlab::makeScript(ScriptKind kind,
                               const ScriptParameters &parameters) {
  std::string text = texts::header;
  for (const char *part : listParts(kind))
    text += part;
  return fillIn(std::move(text), parameters);
}
