//===- ClaimShapes.cpp - checks of what interfaces claim --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Claims.h"

#include "padlab/codegen/LLVMVersion.h"
#include "padlab/codegen/Passes.h"
#include "padlab/codegen/ShapeClaims.h"

#include "padlab/dialect/Check/Check.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"

namespace padlab {

#define GEN_PASS_DEF_CLAIMSHAPES
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

static constexpr llvm::StringLiteral speakers[] = {
    reifyClaim, boundsClaim, typeClaim, componentsClaim, shapeFunctionClaim};

std::optional<ShapeClaim> padlab::findShapeClaim(Location location) {
  auto speaker = dyn_cast<NameLoc>(location);
  if (!speaker || !llvm::is_contained(speakers, speaker.getName().getValue()))
    return std::nullopt;
  auto operation = dyn_cast<NameLoc>(speaker.getChildLoc());
  if (!operation)
    return std::nullopt;
  return ShapeClaim{speaker.getName(), operation.getName()};
}

Location padlab::getClaimLocation(StringRef speaker, Operation *op) {
  return NameLoc::get(
      StringAttr::get(op->getContext(), speaker),
      NameLoc::get(op->getName().getIdentifier(), op->getLoc()));
}

bool padlab::isAmongStatements(Operation *op) {
  Operation *parent = op->getParentOp();
  return isa_and_nonnull<func::FuncOp, scf::ForOp, scf::ForallOp, scf::IfOp,
                         scf::WhileOp, affine::AffineForOp, affine::AffineIfOp>(
             parent) &&
         (isa<func::FuncOp>(parent) || isAmongStatements(parent));
}

/// Returns `type` if the pass checks the extents of values of this type;
/// otherwise null.
static ShapedType getClaimedType(Type type) {
  return isa<RankedTensorType, MemRefType>(type) ? cast<ShapedType>(type)
                                                 : ShapedType();
}

/// If `op` is an `scf.for` or an `scf.forall`, returns the arguments of its
/// body, because interfaces tell bounds of these, too.
static ValueRange getLoopArguments(Operation *op) {
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return loop.getBody()->getArguments();
  if (auto loop = dyn_cast<scf::ForallOp>(op))
    return loop.getBody()->getArguments();
  return {};
}

namespace {

/// An error that tests plant in the answers of interfaces, to find out whether
/// checks detect it.
struct Lie {
  StringRef speaker;          ///< The interface that lies; if empty, all.
  std::optional<int64_t> dim; ///< The dimension lied about; if unset, all.
  int64_t by;
};

/// Inserts checks of what interfaces claim about one operation, right after
/// this operation; checks of a loop's arguments go to the beginning of its
/// body.
class Claimant {
public:
  Claimant(Operation *op, std::optional<Lie> lie)
      : op(op), lie(lie), b(op), loc(op->getLoc()) {
    b.setInsertionPointAfter(op);
  }

  // Bounds are queried before any check is inserted, because the query might
  // take inserted operations into account.
  void run() {
    findBounds();
    claimReified();
    claimBounds();
    claimTypes();
    claimComponents();
  }

private:
  struct Bound {
    Value value;
    std::optional<int64_t>
        dim; ///< The dimension of the extent; unset for an index.
    presburger::BoundType type;
    int64_t constant;
  };

  void expectEqual(StringRef speaker, Value actual, Value claimed) {
    check::ExpectEqOp::create(b, getClaimLocation(speaker, op), actual, claimed,
                              /*encoded=*/false);
  }

  /// Returns the number by which the planted lie makes this answer too large
  /// (an upper bound: too small); 0 if the lie does not concern it.
  int64_t getError(StringRef speaker, std::optional<int64_t> dim) const {
    bool isMeant = lie && (lie->speaker.empty() || lie->speaker == speaker) &&
                   (!lie->dim || !dim || lie->dim == dim);
    return isMeant ? lie->by : 0;
  }

  Value makeIndex(int64_t number) {
    return arith::ConstantIndexOp::create(b, loc, number);
  }
  Value addError(Value claim, int64_t error) {
    return error ? arith::AddIOp::create(b, loc, claim, makeIndex(error))
                 : claim;
  }

  Value getActual(Value value, std::optional<int64_t> dim) {
    if (!dim)
      return value;
    if (isa<MemRefType>(value.getType()))
      return memref::DimOp::create(b, loc, value, *dim);
    return tensor::DimOp::create(b, loc, value, *dim);
  }

  void claimReified();
  void findBounds();
  void findBoundsOf(Value value);
  void findBound(Value value, std::optional<int64_t> dim);
  void claimBounds();
  void claimTypes();
  void claimComponents();
  void claimExtents(StringRef speaker, Value result, ArrayRef<int64_t> claimed);

