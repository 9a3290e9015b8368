//===- PassState.cpp - the state of a program in a sequence ---------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassSequence.h"

#include "../OpTable.h"
#include "../Transforms/Script.h"

#include "padlab/dialect/Case.h"
#include "padlab/dialect/Interpreter.h"
#include "padlab/dialect/MathFunctions.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static bool combinesLanes(Operation *op) {
  return isa<vector::ReductionOp, vector::MultiDimReductionOp,
             vector::ContractionOp, vector::OuterProductOp, vector::ScanOp,
             vector::FMAOp>(op);
}

static bool roundsFloats(Operation *op) {
  bool computes =
      combinesLanes(op) ||
      isa_and_nonnull<arith::ArithDialect, math::MathDialect>(op->getDialect());
  if (!computes || isa<arith::ConstantOp, arith::SelectOp, arith::NegFOp,
                       arith::CmpFOp, arith::BitcastOp, arith::ExtFOp,
                       arith::MaximumFOp, arith::MinimumFOp>(op))
    return false;
  return llvm::any_of(op->getResultTypes(), [](Type type) {
    return isa<FloatType, ComplexType>(getElementTypeOrSelf(type));
  });
}

static bool isUnbufferizable(Operation *op) {
  if (isa<tensor::GatherOp, tensor::ScatterOp, tensor::BitcastOp,
          linalg::PackOp, linalg::UnPackOp>(op) ||
      isa_and_nonnull<shape::ShapeDialect>(op->getDialect()))
    return true;
  return isa_and_nonnull<arith::ArithDialect, math::MathDialect>(
             op->getDialect()) &&
         !isa<arith::ConstantOp, arith::SelectOp>(op) &&
         llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>);
}

static bool hasEncoding(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getEncoding();
}

static bool isNegative(OpFoldResult amount) {
  if (std::optional<int64_t> number = getConstantIntValue(amount))
    return *number < 0;
  auto argument = dyn_cast<BlockArgument>(cast<Value>(amount));
  auto function =
      argument ? dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp())
               : func::FuncOp();
  auto value = function ? function.getArgAttrOfType<IntegerAttr>(
                              argument.getArgNumber(), attrs::value)
                        : IntegerAttr();
  return value && value.getValue().isNegative();
}

static bool cropsTensors(tensor::PadOp pad) {
  return llvm::any_of(pad.getMixedLowPad(), isNegative) ||
         llvm::any_of(pad.getMixedHighPad(), isNegative);
}

static bool hasManyBounds(affine::AffineForOp loop) {
  return loop.getLowerBoundMap().getNumResults() > 1 ||
         loop.getUpperBoundMap().getNumResults() > 1;
}

static bool hasLateExtents(linalg::LinalgOp op) {
  return !isa<func::FuncOp>(op->getParentOp()) &&
         llvm::any_of(op->getOperandTypes(), [](Type type) {
           auto shaped = dyn_cast<ShapedType>(type);
           return shaped && shaped.hasRank() && !shaped.hasStaticShape();
         });
}

/// Returns whether a return operation returns a buffer that other code may
/// know, too, or a buffer twice. A new buffer that is returned once is known
/// nowhere else. (The caller owns a returned buffer, and nothing else may write
/// it.)
static bool returnsKnownBuffers(Operation *op) {
  for (auto [i, value] : llvm::enumerate(op->getOperands()))
    if (isa<MemRefType>(value.getType()) &&
        (!value.getDefiningOp<memref::AllocOp>() ||
         llvm::is_contained(op->getOperands().take_front(i), value)))
      return true;
  return false;
}

static bool isFunction(Operation *op) {
#define PADLAB_TYPE(NAME, OP) math::OP,
  return isa<PADLAB_UNARY_MATH_FUNCTIONS(PADLAB_TYPE)
                 PADLAB_BINARY_MATH_FUNCTIONS(PADLAB_TYPE) math::SincosOp>(op);
#undef PADLAB_TYPE
}

