//===- AffineAccess.cpp - loads and stores by affine maps -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AffineAccess.h"

#include "mlir/Dialect/Affine/Analysis/Utils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab::guards;

std::optional<AffineAccess> padlab::guards::getAffineAccess(Operation *op) {
  AffineAccess access{op};
  auto take = [&](auto interface) {
    access.memref = interface.getMemRef();
    access.map = interface.getAffineMap();
    llvm::append_range(access.operands, interface.getMapOperands());
  };
  if (auto read = dyn_cast<affine::AffineReadOpInterface>(op))
    take(read);
  else if (auto write = dyn_cast<affine::AffineWriteOpInterface>(op))
    take(write);
  else
    return std::nullopt;
  affine::getAffineForIVs(*op, &access.loops);
  return access;
}

void AffineAccess::compose() {
  affine::fullyComposeAffineMapAndOperands(&map, &operands);
}

bool AffineAccess::writes() const {
  return isa<affine::AffineWriteOpInterface>(op);
}

bool AffineAccess::isOnlyInLoops() const {
  for (Operation *around = op->getParentOp();
       around && !isa<FunctionOpInterface>(around);
       around = around->getParentOp())
    if (!isa<affine::AffineForOp>(around))
      return false;
  return true;
}

std::optional<llvm::SmallVector<int64_t>> padlab::guards::evaluateAt(
    AffineMap map, ValueRange operands,
    llvm::function_ref<std::optional<int64_t>(Value)> getNumber) {
  Builder b(map.getContext());
  llvm::SmallVector<Attribute> numbers, results;
  for (Value operand : operands) {
    std::optional<int64_t> number = getNumber(operand);
    if (!number)
      return std::nullopt;
    numbers.push_back(b.getIndexAttr(*number));
  }
  if (failed(map.constantFold(numbers, results)))
    return std::nullopt;
  return llvm::map_to_vector(results, [](Attribute result) {
    return cast<IntegerAttr>(result).getInt();
  });
}

namespace {
/// Runs the loops around an access.
class Rounds {
public:
  explicit Rounds(const AffineAccess &access) : access(access) {}

  /// Runs the loops from the given one on. Returns false if something is not
  /// known, or there are too many rounds.
  bool run(size_t depth = 0);

  Elements elements;

private:
  using Numbers = llvm::SmallVector<int64_t>;
  /// Returns the results of the map for the present round.
  std::optional<Numbers> evaluate(AffineMap map, ValueRange operands) const;

  static constexpr unsigned most = 4096;
  const AffineAccess &access;
  llvm::SmallDenseMap<Value, int64_t> counters;
  unsigned numRounds = 0;
};
} // namespace

std::optional<Rounds::Numbers> Rounds::evaluate(AffineMap map,
                                                ValueRange operands) const {
  return evaluateAt(map, operands, [&](Value operand) {
    auto counter = counters.find(operand);
    return counter == counters.end() ? getConstantIntValue(operand)
                                     : std::optional(counter->second);
  });
}

bool Rounds::run(size_t depth) {
  if (depth == access.loops.size()) {
    auto subscripts = evaluate(access.map, access.operands);
    if (!subscripts || ++numRounds > most)
      return false;
    elements.insert(std::move(*subscripts));
    return true;
  }
  affine::AffineForOp loop = access.loops[depth];
  auto low = evaluate(loop.getLowerBoundMap(), loop.getLowerBoundOperands());
  auto high = evaluate(loop.getUpperBoundMap(), loop.getUpperBoundOperands());
  if (!low || !high)
    return false;
  int64_t i = *llvm::max_element(*low), end = *llvm::min_element(*high);
  // A loop without rounds counts as one round: a nest may enter it very often.
  if (i >= end)
    return ++numRounds <= most;
  while (i < end) {
    counters[loop.getInductionVar()] = i;
    if (!run(depth + 1))
      return false;
    if (llvm::AddOverflow(i, loop.getStepAsInt(), i))
      break;
  }
  return true;
}

std::optional<Elements> padlab::guards::getElements(AffineAccess access) {
  if (!access.isOnlyInLoops())
    return std::nullopt;
  access.compose();
  Rounds rounds(access);
  if (!rounds.run())
    return std::nullopt;
  return std::move(rounds.elements);
}

std::pair<int64_t, int64_t> padlab::guards::getRange(const Elements &elements,
                                                     unsigned dim) {
  int64_t least = (*elements.begin())[dim], most = least;
  for (const auto &element : elements) {
    least = std::min(least, element[dim]);
    most = std::max(most, element[dim]);
  }
  return {least, most};
}
