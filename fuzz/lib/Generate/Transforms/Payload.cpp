//===- Payload.cpp - the program that a script transforms -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Payload.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static unsigned findStructuredKinds(linalg::LinalgOp op) {
  unsigned kinds = Structured;
  kinds |= isa<linalg::GenericOp>(op.getOperation()) ? Generics : NamedOps;
  if (linalg::isaContractionOpInterface(op))
    kinds |= Contractions;
  if (linalg::isaConvolutionOpInterface(op))
    kinds |= Convolutions;
  if (op.getNumReductionLoops() != 0)
    kinds |= Reductions;
  if (isa<linalg::CopyOp>(op.getOperation()))
    kinds |= Copies;
  for (Value operand : op->getOperands())
    if (isa_and_nonnull<linalg::LinalgOp>(operand.getDefiningOp()))
      kinds |= Chains;
  return kinds;
}

static unsigned findKinds(Operation *op) {
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    return findStructuredKinds(structured);
  if (isa<vector::VectorDialect>(op->getDialect()))
    return Vectors;
  if (isa<arith::ArithDialect, math::MathDialect>(op->getDialect()) &&
      !op->hasTrait<OpTrait::ConstantLike>() &&
      llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>))
    return Selects;
  return llvm::TypeSwitch<Operation *, unsigned>(op)
      .Case<tensor::PadOp>([](auto) { return Pads; })
      .Case<linalg::PackOp>([](auto) { return Packs; })
      .Case<linalg::UnPackOp>([](auto) { return Unpacks; })
      .Case<scf::ForOp>([](auto) { return Loops; })
      .Case<scf::ForallOp>([](auto) { return Foralls; })
      .Case<scf::ParallelOp>([](auto) { return ParallelLoops; })
      .Case<affine::AffineForOp>([](auto) { return AffineLoops; })
      .Case<tensor::ExtractSliceOp>([](auto) { return Slices; })
      .Case<memref::SubViewOp>([](auto) { return Slices; })
      .Case<memref::ExpandShapeOp, memref::CollapseShapeOp>(
          [](auto) { return Reshapes; })
      .Case<tensor::InsertSliceOp>([](auto) { return Slices | Inserts; })
      .Case<tensor::EmptyOp>([](auto) { return Empties; })
      .Case<memref::AllocOp>([](auto) { return Allocations; })
      .Case<memref::AllocaOp>([](auto) { return StackBuffers; })
      .Case<tensor::GenerateOp, tensor::FromElementsOp>(
          [](auto) { return Makers; })
      .Case<tensor::ConcatOp>([](auto) { return Concats; })
      .Case<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(
          [](auto) { return Reshapes; })
      .Case<affine::AffineMinOp, affine::AffineMaxOp>(
          [](auto) { return AffineBounds; })
      .Case<func::CallOp>([](auto) { return Calls; })
      .Case<scf::IfOp, scf::IndexSwitchOp>([](auto) { return Conditions; })
      .Case<scf::WhileOp>([](auto) { return Whiles; })
      .Case<tensor::DimOp, memref::DimOp>([](auto) { return Dimensions; })
      .Case<cf::BranchOp, cf::CondBranchOp, cf::SwitchOp>(
          [](auto) { return Branches; })
      .Case<memref::DeallocOp, bufferization::DeallocOp>(
          [](auto) { return Frees; })
      .Default([](Operation *) { return 0u; });
}

/// Returns whether `op` might be undefined, or not end, for some operands.
/// Padding might give it such operands.
static bool mayTrap(Operation *op) {
  return op->getName().getStringRef().starts_with("linalg.div") ||
         isa<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp, arith::RemUIOp,
             arith::CeilDivSIOp, arith::CeilDivUIOp, arith::FloorDivSIOp,
             arith::ShLIOp, arith::ShRSIOp, arith::ShRUIOp, arith::FPToSIOp,
             arith::FPToUIOp, tensor::ExtractOp, memref::LoadOp, func::CallOp,
             scf::WhileOp>(op);
}

static std::string printIterators(ArrayRef<bool> parallel) {
  std::string text;
  for (bool isParallel : parallel)
    text += std::string(text.empty() ? "" : ", ") + "#linalg.iterator_type<" +
            (isParallel ? "parallel" : "reduction") + ">";
  return "[" + text + "]";
}

static std::string printMaps(linalg::LinalgOp op) {
  std::string text;
  llvm::raw_string_ostream(text) << op.getIndexingMaps();
  return text;
}

