//===- Branches.cpp - numbers in branches, loops and calls ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ArithProgram.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

using llvm::APInt;
using llvm::ConstantRange;

namespace {
/// While this object lives, operations go to the end of `block`. Afterwards,
/// the program forgets the numbers that these operations define.
class ArithScope {
public:
  ArithScope(ArithProgram &p, Block *block)
      : p(p), scope(p, block), known(p.numbers.size()) {}
  ~ArithScope() { p.numbers.erase(p.numbers.begin() + known, p.numbers.end()); }

private:
  ArithProgram &p;
  RegionScope scope;
  size_t known;
};
} // namespace

static Number join(ArithProgram &p, Value value, const Number &a,
                   const Number &b) {
  if (!a.isInteger())
    return p.addFloat(value, a.magnitude && b.magnitude
                                 ? std::max(a.magnitude, b.magnitude)
                                 : 0);
  return p.add(value, a.range.unionWith(b.range));
}

static Number pickAny(ArithProgram &p) {
  bool isFloat = !p.onlyIntegers && p.choices.chance(25);
  return isFloat ? p.pickFloat() : p.pickInteger();
}

static SmallVector<Number> pickSome(ArithProgram &p, unsigned most) {
  SmallVector<Number> numbers;
  for (unsigned i = 0, count = 1 + p.choices.draw(most); i < count; ++i)
    numbers.push_back(pickAny(p));
  return numbers;
}

static SmallVector<Value> getValues(ArrayRef<Number> numbers) {
  SmallVector<Value> values;
  for (const Number &number : numbers)
    values.push_back(number.value);
  return values;
}

/// Picks a number for each of `like`, with the same element type.
static SmallVector<Number> pickLike(ArithProgram &p, ArrayRef<Number> like) {
  SmallVector<Number> numbers;
  for (const Number &number : like)
    numbers.push_back(p.pick(number.getElementType()));
  return numbers;
}

static void emitIf(ArithProgram &p) {
  if (p.depth >= budget::maxDepth)
    return;
  SmallVector<Number> like = pickSome(p, 3);
  Value condition = p.pickCondition();
  auto branch = p.create<scf::IfOp>(TypeRange(ValueRange(getValues(like))),
                                    condition, /*withElse=*/true);
  SmallVector<SmallVector<Number>, 2> yields;
  for (Region *region : {&branch.getThenRegion(), &branch.getElseRegion()}) {
    ArithScope scope(p, &region->front());
    if (p.choices.chance(60))
      p.emitSome(2);
    yields.push_back(pickLike(p, like));
    p.create<scf::YieldOp>(getValues(yields.back()));
  }
  for (auto [i, result] : llvm::enumerate(branch.getResults()))
    join(p, result, yields[0][i], yields[1][i]);
}

/// Returns an index with this value. In a function that the entry calls, the
/// index is a constant, because such a function can use neither tensors nor the
/// entry's arguments.
static Value getIndex(ArithProgram &p, int64_t number) {
  if (p.isCallee)
    return p.create<arith::ConstantIndexOp>(number);
  return p.getIndex(number);
}

