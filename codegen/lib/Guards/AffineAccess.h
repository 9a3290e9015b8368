//===- AffineAccess.h - loads and stores by affine maps ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_GUARDS_AFFINEACCESS_H
#define PADLAB_CODEGEN_LIB_GUARDS_AFFINEACCESS_H

#include "mlir/Dialect/Affine/IR/AffineOps.h"

#include <optional>
#include <set>

namespace padlab::guards {

/// A load or store of one element or of a vector, with its subscripts.
struct AffineAccess {
  mlir::Operation *op;
  mlir::Value memref;
  mlir::AffineMap map;
  llvm::SmallVector<mlir::Value> operands;
  /// The loops around the access, the outermost first.
  llvm::SmallVector<mlir::affine::AffineForOp> loops;

  /// Replaces operands that affine.apply makes by that operation's operands.
  void compose();
  bool writes() const;
  /// Whether nothing but affine.for is around the access in its function.
  bool isOnlyInLoops() const;
};

/// The subscripts of elements of a memref.
using Elements = std::set<llvm::SmallVector<int64_t>>;

/// Returns the elements that an access touches, if the bounds of all loops
/// around it and its subscripts depend only on numbers and on counters of these
/// loops, nothing but loops is around it, and the loops have few rounds. A
/// vector counts as its first element.
std::optional<Elements> getElements(AffineAccess access);

/// Returns the least and the largest subscript in one dimension. There must be
/// an element.
std::pair<int64_t, int64_t> getRange(const Elements &elements, unsigned dim);

/// Returns the results of the map at the numbers that `getNumber` returns for
/// the operands; nullopt if it returns none for one of them, or if a result has
/// no value.
std::optional<llvm::SmallVector<int64_t>>
evaluateAt(mlir::AffineMap map, mlir::ValueRange operands,
           llvm::function_ref<std::optional<int64_t>(mlir::Value)> getNumber);

/// Returns nullopt if `op` is no affine access.
std::optional<AffineAccess> getAffineAccess(mlir::Operation *op);

} // namespace padlab::guards

#endif // PADLAB_CODEGEN_LIB_GUARDS_AFFINEACCESS_H
