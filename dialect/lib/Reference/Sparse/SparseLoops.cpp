//===- SparseLoops.cpp - sparse_tensor: loops over what is stored ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sparse.h"

#include "../AffineMaps.h"

#include "llvm/ADT/STLExtras.h"

#include <numeric>

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

//===----------------------------------------------------------------------===//
// foreach
//===----------------------------------------------------------------------===//

/// Returns the linear indices of all elements of a dense tensor in the order in
/// which nested loops visit them. `order` lists the loops, the outermost first.
static SmallVector<int64_t> orderElements(const TensorValue &tensor,
                                          AffineMap order) {
  SmallVector<int64_t> numbers(tensor.getNumElements());
  std::iota(numbers.begin(), numbers.end(), 0);
  auto getKey = [&](int64_t linear) {
    SmallVector<int64_t> index = delinearizeSparse(linear, tensor.getShape());
    return llvm::map_to_vector(order.getResults(), [&](AffineExpr expr) {
      return *evaluate(expr, index);
    });
  };
  if (order)
    llvm::sort(numbers, [&](int64_t a, int64_t b) {
      return std::pair(getKey(a), a) < std::pair(getKey(b), b);
    });
  return numbers;
}

static LogicalResult evalForeach(sparse_tensor::ForeachOp op, Frame &frame) {
  // The elements are copied, because the body may bind the tensor's value
  // again.
  TensorValue elements = frame.getTensor(op.getTensor());
  SmallVector<int64_t> visited;
  if (isSparse(op.getTensor().getType())) {
    FailureOr<SparseTensorRef> tensor =
        requireSparse(op, op.getTensor(), frame);
    if (failed(tensor))
      return failure();
    visited.assign((*tensor)->getEntries());
  } else {
    visited = orderElements(elements, op.getOrder().value_or(AffineMap()));
  }
  Block::BlockArgListType arguments = op.getRegion().getArguments();
  unsigned rank = elements.getRank();
  SmallVector<RuntimeValue> carried = frame.copy(op.getInitArgs());
  for (int64_t linear : visited) {
    SmallVector<int64_t> index = delinearizeSparse(linear, elements.getShape());
    for (auto [argument, i] : llvm::zip(arguments, index))
      frame.bind(argument, Element::getIndex(op.getContext(), i));
    frame.bind(arguments[rank], elements.get(linear));
    frame.bind(ValueRange(arguments.drop_front(rank + 1)), carried);
    FailureOr<Operation *> yield = frame.run(op.getRegion());
    if (failed(yield))
      return failure();
    carried = frame.copy((*yield)->getOperands());
  }
  frame.bind(op->getResults(), carried);
  return success();
}

/// Does nothing: the parent operation reads the yielded values.
static LogicalResult evalSparseYield(sparse_tensor::YieldOp, Frame &) {
  return success();
}

//===----------------------------------------------------------------------===//
// Bodies of structured operations
//===----------------------------------------------------------------------===//

/// Whether the result of `op` may be absent.
static bool mayBeAbsent(Operation *op) {
  return isa<sparse_tensor::UnaryOp, sparse_tensor::BinaryOp,
             sparse_tensor::ReduceOp, sparse_tensor::SelectOp>(op);
}

bool reference::hasSparseOperations(Block &body) {
  return llvm::any_of(body, [](Operation &op) { return mayBeAbsent(&op); });
}

/// Refuses `op`, whose operands and result may be absent, if operations of
/// other kinds in the body compute its operands, or compute with its result: it
/// is not defined what those operations make of an absent value. The result of
/// a `sparse_tensor.reduce` may not be an operand, either. Loop indices
/// and constants are never absent, so that they may be operands.
static LogicalResult checkNeighbors(Operation *op, Frame &frame) {
  for (Value operand : op->getOperands()) {
    Operation *producer = operand.getDefiningOp();
    if (producer && producer->getBlock() == op->getBlock() &&
        !isa<sparse_tensor::UnaryOp, sparse_tensor::BinaryOp,
             sparse_tensor::SelectOp, linalg::IndexOp>(producer) &&
        !producer->hasTrait<OpTrait::ConstantLike>())
      return frame.unsupported(op, "an operand that the body computes");
  }
  for (Operation *user : op->getUsers())
    if (user->getBlock() != op->getBlock() ||
        (!mayBeAbsent(user) && !user->hasTrait<OpTrait::IsTerminator>()))
      return frame.unsupported(op, "a result that the body computes with");
  return success();
}

/// Marks the result of `op` as absent: if the body yields it, the output's
/// element is not changed.
static void bindAbsent(Operation *op, Frame &frame) {
  Value result = op->getResult(0);
  frame.bind(result, Element::poison(result.getType()));
  frame.absent.insert(result);
}