/// Emits a loop whose bounds and step are known.
static void emitLoop(ArithProgram &p) {
  if (p.depth >= budget::maxDepth)
    return;
  SmallVector<Number> initial = pickSome(p, 2);
  int64_t low = p.choices.draw(3), step = 1 + p.choices.draw(2);
  int64_t trips = p.choices.weighted({10, 25, 40, 25});
  auto loop =
      p.create<scf::ForOp>(getIndex(p, low), getIndex(p, low + trips * step),
                           getIndex(p, step), getValues(initial));
  {
    ArithScope scope(p, loop.getBody());
    if (p.hasScalars())
      p.add(loop.getInductionVar(),
            ConstantRange::getNonEmpty(
                APInt(64, low),
                APInt(64, low + std::max<int64_t>(trips, 1) * step)));
    for (Value argument : loop.getRegionIterArgs())
      p.add(argument);
    p.emitSome(3);
    p.create<scf::YieldOp>(getValues(pickLike(p, initial)));
  }
  for (Value result : loop.getResults())
    p.add(result);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// Emits a conditional branch to block `join`, directly or by way of another
/// block, which computes numbers. The arguments of `join` become numbers of the
/// program.
static void emitWays(ArithProgram &p, Region &region) {
  SmallVector<Number> like = pickSome(p, 2);
  OpBuilder &b = p.builder;
  Block *start = b.getInsertionBlock();
  Block *join = new Block(), *way = new Block();
  region.push_back(way);
  region.push_back(join);
  SmallVector<Value> direct = getValues(pickLike(p, like));
  b.setInsertionPointToEnd(start);
  if (!mayGoIntoSwitch(direct) || p.choices.chance(60)) {
    Value condition = p.pickCondition();
    p.create<cf::CondBranchOp>(condition, way, ValueRange(), join, direct);
  } else {
    Value flag = p.pick(b.getI32Type()).value;
    SmallVector<APInt> cases = {
        APInt(32, p.choices.range(-2, 8), /*isSigned=*/true)};
    SmallVector<Block *> blocks = {way};
    SmallVector<ValueRange> operands = {ValueRange()};
    p.create<cf::SwitchOp>(flag, join, direct, ArrayRef<APInt>(cases),
                           BlockRange(blocks), operands);
  }
  b.setInsertionPointToEnd(way);
  size_t known = p.numbers.size();
  p.emitSome(2);
  SmallVector<Value> others = getValues(pickLike(p, like));
  p.create<cf::BranchOp>(join, others);
  // The numbers of block `way` are not defined in block `join`.
  p.numbers.erase(p.numbers.begin() + known, p.numbers.end());
  b.setInsertionPointToEnd(join);
  for (const Number &number : like)
    p.add(join->addArgument(number.value.getType(), p.location));
}

/// Makes a function. Some of its arguments and results may be unused.
static func::FuncOp makeCallee(ArithProgram &p, ArrayRef<Number> arguments) {
  OpBuilder &b = p.builder;
  OpBuilder::InsertionGuard guard(b);
  auto module =
      b.getInsertionBlock()->getParentOp()->getParentOfType<ModuleOp>();
  b.setInsertionPointToStart(module.getBody());
  std::string name =
      "f" + std::to_string(llvm::range_size(module.getOps<func::FuncOp>()));
  SmallVector<Type> types;
  for (const Number &number : arguments)
    types.push_back(number.value.getType());
  auto callee = p.create<func::FuncOp>(name, b.getFunctionType(types, {}));
  callee.setPrivate();
  Block *entry = callee.addEntryBlock();
  std::vector<Number> outside = std::exchange(p.numbers, {});
  p.isCallee = true;
  b.setInsertionPointToStart(entry);
  for (Value argument : entry->getArguments())
    p.add(argument);
  p.emitSome(2);
  if (p.choices.chance(45))
    emitWays(p, callee.getBody());
  SmallVector<Number> results = pickSome(p, 3);
  p.create<func::ReturnOp>(getValues(results));
  callee.setFunctionType(
      b.getFunctionType(types, TypeRange(ValueRange(getValues(results)))));
  p.isCallee = false;
  p.numbers = std::move(outside);
  return callee;
}

static void emitCall(ArithProgram &p) {
  if (!p.hasScalars() || p.isCallee || p.depth > 0)
    return emitIf(p);
  SmallVector<Number> arguments = pickSome(p, 3);
  func::FuncOp callee = makeCallee(p, arguments);
  // Some functions are never called.
  for (unsigned i = 0, e = p.choices.weighted({12, 48, 40}); i < e; ++i) {
    auto call = p.create<func::CallOp>(
        callee, getValues(i == 0 ? arguments : pickLike(p, arguments)));
    for (Value result : call.getResults())
      // The entry returns only results that are added here.
      if (p.choices.chance(75))
        p.add(result);
  }
}

llvm::ArrayRef<ArithEmitter> generate::getBranchEmitters() {
  static constexpr ArithEmitter emitters[] = {
      {"if", 6, emitIf}, {"for", 5, emitLoop}, {"call", 5, emitCall}};
  return emitters;
}
