//===- Calls.cpp - functions and function values -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StdProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Makes a private function. `build` emits its body, in which it can use no
/// values but the function's arguments.
static func::FuncOp makeFunction(StdProgram &p, FunctionType type,
                                 llvm::function_ref<void(Block *)> build) {
  OpBuilder::InsertionGuard guard(p.builder);
  p.builder.setInsertionPointToStart(p.getModule().getBody());
  std::string name =
      "f" +
      std::to_string(llvm::range_size(p.getModule().getOps<func::FuncOp>()));
  auto function = p.create<func::FuncOp>(name, type);
  function.setPrivate();
  Block *body = function.addEntryBlock();
  p.startBlock(body);
  // Hide the values of the entry, because the function can only use its own
  // arguments.
  std::vector<StdValue> values = std::move(p.values);
  std::vector<StdMemRef> memrefs = std::move(p.memrefs);
  p.values.clear();
  p.memrefs.clear();
  build(body);
  p.values = std::move(values);
  p.memrefs = std::move(memrefs);
  return function;
}

/// Makes a function that takes two values of the type and extents of `value`,
/// and returns another such value.
static func::FuncOp makeTransformer(StdProgram &p, const StdValue &value) {
  Type type = value.getType();
  return makeFunction(
      p, p.builder.getFunctionType({type, type}, type), [&](Block *body) {
        for (BlockArgument argument : body->getArguments())
          p.add(argument, value.extents);
        StdValue result = p.values[p.choices.draw(2)];
        for (unsigned i = 0, e = 1 + p.choices.draw(2); i < e; ++i) {
          result.value = transform(p, result);
          p.values.push_back(result);
        }
        p.create<standard::ReturnOp>(result.value);
      });
}

/// Picks a value to pass to a function made by makeTransformer. It is not
/// complex, because complex constants need indices, and only the entry has
/// these.
static std::optional<StdValue> pickArgument(StdProgram &p) {
  return p.pick([](const StdValue &value) {
    return !isa<ComplexType>(value.getElementType());
  });
}

void generate::emitCall(StdProgram &p) {
  std::optional<StdValue> x = pickArgument(p);
  if (!x)
    return emitConstant(p);
  Value other = p.pickLike(x->getType(), x->extents);
  func::FuncOp callee = makeTransformer(p, *x);
  auto call = p.create<standard::CallOp>(callee, ValueRange{x->value, other});
  p.add(call.getResult(0), x->extents);
}

/// Calls a function value. At times this value is one of two functions, between
/// which a `select` or a block argument chooses at run time.
void generate::emitCallIndirect(StdProgram &p) {
  std::optional<StdValue> x = pickArgument(p);
  if (!x)
    return emitConstant(p);
  Value other = p.pickLike(x->getType(), x->extents);
  Value callee = p.create<standard::ConstantOp>(makeTransformer(p, *x));
  if (p.choices.chance(60)) {
    Value second = p.create<standard::ConstantOp>(makeTransformer(p, *x));
    Value condition = p.pickCondition();
    if (p.choices.chance(50)) {
      callee = p.create<standard::SelectOp>(condition, callee, second);
    } else {
      Block *join = p.addBlock();
      p.create<standard::CondBrOp>(condition, callee, second, join, join);
      callee = join->addArgument(callee.getType(), p.location);
      p.startBlock(join);
    }
  }
  auto call =
      p.create<standard::CallIndirectOp>(callee, ValueRange{x->value, other});
  p.add(call.getResult(0), x->extents);
}

/// Emits a call of a function that changes an element of the memref that is
/// passed to it, and returns the old value of this element.
void generate::emitMemRefCall(StdProgram &p) {
  std::optional<StdMemRef> memref =
      p.pickMemRef(std::mem_fn(&StdMemRef::hasElements));
  if (!memref)
    return emitAlloc(p);
  Type element = memref->getType().getElementType();
  ArrayRef<int64_t> shape = memref->getElementShape();
  SmallVector<Value> position = p.pickPosition(memref->extents);
  SmallVector<Value> arguments = {memref->value, p.pickLike(element, shape)};
  arguments.append(position);
  auto type =
      p.builder.getFunctionType(TypeRange(ValueRange(arguments)), element);
  func::FuncOp callee = makeFunction(p, type, [&](Block *body) {
    ValueRange indices = body->getArguments().drop_front(2);
    Value held =
        p.create<standard::LoadOp>(element, body->getArgument(0), indices);
    p.create<standard::StoreOp>(body->getArgument(1), body->getArgument(0),
                                indices);
    p.create<standard::ReturnOp>(held);
  });
  auto call = p.create<standard::CallOp>(callee, arguments);
  p.add(call.getResult(0), shape);
}
