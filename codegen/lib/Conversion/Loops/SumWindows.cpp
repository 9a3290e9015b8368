//===- SumWindows.cpp - windows that overlap ------------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SumNest.h"
#include "SumTiles.h"
#include "VectorizeRowsLoop.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace padlab;

//===----------------------------------------------------------------------===//
// Which windows are shared
//===----------------------------------------------------------------------===//

/// The maximal number of columns in a window, and the maximal number of terms
/// in a column. All of these are unrolled.
static constexpr int64_t widestWindow = 8, mostTermsOfColumn = 16;
/// The maximal number of terms in a window if terms must be added in the
/// program's order.
static constexpr int64_t mostTermsOfWindow = 25;

/// Whether values can be combined by `op` in any order with bitwise the same
/// result, except for the bits of a NaN, which a program cannot rely on.
static bool mayReorder(Operation *op) {
  if (isa<arith::MaximumFOp, arith::MinimumFOp>(op))
    return cast<arith::ArithFastMathInterface>(op)
               .getFastMathFlagsAttr()
               .getValue() == arith::FastMathFlags::none;
  if (isa<arith::AddIOp, arith::MulIOp>(op))
    return cast<arith::ArithIntegerOverflowFlagsInterface>(op)
               .getOverflowAttr()
               .getValue() == arith::IntegerOverflowFlags::none;
  return isa<arith::MaxSIOp, arith::MaxUIOp, arith::MinSIOp, arith::MinUIOp,
             arith::AndIOp, arith::OrIOp, arith::XOrIOp>(op);
}

/// Whether `op` is the sum of these two indices and nothing else.
static bool isSumOf(Operation *op, Value a, Value b) {
  if (op->getNumOperands() != 2 ||
      !((op->getOperand(0) == a && op->getOperand(1) == b) ||
        (op->getOperand(0) == b && op->getOperand(1) == a)))
    return false;
  auto apply = dyn_cast<affine::AffineApplyOp>(op);
  if (!apply)
    return isa<arith::AddIOp>(op);
  AffineMap map = apply.getAffineMap();
  auto sum = dyn_cast<AffineBinaryOpExpr>(map.getResult(0));
  return sum && sum.getKind() == AffineExprKind::Add &&
         sum.getLHS() != sum.getRHS() &&
         isa<AffineDimExpr, AffineSymbolExpr>(sum.getLHS()) &&
         isa<AffineDimExpr, AffineSymbolExpr>(sum.getRHS());
}

/// Finds a reduction loop whose variable is used only in sums with the variable
/// of `loop`, a loop around the reduction loops. Apart from these sums, the
/// variable of `loop` may be used only by the load of the result and by
/// `store`, which stores the result.
static scf::ForOp findSlide(const SumNest &nest, scf::ForOp loop,
                            memref::StoreOp store) {
  Value beside = loop.getInductionVar();
  for (scf::ForOp slide : nest.sums) {
    Value variable = slide.getInductionVar();
    auto isSum = [&](Operation *user) {
      return isSumOf(user, beside, variable);
    };
    auto isKnown = [&](Operation *user) {
      return isSum(user) || user == nest.load || user == store;
    };
    if (!variable.use_empty() && llvm::all_of(variable.getUsers(), isSum) &&
        llvm::all_of(beside.getUsers(), isKnown))
      return slide;
  }
  return {};
}

/// Returns the loop around `loop` if this outer loop contains nothing else, and
/// belongs to the same structured operation. Then the outer loop is parallel.
static scf::ForOp getParallelLoopAround(scf::ForOp loop) {
  if (loop->hasAttr(wholeMark))
    return {};
  auto outer = dyn_cast<scf::ForOp>(loop->getParentOp());
  auto isPerfect = [](scf::ForOp around) {
    return around.getNumResults() == 0 &&
           llvm::hasSingleElement(around.getBody()->without_terminator());
  };
  for (scf::ForOp all = outer; all && isPerfect(all);
       all = dyn_cast<scf::ForOp>(all->getParentOp()))
    if (all->hasAttr(wholeMark))
      return outer;
  return {};
}

/// Finds a loop around `beside` of which two consecutive iterations share most
/// of their terms, and records it in `windows`.
static void findAround(SharedWindows &windows, const SumNest &nest,
                       memref::StoreOp store) {
  scf::ForOp around = getParallelLoopAround(nest.beside);
  if (!around || !matchPattern(around.getStep(), m_One()) ||
      !around.getInductionVar().getType().isIndex())
    return;
  std::optional<int64_t> count = getStaticCount(around);
  scf::ForOp slide = findSlide(nest, around, store);
  if (!count || *count < 2 || *count % 2 != 0 || !slide ||
      slide == windows.slide || *getStaticCount(slide) < 2)
    return;
  windows.around = around;
  windows.slideAround = slide;
}