static bool isWide(Type type) {
  auto integer = dyn_cast<IntegerType>(getElementTypeOrSelf(type));
  return integer && integer.getWidth() > 32;
}

static bool hasWide(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), isWide) ||
         llvm::any_of(op->getResultTypes(), isWide);
}

static bool isPlainAccess(Operation *op) {
  return isa<memref::AllocOp, memref::LoadOp, memref::StoreOp>(op);
}

/// Returns whether `op` has integers of more than 32 bits and upstream cannot
/// replace it by operations on narrower integers.
static bool keepsWide(Operation *op) {
  if (auto function = dyn_cast<func::FuncOp>(op))
    return llvm::any_of(function.getArgumentTypes(), isWide);
  if (!hasWide(op) || isPlainAccess(op))
    return false;
  const ArithEntry *entry = findArithEntry(op);
  bool isEmulated =
      (entry && entry->createIndex &&
       (entry->domain == Domain::Total || entry->domain == Domain::Shift)) ||
      isa<arith::ConstantOp, arith::CmpIOp, arith::ExtSIOp, arith::ExtUIOp,
          arith::TruncIOp>(op);
  return !isEmulated ||
         llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>);
}

static bool hasNarrowVectors(Operation *op) {
  return isa_and_nonnull<vector::VectorDialect>(op->getDialect()) &&
         llvm::any_of(op->getOperandTypes(), [](Type type) {
           auto shaped = dyn_cast<ShapedType>(type);
           return shaped && !isa<VectorType>(type) &&
                  shaped.getElementType().isInteger() &&
                  shaped.getElementTypeBitWidth() % 8 != 0;
         });
}

static unsigned findFacts(Operation *op) {
  unsigned facts = 0;
  auto add = [&](bool holds, Fact fact) { facts |= holds ? fact : 0; };
  Dialect *dialect = op->getDialect();
  bool isComplex = dialect && dialect->getNamespace() == "complex";
  add(isComplex || roundsFloats(op), RoundsFloats);
  add(isUnbufferizable(op), HasUnbufferizable);
  add(isa_and_nonnull<memref::MemRefDialect>(dialect), HasMemory);
  add(isa_and_nonnull<vector::VectorDialect>(dialect) ||
          isa<affine::AffineVectorLoadOp, affine::AffineVectorStoreOp>(op),
      HasVectors);
  add(isa<arith::SelectOp>(op) && isa<TensorType>(op->getOperand(0).getType()),
      SelectsElements);
  add(isa<memref::DeallocOp>(op), FreesBuffers);
  add(isa<cf::AssertOp>(op), HasAsserts);
  if (auto pad = dyn_cast<tensor::PadOp>(op))
    add(cropsTensors(pad), CropsTensors);
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    add(hasLateExtents(structured), HasLateExtents);
  if (auto loop = dyn_cast<affine::AffineForOp>(op))
    add(hasManyBounds(loop), HasManyBounds);
  add(llvm::any_of(op->getResultTypes(), hasEncoding), HasEncodings);
  add(keepsWide(op), HasWideIntegers);
  add(isPlainAccess(op) && hasWide(op), HasWideMemory);
  add(isFunction(op), HasFunctions);
  add(hasNarrowVectors(op), HasNarrowVectors);
  add(isa<linalg::LinalgOp>(op), HasBodies);
  if (auto function = dyn_cast<func::FuncOp>(op))
    add(!function.isDeclaration() &&
            !llvm::hasSingleElement(function.getOps<func::ReturnOp>()),
        HasReturns);
  add(isa<func::ReturnOp>(op) && returnsKnownBuffers(op), HasReturns);
  add(isa<func::FuncOp>(op) && llvm::any_of(op->getRegions(),
                                            [](Region &region) {
                                              return !region.empty() &&
                                                     !region.hasOneBlock();
                                            }),
      HasBranches);
  return facts;
}

