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
          getLoopPasses(), getPointerPasses(), getScriptPasses(),
          getPatternPasses()})
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

// Not listed, of the passes of LLVM 22.1.8 that have to do with these levels:
//
//  * change what the entry takes: func-bufferize forms with public out-params;
//  * finds nothing after one conversion, and ends the lowering anyway:
//    reconcile-unrealized-casts;
//  * call libraries whose results are others: convert-math-to-libm,
//    convert-complex-to-libm, convert-math-to-apfloat,
//    convert-arith-to-apfloat, convert-complex-to-standard;
//  * make the entry unreachable: symbol-privatize;
//  * call functions of the program before, where the same pass runs on several:
//    convert-math-to-funcs;
//  * need a runtime or a dialect that is not there: async-*, sparse-*,
//    sparsification*, lower-sparse-*, quant, tosa, gpu and targets' passes,
//    convert-vector-to-amx, convert-scf-to-openmp, convert-linalg-to-std;
//  * print, strip or check only: print-*, view-op-graph, strip-debuginfo,
//    snapshot-op-locations, slice-analysis-test, affine-super-vectorizer-test;
//  * of mlir-opt's tests, ask more of a program than they check:
//    test-loop-fusion (fuses without regard to other nests),
//    test-scf-parallel-loop-collapsing (one number of dimensions),
//    test-extract-fixed-outer-loops (permutable loops that carry nothing),
//    test-affine-parametric-tile (sizes among the arguments),
//    test-affine-data-copy (one nest a function);
//  * of these, do what another entry does: test-multi-buffering,
//    test-loop-unrolling, test-vector-{scan-lowering,sink-patterns,
//    reduction-to-contract-patterns},
//    test-fold-arith-extf-into-vector-contract-patterns (scripts have them),
//    test-one-shot-module-bufferize, test-tensor-copy-insertion (what it leaves
//    out the lowering copies);
//  * of these, are about scalable vectors or GPUs: test-eliminate-vector-masks,
//    test-vector-warp-distribute.
