//===- ShapeMonadicToConstrained.cpp - errors as constraints ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Lowers programs from the first stage of the shape dialect's document, with
/// error values, to the second stage, with constraints. An operation that may
/// return an error value becomes a constraint, and the rest of the block runs
/// under `shape.assuming`. This is done only for known operands: a constraint
/// that compares cannot distinguish unknown operands from different ones, and
/// an invalid operand has its own message.
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Passes.h"
#include "padlab/dialect/ShapeMessages.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/TypeSwitch.h"

namespace padlab {

#define GEN_PASS_DEF_SHAPEMONADICTOCONSTRAINED
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

//===----------------------------------------------------------------------===//
// Facts that are known
//===----------------------------------------------------------------------===//

namespace {

/// Knows which values are neither invalid nor unknown nor unranked, and have no
/// extents that are invalid or unknown.
class Known {
public:
  bool contains(Value value) const {
    // Any other value is an index, an extent tensor or other data, which cannot
    // carry an error.
    if (!isa<shape::SizeType, shape::ShapeType>(value.getType()))
      return true;
    Operation *op = value.getDefiningOp();
    if (!op)
      return false;
    if (isa<shape::ConstShapeOp, shape::ConstSizeOp, shape::FromExtentTensorOp,
            shape::IndexToSizeOp>(op))
      return true;
    if (auto shapeOf = dyn_cast<shape::ShapeOfOp>(op))
      return isOfData(shapeOf.getArg());
    if (isa<shape::AddOp, shape::AnyOp, shape::ConcatOp, shape::FromExtentsOp,
            shape::MulOp, shape::NumElementsOp, shape::RankOp>(op))
      return containsAll(op->getOperands());
    return constrained.contains(op);
  }
  bool containsAll(ValueRange values) const {
    return llvm::all_of(values, [&](Value value) { return contains(value); });
  }
  void addConstrained(Operation *op) { constrained.insert(op); }
  bool isConstrained(Operation *op) const { return constrained.contains(op); }

private:
  /// Whether `value` has known extents: shaped values have them, a value_shape
  /// only if its shape is that of its own value.
  static bool isOfData(Value value) {
    if (isa<ShapedType>(value.getType()))
      return true;
    auto with = value.getDefiningOp<shape::WithOp>();
    if (!with || !isa<ShapedType>(with.getOperand().getType()))
      return false;
    auto shapeOf = with.getShape().getDefiningOp<shape::ShapeOfOp>();
    return shapeOf && shapeOf.getArg() == with.getOperand();
  }

  /// Operations whose result is not an error, because an earlier constraint
  /// ensures it.
  llvm::DenseSet<Operation *> constrained;
};

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

/// The condition under which an operation does not fail, and the message of its
/// error if it fails.
struct Constraint {
  Value holds;
  StringRef message;
};

/// Creates the conditions of operations on known operands.
class Conditions : public ImplicitLocOpBuilder {
public:
  explicit Conditions(Operation *op) : ImplicitLocOpBuilder(op->getLoc(), op) {}

  /// Returns the constraint of `op`; its condition is null if `op` cannot fail.
  Constraint make(Operation *op) {
    return llvm::TypeSwitch<Operation *, Constraint>(op)
        .Case([&](shape::MeetOp meet) -> Constraint {
          return {makeEqual(meet.getArg0(), meet.getArg1()),
                  meet.getError().value_or(messages::contradiction)};
        })
        .Case([&](shape::BroadcastOp broadcast) -> Constraint {
          return {shape::IsBroadcastableOp::create(*this, getI1Type(),
                                                   broadcast.getShapes()),
                  broadcast.getError().value_or(messages::notBroadcastable)};
        })
        .Case([&](shape::SplitAtOp split) -> Constraint {
          Value rank = makeRank(split.getOperand());
          Value low = arith::SubIOp::create(*this, makeConstant(0), rank);
          return {makeBetween(low, split.getIndex(), rank),
                  messages::outOfBounds};
        })
        .Case([&](shape::GetExtentOp get) -> Constraint {
          return {makeInBounds(get.getDim(), get.getShape()),
                  messages::outOfBounds};
        })
        .Case([&](shape::DimOp dim) -> Constraint {
          Value extents =
              shape::ShapeOfOp::create(*this, getShapeType(), dim.getValue());
          return {makeInBounds(dim.getIndex(), extents), messages::outOfBounds};
        })
        .Case([&](shape::DivOp div) -> Constraint {
          return {makeCompare(arith::CmpIPredicate::ne, toIndex(div.getRhs()),
                              makeConstant(0)),
                  messages::divisionByZero};
        })
        .Case<shape::MaxOp, shape::MinOp>([&](auto op) -> Constraint {
          if (!isa<shape::ShapeType>(op.getLhs().getType()) ||
              !isa<shape::ShapeType>(op.getRhs().getType()))
            return {};
          return {makeCompare(arith::CmpIPredicate::eq, makeRank(op.getLhs()),
                              makeRank(op.getRhs())),
                  messages::ranksDiffer};
        })
        .Default([](Operation *) { return Constraint(); });
  }

