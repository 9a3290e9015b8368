//===- ShapeArguments.cpp - arguments of shape functions --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeArguments.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace padlab;

static int64_t getRankOf(Value shaped) {
  auto type = dyn_cast<RankedTensorType>(shaped.getType());
  return type ? type.getRank() : 0;
}

static RankedTensorType getListType(OpBuilder &b) {
  return RankedTensorType::get({ShapedType::kDynamic}, b.getIndexType());
}

static Value castToList(Value tensor, OpBuilder &b, Location loc) {
  if (tensor.getType() == getListType(b))
    return tensor;
  return tensor::CastOp::create(b, loc, getListType(b), tensor);
}

static Value makeList(ArrayRef<Value> numbers, OpBuilder &b, Location loc) {
  auto type = RankedTensorType::get({static_cast<int64_t>(numbers.size())},
                                    b.getIndexType());
  return castToList(tensor::FromElementsOp::create(b, loc, type, numbers), b,
                    loc);
}

static Value makeListOfExtents(ValueRange shaped, OpBuilder &b, Location loc) {
  SmallVector<Value> extents;
  for (Value each : shaped)
    for (int64_t dim = 0, rank = getRankOf(each); dim < rank; ++dim)
      extents.push_back(tensor::DimOp::create(b, loc, each, dim));
  return makeList(extents, b, loc);
}

Value padlab::makeExtents(Value shaped, OpBuilder &b, Location loc) {
  // The dialect `shape` does not support sparse tensors.
  if (sparse_tensor::getSparseTensorEncoding(shaped.getType()))
    return makeListOfExtents(shaped, b, loc);
  return shape::ShapeOfOp::create(b, loc, getListType(b), shaped);
}

namespace {

/// Makes the arguments of the shape function for one result of an operation.
class Arguments {
public:
  Arguments(OpResult result, OpBuilder &b)
      : result(result), op(result.getOwner()), b(b), loc(op->getLoc()) {}

  OpResult result;
  Operation *op;

  template <typename Op>
  Op getOp() const {
    return dyn_cast<Op>(op);
  }

  void addExtents(Value shaped) { add(makeExtents(shaped, b, loc)); }
  void addNumbers(ArrayRef<int64_t> numbers) {
    addList(llvm::map_to_vector(
        numbers, [&](int64_t number) { return makeIndex(number); }));
  }
  void addNumbers(ArrayRef<OpFoldResult> numbers) {
    addList(llvm::map_to_vector(numbers, [&](OpFoldResult number) {
      return getValueOrCreateConstantIndexOp(b, loc, number);
    }));
  }
  void addIndex(int64_t number) { add(makeIndex(number)); }
  /// Adds one list that contains the extents of all tensors in `shaped`, one
  /// after the other.
  void addExtentsInRow(ValueRange shaped) {
    add(makeListOfExtents(shaped, b, loc));
  }
  /// Adds the elements of a tensor of integers as a list.
  void addElements(Value tensor) {
    auto type = cast<RankedTensorType>(tensor.getType());
    if (!type.getElementType().isIndex())
      tensor = arith::IndexCastOp::create(b, loc, type.clone(b.getIndexType()),
                                          tensor);
    add(castToList(tensor, b, loc));
  }

  SmallVector<Value> values;

private:
  Value makeIndex(int64_t number) {
    return arith::ConstantIndexOp::create(b, loc, number);
  }
  void addList(ArrayRef<Value> numbers) { add(makeList(numbers, b, loc)); }
  void add(Value value) { values.push_back(value); }

  OpBuilder &b;
  Location loc;
};

/// Adds the arguments of one function of ShapeLibrary.mlir for the operation
/// `Arguments::op`. Returns false if this function does not compute the extents
/// of the operation, for example of a matmul with user-defined indexing maps.
using MakeArguments = bool (*)(Arguments &);

} // namespace

//===----------------------------------------------------------------------===//
// Operations on tensors
//===----------------------------------------------------------------------===//

/// Adds the extents of the source of a cast or a bit cast.
static bool addSource(Arguments &arguments) {
  arguments.addExtents(arguments.op->getOperand(0));
  return true;
}

static bool addDestination(Arguments &arguments) {
  Operation *op = arguments.op;
  if (auto insert = dyn_cast<tensor::InsertOp>(op))
    arguments.addExtents(insert.getDest());
  else if (auto scatter = dyn_cast<tensor::ScatterOp>(op))
    arguments.addExtents(scatter.getDest());
  else if (auto destination = dyn_cast<DestinationStyleOpInterface>(op))
    arguments.addExtents(destination.getTiedOpOperand(arguments.result)->get());
  else
    return false;
  return true;
}

