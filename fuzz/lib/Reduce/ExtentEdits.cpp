//===- ExtentEdits.cpp - changes and removals of extents -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExtentGraph.h"
#include "Reduction.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace padlab;

using Shapes = llvm::MapVector<Value, llvm::SmallVector<int64_t>>;

static llvm::SmallVector<int64_t> &getShape(Shapes &shapes, Value value) {
  auto [it, isNew] = shapes.try_emplace(value);
  if (isNew)
    llvm::append_range(it->second,
                       cast<RankedTensorType>(value.getType()).getShape());
  return it->second;
}

DenseElementsAttr padlab::reshapeConstant(DenseElementsAttr attr,
                                          RankedTensorType type) {
  if (attr.isSplat())
    return attr.resizeSplat(type);
  auto old = cast<RankedTensorType>(attr.getType());
  llvm::SmallVector<Attribute> source(attr.getValues<Attribute>());
  llvm::SmallVector<Attribute> values(type.getNumElements(), source.front());
  for (int64_t at = 0; at < type.getNumElements(); ++at) {
    int64_t rest = at, from = 0, stride = 1;
    bool inside = true;
    // If `type` has a lower rank, only elements whose indices in the leading
    // dimensions of the old constant are 0 are taken.
    for (int64_t dim = type.getRank() - 1, oldDim = old.getRank() - 1;
         dim >= 0 && oldDim >= 0; --dim, --oldDim) {
      int64_t index = rest % type.getDimSize(dim);
      rest /= type.getDimSize(dim);
      inside &= index < old.getDimSize(oldDim);
      from += index * stride;
      stride *= old.getDimSize(oldDim);
    }
    if (inside)
      values[at] = source[from];
  }
  return DenseElementsAttr::get(type, values);
}

/// Makes the sizes of a slice that is extracted or inserted equal the static
/// extents of `type`, the type of the slice. Does nothing if the slice has
/// another rank than its sizes.
template <typename Slice>
static void followSizes(Slice slice, RankedTensorType type) {
  llvm::SmallVector<int64_t> sizes(slice.getStaticSizes());
  if (static_cast<int64_t>(sizes.size()) != type.getRank())
    return;
  MutableOperandRange operands = slice.getSizesMutable();
  unsigned position = 0;
  for (auto [size, extent] : llvm::zip(sizes, type.getShape())) {
    bool wasDynamic = ShapedType::isDynamic(size);
    if (ShapedType::isStatic(extent)) {
      size = extent;
      if (wasDynamic)
        operands.erase(position);
    } else if (wasDynamic) {
      ++position;
    }
  }
  slice.setStaticSizes(sizes);
}

/// Updates constants and sizes of slices that repeat the shape of `value`.
static void followType(Value value) {
  Operation *op = value.getDefiningOp();
  auto type = cast<RankedTensorType>(value.getType());
  if (auto constant = dyn_cast_or_null<arith::ConstantOp>(op)) {
    auto attr = dyn_cast<DenseElementsAttr>(constant.getValue());
    if (attr && type.hasStaticShape() && !attr.empty())
      constant.setValueAttr(reshapeConstant(attr, type));
  } else if (auto slice = dyn_cast_or_null<tensor::ExtractSliceOp>(op)) {
    followSizes(slice, type);
  }
  for (Operation *user : value.getUsers())
    if (auto insert = dyn_cast<tensor::InsertSliceOp>(user);
        insert && insert.getSource() == value)
      followSizes(insert, type);
}

void ExtentGraph::applyShapes(const Shapes &shapes) {
  for (const auto &[value, shape] : shapes) {
    auto type = cast<RankedTensorType>(value.getType());
    Value changed = value;
    changed.setType(RankedTensorType::get(shape, type.getElementType(),
                                          type.getEncoding()));
  }
  for (const auto &entryOfMap : shapes)
    followType(entryOfMap.first);
  for (auto function :
       entry->getParentOfType<ModuleOp>().getOps<func::FuncOp>())
    updateFunctionType(function);
}

static void setArgAttr(func::FuncOp entry, Value argument, StringRef name,
                       Attribute attr) {
  entry.setArgAttr(cast<BlockArgument>(argument).getArgNumber(), name, attr);
}

