//===- PlainOps.cpp - common operations to the LLVM dialect ---------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlainMemory.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace padlab;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static void setInsertionPointBehind(OpBuilder &b, Value value) {
  b.setInsertionPointAfterValue(value);
}

static Value castTo(Value value, Type type) {
  OpBuilder b(value.getContext());
  setInsertionPointBehind(b, value);
  return UnrealizedConversionCastOp::create(b, value.getLoc(), type, value)
      .getResult(0);
}

Value LoweredValues::get(Value value) {
  Type type = value.getType();
  if (!type.isIndex() && !isa<MemRefType>(type))
    return value;
  Value &lowered = known[value];
  if (!lowered)
    lowered = castTo(value, type.isIndex() ? types.getIndexType()
                                           : types.convertType(type));
  return getLatest(lowered);
}

/// Returns the value by which the lowered `value` was finally replaced. Blocks
/// need not be in execution order, so that a use may be lowered before its
/// definition; the value that the use has got is replaced later.
Value LoweredValues::getLatest(Value value) const {
  for (Value next; (next = latest.lookup(value));)
    value = next;
  return value;
}

void LoweredValues::replace(Value old, Value lowered) {
  if (old.getType() == lowered.getType()) {
    old.replaceAllUsesWith(lowered);
    latest[old] = lowered;
    return;
  }
  // An earlier request for the lowered value created a cast, which is replaced
  // here.
  if (Value cast = std::exchange(known[old], lowered)) {
    cast.replaceAllUsesWith(lowered);
    latest[cast] = lowered;
    erase(cast.getDefiningOp());
  }
  replaced.push_back({old, lowered});
}

void LoweredValues::finish() {
  for (Operation *op : lowered)
    op->dropAllReferences();
  for (auto [old, lowered] : replaced)
    if (!old.use_empty())
      old.replaceAllUsesWith(castTo(getLatest(lowered), old.getType()));
  for (Operation *op : lowered)
    op->erase();
  for (auto [block, count] : blocks)
    block->eraseArguments(0, count);
}

