//===- PatternSets.cpp - scripts that apply pattern sets ===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScriptTable.h"

#include "../Ops/LLVMVersion.h"
#include "../Passes/PassSequence.h"

using namespace padlab;
using namespace padlab::generate;

static constexpr unsigned lower = OnBuffers | anyLoops;
static constexpr unsigned anywhere = OnTensors | lower;

llvm::ArrayRef<PatternSet> generate::getPatternSets() {
  static constexpr PatternSet sets[] = {
      {"canonicalization", 10, anyLevel, 0},
      // linalg
      {"linalg.erase_unnecessary_inputs", 8, OnTensors, Structured},
      {"linalg.decompose_pack_unpack", 8, OnTensors, Packs | Unpacks},
      {"linalg.decompose_pad", 8, OnTensors, Pads},
      {"linalg.fold_unit_extent_dims_via_reshapes", 10, OnTensors, Structured},
      {"linalg.fold_unit_extent_dims_via_slices", 10, OnTensors, Structured},
      {"linalg.tiling_canonicalization", 8, OnTensors, Structured | Slices},
      {"linalg.fold_add_into_dest", 8, OnTensors, NamedOps, true},
      {"linalg.pad_vectorization", 10, OnTensors, Pads},
      {"linalg.fold_pack_unpack_into_empty", 6, OnTensors, Packs | Unpacks},
      {"linalg.fold_pack_unpack_into_empty {fold_single_use_only = true}", 2,
       OnTensors, Packs | Unpacks},
      // tensor
      {"tensor.fold_into_pack_and_unpack", 8, OnTensors, Packs | Unpacks},
      {"tensor.decompose_concat", 8, OnTensors, Concats},
      {"tensor.drop_redundant_insert_slice_rank_expansion", 8, OnTensors,
       Slices},
      {"tensor.fold_tensor_empty", 8, OnTensors, Empties},
      {"tensor.fold_tensor_empty {fold_single_use_only = true}", 2, OnTensors,
       Empties},
      {"tensor.fold_tensor_subset_ops", 8, OnTensors, Slices},
      {"tensor.fold_tensor_subset_ops_into_vector_transfers", 8, OnTensors,
       Vectors},
      {"tensor.merge_consecutive_insert_extract_slice", 10, OnTensors, Slices},
      {"tensor.reassociative_reshape_folding", 10, OnTensors, Reshapes},
      {"tensor.bubble_up_extract_slice", 10, OnTensors, Slices},
      {"tensor.rewrite_as_constant", 6, OnTensors, 0},
      {"tensor.rewrite_as_constant aggressive", 4, OnTensors, 0},
      // memref
      {"memref.alloc_to_alloca", 4, lower, Allocations},
      {"memref.alloc_to_alloca size_limit(64)", 2, lower, Allocations},
      {"memref.expand_ops", 4, lower, 0},
      {"memref.expand_strided_metadata", 6, lower, 0},
      {"memref.extract_address_computations", 6, lower, 0},
      {"memref.fold_memref_alias_ops", 8, lower, 0},
      {"memref.resolve_ranked_shaped_type_result_dims", 8, anywhere, 0},
      // scf
      {"scf.for_loop_canonicalization", 8, anywhere, Loops | AffineBounds},
      // vector
      {"vector.cast_away_vector_leading_one_dim", 6, anyLevel, Vectors},
      {"vector.rank_reducing_subview_patterns", 6, anyLevel, Vectors},
      {"vector.drop_unit_dims_with_shape_cast", 6, anyLevel, Vectors},
      {"vector.drop_inner_most_unit_dims_from_xfer_ops", 6, anyLevel, Vectors},
      {"vector.transfer_permutation_patterns", 6, anyLevel, Vectors},
      {"vector.lower_bitcast", 3, anyLevel, Vectors},
      {"vector.lower_broadcast", 5, anyLevel, Vectors},
      {"vector.lower_contraction lowering_strategy = outerproduct", 4, anyLevel,
       Vectors, true},
      {"vector.lower_contraction lowering_strategy = dot", 4, anyLevel, Vectors,
       true},
      {"vector.lower_contraction lowering_strategy = llvmintr", 3, anyLevel,
       Vectors, true},
      {"vector.lower_contraction lowering_strategy = parallelarith", 4,
       anyLevel, Vectors, true},
      {"vector.lower_create_mask", 5, anyLevel, Vectors},
      {"vector.lower_masks", 5, anyLevel, Vectors},
      {"vector.lower_masked_transfers", 5, anyLevel, Vectors},
      {"vector.materialize_masks", 5, anyLevel, Vectors},
      {"vector.lower_multi_reduction lowering_strategy = innerparallel", 4,
       anyLevel, Vectors, true},
      {"vector.lower_multi_reduction lowering_strategy = innerreduction", 4,
       anyLevel, Vectors, true},
      {"vector.lower_outerproduct", 4, anyLevel, Vectors, true},
      {"vector.lower_gather", 5, anyLevel, Vectors},
      {"vector.unroll_from_elements", 4, anyLevel, Vectors},
      {"vector.unroll_to_elements", 4, anyLevel, Vectors},
      {"vector.lower_scan", 2, anyLevel, Vectors, true},
      {"vector.lower_shape_cast", 5, anyLevel, Vectors},
      {"vector.lower_transfer", 5, anyLevel, Vectors},
      {"vector.lower_transfer max_transfer_rank = 2", 4, anyLevel, Vectors},
      {"vector.lower_transpose lowering_strategy = eltwise", 4, anyLevel,
       Vectors},
      {"vector.lower_transpose lowering_strategy = llvmintr", 3, anyLevel,
       Vectors},
      {"vector.lower_transpose lowering_strategy = shuffle_1d", 4, anyLevel,
       Vectors},
      {"vector.lower_transpose lowering_strategy = shuffle_16x16", 3, anyLevel,
       Vectors},
      {"vector.lower_transpose avx2_lowering_strategy = true", 3, anyLevel,
       Vectors},
      {"vector.lower_interleave", 3, anyLevel, Vectors},
      {"vector.interleave_to_shuffle", 3, anyLevel, Vectors},
      {"vector.rewrite_narrow_types", 4, anyLevel, Vectors},
      // These have small weights, because compilation never ends if a transfer
      // is split again and again.
      {"vector.split_transfer_full_partial split_transfer_strategy = "
       "\"linalg-copy\"",
       1, anyLevel, Vectors},
      {"vector.split_transfer_full_partial split_transfer_strategy = "
       "\"vector-transfer\"",
       1, anyLevel, Vectors},
      {"vector.transfer_to_scf", 5, anyLevel, Vectors},
      {"vector.transfer_to_scf full_unroll = true", 4, anyLevel, Vectors},
      {"vector.transfer_to_scf max_transfer_rank = 2", 3, anyLevel, Vectors},
      {"vector.fold_arith_extension", 3, anyLevel, Vectors, true},
      {"vector.elementwise_to_vector", 4, anyLevel, Vectors},
      {"vector.reduction_to_contract", 5, anyLevel, Vectors, true},
      {"vector.sink_ops", 6, anyLevel, Vectors},
      {"vector.sink_mem_ops", 5, anyLevel, Vectors},
      {llvm_version::x86Patterns, 4, anyLevel, Vectors},
  };
  static const auto known =
      llvm::to_vector(llvm::make_filter_range(sets, [](const PatternSet &set) {
        return llvm_version::hasPatternSet(set.text);
      }));
  return known;
}

