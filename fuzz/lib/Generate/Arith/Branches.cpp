//===- Branches.cpp - numbers through branches, loops and calls -*- C++ -*-===//
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
/// While this object lives, operations go to the end of `block`; the numbers
/// that they define are forgotten afterwards.
class ArithScope {
public:
  ArithScope(ArithProgram &program, Block *block)
      : program(program), scope(program, block), known(program.numbers.size()) {
  }
  ~ArithScope() {
    program.numbers.erase(program.numbers.begin() + known,
                          program.numbers.end());
  }

private:
  ArithProgram &program;
  RegionScope scope;
  size_t known;
};
} // namespace

static Number join(ArithProgram &program, Value value, const Number &a,
                   const Number &b) {
  if (!a.isInteger())
    return program.addFloat(value, a.magnitude && b.magnitude
                                       ? std::max(a.magnitude, b.magnitude)
                                       : 0);
  return program.add(value, a.range.unionWith(b.range));
}

static Number pickAny(ArithProgram &program) {
  bool isFloat = !program.onlyIntegers && program.choices.chance(25);
  return isFloat ? program.pickFloat() : program.pickInteger();
}

static SmallVector<Number> pickSome(ArithProgram &program, unsigned most) {
  SmallVector<Number> numbers;
  for (unsigned i = 0, count = 1 + program.choices.draw(most); i < count; ++i)
    numbers.push_back(pickAny(program));
  return numbers;
}

static SmallVector<Value> getValues(ArrayRef<Number> numbers) {
  SmallVector<Value> values;
  for (const Number &number : numbers)
    values.push_back(number.value);
  return values;
}

/// Picks one number of the type of each of `like`.
static SmallVector<Number> pickLike(ArithProgram &program,
                                    ArrayRef<Number> like) {
  SmallVector<Number> numbers;
  for (const Number &number : like)
    numbers.push_back(program.pick(number.getElementType()));
  return numbers;
}

static void emitIf(ArithProgram &program) {
  if (program.depth >= budget::maxDepth)
    return;
  SmallVector<Number> like = pickSome(program, 3);
  Value condition = program.pickCondition();
  auto branch = program.create<scf::IfOp>(
      TypeRange(ValueRange(getValues(like))), condition, /*withElse=*/true);
  SmallVector<SmallVector<Number>, 2> yields;
  for (Region *region : {&branch.getThenRegion(), &branch.getElseRegion()}) {
    ArithScope scope(program, &region->front());
    if (program.choices.chance(60))
      program.emitSome(2);
    yields.push_back(pickLike(program, like));
    program.create<scf::YieldOp>(getValues(yields.back()));
  }
  for (auto [i, result] : llvm::enumerate(branch.getResults()))
    join(program, result, yields[0][i], yields[1][i]);
}

/// Returns an index with this value. In a function that the entry calls it is a
/// constant, because there are no extents to take it from.
static Value getIndex(ArithProgram &program, int64_t number) {
  if (program.isCallee)
    return program.create<arith::ConstantIndexOp>(number);
  return program.getIndex(number);
}

