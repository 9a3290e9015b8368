//===- ScriptCut.cpp - the end of a script, applied alone -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A script is cut in two: the first part runs, and the second part becomes the
/// script of the program that the first part has left. Handles that the first
/// part defines and the second part uses need other definitions in the second
/// part:
///
///  * an operation that only reads the program, such as a match, is repeated;
///  * for any other handle, the first part ends by setting an attribute on the
///    operations of the handle, and the second part matches this attribute.
///
/// A match that is repeated may find other operations than before. So the
/// caller must ask whether the second part shows the same defect.
///
//===----------------------------------------------------------------------===//

#include "Bisection.h"

#include "mlir/Dialect/Linalg/TransformOps/LinalgTransformOps.h"

using namespace mlir;
using namespace padlab;

using Operations = SmallVector<Operation *>;

/// A result of the first part that the second part uses: the position of the
/// operation in the script, and the number of the result.
struct Crossing {
  size_t operation;
  unsigned result;

  std::string getMark() const {
    return "padlab.handle" + std::to_string(operation) + "_" +
           std::to_string(result);
  }
};

/// Returns the handle of the program's part to which the operations of `block`
/// are applied.
static Value getScope(Block *block) {
  for (; block; block = block->getParentOp()->getBlock())
    if (block->getNumArguments() > 0 &&
        isa<transform::TransformHandleTypeInterface>(
            block->getArgument(0).getType()))
      return block->getArgument(0);
  return {};
}

/// Replaces `value` by a match of the operations with the attribute `mark`.
/// Returns false if `value` is not a handle of operations, or if no enclosing
/// operation has a handle in which to search.
static bool replaceByMatch(Value value, StringRef mark) {
  Operation *op = value.getDefiningOp();
  Value scope = getScope(op->getBlock());
  if (!scope || !isa<transform::TransformHandleTypeInterface>(value.getType()))
    return false;
  OpBuilder builder(op);
  auto marks = builder.getDictionaryAttr(
      builder.getNamedAttr(mark, builder.getUnitAttr()));
  value.replaceAllUsesWith(transform::MatchOp::create(
      builder, op->getLoc(), value.getType(), scope, ArrayAttr(),
      transform::MatchInterfaceEnumAttr(), marks, TypeAttr(), ArrayAttr()));
  return true;
}

/// Removes the first `length` operations of the script, except those that only
/// read the program and whose results remaining operations use. Returns the
/// removed results that remaining operations use; nullopt if one of these
/// cannot be matched.
static std::optional<SmallVector<Crossing>>
dropFirst(const Operations &operations, unsigned length) {
  SmallVector<Crossing> crossings;
  for (size_t at = length; at-- > 0;) {
    Operation *op = operations[at];
    if (!op->use_empty() && !changesProgram(op))
      continue;
    for (OpResult result : op->getResults()) {
      if (result.use_empty())
        continue;
      crossings.push_back({at, result.getResultNumber()});
      if (!replaceByMatch(result, crossings.back().getMark()))
        return std::nullopt;
    }
    op->erase();
  }
  return crossings;
}

/// Adds operations at the end of the first part that mark the payload of each
/// handle of `crossings`.
static void addMarks(const Operations &operations, unsigned length,
                     ArrayRef<Crossing> crossings) {
  OpBuilder builder(operations[length]);
  for (const Crossing &crossing : crossings)
    transform::AnnotateOp::create(
        builder, operations[length]->getLoc(),
        operations[crossing.operation]->getResult(crossing.result),
        crossing.getMark(), Value());
}

OwningOpRef<ModuleOp>
padlab::runFirstOperations(ModuleOp program, StringRef step, unsigned length) {
  OwningOpRef<ModuleOp> last = program.clone(), first = program.clone();
  auto lastOperations = collectScript(*last, step);
  auto firstOperations = collectScript(*first, step);
  if (!lastOperations || length >= lastOperations->size() ||
      llvm::none_of(ArrayRef(*firstOperations).take_front(length),
                    changesProgram))
    return nullptr;
  auto crossings = dropFirst(*lastOperations, length);
  if (!crossings)
    return nullptr;
  addMarks(*firstOperations, length, *crossings);
  PassRun run =
      runPasses(*shortenScript(*first, step, length + crossings->size()), step);
  if (!run.module || run.invalidIR)
    return nullptr;
  auto ended = findScript(*run.module, step), rest = findScript(*last, step);
  rest->moveBefore(ended);
  ended->erase();
  return std::move(run.module);
}
