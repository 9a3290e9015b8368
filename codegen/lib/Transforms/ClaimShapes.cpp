//===- ClaimShapes.cpp - what interfaces say of extents ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/LLVMVersion.h"
#include "padlab/codegen/Passes.h"
#include "padlab/codegen/ShapeClaims.h"

#include "padlab/dialect/Check/Check.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
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

static constexpr llvm::StringLiteral reifyInterface =
                                         "ReifyRankedShapedTypeOpInterface",
                                     boundsInterface = "ValueBoundsOpInterface";

std::optional<ShapeClaim> padlab::findShapeClaim(Location location) {
  auto interface = dyn_cast<NameLoc>(location);
  if (!interface || (interface.getName() != reifyInterface &&
                     interface.getName() != boundsInterface))
    return std::nullopt;
  auto operation = dyn_cast<NameLoc>(interface.getChildLoc());
  if (!operation)
    return std::nullopt;
  return ShapeClaim{interface.getName(), operation.getName()};
}

namespace {

/// Writes the claims about one operation behind it.
class Claimant {
public:
  Claimant(Operation *op, StringRef lieAbout)
      : op(op), lies(op->getName().getStringRef() == lieAbout), b(op),
        loc(op->getLoc()) {
    b.setInsertionPointAfter(op);
  }

  // Interfaces are asked before anything is inserted that they might look at.
  void run() {
    findBounds();
    claimReified();
    claimBounds();
  }

private:
  struct Bound {
    Value value;
    std::optional<int64_t> dim; ///< Dimension of a tensor; an index has none.
    presburger::BoundType type;
    int64_t constant;
  };

  Location getLocation(StringRef interface) const {
    MLIRContext *context = op->getContext();
    return NameLoc::get(
        StringAttr::get(context, interface),
        NameLoc::get(op->getName().getIdentifier(), op->getLoc()));
  }

  void expectEqual(StringRef interface, Value actual, Value claimed) {
    check::ExpectEqOp::create(b, getLocation(interface), actual, claimed,
                              /*encoded=*/false);
  }

  /// For tests of the tests: not quite what the interface says.
  Value lieIfAsked(Value claim, int64_t by = 1) {
    if (!lies)
      return claim;
    Value error = arith::ConstantIndexOp::create(b, loc, by);
    return arith::AddIOp::create(b, loc, claim, error);
  }

  Value getActual(Value value, std::optional<int64_t> dim) {
    return dim ? tensor::DimOp::create(b, loc, value, *dim).getResult() : value;
  }

  void claimReified();
  void findBounds();
  void findBound(Value value, std::optional<int64_t> dim);
  void claimBounds();

  Operation *op;
  bool lies;
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
    auto type = dyn_cast<RankedTensorType>(result.getType());
    if (!type || static_cast<int64_t>(shape.size()) != type.getRank())
      continue;
    for (auto [dim, extent] : llvm::enumerate(shape))
      expectEqual(reifyInterface, getActual(result, dim),
                  lieIfAsked(getValueOrCreateConstantIndexOp(b, loc, extent)));
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

/// The extents of static types are known without an interface.
void Claimant::findBounds() {
  for (Value result : op->getResults()) {
    if (result.getType().isIndex())
      findBound(result, std::nullopt);
    auto type = dyn_cast<RankedTensorType>(result.getType());
    for (int64_t dim = 0, rank = type ? type.getRank() : 0; dim < rank; ++dim)
      if (type.isDynamicDim(dim))
        findBound(result, dim);
  }
}

void Claimant::claimBounds() {
  for (const Bound &bound : bounds) {
    bool isLower = bound.type == presburger::BoundType::LB;
    Value claimed = lieIfAsked(
        arith::ConstantIndexOp::create(b, loc, bound.constant).getResult(),
        isLower ? 1 : -1);
    Value holds = arith::CmpIOp::create(
        b, loc, isLower ? arith::CmpIPredicate::sge : arith::CmpIPredicate::sle,
        getActual(bound.value, bound.dim), claimed);
    Value yes = arith::ConstantIntOp::create(b, loc, b.getI1Type(), 1);
    expectEqual(boundsInterface, holds, yes);
  }
}

/// Whether a check may stand behind `op`: not in the bodies of structured
/// operations, which are functions of their elements.
static bool isAmongStatements(Operation *op) {
  Operation *parent = op->getParentOp();
  return isa<func::FuncOp, scf::ForOp, scf::ForallOp, scf::IfOp, scf::WhileOp,
             affine::AffineForOp, affine::AffineIfOp>(parent) &&
         (isa<func::FuncOp>(parent) || isAmongStatements(parent));
}

static bool isClaimable(Operation *op) {
  auto hasExtents = [](Type type) {
    return isa<RankedTensorType, IndexType>(type);
  };
  return !op->hasTrait<OpTrait::IsTerminator>() &&
         !op->hasTrait<OpTrait::ConstantLike>() &&
         llvm::any_of(op->getResultTypes(), hasExtents) &&
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
    for (Operation *op : operations)
      Claimant(op, lieAbout).run();
  }
};
} // namespace
