//===- UpstreamConversions.cpp - conversions without a pass -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UpstreamPatterns.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/NarrowTypeEmulationConverter.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Dialect/Vector/Transforms/VectorRewritePatterns.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;
using namespace padlab;

namespace {

/// Converts vectors of several dimensions to one dimension.
class VectorLinearization
    : public PassWrapper<VectorLinearization, OperationPass<>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(VectorLinearization)

  StringRef getArgument() const final { return "test-vector-linearize"; }
  StringRef getDescription() const final {
    return "Makes vectors of several dimensions vectors of one";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<vector::VectorDialect>();
  }
  void runOnOperation() override;
};

/// Turns buffers of narrow integers into buffers of bytes, or of words.
class NarrowIntegers : public PassWrapper<NarrowIntegers, OperationPass<>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(NarrowIntegers)

  NarrowIntegers() = default;
  NarrowIntegers(const NarrowIntegers &other) : PassWrapper(other) {}

  StringRef getArgument() const final { return "test-emulate-narrow-int"; }
  StringRef getDescription() const final {
    return "Stores narrow integers as parts of wider ones";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry
        .insert<affine::AffineDialect, arith::ArithDialect, func::FuncDialect,
                memref::MemRefDialect, ub::UBDialect, vector::VectorDialect>();
  }
  void runOnOperation() override;

private:
  Option<unsigned> memoryBits{*this, "memref-load-bitwidth",
                              llvm::cl::desc("Of what is loaded and stored"),
                              llvm::cl::init(8)};
  Option<unsigned> computedBits{*this, "arith-compute-bitwidth",
                                llvm::cl::desc("Of what is computed with"),
                                llvm::cl::init(4)};
  Option<bool> noAtomics{*this, "disable-atomic-rmw",
                         llvm::cl::desc("Load, change and store instead"),
                         llvm::cl::init(false)};
};

} // namespace

void VectorLinearization::runOnOperation() {
  MLIRContext &context = getContext();
  TypeConverter converter;
  RewritePatternSet patterns(&context);
  ConversionTarget target(context);
  vector::populateForVectorLinearize(converter, target);
  vector::populateVectorLinearizeBasePatterns(converter, target, patterns);
  vector::populateVectorLinearizeShuffleLikeOpsPatterns(converter, target,
                                                        patterns);
  scf::populateSCFStructuralTypeConversionsAndLegality(converter, patterns,
                                                       target);
  if (failed(
          applyPartialConversion(getOperation(), target, std::move(patterns))))
    signalPassFailure();
}

void NarrowIntegers::runOnOperation() {
  MLIRContext &context = getContext();
  arith::NarrowTypeEmulationConverter converter(memoryBits);
  auto widen = [this](Type element) -> Type {
    auto integer = dyn_cast<IntegerType>(element);
    if (!integer || integer.getWidth() >= computedBits)
      return element;
    return IntegerType::get(&getContext(), computedBits);
  };
  converter.addConversion(
      [=](IntegerType type) -> std::optional<Type> { return widen(type); });
  converter.addConversion([=](VectorType type) -> std::optional<Type> {
    return type.clone(widen(type.getElementType()));
  });
  memref::populateMemRefNarrowTypeEmulationConversions(converter);
  ConversionTarget target(context);
  target.addDynamicallyLegalOp<func::FuncOp>([&](func::FuncOp op) {
    return converter.isLegal(&op.getBody()) &&
           converter.isSignatureLegal(op.getFunctionType());
  });
  auto isLegal = [&](Operation *op) { return converter.isLegal(op); };
  target.addDynamicallyLegalOp<func::CallOp, func::ReturnOp>(isLegal);
  target
      .addDynamicallyLegalDialect<arith::ArithDialect, vector::VectorDialect,
                                  memref::MemRefDialect, affine::AffineDialect>(
          isLegal);
  RewritePatternSet patterns(&context);
  arith::populateArithNarrowTypeEmulationPatterns(converter, patterns);
  memref::populateMemRefNarrowTypeEmulationPatterns(converter, patterns);
  vector::populateVectorNarrowTypeEmulationPatterns(converter, patterns,
                                                    noAtomics);
  if (failed(
          applyPartialConversion(getOperation(), target, std::move(patterns))))
    signalPassFailure();
}

void padlab::registerUpstreamConversions() {
  PassRegistration<VectorLinearization>();
  PassRegistration<NarrowIntegers>();
}
