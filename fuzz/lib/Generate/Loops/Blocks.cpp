//===- Blocks.cpp - branches between blocks -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Emits `cf` branches in functions that the entry function calls, and in
/// `scf.execute_region`. Afterwards, the builder stands in the block in which
/// all paths join.
///
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static Block *addBlock(LoopProgram &p) {
  OpBuilder::InsertionGuard guard(p.builder);
  Region *region = p.builder.getInsertionBlock()->getParent();
  return p.builder.createBlock(region, region->end());
}

namespace {
/// A block where branches join, and the types of what each branch passes to it.
struct Join {
  Block *block;
  SmallVector<Type> types;
  /// Either empty, or two buffers, of which each branch passes one to the
  /// block.
  SmallVector<TrackedBuffer> buffers = {};
};
} // namespace

/// Picks a buffer and another one that is interchangeable with it; empty if
/// there is no other one.
static SmallVector<TrackedBuffer> pickAlike(LoopProgram &p) {
  std::optional<TrackedBuffer> first = p.pickBuffer(
      [](const TrackedBuffer &buffer) { return buffer.owners.empty(); });
  if (!first)
    return {};
  std::optional<TrackedBuffer> second =
      p.pickBuffer([&](const TrackedBuffer &buffer) {
        return buffer.value != first->value && buffer.owners.empty() &&
               buffer.extents == first->extents &&
               buffer.getType() == first->getType();
      });
  if (!second)
    return {};
  return {*first, *second};
}

/// Returns what is known about `value`, which is one of `buffers` at run time.
static TrackedBuffer getEither(ArrayRef<TrackedBuffer> buffers, Value value) {
  TrackedBuffer either = buffers.front();
  either.value = value;
  for (const TrackedBuffer &buffer : buffers) {
    either.memory |= buffer.memory;
    either.isWritable &= buffer.isWritable;
  }
  return either;
}

static Join addJoin(LoopProgram &p) {
  Join join = {addBlock(p)};
  for (uint64_t count = p.choices.weighted({20, 50, 30}); count > 0; --count)
    join.types.push_back(p.pickType());
  if (p.choices.chance(35))
    join.buffers = pickAlike(p);
  return join;
}

static SmallVector<Value> pickOperands(LoopProgram &p, const Join &join) {
  SmallVector<Value> operands = p.emitScalars(join.types);
  if (!join.buffers.empty())
    operands.push_back(
        p.choices.pick(ArrayRef<TrackedBuffer>(join.buffers)).value);
  return operands;
}

static void emitWay(LoopProgram &p, Block *block, const Join &join) {
  BodyScope scope(p, block, 1);
  p.emitSteps(2);
  SmallVector<Value> operands = pickOperands(p, join);
  scope.finish();
  p.create<cf::BranchOp>(join.block, operands);
}

static void continueAt(LoopProgram &p, const Join &join) {
  p.builder.setInsertionPointToEnd(join.block);
  for (Type type : join.types)
    p.scalars.push_back(join.block->addArgument(type, p.location));
  if (!join.buffers.empty())
    p.buffers.push_back(getEither(
        join.buffers, join.block->addArgument(
                          join.buffers.front().value.getType(), p.location)));
}

static void emitTwoWays(LoopProgram &p) {
  Join join = addJoin(p);
  Value condition = p.emitCondition();
  if (p.choices.chance(15)) {
    p.create<cf::CondBranchOp>(condition, join.block, pickOperands(p, join),
                               join.block, pickOperands(p, join));
    return continueAt(p, join);
  }
  Block *first = addBlock(p);
  // At times there is no second block, and the condition leads directly to the
  // join.
  if (p.choices.chance(30)) {
    p.create<cf::CondBranchOp>(condition, first, ValueRange(), join.block,
                               pickOperands(p, join));
  } else {
    Block *second = addBlock(p);
    p.create<cf::CondBranchOp>(condition, first, ValueRange(), second,
                               ValueRange());
    emitWay(p, second, join);
  }
  emitWay(p, first, join);
  continueAt(p, join);
}

