//===- ThroughputPrograms.cpp - the committed programs --------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ThroughputPrograms.h"

#include "padlab/dialect/CaseChunks.h"

using namespace padlab;

using Texts = std::vector<std::string>;

static llvm::Expected<Texts> read(const char *path) {
  auto chunks = readCases(path);
  if (!chunks)
    return chunks.takeError();
  Texts texts;
  // Chunks begin with empty lines that keep the file's line numbers; drop them.
  for (const CaseChunk &chunk : *chunks)
    texts.push_back(llvm::StringRef(chunk.text).ltrim().str());
  return texts;
}

llvm::Expected<Texts> padlab::readThroughputPrograms() {
  return read(PADLAB_SOURCE_DIR "/corpus/throughput/early.mlir");
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