  shape::ShapeType getShapeType() { return getType<shape::ShapeType>(); }

private:
  Value makeConstant(int64_t value) {
    return arith::ConstantIndexOp::create(*this, value);
  }
  Value makeCompare(arith::CmpIPredicate predicate, Value lhs, Value rhs) {
    return arith::CmpIOp::create(*this, predicate, lhs, rhs);
  }
  Value toIndex(Value size) {
    if (size.getType().isIndex())
      return size;
    return shape::SizeToIndexOp::create(*this, getIndexType(), size);
  }
  Value makeRank(Value shape) {
    Type type = isa<shape::ShapeType>(shape.getType())
                    ? Type(getType<shape::SizeType>())
                    : getIndexType();
    return toIndex(shape::RankOp::create(*this, type, shape));
  }
  Value makeEqual(Value lhs, Value rhs) {
    if (isa<shape::SizeType, IndexType>(lhs.getType()))
      return makeCompare(arith::CmpIPredicate::eq, toIndex(lhs), toIndex(rhs));
    return shape::ShapeEqOp::create(*this, getI1Type(), ValueRange{lhs, rhs});
  }
  Value makeBetween(Value low, Value index, Value high) {
    index = toIndex(index);
    return arith::AndIOp::create(
        *this, makeCompare(arith::CmpIPredicate::sle, low, index),
        makeCompare(arith::CmpIPredicate::sle, index, high));
  }
  Value makeInBounds(Value index, Value shape) {
    Value rank = makeRank(shape);
    return makeBetween(makeConstant(0), index,
                       arith::SubIOp::create(*this, rank, makeConstant(1)));
  }
};

} // namespace

static bool canFail(Operation *op) {
  return isa<shape::MeetOp, shape::BroadcastOp, shape::SplitAtOp,
             shape::GetExtentOp, shape::DimOp, shape::DivOp>(op) ||
         (isa<shape::MaxOp, shape::MinOp>(op) &&
          isa<shape::ShapeType>(op->getOperand(0).getType()) &&
          isa<shape::ShapeType>(op->getOperand(1).getType()));
}

/// Whether a result of `op` can carry an error. Extent tensors and indices
/// cannot: an operation that has only such results is undefined if it fails.
static bool carriesErrors(Operation *op) {
  return llvm::any_of(op->getResultTypes(), [](Type type) {
    return isa<shape::SizeType, shape::ShapeType>(type);
  });
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

/// Moves all operations from `first` on, except the terminator of their block,
/// into the region of a new `shape.assuming` on `witness`, which yields the
/// values that are used outside. Returns the block of this region.
static Block *wrap(Operation *first, Value witness) {
  Block *block = first->getBlock();
  Block::iterator end = std::prev(block->end());
  SmallVector<Value> yielded;
  for (Operation &op : llvm::make_range(first->getIterator(), end))
    for (Value result : op.getResults())
      if (llvm::any_of(result.getUsers(), [&](Operation *user) {
            Operation *top = block->findAncestorOpInBlock(*user);
            return !top || top == &*end;
          }))
        yielded.push_back(result);

  ImplicitLocOpBuilder b(first->getLoc(), first);
  OperationState state(first->getLoc(), shape::AssumingOp::getOperationName(),
                       witness, TypeRange(ValueRange(yielded)));
  Block *body = &state.addRegion()->emplaceBlock();
  Operation *assuming = b.create(state);
  body->getOperations().splice(body->end(), block->getOperations(),
                               first->getIterator(), end);
  b.setInsertionPointToEnd(body);
  shape::AssumingYieldOp::create(b, yielded);
  for (auto [value, result] : llvm::zip_equal(yielded, assuming->getResults()))
    value.replaceUsesWithIf(result, [&](OpOperand &use) {
      return !assuming->isProperAncestor(use.getOwner());
    });
  return body;
}

/// Replaces a meet whose operands are known to be equal.
static void replaceMeet(shape::MeetOp meet) {
  ImplicitLocOpBuilder b(meet.getLoc(), meet);
  Value lhs = meet.getArg0(), rhs = meet.getArg1(), met;
  Type type = meet.getResult().getType();
  if (isa<shape::ShapeType, TensorType>(type))
    met = shape::AnyOp::create(b, type, ValueRange{lhs, rhs});
  else if (lhs.getType() == type)
    met = lhs;
  else if (rhs.getType() == type)
    met = rhs;
  else
    met = shape::IndexToSizeOp::create(b, type, lhs);
  meet.getResult().replaceAllUsesWith(met);
  meet->erase();
}

/// Puts a constraint in front of `op` that requires that `op` does not fail,
/// and moves `op` (or, if it is a meet, its replacement) and the operations
/// after it into a `shape.assuming` on this constraint. Returns the block of
/// the `shape.assuming`.
static Block *constrain(Operation *op, Known &known) {
  Conditions conditions(op);
  Constraint constraint = conditions.make(op);
  Value witness = shape::CstrRequireOp::create(
      conditions, conditions.getType<shape::WitnessType>(), constraint.holds,
      conditions.getStringAttr(constraint.message));
  Block *body = wrap(op, witness);
  if (auto meet = dyn_cast<shape::MeetOp>(op))
    replaceMeet(meet);
  else
    known.addConstrained(op);
  return body;
}

static void visit(Block &block, Known &known) {
  for (Operation &op : block) {
    for (Region &region : op.getRegions())
      for (Block &inner : region)
        visit(inner, known);
    if (canFail(&op) && carriesErrors(&op) && !known.isConstrained(&op) &&
        known.containsAll(op.getOperands()))
      return visit(*constrain(&op, known), known);
  }
}

namespace {

struct ShapeMonadicToConstrained
    : padlab::impl::ShapeMonadicToConstrainedBase<ShapeMonadicToConstrained> {
  void runOnOperation() override {
    getOperation().walk([](FunctionOpInterface function) {
      Known known;
      for (Block &block : function.getFunctionBody())
        visit(block, known);
    });
  }
};

} // namespace
