//===- FocusHints.cpp - what a focus needs beside its level --- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FocusHints.h"

using namespace padlab;
using namespace padlab::generate;

static llvm::ArrayRef<FocusHint> getOtherHints() {
  constexpr bool isTiled = true;
  static constexpr FocusHint hints[] = {
      // Several nests, with something in common.
      {"affine-loop-fusion", Chains, "", false,
       "loops/chain of affine vectors,"
       "loops/affine chain,loops/affine chain,loops/affine chain,"
       "loops/affine chain,loops/row reduction,loops/branched nest"},
      {"affine-scalrep", Chains,
       "affine-loop-fusion,affine-loop-unroll,affine-data-copy-generate", false,
       "loops/affine vectors,loops/repeated access,"
       "loops/repeated access,loops/affine chain,loops/tiled nest,"
       "loops/branched nest,loops/affine carried nest"},
      {"scf-parallel-loop-fusion", Chains, "cse,canonicalize", false,
       "loops/parallel pair,loops/pointwise pair,loops/pointwise pair"},
      {"linalg-fuse-elementwise-ops", Chains, "", false,
       "small/normalized rows,small/gathered rows,small/resized,"
       "small/place of the most,"
       "small/computations,small/computation of a constant,"
       "small/computation of a fill,small/computation of a movement,"
       "small/computation of a reduction,small/computations of a square,"
       "small/chain of a square,small/several results"},
      {"transform fuse", Chains, "", false,
       "small/normalized rows,small/attention,small/window of a window,"
       "small/window of a pad,small/place of the most,"
       "small/computations,small/computation of a reduction,"
       "small/pad of a computation,small/pack of a computation,"
       "small/computation of an unpack,small/computation of a pad,"
       "small/computations of a square,small/several results,"
       "small/computation of a slice,small/computation of an insert,"
       "small/computation around a pad"},
      {"transform fuse_into_containing_op", Chains, "", false,
       "small/normalized rows,small/attention,small/window of a window,"
       "small/window of a pad,"
       "small/computations,small/computation of a reduction,"
       "small/computation of a movement,small/computation of a pad,"
       "small/computation of an unpack,small/computations of a square,"
       "small/several results,small/pad of a computation,"
       "small/pad of a chain,small/pack of a computation"},
      // Looks only at functions that begin with a loop.
      {"affine-loop-unroll-jam", Calls, "", false, "loops/nest in a callee"},
      // Bounds and steps that are not 0 and 1.
      {"affine-loop-normalize", 0, "affine-loop-tile,affine-loop-unroll", false,
       "loops/affine nest,loops/affine.for,loops/affine.parallel,"
       "loops/tiled nest,loops/affine carried nest"},
      {"affine-simplify-structures", 0,
       "affine-loop-tile,affine-loop-normalize,affine-loop-unroll", false,
       "loops/affine indices,loops/affine.for,loops/affine.if,"
       "loops/tiled nest"},
      {"affine-loop-coalescing", 0, "affine-loop-tile,affine-loop-normalize",
       false,
       "loops/affine nest,loops/scf nest,loops/carried nest,"
       "loops/crossed nest,loops/affine carried nest"},
      {"affine-simplify-min-max", 0, "affine-loop-tile", isTiled,
       "loops/affine indices,loops/scf.for to a least,loops/tiled nest"},
      {"affine-expand-index-ops", Reshapes,
       "fold-memref-alias-ops,flatten-memref", false,
       "loops/linearized,loops/affine indices,loops/view of a view",
       /*isFormed=*/true},
      {"affine-expand-index-ops-as-affine", Reshapes,
       "fold-memref-alias-ops,flatten-memref", false,
       "loops/linearized,loops/affine indices,loops/view of a view",
       /*isFormed=*/true},
      {"affine-fold-memref-alias-ops", Slices, "", false,
       "loops/affine vectors,"
       "loops/subview,loops/reshape,loops/view of a view"},
      {"fold-memref-alias-ops", Slices, "", false,
       "loops/affine vectors,"
       "loops/subview,loops/reshape,loops/double buffer,loops/view of a view,"
       "loops/view of a view,vectors/transfers of a view,"
       "vectors/transfers of a view"},
      {"patterns memref.fold_memref_alias_ops", Slices, "", false,
       "loops/subview,loops/reshape,loops/double buffer,loops/view of a view,"
       "loops/view of a view,vectors/transfers of a view,"
       "vectors/transfers of a view"},
      formed("patterns memref.expand_strided_metadata",
             "loops/view of a view,loops/reinterpret_cast,loops/subview"),
      formed("patterns memref.extract_address_computations",
             "loops/view of a view,vectors/transfers of a view"),
      formed("expand-strided-metadata",
             "loops/subview,loops/reshape,loops/reinterpret_cast,loops/cast,"
             "loops/view of a view,vectors/transfers of a view"),
      formed("flatten-memref",
             "loops/affine vectors,"
             "loops/affine nest,loops/scf nest,loops/subview,loops/global,"
             "loops/view of a view,vectors/transfers of a view"),
      formed("bubble-down-memory-space-casts", "loops/space cast"),
      {"scf-for-loop-peeling", 0, "", isTiled,
       "loops/scf.for,loops/narrow for,loops/carried nest,"
       "loops/crossed nest"},
      {"scf-for-loop-specialization", 0, "", isTiled,
       "loops/scf.for to a least"},
      {"scf-for-loop-canonicalization", 0, "", isTiled,
       "loops/scf.for to a least,loops/scf.parallel to a least"},
      {"patterns scf.for_loop_canonicalization", 0, "", isTiled,
       "loops/scf.for to a least,loops/scf.parallel to a least"},
      {"scf-parallel-loop-specialization", 0, "scf-parallel-loop-tiling", false,
       "loops/scf.parallel to a least"},
      formed("scf-for-loop-range-folding", "loops/folded range"),
      formed("normalize-memrefs", "loops/affine vectors,"
                                  "loops/layout,loops/layout in a call"),
      formed("test-scf-uplift-while-to-for",
             "small/iterated,"
             "loops/scf.while,loops/general while"),
      formed("test-compose-subview", "loops/subview,loops/view of a view"),
      {"test-linalg-greedy-fusion", 0, "transform tile_using_for", false,
       "small/computation of a slice of a result"},
      formed("test-linalg-drop-unit-dims", "small/unit extents"),
      formed("test-linalg-transform-patterns test-patterns", "loops/copy"),
      formed("test-linalg-transform-patterns "
             "test-vector-transfer-forwarding-patterns",
             "vectors/copied transfers"),
      formed("test-linalg-transform-patterns test-swap-subtensor-padtensor",
             "small/slice of a pad,small/slice of a padded computation,"
             "small/unit slice of a pad"),
      formed("test-linalg-transform-patterns "
             "test-bubble-up-extract-slice-op-pattern",
             "small/slice of a result,small/slice of a movement"),
      formed("test-linalg-transform-patterns "
             "test-swap-extract-slice-with-fill-pattern",
             "small/slice of a fill"),
      formed("patterns tensor.bubble_up_extract_slice",
             "small/slice of a reshape,small/slice of an argument's reshape,"
             "small/unit slice of a reshape"),
      formed("test-wrap-scf-while-loop-in-zero-trip-check",
             "small/iterated,"
             "loops/scf.while,loops/general while,loops/do while"),
      formed("test-parallel-loop-unrolling", "loops/static parallel"),
      formed("test-loop-permutation",
             "loops/affine nest,loops/affine chain,loops/affine.for,"
             "loops/branched nest"),
      formed("test-affine-loop-unswitch", "loops/branched nest"),
      formed("test-decompose-affine-ops",
             "loops/affine index,loops/scf nest,loops/linearized,"
             "loops/affine indices"),
      formed("promote-buffers-to-stack",
             "loops/allocation in a body,loops/swapped buffers,"
             "loops/branched buffer,loops/blocks in a callee"),
      formed("transform split_reduction", "small/place of the most,"
                                          "small/static reduction"),
      formed("transform linalg_copy_to_memref", "small/copy,loops/copy"),
      formed("eliminate-empty-tensors",
             "small/computed slice,small/materialized"),
      formed("linalg-block-pack-matmul",
             "small/matmul,small/mixed contraction,small/moved contraction"),
      formed("transform transpose_matmul",
             "small/matmul,small/mixed contraction,small/moved contraction"),
      formed("transform pack_greedily",
             "small/attention,"
             "small/matmul,small/mixed contraction,small/moved contraction,"
             "small/nearly named"),
      {"convert-shape-to-std", 0,
       "shape-to-shape-lowering,convert-shape-constraints,canonicalize", false,
       "small/extents,small/extents,small/number of elements",
       /*isFormed=*/true},
      needing("shape-to-shape-lowering", "small/number of elements"),
      needing("convert-shape-constraints", "small/extents"),
      needing("remove-shape-constraints", "small/extents"),
      needing("outline-shape-computation", "small/value with a shape"),
      formed("transform convert_conv2d_to_img2col", "small/img2col window"),
      formed("transform transpose_conv2d", "small/fhwc window"),
      formed("transform winograd_conv2d", "small/winograd window"),
      formed("transform decompose", "small/unit window"),
      formed("ownership-based-buffer-deallocation",
             "loops/branched buffer,loops/swapped buffers,"
             "loops/selected buffer,loops/buffer from a callee,"
             "loops/region of blocks"),
      formed("buffer-deallocation-pipeline",
             "loops/branched buffer,loops/swapped buffers,"
             "loops/selected buffer,loops/buffer from a callee,"
             "loops/region of blocks"),
      formed("buffer-results-to-out-params",
             "loops/static buffer from a callee,"
             "loops/static buffer from a callee,"
             "loops/buffer from a callee,loops/view from a callee"),
      formed("drop-equivalent-buffer-results",
             "loops/buffer from a callee,loops/call,loops/view from a callee,"
             "loops/call with a view"),
      formed("transform memref.alloca_to_global", "loops/local array"),
      formed("optimize-allocation-liveness", "loops/allocation in a body"),
      formed("scf-for-to-while",
             "small/running rows,small/leaving early,"
             "loops/scf.for,loops/narrow for,loops/carried nest"),
      formed("scf-forall-to-for", "loops/scf.forall"),
      formed("scf-forall-to-parallel", "loops/scf.forall"),
      formed("scf-parallel-for-to-nested-fors",
             "loops/scf.parallel,loops/parallel pair"),
      formed("scf-parallel-loop-tiling",
             "loops/scf.parallel,loops/parallel pair,"
             "loops/scf.parallel to a least,loops/static parallel"),
      formed("convert-scf-to-cf",
             "loops/general while,loops/carried nest,loops/scf.index_switch,"
             "loops/repeated condition,loops/region of blocks,"
             "loops/parallel pair,loops/narrow for,loops/crossed nest"),
      formed("lower-affine",
             "loops/affine vectors,"
             "loops/tiled nest,loops/affine.parallel,loops/affine.if,"
             "loops/linearized,loops/row reduction,loops/affine indices,"
             "loops/crossed nest"),
      // A pass that accepts any program looks for many forms.
      needing(
          "canonicalize",
          "small/running rows,small/iterated,small/leaving early,"
          "loops/general while,loops/do while,loops/repeated condition,"
          "loops/blocks in a callee,loops/region of blocks,"
          "loops/carried nest,loops/narrow for,loops/linearized,"
          "loops/empty loop,loops/one iteration,loops/alloca scope,loops/clone,"
          "loops/global,loops/affine indices,"
          "loops/subview,loops/cast,loops/reshape,loops/affine.if,"
          "loops/parallel pair,loops/scf.index_switch,"
          "loops/guarded work,loops/crossed nest,loops/view of a view,"
          "loops/call with a view,vectors/transfers of a view,"
          "small/guarded loop,small/unit slice of a unit slice,"
          "small/unit slice of a unit insert,small/unit insert of a unit slice,"
          "small/unit slice of a cast,small/cast of a unit slice,"
          "small/slice of a cast,small/cast of a slice,"
          "small/slice of a padded computation,small/several results,"
          "small/reading body,small/mixed contraction,"
          "small/slice of a slice,small/slice of an insert,"
          "small/insert of a slice,small/reshape of a reshape,"
          "small/reshape of a maker,small/slice of a maker,"
          "small/pack of a cast,small/unpack of a cast,"
          "small/unpack of a pack,small/pack of an unpack,"
          "small/pad of a pad,small/cast of a pad,small/movements,"
          "small/computation of a constant,small/pack of a constant,"
          "small/extent of a computation,small/extent of a reshape,"
          "small/nearly named,small/slice of a concat"),
      needing("sccp", "arith/call,arith/if,arith/for,arith/extended,"
                      "arith/constant chain,arith/select,loops/scf.if,"
                      "vectors/moves in a row,loops/blocks in a callee,"
                      "loops/general while,loops/repeated condition,"
                      "loops/linearized,loops/guarded work"),
      needing("cse", "arith/binary,arith/call,arith/if,loops/repeated access,"
                     "vectors/transfers in a row,small/computed slice,"
                     "loops/repeated condition,loops/reshape in turn,"
                     "loops/global,"
                     "vectors/transfers of a view"),
      formed("control-flow-sink", "small/leaving early,"
                                  "arith/if,loops/scf.if,vectors/if,"
                                  "loops/repeated condition"),
      formed("inline", "arith/call,loops/call,loops/blocks in a callee,"
                       "loops/buffer from a callee,loops/nest in a callee,"
                       "loops/call with a view,loops/view from a callee"),
      formed("remove-dead-values",
             "small/iterated,small/leaving early,"
             "arith/call,arith/if,arith/for,loops/scf.if,"
             "loops/scf.while,loops/call,vectors/for,"
             "loops/carried nest,loops/general while,"
             "loops/blocks in a callee,loops/buffer from a callee,"
             "loops/scf.index_switch,loops/region of blocks"),
      formed("loop-invariant-code-motion",
             "small/running rows,"
             "loops/guarded work,small/guarded loop,loops/guarded work,"
             "small/guarded loop,loops/reshape in turn,"
             "loops/carried nest,loops/affine nest,loops/scf nest,"
             "loops/scf.parallel,loops/general while"),
      formed("affine-raise-from-memref", "loops/scf nest"),
      formed("transform buffer_loop_hoisting", "loops/allocation in a body"),
      formed("affine-data-copy-generate",
             "loops/affine vectors,loops/chain of affine vectors,"
             "loops/affine chain,loops/affine nest,loops/tiled nest,"
             "loops/repeated access,loops/branched nest,loops/global"),
      formed("affine-loop-invariant-code-motion",
             "loops/affine vectors,"
             "loops/guarded work,loops/guarded work,loops/branched nest,"
             "loops/repeated access,loops/affine.for,loops/tiled nest"),
      formed("affine-loop-unroll",
             "loops/affine vectors,"
             "loops/affine nest,loops/affine.for,loops/tiled nest,"
             "loops/row reduction,loops/affine carried nest,"
             "loops/branched nest"),
      formed("affine-parallelize",
             "loops/affine vectors,loops/chain of affine vectors,"
             "loops/affine nest,loops/repeated access,loops/row reduction,"
             "loops/branched nest,loops/affine carried nest"),
      formed("affine-loop-tile",
             "loops/affine vectors,"
             "loops/affine nest,loops/affine chain,loops/branched nest,"
             "loops/affine carried nest"),
      formed("affine-super-vectorize",
             "loops/affine vectors,"
             "loops/affine nest,loops/affine chain,loops/row reduction,"
             "loops/branched nest,loops/affine carried nest"),
      formed("transform memref.make_loop_independent", "loops/sized by a loop"),
      formed("memref-expand", "loops/reshape by a shape"),
      needing("memref-emulate-wide-int", "loops/wide buffer"),
      {"transform affine.simplify_bounds", 0, "", isTiled,
       "loops/affine indices,loops/scf.for to a least"},
      {"transform memref.multibuffer", Loops, "", isTiled,
       "loops/double buffer"},
      {"buffer-hoisting", 0, "", false,
       "loops/branched buffer,loops/branched buffer,small/leaving early,"
       "loops/blocks in a callee,loops/region of blocks"},
      {"buffer-loop-hoisting", Loops, "", false, "loops/allocation in a body"},
      // The inverse of something.
      {"linalg-specialize-generic-ops", NamedOps, "linalg-generalize-named-ops",
       false,
       "small/nearly named,small/mixed contraction,small/moved contraction"},
      {"transform specialize", NamedOps, "linalg-generalize-named-ops", false,
       "small/nearly named,small/mixed contraction,small/moved contraction"},
      {"symbol-dce", Calls, "inline", false, "arith/call"},
      {"lift-cf-to-scf", 0, "convert-scf-to-cf", false,
       "loops/blocks in a callee,loops/slots in blocks"},
      // This pass works on what other passes leave.
      {"convert-bufferization-to-memref", 0,
       "ownership-based-buffer-deallocation", false, "loops/clone"},
      {"bufferization-lower-deallocations", 0,
       "ownership-based-buffer-deallocation"},
      {"mem2reg", 0,
       "promote-buffers-to-stack,convert-scf-to-cf,sroa,"
       "finalize-memref-to-llvm",
       false,
       "loops/local scalar,loops/local array,loops/alloca scope,"
       "loops/slots in blocks,loops/slots in blocks"},
      {"sroa", 0,
       "promote-buffers-to-stack,convert-scf-to-cf,finalize-memref-to-llvm",
       false, "loops/local array"},
      {"transform memref.erase_dead_alloc_and_stores", Chains,
       "affine-loop-fusion,affine-scalrep", false, "loops/dead buffer"},
      // Nests of loops: most programs on tensors have one loop, if any.
      {"transform loop.coalesce", Structured, "transform tile_using_for", false,
       "loops/scf nest,loops/affine nest,loops/carried nest,"
       "loops/crossed nest,loops/affine carried nest"},
      {"transform loop.peel", Structured, "transform tile_using_for", isTiled,
       "small/running rows,"
       "loops/scf.for,loops/narrow for,small/scalar loop"},
      {"transform loop.unroll", Structured, "transform tile_using_for", false,
       "small/running rows,"
       "loops/scf.for,loops/affine.for,loops/narrow for,small/scalar loop"},
      {"transform loop.promote_if_one_iteration", Structured,
       "transform tile_using_for,transform tile_using_forall", false,
       "loops/one iteration"},
      {"transform loop.pipeline", Structured, "transform tile_using_for", false,
       "small/running rows,"
       "vectors/for,small/scalar loop"},
      {"transform loop.hoist_loop_invariant_subsets", Structured,
       "transform tile_using_for,transform fuse", false,
       "small/running rows,small/subset loop,small/subset loop"},
      {"transform apply_licm", Structured, "transform tile_using_for", false,
       "small/guarded loop,loops/guarded work,small/guarded loop,"
       "loops/guarded work,loops/carried nest"},
      // The last of the way, in any order.
      {"finalize-memref-to-llvm", 0,
       "convert-scf-to-cf,expand-strided-metadata,convert-func-to-llvm,"
       "generate-runtime-verification",
       false,
       "loops/scf nest,loops/cast,loops/reinterpret_cast,loops/local array,"
       "loops/local scalar,loops/alloca scope,loops/reshape by a shape,"
       "loops/copy,loops/subview,loops/reshape,loops/global,"
       "loops/allocation in a body,loops/double buffer"},
      {"convert-cf-to-llvm", 0, "finalize-memref-to-llvm,convert-arith-to-llvm",
       false,
       "loops/general while,loops/region of blocks,loops/scf.index_switch,"
       "loops/blocks in a callee,loops/carried nest,loops/swapped buffers"},
      {"convert-func-to-llvm", 0,
       "finalize-memref-to-llvm,convert-scf-to-cf,convert-arith-to-llvm", false,
       "loops/buffer from a callee,loops/call,loops/blocks in a callee,"
       "loops/nest in a callee,loops/scf nest"},
      {"convert-to-llvm", 0, "convert-scf-to-cf,expand-strided-metadata", false,
       "loops/buffer from a callee,loops/call,loops/blocks in a callee,"
       "loops/scf nest,loops/general while,loops/swapped buffers,"
       "loops/cast,loops/reinterpret_cast,loops/local array,"
       "loops/alloca scope,loops/copy,loops/selected buffer"},
      // Both at once.
      {"transform make_loop_independent", Loops | Pads, "", false,
       "small/sized by a loop"},
      {"transform hoist_pad of the program's", Loops | Pads, "", false,
       "small/sized by a loop"},
      {"loop-invariant-subset-hoisting", Slices, "", false,
       "small/running rows,"
       "small/subset loop,small/guarded loop"},
      {"transform eliminate_empty_tensors", Inserts, "", false,
       "small/computed slice"},
      formed("transform loop.forall_to_for", "loops/scf.forall"),
      formed("transform loop.forall_to_parallel", "loops/scf.forall"),
      formed("transform loop.parallel_for_to_nested_fors",
             "loops/scf.parallel,loops/parallel pair"),
      formed("transform loop.outline",
             "loops/scf.for,loops/carried nest,small/scalar loop"),
  };
  return hints;
}

llvm::ArrayRef<FocusHint> generate::getHints() {
  static const auto all = llvm::to_vector(llvm::concat<const FocusHint>(
      getOtherHints(), getVectorHints(), getArithHints(), getChainHints()));
  return all;
}

const FocusHint &generate::findHint(llvm::StringRef focus) {
  static constexpr FocusHint none = {"", 0};
  for (const FocusHint &hint : getHints())
    if (hint.focus == focus)
      return hint;
  return none;
}
