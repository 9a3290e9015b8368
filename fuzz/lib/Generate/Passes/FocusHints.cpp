//===- FocusHints.cpp - what a focus needs beside its level --- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FocusHints.h"

using namespace padlab;
using namespace padlab::generate;

llvm::ArrayRef<FocusHint> generate::getHints() {
  constexpr bool isTiled = true;
  static constexpr FocusHint hints[] = {
      // Several nests, with something in common.
      {"affine-loop-fusion", Chains},
      {"affine-scalrep", Chains,
       "affine-loop-fusion,affine-loop-unroll,affine-data-copy-generate"},
      {"scf-parallel-loop-fusion", Chains},
      {"linalg-fuse-elementwise-ops", Chains},
      {"transform fuse", Chains},
      // Looks only at functions that begin with a loop.
      {"affine-loop-unroll-jam", Calls},
      // Bounds and steps that are not 0 and 1.
      {"affine-loop-normalize", 0, "affine-loop-tile,affine-loop-unroll"},
      {"affine-simplify-structures", 0,
       "affine-loop-tile,affine-loop-normalize,affine-loop-unroll"},
      {"affine-loop-coalescing", 0, "affine-loop-tile,affine-loop-normalize"},
      {"affine-simplify-min-max", 0, "affine-loop-tile", isTiled},
      {"affine-expand-index-ops", Reshapes,
       "fold-memref-alias-ops,flatten-memref"},
      {"affine-expand-index-ops-as-affine", Reshapes,
       "fold-memref-alias-ops,flatten-memref"},
      {"affine-fold-memref-alias-ops", Slices},
      {"fold-memref-alias-ops", Slices},
      {"patterns memref.fold_memref_alias_ops", Slices},
      {"scf-for-loop-peeling", 0, "", isTiled},
      {"scf-for-loop-specialization", 0, "", isTiled},
      {"scf-for-loop-canonicalization", 0, "", isTiled},
      {"patterns scf.for_loop_canonicalization", 0, "", isTiled},
      {"scf-parallel-loop-specialization", 0, "scf-parallel-loop-tiling"},
      {"transform affine.simplify_bounds", 0, "", isTiled},
      {"transform memref.multibuffer", Loops, "", isTiled},
      {"buffer-loop-hoisting", Loops},
      // The inverse of something.
      {"linalg-specialize-generic-ops", NamedOps,
       "linalg-generalize-named-ops"},
      {"transform specialize", NamedOps, "linalg-generalize-named-ops"},
      {"symbol-dce", Calls, "inline"},
      {"lift-cf-to-scf", 0, "convert-scf-to-cf"},
      // What other passes leave.
      {"convert-bufferization-to-memref", 0,
       "ownership-based-buffer-deallocation"},
      {"bufferization-lower-deallocations", 0,
       "ownership-based-buffer-deallocation"},
      {"mem2reg", 0, "promote-buffers-to-stack"},
      {"sroa", 0, "promote-buffers-to-stack"},
      {"transform memref.erase_dead_alloc_and_stores", Chains,
       "affine-loop-fusion,affine-scalrep"},
      {"transform hoist_redundant_vector_transfers", 0,
       "transform tile and vectorize,affine-super-vectorize"},
      {"int-range-optimizations", Loops},
      {"arith-unsigned-when-equivalent", Loops},
      // Nests of loops: most programs on tensors have one loop, if any.
      {"transform loop.coalesce", Structured, "transform tile_using_for"},
      {"transform loop.peel", Structured, "transform tile_using_for", isTiled},
      {"transform loop.unroll", Structured, "transform tile_using_for"},
      {"transform loop.promote_if_one_iteration", Structured,
       "transform tile_using_for,transform tile_using_forall"},
      {"transform loop.pipeline", Structured, "transform tile_using_for"},
      {"transform loop.hoist_loop_invariant_subsets", Structured,
       "transform tile_using_for,transform fuse"},
      {"transform apply_licm", Structured, "transform tile_using_for"},
      // Both at once.
      {"transform make_loop_independent", Loops | Pads},
      {"transform hoist_pad of the program's", Loops | Pads},
      {"loop-invariant-subset-hoisting", Slices},
      {"transform eliminate_empty_tensors", Inserts},
      {"transform loop.forall_to_for", Foralls},
  };
  return hints;
}

const FocusHint &generate::findHint(llvm::StringRef focus) {
  static constexpr FocusHint none = {"", 0};
  for (const FocusHint &hint : getHints())
    if (hint.focus == focus)
      return hint;
  return none;
}