/// Adds the extents that the operation has as operands and attributes.
static bool addSizes(Arguments &arguments) {
  Operation *op = arguments.op;
  if (auto reshape = dyn_cast<tensor::ReshapeOp>(op)) {
    arguments.addElements(reshape.getShape());
    return true;
  }
  OpBuilder b(op);
  auto type = cast<RankedTensorType>(arguments.result.getType());
  SmallVector<OpFoldResult> sizes;
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op)) {
    sizes = getMixedValues(expand.getStaticOutputShape(),
                           expand.getOutputShape(), b);
  } else {
    // The operands of `tensor.from_elements` are elements, not extents.
    bool hasExtents =
        isa<tensor::EmptyOp, tensor::GenerateOp, tensor::SplatOp>(op);
    if (!hasExtents && !isa<tensor::FromElementsOp>(op))
      return false;
    auto dynamic = isa<tensor::SplatOp>(op)
                       ? ValueRange(cast<tensor::SplatOp>(op).getDynamicSizes())
                   : hasExtents ? ValueRange(op->getOperands())
                                : ValueRange();
    sizes = getMixedValues(type.getShape(), dynamic, b);
  }
  arguments.addNumbers(sizes);
  return true;
}

static bool addPad(Arguments &arguments) {
  auto pad = arguments.getOp<tensor::PadOp>();
  arguments.addExtents(pad.getSource());
  arguments.addNumbers(pad.getMixedLowPad());
  arguments.addNumbers(pad.getMixedHighPad());
  return true;
}

static bool addConcat(Arguments &arguments) {
  auto concat = arguments.getOp<tensor::ConcatOp>();
  arguments.addExtentsInRow(concat.getInputs());
  arguments.addIndex(getRankOf(concat.getResult()));
  arguments.addIndex(concat.getDim());
  return true;
}

static bool addCollapseShape(Arguments &arguments) {
  auto collapse = arguments.getOp<tensor::CollapseShapeOp>();
  arguments.addExtents(collapse.getSrc());
  arguments.addNumbers(
      llvm::map_to_vector(collapse.getReassociationIndices(),
                          [](const ReassociationIndices &group) {
                            return static_cast<int64_t>(group.size());
                          }));
  return true;
}

/// Returns the dimensions less than `rank` for which `isDropped` is false.
static SmallVector<int64_t>
getKept(int64_t rank, llvm::function_ref<bool(int64_t)> isDropped) {
  SmallVector<int64_t> kept;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!isDropped(dim))
      kept.push_back(dim);
  return kept;
}

static bool addExtractSlice(Arguments &arguments) {
  auto slice = arguments.getOp<tensor::ExtractSliceOp>();
  llvm::SmallBitVector dropped = slice.getDroppedDims();
  arguments.addNumbers(slice.getMixedSizes());
  arguments.addNumbers(
      getKept(dropped.size(), [&](int64_t dim) { return dropped[dim]; }));
  return true;
}

static bool addGather(Arguments &arguments) {
  auto gather = arguments.getOp<tensor::GatherOp>();
  int64_t rank = getRankOf(gather.getSource());
  ArrayRef<int64_t> gathered = gather.getGatherDims();
  bool drops =
      getRankOf(gather.getResult()) < getRankOf(gather.getIndices()) - 1 + rank;
  arguments.addExtents(gather.getSource());
  arguments.addExtents(gather.getIndices());
  arguments.addNumbers(gathered);
  arguments.addNumbers(getKept(rank, [&](int64_t dim) {
    return drops && llvm::is_contained(gathered, dim);
  }));
  return true;
}

//===----------------------------------------------------------------------===//
// Structured operations
//===----------------------------------------------------------------------===//

/// Adds the extents of the first input that has the rank of the result. If
/// there is no such input, adds the extents of the destination.
static bool addElementwise(Arguments &arguments) {
  auto op = arguments.getOp<DestinationStyleOpInterface>();
  int64_t rank = getRankOf(arguments.result);
  for (OpOperand *input : op.getDpsInputOperands())
    if (isa<RankedTensorType>(input->get().getType()) &&
        getRankOf(input->get()) == rank) {
      arguments.addExtents(input->get());
      return true;
    }
  return addDestination(arguments);
}

