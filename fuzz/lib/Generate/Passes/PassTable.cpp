//===- PassTable.cpp - all passes of the table ----------------- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassTable.h"

#include "PassSequence.h"

#include "padlab/codegen/PassList.h"
#include "padlab/codegen/Registration.h"
#include "padlab/dialect/LLVMVersion.h"

#include "mlir/Pass/PassRegistry.h"

using namespace padlab;
using namespace padlab::generate;

llvm::ArrayRef<const PassEntry *> generate::getPassTable() {
  static const std::vector<const PassEntry *> table = [] {
    std::vector<const PassEntry *> all;
    for (llvm::ArrayRef<PassEntry> entries :
         {getScalarPasses(), getTensorPasses(), getBufferPasses(),
          getLoopPasses(), getPointerPasses(), getScriptPasses(),
          getPatternPasses()})
      for (const PassEntry &entry : entries)
        all.push_back(&entry);
    // Keep all entries with the LLVM release of the corpus, which has all these
    // passes, as a test checks.
    if (llvm_version::isCorpusRelease)
      return all;
    registerAllPasses();
    llvm::erase_if(all, [](const PassEntry *entry) {
      return !mlir::PassInfo::lookup(entry->name);
    });
    return all;
  }();
  return table;
}

namespace {
struct Fragility {
  llvm::StringLiteral pass;
  unsigned facts;
};
} // namespace

unsigned generate::getFragility(const PassEntry &entry) {
  static constexpr Fragility all[] = {
      // Pads with a negative amount become views that do not verify, or copies
      // to memory outside of a buffer.
      {"one-shot-bufferize", CropsTensors},
      {"sparsification-and-bufferization", CropsTensors},
      {"convert-tensor-to-linalg", CropsTensors},
      // The extents become bounds that are not valid affine dimensions.
      {"convert-linalg-to-affine-loops", HasLateExtents},
      // Range analysis assumes that each bound has only one result.
      {"int-range-optimizations", HasManyBounds},
      {"arith-int-range-narrowing", HasManyBounds},
      {"arith-unsigned-when-equivalent", HasManyBounds},
      // Some accesses to elements of less than a byte are lowered as if the
      // elements were packed, and others are not.
      {"convert-vector-to-llvm", HasNarrowVectors},
      {"finalize-memref-to-llvm", HasNarrowVectors},
  };
  for (const Fragility &each : all)
    if (entry.name == each.pass)
      return each.facts;
  return 0;
}

static llvm::StringRef getName(llvm::StringRef option) {
  return option.split('=').first;
}

static llvm::SmallVector<llvm::StringRef> splitFixed(const PassEntry &entry) {
  llvm::SmallVector<llvm::StringRef> options;
  entry.fixed.split(options, ' ', -1, /*KeepEmpty=*/false);
  return options;
}

const PassEntry *generate::findPassEntry(llvm::StringRef step) {
  llvm::StringRef name = getPassArgument(step);
  llvm::SmallVector<std::string> options = getStepOptions(step);
  const PassEntry *best = nullptr;
  size_t most = 0;
  for (const PassEntry *entry : getPassTable()) {
    if (entry->name != name)
      continue;
    llvm::SmallVector<llvm::StringRef> fixed = splitFixed(*entry);
    bool fits = llvm::all_of(fixed, [&](llvm::StringRef wanted) {
      return llvm::any_of(options, [&](llvm::StringRef option) {
        return ::getName(option) == ::getName(wanted);
      });
    });
    if (best && (!fits || fixed.size() <= most))
      continue;
    best = entry;
    most = fits ? fixed.size() : 0;
  }
  return best;
}
