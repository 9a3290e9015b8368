//===- Vectors.h - what operations on vectors share -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_VECTORS_H
#define PADLAB_DIALECT_LIB_REFERENCE_VECTORS_H

#include "Frame.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <optional>

namespace padlab::reference {

class Kernels;
void registerVectorReduceKernels(Kernels &kernels);
void registerVectorMaskKernels(Kernels &kernels);
void registerVectorMoveKernels(Kernels &kernels);
void registerVectorMaskedMemoryKernels(Kernels &kernels);

/// Refuses scalable vectors, whose number of elements depends on the machine.
mlir::LogicalResult checkFixed(mlir::Operation *op, mlir::VectorType type,
                               Frame &frame);

/// Makes a vector of poison. Refuses scalable vectors, and vectors with more
/// elements than the step limit permits.
mlir::FailureOr<TensorValue>
allocateVector(mlir::Operation *op, mlir::VectorType type, Frame &frame);

/// Returns the mask of the `vector.mask` around `op`; null if there is none.
const TensorValue *findMask(mlir::Operation *op, Frame &frame);

/// Returns whether bit `i` of `mask` (null: all bits) is set; reports undefined
/// behaviour if it is poison.
mlir::FailureOr<bool> isEnabled(mlir::Operation *op, const TensorValue *mask,
                                int64_t i, Frame &frame);
mlir::FailureOr<bool> isEnabled(mlir::Operation *op, const TensorValue *mask,
                                llvm::ArrayRef<int64_t> point, Frame &frame);

/// Returns the kind of reductions that combines two elements as `kind` does;
/// nullopt if there is none, as for `assign`.
std::optional<mlir::vector::CombiningKind>
getCombiningKind(mlir::arith::AtomicRMWKind kind);
/// Combines two elements of one type as reductions do. Returns poison if an
/// element is poison, or if the documents leave the result open: `minnum` and
/// `maxnum` of zeros of both signs, or of signaling NaNs.
Element combine(mlir::vector::CombiningKind kind, const Element &lhs,
                const Element &rhs);
Element multiply(const Element &lhs, const Element &rhs);
/// Computes `a * b + c`, rounded once. For f8, the operation is performed on
/// f32 and its result is rounded again, as for every operation on f8; but only
/// for this one, rounding twice may give another result than rounding once.
llvm::APFloat multiplyAdd(const llvm::APFloat &a, const llvm::APFloat &b,
                          const llvm::APFloat &c);
Element multiplyAdd(const Element &a, const Element &b, const Element &c);

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_VECTORS_H