static void emitManyWays(LoopProgram &p) {
  Join join = addJoin(p);
  RangedIndex index = p.pickIndex();
  Value flag = p.castIndex(index.value, p.builder.getI32Type());
  SmallVector<int32_t> cases;
  for (unsigned i = 0, e = 1 + p.choices.draw(3); i < e; ++i)
    cases.push_back(index.range.low + i * p.choices.range(1, 2));
  cases.erase(llvm::unique(cases), cases.end());
  SmallVector<Block *> ways;
  SmallVector<SmallVector<Value>> operands(cases.size());
  for (size_t i = 0; i < cases.size(); ++i) {
    bool isShort = p.choices.chance(25);
    if (isShort)
      operands[i] = pickOperands(p, join);
    if (!mayGoIntoSwitch(operands[i])) {
      operands[i].clear();
      isShort = false;
    }
    ways.push_back(isShort ? join.block : addBlock(p));
  }
  SmallVector<ValueRange> given(operands.begin(), operands.end());
  Block *other = addBlock(p);
  p.create<cf::SwitchOp>(flag, other, ValueRange(), cases, ways, given);
  emitWay(p, other, join);
  for (Block *way : ways)
    if (way != join.block)
      emitWay(p, way, join);
  continueAt(p, join);
}

namespace {
/// The values that a loop of blocks carries from one iteration to the next: a
/// counter, scalars, and buffers that may be swapped.
struct Round {
  SmallVector<Value> values;
  SmallVector<TrackedBuffer> buffers;

  Value getCounter() const { return values.front(); }
  ArrayRef<Value> getScalars() const {
    return ArrayRef(values).drop_front().drop_back(buffers.size());
  }
  ArrayRef<Value> getBuffers() const {
    return ArrayRef(values).take_back(buffers.size());
  }
  void addBuffers(LoopProgram &p) const {
    for (Value value : getBuffers())
      p.buffers.push_back(getEither(buffers, value));
  }
};
} // namespace

/// Adds an argument to `head` for each value of `initial`, and returns the
/// arguments.
static Round addHeadArguments(LoopProgram &p, Block *head,
                              const Round &initial) {
  Round current = {{}, initial.buffers};
  for (Value value : initial.values)
    current.values.push_back(head->addArgument(value.getType(), p.location));
  return current;
}

/// Emits the body of a loop of blocks. The body ends with a branch back to
/// `head`.
static void emitRoundTo(LoopProgram &p, Block *body, Block *head,
                        const Round &current, int64_t trips) {
  BodyScope scope(p, body, trips);
  p.addIndex(current.getCounter(), {0, std::max<int64_t>(0, trips - 1)});
  llvm::append_range(p.scalars, current.getScalars());
  current.addBuffers(p);
  p.emitSteps(loopBudget::maxNestedSteps);
  SmallVector<Value> next = {
      p.create<arith::AddIOp>(current.getCounter(), p.getConstant(1))};
  llvm::append_range(next, pickYields(p, current.getScalars()));
  SmallVector<Value> buffers(current.getBuffers());
  if (!buffers.empty() && p.choices.chance(70))
    std::swap(buffers.front(), buffers.back());
  llvm::append_range(next, buffers);
  scope.finish();
  p.create<cf::BranchOp>(head, next);
}

static void emitCycle(LoopProgram &p) {
  int64_t trips = p.choices.weighted({15, 20, 35, 30});
  Value bound = p.getNumber(trips);
  Round initial = {{p.getNumber(0)}, {}};
  llvm::append_range(initial.values, pickCarriedScalars(p, 50));
  if (p.choices.chance(40))
    initial.buffers = pickAlike(p);
  for (const TrackedBuffer &buffer : initial.buffers)
    initial.values.push_back(buffer.value);
  Block *head = addBlock(p), *body = addBlock(p), *exit = addBlock(p);
  p.create<cf::BranchOp>(head, initial.values);
  Round current = addHeadArguments(p, head, initial);
  p.builder.setInsertionPointToEnd(head);
  Value goesOn = p.create<arith::CmpIOp>(arith::CmpIPredicate::slt,
                                         current.getCounter(), bound);
  p.create<cf::CondBranchOp>(goesOn, body, ValueRange(), exit, ValueRange());
  emitRoundTo(p, body, head, current, trips);
  p.builder.setInsertionPointToEnd(exit);
  p.addIndex(current.getCounter(), {0, trips});
  llvm::append_range(p.scalars, current.getScalars());
  current.addBuffers(p);
}

