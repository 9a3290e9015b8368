//===- AffineExprs.cpp - affine expressions over known ranges -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopProgram.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static IntRange scale(IntRange range, int64_t factor) {
  int64_t a = range.low * factor, b = range.high * factor;
  return {std::min(a, b), std::max(a, b)};
}

/// Returns the range of the remainder of a division by `divisor`. It is the
/// smallest such range if all numbers in `range` have the same quotient.
static IntRange getRemainder(IntRange range, int64_t divisor) {
  int64_t first = llvm::divideFloorSigned(range.low, divisor);
  if (first != llvm::divideFloorSigned(range.high, divisor))
    return {0, divisor - 1};
  return {range.low - first * divisor, range.high - first * divisor};
}

IntRange generate::getRange(AffineExpr expr, ArrayRef<IntRange> dims,
                            ArrayRef<IntRange> symbols) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return IntRange::of(constant.getValue());
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dims[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[symbol.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  IntRange lhs = getRange(binary.getLHS(), dims, symbols);
  IntRange rhs = getRange(binary.getRHS(), dims, symbols);
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return {lhs.low + rhs.low, lhs.high + rhs.high};
  case AffineExprKind::Mul: {
    IntRange low = scale(rhs, lhs.low), high = scale(rhs, lhs.high);
    return {std::min(low.low, high.low), std::max(low.high, high.high)};
  }
  case AffineExprKind::FloorDiv:
    return {llvm::divideFloorSigned(lhs.low, rhs.low),
            llvm::divideFloorSigned(lhs.high, rhs.low)};
  case AffineExprKind::CeilDiv:
    return {llvm::divideCeilSigned(lhs.low, rhs.low),
            llvm::divideCeilSigned(lhs.high, rhs.low)};
  default:
    return getRemainder(lhs, rhs.low);
  }
}

AffineExprs::AffineExprs(LoopProgram &program, bool any) : program(program) {
  // The parser does not accept a result of an operation with several results in
  // an affine expression, such as `(%0#1)`.
  auto isOneOfSeveral = [](Value value) {
    Operation *op = value.getDefiningOp();
    return op && op->getNumResults() > 1;
  };
  for (const RangedIndex &index : program.indices)
    if (any || ((affine::isValidDim(index.value) ||
                 affine::isValidSymbol(index.value)) &&
                !isOneOfSeveral(index.value)))
      usable.push_back(index);
}

AffineExpr AffineExprs::constant(int64_t number) const {
  return program.builder.getAffineConstantExpr(number);
}

AffineExpr AffineExprs::get(const RangedIndex &index) {
  auto isIt = [&](const RangedIndex &other) {
    return other.value == index.value;
  };
  if (llvm::none_of(usable, isIt))
    return {};
  bool mayBeSymbol = affine::isValidSymbol(index.value);
  bool isSymbol =
      mayBeSymbol && llvm::none_of(dims, isIt) &&
      (llvm::any_of(symbols, isIt) || !affine::isValidDim(index.value) ||
       program.choices.chance(50));
  auto &operands = isSymbol ? symbols : dims;
  auto *it = llvm::find_if(operands, isIt);
  unsigned position = it - operands.begin();
  if (it == operands.end())
    operands.push_back(index);
  return isSymbol ? program.builder.getAffineSymbolExpr(position)
                  : program.builder.getAffineDimExpr(position);
}

AffineExpr AffineExprs::pickLeaf() {
  if (usable.empty() || program.choices.chance(8))
    return constant(program.choices.range(0, 9));
  return get(usable[usable.size() - 1 - program.choices.draw(usable.size())]);
}