std::optional<OrderedWindows> padlab::findOrderedWindows(const SumNest &nest) {
  OrderedWindows windows;
  if (!nest.beside)
    return std::nullopt;
  int64_t terms = 1;
  for (scf::ForOp sum : nest.sums) {
    std::optional<int64_t> count = getStaticCount(sum);
    if (!count || *count < 1 || *count > mostTermsOfColumn)
      return std::nullopt;
    windows.extents.push_back(*count);
    terms *= *count;
  }
  scf::ForOp besideLoop = nest.beside;
  Value beside = besideLoop.getInductionVar();
  for (auto [place, sum] : llvm::enumerate(nest.sums)) {
    Value variable = scf::ForOp(sum).getInductionVar();
    windows.slide = place;
    if (windows.extents[place] > 1 && terms <= mostTermsOfWindow &&
        llvm::any_of(beside.getUsers(), [&](Operation *user) {
          return isSumOf(user, beside, variable);
        }))
      return windows;
  }
  return std::nullopt;
}

std::optional<SharedWindows> padlab::findSharedWindows(const SumNest &nest,
                                                       const RowBody &body) {
  memref::StoreOp store = body.getOnlyStore();
  SharedWindows windows;
  windows.combine = store.getValueToStore().getDefiningOp();
  if (!nest.beside || nest.sums.empty() || !windows.combine ||
      !mayReorder(windows.combine))
    return std::nullopt;
  memref::LoadOp load = nest.load;
  bool isFirst = windows.combine->getOperand(0) == load.getResult();
  windows.term = windows.combine->getOperand(isFirst ? 1 : 0);
  if (!load->hasOneUse() ||
      windows.combine->getOperand(isFirst ? 0 : 1) != load.getResult())
    return std::nullopt;
  windows.slide = findSlide(nest, nest.beside, store);
  for (scf::ForOp sum : nest.sums) {
    std::optional<int64_t> count = getStaticCount(sum);
    if (!windows.slide || !count || *count < 1 || *count > mostTermsOfColumn)
      return std::nullopt;
    if (sum == windows.slide)
      windows.width = *count;
    else
      windows.others *= *count;
  }
  if (windows.width < 2 || windows.width > widestWindow ||
      windows.others > mostTermsOfColumn)
    return std::nullopt;
  findAround(windows, nest, store);
  return windows;
}

//===----------------------------------------------------------------------===//
// Results of windows
//===----------------------------------------------------------------------===//

namespace {

/// One value for each iteration of `SharedWindows::around` that is computed at
/// once, or one for each of two neighbouring windows.
using Values = SmallVector<Value, 2>;

class WindowEmitter {
public:
  WindowEmitter(OpBuilder &b, const SumNest &nest, const SharedWindows &windows,
                const RowBody &body, Value base, unsigned count,
                const RowStores &stores)
      : b(b), loc(windows.term.getLoc()), nest(nest), windows(windows),
        body(body), base(base), count(count), stores(stores) {}

  void emit(Value first, int64_t beside);

private:
  Value addNumber(Value to, int64_t number) {
    if (number == 0)
      return to;
    return arith::AddIOp::create(
        b, loc, to, arith::ConstantIndexOp::create(b, loc, number));
  }
  Value combine(Value lhs, Value rhs);
  IRMapping makePoint(Value column, int64_t around = 0);
  Value emitTerms(Value column, int64_t around);
  Values emitColumn(Value column);
  Value emitFirst(const IRMapping &point);
  void emitResult(Value column, int64_t around, Value window);
  Values combineTwice(ArrayRef<Value> values);

  OpBuilder &b;
  Location loc;
  const SumNest &nest;
  const SharedWindows &windows;
  const RowBody &body;
  Value base;
  unsigned count;
  const RowStores &stores;
};

} // namespace

/// Combines two values. If one is null, returns the other one.
Value WindowEmitter::combine(Value lhs, Value rhs) {
  if (!lhs || !rhs)
    return lhs ? lhs : rhs;
  return b
      .create(loc, windows.combine->getName().getIdentifier(), {lhs, rhs},
              lhs.getType(), windows.combine->getAttrs())
      ->getResult(0);
}

/// Returns the combination of all values but the last, and the combination of
/// all values but the first. For N values, both together take N - 1 steps.
Values WindowEmitter::combineTwice(ArrayRef<Value> values) {
  Value shared;
  for (Value value : values.drop_front().drop_back())
    shared = combine(shared, value);
  Value first = combine(values.front(), shared);
  return {first, combine(shared, values.back())};
}

