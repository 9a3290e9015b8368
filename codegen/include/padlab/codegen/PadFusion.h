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
/// If the interior is known to be empty, each form is only a `pad.frame`.
///
/// If an operation reduces rows and some of these rows consist only of padding,
/// the pad first moves behind this operation, and further behind the operations
/// that read its result, where rule 15 allows this and all extents and amounts
/// are constants. For example, the steps of a softmax are then
/// applied to the source, and the result of the last step is padded.
///
/// A pad that could only be a copy is fused with its consumers instead, if the
/// rules allow this. Consumers are the structured operations that read the
/// padded tensor or slices of it. Each consumer is split into its interior,
/// whose points read only the source, and boxes around the interior, which read
/// small pads. The padded tensor is then not needed any more.
///
/// Between producer and pad, fusion looks through casts, treats a slice without
/// gaps as a further crop, and moves the pad over a reshape (rule 12). Apart
/// from the rules and costs below, fusion is not refused because of:
///
///  * zero trip counts (the init is carried along, see rules 1 and 2);
///  * `nofold`, because every form makes the new storage that it requests;
///  * padding values that are computed after the producer, or depend on the
///    point: the pad's region becomes the region of the border;
///  * types that differ in which extents are static: the result is cast;
///  * negative padding: the producer is restricted to the part that remains
///    after the crop. If it cannot be restricted and an amount may be negative,
///    the program gets a fused and an unfused version and chooses at run time;
///  * several uses of the producer's result: the other uses read the interior
///    of the padded result, or the producer is computed again if this is as
///    cheap as reading.
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

/// The rules of correct fusion, with the numbers that remarks and tests use. If
/// a fusion breaks a rule, some program can observe a difference between the
/// fused form and the original.
enum class PadFusionRule {
  None = 0,
  /// A producer that reads its init must find the init in the destination.
  /// (Fusion ensures this rule, by a copy if needed, so the rule never refuses
  /// a fusion.)
  InitRead = 1,
  /// A producer that may leave elements unwritten must find its init in the
  /// destination, too. It may leave elements unwritten if its result map is not
  /// a permutation of the loops, or if a loop that is not in the result map may
  /// run zero times. (Fusion ensures this rule.)
  InitUnwritten = 2,
  /// A producer is pointwise only if every loop is parallel and the result's
  /// map is a permutation of the loops. (This rule only decides the form.)
  Pointwise = 3,
  /// The producer must have no side effects: it moves to the place of the pad,
  /// past effects in between, and a crop changes how often its body runs.
  ProducerEffects = 4,
  /// The padding region must have no side effects, because each strategy visits
  /// the points in another order. This rule refuses every form.
  BorderEffects = 5,
  /// If padding may be negative, or a slice lies between producer and pad, only
  /// the part of the producer's result that remains (the interior) is computed.
  /// (Fusion ensures this rule.)
  Cropped = 6,
  /// To be cropped, a producer must be a structured operation whose maps are
  /// constants or sums of positive multiples of loops: for other maps, a box of
  /// the result does not determine a box of the inputs. An operation of the
  /// dialect `pad` can be cropped, too. None of their operands may have a
  /// static extent of zero. (Upstream's tiling of other operations is not known
  /// to be correct: boxes of `linalg.unpack` that begin inside of a tile get
  /// wrong elements.) For other maps, a pointwise producer of the whole source
  /// is not tiled if the low amounts are constants, and if each dimension whose
  /// loop is the index of an input is cropped at the start or known not to be
  /// cropped at the end. Then this rule does not concern it.
  CroppableMaps = 7,
  /// If other uses of the produced value read the interior of the padded value
  /// instead, nothing may be cropped from the produced value. Uses that only
  /// query extents do not count. (Fusion ensures this rule: if something is
  /// cropped, it recomputes a pointwise or cheap producer, or makes versions,
  /// and otherwise refuses to fuse because of the cost.)
  OthersSeeAll = 8,
  /// The fused operation must stand after everything that it uses, and before
  /// everything that uses it. (Fusion ensures this rule in the same way as rule
  /// 8.)
  Order = 9,
  /// A pad moves up to its producer, out of a loop or a branch or before other
  /// uses, only if the pad cannot fail at the new place: nothing may be
  /// cropped, and the padding region must not be able to trap. If the moved pad
  /// would run in executions in which the original pad does not run, no type
  /// may claim an extent that the producer's result does not have, and all
  /// amounts must be small constants.
  MovesUp = 10,
  /// No extent may be known to be impossible, that is, negative or in
  /// contradiction to another extent. A program with such an extent is
  /// undefined when it runs, yet must stay valid IR. This rule refuses every
  /// form.
  PossibleExtents = 11,
  /// A pad moves across a reshape only if, in each group of dimensions that the
  /// reshape merges into one or makes of one, at most one dimension is padded,
  /// all dimensions before it have extent 1, and the amounts of the merged
  /// dimension are multiples of the number of elements that belong to one index
  /// of the padded dimension.
  Reshaped = 12,
  /// A consumer must have no side effects: when it is split into boxes, it
  /// visits its points in another order. (Fusion with consumers is subject to
  /// rules 5, 7, 11, 13, 14 and 16.)
  ConsumerEffects = 13,
  /// Only parallel loops of a consumer are split, so that a sum keeps all its
  /// terms, including terms from the padding, in the order of the program.
  AllTerms = 14,
  /// A pad moves behind an operation only if all points of the padding read the
  /// same element of each operand: each operand is padded in all loops that are
  /// padded, by the same amounts, or is a fill, a scalar, or not read. (This
  /// rule only decides where the pad stands.)
  Uniform = 15,
  /// The tensors must be dense: they have no encoding, such as a sparse one, by
  /// which storage differs from one place per element. This rule refuses every
  /// form.
  Dense = 16,
};
/// The number of rules that tests break one by one: all but rule 16. No program
/// can observe that rule 16 is broken, because a producer that is not dense has
/// no lowering.
inline constexpr unsigned numPadFusionRules = 15;

