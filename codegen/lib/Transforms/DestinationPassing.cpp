//===- DestinationPassing.cpp - results in the caller's memory --*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Does the work of upstream's `eliminate-empty-tensors` for chains of
/// operations that end in a result of the entry. Upstream's pass runs an
/// analysis that takes as long as bufferization; this file needs none. It
/// cannot make a program wrong: the contents of a `tensor.empty` are arbitrary,
/// so they may be the contents of the destination; and if a buffer must not be
/// shared, bufferization copies it.
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/DestinationPassing.h"

#include "padlab/codegen/Passes.h"
#include "padlab/dialect/Case.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

namespace padlab {

#define GEN_PASS_DEF_DESTINATIONPASSING
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

/// Casts `value` to `type`. In undefined programs, the two types may have
/// contradictory static extents; such a cast goes through a type with dynamic
/// extents, because the verifier rejects a direct one.
static Value castTo(OpBuilder &b, Location loc, RankedTensorType type,
                    Value value) {
  if (value.getType() == type)
    return value;
  if (!tensor::CastOp::areCastCompatible(value.getType(), type)) {
    SmallVector<int64_t> dynamic(type.getRank(), ShapedType::kDynamic);
    value = tensor::CastOp::create(b, loc, type.clone(dynamic), value);
  }
  return tensor::CastOp::create(b, loc, type, value);
}

static void placeResult(Value value, Value destination);

/// Whether the value of `init` is still read after the operation that
/// overwrites it.
static bool isReadLater(OpOperand &init) {
  Operation *owner = init.getOwner();
  return llvm::any_of(init.get().getUsers(), [&](Operation *user) {
    Operation *beside = owner->getBlock()->findAncestorOpInBlock(*user);
    return !beside || owner->isBeforeInBlock(beside);
  });
}

/// Replaces `init` by `destination` if it is a `tensor.empty`. Otherwise tries
/// to compute the value of `init` in `destination`, too.
static void placeInit(OpOperand &init, Value destination) {
  auto empty = init.get().getDefiningOp<tensor::EmptyOp>();
  if (!empty) {
    if (!isReadLater(init))
      placeResult(init.get(), destination);
    return;
  }
  OpBuilder b(init.getOwner());
  init.set(castTo(b, init.getOwner()->getLoc(), empty.getType(), destination));
  if (empty->use_empty())
    empty.erase();
}

/// Returns the padding value, if it is a constant or is defined outside of the
/// pad's region, as a value outside of this region. Returns null for other
/// padding values, and for integers that are not signless.
static Value findConstant(OpBuilder &b, tensor::PadOp pad) {
  Value value = pad.getConstantPaddingValue();
  if (!value || !isa<FloatType, IndexType, ComplexType>(value.getType())) {
    auto integer =
        value ? dyn_cast<IntegerType>(value.getType()) : IntegerType();
    if (!integer || !integer.isSignless())
      return nullptr;
  }
  Operation *constant = value.getDefiningOp();
  if (constant && pad->isAncestor(constant))
    return b.clone(*constant)->getResult(0);
  return value;
}

/// Replaces a pad that was not fused by operations that fill the destination
/// and copy the source into it, because bufferization would allocate a buffer
/// for the pad. A pad whose amounts are not all known to be constants of at
/// least 0, or whose padding value `findConstant` does not find, is left to
/// other passes.
static void placePad(tensor::PadOp pad, Value destination) {
  auto isKnown = [](OpFoldResult amount) {
    std::optional<int64_t> constant = getConstantIntValue(amount);
    return constant && *constant >= 0;
  };
  if (!llvm::all_of(pad.getMixedLowPad(), isKnown) ||
      !llvm::all_of(pad.getMixedHighPad(), isKnown))
    return;
  OpBuilder b(pad);
  Location loc = pad.getLoc();
  Value constant = findConstant(b, pad);
  if (!constant)
    return;
  Value to = castTo(b, loc, pad.getResultType(), destination);
  Value filled = linalg::FillOp::create(b, loc, constant, to).getResult(0);
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(b, loc, pad.getSource());
  SmallVector<OpFoldResult> strides(sizes.size(), b.getIndexAttr(1));
  Value inserted = tensor::InsertSliceOp::create(
      b, loc, pad.getSource(), filled, pad.getMixedLowPad(), sizes, strides);
  pad.getResult().replaceAllUsesWith(inserted);
  pad.erase();
}

/// Finds the `tensor.empty` in whose storage `value` is computed, and replaces
/// it by `destination`. If `value` is computed by a pad instead, `placePad`
/// handles the pad. This does not look through control flow, see
/// `choosesTensors`.
static void placeResult(Value value, Value destination) {
  auto result = dyn_cast<OpResult>(value);
  if (!result)
    return;
  Operation *op = result.getOwner();
  if (auto styled = dyn_cast<DestinationStyleOpInterface>(op))
    return placeInit(*styled.getTiedOpOperand(result), destination);
  if (auto cast = dyn_cast<tensor::CastOp>(op)) {
    if (isa<RankedTensorType>(cast.getSource().getType()))
      placeInit(cast.getSourceMutable(), destination);
    return;
  }
  if (auto pad = dyn_cast<tensor::PadOp>(op))
    placePad(pad, destination);
}

namespace {

/// Puts the results of one return of the entry into the destinations.
class Materializer {
public:
  explicit Materializer(func::ReturnOp exit)
      : atEntry(exit.getContext()), atExit(exit), loc(exit.getLoc()) {}

