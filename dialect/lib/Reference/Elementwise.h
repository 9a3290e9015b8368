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

/// The elements that a kernel reads, where they are bound: scalars of a body
/// run at every point, so that copies would be most of the time.
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

/// Applies `kernel` to `op`'s operands, scalars, tensors or vectors of one
/// shape.
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

/// For operations with two results of one type each.
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

/// The bits of `element` read as an element of `type`, which has as many. Sign
/// and payload of a NaN are poison: what looks at them is poison, too.
Element castBits(const Element &element, mlir::Type type);

/// `value` rounded to the float type `type`. Poison where the type has nothing
/// for it: a NaN or an infinity in a type without either (f4, f6), zero and
/// what is negative in a scale (f8E8M0FNU). Numbers too large for a type
/// without infinity and NaN become the largest (docs/element-types.md).
Element convertFloat(llvm::APFloat value, mlir::Type type,
                     llvm::RoundingMode rounding);

/// True when `fastmath` flags are all ones that only make results poison
/// (`nnan`, `ninf`), or that a licence of the run stands for; otherwise refuses.
mlir::LogicalResult checkFastMath(mlir::Operation *op,
                                  mlir::arith::FastMathFlags flags,
                                  Frame &frame);

/// Poison where `flags` forbid what is among the operands or the result.
Element applyFastMath(mlir::arith::FastMathFlags flags, Operands in,
                      Element result);

/// The result of an operation that takes `fastmath` flags.
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