/// Takes each extent of the result from an operand with the same indexing
/// expression: from an input if the expression is a single loop and an input
/// has it, otherwise from the destination. For example, the extents of a
/// convolution's result along which windows move come from the destination,
/// because windows need not reach the end of the input.
static bool addStructured(Arguments &arguments) {
  auto op = arguments.getOp<linalg::LinalgOp>();
  SmallVector<Value> operands;
  llvm::SmallDenseMap<AffineExpr, int64_t> places;
  OpOperand *destination = op.getTiedOpOperand(arguments.result);
  int64_t place = 0;
  auto addOperand = [&](OpOperand *operand) {
    if (!isa<RankedTensorType>(operand->get().getType()))
      return;
    operands.push_back(operand->get());
    for (AffineExpr expr : op.getMatchingIndexingMap(operand).getResults())
      places.try_emplace(expr, place++);
  };
  for (OpOperand *input : op.getDpsInputOperands())
    addOperand(input);
  int64_t ofDestination = place;
  addOperand(destination);
  SmallVector<int64_t> wanted;
  for (AffineExpr expr : op.getMatchingIndexingMap(destination).getResults()) {
    wanted.push_back(isa<AffineDimExpr>(expr) ? places.lookup(expr)
                                              : ofDestination);
    ++ofDestination;
  }
  arguments.addExtentsInRow(operands);
  arguments.addNumbers(wanted);
  return true;
}

/// Whether a matmul has user-defined indexing maps instead of those that its
/// name implies.
template <typename Op>
static bool hasOwnMaps(Operation *op) {
  auto product = dyn_cast<Op>(op);
  return product && product.hasUserDefinedMaps();
}

static bool addProduct(Arguments &arguments) {
  Operation *op = arguments.op;
  if (hasOwnMaps<linalg::MatmulOp>(op) ||
      hasOwnMaps<linalg::BatchMatmulOp>(op) ||
      hasOwnMaps<linalg::BatchReduceMatmulOp>(op))
    return false;
  arguments.addExtents(op->getOperand(0));
  arguments.addExtents(op->getOperand(1));
  return true;
}

static bool addTranspose(Arguments &arguments) {
  auto transpose = arguments.getOp<linalg::TransposeOp>();
  arguments.addExtents(transpose.getInput());
  arguments.addNumbers(transpose.getPermutation());
  return true;
}

static bool addBroadcast(Arguments &arguments) {
  auto broadcast = arguments.getOp<linalg::BroadcastOp>();
  arguments.addExtents(broadcast.getInput());
  arguments.addExtents(broadcast.getInit());
  arguments.addNumbers(broadcast.getDimensions());
  return true;
}

static bool addReduce(Arguments &arguments) {
  auto reduce = arguments.getOp<linalg::ReduceOp>();
  arguments.addExtents(reduce.getInputs().front());
  arguments.addNumbers(reduce.getDimensions());
  return true;
}

static bool addPack(Arguments &arguments) {
  auto pack = arguments.getOp<linalg::PackOp>();
  if (!pack.hasPureTensorSemantics())
    return false;
  auto order = llvm::to_vector(pack.getOuterDimsPerm());
  if (order.empty())
    order = getKept(pack.getSourceRank(), [](int64_t) { return false; });
  arguments.addExtents(pack.getSource());
  arguments.addNumbers(pack.getInnerDimsPos());
  arguments.addNumbers(pack.getMixedTiles());
  arguments.addNumbers(order);
  return true;
}

//===----------------------------------------------------------------------===//
// The table of all functions
//===----------------------------------------------------------------------===//

namespace {
struct ShapeFunction {
  llvm::StringLiteral name;
  MakeArguments make;
};
} // namespace

static constexpr ShapeFunction functions[] = {
    {"source", addSource},
    {"sizes", addSizes},
    {"destination", addDestination},
    {"elementwise", addElementwise},
    {"structured", addStructured},
    {"pad", addPad},
    {"concat", addConcat},
    {"collapse_shape", addCollapseShape},
    {"extract_slice", addExtractSlice},
    {"gather", addGather},
    {"transpose", addTranspose},
    {"broadcast", addBroadcast},
    {"reduce", addReduce},
    {"dot", addProduct},
    {"matmul", addProduct},
    {"matvec", addProduct},
    {"vecmat", addProduct},
    {"batch_matmul", addProduct},
    {"batch_matvec", addProduct},
    {"batch_vecmat", addProduct},
    {"batch_reduce_matmul", addProduct},
    {"mmt4d", addProduct},
    {"batch_mmt4d", addProduct},
    {"pack", addPack},
};

std::optional<SmallVector<Value>>
padlab::makeShapeArguments(StringRef function, OpResult result, OpBuilder &b) {
  auto it = llvm::find_if(functions, [&](const ShapeFunction &each) {
    return each.name == function;
  });
  if (it == std::end(functions))
    return std::nullopt;
  Arguments arguments(result, b);
  if (!it->make(arguments))
    return std::nullopt;
  return std::move(arguments.values);
}
