//===- PadFusionForms.h - what a fused pad is made of -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PADFUSIONFORMS_H
#define PADLAB_CODEGEN_PADFUSIONFORMS_H

#include "PadFusionOptions.h"

#include "padlab/codegen/PadFusion.h"
#include "padlab/dialect/Pad/Pad.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace padlab {

/// Whether every loop is parallel, and the map of `init` is a permutation of
/// the loops.
bool isPointwise(mlir::linalg::LinalgOp op, mlir::OpOperand *init);

/// Whether `op` depends on the contents of `init`: it reads them, or leaves
/// some elements unchanged.
bool needsInit(mlir::DestinationStyleOpInterface op, mlir::OpOperand *init,
               const PadFusionOptions &options);

/// Returns the values defined outside of `pad` that its amounts and its region
/// use.
llvm::SetVector<mlir::Value> getOuterOperands(mlir::tensor::PadOp pad);

/// Whether `op` can be restricted to a box of its result.
bool canRestrict(mlir::DestinationStyleOpInterface op);

/// Returns the value that `value` is cast from, looking through casts from
/// ranked tensors.
mlir::Value lookThroughCasts(mlir::Value value);

/// Whether `value` is the dense result of a destination-style operation on
/// tensors.
bool isProduced(mlir::Value value);

/// Returns a reason that forbids any fusion of `pad`, whatever produces or
/// reads it; nothing if there is none.
std::optional<PadFusionRefusal> checkPad(mlir::tensor::PadOp pad,
                                         const PadFusionOptions &options);

/// Plans to copy the source of `pad` into its destination; returns nothing if
/// rule 11 forbids it.
std::optional<PadFusionPlan> planPadCopy(mlir::tensor::PadOp pad,
                                         const PadFusionOptions &options);

/// The reason of refusals by rule 7, also of those after an attempt has failed.
inline constexpr llvm::StringLiteral cannotRestrict =
    "some may be cropped, and the producer cannot be restricted to a box";

/// Makes a refusal by `rule`.
PadFusionRefusal refuse(PadFusionRule rule, llvm::StringRef reason,
                        bool mayCopy = true);

/// If rule 12 allows, replaces a pad of a reshaped value by a reshape of the
/// padded value. Returns the new pad, or null.
mlir::tensor::PadOp movePadOverReshape(mlir::RewriterBase &rewriter,
                                       mlir::tensor::PadOp pad,
                                       const PadFusionOptions &options);

/// Moves pads in `root` behind operations that reduce their results, where rule
/// 15 allows it, and from there behind the users of these. With `remarks`, each
/// operation that a pad has moved behind gets one.
void movePadsBehind(mlir::Operation *root, bool remarks,
                    const PadFusionOptions &options);

/// The state of one fusion.
struct PadFusionSite {
  mlir::RewriterBase &rewriter;
  mlir::tensor::PadOp pad;
  const PadFusionPlan &plan;
  const PadFusionOptions &options;

  mlir::Location getLoc() { return pad.getLoc(); }
  /// Returns extent `dim` of the source, from the init of a producer if there
  /// is one: a value whose extents are queried stays alive, and takes storage.
  mlir::OpFoldResult getExtent(unsigned dim);
  Interior makeInterior();
  /// Makes an uninitialized tensor with the padded result's extents.
  mlir::Value makeDestination();
};

/// Extracts the box of `value` that has these offsets and sizes.
mlir::Value extractBox(mlir::OpBuilder &builder, mlir::Location loc,
                       mlir::Value value,
                       llvm::ArrayRef<mlir::OpFoldResult> offsets,
                       llvm::ArrayRef<mlir::OpFoldResult> sizes);

/// This and the next two functions build the padded result, each in one form.
/// If they fail, nothing has changed but for dead operations.
mlir::FailureOr<mlir::Value> fusePointwise(PadFusionSite &site);
/// `replacements` has a value for each result of the producer.
mlir::FailureOr<mlir::Value>
fuseIntoDestination(PadFusionSite &site,
                    llvm::SmallVectorImpl<mlir::Value> &replacements);
mlir::Value copyIntoDestination(PadFusionSite &site);
/// Makes a destination whose border is written: all of it, if no interior is
/// left.
mlir::Value makeFramed(PadFusionSite &site);

/// A copy of the producer that is restricted to what a crop leaves, and the
/// slices of operands that it reads.
struct CroppedProducer {
  mlir::Operation *op;
  llvm::SmallVector<mlir::Operation *> slices;
};
mlir::FailureOr<CroppedProducer> cropProducer(PadFusionSite &site);
/// Like `cropProducer`, but for a box of any result of a producer.
mlir::FailureOr<CroppedProducer>
cropResult(mlir::RewriterBase &rewriter, mlir::OpResult produced,
           llvm::ArrayRef<mlir::OpFoldResult> offsets,
           llvm::ArrayRef<mlir::OpFoldResult> sizes);

/// Erases `op` if it is dead, and operations that become dead with it: an
/// unused `tensor.empty` would still be allocated.
void eraseChain(mlir::RewriterBase &rewriter, mlir::Operation *op);

/// Erases users before their operands.
void eraseIfDead(mlir::RewriterBase &rewriter,
                 llvm::ArrayRef<mlir::Operation *> operations);

} // namespace padlab

#endif // PADLAB_CODEGEN_PADFUSIONFORMS_H
