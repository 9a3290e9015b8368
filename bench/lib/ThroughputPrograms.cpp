//===- ThroughputPrograms.cpp - the committed programs --------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ThroughputPrograms.h"

#include "padlab/codegen/Compiler.h"
#include "padlab/dialect/CaseChunks.h"
#include "padlab/dialect/LLVMVersion.h"

#include "mlir/IR/Diagnostics.h"

#include <optional>

using namespace padlab;

using Texts = std::vector<std::string>;

/// Removes the programs that this LLVM rejects: they were written for another
/// release.
static void keepValid(Texts &texts) {
  Compiler compiler;
  mlir::ScopedDiagnosticHandler quiet(
      compiler.getContext(),
      [](mlir::Diagnostic &) { return mlir::success(); });
  llvm::erase_if(texts, [&](const std::string &text) {
    return failed(Case::parse(text, "program", compiler.getContext()));
  });
}

static llvm::Expected<Texts> read(const char *path) {
  auto chunks = readCases(path);
  if (!chunks)
    return chunks.takeError();
  Texts texts;
  // Chunks begin with empty lines that keep the file's line numbers; drop them.
  for (const CaseChunk &chunk : *chunks)
    texts.push_back(llvm::StringRef(chunk.text).ltrim().str());
  if (!llvm_version::isCorpusRelease)
    keepValid(texts);
  return texts;
}

llvm::Expected<Texts> padlab::readThroughputPrograms() {
  // The programs are kept, because each measurement asks for them, and
  // keepValid parses all of them.
  static std::optional<Texts> programs;
  if (!programs) {
    auto texts = read(PADLAB_SOURCE_DIR "/corpus/throughput/early.mlir");
    if (!texts)
      return texts.takeError();
    programs = std::move(*texts);
  }
  return *programs;
}

llvm::Expected<Texts> padlab::readBudgetPrograms() {
  auto early = readThroughputPrograms();
  if (!early)
    return early.takeError();
  auto later = read(PADLAB_SOURCE_DIR "/corpus/throughput/later.mlir");
  if (!later)
    return later.takeError();
  constexpr size_t half = 48;
  early->resize(std::min(early->size(), half));
  early->insert(early->end(), later->begin(), later->end());
  return early;
}
