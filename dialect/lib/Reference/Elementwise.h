//===- Elementwise.h - operations that map over elements -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `arith` and `math` operations are defined on scalars and mapped over
/// tensors. Their kernels see elements only:
///
///   static FailureOr<Element> evalAddI(arith::AddIOp op,
///                                      Operands in, Frame &frame);
///
/// By default a poison operand makes a poison result and the kernel is not
/// called. Kernels that are undefined for some operands (division) observe
/// poison themselves.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_LIB_REFERENCE_ELEMENTWISE_H
#define PADLAB_DIALECT_LIB_REFERENCE_ELEMENTWISE_H

#include "Kernels.h"

#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/iterator.h"

namespace padlab::reference {

/// References to the elements that a kernel reads. They avoid copies: scalars
/// in the body of a structured operation are read at every point, so that
/// copying them would take most of the time.
class Operands {
public:
  explicit Operands(llvm::ArrayRef<const Element *> elements)
      : elements(elements) {}
  const Element &operator[](size_t i) const { return *elements[i]; }
  using iterator = llvm::pointee_iterator<const Element *const *>;
  iterator begin() const { return iterator(elements.begin()); }
  iterator end() const { return iterator(elements.end()); }

private:
  llvm::ArrayRef<const Element *> elements;
};

enum class PoisonRule { Propagates, Observed };

/// Computes the elements of all results at one point.
using ElementKernel = llvm::function_ref<mlir::LogicalResult(
    Operands in, llvm::MutableArrayRef<Element> out)>;

/// Applies `kernel` to `op`'s operands, which are scalars, tensors or vectors
/// of one shape.
mlir::LogicalResult mapElements(mlir::Operation *op, PoisonRule rule,
                                Frame &frame, ElementKernel kernel);

template <auto kernel, PoisonRule rule = PoisonRule::Propagates>
void addElementwise(Kernels &kernels) {
  using Op = OpOf<kernel>;
  kernels.insert(
      Op::getOperationName(), mlir::TypeID::get<Op>(),
      [](mlir::Operation *op, Frame &frame) -> mlir::LogicalResult {
        auto concrete = mlir::cast<Op>(op);
        return mapElements(
            op, rule, frame,
            [&](Operands in,
                llvm::MutableArrayRef<Element> out) -> mlir::LogicalResult {
              mlir::FailureOr<Element> element = kernel(concrete, in, frame);
              if (failed(element))
                return mlir::failure();
              out[0] = std::move(*element);
              return mlir::success();
            });
      });
}

/// Registers a kernel for operations with two results, whose element types may
/// differ.
template <auto kernel>
void addElementwisePair(Kernels &kernels) {
  using Op = OpOf<kernel>;
  kernels.insert(Op::getOperationName(), mlir::TypeID::get<Op>(),
                 [](mlir::Operation *op, Frame &frame) -> mlir::LogicalResult {
                   auto concrete = mlir::cast<Op>(op);
                   return mapElements(
                       op, PoisonRule::Propagates, frame,
                       [&](Operands in, llvm::MutableArrayRef<Element> out)
                           -> mlir::LogicalResult {
                         std::tie(out[0], out[1]) = kernel(concrete, in, frame);
                         return mlir::success();
                       });
                 });
}

/// The type of a result's elements.
inline mlir::Type getResultElementType(mlir::Operation *op,
                                       unsigned result = 0) {
  return mlir::getElementTypeOrSelf(op->getResult(result).getType());
}

/// Whether the element's bits may be read as those of another type. Poison has
/// no bits to read. An element whose bits are left open has none that are
/// known; the frame then notes that the run has read open bits (see
/// `Frame::noteOpenBits`).
bool hasKnownBits(const Element &element, Frame &frame);
/// Bitcasts `element` to `type`, which has the same width. If this is another
/// type, the result is poison if the bits are not known, or if no operation
/// produces such bits of `type`.
Element castBits(const Element &element, mlir::Type type, Frame &frame);

/// Rounds `value` to the float type `type`. Returns poison if the type cannot
/// represent it: a NaN or an infinity in a type without either (f4, f6), zero
/// or a negative number in a scale (f8E8M0FNU). In a type without infinity and
/// NaN, numbers that are too large become the largest one
/// (docs/element-types.md).
Element convertFloat(llvm::APFloat value, mlir::Type type,
                     llvm::RoundingMode rounding);

/// Succeeds if each of `flags` only makes results poison (`nnan`, `ninf`) or,
/// in a run with a licence, permits other roundings (`reassoc`, `contract`,
/// `afn`); otherwise refuses the operation.
mlir::LogicalResult checkFastMath(mlir::Operation *op,
                                  mlir::arith::FastMathFlags flags,
                                  Frame &frame);

/// Returns `result`, or poison if an operand or the result is a NaN or an
/// infinity although `flags` promise that it is not.
Element applyFastMath(mlir::arith::FastMathFlags flags, Operands in,
                      Element result);

/// Makes the result of an operation that takes `fastmath` flags.
template <typename Op>
mlir::FailureOr<Element> makeFloat(Op op, Operands in, llvm::APFloat value,
                                   Frame &frame) {
  if (mlir::failed(checkFastMath(op, op.getFastmath(), frame)))
    return mlir::failure();
  return applyFastMath(
      op.getFastmath(), in,
      Element::get(getResultElementType(op), std::move(value)));
}

} // namespace padlab::reference

#endif // PADLAB_DIALECT_LIB_REFERENCE_ELEMENTWISE_H