/// Emits a loop whose bounds and step are known.
static void emitLoop(ArithProgram &program) {
  if (program.depth >= budget::maxDepth)
    return;
  SmallVector<Number> initial = pickSome(program, 2);
  int64_t low = program.choices.draw(3), step = 1 + program.choices.draw(2);
  int64_t trips = program.choices.weighted({10, 25, 40, 25});
  auto loop = program.create<scf::ForOp>(
      getIndex(program, low), getIndex(program, low + trips * step),
      getIndex(program, step), getValues(initial));
  {
    ArithScope scope(program, loop.getBody());
    if (program.hasScalars())
      program.add(loop.getInductionVar(),
                  ConstantRange::getNonEmpty(
                      APInt(64, low),
                      APInt(64, low + std::max<int64_t>(trips, 1) * step)));
    for (Value argument : loop.getRegionIterArgs())
      program.add(argument);
    program.emitSome(3);
    program.create<scf::YieldOp>(getValues(pickLike(program, initial)));
  }
  for (Value result : loop.getResults())
    program.add(result);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// Emits a branch to block `join`, directly or by way of another block, which
/// computes numbers. The arguments of `join` become numbers.
static void emitWays(ArithProgram &program, Region &region) {
  SmallVector<Number> like = pickSome(program, 2);
  OpBuilder &b = program.builder;
  Block *start = b.getInsertionBlock();
  Block *join = new Block(), *way = new Block();
  region.push_back(way);
  region.push_back(join);
  SmallVector<Value> direct = getValues(pickLike(program, like));
  b.setInsertionPointToEnd(start);
  if (!mayGoIntoSwitch(direct) || program.choices.chance(60)) {
    Value condition = program.pickCondition();
    program.create<cf::CondBranchOp>(condition, way, ValueRange(), join,
                                     direct);
  } else {
    Value flag = program.pick(b.getI32Type()).value;
    SmallVector<APInt> cases = {
        APInt(32, program.choices.range(-2, 8), /*isSigned=*/true)};
    SmallVector<Block *> blocks = {way};
    SmallVector<ValueRange> operands = {ValueRange()};
    program.create<cf::SwitchOp>(flag, join, direct, ArrayRef<APInt>(cases),
                                 BlockRange(blocks), operands);
  }
  b.setInsertionPointToEnd(way);
  size_t known = program.numbers.size();
  program.emitSome(2);
  SmallVector<Value> others = getValues(pickLike(program, like));
  program.create<cf::BranchOp>(join, others);
  // Numbers of this branch are not defined after it.
  program.numbers.erase(program.numbers.begin() + known, program.numbers.end());
  b.setInsertionPointToEnd(join);
  for (const Number &number : like)
    program.add(join->addArgument(number.value.getType(), program.location));
}

/// Makes a function; some of its arguments, and some of its results, may be
/// unused.
static func::FuncOp makeCallee(ArithProgram &program,
                               ArrayRef<Number> arguments) {
  OpBuilder &b = program.builder;
  OpBuilder::InsertionGuard guard(b);
  auto module =
      b.getInsertionBlock()->getParentOp()->getParentOfType<ModuleOp>();
  b.setInsertionPointToStart(module.getBody());
  std::string name =
      "f" + std::to_string(llvm::range_size(module.getOps<func::FuncOp>()));
  SmallVector<Type> types;
  for (const Number &number : arguments)
    types.push_back(number.value.getType());
  auto callee =
      program.create<func::FuncOp>(name, b.getFunctionType(types, {}));
  callee.setPrivate();
  Block *entry = callee.addEntryBlock();
  std::vector<Number> outside = std::exchange(program.numbers, {});
  program.isCallee = true;
  b.setInsertionPointToStart(entry);
  for (Value argument : entry->getArguments())
    program.add(argument);
  program.emitSome(2);
  if (program.choices.chance(45))
    emitWays(program, callee.getBody());
  SmallVector<Number> results = pickSome(program, 3);
  program.create<func::ReturnOp>(getValues(results));
  callee.setFunctionType(
      b.getFunctionType(types, TypeRange(ValueRange(getValues(results)))));
  program.isCallee = false;
  program.numbers = std::move(outside);
  return callee;
}

static void emitCall(ArithProgram &program) {
  if (!program.hasScalars() || program.isCallee || program.depth > 0)
    return emitIf(program);
  SmallVector<Number> arguments = pickSome(program, 3);
  func::FuncOp callee = makeCallee(program, arguments);
  // Some functions are never called.
  for (unsigned i = 0, e = program.choices.weighted({12, 48, 40}); i < e; ++i) {
    auto call = program.create<func::CallOp>(
        callee, getValues(i == 0 ? arguments : pickLike(program, arguments)));
    for (Value result : call.getResults())
      // A result that is not added here is not returned by the entry.
      if (program.choices.chance(75))
        program.add(result);
  }
}

llvm::ArrayRef<ArithEmitter> generate::getBranchEmitters() {
  static constexpr ArithEmitter emitters[] = {
      {"if", 6, emitIf}, {"for", 5, emitLoop}, {"call", 5, emitCall}};
  return emitters;
}
