//===- SparseFaults.cpp - sparse programs that are wrong on purpose -------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SparseFaults.h"

#include "padlab/codegen/PlantedFaults.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace padlab;

static bool isSparseOperand(Value value) {
  return bool(sparse_tensor::getSparseTensorEncoding(value.getType()));
}

/// Drops the insertion `op` if it inserts a zero into a sparse tensor.
static void dropZeros(tensor::InsertOp op) {
  if (isSparseOperand(op.getDest()) &&
      (matchPattern(op.getScalar(), m_Zero()) ||
       matchPattern(op.getScalar(), m_AnyZeroFloat())))
    op.getResult().replaceAllUsesWith(op.getDest());
}

/// Drops the last insertion before the tensor is loaded.
static void dropLastInsert(sparse_tensor::LoadOp op) {
  if (auto insert = op.getTensor().getDefiningOp<tensor::InsertOp>())
    op.getTensorMutable().assign(insert.getDest());
}

static void swapAmounts(tensor::PadOp op) {
  if (!isSparseOperand(op.getSource()) || !op.getLow().empty() ||
      !op.getHigh().empty())
    return;
  SmallVector<int64_t> low(op.getStaticLow()), high(op.getStaticHigh());
  op.setStaticLow(high);
  op.setStaticHigh(low);
}

/// In a body that reads several sparse tensors, changes each `Op` on two
/// elements so that the sparsifier visits other elements: only the elements
/// that both tensors store, instead of those that at least one tensor stores.
/// With `visitsEither`, the change is the opposite: the sparsifier visits
/// elements that only one tensor stores, too, and the result is then the stored
/// element.
template <typename Op, bool visitsEither>
static void visitOthers(linalg::GenericOp op) {
  if (llvm::count_if(op.getInputs(), isSparseOperand) < 2)
    return;
  auto isInput = [&](Value value) {
    auto argument = dyn_cast<BlockArgument>(value);
    return argument && argument.getArgNumber() < op.getNumDpsInputs();
  };
  for (Op each : llvm::make_early_inc_range(op.getBody()->getOps<Op>())) {
    if (!llvm::all_of(each->getOperands(), isInput))
      continue;
    OpBuilder b(each);
    Location loc = each.getLoc();
    Type type = each.getType();
    auto binary = sparse_tensor::BinaryOp::create(
        b, loc, type, each.getLhs(), each.getRhs(), visitsEither, visitsEither);
    each.getResult().replaceAllUsesWith(binary.getResult());
    Block *overlap =
        b.createBlock(&binary.getOverlapRegion(), {}, {type, type}, {loc, loc});
    Value both =
        Op::create(b, loc, overlap->getArgument(0), overlap->getArgument(1));
    sparse_tensor::YieldOp::create(b, loc, both);
    each.erase();
  }
}

static void swapInputs(sparse_tensor::ConcatenateOp op) {
  Value first = op.getInputs()[0], second = op.getInputs()[1];
  if (first.getType() != second.getType())
    return;
  op->setOperand(0, second);
  op->setOperand(1, first);
}

/// Swaps row and column in the body of a loop over a matrix whose levels are
/// not its dimensions in their order, as if the sparsifier passed the
/// coordinates of the levels instead of those of the dimensions.
static void swapCoordinates(sparse_tensor::ForeachOp op) {
  auto type = cast<RankedTensorType>(op.getTensor().getType());
  if (type.getRank() != 2 || !isSparseOperand(op.getTensor()) ||
      sparse_tensor::getSparseTensorEncoding(type).isIdentity())
    return;
  Value row = op.getRegion().getArgument(0),
        column = op.getRegion().getArgument(1);
  SmallVector<OpOperand *> rows =
      llvm::map_to_vector(row.getUses(), [](OpOperand &use) { return &use; });
  column.replaceAllUsesWith(row);
  for (OpOperand *use : rows)
    use->set(column);
}

