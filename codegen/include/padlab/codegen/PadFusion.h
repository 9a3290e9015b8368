//===- PadFusion.h - when and how pads are fused ----------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Fuses `tensor.pad` with the producer of its source, as a rewrite to the
/// dialect `pad`. There are three forms, from the best to the last resort:
///
///  * *Pointwise*: an element-wise structured producer, with its chain of
///    element-wise producers, becomes the interior of a `pad.generic`.
///  * *Destination*: any other destination-style producer computes into a slice
///    of the padded destination, whose border a `pad.frame` writes. Elements of
///    the init that the producer reads or does not write are copied to the
///    slice first.
///  * *Copy*: nothing is fused, but the pad becomes a `pad.generic` that copies
///    its source, so that the strategies apply to it, too.
///
/// If an operation reduces rows some of which are only padding, the pad first
/// moves behind it, and further behind operations that read the result (rule
/// 15): the steps of a softmax are applied to the source, and the result of the
/// last one is padded.
///
/// A pad that could only be a copy is fused with its consumers instead, if the
/// rules allow it: with structured operations that read it, or slices of it.
/// Each is split into the interior, whose points read only the source, and
/// boxes around it, which read small pads. The padded tensor is then not needed
/// any more.
///
/// Between producer and pad, fusion looks through casts, treats a slice without
/// gaps as a further crop, and moves the pad over a reshape (rule 12). It does
/// not decline because of:
///
///  * zero trip counts (the init is carried along, see rules 1 and 2);
///  * `nofold`, because every form has the new storage that it asks for;
///  * padding values that are computed after the producer, or depend on the
///    point: the region becomes the border's;
///  * types that differ in which extents are static: the result is cast;
///  * negative padding: the producer is restricted to what the crop leaves. If
///    that is impossible and an amount may be negative, the program has both
///    versions and chooses at run time;
///  * several uses: the others read the interior of the padded result, or the
///    producer is computed again if that is as cheap as reading.
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

/// The rules, with the numbers that remarks and tests use. If a fusion breaks
/// one, some program can observe a difference between the fused form and the
/// original.
enum class PadFusionRule {
  None = 0,
  /// A producer that reads its init must find the init in the destination.
  /// (Fusion ensures this, by a copy if needed, and never refuses.)
  InitRead = 1,
  /// The same holds for a producer that may leave elements unwritten: because
  /// its result map is not a permutation of the loops, or because another loop
  /// may run zero times. (Fusion ensures this rule.)
  InitUnwritten = 2,
  /// A producer is pointwise only if every loop is parallel and the result's
  /// map a permutation of the loops. (Chooses the form.)
  Pointwise = 3,
  /// The producer has no effects: it moves to where the pad is, past effects in
  /// between, and a crop changes how often its body runs.
  ProducerEffects = 4,
  /// The padding region has no effects: a strategy chooses the order of the
  /// points. This rule refuses every form.
  BorderEffects = 5,
  /// If padding may be negative, or a slice lies between, only the interior
  /// that remains is computed. (Fusion ensures this rule.)
  Cropped = 6,
  /// To crop, the producer must be structured with maps that are sums of
  /// positive multiples of loops: for other maps, a box of the result does not
  /// determine a box of the inputs. An operation of the dialect `pad` is also
  /// allowed. (Upstream's tiling of other operations is not known to be
  /// correct: boxes of `linalg.unpack` that begin inside of a tile get wrong
  /// elements.) A pointwise producer with known padding need not be tiled.
  CroppableMaps = 7,
  /// Other uses of the produced value read the interior of the padded one, so
  /// nothing may be cropped from it. Uses that only ask for extents do not
  /// count. (Fusion ensures this rule: it recomputes a pointwise producer, and
  /// does not fuse any other because of cost.)
  OthersSeeAll = 8,
  /// The fused operation is placed after everything that it needs, and before
  /// everything that needs it. (Ensured like rule 8.)
  Order = 9,
  /// A pad moves up to its producer, out of a loop or a branch or before other
  /// uses, only if it cannot fail there: nothing may be cropped, and the
  /// padding region may not trap. If it would run in executions in which the
  /// original does not, no type may claim an extent that the producer does not
  /// have, and all amounts must be small constants.
  MovesUp = 10,
  /// No extent may be known to be impossible, that is negative or contradicted
  /// by another. Such a program is undefined when it runs, yet must stay valid
  /// IR. This rule refuses every form.
  PossibleExtents = 11,
  /// A pad moves across a reshape only if it pads at most one of the dimensions
  /// that are merged there, by multiples of the number of elements within one
  /// index of it, and all dimensions before it have extent 1.
  Reshaped = 12,
  /// A consumer has no effects: split into boxes, it visits its points in
  /// another order. (Consumers must satisfy this rule, 5, 7, 11, 14 and 16.)
  ConsumerEffects = 13,
  /// Only parallel loops of a consumer are split: a sum keeps all its terms,
  /// including those of the padding, in the order of the program.
  AllTerms = 14,
  /// A pad moves after an operation only if all points of its padding read the
  /// same element of each operand: the operand is padded in all loops that are
  /// padded, by the same amounts, or is a fill. (This rule decides where the
  /// pad is.)
  Uniform = 15,
  /// The tensors are dense: no encoding says that storage differs from one
  /// place per element. This rule refuses every form.
  Dense = 16,
};
/// The number of rules whose violation a program can observe: all but rule 16,
/// because a producer that is not dense has no lowering.
inline constexpr unsigned numPadFusionRules = 15;

