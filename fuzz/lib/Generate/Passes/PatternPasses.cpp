//===- PatternPasses.cpp - pattern sets that only tests apply --- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PatternPasses.h"

using namespace padlab;
using namespace padlab::generate;

static constexpr unsigned structured = OnTensors | OnBuffers;

/// Of registerUpstreamPatterns, by the names by which mlir-opt has them.
llvm::ArrayRef<PassEntry> generate::getPatternPasses() {
  static const PassEntry entries[] = {
      {"test-linalg-elementwise-fusion-patterns",
       "func.func",
       5,
       OnTensors,
       Chains,
       0,
       {},
       "fuse-generic-ops=true"},
      {"test-linalg-elementwise-fusion-patterns",
       "func.func",
       8,
       OnTensors,
       Reshapes,
       0,
       {},
       "fuse-with-reshape-by-expansion=true"},
      {"test-linalg-elementwise-fusion-patterns",
       "func.func",
       8,
       OnTensors,
       Reshapes,
       0,
       {},
       "fuse-with-reshape-by-collapsing=true"},
      {"test-linalg-data-layout-propagation", "func.func", 8, OnTensors,
       Packs | Unpacks},
      {"test-linalg-rank-reduce-contraction-ops", "func.func", 5, structured,
       Contractions},
      {"test-linalg-decompose-ops", "func.func", 6, OnTensors, Generics},
      {"test-tensor-transform-patterns",
       "func.func",
       6,
       OnTensors,
       Slices,
       0,
       {},
       "test-fold-constant-extract-slice=true"},
      {"test-tensor-transform-patterns",
       "func.func",
       6,
       OnTensors,
       Reshapes,
       0,
       {},
       "test-expand-shape-bubbling=true"},
      {"test-tensor-transform-patterns",
       "func.func",
       3,
       OnTensors,
       Reshapes,
       0,
       {},
       "test-fold-extract-from-collapse-shape=true"},
      {"test-scf-uplift-while-to-for", "func.func", 6, anyLevel, Whiles},
      {"test-compose-subview", "func.func", 6, belowTensors, Slices},
      {"test-vector-transfer-flatten-patterns", "func.func", 6, anyLevel,
       Vectors},
      {"test-vector-emulate-masked-load-store", "func.func", 5, anyLevel,
       Vectors},
      {"test-vector-break-down-bitcast", "func.func", 4, anyLevel, Vectors},
      {"test-vector-extract-strided-slice-lowering", "func.func", 5, anyLevel,
       Vectors},
      {"test-vector-break-down-reduction-patterns",
       "func.func",
       5,
       anyLevel,
       Vectors,
       0,
       {},
       "",
       RoundsFloats},
      {"test-vector-chained-reduction-folding-patterns",
       "func.func",
       4,
       anyLevel,
       Vectors,
       0,
       {},
       "",
       RoundsFloats},
      {"test-vector-contraction-prepare-for-mmt-lowering", "func.func", 5,
       anyLevel, Vectors},
  };
  return entries;
}
