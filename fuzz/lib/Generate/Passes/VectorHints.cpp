//===- VectorHints.cpp - what a focus on vectors needs ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FocusHints.h"

using namespace padlab;
using namespace padlab::generate;

llvm::ArrayRef<FocusHint> generate::getVectorHints() {
  static constexpr FocusHint hints[] = {
      formed("patterns vector.cast_away_vector_leading_one_dim",
             "vectors/units"),
      formed("patterns vector.rank_reducing_subview_patterns",
             "vectors/inner units,vectors/units,"
             "vectors/transfer_read of a buffer,"
             "vectors/transfers of a view"),
      formed("patterns vector.drop_unit_dims_with_shape_cast", "vectors/units"),
      formed("patterns vector.drop_inner_most_unit_dims_from_xfer_ops",
             "vectors/inner units,"
             "vectors/transfers of a view"),
      formed("patterns vector.transfer_permutation_patterns",
             "vectors/transfer_read,vectors/transfer_write,vectors/masked,"
             "vectors/transfers of a view"),
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
             "vectors/transfer_read,vectors/transfer_write,vectors/masked,"
             "vectors/transfers of a view"),
      formed("patterns vector.lower_transfer max_transfer_rank = 2",
             "vectors/transfer_read of a buffer,vectors/transfer_write to a "
             "buffer,"
             "vectors/transfers of a view"),
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
             "vectors/transfer_read,vectors/transfer_write,vectors/masked,"
             "vectors/transfers of a view"),
      formed("patterns vector.transfer_to_scf full_unroll = true",
             "vectors/transfer_read,vectors/transfer_write,vectors/masked,"
             "vectors/transfers of a view"),
      formed("patterns vector.transfer_to_scf max_transfer_rank = 2",
             "vectors/transfer_read of a buffer,vectors/transfer_write to a "
             "buffer,"
             "vectors/transfers of a view"),
      formed("patterns vector.split_transfer_full_partial "
             "split_transfer_strategy = \"linalg-copy\"",
             "vectors/transfers of a view,vectors/transfer_read of a buffer"),
      formed("patterns vector.split_transfer_full_partial "
             "split_transfer_strategy = \"vector-transfer\"",
             "vectors/transfers of a view,vectors/transfer_read of a buffer"),
      formed("patterns vector.fold_arith_extension",
             "vectors/contract of extensions"),
      formed("patterns vector.elementwise_to_vector", "vectors/arith binary"),
      formed("patterns vector.reduction_to_contract",
             "vectors/reduced product"),
      formed("patterns vector.sink_ops", "vectors/moved operands"),
      formed("patterns vector.sink_mem_ops", "vectors/loaded element,"
                                             "vectors/transfers of a view"),
      formed("patterns tensor.fold_tensor_subset_ops_into_vector_transfers",
             "vectors/read of a slice,vectors/write into a slice"),
      formed("test-vector-transfer-flatten-patterns",
             "vectors/transfer_read of a buffer,vectors/transfer_write to a "
             "buffer,"
             "vectors/transfers of a view"),
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
             "vectors/transfer_read of a buffer,vectors/gather,"
             "vectors/transfers of a view"),
      formed("test-vector-to-vector-lowering",
             "vectors/units,vectors/bitcast,vectors/contract,vectors/select,"
             "vectors/transfer_read,vectors/cut transfers"),
      formed("test-scalar-vector-transfer-lowering",
             "vectors/read element,vectors/inner units,"
             "vectors/transfers of a view"),
      formed("test-vector-linearize", "vectors/rows"),
      formed("test-emulate-narrow-int", "vectors/narrow buffer"),
      formed("test-vector-gather-lowering", "vectors/gather"),
      formed("test-vector-shuffle-lowering", "vectors/shuffle"),
      formed("test-vector-transferop-opt",
             "vectors/transfers in a row,vectors/redundant transfers,"
             "vectors/transfers of a view"),
      formed("convert-vector-to-scf",
             "vectors/transfer_read,vectors/transfer_write,vectors/masked,"
             "vectors/transfers of a view"),
      formed("lower-vector-mask", "vectors/masked"),
      formed("lower-vector-multi-reduction",
             "vectors/multi_reduction,vectors/masked"),
      formed("lower-vector-to-from-elements-to-shuffle-tree",
             "vectors/to_elements"),
      formed("transform hoist_redundant_vector_transfers",
             "vectors/redundant transfers,"
             "vectors/transfers of a view"),
      formed("transform hoist_redundant_vector_broadcasts",
             "vectors/redundant broadcast"),
  };
  return hints;
}