void ExtentGraph::shift(unsigned node, int64_t delta) {
  int64_t start = 0;
  unsigned root = find(node, start);
  Shapes shapes;
  Builder builder(entry.getContext());
  for (unsigned at = 0; at < nodes.size(); ++at) {
    int64_t offset = 0;
    if (find(at, offset) != root)
      continue;
    Node &member = nodes[at];
    if (member.operand) {
      OpBuilder at(member.operand->getOwner());
      std::optional<int64_t> old = getKnown(member);
      member.operand->set(arith::ConstantIndexOp::create(
          at, member.value.getLoc(), *old + delta));
    } else if (member.dim < 0) {
      if (IntegerAttr pinned = getPinnedValue(entry, member.value))
        setArgAttr(entry, member.value, attrs::value,
                   builder.getIndexAttr(pinned.getInt() + delta));
    } else if (auto type = cast<RankedTensorType>(member.value.getType());
               !type.isDynamicDim(member.dim)) {
      int64_t &extent = getShape(shapes, member.value)[member.dim];
      extent = std::max<int64_t>(0, extent + delta);
    } else if (DenseI64ArrayAttr old = getExtents(entry, member.value)) {
      llvm::SmallVector<int64_t> extents(old.asArrayRef());
      extents[getDynamicPosition(type, member.dim)] += delta;
      setArgAttr(entry, member.value, attrs::extents,
                 builder.getDenseI64ArrayAttr(extents));
    }
  }
  applyShapes(shapes);
}

//===----------------------------------------------------------------------===//
// Dynamic to static
//===----------------------------------------------------------------------===//

/// Drops the extent of dimension `dim` from the attribute `padlab.extents` of
/// an argument of the entry.
static void dropExtent(func::FuncOp entry, Value argument, int64_t dim) {
  DenseI64ArrayAttr old = getExtents(entry, argument);
  auto type = cast<RankedTensorType>(argument.getType());
  if (!old || !type.isDynamicDim(dim))
    return;
  llvm::SmallVector<int64_t> extents(old.asArrayRef());
  extents.erase(extents.begin() + getDynamicPosition(type, dim));
  if (extents.empty())
    entry.removeArgAttr(cast<BlockArgument>(argument).getArgNumber(),
                        attrs::extents);
  else
    setArgAttr(entry, argument, attrs::extents,
               DenseI64ArrayAttr::get(entry.getContext(), extents));
}

static void dropEmptyOperand(Value result, int64_t dim) {
  auto empty = result.getDefiningOp<tensor::EmptyOp>();
  if (empty && empty.getType().isDynamicDim(dim))
    empty->eraseOperand(getDynamicPosition(empty.getType(), dim));
}

void ExtentGraph::makeStatic(unsigned node) {
  int64_t offset = 0;
  if (std::optional<int64_t> base = getBase(find(node, offset)))
    makeStatic(node, *base + offset);
}

void ExtentGraph::makeStatic(unsigned node, int64_t extent) {
  int64_t start = 0;
  unsigned root = find(node, start);
  int64_t base = extent - start;
  // The place of a dynamic extent, in attributes and among operands, is the
  // number of dynamic extents before it. So the loop starts from the last
  // dimension, and updates each type at once.
  for (unsigned at = nodes.size(); at-- > 0;) {
    int64_t offset = 0;
    Node &member = nodes[at];
    if (member.dim < 0 || find(at, offset) != root ||
        !cast<RankedTensorType>(member.value.getType())
             .isDynamicDim(member.dim))
      continue;
    dropExtent(entry, member.value, member.dim);
    dropEmptyOperand(member.value, member.dim);
    Shapes shapes;
    getShape(shapes, member.value)[member.dim] = base + offset;
    applyShapes(shapes);
  }
}

//===----------------------------------------------------------------------===//
// Fewer dimensions
//===----------------------------------------------------------------------===//

