//===- ShapeRewriter.h - lowering one shape operation -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The parts that the lowerings of single operations share. All types of the
/// module are encoded (padlab/dialect/ShapeEncoding.h) before the first
/// operation is lowered, so that lowerings read and create plain `index`,
/// `tensor<?xindex>` and `i1`, without casts; the original types are recorded.
///
/// To lower a further operation, add a function, and a line in the table of its
/// file.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CONVERSION_SHAPEREWRITER_H
#define PADLAB_CODEGEN_CONVERSION_SHAPEREWRITER_H

#include "ShapeRuntime.h"

#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace padlab {

/// An operation and the types that it had before they were encoded.
struct RecordedOp {
  explicit RecordedOp(mlir::Operation *op);
  mlir::Operation *op;
  llvm::SmallVector<mlir::Type, 4> operandTypes, resultTypes;
};

/// Whether the type is one of the shape dialect. Values of such types are
/// encoded.
bool isShapeDialectType(mlir::Type type);

/// Creates operations before the operation that is to be lowered, and replaces
/// the results of this operation.
class ShapeRewriter : public mlir::ImplicitLocOpBuilder {
public:
  ShapeRewriter(const RecordedOp &recorded, ShapeRuntime &runtime)
      : ImplicitLocOpBuilder(recorded.op->getLoc(), recorded.op),
        recorded(recorded), runtime(runtime) {}

  mlir::Operation *getOp() const { return recorded.op; }
  template <typename OpTy>
  OpTy getOpAs() const {
    return llvm::cast<OpTy>(recorded.op);
  }
  unsigned getNumOperands() const { return recorded.operandTypes.size(); }
  mlir::Value getOperand(unsigned i) const {
    return recorded.op->getOperand(i);
  }

  /// Whether operand `i` had this type before types were encoded.
  template <typename TypeTy>
  bool isOperand(unsigned i) const {
    return llvm::isa<TypeTy>(recorded.operandTypes[i]);
  }
  /// Whether result `i` had this type before types were encoded.
  template <typename TypeTy>
  bool isResult(unsigned i) const {
    return llvm::isa<TypeTy>(recorded.resultTypes[i]);
  }
  mlir::Type getResultType(unsigned i) const { return recorded.resultTypes[i]; }

  /// Returns operand `i`, a size or an index, as an encoded size.
  mlir::Value getSize(unsigned i) const { return getOperand(i); }
  /// Returns operand `i`, a shape or an extent tensor, as an encoded shape.
  mlir::Value getShape(unsigned i);
  /// Returns the status of operand `i`, an index or a size: 0 if it is a number
  /// (an index may be negative), otherwise the encoded size.
  mlir::Value getSizeStatus(unsigned i);

  mlir::Value getIndex(int64_t value);
  /// Returns the error code of the message in the operation's attribute
  /// `error`; without this attribute, that of `message`.
  mlir::Value getErrorCode(llvm::StringRef message);
  /// Calls a function of the runtime.
  mlir::Operation::result_range callAll(llvm::StringRef function,
                                        mlir::ValueRange operands);
  mlir::Value call(llvm::StringRef function, mlir::ValueRange operands) {
    return callAll(function, operands).front();
  }
  /// Returns the status of an encoded shape, which is its element 0.
  mlir::Value getStatus(mlir::Value shape);
  /// Makes an encoded shape of these extents. If one of them may be invalid,
  /// `padlab_shape_check_extents` must be called on the shape.
  mlir::Value makeShape(mlir::ValueRange extents);
  /// Returns the type `tensor<?xindex>`.
  mlir::RankedTensorType getExtentTensorType();
  /// Returns the extents of a tensor, memref or vector as `tensor<?xindex>`. If
  /// the rank of `shaped` is static, the result is built from single extents.
  mlir::Value getExtents(mlir::Value shaped);
  mlir::Value castTo(mlir::Type type, mlir::Value tensor);
  /// Emits code that stops the program with `message` if `condition` does not
  /// hold.
  void assertThat(mlir::Value condition, llvm::StringRef message);

  /// Replaces result `i` by `value`, which is encoded already.
  void set(unsigned i, mlir::Value value) {
    recorded.op->getResult(i).replaceAllUsesWith(value);
  }
  /// Replaces result `i`, a shape or an extent tensor, by an encoded shape.
  void setShape(unsigned i, mlir::Value shape);

private:
  const RecordedOp &recorded;
  ShapeRuntime &runtime;
};

/// A function that lowers one operation: it replaces all results of the
/// operation, and the caller erases the operation. It emits a diagnostic if it
/// fails.
using ShapeLowering = llvm::LogicalResult (*)(ShapeRewriter &);
using ShapeLowerings = llvm::StringMap<ShapeLowering>;

template <typename OpTy>
void addLowering(ShapeLowerings &lowerings, ShapeLowering lowering) {
  lowerings[OpTy::getOperationName()] = lowering;
}

void addSizeLowerings(ShapeLowerings &lowerings);
void addShapeLowerings(ShapeLowerings &lowerings);
void addConstraintLowerings(ShapeLowerings &lowerings);
void addValueShapeLowerings(ShapeLowerings &lowerings);

/// Returns the encoded result of `shape.broadcast` on the operands of the
/// operation that is to be lowered, which need not be a `shape.broadcast`.
mlir::Value makeBroadcast(ShapeRewriter &r);
/// Returns the result of `shape.shape_eq` on the operands of the operation that
/// is to be lowered.
mlir::Value makeShapesEqual(ShapeRewriter &r);
/// Whether an encoded shape is not invalid.
mlir::Value makeIsValid(ShapeRewriter &r, mlir::Value shape);

} // namespace padlab

#endif // PADLAB_CODEGEN_CONVERSION_SHAPEREWRITER_H