  /// Computes `result` in its destination. If `result` comes from casts, or
  /// from reshapes with static extents, the inverse ones are applied to the
  /// destination, because bufferization does not recognize that buffers are the
  /// same if casts or reshapes lie between.
  Value put(Value result, Value destination) {
    if (auto cast = result.getDefiningOp<tensor::CastOp>())
      if (auto from = dyn_cast<RankedTensorType>(cast.getSource().getType())) {
        atEntry.setInsertionPointAfterValue(destination);
        Value to = castTo(atEntry, loc, from, destination);
        return castTo(atExit, loc, mlir::cast<RankedTensorType>(cast.getType()),
                      put(cast.getSource(), to));
      }
    if (auto reshape = result.getDefiningOp<tensor::CollapseShapeOp>())
      if (reshape.getSrcType().hasStaticShape())
        return putReshaped<tensor::ExpandShapeOp>(reshape, destination);
    if (auto reshape = result.getDefiningOp<tensor::ExpandShapeOp>())
      if (reshape.getSrcType().hasStaticShape() &&
          reshape.getResultType().hasStaticShape())
        return putReshaped<tensor::CollapseShapeOp>(reshape, destination);
    return putHere(result, destination);
  }

private:
  /// Writes `result` to the destination right after the definition of `result`,
  /// and replaces `result` in later users by the written value: if these users
  /// still read `result`, bufferization would see a conflict, and would copy.
  /// An argument, and a value that is in another destination already, are
  /// written right before the return instead, and are not replaced.
  Value putHere(Value result, Value destination) {
    Operation *maker = result.getDefiningOp();
    if (isa_and_nonnull<bufferization::MaterializeInDestinationOp>(maker))
      maker = nullptr;
    OpBuilder b(atExit);
    if (maker)
      b.setInsertionPointAfter(maker);
    auto put = bufferization::MaterializeInDestinationOp::create(
        b, loc, result.getType(), result, destination);
    if (!maker)
      return put.getResult();
    result.replaceAllUsesExcept(put.getResult(), put);
    placeInit(put.getSourceMutable(), destination);
    if (auto insert = put.getSource().getDefiningOp<tensor::InsertSliceOp>())
      readSliceFrom(put, insert);
    return put.getResult();
  }

  /// Makes later users of the tensor that `insert` inserts read a slice of the
  /// destination instead, because this tensor may have been computed in the
  /// destination, too.
  static void readSliceFrom(bufferization::MaterializeInDestinationOp put,
                            tensor::InsertSliceOp insert) {
    auto isLater = [&](OpOperand &use) {
      Operation *user = put->getBlock()->findAncestorOpInBlock(*use.getOwner());
      return user && put->isBeforeInBlock(user);
    };
    Value source = insert.getSource();
    if (!isa<OpResult>(source) ||
        insert.getSourceType().getRank() != insert.getDestType().getRank() ||
        llvm::none_of(source.getUses(), isLater))
      return;
    OpBuilder b(put);
    b.setInsertionPointAfter(put);
    Value slice = tensor::ExtractSliceOp::create(
        b, put.getLoc(), insert.getSourceType(), put.getResult(),
        insert.getMixedOffsets(), insert.getMixedSizes(),
        insert.getMixedStrides());
    source.replaceUsesWithIf(slice, isLater);
  }