/// Draws how many sets to apply, besides the set that must be applied (if there
/// is one).
static unsigned drawCount(ScriptWriter &w) {
  return w.patterns ? w.choices.weighted({70, 20, 10})
                    : 1 + w.choices.weighted({45, 25, 15, 10, 5});
}

/// Returns whether each of the two sets undoes what the other does. Together,
/// they would be applied again and again, so that one case would take as long
/// as a hundred others.
static bool areInverse(llvm::StringRef a, llvm::StringRef b) {
  constexpr llvm::StringLiteral extract = "memref.extract_address_computations",
                                fold = "memref.fold_memref_alias_ops";
  return (a == extract && b == fold) || (a == fold && b == extract);
}

static bool applyPatterns(ScriptWriter &w) {
  llvm::SmallVector<unsigned> weights;
  for (const PatternSet &set : getPatternSets()) {
    bool fits = (set.levels & w.level) &&
                (set.needs == 0 || (set.needs & w.kinds)) &&
                !(w.exact && set.reassociates);
    weights.push_back(fits ? set.weight : 0);
  }
  constexpr unsigned endlessShare = 4;
  llvm::SmallVector<const PatternSet *> chosen;
  if (w.patterns)
    chosen.push_back(w.patterns);
  for (unsigned i = 0, e = drawCount(w); i < e; ++i) {
    const PatternSet &set = getPatternSets()[w.choices.weighted(weights)];
    bool isEndless = llvm::any_of(chosen, [&](const PatternSet *other) {
      return areInverse(set.text, other->text);
    });
    if (!isEndless || w.choices.chance(endlessShare))
      chosen.push_back(&set);
  }
  w.line("transform.apply_patterns to %scope {");
  for (const PatternSet *set : chosen)
    w.line("  transform.apply_patterns." + set->text);
  w.line(std::string("}") + (w.choices.chance(20) ? " {apply_cse}" : "") +
         " : !transform.any_op");
  return true;
}

/// Applies a drawn pass to the functions in the module.
static bool applyPass(ScriptWriter &w) {
  llvm::SmallVector<llvm::StringRef> names;
  for (const PassEntry *entry : getPassTable())
    if (entry->anchor == "func.func" && (entry->levels & w.level) &&
        !entry->leadsTo && !entry->forbidden && !entry->leaves &&
        entry->fixed.empty())
      names.push_back(entry->name);
  if (names.empty())
    return false;
  w.line("transform.apply_registered_pass \"" +
         w.choices.pick<llvm::StringRef>(names) +
         "\" to %scope : (!transform.any_op) -> !transform.any_op");
  return true;
}

llvm::ArrayRef<ScriptEntry> generate::getPatternScripts() {
  static constexpr ScriptEntry entries[] = {
      {"apply_patterns", 70, anyLevel, 0, 0, applyPatterns},
      {"apply_registered_pass", 4, anyLevel, 0, 0, applyPass, false,
       Place::Function},
  };
  return entries;
}