static bool hasTensors(Operation *op) {
  return llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>);
}

/// Returns the level of an operation. Returns 0 if programs of any level may
/// have it.
static unsigned findLevel(Operation *op) {
  if (!op->getDialect() ||
      isa<func::FuncDialect, arith::ArithDialect,
          bufferization::BufferizationDialect>(op->getDialect()))
    return 0;
  if (isa<affine::AffineForOp, affine::AffineParallelOp, affine::AffineIfOp,
          affine::AffineReadOpInterface, affine::AffineWriteOpInterface>(op))
    return OnAffineLoops;
  if (isa<tensor::TensorDialect>(op->getDialect()) || hasTensors(op))
    return OnTensors;
  if (isa<linalg::LinalgDialect>(op->getDialect()))
    return isa<linalg::LinalgOp>(op) ? OnBuffers : 0;
  if (isa<memref::MemRefDialect>(op->getDialect()))
    return OnBuffers;
  if (isa<cf::ControlFlowDialect>(op->getDialect()))
    return isa<cf::AssertOp>(op) ? 0 : OnBranches;
  if (isa<scf::ForOp, scf::ParallelOp>(op))
    return op->getNumResults() == 0 ? OnLoops : 0;
  return 0;
}

static bool isConstraint(Operation *op) {
  return isa<shape::CstrBroadcastableOp, shape::CstrEqOp, shape::CstrRequireOp>(
      op);
}

/// Returns whether the program may end without returning its results, for
/// example at a failed assertion.
static bool stops(ModuleOp program) {
  constexpr uint64_t maxSteps = 20'000;
  ScopedDiagnosticHandler silence(program.getContext(),
                                  [](Diagnostic &) { return success(); });
  FailureOr<Case> theCase = Case::adopt(program.clone());
  InterpreterOptions options;
  options.maxSteps = maxSteps;
  return failed(theCase) || !interpret(*theCase, options).isDefined();
}

PassState PassState::of(ModuleOp program) {
  PassState state;
  state.program = program;
  state.level = 0;
  bool hasConstraints = false;
  program.walk([&](Operation *op) {
    state.facts |= findFacts(op);
    state.level |= findLevel(op);
    hasConstraints |= isConstraint(op);
  });
  if (hasConstraints && stops(program))
    state.facts |= StopsInConstraint;
  if (state.level == 0)
    state.level = OnTensors;
  return state;
}

PassState PassState::draw(ModuleOp program, Choices &choices) {
  constexpr unsigned boldShare = 12;
  PassState state = of(program);
  state.isCautious = !choices.chance(boldShare);
  return state;
}

bool PassState::allows(const PassEntry &entry) const {
  bool branches = entry.leadsTo == OnBranches;
  bool converts = entry.leaves & HasPointers;
  // A pass that makes branches is too early while there are affine loops,
  // because branches are not valid in them. A conversion to the LLVM dialect is
  // too early while a part of the program is above the levels of the
  // conversion.
  bool isTooEarly = (branches && (level & OnAffineLoops)) ||
                    (converts && (level & ~entry.levels));
  // Once the program has operations of the LLVM dialect, passes for certain
  // levels are not allowed, because they miss the accesses to buffers by these
  // operations. Lowering to branches and further conversions are still allowed.
  bool isTooLate = (facts & HasPointers) && entry.levels != anyLevel &&
                   !branches && !converts;
  return (entry.levels & level) && !isTooEarly && !isTooLate &&
         !(entry.forbidden & facts) &&
         !(isCautious && (getFragility(entry) & facts));
}

void PassState::pass(llvm::StringRef step) {
  const PassEntry *entry = findPassEntry(step);
  if (!entry)
    return;
  if (entry->leadsTo)
    level = (level & ~entry->levels) | entry->leadsTo;
  if (level & OnBranches)
    facts |= HasBranches;
  facts &= ~entry->clears;
  facts |= entry->leaves | getFactsOfScript(program, step);
}