  Operation *op;
  std::optional<Lie> lie;
  OpBuilder b;
  Location loc;
  SmallVector<Bound> bounds;
};

} // namespace

void Claimant::claimReified() {
  ReifiedRankedShapedTypeDims shapes;
  if (!isa<ReifyRankedShapedTypeOpInterface>(op) ||
      failed(reifyResultShapes(b, op, shapes)) ||
      shapes.size() != op->getNumResults())
    return;
  for (auto [result, shape] : llvm::zip_equal(op->getResults(), shapes)) {
    ShapedType type = getClaimedType(result.getType());
    if (!type || static_cast<int64_t>(shape.size()) != type.getRank())
      continue;
    for (auto [dim, extent] : llvm::enumerate(shape))
      expectEqual(reifyClaim, getActual(result, dim),
                  addError(getValueOrCreateConstantIndexOp(b, loc, extent),
                           getError(reifyClaim, dim)));
  }
}

void Claimant::findBound(Value value, std::optional<int64_t> dim) {
  ValueBoundsConstraintSet::Variable variable(value, dim);
  for (auto type : {presburger::BoundType::LB, presburger::BoundType::UB}) {
    FailureOr<int64_t> constant =
        ValueBoundsConstraintSet::computeConstantBound(
            type, variable, /*stopCondition=*/nullptr,
            llvm_version::closedUpperBound);
    if (succeeded(constant))
      bounds.push_back({value, dim, type, *constant});
  }
}

/// Finds the bounds of an index, or of the dynamic extents of a tensor or
/// memref. Static extents need no check.
void Claimant::findBoundsOf(Value value) {
  if (value.getType().isIndex())
    findBound(value, std::nullopt);
  ShapedType type = getClaimedType(value.getType());
  for (int64_t dim = 0, rank = type ? type.getRank() : 0; dim < rank; ++dim)
    if (type.isDynamicDim(dim))
      findBound(value, dim);
}

void Claimant::findBounds() {
  for (Value result : op->getResults())
    findBoundsOf(result);
  for (Value argument : getLoopArguments(op))
    findBoundsOf(argument);
}

void Claimant::claimBounds() {
  for (const Bound &bound : bounds) {
    OpBuilder::InsertionGuard guard(b);
    if (isa<BlockArgument>(bound.value))
      b.setInsertionPointAfterValue(bound.value);
    bool isLower = bound.type == presburger::BoundType::LB;
    int64_t error = getError(boundsClaim, bound.dim);
    Value claimed = makeIndex(bound.constant + (isLower ? error : -error));
    Value holds = arith::CmpIOp::create(
        b, loc, isLower ? arith::CmpIPredicate::sge : arith::CmpIPredicate::sle,
        getActual(bound.value, bound.dim), claimed);
    Value yes = arith::ConstantIntOp::create(b, loc, b.getI1Type(), 1);
    expectEqual(boundsClaim, holds, yes);
  }
}

/// Adds checks of the claimed extents. If the extent of the result's type is
/// static, no check is needed (except of a planted lie), because the verifier
/// has compared the two.
void Claimant::claimExtents(StringRef speaker, Value result,
                            ArrayRef<int64_t> claimed) {
  ShapedType type = getClaimedType(result.getType());
  if (!type || type.getRank() != static_cast<int64_t>(claimed.size()))
    return;
  for (auto [dim, extent] : llvm::enumerate(claimed)) {
    int64_t error = getError(speaker, dim);
    if (ShapedType::isStatic(extent) && (type.isDynamicDim(dim) || error))
      expectEqual(speaker, getActual(result, dim), makeIndex(extent + error));
  }
}

void Claimant::claimTypes() {
  auto interface = dyn_cast<InferTypeOpInterface>(op);
  SmallVector<Type> types;
  if (!interface ||
      failed(interface.inferReturnTypes(
          op->getContext(), std::nullopt, op->getOperands(),
          op->getRawDictionaryAttrs(), op->getPropertiesStorage(),
          op->getRegions(), types)) ||
      types.size() != op->getNumResults())
    return;
  for (auto [result, type] : llvm::zip_equal(op->getResults(), types))
    if (ShapedType ranked = getClaimedType(type))
      claimExtents(typeClaim, result, ranked.getShape());
}

void Claimant::claimComponents() {
  auto interface = dyn_cast<InferShapedTypeOpInterface>(op);
  SmallVector<ShapedTypeComponents> shapes;
  if (!interface ||
      failed(interface.inferReturnTypeComponents(
          op->getContext(), std::nullopt, ValueShapeRange(op->getOperands()),
          op->getRawDictionaryAttrs(), op->getPropertiesStorage(),
          op->getRegions(), shapes)) ||
      shapes.size() != op->getNumResults())
    return;
  for (auto [result, shape] : llvm::zip_equal(op->getResults(), shapes))
    if (shape.hasRank())
      claimExtents(componentsClaim, result, shape.getDims());
}

static bool isClaimable(Operation *op) {
  auto hasExtents = [](Type type) {
    return type.isIndex() || getClaimedType(type);
  };
  return !op->hasTrait<OpTrait::IsTerminator>() &&
         !op->hasTrait<OpTrait::ConstantLike>() &&
         (llvm::any_of(op->getResultTypes(), hasExtents) ||
          !getLoopArguments(op).empty()) &&
         isAmongStatements(op);
}

namespace {
struct ClaimShapes : padlab::impl::ClaimShapesBase<ClaimShapes> {
  using Base::Base;

  void runOnOperation() override {
    SmallVector<Operation *> operations;
    getOperation()->walk([&](Operation *op) {
      if (op != getOperation() && isClaimable(op))
        operations.push_back(op);
    });
    for (Operation *op : operations) {
      std::optional<Lie> lie;
      if (op->getName().getStringRef() == lieAbout)
        lie = Lie{lieThrough, std::nullopt, lieBy};
      if (lie && lieDim >= 0)
        lie->dim = lieDim;
      Claimant(op, lie).run();
    }
  }
};
} // namespace
