//===- Reduction.h - the interface of reductions -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A reduction looks at a clone of the program and offers edits. The driver
/// (Reduce.cpp) applies one edit or a run of consecutive ones, cleans up and
/// asks whether the result is still interesting. Two rules keep an edit simple:
///
///  * it does not erase operations that other edits may refer to, but only
///    removes their uses, so that several edits of one offer can be applied in
///    a row. The driver erases operations that have become dead. An operation
///    with effects gets `erasedMark` if it is to be erased;
///  * it need not keep the program valid: the driver drops a candidate that
///    does not verify.
///
/// The offer depends on nothing but the program, so edit number `i` does the
/// same to each clone of it.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_REDUCE_REDUCTION_H
#define PADLAB_FUZZ_LIB_REDUCE_REDUCTION_H

#include "padlab/dialect/Case.h"

#include <functional>
#include <vector>

namespace padlab {

/// Attribute that marks an operation to be erased. The driver erases it with
/// its regions if it has no uses.
inline constexpr llvm::StringLiteral erasedMark = "padlab.erased";

using Edits = std::vector<std::function<void()>>;

/// Appends the edits that a reduction offers for the program of `entry`.
using Offer = void(mlir::func::FuncOp entry, Edits &edits);

struct Reduction {
  const char *name;
  Offer *offer;
};

/// Returns the reductions in the order in which they are tried: reductions that
/// usually remove most come first.
llvm::ArrayRef<Reduction> getReductions();

Offer offerGuards, offerPassSteps, offerScriptBlocks, offerScriptTransforms,
    offerScriptUnwrapping, offerScriptHandles, offerScriptAttributes,
    offerPassOptions, offerResults, offerFunctions, offerInlining, offerEntries,
    offerSignatures, offerRegions, offerCarriedValues, offerArgumentBuffers,
    offerStaticBuffers, offerEffects, offerBypasses;
/// Offers to return another value instead of a returned one: an operand of the
/// operation that computes it, or any value that was computed before.
Offer offerReturnedOperands;
Offer offerMergedConstants, offerSharedValues, offerReplacements,
    offerDeadOperations, offerArgumentConstants, offerArguments,
    offerSharedArguments, offerGenericBodies, offerGenericOperands,
    offerGenericMaps, offerSubscripts, offerPads, offerElementTypes, offerRanks,
    offerStaticExtents, offerExtents, offerConstants, offerInputs,
    offerAttributes;

//===----------------------------------------------------------------------===//
// Helpers of several reductions
//===----------------------------------------------------------------------===//

/// Updates the function's type to the types of its block arguments and of the
/// operands of its return.
void updateFunctionType(mlir::func::FuncOp function);

/// Returns the function's `func.return`; null if the function has not exactly
/// one block or ends otherwise.
mlir::func::ReturnOp getReturn(mlir::func::FuncOp function);

/// Returns `value` as a constant of the scalar type `type`; null for other
/// types.
mlir::TypedAttr getScalarAttr(mlir::Type type, int64_t value);

/// Returns a constant of `type`: `value`, or a tensor or vector all of whose
/// elements are `value`. Returns null if `type` has no such constant.
mlir::TypedAttr getConstantAttr(mlir::Type type, int64_t value);

/// Returns the type of the tensors whose buffers have type `type`; null if no
/// argument of the entry can have it.
mlir::RankedTensorType getTensorFor(mlir::MemRefType type);

/// Collects all operations of the program except module, functions, terminators
/// and scripts.
llvm::SmallVector<mlir::Operation *>
collectOperations(mlir::func::FuncOp entry);

/// Lists at most eight values of type `type` that operations before `op`
/// computed, in its block and in the blocks around it, the nearest first.
llvm::SmallVector<mlir::Value> collectEarlier(mlir::Operation *op,
                                              mlir::Type type);

/// Whether an argument of the entry may have the type `type`.
bool canBeArgument(mlir::Type type);

/// Adds an argument of type `type` to the entry, with `attribute` as its
/// attribute `name` unless `attribute` is null. Returns null if the argument
/// cannot be added.
mlir::Value addArgument(mlir::func::FuncOp entry, mlir::Type type,
                        llvm::StringRef name, mlir::Attribute attribute);

/// Erases the arguments and their attributes.
void eraseArguments(mlir::func::FuncOp function,
                    const llvm::BitVector &arguments);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_REDUCE_REDUCTION_H
