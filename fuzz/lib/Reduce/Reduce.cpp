//===- Reduce.cpp - greedy reduction to a fixpoint -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Reduce.h"

#include "../Mutate/Repair.h"
#include "Reduction.h"

#include "padlab/dialect/Scripts.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"

#include <chrono>

using namespace mlir;
using namespace padlab;

namespace {

using Clock = std::chrono::steady_clock;

llvm::DenseSet<Operation *> collectDead(ModuleOp module) {
  llvm::DenseSet<Operation *> dead;
  module.walk([&](Operation *op) {
    if (isOpTriviallyDead(op))
      dead.insert(op);
  });
  return dead;
}

/// Erases operations that the edits left without uses. Operations in `keep`
/// were dead before the edits, and stay: the defect may need them, and
/// `offerDeadOperations` tries to remove each.
void eraseNewlyDead(ModuleOp module, const llvm::DenseSet<Operation *> &keep) {
  for (bool changed = true; changed;) {
    changed = false;
    // Inner operations come first, so that no erased operation contains one
    // that is still in `dead`.
    llvm::SmallVector<Operation *> dead;
    module.walk<WalkOrder::PostOrder>([&](Operation *op) {
      if (!keep.contains(op) && isOpTriviallyDead(op))
        dead.push_back(op);
    });
    for (Operation *op : dead) {
      if (!op->use_empty())
        continue;
      op->erase();
      changed = true;
    }
  }
}

/// Erases the unused operations that an edit has marked, and removes the marks
/// of all others.
void eraseMarked(ModuleOp module) {
  llvm::SmallVector<Operation *> marked;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!op->removeAttr(erasedMark) || !op->use_empty())
      return WalkResult::advance();
    marked.push_back(op);
    return WalkResult::skip();
  });
  for (Operation *op : marked)
    op->erase();
}

/// Returns the pass sequence of a candidate, which need not be a valid case.
StringRef getPasses(ModuleOp module) {
  func::FuncOp entry = findEntry(module);
  auto passes =
      entry ? entry->getAttrOfType<StringAttr>(attrs::passes) : StringAttr();
  return passes ? passes.getValue() : StringRef();
}

class Reducer {
public:
  Reducer(const Case &theCase, const Interesting &interesting,
          const ReduceOptions &options)
      : current(theCase.clone()), size(measure(theCase)),
        interesting(interesting), options(options),
        usedAtStart(getUsedSeconds()),
        deadline(Clock::now() +
                 std::chrono::seconds(options.maxSeconds) *
                     (options.getUsedSeconds ? options.mostPatience : 1)) {}

  Case run() {
    for (bool changed = true; changed && !isOver();) {
      changed = false;
      for (const Reduction &reduction : getReductions())
        changed |= runOne(reduction);
    }
    if (options.isCut)
      *options.isCut = isOver();
    return std::move(current);
  }

private:
  double getUsedSeconds() const {
    return options.getUsedSeconds ? options.getUsedSeconds() : 0;
  }

  bool isOver() const {
    return Clock::now() >= deadline ||
           (options.getUsedSeconds &&
            getUsedSeconds() - usedAtStart >= options.maxSeconds);
  }

  size_t countEdits(const Reduction &reduction) const {
    Edits edits;
    reduction.offer(current.getEntry(), edits);
    return edits.size();
  }

  /// Tries runs of edits: all edits at once, then runs of half of them, of a
  /// quarter and so on, down to single edits.
  bool runOne(const Reduction &reduction) {
    bool changed = false;
    size_t count = countEdits(reduction);
    for (size_t length = count; length > 0 && !isOver(); length /= 2)
      for (size_t begin = 0; begin < count && !isOver();) {
        if (!tryEdits(reduction, begin, begin + length)) {
          begin += length;
          continue;
        }
        // The program no longer has the accepted edits, so the next edit is now
        // at this position.
        changed = true;
        count = countEdits(reduction);
      }
    return changed;
  }

  bool tryEdits(const Reduction &reduction, size_t begin, size_t end) {
    // A candidate that does not verify is normal, and gets no diagnostic.
    ScopedDiagnosticHandler quiet(current.getContext(),
                                  [](Diagnostic &) { return success(); });
    OwningOpRef<ModuleOp> module(current.getModule().clone());
    llvm::DenseSet<Operation *> dead = collectDead(*module);
    Edits edits;
    reduction.offer(findEntry(*module), edits);
    for (size_t i = begin; i < std::min(end, edits.size()); ++i)
      edits[i]();
    eraseMarked(*module);
    eraseNewlyDead(*module, dead);
    eraseUnusedScripts(*module, getPasses(*module));
    mutate::repairOutputShapes(*module);
    FailureOr<Case> candidate = Case::adopt(std::move(module));
    return succeeded(candidate) && accept(std::move(*candidate));
  }

  bool accept(Case candidate) {
    CaseSize candidateSize = measure(candidate);
    if (!(candidateSize < size) || !seen.insert(candidateSize.text).second ||
        !interesting(candidate))
      return false;
    current = std::move(candidate);
    size = std::move(candidateSize);
    if (options.progress)
      options.progress(size.operations);
    return true;
  }

  Case current;
  CaseSize size;
  const Interesting &interesting;
  const ReduceOptions &options;
  double usedAtStart;
  Clock::time_point deadline;
  llvm::StringSet<> seen;
};

/// Returns how exotic a type is: readers know f32 and i32 best.
unsigned getTypeWeight(Type type) {
  if (type.isF32() || type.isInteger(32) || type.isIndex())
    return 1;
  return type.isF64() || type.isInteger(64) ? 2 : 3;
}

} // namespace

Case padlab::reduce(const Case &theCase, const Interesting &interesting,
                    const ReduceOptions &options) {
  return Reducer(theCase, interesting, options).run();
}

unsigned padlab::countOperations(const Case &theCase) {
  unsigned operations = 0;
  theCase.getModule()->walk([&](Operation *) { ++operations; });
  return operations;
}

CaseSize padlab::measure(const Case &theCase) {
  CaseSize size;
  llvm::SmallSetVector<Type, 8> types;
  auto add = [&](TypeRange range) {
    for (Type type : range) {
      types.insert(getElementTypeOrSelf(type));
      if (auto tensor = dyn_cast<RankedTensorType>(type))
        size.dynamicExtents += tensor.getNumDynamicDims();
    }
  };
  theCase.getModule()->walk([&](Operation *op) {
    add(op->getResultTypes());
    for (Region &region : op->getRegions())
      for (Block &block : region)
        add(block.getArgumentTypes());
  });
  size.operations = countOperations(theCase);
  for (Type type : types)
    size.typeWeight += getTypeWeight(type);
  size.text = theCase.str();
  return size;
}
