//===- FocusHints.cpp - what a focus needs beside its level --- -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FocusHints.h"

using namespace padlab;
using namespace padlab::generate;

/// Forms are all that it needs.
static constexpr FocusHint formed(llvm::StringLiteral focus,
                                  llvm::StringLiteral forms) {
  return {focus, 0, "", false, forms};
}

/// The same, of which hardly another program has anything.
static constexpr FocusHint needing(llvm::StringLiteral focus,
                                   llvm::StringLiteral forms) {
  return {focus, 0, "", false, forms, /*isFormed=*/true};
}

static llvm::ArrayRef<FocusHint> getVectorHints() {
  static constexpr FocusHint hints[] = {
      formed("patterns vector.cast_away_vector_leading_one_dim",
             "vectors/units"),
      formed("patterns vector.rank_reducing_subview_patterns",
             "vectors/inner units,vectors/units,"
             "vectors/transfer_read of a buffer"),
      formed("patterns vector.drop_unit_dims_with_shape_cast", "vectors/units"),
      formed("patterns vector.drop_inner_most_unit_dims_from_xfer_ops",
             "vectors/inner units"),
      formed("patterns vector.transfer_permutation_patterns",
             "vectors/transfer_read,vectors/transfer_write,vectors/masked"),
      formed("patterns vector.lower_bitcast",
             "vectors/bitcast,vectors/narrow integers"),
      formed("patterns vector.lower_broadcast", "vectors/broadcast"),
      formed("patterns vector.lower_contraction lowering_strategy = "
             "outerproduct",
             "vectors/contract,vectors/contract of extensions"),
      formed("patterns vector.lower_contraction lowering_strategy = dot",
             "vectors/contract,vectors/contract of extensions"),
      formed("patterns vector.lower_contraction lowering_strategy = llvmintr",
             "vectors/contract,vectors/contract of extensions"),
      formed("patterns vector.lower_contraction lowering_strategy = "
             "parallelarith",
             "vectors/contract,vectors/contract of extensions"),
      formed("patterns vector.lower_create_mask", "vectors/mask"),
      formed("patterns vector.lower_masks", "vectors/mask,vectors/masked"),
      formed("patterns vector.lower_masked_transfers", "vectors/masked"),
      formed("patterns vector.materialize_masks", "vectors/mask"),
      formed("patterns vector.lower_multi_reduction lowering_strategy = "
             "innerparallel",
             "vectors/multi_reduction,vectors/reduced product,vectors/masked"),
      formed("patterns vector.lower_multi_reduction lowering_strategy = "
             "innerreduction",
             "vectors/multi_reduction,vectors/reduced product,vectors/masked"),
      formed("patterns vector.lower_outerproduct", "vectors/outerproduct"),
      formed("patterns vector.lower_gather", "vectors/gather"),
      formed("patterns vector.unroll_from_elements", "vectors/from_elements"),
      formed("patterns vector.unroll_to_elements", "vectors/to_elements"),
      formed("patterns vector.lower_scan", "vectors/scan"),
      formed("patterns vector.lower_shape_cast", "vectors/shape_cast"),
      formed("patterns vector.lower_transfer",
             "vectors/transfer_read,vectors/transfer_write,vectors/masked"),
      formed("patterns vector.lower_transfer max_transfer_rank = 2",
             "vectors/transfer_read of a buffer,vectors/transfer_write to a "
             "buffer"),
      formed("patterns vector.lower_transpose lowering_strategy = eltwise",
             "vectors/transpose,vectors/square transpose"),
      formed("patterns vector.lower_transpose lowering_strategy = llvmintr",
             "vectors/transpose,vectors/square transpose"),
      formed("patterns vector.lower_transpose lowering_strategy = shuffle_1d",
             "vectors/transpose,vectors/square transpose"),
      formed("patterns vector.lower_transpose lowering_strategy = "
             "shuffle_16x16",
             "vectors/square transpose"),
      formed("patterns vector.lower_transpose avx2_lowering_strategy = true",
             "vectors/square transpose"),
      formed("patterns vector.lower_interleave", "vectors/interleave"),
      formed("patterns vector.interleave_to_shuffle", "vectors/interleave"),
      formed("patterns vector.rewrite_narrow_types", "vectors/narrow integers"),
      formed("patterns vector.transfer_to_scf",
             "vectors/transfer_read,vectors/transfer_write,vectors/masked"),
      formed("patterns vector.transfer_to_scf full_unroll = true",
             "vectors/transfer_read,vectors/transfer_write,vectors/masked"),
      formed("patterns vector.transfer_to_scf max_transfer_rank = 2",
             "vectors/transfer_read of a buffer,vectors/transfer_write to a "
             "buffer"),
      formed("patterns vector.fold_arith_extension",
             "vectors/contract of extensions"),
      formed("patterns vector.elementwise_to_vector", "vectors/arith binary"),
      formed("patterns vector.reduction_to_contract",
             "vectors/reduced product"),
      formed("patterns vector.sink_ops", "vectors/moved operands"),
      formed("patterns vector.sink_mem_ops", "vectors/loaded element"),
      formed("patterns tensor.fold_tensor_subset_ops_into_vector_transfers",
             "vectors/read of a slice,vectors/write into a slice"),
      formed("test-vector-transfer-flatten-patterns",
             "vectors/transfer_read of a buffer,vectors/transfer_write to a "
             "buffer"),
      formed("test-vector-emulate-masked-load-store",
             "vectors/maskedload,vectors/maskedstore"),
      formed("test-vector-break-down-bitcast",
             "vectors/bitcast,vectors/narrow integers"),
      formed("test-vector-extract-strided-slice-lowering",
             "vectors/extract_strided_slice"),
      formed("test-vector-break-down-reduction-patterns", "vectors/reduction"),
      formed("test-vector-chained-reduction-folding-patterns",
             "vectors/reduction"),
      formed("test-vector-contraction-prepare-for-mmt-lowering",
             "vectors/contract"),
      formed("test-vector-unrolling-patterns",
             "vectors/contract,vectors/multi_reduction,vectors/broadcast,"
             "vectors/transpose,vectors/reduction,vectors/load,vectors/store,"
             "vectors/fma"),
      formed("test-vector-transfer-unrolling-patterns",
             "vectors/transfer_read,vectors/transfer_write,vectors/masked,"
             "vectors/transfer_read of a buffer,vectors/gather"),
      formed("test-vector-to-vector-lowering",
             "vectors/units,vectors/bitcast,vectors/contract,vectors/select,"
             "vectors/transfer_read,vectors/cut transfers"),
      formed("test-scalar-vector-transfer-lowering",
             "vectors/read element,vectors/inner units"),
      formed("test-vector-linearize", "vectors/rows"),
      formed("test-emulate-narrow-int", "vectors/narrow buffer"),
      formed("test-vector-gather-lowering", "vectors/gather"),
      formed("test-vector-shuffle-lowering", "vectors/shuffle"),
      formed("test-vector-transferop-opt",
             "vectors/transfers in a row,vectors/redundant transfers"),
      formed("convert-vector-to-scf",
             "vectors/transfer_read,vectors/transfer_write,vectors/masked"),
      formed("lower-vector-mask", "vectors/masked"),
      formed("lower-vector-multi-reduction",
             "vectors/multi_reduction,vectors/masked"),
      formed("lower-vector-to-from-elements-to-shuffle-tree",
             "vectors/to_elements"),
      formed("transform hoist_redundant_vector_transfers",
             "vectors/redundant transfers"),
      formed("transform hoist_redundant_vector_broadcasts",
             "vectors/redundant broadcast"),
  };
  return hints;
}

