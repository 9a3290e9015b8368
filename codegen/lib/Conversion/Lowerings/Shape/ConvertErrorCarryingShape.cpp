//===- ConvertErrorCarryingShape.cpp - native form of shapes ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Replaces all shape types of the module first, and then the operations of the
/// shape dialect. Every encoding is one value, so that types can be replaced in
/// place, wherever they are: in arguments, branches, loops, calls, function
/// types in attributes, and unknown operations. A dialect conversion would need
/// a pattern for each of these, and would copy them all.
///
//===----------------------------------------------------------------------===//

#include "ShapeRewriter.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Conversion/ShapeToStandard/ShapeToStandard.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/Transforms/DialectConversion.h"

namespace padlab {

#define GEN_PASS_DEF_CONVERTERRORCARRYINGSHAPE
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

static bool isShapeOp(Operation *op) {
  return isa_and_nonnull<shape::ShapeDialect>(op->getDialect());
}

/// Whether the type contains a shape type at any depth:
/// `tensor<4x!shape.size>`, a function of shapes. It is called for every value
/// of every program, so that the common cases come first.
static bool mentionsShape(Type type) {
  if (type.isIntOrIndexOrFloat())
    return false;
  if (auto shaped = dyn_cast<ShapedType>(type))
    return mentionsShape(shaped.getElementType());
  auto visit = [](Type part) {
    return isShapeDialectType(part) ? WalkResult::interrupt()
                                    : WalkResult::advance();
  };
  return type.walk(visit).wasInterrupted();
}

/// Whether the module has operations of the shape dialect, or values of its
/// types. Such values may also be arguments of functions or results of calls.
static bool usesShapes(ModuleOp module) {
  auto anyMentions = [](TypeRange types) {
    return llvm::any_of(types, mentionsShape);
  };
  auto visit = [&](Operation *op) {
    bool uses = isShapeOp(op) || anyMentions(op->getResultTypes());
    if (auto function = dyn_cast<FunctionOpInterface>(op))
      uses |= anyMentions(function.getArgumentTypes());
    return uses ? WalkResult::interrupt() : WalkResult::advance();
  };
  return module.walk(visit).wasInterrupted();
}

/// Whether the operation is left to upstream. Upstream lowers most operations
/// on extent tensors and indices, but not, except for `const_shape`, operations
/// whose results have static extents, not operations on memrefs, and not
/// operations with a single operand where upstream expects several. Reductions
/// are not left to upstream either, because it does not lower nested ones.
static bool isUpstreams(Operation *op) {
  if (llvm::any_of(op->getOperandTypes(), isShapeDialectType) ||
      llvm::any_of(op->getResultTypes(), isShapeDialectType))
    return false;
  if (isa<shape::AddOp, shape::ConstShapeOp, shape::GetExtentOp, shape::MulOp,
          shape::RankOp>(op))
    return true;
  auto isStatic = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.hasStaticShape();
  };
  if (llvm::any_of(op->getResultTypes(), isStatic))
    return false;
  if (isa<shape::ShapeOfOp, shape::DimOp>(op))
    return isa<TensorType>(op->getOperand(0).getType());
  return isa<shape::BroadcastOp, shape::IsBroadcastableOp, shape::ShapeEqOp>(
             op) &&
         op->getNumOperands() >= 2;
}

static void encodeTypes(ModuleOp module) {
  MLIRContext *context = module.getContext();
  Type index = IndexType::get(context);
  Type extents = RankedTensorType::get({ShapedType::kDynamic}, index);
  Type bit = IntegerType::get(context, 1);
  AttrTypeReplacer replacer;
  replacer.addReplacement([=](shape::SizeType) { return index; });
  replacer.addReplacement([=](shape::ShapeType) { return extents; });
  replacer.addReplacement([=](shape::ValueShapeType) { return extents; });
  replacer.addReplacement([=](shape::WitnessType) { return bit; });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
}

static ShapeLowerings makeLowerings() {
  ShapeLowerings lowerings;
  addSizeLowerings(lowerings);
  addShapeLowerings(lowerings);
  addConstraintLowerings(lowerings);
  addValueShapeLowerings(lowerings);
  return lowerings;
}

/// Returns the operations that `lowerings` lowers, inner ones first.
static std::vector<RecordedOp> record(ModuleOp module,
                                      const ShapeLowerings &lowerings) {
  std::vector<RecordedOp> recorded;
  module.walk([&](Operation *op) {
    if (lowerings.contains(op->getName().getStringRef()) && !isUpstreams(op))
      recorded.emplace_back(op);
  });
  return recorded;
}

namespace {

struct ConvertErrorCarryingShape
    : padlab::impl::ConvertErrorCarryingShapeBase<ConvertErrorCarryingShape> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (!usesShapes(module))
      return;
    if (!runtime)
      runtime = std::make_shared<OwningOpRef<ModuleOp>>(
          parseShapeRuntime(&getContext()));
    static const ShapeLowerings lowerings = makeLowerings();
    std::vector<RecordedOp> recorded = record(module, lowerings);
    encodeTypes(module);
    if (failed(lower(recorded, lowerings)) || failed(lowerRest(module)))
      signalPassFailure();
  }

  LogicalResult lower(ArrayRef<RecordedOp> recorded,
                      const ShapeLowerings &lowerings) {
    llvm::DenseMap<Operation *, std::unique_ptr<ShapeRuntime>> runtimes;
    for (const RecordedOp &op : recorded) {
      Operation *table = SymbolTable::getNearestSymbolTable(op.op);
      std::unique_ptr<ShapeRuntime> &functions = runtimes[table];
      if (!functions)
        functions = std::make_unique<ShapeRuntime>(runtime->get(), table);
      ShapeRewriter rewriter(op, *functions);
      if (failed(lowerings.lookup(op.op->getName().getStringRef())(rewriter)))
        return failure();
    }
    for (const RecordedOp &op : recorded)
      if (isShapeOp(op.op))
        op.op->erase();
    return success();
  }

  /// Lowers the rest by upstream's patterns, without folding: upstream's
  /// folders decide corner cases differently from docs/shape-semantics.md.
  LogicalResult lowerRest(ModuleOp module) {
    auto interruptAtShapeOp = [](Operation *op) {
      return isShapeOp(op) ? WalkResult::interrupt() : WalkResult::advance();
    };
    if (!module.walk(interruptAtShapeOp).wasInterrupted())
      return success();
    RewritePatternSet patterns(&getContext());
    populateShapeToStandardConversionPatterns(patterns);
    ConversionTarget target(getContext());
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    target.addIllegalDialect<shape::ShapeDialect>();
    target
        .addLegalOp<shape::FuncOp, shape::FunctionLibraryOp, shape::ReturnOp>();
    ConversionConfig config;
    config.foldingMode = DialectConversionFoldingMode::Never;
    return applyPartialConversion(module, target, std::move(patterns), config);
  }

  /// The functions of the shape runtime (ShapeRuntime.h). They are parsed for
  /// the first program that needs them, and shared by copies of the pass.
  std::shared_ptr<OwningOpRef<ModuleOp>> runtime;
};

} // namespace
