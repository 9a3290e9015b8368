//===- Reduction.h - what a reduction offers -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A reduction looks at a clone of the program and offers edits. The driver
/// applies one or a run of them, cleans up and asks whether the result is still
/// interesting. Two rules keep an edit simple:
///
///  * it never erases an operation, but only removes its uses, so that several
///    edits of one offer can be applied in a row. Dead operations are erased
///    afterwards, and operations with effects that are to be erased get
///    `erasedMark`;
///  * it need not be valid: a candidate that does not verify is dropped.
///
/// The offer depends on nothing but the program, so that edit number `i` of
/// one clone is edit number `i` of the next.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_REDUCE_REDUCTION_H
#define PADLAB_FUZZ_LIB_REDUCE_REDUCTION_H

#include "padlab/dialect/Case.h"

#include <functional>
#include <vector>

namespace padlab {

/// Attribute that marks an unused operation, which the driver erases with its
/// regions.
inline constexpr llvm::StringLiteral erasedMark = "padlab.erased";

using Edits = std::vector<std::function<void()>>;

/// Appends the edits that a reduction offers for the program of `entry`.
using Offer = void(mlir::func::FuncOp entry, Edits &edits);

struct Reduction {
  const char *name;
  Offer *offer;
};

/// Returns the reductions in the order in which they are tried: those that
/// remove most come first.
llvm::ArrayRef<Reduction> getReductions();

Offer offerGuards, offerPassSteps, offerScriptBlocks, offerScriptTransforms,
    offerScriptUnwrapping, offerScriptHandles, offerScriptAttributes,
    offerPassOptions, offerResults, offerFunctions, offerInlining, offerEntries,
    offerSignatures, offerRegions, offerCarriedValues, offerArgumentBuffers,
    offerStaticBuffers, offerEffects, offerBypasses;
/// Offers to return the operands of a returned operation instead of its
/// results, or any other value that was computed before.
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

/// Makes the function's type follow its block arguments and its return.
void updateFunctionType(mlir::func::FuncOp function);

/// Returns the function's return; null if it has not exactly one block.
mlir::func::ReturnOp getReturn(mlir::func::FuncOp function);

/// Returns `value` as a constant of `type`; null if there is none.
mlir::TypedAttr getScalarAttr(mlir::Type type, int64_t value);

/// Returns `value`, or a tensor or vector of nothing but `value`, as a constant
/// of `type`; null if there is none.
mlir::TypedAttr getConstantAttr(mlir::Type type, int64_t value);

/// Returns the tensor type whose buffer has that type, or null if an argument
/// of the entry cannot have it.
mlir::RankedTensorType getTensorFor(mlir::MemRefType type);

/// Collects all operations of the program except module, functions, terminators
/// and scripts.
llvm::SmallVector<mlir::Operation *>
collectOperations(mlir::func::FuncOp entry);

/// Lists values of that type that operations before `op` computed, in its block
/// and in those around it, the nearest first.
llvm::SmallVector<mlir::Value> collectEarlier(mlir::Operation *op,
                                              mlir::Type type);

/// Whether the entry may take a value of that type.
bool canBeArgument(mlir::Type type);

/// Adds an argument to the entry, with that attribute unless it is null.
/// Returns null if that fails.
mlir::Value addArgument(mlir::func::FuncOp entry, mlir::Type type,
                        llvm::StringRef name, mlir::Attribute attribute);

/// Erases the arguments and their attributes.
void eraseArguments(mlir::func::FuncOp function,
                    const llvm::BitVector &arguments);

} // namespace padlab

#endif // PADLAB_FUZZ_LIB_REDUCE_REDUCTION_H
