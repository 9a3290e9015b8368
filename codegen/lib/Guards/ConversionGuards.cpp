//===- ConversionGuards.cpp - guards of conversions --------- -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A conversion fails if an illegal operation is left. So most of these guards
/// withhold the whole pass instead of a single pattern of it.
///
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

/// Whether an operation of the math dialect is in an atomic update.
static bool computesInAtomicUpdate(Operation *root) {
  return hasSome<Operation *>(root, [](Operation *op) {
    return isa_and_present<math::MathDialect>(op->getDialect()) &&
           op->getParentOfType<memref::GenericAtomicRMWOp>();
  });
}

/// Whether an operation of `Dialect` has an operand or a result for whose type
/// `holds` is true.
template <typename Dialect, typename Holds>
static bool hasTypeIn(Operation *root, Holds holds) {
  return hasSome<Operation *>(root, [&](Operation *op) {
    return isa_and_present<Dialect>(op->getDialect()) &&
           (llvm::any_of(op->getOperandTypes(), holds) ||
            llvm::any_of(op->getResultTypes(), holds));
  });
}

static bool isVector(Type type) { return isa<VectorType>(type); }

static bool isZeroDVector(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector && vector.getRank() == 0;
}

static bool returnsShaped(Operation *root) {
  return hasSome<func::ReturnOp>(root, [](func::ReturnOp op) {
    return llvm::any_of(op.getOperandTypes(),
                        [](Type type) { return isa<ShapedType>(type); });
  });
}

static bool isOfOddWidth(Type type) {
  return type.isInteger() && type.getIntOrFloatBitWidth() != 1 &&
         type.getIntOrFloatBitWidth() < 8;
}

static bool updatesFloat(Operation *root) {
  return hasSome<memref::GenericAtomicRMWOp>(
      root, [](memref::GenericAtomicRMWOp op) {
        return isa<FloatType>(op.getMemRefType().getElementType());
      });
}

static bool scattersByIntegers(Operation *root) {
  return hasSome<vector::ScatterOp>(root, [](vector::ScatterOp op) {
    return !getElementTypeOrSelf(op.getIndices().getType()).isIndex();
  });
}

/// Whether the operation is an arith.sitofp to a type that LLVM IR lacks.
static bool convertsToForeignFloat(Operation *op) {
  return isa<arith::SIToFPOp>(op) &&
         !LLVM::isCompatibleFloatingPointType(
             getElementTypeOrSelf(op->getResult(0).getType()));
}

/// Whether an extent of a buffer becomes a loop bound that is neither a
/// dimension nor a symbol of the affine dialect.
static bool hasLocalExtent(Value buffer, Region *scope) {
  auto type = dyn_cast<MemRefType>(buffer.getType());
  if (!type || type.hasStaticShape() || affine::isTopLevelValue(buffer, scope))
    return false;
  Operation *op = buffer.getDefiningOp();
  if (!op)
    return true;
  if (auto cast = dyn_cast<memref::CastOp>(op))
    return hasLocalExtent(cast.getSource(), scope);
  llvm::SmallVector<Value> sizes;
  if (auto view = dyn_cast<memref::SubViewOp>(op))
    sizes = view.getSizes();
  else if (auto view = dyn_cast<memref::ViewOp>(op))
    sizes = view.getSizes();
  else if (isa<memref::AllocOp, memref::AllocaOp>(op))
    sizes = op->getOperands();
  return llvm::any_of(sizes, [&](Value size) {
    return !affine::isValidDim(size, scope) &&
           !affine::isValidSymbol(size, scope);
  });
}

static bool usesLinalgIndexInAffine(Operation *root) {
  return hasSome<linalg::IndexOp>(
      root, [](linalg::IndexOp op) { return isUsedByAffine(op.getResult()); });
}

