//===- Calls.cpp - calls with buffers as arguments -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static SmallVector<TrackedBuffer> pickArguments(LoopProgram &p) {
  SmallVector<TrackedBuffer> arguments;
  for (uint64_t count = 1 + p.choices.draw(3); count > 0; --count)
    if (std::optional<TrackedBuffer> buffer =
            p.pickBuffer([](const TrackedBuffer &candidate) {
              return candidate.owners.empty() &&
                     !llvm::is_contained(candidate.extents, 0);
            }))
      arguments.push_back(*buffer);
  return arguments;
}

/// The buffers that the callee takes, and gives back one of them.
void generate::emitBufferCall(LoopProgram &p) {
  SmallVector<TrackedBuffer> given = pickArguments(p);
  if (given.empty() || p.isCallee)
    return emitMove(p);
  RangedIndex number = p.pickIndex();
  SmallVector<Value> operands;
  for (const TrackedBuffer &buffer : given)
    operands.push_back(buffer.value);
  operands.push_back(number.value);
  TrackedBuffer returned = p.choices.pick(ArrayRef<TrackedBuffer>(given));
  bool returns = p.choices.chance(40);
  SmallVector<Type> results;
  if (returns)
    results.push_back(returned.value.getType());
  Block *module = p.builder.getInsertionBlock()
                      ->getParentOp()
                      ->getParentOfType<ModuleOp>()
                      .getBody();
  func::FuncOp callee;
  {
    OpBuilder::InsertionGuard guard(p.builder);
    p.builder.setInsertionPointToEnd(module);
    callee = p.create<func::FuncOp>(
        ("callee" + llvm::Twine(module->getOperations().size())).str(),
        p.builder.getFunctionType(TypeRange(ValueRange(operands)), results));
    callee.setPrivate();
    Block *body = callee.addEntryBlock();
    BodyScope scope(p, body, 1);
    p.isCallee = true;
    p.indices.clear();
    p.scalars.clear();
    p.buffers.clear();
    Value shown;
    for (auto [argument, buffer] : llvm::zip(body->getArguments(), given)) {
      p.buffers.push_back(buffer);
      p.buffers.back().value = argument;
      if (buffer.value == returned.value)
        shown = argument;
    }
    p.addIndex(body->getArguments().back(), number.range);
    // Some passes look only at a loop that a function begins with.
    if (p.choices.chance(p.features.calleeNests)) {
      // Numbers that are not constant stand before it.
      llvm::SaveAndRestore<unsigned> dynamic(p.features.dynamic, 0);
      emitAffineNest(p);
    }
    p.emitSteps(loopBudget::maxNestedSteps);
    scope.finish();
    p.create<func::ReturnOp>(returns ? ValueRange(shown) : ValueRange());
    p.isCallee = false;
  }
  auto call = p.create<func::CallOp>(callee, operands);
  if (returns)
    p.addView(returned, call.getResult(0), returned.extents);
}
