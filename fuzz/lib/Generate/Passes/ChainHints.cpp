//===- ChainHints.cpp - what a focus on chains needs --------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FocusHints.h"

using namespace padlab;
using namespace padlab::generate;

llvm::ArrayRef<FocusHint> generate::getChainHints() {
  static constexpr FocusHint hints[] = {
      formed("linalg-morph-ops",
             "small/nearly named,small/computations,small/mixed contraction,"
             "small/moved contraction,small/elementwise of a movement"),
      formed("linalg-fold-into-elementwise",
             "small/elementwise of a movement,small/computations of a square"),
      formed("linalg-generalize-named-ops",
             "small/mixed contraction,small/moved contraction,"
             "small/elementwise of a movement"),
      formed("transform generalize",
             "small/mixed contraction,small/moved contraction"),
      formed("transform interchange",
             "small/place of the most,small/resized,"
             "small/reading body,small/several results,small/nearly named"),
      formed("transform vectorize",
             "small/gathered rows,small/resized,small/place of the most,"
             "small/reading body,small/static computation,"
             "small/static reduction,small/mixed contraction,"
             "small/moved contraction,small/static window"),
      formed("transform tile and vectorize",
             "small/gathered rows,small/resized,small/place of the most,"
             "small/normalized rows,"
             "small/reading body,small/mixed contraction,"
             "small/moved contraction,small/several results,"
             "small/computation of a reduction"),
      formed("transform vectorize_children_and_apply_patterns",
             "small/gathered rows,small/resized,small/window of a pad,"
             "small/normalized rows,"
             "small/reading body,small/static computation,"
             "small/mixed contraction,small/insert of a pad,"
             "small/pad of a computation,small/static reduction,"
             "small/static window"),
      formed("transform vectorize pads and packs",
             "small/pad of a computation,small/pack of a computation,"
             "small/unpack of a pack,small/computation of an unpack,"
             "small/unit extents packed"),
      formed("transform pad", "small/attention,small/place of the most,"
                              "small/several results,small/mixed contraction,"
                              "small/moved contraction,small/reading body,"
                              "small/computation of a reduction"),
      formed("transform pad_tiling_interface",
             "small/attention,small/place of the most,"
             "small/several results,small/mixed contraction,"
             "small/moved contraction,small/reading body"),
      formed("one-shot-bufferize",
             "small/running rows,small/running rows,small/iterated,"
             "small/leaving early,small/place of the most,"
             "small/overlapping slices,small/computed in place,"
             "small/overlapping slices,small/subset loop,"
             "small/insert of an insert,small/insert of a slice,"
             "small/unit insert of a unit slice,small/computed slice,"
             "small/reading body,small/guarded loop,small/materialized,"
             "std/any,std/any"),
      formed("linalg-fold-unit-extent-dims",
             "small/unit extents,small/unit extents,"
             "small/unit slice of a computation,"
             "small/unit insert of a computation"),
      formed("patterns linalg.fold_unit_extent_dims_via_reshapes",
             "small/unit extents"),
      formed("patterns linalg.fold_unit_extent_dims_via_slices",
             "small/unit extents,small/unit slice of a computation,"
             "small/unit insert of a computation"),
      formed("test-linalg-rank-reduce-contraction-ops",
             "small/unit contraction"),
      formed("simplify-depthwise-conv", "small/simple depthwise window"),
      formed("patterns linalg.decompose_pack_unpack",
             "small/unit extents packed,small/unit extents unpacked,"
             "small/unit extents packed,small/unit extents unpacked,"
             "small/pack of a computation,small/unpack of a pack"),
      formed("patterns linalg.decompose_pad",
             "small/pad of a computation,small/pad of a unit slice"),
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
             "small/slice of a slice,small/slice of a result,"
             "small/unit slice of a unit slice"),
      formed("patterns tensor.fold_into_pack_and_unpack",
             "small/pack of a pad,small/slice of an unpack,"
             "small/pack of a movement,small/movement of a pack,"
             "small/unpack of a movement,small/movement of an unpack"),
      formed("patterns tensor.drop_redundant_insert_slice_rank_expansion",
             "small/insert of a slice,small/slice of an insert,"
             "small/unit insert of a unit slice,"
             "small/unit slice of a unit insert,small/cast of a unit slice"),
      formed("patterns tensor.fold_tensor_empty",
             "small/reshape of an empty,small/slice of an empty"),
      formed("patterns tensor.fold_tensor_empty {fold_single_use_only = true}",
             "small/reshape of an empty,small/slice of an empty"),
      formed("patterns tensor.fold_tensor_subset_ops",
             "small/insert of an insert,vectors/read of a slice,"
             "vectors/write into a slice,small/unit insert of a unit insert,"
             "small/unit slice of a unit slice"),
      formed("fold-tensor-subset-ops",
             "small/insert of an insert,vectors/read of a slice,"
             "vectors/write into a slice,small/unit insert of a unit insert,"
             "small/unit slice of a unit slice"),
      formed("patterns tensor.merge_consecutive_insert_extract_slice",
             "small/slice of a slice,small/insert of an insert,"
             "small/insert of a slice,small/unit slice of a unit slice,"
             "small/unit insert of a unit insert,"
             "small/unit insert of a unit slice,"
             "small/unit slice of a unit insert"),
      formed("patterns tensor.reassociative_reshape_folding",
             "small/reshape of a slice,small/insert of a reshape,"
             "small/reshape of a reshape,small/unit insert of a reshape,"
             "small/reshape of a unit slice,small/reshape of a unit insert,"
             "small/unit slice of a reshape"),
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
      formed(
          "test-linalg-elementwise-fusion-patterns fuse-generic-ops",
          "small/normalized rows,small/gathered rows,small/place of the most,"
          "small/computations,small/computation of a constant,"
          "small/computation of a fill,small/computation of a movement,"
          "small/computations of a square,small/chain of a square,"
          "small/several results,small/reading body"),
      formed("test-linalg-transform-patterns "
             "test-erase-unused-operands-and-results",
             "small/several results,small/computations of a square"),
      formed("test-linalg-decompose-ops",
             "small/place of the most,"
             "small/several results,small/reading body,"
             "small/computations of a square"),
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
      formed("test-linalg-pad-fusion",
             "small/pad of a computation,small/pad of a copy,"
             "small/pad of a chain,small/pad of a reduction,"
             "small/pad of a contraction,small/pad of a square,"
             "small/reshape of a padded computation"),
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
             "small/normalized rows,small/place of the most,"
             "small/computation of a reduction,small/static reduction"),
      formed("transform tile_reduction_using_forall",
             "small/normalized rows,small/place of the most,"
             "small/computation of a reduction,small/static reduction"),
  };
  return hints;
}
