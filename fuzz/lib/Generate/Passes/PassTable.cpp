//===- PassTable.cpp - all passes of the table ----------------- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassTable.h"

#include "PassSequence.h"
#include "PatternPasses.h"

#include "padlab/fuzz/Blame.h"

using namespace padlab;
using namespace padlab::generate;

llvm::ArrayRef<const PassEntry *> generate::getPassTable() {
  static const std::vector<const PassEntry *> table = [] {
    std::vector<const PassEntry *> all;
    for (llvm::ArrayRef<PassEntry> entries :
         {getScalarPasses(), getTensorPasses(), getBufferPasses(),
          getLoopPasses(), getScriptPasses(), getPatternPasses()})
      for (const PassEntry &entry : entries)
        all.push_back(&entry);
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
      // Crops become views that do not verify, or copies beside a buffer.
      {"one-shot-bufferize", CropsTensors},
      {"convert-tensor-to-linalg", CropsTensors},
      // The extents become bounds that are no dimensions there.
      {"convert-linalg-to-affine-loops", HasLateExtents},
      // Range analysis reads bounds as if each were one.
      {"int-range-optimizations", HasManyBounds},
      {"arith-int-range-narrowing", HasManyBounds},
      {"arith-unsigned-when-equivalent", HasManyBounds},
      // Some of the accesses take elements for packed, and others do not.
      {"convert-vector-to-llvm", HasNarrowVectors},
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
        return getName(option) == getName(wanted);
      });
    });
    if (best && (!fits || fixed.size() <= most))
      continue;
    best = entry;
    most = fits ? fixed.size() : 0;
  }
  return best;
}

// Not listed, of the passes of LLVM 22.1.8 that have to do with these levels:
//
//  * change what the entry takes: memref-emulate-wide-int, func-bufferize
//    forms with public out-params;
//  * drop errors of the program: remove-shape-constraints;
//  * call libraries whose results are others: convert-math-to-libm,
//    convert-math-to-funcs, convert-complex-to-libm, convert-math-to-apfloat,
//    convert-arith-to-apfloat, convert-complex-to-standard;
//  * make the entry unreachable: symbol-privatize;
//  * need a runtime or a dialect that is not there: async-*, sparse-*,
//    sparsification*, lower-sparse-*, quant, tosa, gpu and targets' passes,
//    convert-vector-to-amx, convert-scf-to-openmp, convert-linalg-to-std;
//  * go to LLVM whole, where the lowering is ours: convert-to-llvm,
//    convert-func-to-llvm, convert-cf-to-llvm, finalize-memref-to-llvm,
//    reconcile-unrealized-casts;
//  * print, strip or check only: print-*, view-op-graph, strip-debuginfo,
//    snapshot-op-locations, slice-analysis-test, affine-super-vectorizer-test.