/// Why a producer or a consumer is not fused although that would be correct.
enum class PadFusionCost {
  None = 0,
  /// The producer is outside of a loop and the pad is inside, so that the fused
  /// producer would run in each iteration, the pad's operands are not available
  /// at the producer, and the producer is not a short parallel computation.
  RunsInLoop = 1,
  /// Because of rule 8 or 9, other uses cannot read the padded result instead
  /// of the producer's own result: the producer would run once for these uses
  /// and once for the pad. This does not refuse a cheap producer, nor, unless
  /// the pad is in a loop without the producer, a pointwise one.
  RunsTwice = 2,
  /// The padded tensor is needed as a whole: the pad has `nofold`, or the
  /// tensor has a use that is neither a query of an extent nor a structured
  /// operation, in the pad's block, that reads it or a box of it whose place in
  /// the padded dimensions is constant.
  NeededWhole = 3,
  /// Less than a quarter of the consumer's points read only the source.
  ThinInterior = 4,
  /// Extents or amounts of a padded dimension are unknown, or loops have an
  /// unknown extent and stride over another dimension, so that boxes might be
  /// empty.
  UnknownExtents = 5,
};

/// The kind of the pad's source. A pad whose source is `None` has nothing to be
/// fused with, so neither a rule nor a cost applies.
enum class PadFusionSource {
  Producer, ///< The result of a destination-style operation on tensors.
  None,     ///< An argument, or the result of an operation of another kind.
};

struct PadFusionRefusal {
  PadFusionRule rule = PadFusionRule::None;
  PadFusionCost cost = PadFusionCost::None;
  PadFusionSource source = PadFusionSource::Producer;
  /// Continues the sentence "pad not fused, because ...".
  llvm::StringRef reason;
  /// Whether the pad may at least become a copy into the padded destination
  /// (form `Copy`).
  bool mayCopy = false;
};

/// How a pad is to be fused.
struct PadFusionPlan {
  enum class Form { Pointwise, Destination, Copy };
  Form form = Form::Copy;
  /// The padded value: the producer's result, or the source of a copy.
  mlir::Value source;
  /// The slice of the producer's result that is padded; null if the whole
  /// result is padded.
  mlir::tensor::ExtractSliceOp slice;
  /// Whether some of the source may be cropped: padding may be negative, or
  /// there is a slice.
  bool crop = false;
  /// Whether other uses of the source read the padded result.
  bool redirect = false;
  /// Whether the program gets two versions: the fused one, which runs if no
  /// padding is negative, and the unfused one, which runs otherwise.
  bool versions = false;
  /// Whether the producer stays for its other uses, and the pad is fused with a
  /// copy of it.
  bool recompute = false;
  /// The operation before which the fused operation is built.
  mlir::Operation *position = nullptr;
  KnownInterior known;
  mlir::OpResult getProduced() const {
    return llvm::dyn_cast<mlir::OpResult>(source);
  }
};

/// Plans the fusion of `pad` with its producer. If the form of the plan is
/// `Copy`, `refusal` says why no better form is possible; if the function
/// returns no plan, it says why the pad must stay unchanged.
std::optional<PadFusionPlan> planPadFusion(mlir::tensor::PadOp pad,
                                           PadFusionRefusal &refusal);

/// Whether all padding of `pad` is known not to be negative.
bool isKnownNonNegative(mlir::tensor::PadOp pad);

/// Carries out `plan`. If that fails, the program still does the same, but
/// operations may have moved, and new ones without users may be left.
mlir::LogicalResult fusePad(mlir::RewriterBase &rewriter,
                            mlir::tensor::PadOp pad, const PadFusionPlan &plan);

/// Plans and carries out the fusion of `pad` with its producer, as the pass
/// `padlab-fuse-pad` does for each pad. If the pad cannot be fused, it becomes
/// a copy into the padded destination. With `remarks`, a remark at the pad says
/// what was done, and why. On failure the pad stays, possibly moved across a
/// reshape.
mlir::LogicalResult fusePadOrCopy(mlir::RewriterBase &rewriter,
                                  mlir::tensor::PadOp pad,
                                  bool remarks = false);

/// Fuses `pad` with all its consumers. On failure, the meaning of the program
/// is unchanged, and `refusal` says why the pad was not fused; the refusal's
/// source is `None` if neither a structured operation nor a slice reads the
/// padded tensor. Appends the small pads that the boxes at the edges read to
/// `pads`.
mlir::LogicalResult
fusePadWithConsumers(mlir::RewriterBase &rewriter, mlir::tensor::PadOp pad,
                     PadFusionRefusal &refusal,
                     llvm::SmallVectorImpl<mlir::tensor::PadOp> &pads);

} // namespace padlab

#endif // PADLAB_CODEGEN_PADFUSION_H