static llvm::ArrayRef<FocusHint> getArithHints() {
  static constexpr FocusHint hints[] = {
      needing("arith-unsigned-when-equivalent",
              "loops/bounded arithmetic,arith/division,arith/bounded binary,"
              "arith/edge compare,arith/shift,arith/for"),
      formed("int-range-optimizations",
             "loops/bounded arithmetic,loops/linearized,loops/scf.if,"
             "loops/narrow for,"
             "arith/edge compare,arith/division,arith/shift,arith/shifted back,"
             "arith/count,arith/for,arith/if,arith/call,arith/extreme division,"
             "arith/constant chain,arith/casts"),
      needing("arith-int-range-narrowing",
              "loops/bounded arithmetic,arith/shift,arith/shifted back,"
              "arith/bounded binary,arith/casts,arith/widened,arith/division,"
              "arith/edge compare,arith/for"),
      formed("arith-expand",
             "loops/extremes,arith/division,arith/extreme division,"
             "arith/number of two,arith/float binary,arith/float casts"),
      needing("arith-emulate-unsupported-floats", "arith/short floats"),
      needing("arith-emulate-wide-int", "arith/wide"),
      needing("math-expand-ops", "arith/rounding,arith/count"),
      needing("math-uplift-to-fma", "arith/exact product"),
      needing("math-sincos-fusion", "arith/sine and cosine"),
      formed("convert-arith-to-llvm",
             "arith/extended,arith/casts,arith/select,arith/shift,"
             "arith/bounded binary,arith/float casts,arith/from integer,"
             "arith/float compare,arith/bits"),
      needing("convert-math-to-llvm",
              "arith/count,arith/rounding,arith/float unary,"
              "arith/class of a float,arith/fma"),
      needing("convert-index-to-llvm",
              "arith/division,arith/extreme division,arith/binary,arith/shift,"
              "arith/compare,arith/casts,arith/constant chain"),
      needing("convert-complex-to-llvm", "arith/complex"),
      needing("convert-ub-to-llvm",
              "arith/unchosen poison,vectors/filled poison"),
      formed("convert-vector-to-llvm",
             "vectors/moves in a row,vectors/open lanes,vectors/filled poison,"
             "vectors/load,vectors/store,vectors/maskedload,"
             "vectors/maskedstore,vectors/gather,vectors/scatter,"
             "vectors/reduction,vectors/multi_reduction,vectors/contract,"
             "vectors/outerproduct,vectors/transpose,vectors/square transpose,"
             "vectors/bitcast,vectors/mask,vectors/expandload,"
             "vectors/compressstore,vectors/interleave,vectors/deinterleave"),
      needing("math-extend-to-supported-types", "arith/short floats"),
      formed("sccp", "arith/call,arith/if,arith/for,arith/extended,"
                     "arith/constant chain,arith/select,loops/scf.if,"
                     "vectors/moves in a row"),
      formed("cse", "arith/binary,arith/call,arith/if,loops/repeated access,"
                    "vectors/transfers in a row,small/computed slice"),
      formed("inline", "arith/call,loops/call"),
      formed("control-flow-sink", "arith/if,loops/scf.if,vectors/if"),
      formed("remove-dead-values",
             "arith/call,arith/if,arith/for,loops/scf.if,loops/scf.while,"
             "loops/call,vectors/for"),
  };
  return hints;
}

