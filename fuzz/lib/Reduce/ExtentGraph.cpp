//===- ExtentGraph.cpp - extents that depend on each other -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExtentGraph.h"

#include "Reduction.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace padlab;

ExtentGraph::ExtentGraph(func::FuncOp entry, tensor::PadOp cut, int64_t cutDim)
    : entry(entry), cut(cut), cutDim(cutDim) {
  entry->getParentOfType<ModuleOp>().walk<WalkOrder::PreOrder>(
      [&](Operation *op) {
        for (Region &region : op->getRegions())
          for (Block &block : region)
            for (Value argument : block.getArguments())
              uniteAll(argument, argument);
        connect(op);
      });
}

//===----------------------------------------------------------------------===//
// Nodes and classes
//===----------------------------------------------------------------------===//

unsigned ExtentGraph::addNode(Node node) {
  node.parent = nodes.size();
  nodes.push_back(node);
  return node.parent;
}

unsigned ExtentGraph::getNode(Value tensor, int64_t dim) {
  auto [it, isNew] = byValue.try_emplace({tensor, dim}, 0);
  if (isNew)
    it->second = addNode({tensor, dim});
  return it->second;
}

unsigned ExtentGraph::getNode(OpOperand &operand) {
  if (!matchPattern(operand.get(), m_Constant()))
    return getNode(operand.get(), -1);
  auto [it, isNew] = byOperand.try_emplace(&operand, 0);
  if (isNew)
    it->second = addNode({operand.get(), -1, &operand});
  return it->second;
}

unsigned ExtentGraph::find(unsigned node, int64_t &offset) {
  while (nodes[node].parent != node) {
    offset += nodes[node].offset;
    node = nodes[node].parent;
  }
  return node;
}

/// Records that extent `a` is extent `b` plus `offset`.
void ExtentGraph::unite(unsigned a, unsigned b, int64_t offset) {
  int64_t fromA = 0, fromB = 0;
  unsigned rootA = find(a, fromA), rootB = find(b, fromB);
  if (rootA == rootB)
    return;
  nodes[rootA].parent = rootB;
  nodes[rootA].offset = offset + fromB - fromA;
}

void ExtentGraph::uniteAll(Value a, Value b) {
  auto typeA = dyn_cast<RankedTensorType>(a.getType());
  auto typeB = dyn_cast<RankedTensorType>(b.getType());
  if (!typeA || !typeB || typeA.getRank() != typeB.getRank())
    return;
  for (int64_t dim = 0; dim < typeA.getRank(); ++dim)
    unite(getNode(a, dim), getNode(b, dim));
}

void ExtentGraph::uniteRanges(ValueRange a, ValueRange b) {
  for (auto [one, other] : llvm::zip(a, b))
    uniteAll(one, other);
}

std::optional<unsigned> ExtentGraph::lookup(Value tensor, int64_t dim) {
  auto it = byValue.find({tensor, dim});
  if (it == byValue.end())
    return std::nullopt;
  return it->second;
}

llvm::SmallVector<unsigned> ExtentGraph::getClasses() {
  llvm::SmallSetVector<unsigned, 16> roots;
  for (unsigned node = 0; node < nodes.size(); ++node) {
    int64_t offset = 0;
    if (nodes[node].dim >= 0)
      roots.insert(find(node, offset));
  }
  return roots.takeVector();
}

//===----------------------------------------------------------------------===//
// Which extents each operation connects
//===----------------------------------------------------------------------===//

void ExtentGraph::connectPad(tensor::PadOp op) {
  llvm::ArrayRef<int64_t> low = op.getStaticLow(), high = op.getStaticHigh();
  // A pad that an earlier edit replaced no longer agrees with the types of its
  // source and result.
  int64_t rank = op.getSourceType().getRank();
  if (op.getResultType().getRank() != rank ||
      static_cast<int64_t>(low.size()) != rank)
    return;
  for (int64_t dim = 0; dim < rank; ++dim) {
    unsigned source = getNode(op.getSource(), dim);
    unsigned result = getNode(op.getResult(), dim);
    bool isCut = cut == op && cutDim == dim;
    if (!isCut && ShapedType::isStatic(low[dim]) &&
        ShapedType::isStatic(high[dim]))
      unite(result, source, low[dim] + high[dim]);
  }
}

/// Connects the operands that are sizes of a slice with the extents of the
/// tensor that is extracted or inserted.
template <typename Slice>
void ExtentGraph::connectSizes(Slice slice, Value tensor) {
  ArrayRef<int64_t> sizes = slice.getStaticSizes();
  auto type = cast<RankedTensorType>(tensor.getType());
  if (static_cast<int64_t>(sizes.size()) != type.getRank())
    return;
  MutableOperandRange operands = slice.getSizesMutable();
  unsigned next = 0;
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (ShapedType::isDynamic(size))
      unite(getNode(tensor, dim), getNode(operands[next++]));
}

void ExtentGraph::connectStructured(linalg::LinalgOp op) {
  uniteRanges(op->getResults(), op.getDpsInits());
  llvm::DenseMap<unsigned, unsigned> loops;
  for (OpOperand &operand : op->getOpOperands()) {
    AffineMap map = op.getMatchingIndexingMap(&operand);
    if (!isa<RankedTensorType>(operand.get().getType()))
      continue;
    for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
      unsigned node = getNode(operand.get(), dim);
      if (auto loop = dyn_cast<AffineDimExpr>(expr))
        unite(loops.try_emplace(loop.getPosition(), node).first->second, node);
    }
  }
}