bool padlab::isPlainScalar(Type type) {
  return type.isSignlessInteger() || type.isIndex() ||
         isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(type);
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

namespace {

class PlainLowering {
public:
  explicit PlainLowering(const LLVMTypeConverter &types) : values(types) {}
  void run(func::FuncOp function);

private:
  /// Creates the operation of the LLVM dialect that corresponds to `op`.
  /// Returns null if `op` is left to upstream's conversion.
  Value lower(Operation *op);
  template <typename To>
  Value make(Operation *op) {
    Type type = op->getResult(0).getType();
    return To::create(b(op), op->getLoc(),
                      type.isIndex() ? values.getTypes().getIndexType() : type,
                      ValueRange(values.get(op->getOperands())));
  }
  /// Creates `To` with the overflow flags of `op`; these have the same values
  /// in both dialects.
  template <typename To, typename From>
  Value makeWithFlags(From op) {
    return To::create(
        b(op), op.getLoc(), values.get(op.getLhs()), values.get(op.getRhs()),
        static_cast<LLVM::IntegerOverflowFlags>(op.getOverflowFlags()));
  }
  Value resize(Operation *op, bool isSigned);
  Value lowerSelect(arith::SelectOp op);

  OpBuilder &b(Operation *op) {
    builder->setInsertionPoint(op);
    return *builder;
  }

  LoweredValues values;
  std::optional<OpBuilder> builder;
};

} // namespace

template <typename Op>
static bool isInexact(Op op) {
  return !op.getIsExact();
}

template <typename Op>
static bool isStrict(Op op) {
  return op.getFastmath() == arith::FastMathFlags::none;
}

/// Whether a cast between floats has no fast-math flags. Casts need not have an
/// attribute for these flags.
template <typename Op>
static bool isPlainCast(Op op) {
  return op.getFastmath().value_or(arith::FastMathFlags::none) ==
         arith::FastMathFlags::none;
}

/// Extends or truncates to the result's width; an index has 64 bits.
Value PlainLowering::resize(Operation *op, bool isSigned) {
  Value value = values.get(op->getOperand(0));
  Type type = op->getResult(0).getType();
  if (type.isIndex())
    type = values.getTypes().getIndexType();
  unsigned from = value.getType().getIntOrFloatBitWidth(),
           to = type.getIntOrFloatBitWidth();
  if (from == to)
    return value;
  if (from > to)
    return LLVM::TruncOp::create(b(op), op->getLoc(), type, value);
  if (isSigned)
    return LLVM::SExtOp::create(b(op), op->getLoc(), type, value);
  return LLVM::ZExtOp::create(b(op), op->getLoc(), type, value);
}

Value PlainLowering::lowerSelect(arith::SelectOp op) {
  return op.getCondition().getType().isInteger(1) ? make<LLVM::SelectOp>(op)
                                                  : Value();
}

Value PlainLowering::lower(Operation *op) {
  if (op->getNumResults() != 1 || !isPlainScalar(op->getResult(0).getType()) ||
      !llvm::all_of(op->getOperandTypes(), isPlainScalar))
    return nullptr;
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](arith::ConstantOp op) -> Value {
        if (!op.getType().isIndex())
          return LLVM::ConstantOp::create(b(op), op.getLoc(), op.getType(),
                                          op.getValue());
        Type type = values.getTypes().getIndexType();
        int64_t number = cast<IntegerAttr>(op.getValue()).getInt();
        return LLVM::ConstantOp::create(b(op), op.getLoc(), type,
                                        IntegerAttr::get(type, number));
      })
      .Case([&](arith::AddIOp op) { return makeWithFlags<LLVM::AddOp>(op); })
      .Case([&](arith::SubIOp op) { return makeWithFlags<LLVM::SubOp>(op); })
      .Case([&](arith::MulIOp op) { return makeWithFlags<LLVM::MulOp>(op); })
      .Case([&](arith::CmpIOp op) -> Value {
        // The predicates have the same numbers in both dialects.
        return LLVM::ICmpOp::create(
            b(op), op.getLoc(),
            static_cast<LLVM::ICmpPredicate>(op.getPredicate()),
            values.get(op.getLhs()), values.get(op.getRhs()));
      })
      .Case([&](arith::SelectOp op) { return lowerSelect(op); })
      .Case([&](arith::IndexCastOp op) { return resize(op, true); })
      .Case([&](arith::IndexCastUIOp op) { return resize(op, false); })
      .Case([&](arith::AndIOp op) { return make<LLVM::AndOp>(op); })
      .Case([&](arith::OrIOp op) { return make<LLVM::OrOp>(op); })
      .Case([&](arith::XOrIOp op) { return make<LLVM::XOrOp>(op); })
      .Case([&](arith::MaxSIOp op) { return make<LLVM::SMaxOp>(op); })
      .Case([&](arith::MinSIOp op) { return make<LLVM::SMinOp>(op); })
      .Case([&](arith::MaxUIOp op) { return make<LLVM::UMaxOp>(op); })
      .Case([&](arith::MinUIOp op) { return make<LLVM::UMinOp>(op); })
      .Case([&](arith::ExtSIOp op) { return make<LLVM::SExtOp>(op); })
      .Case([&](arith::ExtUIOp op) { return make<LLVM::ZExtOp>(op); })
      .Case([&](arith::TruncIOp op) {
        return op.getOverflowFlags() == arith::IntegerOverflowFlags::none
                   ? make<LLVM::TruncOp>(op)
                   : Value();
      })
      .Case([&](arith::DivSIOp op) {
        return isInexact(op) ? make<LLVM::SDivOp>(op) : Value();
      })
      .Case([&](arith::DivUIOp op) {
        return isInexact(op) ? make<LLVM::UDivOp>(op) : Value();
      })
      .Case([&](arith::RemSIOp op) { return make<LLVM::SRemOp>(op); })
      .Case([&](arith::RemUIOp op) { return make<LLVM::URemOp>(op); })
      .Case([&](arith::AddFOp op) {
        return isStrict(op) ? make<LLVM::FAddOp>(op) : Value();
      })
      .Case([&](arith::SubFOp op) {
        return isStrict(op) ? make<LLVM::FSubOp>(op) : Value();
      })
      .Case([&](arith::MulFOp op) {
        return isStrict(op) ? make<LLVM::FMulOp>(op) : Value();
      })
      .Case([&](arith::DivFOp op) {
        return isStrict(op) ? make<LLVM::FDivOp>(op) : Value();
      })
      .Case([&](arith::MaximumFOp op) {
        return isStrict(op) ? make<LLVM::MaximumOp>(op) : Value();
      })
      .Case([&](arith::MinimumFOp op) {
        return isStrict(op) ? make<LLVM::MinimumOp>(op) : Value();
      })
      .Case([&](arith::NegFOp op) {
        return isStrict(op) ? make<LLVM::FNegOp>(op) : Value();
      })
      .Case([&](arith::CmpFOp op) -> Value {
        // These predicates have the same numbers in the LLVM dialect.
        return isStrict(op)
                   ? LLVM::FCmpOp::create(
                         b(op), op.getLoc(),
                         static_cast<LLVM::FCmpPredicate>(op.getPredicate()),
                         op.getLhs(), op.getRhs())
                         .getResult()
                   : Value();
      })
      .Case([&](arith::ShLIOp op) { return makeWithFlags<LLVM::ShlOp>(op); })
      .Case([&](arith::ShRSIOp op) {
        return isInexact(op) ? make<LLVM::AShrOp>(op) : Value();
      })
      .Case([&](arith::ShRUIOp op) {
        return isInexact(op) ? make<LLVM::LShrOp>(op) : Value();
      })
      .Case([&](arith::SIToFPOp op) { return make<LLVM::SIToFPOp>(op); })
      .Case([&](arith::UIToFPOp op) { return make<LLVM::UIToFPOp>(op); })
      .Case([&](arith::FPToSIOp op) { return make<LLVM::FPToSIOp>(op); })
      .Case([&](arith::FPToUIOp op) { return make<LLVM::FPToUIOp>(op); })
      .Case([&](arith::ExtFOp op) {
        return isPlainCast(op) ? make<LLVM::FPExtOp>(op) : Value();
      })
      .Case([&](arith::TruncFOp op) {
        return isPlainCast(op) && !op.getRoundingmodeAttr()
                   ? make<LLVM::FPTruncOp>(op)
                   : Value();
      })
      .Case([&](arith::BitcastOp op) { return make<LLVM::BitcastOp>(op); })
      .Default([](Operation *) { return Value(); });
}

