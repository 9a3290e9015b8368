//===- PadFusion.h - when and how a pad is fused with its producer -*- C++
//-*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Fusion of `tensor.pad` with what produces its source, as a plain rewrite to
/// the dialect `pad`. Three forms, from the best to the last resort:
///
///  * *Pointwise*: an element-wise structured producer, with its chain of
///    element-wise producers, becomes the interior of a `pad.generic`.
///  * *Destination*: any other destination-style producer computes into a slice
///    of the padded destination, whose border a `pad.frame` writes. What the
///    producer reads of its init, or leaves unwritten, is put there before.
///  * *Copy*: nothing is fused, but the pad itself becomes a `pad.generic` that
///    copies its source: the strategies apply to it as well.
///
/// Where rows of padding are reduced, a pad first moves behind the operation that
/// reduces them, and further behind those that read the result (rule 15): the steps
/// of a softmax are done on the source, and the result of the last one is padded.
///
/// A pad that could only be a copy is fused with its consumers instead, where
/// the rules allow: structured operations that read it, or boxes of it. Each is
/// split into the interior, of which all points read the source alone, and
/// boxes around it, which read small pads. The padded tensor is gone.
///
/// Between producer and pad, casts are looked through; a slice without gaps is
/// one more crop; and the pad moves over a reshape (rule 12). No reason to
/// decline:
///
///  * zero trip counts (the init is carried along, see rules 1 and 2);
///  * `nofold`, which asks for storage of its own, as every form has;
///  * padding values that are computed after the producer, or depend on the
///    point: the region becomes the border's;
///  * static against dynamic types: the result is cast;
///  * negative padding: the producer is restricted to what the crop leaves, or,
///    where it may be negative and that cannot be, the program has both
///    versions and chooses when it runs;
///  * several uses: the others read the interior of the padded result, or what
///    is as cheap to compute as to fetch is computed once more.
///
/// Negative amounts and the extents that the types contradict follow
/// docs/negative-padding.md.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PADFUSION_H
#define PADLAB_CODEGEN_PADFUSION_H

#include "padlab/codegen/PadInterior.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace padlab {

/// The rules, by the number that remarks and tests name. Each is a way in which
/// a program could tell the fused form from the other.
enum class PadFusionRule {
  None = 0,
  /// A producer that reads its init finds it in the destination. (A rule of
  /// construction: it makes a copy where need be, and refuses nothing.)
  InitRead = 1,
  /// So does one that may leave elements of it unwritten: by a result map that
  /// is not a permutation of the loops, or a loop beside them that may run zero
  /// times. (A rule of construction.)
  InitUnwritten = 2,
  /// A producer is pointwise only if every loop is parallel and the result's
  /// map a permutation of the loops. (Chooses the form.)
  Pointwise = 3,
  /// The producer has no effects: it moves to where the pad is, past effects in
  /// between, and a crop changes how often its body runs.
  ProducerEffects = 4,
  /// The padding region has no effects: a strategy chooses the order of the
  /// points. Refuses any form.
  BorderEffects = 5,
  /// Where padding may be negative, or a slice lies between, only the interior
  /// that remains is computed.
  /// (A rule of construction.)
  Cropped = 6,
  /// For that, the producer is structured, and its maps are sums of positive
  /// multiples of loops: of others, a box of the result tells no box of the
  /// inputs. Or it is an operation of the dialect `pad`. (Upstream's tiling of
  /// others is not known to be right: boxes of `linalg.unpack` that begin
  /// inside of a tile get wrong elements.) A pointwise one with known padding
  /// need not be tiled.
  CroppableMaps = 7,
  /// Other uses of the produced value read the interior of the padded one, so
  /// nothing may be cropped from it. Those that only ask for extents do not
  /// count. (A rule of construction: otherwise a pointwise producer is computed
  /// once more, and any other left alone, by cost.)
  OthersSeeAll = 8,
  /// The fused operation stands where everything that it needs is there, and
  /// before everything that needs it. (As rule 8.)
  Order = 9,
  /// A pad moves up to its producer, out of a loop or a branch or before other
  /// uses, only if it cannot fail there: nothing may be cropped, and the
  /// padding region may not trap. Where it would run although the program does
  /// not run it, no type may claim an extent that the producer does not have,
  /// and amounts have to be constants, small ones.
  MovesUp = 10,
  /// No extent is known to be impossible: negative, or contradicted by another.
  /// Such a program is undefined where it runs, yet has to stay valid. Refuses
  /// any form.
  PossibleExtents = 11,
  /// A pad moves over a reshape only if of dimensions that are merged there it
  /// pads one, by multiples of what lies within one index of it, and all before
  /// it are of extent 1.
  Reshaped = 12,
  /// A consumer has no effects: split into boxes, it visits its points in
  /// another order. (Consumers ask for this one, 5, 7, 11, 14 and 16.)
  ConsumerEffects = 13,
  /// Only parallel loops of a consumer are split: a sum has all its terms,
  /// those of the padding, too, in the order of the program.
  AllTerms = 14,
  /// A pad moves behind an operation only if all points of its padding see one
  /// element of each operand: that of a pad in all loops that are padded, by the
  /// same amounts, or of what is filled. (Chooses where the pad is.)
  Uniform = 15,
  /// The tensors are dense: no encoding says that storage is something else
  /// than an element each. Refuses any form.
  Dense = 16,
};
/// The rules whose breaking a program can see: what is not dense (rule 16) has
/// no lowering.
inline constexpr unsigned numPadFusionRules = 15;