IRMapping WindowEmitter::makePoint(Value column, int64_t around) {
  IRMapping point;
  point.map(scf::ForOp(nest.row).getInductionVar(), base);
  point.map(scf::ForOp(nest.beside).getInductionVar(), column);
  if (around != 0) {
    Value variable = scf::ForOp(windows.around).getInductionVar();
    point.map(variable, addNumber(variable, around));
  }
  return point;
}

/// Emits the terms of a column in iteration `around` of the reduction loop
/// `slideAround`; all terms of the column if there is no such loop.
Value WindowEmitter::emitTerms(Value column, int64_t around) {
  int64_t terms = windows.others;
  if (windows.around)
    terms /= *getStaticCount(windows.slideAround);
  Value result;
  for (int64_t number = 0; number != terms; ++number) {
    IRMapping point = makePoint(column);
    int64_t left = number;
    for (scf::ForOp sum : llvm::reverse(nest.sums)) {
      Value from = sum.getLowerBound();
      if (sum == windows.slideAround) {
        point.map(sum.getInductionVar(), addNumber(from, around));
        continue;
      }
      bool slides = sum == windows.slide;
      int64_t extent = slides ? 1 : *getStaticCount(sum);
      point.map(sum.getInductionVar(), addNumber(from, left % extent));
      left /= extent;
    }
    result = combine(
        result, body.emitValue(b, point, count, stores, windows.term).front());
  }
  return result;
}

/// Emits all terms of one column, and combines them: one value for each
/// iteration of `SharedWindows::around` that is computed at once.
Values WindowEmitter::emitColumn(Value column) {
  if (!windows.around)
    return {emitTerms(column, 0)};
  SmallVector<Value> terms;
  int64_t height = *getStaticCount(windows.slideAround);
  for (int64_t number = 0; number != height + 1; ++number)
    terms.push_back(emitTerms(column, number));
  return combineTwice(terms);
}

/// Emits the value that the sum of each result begins with. Returns null if
/// this value is known not to change the result: it is the constant with which
/// a maximum or minimum of floats begins.
Value WindowEmitter::emitFirst(const IRMapping &point) {
  if (!nest.first)
    return body.emitLoads(b, point, count, stores, nest.load).front();
  Attribute first;
  auto kind = isa<arith::MaximumFOp>(windows.combine)
                  ? arith::AtomicRMWKind::maximumf
                  : arith::AtomicRMWKind::minimumf;
  if (isa<arith::MaximumFOp, arith::MinimumFOp>(windows.combine) &&
      matchPattern(nest.first, m_Constant(&first)) &&
      first == arith::getIdentityValueAttr(kind, nest.first.getType(), b, loc))
    return {};
  if (count == 1)
    return nest.first;
  return vector::BroadcastOp::create(
      b, loc, VectorType::get(count, nest.first.getType()), nest.first);
}

/// Emits the store of a window's result, which includes the initial value.
/// `window` is the combination of all columns of the window.
void WindowEmitter::emitResult(Value column, int64_t around, Value window) {
  IRMapping point = makePoint(column, around);
  body.emitStores(b, point, count, stores, combine(emitFirst(point), window));
}

/// Emits the windows two by two: two neighbours share all columns, except one
/// column of each. Columns are emitted when they are needed, so that few values
/// are live.
void WindowEmitter::emit(Value first, int64_t beside) {
  SmallVector<Values> columns;
  for (int64_t number = 0; number < beside; number += 2) {
    int64_t results = std::min<int64_t>(2, beside - number);
    int64_t end = number + windows.width + results - 1;
    while (static_cast<int64_t>(columns.size()) < end)
      columns.push_back(emitColumn(addNumber(first, columns.size())));
    for (int64_t around = 0; around != (windows.around ? 2 : 1); ++around) {
      SmallVector<Value> inside;
      for (int64_t i = number; i != end; ++i)
        inside.push_back(columns[i][around]);
      // A null value stands for the neighbour that the last window lacks.
      inside.resize(windows.width + 1);
      Values combined = combineTwice(inside);
      for (int64_t i = 0; i != results; ++i)
        emitResult(addNumber(first, number + i), around, combined[i]);
    }
  }
}

void padlab::emitSharedWindows(OpBuilder &b, const SumNest &nest,
                               const SharedWindows &windows,
                               const RowBody &body, Value first, int64_t beside,
                               Value base, unsigned count,
                               const RowStores &stores) {
  WindowEmitter(b, nest, windows, body, base, count, stores)
      .emit(first, beside);
}