static llvm::ArrayRef<FocusHint> getOtherHints() {
  constexpr bool isTiled = true;
  static constexpr FocusHint hints[] = {
      // Several nests, with something in common.
      {"affine-loop-fusion", Chains, "", false,
       "loops/affine chain,loops/affine chain,loops/affine chain,"
       "loops/row reduction"},
      {"affine-scalrep", Chains,
       "affine-loop-fusion,affine-loop-unroll,affine-data-copy-generate", false,
       "loops/repeated access,loops/affine chain,loops/tiled nest"},
      {"scf-parallel-loop-fusion", Chains, "cse,canonicalize", false,
       "loops/parallel pair,loops/pointwise pair,loops/pointwise pair"},
      {"linalg-fuse-elementwise-ops", Chains, "", false,
       "small/computations,small/computation of a constant,"
       "small/computation of a fill,small/computation of a movement,"
       "small/computation of a reduction"},
      {"transform fuse", Chains, "", false,
       "small/computations,small/computation of a reduction,"
       "small/pad of a computation,small/pack of a computation,"
       "small/computation of an unpack,small/computation of a pad"},
      {"transform fuse_into_containing_op", Chains, "", false,
       "small/computations,small/computation of a reduction,"
       "small/computation of a movement,small/computation of a pad,"
       "small/computation of an unpack"},
      // Looks only at functions that begin with a loop.
      {"affine-loop-unroll-jam", Calls, "", false, "loops/nest in a callee"},
      // Bounds and steps that are not 0 and 1.
      {"affine-loop-normalize", 0, "affine-loop-tile,affine-loop-unroll", false,
       "loops/affine nest,loops/affine.for,loops/affine.parallel,"
       "loops/tiled nest"},
      {"affine-simplify-structures", 0,
       "affine-loop-tile,affine-loop-normalize,affine-loop-unroll"},
      {"affine-loop-coalescing", 0, "affine-loop-tile,affine-loop-normalize",
       false, "loops/affine nest,loops/scf nest,loops/carried nest"},
      {"affine-simplify-min-max", 0, "affine-loop-tile", isTiled},
      {"affine-expand-index-ops", Reshapes,
       "fold-memref-alias-ops,flatten-memref"},
      {"affine-expand-index-ops-as-affine", Reshapes,
       "fold-memref-alias-ops,flatten-memref"},
      {"affine-fold-memref-alias-ops", Slices, "", false,
       "loops/subview,loops/reshape"},
      {"fold-memref-alias-ops", Slices, "", false,
       "loops/subview,loops/reshape,loops/double buffer"},
      {"patterns memref.fold_memref_alias_ops", Slices, "", false,
       "loops/subview,loops/reshape,loops/double buffer"},
      formed("expand-strided-metadata",
             "loops/subview,loops/reshape,loops/reinterpret_cast,loops/cast"),
      formed("flatten-memref",
             "loops/affine nest,loops/scf nest,loops/subview"),
      formed("bubble-down-memory-space-casts", "loops/space cast"),
      {"scf-for-loop-peeling", 0, "", isTiled,
       "loops/scf.for,loops/narrow for,loops/carried nest"},
      {"scf-for-loop-specialization", 0, "", isTiled,
       "loops/scf.for to a least"},
      {"scf-for-loop-canonicalization", 0, "", isTiled,
       "loops/scf.for to a least,loops/scf.parallel to a least"},
      {"patterns scf.for_loop_canonicalization", 0, "", isTiled,
       "loops/scf.for to a least,loops/scf.parallel to a least"},
      {"scf-parallel-loop-specialization", 0, "scf-parallel-loop-tiling", false,
       "loops/scf.parallel to a least"},
      formed("scf-for-loop-range-folding", "loops/folded range"),
      formed("normalize-memrefs", "loops/layout"),
      formed("test-scf-uplift-while-to-for",
             "loops/scf.while,loops/general while"),
      formed("test-compose-subview", "loops/subview"),
      formed("test-linalg-transform-patterns test-patterns", "loops/copy"),
      formed("test-linalg-transform-patterns "
             "test-vector-transfer-forwarding-patterns",
             "vectors/copied transfers"),
      formed("test-linalg-transform-patterns test-swap-subtensor-padtensor",
             "small/slice of a pad"),
      formed("test-linalg-transform-patterns "
             "test-bubble-up-extract-slice-op-pattern",
             "small/slice of a result,small/slice of a movement"),
      formed("test-linalg-transform-patterns "
             "test-swap-extract-slice-with-fill-pattern",
             "small/slice of a fill"),
      formed("patterns tensor.bubble_up_extract_slice",
             "small/slice of a reshape,small/slice of an argument's reshape"),
      formed("test-wrap-scf-while-loop-in-zero-trip-check",
             "loops/scf.while,loops/general while,loops/do while"),
      formed("test-loop-permutation",
             "loops/affine nest,loops/affine chain,loops/affine.for"),
      formed("test-affine-loop-unswitch", "loops/branched nest"),
      formed("test-decompose-affine-ops",
             "loops/affine index,loops/scf nest,loops/linearized"),
      formed("promote-buffers-to-stack", "loops/allocation in a body"),
      formed("transform split_reduction", "small/static reduction"),
      formed("transform linalg_copy_to_memref", "small/copy,loops/copy"),
      formed("eliminate-empty-tensors", "small/computed slice"),
      formed("linalg-block-pack-matmul", "small/matmul"),
      formed("transform transpose_matmul", "small/matmul"),
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
      formed("buffer-results-to-out-params", "loops/buffer from a callee"),
      formed("drop-equivalent-buffer-results",
             "loops/buffer from a callee,loops/call"),
      formed("transform memref.alloca_to_global", "loops/local array"),
      formed("optimize-allocation-liveness", "loops/allocation in a body"),
      formed("scf-for-to-while",
             "loops/scf.for,loops/narrow for,loops/carried nest"),
      formed("scf-forall-to-for", "loops/scf.forall"),
      formed("scf-forall-to-parallel", "loops/scf.forall"),
      formed("scf-parallel-for-to-nested-fors",
             "loops/scf.parallel,loops/parallel pair"),
      formed("scf-parallel-loop-tiling",
             "loops/scf.parallel,loops/parallel pair,"
             "loops/scf.parallel to a least"),
      formed("convert-scf-to-cf",
             "loops/general while,loops/carried nest,loops/scf.index_switch,"
             "loops/repeated condition,loops/region of blocks,"
             "loops/parallel pair,loops/narrow for"),
      formed("lower-affine",
             "loops/tiled nest,loops/affine.parallel,loops/affine.if,"
             "loops/linearized,loops/row reduction"),
      // What has to do with any program looks for many forms.
      formed(
          "canonicalize",
          "loops/general while,loops/do while,loops/repeated condition,"
          "loops/blocks in a callee,loops/region of blocks,"
          "loops/carried nest,loops/narrow for,loops/linearized,"
          "loops/empty loop,loops/one iteration,loops/alloca scope,loops/clone,"
          "loops/subview,loops/cast,loops/reshape,loops/affine.if,"
          "loops/parallel pair,loops/scf.index_switch,"
          "small/slice of a slice,small/slice of an insert,"
          "small/insert of a slice,small/reshape of a reshape,"
          "small/reshape of a maker,small/slice of a maker,"
          "small/pack of a cast,small/unpack of a cast,"
          "small/unpack of a pack,small/pack of an unpack,"
          "small/pad of a pad,small/cast of a pad,small/movements,"
          "small/computation of a constant,small/pack of a constant,"
          "small/extent of a computation,small/extent of a reshape,"
          "small/nearly named,small/slice of a concat"),
      formed("sccp", "loops/blocks in a callee,loops/general while,"
                     "loops/repeated condition,loops/linearized"),
      formed("cse", "loops/repeated access,loops/repeated condition"),
      formed("control-flow-sink", "loops/repeated condition,loops/scf.if"),
      formed("inline", "loops/blocks in a callee,loops/buffer from a callee,"
                       "loops/nest in a callee"),
      formed("remove-dead-values",
             "loops/carried nest,loops/general while,"
             "loops/blocks in a callee,loops/buffer from a callee,"
             "loops/scf.index_switch,loops/region of blocks"),
      formed("loop-invariant-code-motion",
             "loops/carried nest,loops/affine nest,loops/scf nest,"
             "loops/scf.parallel"),
      formed("affine-raise-from-memref", "loops/scf nest"),
      formed("transform buffer_loop_hoisting", "loops/allocation in a body"),
      formed("affine-data-copy-generate",
             "loops/affine chain,loops/affine nest,loops/tiled nest,"
             "loops/repeated access"),
      formed("affine-loop-invariant-code-motion",
             "loops/repeated access,loops/affine.for,loops/tiled nest"),
      formed("affine-loop-unroll",
             "loops/affine nest,loops/affine.for,loops/tiled nest,"
             "loops/row reduction"),
      formed("affine-parallelize",
             "loops/affine nest,loops/repeated access,loops/row reduction"),
      formed("affine-loop-tile", "loops/affine nest,loops/affine chain"),
      formed("affine-super-vectorize",
             "loops/affine nest,loops/affine chain,loops/row reduction"),
      formed("transform memref.make_loop_independent", "loops/sized by a loop"),
      formed("memref-expand", "loops/reshape by a shape"),
      {"transform affine.simplify_bounds", 0, "", isTiled},
      {"transform memref.multibuffer", Loops, "", isTiled,
       "loops/double buffer"},
      {"buffer-hoisting", 0, "", false,
       "loops/branched buffer,loops/allocation in a body"},
      {"buffer-loop-hoisting", Loops, "", false, "loops/allocation in a body"},
      // The inverse of something.
      {"linalg-specialize-generic-ops", NamedOps, "linalg-generalize-named-ops",
       false, "small/nearly named"},
      {"transform specialize", NamedOps, "linalg-generalize-named-ops", false,
       "small/nearly named"},
      {"symbol-dce", Calls, "inline", false, "arith/call"},
      {"lift-cf-to-scf", 0, "convert-scf-to-cf", false,
       "loops/blocks in a callee"},
      // What other passes leave.
      {"convert-bufferization-to-memref", 0,
       "ownership-based-buffer-deallocation", false, "loops/clone"},
      {"bufferization-lower-deallocations", 0,
       "ownership-based-buffer-deallocation"},
      {"mem2reg", 0, "promote-buffers-to-stack,convert-scf-to-cf,sroa", false,
       "loops/local scalar,loops/local array,loops/alloca scope"},
      {"sroa", 0, "promote-buffers-to-stack,convert-scf-to-cf", false,
       "loops/local array"},
      {"transform memref.erase_dead_alloc_and_stores", Chains,
       "affine-loop-fusion,affine-scalrep", false, "loops/dead buffer"},
      // Nests of loops: most programs on tensors have one loop, if any.
      {"transform loop.coalesce", Structured, "transform tile_using_for", false,
       "loops/scf nest,loops/affine nest,loops/carried nest"},
      {"transform loop.peel", Structured, "transform tile_using_for", isTiled,
       "loops/scf.for,loops/narrow for,small/scalar loop"},
      {"transform loop.unroll", Structured, "transform tile_using_for", false,
       "loops/scf.for,loops/affine.for,loops/narrow for,small/scalar loop"},
      {"transform loop.promote_if_one_iteration", Structured,
       "transform tile_using_for,transform tile_using_forall", false,
       "loops/one iteration"},
      {"transform loop.pipeline", Structured, "transform tile_using_for", false,
       "vectors/for,small/scalar loop"},
      {"transform loop.hoist_loop_invariant_subsets", Structured,
       "transform tile_using_for,transform fuse", false, "small/subset loop"},
      {"transform apply_licm", Structured, "transform tile_using_for"},
      // Both at once.
      {"transform make_loop_independent", Loops | Pads, "", false,
       "small/sized by a loop"},
      {"transform hoist_pad of the program's", Loops | Pads},
      {"loop-invariant-subset-hoisting", Slices, "", false,
       "small/subset loop"},
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

/// About operations on tensors that follow each other.
static llvm::ArrayRef<FocusHint> getChainHints() {
  static constexpr FocusHint hints[] = {
      formed("linalg-morph-ops", "small/nearly named,small/computations"),
      formed("linalg-fold-into-elementwise", "small/elementwise of a movement"),
      formed("linalg-fold-unit-extent-dims", "small/unit extents"),
      formed("patterns linalg.fold_unit_extent_dims_via_reshapes",
             "small/unit extents"),
      formed("patterns linalg.fold_unit_extent_dims_via_slices",
             "small/unit extents"),
      formed("test-linalg-rank-reduce-contraction-ops",
             "small/unit contraction"),
      formed("simplify-depthwise-conv", "small/simple depthwise window"),
      formed("patterns linalg.decompose_pack_unpack",
             "small/unit extents packed,small/unit extents unpacked,"
             "small/unit extents packed,small/unit extents unpacked,"
             "small/pack of a computation,small/unpack of a pack"),
      formed("patterns linalg.decompose_pad", "small/pad of a computation"),
      formed("patterns linalg.fold_add_into_dest",
             "small/sum of a contraction"),
      formed("patterns linalg.pad_vectorization",
             "small/insert of a pad,small/pad of a computation,"
             "small/pad of a maker"),
      formed("patterns linalg.fold_pack_unpack_into_empty",
             "small/pack of an empty,small/unpack of an empty"),
      formed("patterns linalg.fold_pack_unpack_into_empty "
             "{fold_single_use_only = true}",
             "small/pack of an empty,small/unpack of an empty"),
      formed("patterns linalg.tiling_canonicalization",
             "small/slice of a slice,small/slice of a result"),
      formed("patterns tensor.fold_into_pack_and_unpack",
             "small/pack of a pad,small/slice of an unpack,"
             "small/pack of a movement,small/movement of a pack,"
             "small/unpack of a movement,small/movement of an unpack"),
      formed("patterns tensor.drop_redundant_insert_slice_rank_expansion",
             "small/insert of a slice,small/slice of an insert"),
      formed("patterns tensor.fold_tensor_empty",
             "small/reshape of an empty,small/slice of an empty"),
      formed("patterns tensor.fold_tensor_empty {fold_single_use_only = true}",
             "small/reshape of an empty,small/slice of an empty"),
      formed("patterns tensor.fold_tensor_subset_ops",
             "small/insert of an insert,vectors/read of a slice,"
             "vectors/write into a slice"),
      formed("fold-tensor-subset-ops",
             "small/insert of an insert,vectors/read of a slice,"
             "vectors/write into a slice"),
      formed("patterns tensor.merge_consecutive_insert_extract_slice",
             "small/slice of a slice,small/insert of an insert,"
             "small/insert of a slice"),
      formed("patterns tensor.reassociative_reshape_folding",
             "small/reshape of a slice,small/insert of a reshape,"
             "small/reshape of a reshape"),
      formed("patterns tensor.rewrite_as_constant",
             "small/pack of a constant,small/slice of a maker,"
             "small/reshape of a maker"),
      formed("patterns tensor.rewrite_as_constant aggressive",
             "small/pack of a constant,small/computation of a constant"),
      formed("test-tensor-transform-patterns test-fold-constant-extract-slice",
             "small/slice of a constant"),
      formed("test-tensor-transform-patterns test-expand-shape-bubbling",
             "small/reshape of a reshape"),
      formed("test-tensor-transform-patterns "
             "test-fold-extract-from-collapse-shape",
             "small/element of a reshape"),
      formed("test-linalg-elementwise-fusion-patterns fuse-generic-ops",
             "small/computations,small/computation of a constant,"
             "small/computation of a fill,small/computation of a movement"),
      formed("test-linalg-elementwise-fusion-patterns "
             "fuse-with-reshape-by-expansion",
             "small/computation of a reshape,small/reshape of a computation,"
             "small/computations around a reshape,small/pad of a reshape"),
      formed("test-linalg-elementwise-fusion-patterns "
             "fuse-with-reshape-by-collapsing",
             "small/computation of a reshape,small/reshape of a computation,"
             "small/computations around a reshape,small/pad of a reshape"),
      formed("test-linalg-data-layout-propagation",
             "small/pack of a computation,small/computation of an unpack,"
             "small/computation around an unpack,small/pad of an unpack,"
             "small/pack of a pad,small/pack of a reshape,"
             "small/reshape of an unpack"),
      formed("test-linalg-transform-patterns "
             "test-simplify-pack-unpack-patterns",
             "small/unpack of a pack,small/pack of an unpack,"
             "small/unit extents packed"),
      formed("test-linalg-pad-fusion", "small/pad of a computation"),
      formed("convert-tensor-to-linalg", "small/pad of a computation"),
      formed("reify-result-shapes",
             "small/extent of a pad,small/extent of a concat,"
             "small/cast of a pad"),
      formed("resolve-ranked-shaped-type-result-dims",
             "small/extent of a computation,small/extent of a pad,"
             "small/extent of a concat,small/extent of a reshape,"
             "small/extent of a slice,small/extent of a pack,"
             "small/extent of an unpack"),
      formed("resolve-shaped-type-result-dims",
             "small/extent of a computation,small/extent of a pad,"
             "small/extent of a concat,small/extent of a reshape,"
             "small/extent of a pack,small/extent of an unpack"),
      formed("transform lower_pack",
             "small/pack of a computation,small/pack of a pad,"
             "small/unpack of a pack,small/unit extents packed"),
      formed("transform lower_unpack",
             "small/computation of an unpack,small/unpack of a pack,"
             "small/slice of an unpack"),
      formed("transform tile pads and packs",
             "small/pad of a computation,small/computation of a pad,"
             "small/pack of a computation,small/computation of an unpack,"
             "small/unpack of a pack,small/pad of a pad"),
      formed("transform flatten_elementwise", "small/computations"),
      formed("transform tile_reduction_using_for",
             "small/computation of a reduction,small/static reduction"),
      formed("transform tile_reduction_using_forall",
             "small/computation of a reduction,small/static reduction"),
  };
  return hints;
}

llvm::ArrayRef<FocusHint> generate::getHints() {
  static const std::vector<FocusHint> all = [] {
    std::vector<FocusHint> hints(getOtherHints());
    for (llvm::ArrayRef<FocusHint> more :
         {getVectorHints(), getArithHints(), getChainHints()})
      hints.insert(hints.end(), more.begin(), more.end());
    return hints;
  }();
  return all;
}

const FocusHint &generate::findHint(llvm::StringRef focus) {
  static constexpr FocusHint none = {"", 0};
  for (const FocusHint &hint : getHints())
    if (hint.focus == focus)
      return hint;
  return none;
}