/// Why a producer or a consumer is not fused although that would be correct.
enum class PadFusionCost {
  None = 0,
  /// The producer would run in each iteration of a loop that it is outside of,
  /// and is not a short pointwise computation.
  RunsInLoop = 1,
  /// By rule 8 or 9, other uses need the producer's own result, and the
  /// producer is not pointwise: it would run once for these uses and once for
  /// the pad.
  RunsTwice = 2,
  /// Something else needs the padded tensor: `nofold`, or a use by anything but
  /// structured operations in the pad's block that read it or a box of it.
  NeededWhole = 3,
  /// Less than a quarter of the consumer's points read only the source.
  ThinInterior = 4,
  /// Extents or amounts of a padded dimension are unknown, so that each box
  /// might be empty.
  UnknownExtents = 5,
};

/// The kind of the pad's source. A pad whose source is `None` has nothing to be
/// fused with, so no rule or cost is asked.
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
  /// Whether the fused form is one of two versions, for padding that is not
  /// negative at run time.
  bool versions = false;
  /// Whether the producer stays for its other uses, and the pad is fused with a
  /// copy of it.
  bool recompute = false;
  /// The fused operation is built before this one.
  mlir::Operation *position = nullptr;
  KnownInterior known;
  mlir::OpResult getProduced() const {
    return llvm::dyn_cast<mlir::OpResult>(source);
  }
};

/// Makes a plan. `refusal` says why the form is `Copy`, or, if there is no
/// plan, why the pad stays unchanged.
std::optional<PadFusionPlan> planPadFusion(mlir::tensor::PadOp pad,
                                           PadFusionRefusal &refusal);

/// Whether all padding of `pad` is known not to be negative.
bool isKnownNonNegative(mlir::tensor::PadOp pad);

/// Carries out `plan`. If that fails, the program has not changed.
mlir::LogicalResult fusePad(mlir::RewriterBase &rewriter,
                            mlir::tensor::PadOp pad, const PadFusionPlan &plan);

/// Plans and carries out the fusion, as the pass `padlab-fuse-pad` does for
/// each pad: a pad that cannot be fused becomes a copy into its destination.
/// With `remarks`, a remark at the pad says what was done, and why. On failure
/// the pad stays, possibly moved across a reshape.
mlir::LogicalResult fusePadOrCopy(mlir::RewriterBase &rewriter,
                                  mlir::tensor::PadOp pad,
                                  bool remarks = false);

/// Fuses `pad` with all its consumers. On failure the meaning of the program is
/// unchanged, and `refusal` says why; its source is `None` if no structured
/// operation reads the pad. Appends the pads of the boxes at the edges to
/// `pads`.
mlir::LogicalResult
fusePadWithConsumers(mlir::RewriterBase &rewriter, mlir::tensor::PadOp pad,
                     PadFusionRefusal &refusal,
                     llvm::SmallVectorImpl<mlir::tensor::PadOp> &pads);

} // namespace padlab

#endif // PADLAB_CODEGEN_PADFUSION_H