/// Whether a linalg.index is a symbol of an affine operation. The induction
/// variable of an affine.for, which replaces it, is a dimension only.
static bool usesLinalgIndexAsSymbol(Operation *root) {
  return hasSome<Operation *>(root, [](Operation *op) {
    auto uses = [](auto user) {
      return user &&
             llvm::any_of(user.getMapOperands().drop_front(
                              user.getAffineMap().getNumDims()),
                          [](Value symbol) {
                            return symbol.getDefiningOp<linalg::IndexOp>() !=
                                   nullptr;
                          });
    };
    return uses(dyn_cast<affine::AffineReadOpInterface>(op)) ||
           uses(dyn_cast<affine::AffineWriteOpInterface>(op)) ||
           uses(dyn_cast<affine::AffineApplyOp>(op));
  });
}

llvm::ArrayRef<Guard> guards::getConversionGuards() {
  constexpr auto pass = Guard::Withholds::Pass;
  static const Guard table[] = {
      {"arith-to-emitc-adds-vectors", pass, "convert-arith-to-emitc",
       [](Operation *root) {
         return hasTypeIn<arith::ArithDialect>(root, isVector);
       }},
      {"arith-to-emitc-constant-of-odd-width", pass, "convert-arith-to-emitc",
       [](Operation *root) {
         return hasTypeIn<arith::ArithDialect>(root, isOfOddWidth);
       }},
      {"atomic-update-lowering-of-float", pass, "convert-to-llvm",
       updatesFloat},
      {"drop-equivalent-results-keeps-function-constant", pass,
       "drop-equivalent-buffer-results", has<func::ConstantOp>},
      {"fpowi-lowering-of-vector-exponent", pass, "convert-math-to-llvm",
       [](Operation *root) {
         return hasSome<math::FPowIOp>(
             root, [](math::FPowIOp op) { return isVector(op.getType()); });
       }},
      {"func-to-emitc-leaves-function-constant", pass, "convert-func-to-emitc",
       has<func::ConstantOp>},
      {"func-to-emitc-returns-unsupported-type", pass, "convert-func-to-emitc",
       returnsShaped},
      {"func-to-spirv-leaves-function-constant", pass, "convert-func-to-spirv",
       has<func::ConstantOp>},
      {"linalg-index-counts-as-affine-symbol", pass,
       "convert-linalg-to-parallel-loops", usesLinalgIndexInAffine},
      {"linalg-index-counts-as-affine-symbol", pass, "convert-linalg-to-loops",
       usesLinalgIndexInAffine},
      {"linalg-index-counts-as-affine-symbol", pass,
       "convert-linalg-to-affine-loops", usesLinalgIndexAsSymbol},
      {"linalg-to-affine-loops-of-local-extent", pass,
       "convert-linalg-to-affine-loops",
       [](Operation *root) {
         return hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
           return llvm::any_of(op->getOperands(), [&](Value operand) {
             return hasLocalExtent(operand, affine::getAffineScope(op));
           });
         });
       }},
      {"math-to-apfloat-widens-f64", pass, "convert-math-to-apfloat",
       [](Operation *root) {
         return hasTypeIn<math::MathDialect>(
             root, [](Type type) { return type.isF64(); });
       }},
      {"math-to-libm-calls-in-atomic-update", pass, "convert-math-to-libm",
       computesInAtomicUpdate},
      {"math-to-rocdl-calls-in-atomic-update", pass, "convert-math-to-rocdl",
       computesInAtomicUpdate},
      {"powf-to-spirv-of-f16", pass, "convert-math-to-spirv",
       [](Operation *root) {
         return hasSome<math::PowFOp>(
             root, [](math::PowFOp op) { return op.getType().isF16(); });
       }},
      {"sitofp-to-f8-lowers-to-integer", Guard::Withholds::Pattern,
       "VectorConvertToLLVMPattern", convertsToForeignFloat},
      {"addui-extended-lowering-of-zero-d-vector", Guard::Withholds::Pattern,
       "AddUIExtendedOpLowering",
       [](Operation *op) {
         return llvm::any_of(op->getResultTypes(), isZeroDVector);
       }},
      {"scatter-to-xegpu-of-narrow-indices", pass, "convert-vector-to-xegpu",
       scattersByIntegers},
  };
  return table;
}