/// Expands affine operations, which compute addresses, to arithmetic.
static void expandAffine(Operation *op) {
  AffineMap map;
  if (auto apply = dyn_cast<affine::AffineApplyOp>(op))
    map = apply.getMap();
  else if (auto max = dyn_cast<affine::AffineMaxOp>(op))
    map = max.getMap();
  else if (auto min = dyn_cast<affine::AffineMinOp>(op))
    map = min.getMap();
  else
    return;
  OpBuilder b(op);
  Location loc = op->getLoc();
  auto expanded = affine::expandAffineMap(b, loc, map, op->getOperands());
  if (!expanded)
    return;
  Value value = expanded->front();
  for (Value other : llvm::drop_begin(*expanded))
    if (isa<affine::AffineMaxOp>(op))
      value = arith::MaxSIOp::create(b, loc, value, other);
    else
      value = arith::MinSIOp::create(b, loc, value, other);
  op->getResult(0).replaceAllUsesWith(value);
  op->erase();
}

void PlainLowering::run(func::FuncOp function) {
  builder.emplace(function.getContext());
  PlainMemory memory(values, function);
  function.walk(expandAffine);
  lowerPlainControl(function, values);
  for (Block &block : function.getBody())
    for (Operation &op : llvm::make_early_inc_range(block)) {
      if (memory.lower(&op)) {
        values.erase(&op);
      } else if (Value value = lower(&op)) {
        values.replace(op.getResult(0), value);
        values.erase(&op);
      }
    }
  memory.finish();
  values.finish();
}

void padlab::lowerPlainOps(func::FuncOp function,
                           const LLVMTypeConverter &types) {
  if (!function.isDeclaration())
    PlainLowering(types).run(function);
}