/// Binds the result to what `region` yields for `operands`; marks it as absent
/// if the region is empty.
static LogicalResult runBranch(Operation *op, Region &region,
                               ArrayRef<Element> operands, Frame &frame) {
  frame.absent.erase(op->getResult(0));
  if (region.empty()) {
    bindAbsent(op, frame);
    return success();
  }
  for (auto [argument, operand] :
       llvm::zip_equal(region.getArguments(), operands))
    frame.bind(argument, operand);
  FailureOr<Operation *> yield = frame.run(region);
  if (failed(yield))
    return failure();
  frame.bind(op->getResult(0), frame.getElement((*yield)->getOperand(0)));
  return success();
}

static LogicalResult evalSparseUnary(sparse_tensor::UnaryOp op, Frame &frame) {
  if (failed(checkNeighbors(op, frame)))
    return failure();
  if (frame.absent.contains(op.getX()))
    return runBranch(op, op.getAbsentRegion(), {}, frame);
  return runBranch(op, op.getPresentRegion(), frame.getElement(op.getX()),
                   frame);
}

/// Returns whether each of the two operands is stored at this point. Clears the
/// mark that the result was absent at the previous point.
template <typename Op>
static FailureOr<std::pair<bool, bool>> findStored(Op op, Frame &frame) {
  if (failed(checkNeighbors(op, frame)))
    return failure();
  frame.absent.erase(op.getResult());
  return std::pair(!frame.absent.contains(op.getX()),
                   !frame.absent.contains(op.getY()));
}

static LogicalResult evalSparseBinary(sparse_tensor::BinaryOp op,
                                      Frame &frame) {
  FailureOr<std::pair<bool, bool>> stored = findStored(op, frame);
  if (failed(stored))
    return failure();
  auto [hasX, hasY] = *stored;
  if (!hasX && !hasY) {
    bindAbsent(op, frame);
    return success();
  }
  const Element x = frame.getElement(op.getX()),
                y = frame.getElement(op.getY());
  if (hasX && hasY)
    return runBranch(op, op.getOverlapRegion(), {x, y}, frame);
  if (hasX ? op.getLeftIdentity() : op.getRightIdentity()) {
    frame.bind(op.getResult(), hasX ? x : y);
    return success();
  }
  return runBranch(op, hasX ? op.getLeftRegion() : op.getRightRegion(),
                   hasX ? x : y, frame);
}

/// Evaluates one step of a reduction. If the element of the input is not
/// stored, the output's element is unchanged. If the output's element is not
/// stored yet, the identity takes its place.
static LogicalResult evalSparseReduce(sparse_tensor::ReduceOp op,
                                      Frame &frame) {
  FailureOr<std::pair<bool, bool>> stored = findStored(op, frame);
  if (failed(stored))
    return failure();
  auto [hasX, hasY] = *stored;
  auto isOutput = [&](Value value) {
    auto argument = dyn_cast<BlockArgument>(value);
    auto yield = op->getBlock()->getTerminator();
    unsigned inputs =
        op->getBlock()->getNumArguments() - yield->getNumOperands();
    return argument && argument.getOwner() == op->getBlock() &&
           argument.getArgNumber() >= inputs;
  };
  if (isOutput(op.getX()) == isOutput(op.getY()))
    return frame.unsupported(op, "a reduction that is not into the output");
  bool outputIsX = isOutput(op.getX());
  if (!(outputIsX ? hasY : hasX)) {
    bindAbsent(op, frame);
    return success();
  }
  Element x = frame.getElement(hasX ? op.getX() : op.getIdentity()),
          y = frame.getElement(hasY ? op.getY() : op.getIdentity());
  return runBranch(op, op.getRegion(), {x, y}, frame);
}

static LogicalResult evalSparseSelect(sparse_tensor::SelectOp op,
                                      Frame &frame) {
  if (failed(checkNeighbors(op, frame)))
    return failure();
  frame.absent.erase(op.getResult());
  if (frame.absent.contains(op.getX())) {
    bindAbsent(op, frame);
    return success();
  }
  Element x = frame.getElement(op.getX());
  frame.bind(op.getRegion().getArgument(0), x);
  FailureOr<Operation *> yield = frame.run(op.getRegion());
  if (failed(yield))
    return failure();
  FailureOr<bool> isKept = frame.getCondition(op, (*yield)->getOperand(0));
  if (failed(isKept))
    return failure();
  if (*isKept)
    frame.bind(op.getResult(), x);
  else
    bindAbsent(op, frame);
  return success();
}

void reference::registerSparseLoopKernels(Kernels &kernels) {
  kernels.add<evalForeach>();
  kernels.add<evalSparseYield>();
  kernels.add<evalSparseUnary>();
  kernels.add<evalSparseBinary>();
  kernels.add<evalSparseReduce>();
  kernels.add<evalSparseSelect>();
}