void ExtentGraph::connectFunction(Operation *op) {
  if (auto call = dyn_cast<func::CallOp>(op)) {
    auto callee = entry->getParentOfType<ModuleOp>().lookupSymbol<func::FuncOp>(
        call.getCallee());
    if (!callee || callee.isDeclaration())
      return;
    uniteRanges(callee.getArguments(), call.getOperands());
    if (func::ReturnOp ret = getReturn(callee))
      uniteRanges(call.getResults(), ret.getOperands());
  } else if (auto loop = dyn_cast<scf::ForOp>(op)) {
    uniteRanges(loop.getInitArgs(), loop.getRegionIterArgs());
    uniteRanges(loop.getResults(), loop.getInitArgs());
    uniteRanges(loop.getYieldedValues(), loop.getInitArgs());
  } else if (auto branch = dyn_cast<scf::IfOp>(op)) {
    for (Region *region : branch.getRegions())
      if (!region->empty())
        uniteRanges(branch.getResults(),
                    region->front().getTerminator()->getOperands());
  }
}

void ExtentGraph::connect(Operation *op) {
  if (op->hasAttr(erasedMark))
    return;
  for (Value result : op->getResults())
    uniteAll(result, result);
  if (auto pad = dyn_cast<tensor::PadOp>(op))
    return connectPad(pad);
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    return connectStructured(structured);
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    return connectSizes(slice, slice.getResult());
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op)) {
    uniteAll(insert.getResult(), insert.getDest());
    return connectSizes(insert, insert.getSource());
  }
  if (auto cast = dyn_cast<tensor::CastOp>(op))
    return uniteAll(cast.getResult(), cast.getSource());
  if (auto empty = dyn_cast<tensor::EmptyOp>(op)) {
    unsigned next = 0;
    for (int64_t dim = 0; dim < empty.getType().getRank(); ++dim)
      if (empty.getType().isDynamicDim(dim))
        unite(getNode(empty.getResult(), dim),
              getNode(empty->getOpOperand(next++)));
    return;
  }
  if (auto dimOp = dyn_cast<tensor::DimOp>(op)) {
    std::optional<int64_t> dim = dimOp.getConstantIndex();
    auto type = dyn_cast<RankedTensorType>(dimOp.getSource().getType());
    if (dim && type && *dim < type.getRank())
      unite(getNode(dimOp.getResult(), -1), getNode(dimOp.getSource(), *dim));
    return;
  }
  if (OpTrait::hasElementwiseMappableTraits(op)) {
    for (Value operand : op->getOperands())
      if (op->getNumResults() == 1)
        uniteAll(op->getResult(0), operand);
    return;
  }
  connectFunction(op);
}

//===----------------------------------------------------------------------===//
// Known extents
//===----------------------------------------------------------------------===//

unsigned padlab::getDynamicPosition(RankedTensorType type, int64_t dim) {
  return llvm::count(type.getShape().take_front(dim), ShapedType::kDynamic);
}

DenseI64ArrayAttr padlab::getExtents(func::FuncOp entry, Value argument) {
  auto block = dyn_cast<BlockArgument>(argument);
  if (!block || block.getOwner() != &entry.getBody().front())
    return {};
  return entry.getArgAttrOfType<DenseI64ArrayAttr>(block.getArgNumber(),
                                                   attrs::extents);
}

IntegerAttr padlab::getPinnedValue(func::FuncOp entry, Value argument) {
  auto block = dyn_cast<BlockArgument>(argument);
  if (!block || block.getOwner() != &entry.getBody().front())
    return {};
  return entry.getArgAttrOfType<IntegerAttr>(block.getArgNumber(),
                                             attrs::value);
}

std::optional<int64_t> ExtentGraph::getKnown(const Node &node) {
  if (node.dim < 0) {
    APInt constant;
    if (matchPattern(node.value, m_ConstantInt(&constant)))
      return constant.getSExtValue();
    if (IntegerAttr pinned = getPinnedValue(entry, node.value))
      return pinned.getValue().getSExtValue();
    return std::nullopt;
  }
  auto type = cast<RankedTensorType>(node.value.getType());
  if (!type.isDynamicDim(node.dim))
    return type.getDimSize(node.dim);
  if (DenseI64ArrayAttr extents = getExtents(entry, node.value))
    return extents[getDynamicPosition(type, node.dim)];
  return std::nullopt;
}

std::optional<int64_t> ExtentGraph::getBase(unsigned root) {
  for (unsigned node = 0; node < nodes.size(); ++node) {
    int64_t offset = 0;
    if (find(node, offset) != root)
      continue;
    if (std::optional<int64_t> known = getKnown(nodes[node]))
      return *known - offset;
  }
  return std::nullopt;
}

std::optional<int64_t> ExtentGraph::getLeastExtent(unsigned node) {
  int64_t start = 0;
  unsigned root = find(node, start);
  std::optional<int64_t> base = getBase(root), least;
  for (unsigned other = 0; base && other < nodes.size(); ++other) {
    int64_t offset = 0;
    if (nodes[other].dim >= 0 && find(other, offset) == root)
      least = std::min(least.value_or(INT64_MAX), *base + offset);
  }
  return least;
}

bool ExtentGraph::hasDynamic(unsigned node) {
  int64_t start = 0;
  unsigned root = find(node, start);
  for (unsigned other = 0; other < nodes.size(); ++other) {
    int64_t offset = 0;
    if (nodes[other].dim >= 0 && find(other, offset) == root &&
        cast<RankedTensorType>(nodes[other].value.getType())
            .isDynamicDim(nodes[other].dim))
      return true;
  }
  return false;
}