/// Adds conditions to the target's match, so that only operations with the
/// target's iterators match.
static void writeMatch(linalg::LinalgOp op, Target &target) {
  target.match = ("ops{[\"" + target.name + "\"]}").str();
  if (isa<linalg::GenericOp>(op.getOperation())) {
    target.match +=
        " attributes{iterator_types = " + printIterators(target.parallel) + "}";
    return;
  }
  if (auto reduce = dyn_cast<linalg::ReduceOp>(op.getOperation())) {
    std::string dims;
    int64_t last = 0;
    for (int64_t dim : reduce.getDimensions()) {
      dims += (dims.empty() ? "" : ", ") + std::to_string(dim);
      last = std::max(last, dim);
    }
    target.match += " attributes{dimensions = array<i64: " + dims + ">}";
    target.parallel.truncate(last + 1);
    target.isPrefix = true;
    return;
  }
  // The name does not say how many loops there are, but the maps do.
  if (isa<linalg::ContractOp>(op.getOperation())) {
    target.match += " attributes{indexing_maps = " + printMaps(op) + "}";
    return;
  }
  // The names of most other operations with reductions determine their
  // iterators. An operation without reductions has an iterator for each
  // dimension.
  target.isPrefix =
      target.countReductions() == 0 && !linalg::isaContractionOpInterface(op);
}

static std::string printOperandTypes(Operation *op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(op->getOperandTypes(), os);
  return text;
}

/// Adds the names of operations that compute operands of `op`, and that can be
/// tiled.
static void addProducers(Operation *op, Target &target) {
  for (Value operand : op->getOperands()) {
    Operation *producer = operand.getDefiningOp();
    if (isa_and_nonnull<linalg::LinalgOp, tensor::PadOp, linalg::PackOp,
                        linalg::UnPackOp>(producer))
      target.producers.push_back(producer->getName().getStringRef());
  }
}

static SmallVector<int64_t, 4> findLoops(AffineMap map) {
  return llvm::map_to_vector<4>(map.getResults(), [](AffineExpr expr) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    return dim ? int64_t(dim.getPosition()) : -1;
  });
}

static Target describe(linalg::LinalgOp op) {
  Target target;
  target.name = op->getName().getStringRef();
  for (utils::IteratorType type : op.getIteratorTypesArray())
    target.parallel.push_back(type == utils::IteratorType::parallel);
  for (Value operand : op->getOperands()) {
    target.elementTypes.push_back(getElementTypeOrSelf(operand.getType()));
    auto shaped = dyn_cast<ShapedType>(operand.getType());
    target.ranks.push_back(shaped ? shaped.getRank() : 0);
  }
  for (AffineMap map : op.getIndexingMapsArray())
    target.loopsOfOperands.push_back(findLoops(map));
  addProducers(op, target);
  target.operandTypes = printOperandTypes(op);
  target.inits = op.getNumDpsInits();
  target.isContraction = !isa<linalg::GenericOp>(op.getOperation()) &&
                         linalg::isaContractionOpInterface(op);
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  if (llvm::none_of(ranges, ShapedType::isDynamic))
    target.points = llvm::product_of(ranges);
  target.ranges.assign(ranges.begin(), ranges.end());
  writeMatch(op, target);
  return target;
}

/// Describes a pad, pack or unpack, which can be tiled like a structured
/// operation. All its loops are parallel.
static std::optional<Target> describeTileable(Operation *op) {
  if (!isa<tensor::PadOp, linalg::PackOp, linalg::UnPackOp>(op))
    return std::nullopt;
  // The loops of a pack run over the outer dimensions of the packed tensor.
  // Their number is the rank of the source.
  Value tiled = isa<linalg::PackOp>(op) ? op->getOperand(0) : op->getResult(0);
  Target target;
  target.name = op->getName().getStringRef();
  target.match = ("ops{[\"" + target.name + "\"]}").str();
  auto type = cast<ShapedType>(tiled.getType());
  target.parallel.assign(type.getRank(), true);
  target.isPrefix = true;
  addProducers(op, target);
  // The vector sizes of a pack apply to all dimensions of the tensor that it
  // writes.
  auto written = cast<ShapedType>(op->getResult(0).getType());
  if (written.hasStaticShape()) {
    target.ranges.assign(written.getShape().begin(), written.getShape().end());
    target.points = written.getNumElements();
  }
  return target;
}

/// If operations with the same match have different numbers of loops, removes
/// the loops that only some of these operations have.
static void keepCommonLoops(std::vector<Target> &targets) {
  for (Target &a : targets)
    for (const Target &b : targets)
      if (a.isPrefix && a.match == b.match &&
          a.parallel.size() > b.parallel.size())
        a.parallel.truncate(b.parallel.size());
}

Payload Payload::of(ModuleOp program) {
  Payload payload;
  for (auto function : program.getOps<func::FuncOp>())
    function.walk([&](Operation *op) {
      payload.kinds |= op->getDialect() ? findKinds(op) : 0;
      payload.mayTrap |= ::mayTrap(op);
      if (auto structured = dyn_cast<linalg::LinalgOp>(op))
        payload.targets.push_back(describe(structured));
      else if (std::optional<Target> tileable = describeTileable(op))
        payload.tileables.push_back(std::move(*tileable));
    });
  keepCommonLoops(payload.targets);
  keepCommonLoops(payload.tileables);
  return payload;
}
