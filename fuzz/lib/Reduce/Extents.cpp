//===- Extents.cpp - smaller tensors, less padding -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExtentGraph.h"
#include "Reduction.h"

using namespace mlir;
using namespace padlab;

/// Returns values to try in place of `value`, the smallest first.
static llvm::SmallVector<int64_t> getSmaller(int64_t value) {
  llvm::SmallVector<int64_t> smaller;
  for (int64_t candidate : {int64_t(0), int64_t(1), value / 2, value - 1})
    if (candidate >= 0 && candidate < value &&
        !llvm::is_contained(smaller, candidate))
      smaller.push_back(candidate);
  return smaller;
}

void padlab::offerExtents(func::FuncOp entry, Edits &edits) {
  auto graph = std::make_shared<ExtentGraph>(entry);
  for (unsigned node : graph->getClasses()) {
    std::optional<int64_t> least = graph->getLeastExtent(node);
    if (!least)
      continue;
    // The shift makes the least extent of the class equal to `extent`.
    for (int64_t extent : getSmaller(*least))
      edits.push_back(
          [=] { graph->shift(node, extent - *graph->getLeastExtent(node)); });
  }
}

void padlab::offerStaticExtents(func::FuncOp entry, Edits &edits) {
  auto graph = std::make_shared<ExtentGraph>(entry);
  for (unsigned node : graph->getClasses())
    if (graph->hasDynamic(node) && graph->getLeastExtent(node))
      edits.push_back([=] { graph->makeStatic(node); });
}

void padlab::offerRanks(func::FuncOp entry, Edits &edits) {
  size_t classes = ExtentGraph(entry).getClasses().size();
  // Removing a dimension renumbers the others, so the program is analyzed
  // again.
  for (size_t index = 0; index < classes; ++index)
    edits.push_back([=] {
      ExtentGraph graph(entry);
      llvm::SmallVector<unsigned> nodes = graph.getClasses();
      if (index < nodes.size())
        graph.dropDimensions(nodes[index]);
    });
}

//===----------------------------------------------------------------------===//
// Padding
//===----------------------------------------------------------------------===//

/// Makes the extent `dim` of the pad's result static if the extent of the
/// source and both amounts are static.
static void followAmounts(func::FuncOp entry, tensor::PadOp pad, int64_t dim) {
  int64_t low = pad.getStaticLow()[dim], high = pad.getStaticHigh()[dim];
  int64_t source = pad.getSourceType().getDimSize(dim);
  if (!pad.getResultType().isDynamicDim(dim) || ShapedType::isDynamic(low) ||
      ShapedType::isDynamic(high) || ShapedType::isDynamic(source))
    return;
  ExtentGraph graph(entry, pad, dim);
  if (std::optional<unsigned> node = graph.lookup(pad.getResult(), dim))
    graph.makeStatic(*node, source + low + high);
}

/// Sets one amount of padding, and changes the extents that depend on the pad's
/// result accordingly.
static void setAmount(func::FuncOp entry, tensor::PadOp pad, bool isLow,
                      int64_t dim, int64_t amount) {
  llvm::SmallVector<int64_t> amounts(isLow ? pad.getStaticLow()
                                           : pad.getStaticHigh());
  int64_t old = amounts[dim];
  if (ShapedType::isStatic(old)) {
    ExtentGraph graph(entry, pad, dim);
    if (std::optional<unsigned> node = graph.lookup(pad.getResult(), dim))
      graph.shift(*node, amount - old);
  } else {
    unsigned position =
        llvm::count(llvm::ArrayRef(amounts).take_front(dim), old);
    isLow ? pad.getLowMutable().erase(position)
          : pad.getHighMutable().erase(position);
  }
  amounts[dim] = amount;
  isLow ? pad.setStaticLow(amounts) : pad.setStaticHigh(amounts);
  followAmounts(entry, pad, dim);
}

static void offerAmounts(func::FuncOp entry, tensor::PadOp pad, bool isLow,
                         Edits &edits) {
  auto amounts = isLow ? pad.getStaticLow() : pad.getStaticHigh();
  OperandRange operands = isLow ? pad.getLow() : pad.getHigh();
  unsigned next = 0;
  // If the case gives the value of an operand, this value is tried. Otherwise
  // the amount may be negative, so -1 is tried, too.
  auto getLikely = [&](Value operand) {
    IntegerAttr pinned = getPinnedValue(entry, operand);
    return pinned ? llvm::SmallVector<int64_t>{0, 1, pinned.getInt()}
                  : llvm::SmallVector<int64_t>{0, 1, 2, -1};
  };
  for (auto [dim, amount] : llvm::enumerate(amounts)) {
    bool isStatic = ShapedType::isStatic(amount);
    llvm::SmallVector<int64_t> smaller =
        isStatic ? getSmaller(amount) : getLikely(operands[next++]);
    if (isStatic && amount < 0)
      smaller = {0};
    for (int64_t value : smaller)
      edits.push_back(
          [=, dim = dim] { setAmount(entry, pad, isLow, dim, value); });
  }
}

void padlab::offerPads(func::FuncOp entry, Edits &edits) {
  entry->getParentOfType<ModuleOp>().walk([&](tensor::PadOp pad) {
    if (pad.getNofold())
      edits.push_back([=]() mutable { pad.setNofold(false); });
    offerAmounts(entry, pad, /*isLow=*/true, edits);
    offerAmounts(entry, pad, /*isLow=*/false, edits);
  });
}