/// Emits steps and branches. Later steps may use some of the values that are
/// defined here.
static void emitBlocks(LoopProgram &p) {
  for (uint64_t parts = 1 + p.choices.weighted({40, 40, 20}); parts > 0;
       --parts) {
    if (p.choices.chance(50))
      p.emitSteps(1);
    switch (p.choices.weighted({50, 20, 30})) {
    case 0:
      emitTwoWays(p);
      break;
    case 1:
      emitManyWays(p);
      break;
    default:
      emitCycle(p);
    }
  }
  p.emitSteps(2);
}

void generate::emitBlocksInCallee(LoopProgram &p) { emitCallOf(p, emitBlocks); }

using EmitBody = llvm::function_ref<void(LoopProgram &)>;

static void emitRegionOf(LoopProgram &p, EmitBody emitBody) {
  SmallVector<Type> types;
  for (uint64_t count = p.choices.weighted({20, 50, 30}); count > 0; --count)
    types.push_back(p.pickType());
  auto op = p.create<scf::ExecuteRegionOp>(TypeRange(types));
  if (p.choices.chance(30))
    op.setNoInline(true);
  OpBuilder::InsertionGuard guard(p.builder);
  {
    BodyScope scope(p, p.builder.createBlock(&op.getRegion()), 1);
    emitBody(p);
    SmallVector<Value> yields = p.emitScalars(types);
    scope.finish();
    p.create<scf::YieldOp>(yields);
  }
  llvm::append_range(p.scalars, op.getResults());
}

void generate::emitRegionOfBlocks(LoopProgram &p) {
  emitRegionOf(p, emitBlocks);
}

//===----------------------------------------------------------------------===//
// Elements on the stack
//===----------------------------------------------------------------------===//

/// Returns weights with which the only drawn emitters are accesses, operations
/// that may contain accesses, and computations.
static SmallVector<unsigned> getWeightsOfAccesses() {
  constexpr llvm::StringLiteral accesses[] = {"load", "store", "move",
                                              "update"},
                                nests[] = {"scf.if", "scf.for", "scf.while",
                                           "computation"};
  SmallVector<unsigned> weights;
  for (const LoopEmitter &emitter : getLoopEmitters())
    weights.push_back(llvm::is_contained(accesses, emitter.name) ? 10
                      : llvm::is_contained(nests, emitter.name)  ? 3
                                                                 : 0);
  return weights;
}

/// Emits blocks whose only memory accesses read and write one or two elements
/// on the stack.
static void emitBlocksOfSlots(LoopProgram &p) {
  std::vector<TrackedBuffer> others = std::exchange(p.buffers, {});
  SmallVector<unsigned> weights =
      std::exchange(p.weights, getWeightsOfAccesses());
  unsigned affine = std::exchange(p.features.affine, 0);
  SmallVector<Value> slots;
  for (uint64_t count = 1 + p.choices.draw(2); count > 0; --count) {
    Type type = p.pickType();
    slots.push_back(p.create<memref::AllocaOp>(MemRefType::get({}, type)));
    p.create<memref::StoreOp>(p.emitScalar(type), slots.back());
    p.buffers.push_back({slots.back(), {}, p.addMemory()});
  }
  emitBlocks(p);
  p.buffers = std::move(others);
  p.weights = std::move(weights);
  p.features.affine = affine;
  for (Value slot : slots) {
    Value last = p.create<memref::LoadOp>(slot);
    p.scalars.push_back(last);
    p.show(last);
  }
}

void generate::emitSlotsInBlocks(LoopProgram &p) {
  if (p.isCallee || p.choices.chance(30))
    return emitRegionOf(p, emitBlocksOfSlots);
  emitCallOf(p, emitBlocksOfSlots);
}