/// Makes the number of stored values too large by one.
static void miscount(sparse_tensor::NumberOfEntriesOp op) {
  OpBuilder b(op->getContext());
  b.setInsertionPointAfter(op);
  Value one = arith::ConstantIndexOp::create(b, op.getLoc(), 1);
  auto more = arith::AddIOp::create(b, op.getLoc(), op.getResult(), one);
  op.getResult().replaceAllUsesExcept(more, more);
}

/// Makes transpositions of sparse tensors with equal static extents, such as
/// square matrices, keep the order of the dimensions.
static void keepSquares(linalg::TransposeOp op) {
  if (!isSparseOperand(op.getInput()) && !isSparseOperand(op.getInit()))
    return;
  ArrayRef<int64_t> shape =
      cast<ShapedType>(op.getInput().getType()).getShape();
  if (!llvm::all_equal(shape) || ShapedType::isDynamicShape(shape))
    return;
  op.setPermutation(llvm::to_vector(llvm::seq<int64_t>(0, shape.size())));
}

static void dropAbsent(sparse_tensor::UnaryOp op) {
  op.getAbsentRegion().getBlocks().clear();
}
static void dropOverlap(sparse_tensor::BinaryOp op) {
  op.getOverlapRegion().getBlocks().clear();
}
/// Makes a binary operation skip the elements that only its right operand
/// stores.
static void dropRight(sparse_tensor::BinaryOp op) {
  op.getRightRegion().getBlocks().clear();
  op.setRightIdentity(false);
}

namespace {
struct SparseFault {
  PlantedFault fault;
  void (*plant)(ModuleOp program);
};
} // namespace

/// Calls `plant` on all operations of kind `Op`.
template <typename Op>
static void plantEach(ModuleOp program, void (*plant)(Op)) {
  program.walk([plant](Op op) { plant(op); });
}

static const SparseFault sparseFaults[] = {
    {{"sparse-zeros", "insertions of zeros store nothing"},
     [](ModuleOp program) { plantEach(program, dropZeros); }},
    {{"sparse-last-insert", "the end of insertions misses the last one"},
     [](ModuleOp program) { plantEach(program, dropLastInsert); }},
    {{"sparse-pad", "low and high amounts of a pad are exchanged"},
     [](ModuleOp program) { plantEach(program, swapAmounts); }},
    {{"sparse-sum", "a sum visits what both operands store"},
     [](ModuleOp program) {
       plantEach(program, visitOthers<arith::AddIOp, false>);
       plantEach(program, visitOthers<arith::AddFOp, false>);
     }},
    {{"sparse-product",
      "a product visits what either operand stores, and is that where the "
      "other stores nothing"},
     [](ModuleOp program) {
       plantEach(program, visitOthers<arith::MulIOp, true>);
       plantEach(program, visitOthers<arith::MulFOp, true>);
     }},
    {{"sparse-concat", "two inputs of a concatenation change places"},
     [](ModuleOp program) { plantEach(program, swapInputs); }},
    {{"sparse-coordinates", "a loop gets coordinates of levels"},
     [](ModuleOp program) { plantEach(program, swapCoordinates); }},
    {{"sparse-count", "an entry too many is counted"},
     [](ModuleOp program) { plantEach(program, miscount); }},
    {{"sparse-transpose", "square sparse matrices are not transposed"},
     [](ModuleOp program) { plantEach(program, keepSquares); }},
    {{"sparse-absent", "what is not stored is passed over"},
     [](ModuleOp program) { plantEach(program, dropAbsent); }},
    {{"sparse-overlap", "what both operands store is passed over"},
     [](ModuleOp program) { plantEach(program, dropOverlap); }},
    {{"sparse-right", "what the right operand alone stores is passed over"},
     [](ModuleOp program) { plantEach(program, dropRight); }},
};

const std::vector<PlantedFault> &padlab::getSparseFaults() {
  static const std::vector<PlantedFault> faults = [] {
    std::vector<PlantedFault> all;
    for (const SparseFault &each : sparseFaults)
      all.push_back(each.fault);
    return all;
  }();
  return faults;
}

void padlab::plantSparseFault(ModuleOp program, StringRef name) {
  for (const SparseFault &each : sparseFaults)
    if (each.fault.name == name)
      each.plant(program);
}