AffineExpr AffineExprs::pick() {
  Choices &choices = program.choices;
  AffineExpr expr = pickLeaf();
  for (uint64_t steps = choices.weighted({50, 30, 15, 5}); steps > 0; --steps) {
    int64_t number = choices.pick({2, 1, 3, 4, 5, 8, 16});
    switch (choices.draw(8)) {
    case 0:
      expr = expr + number;
      break;
    case 1:
      expr = expr * choices.pick({2, -1, 3, -2});
      break;
    case 2:
      expr = expr + pickLeaf();
      break;
    case 3:
      expr = expr - pickLeaf();
      break;
    case 4:
      expr = expr.floorDiv(number);
      break;
    case 5:
      expr = expr.ceilDiv(number);
      break;
    case 6:
      expr = expr % number;
      break;
    default:
      expr = expr - number;
    }
  }
  return expr;
}

AffineExpr AffineExprs::pickBelow(int64_t extent) {
  Choices &choices = program.choices;
  // An index is often used without change, because passes understand such
  // accesses.
  if (!usable.empty() && choices.chance(45)) {
    SmallVector<const RangedIndex *> fitting;
    for (const RangedIndex &index : llvm::reverse(usable))
      if (index.range.isWithin(0, extent - 1))
        fitting.push_back(&index);
    if (!fitting.empty())
      return get(*fitting[choices.draw(fitting.size())]);
  }
  AffineExpr expr = pick();
  IntRange range = getRange(expr);
  if (range.isWithin(0, extent - 1))
    return expr;
  if (range.size() <= extent && !choices.chance(15))
    return expr + choices.range(-range.low, extent - 1 - range.high);
  if (choices.chance(50))
    return expr % extent;
  int64_t divisor = llvm::divideCeilSigned(range.size(), extent);
  return (expr - range.low).floorDiv(divisor);
}

IntRange AffineExprs::getRange(AffineExpr expr) const {
  auto getRanges = [](ArrayRef<RangedIndex> indices) {
    return llvm::map_to_vector(indices,
                               [](const RangedIndex &i) { return i.range; });
  };
  return generate::getRange(expr, getRanges(dims), getRanges(symbols));
}

BoundMap generate::normalize(const BoundMap &bound) {
  AffineMap map = bound.map;
  MLIRContext *context = map.getContext();
  SmallVector<Value> dims, symbols;
  auto find = [](SmallVector<Value> &known, Value value) -> unsigned {
    auto *it = llvm::find(known, value);
    unsigned position = it - known.begin();
    if (it == known.end())
      known.push_back(value);
    return position;
  };
  SmallVector<AffineExpr> newDims(map.getNumDims()),
      newSymbols(map.getNumSymbols());
  for (auto &expr : newDims)
    expr = getAffineConstantExpr(0, context);
  for (auto &expr : newSymbols)
    expr = getAffineConstantExpr(0, context);
  map.walkExprs([&](AffineExpr expr) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
      Value value = bound.operands[dim.getPosition()];
      newDims[dim.getPosition()] = getAffineDimExpr(find(dims, value), context);
    } else if (auto symbol = dyn_cast<AffineSymbolExpr>(expr)) {
      Value value = bound.operands[map.getNumDims() + symbol.getPosition()];
      newSymbols[symbol.getPosition()] =
          getAffineSymbolExpr(find(symbols, value), context);
    }
  });
  map = map.replaceDimsAndSymbols(newDims, newSymbols, dims.size(),
                                  symbols.size());
  llvm::append_range(dims, symbols);
  // Print and parse the map, so that its terms have the same order as when the
  // case is read from its text.
  std::string text;
  llvm::raw_string_ostream(text) << AffineMapAttr::get(map);
  map = cast<AffineMapAttr>(parseAttribute(text, context)).getValue();
  return {map, dims};
}

BoundMap AffineExprs::getMap(ArrayRef<AffineExpr> exprs) const {
  BoundMap bound;
  bound.map = AffineMap::get(dims.size(), symbols.size(), exprs,
                             program.builder.getContext());
  for (const RangedIndex &index :
       llvm::concat<const RangedIndex>(dims, symbols))
    bound.operands.push_back(index.value);
  return normalize(bound);
}
