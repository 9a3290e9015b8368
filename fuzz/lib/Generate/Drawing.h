//===- Drawing.h - what all generators draw in the same way -----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Emitter, an entry of the tables of operations; functions that draw how often
/// a case uses each emitter, pick one of the existing values, or shuffle
/// values; and a function that builds a program step by step.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_LIB_GENERATE_DRAWING_H
#define PADLAB_LIB_GENERATE_DRAWING_H

#include "padlab/fuzz/Choices.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace padlab::generate {

/// A function that emits an operation of a `Program`. If the operation fits no
/// value of the program, the function emits a simpler operation, or nothing.
template <typename Program>
struct Emitter {
  void (*emit)(Program &program);
  /// How often this emitter is drawn, relative to the other emitters.
  unsigned weight;
};

/// Draws the weight of each of `emitters` for one case. The weight is often the
/// emitter's own one; some emitters are favoured (`favour` times their own
/// weight), and others never used. The first emitter is always possible.
template <typename Entry>
llvm::SmallVector<unsigned>
drawWeights(Choices &choices, llvm::ArrayRef<Entry> emitters, unsigned favour,
            unsigned Entry::*weight) {
  llvm::SmallVector<unsigned> weights;
  for (const Entry &emitter : emitters)
    weights.push_back(emitter.*weight * choices.pick({1u, 0u, 1u, favour}));
  weights.front() += 1;
  return weights;
}

/// Returns the entry of this name, or null.
template <typename Entry>
const Entry *findByName(llvm::ArrayRef<Entry> entries, llvm::StringRef name) {
  const Entry *found = llvm::find_if(
      entries, [&](const Entry &entry) { return entry.name == name; });
  return found == entries.end() ? nullptr : found;
}

/// Draws a number below `count`, which is positive. The number is the smaller
/// one of two draws, so that small numbers are likelier.
inline uint64_t drawRecent(Choices &choices, uint64_t count) {
  uint64_t first = choices.draw(count);
  return std::min(first, choices.draw(count));
}

/// Picks one of `values`, of which there is at least one. Recent ones are more
/// likely.
template <typename Values>
auto pickRecent(Choices &choices, const Values &values) {
  return values[values.size() - 1 - drawRecent(choices, values.size())];
}

/// Picks one of the `values` that `accept` takes, more likely a recent one.
/// Returns null if `accept` takes none.
template <typename T, typename Accept>
const T *findRecent(Choices &choices, const std::vector<T> &values,
                    Accept accept) {
  llvm::SmallVector<const T *> candidates;
  for (const T &candidate : llvm::reverse(values))
    if (accept(candidate))
      candidates.push_back(&candidate);
  return candidates.empty()
             ? nullptr
             : candidates[drawRecent(choices, candidates.size())];
}

/// Picks a value as `findRecent` does, but returns a copy, which stays valid
/// when the caller adds values.
template <typename T, typename Accept>
std::optional<T> pickRecent(Choices &choices, const std::vector<T> &values,
                            Accept accept) {
  const T *found = findRecent(choices, values, accept);
  return found ? std::optional(*found) : std::nullopt;
}

/// Puts `values` in a drawn order.
template <typename Values>
void shuffle(Choices &choices, Values &values) {
  for (size_t i = values.size(); i > 1; --i)
    std::swap(values[i - 1], values[choices.draw(i)]);
}

/// Builds a program in steps. Entry i of `stepWeights` is the weight of a
/// program with i + 1 steps. Each step calls one of `emitters`. `addInputs`
/// makes the values that the program starts with. The features, the inputs and
/// each step draw from separate sections of choices, so that a part that needs
/// more choices does not change the other parts.
template <typename Program, typename AddInputs>
mlir::OwningOpRef<mlir::ModuleOp>
buildInSteps(Choices &choices, mlir::MLIRContext *context,
             llvm::ArrayRef<unsigned> stepWeights,
             llvm::ArrayRef<Emitter<Program>> emitters, AddInputs addInputs) {
  enum Section : unsigned { Plan, Features, Inputs, Steps };
  choices.enterSection(Plan);
  unsigned steps = 1 + choices.weighted(stepWeights);
  uint64_t seed = choices.draw(uint64_t(1) << 32);
  llvm::SmallVector<unsigned> weights =
      drawWeights(choices, emitters, /*favour=*/5, &Emitter<Program>::weight);
  choices.enterSection(Features);
  Program program(choices, context);
  choices.enterSection(Inputs);
  addInputs(program);
  for (unsigned i = 0; i < steps; ++i) {
    choices.enterSection(Steps + i);
    emitters[choices.weighted(weights)].emit(program);
  }
  choices.enterSection(Steps + stepWeights.size());
  return program.finish(seed);
}

} // namespace padlab::generate

#endif // PADLAB_LIB_GENERATE_DRAWING_H