  template <typename Inverse, typename Reshape>
  Value putReshaped(Reshape reshape, Value destination) {
    atEntry.setInsertionPointAfterValue(destination);
    Value to = Inverse::create(atEntry, loc, reshape.getSrcType(), destination,
                               reshape.getReassociationIndices());
    return Reshape::create(atExit, loc, reshape.getResultType(),
                           put(reshape.getSrc(), to),
                           reshape.getReassociationIndices());
  }

  OpBuilder atEntry, atExit;
  Location loc;
};

} // namespace

/// Whether the entry may choose between tensors: it has several blocks, or a
/// select or structured control flow with a tensor as result. A destination
/// would then have to share the buffer of another value. If the program does
/// not allow them to share a buffer, bufferization fails instead of copying.
static bool choosesTensors(func::FuncOp entry) {
  if (!entry.getBody().hasOneBlock())
    return true;
  return entry
      .walk([](Operation *op) {
        bool chooses = isa<RegionBranchOpInterface, arith::SelectOp>(op) &&
                       llvm::any_of(op->getResultTypes(), [](Type type) {
                         return isa<TensorType>(type);
                       });
        return chooses ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Moves the body of the entry to another function, which the entry then calls,
/// in two cases: if the program itself calls the entry, because these calls
/// must not pass destinations; and if the entry chooses between tensors,
/// because then only the other function chooses between them.
static void moveBodyAway(ModuleOp module, func::FuncOp entry) {
  if (!choosesTensors(entry) && SymbolTable::symbolKnownUseEmpty(entry, module))
    return;
  func::FuncOp callee = entry.clone();
  callee->removeDiscardableAttr(attrs::seed);
  callee.setPrivate();
  for (unsigned i = 0; i != callee.getNumArguments(); ++i)
    for (StringRef attribute : {attrs::extents, attrs::value})
      callee.removeArgAttr(i, attribute);
  StringAttr name = SymbolTable(module).insert(callee);
  (void)SymbolTable::replaceAllSymbolUses(entry, name, module);
  entry.eraseBody();
  OpBuilder b(module.getContext());
  b.setInsertionPointToStart(entry.addEntryBlock());
  auto call =
      func::CallOp::create(b, entry.getLoc(), callee, entry.getArguments());
  func::ReturnOp::create(b, entry.getLoc(), call.getResults());
}

SmallVector<Type> padlab::getDestinationTypes(TypeRange results) {
  return llvm::to_vector(llvm::make_filter_range(
      results, [](Type type) { return isa<RankedTensorType>(type); }));
}

/// Puts the results of `exit` into the destinations, which are the arguments of
/// `entry` from the index `next` on.
static void materialize(func::ReturnOp exit, func::FuncOp entry,
                        unsigned next) {
  Materializer materializer(exit);
  for (OpOperand &result : exit->getOpOperands())
    if (isa<RankedTensorType>(result.get().getType()))
      result.set(materializer.put(result.get(), entry.getArgument(next++)));
}

LogicalResult padlab::passDestinations(ModuleOp module) {
  func::FuncOp entry = findEntry(module);
  if (!entry || entry.isDeclaration())
    return module.emitError("the program has no entry");
  module.getContext()->getOrLoadDialect<bufferization::BufferizationDialect>();
  module.getContext()->getOrLoadDialect<linalg::LinalgDialect>();
  moveBodyAway(module, entry);
  unsigned first = entry.getNumArguments();
  for (Type type : getDestinationTypes(entry.getResultTypes()))
    if (failed(entry.insertArgument(entry.getNumArguments(), type,
                                    DictionaryAttr(), entry.getLoc())))
      return failure();
  entry.walk([&](func::ReturnOp exit) { materialize(exit, entry, first); });
  return success();
}

namespace {
struct DestinationPassing
    : padlab::impl::DestinationPassingBase<DestinationPassing> {
  void runOnOperation() override {
    if (failed(passDestinations(getOperation())))
      signalPassFailure();
  }
};
} // namespace