/// Why a producer, or a consumer, is left alone although fusing would be right.
enum class PadFusionCost {
  None = 0,
  /// It would run in each iteration of a loop that it stands outside of, and
  /// is not a short pointwise computation.
  RunsInLoop = 1,
  /// Others need it as it was, by rule 8 or 9, and it is not pointwise: it
  /// would run once for them and once for the pad.
  RunsTwice = 2,
  /// Something else needs the padded tensor: a use that is no structured
  /// operation on it, or on a box of it, in the block of the pad; or `nofold`.
  NeededWhole = 3,
  /// Less than a quarter of a consumer's points see the source alone.
  ThinInterior = 4,
  /// Extents or amounts of a padded dimension are not known: each box might
  /// turn out to be empty.
  UnknownExtents = 5,
};

/// Why a pad has nothing to be fused with: neither a rule nor a cost.
enum class PadFusionSource {
  Producer, ///< A destination-style operation on tensors.
  None,     ///< An argument, a constant, or an operation of another kind.
};

struct PadFusionRefusal {
  PadFusionRule rule = PadFusionRule::None;
  PadFusionCost cost = PadFusionCost::None;
  PadFusionSource source = PadFusionSource::Producer;
  /// Continues the sentence "pad not fused, because ...".
  llvm::StringRef reason;
  /// Whether the pad may at least become a copy into its destination.
  bool mayCopy = false;
};

/// How a pad is to be fused.
struct PadFusionPlan {
  enum class Form { Pointwise, Destination, Copy };
  Form form = Form::Copy;
  /// The padded value: the producer's result, or the source of a copy.
  mlir::Value source;
  /// The box of the producer's result that is padded, or null for all of it.
  mlir::tensor::ExtractSliceOp slice;
  /// Whether some of the source may be cropped: padding may be negative, or
  /// there is a slice.
  bool crop = false;
  /// Whether other uses of the source read the padded result.
  bool redirect = false;
  /// Whether the fused form is one of two versions, for padding that turns out
  /// not to be negative.
  bool versions = false;
  /// Whether others keep the producer, of which the pad gets a copy.
  bool recompute = false;
  /// The fused operation is built before this one.
  mlir::Operation *position = nullptr;
  KnownInterior known;
  mlir::OpResult getProduced() const {
    return llvm::dyn_cast<mlir::OpResult>(source);
  }
};

/// Decides. `refusal` says why the form is `Copy`, or, when there is no plan,
/// why the pad stays what it is.
std::optional<PadFusionPlan> planPadFusion(mlir::tensor::PadOp pad,
                                           PadFusionRefusal &refusal);

/// Whether all padding of `pad` is known not to be negative.
bool isKnownNonNegative(mlir::tensor::PadOp pad);

/// Carries out `plan`. On failure nothing has changed.
mlir::LogicalResult fusePad(mlir::RewriterBase &rewriter,
                            mlir::tensor::PadOp pad, const PadFusionPlan &plan);

/// Plans and carries out, as the pass `padlab-fuse-pad` does for each pad: a
/// pad that cannot be fused becomes a copy into its destination. With `remarks`
/// a remark at the pad says which, and why. Failure: the pad stays, or has
/// moved over a reshape and stays there.
mlir::LogicalResult fusePadOrCopy(mlir::RewriterBase &rewriter,
                                  mlir::tensor::PadOp pad,
                                  bool remarks = false);

/// Fuses `pad` with all its consumers. Failure: the program means what it did,
/// and `refusal` says why; its source is `None` where no structured operation
/// reads the pad. Appends the pads of the boxes at the edges to `pads`.
mlir::LogicalResult
fusePadWithConsumers(mlir::RewriterBase &rewriter, mlir::tensor::PadOp pad,
                     PadFusionRefusal &refusal,
                     llvm::SmallVectorImpl<mlir::tensor::PadOp> &pads);

} // namespace padlab

#endif // PADLAB_CODEGEN_PADFUSION_H
