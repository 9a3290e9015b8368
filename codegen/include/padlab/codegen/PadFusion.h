//===- PadFusion.h - when a pad may be fused with its producer -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Whole-fill fusion of `tensor.pad` with a `linalg.generic`: the padded
/// destination is filled with the padding value, and the producer writes its
/// elements straight into the interior instead of into a tensor of its own.
///
/// Before, the producer's init was a tensor of the producer's; afterwards it is
/// a slice of a filled destination, and the producer runs where the pad stood.
/// Each rule below is a way in which a program could tell the difference.
///
/// What is no reason to decline:
///  * Zero trip counts: with rule 3 a loop that runs zero times means a result
///    without elements.
///  * `nofold`: it asks for a result in storage of its own, which the fused
///    form has, too.
///  * Static against dynamic result types: the result is cast.
///  * A padding value that is computed after the producer: the fused code
///    stands where the pad stood.
///  * Negative padding: the producer is restricted to the points that the crop
///    leaves over. Padding that is not known to be non-negative pays for
///    that with index arithmetic, see rule 10.
///  * An interior that is known to be empty: the result is all padding, and the
///    producer goes.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PADFUSION_H
#define PADLAB_CODEGEN_PADFUSION_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace padlab {

/// The rules, by the number that remarks and tests name.
enum class PadFusionRule {
  /// The source is the result of a `linalg.generic` on tensors. Nothing else
  /// has an init that could be replaced.
  GenericProducer = 1,
  /// Every iterator is parallel. A reduction accumulates into its init, and
  /// would start from the padding value.
  ParallelLoops = 2,
  /// The map of the padded result is a permutation of the loops, so that every
  /// element is written, once. Elsewhere (projected or constant maps) elements
  /// keep the init, which is the padding value after fusion; and a
  /// loop that the map ignores may run zero times.
  PermutedResult = 3,
  /// The body does not read the init of the padded result: it would read the
  /// padding value.
  InitNotRead = 4,
  /// The body has no effects: the producer moves down to the pad, past effects
  /// that stand in between, and a crop changes how often the body runs.
  NoEffects = 5,
  /// The padded result has no other use but `tensor.dim`: the producer would
  /// have to run twice.
  SingleUse = 6,
  /// The producer's other results are unused, for the same reason.
  OtherResultsUnused = 7,
  /// Producer and pad stand in one block. Otherwise the producer may move into
  /// a loop and run many times.
  SameBlock = 8,
  /// One padding value for all points, that can be computed before the
  /// fill: defined outside of the region, or inside by pure scalar operations
  /// that do not use the index. Anything else might trap where no
  /// border point exists.
  UniformValue = 9,
  /// When padding may be negative: all maps of the producer are projected
  /// permutations, so that it can be restricted to a box of its result.
  CroppableMaps = 10,
  /// Integer, index, float or complex elements, and no encoding: the storage
  /// of anything else cannot be filled and written through slices.
  DenseScalars = 11,
  /// No extent is known to be impossible: negative, or contradicted by another.
  /// Such a program is undefined where it runs, yet has to stay valid.
  PossibleExtents = 12,
  /// Not all padding is known to be zero. The producer writes every element
  /// then; to fill them before would only cost.
  SomePadding = 13,
};

struct PadFusionRefusal {
  PadFusionRule rule;
  /// Continues the sentence "pad not fused, because ...".
  llvm::StringRef reason;
};

/// Nothing when `pad` may be fused; otherwise the first rule that forbids it.
std::optional<PadFusionRefusal> findPadFusionRefusal(mlir::tensor::PadOp pad);

/// Whether all padding of `pad` is known not to be negative.
bool isKnownNonNegative(mlir::tensor::PadOp pad);

/// Fuses `pad`, which no rule forbids.
mlir::LogicalResult fusePad(mlir::RewriterBase &rewriter,
                            mlir::tensor::PadOp pad);

} // namespace padlab

#endif // PADLAB_CODEGEN_PADFUSION_H