namespace {

using Dropped = llvm::MapVector<Value, llvm::BitVector>;

template <typename T>
llvm::SmallVector<T> keepOnly(llvm::ArrayRef<T> all,
                              const llvm::BitVector &drop) {
  llvm::SmallVector<T> kept;
  for (auto [index, item] : llvm::enumerate(all))
    if (!drop[index])
      kept.push_back(item);
  return kept;
}

/// Replaces a pad by one without the dropped dimensions. In its region, 0
/// replaces the index in a dropped dimension.
void dropPadDimensions(tensor::PadOp op, const llvm::BitVector &drop,
                       Value source, RankedTensorType type) {
  OpBuilder builder(op);
  auto low = keepOnly<OpFoldResult>(op.getMixedLowPad(), drop);
  auto high = keepOnly<OpFoldResult>(op.getMixedHighPad(), drop);
  auto narrow = tensor::PadOp::create(builder, op.getLoc(), type, source, low,
                                      high, op.getNofold());
  IRMapping mapping;
  op.getRegion().cloneInto(&narrow.getRegion(), mapping);
  Block &body = narrow.getRegion().front();
  builder.setInsertionPointToStart(&body);
  for (int index : drop.set_bits())
    if (!body.getArgument(index).use_empty())
      body.getArgument(index).replaceAllUsesWith(
          arith::ConstantIndexOp::create(builder, op.getLoc(), 0));
  body.eraseArguments(drop);
  op.getResult().replaceAllUsesWith(narrow.getResult());
}

/// Drops the loops that run over dropped dimensions.
void dropLoops(linalg::GenericOp op, const Dropped &dropped) {
  llvm::BitVector loops(op.getNumLoops());
  llvm::SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  for (OpOperand &operand : op->getOpOperands()) {
    auto it = dropped.find(operand.get());
    if (it == dropped.end())
      continue;
    AffineMap &map = maps[operand.getOperandNumber()];
    for (int dim : it->second.set_bits())
      if (auto loop = dyn_cast<AffineDimExpr>(map.getResult(dim)))
        loops.set(loop.getPosition());
    llvm::SmallBitVector results(map.getNumResults());
    for (int dim : it->second.set_bits())
      results.set(dim);
    map = map.dropResults(results);
  }
  llvm::SmallBitVector unused(op.getNumLoops());
  for (int loop : loops.set_bits())
    unused.set(loop);
  for (AffineMap &map : maps)
    map = projectDims(map, unused, /*compressDimsFlag=*/true);
  auto iterators = llvm::to_vector(op.getIteratorTypes());
  op.setIndexingMapsAttr(Builder(op.getContext()).getAffineMapArrayAttr(maps));
  op.setIteratorTypesAttr(
      ArrayAttr::get(op.getContext(), keepOnly<Attribute>(iterators, loops)));
  op.walk([&](linalg::IndexOp index) {
    int64_t dim = index.getDim();
    int64_t before = 0;
    for (int loop : loops.set_bits())
      before += loop < dim;
    OpBuilder builder(index);
    if (loops[dim])
      index.getResult().replaceAllUsesWith(
          arith::ConstantIndexOp::create(builder, index.getLoc(), 0));
    else
      index.setDim(dim - before);
  });
}

llvm::SmallVector<int64_t> renumber(llvm::ArrayRef<int64_t> dims,
                                    const llvm::BitVector &drop) {
  llvm::SmallVector<int64_t> kept;
  for (int64_t dim : dims)
    if (!drop[dim])
      kept.push_back(dim - llvm::count_if(drop.set_bits(), [&](int64_t each) {
                       return each < dim;
                     }));
  return kept;
}

/// Removes dropped dimensions from the attributes of broadcasts, transpositions
/// and reductions that list dimensions.
void dropNamedDimensions(Operation *op, const Dropped &dropped) {
  auto getKept = [&](Value value, llvm::ArrayRef<int64_t> dims) {
    auto it = dropped.find(value);
    return it == dropped.end() ? llvm::to_vector(dims)
                               : renumber(dims, it->second);
  };
  if (auto broadcast = dyn_cast<linalg::BroadcastOp>(op))
    broadcast.setDimensions(
        getKept(broadcast.getInit(), broadcast.getDimensions()));
  else if (auto transpose = dyn_cast<linalg::TransposeOp>(op)) {
    transpose.setPermutation(
        getKept(transpose.getInput(), transpose.getPermutation()));
    // Upstream's verifier crashes on a transposition of a tensor of rank 0.
    if (transpose.getPermutation().empty() && op->getNumResults() == 1) {
      op->getResult(0).replaceAllUsesWith(transpose.getInput());
      op->setAttr(erasedMark, UnitAttr::get(op->getContext()));
    }
  } else if (auto reduce = dyn_cast<linalg::ReduceOp>(op))
    reduce.setDimensions(
        getKept(reduce.getInputs().front(), reduce.getDimensions()));
}

} // namespace

void ExtentGraph::dropDimensions(unsigned node) {
  int64_t start = 0;
  unsigned root = find(node, start);
  Dropped dropped;
  for (unsigned at = 0; at < nodes.size(); ++at) {
    int64_t offset = 0;
    Node &member = nodes[at];
    if (member.dim < 0 || find(at, offset) != root)
      continue;
    auto type = cast<RankedTensorType>(member.value.getType());
    dropped.try_emplace(member.value, type.getRank())
        .first->second.set(member.dim);
  }
  llvm::SmallVector<tensor::PadOp> pads;
  entry->getParentOfType<ModuleOp>().walk([&](Operation *op) {
    if (auto generic = dyn_cast<linalg::GenericOp>(op))
      dropLoops(generic, dropped);
    else if (auto pad = dyn_cast<tensor::PadOp>(op))
      pads.push_back(pad);
    else
      dropNamedDimensions(op, dropped);
  });
  Shapes shapes;
  for (auto &[value, drop] : dropped) {
    for (int dim = drop.find_last(); dim >= 0; dim = drop.find_prev(dim)) {
      dropExtent(entry, value, dim);
      dropEmptyOperand(value, dim);
    }
    auto type = cast<RankedTensorType>(value.getType());
    shapes[value] = keepOnly(type.getShape(), drop);
  }
  applyShapes(shapes);
  for (tensor::PadOp pad : pads)
    // A pad that an earlier edit of the same run replaced has amounts of
    // another rank, and is skipped.
    if (auto it = dropped.find(pad.getResult());
        it != dropped.end() && it->second.size() == pad.getStaticLow().size())
      dropPadDimensions(pad, it->second, pad.getSource(), pad.getResultType());
}
