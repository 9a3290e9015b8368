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

/// Whether every loop of `op` is parallel, and the indexing map of `init` is a
/// permutation of the loops.
bool isPointwise(mlir::linalg::LinalgOp op, mlir::OpOperand *init);

/// Whether the result of `op` may depend on the contents of `init`: `op` may
/// read them, or may leave some elements unchanged.
bool needsInit(mlir::DestinationStyleOpInterface op, mlir::OpOperand *init,
               const PadFusionOptions &options);

/// Returns the values defined outside of `pad` that are its amounts or are used
/// in its region.
llvm::SetVector<mlir::Value> getOuterOperands(mlir::tensor::PadOp pad);

/// Whether `op` can be restricted to a box of its result.
bool canRestrict(mlir::DestinationStyleOpInterface op);

/// Looks through casts from ranked tensors: returns the value that `value` was
/// originally cast from, or `value` itself.
mlir::Value lookThroughCasts(mlir::Value value);

/// Whether `value` is the dense result of a destination-style operation on
/// tensors.
bool isProduced(mlir::Value value);

/// Returns a reason that forbids any fusion of `pad`, whatever produces its
/// source or reads its result; nothing if there is no such reason.
std::optional<PadFusionRefusal> checkPad(mlir::tensor::PadOp pad,
                                         const PadFusionOptions &options);

/// Plans to copy the source of `pad` into the padded destination; returns
/// nothing if rule 11 forbids the copy.
std::optional<PadFusionPlan> planPadCopy(mlir::tensor::PadOp pad,
                                         const PadFusionOptions &options);

/// The reason of refusals by rule 7 because of a producer, also of refusals
/// after an attempt to restrict the producer has failed.
inline constexpr llvm::StringLiteral cannotRestrict =
    "some may be cropped, and the producer cannot be restricted to a box";

/// Makes a refusal by `rule`.
PadFusionRefusal refuse(PadFusionRule rule, llvm::StringRef reason,
                        bool mayCopy = true);

/// If rule 12 allows this, replaces a pad of a reshaped value by a reshape of a
/// new pad. Returns the new pad; null if nothing has changed.
mlir::tensor::PadOp movePadOverReshape(mlir::RewriterBase &rewriter,
                                       mlir::tensor::PadOp pad,
                                       const PadFusionOptions &options);

/// Where rule 15 allows this, moves pads in `root` behind operations that
/// reduce the padded tensors, and then further behind users of the results.
/// With `remarks`, emits a remark at each operation that a pad has moved
/// behind.
void movePadsBehind(mlir::Operation *root, bool remarks,
                    const PadFusionOptions &options);

/// A pad that is being fused, with the plan of its fusion.
struct PadFusionSite {
  mlir::RewriterBase &rewriter;
  mlir::tensor::PadOp pad;
  const PadFusionPlan &plan;
  const PadFusionOptions &options;

  mlir::Location getLoc() { return pad.getLoc(); }
  /// Returns extent `dim` of the source. If there is a slice between producer
  /// and pad, this is the size of the slice. Otherwise, if there is a producer,
  /// this is the extent of its init, because a query of the source's extent
  /// would keep the source alive, so that it takes storage.
  mlir::OpFoldResult getExtent(unsigned dim);
  Interior makeInterior();
  /// Makes an uninitialized tensor with the extents of the padded result.
  mlir::Value makeDestination();
};

/// Extracts the box of `value` that has these offsets and sizes.
mlir::Value extractBox(mlir::OpBuilder &builder, mlir::Location loc,
                       mlir::Value value,
                       llvm::ArrayRef<mlir::OpFoldResult> offsets,
                       llvm::ArrayRef<mlir::OpFoldResult> sizes);

/// `fusePointwise`, `fuseIntoDestination` and `copyIntoDestination` build the
/// padded result, each in one form. On failure, the program has only got dead
/// operations.
mlir::FailureOr<mlir::Value> fusePointwise(PadFusionSite &site);
/// On success, `replacements` has a value for each result of the producer.
mlir::FailureOr<mlir::Value>
fuseIntoDestination(PadFusionSite &site,
                    llvm::SmallVectorImpl<mlir::Value> &replacements);
mlir::Value copyIntoDestination(PadFusionSite &site);
/// Makes a `pad.frame`: a destination whose border is written. If the interior
/// is empty, the border is the whole destination.
mlir::Value makeFramed(PadFusionSite &site);

/// A copy of the producer that computes only what remains after a crop, and the
/// slices of operands that the copy reads.
struct CroppedProducer {
  mlir::Operation *op;
  llvm::SmallVector<mlir::Operation *> slices;
};
mlir::FailureOr<CroppedProducer> cropProducer(PadFusionSite &site);
/// Does the same as `cropProducer` for a box of any result of a producer.
mlir::FailureOr<CroppedProducer>
cropResult(mlir::RewriterBase &rewriter, mlir::OpResult produced,
           llvm::ArrayRef<mlir::OpFoldResult> offsets,
           llvm::ArrayRef<mlir::OpFoldResult> sizes);

/// Erases `op` if it is dead, and then the operations that define its tensor
/// operands, if they are dead because of this. Dead queries of extents do not
/// keep an operation alive. Otherwise an unused `tensor.empty` would be
/// allocated.
void eraseChain(mlir::RewriterBase &rewriter, mlir::Operation *op);

/// Erases those of `operations` that are dead, in this order. Users must come
/// before their operands.
void eraseIfDead(mlir::RewriterBase &rewriter,
                 llvm::ArrayRef<mlir::Operation *> operations);

} // namespace padlab

#endif // PADLAB_CODEGEN_PADFUSIONFORMS_H
